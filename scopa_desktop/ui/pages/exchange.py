"""Writing all matches to a file and taking them in from one, for QML."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.boundary import printable
from scopa_desktop.library import exchange
from scopa_desktop.library.archive import Arrival, Entry
from scopa_desktop.library.exchange import ExchangeError, Imported
from scopa_desktop.library.files import replace
from scopa_desktop.library.watch import Watch
from scopa_desktop.ui.pages.family import Family
from scopa_desktop.ui.pages.history import History
from scopa_desktop.ui.qml import QVariantMap, offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

T = TypeVar("T")


@QmlElement
@QmlSingleton
class Exchange(QObject):
    """Exports and imports the matches of everybody, away from the window's thread."""

    create = offered("exchange")
    changed = Signal()
    """an exchange has begun or ended"""
    told = Signal()
    """an exchange has ended: see `outcome`"""

    def __init__(self, history: History, family: Family, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._family = family
        self._running = False
        self._stopped = False
        self._outcome: dict[str, Any] = {}
        history.dropped.connect(self._end)
        history.forgotten.connect(self._forget)

    def _end(self) -> None:
        self._running = False
        self.changed.emit()

    def _forget(self) -> None:
        self._outcome = {}
        self.told.emit()

    @Property(QVariantMap, notify=told)
    def outcome(self) -> dict[str, Any]:
        """What the last export or import came to: `key`, `file`, and `detail` when it failed.

        Of matches `count` those written or taken in, `damaged` those left out, `known` those that were here already
        and `left` those that were not taken in, because it was stopped or failed.
        """
        return self._outcome

    @Property(bool, notify=changed)
    def running(self) -> bool:
        """Whether matches are being written to a file or taken in from one, which can be stopped."""
        return self._running

    @Slot()
    def stop(self) -> None:
        """Stop writing to a file or taking in from it; what was taken in stays."""
        self._stopped = True

    @Slot(QUrl)
    def exportTo(self, url: QUrl) -> None:  # noqa: N802
        """Write the matches of everybody to a file: a table for `.csv`, else JSON with all records."""
        path = Path(url.toLocalFile())

        def write(watch: Watch) -> dict[str, Any]:
            entries = self._history.archive.entries(watch)
            csv = path.suffix.lower() == ".csv"
            text = exchange.table(entries, self._family.names) if csv else self._exported(entries, watch)
            if self._stopped:
                return {"key": "stopped"}
            replace(path, text.encode("utf-8", errors="replace"), sync=True)
            good = sum(entry.facts is not None for entry in entries)
            return {"key": "exported", "count": good, "damaged": len(entries) - good}

        self._work(path, write, lambda outcome: self._tell(path, **outcome))

    def _exported(self, entries: list[Entry], watch: Watch) -> str:
        return exchange.exported(entries, self._family.names, watch)

    @Slot(QUrl)
    def importFrom(self, url: QUrl) -> None:  # noqa: N802
        """Take in the matches of an exported JSON file; those that are here already are left as they are."""
        path = Path(url.toLocalFile())
        before = set(self._family.names)

        def read(watch: Watch) -> tuple[list[Imported], dict[str, int]]:
            found, damaged, left = exchange.read(path, watch)
            here = self._history.archive.texts()
            fresh = {one.text: one for one in found if one.text not in here}
            return list(fresh.values()), {"damaged": damaged, "known": len(found) - len(fresh), "left": left}

        def take_in(answer: tuple[list[Imported], dict[str, int]]) -> None:
            fresh, counts = answer
            if self._stopped:
                counts["left"] += len(fresh)
                fresh = []
            keys = self._family.keys_of(dict.fromkeys(one.player for one in fresh), path.stem)
            arrivals = [Arrival(one.text, keys[one.player], one.ended, one.facts) for one in fresh]
            self._work(path, partial(self._history.archive.add_all, arrivals), partial(taken_in, len(fresh), counts))

        def taken_in(wanted: int, counts: dict[str, int], answer: tuple[list[Entry], OSError | None]) -> None:
            entries, failure = answer
            used = {entry.player for entry in entries}
            self._family.drop([key for key in self._family.names if key not in before | used])
            counts["left"] += wanted - len(entries)
            self._history.drop()
            self._history.read()
            if failure is None:
                self._tell(path, "imported", count=len(entries), **counts)
            else:
                self._tell(path, "half", count=len(entries), **counts, detail=failure.strerror or str(failure))

        self._work(path, read, take_in)

    def _work(self, path: Path, work: Callable[[Watch], T], then: Callable[[T], None]) -> None:
        """Have a file worked on until `stop`; why it cannot be is told, else `then` goes on."""
        if not self._running:
            self._running = True
            self._stopped = False
            self.changed.emit()

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

        self._history.worker.do(guarded, received)

    def _tell(self, path: Path, key: str, **more: object) -> None:
        self._running = False
        self.changed.emit()
        self._outcome = {"key": key, "file": printable(path.name), **more}
        self.told.emit()
