"""The decks of a match for QML: sealed while their round is played, revealed with all that checks them afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop.record import Deal, Record, receivers
from scopa_desktop.ui.qml import QVariantList

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


def commands(text: str) -> dict[str, str]:
    """What computes the seal of a line with the tools of each system."""
    hashed = f"[Security.Cryptography.SHA256]::Create().ComputeHash([Text.Encoding]::ASCII.GetBytes('{text}'))"
    return {
        "linux": f"printf %s '{text}' | sha256sum",
        "macos": f"printf %s '{text}' | shasum -a 256",
        "windows": f"({hashed} | ForEach-Object ToString x2) -join ''",
    }


@QmlElement
@QmlSingleton
class Seals(QObject):
    """The deals of one match, oldest first; those of the round that is being played keep their secret."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deals: list[tuple[Deal, dict[str, Any]]] = []

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("seals")
        return made

    def show(self, record: Record, *, live: bool = False, before: Record | None = None) -> None:
        """Show the deals of a match; a `live` one keeps its unfinished round sealed.

        `before` is a match that was given up: the deals of its last round are revealed too.
        """
        self._deals = []
        if before is not None and before.rounds:
            self._deals += _deals(before, len(before.rounds), live=False, given_up=True)
        for number in range(1, len(record.rounds) + 1):
            self._deals += _deals(record, number, live=live, given_up=False)
        self.changed.emit()

    @Property(QVariantList, notify=changed)
    def deals(self) -> list[dict[str, Any]]:
        """Of each deal: round, void, givenUp, open, seal and, of an open one, all that was secret."""
        return [told for _, told in self._deals]

    @Slot(int, str, result=bool)
    def check(self, at: int, seal: str) -> bool:
        """Whether `seal` is the SHA-256 of the text of an open deal, computed now."""
        made, _ = self._deals[at]
        return hashlib.sha256(made.deck.text.encode("ascii")).hexdigest() == seal.strip().lower()

    @Slot(str)
    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        QGuiApplication.clipboard().setText(text)


def _deals(record: Record, number: int, *, live: bool, given_up: bool) -> Iterator[tuple[Deal, dict[str, Any]]]:
    one = record.rounds[number - 1]
    for at, made in enumerate(one.deals, 1):
        void = at < len(one.deals)
        told: dict[str, Any] = {"round": number, "void": void, "givenUp": given_up, "seal": made.deck.seal}
        told["first"] = made.first
        told["cut"] = made.cut or 0
        told["open"] = made.cut is not None and (void or not live or one.points is not None)
        if told["open"] and made.cut is not None:
            cards = made.deck.cut(made.cut)
            seats = receivers(record.rules, made.first)
            told["dealt"] = [{"code": card.code, "seat": seat} for card, seat in zip(cards, seats, strict=True)]
            told["text"] = made.deck.text
            told["nonce"] = made.deck.nonce
            told["commands"] = commands(made.deck.text)
        yield made, told
