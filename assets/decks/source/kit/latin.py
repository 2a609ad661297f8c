"""The table of faces that the decks with Italian suits have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType

from kit.svg import Canvas

SUITS = {"d": "denari", "c": "coppe", "s": "spade", "b": "bastoni"}
PIPS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}
COURTS = {8: "fante", 9: "cavallo", 10: "re"}


def latin_faces(
    aces: Mapping[str, Callable[[], Canvas]], pips: Mapping[str, ModuleType], courts: Mapping[str, ModuleType]
) -> dict[str, Callable[[], Canvas]]:
    """The 52 faces by file name.

    Aces and the modules of pips and courts are given by the letter of their suit; a function says its card by its
    name: `two_of_denari` to `ten_of_bastoni` in those of pips, `fante_di_denari` to `re_di_bastoni` in those of courts.
    """
    faces = {f"1{suit}": ace for suit, ace in aces.items()}
    for suit, name in SUITS.items():
        for rank, word in PIPS.items():
            faces[f"{rank}{suit}" + ("-pip" if rank in COURTS else "")] = getattr(pips[suit], f"{word}_of_{name}")
        for rank, word in COURTS.items():
            faces[f"{rank}{suit}"] = getattr(courts[suit], f"{word}_di_{name}")
    return faces
