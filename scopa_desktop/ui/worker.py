"""Work with many files, away from the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, wait
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from scopa_desktop.library.watch import Watch

OFTEN = 0.1
"""Seconds between two tellings of how far the work is."""


class Worker(QObject):
    """Does one piece of work after the other in `executor`; what each came to is received in the window's thread.

    An exception of the work is raised there.
    """

    changed = Signal()
    """work has begun, gone on or ended: see `busy` and `progress`"""
    _returned = Signal(int, object, object, object)
    _advanced = Signal(int, int)

    def __init__(self, executor: Executor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = executor
        self._pending: list[Future[None]] = []
        self._era = 0
        self.busy = 0
        """pieces of work that are not done yet"""
        self.progress = (0, 0)
        """how many of how many are done in this piece"""
        self._returned.connect(self._receive)
        self._advanced.connect(self._advance)

    def do(self, work: Callable[[Watch], Any], then: Callable[[Any], None]) -> None:
        """Have `work` done after what waits already; `then` is told what it came to."""
        era = self._era
        told = 0.0

        def watch(done: int, of: int) -> bool:
            nonlocal told
            if monotonic() - told > OFTEN:
                told = monotonic()
                self._advanced.emit(done, of)
            return era == self._era

        def run() -> None:
            answer, failure = None, None
            try:
                answer = work(watch) if era == self._era else None
            except Exception as error:
                failure = error
            self._returned.emit(era, then, answer, failure)

        self.busy += 1
        self.progress = (0, 0)
        self._pending = [one for one in self._pending if not one.done()]
        self._pending.append(self._executor.submit(run))
        self.changed.emit()

    def drop(self) -> None:
        """Forget all work and wait until none is being done."""
        self._era += 1
        self.busy = 0
        wait(self._pending)
        self.changed.emit()

    def _receive(self, era: int, then: Callable[[Any], None], answer: object, failure: Exception | None) -> None:
        if era != self._era:
            return
        self.busy -= 1
        self.changed.emit()
        if failure is not None:
            raise failure
        then(answer)

    def _advance(self, done: int, of: int) -> None:
        if self.busy:
            self.progress = (done, of)
            self.changed.emit()
