"""The deck in use and the others there are, for QML."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.library.decks import DEFAULT, Deck
from scopa_desktop.ui.qml import QVariantList, QVariantMap, offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Decks(QObject):
    """Knows the decks that were found."""

    create = offered("decks")
    changed = Signal()

    def __init__(self, decks: dict[str, Deck], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decks = decks
        self._deck = decks[DEFAULT]
        self._back = ""
        self._pips = False
        self._language = "en"

    def use(self, key: str, back: str, pips: bool) -> None:
        """Use the deck `key` (if there is none, the default), its back, and pips instead of figures if it has them."""
        self._deck = self._decks.get(key, self._decks[DEFAULT])
        self._back = back
        self._pips = pips
        self.changed.emit()

    def speak(self, language: str) -> None:
        """Call the decks as this language does."""
        self._language = language
        self.changed.emit()

    @Slot(result=str)
    def next(self) -> str:
        """The key of the deck that follows the one in use, in a ring."""
        keys = list(self._decks)
        return keys[(keys.index(self._deck.key) + 1) % len(keys)]

    @Property(QVariantList, notify=changed)
    def all(self) -> list[dict[str, str]]:
        """Key of every deck, and its name in the language of the window."""
        return [{"key": one.key, "name": one.called.get(self._language, one.name)} for one in self._decks.values()]

    @Property(str, notify=changed)
    def key(self) -> str:
        """The deck in use."""
        return self._deck.key

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
