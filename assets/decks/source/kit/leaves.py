"""Acanthus leaves."""

from __future__ import annotations

import math

from kit.engraving import hatch
from kit.geometry import Node, Nodes, Path, Point, spline
from kit.measures import resampled
from kit.strokes import as_line, brush, tapering
from kit.svg import INK, Canvas


def acanthus(spine: Path | Nodes, width: float, lobes: int = 6, other_side: float = 1.0) -> tuple[Path, list[Path]]:
    """A leaf along a spine, its lobes swept towards the tip: its outline and the ink of its veins.

    `other_side` scales the lobes on the right of the spine.
    """
    line = as_line(spine)
    count = 120
    points = resampled(line, count)

    def at(t: float, across: float) -> Point:
        place = min(max(t, 0.0), 1.0) * count
        index = min(int(place), count - 1)
        (x, y), (next_x, next_y) = points[index], points[index + 1]
        reach = math.dist((x, y), (next_x, next_y)) or 1
        ax, ay = (next_x - x) / reach, (next_y - y) / reach
        share = place - index
        return x + (next_x - x) * share - ay * across, y + (next_y - y) * share + ax * across

    def half(t: float) -> float:
        along = min(max(t, 0.0), 1.0)
        return width * (0.1 + 0.9 * math.pow(math.sin(math.pi * math.pow(along, 0.8)), 0.8)) * (1 - math.pow(along, 7))

    step = 0.86 / lobes
    veins = [brush(line, 2.4, 10, tapering)]
    sides: list[list[Node]] = []
    for side in (1.0, -other_side):
        nodes: list[Node] = []
        for lobe in range(lobes):
            t = lobe * step
            notch = at(t, side * half(t) * (0.6 if lobe else 0.5))
            tip = at(t + step * 1.36, side * half(t + step * 1.2) * 1.08)
            shoulder = at(t + step * 0.5, side * half(t + step * 0.5) * 0.94)
            nodes += [(*notch, 0), shoulder, at(t + step, side * half(t + step) * 1.08), (*tip, 0)]
            veins.append(
                brush([at(t - step * 0.4, 0), at(t + step * 0.5, side * half(t) * 0.5), tip], 1.5, 4, tapering)
            )
            if lobe:
                foot = at(t - step * 0.9, side * half(t) * 0.16)
                veins.append(brush([notch, at(t - step * 0.35, side * half(t) * 0.42), foot], 1.5, 4, tapering))
        sides.append(nodes)
    left, right = sides
    return spline([*left, (*points[-1], 0), *reversed(right)], tension=0.34), veins


def draw_leaf(art: Canvas, spine: Path | Nodes, width: float, fill: str, lobes: int = 6, line: float = 2.4) -> None:
    """An acanthus leaf with its outline and veins."""
    outline, veins = acanthus(spine, width, lobes)
    art.shape(outline, fill, INK, line)
    if width > 20:
        veins.append(hatch(outline, 24, 4.6, 0.16, "right", 1.4, 6))
    art.ink(*veins)
