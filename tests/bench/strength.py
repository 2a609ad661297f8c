"""How strong the players are: every level against the opponents of reference, two players and four.

    python tests/bench/strength.py [--deals N] [--scopone N] [--matches N] [--seed S] [--jobs N]
                                     [--only NAME [NAME]] [--four FORM]

Prints points a round with standard errors beside the figures of the study of Scopone by Di Palma and Lanzi (one
deal; the share of deals won by the side that leads or deals).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev

from scopa_desktop import arena
from scopa_desktop.ai import LEVELS, Player
from scopa_desktop.engine import FORMS
from tests.bench.opponents import OPPONENTS, open_observe

PLAYERS: dict[str, Callable[[int], Player]] = {**OPPONENTS, **LEVELS}
TWO = (
    ("normal", "easy"),
    ("normal", "greedy"),
    ("hard", "normal"),
    ("hard", "greedy"),
    ("master", "hard"),
    ("master", "normal"),
    ("master", "greedy"),
    ("master", "sampling-12x5"),
    ("master", "tree-1000"),
    ("cheating-1000", "master"),
)
FOUR = (
    ("normal", "easy"),
    ("normal", "greedy"),
    ("hard", "normal"),
    ("master", "hard"),
    ("master", "greedy"),
    ("master", "tree-1000"),
    ("master", "tree-4000"),
)
MATCHES = (("master", "greedy"), ("master", "master-for-points"))
"""Matches to 11 of two players; the second pairing tells what the table of winning chances gains."""
STUDY = (
    ("random", "random", "41.7 / 45.7 / 12.6"),
    ("greedy", "greedy", "ties 17.3"),
    ("tree-4000", "greedy", "leading 53.0"),
    ("greedy", "tree-4000", "dealing 66.6"),
)
"""The side that leads, the side that deals, and what the study found."""


def shares(leading: str, dealing: str, deals: int, seed: int) -> tuple[float, float, float]:
    """Shares of the deals of scopone won by the side that leads, by the side that deals, and tied."""
    rules = FORMS["scopone"]
    counts = [0, 0, 0]
    for number in range(deals):
        random = Random(f"study:{seed}:{number}")
        state = arena.cards(rules, random, 0)
        seated = arena.seated(rules, PLAYERS[leading], PLAYERS[dealing], 0, random.randrange(1 << 32))
        points = arena.play_round(state, seated, eyes=open_observe).points
        counts[0 if points[0] > points[1] else 1 if points[1] > points[0] else 2] += 1
    return counts[0] / deals, counts[1] / deals, counts[2] / deals


def main() -> int:
    """Play the whole table."""
    parser = ArgumentParser(description="Strength against the opponents of reference.")
    parser.add_argument("--deals", type=int, default=1000, help="pairs for two players (default: 1000)")
    parser.add_argument("--scopone", type=int, default=200, help="pairs for four players (default: 200)")
    parser.add_argument("--four", choices=FORMS, default="scopone", help="their form of the game (default: scopone)")
    parser.add_argument("--matches", type=int, default=100, help="pairs of matches to 11 (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the deals (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work")
    parser.add_argument("--only", nargs="+", default=[], help="only pairings of these players")
    args = parser.parse_args()
    wanted = set(args.only)
    for form, pairings, deals in (("scopa", TWO, args.deals), (args.four, FOUR, args.scopone)):
        print(f"| {form} | points a round | pairs | median, 99 %, worst ms |\n|---|---|---|---|")
        for a, b in pairings:
            if wanted <= {a, b}:
                played = arena.compare(
                    FORMS[form], PLAYERS[a], PLAYERS[b], deals, args.seed, jobs=args.jobs, eyes=open_observe
                )
                found = arena.summary(a, b, form, list(played))
                print(
                    f"| {a} - {b} | {found.mean_points:+.3f} +- {found.standard_error:.3f} | {deals} | "
                    f"{found.ms_median:.2f}, {found.ms_p99:.1f}, {found.ms_worst:.1f} |",
                    flush=True,
                )
        print()
    print("| scopa, matches to 11 | won in % | pairs |\n|---|---|---|")
    for a, b in MATCHES:
        if wanted <= {a, b}:
            played = arena.compare(
                FORMS["scopa"], PLAYERS[a], PLAYERS[b], args.matches, args.seed, matches=True, jobs=args.jobs
            )
            won = [50 * (each.won or 0) for each in played]
            error = stdev(won) / sqrt(len(won))
            print(f"| {a} - {b} | {fmean(won):.2f} +- {error:.2f} | {args.matches} |", flush=True)
    print()
    print("| scopone: leading - dealing | leading, dealing wins, ties in % | study |\n|---|---|---|")
    for leading, dealing, told in STUDY:
        if wanted <= {leading, dealing}:
            parts = " / ".join(f"{100 * share:.1f}" for share in shares(leading, dealing, 2 * args.scopone, args.seed))
            print(f"| {leading} - {dealing} | {parts} | {told} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
