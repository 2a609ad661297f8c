"""The parts of a court figure: arms, legs, shoes, dress and plinths.

Figures stand on a card of 500 x 830 with soles near y = 740; light comes from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from kit.clipping import Lean
from kit.engraving import brush, brushes, hatch, lively, ribbon, scattered, shadow, solid, tapering, wrapped
from kit.geometry import Node, Nodes, Path, Point, curve, ellipse, polar, polygon, spline
from kit.limbs import Limb, draw_limb
from kit.palette import Palette
from kit.svg import INK, Canvas


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
    bend = (elbow[0] + (shoulder[0] - elbow[0]) * 0.06, elbow[1] + (shoulder[1] - elbow[1]) * 0.06)
    upper_middle = ((shoulder[0] + bend[0]) / 2, (shoulder[1] + bend[1]) / 2)
    lower_middle = ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2)
    upper_limb = Limb(curve([shoulder, upper_middle, bend]), (widths[0], widths[0] * 1.06, widths[1]), True, True)
    lower_limb = Limb(curve([elbow, lower_middle, wrist]), (widths[2], widths[3], widths[4]), round_start=True)
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
        _elbow_creases(shoulder, elbow, wrist, (widths[1] + widths[2]) / 4),
    )


def _elbow_creases(shoulder: Point, elbow: Point, wrist: Point, half: float) -> Path:
    """Folds of a sleeve that fan out from the inside of the bend."""

    def towards(point: Point) -> Point:
        reach = math.dist(point, elbow) or 1
        return (point[0] - elbow[0]) / reach, (point[1] - elbow[1]) / reach

    (ax, ay), (bx, by) = towards(shoulder), towards(wrist)
    length = math.hypot(ax + bx, ay + by)
    if length < 0.2:
        return Path()
    inward = math.degrees(math.atan2(ay + by, ax + bx))
    folds = Path()
    for angle, reach in ((-46, 0.9), (-16, 1.3), (18, 1.15), (50, 0.8)):
        start = polar(half * 0.92, inward - angle * 0.5, *elbow)
        middle = polar(half * reach * 0.5, inward + 180 + angle * 0.6, *start)
        tip = polar(half * reach, inward + 180 + angle, *start)
        folds += brush([start, middle, tip], 2.6, 6, tapering)
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


def stocking(
    art: Canvas, points: str, inks: Palette, ink: str, widths: Sequence[float] = (44, 47, 50, 40, 27, 25)
) -> None:
    """A lower leg, or a whole one, in hose: knee to ankle by default, with the marks of knee and calf."""
    limb = Limb(curve(points), widths, round_end=True)
    fill, dark = inks.pair(ink)
    draw_limb(art, limb, fill, dark, share=0.44, back=0.16, shade=0.34)
    (x, y), _, across, half = limb.frames(20)[7]
    lit: list[Point] = [
        (x - across[0] * half * 0.55, y - 26.0),
        (x - across[0] * half * 0.7, y),
        (x - across[0] * half * 0.5, y + 30),
    ]
    if ink != "white":
        art.shape(brush(lit, 4.6, 6), "#ffffff", None, opacity=".5")


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


def pleated(art: Canvas, outline: str, inks: Palette, ink: str, folds: Sequence[str], seed: int = 3) -> None:
    """Cloth that hangs in pleats: each fold is a line, drawn with its shadow to the right."""
    shape = spline(outline)
    fill, dark = inks.pair(ink)
    art.shape(shape, fill, INK, 3)
    art.shape(shadow(shape, 0.22), dark, None)
    _left, _top, _right, _bottom = shape.bounds()
    for fold in folds:
        line = curve(fold)
        art.shape(brush(line.moved(5, 2), 9, 7, lambda t: 0.25 + 0.75 * math.sin(math.pi * t)), dark, None)
    art.ink(
        hatch(shape, 6, 4.4, 0.16, "right", 1.8, seed),
        hatch(shape, -8, 5.4, 0.1, "left", 1.5, seed + 1),
        *(brush(fold, 3, 8, lively) for fold in folds),
        *(brush(curve(fold).moved(5, 8), 1.8, 6, tapering) for fold in folds),
    )
    art.shape(shape, "none", INK, 3)


def breeches(art: Canvas, outline: str, inks: Palette, ink: str, step: float = 8.5, angle: float = 84) -> None:
    """One puffed leg of a pair of breeches, gathered in close upright pleats."""
    shape = spline(outline)
    fill, dark = inks.pair(ink)
    art.shape(shape, fill, INK, 3)
    art.shape(shadow(shape, 0.34), dark, None)
    art.ink(
        hatch(shape, angle, step, 0.92, "both", 3, 3, vary=0.08),
        hatch(shape, angle + 3, step, 0.34, "left", 1.9, 5, vary=0.2),
        hatch(shape, angle - 3, step * 0.9, 0.3, "right", 1.9, 6, vary=0.2),
        hatch(shape, 4, 4.4, 0.2, "right", 1.7, 7),
    )
    art.shape(shape, "none", INK, 3)


def belt(art: Canvas, line: Nodes, width: float, fill: str, buckle: Point | None, buckle_fill: str, stone: str) -> None:
    """A belt along a line, with a lozenge buckle."""
    band = ribbon(line, width, 12, wrapped)
    art.shape(band, fill, INK, 2.5)
    art.ink(hatch(band, 60, 4, 0.3, "right", 1.3, 3))
    art.shape(band, "none", INK, 2.5)
    if buckle:
        x, y = buckle
        size = width * 0.85
        art.shape(polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)]), buckle_fill, INK, 2.3)
        art.shape(
            polygon([(x, y - size * 0.5), (x + size * 0.5, y), (x, y + size * 0.5), (x - size * 0.5, y)]),
            stone,
            INK,
            1.4,
        )


def buttons(art: Canvas, first: Point, last: Point, count: int, fill: str, radius: float = 3.8) -> None:
    """A row of buttons with their holes' stitches."""
    for index in range(count):
        t = index / (count - 1)
        x, y = first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t
        art.disc(x, y, radius, fill, INK, 1.6).ink(brush([(x + radius, y + 1), (x + radius + 7, y + 2)], 1.4, 2))


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


def mantle(
    art: Canvas,
    outline: str,
    inks: Palette,
    ink: str,
    folds: Sequence[str],
    *,
    crossed: bool = False,
    lining: bool = False,
) -> None:
    """A hanging cloak with deep folds; `crossed` hatches all of it twice, `lining` darkens all of it."""
    shape = spline(outline)
    fill, dark = inks.pair(ink)
    art.shape(shape, dark if lining else fill, INK, 3)
    if not lining:
        art.shape(shadow(shape, 0.3), dark, None)
    marks = [brush(fold, 4, 9, lively) for fold in folds]
    marks += [brush(curve(fold).moved(6, 6), 2, 7, tapering) for fold in folds]
    if crossed:
        marks += [
            hatch(shape, 34, 6, 0.95, "both", 1.9, 4, vary=0.1),
            hatch(shape, -34, 6.4, 0.95, "both", 1.7, 5, vary=0.1),
        ]
    else:
        marks += [
            hatch(shape, 8, 4.6, 0.34, "right", 1.9, 4),
            hatch(shape, -8, 5.2, 0.2, "left", 1.6, 5),
        ]
    art.ink(*marks).shape(shape, "none", INK, 3)


def plinth(art: Canvas, left: float, top: float, width: float, height: float, inks: Palette, ink: str) -> None:
    """The ground under a standing figure, hatched upright."""
    fill, dark = inks.pair(ink)
    block = polygon([(left, top), (left + width, top), (left + width, top + height), (left, top + height)])
    lower = polygon(
        [
            (left, top + height * 0.52),
            (left + width, top + height * 0.52),
            (left + width, top + height),
            (left, top + height),
        ]
    )
    art.shape(block, fill, None).shape(lower, dark, None, opacity=".45")
    art.ink(
        hatch(block, 90, 5.6, 0.7, "both", 2, 3, vary=0.2),
        hatch(lower, 90, 5.6, 0.9, "right", 2, 5),
    )
    art.shape(block, "none", INK, 3.2)


def mounted_plinth(
    art: Canvas, left: float, right: float, top: float, height: float, lean: float, inks: Palette, ink: str
) -> None:
    """The slanted ground under a horse, in panels; `lean` is how far its foot is shifted to the right."""
    fill, dark = inks.pair(ink)

    def at(across: float, down: float) -> Point:
        return left + (right - left) * across + lean * down, top + height * down

    art.shape(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), fill, INK, 3)
    for index in range(5):
        start, end = 0.025 + index * 0.195, 0.17 + index * 0.195
        panel = polygon([at(start, 0.2), at(end, 0.2), at(end, 0.8), at(start, 0.8)])
        art.shape(panel, dark, INK, 1.8)
        art.ink(hatch(panel, 0, 4.2, 0.9, "both", 1.5, 3 + index))
    art.ink(hatch(polygon([at(0, 0.8), at(1, 0.8), at(1, 1), at(0, 1)]), 80, 6, 0.8, "both", 1.6, 3))


def palm_branch(art: Canvas, spine: str, length: float, fill: str, dark: str, leaves: int = 11) -> None:
    """An upright branch with paired pointed leaves, from the foot of its spine to its tip."""
    stem = curve(spine)
    stations = _stations(stem, leaves + 1)
    for index, (x, y, nx, ny) in enumerate(stations[1:]):
        along = (ny, -nx)
        reach = length * (0.75 + 0.35 * math.sin(math.pi * index / leaves)) * (1 - 0.35 * index / leaves)
        for side in (-1, 1):
            tip = (
                x + side * nx * reach * 0.62 + along[0] * reach * 0.8,
                y + side * ny * reach * 0.62 + along[1] * reach * 0.8,
            )
            middle = ((x + tip[0]) / 2, (y + tip[1]) / 2)
            bulge = reach * 0.17
            leaf = spline(
                [
                    (x, y, 0),
                    (middle[0] + side * nx * bulge, middle[1] + side * ny * bulge),
                    (*tip, 0),
                    (
                        middle[0] - side * nx * bulge * 0.5 + along[0] * bulge,
                        middle[1] - side * ny * bulge * 0.5 + along[1] * bulge,
                    ),
                ]
            )
            art.shape(leaf, fill if side < 0 else dark, INK, 2)
            art.ink(brush([(x, y), middle, tip], 1.5, 4, tapering))
    art.shape(brush(stem, 8, 10, lambda t: 1 - 0.6 * t), dark, INK, 2)


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


def lozenge_brooch(art: Canvas, x: float, y: float, size: float, fill: str, stone: str) -> None:
    """A lozenge of gold with a stone."""
    for scale, colour, line in ((1.0, fill, 2.3), (0.5, stone, 1.6)):
        art.shape(
            polygon(
                [
                    (x, y - size * scale),
                    (x + size * scale * 0.8, y),
                    (x, y + size * scale),
                    (x - size * scale * 0.8, y),
                ]
            ),
            colour,
            INK,
            line,
        )


def medallion(art: Canvas, x: float, y: float, radius: float, fill: str, dark: str) -> None:
    """A round gold plate with a rim."""
    art.disc(x, y, radius, fill, INK, 2.8).disc(x, y, radius * 0.8, dark, INK, 1.4)
    art.shape(ellipse(x, y, radius * 0.58, radius * 0.7), fill, INK, 1.8)
