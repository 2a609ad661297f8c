"""Decks of pictures: folders that say what they contain, found and checked."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop.engine import Suit, deck
from scopa_desktop.ui.qml import QVariantList, QVariantMap

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

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


@QmlElement
@QmlSingleton
class Decks(QObject):
    """The deck in use and the others there are, for QML."""

    changed = Signal()

    def __init__(self, decks: dict[str, Deck], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decks = decks
        self._deck = decks[DEFAULT]
        self._back = ""
        self._pips = False

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("decks")
        return made

    def use(self, key: str, back: str, pips: bool) -> None:
        """Use the deck `key` (if there is none, the default), its back, and pips instead of figures if it has them."""
        self._deck = self._decks.get(key, self._decks[DEFAULT])
        self._back = back
        self._pips = pips
        self.changed.emit()

    @Slot(result=str)
    def next(self) -> str:
        """The key of the deck that follows the one in use, in a ring."""
        keys = list(self._decks)
        return keys[(keys.index(self._deck.key) + 1) % len(keys)]

    @Property(QVariantList, notify=changed)
    def all(self) -> list[dict[str, str]]:
        """Key and name of every deck."""
        return [{"key": one.key, "name": one.name} for one in self._decks.values()]

    @Property(str, notify=changed)
    def key(self) -> str:
        """The deck in use."""
        return self._deck.key

    @Property(str, notify=changed)
    def name(self) -> str:
        """Its proper name."""
        return self._deck.name

    @Property(str, notify=changed)
    def names(self) -> str:
        """Which names its suits and ranks have: "latin" or "french"."""
        return self._deck.names

    @Property(float, notify=changed)
    def ratio(self) -> float:
        """Height of a card by its width."""
        return self._deck.ratio

    @Property(float, notify=changed)
    def corner(self) -> float:
        """Radius of a card's corner as a share of its width."""
        return self._deck.corner

    @Property(float, notify=changed)
    def margin(self) -> float:
        """The blank at the left of every face as a share of the width."""
        return self._deck.margin

    @Property(str, notify=changed)
    def ground(self) -> str:
        """Colour of the paper."""
        return self._deck.ground

    @Property(QVariantMap, notify=changed)
    def letters(self) -> dict[str, str]:
        """The letters of 1, 8, 9 and 10 on the corner index, by rank."""
        return dict(zip(("1", "8", "9", "10"), self._deck.index, strict=True))

    @Property(float, notify=changed)
    def drawnIndex(self) -> float:  # noqa: N802 - a QML name
        """Height of the rank that the pictures have in their corners, in percent of the width."""
        return self._deck.drawn_index

    @Property(bool, notify=changed)
    def pips(self) -> bool:
        """Whether 8, 9 and 10 are shown without figures."""
        return self._pips and bool(self._deck.pips)

    @Property(QVariantMap, notify=changed)
    def ink(self) -> dict[str, str]:
        """Colour of each suit's index, by its letter."""
        return self._deck.ink

    @Property(QVariantMap, notify=changed)
    def signs(self) -> dict[str, QUrl]:
        """The small sign of each suit, by its letter."""
        return {suit: QUrl.fromLocalFile(str(file)) for suit, file in self._deck.signs.items()}

    @Property(QVariantMap, notify=changed)
    def faces(self) -> dict[str, QUrl]:
        """The picture of each card by its code."""
        files = self._deck.faces | (self._deck.pips if self._pips else {})
        return {code: QUrl.fromLocalFile(str(file)) for code, file in files.items()}

    @Property(QVariantList, notify=changed)
    def backs(self) -> list[dict[str, Any]]:
        """Key and picture of each back of the deck in use."""
        return [{"key": key, "url": QUrl.fromLocalFile(str(file))} for key, file in self._deck.backs.items()]

    @Property(str, notify=changed)
    def backKey(self) -> str:  # noqa: N802 - a QML name
        """The back in use."""
        return self._back_in_use()

    @Property(QUrl, notify=changed)
    def back(self) -> QUrl:
        """The picture of the back in use."""
        return QUrl.fromLocalFile(str(self._deck.backs[self._back_in_use()]))

    def _back_in_use(self) -> str:
        return self._back if self._back in self._deck.backs else next(iter(self._deck.backs))
