"""Deals for practice: a number, the day's deal, or a round played before once more. None of them counts."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop import numbered
from scopa_desktop.library.session import Session, new_match
from scopa_desktop.match import Deal, Match
from scopa_desktop.ui.qml import QVariantMap, offered
from scopa_desktop.ui.settings.settings import Settings
from scopa_desktop.ui.table.game import Game

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


FIRST = 0
"""The seat that leads a deal by number."""


@QmlElement
@QmlSingleton
class Practice(QObject):
    """Begins practice deals; the match being played waits meanwhile."""

    create = offered("practice")
    changed = Signal()

    def __init__(self, session: Session, game: Game, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._game = game
        self._settings = settings
        game.moved.connect(self.changed)
        game.rulesChanged.connect(self.changed)

    @Slot(int)
    def playNumber(self, number: int) -> None:  # noqa: N802 - a QML name
        """Deal a number, 1 to `largest`."""
        self._deal(number, f"numbered {number}")

    @Slot()
    def playToday(self) -> None:  # noqa: N802
        """Deal the day's deal, which is the same everywhere."""
        number = numbered.daily(date.today())
        self._deal(number, f"daily {number}")

    @Slot()
    def playAgain(self) -> None:  # noqa: N802
        """Deal the practice deal, or the round of the match counted last, once more."""
        made, match = self._seen(), self._session.match
        if made is not None and made.cut is not None:
            again = Match(match.rules, match.players, made.first, match.practice or "again")
            self._game.practise(again, replace(made.deck, before=again.chain), made.cut)

    def _deal(self, number: int, kind: str) -> None:
        match = new_match(self._settings.values, FIRST, kind)
        self._game.practise(match, numbered.deck(match.rules, number, match.chain), numbered.CUT)

    def _seen(self) -> Deal | None:
        """The deal that can be played again without knowing more of a match than one may."""
        match = self._session.match
        rounds = [one for one in match.record.rounds if one.points is not None or match.practice]
        return rounds[-1].deals[-1] if rounds else None

    @Property(bool, notify=changed)
    def canPlayAgain(self) -> bool:  # noqa: N802
        """Whether there is a deal to play again."""
        return self._seen() is not None

    @Property(int, constant=True)
    def largest(self) -> int:
        """The largest number of a deal."""
        return numbered.LARGEST

    @Property(QVariantMap, notify=changed)
    def deal(self) -> dict[str, Any]:
        """The practice deal on the table: its `kind`, and `which` one of it where there are several; or empty."""
        kind, _, which = self._session.match.practice.partition(" ")
        return {"kind": kind, "which": which} if kind else {}
