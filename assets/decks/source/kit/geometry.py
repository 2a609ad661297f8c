"""Points, curves and outlines: what every drawing is made of.

Units are those of the drawing (a tenth of a millimetre of the printed card, unless a sign has its own).
x grows to the right and y downwards; angles are degrees and turn clockwise as seen.

Shapes are given by the points they pass through.  Points are written as in SVG, `"x,y x,y x,y"`; a point
followed by `!` is a corner, the others are passed smoothly.  Computed points are tuples, `(x, y)` or, for a
corner, `(x, y, 0)`.  Every function below takes either.

    spline("0,-20 14,0 0,20!")          closed smooth outline with one corner
    polygon("0,0 10,0 10,5")            closed, every point a corner
    curve("0,0 10,4 20,0")              open smooth line: the spine of a stroke, a ribbon or a limb
    symmetric("0,-20 14,0 0,20")        right half given, left half mirrored
    ellipse(0, 0, 10, 6)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

Point = tuple[float, float]
Node = tuple[float, float] | tuple[float, float, int]
Nodes = str | Iterable[Node]

TENSION = 0.36  # length of a control arm as a share of the distance between two points
CIRCLE_ARM = 0.5523  # control arm of a quarter circle as a share of its radius


@dataclass(frozen=True)
class Segment:
    """A cubic to `end`, or a straight line where the controls are None."""

    control_1: Point | None
    control_2: Point | None
    end: Point


@dataclass(frozen=True)
class Piece:
    """A run of segments from `start`: a part of an outline that can be joined to others."""

    start: Point
    segments: tuple[Segment, ...]

    def reversed(self) -> Piece:
        ends = [self.start, *(segment.end for segment in self.segments)]
        back = [
            Segment(segment.control_2, segment.control_1, ends[index])
            for index, segment in reversed(list(enumerate(self.segments)))
        ]
        return Piece(ends[-1], tuple(back))


@dataclass(frozen=True)
class Subpath(Piece):
    """One continuous line of a path."""

    closed: bool


@dataclass(frozen=True)
class Path:
    """One or more outlines or lines, painted together."""

    subpaths: tuple[Subpath, ...] = ()

    def __add__(self, other: Path) -> Path:
        return Path(self.subpaths + other.subpaths)

    def mapped(self, change: Callable[[float, float], Point]) -> Path:
        """The path with every point, control arms included, put through `change`."""

        def moved_segment(segment: Segment) -> Segment:
            first, second = segment.control_1, segment.control_2
            return Segment(
                None if first is None else change(*first),
                None if second is None else change(*second),
                change(*segment.end),
            )

        return Path(
            tuple(
                Subpath(change(*sub.start), tuple(moved_segment(segment) for segment in sub.segments), sub.closed)
                for sub in self.subpaths
            )
        )

    def moved(self, x: float, y: float) -> Path:
        return self.mapped(lambda a, b: (a + x, b + y))

    def scaled(self, x: float, y: float | None = None) -> Path:
        """Scaled about the origin; `y` is `x` when left out."""
        return self.mapped(lambda a, b: (a * x, b * (x if y is None else y)))

    def rotated(self, degrees: float, x: float = 0, y: float = 0) -> Path:
        """Turned clockwise about (x, y)."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(lambda a, b: (x + (a - x) * cos - (b - y) * sin, y + (a - x) * sin + (b - y) * cos))

    def mirrored(self, axis: float = 0) -> Path:
        """Left and right exchanged about the vertical line x = axis."""
        return self.mapped(lambda a, b: (2 * axis - a, b))

    def polygons(self, steps: int = 8) -> list[list[Point]]:
        """Each subpath as a list of points, `steps` to a curved segment."""
        polygons = []
        for sub in self.subpaths:
            points = [sub.start]
            for segment in sub.segments:
                start, end = points[-1], segment.end
                first, second = segment.control_1, segment.control_2
                if first is None or second is None:
                    points.append(end)
                    continue
                for step in range(1, steps + 1):
                    t = step / steps
                    u = 1 - t
                    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                    points.append(
                        (
                            sum(w * p[0] for w, p in zip(weights, (start, first, second, end), strict=True)),
                            sum(w * p[1] for w, p in zip(weights, (start, first, second, end), strict=True)),
                        )
                    )
            polygons.append(points)
        return polygons

    def bounds(self) -> tuple[float, float, float, float]:
        """Least x, least y, greatest x, greatest y."""
        points = [point for polygon_points in self.polygons() for point in polygon_points]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def piece(self, first: int, last: int) -> Piece:
        """The part of a closed outline from its node `first` on to its node `last`, wrapping round."""
        segments = self.subpaths[0].segments
        count = len(segments)
        ends = [self.subpaths[0].start, *(segment.end for segment in segments)]
        taken = [segments[first % count]]
        index = first + 1
        while index % count != last % count:
            taken.append(segments[index % count])
            index += 1
        return Piece(ends[first % count], tuple(taken))

    def whole(self) -> Piece:
        """An open line as a piece."""
        return Piece(self.subpaths[0].start, self.subpaths[0].segments)


def joined(*pieces: Piece) -> Path:
    """A closed outline of consecutive pieces, bridged by straight lines where they do not meet.

    A colour area built of a piece of its object's own outline shares that edge exactly, so it needs no clip.
    """
    segments: list[Segment] = []
    current = pieces[0].start
    for piece in pieces:
        if math.dist(piece.start, current) > 0.05:
            segments.append(Segment(None, None, piece.start))
        segments += piece.segments
        current = piece.segments[-1].end
    return Path((Subpath(pieces[0].start, tuple(segments), True),))


def parse_nodes(nodes: Nodes) -> list[Node]:
    """The nodes of the notation described at the top of this module."""
    if not isinstance(nodes, str):
        return list(nodes)
    parsed: list[Node] = []
    for word in nodes.split():
        x, y = word.rstrip("!").split(",")
        parsed.append((float(x), float(y), 0) if word.endswith("!") else (float(x), float(y)))
    return parsed


def is_corner(node: Node) -> bool:
    return len(node) > 2 and node[2] == 0


def spline(nodes: Nodes, *, closed: bool = True, tension: float = TENSION) -> Path:
    """A smooth line through the nodes with straight sides between two corners."""
    parsed = parse_nodes(nodes)
    points: list[Point] = [(node[0], node[1]) for node in parsed]
    corners = [is_corner(node) for node in parsed]
    count = len(points)

    def tangent(index: int) -> Point | None:
        if corners[index] or (not closed and index in (0, count - 1)):
            return None
        before, after = points[(index - 1) % count], points[(index + 1) % count]
        length = math.dist(before, after) or 1
        return (after[0] - before[0]) / length, (after[1] - before[1]) / length

    segments = []
    for index in range(count if closed else count - 1):
        following = (index + 1) % count
        start, end = points[index], points[following]
        leaving, arriving = tangent(index), tangent(following)
        if leaving is None and arriving is None:
            segments.append(Segment(None, None, end))
            continue
        length = math.dist(start, end)
        chord = ((end[0] - start[0]) / (length or 1), (end[1] - start[1]) / (length or 1))
        leaving, arriving = leaving or chord, arriving or chord
        arm = length * tension
        segments.append(
            Segment(
                (start[0] + leaving[0] * arm, start[1] + leaving[1] * arm),
                (end[0] - arriving[0] * arm, end[1] - arriving[1] * arm),
                end,
            )
        )
    return Path((Subpath(points[0], tuple(segments), closed),))


def curve(nodes: Nodes, *, tension: float = TENSION) -> Path:
    """An open smooth line."""
    return spline(nodes, closed=False, tension=tension)


def polygon(nodes: Nodes, *, closed: bool = True) -> Path:
    """Straight sides only."""
    return spline([(node[0], node[1], 0) for node in parse_nodes(nodes)], closed=closed)


def symmetric(nodes: Nodes, *, axis: float = 0, tension: float = TENSION) -> Path:
    """A closed outline whose right half, from the top of the axis to its foot, is given."""
    right = parse_nodes(nodes)
    left: list[Node] = []
    for node in reversed(right):
        mirrored = 2 * axis - node[0]
        left.append((mirrored, node[1], 0) if is_corner(node) else (mirrored, node[1]))
    if abs(right[0][0] - axis) < 1e-6:
        left = left[:-1]
    if abs(right[-1][0] - axis) < 1e-6:
        left = left[1:]
    return spline(right + left, tension=tension)


def ellipse(x: float, y: float, radius: float, radius_y: float | None = None) -> Path:
    """An ellipse about (x, y); a circle when one radius is given."""
    across, along = radius, radius if radius_y is None else radius_y
    arm_x, arm_y = CIRCLE_ARM * across, CIRCLE_ARM * along
    segments = (
        Segment((x + across, y + arm_y), (x + arm_x, y + along), (x, y + along)),
        Segment((x - arm_x, y + along), (x - across, y + arm_y), (x - across, y)),
        Segment((x - across, y - arm_y), (x - arm_x, y - along), (x, y - along)),
        Segment((x + arm_x, y - along), (x + across, y - arm_y), (x + across, y)),
    )
    return Path((Subpath((x + across, y), segments, True),))


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0, turn: float = -90) -> Path:
    """A star about (x, y); `turn` is the direction of its first point."""
    return polygon(
        polar(outer if index % 2 == 0 else inner, turn + index * 180 / points, x, y) for index in range(2 * points)
    )


def polar(radius: float, degrees: float, x: float = 0, y: float = 0) -> Point:
    """The point at `radius` from (x, y) in the direction `degrees` (0 to the right, 90 down)."""
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))
