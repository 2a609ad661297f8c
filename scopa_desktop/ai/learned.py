"""The learned value of a round at a boundary: the layout of its weights, and the fast way to add them up.

`values` says what a boundary is, which features hold at one, and where the weights come from.
"""

from __future__ import annotations

from collections.abc import Sequence

from scopa_desktop.ai.bits import DENARI, members
from scopa_desktop.ai.plain import HOLD, PRIMIERA_ORDER, Glance

# Where the features begin in the weights.
BIAS, LEADER_CARD, DEALER_CARD, TABLE_CARD, TAKER = 0, 1, 41, 81, 121
LEADER_BEST, DEALER_BEST, DENARI_PAIR, CARDS_AHEAD = 123, 163, 203, 324
TABLE_SUM, TABLE_COUNT, LEADER_RUN, DEALER_RUN, FITTING = 405, 446, 460, 468, 476
LEADER_HAND, DEALER_HAND, WEIGHTS = 485, 525, 565
BEST = [-PRIMIERA_ORDER.index(rank) for rank in range(1, 11)]
"""By rank less one: how good a card is for primiera; of equal ones the lower rank is."""


def needed(until: int, weights: Sequence[int]) -> None:
    """Raise ValueError where a search ends with `until` cards left and there are no learned weights for that."""
    if until < 0 or (until and len(weights) != WEIGHTS):
        raise ValueError(f"no learned value with {until} cards left")


class Learned:
    """The learned value in one question: remembers what depends on a pile, a table or a hand alone."""

    def __init__(self, game: Glance, led: int, weights: Sequence[int]) -> None:
        self.game = game
        self.led = led
        self.weights = weights
        self.leading = Side(weights, LEADER_CARD, LEADER_BEST, LEADER_RUN)
        self.dealing = Side(weights, DEALER_CARD, DEALER_BEST, DEALER_RUN)
        self.held: dict[int, int] = {}
        self.tables: dict[int, tuple[int, int]] = {}

    def value(
        self, table: int, pile0: int, pile1: int, sweeps0: int, sweeps1: int, taker: int, hands: Sequence[int] = ()
    ) -> int:
        """The learned value for side 0 of a round whose first seat is to lead, in thousandths of a point."""
        weights = self.weights
        leader, dealer = (pile1, pile0) if self.led else (pile0, pile1)
        leads = self.leading.piles.get(leader) or self.leading.pile(leader)
        deals = self.dealing.piles.get(dealer) or self.dealing.pile(dealer)
        lying = self.tables.get(table) or self.open_table(table)
        total = weights[BIAS] + leads[0] + deals[0] + lying[0]
        if table:
            unseen = self.game.deck & ~(table | pile0 | pile1)
            total += weights[FITTING + self.game.fits(unseen, table, lying[1])]
        total += weights[DENARI_PAIR + 11 * leads[1] + deals[1]] + weights[CARDS_AHEAD + 40 + leads[2] - deals[2]]
        if taker >= 0:
            total += weights[TAKER + (taker != self.led)]
        found = 1000 * (sweeps0 - sweeps1) + (-total if self.led else total)
        return found + self.levels(hands) if hands else found

    def levels(self, hands: Sequence[int]) -> int:
        """What the hands alone are worth to side 0."""
        total = 0
        for seat, hand in enumerate(hands):
            key = hand << 1 | (seat & 1 == self.led)
            held = self.held.get(key)
            total += self.hold(key) if held is None else held
        return -total if self.led else total

    def hold(self, key: int) -> int:
        """What a hand is worth to the leading side; the lowest bit of the key says whether that side holds it."""
        if len(self.held) >= HOLD:
            self.held.clear()
        cards = LEADER_HAND if key & 1 else DEALER_HAND
        found = self.held[key] = sum(self.weights[cards + card] for card in members(key >> 1))
        return found

    def open_table(self, table: int) -> tuple[int, int]:
        """What depends on the table alone: value and sum of ranks."""
        weights = self.weights
        cards = members(table)
        ranks, total = 0, weights[TABLE_COUNT + len(cards)]
        for card in cards:
            ranks += (card >> 2) + 1
            total += weights[TABLE_CARD + card]
        total += weights[TABLE_SUM + min(ranks, 40)]
        if len(self.tables) >= HOLD:
            self.tables.clear()
        found = self.tables[table] = total, ranks
        return found


class Side:
    """What the pile of one side alone is worth to it; the suits of piles are few, so their worth is remembered."""

    def __init__(self, weights: Sequence[int], cards: int, bests: int, runs: int) -> None:
        self.weights = weights
        self.cards = cards
        self.bests = bests
        self.runs = runs
        self.piles: dict[int, tuple[int, int, int]] = {}
        self.suits: dict[int, int] = {}

    def pile(self, pile: int) -> tuple[int, int, int]:
        """What depends on the pile: value, denari and cards."""
        suits = self.suits
        total = self.weights[self.runs + (pile & 1) + (pile >> 3 & 2) + (pile >> 6 & 4)]
        for suit in range(4):
            cards = pile & DENARI << suit
            if cards:
                total += suits.get(cards) or self.suit(cards)
        if len(self.piles) >= HOLD:
            self.piles.clear()
        found = self.piles[pile] = total, (pile & DENARI).bit_count(), pile.bit_count()
        return found

    def suit(self, cards: int) -> int:
        """What cards of one suit are worth: each of them, and the best of them for primiera."""
        held = members(cards)
        best = max(held, key=lambda card: BEST[card >> 2])
        worth = self.weights[self.bests + 10 * (best & 3) + (best >> 2)]
        found = self.suits[cards] = worth + sum(self.weights[self.cards + card] for card in held)
        return found
