"""The moustached mask of the three of bastoni."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch
from kit.geometry import Path, Point, spline, symmetric
from kit.palette import NAPOLETANE as INKS
from kit.palette import PAPER
from kit.strokes import brush, brushes, tapering
from kit.svg import INK, Canvas


def mask() -> Canvas:
    """The moustached mask of the three of bastoni, 210 x 210, centred."""
    art = Lean()
    yellow, ochre = INKS.yellow, INKS.ochre
    for side in (-1, 1):
        _mask_ear(art, side)
    face = symmetric("0,-86 48,-80 76,-44 76,-4 68,34 50,74 30,98 0,106")
    art.shape(face, yellow, INK, 3.7)
    art.shape(spline("52,-76 76,-44 76,-4 68,34 50,74 30,98 8,105 30,82 50,40 58,-10"), ochre, None)
    art.shape(spline("8,-40 18,-8 26,14 14,22 20,8 8,-12"), ochre, None)
    art.ink(
        hatch(face, 16, 4, 0.32, "right", 3.2, 5, inset=1),
        hatch(face, -26, 4.4, 0.19, "right", 2.7, 6, inset=1),
        hatch(face, -16, 4.6, 0.14, "left", 2.5, 7, inset=1),
    )
    fringe = spline(
        "-84,-32! -88,-58 -74,-84 -48,-92 -26,-104 2,-98 28,-106 52,-94 76,-84 88,-58 84,-30! 74,-36 68,-54! 58,-46 "
        "48,-64! 36,-54 24,-70! 10,-58 -4,-70! -18,-56 -28,-68! -42,-50 -52,-62! -64,-44 -70,-54! -76,-38"
    )
    art.shape(fringe, yellow, INK, 3.2)
    curls = ((-72, -78), (-52, -84), (-30, -94), (-8, -92), (16, -92), (38, -94), (58, -86), (74, -74))
    for x, y in curls:
        away = 6 if x > 0 else -6
        ring: list[Point] = [(x, y), (x + away, y + 12), (x - 2, y + 24), (x - 8, y + 14), (x - 3, y + 8)]
        art.ink(brush(ring, 2.8, 9))
    art.shape(spline("-52,-6 -40,-13 -26,-12 -15,-6 -28,0 -42,0"), "#fff6c9", None)
    art.shape(spline("52,-6 40,-13 26,-12 15,-6 28,0 42,0"), "#fff6c9", None)
    strokes: list[Path] = []
    for side in (-1, 1):
        x = side * 33
        art.disc(x, -7, 5.4, "#6b4a16", None).disc(x, -7, 2.8, INK, None).disc(x - 1.6, -9, 1.2, "#fff", None)
        for points, width, steps in (
            ("13,-5 26,-15 42,-15 56,-5", 5.4, 8),
            ("18,-2 32,3 48,-2", 2.4, 6),
            ("20,4 34,12 52,4", 1.8, 6),
            ("24,-48 8,-44 0,-47", 2, 5),
            ("30,-58 12,-54 0,-56", 1.6, 5),
            ("56,-30 62,-24 64,-14", 1.6, 4),
        ):
            line = brush(points, width, steps)
            strokes.append(line if side > 0 else line.mirrored())
        for points, width, profile in (
            ("6,-17 18,-27 38,-35 64,-25", 10, lambda t: (1 - t) ** 0.5 * 0.9 + 0.1),
            ("14,14 28,22 40,44", 3, tapering),
            ("5,-20 3,-40", 3, tapering),
            ("44,22 50,34 48,48", 2.2, tapering),
        ):
            line = brush(points, width, 8, profile)
            strokes.append(line if side > 0 else line.mirrored())
    art.shape(symmetric("0,52 18,54 24,66 18,80 0,83"), "#5c0f14", INK, 3)
    art.shape(spline("-19,54 0,52 19,54 18,63 0,62 -18,63"), PAPER, INK, 1.8)
    art.shape(spline("-16,78 0,74 16,78 0,82"), PAPER, INK, 1.6)
    strokes += [brushes(1.8, *([(x, 53.0), (x, 62.0)] for x in (-12.0, -4.0, 4.0, 12.0)), steps=2, profile=lambda _: 1)]
    strokes += [
        brush("9,-24 10,-6 18,12 22,22 12,27", 3.2, 9, lambda t: 0.2 + 0.8 * t),
        brush("-9,-24 -10,-6 -17,12 -22,22 -12,27", 3, 9, lambda t: 0.2 + 0.8 * t),
        brush("-13,26 -5,30 0,32 6,30 13,26", 3.2, 7),
        brush("-12,96 0,99 12,96", 2, 5),
    ]
    art.ink(*strokes)
    for side in (-1, 1):
        whisker = spline("0,35! 14,34 36,42 54,60 70,80 92,80! 80,98 58,96 38,80 20,60 8,50 0,47!")
        hairs = [
            brush(
                [
                    (8 + 4 * k, 38 + 2.6 * k),
                    (34 + 3 * k, 50 + 3.6 * k),
                    (54 + 2 * k, 70 + 3.4 * k),
                    (84 - 5 * k, 84 + 2.4 * k),
                ],
                2.2,
                8,
            )
            for k in range(4)
        ]
        art.shape(whisker if side > 0 else whisker.mirrored(), yellow, INK, 3.4)
        art.ink(*(hair if side > 0 else hair.mirrored() for hair in hairs))
    return art


def _mask_ear(art: Canvas, side: int) -> None:
    ear = spline("70,-38 92,-48 104,-34! 98,-18 106,-6! 98,8 104,20! 94,32! 86,24 72,20")
    marks = brush("82,-34 94,-30 88,-14 92,0 84,10", 3, 9) + brush("76,-20 84,-12 79,2", 2, 5)
    art.shape(ear if side > 0 else ear.mirrored(), INKS.yellow, INK, 3.2)
    art.ink(marks if side > 0 else marks.mirrored())
