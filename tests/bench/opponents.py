"""Opponents of reference: what others have published or shipped, built anew to be measured against.

`Greedy` and the tree search with 1,000 and 4,000 rounds are those of the study of Scopone by Di Palma and Lanzi
(IEEE Transactions on Games, 2018); the cheating tree search is its upper bound. `Sampling` is a player as public
programs have it: a few worlds with an assumed order of the deck, a few plies deep.
"""

from __future__ import annotations

from random import Random

from scopa_desktop.ai import Player, Stop
from scopa_desktop.engine import SETTEBELLO, Card, Move, Suit, View


class Chance:
    """Any legal move."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, stop: Stop) -> Move:
        """Drawn evenly."""
        del stop
        return self.random.choice(view.moves)


VALUES = {7: 29, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def value(card: Card) -> int:
    """The study's value of a card."""
    return VALUES[card.rank] + 10 * (card.suit == Suit.DENARI) + 100 * (card == SETTEBELLO)


class Greedy:
    """The study's greedy player.

    A scopa of the highest value, else the capture of the highest value that leaves no table which an unseen card
    could take whole, else the least valuable card laid, likewise; else any, by the same values.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, stop: Stop) -> Move:
        """By the study's order of preference."""
        del stop

        def worth(move: Move) -> int:
            return value(move.card) + sum(map(value, move.taken))

        def rest(move: Move) -> list[Card]:
            return [card for card in (*view.table, *(() if move.taken else (move.card,))) if card not in move.taken]

        def gives(move: Move) -> bool:
            total = sum(card.rank for card in rest(move))
            return 0 < total <= 10 and any(card.rank == total for card in view.unseen)

        last = view.stock == 0 and sum(view.hand_sizes) == 1
        scope = [move for move in view.moves if move.taken and not rest(move) and not last]
        if scope:
            return max(scope, key=worth)
        moves = [move for move in view.moves if not gives(move)] or list(view.moves)
        takes = [move for move in moves if move.taken]
        if takes:
            return max(takes, key=worth)
        return min(moves, key=lambda move: value(move.card))
