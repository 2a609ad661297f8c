"""French heads turned three quarters to the left, their hair and beards."""

from __future__ import annotations

from french.features import Look, curl, eye, locks, moustache
from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Point, spline
from kit.strokes import brush, brushes, lively
from kit.svg import INK, Canvas

NOSES = {
    "straight": "-11,-16 -13.5,-5 -18,5 -22,11.5 -21,15.2 -15,16.2",
    "hooked": "-11,-17 -18,-7 -22.5,3 -24.5,12 -21,15.4 -14.5,15",
    "short": "-11,-15 -12.5,-5 -15,4 -19.5,10 -18.6,13.4 -13,14.6",
}
"""The line of the nose from the brow to its wing."""


BEARDS = {
    "trimmed": "-24,33 -16,37 -8,36 0,31 12,24 25,8! 34,6! 33,22 27,38 19,50 6,59 -8,64 -19,60 -26,46!",
    "full": "-24,33 -16,37 -8,36 0,31 12,24 25,8! 34,8! 34,24 29,36 26,48! 19,54 11,67! 4,69 -8,82! -12,69 -22,63! "
    "-21,53 -26,44!",
    "long": "-24,33 -16,37 -8,36 0,31 12,24 25,8! 34,8! 36,28 30,46 31,62! 22,68 20,84! 10,84 2,104! -6,90 -14,94! "
    "-16,78 -25,72! -22,58 -27,46!",
}
"""Beards that cover jaw and chin, by name."""


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
    strokes = eye(art, -20.5, -9.5, 0.74, look.eyes) + eye(art, 4.5, -8.5, 0.96, look.eyes)
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
        moustache(art, look, "-13,22.5 -22,20.6 -31,25 -40,21 -44,13", "-11,22.5 -1,20.4 9,25.4 18,21.6 23,13")
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
    art.ink(locks(strands, 2.1, 1.5))
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
    art.ink(locks(lines, 2.4, 2.8))
    if look.hair_style == "curls":
        for x, y, radius in ((54, -18, 10), (58, 2, 11), (57, 23, 11.5), (50, 43, 11), (34, 52, 9.5), (40, 30, 9)):
            curl(art, look, x, y, radius, x * 7)
        for x, y, radius in ((-40, -8, 8), (-42, 9, 8.5), (-40, 27, 8.5), (-33, 42, 7.5)):
            curl(art, look, x, y, radius, 180 - y * 3)
    elif look.hair_style != "short":
        low = 42 if look.hair_style == "bob" else 74
        left = spline(
            f"-20,-46 -34,-40 -44,-18 -40,0 -48,16 -42,{low - 18} -49,{low - 2}! -39,{low - 6} -34,{low + 6}! "
            f"-27,{low - 14} "
            "-25,20 -28,-20"
        )
        art.shape(left, look.hair, INK, 2.2)
        art.ink(
            locks(
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
    art.shape(fringe, look.hair, INK, 2.2).ink(locks(lines, 2))
