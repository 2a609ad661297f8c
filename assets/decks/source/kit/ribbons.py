"""Flat ribbons wound round swords: each length lies between its two edges and shows its front or its darker back.

A ribbon is wound round an upright blade at x: its tail comes from above and outside across the blade to a fold inside,
passes behind to a fold outside, and goes on from there. `y` is the height of the tail's fold, `out` the side (-1 left,
1 right), `cloth` its colour in the light and in the shade.
"""

from __future__ import annotations

from collections.abc import Sequence

from kit.engraving import hatch
from kit.geometry import Path, Point, curve, joined, polygon
from kit.measures import resampled
from kit.strokes import brush, tapering
from kit.svg import INK, Canvas

Cloth = tuple[str, str]


def strip(art: Canvas, upper: Sequence[Point], lower: Sequence[Point], cloth: Cloth, *, back: bool = False) -> None:
    """A length of ribbon between its two edges, cut or folded straight at both ends."""
    shape = joined(curve(upper).whole(), curve(lower).whole().reversed())
    art.shape(shape.moved(1, 1), INK, INK, 2.6).shape(shape, cloth[1] if back else cloth[0], INK, 2.2)
    marks = Path()
    for index, ((x1, y1), (x2, y2)) in enumerate(
        zip(resampled(curve(upper), 40), resampled(curve(lower), 40), strict=True)
    ):
        fold = min(index, 40 - index) / 40
        share = 0.95 if back else max(0.16, 0.86 - 5.2 * fold)
        marks += brush([(x2, y2), (x2 + (x1 - x2) * share, y2 + (y1 - y2) * share)], 3, 3, tapering)
    art.ink(marks).shape(shape, "none", INK, 2.2)


def behind(art: Canvas, x: float, y: float, out: int, cloth: Cloth) -> None:
    """What passes behind the blade, from the outer fold up to the inner one; draw it before the sword."""
    strip(
        art,
        [(x - out * 42, y + 8), (x, y + 30), (x + out * 46, y + 42)],
        [(x - out * 42, y + 46), (x, y + 66), (x + out * 46, y + 82)],
        cloth,
        back=True,
    )


def forked_tail(art: Canvas, x: float, y: float, out: int, cloth: Cloth) -> None:
    """The end of the ribbon: from the inner fold across the blade, up and outwards to a fork."""
    strip(
        art,
        [(x - out * 42, y + 8), (x - out * 10, y - 14), (x + out * 26, y - 24), (x + out * 44, y - 56)],
        [(x - out * 42, y + 46), (x - out * 6, y + 26), (x + out * 40, y + 12), (x + out * 76, y - 30)],
        cloth,
    )
    notch = (x + out * 66, y - 68)
    fork = polygon(
        [(x + out * 44, y - 56), (x + out * 52, y - 92), notch, (x + out * 98, y - 74), (x + out * 76, y - 30)]
    )
    art.shape(fork, cloth[0], INK, 2.4)
    art.ink(
        brush([notch, (x + out * 60, y - 44)], 3, 4, tapering),
        hatch(fork, 60, 4.4, 0.4, "right", 3, 3),
    )


def swag(left: float, right: float, y: float) -> tuple[list[Point], list[Point]]:
    """The edges of the length that hangs from the outer fold at `left` to that at `right`."""
    middle = (left + right) / 2
    one: list[Point] = [(left - 46, y + 42), (left - 26, y + 78), (left + 40, y + 106), (middle, y + 114)]
    other: list[Point] = [(left - 46, y + 82), (left - 20, y + 116), (left + 46, y + 142), (middle, y + 150)]
    return (
        one + [(left + right - x, down) for x, down in reversed(one[:-1])],
        other + [(left + right - x, down) for x, down in reversed(other[:-1])],
    )
