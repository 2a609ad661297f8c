"""Winning chances: what a round is worth when the match counts and not the points.

The chance to win a match follows from how many points each side still needs, from who leads the next round, and
from how often a round between equals ends with which points (`weights.json`, key "rounds", counted by `train.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import floor

from scopa_desktop.ai.plain import GOAL
from scopa_desktop.ai.values import family, learned
from scopa_desktop.engine import Rules

STAKE = 12500
"""A sure win in units of the search: near a level score a point then weighs about as much as the usual 1000."""
SPREAD = 1100
"""Thousandths of a point: how far a round with one deal to come may stray from its value; grows as the root."""
QUANTILES = (-1.6, -1.0, -0.67, -0.4, -0.2, 0.0, 0.2, 0.4, 0.67, 1.0, 1.6)
ROUND = 4.6
"""About how many points the two sides make together in a round."""

Outcomes = tuple[tuple[int, int, float], ...]
Table = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=32)
def outcomes(name: str) -> Outcomes:
    """(points of the leading side, of the other side, share of the rounds) for a family of rules."""
    counts = learned()["rounds"][name]
    total = sum(count for _, _, count in counts)
    return tuple((own, other, count / total) for own, other, count in counts)


@lru_cache(maxsize=65536)
def chance(name: str, own: int, other: int, leads: bool) -> float:
    """The chance of a side that needs `own` points against one that needs `other`, when it leads or does not.

    Both needs are above 0; (0, 0) is a tie at or over the target, after which the next unequal round decides.
    """

    # Two rounds are looked at together, because one that changes nothing only passes the lead.
    def after(leads: bool) -> tuple[float, float]:
        """The chance gathered from rounds that change the score, and the share of those that do not."""
        gathered = same = 0.0
        for first, second, share in outcomes(name):
            mine, theirs = (first, second) if leads else (second, first)
            left, right = own - mine, other - theirs
            if left <= 0 or right <= 0:
                if left == right and (own, other) == (0, 0):
                    same += share
                else:
                    gathered += share * (0.5 + 0.5 * (left < right) - 0.5 * (left > right))
            elif mine == theirs == 0:
                same += share
            else:
                gathered += share * chance(name, left, right, not leads)
        return gathered, same

    here, stay = after(leads)
    there, back = after(not leads)
    return (here + stay * there) / (1 - stay * back)


@lru_cache(maxsize=16)
def goal(rules: Rules, totals: tuple[int, ...], next_first: int) -> Table:
    """[points of side 0][points of side 1] -> the chance of side 0 after the round, in units of 1 / `STAKE`.

    One unit for each point is added, so that of moves which win or lose the match alike the one with more points is
    better: the other side may yet err.
    """
    name, leads = family(rules), next_first % 2 == 0
    table = []
    for own in range(GOAL):
        row = []
        for other in range(GOAL):
            left, right = rules.target - totals[0] - own, rules.target - totals[1] - other
            if left > 0 and right > 0:
                value = chance(name, left, right, leads)
            elif left == right:
                value = chance(name, 0, 0, leads)
            else:
                value = float(left < right)
            row.append(round(STAKE * value) + own - other)
        table.append(row)
    table[GOAL - 1][0], table[0][GOAL - 1] = STAKE + GOAL, -GOAL
    return tuple(map(tuple, table))


@lru_cache(maxsize=16)
def towards(table: Table, deals: int) -> Callable[[float], float]:
    """From a value in thousandths of a point, `deals` before the end of the round, to the unit of `table`.

    The round may end around its value as a normal spread has it; both sides together make about `ROUND` points.
    """

    def at(points: float) -> float:
        """The table between its entries, along the line of `ROUND` points together."""
        own, other = (ROUND + points) / 2, (ROUND - points) / 2
        own, other = (own, other) if own >= 0 else (0.0, other - own)
        own, other = (own, other) if other >= 0 else (own - other, 0.0)
        own, other = min(own, GOAL - 2.0), min(other, GOAL - 2.0)
        i, j = floor(own), floor(other)
        x, y = own - i, other - j
        return (1 - x) * ((1 - y) * table[i][j] + y * table[i][j + 1]) + x * (
            (1 - y) * table[i + 1][j] + y * table[i + 1][j + 1]
        )

    spread = SPREAD / 1000 * deals**0.5
    low, step, count = -14.0, 0.25, 113
    grid = [
        sum(at(low + step * number + spread * quantile) for quantile in QUANTILES) / len(QUANTILES)
        for number in range(count)
    ]

    def convert(value: float) -> float:
        place = min(max((value / 1000 - low) / step, 0.0), count - 1.001)
        number = int(place)
        return grid[number] + (place - number) * (grid[number + 1] - grid[number])

    return convert
