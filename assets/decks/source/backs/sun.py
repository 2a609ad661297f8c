"""A back with a great sun and four brooms (scope) that point to the corners, as on a printed wrapper."""

from __future__ import annotations

import math

from kit.geometry import Path, Point, curve, polar, polygon, spline, star, symmetric
from kit.strokes import brush, brushes, tapering
from kit.svg import Canvas

EDGE = 22.0
FIELD_INSET = 40.0
SUN = 128.0
RAYS = 16
BROOM = 250.0
WAVES = 16
STRAND_SWING = 8.0
STAR_PITCH = 46.0
STAR_INSET = 62.0


def sun(width: float, height: float, dark: str, gold: str, light: str) -> Canvas:
    """A back of the given size: ornament of paper `light` and `gold` on a ground of `dark`."""
    art = Canvas()
    centre_x, centre_y = width / 2, height / 2
    art.box(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, dark, None, corner=16)
    art.symbol("broom", _broom(dark, gold, light)).symbol("flower", _flower(dark, gold, light))
    reach_x, reach_y = centre_x - FIELD_INSET - 78, centre_y - FIELD_INSET - 84
    turn = math.degrees(math.atan2(reach_x, reach_y))
    for angle in (turn, -turn, 180 - turn, 180 + turn):
        x, y = polar(math.hypot(reach_x, reach_y), angle - 90, centre_x, centre_y)
        art.use("broom", x, y, turn=angle)
    palmette = reach_y * 0.5 + SUN * 0.62
    for side in (-1, 1):
        art.use("flower", centre_x, centre_y + side * palmette, turn=90 - side * 90)
    _stars(art, centre_x, centre_y, (reach_x, reach_y), palmette, gold)
    art.group(_sun(dark, gold, light), centre_x, centre_y)
    for inset, colour, line, corner in ((FIELD_INSET, light, 4, 10), (FIELD_INSET + 10, gold, 2.2, 6)):
        art.box(inset, inset, width - 2 * inset, height - 2 * inset, "none", colour, line, corner)
    return art


def _stars(art: Canvas, centre_x: float, centre_y: float, brush_end: Point, palmette: float, gold: str) -> None:
    """Small stars in rows, set off by half a step, wherever neither sun, broom nor palmette is near.

    `brush_end` is where the lower right broom has its brush and `palmette` how far the palmettes begin below and
    above, both from the centre.
    """
    art.symbol("star", Canvas().shape(star(4, 8, 3), gold, None))
    step = STAR_PITCH / 2
    columns, rows = int((centre_x - STAR_INSET) / step), int((centre_y - STAR_INSET) / step)
    length = math.hypot(*brush_end)
    for row in range(-rows, rows + 1):
        for column in range(-columns + (columns + row) % 2, columns + 1, 2):
            x, y = abs(column) * step, abs(row) * step
            near_sun = math.hypot(x, y) < SUN + 40
            near_broom = abs(x * brush_end[1] - y * brush_end[0]) / length < 26 or math.dist((x, y), brush_end) < 92
            near_palmette = x < 84 and palmette - 60 < y < palmette + 120
            if not (near_sun or near_broom or near_palmette):
                art.use("star", centre_x + column * step, centre_y + row * step)


def _broom(dark: str, gold: str, light: str) -> Canvas:
    """A broom of sorghum, brush up: the tip of the brush 60 above the origin, its stick below."""
    art = Canvas()
    art.box(-6, 60, 12, BROOM, light, dark, 4)
    head = spline("-13,66! -20,48 -34,10 -52,-50! -30,-58 0,-62 30,-58 52,-50! 34,10 20,48 13,66!")
    art.shape(head, light, dark, 4)
    straws: list[list[Point]] = [[(x * 0.3, 58), (x * 0.62, 6), (x, -56 + abs(x) * 0.12)] for x in range(-36, 37, 12)]
    art.ink(brushes(3.4, *straws, steps=4, profile=tapering), fill=dark)
    for y, half in ((56, 19), (38, 24), (20, 30)):
        art.shape(curve([(-half, y), (0, y + 6), (half, y)]), "none", dark, 12)
        art.shape(curve([(-half, y), (0, y + 6), (half, y)]), "none", gold, 7)
    return art


def _flower(dark: str, gold: str, light: str) -> Canvas:
    """A palmette of five leaves that opens downwards from the origin."""
    art = Canvas()
    for angle, length, fill in ((-58, 62, light), (58, 62, light), (-29, 84, gold), (29, 84, gold), (0, 104, light)):
        leaf = symmetric([(0, 0, 0), (15, length * 0.45), (11, length * 0.75), (0, length, 0)])
        vein = brush([(0, 10), (0, length * 0.8)], 4, 2, tapering)
        art.shape(leaf.rotated(angle), fill, dark, 3).ink(vein.rotated(angle), fill=dark)
    return art.disc(0, 0, 15, gold, dark, 4).disc(0, 0, 5, dark, None)


def _sun(dark: str, gold: str, light: str) -> Canvas:
    """The sun: a braided ring, straight and waving rays in turn, and a rose in its middle."""
    art = Canvas()
    art.disc(0, 0, SUN + 22, dark, None).disc(0, 0, SUN + 14, "none", light, 4)
    _braid(art, dark, gold, light)
    rays = Path()
    waves = Path()
    for index in range(RAYS):
        angle = index * 360 / RAYS
        if index % 2 == 0:
            rays += polygon([polar(44, angle - 9), polar(SUN - 20, angle), polar(44, angle + 9)])
        else:
            waves += brush(
                [polar(40, angle), polar(62, angle + 5), polar(84, angle - 4), polar(SUN - 22, angle)], 16, 10, tapering
            )
    art.shape(waves, light, None).shape(rays, gold, None)
    art.disc(0, 0, 50, gold, dark, 5).disc(0, 0, 41, dark, None)
    art.shape(star(8, 39, 20), light, None).shape(star(8, 24, 12, turn=-67.5), gold, dark, 2.5)
    return art.disc(0, 0, 8, dark, None)


def _braid(art: Canvas, dark: str, gold: str, light: str) -> None:
    """Two strands that wave along the ring and pass over one another in turn."""

    def strand(first: int, last: int, side: int) -> list[Point]:
        """Points four to a wave, from the crossing number `first` / 2 on."""
        return [
            polar(SUN + side * STRAND_SWING * (0, 1, 0, -1)[index % 4], index * 90 / WAVES)
            for index in range(first, last + 1)
        ]

    for side, colour in ((1, light), (-1, gold)):
        closed = spline(strand(0, 4 * WAVES - 1, side))
        art.shape(closed, "none", dark, 9).shape(closed, "none", colour, 5)
    over = curve(strand(-1, 1, 1))
    art.symbol("over", Canvas().shape(over, "none", dark, 9, stroke_linecap="butt").shape(over, "none", light, 5))
    for index in range(WAVES):
        art.use("over", turn=index * 360 / WAVES)
