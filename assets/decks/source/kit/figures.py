"""The parts of a court figure: arms, legs, shoes, dress and plinths.

Figures stand on a card of 500 x 830 with soles near y = 740; light comes from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from kit.canvases import Lean
from kit.engraving import hatch, scattered, shadow
from kit.forms import solid
from kit.geometry import Node, Nodes, Path, Point, curve, polar, spline
from kit.limbs import Limb, draw_limb
from kit.palette import Palette
from kit.strokes import brush, brushes, lively, ribbon, tapering, wrapped
from kit.svg import INK, Canvas


def arm_limbs(shoulder: Point, elbow: Point, wrist: Point, widths: Sequence[float], full: float) -> tuple[Limb, Limb]:
    """Upper and lower arm; `widths` run from shoulder to wrist, `full` is how much wider the middle of the upper is."""
    bend = (elbow[0] + (shoulder[0] - elbow[0]) * 0.06, elbow[1] + (shoulder[1] - elbow[1]) * 0.06)
    upper_middle = ((shoulder[0] + bend[0]) / 2, (shoulder[1] + bend[1]) / 2)
    lower_middle = ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2)
    upper = Limb(curve([shoulder, upper_middle, bend]), (widths[0], widths[0] * full, widths[1]), True, True)
    return upper, Limb(curve([elbow, lower_middle, wrist]), (widths[2], widths[3], widths[4]), round_start=True)


def arm(
    art: Canvas,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    inks: Palette,
    upper: str,
    lower: str,
    widths: Sequence[float] = (52, 46, 42, 34, 26),
    *,
    lower_first: bool = False,
) -> None:
    """A sleeved arm of two pieces named by the inks of their cloth; `widths` run from shoulder to wrist."""
    upper_limb, lower_limb = arm_limbs(shoulder, elbow, wrist, widths, 1.06)
    pieces = [(upper_limb, upper), (lower_limb, lower)]
    if lower_first:
        pieces.reverse()
    if upper != lower:
        for limb, ink in pieces:
            draw_limb(art, limb, *inks.pair(ink), share=0.44)
        return
    fill, dark = inks.pair(upper)
    limbs = [limb for limb, _ in pieces]
    for limb in limbs:
        art.shape(limb.outline(), fill, INK, 5.6)
    for limb in limbs:
        art.shape(limb.outline(), fill, None)
    for limb in limbs:
        art.shape(limb.shadow(0.3), dark, None)
    art.ink(
        *(limb.rings(0.44, seed=5) for limb in limbs),
        *(limb.rings(0.15, 5.5, 1.4, lit_side=True, seed=6) for limb in limbs),
        elbow_creases(shoulder, elbow, wrist, (widths[1] + widths[2]) / 4),
    )


HEAVY_CREASES = ((-52, 0.8), (-28, 1.2), (-6, 1.5), (18, 1.35), (42, 1.1), (64, 0.7))
"""Angle and length of each fold, as a share of the half thickness of the sleeve."""


def elbow_creases(shoulder: Point, elbow: Point, wrist: Point, half: float, *, heavy: bool = False) -> Path:
    """Folds of a sleeve that fan out from the inside of the bend; `heavy` ones are more and blacker."""

    def towards(point: Point) -> Point:
        reach = math.dist(point, elbow) or 1
        return (point[0] - elbow[0]) / reach, (point[1] - elbow[1]) / reach

    (ax, ay), (bx, by) = towards(shoulder), towards(wrist)
    length = math.hypot(ax + bx, ay + by)
    if length < 0.2:
        return Path()
    inward = math.degrees(math.atan2(ay + by, ax + bx))
    folds = Path()
    light = ((-46, 0.9), (-16, 1.3), (18, 1.15), (50, 0.8))
    for angle, reach in HEAVY_CREASES if heavy else light:
        start = polar(half * 0.92, inward - angle * 0.5, *elbow)
        middle = polar(half * reach * 0.5, inward + 180 + angle * 0.6, *start)
        tip = polar(half * reach, inward + 180 + angle, *start)
        folds += brush([start, middle, tip], 3.6 if heavy else 2.6, 6, tapering)
    return folds


def puffed_sleeve(art: Canvas, outline: str, inks: Palette, ink: str, angle: float, step: float = 9) -> None:
    """A full upper sleeve gathered into pleats that run along it, at `angle`."""
    shape = spline(outline)
    fill, dark = inks.pair(ink)
    art.shape(shape, fill, INK, 2.8).shape(shadow(shape, 0.3), dark, None)
    art.ink(
        hatch(shape, angle, step, 0.82, "both", 2.8, 3, vary=0.1),
        hatch(shape, angle, step, 0.46, "left", 1.5, 8, vary=0.1),
        hatch(shape, angle, step * 0.8, 0.3, "right", 1.5, 9, vary=0.1),
        hatch(shape, angle + 90, 4.4, 0.2, "right" if angle < 90 else "left", 1.3, 10),
    )
    art.shape(shape, "none", INK, 2.8)


def cuff(art: Canvas, line: Nodes, width: float, fill: str, stripe: str | None = None) -> None:
    """A band across a limb, with an engraved line or a coloured stripe along it."""
    band = ribbon(line, width, 10, wrapped)
    art.shape(band, fill, INK, 2.3)
    art.ink(hatch(band, 0, 3.4, 0.26, "right", 1.3, 3))
    if stripe:
        art.shape(curve(line), "none", stripe, width * 0.3)
    art.shape(band, "none", INK, 2.3)


def side_shoe(inks: Palette, ink: str) -> Canvas:
    """A low shoe with a heel seen from the side, its ankle at the origin and its toe to the left, sole at y = 27."""
    return _shoe(
        inks.pair(ink),
        "-15,3! -6,8 4,6 14,-7! 17.6,3 17,13 15,20! 16.4,27.4! 5.6,27.4! 5,23! -8,24.4 -20,27 -44,27.4 -59,26 -66,19! "
        "-52,15 -38,11 -24,5.4",
        "-26,7! -22,-4 -13,-6 -8,8!",
        ("-17,8 -6,12.6 5,10.4 15.4,-1", "-63,22.4 -44,24 -22,23 5,20", "-40,14 -34,19 -33,24"),
        (-21, 6.4),
    )


def front_shoe(inks: Palette, ink: str) -> Canvas:
    """A low shoe seen from in front and above, its ankle at the origin, the toe down to the left at (-38, 40)."""
    return _shoe(
        inks.pair(ink),
        "-14,2! -6,8 4,7 13.4,-5! 16,6 13,17 4,28 -8,37 -24,42 -38,41.4! -40.6,35 -30,23 -20,11",
        "-17,9! -16,-4 -6,-6 1,9!",
        ("-15,7 -6,12.6 5,11.4 14.6,0", "-37,38.6 -22,38.6 -8,33 6,21", "-30,25 -21,28 -16,36"),
        (-9, 11),
    )


def _shoe(inks: tuple[str, str], outline: str, tongue: str, seams: Sequence[str], rosette: Point) -> Canvas:
    art = Lean()
    solid(art, spline(tongue), *inks, angle=0, share=0.4, weight=1.3, width=2.2)
    solid(art, spline(outline), *inks, angle=20, share=0.36, weight=1.5, shade=0.26, width=2.6)
    art.ink(brushes(1.5, *seams, steps=7, profile=lively))
    return art.disc(*rosette, 5, inks[0], INK, 1.8).disc(*rosette, 1.8, INK, None)


def buttons(
    art: Canvas,
    first: Point,
    last: Point,
    count: int,
    fill: str,
    radius: float = 3.8,
    *,
    line: float = 1.6,
    stitched: bool = False,
) -> None:
    """A row of buttons, perhaps with the stitches of their holes."""
    for index in range(count):
        t = index / (count - 1)
        x, y = first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t
        art.disc(x, y, radius, fill, INK, line)
        if stitched:
            art.ink(brush([(x + radius, y + 1), (x + radius + 7, y + 2)], 1.4, 2))


def ruff(art: Canvas, line: Nodes, width: float, fill: str, pleats: int = 13) -> None:
    """A pleated collar along a line, its edge in scallops."""
    spine = curve(line)
    points = _stations(spine, pleats * 2)
    outer: list[Node] = []
    for index, (x, y, nx, ny) in enumerate(points):
        reach = width * (0.92 if index % 2 == 0 else 1.14)
        outer.append((x + nx * reach, y + ny * reach, 0) if index % 2 == 0 else (x + nx * reach, y + ny * reach))
    inner: list[Node] = [(x, y) for x, y, _, _ in reversed(points)]
    inner[0], inner[-1] = (*inner[0][:2], 0), (*inner[-1][:2], 0)
    shape = spline(outer + inner)
    art.shape(shape, fill, INK, 2.5)
    art.ink(
        *(
            brush([(x + nx * width * 0.94, y + ny * width * 0.94), (x + nx * 2, y + ny * 2)], 2.2, 3, tapering)
            for index, (x, y, nx, ny) in enumerate(points)
            if index % 2 == 0
        ),
        *(
            brush([(x + nx * 1, y + ny * 1), (x + nx * width * 0.6, y + ny * width * 0.6)], 1.6, 3, tapering)
            for index, (x, y, nx, ny) in enumerate(points)
            if index % 2
        ),
    )


def _stations(spine: Path, count: int) -> list[tuple[float, float, float, float]]:
    frames = Limb(spine, (2, 2)).frames(count)
    return [(x, y, -along[1], along[0]) for (x, y), along, _, _ in frames]


def ermine(art: Canvas, shape: Path, step: float = 24, seed: int = 3) -> None:
    """Black tails all over a shape that is already filled."""
    tail = brush("0,-5 0,8", 4.6, 4, lambda t: 0.3 + 0.7 * t) + brush("-2,-1 -4,6", 2, 3) + brush("2,-1 4,6", 2, 3)
    scattered(art, shape, tail, step, clearance=step * 0.38, turn=16, seed=seed)


def disc_collar(art: Canvas, line: Nodes, width: float, fill: str, stud: str, count: int = 9) -> None:
    """A broad scalloped collar along a line, with a stud in each scallop."""
    ruff(art, line, width, fill, count)
    for index, (x, y, nx, ny) in enumerate(_stations(curve(line), count * 2)):
        if index % 2:
            art.disc(x + nx * width * 0.74, y + ny * width * 0.74, width * 0.13, stud, INK, 1.4)
