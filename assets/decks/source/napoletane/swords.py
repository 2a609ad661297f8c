"""The swords of the Neapolitan spade: the blade up from y = 0, the hilt below it."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch
from kit.geometry import ellipse, polygon, spline, symmetric
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, brushes, even, tapering
from kit.svg import INK, Canvas
from napoletane.woodcut import swollen


def sword(length: float = 200, half_width: float = 19) -> Canvas:
    """Blade up from y = 0 to y = -length, the hilt below it to y = 118; the guard is 116 wide."""
    art = Lean()
    half = half_width
    art.shape(
        polygon([(-half, 0), (-half, -length + half * 1.1), (0, -length), (half, -length + half * 1.1), (half, 0)]),
        INKS.blue,
        INK,
        4,
    )
    dark = [
        (half * 0.3, 0.0),
        (half * 0.3, -length + half * 0.6),
        (half * 0.9, -length + half * 1.2),
        (half * 0.9, 0.0),
    ]
    art.shape(polygon(dark), INKS.blue_dark, None)
    fullers = [
        brush([(x * half, 0), (x * half, -length + half * (0.5 + abs(x) * 0.9))], 4.2, 2, lambda t: 1 - 0.5 * t)
        for x in (-0.3, 0.12, 0.52)
    ]
    art.ink(*fullers, brush([(-half * 0.62, 0), (-half * 0.62, -length * 0.6)], 2.6, 2, tapering))
    return sword_hilt(art)


def sword_hilt(art: Canvas) -> Canvas:
    """The three-lobed guard at y = 0, the grip and the pommel of three balls below it."""
    yellow, ochre = INKS.yellow, INKS.ochre
    grip = symmetric("0,20 13,26 16,44 12,66 6,84! 0,86")
    swollen(art, grip, yellow, 2.6)
    art.shape(spline("4,24 13,28 16,44 12,66 6,84 2,84 6,60"), ochre, None)
    spiral = [[(-15 + i * 0.9, 45 + i * 9), (-2, 36 + i * 9), (14 - i * 1.1, 30 + i * 9)] for i in range(6)]
    art.ink(brushes(3.6, *spiral, steps=4), hatch(grip, 0, 4, 0.3, "right", 2.6)).shape(grip, "none", INK, 2)
    for side in (-1, 1):
        lobe = ellipse(side * 32, 4, 15, 16)
        swollen(art, ellipse(side * 30, 4, 22), yellow, 3)
        art.shape(lobe, ochre, INK, 2.4)
        art.ink(hatch(lobe, 90, 4.2, 0.9, "both", 2.6)).shape(ellipse(side * 21, 4, 6.5, 9), yellow, INK, 2.4)
        art.shape(polygon([(side * 50, -2), (side * 58, 4), (side * 50, 10)]), INK, None)
    art.shape(symmetric("0,-28! 10,-16 11,-6 0,-2"), yellow, INK, 2.8).ink(brush("0,-22 0,-6", 3, 3))
    art.shape(symmetric("0,-10 14,-7 19,4 14,15 0,20"), yellow, INK, 3.2)
    art.disc(0, 4, 9.4, ochre, INK, 3).disc(0, 4, 4, yellow, INK, 2.2)
    for x, y in ((-16, 94), (16, 94), (0, 111)):
        art.disc(x, y, 8, yellow, INK, 3).disc(x, y, 2.6, INK, None)
    return art.disc(0, 93, 9, yellow, INK, 3).disc(-1, 92, 3.2, ochre, INK, 1.6)


def plain_blade(length: float, half_width: float) -> Canvas:
    """A blade alone, from y = 0 up, for the swords that figures hold."""
    art = Lean()
    half = half_width
    tip = -length + half * 1.7
    art.shape(polygon([(-half, 0), (-half, tip), (0, -length), (half, tip), (half, 0)]), INKS.blue, INK, 3)
    art.shape(
        polygon([(half * 0.15, 0), (half * 0.15, -length + half * 0.4), (half * 0.92, tip), (half * 0.92, 0)]),
        INKS.blue_dark,
        None,
    )
    art.shape(
        polygon([(-half * 0.76, 0), (-half * 0.76, tip), (-half * 0.5, tip), (-half * 0.5, 0)]),
        "#7fb0f2",
        None,
    )
    lines = [[(x * half, 0), (x * half, tip - half * 0.4)] for x in (-0.3, 0.15, 0.55)]
    return art.ink(brushes(3, *lines, steps=2, profile=even))
