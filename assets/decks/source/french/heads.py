"""Heads, their hair and beards.

A head is drawn round the origin, its face 68 wide and about 104 high, chin at y = 52, and looks to the left;
give `Canvas.group` a negative `scale_x` to turn it.  The neck ends in a curve at y = 81; `neck_line` gives the
place of a collar round it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from kit.clipping import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Node, Nodes, Path, Point, curve, line_length, polar, resampled, spline, symmetric
from kit.palette import Palette
from kit.strokes import brush, brushes, lively, tapering
from kit.svg import INK, Canvas

EYE_WHITE = "#fffdf5"
NOSES = {
    "straight": "-11,-16 -13.5,-5 -18,5 -22,11.5 -21,15.2 -15,16.2",
    "hooked": "-11,-17 -18,-7 -22.5,3 -24.5,12 -21,15.4 -14.5,15",
    "short": "-11,-15 -12.5,-5 -15,4 -19.5,10 -18.6,13.4 -13,14.6",
}
"""The line of the nose from the brow to its wing."""


@dataclass(frozen=True)
class Look:
    """What makes one face differ from another.

    `hair_style` is "short", "bob" (to the jaw), "curls" (likewise, rolled) or "long" (to the shoulders); `beard` "",
    "goatee", "trimmed", "full" or "long"; `nose` one of NOSES. `old` adds the lines of age, `stern` knits the brows.
    """

    inks: Palette
    hair: str
    hair_dark: str
    hair_style: str = "short"
    beard: str = ""
    moustache: bool = False
    lips: str = "#b9382c"
    eyes: str = "#3a2a20"
    stern: bool = False
    old: bool = False
    nose: str = "straight"


def neck_line(x: float, y: float, scale: float, across: float = 10) -> list[Node]:
    """Where a collar lies round the neck of a head drawn at (x, y); `across` is the middle of the neck."""
    half = 31
    inner = ((-half, 60), (-half * 0.66, 73), (0, 80), (half * 0.66, 73), (half, 60))
    return [(x + (across + dx) * scale, y + dy * scale) for dx, dy in inner]


def _waved(line: Nodes, swing: float = 2.2, length: float = 26, start: float = 0.0) -> list[Point]:
    """A line that waves by `swing` to both sides, ever more, once in `length`."""
    spine = curve(line)
    count = max(8, round(line_length(spine) / 6))
    points = resampled(spine, count)
    waved: list[Point] = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(count, index + 1)]
        reach = math.dist(before, after) or 1
        t = index / count
        shift = swing * min(1.0, 1.6 * t) * math.sin(start + t * line_length(spine) / length * math.tau)
        waved.append((x - (after[1] - before[1]) / reach * shift, y + (after[0] - before[0]) / reach * shift))
    return waved


def _locks(lines: list[list[Point]], width: float = 2.2, swing: float = 2.2) -> Path:
    """Strands of hair, waving."""
    return Path(
        tuple(
            sub
            for index, line in enumerate(lines)
            for sub in brush(_waved(line, swing, start=0.5 * index), width, 12, lively).subpaths
        )
    )


def _curl(art: Canvas, look: Look, x: float, y: float, radius: float, turn: float) -> None:
    """A rolled lock."""
    art.disc(x, y, radius, look.hair, INK, 2)
    spiral = [polar(radius * (0.86 - 0.13 * k), turn + 62 * k, x, y) for k in range(6)]
    art.ink(brush(spiral, 2, 10, lively))


def _eye(art: Canvas, x: float, y: float, size: float, colour: str, glance: float = -1.6) -> list[Path]:
    """White and iris of an eye about 20 wide; returns its lids."""

    def at(dx: float, dy: float) -> Point:
        return x + dx * size * 1.08, y + dy * 1.05

    white = spline([(*at(-9, 1.2), 0), at(-3, -2.6), at(4, -2.6), (*at(9, 1), 0), at(3, 2.8), at(-4, 3)])
    art.shape(white, EYE_WHITE, None)
    art.disc(*at(glance, -0.3), 2.9, colour, None).disc(*at(glance - 0.8, -1.2), 0.6, "#fff", None)
    return [
        brush([at(-10.5, 2.4), at(-5, -2.8), at(3, -3.6), at(11, 1.8)], 3.5, 8, lively),
        brush([at(-6, 3.4), at(1, 4.4), at(8, 2.4)], 1.2, 5),
        brush([at(-7, -5), at(1, -7.4), at(9, -4)], 1.3, 5),
    ]


def _moustache(art: Canvas, look: Look, left: str, right: str, width: float = 9) -> None:
    for line in (left, right):
        whisker = brush(line, width, 11, lambda t: (0.72 + 0.28 * math.sin(math.pi * t)) * (1 - t) ** 0.6)
        art.shape(whisker, look.hair_dark, INK, 1.2)
        art.ink(brush(line, 1.3, 8, tapering), fill=look.hair)


BEARDS = {
    "trimmed": "-24,33 -16,37 -8,36 0,31 12,24 25,8! 34,6! 33,22 27,38 19,50 6,59 -8,64 -19,60 -26,46!",
    "full": "-24,33 -16,37 -8,36 0,31 12,24 25,8! 34,8! 34,24 29,36 26,48! 19,54 11,67! 4,69 -8,82! -12,69 -22,63! "
    "-21,53 -26,44!",
    "long": "-24,33 -16,37 -8,36 0,31 12,24 25,8! 34,8! 36,28 30,46 31,62! 22,68 20,84! 10,84 2,104! -6,90 -14,94! "
    "-16,78 -25,72! -22,58 -27,46!",
}
"""Beards that cover jaw and chin, by name."""

FRONTAL_BEARDS = {
    "trimmed": "0,36 10,32 22,24 29,6! 34,8! 33,26 26,44 14,58 0,62",
    "full": "0,36 10,32 22,24 29,6! 34,8! 35,28 33,44! 29,52 24,66! 18,70 11,88! 5,80 0,76",
}
"""The same seen from the front: the right half."""


def three_quarter_head(look: Look) -> Canvas:
    """Face turned three quarters to the left."""
    art = Lean()
    inks = look.inks
    _three_quarter_back_hair(art, look)
    neck = spline("-8,34! -6,58 -14,72! 0,80 16,81 34,72! 27,50 26,22!")
    art.shape(neck, inks.skin, INK, 2.2)
    art.shape(spline("-8,44! 10,52 26,26! 28,52 33,72! 14,74 2,58"), inks.skin_dark, None)
    art.ink(hatch(neck, -14, 3.4, 0.5, "right", 1.4, 3))
    face = spline(
        "-25,-48 -31,-30 -32.5,-19 -29.5,-9 -33.5,2 -33,15 -29,29 -22,43 -12,51 0,52 13,45 25,30 32,6 33,-26 18,-50 "
        "-4,-54"
    )
    art.shape(face, inks.skin, INK, 2.4)
    art.shape(spline("33,-26 32,6 25,30 13,45 0,51.5 9,40 18,24 21,4 25,-18"), inks.skin_dark, None)
    art.shape(spline("-10,-14 -7.5,-4 -9,7 -13.5,14.5 -8,16.5 -3.4,10 -2.6,-4 -5,-13"), inks.skin_dark, None)
    art.shape(spline("28,-10 36,-14 39,-4 34,10 28,14 26,2"), inks.skin, INK, 1.8)
    art.ink(brush("31,-7 35,-4 31,6", 1.4, 5))
    strokes = _eye(art, -20.5, -9.5, 0.74, look.eyes) + _eye(art, 4.5, -8.5, 0.96, look.eyes)
    brow = 3 if look.stern else 0
    strokes += [
        brush([(-30, -16), (-24, -21), (-13, -17.5 + brow)], 4, 7, lively),
        brush([(-6, -17.5 + brow), (3, -22), (12, -20), (20, -13)], 4.6, 8, lambda t: 0.95 * (1 - t) ** 0.55 + 0.05),
        brush(NOSES[look.nose], 2.4, 10, lambda t: 0.3 + 0.7 * t),
        brush("-14,16.2 -8.4,17 -4.8,13.4 -6.4,9", 1.8, 6),
        brush("-17.5,15.6 -13.4,16.6", 1.9, 3),
        hatch(spline("-9,-12 -4,-6 -4,8 -9,16 -12,10"), 24, 2.8, 0.9, "right", 1, 4),
        hatch(face, 22, 3, 0.26, "right", 1.2, 5, inset=0.6),
        hatch(spline("8,6 32,-4 25,30 10,46 4,34"), -32, 3.1, 0.6, "right", 1.1, 6, within=face),
        hatch(spline("-33,2 -29,30 -20,44 -26,20"), 12, 3.6, 0.6, "left", 1, 8, within=face),
    ]
    if look.stern:
        strokes.append(brushes(1.5, "-11,-25 -9.6,-17", steps=5))
    if look.old:
        strokes.append(
            brushes(
                1.3,
                "-26,-31 -10,-34 14,-30",
                "-24,-37 -8,-39.5 12,-36",
                "-4,14 0,20 -1,26",
                "16,-8 22,-11",
                "16,-5 23,-5",
                "-3,-1.5 5,0.6 12,-1.6",
                "15,12 13,18 9,22",
                steps=6,
            )
        )
    if look.beard not in BEARDS:
        art.shape(spline("-22,26.8! -16.5,24.2 -13.6,25.4 -10,24 0,26.8! -6,30.6 -13,31.8 -18.6,30"), look.lips, None)
        strokes += [
            brush("-23,26.6 -17,26.9 -13,27.8 -8,26.7 1.5,26.2", 2, 8),
            brush("-17,35.6 -12,36.8 -6,35", 1.4, 4),
            brush("-14,20 -13.4,23", 1.2, 3),
        ]
    art.ink(*strokes)
    if look.beard in BEARDS:
        _beard(art, look)
    elif look.beard == "goatee":
        tuft = spline("-20,38! -13,35 -5,37! -3,48 -8,58 -20,72! -19,58 -24,48")
        art.shape(tuft, look.hair_dark, INK, 1.8)
        art.ink(brushes(1.6, "-16,39 -15,52 -17,64", "-10,39 -11,50 -15,61", "-20,41 -20,50", steps=5), fill=look.hair)
    if look.moustache:
        _moustache(art, look, "-13,22.5 -22,20.6 -31,25 -40,21 -44,13", "-11,22.5 -1,20.4 9,25.4 18,21.6 23,13")
    _three_quarter_front_hair(art, look)
    return art


def _beard(art: Canvas, look: Look) -> None:
    shape = spline(BEARDS[look.beard])
    art.shape(shape, look.hair, INK, 2)
    low = {"trimmed": 58, "full": 72, "long": 92}[look.beard]
    art.shape(shadow(shape, 0.24, 20), look.hair_dark, None, opacity=".35")
    strands: list[list[Point]] = []
    for k in range(9):
        x, y = -20 + 6.2 * k, 40 - 0.8 * k - 4.2 * max(0, k - 4)
        fall = low - 2.2 * abs(k - 3) ** 1.35
        strands.append([(x, y), (x * 0.86 - 1, (y + fall) / 2), (x * 0.66 - 3, max(fall, y + 10))])
    art.ink(_locks(strands, 2.1, 1.5))
    art.shape(spline("-19,28! -13,29.4 -5,27.8! -8,31.4 -13,32.4 -17,31"), look.lips, None)
    art.ink(brush("-19.5,27.8 -12,29.2 -4,27.6", 1.5, 5))


def _three_quarter_back_hair(art: Canvas, look: Look) -> None:
    outline = {
        "short": "-24,-50 8,-60 40,-48 51,-24 47,-8 55,6 49,18 57,32 46,44! 42,35 33,41! 28,20 10,-30",
        "bob": "-26,-48 10,-62 46,-50 60,-24 57,-4 67,10 60,26 70,42 61,59! 54,54 51,67! 42,60 36,69! 28,58 20,46 "
        "24,10 10,-30",
        "curls": "-26,-48 10,-62 44,-50 56,-24 56,10 52,44 30,50 24,10 10,-30",
        "long": "-26,-48 10,-62 46,-50 60,-22 56,2 68,20 60,42 73,60 63,80 70,98! 57,94 54,110! 44,99 37,109! 30,92 "
        "22,72 24,10 10,-30",
    }[look.hair_style]
    mass = spline(outline)
    art.shape(mass, look.hair, INK, 2.6)
    art.shape(shadow(mass, 0.2), look.hair_dark, None, opacity=".4")
    low = {"short": 34.0, "bob": 58.0, "curls": 40.0, "long": 98.0}[look.hair_style]
    lines: list[list[Point]] = []
    for index in range(7):
        t = index / 6
        ends = [(32 + 9 * t, -48 + 8 * t), (37 + 16 * t, -12.0), (33 + 23 * t, low * 0.45), (29 + 29 * t, low - 6 * t)]
        lines.append([*ends])
    art.ink(_locks(lines, 2.4, 2.8))
    if look.hair_style == "curls":
        for x, y, radius in ((54, -18, 10), (58, 2, 11), (57, 23, 11.5), (50, 43, 11), (34, 52, 9.5), (40, 30, 9)):
            _curl(art, look, x, y, radius, x * 7)
        for x, y, radius in ((-40, -8, 8), (-42, 9, 8.5), (-40, 27, 8.5), (-33, 42, 7.5)):
            _curl(art, look, x, y, radius, 180 - y * 3)
    elif look.hair_style != "short":
        low = 42 if look.hair_style == "bob" else 74
        left = spline(
            f"-20,-46 -34,-40 -44,-18 -40,0 -48,16 -42,{low - 18} -49,{low - 2}! -39,{low - 6} -34,{low + 6}! "
            f"-27,{low - 14} "
            "-25,20 -28,-20"
        )
        art.shape(left, look.hair, INK, 2.2)
        art.ink(
            _locks(
                [
                    [(-32, -36), (-39, -10), (-40, 16), (-42, low - 4.0)],
                    [(-30, -28), (-34, 0), (-34, 22), (-36, low - 2.0)],
                ],
                1.9,
            )
        )


def _three_quarter_front_hair(art: Canvas, look: Look) -> None:
    if look.hair_style in ("short", "curls"):
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


def _frontal_beard(art: Canvas, look: Look) -> Path:
    """A beard seen from the front; returns its strands."""
    shape = symmetric(FRONTAL_BEARDS[look.beard])
    art.shape(shape, look.hair, INK, 2)
    art.shape(shadow(shape, 0.3), look.hair_dark, None, opacity=".35")
    _, _, _, low = shape.bounds()
    strands: list[list[Point]] = []
    for k in range(-4, 5):
        foot = low - 6 - 3.4 * abs(k)
        strands.append([(5.6 * k, 39 - 2.6 * abs(k)), (5.6 * k, (40 + foot) / 2), (4 * k, foot)])
    return _locks(strands, 2, 1.5)


def frontal_head(look: Look) -> Canvas:
    """A face seen from the front, its hair to the jaw on both sides."""
    art = Lean()
    inks = look.inks
    low = 84 if look.hair_style == "long" else 46
    back = symmetric(
        [
            (0, -62),
            (34, -56),
            (52, -28),
            (49, -8),
            (60, 10),
            (53, low - 18),
            (63, low - 2),
            (48, low + 8),
            (20, low),
            (0, low - 6),
        ]
    )
    art.shape(back, look.hair, INK, 2.6)
    neck = spline("-16,34! -17,58 -24,72! 0,82 24,72! 17,58 16,34!")
    art.shape(neck, inks.skin, INK, 2.2)
    art.shape(spline("-16,46 0,58 16,40 17,60 23,72! 4,76"), inks.skin_dark, None)
    art.ink(hatch(neck, -14, 3.4, 0.5, "right", 1.4, 3))
    face = symmetric("0,-52 22,-46 31,-20 30,10 22,36 10,49 0,52")
    art.shape(face, inks.skin, INK, 2.4)
    art.shape(shadow(face, 0.2), inks.skin_dark, None)
    art.shape(spline("3,-12 7,2 9,11 2,16 5,4"), inks.skin_dark, None)
    strokes = _eye(art, -13, -8, 0.86, look.eyes, 0.4) + _eye(art, 13, -8, 0.86, look.eyes, -0.4)
    strokes += [
        brush("-25,-14 -16,-20 -5,-16.5", 3.8, 7, lively),
        brush("25,-14 16,-20 5,-16.5", 3.8, 7, lively),
        brush("4,-14 5,0 9,9 4.4,14.4", 2.2, 8, lambda t: 0.25 + 0.75 * t),
        brush("-7,11.6 -2,15.4 4,15", 1.9, 5),
        hatch(spline("3,-12 8,2 9,12 4,14"), 20, 2.8, 0.9, "right", 1, 4),
        hatch(face, 18, 3, 0.26, "right", 1.2, 5, inset=0.6),
        hatch(face, -16, 3.8, 0.1, "left", 1, 6, inset=0.6),
        brush("-6,36 0,37.4 6,36", 1.3, 4),
        brush("-4,43.6 0,44.4 4,43.6", 1, 4),
    ]
    if look.beard:
        art.ink(*strokes)
        strokes = [_frontal_beard(art, look)]
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


PROFILE_NOSES = {
    "straight": "-32,-4 -42,9! -39.6,13.4 -31,15!",
    "hooked": "-35,-6 -42,2 -45.4,13! -40,14.6 -31,15.4!",
    "short": "-30,-5 -35,2 -41.4,7! -39,12 -31,14!",
}


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
        "-8,-52 -22,-42 -28,-26 -27.5,-15 "
        + PROFILE_NOSES[look.nose]
        + " -33.5,20 -33.5,24! -29,25.5! -33,28.5 -32,33 "
        "-28,37 -31,45 -27,52 -18,55 -2,49 14,38 24,20 34,-10 26,-46"
    )
    art.shape(face, inks.skin, INK, 2.4)
    art.shape(spline("26,-30 30,-8 22,20 12,37 -4,48 -18,54 -8,42 6,30 14,8 16,-14"), inks.skin_dark, None)
    art.shape(spline("-26,-9! -20,-12 -13,-8.5! -18,-5.4 -24,-5.5"), EYE_WHITE, None)
    art.disc(-21.8, -8.8, 2.8, look.eyes, None)
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
