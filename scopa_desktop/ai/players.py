"""What a player is, and the levels that play by rules of thumb."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Protocol

from scopa_desktop.ai import kernel as kernels
from scopa_desktop.ai.bits import Position, chance, move
from scopa_desktop.ai.plain import PLAYER, Glance
from scopa_desktop.ai.tree import Kernel, Stop
from scopa_desktop.engine import Move, Rules, View


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
        rated = glance(Position.of(view), Glance(view.rules, PLAYER))
        best = max(value for value, _, _ in rated)
        choice = Random(chance(view, self.seed)).choice([rating for rating in rated if rating[0] == best])
        return move(choice[1], choice[2])


def glance(position: Position, game: Glance) -> list[tuple[int, int, int]]:
    """The moves of a position as (value at a glance in thousandths of a point, card, taken)."""
    size = position.sizes[(position.seat + 1) % game.seats] or (game.dealt if position.stock else 0)
    seen = position.table | position.piles[0] | position.piles[1]
    return game.rated(position.hand, position.table, seen, size, position.left)
