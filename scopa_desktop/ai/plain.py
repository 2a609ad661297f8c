"""The rules and the value of a move at a glance, on integers, in plain Python.

Values are thousandths of a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from operator import itemgetter

from scopa_desktop.ai.bits import DENARI, Position, members
from scopa_desktop.engine import PRIMIERA, Rules

POINT = 1000
SEVEN_OF_DENARI, KING_OF_DENARI = 24, 36
PRIMIERA_ORDER = tuple(sorted(PRIMIERA, key=lambda rank: (-PRIMIERA[rank], rank)))
HOLD = 6000
"""How many tables, piles or hands are remembered; then the memory starts anew."""

GOAL = 25
"""The size of a goal either way: more points than this do not happen in a round that matters."""
Goal = Sequence[Sequence[int]] | None
"""What to play for: None for points, or the worth of a round by the points of side 0 and of side 1."""

Captures = tuple[tuple[int, int], ...]
Lying = tuple[int, list[Captures | None]]
"""A table: the sum of its ranks, and the captures by rank, None where not worked out."""
Rated = tuple[int, int, int]
"""A move with its value in front: (value, card, taken)."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What a player holds to be worth how much, in thousandths of a point.

    `card` is a captured card, to which its rank and suit add; `laid` is the share (in hundredths) of its worth
    that is given up with a laid card, `exposed` the share lost besides when the next seat surely holds an equal
    one, `alone` what that costs in any case; `twin` is the comfort of keeping an equal card in the hand.
    """

    card: int
    denari: int
    settebello: int
    ranks: tuple[int, ...]
    laid: int
    exposed: int
    alone: int
    twin: int


PLAYER = Numbers(50, 160, 750, (60, 0, 5, 15, 30, 90, 190, 0, 0, 0), 50, 0, 0, 0)
"""The round numbers of a player at the table."""
TUNED = Numbers(114, 80, 750, (0, -12, 5, 15, 34, 82, 161, -24, -20, 30), 35, 48, 28, 64)
"""Found by hill climbing in duplicate rounds of rating against rating, two players."""


def worths(rules: Rules, numbers: Numbers) -> list[int]:
    """What capturing each card is worth at a glance."""
    worth = [numbers.card + numbers.ranks[card // 4] + (0 if card % 4 else numbers.denari) for card in range(40)]
    worth[SEVEN_OF_DENARI] += numbers.settebello
    if rules.napola:
        for index in (0, 4, 8):
            worth[index] += 450
    if rules.re_bello:
        worth[KING_OF_DENARI] += 850
    return worth


def laid(worth: Sequence[int], numbers: Numbers) -> list[int]:
    """What laying each card is worth, whoever may answer."""
    values = [-numbers.laid * each // 100 for each in worth]
    for index in range(40):
        values[index] += (24 if index % 4 == 0 else 0) - (45 if index // 4 > 6 else 0)
    values[SEVEN_OF_DENARI] += 225
    return values


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
GAINED = itemgetter(1, 0)
UNKNOWN: list[list[Captures | None]] = [
    [None if reached >> rank & 1 else () for rank in range(11)] for reached in range(2048)
]
"""By the set of sums that cards of a table can make: captures not worked out, or none."""
COUNT = [number.bit_count() for number in range(16)]
"""How many suits a rank has in four bits."""


class Glance:
    """One form of the game. Instances hold tables and a bounded memory of capture lists, no position."""

    def __init__(self, rules: Rules, numbers: Numbers = TUNED) -> None:
        self.seats = rules.seats
        self.dealt = rules.hand
        self.deck = (1 << 4 * rules.ranks) - 1
        self.napola = rules.napola
        self.re_bello = rules.re_bello and rules.ranks == 10
        self.ace_takes_all = rules.asso_piglia_tutto
        self.ace_scopa = rules.asso_piglia_tutto and rules.scopa_con_asso
        self.fewest = rules.presa_minima
        self.outright = POINT * rules.target
        self.worth = worths(rules, numbers)
        self.laid = laid(self.worth, numbers)
        self.exposed = [numbers.exposed * each // 100 + numbers.alone for each in self.worth]
        self.twin = numbers.twin
        self.chances = chances()
        self._tables: dict[int, Lying] = {}
        self._piles: dict[int, tuple[int, int, int, int]] = {}

    # The rules

    def captures(self, card: int, table: int) -> Captures:
        """Every (mask, worth in thousandths) that `card` may take from `table`; empty when it is laid."""
        rank = (card >> 2) + 1
        found = self.lying(table)[1][rank]
        return self.learn(table, rank) if found is None else found

    def lying(self, table: int) -> Lying:
        """What is known about a table."""
        known = self._tables.get(table)
        if known is None:
            total, reached, cards = 0, 1, table
            while cards:
                low = cards & -cards
                cards ^= low
                rank = low.bit_length() + 3 >> 2
                total += rank
                reached |= reached << rank
            if self.ace_takes_all and table:
                reached |= 2
            if len(self._tables) >= HOLD:
                self._tables.clear()
            known = self._tables[table] = total, list(UNKNOWN[reached & 2047])
        return known

    def learn(self, table: int, rank: int) -> Captures:
        """Work out and remember the captures of a rank."""
        found = self.lying(table)[1][rank] = tuple(self._captures(rank, table))
        return found

    def _captures(self, rank: int, table: int) -> list[tuple[int, int]]:
        worth = self.worth
        equal = table & (15 << 4 * (rank - 1))
        if equal:
            return [(1 << card, worth[card]) for card in members(equal)]
        if not table:
            return []
        if self.ace_takes_all and rank == 1:
            return [(table, sum(worth[card] for card in members(table)))]
        low = members(table & ((1 << 4 * (rank - 1)) - 1))
        sets: list[tuple[int, int]] = []

        def extend(start: int, rest: int, chosen: int, gained: int) -> None:
            for at in range(start, len(low)):
                card = low[at]
                left = rest - 1 - (card >> 2)
                if left <= 0:
                    if left:
                        return
                    sets.append((chosen | 1 << card, gained + worth[card]))
                else:
                    extend(at + 1, left, chosen | 1 << card, gained + worth[card])

        extend(0, rank, 0, 0)
        if self.fewest and sets:
            least = min(taken.bit_count() for taken, _ in sets)
            sets = [each for each in sets if each[0].bit_count() == least]
        return sets

    def sweeps(self, card: int, taken: int, table: int, left: int) -> bool:
        """Whether taking `taken` is a scopa; `left` cards were to be played, this one included."""
        return taken == table and left > 1 and (card > 3 or not self.ace_takes_all or self.ace_scopa or table & 15 != 0)

    def points(self, piles: tuple[int, int], sweeps: tuple[int, int]) -> tuple[int, int]:
        """The points of a round for each side, in points."""
        own, other = self._counted(piles[0]), self._counted(piles[1])
        return (
            sweeps[0] + own[0] + (own[1] > other[1]) + (own[2] > other[2]) + (own[3] > other[3]),
            sweeps[1] + other[0] + (own[1] < other[1]) + (own[2] < other[2]) + (own[3] < other[3]),
        )

    def _counted(self, pile: int) -> tuple[int, int, int, int]:
        """A pile's own points (settebello and house rules), cards, denari and primiera."""
        found = self._piles.get(pile)
        if found is None:
            fixed = pile >> 24 & 1
            if self.napola:
                run = 0
                while run < 10 and pile >> 4 * run & 1:
                    run += 1
                fixed += run if run >= 3 else 0
            if self.re_bello:
                fixed += pile >> 36 & 1
            found = fixed, pile.bit_count(), (pile & DENARI).bit_count(), primiera(pile)
            if len(self._piles) >= HOLD:
                self._piles.clear()
            self._piles[pile] = found
        return found

    def result(self, piles: tuple[int, int], sweeps: tuple[int, int], goal: Goal = None) -> int:
        """What a finished round is worth to side 0: by default points minus points in thousandths.

        With a `goal` it is goal[own points][other points] (`GOAL` x `GOAL`), and its far corners for a match won or
        lost outright, which without a goal counts the target more.
        """
        own, other = self.points(piles, sweeps)
        outright = 0
        if self.napola:
            outright = (piles[0] & DENARI == DENARI) - (piles[1] & DENARI == DENARI)
        if goal is None:
            return POINT * (own - other) + self.outright * outright
        if outright:
            return goal[GOAL - 1][0] if outright > 0 else goal[0][GOAL - 1]
        return goal[min(own, GOAL - 1)][min(other, GOAL - 1)]

    # A move at a glance

    def rated(self, hand: int, table: int, seen: int, size: int, left: int) -> list[Rated]:
        """The moves of a hand, valued as a player does at a glance, in thousandths of a point to the mover.

        `seen` are the cards on the table and in the piles, `size` is how many cards the next seat will hold,
        `left` how many are to be played in the round, the one to come included. What counts: the cards taken,
        a scopa, the card given up when laid (less when the hand keeps an equal one, more when the next seat may hold
        one), and the counted chance that the next seat answers with a scopa.
        """
        unseen = self.deck & ~(seen | hand)
        held = self.chances[unseen.bit_count()][size]
        risk = held if left > 2 else NEVER
        worth, gone, exposed, aces = self.worth, self.laid, self.exposed, self.ace_scopa
        total, captures = self.lying(table)
        moves: list[Rated] = []
        cards = hand
        while cards:
            low = cards & -cards
            cards ^= low
            card = low.bit_length() - 1
            rank = (card >> 2) + 1
            found = captures[rank]
            if found is None:
                found = self.learn(table, rank)
            if not found:
                shift = card & 60
                value = gone[card] - exposed[card] * held[COUNT[unseen >> shift & 15]] // 1000
                if hand >> shift & 15 != low >> shift:
                    value += self.twin
                rest = total + rank
                if aces:
                    value -= risk[self.fits(unseen, table | low, rest)]
                elif rest <= 10:
                    value -= risk[COUNT[unseen >> 4 * rest - 4 & 15]]
                moves.append((value, card, 0))
                continue
            rest = total - rank
            for taken, gained in found:
                value = gained + worth[card]
                if taken == table:
                    if self.sweeps(card, taken, table, left):
                        value += 1000
                elif aces:
                    value -= risk[self.fits(unseen, table ^ taken, rest)]
                elif rest <= 10:
                    value -= risk[COUNT[unseen >> 4 * rest - 4 & 15]]
                moves.append((value, card, taken))
        return moves

    def best(self, hand: int, table: int, seen: int, size: int, left: int) -> tuple[int, int]:
        """The move of highest rating, as (card, taken): the greatest of `rated`, found sooner."""
        if self.ace_scopa:
            return max(self.rated(hand, table, seen, size, left))[1:]
        unseen = self.deck & ~(seen | hand)
        held = self.chances[unseen.bit_count()][size]
        risk = held if left > 2 else NEVER
        total, captures = self._tables.get(table) or self.lying(table)
        cards, top, played, took = hand, -(1 << 40), 0, 0
        while cards:
            low = cards & -cards
            cards ^= low
            card = low.bit_length() - 1
            rank = (card >> 2) + 1
            found = captures[rank]
            if found is None:
                found = self.learn(table, rank)
            if found:
                # All captures of a card leave the same sum.
                taken, gained = found[0] if len(found) == 1 else max(found, key=GAINED)
                value = gained + self.worth[card]
                rest = total - rank
                if taken == table:
                    if self.sweeps(card, taken, table, left):
                        value += 1000
                elif rest <= 10:
                    value -= risk[COUNT[unseen >> 4 * rest - 4 & 15]]
            else:
                taken, shift = 0, card & 60
                value = self.laid[card] - self.exposed[card] * held[COUNT[unseen >> shift & 15]] // 1000
                if hand >> shift & 15 != low >> shift:
                    value += self.twin
                rest = total + rank
                if rest <= 10:
                    value -= risk[COUNT[unseen >> 4 * rest - 4 & 15]]
            if value >= top:
                top, played, took = value, card, taken
        return played, took

    def gift(self, position: Position, card: int, taken: int) -> int:
        """The chance in thousandths that the next seat holds a card that makes a scopa of what a move leaves."""
        unseen = position.unseen
        size = position.sizes[(position.seat + 1) % self.seats] or (self.dealt if position.stock else 0)
        table = position.table ^ taken if taken else position.table | 1 << card
        if not table or position.left <= 2:
            return 0
        ranks, _ = self.lying(table)
        return self.chances[unseen.bit_count()][size][self.fits(unseen, table, ranks)]

    def fits(self, unseen: int, table: int, total: int) -> int:
        """How many unseen cards would make a scopa of a table whose ranks sum to `total`."""
        fitting = (unseen >> 4 * (total - 1) & 15).bit_count() if total <= 10 else 0
        if self.ace_scopa and not table & 15:
            fitting += (unseen & 15).bit_count()
        return fitting


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
