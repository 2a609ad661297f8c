"""Swelling strokes as a burin cuts them: filled outlines along a line.

Everything irregular comes from a seed: a drawing is always the same, byte for byte.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from kit.geometry import Node, Nodes, Path, Point, curve, spline
from kit.measures import resampled

Profile = Callable[[float], float]
"""Width along a stroke as a share of its full width, for t from 0 (its start) to 1 (its end)."""


def swelling(t: float) -> float:
    """Pointed at both ends."""
    return math.pow(math.sin(math.pi * min(1.0, max(0.0, t))), 0.7)


def tapering(t: float) -> float:
    """Thick at the start, pointed at the end."""
    return math.pow(1 - t, 0.8)


def growing(t: float) -> float:
    """Pointed at the start, thick at the end."""
    return math.pow(t, 0.8)


def even(_: float) -> float:
    """The same width all along."""
    return 1


def lively(t: float) -> float:
    """A contour stroke: never thin, thickest in the middle."""
    return 0.35 + 0.65 * math.sin(math.pi * t)


def wrapped(t: float) -> float:
    """A band round something, narrower where it turns away at both ends."""
    return 0.62 + 0.38 * math.pow(math.sin(math.pi * min(1.0, max(0.0, t))), 0.5)


def as_line(line: Path | Nodes) -> Path:
    return line if isinstance(line, Path) else curve(line)


def brush(line: Path | Nodes, width: float, steps: int = 7, profile: Profile = swelling) -> Path:
    """A stroke of the given greatest width along an open line, as a filled outline."""
    points = resampled(as_line(line), steps)
    left: list[Point] = []
    right: list[Point] = []
    for index, point in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(steps, index + 1)]
        length = math.dist(before, after) or 1
        half = width / 2 * profile(index / steps)
        across = -(after[1] - before[1]) / length * half, (after[0] - before[0]) / length * half
        left.append((point[0] + across[0], point[1] + across[1]))
        right.append((point[0] - across[0], point[1] - across[1]))
    outline: list[Node] = []
    pointed_start, pointed_end = profile(0) < 0.15, profile(1) < 0.15
    outline.append((*points[0], 0) if pointed_start else (*left[0], 0))
    outline += left[1:-1]
    outline += [(*points[-1], 0)] if pointed_end else [(*left[-1], 0), (*right[-1], 0)]
    outline += right[-2:0:-1]
    if not pointed_start:
        outline.append((*right[0], 0))
    return spline(outline)


def brushes(width: float, *lines: Path | Nodes, steps: int = 7, profile: Profile = swelling) -> Path:
    """Several strokes of one width as one path."""
    result = Path()
    for line in lines:
        result += brush(line, width, steps, profile)
    return result


def strands(
    near: Path | Nodes,
    far: Path | Nodes,
    count: int,
    width: float,
    *,
    since: float = 0,
    until: float = 1,
    vary: float = 0.1,
    heavy: float = 0,
    steps: int = 7,
    profile: Profile = swelling,
    seed: int = 4,
) -> Path:
    """`count` strokes side by side between two lines, which they follow: hair, pleats, folds of a cloak.

    They run from `since` to `until` of the length, pointed ends a little sooner or later by `vary`, and grow by the
    share `heavy` in width from the near line to the far one.
    """
    chance = random.Random(seed)
    one, other = resampled(as_line(near), 24), resampled(as_line(far), 24)
    strokes = Path()
    for index in range(count):
        t = (index + 0.5) / count
        first = min(0.9, since + vary * chance.random() * (profile(0) < 0.15))
        last = max(first + 0.08, until - vary * chance.random() * (profile(1) < 0.15))
        points: list[Point] = []
        for step in range(steps + 1):
            place = (first + (last - first) * step / steps) * 24
            low = min(23, int(place))
            share = place - low
            ends = [
                (
                    line[low][0] * (1 - share) + line[low + 1][0] * share,
                    line[low][1] * (1 - share) + line[low + 1][1] * share,
                )
                for line in (one, other)
            ]
            (x1, y1), (x2, y2) = ends
            points.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t))
        strokes += brush(points, width * (1 + heavy * t) * chance.uniform(0.85, 1.15), steps, profile)
    return strokes


def ribbon(line: Path | Nodes, width: float, steps: int = 16, profile: Profile = even) -> Path:
    """A flat band along a line, cut straight at its ends."""
    return brush(line, width, steps, lambda t: max(0.2, profile(t)))
