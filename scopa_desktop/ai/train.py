"""Learns the values of `values` from rounds the program plays with itself, and writes the file of weights.

    python -m scopa_desktop.ai.train [--rounds N] [--out FILE]

The positions come from rounds played by rating with one move in seven at random. Between deals, from the last
boundary back to the first, each is continued with several random deals of the unseen cards, searched with open hands
to the end of the deal, where the next boundary's weights (at the last: the exact result) value it. Where all is dealt
at once each is played out as often, again by rating with one move in seven at random. The weights are the ridge
regression on the means. Everything follows from the seed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from json import dumps, loads
from math import fsum, sqrt
from operator import mul
from pathlib import Path
from random import Random

from scopa_desktop.ai import kernel
from scopa_desktop.ai.bits import Position, members
from scopa_desktop.ai.learned import WEIGHTS
from scopa_desktop.ai.tree import Kernel
from scopa_desktop.ai.values import boundaries, family, features
from scopa_desktop.engine import Rules, agreed

FORMS = ("scopa", "scopa-28", "pairs", "pairs-28", "scopone", "scientifico")
"""One form of each family."""
RIDGE = 8.0
"""The weight of the penalty, in observations."""


WILD = 1 / 7
"""The share of moves made at random."""

Standing = tuple[Position, list[int]]
"""A position at a boundary, scope already made left out, and the hands by seat (empty between deals)."""


def play_by_rating(
    game: Kernel, rules: Rules, random: Random, wild: float
) -> tuple[dict[int, Standing], tuple[int, int]]:
    """One round from seat 0's lead, by rating and a share `wild` of the moves at random.

    How it stood at each boundary, by the cards left, and the points of each side.
    """
    ends = boundaries(rules)
    cards = [members(game.deck)[at] for at in random.sample(range(4 * rules.ranks), 4 * rules.ranks)]
    table, stock = sum(1 << card for card in cards[: rules.table]), cards[rules.table :]
    size = rules.hand * rules.seats
    position = Position(0, 0, 0, 0, (), table, (0, 0), (0, 0), -1, 0, ())
    found: dict[int, Standing] = {}
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
            if left - 1 in ends:
                found[left - 1] = standing(position, hands, stock), list(hands)
    piles = list(position.piles)
    if position.taker >= 0:
        piles[position.taker] |= position.table
    return found, game.points((piles[0], piles[1]), position.sweeps)


def standing(position: Position, hands: Sequence[int], stock: Sequence[int]) -> Position:
    """The position of seat 0, whose lead it is."""
    unseen = sum(1 << card for card in stock) + sum(hands[1:])
    sizes = tuple(hand.bit_count() for hand in hands)
    return replace(position, seat=0, hand=hands[0], unseen=unseen, sizes=sizes, stock=len(stock), sweeps=(0, 0))


def played_out(game: Kernel, told: Standing, times: int, random: Random) -> float:
    """The mean over `times` play-outs of what the leader comes to, in thousandths of a point."""
    position, hands = told
    cards = [card for hand in hands[1:] for card in members(hand)]
    total, _ = game.playouts(position, cards, times, random.getrandbits(64), wild=round(1024 * WILD))
    return total / times


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
            line[column] = (line[column] - fsum(map(mul, line[:column], other[:column]))) / other[column]
        line[row] = sqrt(line[row] - fsum(map(mul, line[:row], line[:row])))
    forward: list[float] = []
    for row in range(size):
        forward.append((right[row] - fsum(map(mul, lower[row][:row], forward))) / lower[row][row])
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


def train(rules: Rules, rounds: int, deals: int, seed: int) -> dict[int, list[int]]:
    """The weights of each boundary."""
    game, random = kernel.chosen()(rules), Random(seed)
    played = [play_by_rating(game, rules, random, WILD)[0] for _ in range(rounds)]
    learned: dict[int, list[int]] = {}
    following: Sequence[int] = ()
    for left in boundaries(rules):
        told = [each[left] for each in played]
        rows = [features(game, at.table, at.piles[0], at.piles[1], at.taker, hands) for at, hands in told]
        if told[0][0].stock:
            goals = [worth(game, rules, at, following, deals, random) for at, _ in told]
        else:
            goals = [played_out(game, each, deals, random) for each in told]
        following = learned[left] = regress(rows, goals)
        error = [goal - sum(following[index] for index in row) for row, goal in zip(rows, goals, strict=True)]
        mean = sum(goals) / len(goals)
        explained = 1 - sum(map(mul, error, error)) / sum((goal - mean) ** 2 for goal in goals)
        sys.stderr.write(f"{family(rules)}: {left} cards left, mean {mean:.0f}, {explained:.2f} explained\n")
    return learned


def main() -> int:
    """Train the families asked for, leave the others as they are, and write the file."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--rounds", type=int, default=20000, help="rounds to learn from (default: 20000; pairs a quarter)"
    )
    parser.add_argument("--deals", type=int, default=8, help="continuations of a position (default: 8)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--form", action="append", choices=FORMS, help="only this form of the game; may be repeated")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("weights.json"))
    args = parser.parse_args()
    for form in args.form or FORMS:
        for house in ((), ("napola",), ("asso_piglia_tutto",), ("napola", "asso_piglia_tutto")):
            rules = agreed(form, house=house)
            # A deal of pairs takes long to search.
            count = args.rounds // 4 if form.startswith("pairs") else args.rounds
            learned = train(rules, count, args.deals, args.seed)
            ended = outcomes(rules, args.rounds, args.seed)
            file = loads(args.out.read_text()) if args.out.exists() else {}
            told, made, rounds = (file.setdefault(key, {}) for key in ("made", "weights", "rounds"))
            made[family(rules)] = {
                str(left): [[index, weight] for index, weight in enumerate(weights) if weight]
                for left, weights in learned.items()
            }
            rounds[family(rules)] = ended
            told[family(rules)] = (
                f"python -m scopa_desktop.ai.train --form {form} --rounds {args.rounds} --deals {args.deals} "
                f"--seed {args.seed}"
            )
            # A program that runs meanwhile reads the old file or the new one.
            fresh = args.out.with_suffix(".new")
            fresh.write_text(text(told, made, rounds))
            fresh.replace(args.out)
    return 0


ABOUT = (
    "weights: the values at the boundaries by family of rules and cards left, as [feature, thousandths of a point] "
    "with the features of learned.py; rounds: how often a round between equals ends with [points of the "
    "leading side, of the other, times]; made: by which command"
)


def text(told: dict[str, str], made: dict[str, dict[str, list[list[int]]]], ended: dict[str, list[list[int]]]) -> str:
    """The file: JSON with one line a boundary."""

    def line(name: str, value: object) -> str:
        return f"{dumps(name)}: {dumps(value, separators=(',', ':'))}"

    families = []
    for name, learned in sorted(made.items()):
        lines = ",\n  ".join(line(*item) for item in sorted(learned.items(), key=lambda item: int(item[0])))
        families.append(f"{dumps(name)}: {{\n  {lines}}}")
    commands = ",\n ".join(line(*item) for item in sorted(told.items()))
    rounds = ",\n ".join(line(*item) for item in sorted(ended.items()))
    weights = ",\n ".join(families)
    return (
        f'{{{line("about", ABOUT)},\n"made": {{\n {commands}}},\n"weights": {{\n {weights}}},\n'
        f'"rounds": {{\n {rounds}}}}}\n'
    )


if __name__ == "__main__":
    sys.exit(main())
