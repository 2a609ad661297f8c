"""The numbers of many matches: won and lost, points, and what was dealt against what chance deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import ceil, comb, floor, sqrt
from typing import Any

from scopa_desktop.ai import LEVELS
from scopa_desktop.engine import FORMS, Rules
from scopa_desktop.library.facts import KINDS, MINE, THEIRS, Facts, kinds

LAST = 30
"""How many of the last matches a chart shows."""
GROUPS = 15
"""Into how many groups at most the matches are put to show their course."""
SHARES = ("scope", "settebello", "primiera", "denari", "carte")
"""What points are made of, as far as the statistics tell it."""
SURE = 2.576
"""Standard deviations that chance keeps within 99 times in 100."""


def figures(chosen: Sequence[Facts]) -> dict[str, Any]:
    """Matches, streaks, points and what they were made of; `last` are the last matches that were finished.

    `course` is the percentage won of each `group` of so many matches on end, without those that make no whole group.
    """
    finished = [one for one in chosen if one.over]
    now, best = streaks(one.won for one in finished)
    points = [0, 0]
    shares = {name: [0, 0] for name in SHARES}
    for one in chosen:
        _add(points, one.totals)
        for name, so_far in shares.items():
            _add(so_far, one.gained.get(name, (0, 0)))
    levels = {level: [0, 0] for level in LEVELS}
    for one in finished:
        levels.setdefault(one.level, [0, 0])[one.winner] += 1
    group = max(5, ceil(len(finished) / GROUPS))
    groups = [finished[at : at + group] for at in range(0, len(finished) - group + 1, group)]
    return {
        "played": len(finished),
        "won": sum(one.won for one in finished),
        "givenUp": len(chosen) - len(finished),
        "undone": sum(one.undone for one in finished),
        "streak": now,
        "best": best,
        "rounds": sum(one.rounds for one in chosen),
        "points": points,
        **shares,
        "byLevel": [{"level": level, "won": won, "lost": lost} for level, (won, lost) in levels.items() if won or lost],
        "last": [{"won": one.won, "lead": one.totals[MINE] - one.totals[THEIRS]} for one in finished[-LAST:]],
        "group": group,
        "course": [round(100 * sum(one.won for one in some) / group) for some in groups],
    }


def _lead(one: Facts) -> int:
    """How many points my side was ahead at the end."""
    return one.totals[MINE] - one.totals[THEIRS]


def streaks(matches: Iterable[bool]) -> tuple[int, int]:
    """Of matches won or not, oldest first: how many were won on end now, and at most."""
    now = best = 0
    for won in matches:
        now = now + 1 if won else 0
        best = max(best, now)
    return now, best


def fairness(every: Sequence[Facts]) -> list[dict[str, Any]]:
    """What was dealt to each side by level, and over all levels, from the decks of 40 cards for two players."""
    forms = {key for key, rules in FORMS.items() if len(rules.deck) == 40 and rules.seats == 2}
    decks: Counter[str] = Counter()
    dealt = {level: {kind: [0, 0] for kind in KINDS} for level in ("", *LEVELS)}
    for one in every:
        if one.form in forms and one.level in LEVELS:
            decks[one.level] += one.decks
            for kind, so_far in dealt[one.level].items():
                _add(so_far, one.dealt[kind])
    levels = [level for level in LEVELS if decks[level]]
    for level in levels:
        for kind, so_far in dealt[""].items():
            _add(so_far, dealt[level][kind])
    decks[""] = sum(decks.values())
    return [_dealt(level, decks[level], dealt[level]) for level in (levels if len(levels) < 2 else [*levels, ""])]


def _dealt(level: str, decks: int, dealt: dict[str, list[int]]) -> dict[str, Any]:
    told = []
    for kind, sides in dealt.items():
        mean, low, high = expected(FORMS["scopa"], kind, decks)
        told.append({"kind": kind, "sides": sides, "mean": mean, "low": low, "high": high})
    return {"level": level, "decks": decks, "kinds": told}


@dataclass(frozen=True, slots=True)
class Chance:
    """How many cards of a kind chance gives to one of two sides from one deck."""

    mean: float
    variance: float
    most: int


@cache
def chance(rules: Rules, kind: str) -> Chance:
    """The moments for one deck that is not void: hypergeometric, first the open cards and then a side's share.

    A void deal has too many kings among the open cards, so that the hands get a few more of them than their share.
    """
    kings = {card for card in rules.deck if "kings" in kinds(rules, card)}
    special = {card for card in rules.deck if kind in kinds(rules, card)}
    groups = [kings & special, kings - special, special - kings, set(rules.deck) - kings - special]
    side = (len(rules.deck) - rules.table) // 2
    total, first, second = 0, 0.0, 0.0
    for both, king, other in product(*(range(min(len(group), rules.table) + 1) for group in groups[:3])):
        rest = rules.table - both - king - other
        opened = [both, king, other, rest]
        cards = [card for group, count in zip(groups, opened, strict=True) for card in sorted(group)[: max(0, count)]]
        if not 0 <= rest <= len(groups[3]) or rules.voids(cards):
            continue
        ways = 1
        for group, count in zip(groups, opened, strict=True):
            ways *= comb(len(group), count)
        left, share = len(special) - both - other, 0.5
        mean = left * share
        variance = left * share * (1 - share) * (2 * side - left) / (2 * side - 1)
        total += ways
        first += ways * mean
        second += ways * (variance + mean * mean)
    mean = first / total
    return Chance(mean, second / total - mean * mean, len(special))


def expected(rules: Rules, kind: str, decks: int) -> tuple[float, int, int]:
    """How many cards of a kind chance deals to one of two sides from so many decks: mean, and the range of `SURE`."""
    one = chance(rules, kind)
    mean, spread = decks * one.mean, SURE * sqrt(decks * one.variance)
    return mean, max(0, floor(mean - spread)), min(decks * one.most, ceil(mean + spread))


def _add(so_far: list[int], more: Sequence[int]) -> None:
    for side, number in enumerate(more):
        so_far[side] += number
