"""What makes one French face differ from another, and what heads of every turn have in common.

A head is drawn round the origin, its face 68 wide and about 104 high, chin at y = 52, and looks to the left;
give `Canvas.group` a negative `scale_x` to turn it.  The neck ends in a curve at y = 81; `neck_line` gives the
place of a collar round it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from kit.geometry import Node, Nodes, Path, Point, curve, polar, spline
from kit.measures import line_length, resampled
from kit.palette import Palette
from kit.strokes import brush, lively, tapering
from kit.svg import INK, Canvas

EYE_WHITE = "#fffdf5"


@dataclass(frozen=True)
class Look:
    """What makes one face differ from another.

    `hair_style` is "short", "bob" (to the jaw), "curls" (likewise, rolled) or "long" (to the shoulders); `beard` "",
    "goatee", "trimmed", "full" or "long"; `nose` one of NOSES. `old` adds the lines of age, `stern` knits the brows.
    """

    inks: Palette
    hair: str
    hair_dark: str
    hair_style: str = "short"
    beard: str = ""
    moustache: bool = False
    lips: str = "#b9382c"
    eyes: str = "#3a2a20"
    stern: bool = False
    old: bool = False
    nose: str = "straight"


def neck_line(x: float, y: float, scale: float, across: float = 10) -> list[Node]:
    """Where a collar lies round the neck of a head drawn at (x, y); `across` is the middle of the neck."""
    half = 31
    inner = ((-half, 60), (-half * 0.66, 73), (0, 80), (half * 0.66, 73), (half, 60))
    return [(x + (across + dx) * scale, y + dy * scale) for dx, dy in inner]


def waved(line: Nodes, swing: float = 2.2, length: float = 26, start: float = 0.0) -> list[Point]:
    """A line that waves by `swing` to both sides, ever more, once in `length`."""
    spine = curve(line)
    count = max(8, round(line_length(spine) / 6))
    points = resampled(spine, count)
    waved: list[Point] = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(count, index + 1)]
        reach = math.dist(before, after) or 1
        t = index / count
        shift = swing * min(1.0, 1.6 * t) * math.sin(start + t * line_length(spine) / length * math.tau)
        waved.append((x - (after[1] - before[1]) / reach * shift, y + (after[0] - before[0]) / reach * shift))
    return waved


def locks(lines: list[list[Point]], width: float = 2.2, swing: float = 2.2) -> Path:
    """Strands of hair, waving."""
    return Path(
        tuple(
            sub
            for index, line in enumerate(lines)
            for sub in brush(waved(line, swing, start=0.5 * index), width, 12, lively).subpaths
        )
    )


def curl(art: Canvas, look: Look, x: float, y: float, radius: float, turn: float) -> None:
    """A rolled lock."""
    art.disc(x, y, radius, look.hair, INK, 2)
    spiral = [polar(radius * (0.86 - 0.13 * k), turn + 62 * k, x, y) for k in range(6)]
    art.ink(brush(spiral, 2, 10, lively))


def eye(art: Canvas, x: float, y: float, size: float, colour: str, glance: float = -1.6) -> list[Path]:
    """White and iris of an eye about 20 wide; returns its lids."""

    def at(dx: float, dy: float) -> Point:
        return x + dx * size * 1.08, y + dy * 1.05

    white = spline([(*at(-9, 1.2), 0), at(-3, -2.6), at(4, -2.6), (*at(9, 1), 0), at(3, 2.8), at(-4, 3)])
    art.shape(white, EYE_WHITE, None)
    art.disc(*at(glance, -0.3), 2.9, colour, None).disc(*at(glance - 0.8, -1.2), 0.6, "#fff", None)
    return [
        brush([at(-10.5, 2.4), at(-5, -2.8), at(3, -3.6), at(11, 1.8)], 3.5, 8, lively),
        brush([at(-6, 3.4), at(1, 4.4), at(8, 2.4)], 1.2, 5),
        brush([at(-7, -5), at(1, -7.4), at(9, -4)], 1.3, 5),
    ]


def moustache(art: Canvas, look: Look, left: str, right: str, width: float = 9) -> None:
    for line in (left, right):
        whisker = brush(line, width, 11, lambda t: (0.72 + 0.28 * math.sin(math.pi * t)) * (1 - t) ** 0.6)
        art.shape(whisker, look.hair_dark, INK, 1.2)
        art.ink(brush(line, 1.3, 8, tapering), fill=look.hair)
