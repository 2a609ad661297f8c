"""Aids to memory: which cards have been seen, what was captured, and the moves of the round."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.engine import Card, View
from scopa_desktop.ui.qml import QVariantList, offered
from scopa_desktop.ui.table.game import Game
from scopa_desktop.ui.table.stage import Stage

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1
Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What QML reads of a move."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    CARD = Qt.ItemDataRole.UserRole + 2
    TAKEN = Qt.ItemDataRole.UserRole + 3
    SCOPA = Qt.ItemDataRole.UserRole + 4


_ROLE_NAMES = {int(role): QByteArray(role.name.lower().encode()) for role in Role}


class MoveModel(QAbstractListModel):
    """The moves of the round, the oldest first.

    Roles: `seat`, `card` (a code), `taken` (codes) and `scopa`.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: list[tuple[int, str, list[str], bool]] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's signature
        """How many moves there are."""
        return 0 if parent.isValid() else len(self._moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A field of a move."""
        if not index.isValid() or role not in _ROLE_NAMES:
            return None
        return self._moves[index.row()][role - Role.SEAT]

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802 - Qt's signature
        """The names QML uses."""
        return _ROLE_NAMES

    @property
    def told(self) -> list[tuple[int, str, list[str], bool]]:
        """The moves: seat, card, what it took, and whether that was a scopa."""
        return self._moves

    def show(self, view: View | None) -> None:
        """Show the moves of a round: rows are only added or removed at the end, so the list does not jump."""
        moves = list(_moves(view)) if view is not None else []
        same = 0
        while same < min(len(moves), len(self._moves)) and moves[same] == self._moves[same]:
            same += 1
        if same < len(self._moves):
            self.beginRemoveRows(QModelIndex(), same, len(self._moves) - 1)
            del self._moves[same:]
            self.endRemoveRows()
        if same < len(moves):
            self.beginInsertRows(QModelIndex(), same, len(moves) - 1)
            self._moves += moves[same:]
            self.endInsertRows()


def _moves(view: View) -> list[tuple[int, str, list[str], bool]]:
    swept = {card for sweeps in view.sweeps for card in sweeps}
    return [
        (seat, move.card.code, [card.code for card in move.taken], move.card in swept) for seat, move in view.history
    ]


@QmlElement
@QmlSingleton
class Aids(QObject):
    """What is seen on the table, kept in mind for the person."""

    create = offered("aids")
    changed = Signal()
    """what is shown changed"""
    moved = Signal()
    """all that happened is shown: `moves` is up to date"""

    def __init__(self, game: Game, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._stage = stage
        self._moves = MoveModel(self)
        stage.shown.connect(self._look)

    def _look(self) -> None:
        if not self._stage.property("waiting"):
            self._moves.show(self._game.view)
            self.moved.emit()
        self.changed.emit()

    @property
    def _sides(self) -> list[int]:
        return sorted(set(self._game.seats.sides))

    @Property(QObject, constant=True)
    def moves(self) -> QObject:
        """The moves of the round, as far as they are shown."""
        return self._moves

    @Property(QVariantList, notify=moved)
    def taken(self) -> list[dict[str, Any]]:
        """Of each side its last capture: the `card` that took, what was `taken`, and whether it is `fresh`.

        Fresh is what somebody else took since my last move. A side that has taken nothing has an empty one.
        """
        seats, found = self._game.seats, [dict[str, Any]() for _ in self._sides]
        fresh = True
        for seat, card, taken, _ in reversed(self._moves.told):
            fresh = fresh and seat != seats.me
            side = seats.sides[seat]
            if taken and not found[side]:
                found[side] = {"card": card, "taken": taken, "fresh": fresh}
        return found

    @Property(QVariantList, notify=changed)
    def seen(self) -> list[str]:
        """The cards that were seen in this round: played, on the table or in my hand."""
        return self._stage.board.known

    @Property(QVariantList, notify=changed)
    def captured(self) -> list[dict[str, list[str]]]:
        """What each side has captured: its `cards` by suit, and those of its `scope`."""
        piles = []
        for side in self._sides:
            pile = self._stage.board.pile(side)
            cards = sorted(map(Card.parse, pile), key=lambda card: (card.suit, card.rank))
            piles.append({"cards": [card.code for card in cards], "scope": [code for code in pile if pile[code]]})
        return piles
