"""The engraver's marks: hatching, combs and shadows.

How a thing is drawn, in layers (`solid` of `forms` and `draw_limb` of `limbs` do all of it for a simple shape):

    1. its flat colour with the outline;
    2. a darker flat colour on the side away from the light, which comes from the upper left (`shadow`);
    3. highlights;
    4. the hatching, in ink (`hatch` across any shape, `Limb.rings` round an arm or a leg, `comb` along a line);
    5. the outline once more.

Strokes are those of `kit.strokes`, which swell and taper as a burin's do.  Hatching never leaves the
shape it is given, nor the one named by `within`.  Everything irregular comes from a seed: a drawing is always
the same, byte for byte.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from kit.geometry import Node, Nodes, Path, Point, Subpath, polygon, spline
from kit.measures import contains, resampled, scan
from kit.strokes import Profile, as_line
from kit.svg import INK, Canvas


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
