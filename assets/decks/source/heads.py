"""Heads and what is worn on them.

A head is drawn round the origin, its face 68 wide and about 104 high, chin at y = 52, and looks to the left;
give `Canvas.group` a negative `scale_x` to turn it.  The neck ends in a curve at y = 81; `neck_line` gives the
place of a collar round it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from clipping import Lean
from engraving import Limb, brush, brushes, comb, hatch, lively, ribbon, shadow, solid, tapering
from geometry import Node, Path, Point, contains, curve, ellipse, resampled, spline, symmetric
from palette import Palette
from svg import INK, Canvas

EYE_WHITE = "#fffdf5"
BLUSH = "#e2735c"


@dataclass(frozen=True)
class Look:
    """What makes one face differ from another.

    `hair_style` is "short", "bob" (to the jaw) or "long" (to the shoulders); `beard` "", "goatee" or "full".
    """

    inks: Palette
    hair: str
    hair_dark: str
    hair_style: str = "short"
    beard: str = ""
    moustache: bool = False
    lips: str = "#c23a2c"
    eyes: str = "#2c4a7c"
    stern: bool = False


def neck_line(x: float, y: float, scale: float, across: float = 10) -> list[Node]:
    """Where a collar lies round the neck of a head drawn at (x, y); `across` is the middle of the neck."""
    half = 31
    inner = ((-half, 60), (-half * 0.66, 73), (0, 80), (half * 0.66, 73), (half, 60))
    return [(x + (across + dx) * scale, y + dy * scale) for dx, dy in inner]


def _locks(lines: list[list[Point]], width: float = 2.2) -> Path:
    return Path(tuple(sub for line in lines for sub in brush(line, width, 8, lively).subpaths))


def _eye(art: Canvas, x: float, y: float, size: float, colour: str, glance: float = -2) -> list[Path]:
    """White and iris of an eye about 20 wide; returns its lids."""

    def at(dx: float, dy: float) -> Point:
        return x + dx * size * 1.12, y + dy * 1.1

    white = spline([(*at(-9, 1), 0), at(-3, -3.2), at(4, -3), (*at(9, 0.5), 0), at(3, 3.4), at(-4, 3.4)])
    art.shape(white, EYE_WHITE, None)
    art.disc(*at(glance, 0.1), 3.3, colour, None).disc(*at(glance, 0.1), 1.7, INK, None)
    art.disc(*at(glance - 0.9, -1), 0.7, "#fff", None)
    return [
        brush([at(-10, 1.8), at(-4, -3.4), at(3, -3.6), at(10, 1.2)], 3.0, 7, lively),
        brush([at(-7, 3.2), at(0, 4.8), at(8, 2.2)], 1.1, 5),
        brush([at(-8, -4.6), at(0, -7.4), at(9, -3.6)], 1.1, 5),
    ]


def _moustache(art: Canvas, look: Look, left: str, right: str, width: float = 8) -> None:
    for line in (left, right):
        whisker = brush(line, width, 9, lambda t: (0.75 + 0.25 * math.sin(math.pi * t)) * (1 - t) ** 0.55)
        art.shape(whisker, look.hair_dark, INK, 1.2)


def three_quarter_head(look: Look) -> Canvas:
    """Face turned three quarters to the left."""
    art = Lean()
    inks = look.inks
    _three_quarter_back_hair(art, look)
    neck = spline("-8,34! -6,58 -14,72! 0,80 16,81 34,72! 27,50 26,22!")
    art.shape(neck, inks.skin, INK, 2.2)
    art.shape(spline("-8,44! 10,52 26,26! 28,52 33,72! 14,74 2,58"), inks.skin_dark, None)
    art.ink(hatch(neck, -14, 3.4, 0.5, "right", 1.4, 3))
    face = spline("-27,-46 -33,-24 -30.5,-12 -34,4 -30,24 -21,43 -8,51 10,46 25,30 32,4 33,-26 18,-50 -8,-54")
    art.shape(face, inks.skin, INK, 2.4)
    art.shape(spline("33,-26 32,4 25,30 10,46 -6,50.6 8,40 19,22 22,2 26,-18"), inks.skin_dark, None)
    art.shape(spline("-9,-13 -6,-4 -9,9 -15,14 -8,16 -4,8 -1,-6"), inks.skin_dark, None)
    for x, y, across in ((10, 13, 9), (-25, 12, 4.5)):
        art.shape(ellipse(x, y, across, 6), BLUSH, None, opacity=".38")
    art.shape(spline("28,-10 36,-14 39,-4 34,10 28,14 26,2"), inks.skin, INK, 1.8)
    art.ink(brush("31,-7 35,-4 31,6", 1.4, 5))
    strokes = _eye(art, -20, -10, 0.78, look.eyes) + _eye(art, 5, -9, 1, look.eyes)
    brow = 2.5 if look.stern else 0
    strokes += [
        brush([(-29, -17), (-22, -21.5), (-12.5, -18 + brow)], 3.4, 6, lively),
        brush([(-6, -18 + brow), (4, -22.5), (18, -16)], 3.8, 6, lambda t: 0.9 * (1 - t) ** 0.6 + 0.1),
        brush("-11.5,-15 -12,-4 -18.5,8 -19,12 -14,14.5", 2, 9, lambda t: 0.25 + 0.75 * t),
        brush("-14,14.6 -8.5,15.6 -5.4,12 -6.6,8.4", 1.7, 6),
        brush("-16.5,14.2 -13,15.4", 1.8, 3),
        hatch(spline("-8,-12 -4,-6 -6,10 -12,14 -10,0"), 30, 3, 0.9, "right", 0.9, 4),
        hatch(face, 20, 3.1, 0.22, "right", 1.1, 5, inset=0.6),
        hatch(spline("10,10 32,0 24,30 8,45 6,34"), -30, 3.3, 0.5, "right", 1, 6, within=face),
    ]
    if look.stern:
        strokes.append(brushes(1.3, "-11,-24 -10,-17", "-30,-31 -12,-34 14,-30", "-14,18 -20,22 -24,28", steps=5))
    if look.beard != "full":
        art.shape(spline("-22,26.4! -16,23.6 -13.5,24.6 -10,23.2 1,26.6! -6,31.6 -13,33 -19,30.6"), look.lips, None)
        strokes += [
            brush("-23,26.4 -17,26.4 -13,27.4 -8,26.2 2.5,26", 1.9, 8),
            brush("-17,36 -12,37.2 -6,35.6", 1.2, 4),
        ]
    art.ink(*strokes)
    if look.beard == "full":
        beard = spline(
            "-23,33 -16,37 -8,36 0,31 12,24 25,10! 33,8! 33,20 28,34 24,46! 18,52 10,66! 4,68 -8,80! "
            "-12,68 -22,62! -20,52 "
            "-25,44!"
        )
        art.shape(beard, look.hair, INK, 2)
        strands = [
            [
                (-18 + 6 * k, 40 - 1.2 * k - 4 * max(0, k - 4)),
                (-16 + 4.9 * k, 54 - 2 * k),
                (-12 + 3 * k, 70 - 3.4 * k),
            ]
            for k in range(8)
        ]
        art.ink(brushes(2.2, *strands, steps=5))
        art.shape(spline("-19,27.6! -13,29 -5,27.4! -8,31.4 -13,32.4 -17,31"), look.lips, None)
        art.ink(brush("-19,27.4 -12,28.8 -4,27.2", 1.3, 5))
    elif look.beard == "goatee":
        tuft = spline("-20,39! -13,36 -5,38! -4,48 -9,56 -17,68! -19,56 -23,48")
        art.shape(tuft, look.hair_dark, INK, 1.8)
        art.ink(brushes(1.6, "-16,40 -15,52 -16,62", "-10,40 -11,50 -14,60", steps=4), fill=look.hair)
    if look.moustache:
        _moustache(art, look, "-13,22 -20,21 -30,25 -38,19", "-11,22 -2,20.6 9,25 17,18")
    _three_quarter_front_hair(art, look)
    return art


def _three_quarter_back_hair(art: Canvas, look: Look) -> None:
    outline = {
        "short": "-24,-50 8,-60 40,-48 50,-20 48,8 54,22 46,38 34,36 22,10 10,-30",
        "bob": "-26,-48 10,-62 46,-50 60,-16 63,24 60,50 48,64 28,64 14,48 24,10 10,-30",
        "long": "-26,-48 10,-62 46,-50 58,-16 60,20 68,46 62,70 70,92 56,104! 50,92 44,110! 34,92 24,100! "
        "16,70 24,10 10,-30",
    }[look.hair_style]
    art.shape(spline(outline), look.hair, INK, 2.6)
    lines: list[list[Point]] = []
    for index in range(7):
        t = index / 6
        if look.hair_style == "short":
            lines.append([(22 + 14 * t, -48 + 8 * t), (34 + 11 * t, -16), (28 + 20 * t, 8), (34 + 13 * t, 30 - 2 * t)])
        elif look.hair_style == "bob":
            lines.append([(32 + 8 * t, -46 + 4 * t), (38 + 18 * t, -8), (36 + 23 * t, 26), (28 + 27 * t, 56 - 4 * t)])
        else:
            lines.append(
                [
                    (32 + 8 * t, -46),
                    (38 + 16 * t, -8),
                    (32 + 27 * t, 26),
                    (26 + 36 * t, 54),
                    (28 + 34 * t, 84 - 4 * t),
                ]
            )
    art.ink(_locks(lines, 2.4))
    if look.hair_style != "short":
        low = 40 if look.hair_style == "bob" else 70
        left: list[Node] = [
            (-20, -46),
            (-34, -40),
            (-44, -14),
            (-45, 16),
            (-42, low),
            (-30, low + 4),
            (-25, 20),
            (-28, -20),
        ]
        art.shape(spline(left), look.hair, INK, 2.2)
        art.ink(
            _locks(
                [
                    [(-32, -34), (-38, -8), (-37, 18), (-37, low - 4)],
                    [(-29, -24), (-33, 2), (-31, 24), (-33, low)],
                ],
                1.8,
            )
        )


def _three_quarter_front_hair(art: Canvas, look: Look) -> None:
    if look.hair_style == "short":
        fringe = spline("-30,-38 -24,-56 6,-62 34,-54 46,-26 46,-2 38,6 36,-14 26,-32 8,-42 -14,-40 -26,-28")
        lines = [
            [
                (-18.0 + 8 * k, -43.0),
                (-4 + 8 * k, -52 + k),
                (14 + 6 * k, -46 + 4 * k),
                (28 + 4 * k, -26 + 6 * k),
            ]
            for k in range(5)
        ]
    else:
        fringe = spline("-30,-40 -20,-58 8,-64 38,-54 52,-22 54,10 46,30 40,8 33,-16 22,-36 0,-44 -18,-40 -28,-28")
        lines = [
            [
                (-20 + 9 * k, -44.0 + abs(k - 1)),
                (-6 + 9 * k, -54 + k),
                (14 + 7 * k, -48 + 4 * k),
                (30 + 4 * k, -28 + 8 * k),
                (40 + 2 * k, 2.0 + 4 * k),
            ]
            for k in range(5)
        ]
    art.shape(fringe, look.hair, INK, 2.2).ink(_locks(lines, 2))


def frontal_head(look: Look) -> Canvas:
    """A face seen from the front, its hair to the jaw on both sides."""
    art = Lean()
    inks = look.inks
    low = 44 if look.hair_style == "bob" else 84
    back = symmetric([(0, -62), (34, -56), (52, -26), (54, 10), (60, low - 10), (46, low + 8), (20, low), (0, low - 6)])
    art.shape(back, look.hair, INK, 2.6)
    neck = spline("-16,34! -17,58 -24,72! 0,82 24,72! 17,58 16,34!")
    art.shape(neck, inks.skin, INK, 2.2)
    art.shape(spline("-16,46 0,58 16,40 17,60 23,72! 4,76"), inks.skin_dark, None)
    art.ink(hatch(neck, -14, 3.4, 0.5, "right", 1.4, 3))
    face = symmetric("0,-52 22,-46 31,-20 30,10 22,36 10,49 0,52")
    art.shape(face, inks.skin, INK, 2.4)
    art.shape(shadow(face, 0.2), inks.skin_dark, None)
    art.shape(spline("3,-12 7,2 9,11 2,16 5,4"), inks.skin_dark, None)
    for side in (-1, 1):
        art.shape(ellipse(side * 17, 15, 7.5, 5.5), BLUSH, None, opacity=".38")
    strokes = _eye(art, -13, -8, 0.86, look.eyes, 0.5) + _eye(art, 13, -8, 0.86, look.eyes, -0.5)
    strokes += [
        brush("-24,-15 -15,-20 -5,-17", 3.2, 6, lively),
        brush("24,-15 15,-20 5,-17", 3.2, 6, lively),
        brush("4,-14 5,0 8,9 4,13.5", 2, 8, lambda t: 0.25 + 0.75 * t),
        brush("-6,11 -2,14.5 3,14.5", 1.7, 5),
        hatch(face, 16, 3.2, 0.2, "right", 1.1, 5, inset=0.6),
        hatch(face, -16, 4, 0.08, "left", 1, 6, inset=0.6),
        brush("-6,36 0,37.4 6,36", 1.2, 4),
        brush("-5,43 0,44 5,43", 1, 4),
    ]
    art.shape(spline("-12,26.5! -5,23.4 0,24.8 5,23.4 12,26.5! 6,31 0,32.6 -6,31"), look.lips, None)
    strokes.append(brush("-13,26 -5,26.6 0,27.6 5,26.6 13,26", 1.9, 8))
    art.ink(*strokes)
    if look.moustache:
        _moustache(art, look, "-1,22 -10,20 -20,25 -27,19", "1,22 10,20 20,25 27,19")
    for side in (-1, 1):
        lock: list[Node] = [
            (0, -60),
            (side * 26, -56),
            (side * 48, -30),
            (side * 52, 6),
            (side * 54, low - 10),
            (side * 44, low + 2),
            (side * 33, low - 8),
            (side * 30, 14),
            (side * 32, -8),
            (side * 22, -30),
            (0, -42),
        ]
        art.shape(spline(lock), look.hair, INK, 2.2)
        lines = [
            [
                (side * (4 + 6 * k), -54.0 + 2 * k),
                (side * (28 + 5 * k), -34 + 4 * k),
                (side * (34 + 4 * k), 0.0),
                (side * (34 + 4.4 * k), low - 14.0 + 2 * k),
            ]
            for k in range(4)
        ]
        art.ink(_locks(lines, 2))
    return art


def profile_head(look: Look) -> Canvas:
    """A face in pure profile, looking to the left."""
    art = Lean()
    inks = look.inks
    long_hair = look.hair_style != "short"
    neck = spline("-10,44! -7,58 -14,72! 2,80 18,81 36,72! 32,56 34,20!")
    art.shape(neck, inks.skin, INK, 2.2)
    art.shape(spline("-8,50 8,52 22,34! 34,24! 32,56 35,72! 18,74 4,60"), inks.skin_dark, None)
    art.ink(hatch(neck, -14, 3.4, 0.5, "right", 1.4, 3))
    face = spline(
        "-8,-52 -22,-40 -27,-24 -26.5,-14 -31,-4 -41,9! -39,13 -31,15! -34,20 -33.5,24! -29,25.5! -33,28.5 -32,33 "
        "-28,37 -31,45 -27,52 -18,55 -2,49 14,38 24,20 34,-10 26,-46"
    )
    art.shape(face, inks.skin, INK, 2.4)
    art.shape(spline("26,-30 30,-8 22,20 12,37 -4,48 -18,54 -8,42 6,30 14,8 16,-14"), inks.skin_dark, None)
    art.shape(ellipse(-12, 14, 8, 6), BLUSH, None, opacity=".38")
    art.shape(spline("-26,-9! -20,-12 -13,-8.5! -18,-5.4 -24,-5.5"), EYE_WHITE, None)
    art.disc(-21.6, -8.6, 3, look.eyes, None).disc(-22, -8.6, 1.6, INK, None)
    art.shape(spline("-33.5,21! -29,21.6 -24,25! -28,29 -33,30.5! -29.5,25.5!"), look.lips, None)
    art.ink(
        brush("-27,-8.6 -22,-13 -16,-12.4 -10,-8", 2.8, 7, lively),
        brush("-25,-5 -20,-3.6 -14,-6", 1.1, 5),
        brush("-25,-18 -19,-16.5 -12,-13.5", 1.1, 4),
        brush("-28,-18 -22,-23 -14,-23 -7,-19", 3.6, 7, lambda t: 0.25 + 0.75 * (1 - t)),
        brush("-33,13.5 -30,9 -32,6", 1.8, 5),
        brush("-36,13.2 -33,12.2", 2, 3),
        brush("-31,25.4 -27,25.6 -22,24.6", 1.9, 5),
        brush("-31,35.6 -28,37 -25,36.4", 1.2, 4),
        brush("-22,17 -19,23 -20,29", 1.1, 5),
        hatch(face, 14, 3.2, 0.22, "right", 1.1, 5, inset=0.6),
        hatch(spline("16,10 26,8 16,36 -4,48 -2,38"), -34, 3.3, 0.6, "right", 1, 6, within=face),
    )
    if look.beard == "goatee":
        beard = spline("-30,36! -25,34 -16,40 -6,46! -14,56 -22,64 -40,74! -36,58 -33,48")
        art.shape(beard, look.hair_dark, INK, 1.8)
        art.ink(
            brushes(1.5, "-27,40 -28,54 -34,66", "-21,44 -24,54 -30,64", "-15,47 -20,55 -26,62", steps=4),
            fill=look.hair,
        )
    if look.moustache:
        art.shape(
            brush(
                "-34,19 -28,18 -20,22 -12,18",
                7,
                9,
                lambda t: (0.75 + 0.25 * math.sin(math.pi * t)) * (1 - t) ** 0.55,
            ),
            look.hair_dark,
            INK,
            1.2,
        )
    art.shape(spline("10,-8 18,-12 22,-3 17,10 11,13 8,3"), inks.skin, INK, 1.8)
    art.ink(brush("12,-5 17,-3 13,7", 1.4, 5))
    outline = "-10,-50! -6,-60 18,-62 42,-48 52,-20 50,8 46,26 32,30! 26,12 24,-10 14,-18 6,-30"
    if long_hair:
        outline = (
            "-10,-50! -6,-60 18,-62 42,-48 54,-20 54,12 62,34 54,52 62,70 46,66! 42,74 30,64! 26,40 "
            "30,16 26,-8 14,-18 6,-30"
        )
    hair = spline(outline)
    art.shape(hair, look.hair, INK, 2.4)
    end = 56.0 if long_hair else 20.0
    lines: list[list[Point]] = [
        [(0 + 5 * k, -50.0), (16 + 5.6 * k, -34.0), (27 + 4.4 * k, -4.0), (31 + 4 * k, end - 2 * k)] for k in range(5)
    ]
    art.ink(_locks(lines, 2.2))
    return art


def plume(art: Canvas, spine: str, width: float, fill: str, dark: str, line: float = 2.2, tufts: int = 7) -> None:
    """A drooping ostrich plume along a spine, its barbs in tufts on both sides."""
    path = curve(spine)
    count = tufts * 2
    points = resampled(path, count)
    left: list[Node] = []
    right: list[Node] = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(count, index + 1)]
        length = math.dist(before, after) or 1
        ax, ay = (after[0] - before[0]) / length, (after[1] - before[1]) / length
        t = index / count
        half = width / 2 * (0.45 + 0.75 * math.sin(math.pi * (0.15 + 0.72 * t)))
        reach = half * (0.72 if index % 2 == 0 else 1.15)
        forward = 0 if index % 2 == 0 else width * 0.12
        for side, nodes in ((1, left), (-1, right)):
            px, py = x - side * ay * reach + ax * forward, y + side * ax * reach + ay * forward
            nodes.append((px, py, 0) if index % 2 == 0 else (px, py))
    tip = (
        points[-1][0] + (points[-1][0] - points[-2][0]) * 0.9,
        points[-1][1] + (points[-1][1] - points[-2][1]) * 0.9,
    )
    feather = spline([(*points[0], 0), *left[1:-1], tip, *right[-2:0:-1]])
    art.shape(feather, fill, INK, line)
    art.shape(shadow(feather, 0.3, 10), dark, None)
    art.ink(
        brush(path, 2.2, 8, tapering),
        comb(path, tufts * 2, width * 0.4, None, 1.5, bow=width * 0.14, seed=4),
        comb(path, tufts * 2, width * 0.4, None, 1.5, bow=width * 0.14, seed=5, side=-1),
    )
    art.shape(feather, "none", INK, line)


def beret(art: Canvas, crown_shape: Path, brim: Path, fill: str, dark: str, band: str, band_width: float = 9) -> None:
    """A soft cap: its crown, and a band along `brim`."""
    solid(art, crown_shape, fill, dark, angle=14, share=0.4, width=2.6, weight=1.8)
    inside = crown_shape.polygons()
    gathers = comb(brim, 15, 13, None, 2, side=-1, seed=6, bow=2)
    art.ink(Path(tuple(sub for sub in gathers.subpaths if contains(inside, *sub.segments[1].end)))).shape(
        ribbon(brim, band_width, 14), band, INK, 2.4
    )


def turban(art: Canvas, fill: str, dark: str, band: str) -> None:
    """A wound turban for a three-quarter head: rolls over a rolled brim."""
    for outline, angle in (
        ("-6,-50 -28,-62 -24,-82 0,-88 14,-74 10,-56", 40),
        ("36,-50 48,-62 44,-82 22,-88 8,-74 14,-56", -30),
        ("-10,-52 -16,-76 2,-98 26,-96 38,-76 32,-52", 8),
    ):
        solid(art, spline(outline), fill, dark, angle=angle, share=0.45, weight=1.8, width=2.6)
    art.ink(
        brushes(
            2.2,
            "6,-94 0,-78 2,-58",
            "18,-95 20,-78 16,-56",
            "-16,-80 -14,-70 -6,-60",
            "34,-82 34,-70 28,-58",
            steps=6,
        )
    )
    roll = Limb(curve("-36,-34 -24,-48 4,-55 34,-48 48,-30"), (16, 21, 22, 21, 16), True, True)
    art.shape(roll.outline(), band, INK, 2.6)
    twists = [[(-30 + 12 * k, -50.0 + 6 * abs(k - 3)), (-22 + 12 * k, -38.0 + 5 * abs(k - 3))] for k in range(7)]
    art.ink(brushes(2.2, *twists, steps=4), roll.rings(0.4, 3.6, 1.5, bow=0.2)).shape(roll.outline(), "none", INK, 2.6)
