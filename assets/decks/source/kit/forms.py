"""Forms with all their layers: colour, shadow, hatching and outline."""

from __future__ import annotations

from collections.abc import Sequence

from kit.engraving import hatch, shadow
from kit.geometry import Path
from kit.svg import INK, Canvas


def layered(
    art: Canvas,
    outline: Path,
    fill: str,
    marks: Sequence[Path],
    dark: str | None = None,
    shade: Path | None = None,
    width: float = 2.8,
) -> None:
    """The layers of a thing: colour and outline, its `shade` in `dark`, the marks in ink, the outline once more."""
    art.shape(outline, fill, INK, width)
    if dark and shade:
        art.shape(shade, dark, None)
    art.ink(*marks).shape(outline, "none", INK, width)


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
    marks = []
    if share:
        marks.append(hatch(shape, angle, step, share, "right", weight, seed, bow=bow))
    if back:
        marks.append(hatch(shape, angle - 16, step * 1.25, back, "left", weight * 0.85, seed + 1))
    layered(art, shape, fill, marks, dark, shadow(shape, shade, angle) if shade else None, width)
