"""What the French courts hold, without the hands that hold it.

What is held up stands upright on x = 0, the hand at the origin, from y = 130 to about y = -240.  A canvas that
places and cuts it keeps the figures inside their halves.
"""

from __future__ import annotations

from french.armour import STEEL, STEEL_DARK
from french.pips import SIGNS
from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.forms import solid
from kit.geometry import Point, curve, ellipse, polar, polygon, spline, symmetric
from kit.leaves import draw_leaf
from kit.limbs import Limb, draw_limb
from kit.ornaments import ball
from kit.palette import FRENCH as INKS
from kit.strokes import brush, brushes, even, tapering
from kit.svg import INK, Canvas
from napoletane import coins, cups, swords

LOW = 130.0


def _shaft(art: Canvas, top: float, low: float, width: float, ink: str) -> None:
    fill, dark = INKS.pair(ink)
    draw_limb(art, Limb(curve([(0, top), (0, (top + low) / 2), (0, low)]), (width, width, width)), fill, dark, back=0)


def sun_sceptre(art: Canvas) -> None:
    """A gold sceptre with the coin of denari for its head."""
    _shaft(art, -132, LOW, 12, "yellow")
    for y in (-66, -120):
        art.box(-12, y, 24, 9, INKS.ochre, INK, 2.2, 4)
    art.shape(symmetric("0,-128! 22,-150 16,-160! 0,-156"), INKS.yellow, INK, 2.4)
    art.group(coins.ray_coin(44), 0, -188)


def upright_sword(art: Canvas) -> None:
    """The sword of spade, point up."""
    art.group(swords.plain_blade(232, 17), 0, -36, 0.9)
    art.group(swords.sword_hilt(Canvas()), 0, -34, 0.8)


def fan(art: Canvas) -> None:
    """An open fan of nine sticks."""
    reach, sticks = 104, 9
    first, last = -174.0, -66.0
    step = (last - first) / sticks
    for index in range(sticks):
        start, end = first + index * step, first + (index + 1) * step
        middle = (start + end) / 2
        blade = polygon(
            [polar(40, start), polar(reach, start), polar(reach + 6, middle), polar(reach, end), polar(40, end)]
        )
        fill, dark = INKS.pair("blue" if index % 2 else "white")
        art.shape(blade, fill, INK, 2).shape(
            polygon([polar(40, middle), polar(reach + 5, middle), polar(reach, end), polar(40, end)]), dark, None
        )
        art.shape(blade, "none", INK, 2)
        stick = polygon([(0, 0), polar(44, start + 1), polar(44, end - 1)])
        art.shape(stick, INKS.yellow, INK, 1.8)
    for radius in (56, 88):
        arc = curve([polar(radius, first + k * (last - first) / 12) for k in range(13)])
        art.shape(arc, "none", INK, 5).shape(arc, "none", INKS.yellow, 2.4)


def rose(art: Canvas) -> None:
    """A rose on a stem with leaves."""
    _shaft(art, -120, LOW, 7, "green")
    draw_leaf(art, "0,-50 -26,-66 -44,-96", 15, INKS.green, 4, 2)
    draw_leaf(art, "0,-74 24,-88 40,-118", 14, INKS.green, 4, 2)
    for angle in (150, 100, 45, -5, 200):
        sepal = brush([(0, -150), polar(48, angle, 0, -152)], 13, 5)
        art.shape(sepal, INKS.green, INK, 1.8)
    for count, radius, size, turn in ((6, 25, 21, 0), (5, 13, 16, 20)):
        for index in range(count):
            x, y = polar(radius, turn + index * 360 / count, 0, -156)
            petal = ellipse(x, y, size, size * 0.9)
            solid(art, petal, INKS.red, INKS.red_dark, angle=20, step=4.6, share=0.34, back=0, width=2.2, weight=1.3)
    art.disc(0, -156, 11, INKS.red_dark, INK, 2)
    art.ink(brush("-6,-158 0,-163 6,-158 2,-152 -3,-154", 2.2, 8), fill=INKS.yellow)


def clover_sprig(art: Canvas) -> None:
    """A sprig with three clovers."""
    _shaft(art, -20, LOW, 7, "green")
    stems: tuple[list[Point], ...] = (
        [(0, -20), (-6, -66), (-27, -104)],
        [(0, -20), (6, -80), (15, -128)],
        [(0, -20), (-2, -110), (-6, -182)],
    )
    for stem in stems:
        art.shape(curve(stem), "none", INK, 8).shape(curve(stem), "none", INKS.green, 4)
    for stem, scale in zip(stems, (0.74, 0.74, 0.9), strict=True):
        art.group(_clover(), *stem[-1], scale)


def _clover() -> Canvas:
    """Three leaves about the origin, 88 wide."""
    art = Canvas()
    for angle in (-90, 30, 150):
        leaf = spline(
            [
                (0, 0, 0),
                polar(26, angle - 40),
                polar(42, angle - 22),
                (*polar(36, angle), 0),
                polar(42, angle + 22),
                polar(26, angle + 40),
            ]
        )
        solid(art, leaf, INKS.green, INKS.green_dark, angle=20, step=4.6, share=0.34, back=0, width=2.6)
        art.ink(brush([(0, 0), polar(24, angle)], 2.8, 3, tapering), fill="#bfe3b4")
    return art


def gonfalon(art: Canvas) -> None:
    """A small banner that hangs from a cross bar, a coin on it."""
    _shaft(art, -236, 72, 9, "yellow")
    for y in (-240, 76):
        ball(art, 0, y, 9, INKS.yellow, INKS.ochre)
    cloth = spline("-38,-212! 38,-212! 40,-170 37,-112! 19,-88! 0,-112! -19,-88! -37,-112! -40,-170")
    solid(art, cloth, INKS.blue, INKS.blue_dark, angle=4, share=0.3, back=0.16)
    hem = spline("-30,-203! 30,-203! 31,-170 29,-118! 19,-104! 0,-126! -19,-104! -29,-118! -31,-170")
    art.shape(hem, "none", INKS.yellow, 3)
    draw_limb(art, Limb(curve("-43,-214 0,-214 43,-214"), (9, 9, 9), True, True), INKS.yellow, INKS.ochre, back=0)
    art.group(coins.ray_coin(25), 0, -164)


def halberd(art: Canvas) -> None:
    """A halberd with its axe to the left."""
    _shaft(art, -190, 68, 11, "red")
    ball(art, 0, 71, 9, INKS.yellow, INKS.ochre)
    solid(art, polygon("-8,-176 0,-252 8,-176"), STEEL, STEEL_DARK, angle=4, share=0.4, back=0, width=2.4)
    axe = spline("-5,-176! -22,-184 -52,-204! -60,-166 -52,-112! -24,-138 -5,-142!")
    solid(art, axe, STEEL, STEEL_DARK, angle=70, share=0.3, back=0.1, width=2.6)
    art.ink(brush("-46,-192 -53,-164 -46,-124", 2, 6, even))
    solid(art, spline("5,-172! 22,-176 40,-192! 36,-164 22,-152 5,-148!"), STEEL, STEEL_DARK, back=0, width=2.4)
    art.box(-9, -186, 18, 52, INKS.yellow, INK, 2.4, 3)
    for y in (-174, -146):
        art.disc(0, y, 3, INK, None)
    tassel = spline("-9,-132! 9,-132! 15,-96 8,-88 0,-94 -8,-88 -15,-96")
    solid(art, tassel, INKS.yellow, INKS.ochre, angle=86, step=5, share=0.6, back=0.3)


def broom(art: Canvas) -> None:
    """The broom, scopa, that gives the game its name; brush up."""
    _shaft(art, -110, LOW, 10, "coat")
    head = spline("-12,-98! -19,-122 -31,-164 -43,-222! -24,-233 0,-237 24,-233 43,-222! 31,-164 19,-122 12,-98!")
    art.shape(head, INKS.yellow, INK, 2.8).shape(shadow(head, 0.3), INKS.ochre, None)
    straws: list[list[Point]] = [
        [(x * 0.34, -104), (x * 0.66, -160), (x, -230 + abs(x) * 0.16)] for x in range(-36, 37, 8)
    ]
    art.ink(brushes(2.2, *straws, steps=4, profile=tapering)).shape(head, "none", INK, 2.8)
    for y, half in ((-112, 18), (-134, 24)):
        line = curve([(-half, y), (0, y + 5), (half, y)])
        art.shape(line, "none", INK, 11).shape(line, "none", INKS.red, 6.4)


def cup(art: Canvas) -> None:
    """The cup of coppe, its foot at the origin."""
    art.group(cups.cup(), 0, -50, 0.56)


def orb(art: Canvas) -> None:
    """The orb of a ruler about the origin, 27 in radius, its cross above."""
    ball(art, 0, 0, 27, INKS.yellow, INKS.ochre, 2.8)
    for line in ("-26,-5 0,5 26,-5", "0,4 1,-12 -1,-26"):
        art.shape(curve(line), "none", INK, 9).shape(curve(line), "none", INKS.red, 5)
    cross = polygon("-4,-26 -4,-36 -13,-36 -13,-45 -4,-45 -4,-54 4,-54 4,-45 13,-45 13,-36 4,-36 4,-26")
    art.shape(cross, INKS.yellow, INK, 2)


def coin(art: Canvas) -> None:
    """A coin of denari about the origin."""
    art.group(coins.ray_coin(30), 0, 0)


def shield(art: Canvas, suit: str) -> None:
    """A shield about the origin, 108 wide and 128 high, with the sign of its suit."""
    outer = symmetric("0,-58 30,-62 54,-56! 54,-16 42,26 0,66!")
    solid(art, outer, INKS.yellow, INKS.ochre, angle=8, share=0.2, back=0.1, width=3)
    inner = outer.scaled(0.82).moved(0, 1)
    art.shape(polygon([(0, -50), (46, -46), (46, 30), (0, 56)]), "none", None)
    art.shape(inner, INKS.white, INK, 2.2).ink(hatch(inner, 8, 4.4, 0.3, "right", 1.5, 3))
    art.shape(SIGNS[suit]().scaled(0.62).moved(0, -4), INK, None)
    for x, y in ((-46, -50), (46, -50), (0, 56)):
        art.disc(x, y, 3.4, INKS.white, INK, 1.4)


def hawk(art: Canvas) -> None:
    """A hooded hawk that looks to the left, its claws on the origin, 150 high."""
    tail = spline("8,-12! 26,8 40,40 46,66! 28,62 14,34 -2,0!")
    solid(art, tail, "#8a6a4a", "#5a4028", angle=60, share=0.4, back=0.2, width=2.4)
    art.ink(brushes(1.8, "10,0 26,28 36,58", "4,2 18,30 28,58", steps=6))
    body = spline("-16,-104 6,-112 20,-98 24,-74 36,-48 34,-18 16,-2 -8,-4 -22,-22 -24,-52 -20,-78")
    art.shape(body, "#f1e6d0", INK, 2.6).shape(shadow(body, 0.3), "#d8c4a0", None)
    flecks: list[list[Point]] = [
        [(-14 + 9 * k + 4 * (row % 2), -72 + 13 * row), (-14 + 9 * k + 4 * (row % 2), -66 + 13 * row)]
        for row in range(5)
        for k in range(4)
    ]
    art.ink(brushes(2.6, *flecks, steps=3, profile=tapering), fill="#6d4a2c")
    wing = spline("12,-92! 32,-82 46,-50 50,-14 44,28! 30,14 16,-14 8,-46 4,-72")
    solid(art, wing, "#9a7852", "#5f452c", angle=50, share=0.3, back=0.2, width=2.6)
    feathers = (
        "14,-66 28,-40 42,16",
        "12,-50 24,-24 36,8",
        "20,-80 36,-48 46,0",
        "10,-70 20,-62 32,-62",
        "12,-54 26,-46 40,-44",
    )
    art.ink(brushes(2, *feathers, steps=7))
    hood = spline("-16,-104! -20,-120 -8,-134 8,-132 20,-118 18,-100! 2,-96")
    solid(art, hood, INKS.red, INKS.red_dark, angle=10, share=0.36, back=0.1, width=2.4)
    art.shape(curve("-17,-104 2,-96 19,-101"), "none", INKS.yellow, 4)
    art.shape(spline("2,-132! 6,-146 16,-152! 14,-140 8,-131!"), INKS.yellow, INK, 1.8)
    art.shape(spline("-18,-116! -30,-114 -33,-103! -26,-105 -17,-106!"), INKS.ochre, INK, 2)
    for x in (-8, 8):
        art.shape(curve([(x, -6), (x - 2, 2)]), "none", INK, 8).shape(
            curve([(x, -6), (x - 2, 2)]), "none", INKS.yellow, 4.6
        )
        for toe in (-7, 0, 6):
            art.ink(brush([(x - 2, 2), (x - 2 + toe, 9)], 3, 3, tapering))


def book(art: Canvas) -> None:
    """An open book seen by the reader's neighbour, its back at the origin, 120 wide."""
    for side in (-1, 1):
        board = polygon([(0, 8), (side * 62, -12), (side * 62, -66), (0, -46)])
        solid(art, board, INKS.red, INKS.red_dark, angle=10, share=0.2, back=0, width=2.6)
        page = spline(
            [(0, 2, 0), (side * 22, -12), (side * 57, -16, 0), (side * 57, -70, 0), (side * 24, -66), (0, -52, 0)]
        )
        art.shape(page, "#fffaf0", INK, 2.2)
        lines = [[(side * 10, -46.0 + 9 * k), (side * 28, -54.0 + 9 * k), (side * 50, -57.0 + 9 * k)] for k in range(5)]
        art.ink(brushes(1.8, *lines, steps=5, profile=even), fill="#5b5148")
        art.ink(hatch(page, 4, 4, 0.16, "right" if side > 0 else "left", 1, 3))
        art.disc(side * 55, -8, 4, INKS.yellow, INK, 1.6)
    art.shape(curve([(0, 6), (0, -50)]), "none", INK, 3)
    art.shape(spline("-3,4! 4,4! 8,30 4,44! 0,38! -4,44! -4,24"), INKS.blue, INK, 1.8)


def lute(art: Canvas) -> None:
    """A lute about its bridge at the origin, its neck up to y = -210, its body 110 wide."""
    body = symmetric("0,-96 14,-84 40,-48 54,-4 46,34 22,54 0,58")
    solid(art, body, "#d9a25c", "#a8733a", angle=8, share=0.2, back=0.1, width=3)
    art.ink(brushes(1.3, *([(x, -50.0 + abs(x)), (x * 1.1, 44.0 - abs(x) * 0.5)] for x in (-34, -22, 22, 34)), steps=4))
    art.disc(0, -22, 19, INKS.white, INK, 2.4).disc(0, -22, 14, "#3a2413", INK, 1.8)
    for angle in range(0, 360, 45):
        art.disc(*polar(16.4, angle, 0, -22), 2, INKS.red, None)
    neck = polygon("-9,-84 9,-84 7,-196 -7,-196")
    solid(art, neck, "#7a4a24", "#4d2c12", angle=4, share=0.4, back=0, width=2.4)
    pegbox = polygon("-8,-194 8,-194 30,-246 16,-252")
    solid(art, pegbox, "#7a4a24", "#4d2c12", angle=30, share=0.4, back=0, width=2.4)
    for k in range(4):
        x, y = 4 + 5.4 * k, -204.0 - 12 * k
        for side in (-1, 1):
            art.shape(curve([(x, y), (x + side * 19, y - side * 7)]), "none", INK, 5)
            art.disc(x + side * 20, y - side * 8, 4, INKS.white, INK, 1.6)
    art.box(-20, 26, 40, 8, "#7a4a24", INK, 2, 3)
    for x in (-6, -2, 2, 6):
        art.shape(curve([(x * 1.4, 30), (x * 0.7, -196)]), "none", INK, 1)
    for y in (-110, -132, -154, -174):
        art.shape(curve([(-8, y), (8, y)]), "none", INKS.white, 2)


def dagger(art: Canvas) -> None:
    """The hilt and sheath of a dagger, its guard at the origin, its point down."""
    sheath = Limb(curve([(0, 6), (4, 60), (6, 110)]), (22, 20, 14))
    draw_limb(art, sheath, INKS.red, INKS.red_dark, back=0)
    art.group(swords.sword_hilt(Lean()), 0, 0, 0.62, 180)
