"""Whether the window is drawn by the graphics card: not where there is none, nor where a start died of it before."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, Qt, qVersion
from PySide6.QtGui import QOffscreenSurface, QOpenGLContext
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface

from scopa_desktop import __version__
from scopa_desktop.boundary import SMALL, read_text
from scopa_desktop.library.files import replace

CHOSEN = ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND")
"""With one of these variables the user has chosen."""
STARTING, SOFTWARE = "starting", "software"
_OLDEST = (2, 0)
_log = logging.getLogger("scopa_desktop")


class Graphics(QObject):
    """Chooses the renderer before the first window, and keeps in a file that a window is being made.

    Who finds that file knows that the start before died while making its window; from then on, until the program or Qt
    has another version, the window is drawn by the processor.
    """

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._version = f"{__version__} {qVersion()}"
        self._trying = False

    def choose(self) -> None:
        """Choose the renderer; to be called once, before there is any window."""
        if any(map(os.environ.get, CHOSEN)):
            return
        state = self._kept()
        if state == STARTING:
            _log.warning("The last start ended while its window was being made: it is drawn by the processor now.")
            self._keep(SOFTWARE)
        elif state == SOFTWARE:
            _log.info("The window is drawn by the processor, because a start ended while its window was being made.")
        elif not draws():
            _log.warning("There is no OpenGL here that can be used: the window is drawn by the processor.")
        else:
            self._trying = True
            self._keep(STARTING)
            return
        by_processor()

    def follow(self, window: QQuickWindow) -> None:
        """The first frame of this window shows that all is well."""
        window.frameSwapped.connect(self.done, Qt.ConnectionType.SingleShotConnection)

    def done(self) -> None:
        """No window is being made any more."""
        if self._trying:
            self._trying = False
            self.forget()

    def forget(self) -> None:
        """Delete what is known of starts before."""
        with contextlib.suppress(OSError):
            self._file.unlink(missing_ok=True)

    def _kept(self) -> str:
        try:
            state, _, version = read_text(self._file, SMALL).strip().partition(" ")
        except OSError:
            return ""
        return state if version == self._version else ""

    def _keep(self, state: str) -> None:
        with contextlib.suppress(OSError):
            replace(self._file, f"{state} {self._version}\n".encode(), sync=False)


def draws() -> bool:
    """Whether Qt can draw with OpenGL here; where it draws with something else, that is taken to work."""
    if sys.platform in ("win32", "darwin"):
        return True
    context, surface = QOpenGLContext(), QOffscreenSurface()
    surface.create()
    if not (context.create() and context.makeCurrent(surface)):
        return False
    version = context.format().version()
    context.doneCurrent()
    return bool(tuple(version) >= _OLDEST)


def by_processor() -> None:
    """Have every window drawn by the processor, which works everywhere."""
    QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
