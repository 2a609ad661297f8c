"""The backs: every design in every colour, drawn for the size of each deck.

A back has an edge of paper, light against any cloth, and forms so large that they are still seen when the card is
44 pixels wide.  All but the cubes, lit from one side, are the same turned round.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from backs.arabesque import arabesque
from backs.cubes import cube_back
from backs.lattice import lattice
from backs.sun import sun
from kit.palette import PAPER
from kit.svg import Canvas


@dataclass(frozen=True)
class BackInks:
    """The printing inks of a back: `dark` covers most of it, `middle` is its half tone, `gold` the ornament."""

    dark: str
    middle: str
    gold: str


COLOURS = {
    "navy": BackInks("#1b2a52", "#c9d3ea", "#e9bd4c"),
    "burgundy": BackInks("#7a1420", "#efc9b4", "#eec25a"),
    "black": BackInks("#141414", "#dcdcdc", "#e3b341"),
    "green": BackInks("#0d4a30", "#c3dec9", "#ecc456"),
}


def _cubes(width: float, height: float, inks: BackInks, paper: str) -> Canvas:
    return cube_back(width, height, inks.dark, inks.middle, paper)


def _lattice(width: float, height: float, inks: BackInks, paper: str) -> Canvas:
    return lattice(width, height, inks.dark, inks.middle, paper)


def _arabesque(width: float, height: float, inks: BackInks, paper: str) -> Canvas:
    return arabesque(width, height, inks.dark, inks.middle, paper)


def _sun(width: float, height: float, inks: BackInks, paper: str) -> Canvas:
    return sun(width, height, inks.dark, inks.gold, paper)


DESIGNS = {"cubes": _cubes, "lattice": _lattice, "arabesque": _arabesque, "sun": _sun}


def backs(width: float, height: float, paper: str = PAPER) -> dict[str, Callable[[], Canvas]]:
    """The backs of a deck of the given size by file name, the classic navy cubes first."""
    return {
        f"back-{design}-{colour}": partial(draw, width, height, inks, paper)
        for design, draw in DESIGNS.items()
        for colour, inks in COLOURS.items()
    }
