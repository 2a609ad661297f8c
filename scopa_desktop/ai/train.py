"""Learns the values of `values` from rounds the program plays with itself, and writes the file of weights.

    python -m scopa_desktop.ai.train [--rounds N] [--out FILE]

From the last boundary back to the first: the positions come from rounds played by rating with one move in seven
at random; each is continued with several random deals of the unseen cards, searched with open hands to the end of
the deal, where the next boundary's weights (at the last: the exact result) value it. The weights are the ridge
regression on the means. Everything follows from the seed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from json import dumps, loads
from math import sqrt
from operator import mul
from pathlib import Path
from random import Random

from scopa_desktop.ai import kernel
from scopa_desktop.ai.bits import Position, members
from scopa_desktop.ai.search import WEIGHTS
from scopa_desktop.ai.tree import Kernel
from scopa_desktop.ai.values import family, features
from scopa_desktop.engine import Rules, agreed

RIDGE = 8.0
"""The weight of the penalty, in observations."""


def play_by_rating(game: Kernel, rules: Rules, random: Random, wild: float) -> tuple[list[Position], tuple[int, int]]:
    """One round from seat 0's lead, by rating and a share `wild` of the moves at random.

    How it stood before each later deal (scope already made left out), and the points of each side.
    """
    cards = [members(game.deck)[at] for at in random.sample(range(4 * rules.ranks), 4 * rules.ranks)]
    table, stock = sum(1 << card for card in cards[: rules.table]), cards[rules.table :]
    size = rules.hand * rules.seats
    position = Position(0, 0, 0, 0, (), table, (0, 0), (0, 0), -1, 0, ())
    found = []
    while stock:
        hands = [sum(1 << card for card in stock[seat : size : rules.seats]) for seat in range(rules.seats)]
        stock = stock[size:]
        for turn in range(size):
            seat = turn % rules.seats
            left = len(stock) + size - turn
            following = hands[(seat + 1) % rules.seats].bit_count() or (rules.hand if stock else 0)
            seen = position.table | position.piles[0] | position.piles[1]
            rated = game.rated(hands[seat], position.table, seen, following, left)
            _, card, taken = random.choice(rated) if random.random() < wild else max(rated)
            hands[seat] ^= 1 << card
            position = replace(position, seat=seat, sizes=(left,))
            table, pile0, pile1, sweeps0, sweeps1, taker = game.after(position, card, taken)
            position = replace(position, table=table, piles=(pile0, pile1), sweeps=(sweeps0, sweeps1), taker=taker)
        if stock:
            unseen = sum(1 << card for card in stock)
            found.append(replace(position, seat=0, sizes=(), stock=len(stock), unseen=unseen, sweeps=(0, 0)))
    piles = list(position.piles)
    if position.taker >= 0:
        piles[position.taker] |= position.table
    return found, game.points((piles[0], piles[1]), position.sweeps)


def worth(game: Kernel, rules: Rules, position: Position, weights: Sequence[int], deals: int, random: Random) -> float:
    """The mean over `deals` random deals of what the leader comes to with open hands, in thousandths of a point."""
    size = rules.hand * rules.seats
    cards = members(position.unseen)
    total = 0
    for _ in range(deals):
        dealt = random.sample(cards, size)
        hands = [sum(1 << card for card in dealt[seat : size : rules.seats]) for seat in range(rules.seats)]
        start = replace(position, hand=hands[0], sizes=(rules.hand,) * rules.seats, stock=position.stock - size)
        total += max(game.foresee(start, game.ordered(hands[0], position.table), [hands], weights)[0])
    return total / deals


def regress(rows: Sequence[Sequence[int]], goals: Sequence[float]) -> list[int]:
    """The ridge regression of the goals on binary features, rounded to whole thousandths."""
    used = sorted({index for row in rows for index in row})
    at = {index: number for number, index in enumerate(used)}
    size = len(used)
    squares = [[0.0] * size for _ in range(size)]
    sums = [0.0] * size
    for row, goal in zip(rows, goals, strict=True):
        places = sorted(at[index] for index in row)
        for number, one in enumerate(places):
            sums[one] += goal
            line = squares[one]
            for two in places[: number + 1]:
                line[two] += 1.0
    for number in range(size):
        squares[number][number] += RIDGE if number else 1e-6
    solution = _cholesky(squares, sums)
    weights = [0] * WEIGHTS
    for index, number in at.items():
        weights[index] = round(solution[number])
    return weights


def _cholesky(lower: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive system given by its lower triangle, which is overwritten."""
    size = len(right)
    for row in range(size):
        line = lower[row]
        for column in range(row):
            other = lower[column]
            line[column] = (line[column] - sum(map(mul, line[:column], other[:column]))) / other[column]
        line[row] = sqrt(line[row] - sum(map(mul, line[:row], line[:row])))
    forward: list[float] = []
    for row in range(size):
        forward.append((right[row] - sum(map(mul, lower[row][:row], forward))) / lower[row][row])
    for row in reversed(range(size)):
        forward[row] /= lower[row][row]
        for column in range(row):
            forward[column] -= lower[row][column] * forward[row]
    return forward


def outcomes(rules: Rules, rounds: int, seed: int) -> list[list[int]]:
    """[points of the leading side, of the other, how often] in rounds between players that go by rating."""
    game, random = kernel.chosen()(rules), Random(seed)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        counts[play_by_rating(game, rules, random, 0.0)[1]] += 1
    return [[own, other, count] for (own, other), count in sorted(counts.items())]


def train(rules: Rules, rounds: int, deals: int, seed: int) -> list[list[int]]:
    """The weights by the number of deals to come, from 1 on."""
    game, random = kernel.chosen()(rules), Random(seed)
    played = [play_by_rating(game, rules, random, 1 / 7)[0] for _ in range(rounds)]
    learned: list[list[int]] = []
    following: Sequence[int] = ()
    for number in range(1, len(played[0]) + 1):
        positions = [each[-number] for each in played]
        rows = [features(game, each.table, each.piles[0], each.piles[1], each.taker) for each in positions]
        goals = [worth(game, rules, each, following, deals, random) for each in positions]
        following = regress(rows, goals)
        learned.append(list(following))
        error = [goal - sum(following[index] for index in row) for row, goal in zip(rows, goals, strict=True)]
        mean = sum(goals) / len(goals)
        explained = 1 - sum(map(mul, error, error)) / sum((goal - mean) ** 2 for goal in goals)
        sys.stderr.write(f"{family(rules)}: {number} deals to come, mean {mean:.0f}, {explained:.2f} explained\n")
    return learned


def main() -> int:
    """Train the families asked for, leave the others as they are, and write the file."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=20000, help="rounds of two players (default: 20000)")
    parser.add_argument("--deals", type=int, default=8, help="random deals that continue a position (default: 8)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--form", action="append", help="only this form of the game; may be repeated")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("weights.json"))
    args = parser.parse_args()
    file = loads(args.out.read_text()) if args.out.exists() else {}
    told, made, ended = file.get("made", {}), file.get("weights", {}), file.get("rounds", {})
    for form in args.form or ("scopa", "scopa-28", "pairs", "pairs-28"):
        for house in ((), ("napola",), ("asso_piglia_tutto",), ("napola", "asso_piglia_tutto")):
            rules = agreed(form, house=house)
            rounds = args.rounds if rules.seats == 2 else args.rounds // 4
            learned = train(rules, rounds, args.deals, args.seed)
            made[family(rules)] = [
                [[index, weight] for index, weight in enumerate(weights) if weight] for weights in learned
            ]
            ended[family(rules)] = outcomes(rules, args.rounds, args.seed)
            told[family(rules)] = (
                f"python -m scopa_desktop.ai.train --form {form} --rounds {args.rounds} --deals {args.deals} "
                f"--seed {args.seed}"
            )
            args.out.write_text(text(told, made, ended))
    return 0


ABOUT = (
    "weights: the values between deals by family of rules and deals to come (from 1), as [feature, thousandths of a "
    "point] with the features of search.py; rounds: how often a round between equals ends with [points of the "
    "leading side, of the other, times]; made: by which command"
)


def text(told: dict[str, str], made: dict[str, list[list[list[int]]]], ended: dict[str, list[list[int]]]) -> str:
    """The file: JSON with one line a boundary."""

    def line(name: str, value: object) -> str:
        return f"{dumps(name)}: {dumps(value, separators=(',', ':'))}"

    families = []
    for name, learned in sorted(made.items()):
        boundaries = ",\n  ".join(dumps(weights, separators=(",", ":")) for weights in learned)
        families.append(f"{dumps(name)}: [\n  {boundaries}]")
    commands = ",\n ".join(line(*item) for item in sorted(told.items()))
    rounds = ",\n ".join(line(*item) for item in sorted(ended.items()))
    weights = ",\n ".join(families)
    return (
        f'{{{line("about", ABOUT)},\n"made": {{\n {commands}}},\n"weights": {{\n {weights}}},\n'
        f'"rounds": {{\n {rounds}}}}}\n'
    )


if __name__ == "__main__":
    sys.exit(main())
