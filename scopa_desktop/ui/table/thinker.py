"""Thoughts away from the window's thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Executor

from PySide6.QtCore import QObject, Signal

from scopa_desktop.ai import Stop
from scopa_desktop.engine import View


class Thinker(QObject):
    """Has one question at a time answered, in `executor`; the answer comes as a signal in the window's thread.

    Only the answer to the last question is told: a question that was cancelled, or followed by another, is not
    answered. An exception in the thought is told by `failed` and then raised.
    """

    answered = Signal(object)
    failed = Signal()
    _returned = Signal(int, object)

    def __init__(self, executor: Executor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = executor
        self._question = 0
        self._stop = threading.Event()
        self._returned.connect(self._receive)

    def ask(self, think: Callable[[View, Stop], object], view: View) -> None:
        """Begin to think about a view; `think` must end soon after its stop is set."""
        self.cancel()
        stop = self._stop = threading.Event()
        self._executor.submit(self._think, self._question, think, view, stop)

    def cancel(self) -> None:
        """Forget the question under way; its thought is told to stop."""
        self._stop.set()
        self._question += 1

    def _think(self, question: int, think: Callable[[View, Stop], object], view: View, stop: threading.Event) -> None:
        try:
            answer = think(view, stop)
        except Exception as error:
            answer = error
        self._returned.emit(question, answer)

    def _receive(self, question: int, answer: object) -> None:
        if question != self._question:
            return
        if isinstance(answer, Exception):
            self.failed.emit()
            raise answer
        self.answered.emit(answer)
