"""The four Piacentine suit signs, each centred on the origin unless its docstring says otherwise.

Denari and coppe have a large drawing for the two of their suit and the middle of the five.
"""

from __future__ import annotations

from collections.abc import Sequence

from kit.canvases import Lean
from kit.engraving import comb, hatch, shadow
from kit.geometry import Node, Path, Point, curve, ellipse, polar, polygon, spline, symmetric
from kit.ornaments import ball, bead_ring, beads_along, gadroons
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, even, growing
from kit.svg import INK, Canvas

COIN_RADIUS = 85
LARGE_COIN_RADIUS = 170
CUP_SIZE = (158, 246)
WIDE_CUP_SIZE = (320, 365)
RIM_LINE = "#6d675c"
PEARL = "#f7efd2"
BLADE_LIGHT = "#86b4e6"


def laughing_face(radius: float, fill: str) -> Canvas:
    """The round laughing face in the middle of a coin."""
    art = Lean()
    unit = radius / 20

    def at(points: str, side: int = 1) -> list[Node]:
        pairs = (word.split(",") for word in points.split())
        return [(side * float(x) * unit, float(y) * unit) for x, y in pairs]

    art.disc(0, 0, radius, fill, INK, 1.6 * unit)
    art.shape(spline(at("-4,-16 3,-17 -1,-11 -9,-11")), "#fff", None, opacity=".28")
    art.shape(ellipse(-9.5 * unit, 5 * unit, 3.6 * unit, 2.8 * unit), "#fff", None, opacity=".22")
    art.shape(ellipse(8.6 * unit, 5.4 * unit, 3 * unit, 2.4 * unit), "#fff", None, opacity=".18")
    strokes: list[Path] = []
    for side in (-1, 1):
        strokes += [
            brush(at("13,-6.2 8,-9 2.6,-6.6", side), 2 * unit, 6),
            brush(at("11.6,-1.8 7,-4.8 2.8,-1.6", side), 1.7 * unit, 5),
            brush(at("10.8,-0.8 7,0.5 3.6,-0.6", side), unit, 4),
            ellipse(side * 6.8 * unit, -2 * unit, 1.5 * unit, 1.6 * unit),
            brush(at("12.8,-3 15,-4.6", side), 0.9 * unit, 3),
            brush(at("12.6,-1.2 15.2,-1", side), 0.8 * unit, 3),
            brush(at("10.6,1.8 7,3.2 4.4,2", side), 0.8 * unit, 4),
            brush(at("3.6,4 6.6,6 8.6,9.8", side), 1.3 * unit, 5),
            brush(at("13.6,3 13,8 9.4,11.6", side), unit, 5),
            brush(at("2,5.6 3.6,5.2 3.8,3.4", side), 1.1 * unit, 4),
        ]
    cheek = ellipse(0, 0, radius * 0.95)
    strokes += [
        brush(at("2.2,-5.4 2.4,0.6 3.4,3"), 1.2 * unit, 5, growing),
        brush(at("-2,-5 -2,-1"), 0.8 * unit, 3),
        brush(at("-2,5.6 0,6.4 2,5.6"), 1.5 * unit, 5),
        spline(at("-7.4,8.2 -3.4,9 0,9.5 3.4,9 7.4,8.2 4.4,12 0,13.2 -4.4,12")),
        brush(at("-4,14.9 0,15.8 4,14.9"), 1.1 * unit, 4),
        brush(at("-2.6,17.6 0,18.2 2.6,17.6"), 0.9 * unit, 4),
        hatch(cheek, 18, 2 * unit, 0.26, "right", 0.95 * unit, 4, inset=0.3 * unit),
        hatch(cheek, -60, 2.2 * unit, 0.16, "right", 0.8 * unit, 5, inset=0.3 * unit),
        hatch(ellipse(-7, 7, 4.4, 3).scaled(unit), 30, 1.5 * unit, 0.6, "left", 0.6 * unit, 6),
    ]
    art.ink(*strokes)
    return art.shape(spline(at("-5.4,9.2 0,10.3 5.4,9.2 3.6,10.6 0,11.4 -3.6,10.6")), "#ffeadf", None)


def coin(radius: float = COIN_RADIUS) -> Canvas:
    """White rim, black ground, two rings of gold beads and the red face."""
    art = Lean()
    art.disc(0, 0, radius - 1, PAPER, RIM_LINE, 1.4).disc(0, 0, radius * 0.915, INKS.yellow, INK, 2)
    art.disc(0, 0, radius * 0.885, INK, None)
    bead_ring(art, radius * 0.785, 24, radius * 0.082, INKS.yellow, INK)
    art.disc(0, 0, radius * 0.675, "none", INKS.yellow, radius * 0.022)
    for index in range(24):
        angle = index * 15 + 7.5
        tooth = [
            polar(radius * 0.655, angle - 5),
            polar(radius * 0.655, angle + 5),
            polar(radius * 0.6, angle),
        ]
        art.shape(polygon(tooth), INKS.ochre, None)
    bead_ring(art, radius * 0.515, 18, radius * 0.072, INKS.yellow, INK)
    return art.group(laughing_face(radius * 0.415, INKS.red))


def large_coin(radius: float = LARGE_COIN_RADIUS) -> Canvas:
    """The coin of the two: one more black band with pearls, and beads with coloured centres."""
    art = Lean()
    art.disc(0, 0, radius - 1, PAPER, RIM_LINE, 1.4).disc(0, 0, radius * 0.935, INKS.ochre, INK, 2)
    art.disc(0, 0, radius * 0.92, INK, None)
    bead_ring(art, radius * 0.865, 36, radius * 0.014, PEARL)
    art.disc(0, 0, radius * 0.81, "none", INKS.ochre, radius * 0.014)
    bead_ring(art, radius * 0.735, 28, radius * 0.074, INKS.yellow, INK)
    bead_ring(art, radius * 0.735, 28, radius * 0.024, INKS.ochre)
    art.disc(0, 0, radius * 0.655, "none", INKS.ochre, radius * 0.012)
    bead_ring(art, radius * 0.545, 18, radius * 0.07, INKS.yellow, INK)
    bead_ring(art, radius * 0.545, 18, radius * 0.021, INKS.red)
    bead_ring(art, radius * 0.545, 18, radius * 0.014, PEARL, turn=10)
    art.disc(0, 0, radius * 0.455, "none", INKS.ochre, radius * 0.014)
    return art.group(laughing_face(radius * 0.42, INKS.red))


def _fluted_foot(art: Canvas, outline: str, dark: str, flutes: Sequence[float], heights: Sequence[float]) -> None:
    """A green bell foot, its flutes spreading to the given x at the bottom."""
    art.shape(symmetric(outline), INKS.green, INK, 2.8).shape(spline(dark), INKS.green_dark, None)
    top, upper, lower, bottom = heights
    lines: list[list[Point]] = [
        [(x * 0.27, top), (x * 0.35, upper), (x * 0.62, lower), (x, bottom - abs(x) * 0.07)] for x in flutes
    ]
    art.ink(brushes(2.3, *lines, steps=6, profile=growing))


def cup() -> Canvas:
    """The goblet without handles."""
    art = Lean()
    dark = "4,44 12,44 17,62 29,84 56,100! 28,106 12,84 6,62"
    _fluted_foot(art, "0,40 12,42 16,60 28,84 56,100! 0,112", dark, (-42, -27, -12, 4, 20, 35), (46, 66, 88, 104))
    art.shape(spline("-9,54 -6,56 -13,80 -28,94 -20,80"), "#fff", None, opacity=".28")
    base = spline("-62,103! -56,97 -30,106 0,109 30,106 56,97 62,103! 64,112! 44,121 0,127 -44,121 -64,112!")
    art.shape(base, INKS.yellow, INK, 2.6).shape(shadow(base, 0.25), INKS.ochre, None)
    art.shape(curve("-63,107 -34,114.5 0,117 34,114.5 63,107"), "none", INK, 1.6)
    art.ink(
        comb("-62,112 -40,121 0,126 40,121 62,112", 30, 6, -90, 1.6, seed=3),
        hatch(base, 0, 3, 0.2, "right", 1.2),
    )
    bowl = symmetric("0,-62 56,-66! 70,-44 74,-22 64,6 40,26 16,33! 0,34")
    art.shape(bowl, INKS.yellow, INK, 2.8)
    art.shape(spline("30,-60 56,-66! 70,-44 74,-22 70,-10 44,-16 40,-40"), INKS.ochre, None)
    art.shape(spline("-44,-44 -20,-46 -18,-34 -46,-32"), "#fff7c8", None)
    art.ink(
        hatch(bowl, 8, 3.4, 0.22, "right", 1.5, 2),
        hatch(bowl, -10, 4.2, 0.1, "left", 1.2, 3),
        comb("-68,-46 0,-36 70,-46", 26, lambda t: 14 if t > 0.55 else 5, 92, 1.2, seed=5),
    )
    depths = ((0.9, 4), (0.6, 24), (0.22, 33))
    gadroons(art, 8, 72, -14, 14, depths, INKS.green, INKS.green_dark, 2.2)
    _gold_collar(art, "-58,-90! 0,-78 58,-90! 54,-76 57,-65! 0,-54 -57,-65! -54,-76", (15, 11, 4), (-67, 2.1), 1)
    for line in ("-9,-77 9,-57", "9,-77 -9,-57"):
        art.shape(brush(line, 7, 3, even), INKS.blue, INK, 1.4)
    _goblet_mouth(art, -100, (70, 20), (50, 12), 34)
    art.shape(spline("-58,-106 -30,-115 6,-117 -28,-110"), "#fff", None, opacity=".35")
    for x, turn in ((-13, 24), (13, -24), (0, 0)):
        leaf = spline("0,-9! 8,-2 6,10 0,17! -6,10 -8,-2").rotated(turn).moved(x, 37)
        art.shape(leaf, INKS.red, INK, 2).ink(brush("0,-5 0,13", 1.6, 3).rotated(turn).moved(x, 37))
    return art.box(-17, 29, 34, 6, INKS.red, INK, 2, 3)


def _gold_collar(
    art: Canvas, outline: str, row: tuple[float, float, int], height: tuple[float, float], size: float
) -> None:
    """A gold band with a row of leaves on each side: `row` is (first x, step, count), `height` (y, rise)."""
    shape = spline(outline)
    art.shape(shape, INKS.yellow, INK, 2.5).shape(shadow(shape, 0.3), INKS.ochre, None, opacity=".7")
    leaves = Path()
    first, step, count = row
    for side in (-1, 1):
        for index in range(count):
            x, y = side * (first + index * step), height[0] - index * height[1]
            blade: list[Point] = [
                (x - side * 4 * size, y - 7 * size),
                (x + side * 4 * size, y - size),
                (x - side * size, y + 7 * size),
            ]
            leaves += brush(blade, 2.4 * size, 5)
            leaves += brush([(x + side, y - 5 * size), (x + side * 7 * size, y - 2 * size)], 1.3 * size, 3)
    art.ink(leaves).shape(shape, "none", INK, 2.5)


def _goblet_mouth(art: Canvas, y: float, rim: tuple[float, float], inside: tuple[float, float], strokes: int) -> None:
    art.shape(ellipse(0, y, *rim), INKS.red, INK, 2.9)
    hollow = ellipse(0, y + 1, *inside)
    art.shape(hollow, INKS.red_dark, INK, 1.3)
    lip: list[Point] = [
        (-rim[0] * 0.94, y + rim[1] * 0.2),
        (0, y + rim[1] * 0.97),
        (rim[0] * 0.94, y + rim[1] * 0.2),
    ]
    art.ink(hatch(hollow, 11, 3, 0.72, "right", 1.4), comb(lip, strokes, rim[1] * 0.3, -90, 1.1))


def wide_cup() -> Canvas:
    """The goblet of the two: green shoulder, red gadroons, gold knobs, a blue and gold foot."""
    art = Lean()
    dark = "8,48 26,46 33,74 54,108 96,130! 50,140 26,112 14,76"
    flutes = (-78, -62, -46, -30, -14, 2, 18, 34, 50, 66, 80)
    _fluted_foot(art, "0,40 26,44 32,74 54,108 96,130! 0,146", dark, flutes, (52, 80, 112, 138))
    art.shape(spline("-19,62 -14,64 -26,100 -52,124 -38,104"), "#fff", None, opacity=".3")
    base = spline("-100,135! -90,126 -50,139 0,143 50,139 90,126 100,135! 105,148! 60,163 0,168 -60,163 -105,148!")
    art.shape(base, INKS.blue, INK, 3).shape(shadow(base, 0.26), INKS.blue_dark, None)
    art.shape(curve("-92,131 -50,143.5 0,147.5 50,143.5 92,131"), "none", INKS.yellow, 4)
    art.ink(
        hatch(base, 6, 3.4, 0.3, "right", 1.4),
        comb("-104,148 -60,162 0,167 60,162 104,148", 44, 9, -90, 1.2),
    )
    art.shape(
        spline("-105,148! -60,163 0,168 60,163 105,148! 106,163! 60,178 0,184 -60,178 -106,163!"),
        INKS.yellow,
        INK,
        3,
    )
    places = [index / 14 for index in range(15)]
    beads_along(
        art,
        [(-94 + 188 * t, 157 + 18.5 * (1 - (2 * t - 1) ** 2)) for t in places],
        4.2,
        (INKS.ochre, INKS.red),
    )
    for side in (-1, 1):
        ball(art, side * 134, -76, 16, INKS.yellow, INKS.ochre, 2.6)
        art.box(side * 118 - 4, -82, 8, 12, INKS.ochre, INK, 2)
    bowl = symmetric("0,-112 88,-120! 112,-96 122,-72 106,-30 66,2 26,16! 0,18")
    art.shape(bowl, INKS.green, INK, 3.2)
    art.shape(spline("50,-112 88,-120! 112,-96 122,-72 116,-54 74,-62 70,-88"), INKS.green_dark, None)
    art.shape(spline("66,-104 76,-106 78,-84 70,-80"), "#e9d34a", None)
    art.shape(spline("-84,-100 -50,-98 -40,-88 -86,-86"), "#fff", None, opacity=".25")
    art.ink(
        comb("-116,-92 0,-78 116,-92", 40, lambda t: 22 if t > 0.5 else 6, 92, 1.5, seed=5),
        hatch(bowl, 6, 4, 0.16, "right", 1.8, 2),
        hatch(bowl, -8, 4.4, 0.09, "left", 1.4, 3),
    )
    depths = ((0.9, -28), (0.58, 2), (0.22, 16))
    gadroons(art, 11, 117, -52, 18, depths, INKS.red, INKS.red_dark, 2.6)
    _gold_collar(
        art,
        "-88,-156! 0,-136 88,-156! 84,-138 88,-120! 0,-104 -88,-120! -84,-138",
        (22, 13, 5),
        (-121, 2.5),
        1.25,
    )
    for line in ("-13,-136 13,-106", "13,-136 -13,-106"):
        art.shape(brush(line, 9, 3, even), INKS.blue, INK, 1.6)
    _goblet_mouth(art, -160, (106, 28), (78, 17), 50)
    art.shape(spline("-92,-168 -50,-181 8,-184 -46,-174"), "#fff", None, opacity=".35")
    for x, turn in ((-24, 34), (24, -34), (-9, 10), (9, -10)):
        leaf = spline("0,-10! 10,-2 8,12 0,20! -8,12 -10,-2").rotated(turn).moved(x, 30)
        vein = brush("0,-5 0,15", 1.6, 3).rotated(turn).moved(x, 30)
        art.shape(leaf, INKS.yellow, INK, 2.2).ink(vein, hatch(leaf, turn, 3, 0.35, "right", 1))
    return art.box(-28, 13, 56, 8, INKS.ochre, INK, 2.4, 4)


def sword(length: float = 200, half_width: float = 12) -> Canvas:
    """Blade up from y = 0 to y = -length, the hilt below it to y = 121; the guard is 116 wide."""
    art = Lean()
    half, edge = half_width, half_width * 0.9
    shoulder = -length + half * 2.2
    blade = polygon([(-half, 0), (-edge, shoulder), (0, -length), (edge, shoulder), (half, 0)])
    art.shape(blade, INKS.blue, INK, 2.4)
    art.shape(polygon([(0, 0), (0, -length), (edge, shoulder), (half, 0)]), INKS.blue_dark, None)
    light = [
        (-half * 0.75, 0.0),
        (-edge * 0.7, shoulder),
        (-half * 0.2, -length + half),
        (-half * 0.35, shoulder),
        (-half * 0.45, 0.0),
    ]
    art.shape(polygon(light), BLADE_LIGHT, None)
    dark_half = polygon([(0, 0), (0, -length + 2), (edge, shoulder), (half, 0)])
    art.ink(
        hatch(dark_half, -34, 4.6, 0.8, "left", 1.8, 5, vary=0.15),
        brush([(0, 0), (0, -length)], 2, 2, lambda t: 1 - 0.6 * t),
    )
    return sword_hilt(art.shape(blade, "none", INK, 2.4))


def sword_hilt(art: Canvas) -> Canvas:
    """Jewelled guard at y = 0, twisted grip and red pommel below it."""
    yellow, ochre = INKS.yellow, INKS.ochre
    art.shape(symmetric("0,22 10,26 13,52 10,80 6,92! 0,94"), yellow, INK, 2.2)
    art.shape(spline("3,26 10,28 13,52 10,80 5,92 1,92 5,60"), ochre, None)
    for index in range(6):
        y = 34 + index * 10
        art.ink(brush([(-12, y + 6), (0, y + 1), (12, y - 8)], 3, 5)).disc(
            -5 + index % 2 * 3, y + 7, 1.7, INKS.red, None
        )
    for side in (-1, 1):
        scroll = spline("12,-8 30,-10 52,-22 58,-18 50,-8 54,8 40,18 22,14 12,14")
        curl = brush("8,18 18,24 12,30", 5, 5)
        marks = brush("16,-4 30,-6 48,-17", 1.4, 4) + brush("14,10 20,12 24,6", 1.4, 4)
        if side < 0:
            scroll, curl, marks = scroll.mirrored(), curl.mirrored(), marks.mirrored()
        art.shape(scroll, yellow, INK, 2.2)
        art.disc(side * 39, 5, 17, yellow, INK, 2.2).disc(side * 39, 5, 11, INKS.green, INK, 2)
        art.disc(side * 39, 5, 4.5, INKS.green_dark, None).disc(side * 39 - 2.5, 2, 2.4, "#a8d8a6", None)
        art.ink(marks).shape(curl, yellow, INK, 1.4)
    art.shape(symmetric("0,-22 12,-18 17,2 12,20 0,25"), yellow, INK, 2.4)
    art.shape(ellipse(0, 2, 9, 15), INKS.red, INK, 2).shape(ellipse(0, 2, 4.6, 8.5), INKS.red_dark, None)
    art.disc(-3, -4, 2.2, "#ffd2c4", None).box(-8, 91, 16, 6, INKS.blue, INK, 1.8, 2)
    art.disc(0, 105, 9, INKS.red, INK, 2.2).disc(-2.6, 102, 2.4, "#ffb8a8", None)
    return art.shape(polygon("-6,111 -8,120 -2.5,115.5 0,121 2.5,115.5 8,120 6,111"), INKS.red, INK, 1.5)
