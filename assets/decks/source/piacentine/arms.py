"""The arms of the Piacentine courts: a sleeve to the wrist of a hand, its cuff, the hand and what it holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kit.geometry import Point, parse_nodes
from kit.hold import Held, hold
from kit.svg import Canvas, Place
from piacentine.dress import cloth, sleeve, stripe

Cuff = Callable[[Canvas], object]
"""Draws a cuff on a canvas that has its origin at the wrist."""


def arm(
    art: Canvas,
    held: Held,
    line: str,
    widths: Sequence[float],
    ink: str,
    creases: Sequence[str] = (),
    *,
    end: Point = (0, 0),
    cuff: Cuff | None = None,
    over: Cuff | None = None,
) -> None:
    """A sleeve along a line and on to `end`, given from the wrist, where its cuff begins; the hand and the thing on it.

    `cuff` lies under the hand, `over` on it.
    """

    def drawn(wrist: Point) -> None:
        x, y = wrist
        sleeve(art, [*parse_nodes(line), (x + end[0], y + end[1])], widths, ink, creases)
        if cuff:
            art.put(cuff, Place(x, y))

    def cuffed(wrist: Point) -> None:
        if over:
            art.put(over, Place(*wrist))

    hold(art, held, drawn, cuffed, before=True)


def gauntlet(outline: str, folds: Sequence[str] = (), *, angle: float = 0, share: float = 0.26) -> Cuff:
    """A yellow cuff of some length, drawn from the wrist."""
    return lambda art: cloth(art, outline, "yellow", folds, angle=angle, share=share)


def narrow_cuff(art: Canvas, held: Held, fill: str) -> None:
    """A band round a wrist, on the hand."""
    art.put(lambda band: stripe(band, "-15,-3 0,1 15,-3", 12, fill), Place(*held.wrist, 1, held.arm))
