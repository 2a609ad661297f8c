"""The decks of a match for QML: sealed while their round is played, revealed with all that checks them afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.library.seats import Seats
from scopa_desktop.library.session import Session
from scopa_desktop.match import Cutter, Deal
from scopa_desktop.record import TABLE, Record, receivers
from scopa_desktop.ui.qml import QVariantList, offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


def commands(made: Deal) -> dict[str, str]:
    """What computes the seal of a deal, and the cut if it was drawn with it, with the tools of each system."""
    deck = made.deck
    seal = {system: hashed(deck.text) for system, hashed in _HASHED.items()}
    if made.by != Cutter.DRAWN:
        return seal
    drawing = {system: hashed(deck.drawing) for system, hashed in _HASHED.items()}
    posix = {
        system: f"echo $((0x$({drawing[system]} | cut -c1-15) % {len(deck.cuts)} + 1))" for system in ("linux", "macos")
    }
    windows = f"[Convert]::ToInt64(({drawing['windows']}).Substring(0, 15), 16) % {len(deck.cuts)} + 1"
    return {system: f"{seal[system]}\n{cut}" for system, cut in {**posix, "windows": windows}.items()}


def _powershell(text: str) -> str:
    computed = f"[Security.Cryptography.SHA256]::Create().ComputeHash([Text.Encoding]::ASCII.GetBytes('{text}'))"
    return f"({computed} | ForEach-Object ToString x2) -join ''"


_HASHED: dict[str, Callable[[str], str]] = {
    "linux": "printf %s '{}' | sha256sum".format,
    "macos": "printf %s '{}' | shasum -a 256".format,
    "windows": _powershell,
}
"""What computes the SHA-256 of a text without quotes with the tools of each system."""


@QmlElement
@QmlSingleton
class Seals(QObject):
    """The deals of one match, oldest first; those of the round that is being played keep their secret."""

    create = offered("seals")
    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._deals: list[tuple[Deal, dict[str, Any]]] = []

    @Slot()
    def showLive(self) -> None:  # noqa: N802 - a QML name
        """Show the deals of the match being played, and those of the last round of a match given up before it."""
        self.show(self._session.record, live=True, before=self._session.given_up)

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
        """Of each deal: round, void, givenUp, first, cut (0: not yet), by, chained, open, seal, and of an open one all
        that was secret.
        """
        return [told for _, told in self._deals]

    @Slot(int, str, result=bool)
    def check(self, at: int, seal: str) -> bool:
        """Whether `seal` is the SHA-256 of the text of an open deal, computed from it."""
        made, _ = self._deals[at]
        return made.deck.seal == seal.strip().lower()

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
        told["by"] = str(made.by)
        told["chained"] = record.chained
        told["open"] = made.cut is not None and (void or not live or one.points is not None)
        if told["open"] and made.cut is not None:
            cards = made.deck.cut(made.cut)
            given = receivers(record.rules, made.first)
            places = Seats.of(record.rules, record.players)
            told["paired"] = places.partner is not None
            told["dealt"] = [
                {"code": card.code, "place": "" if seat == TABLE else str(places.place(seat))}
                for card, seat in zip(cards, given, strict=True)
            ]
            told["text"] = made.deck.text
            told["nonce"] = made.deck.nonce
            told["commands"] = commands(made)
        yield made, told
