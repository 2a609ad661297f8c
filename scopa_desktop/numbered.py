"""Numbered deals for practice: the order of the cards follows from the number alone, today and for ever.

The cards, sorted, are shuffled by Fisher and Yates from the last place down. The random numbers are the SHA-256
of the ASCII line "scopa NUMBER COUNTER" for the counters 0, 1, 2 ..., read as large numbers; each gives one place
(a remainder of 256 bits is even to beyond any measure). An order whose first open cards would have to be dealt anew
is passed over, and the shuffle goes on from there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import date

from scopa_desktop.engine import Card, Rules
from scopa_desktop.seal import SealedDeck

LARGEST = 999_999_999
KINDS = ("numbered", "daily")
"""The kinds of practice that a number tells: any, and that of a day."""
CUT = 1
"""Where the deck of a number is to be cut."""


def order(rules: Rules, number: int) -> tuple[Card, ...]:
    """The cards of deal `number`, 1 to LARGEST, in the order in which they are dealt; ValueError for another number."""
    if number not in range(1, LARGEST + 1):
        raise ValueError(f"there is no deal {number}")
    draws = _draws(number)
    cards = list(rules.deck)
    opened = slice(rules.hand * rules.seats, rules.hand * rules.seats + rules.table)
    while True:
        for last in range(len(cards) - 1, 0, -1):
            at = next(draws) % (last + 1)
            cards[last], cards[at] = cards[at], cards[last]
        if not rules.voids(cards[opened]):
            return tuple(cards)


def deck(rules: Rules, number: int, before: str) -> SealedDeck:
    """That order as a deck to play a match with, to be cut at CUT, sealed on `before`; its seal is no secret."""
    cards = order(rules, number)
    return SealedDeck((*cards[-CUT:], *cards[:-CUT]), "0" * 64, before)


def number_of(practice: str) -> int | None:
    """The number of the deal that a record says is practised; None where it is not told by one."""
    kind, _, number = practice.partition(" ")
    return int(number) if kind in KINDS else None


def daily(day: date) -> int:
    """The number of the deal of a day: 20260131 for the 31st of January 2026."""
    return day.year * 10_000 + day.month * 100 + day.day


def _draws(number: int) -> Iterator[int]:
    counter = 0
    while True:
        yield int.from_bytes(hashlib.sha256(f"scopa {number} {counter}".encode("ascii")).digest(), "big")
        counter += 1
