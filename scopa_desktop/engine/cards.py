"""The cards: four suits, ranks from the ace (1) to the king (10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from random import Random
from typing import NamedTuple, Self

LETTERS = "dcsb"


class Suit(IntEnum):
    """A suit, in the order in which cards of one rank are sorted."""

    DENARI = 0
    COPPE = 1
    SPADE = 2
    BASTONI = 3

    @property
    def letter(self) -> str:
        """The suit in codes, saves and file names: d, c, s or b."""
        return LETTERS[self]


class Card(NamedTuple):
    """One card; `rank` 1 is the ace, 8 fante, 9 cavallo, 10 re. Sorts by rank, then suit d c s b."""

    rank: int
    suit: Suit

    @property
    def code(self) -> str:
        """Its text form: "7d" is the settebello, "10b" the king of bastoni."""
        return f"{self.rank}{self.suit.letter}"

    @classmethod
    def parse(cls, code: str) -> Self:
        """Read a code as `code` writes it; raises ValueError for anything else."""
        rank, letter = code[:-1], code[-1:]
        if rank not in RANK_TEXTS or letter not in LETTERS:
            raise ValueError(f"not a card: {code!r}")
        return cls(int(rank), Suit(LETTERS.index(letter)))

    def __str__(self) -> str:
        return self.code


RANK_TEXTS = frozenset(str(rank) for rank in range(1, 11))
SETTEBELLO = Card(7, Suit.DENARI)
RE_BELLO = Card(10, Suit.DENARI)

PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}
"""What a rank is worth in the primiera (section 1.2 of the rules)."""


def deck(ranks: int = 10) -> tuple[Card, ...]:
    """All cards from the ace to `ranks` in the four suits, sorted."""
    return tuple(Card(rank, suit) for rank in range(1, ranks + 1) for suit in Suit)


def shuffled(cards: Sequence[Card], random: Random) -> tuple[Card, ...]:
    """`cards` in an order drawn evenly from `random`."""
    return tuple(random.sample(cards, len(cards)))


def codes(cards: Iterable[Card]) -> str:
    """Codes separated by blanks."""
    return " ".join(card.code for card in cards)


def parse_codes(text: str) -> tuple[Card, ...]:
    """The cards of a text as `codes` writes it; raises ValueError."""
    return tuple(Card.parse(code) for code in text.split())
