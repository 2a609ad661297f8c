"""Heads of the Italian courts, in the manner of the old engravings: oval faces, heavy lids, waved hair.

A head is drawn round the origin, its face 64 wide and 108 high, chin at y = 52, and looks to the left; give
`Canvas.group` a negative `scale_x` to turn it.  The neck ends at y = 92, to be covered by a collar.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from kit.canvases import Lean
from kit.engraving import hatch
from kit.geometry import Path, Point, curve, ellipse, spline
from kit.hair import BEARDS, NOSES, PROFILE_NOSES, PROFILE_TRESSES, TRESSES, WHISKERS, YOUNG, Face, tress
from kit.strokes import brush, brushes, lively, strands, tapering
from kit.svg import INK, Canvas

EYE_WHITE = "#fffdf5"


def _eye(art: Canvas, x: float, y: float, across: float, face: Face, glance: float) -> list[Path]:
    """White and iris of a half-lidded eye; returns the ink of its lids and lashes."""

    def at(dx: float, dy: float) -> Point:
        return x + dx * across, y + dy

    white = spline([(*at(-10, 1.6), 0), at(-4, -2.8), at(3, -3.2), (*at(10, 0.8), 0), at(4, 3.4), at(-4, 3.8)])
    art.shape(white, EYE_WHITE, None)
    iris_x, iris_y = at(glance, 0.1)
    art.shape(ellipse(iris_x, iris_y - 0.4, 3.2 * max(0.82, across), 3.3), face.eyes, None)
    art.disc(iris_x, iris_y, 1.8, INK, None).disc(iris_x - 1, iris_y - 1.4, 0.6, "#ffffff", None)
    lid = spline([at(-11, 1.8), at(-4, -2.9), at(3, -3.4), at(11, 0.8), at(5, -6.4), at(-4, -6.4)])
    art.shape(lid, face.inks.skin_dark, None)
    return [
        brush([at(-11.5, 2.4), at(-4, -2.8), at(3, -3.4), at(11.5, 1.6)], 3.6, 8, lively),
        brush([at(-8, 3.6), at(-1, 5.2), at(8, 2.4)], 1.2, 5),
        brush([at(-10, -3), at(-2, -8.6), at(9, -5)], 1.3, 5),
        brush([at(-7, 7), at(0, 8.6), at(7, 6.4)], 0.9, 4),
    ]


def _neck(art: Canvas, face: Face, outline: str, shade: str) -> None:
    neck, dark = spline(outline), spline(shade)
    art.shape(neck, face.inks.skin, INK, 2.4).shape(dark, face.inks.skin_dark, None)
    art.ink(hatch(neck, -12, 3.2, 0.5, "right", 1.4, 3), hatch(dark, 24, 3.4, 0.8, "left", 1.1, 4, within=neck))
    art.shape(neck, "none", INK, 2.4)


def _whiskers(art: Canvas, face: Face, lines: Sequence[str], width: float) -> None:
    for line in lines:
        whisker = brush(line, width, 9, lambda t: (0.7 + 0.3 * math.sin(math.pi * t)) * (1 - t) ** 0.6)
        art.shape(whisker, face.hair_dark, INK, 1.3)
        art.ink(brush(curve(line).moved(0, -0.6), width * 0.16, 6, tapering), fill=face.hair_light)


def three_quarter(face: Face = YOUNG) -> Canvas:
    """Face turned three quarters to the left, hair to the jaw."""
    art = Lean()
    behind, beside, over = TRESSES[face.locks]
    tress(art, *behind, face, wave=4, curls=2)
    _neck(
        art,
        face,
        "-8,36! -7,60 -26,84 -42,98! 0,109 58,98! 34,84 29,56 27,22!",
        "-8,46! 6,58 24,34! 28,58 34,84 58,98! 20,106 8,70",
    )
    outline = spline(
        "-4,-57 -22,-50 -29,-32 -30.5,-15 -29.5,-8 -32.5,4 -31.5,18 -27,34 -19,47 -8,52.5 4,50 18,39 28,20 32,0 "
        "33,-28 22,-50"
    )
    art.shape(outline, face.inks.skin, INK, 2.4)
    art.shape(spline("33,-28 32,0 28,20 18,39 4,50 -5,52 8,42 18,24 21,4 24,-20"), face.inks.skin_dark, None)
    art.shape(spline("-10,-16 -8,-6 -12,6 -13,14 -7,15 -4,6 -3,-8"), face.inks.skin_dark, None)
    art.shape(spline("-22,2 -19,0 -17,8 -20,10"), "#fff4e0", None)
    strokes = _eye(art, -21, -8, 0.72, face, -2.6) + _eye(art, 4, -7, 1.0, face, -2.2)
    dip = 2.5 if face.stern else 0
    strokes += [
        brush([(-30, -17), (-23, -22), (-14, -18.5 + dip)], 3.8, 7, lively),
        brush(
            [(-7, -18.5 + dip), (4, -23), (13, -21), (19, -15)], 4.2, 8, lambda t: (0.35 + 0.65 * t) * (1 - t) ** 0.35
        ),
        brush(NOSES[face.nose], 2.2, 9, lambda t: 0.25 + 0.75 * t),
        brush("-15,16 -9,17 -6.4,13 -8,9", 1.8, 6),
        brush("-18.5,15.6 -14,16.2", 2.2, 3),
        brush("-7,-15 -9,-4", 1.2, 4),
        brush("-5,19 -1,24", 1.1, 4),
        hatch(spline("-9,-14 -5,-6 -7,8 -12,14 -11,0"), 26, 2.8, 0.9, "right", 1, 4, within=outline),
        hatch(outline, 18, 3, 0.24, "right", 1.2, 5, inset=0.6),
        hatch(spline("12,6 32,-4 26,28 8,46 4,36"), -32, 3.2, 0.55, "right", 1.1, 6, within=outline),
        hatch(spline("2,4 22,0 18,22 2,30"), 24, 3.4, 0.5, "right", 1, 9, within=outline),
        hatch(spline("-33,2 -29,30 -20,44 -26,18"), 12, 3.4, 0.6, "left", 1, 10, within=outline),
        hatch(spline("-30,-30 -14,-50 14,-52 30,-34 14,-40 -12,-40"), 80, 3.2, 0.7, "left", 1, 7, within=outline),
        hatch(spline("-22,36 -8,35 4,36 0,42 -12,43"), 8, 2.6, 0.8, "right", 0.9, 8, within=outline),
    ]
    if face.stern:
        strokes.append(brushes(1.2, "-12,-25 -11,-19", "-16,19 -21,23 -23,28", "16,-14 22,-12", steps=4))
    art.shape(spline("-23.5,27! -18,24.2 -14.5,25.4 -11,24 -2,27.4! -7,29.2 -14,29.4"), face.lips, None)
    art.shape(spline("-22,28! -14,29 -4,28! -8,33 -13.5,34 -19,32.4"), face.underlip, None)
    strokes += [
        brush("-24.5,27.4 -19,27.2 -14.5,28.6 -9.5,27.2 -0.5,26.6", 2.1, 8),
        brush("-18,36.6 -13,37.6 -7,36.2", 1.4, 4),
        brush("-17,46.5 -11,48 -5,46.4", 1, 4),
    ]
    art.ink(*strokes)
    if face.old:
        art.ink(
            brushes(
                1.2, "-27,-31 -10,-34 14,-30", "-24,-38 -8,-41 12,-37", "17,-6 22,-9", "17,-3 23,-2", "9,12 13,18 10,26"
            )
        )
    if face.beard in BEARDS:
        _beard(art, face)
    elif face.beard:
        tuft = spline("-20,38! -13,35.6 -6,38! -6,46 -10,55 -17,66! -19,56 -22,47")
        art.shape(tuft, face.hair_dark, INK, 1.6)
        art.ink(brushes(1.4, "-16,40 -15,50 -16,60", "-11,40 -12,48 -14,57", steps=4), fill=face.hair_light)
    if face.moustache:
        _whiskers(art, face, *WHISKERS[face.moustache])
    if beside:
        tress(art, *beside, face, wave=3, curls=1, line=2.2)
    else:
        ear = spline("27,-11 35,-15 39,-4 34,11 28,14 25,2")
        art.shape(ear, face.inks.skin, INK, 1.8).ink(brush("30,-8 35,-5 31,6", 1.4, 5))
    tress(art, *over, face, wave=4, curls=2 if beside else 1)
    return art


def _beard(art: Canvas, face: Face) -> None:
    outline, first, last = BEARDS[face.beard]
    shape = spline(outline)
    art.shape(shape, face.hair, INK, 2.2)
    art.ink(strands(first, last, 6, 1.6, since=0.06), fill=face.hair_light)
    art.ink(strands(first, last, 11, 2.6, heavy=0.6)).shape(shape, "none", INK, 2.2)


def frontal(face: Face = YOUNG) -> Canvas:
    """A face seen from the front, waved hair to the jaw on both sides."""
    art = Lean()
    tress(art, "-20,-40 -30,0 -30,46", "-2,-66 -2,0 -2,50", 6, face)
    tress(art, "20,-40 30,0 30,46", "2,-66 2,0 2,50", 6, face)
    _neck(
        art,
        face,
        "-16,36! -17,60 -28,80 -54,96! 0,110 54,96! 28,80 17,60 16,36!",
        "-15,46! 0,60 15,44! 17,62 28,80 54,96! 10,107 6,70",
    )
    outline = spline(
        "0,-57 20,-50 29,-30 29.5,-8 30,6 26,26 17,42 7,51 0,52.5 -7,51 -17,42 -26,26 -30,6 -29.5,-8 -29,-30 -20,-50"
    )
    art.shape(outline, face.inks.skin, INK, 2.4)
    art.shape(spline("29,-30 30,6 26,26 17,42 5,51 14,36 21,16 22,-8 23,-26"), face.inks.skin_dark, None)
    art.shape(spline("3,-14 6,0 9,11 3,16 4,4"), face.inks.skin_dark, None)
    strokes = _eye(art, -13, -7, 0.84, face, 0.4) + _eye(art, 13, -7, 0.84, face, -0.4)
    strokes += [
        brush("-26,-15 -16,-21.5 -5,-17.5", 3.8, 7, lively),
        brush("26,-15 16,-21.5 5,-17.5", 3.8, 7, lively),
        brush("4,-17 4.5,-4 7,8 8.5,12 5,16", 2, 8, lambda t: 0.25 + 0.75 * t),
        brush("-8,11 -6.5,15.4 -2,15 1,17 5,15.6", 1.8, 6),
        hatch(outline, 16, 3, 0.22, "right", 1.2, 5, inset=0.6),
        hatch(outline, -16, 3.8, 0.08, "left", 1, 6, inset=0.6),
        hatch(spline("12,14 29,4 24,30 6,48 4,38"), -34, 3.2, 0.55, "right", 1.1, 6, within=outline),
        hatch(spline("-26,-32 -14,-50 14,-50 26,-32 10,-38 -10,-38"), 80, 3.2, 0.7, "left", 1, 7, within=outline),
        brush("-7,37 0,38.4 7,37", 1.4, 4),
    ]
    art.shape(spline("-10.5,27! -4,24 0,25.4 4,24 10.5,27! 5,29 -5,29"), face.lips, None)
    art.shape(spline("-9,28! 0,28.6 9,28! 5,33 0,34 -5,33"), face.underlip, None)
    strokes.append(brush("-12,26.6 -5,27.2 0,28.4 5,27.2 12,26.6", 2.1, 8))
    art.ink(*strokes)
    for side in (-1, 1):
        inner = ((0, -50), (14, -45), (26, -28), (29, -4), (35, 14), (30, 34), (33, 54))
        outer = ((0, -67), (26, -63), (48, -42), (50, -12), (60, 10), (54, 32), (60, 54))
        tress(
            art,
            " ".join(f"{side * x},{y}" for x, y in inner),
            " ".join(f"{side * x},{y}" for x, y in outer),
            9,
            face,
            wave=4,
            curls=2,
            line=2.2,
        )
    return art


def profile(face: Face = YOUNG) -> Canvas:
    """A face in pure profile to the left, waved hair to the nape."""
    art = Lean()
    _neck(
        art,
        face,
        "-14,42! -12,60 -24,84 -44,98! 4,109 60,98! 42,84 34,60 34,20!",
        "-11,50 8,54 24,36! 36,24! 34,60 42,84 60,98! 22,106 4,66",
    )
    outline = spline(
        f"-2,-58 -17,-53 -25.5,-38 -27.5,-24 -26,-15 {PROFILE_NOSES[face.nose]} -30.5,18.5 -32.5,23! -29,26! "
        "-31.5,29.5 -29.5,33.5 -28,36.5 -31,43 -28.5,51 -19,55 -2,49 14,37 26,18 34,-10 26,-48"
    )
    art.shape(outline, face.inks.skin, INK, 2.4)
    art.shape(spline("28,-20 28,2 20,20 10,36 -6,48 -20,54 -10,40 4,28 12,8 14,-14"), face.inks.skin_dark, None)
    art.shape(spline("-25,-7! -20,-11 -12,-7.5! -17,-4 -23,-4"), EYE_WHITE, None)
    art.shape(ellipse(-21.4, -7.4, 2.8, 3.8), face.eyes, None).disc(-22, -7.4, 1.6, INK, None)
    art.shape(spline("-26,-8 -21,-13 -13,-11 -8,-7 -14,-15 -22,-15.5"), face.inks.skin_dark, None)
    art.shape(spline("-32,22.8! -27,22.2 -21,26! -28,26.2"), face.lips, None)
    art.shape(spline("-29,26.4! -21.5,26.4! -25,31.4 -30,33 -31.4,29.6"), face.underlip, None)
    dip = -2.5 if face.stern else 0
    art.ink(
        brush("-26.5,-7 -22,-12 -16,-11.6 -9,-6.4", 3, 7, lively),
        brush("-24,-3.6 -19,-2 -13,-4.4", 1.2, 5),
        brush("-25,-15 -19,-16 -11,-12", 1.2, 4),
        brush([(-28, -20 - dip), (-22, -25), (-13, -25), (-5, -19)], 3.4, 7, lambda t: 0.25 + 0.75 * (1 - t)),
        brush("-29.5,13.6 -26,10.5 -27.4,6.4", 1.9, 5),
        brush("-32.4,12.8 -29,12", 2.2, 3),
        brush("-31,25.6 -26.5,26.2 -20,25", 2.1, 5),
        brush("-28,36.6 -25.5,38 -22.5,37.2", 1.4, 4),
        brush("-23,18 -19.6,23 -20,28", 1.1, 5),
        hatch(outline, 14, 3, 0.24, "right", 1.2, 5, inset=0.6),
        hatch(spline("12,8 28,4 18,34 -6,50 -6,38"), -34, 3.2, 0.62, "right", 1.1, 6, within=outline),
        hatch(spline("-25,-34 -14,-52 10,-54 22,-40 0,-42"), 76, 3.2, 0.7, "left", 1, 7, within=outline),
    )
    if face.moustache:
        _whiskers(art, face, ("-34,19 -28,18 -19,22 -9,17",), 7)
    if face.beard:
        tuft = spline("-30,37! -25,35 -18,40 -8,46! -16,56 -26,62 -42,70! -36,56 -33,48")
        art.shape(tuft, face.hair_dark, INK, 1.6)
    inner, outer = PROFILE_TRESSES[face.locks]
    tress(art, inner, outer, 12, face, wave=4, curls=3)
    tress(art, "-12,-45 -5,-34 -3,-20 -6,-4 2,12", "-4,-58 12,-46 15,-24 11,-4 18,16", 5, face, curls=1, line=1.8)
    return art
