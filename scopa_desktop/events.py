"""What a match waits for, and what happens in it besides the events of a round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scopa_desktop.engine import Event, Score


class Phase(StrEnum):
    """What a match waits for."""

    SEAL = "seal"
    """a sealed deck"""
    CUT = "cut"
    """the cut of the sealed deck"""
    PLAY = "play"
    """a move"""
    WON = "won"
    """nothing: there is a winner"""


@dataclass(frozen=True, slots=True)
class Scored:
    """A round was counted; `totals` are the sides' points after it."""

    score: Score
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Won:
    """The match is over."""

    side: int


MatchEvent = Event | Scored | Won
