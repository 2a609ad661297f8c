"""Our emblem: a crowned shield with a broom between two sprigs."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Point, polygon, spline, symmetric
from kit.ornaments import crown
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, brushes
from kit.svg import INK, Canvas


def emblem() -> Canvas:
    """Our device: a crowned shield with a broom (scopa) between two sprigs of laurel, 200 x 230, centred."""
    art = Lean()
    for side in (-1, 1):
        stem: list[Point] = [(side * x, y) for x, y in ((6, 104), (52, 84), (80, 40), (82, -14))]
        art.shape(brush(stem, 5, 14), INKS.green, INK, 1.8)
        for x, y, turn in ((34, 95, -64), (56, 79, -48), (70, 58, -34), (79, 34, -18), (83, 8, -6)):
            for out in (-1, 1):
                leaf = spline("0,0! 7,-10 5,-22 0,-30! -5,-22 -7,-10").rotated(90 + turn + out * 38 - 90).moved(x, y)
                vein = brush("0,-2 0,-26", 1.3, 3).rotated(turn + out * 38).moved(x, y)
                if side < 0:
                    leaf, vein = leaf.mirrored(), vein.mirrored()
                art.shape(leaf, INKS.green if out < 0 else INKS.green_dark, INK, 1.8).ink(vein)
    shield = symmetric("0,-62 52,-66! 56,-30 50,20 30,56 0,78!")
    art.shape(shield, INKS.yellow, INK, 3.4)
    field = symmetric("0,-53 43,-57! 46,-28 41,17 25,47 0,66!")
    art.shape(field, INKS.blue, INK, 2.3).shape(shadow(field, 0.3), INKS.blue_dark, None)
    art.ink(hatch(field, 0, 4.2, 0.42, "right", 2.7, 3), hatch(field, 0, 5, 0.19, "left", 2.3, 4)).shape(
        field, "none", INK, 2
    )
    broom = Lean()
    broom.shape(polygon("-3.4,-58 3.4,-58 3.4,4 -3.4,4"), INKS.ochre, INK, 2.3)
    twigs = spline("-6,0! 6,0! 14,18 22,48! 8,54 -8,54 -22,48! -14,18")
    broom.shape(twigs, INKS.yellow, INK, 2.5)
    strands: list[list[Point]] = [[(x * 0.3, 6.0), (x * 0.7, 24.0), (x, 50.0)] for x in (-17, -11, -5, 1, 7, 13, 18)]
    broom.ink(brushes(1.6, *strands, steps=5))
    broom.shape(polygon("-9,8 9,8 10,14 -10,14"), INKS.red, INK, 1.8)
    art.group(broom, 0, 6, 0.92, 16)
    return art.group(crown(92, 40, 5, INKS.yellow, INKS.ochre, gem=INKS.red, balls=True, curvature=0.1), 0, -70)
