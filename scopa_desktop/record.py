"""A match as text: what is kept of it, how that is written down, and how it is read back.

The format is told in docs/records.md. A match goes on in the version in which it began; but version 1, which had no
`seal` lines, is written anew as version 2.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from scopa_desktop.engine import TARGETS, Card, Move, Rules, agreed
from scopa_desktop.lines import NUMBER, Chain, Fault, Lines, NewerRecordError, RecordError
from scopa_desktop.rounds import CHAINED, MARKS, Cutter, Deal, Round, closing, dealt, opening
from scopa_desktop.seal import DIGITS, SealedDeck

VERSION = 3
_MAGIC = "scopa-desktop record"
PRACTICES = {
    "again": "",
    "numbered": " [1-9][0-9]{0,8}",
    "daily": " [1-9][0-9]{7}",
    "lesson": " [a-z][a-z0-9-]*( [1-9][0-9]?)?",
    "exercise": " [a-z][a-z0-9-]*",
}
"""What a deal may be practised for: each kind, and what stands behind it to tell which one."""
_PRACTICE = re.compile("|".join(map("".join, PRACTICES.items())))
_PLAYER = re.compile("[a-z][a-z0-9-]*")
_END = re.compile("(?:open|won ([0-9])) ([0-9a-f]{64})")
TABLE = -1
"""Who gets a card that is dealt to the table."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is kept: rules, who sat where ("person" or a level of the computer), rounds.

    `practice` says what a deal is practised for ("again", a round played before; "numbered 17"; "daily 20260131";
    "lesson NAME STEP"; "exercise NAME"); it is "" for a match, the only thing that counts. `winner` is the side that
    has won, None while the match goes on. Records before version `CHAINED` do not tell it (None), and tell only of
    the match as a whole that a move was taken back: `undone_somewhere`. `totals` are the points that each side had
    when a practice began, () for none. `line` is that of the last line.
    """

    rules: Rules
    players: tuple[str, ...]
    rounds: tuple[Round, ...]
    practice: str
    version: int
    winner: int | None
    undone_somewhere: bool
    totals: tuple[int, ...] = ()
    line: int = field(default=0, compare=False)

    @property
    def chained(self) -> bool:
        """Whether every seal stands for all that was written before it."""
        return self.version >= CHAINED

    @property
    def undone(self) -> bool:
        """Whether a move of the match was taken back."""
        return self.undone_somewhere or any("undone" in one.marks for one in self.rounds)

    def dump(self) -> str:
        """The record as text, one fact a line; `load` reads it back."""
        return self.written(max(self.version, 2))

    def written(self, version: int) -> str:
        """The record as a program of that version wrote it."""
        lines = self.head(version)
        for one in self.rounds:
            lines += opening(one.deals[0].first, version)
            for made in one.deals:
                lines += dealt(made, version)
            lines += closing(one, version)
        end = "end"
        if version >= CHAINED:
            end += " open" if self.winner is None else f" won {self.winner}"
            end += f" {Chain(lines).told()}"
        return "\n".join([*lines, end, ""])

    def head(self, version: int) -> list[str]:
        """The lines that stand before the first round: what was agreed when the match began."""
        lines = [
            f"{_MAGIC} {version}",
            f"form {self.rules.key}",
            f"target {self.rules.target}",
            f"house {' '.join(self.rules.house) or '-'}",
            f"players {' '.join(self.players)}",
        ]
        if version < CHAINED:
            lines.append(f"undone {'yes' if self.undone_somewhere else 'no'}")
        if self.practice:
            lines.append(f"practice {self.practice}")
        if self.totals:
            lines.append(f"totals {' '.join(map(str, self.totals))}")
        return lines

    @classmethod
    def load(cls, text: str) -> Record:
        """Read a text as `dump` writes it, or as a program of an older version did.

        Raises RecordError; whether the match is possible, `Match.replay` tells.
        """
        return _Reader(text).record()


def receivers(rules: Rules, first: int) -> list[int]:
    """The seat that each card of the cut deck goes to in the order they are dealt, TABLE for the table."""
    hands = rules.hand * rules.seats
    later = len(rules.deck) - hands - rules.table
    given = [(first + turn) % rules.seats for turn in range(max(hands, later))]
    return given[:hands] + [TABLE] * rules.table + given[:later]


class _Reader(Lines):
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._version = VERSION

    def record(self) -> Record:
        self._header()
        rules = self.checked(lambda: agreed(self.value("form")))
        rules = self.checked(lambda: agreed(rules.key, self.number(self.value("target"))))
        if not self._chained and rules.target not in TARGETS:
            self.fail(f"unknown target: {rules.target}")
        rules = self.checked(lambda: agreed(rules.key, rules.target, self.words("house")))
        players = tuple(self.words("players"))
        if len(players) != rules.seats or not all(map(_PLAYER.fullmatch, players)):
            self.fail(f"this form has {rules.seats} players: person, or a level of the computer")
        undone = False if self._chained else self._undone()
        practice = self._practice()
        totals = self._totals(rules) if practice else ()
        rounds = tuple(self._rounds(rules))
        winner = self._end()
        record = Record(rules, players, rounds, practice, self._version, winner, undone, totals, self.at)
        self._compare(record.written(self._version))
        return record

    @property
    def _chained(self) -> bool:
        return self._version >= CHAINED

    def _header(self) -> None:
        magic, _, version = self.next().rpartition(" ")
        if magic != _MAGIC or version == "0" or not NUMBER.fullmatch(version):
            raise RecordError(1, "this is not a record of Scopa Desktop")
        self._version = int(version)
        if self._version > VERSION:
            raise NewerRecordError(1, f"version {version} of the record is newer than this program")

    def _undone(self) -> bool:
        undone = {"yes": True, "no": False}.get(self.value("undone"))
        if undone is None:
            self.fail("undone is yes or no")
        return undone

    def _practice(self) -> str:
        if not self.peek("practice"):
            return ""
        told = self.value("practice")
        if not _PRACTICE.fullmatch(told):
            self.fail("no such practice")
        return told

    def _totals(self, rules: Rules) -> tuple[int, ...]:
        if not self._chained or not self.peek("totals"):
            return ()
        totals = tuple(map(self.number, self.words("totals")))
        if len(totals) != max(rules.sides) + 1:
            self.fail("totals has a number for each side")
        return totals

    def _rounds(self, rules: Rules) -> Iterator[Round]:
        number = 0
        while self.peek("round"):
            number += 1
            if self.value("round"):
                self.fail("nothing stands behind 'round'")
            first = self._seat(rules) if self._chained else None
            deals = []
            while self.peek("seal" if self._version > 1 else "deck"):
                deals.append(self._deal(rules, number, first))
            if not deals:
                self.next()
                self.fail("a round without a deck")
            moves = self.checked(lambda: tuple(Move.parse(word) for word in self.words("moves")))
            line = self.at
            marks = tuple(self.words("marks")) if self._chained else ()
            if marks != tuple(mark for mark in MARKS if mark in marks):
                self.fail(f"marks are some of {', '.join(MARKS)}, in this order")
            points = self._points(rules) if self.peek("points") else None
            yield Round(tuple(deals), moves, points, marks, line)

    def _deal(self, rules: Rules, number: int, first: int | None) -> Deal:
        before = self.chain.told() if self._chained else ""
        seal = self.value("seal") if self._version > 1 else None
        if seal is not None and not DIGITS.fullmatch(seal):
            self.fail("a seal is 64 hexadecimal digits")
        order = self.checked(lambda: tuple(map(Card.parse, self.words("deck"))))
        line = self.at
        deck = self.checked(lambda: SealedDeck(order, self.value("nonce"), before))
        if seal not in (None, deck.seal):
            if self._chained:
                self.changed(f"the deck of round {number} was sealed")
            what = f"this deck and this nonce have the seal {deck.seal}, but the record tells {seal}"
            raise RecordError(line, what, Fault.SEAL)
        self.proved = self.at
        if first is None:
            first = self._seat(rules)
        where, _, by = self.value("cut").partition(" ")
        if where == "-" and not by:
            return Deal(deck, first, line=line)
        if by not in (known := [one for one in Cutter if (one != Cutter.UNTOLD) == self._chained]):
            self.fail(f"a cut is a number {' or '.join(known)}".rstrip())
        return Deal(deck, first, self.checked(lambda: self.number(where)), Cutter(by), line)

    def _seat(self, rules: Rules) -> int:
        seat = self.checked(lambda: self.number(self.value("first")))
        if seat >= rules.seats:
            self.fail(f"there is no seat {seat}")
        return seat

    def _points(self, rules: Rules) -> tuple[int, ...]:
        points = self.checked(lambda: tuple(map(self.number, self.words("points"))))
        if len(points) != max(rules.sides) + 1:
            self.fail("not the points of a round")
        return points

    def _end(self) -> int | None:
        told = self.chain.told()
        value = self.value("end")
        winner = None
        if self._chained:
            found = _END.fullmatch(value)
            if not found:
                self.fail("the last line is: end open, or end won and a side, and 64 hexadecimal digits")
            if found[2] != told:
                self.changed("the record was written")
            winner = None if found[1] is None else int(found[1])
        if self.at < len(self.lines):
            self.at += 1
            self.fail("text after the end", Fault.LONG)
        if not self.whole:
            self.fail("the last line has no end")
        return winner

    def _compare(self, written: str) -> None:
        """What was understood has to be spelt as the program of that version spelt it."""
        for at, (line, right) in enumerate(zip(self.lines, written.split("\n"), strict=False), 1):
            if line != right:
                raise RecordError(at, f"written {line!r}, where a record has {right!r}")
