"""The arms of the French courts: sleeve, what lies over its shoulder, the hand with what it holds, and its glove."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from french import dress
from french.half import Half
from kit.canvases import Lean
from kit.figures import cuff
from kit.geometry import Point
from kit.hold import Held, Thing, hold
from kit.palette import FRENCH as INKS
from kit.svg import Place

LEATHER = replace(INKS, skin="#d49a4a", skin_dark="#a66c25")
"""The inks of a falconer's glove."""


def arm(
    art: Half,
    held: Held,
    shoulder: Point,
    elbow: Point,
    upper: str,
    lower: str,
    over: Callable[[], object] | None = None,
    *,
    lower_first: bool = False,
    before: bool = False,
) -> None:
    """An arm to the wrist of a hand, in the inks of its two pieces, and what it holds.

    `over` draws what lies on the sleeve and under the hand.  What is held lies behind the sleeve, or with `before` in
    front of it.
    """

    def sleeve(wrist: Point) -> None:
        dress.sleeve(art, shoulder, elbow, wrist, upper, lower, lower_first=lower_first)
        if over:
            over()

    hold(art, held, sleeve, lambda _: glove(art, held), before=before)


def hand(art: Half, held: Held, width: float = 17) -> None:
    """A hand whose sleeve is drawn already, what it holds and its glove, as wide as given."""
    held.under(art)
    held.over(art)
    glove(art, held, width)


def glove(art: Half, held: Held, width: float = 17) -> None:
    """The cuff at a wrist."""
    band = Lean()
    cuff(band, "-19,0 0,4 19,0", width, INKS.white)
    art.group(band, *held.wrist, turn=held.arm)


def lifted(thing: Thing, rise: float, size: float = 1) -> Thing:
    """A thing that stands on a raised hand, its origin that far above it."""
    return lambda art: art.put(thing, Place(0, -rise, size))
