"""Decks of pictures: folders that say what they contain, found and checked."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scopa_desktop.boundary import FileError, printable, read_toml
from scopa_desktop.engine import Suit, deck
from scopa_desktop.library import pictures
from scopa_desktop.library.files import matching

DEFAULT = "napoletane"
OWN = (DEFAULT, "piacentine", "french", "french4", "large")
"""The program's own decks in the order in which they are offered; a user's decks follow."""

LONGEST = 200
"""Letters of a text of a description."""
MOST = 100
"""Texts of a list of a description."""
_UNNAMED = re.compile(r"[/\\:\ufffd]")
"""What the name of a file cannot have everywhere."""
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_KINDS = (".svg", ".png")
_MEANT = ("deck.toml", "*.svg", "*.png")
_PIP_RANKS = (8, 9, 10)


class DeckError(FileError):
    """A deck cannot be used; `file` is what is wrong or missing."""


@dataclass(frozen=True)
class Deck:
    """A deck whose pictures are all there.

    `called` is the name in the languages in which it is another, by their codes. `ratio` is height by width, `corner`
    the radius of a corner and `margin` the blank at the left of every face as shares of the width. `index` are the
    letters of 1, 8, 9 and 10 and `drawn_index` the height of the rank in the corners of the pictures themselves, in
    percent of the width (0: there is none). `faces` holds a file for each code; `pips` those of 8, 9 and 10 without
    figures, empty when the deck has none.
    """

    key: str
    name: str
    called: dict[str, str]
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


def load(folder: Path, *, drawn: bool = True) -> Deck:
    """Read and check a deck's folder, and whether its pictures can be `drawn`.

    Raises DeckError naming the file that is wrong or missing.
    """
    if printable(folder.name) != folder.name:
        raise DeckError(folder, "the name of the folder cannot be shown")
    description = folder / "deck.toml"
    try:
        told = read_toml(description)
    except FileError as error:
        raise DeckError(description, error.what, error.line) from error
    except OSError as error:
        raise DeckError(description, error.strerror or str(error)) from error
    read = _Fields(description, told)
    width = read.number("width", least=1)
    contents = read.words("contents")
    backs = read.words("backs")
    codes = [card.code for card in deck()]
    courts = [card.code for card in deck() if card.rank in _PIP_RANKS]
    if "courts" not in contents and "pips" not in contents:
        raise DeckError(description, "contents names neither courts nor pips")
    pips = {code: _picture(folder, f"{code}-pip") for code in courts} if "pips" in contents else {}
    if "courts" not in contents:
        codes = [code for code in codes if code not in courts]
    made = Deck(
        key=folder.name,
        name=read.text("name"),
        called=read.texts("called") if "called" in told else {},
        author=read.text("author"),
        licence=read.text("licence"),
        ratio=read.number("height", width, 3 * width) / width,
        corner=read.number("corner", 0, width / 2) / width,
        margin=read.number("margin", 0, width / 2) / width if "margin" in told else 0,
        ground=read.colour(told, "ground"),
        names=read.one_of("names", ("latin", "french")),
        index=read.words("index", 4, longest=3),
        drawn_index=read.number("drawn_index", 0, 100) if "drawn_index" in told else 0,
        ink={suit.letter: read.colour(read.table("ink"), suit.letter) for suit in Suit},
        faces={code: _picture(folder, code) for code in codes} | ({} if "courts" in contents else pips),
        pips=pips,
        signs={suit.letter: _picture(folder, f"sign-{suit.letter}") for suit in Suit},
        backs={back: _picture(folder, f"back-{back}") for back in backs},
    )
    if drawn:
        for picture in {*made.faces.values(), *made.pips.values(), *made.signs.values(), *made.backs.values()}:
            _check(picture)
    return made


def _check(picture: Path) -> None:
    try:
        pictures.check(picture)
    except FileError as error:
        raise DeckError(picture, error.what) from error
    except OSError as error:
        raise DeckError(picture, error.strerror or str(error)) from error


class _Fields:
    """Reads the fields of a description and names it when one is wrong."""

    def __init__(self, file: Path, told: dict[str, Any]) -> None:
        self._file = file
        self._told = told

    def text(self, name: str) -> str:
        value = self._told.get(name)
        if not isinstance(value, str) or not value or printable(value, LONGEST) != value:
            raise DeckError(self._file, f"{name} must be a text of one line and at most {LONGEST} letters")
        return value

    def texts(self, name: str) -> dict[str, str]:
        texts = _Fields(self._file, self.table(name))
        return {key: texts.text(key) for key in self.table(name)}

    def number(self, name: str, least: float, most: float = 9_999) -> float:
        value = self._told.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
            raise DeckError(self._file, f"{name} must be a number from {least:g} to {most:g}")
        return float(value)

    def words(self, name: str, count: int | None = None, longest: int = 60) -> tuple[str, ...]:
        value = self._told.get(name)
        if not isinstance(value, list) or not value or len(value) > MOST or (count is not None and len(value) != count):
            raise DeckError(self._file, f"{name} must be a list of {count or 'one or more'} texts")
        for word in value:
            if not isinstance(word, str) or not 0 < len(word) <= longest or _UNNAMED.search(printable(word)):
                raise DeckError(self._file, f"{name} must have texts of at most {longest} letters, without / \\ :")
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
        with contextlib.suppress(OSError):
            if (path := folder / f"{name}{kind}").is_file():
                return path
    raise DeckError(folder / f"{name}.svg", "is missing")


def find(own: Path, *others: Path) -> tuple[dict[str, Deck], list[DeckError]]:
    """The program's own decks and those in other places by key, as they are offered, and what is wrong with the rest.

    A folder with a description or with pictures is meant as one. Of two with one key the one in the earlier place
    counts. The program's own pictures are taken as good.
    """
    decks: dict[str, Deck] = {}
    errors = []
    for place in (own, *others):
        for folder in matching(place, "*"):
            if not any(matching(folder, meant) for meant in _MEANT):
                continue
            try:
                decks.setdefault(folder.name, load(folder, drawn=place != own))
            except DeckError as error:
                errors.append(error)
    order = [*(key for key in OWN if key in decks), *(key for key in decks if key not in OWN)]
    return {key: decks[key] for key in order}, errors
