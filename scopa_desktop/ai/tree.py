"""The kernel in plain Python: the tree search over drawn worlds, on top of all the rest.

It is the specification: the compiled kernel answers every question exactly as this one does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log, sqrt
from typing import Protocol

from scopa_desktop.ai.bits import DENARI, Position
from scopa_desktop.ai.learned import needed
from scopa_desktop.ai.plain import SEVEN_OF_DENARI, Goal
from scopa_desktop.ai.search import INCREMENT, MULTIPLIER, WORD, Deal, Moves, Public, Search

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

    def flat(
        self, position: Position, moves: Moves, worlds: int, random: int, goal: Goal = None, steps: int = 0
    ) -> tuple[list[int], int]:
        """The summed results of every move over the same `worlds`, played out by rating, and new `random`.

        `steps` as in `tree`.
        """
        chain = Chain(self, position, steps, random)
        sums = [0] * len(moves)
        for number, then in self._ends(position, moves, worlds, chain):
            sums[number] += self.result((then[1], then[2]), (then[3], then[4]), goal)
        return sums, chain.random

    def counts(
        self, position: Position, moves: Moves, worlds: int, random: int, steps: int = 0
    ) -> list[tuple[int, ...]]:
        """What the rounds of `flat` are counted by: a tuple for each move, summed, side 0 less side 1.

        Scope, settebello, and which side wins carte, denari and primiera.
        """
        sums = [[0] * 5 for _ in moves]
        for number, then in self._ends(position, moves, worlds, Chain(self, position, steps, random)):
            (_, *own), (_, *other) = self._counted(then[1]), self._counted(then[2])
            total = sums[number]
            total[0] += then[3] - then[4]
            total[1] += (then[1] >> SEVEN_OF_DENARI & 1) - (then[2] >> SEVEN_OF_DENARI & 1)
            for line in range(3):
                total[2 + line] += (own[line] > other[line]) - (own[line] < other[line])
        return [tuple(total) for total in sums]

    def _ends(self, position: Position, moves: Moves, worlds: int, chain: Chain) -> Iterator[tuple[int, Public]]:
        """The number of a move and what is public at the end, for every move in every world, played on by rating."""
        publics = [self.after(position, card, taken) for card, taken in moves]
        turn = (position.seat + 1) % self.seats
        for _ in range(worlds):
            chain.next()
            world = self.hands(position, chain.cards)
            stock = chain.cards[len(chain.cards) - position.stock :]
            for number, (card, _taken) in enumerate(moves):
                hands = list(world)
                hands[position.seat] ^= 1 << card
                then, _ = self.played_on(position.first, hands, stock, publics[number], turn, 0, 0, 0)
                yield number, then

    def playouts(
        self,
        position: Position,
        cards: Sequence[int],
        times: int,
        random: int,
        *,
        wild: int = 0,
        weights: Sequence[int] = (),
        until: int = 0,
    ) -> tuple[int, int]:
        """The summed values of play-outs with the unseen cards lying as `cards` (see `draw`), and new `random`.

        `wild` and `until` as in `playout`.
        """
        needed(until, weights)
        deal = Deal(self, position, weights, None)
        public: Public = (position.table, *position.piles, *position.sweeps, position.taker)
        hands, stock = self.hands(position, cards), cards[len(cards) - position.stock :]
        total = 0
        for _ in range(times):
            value, random = self.playout(deal, list(hands), stock, public, position.seat, until, wild, random)
            total += value
        return total, random

    def tree(
        self,
        position: Position,
        rounds: int,
        random: int,
        *,
        explore: int,
        wild: int,
        steps: int = 0,
        pool: int = 0,
        even: bool = False,
        weights: Sequence[int] = (),
        until: int = 0,
        goal: Goal = None,
        open_world: Sequence[int] = (),
        stop: Stop | None = None,
    ) -> tuple[list[tuple[int, int, int, int]], int]:
        """Information-set tree search: (card, taken, visits, summed value) of each move, and new `random`.

        Each of the `rounds` goes down one tree with another world: an even draw, or with `steps` a link of a chain
        with that many proposed exchanges of two cards, kept as the plays seen make them likely (Metropolis). With a
        `pool` the first so many worlds serve again and again. With `even` all moves are looked at equally often.
        `explore` is the constant of the confidence bound in the unit of the values, `wild` as in `playout`. A line
        ends with the round, or with `until` cards left (when the first seat leads again) and their learned value by
        `weights`. What the hands of a world are worth by these is the same for all moves; it is left out of the
        means until the end, so that they settle sooner. Given `open_world`, the unseen cards in order as `draw` gives
        them, there is no other: the search with open hands. `stop` ends it early.
        """
        needed(until, weights)
        deal = Deal(self, position, weights, goal)
        public: Public = (position.table, *position.piles, *position.sweeps, position.taker)
        root = Node()
        chain = Chain(self, position, steps, random)
        chain.cards = list(open_world)
        drawn: list[list[int]] = []
        known = 0
        for number in range(rounds):
            if stop and number and number % LOOK == 0 and stop.is_set():
                break
            if len(drawn) == pool > 0:
                chain.cards = drawn[number % pool]
            elif not open_world:
                chain.next()
                if pool:
                    drawn.append(list(chain.cards))
            hands = self.hands(position, chain.cards)
            stock = chain.cards[len(chain.cards) - position.stock :]
            level = deal.learned.levels(hands) if until else 0
            known += level
            path, public_then, turn = self._descend(root, hands, public, position, until, explore, even=even)
            value, chain.random = self.playout(deal, hands, stock, public_then, turn, until, wild, chain.random)
            for node in path:
                node.visits += 1
                node.total += value - level
        return [
            (card, taken, node.visits, node.total + known * node.visits // root.visits)
            for (card, taken), node in root.children.items()
        ], chain.random

    def _descend(
        self,
        root: Node,
        hands: list[int],
        public: Public,
        position: Position,
        until: int,
        explore: int,
        *,
        even: bool,
    ) -> tuple[list[Node], Public, int]:
        """Down the tree to one new node, to the end of the deal or to `until`; plays the moves in `hands`."""
        table, own, made, taker = public[0], [public[1], public[2]], [public[3], public[4]], public[5]
        node, path = root, [root]
        turn, left = position.seat, position.left
        fresh, end = False, max(until, position.stock)
        while not fresh and left > end:
            hand, side = hands[turn], turn & 1
            moves = self.ordered(hand, table)
            fresh = any(move not in node.children for move in moves)
            if fresh:
                size = hands[turn + 1 - self.seats].bit_count() or (self.dealt if position.stock else 0)
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
                    if even and node is root:
                        if card < 0 or child.visits < best:
                            best = child.visits
                            card, taken = move
                        continue
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


class Chain:
    """The worlds of a question, one after the other, as the unseen cards in order.

    Even draws; or, with `steps`, a chain (Metropolis) in which that many exchanges of two cards are proposed between
    two worlds and kept as the plays seen make them likely.
    """

    def __init__(self, kernel: Search, position: Position, steps: int, random: int) -> None:
        self.kernel = kernel
        self.position = position
        self.steps = steps
        self.random = random
        self.cards: list[int] = []
        self.likely: list[float] = []
        seats = [seat for seat in range(kernel.seats) if seat != position.seat]
        self.holders = [seat for seat in seats for _ in range(position.sizes[seat])] + [-1] * position.stock

    def next(self) -> None:
        """Go on to the next world."""
        if self.likely:
            self.exchange(self.steps)
            return
        self.cards, self.random = self.kernel.draw(self.position, self.random)
        if self.steps:
            hands = self.kernel.hands(self.position, self.cards)
            self.likely = [self.likelihood(seat, hand) for seat, hand in enumerate(hands)]
            self.exchange(BURN_IN)

    def likelihood(self, seat: int, hand: int) -> float:
        """How likely a seat was to play as it did with this hand; its own plays tell a seat nothing."""
        return 1.0 if seat == self.position.seat else self.kernel.likelihood(self.position.plays, seat, hand)

    def exchange(self, steps: int) -> None:
        """Propose `steps` exchanges of two unseen cards."""
        cards, count = self.cards, len(self.cards)
        for _ in range(steps if cards else 0):
            drawn = []
            for _ in range(3):
                self.random = (self.random * MULTIPLIER + INCREMENT) & WORD
                drawn.append(self.random >> 33)
            one, two = drawn[0] * count >> 31, drawn[1] * count >> 31
            if self.holders[one] == self.holders[two]:
                continue
            cards[one], cards[two] = cards[two], cards[one]
            hands = self.kernel.hands(self.position, cards)
            fresh = {
                seat: self.likelihood(seat, hands[seat]) for seat in (self.holders[one], self.holders[two]) if seat >= 0
            }
            before = after = 1.0
            for seat, likely in fresh.items():
                before *= self.likely[seat]
                after *= likely
            if drawn[2] * before < after * (1 << 31):
                for seat, likely in fresh.items():
                    self.likely[seat] = likely
            else:
                cards[one], cards[two] = cards[two], cards[one]
