"""A match as text: what is kept of it, how that is written down, and how it is read back.

The format is told in docs/records.md. Version 1 had no `seal` lines; it is read, and written anew as version 2.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NoReturn, TypeVar

from scopa_desktop.engine import Move, Rules, agreed, codes, parse_codes
from scopa_desktop.seal import SealedDeck

VERSION = 2
_MAGIC = "scopa-desktop record"
_PRACTICE = re.compile(r"again|numbered [1-9][0-9]{0,8}|daily [1-9][0-9]{7}")
T = TypeVar("T")
TABLE = -1
"""Who gets a card that is dealt to the table."""


class Fault(StrEnum):
    """What kind of thing is wrong in a record."""

    FORM = "form"
    """something that no record has"""
    SHORT = "short"
    """its end is missing"""
    LONG = "long"
    """there is more after its end"""
    SEAL = "seal"
    """order and nonce of a deck do not have its seal"""
    MOVE = "move"
    """a move against the rules"""
    POINTS = "points"
    """points that a round does not give"""


class RecordError(ValueError):
    """A text is no record, or tells an impossible match; `line` counts from 1, `what` says it in English."""

    def __init__(self, line: int, what: str, fault: Fault = Fault.FORM) -> None:
        self.line = line
        self.what = what
        self.fault = fault
        super().__init__(f"line {line}: {what}")


class NewerRecordError(RecordError):
    """A text is a record of a version that is not known yet."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deck that was sealed, where it was cut (None: not yet) and who led (`line`: where a record says so)."""

    deck: SealedDeck
    first: int
    cut: int | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Round:
    """Every deal made for a round, void ones first, the moves, and the points it gave when it was finished."""

    deals: tuple[Deal, ...]
    moves: tuple[Move, ...] = ()
    points: tuple[int, ...] | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is kept: rules, who sat where ("person" or a level), whether a move was taken back, rounds.

    `practice` says where the deck of a practice deal came from: "again" (a round played before), "numbered 17" or
    "daily 20260131"; it is "" for a match, the only thing that counts.
    """

    rules: Rules
    players: tuple[str, ...]
    undone: bool = False
    rounds: tuple[Round, ...] = ()
    practice: str = ""

    def dump(self) -> str:
        """The record as text, one fact a line; `load` reads it back."""
        lines = [
            f"{_MAGIC} {VERSION}",
            f"form {self.rules.key}",
            f"target {self.rules.target}",
            f"house {' '.join(self.rules.house) or '-'}",
            f"players {' '.join(self.players)}",
            f"undone {'yes' if self.undone else 'no'}",
        ]
        if self.practice:
            lines.append(f"practice {self.practice}")
        for one in self.rounds:
            lines.append("round")
            for made in one.deals:
                lines.append(f"seal {made.deck.seal}")
                lines.append(f"deck {codes(made.deck.order)}")
                lines.append(f"nonce {made.deck.nonce}")
                lines.append(f"first {made.first}")
                lines.append(f"cut {'-' if made.cut is None else made.cut}")
            lines.append(f"moves {' '.join(map(str, one.moves)) or '-'}")
            if one.points is not None:
                lines.append(f"points {' '.join(map(str, one.points))}")
        lines.append("end")
        return "\n".join(lines) + "\n"

    @classmethod
    def load(cls, text: str) -> Record:
        """Read a text as `dump` writes it. Raises RecordError; whether the match is possible, `replay` tells."""
        return _Reader(text).record()


def receivers(rules: Rules, first: int) -> list[int]:
    """The seat that each card of the cut deck goes to in the order they are dealt, TABLE for the table."""
    hands = rules.hand * rules.seats
    later = len(rules.deck) - hands - rules.table
    given = [(first + turn) % rules.seats for turn in range(max(hands, later))]
    return given[:hands] + [TABLE] * rules.table + given[:later]


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._at = 0
        self._version = VERSION

    def record(self) -> Record:
        self._header()
        rules = self._checked(lambda: agreed(self._value("form")))
        rules = self._checked(lambda: agreed(rules.key, int(self._value("target"))))
        rules = self._checked(lambda: agreed(rules.key, rules.target, self._words("house")))
        players = tuple(self._words("players"))
        if len(players) != rules.seats:
            self._fail(f"this form has {rules.seats} players")
        undone = {"yes": True, "no": False}.get(self._value("undone"))
        if undone is None:
            self._fail("undone is yes or no")
        practice = self._value("practice") if self._peek("practice") else None
        if practice is not None and not _PRACTICE.fullmatch(practice):
            self._fail("no such practice")
        rounds = tuple(self._rounds(rules))
        self._value("end")
        if self._at < len(self._lines):
            self._at += 1
            self._fail("text after the end", Fault.LONG)
        return Record(rules, players, undone, rounds, practice or "")

    def _header(self) -> None:
        line = self._next()
        magic, _, version = line.rpartition(" ")
        if magic != _MAGIC or not version.isdecimal():
            self._fail("this is not a record of Scopa Desktop")
        self._version = int(version)
        if self._version > VERSION:
            raise NewerRecordError(1, f"version {version} of the record is newer than this program")
        if not self._version:
            self._fail("there is no version 0 of the record")

    def _rounds(self, rules: Rules) -> Iterator[Round]:
        while self._peek("round"):
            self._value("round")
            deals = []
            while self._peek("seal" if self._version > 1 else "deck"):
                deals.append(self._deal())
            if not deals:
                self._fail("a round without a deck")
            moves = self._checked(lambda: tuple(Move.parse(word) for word in self._words("moves")))
            line = self._at
            points = None
            if self._peek("points"):
                words = self._words("points")
                if not all(word.isdecimal() for word in words) or len(words) != max(rules.sides) + 1:
                    self._fail("not the points of a round")
                points = tuple(map(int, words))
            yield Round(tuple(deals), moves, points, line)

    def _deal(self) -> Deal:
        seal = self._value("seal") if self._version > 1 else None
        order = self._checked(lambda: parse_codes(self._value("deck")))
        line = self._at
        deck = self._checked(lambda: SealedDeck(order, self._value("nonce")))
        if seal is not None and seal != deck.seal:
            what = f"this deck and this nonce have the seal {deck.seal}, but the record tells {seal}"
            raise RecordError(line, what, Fault.SEAL)
        first = self._checked(lambda: int(self._value("first")))
        cut = self._value("cut")
        return Deal(deck, first, None if cut == "-" else self._checked(lambda: int(cut)), line)

    def _checked(self, read: Callable[[], T]) -> T:
        """What `read` gives; its ValueError becomes one that names the line it was reading."""
        try:
            return read()
        except RecordError:
            raise
        except ValueError as error:
            self._fail(str(error))

    def _words(self, keyword: str) -> list[str]:
        value = self._value(keyword)
        return [] if value == "-" else value.split(" ")

    def _value(self, keyword: str) -> str:
        word, _, value = self._next().partition(" ")
        if word != keyword:
            self._fail(f"expected {keyword!r}")
        return value

    def _peek(self, keyword: str) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].split(" ")[0] == keyword

    def _next(self) -> str:
        self._at += 1
        if self._at > len(self._lines):
            self._fail("the record ends too early", Fault.SHORT)
        return self._lines[self._at - 1]

    def _fail(self, what: str, fault: Fault = Fault.FORM) -> NoReturn:
        raise RecordError(self._at, what, fault)
