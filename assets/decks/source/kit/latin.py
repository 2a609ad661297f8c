"""What the decks with Italian suits have in common: their faces, and the places of pips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from types import ModuleType

from backs.families import backs
from kit.canvases import Lean
from kit.deck import Deck
from kit.geometry import Point
from kit.palette import PAPER
from kit.svg import Canvas

SUITS = {"d": "denari", "c": "coppe", "s": "spade", "b": "bastoni"}
PIPS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}
COURTS = {8: "fante", 9: "cavallo", 10: "re"}
PIP_MODULES = {"d": "pips", "c": "pips", "s": "long_pips", "b": "long_pips"}

Places = Sequence[tuple[float, float]]


def latin_deck(folder: str, width: float, height: float, corner: float) -> Deck:
    """The deck whose drawings are functions in the package of the same name.

    A function says its card by its name: `asso_di_denari` in `ace_denari`, `fante_di_denari` to `re_di_denari` in
    `denari`, `two_of_denari` to `ten_of_denari` in `pips`, those of spade and bastoni in `long_pips`; the small
    signs are in `index_signs`.
    """

    def module(name: str) -> ModuleType:
        return import_module(f"{folder}.{name}")

    faces: dict[str, Callable[[], Canvas]] = {}
    for suit, name in SUITS.items():
        faces[f"1{suit}"] = getattr(module(f"ace_{name}"), f"asso_di_{name}")
    for suit, name in SUITS.items():
        for rank, word in PIPS.items():
            ending = "-pip" if rank in COURTS else ""
            faces[f"{rank}{suit}{ending}"] = getattr(module(PIP_MODULES[suit]), f"{word}_of_{name}")
        for rank, word in COURTS.items():
            faces[f"{rank}{suit}"] = getattr(module(name), f"{word}_di_{name}")
    return Deck(
        folder=folder,
        width=width,
        height=height,
        corner=corner,
        ground=PAPER,
        faces=faces,
        backs=backs(width, height),
        signs={f"sign-{suit}": sign for suit, sign in module("index_signs").SMALL_SIGNS.items()},
    )


def grid(columns: Sequence[float], rows: Sequence[float]) -> Places:
    """The places at which columns cross rows."""
    return [(across, down) for down in rows for across in columns]


def repeated(drawing: Canvas, points: Iterable[Point], scale: float = 1, scale_x: float | None = None) -> Canvas:
    """One sign at several points."""
    art = Lean().symbol("sign", drawing)
    for x, y in points:
        art.use("sign", x, y, scale, scale_x=scale_x)
    return art
