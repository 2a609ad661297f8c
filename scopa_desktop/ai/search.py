"""Drawn worlds, play-outs and the search to the end of a deal with open hands, in plain Python.

Values are thousandths of a point for side 0, or what a `Goal` says. Chance comes from a 64-bit congruential
generator (Knuth's MMIX multiplier), the same in both kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from scopa_desktop.ai.bits import DENARI, Play, Position, members
from scopa_desktop.ai.learned import Learned, needed
from scopa_desktop.ai.plain import Glance, Goal

WORD = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407

Public = tuple[int, int, int, int, int, int]
"""What is public between two moves: table, both piles, both sweeps, side that took last (-1 for none)."""
Moves = Sequence[tuple[int, int]]

FAR = 1 << 40
TEMPERATURE = 200.0
"""Thousandths of a point: how sharply a player is taken to prefer the move of higher value at a glance."""
WILD = 0.12
"""The share of moves taken to be made at random."""


class Search(Glance):
    """The search over one form of the game; holds no position between questions."""

    def draw(self, position: Position, random: int) -> tuple[list[int], int]:
        """The unseen cards in an order drawn evenly, and new `random`: the other hands by seat, then the stock."""
        cards = members(position.unseen)
        for at in range(len(cards) - 1):
            random = (random * MULTIPLIER + INCREMENT) & WORD
            other = at + ((random >> 33) * (len(cards) - at) >> 31)
            cards[at], cards[other] = cards[other], cards[at]
        return cards, random

    def hands(self, position: Position, cards: Sequence[int]) -> list[int]:
        """The hands by seat when the unseen cards lie in this order."""
        hands, at = [], 0
        for seat, size in enumerate(position.sizes):
            if seat == position.seat:
                hands.append(position.hand)
            else:
                hands.append(sum(1 << card for card in cards[at : at + size]))
                at += size
        return hands

    def after(self, position: Position, card: int, taken: int) -> Public:
        """The public state after the position's seat has made a move."""
        side = position.seat & 1
        if not taken:
            return (position.table | 1 << card, *position.piles, *position.sweeps, position.taker)
        piles, sweeps = list(position.piles), list(position.sweeps)
        piles[side] |= taken | 1 << card
        sweeps[side] += self.sweeps(card, taken, position.table, position.left)
        return (position.table ^ taken, piles[0], piles[1], sweeps[0], sweeps[1], side)

    # Playing on by rating

    def playout(
        self,
        deal: Deal,
        hands: list[int],
        stock: Sequence[int],
        public: Public,
        turn: int,
        until: int,
        wild: int,
        random: int,
    ) -> tuple[int, int]:
        """The value where `played_on` ends, and new `random`: the result of the round, or the learned value."""
        then, random = self.played_on(deal.first, hands, stock, public, turn, until, wild, random)
        if until and not self.won((then[1], then[2])):
            return deal.learned.value(*then, hands), random
        return self.result((then[1], then[2]), (then[3], then[4]), deal.goal), random

    def won(self, piles: tuple[int, int]) -> bool:
        """Whether a side has won the match outright."""
        return self.napola and (piles[0] & DENARI == DENARI or piles[1] & DENARI == DENARI)

    def played_on(
        self,
        first: int,
        hands: list[int],
        stock: Sequence[int],
        public: Public,
        turn: int,
        until: int,
        wild: int,
        random: int,
    ) -> tuple[Public, int]:
        """What is public after every seat played the move of highest rating, and new `random`.

        `wild` in 1024 of the moves are drawn evenly instead. It ends when a match is won outright, or when `until`
        cards are left to be played; when none are, those on the table go to who took last. `hands` is used up.
        """
        table, own, made, taker = public[0], [public[1], public[2]], [public[3], public[4]], public[5]
        if self.won((own[0], own[1])):
            return public, random
        seats, dealt = self.seats, self.dealt
        at, left = 0, len(stock) + sum(hand.bit_count() for hand in hands)
        while left > until:
            hand = hands[turn]
            if not hand:
                for number in range(dealt):
                    for step in range(seats):
                        hands[(first + step) % seats] |= 1 << stock[at + number * seats + step]
                at += seats * dealt
                hand = hands[turn]
            if wild:
                random = (random * MULTIPLIER + INCREMENT) & WORD
            if wild and (random >> 33) & 1023 < wild:
                moves = self.ordered(hand, table)
                random = (random * MULTIPLIER + INCREMENT) & WORD
                card, taken = moves[(random >> 33) * len(moves) >> 31]
            else:
                found = None if hand & (hand - 1) else self.captures(hand.bit_length() - 1, table)
                if found is not None and len(found) < 2:
                    card, taken = hand.bit_length() - 1, found[0][0] if found else 0
                else:
                    size = hands[turn + 1 - seats].bit_count() or (dealt if at < len(stock) else 0)
                    card, taken = self.best(hand, table, table | own[0] | own[1], size, left)
            side = turn & 1
            hands[turn] = hand ^ (1 << card)
            if taken:
                if taken == table:
                    made[side] += self.sweeps(card, taken, table, left)
                table ^= taken
                own[side] |= taken | 1 << card
                taker = side
                if self.napola and own[side] & DENARI == DENARI:
                    return (table, own[0], own[1], made[0], made[1], taker), random
            else:
                table |= 1 << card
            turn = (turn + 1) % seats
            left -= 1
        if not until and taker >= 0:
            own[taker] |= table
        return (table, own[0], own[1], made[0], made[1], taker), random

    # Search to the end of the deal

    def foresee(
        self,
        position: Position,
        moves: Moves,
        worlds: Sequence[Sequence[int]],
        weights: Sequence[int],
        goal: Goal = None,
    ) -> list[list[int]]:
        """For each world (hands by seat), what each move comes to when both sides play best to the end of the deal.

        All hands are open in it. Where the stock is empty the end is the end of the round and the value is its
        result; else it is the learned value with `weights`.
        """
        needed(position.stock, weights)
        deal = Deal(self, position, weights, goal)
        afters = [self.after(position, card, taken) for card, taken in moves]
        turn, left = (position.seat + 1) % self.seats, position.left - 1
        found = []
        for world in worlds:
            hands = list(world)
            values = []
            for (card, _), after in zip(moves, afters, strict=True):
                hands[position.seat] = position.hand ^ 1 << card
                values.append(deal.solve(hands, *after, turn, left, -FAR, FAR))
            found.append(values)
        return found

    def likelihood(self, plays: Sequence[Play], seat: int, hand: int) -> float:
        """How likely a seat that now holds `hand` was to make its past plays of the deal."""
        likely = 1.0
        for play in reversed(plays):
            if play.seat != seat:
                continue
            hand |= 1 << play.card
            rated = self.rated(hand, play.table, play.seen, play.size, play.left)
            if len(rated) == 1:
                continue
            best = max(rated)[0]
            total = made = 0.0
            for value, card, taken in rated:
                share = exp((value - best) / TEMPERATURE)
                total += share
                if card == play.card and taken == play.taken:
                    made = share
            likely *= (1.0 - WILD) * made / total + WILD / len(rated)
        return likely

    def ordered(self, hand: int, table: int) -> list[tuple[int, int]]:
        """The moves of a hand, captures first."""
        takes: list[tuple[int, int]] = []
        lays: list[tuple[int, int]] = []
        captures = self.lying(table)[1]
        while hand:
            low = hand & -hand
            hand ^= low
            card = low.bit_length() - 1
            rank = (card >> 2) + 1
            found = captures[rank]
            if found is None:
                found = self.learn(table, rank)
            if found:
                for taken, _ in found:
                    takes.append((card, taken))
            else:
                lays.append((card, 0))
        return takes + lays


class Deal:
    """One question about a deal: what stays the same in its search, and the learned values worked out on the way."""

    def __init__(self, kernel: Search, position: Position, weights: Sequence[int], goal: Goal) -> None:
        self.kernel = kernel
        self.stock = position.stock
        self.first = position.first
        self.learned = Learned(kernel, position.first & 1, weights)
        self.goal = goal

    def solve(
        self,
        hands: list[int],
        table: int,
        pile0: int,
        pile1: int,
        sweeps0: int,
        sweeps1: int,
        taker: int,
        turn: int,
        left: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value in the window `alpha`, `beta` with all hands open, `left` cards to be played in the round."""
        kernel, side = self.kernel, turn & 1
        if kernel.napola and (pile1, pile0)[side] & DENARI == DENARI:
            return kernel.result((pile0, pile1), (sweeps0, sweeps1), self.goal)
        if left == self.stock:
            if left:
                return self.learned.value(table, pile0, pile1, sweeps0, sweeps1, taker)
            if taker == 0:
                pile0 |= table
            elif taker == 1:
                pile1 |= table
            return kernel.result((pile0, pile1), (sweeps0, sweeps1), self.goal)
        hand = hands[turn]
        following = (turn + 1) % kernel.seats
        for card, taken in kernel.ordered(hand, table):
            hands[turn] = hand ^ 1 << card
            if not taken:
                value = self.solve(
                    hands, table | 1 << card, pile0, pile1, sweeps0, sweeps1, taker, following, left - 1, alpha, beta
                )
            else:
                swept = taken == table and kernel.sweeps(card, taken, table, left)
                gained = taken | 1 << card
                rest = table ^ taken
                if side:
                    value = self.solve(
                        hands,
                        rest,
                        pile0,
                        pile1 | gained,
                        sweeps0,
                        sweeps1 + swept,
                        1,
                        following,
                        left - 1,
                        alpha,
                        beta,
                    )
                else:
                    value = self.solve(
                        hands,
                        rest,
                        pile0 | gained,
                        pile1,
                        sweeps0 + swept,
                        sweeps1,
                        0,
                        following,
                        left - 1,
                        alpha,
                        beta,
                    )
            if side:
                if value < beta:
                    beta = value
            elif value > alpha:
                alpha = value
            if alpha >= beta:
                break
        hands[turn] = hand
        return beta if side else alpha
