"""The matches that are over and what they add up to, for QML."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop.ai import LEVELS
from scopa_desktop.boundary import printable
from scopa_desktop.library import exchange, statistics
from scopa_desktop.library.archive import Archive, Arrival, Entry
from scopa_desktop.library.exchange import ExchangeError, Imported
from scopa_desktop.library.files import replace
from scopa_desktop.library.store import Store
from scopa_desktop.library.watch import Watch
from scopa_desktop.record import Record
from scopa_desktop.ui.pages.family import Family
from scopa_desktop.ui.pages.notices import Notices
from scopa_desktop.ui.qml import QVariantList, QVariantMap
from scopa_desktop.ui.worker import Worker

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

T = TypeVar("T")
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

    changed = Signal()
    """other matches, or of another player"""
    working = Signal()
    """files are being read or written, or not any more: see `busy` and `progress`"""
    told = Signal()
    """an export or an import has ended: see `outcome`"""
    forgotten = Signal()
    """all matches were deleted, and everything else is to be"""

    def __init__(
        self, store: Store, family: Family, notices: Notices, executor: Executor, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._family = family
        self._notices = notices
        self._archive = Archive(store.folders.data / "history")
        self._worker = Worker(executor, self)
        self._worker.changed.connect(self.working)
        self._waiting: list[tuple[Record, str, datetime]] = []
        self._late: list[Entry] = []
        self._entries: list[Entry] | None = None
        self._reading = False
        self._exchanging = False
        self._stopped = False
        self._list = MatchList(self)
        self._outcome: dict[str, Any] = {}
        family.playerChanged.connect(self._show)
        family.left.connect(self._forget_player)

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("history")
        return made

    def close(self) -> None:
        """Stop what is being read or written."""
        self._worker.drop()
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
                entry = self._archive.add(*self._waiting[0])
            except OSError as error:
                self._notices.add("history_not_saved", error)
                break
            del self._waiting[0]
            added += [entry] if entry is not None else []
        return added

    def record(self, number: int) -> Record:
        """A match that is over. Raises OSError, RecordError and LookupError."""
        return self._archive.read(number)

    @Slot()
    def read(self) -> None:
        """Read the matches, if they have not been read yet."""
        if self._entries is None and not self._reading:
            self._reading = True
            self._worker.do(self._read, self._got)

    def _read(self, watch: Watch) -> list[Entry] | OSError:
        try:
            return self._archive.entries(watch)
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
        return self._worker.busy > 0

    @Property(QVariantList, notify=working)
    def progress(self) -> list[int]:
        """How many of how many matches are done."""
        return list(self._worker.progress)

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

    # Files

    @Property(QVariantMap, notify=told)
    def outcome(self) -> dict[str, Any]:
        """What the last export or import came to: `key`, `file`, and `detail` when it failed.

        Of matches `count` those written or taken in, `damaged` those left out, `known` those that were here already
        and `left` those that were not taken in, because it was stopped or failed.
        """
        return self._outcome

    @Property(bool, notify=working)
    def exchanging(self) -> bool:
        """Whether matches are being written to a file or taken in from one, which can be stopped."""
        return self._exchanging

    @Slot()
    def stop(self) -> None:
        """Stop writing to a file or taking in from it; what was taken in stays."""
        self._stopped = True

    @Slot(QUrl)
    def exportTo(self, url: QUrl) -> None:  # noqa: N802
        """Write the matches of everybody to a file: a table for `.csv`, else JSON with all records."""
        path = Path(url.toLocalFile())

        def write(watch: Watch) -> dict[str, Any]:
            entries = self._archive.entries(watch)
            csv = path.suffix.lower() == ".csv"
            text = exchange.table(entries, self._family.names) if csv else self._exported(entries, watch)
            if self._stopped:
                return {"key": "stopped"}
            replace(path, text.encode("utf-8", errors="replace"), sync=True)
            good = sum(entry.facts is not None for entry in entries)
            return {"key": "exported", "count": good, "damaged": len(entries) - good}

        self._exchange(path, write, lambda outcome: self._tell(path, **outcome))

    def _exported(self, entries: list[Entry], watch: Watch) -> str:
        return exchange.exported(entries, self._family.names, watch)

    @Slot(QUrl)
    def importFrom(self, url: QUrl) -> None:  # noqa: N802
        """Take in the matches of an exported JSON file; those that are here already are left as they are."""
        path = Path(url.toLocalFile())
        before = set(self._family.names)

        def read(watch: Watch) -> tuple[list[Imported], dict[str, int]]:
            found, damaged, left = exchange.read(path, watch)
            here = self._archive.texts()
            fresh = {one.text: one for one in found if one.text not in here}
            return list(fresh.values()), {"damaged": damaged, "known": len(found) - len(fresh), "left": left}

        def take_in(answer: tuple[list[Imported], dict[str, int]]) -> None:
            fresh, counts = answer
            if self._stopped:
                counts["left"] += len(fresh)
                fresh = []
            keys = self._family.keys_of(dict.fromkeys(one.player for one in fresh), path.stem)
            arrivals = [Arrival(one.text, keys[one.player], one.ended, one.facts) for one in fresh]
            self._exchange(path, partial(self._archive.add_all, arrivals), partial(taken_in, len(fresh), counts))

        def taken_in(wanted: int, counts: dict[str, int], answer: tuple[list[Entry], OSError | None]) -> None:
            entries, failure = answer
            used = {entry.player for entry in entries}
            self._family.drop([key for key in self._family.names if key not in before | used])
            counts["left"] += wanted - len(entries)
            self._drop()
            self.read()
            if failure is None:
                self._tell(path, "imported", count=len(entries), **counts)
            else:
                self._tell(path, "half", count=len(entries), **counts, detail=failure.strerror or str(failure))

        self._exchange(path, read, take_in)

    def _exchange(self, path: Path, work: Callable[[Watch], T], then: Callable[[T], None]) -> None:
        """Have a file worked on until `stop`; why it cannot be is told, else `then` goes on."""
        if not self._exchanging:
            self._exchanging = True
            self._stopped = False

        def guarded(watch: Watch) -> T | OSError | ExchangeError:
            try:
                return work(lambda done, of: watch(done, of) and not self._stopped)
            except (OSError, ExchangeError) as error:
                return error

        def received(answer: T | OSError | ExchangeError) -> None:
            if isinstance(answer, ExchangeError):
                self._tell(path, answer.key)
            elif isinstance(answer, OSError):
                self._tell(path, "failed", detail=answer.strerror or str(answer))
            else:
                then(answer)

        self._worker.do(guarded, received)

    def _tell(self, path: Path, key: str, **more: object) -> None:
        self._exchanging = False
        self.working.emit()
        self._outcome = {"key": key, "file": printable(path.name), **more}
        self.told.emit()

    @Slot()
    def forgetAll(self) -> None:  # noqa: N802
        """Delete every match, and have everything else deleted: all is as at the first start."""
        self._drop()
        self._waiting.clear()
        try:
            self._archive.delete()
        except OSError as error:
            self._notices.add("not_deleted", error)
        self._outcome = {}
        self.told.emit()
        self.forgotten.emit()
        self._show()

    def _forget_player(self, key: str) -> None:
        self._drop()
        try:
            self._archive.delete(key)
            self._store.forget_player(key)
        except OSError as error:
            self._notices.add("not_deleted", error)
        self.read()

    def _drop(self) -> None:
        """What was read, or is being read, does not hold any more."""
        self._exchanging = False
        self._worker.drop()
        self._reading = False
        self._entries = None
        self._late = []


def _told(entry: Entry) -> dict[str, Any]:
    told: dict[str, Any] = {"number": entry.number, "ended": entry.ended, "error": entry.error}
    if entry.facts is not None:
        one = entry.facts
        told |= {"form": one.form, "house": one.house, "target": one.target, "level": one.level}
        told |= {"over": one.over, "won": one.won, "totals": one.totals}
        told |= {"rounds": one.rounds, "undone": one.undone}
    return told
