"""Who sits where, who plays with whom and whose cards are open: asked here, and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from scopa_desktop.engine import Rules

PERSON = "person"
"""What a record calls a seat that no computer player has."""


class Place(StrEnum):
    """Where a seat is on the screen; play runs to the right (section 2 of the rules)."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP = "top"
    LEFT = "left"


_PLACES = {2: (Place.BOTTOM, Place.TOP), 4: (Place.BOTTOM, Place.RIGHT, Place.TOP, Place.LEFT)}


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of a match as one screen sees them.

    `sides` gives the side of each seat, `players` who plays it: `PERSON` or the key of a level. `me` is the seat at the
    bottom of the screen, `eyes` are the seats whose hands the screen shows.
    """

    sides: tuple[int, ...]
    players: tuple[str, ...]
    me: int
    eyes: frozenset[int]

    @classmethod
    def of(cls, rules: Rules, players: Sequence[str]) -> Self:
        """The seats as the first person sees them, as seat 0 does where there is none."""
        me = next((seat for seat, player in enumerate(players) if player == PERSON), 0)
        return cls(rules.sides, tuple(players), me, frozenset({me}))

    def seen_from(self, seat: int) -> Self:
        """The same seats through the eyes of another."""
        return replace(self, me=seat, eyes=frozenset({seat}))

    @property
    def side(self) -> int:
        """My side."""
        return self.sides[self.me]

    @property
    def other(self) -> int:
        """The side I play against."""
        return next(side for side in self.sides if side != self.side)

    @property
    def told(self) -> tuple[int, int]:
        """The sides in the order in which they are told: mine first."""
        return self.side, self.other

    @property
    def partner(self) -> int | None:
        """The seat that plays with me, None where nobody does."""
        return next((seat for seat, side in enumerate(self.sides) if side == self.side and seat != self.me), None)

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats that play against me, in the order in which they play after me."""
        return tuple(seat for seat in self.after(self.me) if self.sides[seat] != self.side)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    @property
    def computers(self) -> dict[int, str]:
        """The level that plays each of the other seats."""
        return {seat: player for seat, player in enumerate(self.players) if player != PERSON}

    @property
    def level(self) -> str:
        """The level I play against: that of the next opponent who is a computer player, "" where none is."""
        return next((self.players[seat] for seat in self.opponents if self.players[seat] != PERSON), "")

    def after(self, seat: int) -> tuple[int, ...]:
        """The other seats in the order in which they play after this one."""
        count = len(self.sides)
        return tuple((seat + step) % count for step in range(1, count))

    def place(self, seat: int) -> Place:
        """Where a seat is on the screen."""
        count = len(self.sides)
        return _PLACES[count][(seat - self.me) % count]
