"""Cards and positions as integers: what the search works on.

A card is the index 4 * (rank - 1) + suit, so cards compare as `Card` does; a set of cards is a mask with bit
1 << index. `Position` is a `View` in these terms and holds nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b

from scopa_desktop.engine import Card, Move, Suit, View

CARDS = tuple(Card(rank, suit) for rank in range(1, 11) for suit in Suit)
DENARI = sum(1 << 4 * rank for rank in range(10))


def index(card: Card) -> int:
    """The index of a card, 0-39."""
    return 4 * (card.rank - 1) + card.suit


def mask(cards: Iterable[Card]) -> int:
    """The set of cards as a mask."""
    return sum(1 << index(card) for card in cards)


def members(cards: int) -> list[int]:
    """The indices in a mask, ascending."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def move(card: int, taken: int) -> Move:
    """The engine's move for a card index and the mask it takes."""
    return Move(CARDS[card], tuple(CARDS[other] for other in members(taken)))


@dataclass(frozen=True, slots=True)
class Play:
    """One past play of the deal in progress, with what was public just before it.

    `table` and `seen` (table and both piles) are masks; `size` is how many cards the next seat held when it
    would answer; `left` is how many cards were still to be played in the round, this one included.
    """

    seat: int
    card: int
    taken: int
    table: int
    seen: int
    size: int
    left: int


@dataclass(frozen=True, slots=True)
class Position:
    """A view as integers. `taker` is a side, -1 before the first capture; `stock` a number of cards.

    `sizes` are the hand sizes by seat; `plays` the plays since the last cards were dealt.
    """

    seat: int
    first: int
    hand: int
    unseen: int
    sizes: tuple[int, ...]
    table: int
    piles: tuple[int, int]
    sweeps: tuple[int, int]
    taker: int
    stock: int
    plays: tuple[Play, ...]

    @property
    def side(self) -> int:
        """The side of the seat: with four, partners sit across."""
        return self.seat & 1

    @property
    def sign(self) -> int:
        """What makes a value for side 0 one for the seat's side: 1 or -1."""
        return -1 if self.side else 1

    @property
    def left(self) -> int:
        """How many cards are still to be played in the round."""
        return sum(self.sizes) + self.stock

    @classmethod
    def of(cls, view: View) -> Position:
        """The position of a view."""
        rules = view.rules
        return cls(
            seat=view.seat,
            first=view.first,
            hand=mask(view.hand),
            unseen=mask(view.unseen),
            sizes=view.hand_sizes,
            table=mask(view.table),
            piles=(mask(view.piles[0]), mask(view.piles[1])),
            sweeps=(len(view.sweeps[0]), len(view.sweeps[1])),
            taker=-1 if view.taker is None else rules.sides[view.taker],
            stock=view.stock,
            plays=_plays(view),
        )


def _plays(view: View) -> tuple[Play, ...]:
    """The plays of the deal in progress, walked back from the present table."""
    rules = view.rules
    since = len(view.history) % (rules.hand * rules.seats)
    sizes = list(view.hand_sizes)
    left = sum(sizes) + view.stock
    table = mask(view.table)
    seen = table | mask(view.piles[0]) | mask(view.piles[1])
    plays = []
    for played in reversed(view.history[len(view.history) - since :]):
        card, taken = index(played.move.card), mask(played.move.taken)
        table = table | taken if taken else table ^ (1 << card)
        seen ^= 1 << card
        left += 1
        following = (played.seat + 1) % rules.seats
        size = sizes[following]
        sizes[played.seat] += 1
        plays.append(Play(played.seat, card, taken, table, seen, size or (rules.hand if view.stock else 0), left))
    return tuple(reversed(plays))


def chance(view: View, seed: int) -> int:
    """64 bits that depend on the player's seed and on what everybody sees, never on hidden cards or the own hand."""
    public = f"{seed}|{view.rules.key}|{view.seat}|{view.first}|{view.totals}|{view.opening}"
    plays = " ".join(str(played.move) for played in view.history)
    return int.from_bytes(blake2b(f"{public}|{plays}".encode(), digest_size=8).digest(), "little")
