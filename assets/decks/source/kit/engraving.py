"""The engraver's marks: swelling strokes, hatching, shadows and ribbons.

How a thing is drawn, in layers (`solid`, and `draw_limb` of `limbs`, do all of it for a simple shape):

    1. its flat colour with the outline;
    2. a darker flat colour on the side away from the light, which comes from the upper left (`shadow`);
    3. highlights;
    4. the hatching, in ink (`hatch` across any shape, `Limb.rings` round an arm or a leg, `comb` along a line);
    5. the outline once more.

Strokes are filled outlines (`brush`), so that they swell and taper as a burin's do.  Hatching never leaves the
shape it is given, nor the one named by `within`.  Everything irregular comes from a seed: a drawing is always
the same, byte for byte.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kit.geometry import (
    Node,
    Nodes,
    Path,
    Point,
    Subpath,
    contains,
    curve,
    polygon,
    resampled,
    scan,
    spline,
)
from kit.svg import INK, Canvas

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


def _turned(polygons: Sequence[Sequence[Point]], degrees: float) -> list[list[Point]]:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [[(x * cos - y * sin, x * sin + y * cos) for x, y in points] for points in polygons]


def hatch(
    shape: Path,
    angle: float = 0,
    step: float = 4,
    share: float = 0.45,
    side: str = "right",
    width: float = 1.4,
    seed: int = 1,
    *,
    inset: float = 0,
    bow: float = 0,
    vary: float = 0.35,
    within: Path | None = None,
    profile: Profile | None = None,
) -> Path:
    """Tapered strokes that grow into a shape from one side of it.

    The strokes lie at `angle`, `step` apart, and cover `share` of the width of the shape there, times
    `profile` from the first stroke to the last.  `side` is "right", "left", or "both" for strokes that cross
    the whole shape, pointed at both ends.  `bow` bends them, for round things.
    """
    chance = random.Random(seed)
    polygons = _turned(shape.polygons(10), -angle)
    limits = _turned(within.polygons(10), -angle) if within else None
    heights = [y for points in polygons for _, y in points]
    top, bottom = min(heights), max(heights)
    phase = chance.random() * 6
    strokes: list[Subpath] = []
    y = top + step * 0.6
    while y < bottom - step * 0.2:
        intervals = scan(polygons, y)
        if limits is not None:
            intervals = [
                (max(left, limit_left), min(right, limit_right))
                for left, right in intervals
                for limit_left, limit_right in scan(limits, y)
                if min(right, limit_right) - max(left, limit_left) > 1.5
            ]
        for left, right in intervals:
            across = right - left
            if across < 1.5:
                continue
            local = share * (profile((y - top) / (bottom - top)) if profile else 1)
            local *= 1 + vary * math.sin(phase + y * 0.21) + vary * 0.5 * (chance.random() - 0.5)
            length = across * min(local, 1.0) - inset
            if length < 1.2:
                continue
            strokes.append(_hatch_stroke(left, right, y, length, side, width, inset, bow, angle))
        y += step * (1 + 0.12 * (chance.random() - 0.5))
    return Path(tuple(strokes))


def _hatch_stroke(
    left: float,
    right: float,
    y: float,
    length: float,
    side: str,
    width: float,
    inset: float,
    bow: float,
    angle: float,
) -> Subpath:
    half = width / 2
    start, end = left + inset, right - inset
    if side == "right":
        start, end = right - inset, right - inset - length
    elif side == "left":
        start, end = left + inset, left + inset + length
    nodes: list[Node]
    if side == "both":
        middle = (start + end) / 2
        nodes = [(start, y, 0), (middle, y + half + bow), (end, y, 0), (middle, y - half + bow)]
    elif bow:
        middle = start + (end - start) * 0.45
        nodes = [
            (start, y - half, 0),
            (middle, y - half * 0.6 + bow),
            (end, y, 0),
            (middle, y + half * 0.6 + bow),
            (start, y + half, 0),
        ]
    else:
        nodes = [(start, y - half, 0), (end, y, 0), (start, y + half, 0)]
    return spline(nodes, tension=0.3).rotated(angle).subpaths[0]


def comb(
    line: Path | Nodes,
    count: int,
    length: float | Profile,
    angle: float | None = None,
    width: float = 1.4,
    *,
    bow: float = 0,
    seed: int = 2,
    vary: float = 0.25,
    side: int = 1,
) -> Path:
    """`count` tapered strokes that stand on an open line, square to it or all at `angle`.

    `length` may depend on the place along the line; `side` -1 puts square strokes on the other side.
    """
    chance = random.Random(seed)
    points = resampled(as_line(line), 120)
    half = width / 2
    strokes: list[Subpath] = []
    for index in range(count):
        t = (index + 0.5) / count
        place = int(min(118, max(1, t * 120)))
        x, y = points[place]
        before, after = points[place - 1], points[place + 1]
        distance = math.dist(before, after) or 1
        along = ((after[0] - before[0]) / distance, (after[1] - before[1]) / distance)
        if angle is None:
            out = (-along[1] * side, along[0] * side)
        else:
            out = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
        reach = (length(t) if callable(length) else length) * (1 + vary * (chance.random() - 0.5))
        tip = (x + out[0] * reach, y + out[1] * reach)
        foot_1 = (x - along[0] * half, y - along[1] * half)
        foot_2 = (x + along[0] * half, y + along[1] * half)
        if bow:
            middle = (x + out[0] * reach * 0.55 + along[0] * bow, y + out[1] * reach * 0.55 + along[1] * bow)
            slack = half * 0.6
            nodes: list[Node] = [
                (*foot_1, 0),
                (middle[0] - along[0] * slack, middle[1] - along[1] * slack),
                (*tip, 0),
                (middle[0] + along[0] * slack, middle[1] + along[1] * slack),
                (*foot_2, 0),
            ]
            strokes.append(spline(nodes).subpaths[0])
        else:
            strokes.append(polygon([foot_1, tip, foot_2]).subpaths[0])
    return Path(tuple(strokes))


@dataclass(frozen=True)
class _Row:
    """One line across a shape: its height, its two edges, and where its shadow begins."""

    y: float
    left: float
    inner: float
    right: float


def shadow(shape: Path, share: float = 0.33, angle: float = 0, step: float = 6) -> Path:
    """The part of a shape on its right: `share` of the width of every line across it that lies at `angle`.

    Use it as the darker flat colour under the hatching; the outline, drawn again, covers its edge.
    """
    polygons = _turned(shape.polygons(10), -angle)
    heights = [y for points in polygons for _, y in points]
    top, bottom = min(heights), max(heights)
    rows = max(3, round((bottom - top) / step))
    chains: list[list[_Row]] = []
    running: list[list[_Row]] = []
    for index in range(rows + 1):
        y = top + 0.4 + (bottom - top - 0.8) * index / rows
        continued: list[list[_Row]] = []
        for left, right in scan(polygons, y):
            row = _Row(y, left, right - (right - left) * share * (1 + 0.08 * math.sin(y * 0.09)), right)
            above = [chain for chain in running if chain[-1].left < right and chain[-1].right > left]
            if len(above) == 1 and all(chain is not above[0] for chain in continued):
                above[0].append(row)
                continued.append(above[0])
            else:
                chains.append([row])
                continued.append(chains[-1])
        running = continued
    outlines: list[Subpath] = []
    for chain in chains:
        if len(chain) > 1:
            edge: list[Node] = [(row.right, row.y) for row in chain]
            inside: list[Node] = [(row.inner, row.y) for row in reversed(chain)]
            edge[0], edge[-1] = (*edge[0][:2], 0), (*edge[-1][:2], 0)
            inside[0], inside[-1] = (*inside[0][:2], 0), (*inside[-1][:2], 0)
            outlines.append(spline(edge + inside).rotated(angle).subpaths[0])
    return Path(tuple(outlines))


def solid(
    art: Canvas,
    shape: Path,
    fill: str,
    dark: str | None = None,
    *,
    angle: float = 8,
    step: float = 4.2,
    share: float = 0.36,
    back: float = 0.14,
    shade: float = 0.3,
    weight: float = 1.7,
    width: float = 2.8,
    seed: int = 3,
    bow: float = 0,
) -> None:
    """A shape with all its layers: colour, shadow in `dark`, hatching from both sides, outline.

    `share` and `back` are the shares of the width hatched from the right and from the left (0 for none),
    `shade` that of the shadow, `weight` and `width` the thickness of hatches and outline.
    """
    art.shape(shape, fill, INK, width)
    if dark and shade:
        art.shape(shadow(shape, shade, angle), dark, None)
    marks = []
    if share:
        marks.append(hatch(shape, angle, step, share, "right", weight, seed, bow=bow))
    if back:
        marks.append(hatch(shape, angle - 16, step * 1.25, back, "left", weight * 0.85, seed + 1))
    art.ink(*marks)
    art.shape(shape, "none", INK, width)


def scattered(
    art: Canvas,
    shape: Path,
    mark: Path,
    step: float,
    *,
    fill: str = INK,
    clearance: float = 5,
    turn: float = 0,
    seed: int = 3,
) -> None:
    """Copies of a small mark all over a shape, in rows set off by half a step: ermine tails, damask, scales.

    Each keeps `clearance` from the edge of the shape; `turn` turns each at random by up to as many degrees.
    """
    chance = random.Random(seed)
    polygons = shape.polygons(8)
    left, top, right, bottom = shape.bounds()
    marks: list[Path] = []
    row = 0
    y = top + clearance
    while y < bottom:
        x = left + (step / 2 if row % 2 else 0)
        while x < right:
            around = ((-1, 0), (1, 0), (0, -1), (0, 1.4))
            if all(contains(polygons, x + dx * clearance, y + dy * clearance) for dx, dy in around):
                marks.append(mark.rotated(chance.uniform(-turn, turn)).moved(x, y))
            x += step
        y += step * 0.72
        row += 1
    art.ink(*marks, fill=fill)


def kept_inside(shape: Path, strokes: Path) -> Path:
    """The strokes whose tip lies in a shape."""
    polygons = shape.polygons()
    kept = []
    for sub in strokes.subpaths:
        tip = max((segment.end for segment in sub.segments), key=lambda end: math.dist(end, sub.start))
        if contains(polygons, *tip):
            kept.append(sub)
    return Path(tuple(kept))
