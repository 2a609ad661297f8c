"""Hands that hold things, and the arms they end."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from kit import hands
from kit.geometry import Point
from kit.palette import Palette
from kit.svg import Canvas, Place

Drawn = Callable[[Canvas, Palette], Canvas]
Thing = Callable[[Canvas], object]
"""What is held, drawn upright with the place of the hand at the origin."""


@dataclass(frozen=True)
class Hand:
    """A way to hold: what is drawn behind the thing and before it, where the wrist lies and how the arm comes to it.

    The thing passes through the origin, upright; `wrist` is given from there. `arm` is 0 when the arm comes from above,
    90 when it comes from the right.
    """

    front: Drawn
    wrist: Point
    arm: float = 0
    behind: Drawn | None = None


FIST = Hand(hands.fist, (37, 4), 90)
PINCH = Hand(hands.pinching_hand, (-44, 27), -122)
LIFTED = Hand(
    lambda art, inks: hands.raised_hand(art, inks, True),
    (0, 2),
    180,
    lambda art, inks: hands.raised_hand(art, inks, False),
)
"""A hand under a thing whose foot stands at (0, -28)."""
CLENCHED = Hand(hands.clenched_hand, (0, -2))
OPEN = Hand(hands.open_hand, (0, -2))
SPREAD = Hand(hands.spread_hand, (0, -2))


@dataclass(frozen=True)
class Held:
    """A hand at a place, turned, mirrored or not, and the thing it holds.

    The thing is turned with the hand, unless `tilt` gives its own turn; `size` is its scale. Draw the arm to `wrist`
    between `under` and `over`, or before both.
    """

    hand: Hand
    at: Point
    angle: float
    inks: Palette
    thing: Thing | None = None
    tilt: float | None = None
    size: float = 1
    scale: float = 0.84
    mirrored: bool = False

    @property
    def wrist(self) -> Point:
        """Where the sleeve ends."""
        x, y = self.hand.wrist
        x, y = (-x if self.mirrored else x) * self.scale, y * self.scale
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        return self.at[0] + x * cos - y * sin, self.at[1] + x * sin + y * cos

    @property
    def arm(self) -> float:
        """How the arm comes to the wrist: from above at 0, from the right at 90."""
        return self.angle + (-self.hand.arm if self.mirrored else self.hand.arm)

    def _put(self, art: Canvas, drawn: Drawn) -> None:
        across = -self.scale if self.mirrored else None
        art.put(lambda canvas: drawn(canvas, self.inks), Place(*self.at, self.scale, self.angle, across))

    def under(self, art: Canvas) -> None:
        """The fingers behind the thing, and the thing."""
        if self.hand.behind:
            self._put(art, self.hand.behind)
        if self.thing:
            art.put(self.thing, Place(*self.at, self.size, self.angle if self.tilt is None else self.tilt))

    def over(self, art: Canvas) -> None:
        """The hand over the thing."""
        self._put(art, self.hand.front)


def hold(
    art: Canvas,
    held: Held,
    sleeve: Callable[[Point], object],
    cuff: Callable[[Point], object] | None = None,
    *,
    before: bool = False,
) -> None:
    """Thing, sleeve, hand and cuff together: `sleeve` and `cuff` draw to the wrist they are given.

    The thing lies behind the sleeve, or with `before` in front of it.
    """
    if not before:
        held.under(art)
    sleeve(held.wrist)
    if before:
        held.under(art)
    held.over(art)
    if cuff:
        cuff(held.wrist)
