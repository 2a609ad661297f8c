"""The computer players. They are given a view of the round, never the round."""

from __future__ import annotations

from collections.abc import Callable

from scopa_desktop.ai.players import Easy, Normal, Player
from scopa_desktop.ai.thinkers import Hard, Master
from scopa_desktop.ai.tree import Stop

LEVELS: dict[str, Callable[[int], Player]] = {"easy": Easy, "normal": Normal, "hard": Hard, "master": Master}
"""The levels by key, weakest first: each makes a player from its seed."""

__all__ = ["LEVELS", "Player", "Stop"]
