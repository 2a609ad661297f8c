"""A record read once: every moment of the match that it tells, in order.

Replay, review, statistics and whoever else looks back read this, so that a record is played through a single time.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Self

from scopa_desktop.engine import Played, State
from scopa_desktop.match import Match, Record


@dataclass(frozen=True, slots=True)
class Moment:
    """What lay where after the deal of a round, or after a move of it.

    `round` counts from 1. `played` is the move that led here, None for the deal; `scopa` says whether it made one.
    """

    round: int
    state: State
    played: Played | None = None
    scopa: bool = False


@dataclass(frozen=True, slots=True)
class Timeline:
    """A record, the match that it tells as it stands at its end, and all moments that led there."""

    record: Record
    match: Match
    moments: tuple[Moment, ...]

    @classmethod
    def of(cls, record: Record) -> Self:
        """Play a record through. Raises RecordError, naming the line, where it breaks the rules."""
        moments: list[Moment] = []

        def seen(number: int, state: State) -> None:
            if not state.history:
                moments.append(Moment(number, state))
                return
            before = moments[-1].state
            scopa = sum(map(len, state.sweeps)) > sum(map(len, before.sweeps))
            moments.append(Moment(number, state, state.history[-1], scopa))

        return cls(record, Match.replay(record, seen), tuple(moments))

    @property
    def rounds(self) -> tuple[tuple[Moment, ...], ...]:
        """The moments of each round that was dealt."""
        return tuple(tuple(one) for _, one in groupby(self.moments, key=lambda moment: moment.round))
