"""Rounds in bulk, over all forms and all choices of house rules, with every move looked at.

`python tests/bench/bulk_rounds.py [--rounds N] [--seed N] [--players easy,normal,hard]` plays at random, or by the
levels named, which take the seats in turn. At every play no card may be lost or doubled, every offered move
must be accepted, and a card drawn from hand must take what trying all sets of table cards finds, and be
refused all else. The first fault ends the run and tells the position. The last line gives what was done.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from threading import Event

from scopa_desktop.ai import LEVELS, Player
from scopa_desktop.engine import (
    FORMS,
    HOUSE_RULES,
    IllegalMoveError,
    Move,
    Rules,
    State,
    agreed,
    check,
    deal,
    legal_moves,
    observe,
    play,
    score,
    shuffled,
)
from tests.property import reference

HOUSES = [house for size in range(len(HOUSE_RULES) + 1) for house in combinations(HOUSE_RULES, size)]
TRIED = 24
"""So many sets of table cards, drawn at random when there are more, are tried with the card drawn from hand."""


@dataclass
class Tally:
    """What was done; `rules` are the forms with house rules that were played."""

    rules: set[Rules] = field(default_factory=set)
    rounds: int = 0
    plays: int = 0
    accepted: int = 0
    refused: int = 0
    scope: int = 0
    void: int = 0
    outright: int = 0

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds of {len(self.rules)} forms with house rules: {self.plays} plays, "
            f"{self.accepted} offered moves accepted, {self.refused} others refused, {self.scope} scope, "
            f"{self.void} void deals, {self.outright} matches won outright, no card lost or doubled"
        )


def variety(seed: int) -> list[Rules]:
    """Every form with every choice of house rules, mixed."""
    every = [agreed(form, house=house) for form in FORMS for house in HOUSES]
    return Random(seed).sample(every, len(every))


def run(rounds: int, seed: int, levels: Mapping[str, Callable[[int], Player]]) -> Tally:
    """Play and check `rounds` rounds; with no level at random. Raises AssertionError at the first fault."""
    random = Random(seed)
    every = variety(seed)
    tally = Tally()
    makers = list(levels.values())
    for number in range(rounds):
        rules = every[number % len(every)]
        seats = [makers[(number + seat) % len(makers)](random.getrandbits(32)) for seat in range(rules.seats) if makers]
        _round(rules, seats, random, tally)
    return tally


def _round(rules: Rules, players: Sequence[Player], random: Random, tally: Tally) -> None:
    state = deal(rules, shuffled(rules.deck, random), random.randrange(rules.seats)).state
    stop = Event()
    if random.random() < 0.1:
        stop.set()  # nobody waits for these answers: any legal move will do
    tally.rules.add(rules)
    tally.rounds += 1
    while not state.over:
        offered = legal_moves(rules, state.hands[state.turn], state.table)
        _try_offered(state, offered, tally)
        _try_others(state, offered, random, tally)
        if players:
            move = players[state.turn].choose(observe(state, state.turn), stop)
            _need(move in offered, state, f"{type(players[state.turn]).__name__} plays {move}")
        else:
            move = random.choice(offered)
        state = play(state, move).state
        tally.plays += 1
    _need(score(state).points == reference.points(state), state, "a wrong count")
    _need(state.void or state.outright is not None or not (any(state.hands) or state.stock), state, "an early end")
    tally.scope += sum(map(len, state.sweeps))
    tally.void += state.void
    tally.outright += state.outright is not None


def _try_offered(state: State, offered: Sequence[Move], tally: Tally) -> None:
    deck = list(state.rules.deck)
    for move in offered:
        after = play(state, move).state
        _need(reference.all_cards(after) == deck, after, f"cards lost or doubled by {move}")
    tally.accepted += len(offered)


def _try_others(state: State, offered: Sequence[Move], random: Random, tally: Tally) -> None:
    card = random.choice(state.hands[state.turn])
    legal = reference.captures(state.rules, card, state.table) or {()}
    _need({move.taken for move in offered if move.card == card} == legal, state, f"wrong captures with {card}")
    masks: Sequence[int] = range(1 << len(state.table))
    if len(masks) > TRIED:
        masks = random.sample(masks, TRIED)
    for mask in masks:
        move = Move.of(card, (other for at, other in enumerate(state.table) if mask >> at & 1))
        if move.taken not in legal:
            _need(_is_refused(state, move), state, f"{move} is accepted")
            tally.refused += 1


def _is_refused(state: State, move: Move) -> bool:
    try:
        check(state, move)
    except IllegalMoveError:
        return True
    return False


def _need(true: bool, state: State, fault: str) -> None:
    if not true:
        raise AssertionError(f"{fault}: {state}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="", help=f"levels separated by commas, of {', '.join(LEVELS)}")
    options = parser.parse_args(arguments)
    names = options.players.split(",") if options.players else []
    if unknown := [name for name in names if name not in LEVELS]:
        parser.error(f"unknown levels: {', '.join(unknown)}")
    began = time.perf_counter()
    tally = run(options.rounds, options.seed, {name: LEVELS[name] for name in names})
    print(f"{tally}; played {' '.join(names) or 'at random'} in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
