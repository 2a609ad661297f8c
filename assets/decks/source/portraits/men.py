"""The men of the portraits."""

from __future__ import annotations

from kit.canvases import Placed
from kit.forms import solid
from kit.geometry import curve, ellipse, polar, spline
from kit.hair import BLACK, CHESTNUT
from kit.palette import FRENCH as INKS
from kit.strokes import brush, lively, ribbon, tapering
from kit.svg import INK, Canvas
from portraits.face import draw_face
from portraits.parts import cloth, ear, folds, hoop, neck, pair, ribs
from portraits.visage import BROAD, CHILD, OVAL, PALE, SKIN, TANNED, Shades, Visage

GRIZZLED = ("#5a544f", "#2a2624", "#a59d94")
WHITE = ("#eeebe4", "#a5a098", "#ffffff")
TWEED, TWEED_DARK, TWEED_LIGHT = "#6e6a66", "#413e3b", "#a9a49d"
BROWN, BROWN_DARK = "#5b4632", "#3b2c1e"


def _moustache(art: Canvas, hair: Shades, lines: tuple[str, str], width: float, swell: float) -> None:
    for line in lines:
        whisker = brush(line, width, 12, lambda t: (0.78 + swell * t) * (1 - t) ** 0.52)
        art.shape(whisker, hair[0], INK, 2)
        art.ink(*(brush(curve(line).moved(0, width * k), 1.5, 8, tapering) for k in (-0.16, 0.1)), fill=hair[1])


def tonino(art: Canvas, glad: bool) -> None:
    """A boy with freckles and hair that obeys no comb."""
    body = Placed(art, 2, 0, 0.95)
    body.shape(spline("-46,0 -52,-34 -40,-64 0,-80 40,-66 54,-34 48,6 20,10 -20,6"), CHESTNUT[1], INK, 3)
    neck(body, PALE, -4, 17)
    cloth(body, "-4,84! 24,80 66,90 92,118 100,150 -4,150", "white", axis=-4)
    for y in range(90, 150, 13):
        stripe = curve([(-106, y + 26), (-60, y + 1), (-4, y + 8), (52, y + 1), (98, y + 26)])
        body.shape(ribbon(stripe, 6, 16), INKS.blue, None)
    for x in (-52, 48):
        ear(body, PALE, x, 2, 1.25)
    visage = Visage(CHILD, -9, PALE, CHESTNUT, CHESTNUT[1], "#3d6b3a", "button", "", 5, 1, glad=glad)
    draw_face(body, visage)
    for x, y in FRECKLES:
        for side in (-1, 1):
            body.disc(*visage.at(side * x, y), 1.5, "#b9713f", None)
    tufts = spline(TUFTS)
    body.shape(tufts, CHESTNUT[0], INK, 3)
    folds(body, ("-44,-30 -46,-50 -34,-68", "-30,-40 -30,-58 -16,-76", "-12,-46 -14,-66 2,-80"), 2.6)
    folds(body, ("6,-50 10,-68 22,-78", "24,-48 34,-62 38,-76", "40,-40 50,-52 52,-62"), 2.6)
    gleams = ("-38,-36 -40,-54 -28,-70", "-4,-50 -2,-66 10,-80", "32,-44 42,-56 46,-64")
    body.ink(*(brush(line, 2, 6) for line in gleams), fill=CHESTNUT[2])
    cloth(body, "-40,78! -18,90 -4,92 12,90 32,78! 36,90 14,104 -4,106 -24,102 -42,90", "red")
    cloth(body, "-8,100! -26,114 -30,130! -16,124 -4,106! 10,126 24,128! 18,112 2,100", "red")
    cloth(body, "-12,100 -4,93 6,99 7,106 -3,109 -11,106", "red")


FRECKLES = ((14, 13), (20, 17), (26, 12), (31, 17), (24, 22), (15, 20), (35, 11))
TUFTS = (
    "-50,-6! -47,-22 -38,-36! -36,-26! -28,-38 -18,-44! -18,-34! -4,-46 8,-48! 6,-38! 22,-46 34,-42! 30,-34! 42,-28 "
    "50,-6! 60,-26 56,-48! 66,-56! 52,-66 44,-78! 50,-90! 30,-84 18,-90! 12,-100! -2,-88 -22,-88! -30,-94! -36,-80 "
    "-50,-68! -62,-68! -54,-54 -58,-36! -64,-30! -56,-18"
)


def beppe(art: Canvas, glad: bool) -> None:
    """A baker under a tall white cap."""
    body = Placed(art, -2, 16, 0.92)
    for outline in (
        "-44,-58 -66,-78 -60,-108 -34,-112 -20,-84",
        "52,-58 76,-76 74,-106 48,-114 26,-84",
        "-30,-66 -40,-104 -14,-128 22,-128 46,-108 36,-66",
    ):
        solid(body, spline(outline), INKS.white, INKS.grey, angle=20, share=0.2, back=0, width=3)
    folds(body, ("-22,-120 -18,-92 -16,-66", "28,-122 22,-92 20,-66", "4,-126 3,-96 2,-66"))
    folds(body, ("-46,-100 -36,-80 -30,-62", "60,-98 46,-78 40,-60"))
    neck(body, SKIN, 6, 30)
    cloth(body, "6,82! 56,84 104,104 128,150 6,160", "white", axis=6)
    ear(body, SKIN, 53, 6)
    draw_face(body, Visage(BROAD, 12, SKIN, BLACK, BLACK[1], "#5a3a20", "bulb", "", 6.4, 0, age=1, glad=glad))
    body.shape(spline("42,-48! 54,-40 58,-20 54,-4! 48,-8 46,-26"), BLACK[0], INK, 2.4)
    band = spline("-47,-40! -20,-48 10,-48 58,-34! 58,-62! 30,-74 -20,-74 -47,-66!")
    solid(body, band, INKS.white, INKS.grey, angle=4, share=0.14, back=0, width=3)
    _moustache(body, BLACK, ("-7,25 -19,22.6 -29,26 -37,20", "-3,25 9,22.4 20,27 30,19"), 9, 0.25)
    for lapel, angle in zip(pair("0,110! 34,80! 52,96! 26,122!", 6), (-20, 20), strict=True):
        solid(body, lapel, INKS.red, INKS.red_dark, angle=angle, share=0.3, width=2.8)
    cloth(body, "-3,108 6,100 15,108 6,117", "red")


def carlo(art: Canvas, glad: bool) -> None:
    """A fisherman with a beard and a long red cap."""
    body = Placed(art, 2, 6, 0.98)
    neck(body, TANNED, -6, 26)
    cloth(body, "-6,72! 26,70 34,88 80,94 116,124 124,170 -6,170", "blue", axis=-6)
    roll = ribbon("-46,82 -28,94 -6,98 16,94 34,82", 17, 14)
    solid(body, roll, INKS.blue, INKS.blue_dark, angle=80, share=0.3, width=3)
    ribs(body, ((-34, 97), (-24, 102), (-13, 104), (-1, 104), (11, 102), (22, 97)), 14)
    ear(body, TANNED, -52, 4)
    draw_face(
        body,
        Visage(
            OVAL, -10, TANNED, GRIZZLED, GRIZZLED[1], "#33567f", "hooked", "#b9543f", 6.4, beard=BEARD, age=2, glad=glad
        ),
    )
    _moustache(body, GRIZZLED, ("7,26 -5,22.6 -19,26 -28,33", "9,26 19,23 29,26 36,31"), 9.5, 0.2)
    cap = spline("-54,-40! -52,-66 -36,-92 -4,-104 34,-98 62,-78 82,-50 88,-18 84,6! 70,10! 66,-8 60,-26 46,-40!")
    solid(body, cap, INKS.red, INKS.red_dark, angle=20, share=0.26, back=0.1, width=3.2)
    folds(body, ("30,-94 50,-70 62,-44", "50,-84 68,-58 76,-24", "-30,-86 -42,-66 -44,-48"), 2.6)
    for angle in (60, 80, 100, 120):
        body.shape(brush([(77, 6), polar(24, angle, 77, 8)], 7, 4), INKS.yellow, INK, 1.6)
    body.disc(77, 7, 8.5, INKS.yellow, INK, 2.6)
    band = spline("-56,-34! -30,-46 8,-48 40,-40 54,-32! 56,-54! 38,-66 4,-70 -34,-66 -58,-56!")
    solid(body, band, INKS.red, INKS.red_dark, angle=4, share=0.2, back=0, width=3.2)
    ribs(body, ((-46, -40), (-34, -45), (-21, -47), (-8, -48), (5, -48), (18, -47), (31, -44), (43, -39)), 20)
    hoop(body, -56, 18, 6)


BEARD = (
    "48,-14! 51,8 46,34 32,58 10,74 -8,76 -26,68 -38,46 -43,22! -36,24 -26,26 -16,24 -8,23.4 4,24 14,26 26,22 38,6 "
    "44,-14!"
)


def saverio(art: Canvas, glad: bool) -> None:
    """An old man with a great moustache and a flat cap."""
    body = Placed(art, 2, -2, 0.96)
    neck(body, SKIN, -6, 23)
    coat = spline("-126,170! -112,102 -68,80 -6,80 56,80 100,102 114,170!")
    solid(body, coat, BROWN, BROWN_DARK, angle=10, step=4.8, share=0.26, back=0.12, shade=0.2, weight=1.8, width=3)
    body.shape(spline("-44,74! -6,80 32,74! 40,120 24,170! -36,170! -52,120"), INKS.white, INK, 2.8)
    for lapel, angle in zip(pair("38,74! 58,84! 46,130! 26,150!", -6), (-20, 20), strict=True):
        solid(body, lapel, BROWN, BROWN_DARK, angle=angle, share=0.3, width=2.8)
    for wing in pair("0,96! 22,80 34,72! 36,92! 16,110!", -6):
        solid(body, wing, INKS.white, INKS.grey, angle=10, share=0.2, back=0, width=2.6)
    for bow in pair("0,100! 22,90 26,102 22,116 0,106!", -6):
        solid(body, bow, INKS.green, INKS.green_dark, angle=10, share=0.3, width=2.6)
    solid(body, ellipse(-6, 103, 7, 7), INKS.green, INKS.green_dark, share=0.3, width=2.4)
    for x in (-51, 47):
        ear(body, SKIN, x, 4, 1.15)
    draw_face(body, Visage(OVAL, -10, SKIN, WHITE, WHITE[0], "#4a2f1c", "bulb", "", 9, 1, age=3, glad=glad))
    for whiskers in pair("46,-36! 54,-20 50,0 44,10! 40,-10", -2):
        body.shape(whiskers, WHITE[0], INK, 2.4)
    _moustache(body, WHITE, ("7,25 -7,21 -23,27 -35,35 -47,30 -49,20", "11,25 23,21 35,27 46,33 56,27 57,17"), 15, 0.37)
    cap = spline("-58,-30! -68,-52 -56,-78 -20,-94 26,-94 62,-76 72,-48 58,-30! 30,-44 -30,-46")
    solid(body, cap, TWEED, TWEED_DARK, angle=16, share=0.26, back=0.12, width=3.2)
    seams = ("-40,-82 -50,-62 -52,-44", "-4,-92 -8,-70 -4,-52", "34,-90 40,-70 44,-50")
    body.ink(*(brush(line, 2, 8, lively) for line in seams), fill=TWEED_LIGHT)
    peak = spline("-62,-32! -42,-46 -6,-54 34,-50 56,-32! 60,-22 44,-22 18,-34 -16,-38 -46,-30")
    solid(body, peak, TWEED_DARK, "#211f1d", angle=80, share=0.3, back=0, width=3.2)
