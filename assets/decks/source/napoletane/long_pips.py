"""The pip cards of spade and bastoni of the Napoletane, and their eights, nines and tens in pips."""

from __future__ import annotations

from collections.abc import Sequence

from kit.canvases import Lean
from kit.engraving import hatch
from kit.geometry import Point, curve, polygon, spline
from kit.latin import Places, grid
from kit.limbs import Limb
from kit.palette import NAPOLETANE as INKS
from kit.ribbons import behind, forked_tail, strip, swag
from kit.strokes import brush, brushes, tapering
from kit.svg import INK, Canvas
from napoletane.clubs import CLUB_SIZE, budded_club, club, long_club, sheathed_club
from napoletane.mask import mask
from napoletane.pips import HEIGHT, at
from napoletane.swords import sword
from napoletane.vignette import vignette
from napoletane.woodcut import swollen

# Spade: a sword is drawn with its blade up and its middle at the place; its size is its height in units.


def swords(length: float, half_width: float, points_up: Places, points_down: Places) -> Canvas:
    art = Lean().symbol("sword", centred_sword(length, half_width))
    for place in points_up:
        art.use("sword", *at(*place))
    for place in points_down:
        art.use("sword", *at(*place), turn=180)
    return art


def centred_sword(length: float, half_width: float) -> Canvas:
    """A sword of the given whole height, its middle at the origin; the hilt is scaled with its blade's width."""
    scale = half_width / 17
    blade = length / scale - 119
    return Lean().group(sword(blade), 0, length / 2 - 119 * scale, scale)


def lying(art: Canvas, name: str, place: Point, scale: float = 1) -> Canvas:
    """A sign laid across the card with its top to the left."""
    return art.use(name, *place, scale, turn=-90)


RED = INKS.pair("red")


def two_of_spade() -> Canvas:
    art = Lean().symbol("sword", centred_sword(697, 20))
    left, right, y = 148, 356, 372
    for x, out in ((left, -1), (right, 1)):
        behind(art, x, y, out, RED)
    art.use("sword", left, 418).use("sword", right, 412, turn=180)
    strip(art, *swag(left, right, y), RED)
    for x, out in ((left, -1), (right, 1)):
        forked_tail(art, x, y, out, RED)
    return art


def three_of_spade() -> Canvas:
    art = Lean().symbol("sword", centred_sword(700, 20))
    left, right, y = 118, 382, 330
    for x, out in ((left, -1), (right, 1)):
        behind(art, x, y, out, RED)
    art.use("sword", left, 412, turn=180).use("sword", right, 412, turn=180).use("sword", 250, 420)
    for x, out in ((left, -1), (right, 1)):
        strip(
            art,
            [(x + out * 46, y + 42), (x + out * 20, y + 64), (x - out * 34, y + 92), (250 + out * 8, y + 150)],
            [(x + out * 46, y + 82), (x + out * 14, y + 104), (x - out * 46, y + 134), (250, y + 186)],
            RED,
        )
        forked_tail(art, x, y, out, RED)
    knot = polygon("250,458 276,506 224,506")
    swollen(art, knot, INKS.yellow)
    return art.ink(hatch(knot, 90, 4.4, 0.8, "right", 3))


def four_of_spade() -> Canvas:
    art = Lean().symbol("sword", centred_sword(330, 19.5))
    for across, down, turn in ((0.29, 0.25, 153), (0.715, 0.25, 207), (0.29, 0.74, 27), (0.71, 0.74, -27)):
        art.use("sword", *at(across, down), turn=turn)
    return art.group(flower_sprig(), 250, 412)


def flower_sprig() -> Canvas:
    """A horizontal sprig with three yellow flowers, 300 wide, centred."""
    art = Lean()
    stem = "-140,-10 -90,8 -30,-4 30,8 90,14 136,-8"
    art.shape(brush(stem, 7, 16), INKS.green, INK, 2)
    leaves = (
        ("-120,-4 -134,-22 -150,-26", 9),
        ("-116,0 -134,10 -152,6", 9),
        ("-96,4 -108,24 -126,30", 10),
        ("-30,-2 -44,-24 -62,-30", 11),
        ("-36,0 -50,20 -70,26", 11),
        ("-8,0 -2,-24 10,-38", 10),
        ("4,4 -4,26 -18,36", 11),
        ("40,8 44,-16 58,-28", 11),
        ("92,12 104,-12 100,-30", 9),
        ("110,6 128,24 132,38", 10),
        ("120,2 142,-18 150,-16", 9),
        ("70,12 62,34 46,42", 10),
        ("126,-2 146,6 154,20", 8),
    )
    for spine, width in leaves:
        leaf = Limb(curve(spine), (3, width * 1.8, width * 1.2, 1.5))
        swollen(art, leaf.outline(), INKS.green, 2.2)
        art.shape(leaf.shadow(0.5), INKS.green_dark, None).ink(brush(spine, 2.6, 5, tapering), leaf.rings(0.6, 4, 2.6))
    for x, y, size, turn in ((-86, -4, 1.1, 0), (14, -6, 1.1, 20), (86, 18, 1.0, 40)):
        flower = Lean()
        for index in range(5):
            petal = spline("0,-4! 11,-12 10,-24 0,-27 -10,-24 -11,-12").rotated(index * 72)
            flower.shape(petal, INKS.yellow, INK, 2.8)
            flower.ink(brushes(2.4, "0,-8 0,-20", "0,-8 4,-17", "0,-8 -4,-17", steps=3).rotated(index * 72))
        flower.disc(0, 0, 7.5, INKS.red, INK, 2.2).disc(-2, -2, 2.2, INKS.yellow, None)
        art.group(flower, x, y, size, turn)
    return art


def five_of_spade() -> Canvas:
    art = swords(325, 17.5, grid((0.207, 0.787), (0.27,)), grid((0.207, 0.787), (0.724,)))
    lying(art, "sword", at(0.50, 0.497), 0.96)
    art.symbol("vignette", vignette())
    return art.use("vignette", 250, 224, 1.1).use("vignette", 250, 602, 1.1, 180)


def six_of_spade() -> Canvas:
    columns = (0.18, 0.495, 0.81)
    return swords(306, 17.5, grid(columns, (0.73,)), grid(columns, (0.24,)))


def seven_of_spade() -> Canvas:
    columns = (0.20, 0.50, 0.79)
    return lying(swords(322, 17, grid(columns, (0.256,)), grid(columns, (0.738,))), "sword", at(0.49, 0.498), 0.94)


# Bastoni: a club is drawn with its head up and green; "red" places have the colours exchanged.


def clubs(size: float, up: Places, down: Places, red_up: Places, red_down: Places) -> Canvas:
    """Clubs of the given height as a share of the card's, those of either colouring up or down."""
    art = Lean().symbol("club", club("green", "red")).symbol("red", club("red", "green"))
    scale = size * HEIGHT / CLUB_SIZE[1]
    for name, places, turn in (("club", up, 0), ("club", down, 180), ("red", red_up, 0), ("red", red_down, 180)):
        for across, y in places:
            art.use(name, *at(across, y), scale, turn)
    return art


def two_of_bastoni() -> Canvas:
    art = Lean().symbol("club", sheathed_club())
    scale = 0.812 * HEIGHT / 680
    return art.use("club", *at(0.285, 0.505), scale).use("club", *at(0.715, 0.505), scale, scale_x=-scale)


def three_of_bastoni() -> Canvas:
    art = Lean().symbol("club", long_club()).symbol("middle", long_club(shaft="green"))
    art.use("club", 258, 426, 1.04, -26).use("club", 242, 426, 1.04, 26).use("middle", 250, 430, 1.03)
    return art.group(mask(), 250, 428, 1.06)


def four_of_bastoni() -> Canvas:
    art = Lean().symbol("club", budded_club())
    for across, down, side, flip in (
        (0.257, 0.256, 1, 1),
        (0.734, 0.258, -1, 1),
        (0.255, 0.715, 1, -1),
        (0.733, 0.717, -1, -1),
    ):
        art.use("club", *at(across, down), flip * 0.99, scale_x=side * 0.99)
    return art


def five_of_bastoni() -> Canvas:
    art = Lean().symbol("club", club("green", "red")).symbol("red", club("red", "green"))
    scale = 0.366 * HEIGHT / CLUB_SIZE[1]
    for across, down, side, flip in (
        (0.275, 0.243, 1, -1),
        (0.719, 0.248, -1, -1),
        (0.251, 0.747, 1, 1),
        (0.693, 0.753, -1, 1),
    ):
        art.use("red", *at(across, down), flip * scale, scale_x=side * scale)
    return lying(art, "club", at(0.483, 0.496), 1.06)


def six_of_bastoni() -> Canvas:
    return clubs(
        0.342,
        up=[(0.485, 0.24), (0.785, 0.24)],
        down=[(0.20, 0.743), (0.485, 0.743)],
        red_up=[(0.785, 0.743)],
        red_down=[(0.20, 0.24)],
    )


def seven_of_bastoni() -> Canvas:
    art = clubs(
        0.338,
        up=[(0.761, 0.239)],
        down=[(0.20, 0.753)],
        red_up=[(0.489, 0.753), (0.779, 0.753)],
        red_down=[(0.18, 0.239), (0.468, 0.239)],
    )
    return lying(art, "club", at(0.485, 0.498), 0.98)


FOUR_COLUMNS = (0.155, 0.385, 0.615, 0.845)
FIVE_COLUMNS = (0.125, 0.3125, 0.50, 0.6875, 0.875)


def eight_of_spade() -> Canvas:
    return swords(330, 13.5, grid(FOUR_COLUMNS, (0.74,)), grid(FOUR_COLUMNS, (0.26,)))


def nine_of_spade() -> Canvas:
    art = swords(316, 13, grid(FOUR_COLUMNS, (0.245,)), grid(FOUR_COLUMNS, (0.755,)))
    return lying(art, "sword", at(0.50, 0.50), 1.08)


def ten_of_spade() -> Canvas:
    return swords(330, 10.5, grid(FIVE_COLUMNS, (0.26,)), grid(FIVE_COLUMNS, (0.74,)))


def alternating(size: float, columns: Sequence[float], upper: float, lower: float) -> Canvas:
    """Two rows of clubs, heads up and down by turns: green and red in the upper row, red and green in the lower."""
    return clubs(
        size,
        up=grid(columns[::2], (upper,)),
        down=grid(columns[1::2], (lower,)),
        red_up=grid(columns[::2], (lower,)),
        red_down=grid(columns[1::2], (upper,)),
    )


def eight_of_bastoni() -> Canvas:
    return alternating(0.345, FOUR_COLUMNS, 0.26, 0.74)


def nine_of_bastoni() -> Canvas:
    art = alternating(0.33, FOUR_COLUMNS, 0.24, 0.76)
    return lying(art, "club", at(0.50, 0.50), 1.0)


def ten_of_bastoni() -> Canvas:
    return alternating(0.308, FIVE_COLUMNS, 0.26, 0.74)
