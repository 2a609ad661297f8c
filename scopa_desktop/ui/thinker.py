"""A player's thought away from the window's thread."""

from __future__ import annotations

import threading
from concurrent.futures import Executor

from PySide6.QtCore import QObject, Signal

from scopa_desktop.ai import Player
from scopa_desktop.engine import Move, View


class Thinker(QObject):
    """Asks one player at a time, in `executor`; the answer comes as a signal in the window's thread.

    Only the answer to the last question is told: a question that was cancelled, or followed by another, is not
    answered. An exception in the player is told by `failed` and is the receiver's to raise.
    """

    answered = Signal(object)
    failed = Signal(object)
    _returned = Signal(int, object)

    def __init__(self, executor: Executor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = executor
        self._question = 0
        self._stop = threading.Event()
        self._returned.connect(self._receive)

    def ask(self, player: Player, view: View) -> None:
        """Begin to think about a move."""
        self.cancel()
        stop = self._stop = threading.Event()
        self._executor.submit(self._think, self._question, player, view, stop)

    def cancel(self) -> None:
        """Forget the question under way; its player is told to stop."""
        self._stop.set()
        self._question += 1

    def _think(self, question: int, player: Player, view: View, stop: threading.Event) -> None:
        answer: Move | Exception
        try:
            answer = player.choose(view, stop)
        except Exception as error:
            answer = error
        self._returned.emit(question, answer)

    def _receive(self, question: int, answer: object) -> None:
        if question != self._question:
            return
        if isinstance(answer, Move):
            self.answered.emit(answer)
        else:
            self.failed.emit(answer)
