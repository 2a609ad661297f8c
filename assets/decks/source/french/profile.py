"""French heads in pure profile."""

from __future__ import annotations

import math

from french.features import EYE_WHITE, Look, locks
from kit.canvases import Lean
from kit.engraving import hatch
from kit.geometry import Point, spline
from kit.strokes import brush, brushes, lively
from kit.svg import INK, Canvas

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
    art.ink(locks(lines, 2.2))
    return art
