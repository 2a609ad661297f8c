"""What a round is worth at a boundary, when its first seat is to lead: a sum of learned weights.

Where more than one deal is made the boundaries lie between the deals: all hands are empty and everything is
public. Where the whole deck is dealt at once they lie between tricks, and the value is that of a world in which the
hands are known. It is the value of the side which leads, in thousandths of a point: the points it will win less
those of the other side, scope already made left out. It is a sum of weights, one for every feature that holds (the
layout is in `learned`). `weights.json` says how it was made; `train.py` makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from json import loads
from typing import Any

from scopa_desktop.ai.bits import DENARI, members
from scopa_desktop.ai.learned import (
    BIAS,
    CARDS_AHEAD,
    DEALER_BEST,
    DEALER_CARD,
    DEALER_HAND,
    DEALER_RUN,
    DENARI_PAIR,
    FITTING,
    LEADER_BEST,
    LEADER_CARD,
    LEADER_HAND,
    LEADER_RUN,
    TABLE_CARD,
    TABLE_COUNT,
    TABLE_SUM,
    TAKER,
    WEIGHTS,
)
from scopa_desktop.ai.plain import PRIMIERA_ORDER
from scopa_desktop.ai.tree import Kernel
from scopa_desktop.engine import Rules

RE_BELLO = 36
HELD = 300
"""What re bello is worth in a hand, in thousandths of a point: mostly, not always, its holder captures it."""
LEAST, MOST = 16, 32
"""Boundaries where all is dealt: with fewer cards left playing on tells more, with more no line of thought ends."""


def boundaries(rules: Rules) -> range:
    """The numbers of cards left to be played at the boundaries of a round."""
    size = rules.hand * rules.seats
    return range(LEAST, MOST + 1, rules.seats) if whole(rules) else range(size, len(rules.deck) - rules.table, size)


def whole(rules: Rules) -> bool:
    """Whether the whole deck is dealt at once."""
    return rules.hand * rules.seats == len(rules.deck) - rules.table


def features(game: Kernel, table: int, leader: int, dealer: int, taker: int, hands: Sequence[int] = ()) -> list[int]:
    """The features that hold: `leader` and `dealer` are piles, `taker` is 0 for the leading side, -1 for nobody.

    `hands` are those of the seats from the one that leads.
    """
    found = [BIAS]
    for pile, cards, bests, runs in (
        (leader, LEADER_CARD, LEADER_BEST, LEADER_RUN),
        (dealer, DEALER_CARD, DEALER_BEST, DEALER_RUN),
    ):
        found.append(runs + (pile & 1) + (pile >> 3 & 2) + (pile >> 6 & 4))
        found.extend(cards + card for card in members(pile))
        have = 0
        for rank in PRIMIERA_ORDER:
            for suit in members(pile >> 4 * (rank - 1) & 15 & ~have):
                found.append(bests + 10 * suit + rank - 1)
                have |= 1 << suit
    ranks = sum((card >> 2) + 1 for card in members(table))
    found.extend(TABLE_CARD + card for card in members(table))
    found.append(TABLE_COUNT + table.bit_count())
    found.append(TABLE_SUM + min(ranks, 40))
    if table:
        found.append(FITTING + game.fits(game.deck & ~(table | leader | dealer), table, ranks))
    found.append(DENARI_PAIR + 11 * (leader & DENARI).bit_count() + (dealer & DENARI).bit_count())
    found.append(CARDS_AHEAD + 40 + leader.bit_count() - dealer.bit_count())
    if taker >= 0:
        found.append(TAKER + taker)
    for seat, hand in enumerate(hands):
        found.extend((DEALER_HAND if seat & 1 else LEADER_HAND) + card for card in members(hand))
    return found


def family(rules: Rules) -> str:
    """The key in the file of the rules whose weights serve these rules."""
    name = f"{rules.seats} players, {4 * rules.ranks} cards"
    if whole(rules):
        name += ", all dealt" if rules.table else ", all in the hands"
    if rules.napola:
        name += ", napola"
    if rules.asso_piglia_tutto:
        name += ", ace takes all"
    return name


@lru_cache(maxsize=1)
def learned() -> Any:
    """What the file of weights holds."""
    return loads((files(__package__) / "weights.json").read_text())


@lru_cache(maxsize=64)
def weights(rules: Rules, left: int) -> Sequence[int]:
    """The weights that value a round at the boundary with `left` cards to be played; none are needed at its end."""
    if not left:
        return ()
    full = [0] * WEIGHTS
    for index, weight in learned()["weights"][family(rules)][str(left)]:
        full[index] = weight
    if rules.re_bello and rules.ranks == 10:
        for leads, trails, worth in ((LEADER_CARD, DEALER_CARD, 1000), (LEADER_HAND, DEALER_HAND, HELD)):
            full[leads + RE_BELLO] += worth
            full[trails + RE_BELLO] -= worth
    return tuple(full)
