"""The matches that are over and what they add up to, for QML."""

from __future__ import annotations

from concurrent.futures import Executor
from datetime import datetime
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
    Slot,
)
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.ai import LEVELS
from scopa_desktop.library import statistics
from scopa_desktop.library.archive import Archive, Entry
from scopa_desktop.library.store import Store
from scopa_desktop.library.watch import Watch
from scopa_desktop.record import Record
from scopa_desktop.timeline import Timeline
from scopa_desktop.ui.pages.family import Family
from scopa_desktop.ui.pages.notices import Notices
from scopa_desktop.ui.qml import QVariantList, QVariantMap, offered
from scopa_desktop.ui.worker import Worker

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

MATCH = Qt.ItemDataRole.UserRole + 1


class MatchList(QAbstractListModel):
    """The matches of who plays now, newest first.

    The one role, `match`, gives number, ended and error, and of one that could be read form, house, target, level,
    over (not given up), won, totals (mine first), rounds and undone.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        """How many there are."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One match."""
        return _told(self._entries[index.row()]) if index.isValid() and role == MATCH else None

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802 - Qt's signature
        """The name QML uses."""
        return {MATCH: QByteArray(b"match")}

    def show(self, entries: list[Entry]) -> None:
        """Show other matches, oldest first."""
        self.beginResetModel()
        self._entries = entries[::-1]
        self.endResetModel()


@QmlElement
@QmlSingleton
class History(QObject):
    """Keeps every match that is over, and tells its numbers once they have been read.

    The files are read, written out and taken in by `executor`, away from the window's thread.
    """

    create = offered("history")
    changed = Signal()
    """other matches, or of another player"""
    working = Signal()
    """files are being read or written, or not any more: see `busy` and `progress`"""
    dropped = Signal()
    """what was read, or is being read or written, does not hold any more"""
    forgotten = Signal()
    """all matches were deleted, and everything else is to be"""

    def __init__(
        self, store: Store, family: Family, notices: Notices, executor: Executor, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._family = family
        self._notices = notices
        self.archive = Archive(store.folders.data / "history")
        self.worker = Worker(executor, self)
        self.worker.changed.connect(self.working)
        self._waiting: list[tuple[Record, str, datetime]] = []
        self._late: list[Entry] = []
        self._entries: list[Entry] | None = None
        self._reading = False
        self._list = MatchList(self)
        family.playerChanged.connect(self._show)
        family.left.connect(self._forget_player)

    def close(self) -> None:
        """Stop what is being read or written."""
        self.worker.drop()
        self._keep_waiting()

    # Matches

    def keep(self, record: Record) -> None:
        """Keep a match that is over, won or given up; once only.

        A failure becomes a notice, and the match waits to be kept with the next one, or at the end.
        """
        self._waiting.append((record, self._store.player, datetime.now()))
        added = self._keep_waiting()
        self._late += added
        if self._entries is not None:
            self._got(self._entries)

    def _keep_waiting(self) -> list[Entry]:
        added = []
        while self._waiting:
            try:
                entry = self.archive.add(*self._waiting[0])
            except OSError as error:
                self._notices.add("history_not_saved", error)
                break
            del self._waiting[0]
            added += [entry] if entry is not None else []
        return added

    def match(self, number: int) -> Timeline:
        """A match that is over. Raises OSError, RecordError and LookupError."""
        return self.archive.read(number)

    @Slot()
    def read(self) -> None:
        """Read the matches, if they have not been read yet."""
        if self._entries is None and not self._reading:
            self._reading = True
            self.worker.do(self._read, self._got)

    def _read(self, watch: Watch) -> list[Entry] | OSError:
        try:
            return self.archive.entries(watch)
        except OSError as error:
            return error

    def _got(self, entries: list[Entry] | OSError) -> None:
        """These were read; what was added since then comes after them."""
        if isinstance(entries, OSError):
            self._notices.add("history_unreadable", entries)
            entries = []
        known = {entry.number for entry in entries}
        self._entries = entries + [entry for entry in self._late if entry.number not in known]
        self._late = []
        self._reading = False
        self._show()

    def _show(self) -> None:
        self._list.show(self._mine())
        self.changed.emit()

    def _mine(self) -> list[Entry]:
        return [entry for entry in self._entries or [] if entry.player == self._store.player]

    @Property(QObject, constant=True)
    def matches(self) -> QObject:
        """The matches of who plays now, newest first."""
        return self._list

    @Property(int, notify=changed)
    def count(self) -> int:
        """How many they are."""
        return self._list.rowCount()

    @Property(bool, notify=working)
    def busy(self) -> bool:
        """Whether files are being read or written."""
        return self.worker.busy > 0

    @Property(QVariantList, notify=working)
    def progress(self) -> list[int]:
        """How many of how many matches are done."""
        return list(self.worker.progress)

    @Slot(str, str, str, result=QVariantMap)
    def figures(self, form: str, house: str, level: str) -> dict[str, Any]:
        """The numbers of who plays now over the matches of a form, house rules and level ("" for any; "-" for none)."""
        every = [entry.facts for entry in self._mine() if entry.facts is not None]
        chosen = [
            one
            for one in every
            if form in ("", one.form) and level in ("", one.level) and house in ("", " ".join(one.house) or "-")
        ]
        levels = {one.level for one in every}
        return {
            "forms": sorted({one.form for one in every}),
            "houses": sorted({" ".join(one.house) or "-" for one in every}),
            "levels": [level for level in LEVELS if level in levels],
            **statistics.figures(chosen),
        }

    @Property(QVariantList, notify=changed)
    def fairness(self) -> list[dict[str, Any]]:
        """What was dealt to each side by level, from every deck of 40 cards."""
        return statistics.fairness([entry.facts for entry in self._mine() if entry.facts is not None])

    @Slot()
    def forgetAll(self) -> None:  # noqa: N802
        """Delete every match, and have everything else deleted: all is as at the first start."""
        self.drop()
        self._waiting.clear()
        try:
            self.archive.delete()
        except OSError as error:
            self._notices.add("not_deleted", error)
        self.forgotten.emit()
        self._show()

    def _forget_player(self, key: str) -> None:
        self.drop()
        try:
            self.archive.delete(key)
            self._store.forget_player(key)
        except OSError as error:
            self._notices.add("not_deleted", error)
        self.read()

    def drop(self) -> None:
        """Forget what was read, and what is being read or written."""
        self.worker.drop()
        self._reading = False
        self._entries = None
        self._late = []
        self.dropped.emit()


def _told(entry: Entry) -> dict[str, Any]:
    told: dict[str, Any] = {"number": entry.number, "ended": entry.ended, "error": entry.error}
    if entry.facts is not None:
        one = entry.facts
        told |= {"form": one.form, "house": one.house, "target": one.target, "level": one.level}
        told |= {"over": one.over, "won": one.won, "totals": one.totals}
        told |= {"rounds": one.rounds, "undone": one.undone}
    return told
