"""The count of a round, line by line, for the score sheet."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from scopa_desktop.engine import PRIMIERA, Category, Line, Score

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What QML reads of a line."""

    CATEGORY = Qt.ItemDataRole.UserRole + 1
    COUNTS = Qt.ItemDataRole.UserRole + 2
    POINTS = Qt.ItemDataRole.UserRole + 3
    CARDS = Qt.ItemDataRole.UserRole + 4
    WORTH = Qt.ItemDataRole.UserRole + 5
    SHOWN = Qt.ItemDataRole.UserRole + 6


_ROLE_NAMES = {int(role): QByteArray(role.name.lower().encode()) for role in Role}


class ScoreModel(QAbstractListModel):
    """The lines of the last count.

    Roles: `category` (its key), `counts` (a number a side, -1 for no primiera), `points` a side, `cards` (codes a
    side), `worth` (what each of these cards is worth in the primiera, empty elsewhere) and `shown`: whether the count
    has come to this line.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self._shown = 0

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's signature
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A field of a line."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        match role:
            case Role.CATEGORY:
                return str(line.category)
            case Role.COUNTS:
                return [-1 if count is None else count for count in line.counts]
            case Role.POINTS:
                return list(line.points)
            case Role.CARDS:
                return [[card.code for card in cards] for cards in line.cards]
            case Role.WORTH:
                primiera = line.category == Category.PRIMIERA
                return [[PRIMIERA[card.rank] for card in cards] if primiera else [] for cards in line.cards]
            case Role.SHOWN:
                return index.row() < self._shown
        return None

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802 - Qt's signature
        """The names QML uses."""
        return _ROLE_NAMES

    def show(self, score: Score) -> None:
        """The lines of another count, none of them shown yet."""
        self.beginResetModel()
        self._lines = score.lines
        self._shown = 0
        self.endResetModel()

    def reveal(self, lines: int) -> None:
        """Show the first `lines` lines."""
        self._shown = lines
        self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1), [int(Role.SHOWN)])
