"""A match: rounds, totals, winner, undo, and the record from which all of it can be derived again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from scopa_desktop.engine import (
    Event,
    IllegalMoveError,
    Move,
    Refusal,
    Rules,
    Score,
    State,
    codes,
    deal,
    play,
    score,
)
from scopa_desktop.record import Deal, Fault, NewerRecordError, Record, RecordError, Round
from scopa_desktop.seal import SealedDeck

__all__ = [
    "Deal",
    "Match",
    "MatchEvent",
    "NewerRecordError",
    "Phase",
    "Record",
    "RecordError",
    "Round",
    "Scored",
    "Won",
]


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


class Match:
    """The one owner of a live round.

    `rules` and `players` hold for the whole match; `first` is the seat that leads the first round. A round is
    made by `seal`, `cut` and then a `play` for every card. `practice` is as in the record.
    """

    def __init__(self, rules: Rules, players: Sequence[str], first: int, practice: str = "") -> None:
        if len(players) != rules.seats or first not in range(rules.seats):
            raise ValueError("players and first seat do not fit the form")
        self.rules = rules
        self.players = tuple(players)
        self.practice = practice
        self.undone = False
        self.scores: list[Score] = []
        self.totals: tuple[int, ...] = (0,) * (max(rules.sides) + 1)
        self.winner: int | None = None
        self._first = first
        self._rounds: list[Round] = []
        self._deals: list[Deal] = []
        self._states: list[State] = []
        self._redo: list[Move] = []

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        if self.winner is not None:
            return Phase.WON
        if self._deals and self._deals[-1].cut is None:
            return Phase.CUT
        if self._states and not self._states[-1].over:
            return Phase.PLAY
        return Phase.SEAL

    @property
    def state(self) -> State | None:
        """The round on the table, after its last card still the one just counted; None while no deck is cut."""
        return self._states[-1] if self._states else None

    @property
    def first(self) -> int:
        """The seat that leads the round on the table, or the next one when none is being played."""
        return self._first

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals made for the round on the table, void ones too."""
        return tuple(self._deals)

    def seal(self, deck: SealedDeck) -> None:
        """Put a sealed deck on the table; ValueError unless the match waits for one of this form."""
        self._expect(Phase.SEAL)
        if sorted(deck.order) != list(self.rules.deck):
            raise ValueError("not the deck of this form")
        if self._counted:
            self._deals.clear()
        self._states.clear()
        self._deals.append(Deal(deck, self._first))

    def cut(self, at: int) -> tuple[MatchEvent, ...]:
        """Cut the sealed deck and deal; ValueError unless the match waits for it and the place is possible."""
        self._expect(Phase.CUT)
        made = self._deals[-1]
        step = deal(self.rules, made.deck.cut(at), self._first, self.totals)
        self._deals[-1] = Deal(made.deck, made.first, at)
        self._states[:] = [step.state]
        return step.events

    def play(self, move: Move) -> tuple[MatchEvent, ...]:
        """Make a move for the seat whose turn it is. Raises IllegalMoveError."""
        self._expect(Phase.PLAY)
        events: tuple[MatchEvent, ...] = self._play(move)
        self._redo.clear()
        return events

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back: never one of a round that is over."""
        return self.phase == Phase.PLAY and len(self._states) > 1

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return self.phase == Phase.PLAY and bool(self._redo)

    def undo(self) -> None:
        """Take back the last move and mark the match; ValueError when `can_undo` is false."""
        if not self.can_undo:
            raise ValueError("there is no move to take back")
        self._redo.append(self._states.pop().history[-1].move)
        self.undone = True

    def redo(self) -> tuple[MatchEvent, ...]:
        """Make again the move taken back last; ValueError when `can_redo` is false."""
        if not self.can_redo:
            raise ValueError("there is no move to make again")
        return self._play(self._redo.pop())

    @property
    def record(self) -> Record:
        """The match so far."""
        rounds = list(self._rounds)
        if self._deals and not self._counted:
            moves = tuple(played.move for played in self._states[-1].history) if self._states else ()
            rounds.append(Round(self.deals, moves))
        return Record(self.rules, self.players, self.undone, tuple(rounds), self.practice)

    @classmethod
    def replay(cls, record: Record) -> Self:
        """The match that `record` tells. Raises RecordError, naming the line, when it breaks the rules."""
        first = record.rounds[0].deals[0].first if record.rounds else 0
        match = cls(record.rules, record.players, first, record.practice)
        for one in record.rounds:
            for made in one.deals:
                match._replay_deal(made)
            match._replay_moves(one)
        match.undone = record.undone
        return match

    @property
    def _counted(self) -> bool:
        return bool(self._states) and self._states[-1].over and not self._states[-1].void

    def _expect(self, phase: Phase) -> None:
        if self.phase != phase:
            raise ValueError(f"the match waits for {self.phase}, not for {phase}")

    def _play(self, move: Move) -> tuple[MatchEvent, ...]:
        step = play(self._states[-1], move)
        self._states.append(step.state)
        return step.events + (self._count() if step.state.over else ())

    def _count(self) -> tuple[MatchEvent, ...]:
        state = self._states[-1]
        counted = score(state)
        self.scores.append(counted)
        self.totals = tuple(sum(pair) for pair in zip(self.totals, counted.points, strict=True))
        moves = tuple(played.move for played in state.history)
        self._rounds.append(Round(self.deals, moves, counted.points))
        self._first = (self._first + 1) % self.rules.seats
        self.winner = self._ahead() if counted.outright is None else counted.outright
        scored = Scored(counted, self.totals)
        return (scored,) if self.winner is None else (scored, Won(self.winner))

    def _ahead(self) -> int | None:
        """The side that has reached the target with more points than the other; None when it goes on."""
        best = max(self.totals)
        leaders = [side for side, points in enumerate(self.totals) if points == best]
        return leaders[0] if best >= self.rules.target and len(leaders) == 1 else None

    def _replay_deal(self, made: Deal) -> None:
        if made.first != self._first:
            raise RecordError(made.line, f"seat {self._first} leads this round, not {made.first}")
        try:
            self.seal(made.deck)
            if made.cut is not None:
                self.cut(made.cut)
        except ValueError as error:
            raise RecordError(made.line, str(error)) from error

    def _replay_moves(self, one: Round) -> None:
        for number, move in enumerate(one.moves, 1):
            try:
                self.play(move)
            except IllegalMoveError as error:
                reason = f"{_REASONS[error.reason]}{': ' * bool(error.cards)}{codes(error.cards)}"
                what = f"move {number} ({move}) is against the rules: {reason}"
                raise RecordError(one.line, what, Fault.MOVE) from error
            except ValueError as error:
                what = f"move {number} ({move}) cannot be made: {error}"
                raise RecordError(one.line, what, Fault.MOVE) from error
        points = self._rounds[-1].points if self._counted else None
        if one.points != points:
            told = "no points" if one.points is None else f"the points {' '.join(map(str, one.points))}"
            right = "is not over" if points is None else f"gives {' '.join(map(str, points))}"
            line = one.line + (one.points is not None)
            raise RecordError(line, f"the record tells {told}, but the round {right}", Fault.POINTS)


_REASONS = {
    Refusal.OVER: "the round is over",
    Refusal.NOT_IN_HAND: "not in the hand",
    Refusal.NOT_ON_TABLE: "not on the table",
    Refusal.MUST_TAKE: "it has to take",
    Refusal.MUST_TAKE_EQUAL: "it has to take a card of its own value",
    Refusal.MUST_TAKE_ALL: "it has to take all",
    Refusal.MUST_TAKE_FEWEST: "it has to take the fewest cards",
    Refusal.WRONG_SUM: "what it takes has another sum",
}
