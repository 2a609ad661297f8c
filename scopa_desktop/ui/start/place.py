"""Where the window was: kept from start to start, and brought back onto the screens that are there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QSize, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQuick import QQuickWindow

from scopa_desktop.library.store import Store

SMALLEST = QSize(960, 600)
FIRST = QSize(1280, 720)
"""Pixels of the window when the program is started for the first time, where the screen has room for them."""
QUIET = 250
"""Milliseconds without change after which a place is kept: by then the system has told why the window changed."""

Visibility = QWindow.Visibility
_STATES = {
    "windowed": Visibility.Windowed,
    "maximized": Visibility.Maximized,
    "full_screen": Visibility.FullScreen,
}


def clamped(place: QRect, screens: Sequence[QRect], smallest: QSize = SMALLEST) -> QRect:
    """`place` moved, and shrunk where it must be, onto the screen it covers most, or else the first one."""

    def covered(screen: QRect) -> int:
        common = screen.intersected(place)
        return common.width() * common.height() if common.isValid() else 0

    screen = max(screens, key=covered)
    width = max(smallest.width(), min(place.width(), screen.width()))
    height = max(smallest.height(), min(place.height(), screen.height()))
    x = max(screen.x(), min(place.x(), screen.x() + screen.width() - width))
    y = max(screen.y(), min(place.y(), screen.y() + screen.height() - height))
    return QRect(x, y, width, height)


def first(screen: QRect) -> QRect:
    """The place of a window that never was anywhere: in the middle of a screen, larger on a large one."""
    size = FIRST.expandedTo(QSize(screen.width() * 5 // 8, screen.height() * 5 // 8))
    place = QRect(QPoint(0, 0), size)
    place.moveCenter(screen.center())
    return place


class Place(QObject):
    """Follows a window, and keeps its place, its size and whether it is maximised or fills the screen."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._window: QQuickWindow | None = None
        self._state = "windowed"
        self._rect: QRect | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._keep)
        found = store.load_window()
        numbers = [found.get(name) for name in ("x", "y", "width", "height")]
        if all(type(number) is int and abs(number) < 100_000 for number in numbers):
            self._rect = QRect(*numbers)
        state = found.get("state")
        if isinstance(state, str) and state in _STATES:
            self._state = state

    @property
    def properties(self) -> dict[str, Any]:
        """What the window is to be made with."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        rect = clamped(self._rect or first(QGuiApplication.primaryScreen().availableGeometry()), screens)
        made: dict[str, Any] = {"x": rect.x(), "y": rect.y(), "width": rect.width(), "height": rect.height()}
        if self._state != "windowed":
            made["visibility"] = _STATES[self._state].value
        return made

    def follow(self, window: QQuickWindow) -> None:
        """Keep the place of this window from now on."""
        self._window = window
        for change in (window.xChanged, window.yChanged, window.widthChanged, window.heightChanged):
            change.connect(self._wait)
        window.visibilityChanged.connect(self._see)

    @Slot()
    def _wait(self) -> None:
        self._quiet.start()

    def _see(self, visibility: Visibility) -> None:
        found = next((name for name, known in _STATES.items() if known == visibility), None)
        if found is not None:
            self._state = found
            self._wait()

    def _keep(self) -> None:
        if self._window is not None and self._state == "windowed":
            self._rect = self._window.geometry()

    def save(self) -> None:
        """Write down where the window is; it may be closed already."""
        if self._quiet.isActive():
            self._quiet.stop()
            self._keep()
        rect = self._rect or (self._window.geometry() if self._window is not None else None)
        if rect is not None:
            place = {"x": rect.x(), "y": rect.y(), "width": rect.width(), "height": rect.height()}
            self._store.save_window({**place, "state": self._state})
