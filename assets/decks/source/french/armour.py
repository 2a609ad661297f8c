"""The steel of the French courts."""

from __future__ import annotations

from french.half import AXIS
from kit.engraving import hatch, shadow
from kit.geometry import Point, curve, ellipse, polar, spline, symmetric
from kit.palette import FRENCH as INKS
from kit.strokes import brush, lively
from kit.svg import INK, Canvas

STEEL, STEEL_DARK, STEEL_LIGHT = "#cfdcf2", "#8fa9d8", "#f4f8ff"


def cuirass(art: Canvas, trim: str) -> None:
    """A breastplate of steel with a ridge down its middle, edged in gold."""
    plate = symmetric(
        [(AXIS, 262), (346, 268), (376, 292), (384, 340), (376, 392), (366, 430, 0), (AXIS, 440, 0)], axis=AXIS
    )
    art.shape(plate, STEEL, INK, 3).shape(shadow(plate, 0.5), STEEL_DARK, None)
    lit = spline([(238, 290), (258, 280), (252, 340), (254, 400), (240, 410), (228, 350)])
    art.shape(lit, STEEL_LIGHT, None)
    art.ink(
        hatch(plate, 8, 4.4, 0.24, "right", 1.6, 3),
        hatch(plate, -8, 5, 0.12, "left", 1.4, 4),
        brush([(AXIS, 276), (AXIS + 4, 350), (AXIS, 430)], 3.4, 9, lively),
    )
    neck: list[Point] = [(230, 270), (258, 296), (AXIS, 306), (322, 296), (350, 270)]
    art.shape(curve(neck), "none", INK, 13).shape(curve(neck), "none", INKS.yellow, 8)
    for side in (-1, 1):
        for reach, low in ((66, 330), (64, 380)):
            art.disc(AXIS + side * reach, low, 4.4, INKS.yellow, INK, 1.6)
        turns = ((12, 400), (34, 372), (50, 340), (40, 318), (26, 328), (34, 342))
        art.shape(curve([(AXIS + side * x, y) for x, y in turns]), "none", INKS.pair(trim)[0], 3)
    art.shape(plate, "none", INK, 3)


def pauldron(art: Canvas, side: int) -> None:
    """Three lames of steel over a shoulder, left (-1) or right (1)."""
    for x, y, wide, high in ((116, 344, 30, 22), (110, 322, 36, 25), (98, 298, 42, 30)):
        lame = ellipse(AXIS + side * x, y, wide, high).rotated(side * 28, AXIS + side * x, y)
        art.shape(lame, STEEL, INK, 2.8).shape(shadow(lame, 0.34), STEEL_DARK, None)
        art.ink(hatch(lame, 14, 4, 0.26, "right", 1.4, 3))
        rim = curve([polar(high - 4, angle, AXIS + side * (x + 2), y + 2) for angle in range(30, 151, 20)])
        art.shape(rim, "none", INKS.yellow, 3)
        art.shape(lame, "none", INK, 2.8)
    art.disc(AXIS + side * 98, 292, 7, INKS.yellow, INK, 2)
