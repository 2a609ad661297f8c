"""The levels that play by rules of thumb, and the first that thinks ahead."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Protocol

from scopa_desktop.ai import kernel as kernels
from scopa_desktop.ai.bits import Position, chance, move
from scopa_desktop.ai.tree import Kernel
from scopa_desktop.engine import Move, Rules, View


class Stop(Protocol):
    """Tells a player that its answer is no longer waited for; threading.Event is one."""

    def is_set(self) -> bool:
        """Whether to stop."""


class Player(Protocol):
    """Chooses moves from what one seat may see."""

    def choose(self, view: View, stop: Stop) -> Move:
        """A legal move; soon after `stop` is set, any legal one. Equal views and seed give equal moves."""


@lru_cache(maxsize=8)
def kernel(rules: Rules) -> Kernel:
    """The kernel of a form of the game."""
    return kernels.chosen()(rules)


class Easy:
    """Takes what it sees, at random, and never looks at what it leaves.

    With four players it thinks like `Normal` every other time: it also is somebody's partner.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.careful = Normal(seed)

    def choose(self, view: View, stop: Stop) -> Move:
        """See `Player`."""
        random = Random(chance(view, self.seed))
        if view.rules.seats == 4 and random.random() < 0.5:
            return self.careful.choose(view, stop)
        takes = [move for move in view.moves if move.taken]
        return random.choice(takes or view.moves)


class Normal:
    """Values captures as a player does and asks itself, before each card, whether it leaves a scopa."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:  # noqa: ARG002
        """See `Player`."""
        rated = glance(Position.of(view), kernel(view.rules))
        best = max(value for value, _, _ in rated)
        choice = Random(chance(view, self.seed)).choice([rating for rating in rated if rating[0] == best])
        return move(choice[1], choice[2])


def glance(position: Position, kernel: Kernel) -> list[tuple[int, int, int]]:
    """The moves of a position as (value at a glance in thousandths of a point, card, taken)."""
    size = position.sizes[(position.seat + 1) % kernel.seats] or (kernel.dealt if position.stock else 0)
    seen = position.table | position.piles[0] | position.piles[1]
    return kernel.rated(position.hand, position.table, seen, size, position.left)


class Hard:
    """Counts the cards that are out, imagines those it does not see and plays each move on to the end.

    With two players the last deal is played exactly: the unseen cards are the other hand.
    """

    WORLDS = 48
    PLAYOUTS = 160

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:
        """See `Player`."""
        position, game = Position.of(view), kernel(view.rules)
        moves = [(card, taken) for _, card, taken in sorted(glance(position, game), reverse=True)]
        if len(moves) == 1:
            return move(*moves[0])
        if game.seats == 2 and not position.stock:
            values = exact(position, game, moves)
        else:
            worlds, random = min(self.WORLDS, max(8, self.PLAYOUTS // len(moves))), chance(view, self.seed)
            values = [0] * len(moves)
            for _ in range(0, worlds, 8):
                if stop.is_set():
                    break
                sums, random = game.flat(position, moves, 8, random)
                values = [value + more for value, more in zip(values, sums, strict=True)]
        sign = -1 if position.seat & 1 else 1
        return move(*max(zip(moves, values, strict=True), key=lambda pair: sign * pair[1])[0])


def exact(position: Position, game: Kernel, moves: list[tuple[int, int]]) -> list[int]:
    """The exact result of each move in the last deal of a two-player round."""
    hands = [position.unseen, position.unseen]
    hands[position.seat] = position.hand
    return game.foresee(position, moves, [hands], ())[0]
