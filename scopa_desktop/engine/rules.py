"""The forms of the game as values.

Sections are those of docs/rules.md; its worked examples are the
rows of `tests/unit/vectors.json` and of `tests/unit/test_flow.py`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from typing import Any

from scopa_desktop.engine.cards import Card, Suit, deck

TARGETS = (11, 16, 21, 31)
"""The points to play to that are offered."""
LARGEST_TARGET = 99


class Category(StrEnum):
    """What a round is counted by, in the order in which it is announced (section 6)."""

    CARTE = "carte"
    DENARI = "denari"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    SCOPE = "scope"
    NAPOLA = "napola"
    RE_BELLO = "re_bello"


@dataclass(frozen=True, slots=True)
class Rules:
    """A form of the game with the house rules agreed for a match.

    `key` names the form in saves. `sides[seat]` is the partnership of a seat. `hand` and `table` are how many
    cards a hand gets in each deal and how many are laid open at the start. `target` is in points.
    """

    key: str
    sides: tuple[int, ...] = (0, 1)
    ranks: int = 10
    pips: bool = False
    hand: int = 3
    table: int = 4
    target: int = 11
    napola: bool = False
    re_bello: bool = False
    asso_piglia_tutto: bool = False
    scopa_con_asso: bool = False
    presa_minima: bool = False

    @property
    def seats(self) -> int:
        """How many hands there are."""
        return len(self.sides)

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of this form, sorted."""
        return deck(self.ranks)

    @property
    def categories(self) -> tuple[Category, ...]:
        """The lines a round is counted by. Re bello needs a ten in the deck (section 9.4)."""
        return tuple(
            category
            for category in Category
            if (category != Category.NAPOLA or self.napola)
            and (category != Category.RE_BELLO or (self.re_bello and self.ranks == 10))
        )

    @property
    def house(self) -> tuple[str, ...]:
        """The names of the house rules that are on, in the order of `HOUSE_RULES`."""
        return tuple(name for name in HOUSE_RULES if getattr(self, name))

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats that play for `side`."""
        return tuple(seat for seat, own in enumerate(self.sides) if own == side)

    def captures(self, card: Card, table: Collection[Card]) -> tuple[tuple[Card, ...], ...]:
        """Every set of table cards that `card` may take (sections 4 and 7.3), empty when it is laid.

        Each set is sorted; the sets come by number of cards, then card by card.
        """
        equal = [other for other in table if other.rank == card.rank]
        if equal:
            return tuple((other,) for other in sorted(equal))
        if not table:
            return ()
        if self.asso_piglia_tutto and card.rank == 1:
            return (tuple(sorted(table)),)
        sums = _sums(tuple(sorted(other for other in table if other.rank < card.rank)), card.rank)
        if self.presa_minima and sums:
            fewest = len(sums[0])
            return tuple(cards for cards in sums if len(cards) == fewest)
        return sums

    def scores_sweep(self, card: Card, taken: Collection[Card], *, last: bool) -> bool:
        """Whether taking the whole table as `taken` is a scopa; `last` is the last card of the round.

        Sections 5 and 7.3: never with the last card; an ace that takes everything by the house rule only with
        the option `scopa_con_asso`.
        """
        by_house_rule = self.asso_piglia_tutto and card.rank == 1 and all(c.rank != 1 for c in taken)
        return not last and (self.scopa_con_asso or not by_house_rule)

    def voids(self, table: Iterable[Card]) -> bool:
        """Whether the first open cards must be dealt anew: three or more of the top rank (section 3.3)."""
        return sum(card.rank == self.ranks for card in table) >= 3

    def winner(self, totals: Sequence[int]) -> int | None:
        """The side that has won with these points of each side; None while the match goes on (section 8).

        It has reached the target, and has more than any other.
        """
        best = max(totals)
        leaders = [side for side, points in enumerate(totals) if points == best]
        return leaders[0] if best >= self.target and len(leaders) == 1 else None

    def wins_outright(self, pile: Iterable[Card]) -> bool:
        """Whether these captured cards win the match at once: all ten denari with napola (section 7.1)."""
        return self.napola and sum(card.suit == Suit.DENARI for card in pile) == 10


@lru_cache(maxsize=4096)
def _sums(cards: tuple[Card, ...], total: int) -> tuple[tuple[Card, ...], ...]:
    # Ranks are 1 or more, so a set has at most `total` cards, and two are the least: an equal card was handled.
    return tuple(
        chosen
        for size in range(2, len(cards) + 1)
        if sum(card.rank for card in cards[:size]) <= total
        for chosen in combinations(cards, size)
        if sum(card.rank for card in chosen) == total
    )


_PAIRS = (0, 1, 0, 1)
_FORMS = (
    Rules("scopa"),
    Rules("scopa-pips", pips=True),
    Rules("scopa-28", ranks=7),
    Rules("pairs", _PAIRS),
    Rules("pairs-pips", _PAIRS, pips=True),
    Rules("pairs-28", _PAIRS, ranks=7),
    Rules("scopone", _PAIRS, hand=9),
    Rules("scientifico", _PAIRS, hand=10, table=0),
)
FORMS: dict[str, Rules] = {rules.key: rules for rules in _FORMS}
"""Every form by its key, without house rules, to 11 (section 3)."""

HOUSE_RULES: Sequence[str] = ("napola", "re_bello", "asso_piglia_tutto", "scopa_con_asso", "presa_minima")
"""Names of the fields of `Rules` that are house rules, in the order in which they are shown."""


def agreed(form: str, target: int = 11, house: Collection[str] = ()) -> Rules:
    """The rules of a match: a form by key, a target from 1 to `LARGEST_TARGET` and the house rules that are on.

    Raises ValueError for an unknown form, target or house rule.
    """
    if form not in FORMS:
        raise ValueError(f"unknown form of the game: {form!r}")
    if not 1 <= target <= LARGEST_TARGET:
        raise ValueError(f"unknown target: {target!r}")
    for name in house:
        if name not in HOUSE_RULES:
            raise ValueError(f"unknown house rule: {name!r}")
    on: dict[str, Any] = {name: name in house for name in HOUSE_RULES}
    return replace(FORMS[form], target=target, **on)
