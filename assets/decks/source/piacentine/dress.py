"""What the Piacentine courts wear: cloth with engraved folds, braid, brocade, ermine and jewels."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from kit.engraving import comb, hatch, kept_inside, scattered, shadow
from kit.geometry import Node, Nodes, Path, Point, curve, ellipse, polygon, spline
from kit.limbs import Limb, draw_limb
from kit.measures import contains, line_length, resampled
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, lively, ribbon, tapering
from kit.svg import INK, Canvas


def cloth(
    art: Canvas,
    outline: Nodes,
    ink: str,
    folds: Sequence[str] = (),
    *,
    angle: float = 10,
    step: float = 4.3,
    share: float = 0.26,
    back: float = 0.12,
    shade: float = 0.24,
    depth: float = 10,
    seed: int = 3,
    colours: tuple[str, str] | None = None,
) -> Path:
    """A garment, or a part of one: its colour, folds with their shadows to the right, hatching and outline.

    `depth` is how far the shadow of a fold reaches; `colours` replace those of the ink.  Returns its outline.
    """
    shape = spline(outline)
    fill, dark = colours or INKS.pair(ink)
    art.shape(shape, fill, INK, 2.8)
    if shade:
        art.shape(shadow(shape, shade, angle, 10), dark, None)
    marks = Path()
    for fold in folds:
        line = curve(fold)
        side = 1 if _leans(line) else -1
        wedge = ribbon_side(line, depth, side)
        art.shape(wedge, dark, None)
        count = max(5, int(line_length(line) / 4.8))
        strokes = comb(
            line, count, lambda t: depth * (0.5 + 0.9 * math.sin(math.pi * t)), None, 1.6, seed=seed, side=side
        )
        marks += kept_inside(shape, strokes) + brush(line, 3.2, 9, lively)
    art.ink(
        marks,
        hatch(shape, angle, step, share, "right", 1.7, seed),
        hatch(shape, angle - 18, step * 1.25, back, "left", 1.4, seed + 1),
    )
    art.shape(shape, "none", INK, 2.8)
    return shape


def _leans(line: Path) -> bool:
    """Whether the right-hand side of a line, from its start, is the side away from the light."""
    points = line.polygons()[0]
    across, down = points[-1][0] - points[0][0], points[-1][1] - points[0][1]
    return across - down * 1.0 > 0 if abs(across) > abs(down) else down < 0


def ribbon_side(line: Path, width: float, side: int) -> Path:
    """A sliver along one side of a line, pointed at both ends."""
    points = resampled(line, 10)
    outer: list[Node] = []
    for index in range(1, 10):
        (x1, y1), (x2, y2) = points[index - 1], points[index + 1]
        length = math.dist((x1, y1), (x2, y2)) or 1
        reach = side * width * math.sin(math.pi * index / 10)
        x, y = points[index]
        outer.append((x - (y2 - y1) / length * reach, y + (x2 - x1) / length * reach))
    inner: list[Node] = [*points[1:-1]]
    return spline([(*points[0], 0), *inner, (*points[-1], 0), *reversed(outer)])


def _gathers(limb: Limb) -> Path:
    """Pleats at the top of a sleeve, where it is set into the shoulder."""
    frames = limb.frames(20)
    strokes = Path()
    for index, share in enumerate((-0.62, -0.3, 0.04, 0.36, 0.66)):
        line: list[Point] = [
            (x + across[0] * half * share, y + across[1] * half * share)
            for (x, y), _, across, half in frames[(0, 1, 0, 1, 0)[index] : (4, 6, 5, 7, 4)[index]]
        ]
        strokes += brush(line, 2.4, 4, tapering)
    return strokes


def sleeve(
    art: Canvas,
    line: Nodes,
    widths: Sequence[float],
    ink: str,
    creases: Sequence[str] = (),
    *,
    round_start: bool = True,
    round_end: bool = False,
    share: float = 0.4,
    seed: int = 5,
) -> None:
    """An arm in cloth along a line, with creases where it bends."""
    limb = Limb(curve(line), widths, round_start, round_end)
    fill, dark = INKS.pair(ink)
    outline = draw_limb(art, limb, fill, dark, share=share, seed=seed)
    if round_start:
        art.ink(_gathers(limb))
    for crease in creases:
        path = curve(crease)
        art.shape(brush(path.moved(2, 3), 6, 7), dark, None)
        strokes = comb(path, max(4, int(line_length(path) / 4.5)), 6.5, None, 1.4, seed=seed, side=1)
        art.ink(brush(path, 2.6, 7, lively), kept_inside(outline, strokes))
    art.shape(outline, "none", INK, 2.8)


def braid(
    art: Canvas,
    line: Nodes,
    width: float,
    fill: str = INKS.yellow,
    studs: Sequence[str] = (INKS.red,),
    spacing: float = 13,
    stud: float = 0.24,
) -> None:
    """A band of gold lace along a line, set with studs `spacing` apart; `stud` is their share of its width."""
    path = line if isinstance(line, Path) else curve(line)
    length = line_length(path)
    steps = max(4, min(16, round(length / 12)))
    band = ribbon(path, width, steps)
    art.shape(band, fill, None)
    art.ink(hatch(band, 50, 4.2, 0.3, "right", 1.3, 3))
    limb = Limb(path, (width, width))
    count = max(2, round(length / spacing))
    for side in (-0.66, 0.66):
        edge: list[Point] = [(x + a[0] * h * side, y + a[1] * h * side) for (x, y), _, a, h in limb.frames(steps)]
        art.shape(curve(edge), "none", INK, 1.1)
    if studs:
        for index, (x, y) in enumerate(resampled(path, count * 2)[1::2]):
            art.disc(x, y, width * stud, studs[index % len(studs)], INK, 1.3)
    art.shape(band, "none", INK, 2.4)


def stripe(art: Canvas, line: Nodes, width: float, fill: str, edge: str | None = None) -> None:
    """A plain band along a line, with a hatched shade and perhaps a coloured middle."""
    path = line if isinstance(line, Path) else curve(line)
    steps = max(4, min(18, round(line_length(path) / 12)))
    band = ribbon(path, width, steps)
    art.shape(band, fill, INK, 2.3)
    if edge:
        art.shape(ribbon(path, width * 0.4, steps), edge, None)
    art.ink(hatch(band, 50, 3.6, 0.32, "right", 1.3, 4)).shape(band, "none", INK, 2.3)


def brocade(art: Canvas, shape: Path, fill: str, step: float = 30, size: float = 1, seed: int = 7) -> None:
    """Scrolls of one colour all over a cloth."""
    chance = random.Random(seed)
    polygons = shape.polygons()
    left, top, right, bottom = shape.bounds()
    scroll = curve("-8,5 -9,-4 0,-9 8,-4 5,4 -1,3 0,-2").scaled(size) + curve("-8,5 -2,10 7,9").scaled(size)
    marks = Path()
    rows = int((bottom - top) / (step * 0.72)) + 1
    for row in range(rows):
        for column in range(int((right - left) / step) + 1):
            x, y = left + step * (column + 0.5 * (row % 2)), top + step * 0.72 * (row + 0.4)
            around = ((-1, 0), (1, 0), (0, -1), (0, 1))
            if all(contains(polygons, x + dx * 11 * size, y + dy * 11 * size) for dx, dy in around):
                marks += scroll.rotated(chance.uniform(-180, 180)).moved(x, y)
    art.shape(marks, "none", fill, 2.6 * size)


def ermine(art: Canvas, outline: Nodes, step: float = 21, seed: int = 3, angle: float = 8) -> Path:
    """White fur with black tails and soft shade; returns its outline."""
    shape = spline(outline)
    art.shape(shape, PAPER, INK, 2.6).shape(shadow(shape, 0.24, angle), INKS.grey, None)
    tail = polygon("0,-8 2.6,2 5.6,7 1.8,5.4 0,10 -1.8,5.4 -5.6,7 -2.6,2")
    art.ink(hatch(shape, angle, 4.2, 0.24, "right", 1.2, seed), hatch(shape, -angle, 5, 0.14, "left", 1.1, seed + 1))
    scattered(art, shape, tail, step, clearance=step * 0.36, turn=20, seed=seed)
    art.shape(shape, "none", INK, 2.6)
    return shape


def collar(art: Canvas, line: str, width: float, studs: Sequence[str] = (INKS.red, INKS.green)) -> None:
    """A jewelled gold collar that lies round the neck."""
    braid(art, line, width, INKS.yellow, studs, 14, 0.23)


def clasp(art: Canvas, x: float, y: float, radius: float, stone: str = INKS.red) -> None:
    """A round gold brooch with a stone and a beaded rim."""
    art.disc(x, y, radius, INKS.yellow, INK, 2.3).disc(x, y, radius * 0.74, INKS.ochre, INK, 1.2)
    art.disc(x, y, radius * 0.5, stone, INK, 1.6)
    art.shape(ellipse(x - radius * 0.16, y - radius * 0.18, radius * 0.15, radius * 0.12), "#ffffff", None)


def rosette_buckle(art: Canvas, x: float, y: float, across: float, along: float) -> None:
    """An oval gold buckle worked as a flower."""
    art.shape(ellipse(x, y, across, along), INKS.yellow, INK, 2.4)
    art.shape(ellipse(x, y, across * 0.78, along * 0.76), INKS.ochre, INK, 1.3)
    for index in range(8):
        angle = math.radians(index * 45)
        px, py = x + math.cos(angle) * across * 0.5, y + math.sin(angle) * along * 0.5
        art.shape(ellipse(px, py, across * 0.2, along * 0.2), INKS.yellow, INK, 1.2)
    art.shape(ellipse(x, y, across * 0.24, along * 0.26), INKS.red, INK, 1.4)
