"""Does master play better with other learned values? Two files of weights against each other, in duplicate deals.

    python -m tests.bench.values_trial FORM FILE FILE [--as FAMILY] [--pairs N] [--seed S]
    python -m tests.bench.values_trial FORM FILE FILE [--as FAMILY] --error N

The first file's master is measured against the second's. `--as` names the family of rules whose weights are taken
from the second file, where it is not the form's own. `--error` plays nothing: it tells how far each file's values
stray from what fresh rounds come to (as `train` sees them, from a seed of its own).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import lru_cache
from json import loads
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from scopa_desktop import arena
from scopa_desktop.ai import Player, Stop, train, values
from scopa_desktop.ai.learned import WEIGHTS
from scopa_desktop.ai.players import kernel
from scopa_desktop.ai.thinkers import Master
from scopa_desktop.engine import FORMS, Move, Rules, View


@lru_cache(maxsize=8)
def read(file: Path, family: str) -> dict[int, Sequence[int]]:
    """The weights of a family by cards left."""
    found: dict[int, Sequence[int]] = {}
    for left, pairs in loads(file.read_text())["weights"][family].items():
        full = [0] * WEIGHTS
        for index, weight in pairs:
            full[index] = weight
        found[int(left)] = tuple(full)
    return found


class Taught:
    """Makes masters that think with the values of a file."""

    def __init__(self, file: Path, family: str) -> None:
        self.file = file
        self.family = family

    def __call__(self, seed: int) -> Player:
        """See `Player`."""
        return TaughtMaster(seed, self)

    def weights(self, rules: Rules, left: int) -> Sequence[int]:
        """In the place of `values.weights`."""
        del rules
        return read(self.file, self.family)[left] if left else ()


class TaughtMaster(Master):
    """Master with the values of a file."""

    def __init__(self, seed: int, taught: Taught) -> None:
        super().__init__(seed)
        self.taught = taught

    def choose(self, view: View, stop: Stop) -> Move:
        """See `Player`."""
        own = values.weights
        values.weights = self.taught.weights  # type: ignore[assignment]
        try:
            return super().choose(view, stop)
        finally:
            values.weights = own


def errors(rules: Rules, taught: Sequence[Taught], count: int, seed: int) -> None:
    """Root of the mean squared error at each boundary, in points, and the share of the variance explained."""
    game, random = kernel(rules), Random(seed)
    played = [train.play_by_rating(game, rules, random, train.WILD)[0] for _ in range(count)]
    for left in values.boundaries(rules):
        told = [each[left] for each in played]
        if told[0][0].stock:
            raise SystemExit("only where all is dealt at once")
        goals = [train.played_out(game, each, 32, random) for each in told]
        rows = [values.features(game, at.table, *at.piles, at.taker, hands) for at, hands in told]
        mean = fmean(goals)
        spread = fmean((goal - mean) ** 2 for goal in goals)
        line = []
        for each in taught:
            weights = each.weights(rules, left)
            wrong = fmean(
                (goal - sum(weights[index] for index in row)) ** 2 for row, goal in zip(rows, goals, strict=True)
            )
            line.append(f"{sqrt(wrong) / 1000:.3f} ({1 - wrong / spread:.3f} explained)")
        print(f"{left} cards left: {' against '.join(line)}", flush=True)


def main() -> int:
    """See the module."""
    parser = ArgumentParser(description="Two files of learned values against each other.")
    parser.add_argument("form", choices=FORMS)
    parser.add_argument("files", nargs=2, type=Path)
    parser.add_argument("--as", dest="family")
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--error", type=int, default=0)
    args = parser.parse_args()
    rules = FORMS[args.form]
    own = values.family(rules)
    one, two = Taught(args.files[0], own), Taught(args.files[1], args.family or own)
    if args.error:
        errors(rules, (one, two), args.error, args.seed)
        return 0
    leads = []
    for number, each in enumerate(arena.compare(rules, one, two, args.pairs, args.seed), 1):
        leads.append(each.lead)
        if number % 50 == 0 or number == args.pairs:
            print(f"{number} pairs: {fmean(leads):+.3f} ± {stdev(leads) / sqrt(number):.3f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
