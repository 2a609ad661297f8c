"""The coins of the Neapolitan denari, each centred on the origin: fewer on a card are larger and richer."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch
from kit.geometry import Path, Point, ellipse, polar, polygon, spline, star
from kit.ornaments import sun_face
from kit.palette import NAPOLETANE as INKS
from kit.palette import PAPER
from kit.strokes import brush, growing, tapering
from kit.svg import INK, Canvas

COIN_RADIUS = 50
FLOWER_COIN_RADIUS = 125


def ray_coin(radius: float = COIN_RADIUS, rays: int = 8, *, face: bool = False) -> Canvas:
    """A black disc with a sun; a face in its middle on the larger coins, a boss on the small ones."""
    art = Lean()
    _rims(art, radius)
    art.shape(star(rays, radius * 0.76, radius * 0.46), INKS.yellow, None)
    dark_halves, lines = Path(), Path()
    for index in range(rays):
        angle = -90 + index * 360 / rays
        tip, foot = polar(radius * 0.73, angle), polar(radius * 0.36, angle)
        dark_halves += polygon([tip, polar(radius * 0.36, angle + 162 / rays), foot])
        lines += brush([polar(radius * 0.71, angle), foot], radius * 0.03, 2, growing)
        for reach, turn in ((0.57, 4), (0.5, 8)):
            ends = [polar(radius * reach, angle + turn), polar(radius * (reach - 0.14), angle + turn * 0.9)]
            lines += brush(ends, radius * 0.03, 2)
    art.shape(dark_halves, INKS.ochre, None).ink(lines)
    bead = radius * (0.085 if face else 0.07)
    for index in range(rays):
        x, y = polar(radius * 0.655, -90 + (index + 0.5) * 360 / rays)
        art.disc(x, y, bead, INKS.yellow, None)
        if face:
            moon: list[Point] = [
                (x - bead * 0.2, y - bead * 0.7),
                (x + bead * 0.7, y),
                (x - bead * 0.1, y + bead * 0.7),
            ]
            art.ink(brush(moon, bead * 0.5, 5))
    art.disc(0, 0, radius * 0.42, INKS.yellow, INK, radius * 0.055)
    if face:
        art.disc(0, 0, radius * 0.355, INKS.yellow, INK, radius * 0.03)
        return art.group(sun_face(radius * 0.335, 1.35))
    art.disc(0, 0, radius * 0.28, INKS.ochre, INK, radius * 0.05)
    art.disc(0, 0, radius * 0.16, INKS.yellow, INK, radius * 0.045)
    art.ink(hatch(ellipse(0, 0, radius * 0.27), 30, radius * 0.07, 0.4, "right", radius * 0.06))
    return art.disc(-radius * 0.02, -radius * 0.02, radius * 0.045, INK, None)


def _rims(art: Canvas, radius: float) -> None:
    """A black rim, a white ring and the black field inside it."""
    art.disc(0, 0, radius, INK, None).disc(0, 0, radius * 0.915, PAPER, None).disc(0, 0, radius * 0.82, INK, None)


def flower_coin(radius: float = FLOWER_COIN_RADIUS) -> Canvas:
    """The large coin: a face inside nine engraved petals, nine more behind them."""
    art = Lean()
    petals = 9
    art.disc(0, 0, radius, INK, None).disc(0, 0, radius * 0.95, PAPER, None)
    art.disc(0, 0, radius * 0.925, PAPER, INKS.blue_dark, 2.4).disc(0, 0, radius * 0.89, INK, None)
    for front, tip, foot, turn, fill in (
        (False, 0.76, 0.45, 20, INKS.ochre),
        (True, 0.82, 0.42, 0, INKS.yellow),
    ):
        for index in range(petals):
            _petal(art, radius, tip, foot, -90 + turn + index * 360 / petals, fill, engraved=front)
    for index in range(petals):
        x, y = polar(radius * 0.8, -70 + index * 360 / petals)
        art.disc(x, y, radius * 0.028, INKS.yellow, None)
    art.disc(0, 0, radius * 0.47, INKS.yellow, INK, 4)
    wreath = Path()
    for index in range(petals * 2):
        angle = index * 180 / petals
        leaf = [polar(radius * 0.45, angle), polar(radius * 0.41, angle + 5), polar(radius * 0.4, angle + 12)]
        wreath += brush(leaf, 4, 4)
    art.ink(wreath).disc(0, 0, radius * 0.385, INKS.yellow, INK, 3.2)
    return art.group(sun_face(radius * 0.35, 1.3))


def _petal(art: Canvas, radius: float, tip: float, foot: float, angle: float, fill: str, *, engraved: bool) -> None:
    def at(reach: float, turn: float) -> Point:
        return polar(radius * reach, angle + turn)

    shape = spline(
        [
            (*at(foot, -8), 0),
            at(0.58, -16),
            at(0.7, -15.5),
            at(tip - 0.03, -8),
            (*at(tip, 0), 0),
            at(tip - 0.03, 8),
            at(0.7, 15.5),
            at(0.58, 16),
            (*at(foot, 8), 0),
        ]
    )
    art.shape(shape, fill, INK, 3)
    if engraved:
        strokes = [brush([at(tip - 0.02, 0), at(0.46, 0)], 2, 3, growing)]
        for turn, end in ((4, 0.66), (-4, 0.66), (8, 0.6), (-8, 0.6), (11.5, 0.56)):
            line = [at(0.44, turn * 0.75), at((end + 0.44) / 2, turn * 0.9), at(end, turn)]
            strokes.append(brush(line, 3, 3, tapering))
        art.ink(*strokes)
