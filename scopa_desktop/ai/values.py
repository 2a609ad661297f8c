"""What a round between two deals is worth: a sum of learned weights, and the table of winning chances.

Between deals all hands are empty and everything is public. The value is that of the side which leads the next
deal, in thousandths of a point: the points it will win less those of the other side, scope already made left out.
It is a sum of weights, one for every feature that holds (the layout is in `search`). `weights.json` says how it
was made; `train.py` makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from json import loads
from typing import Any

from scopa_desktop.ai.bits import DENARI, members
from scopa_desktop.ai.plain import PRIMIERA_ORDER
from scopa_desktop.ai.search import (
    BIAS,
    CARDS_AHEAD,
    DEALER_BEST,
    DEALER_CARD,
    DEALER_RUN,
    DENARI_PAIR,
    FITTING,
    LEADER_BEST,
    LEADER_CARD,
    LEADER_RUN,
    TABLE_CARD,
    TABLE_COUNT,
    TABLE_SUM,
    TAKER,
    WEIGHTS,
)
from scopa_desktop.ai.tree import Kernel
from scopa_desktop.engine import Rules

RE_BELLO = 36


def features(game: Kernel, table: int, leader: int, dealer: int, taker: int) -> list[int]:
    """The features that hold: `leader` and `dealer` are piles, `taker` is 0 for the leading side, -1 for nobody."""
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
    return found


def family(rules: Rules) -> str:
    """The key in the file of the rules whose weights serve these rules."""
    name = f"{rules.seats} players, {4 * rules.ranks} cards"
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
def weights(rules: Rules, stock: int) -> Sequence[int]:
    """The weights that value a round with `stock` cards still to be dealt; empty where none were learned."""
    deals = stock // (rules.hand * rules.seats)
    boundaries = learned()["weights"].get(family(rules), [])
    if not 0 < deals <= len(boundaries):
        return ()
    full = [0] * WEIGHTS
    for index, weight in boundaries[deals - 1]:
        full[index] = weight
    if rules.re_bello and rules.ranks == 10:
        full[LEADER_CARD + RE_BELLO] += 1000
        full[DEALER_CARD + RE_BELLO] -= 1000
    return tuple(full)
