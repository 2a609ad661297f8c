"""A back of bands woven one over the other, with a lozenge in each opening."""

from __future__ import annotations

from kit.geometry import Path, Point, polygon
from kit.svg import Canvas

EDGE = 24.0
FIELD_INSET = 50.0
PITCH = (46.0, 54.0)
BAND = 0.46
BAND_CORE = 0.16
GAP = 0.12


def lattice(width: float, height: float, dark: str, middle: str, light: str) -> Canvas:
    """A back of the given size: bands of paper `light` with a core of `middle` on a ground of `dark`."""
    art = Canvas()
    across, down = width - 2 * FIELD_INSET, height - 2 * FIELD_INSET
    columns, rows = round(across / 2 / PITCH[0]), round(down / 2 / PITCH[1])
    step_x, step_y = across / 2 / columns, down / 2 / rows
    art.box(FIELD_INSET, FIELD_INSET, across, down, dark, None)
    art.symbol("over", _crossing(step_x, step_y, middle, light))
    column = Canvas()
    for row in range(-rows, rows + 1, 2):
        column.use("over", 0, row * step_y)
    art.symbol("even", column)
    column = Canvas()
    for row in range(1 - rows, rows, 2):
        column.use("over", 0, row * step_y)
    art.symbol("odd", column)
    for index in range(-columns, columns + 1):
        parity = "odd" if (index + rows) % 2 else "even"
        art.use(parity, width / 2 + index * step_x, height / 2, scale_x=-1 if index % 2 else None)
    _frame(art, width, height, dark, light)
    return art


def _crossing(step_x: float, step_y: float, middle: str, light: str) -> Canvas:
    """Where two bands cross, the falling one on top: a rhombus of twice `step_x` by twice `step_y`."""

    def at(along: float, across: float) -> Point:
        return (along + across) * step_x / 2, (along - across) * step_y / 2

    def strip(half: float, start: float, end: float, *, rising: bool = False) -> Path:
        corners = [(start, -half), (end, -half), (end, half), (start, half)]
        return polygon([at(across, along) if rising else at(along, across) for along, across in corners])

    def band(half: float, end: float) -> Path:
        """The upper band whole and the lower one where it is seen, with some overlap on the next crossings."""
        under = BAND + GAP
        return strip(half, -end, end) + strip(half, -end, -under, rising=True) + strip(half, under, end, rising=True)

    art = Canvas()
    size = 0.3
    lozenge = polygon([(step_x - size * step_x / 2, 0), (step_x, -size * step_y / 2), (step_x, size * step_y / 2)])
    art.shape(band(BAND, 1.02), light, None).shape(band(BAND_CORE, 1.06), middle, None)
    return art.shape(lozenge + lozenge.mirrored(), light, None)


def _frame(art: Canvas, width: float, height: float, dark: str, light: str) -> None:
    """Paper over what the bands overrun, and a heavy and a fine line on it."""
    cover = FIELD_INSET - EDGE / 2
    inset = FIELD_INSET - cover / 2
    art.box(inset, inset, width - 2 * inset, height - 2 * inset, "none", light, cover, 14)
    for inset, line, corner in ((EDGE, 11, 16), (FIELD_INSET, 5, 6), (EDGE + 15, 2.5, 10)):
        art.box(inset, inset, width - 2 * inset, height - 2 * inset, "none", dark, line, corner)
