"""The kernel in plain Python: the rules, the rating of moves, play-outs and exact search on integers.

It is the specification: the compiled kernel answers every question exactly as this module does. Values are
thousandths of a point, from the point of view of side 0. Chance comes from a 64-bit congruential generator
(Knuth's MMIX multiplier), the same in both kernels.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from scopa_desktop.ai.bits import DENARI, Position, members
from scopa_desktop.engine import PRIMIERA, Rules

WORD = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407

POINT = 1000
PRIMIERA_ORDER = tuple(sorted(PRIMIERA, key=lambda rank: (-PRIMIERA[rank], rank)))
HOLD = 30000
"""How many capture lists are remembered; then the memory starts anew."""

Rated = tuple[int, int, int]
"""A move with its value in front: (value, card, taken)."""


def worths(rules: Rules) -> list[int]:
    """What capturing each card is worth to a player at a glance, in thousandths of a point."""
    of_rank = {7: 190, 6: 90, 1: 60, 5: 30, 4: 15, 3: 5}
    worth = [50 + of_rank.get(index // 4 + 1, 0) + (160 if index % 4 == 0 else 0) for index in range(40)]
    worth[24] += 750
    if rules.napola:
        for index in (0, 4, 8):
            worth[index] += 450
    if rules.re_bello:
        worth[36] += 850
    return worth


@lru_cache(maxsize=1)
def chances() -> list[list[list[int]]]:
    """[unseen][hand][fitting]: the chance in thousandths that a hand holds at least one of `fitting` cards."""
    return [
        [
            [
                1000 - 1000 * comb(unseen - min(fitting, unseen), hand) // comb(unseen, hand) if hand <= unseen else 0
                for fitting in range(9)
            ]
            for hand in range(11)
        ]
        for unseen in range(41)
    ]


NEVER = [0] * 9


class Kernel:
    """One form of the game. Instances hold tables and a bounded memory of capture lists, no position."""

    def __init__(self, rules: Rules) -> None:
        self.seats = rules.seats
        self.dealt = rules.hand
        self.deck = (1 << 4 * rules.ranks) - 1
        self.napola = rules.napola
        self.re_bello = rules.re_bello and rules.ranks == 10
        self.ace_takes_all = rules.asso_piglia_tutto
        self.ace_scopa = rules.asso_piglia_tutto and rules.scopa_con_asso
        self.fewest = rules.presa_minima
        self.outright = POINT * rules.target
        self.worth = worths(rules)
        self.chances = chances()
        self._captures: dict[int, tuple[tuple[int, int], ...]] = {}

    # The rules

    def captures(self, card: int, table: int) -> tuple[tuple[int, int], ...]:
        """Every (mask, worth in thousandths) that `card` may take from `table`; empty when it is laid."""
        rank = (card >> 2) + 1
        key = table << 4 | rank
        found = self._captures.get(key)
        if found is None:
            if len(self._captures) >= HOLD:
                self._captures.clear()
            worth = self.worth
            found = tuple((taken, sum(worth[other] for other in members(taken))) for taken in self._sets(rank, table))
            self._captures[key] = found
        return found

    def _sets(self, rank: int, table: int) -> list[int]:
        equal = table & (15 << 4 * (rank - 1))
        if equal:
            return [1 << card for card in members(equal)]
        if not table:
            return []
        if self.ace_takes_all and rank == 1:
            return [table]
        low = members(table & ((1 << 4 * (rank - 1)) - 1))
        sets: list[int] = []

        def extend(start: int, rest: int, chosen: int) -> None:
            for at in range(start, len(low)):
                other = (low[at] >> 2) + 1
                if other > rest:
                    return
                if other == rest:
                    sets.append(chosen | 1 << low[at])
                else:
                    extend(at + 1, rest - other, chosen | 1 << low[at])

        extend(0, rank, 0)
        if self.fewest and sets:
            least = min(taken.bit_count() for taken in sets)
            sets = [taken for taken in sets if taken.bit_count() == least]
        return sets

    def sweeps(self, card: int, taken: int, table: int, left: int) -> bool:
        """Whether taking `taken` is a scopa; `left` cards were to be played, this one included."""
        return taken == table and left > 1 and (card > 3 or not self.ace_takes_all or self.ace_scopa or table & 15 != 0)

    def points(self, piles: tuple[int, int], sweeps: tuple[int, int]) -> tuple[int, int]:
        """The points of a round for each side, in points."""
        points = list(sweeps)
        for ours, own, other in ((0, piles[0], piles[1]), (1, piles[1], piles[0])):
            points[ours] += own.bit_count() > other.bit_count()
            points[ours] += (own & DENARI).bit_count() > (other & DENARI).bit_count()
            points[ours] += own >> 24 & 1
            points[ours] += primiera(own) > primiera(other)
            if self.napola:
                run = 0
                while run < 10 and own >> 4 * run & 1:
                    run += 1
                points[ours] += run if run >= 3 else 0
            if self.re_bello:
                points[ours] += own >> 36 & 1
        return points[0], points[1]

    def result(self, piles: tuple[int, int], sweeps: tuple[int, int]) -> int:
        """Points of side 0 minus points of side 1, in thousandths; a match won outright counts its target more."""
        own, other = self.points(piles, sweeps)
        value = POINT * (own - other)
        if self.napola:
            value += self.outright * ((piles[0] & DENARI == DENARI) - (piles[1] & DENARI == DENARI))
        return value

    # A move at a glance

    def rated(self, hand: int, table: int, seen: int, size: int, left: int) -> list[Rated]:
        """The moves of a hand, valued as a player does at a glance, in thousandths of a point to the mover.

        `seen` are the cards on the table and in the piles, `size` is how many cards the next seat will hold,
        `left` how many are to be played in the round, the one to come included. What counts: the cards taken,
        a scopa, the card given up when laid, and the counted chance that the next seat answers with a scopa.
        """
        unseen = self.deck & ~(seen | hand)
        risk = self.chances[unseen.bit_count()][size] if left > 2 else NEVER
        worth = self.worth
        total = 0
        for other in members(table):
            total += (other >> 2) + 1
        moves: list[Rated] = []
        rest_of_hand = hand
        while rest_of_hand:
            low = rest_of_hand & -rest_of_hand
            rest_of_hand ^= low
            card = low.bit_length() - 1
            rank = (card >> 2) + 1
            found = self.captures(card, table)
            if not found:
                moves.append((-worth[card] // 2 - risk[self._fits(unseen, table | low, total + rank)], card, 0))
            for taken, gained in found:
                value = gained + worth[card]
                if taken == table:
                    if self.sweeps(card, taken, table, left):
                        value += POINT
                else:
                    value -= risk[self._fits(unseen, table ^ taken, total - rank)]
                moves.append((value, card, taken))
        return moves

    def _fits(self, unseen: int, table: int, total: int) -> int:
        """How many unseen cards would make a scopa of a table whose ranks sum to `total`."""
        fitting = (unseen >> 4 * (total - 1) & 15).bit_count() if total <= 10 else 0
        if self.ace_scopa and not table & 15:
            fitting += (unseen & 15).bit_count()
        return fitting

    # Playing on

    def world(self, position: Position, random: int) -> tuple[list[int], list[int], int]:
        """An even draw of the unseen cards: the hands by seat, the stock in the order it is dealt, new `random`."""
        cards = members(position.unseen)
        for at in range(len(cards) - 1):
            random = (random * MULTIPLIER + INCREMENT) & WORD
            other = at + ((random >> 33) * (len(cards) - at) >> 31)
            cards[at], cards[other] = cards[other], cards[at]
        hands = []
        at = 0
        for seat, size in enumerate(position.sizes):
            if seat == position.seat:
                hands.append(position.hand)
            else:
                hands.append(sum(1 << card for card in cards[at : at + size]))
                at += size
        return hands, cards[at:], random

    def playout(
        self,
        hands: list[int],
        stock: list[int],
        table: int,
        piles: tuple[int, int],
        sweeps: tuple[int, int],
        taker: int,
        turn: int,
        first: int,
    ) -> int:
        """The result in thousandths when every seat plays the move of highest rating to the end of the round."""
        hands = list(hands)
        own = list(piles)
        made = list(sweeps)
        seats, dealt = self.seats, self.dealt
        at = 0
        left = len(stock) + sum(hand.bit_count() for hand in hands)
        while left:
            if not any(hands):
                for number in range(dealt):
                    for step in range(seats):
                        hands[(first + step) % seats] |= 1 << stock[at + number * seats + step]
                at += seats * dealt
            hand = hands[turn]
            following = hands[turn + 1 - seats]
            size = following.bit_count() or (dealt if at < len(stock) else 0)
            _, card, taken = max(self.rated(hand, table, table | own[0] | own[1], size, left))
            side = turn & 1
            hands[turn] = hand ^ (1 << card)
            if taken:
                made[side] += self.sweeps(card, taken, table, left)
                table ^= taken
                own[side] |= taken | 1 << card
                taker = side
                if self.napola and own[side] & DENARI == DENARI:
                    table = 0
                    break
            else:
                table |= 1 << card
            turn = (turn + 1) % seats
            left -= 1
        if taker >= 0:
            own[taker] |= table
        return self.result((own[0], own[1]), (made[0], made[1]))

    def after(self, position: Position, card: int, taken: int) -> tuple[int, tuple[int, int], tuple[int, int], int]:
        """Table, piles, sweeps and taker after the position's seat has made a move."""
        side = position.seat & 1
        if not taken:
            return position.table | 1 << card, position.piles, position.sweeps, position.taker
        piles, sweeps = list(position.piles), list(position.sweeps)
        piles[side] |= taken | 1 << card
        sweeps[side] += self.sweeps(card, taken, position.table, position.left)
        return position.table ^ taken, (piles[0], piles[1]), (sweeps[0], sweeps[1]), side

    def flat(self, position: Position, moves: list[tuple[int, int]], worlds: int, random: int) -> tuple[list[int], int]:
        """The summed results of every move over `worlds` drawn worlds, played out by rating, and new `random`."""
        sums = [0] * len(moves)
        afters = [self.after(position, card, taken) for card, taken in moves]
        turn = (position.seat + 1) % self.seats
        for _ in range(worlds):
            hands, stock, random = self.world(position, random)
            for number, (card, _taken) in enumerate(moves):
                hands[position.seat] = position.hand ^ 1 << card
                sums[number] += self.playout(hands, stock, *afters[number], turn, position.first)
        return sums, random

    def solve(
        self,
        hands: list[int],
        table: int,
        piles: tuple[int, int],
        sweeps: tuple[int, int],
        taker: int,
        turn: int,
        left: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The exact result with all hands known and no stock, both sides playing best; fail-hard in the window."""
        side = turn & 1
        if self.napola and piles[1 - side] & DENARI == DENARI:
            return self.result(piles, sweeps)
        if not left:
            if taker >= 0 and table:
                piles = (piles[0] | table, piles[1]) if taker == 0 else (piles[0], piles[1] | table)
            return self.result(piles, sweeps)
        hand = hands[turn]
        following = (turn + 1) % self.seats
        for card, taken in self.ordered(hand, table):
            hands[turn] = hand ^ 1 << card
            if taken:
                swept = self.sweeps(card, taken, table, left)
                gained = taken | 1 << card
                if side:
                    after = (piles[0], piles[1] | gained), (sweeps[0], sweeps[1] + swept)
                else:
                    after = (piles[0] | gained, piles[1]), (sweeps[0] + swept, sweeps[1])
                value = self.solve(hands, table ^ taken, *after, side, following, left - 1, alpha, beta)
            else:
                value = self.solve(hands, table | 1 << card, piles, sweeps, taker, following, left - 1, alpha, beta)
            if side:
                beta = min(beta, value)
            else:
                alpha = max(alpha, value)
            if alpha >= beta:
                break
        hands[turn] = hand
        return beta if side else alpha

    def ordered(self, hand: int, table: int) -> list[tuple[int, int]]:
        """The moves of a hand, captures first."""
        takes: list[tuple[int, int]] = []
        lays: list[tuple[int, int]] = []
        for card in members(hand):
            found = self.captures(card, table)
            if found:
                takes.extend((card, taken) for taken, _ in found)
            else:
                lays.append((card, 0))
        return takes + lays


def primiera(pile: int) -> int:
    """The primiera of a pile, 0 without a card of every suit."""
    have = total = 0
    for rank in PRIMIERA_ORDER:
        new = pile >> 4 * (rank - 1) & 15 & ~have
        if new:
            total += new.bit_count() * PRIMIERA[rank]
            have |= new
            if have == 15:
                return total
    return 0
