"""The hands of all courts, each one contour with the lines between its fingers, as an engraver cuts them.

A hand is drawn on a canvas that may place, mirror or cut it.  Its wrist is at the origin and 18 wide, unless a
hand holds something: then the thing is at the origin.
"""

from __future__ import annotations

from kit.engraving import hatch, shadow
from kit.geometry import Nodes, spline
from kit.palette import Palette
from kit.strokes import brush, brushes, lively, tapering
from kit.svg import INK, Canvas

OUTLINE = 2.2
"""Thickness of a hand's contour."""


def _flesh(art: Canvas, contour: Nodes, inks: Palette, angle: float, share: float = 0.3) -> None:
    """The skin inside a contour, in its layers."""
    shape = spline(contour)
    art.shape(shape, inks.skin, INK, OUTLINE).shape(shadow(shape, share, angle), inks.skin_dark, None)
    art.ink(hatch(shape, angle, 3, 0.26, "right", 1.1, 3)).shape(shape, "none", INK, OUTLINE)


def open_hand(art: Canvas, inks: Palette) -> Canvas:
    """A hand at rest, seen from its back and pointing down to y = 61, the thumb to the left."""
    _flesh(
        art,
        "-9,-3! -10,5 -14,12 -20.5,21 -23.5,31 -22,37.5 -18.6,38 -16.6,31 -13,25.5 -10.6,24.6! -12,33 -14.4,43 -15,52 "
        "-12.6,56 -9.4,53.5 -7.4,44 -4.8,34! -5,46 -5.6,56 -3.6,61 -0.6,60.4 0.6,54 1.2,44 1.6,34! 3.2,44 3.4,53 "
        "5.4,58.4 8.4,57 8.8,48 7.4,33! 10.6,40 12.6,46.4 15.8,48 17,44 15,35 12.8,26 12.8,16 10.6,6 9,-3!",
        inks,
        14,
    )
    return art.ink(
        brushes(1.5, "-4.8,34 -4,29 -4.4,25", "1.6,34 2,29 1.6,25", "7.4,33 7,28 6,24.4", "-10.6,24.6 -9,20", steps=5),
        brushes(1.2, "-10,28.4 -7.4,26 -5.8,28", "-3,28 -0.6,25.8 1,27.6", "3,27.4 5.2,25.4 6.4,27", steps=4),
        brushes(0.9, "-12.6,40.4 -10.4,41.8", "-4.6,45.6 -0.4,45.6", "4,43.6 7.4,43", "-21.4,28 -18.6,29.4", steps=3),
        brushes(0.9, "-5,7 -7.4,18", "0,8 -0.6,20", "4.4,7 5.2,19", steps=4),
    )


def spread_hand(art: Canvas, inks: Palette) -> Canvas:
    """An open palm held out, pointing down to y = 60, its fingers apart and the thumb to the left."""
    _flesh(
        art,
        "-9,-3! -11,6 -17,13 -26,19 -33,27 -33.6,32 -29.6,33.4 -22,28.6 -14.4,26! -18,36 -23,46 -24.4,53 -21.4,56 "
        "-17.6,53 -12.4,42 -6.6,32! -7.4,44 -8.4,55 -6.4,60 -2.8,59.4 -1.4,52 0.2,42 1.4,32! 5,42 8,51 11.4,55.6 "
        "14.4,53.4 13.4,45 8.6,30.6! 14,35 20,41 24.4,42.4 26.4,39 21.6,31 14.6,22 13.4,13 10.6,5 9,-3!",
        inks,
        10,
    )
    return art.ink(
        brush("-15.4,24 -8,18 -5.6,8 -6,1", 1.9, 7),
        brushes(1.5, "-8.4,25.4 -1,21.4 8,22 13,24.6", "-10,19.6 -3,15.4 8,16", steps=6),
        brushes(1, "-16.6,37.4 -11.6,39.4", "-8,41.6 -1.6,41.6", "3.6,40 9.4,38.4", "12,33.6 16.4,32", steps=3),
        brushes(0.9, "-26,21.6 -23.4,25.6", "-3,-1 0,2.4 6,1", steps=4),
    )


def clenched_hand(art: Canvas, inks: Palette) -> Canvas:
    """A closed hand that hangs down to y = 36, seen from its back, the thumb to the left over its fingers."""
    _flesh(
        art,
        "-9,-3! -12.6,8 -13.4,20 -13.2,29 -11,34.4 -7.4,34.6! -5,37.6 -1.4,37.4 0,35! 2.4,37.4 5.6,36.6 "
        "6.8,34! 9.4,35.4 12.4,33 13,27 13.4,18 12.4,8 9,-3!",
        inks,
        14,
    )
    art.ink(
        brushes(1.8, "-7.2,34.6 -6.6,27 -6.2,20.6", "0,35 0.6,27 0.4,20", "6.8,34 7,27 6.4,20.6", steps=5),
        brushes(1.3, "-11.4,22 -9,19 -6.6,21.6", "-5.4,21.2 -2.8,18.2 0,21", "1.4,20.8 3.8,18.2 6,21", steps=4),
        brushes(0.9, "-3,6 -4.6,14", "2,6 2,14", "6.4,7 7,14", steps=3),
    )
    thumb = spline("-10.4,4! -15.6,11 -17.4,19 -13.6,26 -7,30.6 -3.2,30.4 -3.4,26.6 -8,22.6 -9.6,17 -7,10!")
    art.shape(thumb, inks.skin, None)
    return art.ink(
        brush("-10.4,4 -15.6,11 -17.4,19 -13.6,26 -7,30.6 -3.2,30.4 -3.4,26.6 -8,22.6 -9.6,17", 2.2, 16, lively),
        brushes(0.9, "-15,22 -12,21.4", "-6.4,28.8 -4.6,27.8", steps=3),
    )


def fist(art: Canvas, inks: Palette) -> Canvas:
    """A hand round an upright shaft that passes through (0, 0); the wrist comes from the right, at (38, 4).

    The fingers lie over the shaft, which should be drawn before the hand; the thumb closes over the forefinger.
    """
    _flesh(
        art,
        "8,-18! 18,-20 28,-13 38,-7! 38,14! 28,20.4 17,25 8,26.4 -2,26 -8.6,24.6 -10.4,20.4 -9.6,16.6! -13.4,14.6 "
        "-14.4,9.6 -12,5.4! -15.4,2.6 -15.6,-2.6 -12.6,-6.4! -14.6,-9.4 -13.6,-14 -9,-16 0,-17!",
        inks,
        66,
    )
    art.ink(
        brushes(
            1.9, "-9.6,16.6 0,15 9,16 15,19.4", "-12,5.4 0,3.6 10,4.4 17,8", "-12.6,-6.4 0,-7.6 10,-7 17.4,-3", steps=8
        ),
        brushes(1.4, "13.6,-13.4 18.4,-10.4 18,-5", "15.6,-3 19.6,0.4 18.4,6", "14,8 18,11.4 16.6,17", steps=5),
        brushes(1, "22,-7 30,-3", "23.6,2 31,4", "22,11 29,11", steps=4),
        brushes(0.9, "-5.4,-14.6 -4,-10", "-7.4,-4.6 -6,1", "-6.4,7.6 -5,12.6", "-3.4,18 -2.2,22.6", steps=3),
    )
    thumb = spline("28,-12.4! 20,-19.6 11,-24.4 1,-27.4 -6,-27.4 -8.4,-23.4 -5.6,-20 2,-17.4 10,-12 20,-6.6!")
    art.shape(thumb, inks.skin, None)
    return art.ink(
        brush("29,-12 20,-19.6 11,-24.4 1,-27.4 -6,-27.4 -8.4,-23.4 -5.6,-20 2,-17.4 10,-12 16,-8.6", 2.2, 18, lively),
        brushes(0.9, "10,-23 7.4,-17.6", "-6.4,-25.8 -3.6,-24.6 -3.8,-21.4", steps=4),
        brush("12,-15.4 18,-12.4 24,-9.6", 1.1, 5, tapering),
    )


def raised_hand(art: Canvas, inks: Palette, front: bool) -> Canvas:
    """A hand held up round something that rests on it, wrist at the origin and fingers up to y = -56.

    Draw the back half (`front` False: the fingers), then the thing, then the front half (palm and thumb).
    """
    if not front:
        _flesh(
            art,
            "13,-18! 16.4,-28 18,-38 16.4,-46 12.6,-46.6 10.6,-40 8.4,-32! 9.4,-42 9,-52 6,-56.4 2.4,-54.4 1.4,-44 "
            "0.4,-33! -1.4,-43 -3.6,-52 -7.4,-54 -10,-50.6 -9,-42 -7,-32 -6.6,-22 -6,-16!",
            inks,
            -12,
            0.24,
        )
        return art.ink(
            brushes(1.5, "8.4,-32 7.4,-27 7.4,-20", "0.4,-33 0.2,-27 0.6,-20", steps=5),
            brushes(0.9, "10.6,-36 15.6,-35", "2,-40.4 7.6,-40", "-7.6,-40 -2.6,-40.4", steps=3),
        )
    _flesh(
        art,
        "-9,3! -12.6,-6 -15.6,-14 -20,-24 -21.6,-34 -18.6,-38.6 -15,-35.6 -12.6,-28 -8.4,-23.4! -1,-25.6 "
        "6,-25 11.4,-22.6! "
        "17,-27 20.4,-33 23.4,-35.4 26,-32.4 23.6,-25 17.6,-15 13.4,-7 9,3!",
        inks,
        -14,
    )
    return art.ink(
        brush("-9,-23 -5.4,-15 -5.4,-7 -8,-1", 1.9, 7),
        brushes(1.4, "-4,-20 3,-17.4 11,-19.4", "-3.6,-13.4 3,-11.4 9.6,-13", steps=6),
        brushes(0.9, "-19.4,-27 -15.6,-28.4", "17.4,-24.4 20.4,-22.6", "-3,1 1,-0.4 5,0.6", steps=3),
    )


def pinching_hand(art: Canvas, inks: Palette) -> Canvas:
    """A hand that holds a thin thing between thumb and forefinger at (0, 0); its wrist comes from (-46, 26).

    The other fingers are curled in, one under the other.
    """
    _flesh(
        art,
        "-51,16! -41,4 -31,-6 -21,-14 -10,-18 1,-19 7,-16.6! 14,-15 19,-9.6 19,-3.6 14.4,0! 16.4,4 15.4,9 "
        "11.4,11.4! 12.4,15.6 "
        "10.4,19.4 6.4,20.6! 6,24.6 1.6,27.4 -6,26.6 -14,27 -24,33 -37,39!",
        inks,
        34,
    )
    art.ink(
        brushes(
            1.9, "14.4,0 5,4 -4,3.4 -11,-1", "11.4,11.4 3,13.6 -6,12.4 -13,8", "6.4,20.6 0,21.4 -8,20 -15,16", steps=8
        ),
        brushes(1.2, "-9,-5 -13.4,-3 -12.4,2", "-12.4,4.4 -16.4,7 -15,11", "-15,13 -19,16 -17,20", steps=4),
        brushes(0.9, "-27,2 -36,11", "-24,11 -33,19", "-23,20 -31,26", steps=4),
        brushes(0.9, "10,-5.4 11.6,-9.6", "9.4,4 12,7.4", "5.4,14.4 8,17", steps=3),
    )
    thumb = spline("-22,-12! -13,-18.6 -4,-19.4 4,-17 9,-12.6 8,-8.4 3,-8 -4,-10.6 -11,-9.4 -17,-5!")
    art.shape(thumb, inks.skin, None)
    return art.ink(
        brush("-24,-10.6 -13,-18.6 -4,-19.4 4,-17 9,-12.6 8,-8.4 3,-8 -4,-10.6 -11,-9.4 -17,-5", 2.2, 16, lively),
        brushes(0.9, "-3,-18 -2.4,-13.4", "6.4,-15.4 4.6,-12 6,-9.6", steps=4),
    )
