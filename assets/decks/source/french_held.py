"""What the French courts hold, each with the hand that holds it.

What is held up stands upright on x = 0, from y = 130 (under the sash) to about y = -240, in a hand at the origin
whose wrist comes from below and from the left.  The other hand, which rests before the body, has its wrist at the
origin and comes from the left.
"""

from __future__ import annotations

import signs_napoletane as signs
from clipping import Lean
from engraving import Limb, brush, brushes, draw_leaf, draw_limb, even, hatch, ribbon, shadow, solid, tapering
from geometry import Point, curve, ellipse, polar, polygon, spline, symmetric
from hands import fist, open_hand, raised_hand
from ornaments import ball
from palette import NAPOLETANE as INKS
from svg import INK, Canvas

FIST_TURN = -44
LOW = 130.0


def _grip(art: Canvas) -> None:
    art.group(fist(Lean(), INKS), 0, 0, 0.86, FIST_TURN, scale_x=-0.86)


def _shaft(art: Canvas, top: float, low: float, width: float, ink: str) -> None:
    fill, dark = INKS.pair(ink)
    draw_limb(art, Limb(curve([(0, top), (0, (top + low) / 2), (0, low)]), (width, width, width)), fill, dark, back=0)


def sun_sceptre(art: Canvas) -> None:
    """A gold sceptre with the coin of denari for its head."""
    _shaft(art, -132, LOW, 12, "yellow")
    for y in (-66, -120):
        art.box(-12, y, 24, 9, INKS.ochre, INK, 2.2, 4)
    art.shape(symmetric("0,-128! 22,-150 16,-160! 0,-156"), INKS.yellow, INK, 2.4)
    art.group(signs.ray_coin(44), 0, -188)
    _grip(art)


def raised_cup(art: Canvas) -> None:
    """The cup of coppe on an open hand."""
    art.group(raised_hand(Lean(), INKS, False), -12, 22, turn=8)
    art.group(signs.cup(), -4, -78, 0.5)
    art.group(raised_hand(Lean(), INKS, True), -12, 22, turn=8)


def upright_sword(art: Canvas) -> None:
    """The sword of spade, point up."""
    art.group(signs.plain_blade(232, 17), 0, -36, 0.9)
    art.group(signs.sword_hilt(Canvas()), 0, -34, 0.8)
    _grip(art)


def shouldered_club(art: Canvas) -> None:
    """The club of bastoni, head up."""
    art.group(signs.straight_club(), 0, -92, 0.88)
    _grip(art)


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
    _grip(art)


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
    _grip(art)


def lily(art: Canvas) -> None:
    """A white lily on a stem."""
    _shaft(art, -130, LOW, 7, "green")
    draw_leaf(art, "0,-40 -20,-66 -24,-108", 12, INKS.green, 4, 2)
    draw_leaf(art, "0,-56 20,-80 26,-116", 12, INKS.green, 4, 2)
    flower = Canvas()
    for outline in (
        "-2,0! -26,-16 -40,-42 -60,-52! -54,-30 -32,-6",
        "2,0! 26,-16 40,-42 60,-52! 54,-30 32,-6",
        "-4,0! -24,-30 -26,-70 -34,-98! -10,-80 -2,-40",
        "4,0! 24,-30 26,-70 34,-98! 10,-80 2,-40",
        "0,4! -16,-32 -12,-68 0,-104! 12,-68 16,-32",
    ):
        solid(
            flower, spline(outline), INKS.white, INKS.grey, angle=70, step=5, share=0.3, back=0, width=2.6, weight=1.4
        )
    flower.ink(brush("0,-4 0,-82", 2, 4, tapering))
    for x, lean in ((-9, -8), (9, 8)):
        flower.shape(curve([(x * 0.4, -22), (x, -58), (x + lean, -88)]), "none", INK, 4)
        flower.shape(ellipse(x + lean, -92, 5, 8), INKS.yellow, INK, 2)
    solid(flower, symmetric("0,14 12,8 14,-8! 0,-14"), INKS.green, INKS.green_dark, back=0, width=2.4)
    art.group(flower, 0, -124, 0.8)
    _grip(art)


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
    art.symbol("clover", _clover())
    for stem, scale in zip(stems, (0.74, 0.74, 0.9), strict=True):
        art.use("clover", *stem[-1], scale)
    _grip(art)


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
    _shaft(art, -236, LOW, 9, "yellow")
    ball(art, 0, -240, 9, INKS.yellow, INKS.ochre)
    cloth = spline("-38,-212! 38,-212! 40,-170 37,-112! 19,-88! 0,-112! -19,-88! -37,-112! -40,-170")
    solid(art, cloth, INKS.blue, INKS.blue_dark, angle=4, share=0.3, back=0.16)
    hem = spline("-30,-203! 30,-203! 31,-170 29,-118! 19,-104! 0,-126! -19,-104! -29,-118! -31,-170")
    art.shape(hem, "none", INKS.yellow, 3)
    draw_limb(art, Limb(curve("-43,-214 0,-214 43,-214"), (9, 9, 9), True, True), INKS.yellow, INKS.ochre, back=0)
    art.group(signs.ray_coin(25), 0, -164)
    _grip(art)


def torch(art: Canvas) -> None:
    """A torch with its flame."""
    for outline, fill in (
        ("0,-108! -34,-122 -42,-156 -22,-190 -26,-214! -4,-202 2,-236! 26,-206 20,-186 40,-168 38,-128", INKS.red),
        ("0,-108! -22,-124 -26,-152 -10,-178! 0,-166 8,-196! 22,-162 22,-126", INKS.yellow),
        ("0,-108! -10,-122 -8,-142 2,-158! 10,-140 9,-122", INKS.white),
    ):
        art.shape(spline(outline), fill, INK, 2.4)
    art.ink(brushes(2, "-32,-130 -36,-156 -22,-184", "32,-134 30,-158 18,-176", steps=6))
    body = polygon([(-9, LOW), (-20, -106), (20, -106), (9, LOW)])
    solid(art, body, INKS.ochre, "#a86f14", angle=6, share=0.42, back=0.2)
    for y, half in ((-108, 23), (-70, 19)):
        band = ribbon([(-half, y), (0, y + 5), (half, y)], 12, 6)
        art.shape(band, INKS.yellow, INK, 2.3).ink(hatch(band, 0, 3.6, 0.3, "right", 1.3))
    _grip(art)


def halberd(art: Canvas) -> None:
    """A halberd with its axe to the left."""
    _shaft(art, -190, LOW, 11, "red")
    solid(art, polygon("-8,-176 0,-252 8,-176"), "#cfdcf2", "#8fa9d8", angle=4, share=0.4, back=0, width=2.4)
    axe = spline("-5,-176! -22,-184 -52,-204! -60,-166 -52,-112! -24,-138 -5,-142!")
    solid(art, axe, "#cfdcf2", "#8fa9d8", angle=70, share=0.3, back=0.1, width=2.6)
    art.ink(brush("-46,-192 -53,-164 -46,-124", 2, 6, even))
    solid(art, spline("5,-172! 22,-176 40,-192! 36,-164 22,-152 5,-148!"), "#cfdcf2", "#8fa9d8", back=0, width=2.4)
    art.box(-9, -186, 18, 52, INKS.yellow, INK, 2.4, 3)
    for y in (-174, -146):
        art.disc(0, y, 3, INK, None)
    tassel = spline("-9,-132! 9,-132! 15,-96 8,-88 0,-94 -8,-88 -15,-96")
    solid(art, tassel, INKS.yellow, INKS.ochre, angle=86, step=5, share=0.6, back=0.3)
    _grip(art)


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
    _grip(art)


def laid_hand(art: Canvas) -> None:
    """The other hand, laid on the body."""
    art.group(open_hand(Lean(), INKS), 0, 0, 0.8, -84)


def orb(art: Canvas) -> None:
    """The orb of a ruler on the other hand."""
    art.group(raised_hand(Lean(), INKS, False), 8, 2, 0.9, 8)
    ball(art, 12, -46, 23, INKS.yellow, INKS.ochre, 2.6)
    for line in ("-10,-49 12,-41 34,-49", "12,-42 12,-56 10,-68"):
        art.shape(curve(line), "none", INK, 8).shape(curve(line), "none", INKS.red, 4.4)
    cross = polygon("9,-68 9,-77 1,-77 1,-84 9,-84 9,-92 16,-92 16,-84 24,-84 24,-77 16,-77 16,-68")
    art.shape(cross, INKS.yellow, INK, 2)
    art.group(raised_hand(Lean(), INKS, True), 8, 2, 0.9, 8)


def coin(art: Canvas) -> None:
    """A coin of denari on the other hand."""
    art.group(raised_hand(Lean(), INKS, False), 8, -2, 0.9, 8)
    art.group(signs.ray_coin(26), 12, -58)
    art.group(raised_hand(Lean(), INKS, True), 8, -2, 0.9, 8)


def scroll(art: Canvas) -> None:
    """A rolled letter in the other hand."""
    roll = Limb(curve("26,-52 26,0 26,42"), (25, 25, 25))
    draw_limb(art, roll, INKS.white, INKS.grey, share=0.3, back=0)
    art.shape(ellipse(26, -52, 12.5, 5), INKS.white, INK, 2.4).ink(brush("19,-52 26,-55 31,-52 26,-50", 1.8, 6))
    art.group(fist(Lean(), INKS), 26, -2, 0.82, -4, scale_x=-0.82)


def hilt(art: Canvas) -> None:
    """The hilt of a sheathed dagger in the other hand."""
    draw_limb(art, Limb(curve("26,-6 28,20 30,46"), (19, 18, 16)), INKS.red, INKS.red_dark, back=0)
    art.group(signs.sword_hilt(Canvas()), 26, 18, 0.56, 180)
    art.group(fist(Lean(), INKS), 26, -10, 0.82, -4, scale_x=-0.82)
