"""The log, and what is left of an error: exceptions and Qt's messages in files of their own, never sent anywhere."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from scopa_desktop.boundary import read_bytes
from scopa_desktop.library.files import clear_the_way, matching, remove

SIZE, FILES = 1_000_000, 3
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_log = logging.getLogger("scopa_desktop")


class Log:
    """Writes the log while it is open, and `error.txt` as soon as there is an error.

    That file is there, empty, while the program runs: a fatal signal leaves its trace in it, a power cut leaves it
    empty, and a proper end takes it away. `before` is what the last run left in it.
    """

    def __init__(self, folder: Path) -> None:
        self.failed: Callable[[str], None] | None = None
        """told of an exception that nobody caught, and its trace"""
        self.before = ""
        self._folder = folder
        self._error = folder / "error.txt"
        self._file: TextIO | None = None
        with contextlib.suppress(OSError):
            self.before = read_bytes(self._error, SIZE).decode(errors="replace").strip()
        _log.setLevel(logging.INFO)
        # A folder that cannot be written to costs the log and nothing else.
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            log = folder / "scopa-desktop.log"
            for file in (log, self._error):
                clear_the_way(file)
            handler = RotatingFileHandler(log, maxBytes=SIZE, backupCount=FILES - 1, encoding="utf-8")
            handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
            _log.addHandler(handler)
            self._file = self._error.open("w", encoding="utf-8")
            faulthandler.enable(self._file)
        sys.excepthook = self._excepted
        threading.excepthook = self._excepted_in_thread
        qInstallMessageHandler(self._qt_message)

    def forget(self) -> None:
        """Delete what has been written so far."""
        for handler in _log.handlers:
            handler.close()  # it opens its file again for the next line
        with contextlib.suppress(OSError):
            remove(matching(self._folder, "scopa-desktop.log*"))
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.seek(0)
                self._file.truncate()

    def close(self) -> None:
        """The program ends as it should."""
        qInstallMessageHandler(None)
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            with contextlib.suppress(OSError):
                self._error.unlink(missing_ok=True)
        for handler in list(_log.handlers):
            _log.removeHandler(handler)
            handler.close()

    def _excepted(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        _say(text)
        _log.error(text)
        self._leave(text)
        if self.failed is not None:
            self.failed(text)

    def _leave(self, text: str) -> None:
        """Write into the file that an error leaves."""
        if self._file is not None:
            with contextlib.suppress(OSError, ValueError):
                self._file.write(text)
                self._file.flush()

    def _qt_message(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        level = _LEVELS[kind]
        _log.log(level, "Qt: %s", message)
        if level >= logging.WARNING:
            _say(f"{message}\n")
        if kind == QtMsgType.QtFatalMsg:  # Qt ends the program after this
            self._leave(f"Qt: {message}\n")

    def _excepted_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._excepted(args.exc_type, args.exc_value, args.exc_traceback)


def _say(text: str) -> None:
    """Where there is a terminal, tell it there."""
    with contextlib.suppress(AttributeError, OSError):  # a program without one has no stderr, or a closed one
        sys.stderr.write(text)
