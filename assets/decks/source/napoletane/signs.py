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

COIN_RADIUS = 50
FLOWER_COIN_RADIUS = 125
CUP_SIZE = (176, 238)
WIDE_CUP_SIZE = (352, 297)
CLUB_SIZE = (98, 288)


def ray_coin(radius: float = COIN_RADIUS, rays: int = 10, *, face: bool = False) -> Canvas:
    """A black disc with a sun; a face in its middle on the larger coins, a boss on the small ones."""
    art = Lean()
    art.disc(0, 0, radius - 1.3, PAPER, INK, 2.4).disc(0, 0, radius * 0.87, INK, None)
    art.shape(star(rays, radius * 0.8, radius * 0.43), INKS.yellow, None)
    dark_halves, lines = Path(), Path()
    for index in range(rays):
        angle = -90 + index * 360 / rays
        tip, foot = polar(radius * 0.78, angle), polar(radius * 0.36, angle)
        dark_halves += polygon([tip, polar(radius * 0.36, angle + 162 / rays), foot])
        lines += brush([polar(radius * 0.76, angle), foot], radius * 0.022, 2, growing)
        for reach, turn in ((0.62, 3.2), (0.54, 5.8), (0.47, 8.2)):
            ends = [polar(radius * reach, angle + turn), polar(radius * (reach - 0.14), angle + turn * 0.9)]
            lines += brush(ends, radius * 0.02, 2)
    art.shape(dark_halves, INKS.ochre, None).ink(lines)
    bead = radius * (0.075 if face else 0.052)
    for index in range(rays):
        x, y = polar(radius * 0.7, -90 + (index + 0.5) * 360 / rays)
        art.disc(x, y, bead, INKS.yellow, None)
        if face:
            moon: list[Point] = [
                (x - bead * 0.2, y - bead * 0.7),
                (x + bead * 0.7, y),
                (x - bead * 0.1, y + bead * 0.7),
            ]
            art.ink(brush(moon, bead * 0.5, 5))
    art.disc(0, 0, radius * 0.42, INKS.yellow, INK, radius * 0.035)
    if face:
        art.disc(0, 0, radius * 0.355, INKS.yellow, INK, radius * 0.022)
        return art.group(sun_face(radius * 0.335))
    art.disc(0, 0, radius * 0.29, INKS.ochre, INK, radius * 0.03)
    art.disc(0, 0, radius * 0.17, INKS.yellow, INK, radius * 0.03)
    art.ink(hatch(ellipse(0, 0, radius * 0.28), 30, radius * 0.07, 0.24, "right", radius * 0.03))
    return art.disc(-radius * 0.02, -radius * 0.02, radius * 0.05, INK, None)


def flower_coin(radius: float = FLOWER_COIN_RADIUS) -> Canvas:
    """The large coin: a face inside nine engraved petals, nine more behind them."""
    art = Lean()
    petals = 9
    art.disc(0, 0, radius - 1.6, PAPER, INK, 3).disc(0, 0, radius * 0.94, PAPER, INK, 1.2)
    art.disc(0, 0, radius * 0.885, INK, None)
    for front, tip, foot, turn, fill in (
        (False, 0.8, 0.45, 20, INKS.ochre),
        (True, 0.83, 0.42, 0, INKS.yellow),
    ):
        for index in range(petals):
            _petal(art, radius, tip, foot, -90 + turn + index * 360 / petals, fill, engraved=front)
    for index in range(petals):
        x, y = polar(radius * 0.8, -70 + index * 360 / petals)
        art.disc(x, y, radius * 0.028, INKS.yellow, None)
    art.disc(0, 0, radius * 0.47, INKS.yellow, INK, 2.6)
    wreath = Path()
    for index in range(petals * 2):
        angle = index * 180 / petals
        leaf = [polar(radius * 0.45, angle), polar(radius * 0.41, angle + 5), polar(radius * 0.4, angle + 12)]
        wreath += brush(leaf, 2.4, 4)
    art.ink(wreath).disc(0, 0, radius * 0.385, INKS.yellow, INK, 2.4)
    return art.group(sun_face(radius * 0.35, 0.9))


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
    art.shape(shape, fill, INK, 1.8)
    if engraved:
        strokes = [brush([at(tip - 0.02, 0), at(0.46, 0)], 1.3, 3, growing)]
        for turn, end in ((4, 0.66), (-4, 0.66), (8, 0.6), (-8, 0.6), (11.5, 0.56)):
            line = [at(0.44, turn * 0.75), at((end + 0.44) / 2, turn * 0.9), at(end, turn)]
            strokes.append(brush(line, 1.7, 3, tapering))
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
        art.group(_cup_handle("60,-88 74,-92 84,-80 84,-56 78,-34 78,-16 72,-4 62,-8 63,-18 71,-18", side, 9.5))
    body = symmetric("0,-86 50,-90 62,-99! 56,-84 51,-66 55,-44 60,-18 58,10 46,38 24,57 14,62! 0,63")
    art.shape(body, INKS.yellow, INK, 3)
    art.shape(spline("22,-62 51,-66! 56,-42 59,-22 40,-24 34,-44"), INKS.ochre, None, opacity=".75")
    art.ink(hatch(body, 0, 4.2, 0.17, "right", 1.5, 2))
    depths = ((0.97, 12), (0.77, 38), (0.4, 57), (0.23, 62))
    gadroons(art, 7, 60, -10, 15, depths, INKS.green, INKS.green_dark, 2.4)
    for top, half in ((-58, 52), (-34, 57)):
        art.shape(curve([(-half, top), (0, top + 9), (half, top)]), "none", INK, 2)
        art.shape(curve([(-half + 0.5, top + 5), (0, top + 14), (half - 0.5, top + 5)]), "none", INK, 1.2)
    neck = spline("-52,-80! 0,-68 54,-80! 53,-58! 0,-48 -52,-58!")
    art.ink(
        hatch(neck, 90, 5.2, 0.6, "both", 1.2, 3, within=body),
        comb("-58,-24 0,-16 59,-24", 22, 9, -90, 1.3, seed=5),
    )
    _cup_mouth(art, -99, 64, 19, 26, 3)
    art.shape(symmetric("0,60 15,61 20,68 12,75 9,82 24,90 42,99! 0,101"), INKS.red, INK, 2.6)
    art.ink(
        brushes(2.2, "-10,80 -20,92 -34,98", "10,80 20,92 34,98", "0,78 -4,90 0,98", steps=4),
        brush("-7,76 0,79 7,76", 2.4, 4),
        comb("10,62 18,68 12,75", 5, 9, 180, 1.5),
    )
    _cup_foot(art, 52, 99, 22)
    return art


def wide_cup() -> Canvas:
    """The wide vase of the two of coppe."""
    art = Lean()
    for side in (-1, 1):
        points = "116,-70 134,-84 152,-78 158,-54 148,-26 140,2 146,26 162,32 172,20 165,8 156,14"
        art.group(_cup_handle(points, side, 13))
    body = symmetric("0,-96 100,-104 124,-112! 114,-92 112,-70 124,-40 124,-8 104,26 58,50 22,58! 0,60")
    art.shape(body, INKS.yellow, INK, 3.4)
    art.shape(spline("40,-70 113,-82! 117,-58 124,-38 90,-36 60,-40"), INKS.ochre, None, opacity=".75")
    depths = ((0.97, -4), (0.83, 27), (0.46, 50), (0.18, 57))
    gadroons(art, 9, 125, -27, 19, depths, INKS.green, INKS.green_dark, 2.8)
    art.ink(
        comb("-112,-92 -40,-78 40,-78 112,-92", 56, lambda t: 26 + 12 * abs(2 * t - 1), 92, 1.6, seed=3),
        comb("-122,-44 0,-47 122,-44", 42, lambda t: 8 + 64 * max(0.0, t - 0.62), -88, 1.3, seed=5),
        hatch(body, 0, 4.6, 0.1, "right", 1.7, 2),
    )
    _cup_mouth(art, -112, 124, 34, 54, 3.6)
    art.shape(symmetric("0,98 26,92 14,84 22,74 56,54! 30,50 18,54 0,44!"), INKS.red, INK, 2.8)
    art.shape(symmetric("0,40! 10,52 12,66 8,78 0,82"), INKS.red, INK, 2.2)
    art.ink(
        brushes(2, "18,56 30,58 44,58", "-18,56 -30,58 -44,58", "0,48 0,76", steps=4),
        comb("10,52 12,66 8,78", 8, 8, 180, 1.3),
    )
    art.box(-20, 82, 40, 8, INKS.red, INK, 2.4, 4)
    art.shape(symmetric("0,88 18,90 34,104 60,122! 30,124 0,126"), INKS.red, INK, 2.8)
    art.ink(
        brushes(2.4, "0,92 -3,108 0,122", "-12,92 -22,110 -42,120", "12,92 22,110 42,120", steps=5),
        brushes(1.6, "-6,100 -12,112 -20,121", "6,100 12,112 20,121", steps=4),
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
    art.ink(comb(rim, strokes, lambda t: radius_y * (0.35 + 0.75 * math.sin(math.pi * t)), 90, 1.5))
    art.shape(mouth, "none", INK, line)


def _cup_foot(art: Canvas, half: float, top: float, height: float) -> None:
    art.box(-half, top, 2 * half, height, INKS.red, INK, 3)
    block = polygon([(-half, top), (half, top), (half, top + height), (-half, top + height)])
    dark = polygon([(half * 0.25, top), (half, top), (half, top + height), (half * 0.25, top + height)])
    art.ink(
        hatch(block, 90, 4.5, 0.78, "left", 1.6, 8),
        hatch(dark, 90, 4.3, 0.85, "right", 1.5, 9),
    )


def sword(length: float = 200, half_width: float = 17) -> Canvas:
    """Blade up from y = 0 to y = -length, the hilt below it to y = 118; the guard is 116 wide."""
    art = Lean()
    half = half_width
    art.shape(
        polygon([(-half, 0), (-half, -length + half * 1.1), (0, -length), (half, -length + half * 1.1), (half, 0)]),
        INKS.blue,
        INK,
        3.2,
    )
    dark = [
        (half * 0.3, 0.0),
        (half * 0.3, -length + half * 0.6),
        (half * 0.9, -length + half * 1.2),
        (half * 0.9, 0.0),
    ]
    art.shape(polygon(dark), INKS.blue_dark, None)
    fullers = [
        brush([(x * half, 0), (x * half, -length + half * (0.5 + abs(x) * 0.9))], 2.1, 2, lambda t: 1 - 0.5 * t)
        for x in (-0.28, 0.12, 0.5)
    ]
    art.ink(*fullers, brush([(-half * 0.62, 0), (-half * 0.62, -length * 0.45)], 1.8, 2, tapering))
    return sword_hilt(art)


def sword_hilt(art: Canvas) -> Canvas:
    """The three-lobed guard at y = 0, the grip and the pommel of three balls below it."""
    yellow, ochre = INKS.yellow, INKS.ochre
    art.shape(symmetric("0,20 13,26 15,44 11,66 6,84! 0,86"), yellow, INK, 2.6)
    art.shape(spline("4,24 13,28 15,44 11,66 6,84 2,84 6,60"), ochre, None)
    spiral = [[(-14 + i * 0.9, 44 + i * 9), (-2, 36 + i * 9), (13 - i * 1.1, 30 + i * 9)] for i in range(6)]
    art.ink(brushes(2.2, *spiral, steps=4))
    for side in (-1, 1):
        lobe = ellipse(side * 31, 4, 14, 15)
        art.disc(side * 29, 4, 21, yellow, INK, 2.8).shape(lobe, ochre, INK, 1.4)
        art.ink(hatch(lobe, 90, 4, 0.8, "both", 1.4)).shape(ellipse(side * 21, 4, 6.5, 9), yellow, INK, 1.6)
        art.shape(polygon([(side * 49, -1), (side * 56, 4), (side * 49, 9)]), INK, None)
    art.shape(symmetric("0,-26! 9,-16 10,-6 0,-2"), yellow, INK, 2.2).ink(brush("0,-20 0,-6", 2.2, 3))
    art.shape(symmetric("0,-9 13,-7 18,4 13,15 0,19"), yellow, INK, 2.6)
    art.disc(0, 4, 9, ochre, INK, 2.2).disc(0, 4, 4.2, yellow, INK, 1.6)
    for x, y in ((-15, 94), (15, 94), (0, 111)):
        art.disc(x, y, 7.6, yellow, INK, 2.4).disc(x, y, 2.2, INK, None)
    return art.disc(0, 93, 8.8, yellow, INK, 2.4).disc(-1, 92, 3.4, ochre, INK, 1.2)


def club(head: str = "green", foot: str = "red") -> Canvas:
    """The club of the five, six and seven: head up, the foot bent to the right."""
    art = Lean()
    body = spline(
        "2,-142 34,-132 48,-98 43,-50 28,4 19,50 22,92 38,126! 20,137 -4,143! -17,108 -20,62 "
        "-27,8 -42,-48 -48,-92 -32,-131"
    )
    art.shape(body, INKS.pair(foot)[0], INK, 3)
    art.shape(joined(body.piece(13, 5), curve("19,50 8,14 -10,-22 -42,-48").whole()), INKS.pair(head)[0], None)
    art.shape(shadow(body, 0.26), INK, None, opacity=".22")
    art.ink(
        hatch(body, 24, 4, 0.4, "right", 1.9, 3, vary=0.3),
        hatch(body, -18, 5, 0.22, "right", 1.5, 6),
        hatch(body, -24, 5, 0.15, "left", 1.3, 7),
    )
    art.shape(body, "none", INK, 3)
    art.shape(spline("-4,143! 10,131 38,126! 20,137"), INKS.pair(head)[0], INK, 2.2)
    outline, veins = acanthus("15,84 8,40 -12,0 -32,-40 -33,-92", 22, 6)
    return art.shape(outline, INKS.yellow, INK, 2.2).ink(*veins)


def budded_club() -> Canvas:
    """The club of the four: green head up and to the left, a red foot with two buds, 150 x 324."""
    art = Lean()
    body = spline("-22,-160 8,-154 32,-126 44,-70 52,-10 56,50 58,78! 22,82! 4,50 -22,0 -52,-56 -70,-110 -58,-148")
    art.shape(body, INKS.green, INK, 3.2)
    art.shape(shadow(body, 0.34), INKS.green_dark, None)
    art.ink(
        hatch(body, 20, 4.2, 0.4, "right", 1.9, 3),
        hatch(body, -22, 5, 0.3, "right", 1.5, 5),
        hatch(body, -24, 5, 0.14, "left", 1.4, 6),
    )
    art.shape(body, "none", INK, 3.2)
    outline, veins = acanthus("40,70 22,30 -8,-16 -40,-62 -56,-104", 28, 6)
    art.shape(outline, INKS.yellow, INK, 2.4).ink(*veins)
    foot = spline(
        "20,74! 8,68 -2,76 2,90 14,96 24,94 26,116 20,140 14,160! 36,164 66,156! 60,130 58,104 74,98 "
        "80,84 72,72 60,76! 50,66 40,80! 30,66"
    )
    art.shape(foot, INKS.red, INK, 3)
    art.shape(shadow(foot, 0.3), INKS.red_dark, None)
    art.ink(hatch(foot, 12, 4.2, 0.4, "right", 1.8, 4), hatch(foot, -12, 5.4, 0.16, "left", 1.5, 5))
    art.shape(foot, "none", INK, 3)
    return art.shape(spline("14,160! 36,150 66,156! 40,167"), INKS.red_dark, INK, 2.2)


def long_club(half_length: float = 330, half_width: float = 50) -> Canvas:
    """The long club of the three: head up, a green sheath with two buds for a foot."""
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
    art.shape(body, INKS.red, INK, 3.4)
    art.shape(joined(body.piece(10, 4), curve([right[3], (0, 10), left[2]]).whole()), INKS.green, None)
    art.shape(shadow(body, 0.3), INK, None, opacity=".22")
    art.ink(
        hatch(body, 22, 5.2, 0.36, "right", 1.9, 3),
        hatch(body, -22, 6.4, 0.22, "right", 1.5, 5),
        hatch(body, -20, 7, 0.12, "left", 1.3, 6),
    )
    art.shape(body, "none", INK, 3.4)
    outline, veins = acanthus([(6, 60), (2, -40), (-6, -140), (-2, top + 56)], 30, 9)
    art.shape(outline, INKS.yellow, INK, 2.6).ink(*veins)
    foot = spline(
        "-23,168! -30,160 -40,164 -44,178 -36,188 -24,188 -22,240 -30,300 -36,322! 0,334 38,318! 26,280 24,230 "
        "25,190 38,186 44,174 38,162 28,162 22,170! 10,158 0,172! -10,158"
    )
    art.shape(foot, INKS.green, INK, 3)
    art.shape(shadow(foot, 0.3), INKS.green_dark, None)
    art.ink(hatch(foot, 12, 4.4, 0.36, "right", 1.9, 4), hatch(foot, -12, 5.4, 0.16, "left", 1.5, 5))
    art.shape(foot, "none", INK, 3)
    art.shape(spline("-36,322! -6,312 38,318! 4,333"), INKS.green_dark, INK, 2.2)
    return art.shape(spline("-22,321 -4,317 22,319 2,327"), "none", "#8ec79b", 1.4)


def sheathed_club() -> Canvas:
    """The club of the two: head up, a green sheath for its foot, 150 x 680, bent to the right at the foot."""
    art = Lean()
    body = spline(
        "-8,-340 34,-326 56,-282 62,-210 60,-110 50,0 40,90 42,178! -18,178! -36,90 -54,0 "
        "-66,-110 -72,-210 -66,-286 -44,-328"
    )
    art.shape(body, INKS.red, INK, 3.4)
    art.shape(joined(body.piece(14, 5), curve("50,0 40,-60 10,-120 -50,-200 -66,-286").whole()), INKS.green, None)
    art.shape(shadow(body, 0.26), INK, None, opacity=".2")
    art.ink(
        hatch(body, 18, 4.8, 0.34, "right", 2, 3),
        hatch(body, -22, 5.6, 0.24, "right", 1.6, 5),
        hatch(body, -18, 5.4, 0.22, "left", 1.6, 6),
        hatch(body, 24, 6.4, 0.14, "left", 1.4, 7),
    )
    art.shape(body, "none", INK, 3.4)
    outline, veins = acanthus("30,128 22,60 0,-20 -26,-120 -34,-220 -20,-296", 40, 11)
    art.shape(outline, INKS.yellow, INK, 2.8).ink(*veins)
    foot = spline(
        "-26,128! -14,140 -4,162! 8,148 16,168! 28,150 40,132! 44,120 54,116 62,124 58,136 "
        "48,140! 46,190 46,236 58,290 "
        "76,328! 50,342 20,340! 4,300 -10,250 -16,200"
    )
    art.shape(foot, INKS.green, INK, 3.2).shape(shadow(foot, 0.32), INKS.green_dark, None)
    art.ink(
        hatch(foot, 12, 4.4, 0.4, "right", 1.9, 4),
        hatch(foot, -14, 5.2, 0.24, "left", 1.6, 5),
        brush("-16,206 14,214 46,202", 3, 8, growing),
        brush("-14,216 14,224 46,212", 2, 8, growing),
    )
    art.shape(foot, "none", INK, 3.2)
    end = spline("20,340! 44,322 76,328! 54,344")
    return art.shape(end, INKS.green_dark, INK, 2.4).shape(
        spline("34,338 50,329 66,330 52,339"), "none", "#8ec79b", 1.6
    )


def straight_club() -> Canvas:
    """The club that figures hold: straight, head up, 320 long, centred."""
    art = Lean()
    body = spline(
        "0,-160 24,-150 38,-116 36,-70 24,-10 16,60 13,120 15,158! -13,160! -14,120 -17,60 "
        "-24,-10 -36,-70 -38,-116 -24,-150"
    )
    art.shape(body, INKS.red, INK, 3)
    art.shape(joined(body.piece(11, 5), curve("16,60 8,20 -8,0 -36,-70").whole()), INKS.green, None)
    art.shape(shadow(body, 0.28), INK, None, opacity=".2")
    art.ink(
        hatch(body, 22, 4.4, 0.4, "right", 1.9, 3),
        hatch(body, -18, 5.2, 0.22, "right", 1.5, 6),
        hatch(body, -22, 5.6, 0.14, "left", 1.3, 7),
    )
    art.shape(body, "none", INK, 3)
    outline, veins = acanthus("14,84 6,30 -4,-20 -16,-66 -14,-112", 20, 6)
    return art.shape(outline, INKS.yellow, INK, 2.2).ink(*veins)


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
    art.disc(50, 50, 46, INK, None).disc(50, 50, 40, INKS.yellow, None).disc(50, 50, 33, INK, None)
    art.shape(star(8, 32, 15, 50, 50), INKS.yellow, None)
    return art.disc(50, 50, 9, INK, None)


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
    sign.shape(polygon("-9,16 -9,-38 0,-54 9,-38 9,16"), INKS.blue, INK, 5)
    sign.shape(curve("-25,18 0,22 25,18"), "none", INK, 15).shape(curve("-25,18 0,22 25,18"), "none", INKS.yellow, 7)
    sign.shape(polygon("-5,26 5,26 5,42 -5,42"), INKS.yellow, INK, 5).disc(0, 46, 7, INKS.yellow, INK, 5)
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
        polygon([(-half * 0.8, 0), (-half * 0.8, tip), (-half * 0.45, tip), (-half * 0.45, 0)]),
        "#7fb0f2",
        None,
    )
    lines = [[(x * half, 0), (x * half, tip - half * 0.4)] for x in (-0.3, 0.15, 0.52)]
    return art.ink(brushes(2, *lines, steps=2, profile=even))
