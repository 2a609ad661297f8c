"""The kernel in plain Python: the tree search over drawn worlds, on top of all the rest.

It is the specification: the compiled kernel answers every question exactly as this one does.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Protocol

from scopa_desktop.ai.bits import DENARI, Position
from scopa_desktop.ai.plain import Goal
from scopa_desktop.ai.search import INCREMENT, MULTIPLIER, WORD, Deal, Public, Search

LOOK = 16
"""How many rounds pass between two looks at the stop."""
BURN_IN = 24
"""How many exchanges of cards are proposed before the first world of a chain is used."""


class Stop(Protocol):
    """Tells a player that its answer is no longer waited for; threading.Event is one."""

    def is_set(self) -> bool:
        """Whether to stop."""


class Node:
    """A line of play. `total` is the summed value for side 0, `met` how often the last move could be chosen."""

    __slots__ = ("children", "met", "total", "visits")

    def __init__(self) -> None:
        self.visits = self.met = self.total = 0
        self.children: dict[tuple[int, int], Node] = {}


class Kernel(Search):
    """The whole kernel of one form of the game; holds no position between questions."""

    def tree(
        self,
        position: Position,
        rounds: int,
        random: int,
        *,
        explore: int,
        wild: int,
        steps: int = 0,
        weights: Sequence[int] = (),
        goal: Goal = None,
        open_world: Sequence[int] = (),
        stop: Stop | None = None,
    ) -> tuple[list[tuple[int, int, int, int]], int]:
        """Information-set tree search: (card, taken, visits, summed value) of each move, and new `random`.

        Each of the `rounds` goes down one tree with another world: an even draw, or with `steps` a link of a chain
        with that many proposed exchanges of two cards, kept as the plays seen make them likely (Metropolis).
        `explore` is the constant of the confidence bound in the unit of the values, `wild` as in `playout`. Given
        `weights` a line ends with the deal and its learned value, else with the round. Given `open_world`, the
        unseen cards in order as `draw` gives them, there is no other: the search with open hands. `stop` ends it
        early.
        """
        deal = Deal(self, position, weights, goal)
        public: Public = (position.table, *position.piles, *position.sweeps, position.taker)
        until = position.stock if len(weights) else 0
        root = Node()
        cards: list[int] = list(open_world)
        likely: list[float] = []
        for number in range(rounds):
            if stop and number and number % LOOK == 0 and stop.is_set():
                break
            if steps and likely:
                random = self._exchange(position, cards, likely, steps, random)
            elif not open_world:
                cards, random = self.draw(position, random)
                if steps:
                    hands = self.hands(position, cards)
                    likely = [self._likely(position, seat, hand) for seat, hand in enumerate(hands)]
                    random = self._exchange(position, cards, likely, BURN_IN, random)
            hands = self.hands(position, cards)
            stock = cards[len(cards) - position.stock :]
            path, public_then, turn = self._descend(root, hands, public, position, bool(stock), explore)
            value, random = self.playout(deal, hands, stock, public_then, turn, until, wild, random)
            for node in path:
                node.visits += 1
                node.total += value
        return [(card, taken, node.visits, node.total) for (card, taken), node in root.children.items()], random

    def _descend(
        self, root: Node, hands: list[int], public: Public, position: Position, more: bool, explore: int
    ) -> tuple[list[Node], Public, int]:
        """Down the tree to one new node, or to the end of the deal; plays the moves in `hands`."""
        table, own, made, taker = public[0], [public[1], public[2]], [public[3], public[4]], public[5]
        node, path = root, [root]
        turn, left = position.seat, position.left
        fresh = False
        while not fresh and left > position.stock:
            hand, side = hands[turn], turn & 1
            moves = self.ordered(hand, table)
            fresh = any(move not in node.children for move in moves)
            if fresh:
                size = hands[turn + 1 - self.seats].bit_count() or (self.dealt if more else 0)
                rated = self.rated(hand, table, table | own[0] | own[1], size, left)
                _, card, taken = max(rating for rating in rated if rating[1:] not in node.children)
                node.children[card, taken] = Node()
                for move in moves:
                    if move in node.children:
                        node.children[move].met += 1
            else:
                best = 0.0
                card = -1
                for move in moves:
                    child = node.children[move]
                    child.met += 1
                    mean = child.total / child.visits
                    bound = (-mean if side else mean) + explore * sqrt(log(child.met) / child.visits)
                    if card < 0 or bound > best:
                        best = bound
                        card, taken = move
            node = node.children[card, taken]
            path.append(node)
            hands[turn] = hand ^ 1 << card
            turn = (turn + 1) % self.seats
            if taken:
                made[side] += self.sweeps(card, taken, table, left)
                table ^= taken
                own[side] |= taken | 1 << card
                taker = side
                if self.napola and own[side] & DENARI == DENARI:
                    break
            else:
                table |= 1 << card
            left -= 1
        return path, (table, own[0], own[1], made[0], made[1], taker), turn

    # Worlds as likely as the plays seen make them

    def _likely(self, position: Position, seat: int, hand: int) -> float:
        return 1.0 if seat == position.seat else self.likelihood(position.plays, seat, hand)

    def _exchange(self, position: Position, cards: list[int], likely: list[float], steps: int, random: int) -> int:
        """Propose `steps` exchanges of two unseen cards; `likely` holds each seat's likelihood. New `random`."""
        holders = [seat for seat in range(self.seats) if seat != position.seat for _ in range(position.sizes[seat])]
        count = len(cards)
        for _ in range(steps):
            random = (random * MULTIPLIER + INCREMENT) & WORD
            one = (random >> 33) * count >> 31
            random = (random * MULTIPLIER + INCREMENT) & WORD
            two = (random >> 33) * count >> 31
            random = (random * MULTIPLIER + INCREMENT) & WORD
            seats = [holders[at] if at < len(holders) else -1 for at in (one, two)]
            if seats[0] == seats[1]:
                continue
            cards[one], cards[two] = cards[two], cards[one]
            hands = self.hands(position, cards)
            before = after = 1.0
            fresh = [0.0, 0.0]
            for number, seat in enumerate(seats):
                if seat >= 0:
                    fresh[number] = self._likely(position, seat, hands[seat])
                    before *= likely[seat]
                    after *= fresh[number]
            if (random >> 33) * before < after * (1 << 31):
                for number, seat in enumerate(seats):
                    if seat >= 0:
                        likely[seat] = fresh[number]
            else:
                cards[one], cards[two] = cards[two], cards[one]
        return random
