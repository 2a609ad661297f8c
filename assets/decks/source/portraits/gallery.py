"""The portraits by file name: each person, and glad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kit.svg import Canvas
from portraits.medallion import medallion, opening
from portraits.men import beppe, carlo, saverio, tonino
from portraits.women import agnese, livia, pina, rosa

Person = Callable[[Canvas, bool], None]
SITTERS: dict[str, tuple[Person, str, str]] = {
    "pina": (pina, "#bcd8b4", "#8fb588"),
    "tonino": (tonino, "#fbe38c", "#e3b94a"),
    "rosa": (rosa, "#f9d9c4", "#e5a98a"),
    "beppe": (beppe, "#bcd3ee", "#8fb0da"),
    "carlo": (carlo, "#cfe3ea", "#9cc3d0"),
    "agnese": (agnese, "#dde5a8", "#b7c274"),
    "saverio": (saverio, "#eeb39b", "#d5846a"),
    "livia": (livia, "#efc860", "#cf9c2e"),
}
"""Each person with the ground behind it and the lines engraved there."""


def portrait(name: str, glad: bool) -> str:
    """The text of a portrait's file."""
    person, ground, line = SITTERS[name]
    art = opening()
    person(art, glad)
    return medallion(art, ground, line)


PORTRAITS: dict[str, Callable[[], str]] = {
    **{name: partial(portrait, name, False) for name in SITTERS},
    **{f"{name}-glad": partial(portrait, name, True) for name in SITTERS},
}
"""The drawings of `assets/portraits` by file name without its ending."""
