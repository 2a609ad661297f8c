"""Opponents of reference: what others have published or shipped, built anew to be measured against.

`Greedy` and the tree search with 1,000 and 4,000 rounds are those of the study of Scopone by Di Palma and Lanzi
(IEEE Transactions on Games, 2018); the cheating tree search is its upper bound. `Sampling` is a player as public
programs have it: a few worlds with an assumed order of the deck, a few plies deep.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from random import Random

from scopa_desktop.ai import Player, Stop
from scopa_desktop.ai.bits import Position, chance, index, move
from scopa_desktop.ai.players import kernel
from scopa_desktop.ai.thinkers import Master
from scopa_desktop.engine import (
    SETTEBELLO,
    Card,
    Move,
    State,
    Suit,
    View,
    imagine,
    legal_moves,
    observe,
    play,
    score,
)


class Chance:
    """Any legal move."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, stop: Stop) -> Move:
        """Drawn evenly."""
        del stop
        return self.random.choice(view.moves)


VALUES = {7: 29, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def value(card: Card) -> int:
    """The study's value of a card."""
    return VALUES[card.rank] + 10 * (card.suit == Suit.DENARI) + 100 * (card == SETTEBELLO)


class Greedy:
    """The study's greedy player.

    A scopa of the highest value, else the capture of the highest value that leaves no table which an unseen card
    could take whole, else the least valuable card laid, likewise; else any, by the same values.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, stop: Stop) -> Move:
        """By the study's order of preference."""
        del stop

        def worth(move: Move) -> int:
            return value(move.card) + sum(map(value, move.taken))

        def rest(move: Move) -> list[Card]:
            return [card for card in (*view.table, *(() if move.taken else (move.card,))) if card not in move.taken]

        def gives(move: Move) -> bool:
            total = sum(card.rank for card in rest(move))
            return 0 < total <= 10 and any(card.rank == total for card in view.unseen)

        last = view.stock == 0 and sum(view.hand_sizes) == 1
        scope = [move for move in view.moves if move.taken and not rest(move) and not last]
        if scope:
            return max(scope, key=worth)
        moves = [move for move in view.moves if not gives(move)] or list(view.moves)
        takes = [move for move in moves if move.taken]
        if takes:
            return max(takes, key=worth)
        return min(moves, key=lambda move: value(move.card))


class TreeSearch:
    """Information-set tree search over even worlds, by score difference, with a third of the play-outs at random."""

    ROUNDS = 1000

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:
        """The move visited most."""
        position, game = Position.of(view), kernel(view.rules)
        if len(view.moves) == 1:
            return view.moves[0]
        found, _ = game.tree(position, self.ROUNDS, chance(view, self.seed), explore=3000, wild=307, stop=stop)
        card, taken, _, _ = max(found, key=lambda line: line[2])
        return move(card, taken)


class TreeSearch4000(TreeSearch):
    """The same with the study's 4,000 rounds."""

    ROUNDS = 4000


class OpenView(View):
    """A view that gives the round away, for the player that cheats."""

    __slots__ = ("state",)
    state: State


def open_observe(state: State, seat: int) -> View:
    """The view of a seat with the whole round attached."""
    seen = observe(state, seat)
    opened = OpenView(**{field.name: getattr(seen, field.name) for field in fields(seen)})
    object.__setattr__(opened, "state", state)
    return opened


class Cheating:
    """Tree search that sees all cards: the upper bound. It needs views made by `open_observe`."""

    ROUNDS = 1000

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:
        """The move visited most with the true cards."""
        if not isinstance(view, OpenView):
            raise TypeError("the cheating player needs to see the round")
        if len(view.moves) == 1:
            return view.moves[0]
        state = view.state
        hidden = [card for seat, hand in enumerate(state.hands) if seat != view.seat for card in hand]
        world = [index(card) for card in (*hidden, *state.stock)]
        found, _ = kernel(view.rules).tree(
            Position.of(view), self.ROUNDS, chance(view, self.seed), explore=3000, wild=307, open_world=world, stop=stop
        )
        card, taken, _, _ = max(found, key=lambda line: line[2])
        return move(card, taken)


class Sampling:
    """A sampling player as shipped elsewhere: 12 worlds with an assumed order of the deck, five plies, a rough leaf.

    The leaf counts what was captured at the study's card values and a scopa as 60 of them.
    """

    WORLDS, PLIES = 12, 5

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:
        """The move with the best mean over the worlds."""
        del stop
        if len(view.moves) == 1:
            return view.moves[0]
        side = view.rules.sides[view.seat]
        totals = dict.fromkeys(view.moves, 0)
        for number in range(self.WORLDS):
            world = imagine(view, chance(view, self.seed) + number)
            for each in totals:
                totals[each] += self.look(play(world, each).state, side, self.PLIES - 1, -1 << 30, 1 << 30)
        return max(totals, key=lambda each: totals[each])

    def look(self, state: State, side: int, plies: int, alpha: int, beta: int) -> int:
        """Alpha-beta for `side`."""
        if state.over and not state.void:
            points = score(state).points
            return 100 * (points[side] - points[1 - side])
        if not plies:
            mine, theirs = (
                sum(map(value, state.piles[each])) + 60 * len(state.sweeps[each]) for each in (side, 1 - side)
            )
            return mine - theirs
        ours = state.rules.sides[state.turn] == side
        for each in legal_moves(state.rules, state.hands[state.turn], state.table):
            found = self.look(play(state, each).state, side, plies - 1, alpha, beta)
            if ours:
                alpha = max(alpha, found)
            else:
                beta = min(beta, found)
            if alpha >= beta:
                break
        return alpha if ours else beta


class ForPoints(Master):
    """Master without its table of winning chances: it plays for the points of the round whatever the score."""

    NEAR = -1000


OPPONENTS: dict[str, Callable[[int], Player]] = {
    "random": Chance,
    "greedy": Greedy,
    "tree-1000": TreeSearch,
    "tree-4000": TreeSearch4000,
    "sampling-12x5": Sampling,
    "cheating-1000": Cheating,
    "master-for-points": ForPoints,
}
