"""A round as a record keeps it, and the lines that tell it.

docs/records.md tells the lines of version 3. Versions 1 and 2 had `first` in every deal, neither told who cut nor
marks, and version 1 had no `seal`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from scopa_desktop.engine import Move, Refusal, codes
from scopa_desktop.seal import SealedDeck

CHAINED = 3
"""The version from which on every seal, and the last line, stand for all that was written before them."""
MARKS = ("undone", "helped")
"""What is told of a round besides its moves: a move was taken back; figures or hints were shown to the person."""

REFUSED = {
    Refusal.OVER: "the round is over",
    Refusal.NOT_IN_HAND: "not in the hand",
    Refusal.NOT_ON_TABLE: "not on the table",
    Refusal.MUST_TAKE: "it has to take",
    Refusal.MUST_TAKE_EQUAL: "it has to take a card of its own value",
    Refusal.MUST_TAKE_ALL: "it has to take all",
    Refusal.MUST_TAKE_FEWEST: "it has to take the fewest cards",
    Refusal.WRONG_SUM: "what it takes has another sum",
}
"""Why a move of a record is against the rules, in words."""


class Cutter(StrEnum):
    """Who chose where a deck was cut."""

    PERSON = "person"
    DRAWN = "drawn"
    """the program, as the seal settles it: `SealedDeck.drawn`"""
    FIXED = "fixed"
    """nobody: so this deal for practice is cut"""
    UNTOLD = ""
    """the deck is not cut yet, or the record is an older one, which does not tell"""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deck that was sealed, where it was cut (None: not yet), by whom, and who led.

    `line` is the line of the deck in the record it was read from.
    """

    deck: SealedDeck
    first: int
    cut: int | None = None
    by: Cutter = Cutter.UNTOLD
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Round:
    """Every deal made for a round, void ones first, the moves, the points it gave when it was finished, its marks.

    `marks` are some of `MARKS`, in that order. `line` is the line of the moves in the record it was read from.
    """

    deals: tuple[Deal, ...]
    moves: tuple[Move, ...] = ()
    points: tuple[int, ...] | None = None
    marks: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


def opening(first: int, version: int) -> list[str]:
    """The lines that a round begins with."""
    return ["round"] if version < CHAINED else ["round", f"first {first}"]


def dealt(made: Deal, version: int) -> list[str]:
    """The lines of a deal."""
    lines = [f"seal {made.deck.seal}"] if version > 1 else []
    lines += [f"deck {codes(made.deck.order)}", f"nonce {made.deck.nonce}"]
    if version < CHAINED:
        lines.append(f"first {made.first}")
    where = "-" if made.cut is None else f"{made.cut} {made.by}".rstrip()
    return [*lines, f"cut {where}"]


def closing(one: Round, version: int) -> list[str]:
    """The lines of a round that come after its deals."""
    lines = [f"moves {' '.join(map(str, one.moves)) or '-'}"]
    if version >= CHAINED:
        lines.append(f"marks {' '.join(one.marks) or '-'}")
    if one.points is not None:
        lines.append(f"points {' '.join(map(str, one.points))}")
    return lines
