"""The four Neapolitan suit signs, each centred on the origin unless its docstring says otherwise.

Fewer signs on a card are larger and richer, so denari have three drawings and coppe and bastoni two.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from kit.clipping import Lean
from kit.engraving import brush, brushes, comb, even, growing, hatch, ribbon, shadow, tapering
from kit.geometry import Path, Point, curve, ellipse, joined, parse_nodes, polar, polygon, spline, star, symmetric
from kit.leaves import acanthus
from kit.ornaments import gadroons, sun_face
from kit.palette import NAPOLETANE as INKS
from kit.palette import PAPER
from kit.svg import INK, Canvas
from napoletane.woodcut import swollen

COIN_RADIUS = 50
FLOWER_COIN_RADIUS = 125
CUP_SIZE = (176, 238)
WIDE_CUP_SIZE = (352, 297)
CLUB_SIZE = (98, 288)


def ray_coin(radius: float = COIN_RADIUS, rays: int = 8, *, face: bool = False) -> Canvas:
    """A black disc with a sun; a face in its middle on the larger coins, a boss on the small ones."""
    art = Lean()
    _rims(art, radius)
    art.shape(star(rays, radius * 0.76, radius * 0.46), INKS.yellow, None)
    dark_halves, lines = Path(), Path()
    for index in range(rays):
        angle = -90 + index * 360 / rays
        tip, foot = polar(radius * 0.73, angle), polar(radius * 0.36, angle)
        dark_halves += polygon([tip, polar(radius * 0.36, angle + 162 / rays), foot])
        lines += brush([polar(radius * 0.71, angle), foot], radius * 0.03, 2, growing)
        for reach, turn in ((0.57, 4), (0.5, 8)):
            ends = [polar(radius * reach, angle + turn), polar(radius * (reach - 0.14), angle + turn * 0.9)]
            lines += brush(ends, radius * 0.03, 2)
    art.shape(dark_halves, INKS.ochre, None).ink(lines)
    bead = radius * (0.085 if face else 0.07)
    for index in range(rays):
        x, y = polar(radius * 0.655, -90 + (index + 0.5) * 360 / rays)
        art.disc(x, y, bead, INKS.yellow, None)
        if face:
            moon: list[Point] = [
                (x - bead * 0.2, y - bead * 0.7),
                (x + bead * 0.7, y),
                (x - bead * 0.1, y + bead * 0.7),
            ]
            art.ink(brush(moon, bead * 0.5, 5))
    art.disc(0, 0, radius * 0.42, INKS.yellow, INK, radius * 0.055)
    if face:
        art.disc(0, 0, radius * 0.355, INKS.yellow, INK, radius * 0.03)
        return art.group(sun_face(radius * 0.335, 1.35))
    art.disc(0, 0, radius * 0.28, INKS.ochre, INK, radius * 0.05)
    art.disc(0, 0, radius * 0.16, INKS.yellow, INK, radius * 0.045)
    art.ink(hatch(ellipse(0, 0, radius * 0.27), 30, radius * 0.07, 0.4, "right", radius * 0.06))
    return art.disc(-radius * 0.02, -radius * 0.02, radius * 0.045, INK, None)


def _rims(art: Canvas, radius: float) -> None:
    """A black rim, a white ring and the black field inside it."""
    art.disc(0, 0, radius, INK, None).disc(0, 0, radius * 0.915, PAPER, None).disc(0, 0, radius * 0.82, INK, None)


def flower_coin(radius: float = FLOWER_COIN_RADIUS) -> Canvas:
    """The large coin: a face inside nine engraved petals, nine more behind them."""
    art = Lean()
    petals = 9
    art.disc(0, 0, radius, INK, None).disc(0, 0, radius * 0.95, PAPER, None)
    art.disc(0, 0, radius * 0.925, PAPER, INKS.blue_dark, 2.4).disc(0, 0, radius * 0.89, INK, None)
    for front, tip, foot, turn, fill in (
        (False, 0.76, 0.45, 20, INKS.ochre),
        (True, 0.82, 0.42, 0, INKS.yellow),
    ):
        for index in range(petals):
            _petal(art, radius, tip, foot, -90 + turn + index * 360 / petals, fill, engraved=front)
    for index in range(petals):
        x, y = polar(radius * 0.8, -70 + index * 360 / petals)
        art.disc(x, y, radius * 0.028, INKS.yellow, None)
    art.disc(0, 0, radius * 0.47, INKS.yellow, INK, 4)
    wreath = Path()
    for index in range(petals * 2):
        angle = index * 180 / petals
        leaf = [polar(radius * 0.45, angle), polar(radius * 0.41, angle + 5), polar(radius * 0.4, angle + 12)]
        wreath += brush(leaf, 4, 4)
    art.ink(wreath).disc(0, 0, radius * 0.385, INKS.yellow, INK, 3.2)
    return art.group(sun_face(radius * 0.35, 1.3))


def _petal(art: Canvas, radius: float, tip: float, foot: float, angle: float, fill: str, *, engraved: bool) -> None:
    def at(reach: float, turn: float) -> Point:
        return polar(radius * reach, angle + turn)

    shape = spline(
        [
            (*at(foot, -8), 0),
            at(0.58, -16),
            at(0.7, -15.5),
            at(tip - 0.03, -8),
            (*at(tip, 0), 0),
            at(tip - 0.03, 8),
            at(0.7, 15.5),
            at(0.58, 16),
            (*at(foot, 8), 0),
        ]
    )
    art.shape(shape, fill, INK, 3)
    if engraved:
        strokes = [brush([at(tip - 0.02, 0), at(0.46, 0)], 2, 3, growing)]
        for turn, end in ((4, 0.66), (-4, 0.66), (8, 0.6), (-8, 0.6), (11.5, 0.56)):
            line = [at(0.44, turn * 0.75), at((end + 0.44) / 2, turn * 0.9), at(end, turn)]
            strokes.append(brush(line, 3, 3, tapering))
        art.ink(*strokes)


def _cup_handle(points: str, side: int, thickness: float) -> Canvas:
    art = Lean()
    nodes = [(side * node[0], node[1]) for node in parse_nodes(points)]
    art.shape(ribbon(nodes, thickness, 30, lambda t: 1 - 0.45 * t), "#f4f6fb", INK, 2.2)
    for offset, width in ((1.6, 1.3), (-1.6, 0.9)):
        line = curve([(x + side * offset, y + (1 if offset > 0 else 0.5)) for x, y in nodes[1:-2]])
        art.shape(line, "none", "#3d5f9d", width)
    return art


def cup() -> Canvas:
    """The two-handled krater."""
    art = Lean()
    for side in (-1, 1):
        art.group(_cup_handle("54,-84 72,-92 85,-82 85,-58 77,-36 79,-16 73,-3 62,-6 62,-17 71,-18", side, 10))
    body = symmetric("0,-86 50,-90 63,-100! 54,-84 48,-66 50,-48 60,-26 62,0 54,28 32,52 13,61! 0,62")
    swollen(art, body, INKS.yellow, 2.8)
    art.shape(spline("22,-60 48,-64! 52,-44 58,-28 40,-24 32,-42"), INKS.ochre, None, opacity=".8")
    art.ink(hatch(body, 0, 4, 0.3, "right", 3.4, 2), hatch(body, 0, 4.6, 0.14, "left", 2.4, 3))
    depths = ((0.98, 8), (0.86, 32), (0.5, 54), (0.2, 61))
    _bowl(art, 7, 61, -4, 15, depths, 2.8)
    for top, half in ((-62, 49), (-36, 54)):
        art.ink(brush([(-half, top), (0, top + 10), (half, top)], 3.4, 8, even))
        art.ink(brush([(-half, top + 6), (0, top + 16), (half - 1, top + 6)], 2, 8, even))
    neck = spline("-54,-82! 0,-70 56,-82! 50,-62! 0,-52 -50,-62!")
    art.ink(
        hatch(neck, 90, 4.6, 0.8, "both", 2, 3, within=body),
        comb("-59,-20 0,-11 59,-20", 20, 10, -90, 2.2, seed=5),
    )
    _cup_mouth(art, -99, 64, 19, 24, 3.4)
    art.shape(symmetric("0,58 14,60 20,68 12,75 9,82 24,90 44,99! 0,101"), INKS.red, INK, 3)
    art.ink(
        brushes(3, "-10,80 -20,92 -34,98", "10,80 20,92 34,98", "0,78 -4,90 0,98", steps=4),
        brush("-8,76 0,79 8,76", 3.4, 4),
        comb("10,62 18,68 12,75", 5, 10, 180, 2.4),
        comb("26,92 36,96 43,99", 4, 16, 200, 2.6),
    )
    _cup_foot(art, 52, 99, 22)
    return art


def _bowl(
    art: Canvas,
    lobes: int,
    half: float,
    rim: float,
    rise: float,
    depths: tuple[tuple[float, float], ...],
    line: float,
) -> None:
    """The lobed bowl: green above, black where each lobe turns away and towards the foot."""
    belly = gadroons(art, lobes, half, rim, rise, depths, INKS.green, INKS.green_dark, line)
    marks = hatch(belly, 0, 4, 0.34, "right", 4, 4) + hatch(belly, 0, 4.6, 0.16, "left", 3.2, 5)
    _, _, _, low = belly.bounds()
    foot: list[Point] = [(-half * depths[1][0], depths[1][1]), (0, low + 4), (half * depths[1][0], depths[1][1])]
    marks += comb(foot, lobes * 4, lambda t: 12 + 14 * math.sin(math.pi * t), -90, 4, seed=6)
    art.ink(marks).shape(belly, "none", INK, line)


def wide_cup() -> Canvas:
    """The wide vase of the two of coppe."""
    art = Lean()
    for side in (-1, 1):
        points = "116,-70 134,-84 152,-78 158,-54 148,-26 140,2 146,26 162,32 172,20 165,8 156,14"
        art.group(_cup_handle(points, side, 13))
    body = symmetric("0,-96 100,-104 124,-112! 114,-92 112,-70 124,-40 124,-8 104,26 58,50 22,58! 0,60")
    swollen(art, body, INKS.yellow, 3)
    art.shape(spline("40,-70 113,-82! 117,-58 124,-38 90,-36 60,-40"), INKS.ochre, None, opacity=".8")
    depths = ((0.97, -4), (0.83, 27), (0.46, 50), (0.18, 57))
    _bowl(art, 9, 125, -27, 19, depths, 3.2)
    art.ink(
        comb("-112,-92 -40,-78 40,-78 112,-92", 52, lambda t: 26 + 14 * abs(2 * t - 1), 92, 2.8, seed=3),
        comb("-122,-44 0,-47 122,-44", 42, lambda t: 9 + 64 * max(0.0, t - 0.58), -88, 2.2, seed=5),
        hatch(body, 0, 4.4, 0.16, "right", 3, 2),
    )
    _cup_mouth(art, -112, 124, 34, 54, 3.6)
    art.shape(symmetric("0,98 26,92 14,84 22,74 56,54! 30,50 18,54 0,44!"), INKS.red, INK, 2.8)
    art.shape(symmetric("0,40! 10,52 12,66 8,78 0,82"), INKS.red, INK, 2.2)
    art.ink(
        brushes(3, "18,56 30,58 44,58", "-18,56 -30,58 -44,58", "0,48 0,76", steps=4),
        comb("10,52 12,66 8,78", 8, 10, 180, 2.4),
    )
    art.box(-20, 82, 40, 8, INKS.red, INK, 2.4, 4)
    art.shape(symmetric("0,88 18,90 34,104 60,122! 30,124 0,126"), INKS.red, INK, 2.8)
    art.ink(
        brushes(3.6, "0,92 -3,108 0,122", "-12,92 -22,110 -42,120", "12,92 22,110 42,120", steps=5),
        comb("20,94 34,106 56,120", 7, 22, 196, 3),
        brushes(2.4, "-6,100 -12,112 -20,121", "6,100 12,112 20,121", steps=4),
    )
    _cup_foot(art, 75, 124, 27)
    return art


def _cup_mouth(art: Canvas, y: float, radius: float, radius_y: float, strokes: int, line: float) -> None:
    """The red oval mouth, hatched inside from its far rim."""
    mouth = ellipse(0, y, radius, radius_y)
    art.shape(mouth, INKS.red, INK, line)
    edge = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(170, 9, -20)]
    near = [(radius * 0.93 * x, y + radius_y * 0.92 * d) for x, d in edge]
    inner = [(radius * 0.9 * x, y + radius_y * 0.62 * d) for x, d in reversed(edge)]
    art.shape(spline(near + inner), INKS.red_dark, None)
    far = [polar(1, a) for a in range(190, 351, 20)]
    rim = curve([(radius * 0.94 * x, y + radius_y * 0.94 * d) for x, d in far])
    art.ink(comb(rim, strokes, lambda t: radius_y * (0.5 + 0.7 * math.sin(math.pi * t)), 90, 2.6))
    art.shape(mouth, "none", INK, line)


def _cup_foot(art: Canvas, half: float, top: float, height: float) -> None:
    art.box(-half, top, 2 * half, height, INKS.red, INK, 3)
    block = polygon([(-half, top), (half, top), (half, top + height), (-half, top + height)])
    dark = polygon([(half * 0.25, top), (half, top), (half, top + height), (half * 0.25, top + height)])
    art.ink(
        hatch(block, 90, 4.4, 0.96, "both", 2.4, 8, vary=0.06),
        hatch(dark, 90, 4.4, 0.9, "right", 3, 9),
    )


def sword(length: float = 200, half_width: float = 19) -> Canvas:
    """Blade up from y = 0 to y = -length, the hilt below it to y = 118; the guard is 116 wide."""
    art = Lean()
    half = half_width
    art.shape(
        polygon([(-half, 0), (-half, -length + half * 1.1), (0, -length), (half, -length + half * 1.1), (half, 0)]),
        INKS.blue,
        INK,
        4,
    )
    dark = [
        (half * 0.3, 0.0),
        (half * 0.3, -length + half * 0.6),
        (half * 0.9, -length + half * 1.2),
        (half * 0.9, 0.0),
    ]
    art.shape(polygon(dark), INKS.blue_dark, None)
    fullers = [
        brush([(x * half, 0), (x * half, -length + half * (0.5 + abs(x) * 0.9))], 3.2, 2, lambda t: 1 - 0.5 * t)
        for x in (-0.3, 0.12, 0.52)
    ]
    art.ink(*fullers, brush([(-half * 0.62, 0), (-half * 0.62, -length * 0.6)], 2.6, 2, tapering))
    return sword_hilt(art)


def sword_hilt(art: Canvas) -> Canvas:
    """The three-lobed guard at y = 0, the grip and the pommel of three balls below it."""
    yellow, ochre = INKS.yellow, INKS.ochre
    grip = symmetric("0,20 13,26 16,44 12,66 6,84! 0,86")
    swollen(art, grip, yellow, 2.6)
    art.shape(spline("4,24 13,28 16,44 12,66 6,84 2,84 6,60"), ochre, None)
    spiral = [[(-15 + i * 0.9, 45 + i * 9), (-2, 36 + i * 9), (14 - i * 1.1, 30 + i * 9)] for i in range(6)]
    art.ink(brushes(3.6, *spiral, steps=4), hatch(grip, 0, 4, 0.3, "right", 2.6)).shape(grip, "none", INK, 2)
    for side in (-1, 1):
        lobe = ellipse(side * 32, 4, 15, 16)
        swollen(art, ellipse(side * 30, 4, 22), yellow, 3)
        art.shape(lobe, ochre, INK, 2.4)
        art.ink(hatch(lobe, 90, 4.2, 0.9, "both", 2.6)).shape(ellipse(side * 21, 4, 6.5, 9), yellow, INK, 2.4)
        art.shape(polygon([(side * 50, -2), (side * 58, 4), (side * 50, 10)]), INK, None)
    art.shape(symmetric("0,-28! 10,-16 11,-6 0,-2"), yellow, INK, 2.8).ink(brush("0,-22 0,-6", 3, 3))
    art.shape(symmetric("0,-10 14,-7 19,4 14,15 0,20"), yellow, INK, 3.2)
    art.disc(0, 4, 9.4, ochre, INK, 3).disc(0, 4, 4, yellow, INK, 2.2)
    for x, y in ((-16, 94), (16, 94), (0, 111)):
        art.disc(x, y, 8, yellow, INK, 3).disc(x, y, 2.6, INK, None)
    return art.disc(0, 93, 9, yellow, INK, 3).disc(-1, 92, 3.2, ochre, INK, 1.6)


def _engraved(art: Canvas, shape: Path, angle: float = 0) -> None:
    """Dense dark along both edges of a rounded thing, in strokes that cross, and its outline again."""
    art.ink(
        hatch(shape, 26 + angle, 4.4, 0.44, "right", 5, 3, vary=0.25),
        hatch(shape, -24 + angle, 4.8, 0.3, "right", 3.6, 5),
        hatch(shape, -26 + angle, 4.8, 0.2, "left", 3.6, 6),
        hatch(shape, 22 + angle, 5.4, 0.12, "left", 2.8, 7),
    )
    art.shape(shape, "none", INK, 2.6)


def _two_coloured(art: Canvas, body: Path, upper: Path, head: str, foot: str) -> None:
    """A club's two colours, the darker ones away from the light."""
    swollen(art, body, INKS.pair(foot)[0], 2.8)
    art.shape(upper, INKS.pair(head)[0], None)
    art.shape(shadow(body, 0.28), INK, None, opacity=".34")
    _engraved(art, body)


def _leaf(art: Canvas, spine: str | list[Point], width: float, lobes: int) -> None:
    outline, veins = acanthus(spine, width, lobes)
    swollen(art, outline, INKS.yellow, 2.2)
    art.ink(*veins, hatch(outline, 30, 4.4, 0.3, "right", 2.6, 6)).shape(outline, "none", INK, 1.8)


def _sheath(art: Canvas, outline: str, end: str, ink: str, core: str = "") -> None:
    """The foot of a club with its buds, cut off at the end."""
    foot = spline(outline)
    fill, dark = INKS.pair(ink)
    swollen(art, foot, fill, 2.8)
    art.shape(shadow(foot, 0.3), dark, None)
    _engraved(art, foot)
    art.shape(spline(end), dark, INK, 2.4)
    if core:
        art.shape(spline(core), "none", "#8ec79b", 1.6)


def club(head: str = "green", foot: str = "red") -> Canvas:
    """The club of the five, six and seven: head up, the foot bent to the right."""
    art = Lean()
    body = spline(
        "0,-143 32,-134 47,-100 44,-54 30,0 20,46 22,86 44,124! 24,137 -6,144! -18,108 -22,62 "
        "-30,8 -44,-46 -48,-92 -34,-131"
    )
    _two_coloured(art, body, joined(body.piece(13, 5), curve("20,46 8,14 -12,-22 -44,-46").whole()), head, foot)
    art.shape(spline("-6,144! 12,130 44,124! 24,137"), INKS.pair(head)[1], INK, 2.4)
    _leaf(art, "17,84 8,40 -14,0 -34,-42 -32,-98", 24, 5)
    return art


def budded_club() -> Canvas:
    """The club of the four: green head up and to the left, a red foot with two buds, 150 x 324."""
    art = Lean()
    body = spline("-22,-160 8,-154 32,-126 44,-70 52,-10 56,50 58,78! 22,82! 4,50 -22,0 -52,-56 -70,-110 -58,-148")
    swollen(art, body, INKS.green, 2.8)
    art.shape(shadow(body, 0.34), INKS.green_dark, None)
    _engraved(art, body, -12)
    _leaf(art, "40,70 22,30 -8,-16 -40,-62 -56,-104", 30, 6)
    _sheath(
        art,
        "20,74! 8,68 -2,76 2,90 14,96 24,94 26,116 20,140 14,160! 36,164 66,156! 60,130 58,104 74,98 "
        "80,84 72,72 60,76! 50,66 40,80! 30,66",
        "14,160! 36,150 66,156! 40,167",
        "red",
    )
    return art


def long_club(half_length: float = 330, half_width: float = 50, foot: str = "green", shaft: str = "red") -> Canvas:
    """The long club of the three: head up, a sheath with two buds for a foot."""
    art = Lean()
    half, top = half_width, -half_length
    right: list[tuple[float, float]] = [
        (half * 0.8, top + 26),
        (half + 4, top + 90),
        (half * 0.86, top + 190),
        (half * 0.56, -40),
        (22, 60),
    ]
    left = [(-x, y) for x, y in reversed(right)]
    body = spline([(0, top), *right, (20, 190, 0), (-20, 190, 0), *left])
    upper = joined(body.piece(10, 4), curve([right[3], (0, 10), left[2]]).whole())
    _two_coloured(art, body, upper, "green", shaft)
    _leaf(art, [(6, 60), (2, -40), (-6, -140), (-2, top + 56)], 30, 8)
    _sheath(
        art,
        "-23,168! -30,160 -40,164 -44,178 -36,188 -24,188 -22,240 -30,300 -36,322! 0,334 38,318! 26,280 24,230 "
        "25,190 38,186 44,174 38,162 28,162 22,170! 10,158 0,172! -10,158",
        "-36,322! -6,312 38,318! 4,333",
        foot,
        "-22,321 -4,317 22,319 2,327",
    )
    return art


def sheathed_club() -> Canvas:
    """The club of the two: head up, a green sheath for its foot, 150 x 680, its foot turned outwards to the left."""
    art = Lean()
    body = spline(
        "8,-340 48,-326 66,-286 72,-210 66,-110 54,0 36,90 18,178! -42,178! -40,90 -52,0 "
        "-62,-110 -64,-210 -56,-282 -34,-326"
    )
    _two_coloured(
        art, body, joined(body.piece(13, 4), curve("66,-110 30,-130 -14,-190 -56,-282").whole()), "green", "red"
    )
    _leaf(art, "-22,140 -8,70 -2,-20 -6,-110 -18,-190 -16,-262", 31, 11)
    _sheath(
        art,
        "26,128! 14,140 4,162! -8,148 -16,168! -28,150 -40,132! -44,120 -54,116 -62,124 -58,136 "
        "-48,140! -46,190 -46,236 -58,290 -80,328! -54,342 -22,340! -4,300 10,250 16,200",
        "-22,340! -46,322 -80,328! -56,344",
        "green",
        "-36,338 -52,329 -70,330 -54,339",
    )
    return art.ink(brush("-46,202 -14,214 16,206", 4, 8, growing), brush("-46,212 -14,224 14,216", 2.8, 8, growing))


def straight_club() -> Canvas:
    """The club that figures hold: straight, head up, 320 long, centred."""
    art = Lean()
    body = spline(
        "0,-160 26,-150 41,-116 38,-70 25,-10 16,60 12,120 12,152 0,160 -12,152 -13,120 -17,60 "
        "-26,-10 -38,-70 -41,-116 -26,-150"
    )
    _two_coloured(art, body, joined(body.piece(11, 4), curve("25,-10 8,20 -10,-10 -41,-116").whole()), "green", "red")
    _leaf(art, "12,84 6,30 -4,-20 -14,-66 -10,-116", 19, 5)
    return art


def small_signs() -> dict[str, Callable[[], Canvas]]:
    """The signs of the corner index, bold enough for 14 pixels, each in a square of 100."""
    return {
        "sign-d": _small_coin,
        "sign-c": _small_cup,
        "sign-s": _small_sword,
        "sign-b": _small_club,
    }


def _small_coin() -> Canvas:
    art = Lean()
    art.disc(50, 50, 48, INK, None).disc(50, 50, 39, INKS.yellow, None)
    return art.shape(star(8, 31, 15, 50, 50), INK, None).disc(50, 50, 8, INKS.yellow, None)


def _small_cup() -> Canvas:
    art = Lean()
    for side in (-1, 1):
        handle = curve([(50 + side * x, y) for x, y in ((25, 24), (40, 20), (41, 38), (27, 50))])
        art.shape(handle, "none", INK, 6)
    art.shape(symmetric("50,20 80,20! 76,42! 50,42", axis=50), INKS.yellow, INK, 5)
    art.shape(symmetric("50,40 76,40! 72,58 57,70! 50,71", axis=50), INKS.green, INK, 5)
    art.shape(symmetric("50,68 56,68! 58,78 78,94! 50,94", axis=50), INKS.red, INK, 5)
    return art.shape(ellipse(50, 17, 31, 11), INKS.red, INK, 5)


def _small_sword() -> Canvas:
    art = Lean()
    sign = Lean()
    sign.shape(polygon("-14,16 -14,-40 0,-58 14,-40 14,16"), INKS.blue, INK, 5)
    sign.shape(polygon("2,14 2,-46 11,-38 11,14"), INKS.blue_dark, None)
    sign.shape(curve("-27,18 0,23 27,18"), "none", INK, 19).shape(curve("-27,18 0,23 27,18"), "none", INKS.yellow, 10)
    sign.shape(polygon("-6,28 6,28 6,42 -6,42"), INKS.yellow, INK, 5).disc(0, 46, 8, INKS.yellow, INK, 5)
    return art.group(sign, 48, 54, 0.98, 38)


def _small_club() -> Canvas:
    art = Lean()
    sign = Lean()
    body = spline("-2,-54 16,-49 24,-32 20,-8 11,14 10,52! -12,52! -12,14 -22,-8 -25,-32 -18,-49")
    sign.shape(body, INKS.green, INK, 5)
    sign.shape(polygon("-15,6 14,6 10,52 -12,52"), INKS.red, INK, 5)
    sign.shape(spline("2,10! -12,-6 -8,-38! 6,-22 10,-6"), INKS.yellow, None)
    return art.group(sign, 51, 50, 0.96, 34)


def plain_blade(length: float, half_width: float) -> Canvas:
    """A blade alone, from y = 0 up, for the swords that figures hold."""
    art = Lean()
    half = half_width
    tip = -length + half * 1.7
    art.shape(polygon([(-half, 0), (-half, tip), (0, -length), (half, tip), (half, 0)]), INKS.blue, INK, 3)
    art.shape(
        polygon([(half * 0.15, 0), (half * 0.15, -length + half * 0.4), (half * 0.92, tip), (half * 0.92, 0)]),
        INKS.blue_dark,
        None,
    )
    art.shape(
        polygon([(-half * 0.76, 0), (-half * 0.76, tip), (-half * 0.5, tip), (-half * 0.5, 0)]),
        "#7fb0f2",
        None,
    )
    lines = [[(x * half, 0), (x * half, tip - half * 0.4)] for x in (-0.3, 0.15, 0.55)]
    return art.ink(brushes(3, *lines, steps=2, profile=even))
