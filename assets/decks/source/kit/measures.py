"""What is measured on paths: places along a line, what a height crosses, what lies inside."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from kit.geometry import Path, Point


def resampled(line: Path, count: int = 24) -> list[Point]:
    """`count` + 1 points at equal distances along the first line of a path."""
    points = line.polygons(12)[0]
    distances = [0.0]
    for start, end in itertools.pairwise(points):
        distances.append(distances[-1] + math.dist(start, end))
    result: list[Point] = []
    index = 0
    for step in range(count + 1):
        wanted = distances[-1] * step / count
        while index < len(distances) - 2 and distances[index + 1] < wanted:
            index += 1
        share = (wanted - distances[index]) / ((distances[index + 1] - distances[index]) or 1)
        start, end = points[index], points[index + 1]
        result.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
    return result


def line_length(line: Path) -> float:
    """Length of the first line of a path."""
    points = line.polygons(12)[0]
    return sum(math.dist(start, end) for start, end in itertools.pairwise(points))


def scan(polygons: Sequence[Sequence[Point]], y: float) -> list[tuple[float, float]]:
    """The intervals of x that lie inside the polygons at height y, from left to right."""
    crossings = sorted(
        start[0] + (y - start[1]) * (end[0] - start[0]) / (end[1] - start[1])
        for points in polygons
        for start, end in zip(points, [*points[1:], points[0]], strict=True)
        if (start[1] <= y) != (end[1] <= y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=False))


def contains(polygons: Sequence[Sequence[Point]], x: float, y: float) -> bool:
    """Whether (x, y) lies inside the polygons."""
    return any(left <= x <= right for left, right in scan(polygons, y))
