"""Hats and their plumes, round a head at the origin."""

from __future__ import annotations

import math

from kit.engraving import comb, shadow
from kit.forms import solid
from kit.geometry import Node, Path, curve, spline
from kit.limbs import Limb
from kit.measures import contains, resampled
from kit.strokes import brush, brushes, ribbon, tapering, wrapped
from kit.svg import INK, Canvas


def plume(art: Canvas, spine: str, width: float, fill: str, dark: str, line: float = 2.2, tufts: int = 7) -> None:
    """A drooping ostrich plume along a spine, its barbs in tufts on both sides."""
    path = curve(spine)
    count = tufts * 2
    points = resampled(path, count)
    left: list[Node] = []
    right: list[Node] = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(count, index + 1)]
        length = math.dist(before, after) or 1
        ax, ay = (after[0] - before[0]) / length, (after[1] - before[1]) / length
        t = index / count
        half = width / 2 * (0.45 + 0.75 * math.sin(math.pi * (0.15 + 0.72 * t)))
        reach = half * (0.72 if index % 2 == 0 else 1.15)
        forward = 0 if index % 2 == 0 else width * 0.12
        for side, nodes in ((1, left), (-1, right)):
            px, py = x - side * ay * reach + ax * forward, y + side * ax * reach + ay * forward
            nodes.append((px, py, 0) if index % 2 == 0 else (px, py))
    tip = (
        points[-1][0] + (points[-1][0] - points[-2][0]) * 0.9,
        points[-1][1] + (points[-1][1] - points[-2][1]) * 0.9,
    )
    feather = spline([(*points[0], 0), *left[1:-1], tip, *right[-2:0:-1]])
    art.shape(feather, fill, INK, line)
    art.shape(shadow(feather, 0.3, 10), dark, None)
    art.ink(
        brush(path, 2.2, 8, tapering),
        comb(path, tufts * 2, width * 0.4, None, 1.5, bow=width * 0.14, seed=4),
        comb(path, tufts * 2, width * 0.4, None, 1.5, bow=width * 0.14, seed=5, side=-1),
    )
    art.shape(feather, "none", INK, line)


def beret(art: Canvas, crown_shape: Path, brim: Path, fill: str, dark: str, band: str, band_width: float = 9) -> None:
    """A soft cap: its crown, and a band along `brim`."""
    solid(art, crown_shape, fill, dark, angle=14, share=0.4, width=2.6, weight=1.8)
    inside = crown_shape.polygons()
    gathers = comb(brim, 15, 13, None, 2, side=-1, seed=6, bow=2)
    art.ink(Path(tuple(sub for sub in gathers.subpaths if contains(inside, *sub.segments[1].end)))).shape(
        ribbon(brim, band_width, 14, wrapped), band, INK, 2.4
    )


def turban(art: Canvas, fill: str, dark: str, band: str) -> None:
    """A wound turban for a three-quarter head: rolls over a rolled brim."""
    for outline, angle in (
        ("-6,-50 -28,-62 -24,-82 0,-88 14,-74 10,-56", 40),
        ("36,-50 48,-62 44,-82 22,-88 8,-74 14,-56", -30),
        ("-10,-52 -16,-76 2,-98 26,-96 38,-76 32,-52", 8),
    ):
        solid(art, spline(outline), fill, dark, angle=angle, share=0.45, weight=1.8, width=2.6)
    art.ink(
        brushes(
            2.2,
            "6,-94 0,-78 2,-58",
            "18,-95 20,-78 16,-56",
            "-16,-80 -14,-70 -6,-60",
            "34,-82 34,-70 28,-58",
            steps=6,
        )
    )
    roll = Limb(curve("-36,-34 -24,-48 4,-55 34,-48 48,-30"), (16, 21, 22, 21, 16), True, True)
    art.shape(roll.outline(), band, INK, 2.6)
    twists = [[(-30 + 12 * k, -50.0 + 6 * abs(k - 3)), (-22 + 12 * k, -38.0 + 5 * abs(k - 3))] for k in range(7)]
    art.ink(brushes(2.2, *twists, steps=4), roll.rings(0.4, 3.6, 1.5, bow=0.2)).shape(roll.outline(), "none", INK, 2.6)
