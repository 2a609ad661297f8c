"""A match: rounds, totals, winner, undo, and the record from which all of it can be derived again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Self

from scopa_desktop.engine import (
    IllegalMoveError,
    Move,
    Rules,
    Score,
    State,
    codes,
    deal,
    play,
    score,
)
from scopa_desktop.events import MatchEvent, Phase, Scored, Won
from scopa_desktop.lines import Chain, Fault, NewerRecordError, RecordError
from scopa_desktop.record import VERSION, Record
from scopa_desktop.rounds import CHAINED, MARKS, REFUSED, Cutter, Deal, Round, closing, dealt, opening
from scopa_desktop.seal import SealedDeck

__all__ = [
    "Cutter",
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


class Match:
    """The one owner of a live round.

    `rules` and `players` hold for the whole match; `first` is the seat that leads the first round. A round is
    made by `seal`, `cut` and then a `play` for every card. `practice`, `version` and the `totals` that each side
    begins with, which only practice may have, are as in the record.
    """

    def __init__(
        self,
        rules: Rules,
        players: Sequence[str],
        first: int,
        practice: str = "",
        version: int = VERSION,
        totals: tuple[int, ...] = (),
    ) -> None:
        if len(players) != rules.seats or first not in range(rules.seats):
            raise ValueError("players and first seat do not fit the form")
        if totals and (not practice or len(totals) != max(rules.sides) + 1 or min(totals) < 0):
            raise ValueError("only practice begins with points, one number for each side")
        self.rules = rules
        self.players = tuple(players)
        self.practice = practice
        self.version = version
        self.scores: list[Score] = []
        self.totals: tuple[int, ...] = totals or (0,) * (max(rules.sides) + 1)
        self._begun_with = totals
        self.winner: int | None = None
        self._first = first
        self._rounds: list[Round] = []
        self._deals: list[Deal] = []
        self._states: list[State] = []
        self._redo: list[Move] = []
        self._marks: set[str] = set()
        self._undone_somewhere = False
        self._chain = Chain(self.record.head(version))

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

    @property
    def chain(self) -> str:
        """What the next deck is to be sealed on: the SHA-256 of all that the record tells before its seal.

        It is "" in a match that began before decks were chained.
        """
        if self.version < CHAINED:
            return ""
        return self._chain.told(opening(self._first, self.version) if self._opens else ())

    def seal(self, deck: SealedDeck) -> None:
        """Put a deck on the table; ValueError unless the match waits for one of this form, sealed on `chain`."""
        self._expect(Phase.SEAL)
        if sorted(deck.order) != list(self.rules.deck):
            raise ValueError("not the deck of this form")
        if deck.before != self.chain:
            raise ValueError("the deck was sealed on something else")
        if self._opens:
            self._chain.add(opening(self._first, self.version))
            self._deals.clear()
            self._marks.clear()
        self._states.clear()
        self._deals.append(Deal(deck, self._first))

    def cut(self, at: int, by: Cutter = Cutter.PERSON) -> tuple[MatchEvent, ...]:
        """Cut the sealed deck and deal; ValueError unless the match waits for it and the place is possible.

        The program may cut only where the deck says (`SealedDeck.drawn`), and only practice has a fixed cut.
        """
        self._expect(Phase.CUT)
        made = self._deals[-1]
        if by == Cutter.DRAWN and at != made.deck.drawn:
            raise ValueError(f"the cut drawn with this deck is {made.deck.drawn}, not {at}")
        if by == Cutter.UNTOLD and self.version >= CHAINED:
            raise ValueError("who cuts has to be told")
        if by == Cutter.FIXED and not self.practice:
            raise ValueError("only the cut of a practice deal is fixed")
        step = deal(self.rules, made.deck.cut(at), self._first, self.totals)
        told = by if self.version >= CHAINED else Cutter.UNTOLD
        self._deals[-1] = replace(made, cut=at, by=told)
        self._chain.add(dealt(self._deals[-1], self.version))
        self._states[:] = [step.state]
        return step.events

    def repeat(self, made: Deal) -> tuple[MatchEvent, ...]:
        """Seal, and if it was cut cut, a deck as it was done before; ValueError when it cannot be."""
        self.seal(made.deck)
        return () if made.cut is None else self.cut(made.cut, made.by)

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
        """Take back the last move and mark the round; ValueError when `can_undo` is false."""
        if not self.can_undo:
            raise ValueError("there is no move to take back")
        self._redo.append(self._states.pop().history[-1].move)
        self._mark("undone")

    def mark_helped(self) -> None:
        """Mark the round: figures or hints are shown to the person. ValueError unless a round is being played."""
        self._expect(Phase.PLAY)
        self._mark("helped")

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
            rounds.append(Round(self.deals, moves, None, self._marked))
        winner = self.winner if self.version >= CHAINED else None
        told = (self.rules, self.players, tuple(rounds), self.practice, self.version)
        return Record(*told, winner, self._undone_somewhere, self._begun_with)

    @classmethod
    def begun(cls, record: Record) -> Self:
        """The match that `record` tells, before its first deal."""
        first = record.rounds[0].deals[0].first if record.rounds else 0
        match = cls(record.rules, record.players, first, record.practice, record.version, record.totals)
        match._undone_somewhere = record.undone_somewhere
        return match

    @classmethod
    def replay(cls, record: Record, seen: Callable[[int, State], object] | None = None) -> Self:
        """The match that `record` tells. Raises RecordError, naming the line, when it breaks the rules.

        `seen` is told the number of the round, from 1, and the round itself after each deal that counts and each move.
        """
        match = cls.begun(record)
        tell = seen or (lambda *_: None)
        for number, one in enumerate(record.rounds, 1):
            if number > 1 and not match._counted:
                raise RecordError(one.deals[0].line, f"round {number} begins before round {number - 1} is over")
            for made in one.deals:
                match._replay_deal(made)
            match._marks = set(one.marks)
            if match.state is not None:
                tell(number, match.state)
            match._replay_moves(one, partial(tell, number))
        if record.chained and record.winner != match.winner:
            told, right = ("nobody" if side is None else f"side {side}" for side in (record.winner, match.winner))
            raise RecordError(record.line, f"the record tells that {told} has won, but {right} has", Fault.POINTS)
        return match

    @property
    def _counted(self) -> bool:
        return bool(self._states) and self._states[-1].over and not self._states[-1].void

    @property
    def _opens(self) -> bool:
        """Whether the next deal begins a round."""
        return self._counted or not self._deals

    @property
    def _marked(self) -> tuple[str, ...]:
        return tuple(mark for mark in MARKS if mark in self._marks)

    def _mark(self, mark: str) -> None:
        if self.version >= CHAINED:
            self._marks.add(mark)
        elif mark == "undone":
            self._undone_somewhere = True

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
        self._rounds.append(Round(self.deals, moves, counted.points, self._marked))
        self._chain.add(closing(self._rounds[-1], self.version))
        self._first = (self._first + 1) % self.rules.seats
        self.winner = self.rules.winner(self.totals) if counted.outright is None else counted.outright
        scored = Scored(counted, self.totals)
        return (scored,) if self.winner is None else (scored, Won(self.winner))

    def _replay_deal(self, made: Deal) -> None:
        if made.first != self._first:
            raise RecordError(made.line, f"seat {self._first} leads this round, not {made.first}")
        try:
            self.repeat(made)
        except ValueError as error:
            raise RecordError(made.line, str(error)) from error

    def _replay_moves(self, one: Round, tell: Callable[[State], object]) -> None:
        for number, move in enumerate(one.moves, 1):
            try:
                self.play(move)
            except IllegalMoveError as error:
                reason = f"{REFUSED[error.reason]}{': ' * bool(error.cards)}{codes(error.cards)}"
                what = f"move {number} ({move}) is against the rules: {reason}"
                raise RecordError(one.line, what, Fault.MOVE) from error
            except ValueError as error:
                what = f"move {number} ({move}) cannot be made: {error}"
                raise RecordError(one.line, what, Fault.MOVE) from error
            tell(self._states[-1])
        points = self._rounds[-1].points if self._counted else None
        if one.points != points:
            told = "no points" if one.points is None else f"the points {' '.join(map(str, one.points))}"
            right = "is not over" if points is None else f"gives {' '.join(map(str, points))}"
            line = one.line + (one.points is not None) * (2 if self.version >= CHAINED else 1)
            raise RecordError(line, f"the record tells {told}, but the round {right}", Fault.POINTS)
