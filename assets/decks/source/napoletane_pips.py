"""The pip cards of the Napoletane, ace excepted, and the eights, nines and tens in pips.

Centres are shares of the card, (across, down), in the traditional places of each card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import signs_napoletane as signs
from clipping import Lean
from engraving import Limb, brush, brushes, even, hatch, ribbon, shadow, tapering
from geometry import Path, Point, curve, ellipse, polar, polygon, spline, symmetric
from ornaments import crown
from palette import NAPOLETANE as INKS
from palette import PAPER
from svg import INK, Canvas

WIDTH, HEIGHT = 500, 830

Places = Sequence[tuple[float, float]]


def at(across: float, down: float) -> Point:
    """A place given in shares of the card, in units."""
    return across * WIDTH, down * HEIGHT


def grid(columns: Sequence[float], rows: Sequence[float]) -> Places:
    return [(across, down) for down in rows for across in columns]


def repeated(drawing: Canvas, places: Places, scale: float = 1) -> Canvas:
    """One sign at several places."""
    art = Lean().symbol("sign", drawing)
    for place in places:
        art.use("sign", *at(*place), scale)
    return art


def coins(drawing: Callable[[float], Canvas], radius: float, places: Places) -> Canvas:
    return repeated(drawing(radius * WIDTH), places)


def face_coin(radius: float) -> Canvas:
    return signs.ray_coin(radius, face=True)


def two_of_denari() -> Canvas:
    return coins(signs.flower_coin, 0.254, [(0.52, 0.22), (0.52, 0.78)])


def three_of_denari() -> Canvas:
    return coins(face_coin, 0.213, [(0.73, 0.205), (0.32, 0.50), (0.73, 0.795)])


def four_of_denari() -> Canvas:
    art = coins(face_coin, 0.154, [(0.285, 0.15), (0.735, 0.15), (0.285, 0.82), (0.735, 0.82)])
    return art.group(emblem(), *at(0.51, 0.478))


def five_of_denari() -> Canvas:
    art = coins(face_coin, 0.137, [(0.25, 0.13), (0.735, 0.13), (0.25, 0.84), (0.735, 0.84)])
    return art.group(signs.flower_coin(0.254 * WIDTH), *at(0.505, 0.486))


def six_of_denari() -> Canvas:
    return coins(signs.ray_coin, 0.115, grid((0.26, 0.735), (0.126, 0.485, 0.845)))


def seven_of_denari() -> Canvas:
    upper = [(0.24, 0.13), (0.745, 0.13), (0.495, 0.354), (0.24, 0.568), (0.745, 0.568)]
    return coins(signs.ray_coin, 0.093, [*upper, (0.22, 0.88), (0.735, 0.88)])


# Coppe: sizes are the width of a cup as a share of the card's.


def cups(size: float, places: Places) -> Canvas:
    return repeated(signs.cup(), places, size * WIDTH / signs.CUP_SIZE[0])


def two_of_coppe() -> Canvas:
    return repeated(signs.wide_cup(), [(0.50, 0.265), (0.50, 0.76)], 0.66 * WIDTH / signs.WIDE_CUP_SIZE[0])


def three_of_coppe() -> Canvas:
    return cups(0.336, [(0.28, 0.228), (0.75, 0.504), (0.28, 0.785)])


def four_of_coppe() -> Canvas:
    return cups(0.305, grid((0.275, 0.75), (0.19, 0.80))).group(emblem(), *at(0.51, 0.495), 0.72)


def five_of_coppe() -> Canvas:
    return cups(0.266, [(0.30, 0.19), (0.69, 0.19), (0.49, 0.494), (0.29, 0.795), (0.675, 0.795)])


def six_of_coppe() -> Canvas:
    return cups(0.245, grid((0.255, 0.73), (0.17, 0.481, 0.80)))


def seven_of_coppe() -> Canvas:
    return cups(0.205, [(0.225, 0.162), (0.75, 0.162), (0.489, 0.338), *grid((0.225, 0.75), (0.497, 0.826))])


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
    return Lean().group(signs.sword(blade, 17), 0, length / 2 - 119 * scale, scale)


def lying(art: Canvas, name: str, place: Point, scale: float = 1) -> Canvas:
    """A sign laid across the card with its top to the left."""
    return art.use(name, *place, scale, turn=-90)


def two_of_spade() -> Canvas:
    art = Lean().symbol("sword", centred_sword(614, 18))
    left, right = 155, 360
    for x, out in ((left, -1), (right, 1)):
        ribbon_behind(art, [(x - out * 36, 400), (x - out * 12, 428), (x + out * 24, 440), (x + out * 48, 458)])
    art.use("sword", left, 422).use("sword", right, 412, turn=180)
    for x, out in ((left, -1), (right, 1)):
        wound_end(art, x, 384, out)
    red_ribbon(art, curve("108,436 110,470 150,502 257,518 365,502 405,470 407,436"), 42)
    return art


def wound_end(art: Canvas, x: float, y: float, out: int) -> None:
    """The end of a ribbon that has come round a sword at x: across its front, up and `out` into a fork."""
    red_ribbon(
        art, curve([(x + out * 40, y - 6), (x + out * 10, y + 5), (x - out * 22, y + 14), (x - out * 40, y + 34)]), 32
    )
    forked_end(art, x + out * 42, y, out, out * 8)


def red_ribbon(art: Canvas, line: Path, width: float) -> None:
    band = Limb(line, (width * 0.8, width, width * 0.8))
    shape = band.outline()
    art.shape(shape, INKS.red, INK, 2.8).shape(band.shadow(0.26), INKS.red_dark, None)
    art.ink(band.rings(0.34, 5, 1.7, bow=0), band.rings(0.16, 6, 1.4, lit_side=True, bow=0))
    art.shape(shape, "none", INK, 2.8)


def ribbon_behind(art: Canvas, line: Sequence[Point]) -> None:
    """The part of a ribbon that passes behind a sword, in its own shade."""
    band = ribbon(line, 28, 12)
    art.shape(band, INKS.red_dark, INK, 2.8).ink(hatch(band, 60, 4.4, 0.6, "right", 1.7))


def forked_end(art: Canvas, x: float, y: float, side: int, turn: float = 0) -> None:
    """The forked end of a ribbon, rising outwards from (x, y)."""
    end = spline("-15,6! -4,-18 6,-40 4,-62! 20,-50 40,-58! 36,-34 22,-12 16,10!")
    marks = brush("8,-40 8,-22 2,0", 2, 5, tapering) + hatch(end, 70, 5, 0.34, "right", 1.6)
    if side < 0:
        end, marks = end.mirrored(), marks.mirrored()
    art.shape(end.rotated(turn).moved(x, y), INKS.red, INK, 2.8).ink(marks.rotated(turn).moved(x, y))


def three_of_spade() -> Canvas:
    art = Lean().symbol("sword", centred_sword(700, 19))
    left, right = 115, 385
    for x, out in ((left, -1), (right, 1)):
        ribbon_behind(art, [(x - out * 36, 322), (x - out * 12, 348), (x + out * 24, 358), (x + out * 48, 376)])
    art.use("sword", left, 412, turn=180).use("sword", right, 412, turn=180).use("sword", 250, 420)
    for x, out in ((left, -1), (right, 1)):
        wound_end(art, x, 304, out)
        winding = [(x + out * 46, 362), (x + out * 36, 390), (x, 406), (x - out * 48, 418), (x - out * 98, 438)]
        red_ribbon(art, curve([*winding, (250 + out * 2, 460)]), 36)
    knot = polygon("250,430 274,474 226,474")
    return art.shape(knot, INKS.yellow, INK, 2.8).ink(hatch(knot, 90, 4.4, 0.7, "right", 1.6))


def four_of_spade() -> Canvas:
    art = Lean().symbol("sword", centred_sword(330, 17.5))
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
        art.shape(leaf.outline(), INKS.green, INK, 2.2).shape(leaf.shadow(0.4), INKS.green_dark, None)
        art.ink(brush(spine, 1.6, 5, tapering)).shape(leaf.outline(), "none", INK, 2.2)
    for x, y, size, turn in ((-86, -4, 1.1, 0), (14, -6, 1.1, 20), (86, 18, 1.0, 40)):
        flower = Lean()
        for index in range(5):
            petal = spline("0,-4! 11,-12 10,-24 0,-27 -10,-24 -11,-12").rotated(index * 72)
            flower.shape(petal, INKS.yellow, INK, 2.2)
            flower.ink(brushes(1.3, "0,-8 0,-20", "0,-8 4,-17", "0,-8 -4,-17", steps=3).rotated(index * 72))
        flower.disc(0, 0, 7.5, INKS.red, INK, 2.2).disc(-2, -2, 2.2, INKS.yellow, None)
        art.group(flower, x, y, size, turn)
    return art


def five_of_spade() -> Canvas:
    art = swords(325, 16, grid((0.207, 0.787), (0.27,)), grid((0.207, 0.787), (0.724,)))
    lying(art, "sword", at(0.50, 0.497), 0.96)
    art.symbol("vignette", vignette())
    return art.use("vignette", 250, 224, 1.1).use("vignette", 250, 602, 1.1, 180)


def six_of_spade() -> Canvas:
    columns = (0.18, 0.495, 0.81)
    return swords(306, 15.5, grid(columns, (0.73,)), grid(columns, (0.24,)))


def seven_of_spade() -> Canvas:
    columns = (0.20, 0.50, 0.79)
    return lying(swords(322, 15.5, grid(columns, (0.256,)), grid(columns, (0.738,))), "sword", at(0.49, 0.498), 0.94)


# Bastoni: a club is drawn with its head up and green; "red" places have the colours exchanged.


def clubs(size: float, up: Places, down: Places, red_up: Places, red_down: Places) -> Canvas:
    """Clubs of the given height as a share of the card's, those of either colouring up or down."""
    art = Lean().symbol("club", signs.club("green", "red")).symbol("red", signs.club("red", "green"))
    scale = size * HEIGHT / signs.CLUB_SIZE[1]
    for name, places, turn in (("club", up, 0), ("club", down, 180), ("red", red_up, 0), ("red", red_down, 180)):
        for across, y in places:
            art.use(name, *at(across, y), scale, turn)
    return art


def two_of_bastoni() -> Canvas:
    art = Lean().symbol("club", signs.sheathed_club())
    scale = 0.812 * HEIGHT / 680
    return art.use("club", *at(0.272, 0.505), scale).use("club", *at(0.71, 0.505), scale, scale_x=-scale)


def three_of_bastoni() -> Canvas:
    art = Lean().symbol("club", signs.long_club())
    art.use("club", 258, 426, 1.04, -26).use("club", 242, 426, 1.04, 26).use("club", 250, 430, 1.03)
    return art.group(mask(), 250, 428, 1.06)


def four_of_bastoni() -> Canvas:
    art = Lean().symbol("club", signs.budded_club())
    for across, down, side, flip in (
        (0.257, 0.256, 1, 1),
        (0.734, 0.258, -1, 1),
        (0.255, 0.715, 1, -1),
        (0.733, 0.717, -1, -1),
    ):
        art.use("club", *at(across, down), flip * 0.99, scale_x=side * 0.99)
    return art


def five_of_bastoni() -> Canvas:
    art = Lean().symbol("club", signs.club("green", "red")).symbol("red", signs.club("red", "green"))
    scale = 0.366 * HEIGHT / signs.CLUB_SIZE[1]
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


# Eights, nines and tens in pips, told apart by the outline of the layout.

EIGHT_ROWS = (0.14, 0.38, 0.62, 0.86)
NINE = grid((0.21, 0.50, 0.79), (0.15, 0.50, 0.85))
TEN = [*grid((0.22, 0.78), EIGHT_ROWS), (0.50, 0.26), (0.50, 0.74)]
FOUR_COLUMNS = (0.155, 0.385, 0.615, 0.845)
FIVE_COLUMNS = (0.125, 0.3125, 0.50, 0.6875, 0.875)


def eight_of_denari() -> Canvas:
    return coins(signs.ray_coin, 0.095, grid((0.27, 0.73), EIGHT_ROWS))


def nine_of_denari() -> Canvas:
    return coins(signs.ray_coin, 0.095, NINE)


def ten_of_denari() -> Canvas:
    return coins(signs.ray_coin, 0.088, TEN)


def eight_of_coppe() -> Canvas:
    return cups(0.215, grid((0.27, 0.73), EIGHT_ROWS))


def nine_of_coppe() -> Canvas:
    return cups(0.205, NINE)


def ten_of_coppe() -> Canvas:
    return cups(0.19, TEN)


def eight_of_spade() -> Canvas:
    return swords(330, 12.5, grid(FOUR_COLUMNS, (0.26,)), grid(FOUR_COLUMNS, (0.74,)))


def nine_of_spade() -> Canvas:
    art = swords(322, 12.5, grid(FOUR_COLUMNS, (0.25,)), grid(FOUR_COLUMNS, (0.75,)))
    return lying(art, "sword", at(0.50, 0.50), 1.08)


def ten_of_spade() -> Canvas:
    return swords(330, 10.5, grid(FIVE_COLUMNS, (0.26,)), grid(FIVE_COLUMNS, (0.74,)))


def eight_of_bastoni() -> Canvas:
    return clubs(
        0.345,
        up=grid(FOUR_COLUMNS[::2], (0.26,)),
        down=grid(FOUR_COLUMNS[1::2], (0.74,)),
        red_up=grid(FOUR_COLUMNS[::2], (0.74,)),
        red_down=grid(FOUR_COLUMNS[1::2], (0.26,)),
    )


def nine_of_bastoni() -> Canvas:
    art = clubs(
        0.33,
        up=grid(FOUR_COLUMNS[::2], (0.24,)),
        down=grid(FOUR_COLUMNS[1::2], (0.76,)),
        red_up=grid(FOUR_COLUMNS[::2], (0.76,)),
        red_down=grid(FOUR_COLUMNS[1::2], (0.24,)),
    )
    return lying(art, "club", at(0.50, 0.50), 1.0)


def ten_of_bastoni() -> Canvas:
    return clubs(
        0.335,
        up=grid(FIVE_COLUMNS[::2], (0.26,)),
        down=grid(FIVE_COLUMNS[1::2], (0.74,)),
        red_up=grid(FIVE_COLUMNS[::2], (0.74,)),
        red_down=grid(FIVE_COLUMNS[1::2], (0.26,)),
    )


# What stands on some of them besides the signs.


def emblem() -> Canvas:
    """Our device: a crowned shield with a broom (scopa) between two sprigs of laurel, 200 x 230, centred."""
    art = Lean()
    for side in (-1, 1):
        stem: list[Point] = [(side * x, y) for x, y in ((6, 104), (52, 84), (80, 40), (82, -14))]
        art.shape(brush(stem, 5, 14), INKS.green, INK, 1.8)
        for x, y, turn in ((34, 95, -64), (56, 79, -48), (70, 58, -34), (79, 34, -18), (83, 8, -6)):
            for out in (-1, 1):
                leaf = spline("0,0! 7,-10 5,-22 0,-30! -5,-22 -7,-10").rotated(90 + turn + out * 38 - 90).moved(x, y)
                vein = brush("0,-2 0,-26", 1.3, 3).rotated(turn + out * 38).moved(x, y)
                if side < 0:
                    leaf, vein = leaf.mirrored(), vein.mirrored()
                art.shape(leaf, INKS.green if out < 0 else INKS.green_dark, INK, 1.8).ink(vein)
    shield = symmetric("0,-62 52,-66! 56,-30 50,20 30,56 0,78!")
    art.shape(shield, INKS.yellow, INK, 3)
    field = symmetric("0,-53 43,-57! 46,-28 41,17 25,47 0,66!")
    art.shape(field, INKS.blue, INK, 2).shape(shadow(field, 0.3), INKS.blue_dark, None)
    art.ink(hatch(field, 0, 4.2, 0.26, "right", 1.5, 3), hatch(field, 0, 5, 0.12, "left", 1.3, 4)).shape(
        field, "none", INK, 2
    )
    broom = Lean()
    broom.shape(polygon("-3.4,-58 3.4,-58 3.4,4 -3.4,4"), INKS.ochre, INK, 2)
    twigs = spline("-6,0! 6,0! 14,18 22,48! 8,54 -8,54 -22,48! -14,18")
    broom.shape(twigs, INKS.yellow, INK, 2.2)
    strands: list[list[Point]] = [[(x * 0.3, 6.0), (x * 0.7, 24.0), (x, 50.0)] for x in (-17, -11, -5, 1, 7, 13, 18)]
    broom.ink(brushes(1.6, *strands, steps=5))
    broom.shape(polygon("-9,8 9,8 10,14 -10,14"), INKS.red, INK, 1.8)
    art.group(broom, 0, 6, 0.92, 16)
    return art.group(crown(92, 40, 5, INKS.yellow, INKS.ochre, gem=INKS.red, balls=True, curvature=0.1), 0, -70)


def mask() -> Canvas:
    """The moustached mask of the three of bastoni, 210 x 210, centred."""
    art = Lean()
    yellow, ochre = INKS.yellow, INKS.ochre
    for side in (-1, 1):
        _mask_ear(art, side)
    face = symmetric("0,-86 48,-80 76,-44 76,-4 68,34 50,74 30,98 0,106")
    art.shape(face, yellow, INK, 3.2)
    art.shape(spline("52,-76 76,-44 76,-4 68,34 50,74 30,98 8,105 30,82 50,40 58,-10"), ochre, None)
    art.shape(spline("8,-40 18,-8 26,14 14,22 20,8 8,-12"), ochre, None)
    art.ink(
        hatch(face, 16, 4, 0.2, "right", 1.8, 5, inset=1),
        hatch(face, -26, 4.4, 0.12, "right", 1.5, 6, inset=1),
        hatch(face, -16, 4.6, 0.09, "left", 1.4, 7, inset=1),
    )
    fringe = spline(
        "-84,-32! -88,-58 -74,-84 -48,-92 -26,-104 2,-98 28,-106 52,-94 76,-84 88,-58 84,-30! 74,-36 68,-54! 58,-46 "
        "48,-64! 36,-54 24,-70! 10,-58 -4,-70! -18,-56 -28,-68! -42,-50 -52,-62! -64,-44 -70,-54! -76,-38"
    )
    art.shape(fringe, yellow, INK, 2.8)
    curls = ((-72, -78), (-52, -84), (-30, -94), (-8, -92), (16, -92), (38, -94), (58, -86), (74, -74))
    for x, y in curls:
        away = 6 if x > 0 else -6
        ring: list[Point] = [(x, y), (x + away, y + 12), (x - 2, y + 24), (x - 8, y + 14), (x - 3, y + 8)]
        art.ink(brush(ring, 2.8, 9))
    art.shape(spline("-52,-6 -40,-13 -26,-12 -15,-6 -28,0 -42,0"), "#fff6c9", None)
    art.shape(spline("52,-6 40,-13 26,-12 15,-6 28,0 42,0"), "#fff6c9", None)
    strokes: list[Path] = []
    for side in (-1, 1):
        x = side * 33
        art.disc(x, -7, 5.4, "#6b4a16", None).disc(x, -7, 2.8, INK, None).disc(x - 1.6, -9, 1.2, "#fff", None)
        for points, width, steps in (
            ("13,-5 26,-15 42,-15 56,-5", 5.4, 8),
            ("18,-2 32,3 48,-2", 2.4, 6),
            ("20,4 34,12 52,4", 1.8, 6),
            ("24,-48 8,-44 0,-47", 2, 5),
            ("30,-58 12,-54 0,-56", 1.6, 5),
            ("56,-30 62,-24 64,-14", 1.6, 4),
        ):
            line = brush(points, width, steps)
            strokes.append(line if side > 0 else line.mirrored())
        for points, width, profile in (
            ("6,-17 18,-27 38,-35 64,-25", 10, lambda t: (1 - t) ** 0.5 * 0.9 + 0.1),
            ("14,14 28,22 40,44", 3, tapering),
            ("5,-20 3,-40", 3, tapering),
            ("44,22 50,34 48,48", 2.2, tapering),
        ):
            line = brush(points, width, 8, profile)
            strokes.append(line if side > 0 else line.mirrored())
    art.shape(symmetric("0,52 18,54 24,66 18,80 0,83"), "#5c0f14", INK, 2.6)
    art.shape(spline("-19,54 0,52 19,54 18,63 0,62 -18,63"), PAPER, INK, 1.8)
    art.shape(spline("-16,78 0,74 16,78 0,82"), PAPER, INK, 1.6)
    strokes += [brushes(1.8, *([(x, 53.0), (x, 62.0)] for x in (-12.0, -4.0, 4.0, 12.0)), steps=2, profile=lambda _: 1)]
    strokes += [
        brush("9,-24 10,-6 18,12 22,22 12,27", 3.2, 9, lambda t: 0.2 + 0.8 * t),
        brush("-9,-24 -10,-6 -17,12 -22,22 -12,27", 3, 9, lambda t: 0.2 + 0.8 * t),
        brush("-13,26 -5,30 0,32 6,30 13,26", 3.2, 7),
        brush("-12,96 0,99 12,96", 2, 5),
    ]
    art.ink(*strokes)
    for side in (-1, 1):
        whisker = spline("0,35! 14,34 36,42 54,60 70,80 92,80! 80,98 58,96 38,80 20,60 8,50 0,47!")
        hairs = [
            brush(
                [
                    (8 + 4 * k, 38 + 2.6 * k),
                    (34 + 3 * k, 50 + 3.6 * k),
                    (54 + 2 * k, 70 + 3.4 * k),
                    (84 - 5 * k, 84 + 2.4 * k),
                ],
                2.2,
                8,
            )
            for k in range(4)
        ]
        art.shape(whisker if side > 0 else whisker.mirrored(), yellow, INK, 3)
        art.ink(*(hair if side > 0 else hair.mirrored() for hair in hairs))
    return art


def _mask_ear(art: Canvas, side: int) -> None:
    ear = spline("70,-38 92,-48 104,-34! 98,-18 106,-6! 98,8 104,20! 94,32! 86,24 72,20")
    marks = brush("82,-34 94,-30 88,-14 92,0 84,10", 3, 9) + brush("76,-20 84,-12 79,2", 2, 5)
    art.shape(ear if side > 0 else ear.mirrored(), INKS.yellow, INK, 2.8)
    art.ink(marks if side > 0 else marks.mirrored())


def _limb(points: str, *widths: float) -> Path:
    return Limb(curve(points), widths, round_start=True, round_end=True).outline()


def _digger() -> tuple[list[Path], list[Path]]:
    """A man who bends over his hoe: what is black of him, and the lights in it."""
    black = [
        spline("-56,-58! -46,-61 -43,-72 -31,-72 -29,-62 -16,-55! -34,-54"),
        spline("-44,-57 -29,-56 -25,-49 -20,-45! -25,-43 -26,-38 -34,-36 -42,-40"),
        spline("-42,-40 -54,-36 -66,-20 -72,-2 -70,14! -56,18 -42,14! -40,2 -32,-16 -28,-32 -32,-38"),
        _limb("-44,-28 -30,-10 -10,-4", 13, 11, 8),
        _limb("-38,-26 -22,-20 -2,2", 11, 9, 7),
        brush("-30,-30 -8,-2 26,42", 4.2, 6, even),
        spline("22,34! 36,40 40,52! 26,52 16,44!"),
        _limb("-50,12 -38,24 -44,46", 17, 13, 8),
        _limb("-62,12 -64,28 -78,44", 17, 12, 8),
        spline("-50,42! -38,42 -30,48! -32,51 -50,51!"),
        spline("-84,40! -72,42 -64,48! -66,51 -84,50!"),
    ]
    lights = [
        brush("-50,-60 -38,-58 -26,-60", 2, 4),
        brush("-58,-26 -64,-8 -62,8", 2.2, 6),
        brush("-50,-30 -54,-12 -52,6", 1.8, 6),
        brush("-70,6 -56,10 -42,6", 2, 4),
        brush("-46,-24 -34,-8 -18,-6", 1.8, 5),
        brush("-50,18 -42,26 -44,38", 1.6, 5),
        brush("-64,18 -66,28 -74,38", 1.6, 5),
        brush("-38,-41 -33,-39 -29,-40", 1.6, 3),
        brush("-30,-50 -27,-49", 1.8, 2),
    ]
    return black, lights


def _hunter() -> tuple[list[Path], list[Path]]:
    """A man who blows a curved horn."""
    black = [
        spline("40,-84! 50,-86 52,-97 66,-97 68,-87 82,-80! 62,-80"),
        brush("66,-92 80,-104 92,-98", 7, 7),
        spline("52,-82 66,-82 69,-72 66,-62 58,-58 51,-60! 49,-64 47,-68! 50,-72"),
        spline("50,-66! 40,-68 28,-76 22,-88! 8,-84! 18,-66 36,-58 50,-62!"),
        spline("54,-60 68,-60 80,-50 84,-30 80,-12! 88,22 66,26 46,22! 50,-12 48,-34 50,-52"),
        _limb("54,-48 40,-44 34,-60", 13, 11, 8),
        _limb("78,-46 92,-28 80,-12", 13, 11, 9),
        _limb("58,20 56,44 54,74", 17, 15, 10),
        _limb("74,20 78,44 80,74", 17, 15, 10),
        spline("48,70! 60,70 60,82 44,82! 38,78"),
        spline("74,70! 86,70 88,82 70,82! 64,78"),
    ]
    lights = [
        brush("44,-82 60,-83 78,-81", 1.8, 5),
        brush("68,-92 80,-99 88,-97", 1.6, 5),
        brush("54,-70 57,-70", 1.8, 2),
        brush("52,-61 60,-57 68,-59", 2, 5),
        brush("62,-54 64,-34 62,-14", 2.2, 6),
        brush("74,-48 77,-30 74,-14", 1.8, 5),
        brush("49,-10 64,-6 81,-11", 2.8, 5),
        brush("56,-2 54,10 52,20", 1.6, 4),
        brush("66,-2 67,20", 1.6, 4),
        brush("76,-4 80,8 82,18", 1.6, 4),
        brush("50,-46 42,-46 38,-54", 1.6, 5),
        brush("82,-40 89,-28 83,-18", 1.6, 5),
        brush("46,55 56,58 64,55", 2, 4),
        brush("72,56 80,59 88,55", 2, 4),
        brush("24,-84 30,-72 42,-66", 1.6, 5),
    ]
    return black, lights


def _hound() -> tuple[list[Path], list[Path]]:
    """A hound at full stretch."""
    black = [
        spline(
            "-46,84 -30,78 -8,78 8,72 16,62 24,57! 28,50 32,58! 42,62 54,70! 52,75 36,76 28,82 20,94 4,100 -12,96 "
            "-26,94 -40,102 -52,98"
        ),
        brush("-48,86 -64,78 -72,64 -86,60", 6, 8, lambda t: 1 - 0.8 * t),
        _limb("14,90 34,94 54,106", 11, 7, 4),
        _limb("8,94 22,104 40,112", 10, 7, 4),
        _limb("-44,94 -58,106 -62,108 -82,110", 17, 10, 6, 4),
        _limb("-36,98 -46,112 -50,114 -68,120", 13, 9, 6, 4),
    ]
    lights = [
        ellipse(36, 65, 1.8),
        brush("26,60 27,68 22,74", 2, 5),
        brush("14,74 12,84 2,94", 2, 5),
        brush("-26,82 -10,82 6,78", 1.8, 6),
        brush("-46,88 -38,92 -36,100", 2, 5),
        brush("20,80 26,78", 2, 3),
    ]
    return black, lights


def _country() -> list[Path]:
    """Hills, a tree, birds, and the ground in strokes."""
    tree = [
        _limb("8,26 5,4 7,-16", 7, 5, 4),
        brush("6,0 -2,-12 -4,-20", 2.4, 4),
        brush("6,-2 14,-14 15,-20", 2.4, 4),
    ]
    for x, y, radius in ((-4, -24, 9), (7, -34, 11), (17, -24, 9), (6, -20, 9)):
        tree.append(spline([polar(radius * (1.12 if k % 2 else 0.9), k * 36, x, y) for k in range(10)]))
    tree = [part.moved(-94, -8) for part in tree]
    far = [
        brush("-98,-8 -84,-14 -70,-10", 2.4, 6),
        brush("-30,2 -12,-4 22,0 40,6", 2.4, 8),
        brush("-98,20 -80,14", 1.8, 4),
        brush("-12,-66 -7,-70 -3,-65 2,-69 7,-65", 1.8, 6),
        brush("0,-80 4,-83 7,-79 11,-82 14,-79", 1.5, 6),
    ]
    ground = [
        brush([(x, y), (x + length / 2, y + 1.6), (x + length, y - 0.5)], 2.4, 4)
        for x, y, length in (
            (-98, 52, 62), (-30, 56, 44), (34, 84, 66), (-100, 62, 30), (-60, 66, 34), (-12, 66, 26), (20, 92, 30),
            (62, 90, 40), (-100, 78, 20), (58, 100, 40), (-98, 96, 18), (56, 116, 40), (-20, 122, 40), (-98, 124, 34),
            (26, 124, 34), (-34, 30, 22), (24, 24, 18), (90, 60, 14), (-2, 40, 20), (-100, 36, 20),
        )
    ]  # fmt: skip
    grass = [
        brush([(x, y), (x + lean, y - 11)], 2.2, 3, tapering)
        for x, y, lean in (
            (-94, 54, -4), (-89, 54, 2), (-16, 58, 3), (-11, 58, -3), (98, 86, 3), (92, 86, -3), (66, 118, 3),
            (72, 118, -2), (-94, 98, -3), (-89, 98, 3), (-4, 124, 3), (2, 124, -3), (28, 30, 3), (-30, 34, -3),
        )
    ]  # fmt: skip
    return [*tree, *far, *ground, *grass]


def vignette() -> Canvas:
    """The black country scene of the five of spade: a digger, a man with a horn and a hound, trees and hills."""
    art = Lean()
    art.ink(*_country())
    for black, lights in (_digger(), _hunter(), _hound()):
        art.ink(*black).ink(*lights, fill=PAPER)
    return art
