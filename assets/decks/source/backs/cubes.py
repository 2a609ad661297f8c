"""The classic back: a field of rhombic cubes in a double frame with a lattice margin, pure geometry."""

from __future__ import annotations

import math

from kit.geometry import Path, Point, polygon
from kit.strokes import brushes, even
from kit.svg import Canvas

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
    for x, y, across, down in (
        (30, 2, width - 60, FIELD_INSET - 2),
        (30, height - FIELD_INSET, width - 60, FIELD_INSET - 2),
        (12, 12, FIELD_INSET - 12, height - 24),
        (width - FIELD_INSET, 12, FIELD_INSET - 12, height - 24),
    ):
        art.box(x, y, across, down, light, None)


def _lattice(art: Canvas, width: float, height: float, dark: str) -> None:
    """Small lozenges in the margin, two and one in turn, evenly spaced from corner to corner."""
    inset = MARGIN_INSET + 2.5
    columns = round((width - 2 * inset) / LATTICE_STEP)
    rows = round((height - 2 * inset) / LATTICE_STEP)
    step_x, step_y = (width - 2 * inset) / columns, (height - 2 * inset) / rows

    def lozenge(x: float, y: float) -> Path:
        half_x, half_y = LATTICE_STEP * 0.36, LATTICE_STEP * 0.42
        return polygon([(x, y - half_y), (x + half_x, y), (x, y + half_y), (x - half_x, y)])

    side, end = Path(), Path()
    for row in range(rows + 1):
        side += lozenge(0, row * step_y) + lozenge(step_x, row * step_y)
        if row < rows:
            side += lozenge(step_x / 2, (row + 0.5) * step_y)
    for column in range(1, columns):
        end += lozenge((column + 0.5) * step_x, step_y / 2)
        if column < columns - 1:
            end += lozenge((column + 1) * step_x, 0) + lozenge((column + 1) * step_x, step_y)
    art.symbol("side", Canvas().ink(side, fill=dark)).symbol("end", Canvas().ink(end, fill=dark))
    art.use("side", inset, inset).use("side", width - inset - step_x, inset)
    art.use("end", inset, inset).use("end", inset, height - inset - step_y)
