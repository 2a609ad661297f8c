"""French heads seen from the front."""

from __future__ import annotations

from french.features import Look, eye, locks, moustache
from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Node, Path, Point, spline, symmetric
from kit.strokes import brush, lively
from kit.svg import INK, Canvas

FRONTAL_BEARDS = {
    "trimmed": "0,36 10,32 22,24 29,6! 34,8! 33,26 26,44 14,58 0,62",
    "full": "0,36 10,32 22,24 29,6! 34,8! 35,28 33,44! 29,52 24,66! 18,70 11,88! 5,80 0,76",
}
"""The same seen from the front: the right half."""


def frontal_beard(art: Canvas, look: Look) -> Path:
    """A beard seen from the front; returns its strands."""
    shape = symmetric(FRONTAL_BEARDS[look.beard])
    art.shape(shape, look.hair, INK, 2)
    art.shape(shadow(shape, 0.3), look.hair_dark, None, opacity=".35")
    _, _, _, low = shape.bounds()
    strands: list[list[Point]] = []
    for k in range(-4, 5):
        foot = low - 6 - 3.4 * abs(k)
        strands.append([(5.6 * k, 39 - 2.6 * abs(k)), (5.6 * k, (40 + foot) / 2), (4 * k, foot)])
    return locks(strands, 2, 1.5)


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
    strokes = eye(art, -13, -8, 0.86, look.eyes, 0.4) + eye(art, 13, -8, 0.86, look.eyes, -0.4)
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
        strokes = [frontal_beard(art, look)]
    art.shape(spline("-12,26.5! -5,23.4 0,24.8 5,23.4 12,26.5! 6,31 0,32.6 -6,31"), look.lips, None)
    strokes.append(brush("-13,26 -5,26.6 0,27.6 5,26.6 13,26", 1.9, 8))
    art.ink(*strokes)
    if look.moustache:
        moustache(art, look, "-1,22 -10,20 -20,25 -27,19", "1,22 10,20 20,25 27,19")
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
        art.ink(locks(lines, 2))
    return art
