"""The vases of the Neapolitan coppe, each centred on the origin."""

from __future__ import annotations

import math

from kit.canvases import Lean
from kit.engraving import comb, hatch
from kit.geometry import Point, curve, ellipse, parse_nodes, polar, polygon, spline, symmetric
from kit.ornaments import gadroons
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, brushes, even, ribbon
from kit.svg import INK, Canvas
from napoletane.woodcut import swollen

CUP_SIZE = (176, 238)
WIDE_CUP_SIZE = (352, 297)


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
