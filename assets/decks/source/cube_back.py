"""The classic back: a field of rhombic cubes in a double frame with a lattice margin, pure geometry."""

from __future__ import annotations

import math

from engraving import brushes, even
from geometry import Path, Point, polygon
from svg import Canvas

CUBE_EDGE = 33.0
FIELD_INSET = 62.0
FRAME_INSET = 51.0
MARGIN_INSET = 20.0
LATTICE_STEP = 13.0
HALF_CUBE = CUBE_EDGE * math.sqrt(3) / 2


def cube_back(width: float, height: float, dark: str, middle: str, light: str) -> Canvas:
    """A back of the given size on paper `light`: `dark` for faces and lines, `middle` for the half tone."""
    art = Canvas()
    _cubes(art, width, height, dark, middle, light)
    _cover_margin(art, width, height, light)
    _lattice(art, width, height, dark)
    for inset, colour, line, corner in ((55, light, 9, 13), (FRAME_INSET, dark, 3, 16), (FIELD_INSET - 1, dark, 4, 8)):
        art.box(inset, inset, width - 2 * inset, height - 2 * inset, "none", colour, line, corner)
    return art


def _cubes(art: Canvas, width: float, height: float, dark: str, middle: str, light: str) -> None:
    """Rows of cubes, centred, that overrun the field by less than a cube."""
    art.symbol("cube", _cube(dark, middle, light))
    across = (width / 2 - FIELD_INSET) / HALF_CUBE + 1
    columns, odd_columns = int(across / 2), int((across + 1) / 2)
    rows = int((height / 2 - FIELD_INSET + CUBE_EDGE) / (1.5 * CUBE_EDGE))
    even_row, odd_row = Canvas(), Canvas()
    for column in range(-columns, columns + 1):
        even_row.use("cube", column * 2 * HALF_CUBE, 0)
    for column in range(-odd_columns, odd_columns):
        odd_row.use("cube", (column * 2 + 1) * HALF_CUBE, 0)
    art.symbol("even", even_row).symbol("odd", odd_row)
    for row in range(-rows, rows + 1):
        art.use("odd" if row % 2 else "even", width / 2, height / 2 + row * 1.5 * CUBE_EDGE)


def _cube(dark: str, middle: str, light: str) -> Canvas:
    art = Canvas()
    edge, half = CUBE_EDGE, HALF_CUBE
    art.shape(polygon([(0, -edge), (half, -edge / 2), (0, 0), (-half, -edge / 2)]), light, None)
    art.shape(polygon([(-half, -edge / 2), (0, 0), (0, edge), (-half, edge / 2)]), middle, None)
    art.shape(polygon([(half, -edge / 2), (0, 0), (0, edge), (half, edge / 2)]), dark, None)
    lines: list[list[Point]] = [[(-half + 1, -edge / 2 + k * edge / 6 + 3), (-1, k * edge / 6 + 3)] for k in range(6)]
    return art.ink(brushes(1.5, *lines, steps=2, profile=even), fill=dark)


def _cover_margin(art: Canvas, width: float, height: float, light: str) -> None:
    """Four strips of paper over what the cubes overrun, clear of the card's round corners."""
    outer, depth = MARGIN_INSET - 8, FIELD_INSET - MARGIN_INSET + 8
    for x, y, across, down in (
        (outer, outer, width - 2 * outer, depth),
        (outer, height - FIELD_INSET, width - 2 * outer, depth),
        (outer, outer, depth, height - 2 * outer),
        (width - FIELD_INSET, outer, depth, height - 2 * outer),
    ):
        art.box(x, y, across, down, light, None)


def _lattice(art: Canvas, width: float, height: float, dark: str) -> None:
    """Small lozenges in the margin: columns at both sides, rows at top and bottom between them."""
    step, half = LATTICE_STEP, LATTICE_STEP / 2

    def lozenge(x: float, y: float) -> Path:
        return polygon([(x, y - step * 0.42), (x + step * 0.36, y), (x, y + step * 0.42), (x - step * 0.36, y)])

    down = round((height / 2 - MARGIN_INSET - half) / step)
    across = round((width / 2 - FRAME_INSET) / step)
    columns, rows = Path(), Path()
    for index in range(-down, down + 1):
        columns += lozenge(0, index * step)
        if index < down:
            columns += lozenge(half, index * step + half)
        columns += lozenge(step, index * step)
    for index in range(-across, across + 1):
        rows += lozenge(index * step, 0) + lozenge(index * step, step)
        if index < across:
            rows += lozenge(index * step + half, half)
    art.symbol("side", Canvas().ink(columns, fill=dark)).symbol("end", Canvas().ink(rows, fill=dark))
    inner = FRAME_INSET - step - 9
    art.use("side", inner - half, height / 2).use("side", width - inner - half, height / 2)
    art.use("end", width / 2, inner - half).use("end", width / 2, height - inner - half)
