"""Ctrl+C on the terminal, the end of the session and a polite kill end the program as closing its window does."""

from __future__ import annotations

import contextlib
import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Those of them that the system has; one that was ignored when the program was started stays so (nohup)."""


class Ending(QObject):
    """Hears the signals of the system from now on, also while Qt waits for events."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.due = False
        """whether the program has been told to end"""
        self._ear, self._mouth = socket.socketpair()
        for end in (self._ear, self._mouth):
            end.setblocking(False)
        signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)
        for name in SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, self._hear)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._end)

    def close(self) -> None:
        """Hear no more: the program is ending."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        self._ear.close()
        self._mouth.close()

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        self.due = True

    def _end(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._ear.recv(4096)
        if self.due:
            QCoreApplication.exit(0)
