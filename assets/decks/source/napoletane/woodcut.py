"""How the Napoletane are cut: much black, laid in wedges that grow together into solid dark away from the light.

Every form has a contour that swells on its lower right, a darker flat colour there, strokes whose thick ends meet at
the edge, and a second layer across them where it is deepest. `TONES` says how much of that each ink bears: green and
the horses' coats much, yellow, white and skin little.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from kit.engraving import comb, hatch, kept_inside, shadow
from kit.figures import arm_limbs, elbow_creases
from kit.geometry import Nodes, Path, Point, curve, spline
from kit.limbs import Limb
from kit.measures import line_length, resampled
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, growing, lively, ribbon, strands, tapering, wrapped
from kit.svg import INK, Canvas

OUTLINE, SWELL = 2.4, 1.2
"""Thickness of a contour, and how much it grows away from the light."""

TONES: dict[str, tuple[float, float]] = {
    "green": (0.66, 0.82),
    "blue": (0.46, 0.66),
    "red": (0.42, 0.68),
    "yellow": (0.36, 0.5),
    "white": (0.32, 0.42),
    "skin": (0.32, 0.44),
    "coat": (0.5, 0.56),
}
"""For each ink the share of a form that is hatched, and the thickness of the strokes as a share of their distance."""

STEP = 4.4


def swollen(art: Canvas, shape: Path, fill: str, width: float = OUTLINE) -> None:
    """A flat form in a contour that swells on its lower right."""
    art.shape(shape.moved(SWELL, SWELL), INK, INK, width)
    art.shape(shape, fill, INK, width * 0.8)


def _tone(ink: str) -> tuple[float, float]:
    return TONES[ink]


def form(
    art: Canvas,
    outline: Nodes | Path,
    ink: str,
    *,
    angle: float = 10,
    share: float | None = None,
    back: float = 0.14,
    shade: float = 0.3,
    bow: float = 0,
    step: float = STEP,
    seed: int = 3,
    within: Path | None = None,
) -> Path:
    """A form with all its layers; returns its outline.

    `share` is that of its width which is hatched (that of its ink when left out), `back` that on the lit side.
    """
    shape = outline if isinstance(outline, Path) else spline(outline)
    fill, dark = INKS.pair(ink)
    reach, weight = _tone(ink)
    reach = reach if share is None else share
    swollen(art, shape, fill)
    if shade:
        art.shape(shadow(shape, shade, angle), dark, None)
    marks = Path()
    if reach:
        marks += hatch(shape, angle, step, reach, "right", step * weight * 1.5, seed, bow=bow, within=within)
        marks += hatch(shape, angle + 38, step * 1.2, reach * 0.5, "right", step * weight, seed + 1, within=within)
    if back:
        marks += hatch(shape, angle - 16, step * 1.2, back, "left", step * weight * 0.7, seed + 2, within=within)
    art.ink(marks).shape(shape, "none", INK, OUTLINE * 0.8)
    return shape


def folds(art: Canvas, shape: Path, ink: str, lines: Sequence[str], depth: float = 12, width: float = 5) -> None:
    """Valleys in the cloth of a shape: each a swelling black line with strokes on its right, in its shade."""
    _, dark = INKS.pair(ink)
    _, weight = _tone(ink)
    shades, marks = Path(), Path()
    for index, nodes in enumerate(lines):
        line = curve(nodes)
        points = resampled(line, 8)
        down = points[-1][1] - points[0][1]
        side = -1 if down > 0 else 1
        shades += brush(line.moved(depth * 0.32, 1), depth * 0.8, 9)
        strokes = comb(
            line,
            max(5, int(line_length(line) / 4.4)),
            lambda t: depth * (0.3 + 0.9 * math.sin(math.pi * t)),
            None,
            4.4 * weight,
            seed=index + 3,
            side=side,
        )
        marks += kept_inside(shape, strokes) + brush(line, width, 10, lively)
    art.shape(shades, dark, None).ink(marks).shape(shape, "none", INK, OUTLINE * 0.8)


def pleated(art: Canvas, outline: Nodes, ink: str, near: str, far: str, count: int, width: float) -> Path:
    """Cloth gathered in close pleats that run from the line `near` at its left to the line `far` at its right."""
    shape = spline(outline)
    fill, dark = INKS.pair(ink)
    _, weight = _tone(ink)
    swollen(art, shape, fill)
    art.shape(shadow(shape, 0.36, 6), dark, None)
    art.ink(
        strands(near, far, count, width, since=0, until=1, vary=0.05, heavy=0.5),
        strands(near, far, count * 2, width * 0.5, since=0, until=0.62, vary=0.16, profile=tapering, seed=7),
        strands(near, far, count * 2, width * 0.5, since=0.55, until=1, vary=0.16, profile=growing, seed=8),
        hatch(shape, 6, 4.4, 0.24, "right", 4.4 * weight * 1.4, 5),
    )
    art.shape(shape, "none", INK, OUTLINE * 0.8)
    return shape


def lining(art: Canvas, outline: Nodes, ink: str, angle: float = 34, crossed: bool = True) -> Path:
    """The dark inside of a cloak, hatched all over and, unless told otherwise, twice."""
    shape = spline(outline)
    _, dark = INKS.pair(ink)
    swollen(art, shape, dark)
    marks = hatch(shape, angle, 5.6, 0.98, "both", 4, 4, vary=0.04)
    if crossed:
        marks += hatch(shape, -angle, 6.4, 0.98, "both", 3.4, 5, vary=0.04)
    art.ink(marks).shape(shape, "none", INK, OUTLINE * 0.8)
    return shape


def rounded(art: Canvas, limb: Limb, ink: str, *, share: float | None = None) -> None:
    """A round thing along a line, hatched round it."""
    fill, dark = INKS.pair(ink)
    reach, weight = _tone(ink)
    reach = min(0.6, reach if share is None else share)
    outline = limb.outline()
    swollen(art, outline, fill)
    art.shape(limb.shadow(0.34), dark, None)
    art.ink(
        limb.rings(reach, 3.8, 3.8 * weight * 1.4, seed=5),
        limb.rings(reach * 0.55, 6, 3.4 * weight, bow=0.5, seed=9),
        limb.rings(0.14, 5, 1.8, lit_side=True, seed=6),
    )
    art.shape(outline, "none", INK, OUTLINE * 0.8)


def hose(art: Canvas, line: str, widths: Sequence[float], ink: str, *, share: float | None = None) -> None:
    """A leg in hose along a line, from above to the ankle."""
    rounded(art, Limb(curve(line), widths, round_end=True), ink, share=share)


def sleeve(
    art: Canvas, shoulder: Point, elbow: Point, wrist: Point, ink: str, widths: Sequence[float] = (48, 46, 40, 34, 25)
) -> None:
    """An arm in cloth from the shoulder round the elbow to the wrist; `widths` run along it."""
    limbs = arm_limbs(shoulder, elbow, wrist, widths, 1.04)
    fill, dark = INKS.pair(ink)
    reach, weight = _tone(ink)
    reach = min(0.6, reach)
    outlines = [limb.outline() for limb in limbs]
    for outline in outlines:
        art.shape(outline, INK, INK, OUTLINE * 2)
        art.shape(outline.moved(SWELL, SWELL), INK, INK, OUTLINE)
    for outline in outlines:
        art.shape(outline, fill, None)
    for limb in limbs:
        art.shape(limb.shadow(0.32), dark, None)
    art.ink(
        *(limb.rings(reach, 3.9, 3.9 * weight * 1.4, seed=5) for limb in limbs),
        *(limb.rings(0.15, 5.2, 1.9, lit_side=True, seed=6) for limb in limbs),
        elbow_creases(shoulder, elbow, wrist, (widths[1] + widths[2]) / 4, heavy=True),
    )


def puff(art: Canvas, outline: str, ink: str, near: str, far: str, count: int = 6) -> None:
    """A full upper sleeve gathered into pleats between the lines `near` and `far`."""
    shape = spline(outline)
    fill, dark = INKS.pair(ink)
    _, weight = _tone(ink)
    swollen(art, shape, fill)
    art.shape(shadow(shape, 0.34, 0), dark, None)
    art.ink(
        strands(near, far, count, 4.6 * weight, vary=0.06, heavy=0.8),
        strands(near, far, count * 2, 2.6 * weight, until=0.42, vary=0.2, profile=tapering, seed=8),
        strands(near, far, count * 2, 2.6 * weight, since=0.62, vary=0.2, profile=growing, seed=9),
        hatch(shape, 0, 4.4, 0.24, "right", 4.4 * weight, 10),
    )
    art.shape(shape, "none", INK, OUTLINE * 0.8)


def band(art: Canvas, line: Nodes, width: float, ink: str, stripe: str | None = None) -> None:
    """A cuff, garter, hem or belt along a line."""
    path = curve(line)
    shape = ribbon(path, width, 12, wrapped)
    fill, dark = INKS.pair(ink)
    swollen(art, shape, fill, 2.2)
    art.shape(shadow(shape, 0.24), dark, None)
    if stripe:
        art.shape(path, "none", INKS.pair(stripe)[0], width * 0.3)
    art.ink(comb(path, max(3, int(line_length(path) / 5)), width * 0.36, None, 2, seed=3, side=1))
    art.shape(shape, "none", INK, 2)
