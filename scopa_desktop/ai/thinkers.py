"""The levels that imagine the cards they do not see and play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb
from random import Random

from scopa_desktop.ai import chances, values
from scopa_desktop.ai.bits import Position, chance, members, move
from scopa_desktop.ai.plain import SEVEN_OF_DENARI, Goal
from scopa_desktop.ai.players import glance, kernel
from scopa_desktop.ai.tree import Kernel, Stop
from scopa_desktop.engine import Move, View

Candidates = list[tuple[int, int]]
World = tuple[float, list[int]]
"""A weight and the hands by seat."""
EXPLORE, WILD = 2500, 200
"""For the tree: the constant of the confidence bound (thousandths of a point), how many of 1024 plays are drawn."""
AHEAD = 5
"""With four players and all cards dealt, the fewest plays that are thought through before a learned value stands."""
BATCH = 8
"""How many worlds are thought through between two looks at the stop."""


def candidates(position: Position, game: Kernel) -> Candidates:
    """The moves, best at a glance first."""
    return [(card, taken) for _, card, taken in sorted(glance(position, game), reverse=True)]


class Hard:
    """Counts the cards that are out, imagines those it does not see and plays each move on to the end of the round.

    With two players every move is played out by rating in the same drawn worlds, and the last deal is played
    exactly: the unseen cards are the other hand. With four a tree of moves grows over drawn worlds. So few worlds are
    enough for most moves, but one that gives up the settebello has to stay the best in more of them.
    """

    PLAYS = 3200
    """Plays imagined for one move with two players: fewer worlds when there are many moves or cards to come."""
    WORLDS = 128
    """The most worlds."""
    DOUBTS = 3
    """How many times as many worlds more a move is looked at that gives up the settebello."""
    LINES = 14400
    """Plays in all lines of thought for one move with four players."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:
        """See `Player`."""
        position, game = Position.of(view), kernel(view.rules)
        moves = candidates(position, game)
        sign = -1 if position.seat & 1 else 1
        if len(moves) == 1:
            return move(*moves[0])
        if game.seats == 4:
            lines, random = self.LINES // (position.left + 4), chance(view, self.seed)
            found, _ = game.tree(position, lines, random, explore=EXPLORE, wild=WILD, stop=stop)
            return most_visited(position, found)
        if position.stock:
            worlds = min(self.WORLDS, max(BATCH, self.PLAYS // (len(moves) * position.left)))
            random = chance(view, self.seed)
            sums = [0] * len(moves)
            for seen in range(0, worlds + self.DOUBTS * worlds, BATCH):
                if stop.is_set() or (seen >= worlds and not gives_up(moves, best_of(moves, sums, sign))):
                    break
                more, random = game.flat(position, moves, BATCH, random)
                sums = [value + new for value, new in zip(sums, more, strict=True)]
        else:
            (_, hands), *_ = others(position, game, 1, 0)
            sums = game.foresee(position, moves, [hands], ())[0]
        return move(*best_of(moves, sums, sign))


def best_of(moves: Candidates, sums: Sequence[int], sign: int) -> tuple[int, int]:
    """The first of the moves with the best sum for side 0 (`sign` 1) or side 1 (-1)."""
    return max(zip(moves, sums, strict=True), key=lambda pair: sign * pair[1])[0]


def gives_up(moves: Candidates, made: tuple[int, int]) -> bool:
    """Whether a move gives up the settebello: lays it instead of another card, or does not take it."""
    if made == (SEVEN_OF_DENARI, 0):
        return any(card != SEVEN_OF_DENARI for card, _ in moves)

    def wins(each: tuple[int, int]) -> bool:
        card, taken = each
        return taken > 0 and (taken | 1 << card) >> SEVEN_OF_DENARI & 1 == 1

    return not wins(made) and any(map(wins, moves))


class Master:
    """Weighs every hand the others may hold by how they have played, and thinks ahead with what it has learned.

    With two players each move is searched with open hands to the end of the deal, where the learned value of the
    round stands (in the last deal: its result). With four a tree of moves grows over worlds that follow the plays
    seen; its lines end at a boundary with the learned value, late in the round with the result. When the match nears
    its end it plays for the chance to win it. With two players, between moves that differ by less than `MARGIN`
    thousandths of a point, it takes the one that is least likely to give a scopa.
    """

    HANDS = 300
    """How many hands of the other player are weighed."""
    WORLDS = 100
    """How many of them are searched, at most."""
    SEARCHES = 320
    """Searches for one move: fewer worlds when there are many moves."""
    LINES, PLAYS = 3000, 45000
    """Lines of thought for one move with four players, where they end with a learned value; where they end with the
    round, plays in all of them together, so more lines when there are fewer cards to come."""
    POOL, EXCHANGES = 250, 6
    """The worlds of the tree, which serve in turn, and the exchanges of cards proposed between two of them."""
    MARGIN = 20
    NEAR = 8
    """Points to the target, of either side, from which on the match counts and not the points."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:
        """See `Player`."""
        position, game = Position.of(view), kernel(view.rules)
        moves = candidates(position, game)
        if len(moves) == 1:
            return move(*moves[0])
        goal: Goal = None
        if view.rules.target - max(view.totals) <= self.NEAR:
            goal = chances.goal(view.rules, view.totals, (view.first + 1) % game.seats)
        random = chance(view, self.seed)
        if game.seats == 4:
            until = boundary(position)
            found, _ = game.tree(
                position,
                self.LINES if until else self.PLAYS // position.left,
                random,
                explore=EXPLORE,
                wild=WILD,
                steps=self.EXCHANGES,
                pool=self.POOL,
                weights=values.weights(view.rules, until),
                until=until,
                # A learned value counts points, so where a line ends with one the tree does too.
                goal=None if until else goal,
                stop=stop,
            )
            return most_visited(position, found)
        weights = values.weights(view.rules, position.stock)
        convert: Callable[[float], float] | None = None
        if goal and position.stock:
            convert = chances.towards(goal, position.stock // (game.seats * game.dealt))
            goal = None
        most = min(self.WORLDS, self.SEARCHES // len(moves))
        worlds = likely(others(position, game, self.HANDS, random), most, random)
        means = weighed(position, game, moves, worlds, weights, stop, goal, convert)
        return move(*moves[careful(position, game, moves, means, self.MARGIN if position.stock else 0)])


def boundary(position: Position) -> int:
    """With how many cards left to be played four players end their lines of thought: 0 is the end of the round.

    The end of the deal where another follows, else the first boundary beyond the next few plays.
    """
    if position.stock:
        return position.stock
    until = (position.left - AHEAD) // 4 * 4
    return until if until >= values.LEAST else 0


def others(position: Position, game: Kernel, most: int, random: int) -> list[World]:
    """The hands the other of two players may hold, weighed by its plays in this deal: all, or `most` drawn evenly."""
    seat = 1 - position.seat
    unseen, size = members(position.unseen), position.sizes[seat]
    if comb(len(unseen), size) <= most:
        hands = [sum(1 << card for card in hand) for hand in combinations(unseen, size)]
    else:
        draw = Random(random).sample
        hands = sorted({sum(1 << card for card in draw(unseen, size)) for _ in range(most)})
    played = any(play.seat == seat for play in position.plays) and len(hands) > 1
    return [
        (
            game.likelihood(position.plays, seat, hand) if played else 1.0,
            [hand, position.hand] if position.seat else [position.hand, hand],
        )
        for hand in hands
    ]


def likely(worlds: list[World], most: int, random: int) -> list[World]:
    """At most `most` of the worlds, drawn as their weights are (systematic resampling)."""
    if len(worlds) <= most:
        return worlds
    step = sum(weight for weight, _ in worlds) / most
    mark = step * (random % 1024 + 0.5) / 1024
    reached = 0.0
    kept: list[World] = []
    for weight, hands in worlds:
        reached += weight
        times = 0
        while mark < reached:
            times += 1
            mark += step
        if times:
            kept.append((float(times), hands))
    return kept


def weighed(
    position: Position,
    game: Kernel,
    moves: Candidates,
    worlds: Sequence[World],
    weights: Sequence[int],
    stop: Stop,
    goal: Goal = None,
    convert: Callable[[float], float] | None = None,
) -> list[float]:
    """The mean of each move over weighed worlds searched to the end of the deal, for the position's side."""
    sums, total = [0.0] * len(moves), 0.0
    sign = -1 if position.seat & 1 else 1
    for start in range(0, len(worlds), BATCH):
        if stop.is_set():
            break
        batch = worlds[start : start + BATCH]
        found = game.foresee(position, moves, [hands for _, hands in batch], weights, goal)
        for (weight, _), results in zip(batch, found, strict=True):
            total += weight
            for number, result in enumerate(results):
                sums[number] += weight * (convert(result) if convert else result)
    return [sign * value / total for value in sums] if total else sums


def careful(position: Position, game: Kernel, moves: Candidates, means: Sequence[float], margin: float) -> int:
    """The number of the best move; of those less than `margin` behind it, the one least likely to give a scopa."""
    best = max(means)
    near = [number for number, mean in enumerate(means) if mean >= best - margin]
    return min(near, key=lambda number: (game.gift(position, *moves[number]), -means[number]))


def most_visited(position: Position, found: Sequence[tuple[int, int, int, int]]) -> Move:
    """The move that a tree search looked at most; of two, the better one."""
    sign = -1 if position.seat & 1 else 1
    card, taken, _, _ = max(found, key=lambda line: (line[2], sign * line[3]))
    return move(card, taken)
