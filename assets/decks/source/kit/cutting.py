"""Paths cut off at straight edges, and written in fewer points: the curves themselves are split."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from kit.geometry import Path, Point, Segment, Subpath, polar

SAMPLES = 12
"""Steps to a curve in which its crossings of an edge are looked for."""


INK_SLACK, OUTLINE_SLACK = 0.32, 0.08
"""How far, in units, a line of ink and an outline may move to be written shorter."""


@dataclass(frozen=True)
class Edge:
    """What is kept: points at most `limit` from the origin in the direction of `normal`, which is 1 long."""

    normal: Point
    limit: float

    def depth(self, point: Point) -> float:
        """How far a point lies inside."""
        return self.limit - (self.normal[0] * point[0] + self.normal[1] * point[1])


def rectangle(left: float, top: float, right: float, bottom: float) -> tuple[Edge, ...]:
    """The edges of what lies between `left` and `right`, below `top` and above `bottom`."""
    return Edge((0, 1), bottom), Edge((1, 0), right), Edge((-1, 0), -left), Edge((0, -1), -top)


def round_edges(x: float, y: float, radius: float, sides: int = 60) -> tuple[Edge, ...]:
    """The edges of a disc about (x, y), whose arcs are straight between `sides` points."""
    normals = [polar(1, 360 * side / sides) for side in range(sides)]
    return tuple(Edge(normal, normal[0] * x + normal[1] * y + radius) for normal in normals)


def _point(start: Point, segment: Segment, t: float) -> Point:
    first, second, end = segment.control_1, segment.control_2, segment.end
    if first is None or second is None:
        return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    points = (start, first, second, end)
    return (
        sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
    )


def _portion(start: Point, segment: Segment, since: float, until: float) -> Segment:
    """The part of a segment between two of its parameters."""
    first, second, end = segment.control_1, segment.control_2, segment.end
    if first is None or second is None:
        return Segment(None, None, _point(start, segment, until))

    def blossom(a: float, b: float, c: float) -> Point:
        points = [start, first, second, end]
        for t in (a, b, c):
            points = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in itertools.pairwise(points)]
        return points[0]

    return Segment(blossom(since, since, until), blossom(since, until, until), blossom(until, until, until))


def _crossings(start: Point, segment: Segment, edge: Edge) -> list[float]:
    """Where a segment passes the edge, from its start to its end."""
    found: list[float] = []
    steps = SAMPLES if segment.control_1 else 1
    before, depth = 0.0, edge.depth(start)
    for step in range(1, steps + 1):
        t = step / steps
        here = edge.depth(_point(start, segment, t))
        if (depth < 0) != (here < 0):
            low, high = before, t
            for _ in range(30):
                middle = (low + high) / 2
                if (edge.depth(_point(start, segment, middle)) < 0) == (depth < 0):
                    low = middle
                else:
                    high = middle
            found.append((low + high) / 2)
        before, depth = t, here
    return found


def _kept_runs(sub: Subpath, edge: Edge) -> list[tuple[Point, list[Segment]]]:
    """The stretches of a line that lie inside."""
    segments = list(sub.segments)
    if sub.closed and math.dist(sub.start, segments[-1].end) > 1e-6:
        segments.append(Segment(None, None, sub.start))
    runs: list[tuple[Point, list[Segment]]] = []
    inside = False
    start = sub.start
    for segment in segments:
        marks = [0.0, *_crossings(start, segment, edge), 1.0]
        for since, until in itertools.pairwise(marks):
            if edge.depth(_point(start, segment, (since + until) / 2)) < 0:
                inside = False
                continue
            if not inside:
                runs.append((_point(start, segment, since), []))
                inside = True
            runs[-1][1].append(segment if (since, until) == (0, 1) else _portion(start, segment, since, until))
        start = segment.end
    return runs


def _cut_subpath(sub: Subpath, edge: Edge) -> list[Subpath]:
    runs = _kept_runs(sub, edge)
    if not runs:
        return []
    if not sub.closed:
        return [Subpath(start, tuple(segments), False) for start, segments in runs]
    together: list[Segment] = []
    current = runs[0][0]
    for start, segments in runs:
        if math.dist(start, current) > 1e-6:
            together.append(Segment(None, None, start))
        together += segments
        current = segments[-1].end
    return [Subpath(runs[0][0], tuple(together), True)]


def cut(path: Path, edge: Edge) -> Path:
    """The part of a path inside an edge; outlines are closed along it."""
    kept: list[Subpath] = []
    for sub in path.subpaths:
        points = [sub.start]
        for segment in sub.segments:
            points += [point for point in (segment.control_1, segment.control_2, segment.end) if point]
        depths = [edge.depth(point) for point in points]
        if min(depths) >= 0:
            kept.append(sub)
        elif max(depths) > 0:
            kept += _cut_subpath(sub, edge)
    return Path(tuple(kept))


def _off(point: Point, start: Point, end: Point) -> float:
    """Distance of a point from the stretch between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    if not length:
        return math.dist(point, start)
    t = min(1.0, max(0.0, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length))
    return math.dist(point, (start[0] + t * dx, start[1] + t * dy))


def _lean_subpath(sub: Subpath, slack: float) -> Subpath:
    kept: list[Segment] = []
    anchor, passed, previous = sub.start, list[Point](), sub.start
    for segment in sub.segments:
        first, second, end = segment.control_1, segment.control_2, segment.end
        straight = (
            first is None
            or second is None
            or max(_off(first, previous, end), _off(second, previous, end)) * 0.75 < slack
        )
        if not straight:
            if passed:
                kept.append(Segment(None, None, previous))
            kept.append(segment)
            anchor, passed = end, []
        elif passed and max(_off(point, anchor, end) for point in passed) > slack:
            kept.append(Segment(None, None, previous))
            anchor, passed = previous, [end]
        else:
            passed.append(end)
        previous = end
    if passed and not (sub.closed and kept and math.dist(previous, sub.start) < 0.1):
        kept.append(Segment(None, None, previous))
    return Subpath(sub.start, tuple(kept), sub.closed)


def lean(path: Path, slack: float) -> Path:
    """The path with curves that are all but straight made straight, and points left out that lie on the way.

    `slack` is how far the line may move, in units.
    """
    return Path(tuple(_lean_subpath(sub, slack) for sub in path.subpaths))
