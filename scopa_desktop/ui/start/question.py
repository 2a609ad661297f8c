"""A question in a window of its own, before there is a table."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QGuiApplication

from scopa_desktop.ui.start.base import Base


def ask(base: Base, key: str) -> str:
    """Put the question that the window knows by this key, and wait; the key of the answer, "close" for none."""
    window = base.show("StartQuestion", {"key": key})
    loop = QEventLoop()
    window.closing.connect(loop.quit)
    quits = QGuiApplication.quitOnLastWindowClosed()
    QGuiApplication.setQuitOnLastWindowClosed(False)
    loop.exec()
    QGuiApplication.setQuitOnLastWindowClosed(quits)
    answer = str(window.property("answer"))
    window.close()
    return answer
