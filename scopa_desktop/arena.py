"""Players against players without a window: duplicate deals, and how strong one is against another.

Every deal is played twice with the seats exchanged, so the luck of the cards falls on both. All points are per
round, seen from player a; a standard error is that of the mean over the pairs.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from json import dumps
from math import sqrt
from random import Random
from statistics import fmean, stdev
from threading import Event
from time import perf_counter

from scopa_desktop.ai import LEVELS, Player
from scopa_desktop.engine import (
    FORMS,
    HOUSE_RULES,
    Rules,
    State,
    Swept,
    View,
    agreed,
    deal,
    observe,
    play,
    score,
    shuffled,
)

Factory = Callable[[int], Player]
Eyes = Callable[[State, int], View]
"""What a seat is shown of a round; `observe` but for the player of reference that sees all."""


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round: points and scope made by each side, and what a's moves took, in milliseconds."""

    points: tuple[int, ...]
    scope: tuple[int, ...]
    times: tuple[float, ...]
    outright: int | None


@dataclass(frozen=True, slots=True)
class Pair:
    """The same cards with the seats exchanged: a's lead in points, the scope it gave, its times, matches won.

    `lead` and `given` are means a round; `won` are a's wins in the two matches, None when none was played.
    """

    lead: float
    given: float
    times: tuple[float, ...]
    won: int | None = None


@dataclass(frozen=True, slots=True)
class Strength:
    """How a did against b. `deals` are pairs; `matches_won` is a share, None without matches; times are a's."""

    a: str
    b: str
    form: str
    deals: int
    mean_points: float
    standard_error: float
    matches_won: float | None
    scope_given: float
    ms_median: float
    ms_p99: float
    ms_worst: float


def cards(rules: Rules, random: Random, first: int, totals: tuple[int, ...] | None = None) -> State:
    """A round dealt by chance; void deals are dealt anew."""
    while (state := deal(rules, shuffled(rules.deck, random), first, totals).state).void:
        pass
    return state


def play_round(state: State, players: Sequence[Player], timed: int = 0, eyes: Eyes = observe) -> Round:
    """Play a round to its end, one player for each seat; the moves of side `timed` are timed."""
    stop = Event()
    scope = [0, 0]
    times = []
    while not state.over:
        seat = state.turn
        side = state.rules.sides[seat]
        view = eyes(state, seat)
        begun = perf_counter()
        move = players[seat].choose(view, stop)
        if side == timed:
            times.append(1000 * (perf_counter() - begun))
        state, events = play(state, move)
        scope[side] += any(isinstance(event, Swept) for event in events)
    return Round(score(state).points, tuple(scope), tuple(times), state.outright)


def seated(rules: Rules, a: Factory, b: Factory, side: int, seed: int) -> list[Player]:
    """A player for each seat, a's on `side`."""
    return [(a if own == side else b)(seed + seat) for seat, own in enumerate(rules.sides)]


def pair(rules: Rules, a: Factory, b: Factory, eyes: Eyes, seed: str) -> Pair:
    """One deal, played twice."""
    random = Random(seed)
    state = cards(rules, random, random.randrange(rules.seats))
    chance = random.randrange(1 << 32)
    lead = given = 0
    times: list[float] = []
    for side in (0, 1):
        played = play_round(state, seated(rules, a, b, side, chance), side, eyes)
        lead += played.points[side] - played.points[1 - side]
        given += played.scope[1 - side]
        times.extend(played.times)
    return Pair(lead / 2, given / 2, tuple(times))


def match_pair(rules: Rules, a: Factory, b: Factory, eyes: Eyes, seed: str) -> Pair:
    """Two matches to the target with the seats exchanged, from the same deals."""
    leads: list[int] = []
    given, won = 0, 0
    times: list[float] = []
    for side in (0, 1):
        random = Random(seed)
        first = random.randrange(rules.seats)
        players = seated(rules, a, b, side, random.randrange(1 << 32))
        totals = (0, 0)
        winner = None
        while winner is None:
            played = play_round(cards(rules, random, first, totals), players, side, eyes)
            leads.append(played.points[side] - played.points[1 - side])
            given += played.scope[1 - side]
            times.extend(played.times)
            totals = (totals[0] + played.points[0], totals[1] + played.points[1])
            first = (first + 1) % rules.seats
            winner = played.outright
            if winner is None:
                winner = rules.winner(totals)
        won += winner == side
    return Pair(fmean(leads), given / len(leads), tuple(times), won)


def compare(
    rules: Rules,
    a: Factory,
    b: Factory,
    deals: int,
    seed: int,
    *,
    matches: bool = False,
    jobs: int = 1,
    eyes: Eyes = observe,
) -> Iterator[Pair]:
    """The pairs, one by one; with `jobs` above one they are played in that many processes (same results)."""
    work = match_pair if matches else pair
    seeds = [f"{seed}:{number}" for number in range(deals)]
    arguments = (repeat(rules), repeat(a), repeat(b), repeat(eyes), seeds)
    if jobs == 1:
        yield from map(work, *arguments)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, *arguments, chunksize=4)


def summary(a: str, b: str, form: str, pairs: Sequence[Pair]) -> Strength:
    """The pairs in figures."""
    times = sorted(time for each in pairs for time in each.times)
    won = [each.won for each in pairs if each.won is not None]
    return Strength(
        a=a,
        b=b,
        form=form,
        deals=len(pairs),
        mean_points=fmean(each.lead for each in pairs),
        standard_error=stdev(each.lead for each in pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 0.0,
        matches_won=sum(won) / (2 * len(won)) if won else None,
        scope_given=fmean(each.given for each in pairs),
        ms_median=times[len(times) // 2],
        ms_p99=times[min(len(times) - 1, len(times) * 99 // 100)],
        ms_worst=times[-1],
    )


def arguments(parser: ArgumentParser) -> None:
    """Declare what `main` reads."""
    parser.add_argument("--a", choices=LEVELS, default="hard", help="the player measured")
    parser.add_argument("--b", choices=LEVELS, default="normal", help="its opponent")
    parser.add_argument("--deals", type=_number, default=200, help="deals, each played twice (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the deals and the players' chance")
    parser.add_argument("--form", choices=FORMS, default="scopa", help="the form of the game")
    parser.add_argument(
        "--house", choices=HOUSE_RULES, action="append", default=[], help="a house rule; may be repeated"
    )
    parser.add_argument("--match", type=int, metavar="TARGET", help="play matches to this many points")
    parser.add_argument("--jobs", type=_number, default=1, help="processes at work (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one object and no progress")


def _number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def main(args: Namespace) -> int:
    """Compare two levels and print the result; the exit code."""
    rules = agreed(args.form, args.match or FORMS[args.form].target, args.house)
    played = []
    pairs = compare(
        rules, LEVELS[args.a], LEVELS[args.b], args.deals, args.seed, matches=bool(args.match), jobs=args.jobs
    )
    for each in pairs:
        played.append(each)
        if not args.json:
            progress(len(played), args.deals)
    strength = summary(args.a, args.b, args.form, played)
    sys.stdout.write((dumps(asdict(strength)) if args.json else report(strength)) + "\n")
    return 0


def progress(done: int, of: int) -> None:
    """A bar on the error stream, where that is a terminal."""
    if sys.stderr.isatty():
        bar = "#" * (40 * done // of)
        sys.stderr.write(f"\r[{bar:<40}] {done}/{of}" + ("" if done < of else "\n"))
        sys.stderr.flush()


def report(strength: Strength) -> str:
    """The figures for people."""
    times = f"median {strength.ms_median:.2f} ms, 99 % {strength.ms_p99:.2f}, worst {strength.ms_worst:.2f}"
    lines = [
        f"{strength.a} against {strength.b}, {strength.form}, {strength.deals} deals played twice",
        f"points a round   {strength.mean_points:+.3f} +- {strength.standard_error:.3f}",
        f"scope given      {strength.scope_given:.2f} a round",
        f"time a move      {times}",
    ]
    if strength.matches_won is not None:
        lines.insert(1, f"matches won      {100 * strength.matches_won:.1f} %")
    return "\n".join(lines)
