"""How long work tells how far it is, and is ended before its time."""

from __future__ import annotations

from collections.abc import Callable

Watch = Callable[[int, int], bool]
"""Told how many of how many pieces are done; False has the work end after this one."""


def to_the_end(_done: int, _of: int) -> bool:
    """Nobody watches."""
    return True
