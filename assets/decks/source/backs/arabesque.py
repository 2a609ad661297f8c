"""A back of damask: palmettes in a net of pointed arches, light on a dark ground."""

from __future__ import annotations

from kit.geometry import curve, ellipse, spline
from kit.strokes import brush, brushes, even
from kit.svg import Canvas

EDGE = 22.0
FIELD_INSET = 44.0
CELL = (100.0, 140.0)
"""Half width and half height of a cell of the net, in its own units."""
COLUMNS = 4


def arabesque(width: float, height: float, dark: str, middle: str, light: str) -> Canvas:
    """A back of the given size: ornament of paper `light` and of `middle` on a ground of `dark`."""
    art = Canvas()
    across, down = width - 2 * FIELD_INSET, height - 2 * FIELD_INSET
    step_x = across / COLUMNS
    rows = 2 * round(down / 2 / (step_x * CELL[1] / CELL[0]))
    step_y = down / rows
    art.box(FIELD_INSET, FIELD_INSET, across, down, dark, None)
    art.symbol("motif", _quarter_motif(dark, middle, light)).symbol("tile", _tile(dark, light))
    for column in range(COLUMNS):
        for row in range(rows):
            art.use(
                "tile",
                FIELD_INSET + (column + column % 2) * step_x,
                FIELD_INSET + (row + row % 2) * step_y,
                step_y / CELL[1] * (-1 if row % 2 else 1),
                scale_x=step_x / CELL[0] * (-1 if column % 2 else 1),
            )
    _frame(art, width, height, dark, light)
    return art


def _tile(dark: str, light: str) -> Canvas:
    """A quarter of one cell, a quarter of the next, turned round, and the arch between them."""
    art = Canvas()
    arch = curve("0,144 0,138 7,112 27,87 50,70 73,53 93,28 100,2 100,-4")
    art.shape(brush(arch, 13, 24, even), light, None).shape(brush(arch, 3, 24, even), dark, None)
    art.disc(50, 70, 10, light, None).disc(50, 70, 4, dark, None)
    return art.use("motif").use("motif", *CELL, turn=180)


def _quarter_motif(dark: str, middle: str, light: str) -> Canvas:
    """The lower right quarter of the palmette in a cell, its centre at the origin."""
    art = Canvas()
    art.shape(spline("-1,24! 10,32 18,50 14,72 -1,98!"), light, None)
    art.shape(spline("14,24! 40,16 62,26 66,48 52,60 40,50 48,40! 50,52 58,46 54,32 40,28"), light, None)
    art.shape(spline("22,42! 34,52 34,76 22,96 12,96! 24,82 26,60"), middle, None)
    art.shape(spline("24,-1! 36,10 54,11 80,-1!"), light, None)
    art.ink(
        brush("0,36 0,88", 7, 6),
        brushes(4, "34,-0.5 66,-0.5", steps=3),
        brush("22,24 40,21 56,30", 3, 5),
        fill=dark,
    )
    art.shape(ellipse(0, 112, 7, 9), light, None)
    art.shape(spline("-1,20! 9,17 15,9 18,-1! -1,-1!"), light, None)
    return art.shape(spline("-3,9! 5,7.5 8,4 9,-3! -3,-3!"), dark, None)


def _frame(art: Canvas, width: float, height: float, dark: str, light: str) -> None:
    """A light line, a heavy dark one and the edge of paper, over what the arches overrun."""
    for inset, colour, line, corner in (
        (FIELD_INSET - 4, light, 11, 4),
        ((EDGE + FIELD_INSET - 8) / 2, dark, FIELD_INSET - EDGE - 8, 14),
        (EDGE - 6, light, 12, 22),
    ):
        art.box(inset, inset, width - 2 * inset, height - 2 * inset, "none", colour, line, corner)
