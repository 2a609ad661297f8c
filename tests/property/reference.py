"""The rules a second time, as plainly as can be: what the engine is measured against.

Captures are found by trying every set of table cards, a round is kept by applying its events one by one, and
the count is made from the piles with numbers of its own. Nothing here calls the engine's rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from scopa_desktop.engine import (
    Card,
    Cleared,
    Dealt,
    Event,
    Laid,
    Move,
    Played,
    Refusal,
    Rules,
    State,
    Suit,
    Swept,
    Took,
    Voided,
)

PRIMIERA = [0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10]


def subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every set of `cards`, the empty one too, each sorted."""
    ordered = sorted(cards)
    for mask in range(1 << len(ordered)):
        yield tuple(card for at, card in enumerate(ordered) if mask >> at & 1)


def captures(rules: Rules, card: Card, table: Sequence[Card]) -> set[tuple[Card, ...]]:
    """The sets that `card` may take."""
    ranks = {other.rank for other in table}
    if card.rank in ranks:
        return {(other,) for other in table if other.rank == card.rank}
    if rules.asso_piglia_tutto and card.rank == 1:
        return {tuple(sorted(table))} if table else set()
    sums = {chosen for chosen in subsets(table) if chosen and sum(other.rank for other in chosen) == card.rank}
    if rules.presa_minima:
        return {chosen for chosen in sums if len(chosen) == min(map(len, sums))}
    return sums


def refusals(rules: Rules, hand: Sequence[Card], table: Sequence[Card], move: Move) -> set[Refusal]:
    """The reasons that are true of an illegal move; none for a legal one."""
    card, taken = move.card, move.taken
    legal = captures(rules, card, table)
    wrong = taken not in legal if legal else bool(taken)
    equal = any(other.rank == card.rank for other in table)
    fits = sum(other.rank for other in taken) == card.rank
    found = {
        Refusal.NOT_IN_HAND: card not in hand,
        Refusal.NOT_ON_TABLE: len(set(taken) & set(table)) < len(taken),
        Refusal.MUST_TAKE: wrong and not taken,
        Refusal.MUST_TAKE_EQUAL: wrong and equal,
        Refusal.MUST_TAKE_ALL: wrong and not equal and rules.asso_piglia_tutto and card.rank == 1,
        Refusal.MUST_TAKE_FEWEST: wrong and not equal and rules.presa_minima and fits,
        Refusal.WRONG_SUM: wrong and bool(taken) and not fits,
    }
    return {reason for reason, true in found.items() if true}


def is_scopa(state: State, move: Move) -> bool:
    """Whether the move makes a scopa."""
    left_to_play = len(state.stock) + sum(len(hand) for hand in state.hands)
    if not move.taken or len(move.taken) < len(state.table) or left_to_play == 1:
        return False
    on_an_ace = any(card.rank == 1 for card in move.taken)
    plain = move.card.rank != 1 or on_an_ace or not state.rules.asso_piglia_tutto
    return plain or state.rules.scopa_con_asso


@dataclass
class Board:
    """Where every card lies that is not in the stock, kept up by events alone.

    With the events as one seat sees them the cards in other hands are None.
    """

    sides: tuple[int, ...]
    hands: list[list[Card | None]]
    table: list[Card]
    piles: list[list[Card]]
    sweeps: list[list[Card]]

    @classmethod
    def empty(cls, rules: Rules) -> Board:
        """Before the deal."""
        return cls(rules.sides, [[] for _ in rules.sides], [], [[], []], [[], []])

    @classmethod
    def of(cls, state: State) -> Board:
        """The cards of a state."""
        return cls(
            state.rules.sides,
            [list(hand) for hand in state.hands],
            list(state.table),
            [list(pile) for pile in state.piles],
            [list(cards) for cards in state.sweeps],
        )

    def apply(self, events: Iterable[Event]) -> None:
        """Let happen what the events tell; ValueError when it cannot have happened."""
        for event in events:
            match event:
                case Dealt(_, hands, table):
                    if any(self.hands):
                        raise ValueError("dealt to a hand that is not empty")
                    self.hands = [list(hand) for hand in hands]
                    self.table += table
                case Voided(table):
                    if list(table) != self.table:
                        raise ValueError("another table was void")
                case Laid(seat, card):
                    self._play(seat, card)
                    self.table.append(card)
                case Took(seat, card, taken):
                    self._play(seat, card)
                    self._take(seat, taken)
                    self.piles[self.sides[seat]].append(card)
                case Swept(seat, card):
                    if self.table:
                        raise ValueError("a scopa with cards on the table")
                    self.sweeps[self.sides[seat]].append(card)
                case Cleared(seat, cards):
                    if list(cards) != self.table:
                        raise ValueError("other cards were left")
                    self._take(seat, cards)

    def _play(self, seat: int, card: Card) -> None:
        hand = self.hands[seat]
        hand.remove(card if card in hand else None)

    def _take(self, seat: int, cards: Iterable[Card]) -> None:
        for card in cards:
            self.table.remove(card)
            self.piles[self.sides[seat]].append(card)


def played(events: Iterable[Event]) -> Played:
    """The move that the events of one play tell."""
    for event in events:
        if isinstance(event, Took):
            return Played(event.seat, Move(event.card, event.taken))
        if isinstance(event, Laid):
            return Played(event.seat, Move(event.card))
    raise ValueError("no card was played")


def points(state: State) -> tuple[int, ...]:
    """What each side's cards are worth."""
    gained = []
    for own, other, sweeps in zip(state.piles, reversed(state.piles), state.sweeps, strict=True):
        denari = [sorted(card.rank for card in pile if card.suit == Suit.DENARI) for pile in (own, other)]
        run = 0
        while run + 1 in denari[0]:
            run += 1
        gained.append(
            len(sweeps)
            + (len(own) > len(other))
            + (len(denari[0]) > len(denari[1]))
            + (7 in denari[0])
            + (primiera(own) > primiera(other))
            + (run if state.rules.napola and run > 2 else 0)
            + (state.rules.re_bello and 10 in denari[0])
        )
    return tuple(gained)


def primiera(pile: Iterable[Card]) -> int:
    """The primiera of a pile, 0 when a suit is missing."""
    best = [0, 0, 0, 0]
    for rank, suit in pile:
        best[suit] = max(best[suit], PRIMIERA[rank])
    return sum(best) if all(best) else 0


def all_cards(state: State) -> list[Card]:
    """Every card of a state, wherever it lies, sorted."""
    cards = [*state.stock, *state.table]
    for group in (*state.hands, *state.piles):
        cards += group
    return sorted(cards)
