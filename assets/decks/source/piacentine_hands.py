"""The hands of the Piacentine courts, about 50 long, drawn on a canvas that may place and cut them."""

from __future__ import annotations

from engraving import Limb, brush, brushes, hatch, shadow
from geometry import Path, curve, ellipse, spline
from palette import PIACENTINE as INKS
from piacentine_dress import rounds
from svg import INK, Canvas


def _finger(art: Canvas, line: str, width: float = 9, nail: bool = False) -> None:
    limb = Limb(curve(line), (width, width * 1.02, width * 0.72), round_start=True, round_end=True)
    outline = limb.outline()
    art.shape(outline, INKS.skin, INK, 1.9)
    art.shape(limb.shadow(0.32), INKS.skin_dark, None).ink(rounds(limb, 0.34, 3, 1.0, seed=3))
    if nail:
        (x, y), along, across, half = limb.frames(8)[7]
        art.shape(ellipse(x + along[0] * 0.5, y + along[1] * 0.5, half * 0.6, half * 0.6), "#fbe6cd", INK, 0.9)
        del across
    art.shape(outline, "none", INK, 1.9)


def _flesh(art: Canvas, shape: Path, angle: float = 60) -> None:
    art.shape(shape, INKS.skin, INK, 2.2).shape(shadow(shape, 0.26, angle), INKS.skin_dark, None)
    art.ink(hatch(shape, angle, 3, 0.36, "right", 1.1, 3)).shape(shape, "none", INK, 2.2)


def grip(art: Canvas) -> None:
    """A fist round an upright shaft through (0, 0), drawn over it; its wrist comes from (44, 8).

    The back of the hand is turned to the right, four fingers wrap round the shaft and the thumb lies along it.
    """
    back = spline("6,-19! 18,-22 30,-15 46,-6! 46,20! 32,26 18,28 6,25!")
    _flesh(art, back, 74)
    art.ink(brushes(1.2, "18,-12 26,-6 28,4", "20,0 27,6 28,14", "18,12 24,16 25,20", steps=4))
    for y, reach, lean in ((22, -9, 3), (11.5, -13, 2), (0.5, -14.5, 1), (-10, -13, 0)):
        _finger(art, f"17,{y - 2} 9,{y - 4} 0,{y - 2.6} {reach},{y + lean}", 11.4)
        art.ink(brush(f"8,{y - 7} 11,{y - 3.4} 9,{y + 1}", 1.2, 4))
    _finger(art, "30,-11 19,-19 6,-22 -6,-27", 10.6, nail=True)
    art.shape(spline("24,-7 36,-9 30,-1 20,0"), INKS.skin, None)
    art.ink(brush("22,-14 30,-12 36,-6", 1.2, 5))


def relaxed(art: Canvas, thumb: bool = True) -> None:
    """A hand lying on cloth, seen from its back: wrist at the origin, fingers down to y = 54, thumb to the left.

    The two middle fingers lie together, as in old portraits.
    """
    if thumb:
        _finger(art, "-7,10 -15,20 -17,32", 9.4)
    for line in (
        "10,21 15,32 15,43",
        "5,24 8,37 6,51",
        "-0.5,25 1,39 -1,54",
        "-7,23 -10,36 -12,48",
    ):
        _finger(art, line, 8.4, nail=True)
    palm = spline("-9,-3! -12,8 -12,20 -8,27 0,29 9,26 13,18 12,8 9,-3!")
    art.shape(palm, INKS.skin, None).shape(spline("4,-2 9,-3! 12,8 13,18 9,26 5,20 7,10"), INKS.skin_dark, None)
    art.ink(
        brushes(2.1, "-9,-3 -12,8 -12,20 -9,25", "9,-3 12,8 13,18 11,23", steps=7),
        hatch(palm, 14, 3, 0.34, "right", 1, 3),
        brushes(1.2, "-8,24 -5.5,27 -3,24", "-2,26 0,29 3,26", "4,25 7,27 9,23", steps=4),
        brushes(0.9, "-4,8 -6,18", "0,8 0,20", "4,8 6,18", steps=3),
    )


def upheld_back(art: Canvas) -> None:
    """The fingers of a hand held up, wrist at the origin, to be drawn before what they hold."""
    for line in ("8,-18 15,-32 15,-48", "3,-20 6,-38 4,-56", "-3,-20 -5,-38 -9,-54"):
        _finger(art, line, 9.2, nail=True)


def upheld_front(art: Canvas) -> None:
    """Palm and thumb of a hand held up, and its little finger, over what it holds."""
    palm = spline("-10,4! -14,-8 -15,-20 -9,-27 3,-28 13,-24 15,-12 10,4!")
    _flesh(art, palm, -12)
    _finger(art, "12,-16 19,-26 21,-38", 8.6, nail=True)
    _finger(art, "-8,-10 -15,-22 -13,-38", 10.4, nail=True)
    art.shape(spline("-6,-4 -12,-12 -6,-18 2,-12"), INKS.skin, None)
    art.ink(brushes(1.3, "-7,-22 -1,-15 0,-6", "4,-22 8,-14 6,-4", steps=5))


def pinch(art: Canvas) -> None:
    """A hand that holds a thin thing between thumb and fingers at (0, 0); its wrist comes from (-46, 26)."""
    back = spline("-50,16! -38,2 -22,-10 -8,-10 0,2 -6,18 -20,30 -38,38!")
    _flesh(art, back, 40)
    for line in ("-18,22 -6,26 4,22 6,14", "-14,14 0,18 10,14 10,5", "-12,4 2,9 13,4 11,-5", "-12,-6 2,-2 12,-7 8,-15"):
        _finger(art, line, 9.4)
    _finger(art, "-22,-8 -12,-16 0,-15", 10, nail=True)
    art.ink(brushes(1.1, "-32,10 -24,8 -18,12", "-30,20 -22,20 -18,24", steps=4))
