"""Can a policy learned from play tell better than the rating which card a strong player will play?

    python -m tests.bench.policy gather FORM DEALS FILE [--seed S]
    python -m tests.bench.policy fit FILE [--epochs N]

`gather` plays deals of four quick masters and writes every decision that was not forced, one JSON array a line: the
features of each legal move, then the number of the move made. `fit` learns a softmax over the features from four
fifths of the decisions and tells, on the last fifth, the mean log of the chance given to the move that was made: with
even chances, with the rating as the players weigh hidden hands by it, and with the learned policy.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from json import dumps, loads
from math import exp, log
from pathlib import Path
from random import Random
from statistics import fmean

from scopa_desktop import arena
from scopa_desktop.ai.bits import DENARI, Position, index, mask
from scopa_desktop.ai.players import glance, kernel
from scopa_desktop.ai.search import TEMPERATURE, WILD
from scopa_desktop.ai.thinkers import Master
from scopa_desktop.ai.tree import Kernel
from scopa_desktop.engine import FORMS, Move, View

FEATURES = (
    "rating",
    "takes",
    "scopa",
    "cards taken",
    "denari taken",
    "settebello taken",
    "sevens taken",
    "aces and sixes taken",
    "taken by sum, dealing side",
    "taken by sum, leading side",
    "twin kept",
    "twin kept, dealing side",
    "seven laid",
    "denaro laid",
    "settebello laid",
    "figure laid",
    "unseen equals of a laid card",
    "chance of a scopa given",
    "sum left",
    "cards left",
)
LOW, SEVENS, ACES_AND_SIXES = 15, 15 << 24, 15 | 15 << 20
SETTEBELLO = 1 << 24
RATE = 0.05

Decision = tuple[list[list[float]], int]


class Quick(Master):
    """Master with a fifth of its lines."""

    LINES, PLAYS = 600, 9000
    POOL = 60


def features(game: Kernel, position: Position, rating: int, card: int, taken: int) -> list[float]:
    """What `FEATURES` names, for one move."""
    dealing = position.seat % 2 != position.first % 2
    own = taken | 1 << card if taken else 0
    rest = position.table ^ taken if taken else position.table | 1 << card
    by_sum = taken.bit_count() > 1
    equals = LOW << 4 * (card >> 2)
    laid, twin = not taken, not taken and (position.hand & equals).bit_count() > 1
    total = sum(1 + (at >> 2) for at in range(40) if rest >> at & 1)
    return [
        rating / 1000,
        float(taken > 0),
        float(taken > 0 and game.sweeps(card, taken, position.table, position.left)),
        own.bit_count() / 4,
        (own & DENARI).bit_count() / 2,
        float(own & SETTEBELLO > 0),
        (own & SEVENS).bit_count() / 2,
        (own & ACES_AND_SIXES).bit_count() / 2,
        float(by_sum and dealing),
        float(by_sum and not dealing),
        float(twin),
        float(twin and dealing),
        float(laid and card >> 2 == 6),
        float(laid and card & 3 == 0),
        float(laid and 1 << card == SETTEBELLO),
        float(laid and card >> 2 > 6),
        (position.unseen & equals).bit_count() / 3 if laid else 0.0,
        game.gift(position, card, taken) / 1000,
        min(total, 20) / 20,
        rest.bit_count() / 5,
    ]


class Watched:
    """A player whose unforced decisions are written down."""

    def __init__(self, seed: int, file: list[Decision]) -> None:
        self.player = Quick(seed)
        self.file = file

    def choose(self, view: View, stop: object) -> Move:
        """See `Player`."""
        made = self.player.choose(view, stop)  # type: ignore[arg-type]
        if len(view.moves) > 1:
            position, game = Position.of(view), kernel(view.rules)
            rated = glance(position, game)
            rows = [[round(value, 3) for value in features(game, position, *each)] for each in rated]
            chosen = index(made.card), mask(made.taken)
            self.file.append((rows, next(at for at, each in enumerate(rated) if each[1:] == chosen)))
        return made


def gather(form: str, deals: int, file: Path, seed: int) -> None:
    """Play and write."""
    rules = FORMS[form]
    with file.open("w") as out:
        for number in range(deals):
            random = Random(f"policy:{seed}:{number}")
            found: list[Decision] = []
            players = [Watched(random.randrange(1 << 32), found) for _ in range(rules.seats)]
            arena.play_round(arena.cards(rules, random, random.randrange(rules.seats)), players)
            out.writelines(dumps(each, separators=(",", ":")) + "\n" for each in found)


def shares(scores: Sequence[float], wild: float) -> list[float]:
    """The softmax of scores, mixed with even chances."""
    top = max(scores)
    odds = [exp(score - top) for score in scores]
    total = sum(odds)
    return [(1 - wild) * each / total + wild / len(odds) for each in odds]


def told(decisions: Sequence[Decision], weights: Sequence[float], wild: float) -> float:
    """The mean log of the chance given to the moves that were made."""
    return fmean(
        log(shares([sum(map(float.__mul__, weights, row)) for row in rows], wild)[made]) for rows, made in decisions
    )


def fit(file: Path, epochs: int) -> None:
    """Learn by stochastic gradients, and tell."""
    decisions: list[Decision] = []
    for line in file.read_text().splitlines():
        rows, made = loads(line)
        decisions.append(([[float(value) for value in row] for row in rows], made))
    kept = len(decisions) * 4 // 5
    learn, test = decisions[:kept], decisions[kept:]
    even = [0.0] * len(FEATURES)
    present = [1000 / TEMPERATURE, *even[1:]]
    weights = list(present)
    random = Random(1)
    for epoch in range(epochs):
        random.shuffle(learn)
        rate = RATE / (1 + epoch)
        for rows, made in learn:
            odds = shares([sum(map(float.__mul__, weights, row)) for row in rows], 0.0)
            for at in range(len(weights)):
                weights[at] += rate * (rows[made][at] - sum(odd * row[at] for odd, row in zip(odds, rows, strict=True)))
    print(f"{len(learn)} decisions learned from, {len(test)} told about")
    print(f"even chances: {told(test, even, 0.0):.4f}")
    print(f"rating, as hidden hands are weighed: {told(test, present, WILD):.4f}")
    for scale in (0.25, 0.5, 0.75):
        print(f"rating, {scale} times as sharp: {told(test, [scale * each for each in present], WILD):.4f}")
    for wild in (0.02, 0.06, WILD):
        print(f"learned policy, {wild} even: {told(test, weights, wild):.4f}")
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"  {name}: {weight:+.2f}")


def main() -> int:
    """See the module."""
    parser = ArgumentParser(description="A policy learned from play against the rating.")
    asked = parser.add_subparsers(required=True, dest="asked")
    one = asked.add_parser("gather")
    one.add_argument("form", choices=[form for form, rules in FORMS.items() if rules.seats == 4])
    one.add_argument("deals", type=int)
    one.add_argument("file", type=Path)
    one.add_argument("--seed", type=int, default=1)
    two = asked.add_parser("fit")
    two.add_argument("file", type=Path)
    two.add_argument("--epochs", type=int, default=4)
    args = parser.parse_args()
    if args.asked == "gather":
        gather(args.form, args.deals, args.file, args.seed)
    else:
        fit(args.file, args.epochs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
