"""Drawings cut off at straight edges, without the clip paths that QtSvg does not know.

A `Cut` is a canvas that keeps of every shape what lies inside straight edges: the curves themselves are split there,
so that a court ends exactly at the middle line of its card and at the frame.  A `Placed` canvas
draws on another with every shape moved, scaled and turned; unlike a group it lets a `Cut` see the final place.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from zlib import crc32

from kit.geometry import Path, Point, Segment, Subpath, curve, polar
from kit.svg import INK, Canvas, Place, path_data

SAMPLES = 12
"""Steps to a curve in which its crossings of an edge are looked for."""


INK_SLACK, OUTLINE_SLACK = 0.32, 0.08
"""How far, in units, a line of ink and an outline may move to be written shorter."""

WORTH_SHARING = 90
"""Length of a path, in characters, from which on it is written in tenths, and once for two uses."""


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


class Lean(Canvas):
    """A canvas that writes little: shapes in as few points as the eye needs, and a shape drawn twice only once.

    Colour and outline are often drawn apart, with hatching between them; the second time refers to the first.
    Longer paths are written in tenths of a unit, which spares the points of their numbers.
    """

    def __init__(self) -> None:
        super().__init__()
        self.drawn: dict[str, int] = {}

    def shape(
        self, path: Path, fill: str = "none", line: str | None = INK, width: float = 2, **attributes: str
    ) -> Canvas:
        path = lean(path, OUTLINE_SLACK if line else INK_SLACK)
        if len(path_data(path)) < WORTH_SHARING:
            return super().shape(path, fill, line, width, **attributes)
        path = path.mapped(lambda x, y: (float(round(x * 10)), float(round(y * 10))))
        data = path_data(path)
        super().shape(path, fill, line, width * 10, **attributes, transform="scale(.1)")
        if data in self.drawn:
            name = f"s{crc32(data.encode()):x}"
            self.symbols[name] = f'<path d="{data}"/>'
            for place in (self.drawn[data], -1):
                element = self.elements[place]
                self.elements[place] = element.replace(f'<path d="{data}"', f'<use xlink:href="#{name}"')
        else:
            self.drawn[data] = len(self.elements) - 1
        return self

    def blank(self) -> Canvas:
        return Lean()

    def adopt(self, drawing: Lean) -> None:
        """Takes over what another canvas drew, as if drawn here."""
        self.symbols |= drawing.symbols
        self.elements += drawing.elements


class Cut(Lean):
    """A canvas that keeps what lies inside its edges.

    Groups and uses pass uncut: they are for what lies well inside; what is `put` is cut.
    """

    def __init__(self, edges: tuple[Edge, ...]) -> None:
        super().__init__()
        self.edges = edges

    def shape(
        self, path: Path, fill: str = "none", line: str | None = INK, width: float = 2, **attributes: str
    ) -> Canvas:
        for edge in self.edges:
            path = cut(path, edge)
        return super().shape(path, fill, line, width, **attributes)

    def put(self, draw: Callable[[Canvas], object], place: Place) -> Canvas:
        draw(Placed(self, *place))
        return self

    def whole(self, left: float, top: float, right: float, bottom: float) -> bool:
        corners = ((left, top), (right, top), (left, bottom), (right, bottom))
        return all(edge.depth(corner) >= 0 for edge in self.edges for corner in corners)


class Placed(Canvas):
    """Draws on another canvas with its origin moved to (x, y), turned clockwise and scaled.

    A negative `scale_x` mirrors; outlines keep the proportion of `scale`.
    """

    def __init__(
        self,
        target: Canvas,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        scale_x: float | None = None,
    ) -> None:
        super().__init__()
        self.target, self.scale = target, scale
        across = scale if scale_x is None else scale_x
        self.across, self.turn, self.origin = across, turn, (x, y)

    def shape(
        self, path: Path, fill: str = "none", line: str | None = INK, width: float = 2, **attributes: str
    ) -> Canvas:
        path = path.scaled(self.across, self.scale).rotated(self.turn).moved(*self.origin)
        self.target.shape(path, fill, line, width * self.scale, **attributes)
        return self

    def whole(self, left: float, top: float, right: float, bottom: float) -> bool:
        del left, top, right, bottom
        return False

    def put(self, draw: Callable[[Canvas], object], place: Place) -> Canvas:
        draw(Placed(self, *place))
        return self

    def nested(self, x: float, y: float) -> Placed:
        """The same placing with its origin at (x, y) of this one."""
        start = curve([(x, y), (x, y)]).scaled(self.across, self.scale).rotated(self.turn).moved(*self.origin)
        return Placed(self.target, *start.subpaths[0].start, self.scale, self.turn, self.across)

    def within(self, transform: str, drawing: Canvas) -> Canvas:
        inner = Canvas().within(transform, drawing)
        self.target.group(inner, *self.origin, self.scale, self.turn, self.across)
        return self
