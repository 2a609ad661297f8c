"""What moves and positions are worth: all that the review, the hints and their reasons ask of the players' thinking.

Points are points of the round. A view is judged from what its seat may know; what takes a `State` judges with all cards
open, and is for rounds that are over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from threading import Event

from scopa_desktop.ai import bits, values
from scopa_desktop.ai.bits import Position, index, mask
from scopa_desktop.ai.players import kernel
from scopa_desktop.ai.thinkers import BATCH, EXPLORE, WILD, Hard, Master, boundary, candidates, likely, others
from scopa_desktop.ai.tree import Stop
from scopa_desktop.engine import Category, Move, State, View, imagine, observe, play, score

WORLDS = 600
"""Worlds searched for a move of two players."""
LINES = 6000
"""Lines of the tree search for a move of four players."""
SPREADS = (2.5, 1.3)
"""About the standard deviation, in points, of a line of the tree that ends with the round, with a learned value."""
OPEN = 12
"""Up to so many cards in all hands the best move with open cards is worked out."""
FAR = 100
"""Thousandths of a point by which it must be better to be told."""
DEALS = 40
"""Other deals against which the luck of one is held."""
GOING_ON = 400
"""Worlds in which the round goes on after a move, to see what its points are counted for."""
COUNTED = (Category.SCOPE, Category.SETTEBELLO, Category.CARTE, Category.DENARI, Category.PRIMIERA)
"""What a round is counted by, in the order of `Kernel.counts`."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal move: its expected points and the standard error of its distance from the best one."""

    move: Move
    points: float
    error: float


def best(view: View, stop: Stop | None = None) -> Move:
    """What the strongest level would play."""
    return Master(0).choose(view, stop or Event())


def evaluate(view: View, stop: Stop, seed: int = 1) -> tuple[Option, ...]:
    """The legal moves with their expected points for the seat's side, best first."""
    position, game = Position.of(view), kernel(view.rules)
    moves = candidates(position, game)
    if len(moves) == 1:
        return (Option(bits.move(*moves[0]), 0.0, 0.0),)
    options = _by_tree(view, position, stop, seed) if game.seats == 4 else _by_worlds(view, position, stop, seed)
    return tuple(sorted(options, key=lambda option: -option.points))


def _by_tree(view: View, position: Position, stop: Stop, seed: int) -> Iterator[Option]:
    until = boundary(position)
    found, _ = kernel(view.rules).tree(
        position,
        LINES,
        seed,
        explore=EXPLORE,
        wild=WILD,
        steps=Master.EXCHANGES,
        even=True,
        weights=values.weights(view.rules, until),
        until=until,
        stop=stop,
    )
    scored = [
        (bits.move(card, taken), position.sign * total / visits / 1000, SPREADS[until > 0] / sqrt(visits))
        for card, taken, visits, total in found
    ]
    _, _, spread = max(scored, key=lambda each: each[1])
    return (Option(move, points, sqrt(error**2 + spread**2)) for move, points, error in scored)


def _by_worlds(view: View, position: Position, stop: Stop, seed: int) -> Iterator[Option]:
    game = kernel(view.rules)
    moves, weights = candidates(position, game), values.weights(view.rules, position.stock)
    every = others(position, game, 2 * WORLDS, seed)
    kept = likely(every, WORLDS, seed)
    results: list[list[int]] = []
    for start in range(0, len(kept), BATCH):
        if stop.is_set() and results:
            break
        results += game.foresee(position, moves, [hands for _, hands in kept[start : start + BATCH]], weights)
    shares = [weight for weight, _ in kept[: len(results)]]
    total = sum(shares)
    means = [sum(w * row[at] for w, row in zip(shares, results, strict=True)) / total for at in range(len(moves))]
    top = max(range(len(moves)), key=lambda at: position.sign * means[at])
    sampled = len(kept) >= WORLDS or len(every) >= 2 * WORLDS
    for at, one in enumerate(moves):
        apart = [row[at] - row[top] - means[at] + means[top] for row in results]
        variance = sum((w * d) ** 2 for w, d in zip(shares, apart, strict=True)) / total**2 if sampled else 0.0
        yield Option(bits.move(*one), position.sign * means[at] / 1000, sqrt(variance) / 1000)


def gift(view: View, move: Move) -> int:
    """The chance in thousandths that a move is answered by a scopa of the next seat."""
    return kernel(view.rules).gift(Position.of(view), index(move.card), mask(move.taken))


def sweeps(view: View, move: Move) -> bool:
    """Whether a move is a scopa."""
    position = Position.of(view)
    card, taken = index(move.card), mask(move.taken)
    return bool(taken) and kernel(view.rules).sweeps(card, taken, position.table, position.left)


def lost(view: View, better: Move, worse: Move) -> dict[Category, float]:
    """By how many points each line is expected to be counted lower after `worse` than after `better`.

    The mean over worlds that follow the plays seen, played on by rating. The last deal of two players is one world,
    which both sides play as well as can be.
    """
    position, game = Position.of(view), kernel(view.rules)
    if game.seats == 2 and not position.stock:
        first, second = (_tally(_finished(play(imagine(view, 0), each).state)) for each in (better, worse))
        worlds = 1
    else:
        moves = [(index(each.card), mask(each.taken)) for each in (better, worse)]
        first, second = game.counts(position, moves, GOING_ON, 1, Master.EXCHANGES)
        worlds = GOING_ON
    apart = zip(COUNTED, first, second, strict=True)
    return {line: position.sign * (one - two) / worlds for line, one, two in apart}


def open_best(state: State, rival: Move) -> Move | None:
    """The best move with all cards open, late in the round and where it is clearly better than `rival`; else None."""
    view = observe(state, state.turn)
    if len(view.moves) == 1 or sum(view.hand_sizes) > OPEN:
        return None
    position, game = Position.of(view), kernel(view.rules)
    moves = candidates(position, game)
    weights = values.weights(view.rules, position.stock)
    found = game.foresee(position, moves, [[mask(hand) for hand in state.hands]], weights)[0]
    results = {bits.move(*one): position.sign * value for one, value in zip(moves, found, strict=True)}
    top = max(results, key=lambda one: results[one])
    return top if results[top] >= results[rival] + FAR else None


def luck(state: State, seed: int = 1) -> float:
    """What the cards just dealt are worth to side 0 beyond the mean over `DEALS` other deals, in points."""
    random = Random(seed)
    hidden = [card for hand in state.hands for card in hand] + list(state.stock)
    sizes = [len(hand) for hand in state.hands]
    total = 0
    for _ in range(DEALS):
        cards = iter(random.sample(sorted(hidden), len(hidden)))
        hands = tuple(tuple(next(cards) for _ in range(size)) for size in sizes)
        total += _open_worth(replace(state, hands=hands, stock=tuple(cards)))
    return (_open_worth(state) - total / DEALS) / 1000


def _open_worth(state: State) -> int:
    """The value for side 0 in thousandths of a point with all hands open.

    Two players search to the end of the deal; with four every seat plays by rating to the next boundary.
    """
    position, game = Position.of(observe(state, state.turn)), kernel(state.rules)
    if game.seats == 2:
        hands, weights = [mask(hand) for hand in state.hands], values.weights(state.rules, position.stock)
        found = game.foresee(position, candidates(position, game), [hands], weights)[0]
        return position.sign * max(position.sign * value for value in found)
    cards = [index(card) for seat, hand in enumerate(state.hands) if seat != state.turn for card in hand]
    until = boundary(position)
    value, _ = game.playouts(
        position,
        cards + [index(card) for card in state.stock],
        1,
        0,
        weights=values.weights(state.rules, until),
        until=until,
    )
    return value


def _finished(state: State) -> State:
    """The last deal of two players played out exactly."""
    while not state.over:
        state = play(state, Hard(0).choose(observe(state, state.turn), Event())).state
    return state


def _tally(state: State) -> tuple[int, ...]:
    """A finished round as `Kernel.counts` counts one."""
    points = {line.category: line.points[0] - line.points[1] for line in score(state).lines}
    return tuple(points[each] for each in COUNTED)
