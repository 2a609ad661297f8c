"""The women of the portraits."""

from __future__ import annotations

from french import held
from kit.canvases import Placed
from kit.engraving import scattered
from kit.forms import solid
from kit.geometry import curve, ellipse, polar, polygon, spline
from kit.hair import BLACK
from kit.ornaments import beads_along
from kit.palette import FRENCH as INKS
from kit.strokes import brush, ribbon
from kit.svg import INK, Canvas
from portraits.face import draw_face
from portraits.parts import cloth, combed, curl, ear, hoop, neck, pair
from portraits.visage import FINE, OLIVE, PALE, ROUND, SKIN, Visage

SILVER = ("#e2dfd8", "#8d8982", "#ffffff")
DARK_BROWN = ("#4a2b22", "#241512", "#8a5a48")
COPPER = ("#a5592c", "#5f3014", "#d99a62")
SLATE, LACE, LACE_LIGHT, GOLD = "#3a3340", "#2b2430", "#8d8296", "#f3cf74"


def pina(art: Canvas, glad: bool) -> None:
    """A grandmother with a bun and a shawl."""
    body = Placed(art, -2, 3, 0.95)
    bun = ellipse(10, -84, 24, 21)
    body.shape(bun, SILVER[0], INK, 3)
    strand = [polar(reach, turn) for reach, turn in ((23, 0), (15, 34), (6, 90))]
    wound = (brush(strand, 2.4, 7).rotated(angle).moved(10, -84) for angle in range(0, 360, 45))
    body.ink(*wound, fill=SILVER[1]).shape(bun, "none", INK, 3)
    body.shape(spline("-46,10 -50,-30 -34,-62 4,-74 40,-64 58,-30 58,4 50,26 20,30 -30,20"), SILVER[0], INK, 3)
    neck(body, SKIN, 6, 24)
    body.shape(spline("-30,78! 6,96 42,78! 70,150! -58,150!"), SLATE, INK, 3)
    ear(body, SKIN, 50, 6)
    draw_face(body, Visage(ROUND, 12, SKIN, SILVER, SILVER[1], "#4f719e", "button", "", 4.4, 0, age=3, glad=glad))
    combed(body, SILVER, "-10,-56 -28,-50 -41,-34 -46,-14 -45,2", "-10,-71 -34,-66 -53,-46 -57,-18 -50,5", 4, SILVER[1])
    combed(body, SILVER, "-10,-56 14,-52 34,-38 46,-20 49,2", "-10,-71 22,-74 50,-58 61,-26 59,14", 5, SILVER[1])
    hoop(body, 52, 20, 6)
    for shawl, angle in zip(pair(SHAWL, 6), (-20, 20), strict=True):
        solid(body, shawl, INKS.red, INKS.red_dark, angle=angle, step=5, share=0.3, back=0, shade=0.24, width=3)
    for line, width in (("26,74 17,96 -3,112", 9), ("44,78 42,110 30,150", 4.5)):
        edge = ribbon(line, width, 12).moved(6, 0)
        body.shape(edge.mirrored(6), INKS.yellow, INK, 2).shape(edge, INKS.yellow, INK, 2)
    body.disc(6, 106, 8, INKS.yellow, INK, 2.4).disc(6, 106, 4, INKS.green, INK, 1.6)


SHAWL = "26,74! 60,80 104,108 124,150! 10,150! -4,112! 16,96"


def rosa(art: Canvas, glad: bool) -> None:
    """A young woman with a head of curls and a rose in them."""
    body = Placed(art, -2, -2, 0.97)
    body.shape(spline("-50,-30 -20,-66 30,-66 60,-30 58,50 30,70 -30,66 -52,40"), DARK_BROWN[1], INK, 3)
    for x, y, radius in BEHIND:
        curl(body, DARK_BROWN, x, y, radius, x * 7 + y * 3)
    neck(body, OLIVE, 5, 19)
    cloth(body, "-112,150! -98,106 -60,88 -44,84! -28,104 4,112 38,104 56,84! 74,88 108,106 124,150!", "green")
    frill = ribbon("-46,84 -28,101 4,108 38,101 58,84", 13, 20)
    body.shape(frill, INKS.white, INK, 2.6)
    body.ink(*(brush([polar(57, a, 5, 46), polar(68, a, 5, 46)], 2, 3) for a in range(35, 150, 11)))
    brown = DARK_BROWN[1]
    draw_face(
        body,
        Visage(FINE, 14, OLIVE, DARK_BROWN, brown, "#4a2f1c", "straight", "#c2332c", 4.6, 1, lashes=True, glad=glad),
    )
    for x, y, radius in BEFORE:
        curl(body, DARK_BROWN, x, y, radius, x * 11 + y)
    hoop(body, 46, 30, 8)
    _rose(Placed(body, 44, -58))


BEHIND = (
    (-48, -34, 17), (-30, -62, 18), (0, -74, 19), (32, -66, 19), (56, -42, 19), (66, -12, 18), (66, 18, 18),
    (60, 46, 17), (-58, -6, 16), (-58, 24, 16), (-52, 50, 15), (46, 66, 15), (-44, 70, 13), (70, 66, 12),
)  # fmt: skip
BEFORE = (
    (-40, -40, 13), (-24, -54, 14), (-2, -60, 15), (22, -56, 15), (40, -40, 14), (50, -20, 13), (52, 2, 12),
    (50, 22, 11), (-46, -20, 10),
)  # fmt: skip
"""Place and size of the curls behind the face and before it."""


def _rose(art: Canvas) -> None:
    for angle in (200, 20, 320):
        leaf = spline([(0, 0, 0), polar(22, angle - 22), (*polar(36, angle), 0), polar(22, angle + 22)])
        solid(art, leaf, INKS.green, INKS.green_dark, angle=20, share=0.3, back=0, width=2.4)
    for count, reach, size, turn in ((6, 13, 12, 0), (5, 6, 9.5, 20)):
        for index in range(count):
            x, y = polar(reach, turn + index * 360 / count)
            petal = ellipse(x, y, size, size * 0.9)
            solid(art, petal, INKS.red, INKS.red_dark, angle=20, step=4, share=0.3, back=0, width=2.2, weight=1.2)
    art.disc(0, 0, 6.5, INKS.red_dark, INK, 2)


def agnese(art: Canvas, glad: bool) -> None:
    """A schoolteacher with spectacles and a bob."""
    body = Placed(art, -2, -3, 0.97)
    body.shape(spline("-54,40! -58,-10 -46,-56 -4,-80 44,-70 66,-26 68,30 62,54! 30,52 -20,40"), COPPER[1], INK, 3)
    neck(body, PALE, 5, 19)
    cloth(body, "6,84! 60,82 98,108 116,170 6,170", "blue", axis=6)
    for collar in pair("0,96! 14,84 30,74! 48,88 40,108 18,116 0,98!", 6):
        solid(body, collar, INKS.white, INKS.grey, angle=10, share=0.2, back=0, width=2.8)
    body.shape(ellipse(6, 101, 8, 10), INKS.yellow, INK, 2.4).shape(ellipse(6, 101, 4.6, 6.4), INKS.red, INK, 1.4)
    visage = Visage(FINE, 12, PALE, COPPER, COPPER[1], "#3d6b3a", "straight", "#c8553f", 4.4, 3, True, age=1, glad=glad)
    draw_face(body, visage)
    combed(body, COPPER, "16,-64 -10,-46 -34,-34 -44,-8 -45,22 -34,50", "14,-79 -34,-78 -62,-42 -66,0 -68,34 -52,60", 7)
    combed(body, COPPER, "14,-64 26,-56 40,-36 46,-10 48,20 36,52", "14,-79 42,-78 66,-46 72,-6 76,34 58,64", 6)
    rims = [(*visage.at(side * 18.5, -3), 15.2 if side > 0 else 14) for side in (-1, 1)]
    for x, y, across in rims:
        lens = ellipse(x, y, across, 15.2)
        body.shape(lens, "#ffffff", None, opacity=".25").shape(lens, "none", INK, 4.6).shape(
            lens, "none", INKS.yellow, 1.6
        )
    (left, y, a), (right, _, b) = rims
    bridge = curve([(left + a, y - 2), ((left + right) / 2, y - 6), (right - b, y - 2)])
    bow = curve([(right + b, y - 2), (46, y - 6)])
    for line in (bridge, bow):
        body.shape(line, "none", INK, 4.6).shape(line, "none", INKS.yellow, 1.6)


def livia(art: Canvas, glad: bool) -> None:
    """A lady with a veil of lace, pearls and a fan."""
    body = Placed(art, 2, 13, 0.94)
    comb = spline("-30,-70! -42,-96 -26,-106 -22,-118 -4,-116 6,-124 16,-116 34,-118 38,-106 54,-96 42,-68! 6,-84")
    solid(body, comb, "#8a4a20", "#5f2f10", angle=10, share=0.3, back=0, width=2.8)
    for angle in range(-150, -25, 30):
        body.shape(brush([polar(24, angle, 6, -72), polar(46, angle, 6, -72)], 8, 6), GOLD, INK, 1.6)
    veil = spline("6,-98! 40,-92 66,-66 78,-10 92,50 104,110 80,170! -70,170! -86,110 -72,40 -64,-20 -56,-66 -28,-92")
    body.shape(veil, LACE, INK, 3)
    scattered(body, veil, polygon("0,-4 3,0 0,4 -3,0"), 15, fill=LACE_LIGHT, clearance=7)
    neck(body, PALE, 6, 18)
    cloth(body, "-96,170! -80,112 -52,92! -30,112 6,120 44,112 64,92! 92,112 108,170!", "red")
    beads_along(body, [polar(34, a, 6, 52) for a in range(20, 170, 16)], 4.6, (INKS.white,), 1.8)
    draw_face(
        body, Visage(FINE, 14, PALE, BLACK, BLACK[1], "#3a2a20", "straight", "#b8202c", 4.6, 3, True, age=1, glad=glad)
    )
    combed(body, BLACK, "-12,-58 -30,-50 -41,-34 -45,-12 -43,16", "-12,-78 -42,-70 -60,-42 -61,-10 -50,22", 4)
    combed(body, BLACK, "-12,-58 16,-54 34,-38 44,-16 45,16", "-12,-78 26,-82 56,-58 64,-22 57,24", 5)
    body.disc(49, 24, 5.4, INKS.white, INK, 2.2)
    held.fan(Placed(body, -62, 142, 0.84, 34))
