"""Decks of pictures: folders that say what they contain, found and checked."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scopa_desktop.engine import Suit, deck

DEFAULT = "napoletane"
OWN = (DEFAULT, "piacentine", "french", "french4", "large")
"""The program's own decks in the order in which they are offered; a user's decks follow."""

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_KINDS = (".svg", ".png")
_MEANT = ("deck.toml", "*.svg", "*.png")
_PIP_RANKS = (8, 9, 10)


class DeckError(ValueError):
    """A deck cannot be used; `file` is what is wrong or missing."""

    def __init__(self, file: Path, what: str) -> None:
        self.file = file
        super().__init__(f"{file}: {what}")


@dataclass(frozen=True)
class Deck:
    """A deck whose pictures are all there.

    `ratio` is height by width, `corner` the radius of a corner and `margin` the blank at the left of every face as
    shares of the width. `index` are the letters of
    1, 8, 9 and 10 and `drawn_index` the height of the rank in the corners of the pictures themselves, in percent of
    the width (0: there is none). `faces` holds a file for each code; `pips` those of 8, 9 and 10 without figures,
    empty when the deck has none.
    """

    key: str
    name: str
    author: str
    licence: str
    ratio: float
    corner: float
    margin: float
    ground: str
    names: str
    index: tuple[str, ...]
    drawn_index: float
    ink: dict[str, str]
    faces: dict[str, Path]
    pips: dict[str, Path]
    signs: dict[str, Path]
    backs: dict[str, Path]


def assets() -> Path:
    """The folder of pictures and sounds: inside the installed package, in a checkout at the top."""
    package = Path(__file__).parents[1]
    installed = package / "assets"
    return installed if installed.is_dir() else package.parent / "assets"


def load(folder: Path) -> Deck:
    """Read and check a deck's folder. Raises DeckError naming the file that is wrong or missing."""
    description = folder / "deck.toml"
    try:
        told = tomllib.loads(description.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DeckError(description, str(error)) from error
    read = _Fields(description, told)
    width = read.number("width")
    contents = read.words("contents")
    backs = read.words("backs")
    codes = [card.code for card in deck()]
    courts = [card.code for card in deck() if card.rank in _PIP_RANKS]
    if "courts" not in contents and "pips" not in contents:
        raise DeckError(description, "contents names neither courts nor pips")
    pips = {code: _picture(folder, f"{code}-pip") for code in courts} if "pips" in contents else {}
    if "courts" not in contents:
        codes = [code for code in codes if code not in courts]
    return Deck(
        key=folder.name,
        name=read.text("name"),
        author=read.text("author"),
        licence=read.text("licence"),
        ratio=read.number("height") / width,
        corner=read.number("corner", zero=True) / width,
        margin=read.number("margin", zero=True) / width if "margin" in told else 0,
        ground=read.colour(told, "ground"),
        names=read.one_of("names", ("latin", "french")),
        index=read.words("index", 4),
        drawn_index=read.number("drawn_index", zero=True) if "drawn_index" in told else 0,
        ink={suit.letter: read.colour(read.table("ink"), suit.letter) for suit in Suit},
        faces={code: _picture(folder, code) for code in codes} | ({} if "courts" in contents else pips),
        pips=pips,
        signs={suit.letter: _picture(folder, f"sign-{suit.letter}") for suit in Suit},
        backs={back: _picture(folder, f"back-{back}") for back in backs},
    )


class _Fields:
    """Reads the fields of a description and names it when one is wrong."""

    def __init__(self, file: Path, told: dict[str, Any]) -> None:
        self._file = file
        self._told = told

    def text(self, name: str) -> str:
        value = self._told.get(name)
        if not isinstance(value, str) or not value:
            raise DeckError(self._file, f"{name} must be a text")
        return value

    def number(self, name: str, *, zero: bool = False) -> float:
        value = self._told.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise DeckError(self._file, f"{name} must be a number")
        if not (0 < value < 10_000 or (zero and value == 0)):
            raise DeckError(self._file, f"{name} must be a number {'of 0 or more' if zero else 'above 0'}")
        return float(value)

    def words(self, name: str, count: int | None = None) -> tuple[str, ...]:
        value = self._told.get(name)
        if not isinstance(value, list) or not all(isinstance(word, str) and word for word in value):
            value = []
        if not value or (count is not None and len(value) != count):
            raise DeckError(self._file, f"{name} must be a list of {count or 'one or more'} texts")
        return tuple(value)

    def one_of(self, name: str, choices: tuple[str, ...]) -> str:
        value = self.text(name)
        if value not in choices:
            raise DeckError(self._file, f"{name} must be one of {', '.join(choices)}")
        return value

    def table(self, name: str) -> dict[str, Any]:
        value = self._told.get(name)
        if not isinstance(value, dict):
            raise DeckError(self._file, f"[{name}] is missing")
        return value

    def colour(self, table: dict[str, Any], name: str) -> str:
        value = table.get(name)
        if not isinstance(value, str) or not _COLOUR.fullmatch(value):
            raise DeckError(self._file, f"{name} must be a colour such as #fffdf5")
        return value


def _picture(folder: Path, name: str) -> Path:
    for kind in _KINDS:
        if (path := folder / f"{name}{kind}").is_file():
            return path
    raise DeckError(folder / f"{name}.svg", "is missing")


def find(*places: Path) -> tuple[dict[str, Deck], list[DeckError]]:
    """The decks in the folders of `places` by key, in the order offered, and what was wrong with the others.

    A folder with a description or with pictures is meant as one. Of two with one key the one in the earlier place
    counts.
    """
    decks: dict[str, Deck] = {}
    errors = []
    for place in places:
        for folder in sorted(place.glob("*/")):
            if not any(file for meant in _MEANT for file in folder.glob(meant)):
                continue
            try:
                decks.setdefault(folder.name, load(folder))
            except DeckError as error:
                errors.append(error)
    order = [*(key for key in OWN if key in decks), *(key for key in decks if key not in OWN)]
    return {key: decks[key] for key in order}, errors
