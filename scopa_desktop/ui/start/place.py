"""Where the window was: kept from start to start, and brought back onto the screens that are there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQuick import QQuickWindow

from scopa_desktop.library.store import Store

SMALLEST = QSize(960, 600)
"""A window is not made smaller, except on a screen that has less room."""
LEAST = QSize(640, 400)
"""A window is not made smaller on any screen."""
FIRST = QSize(1280, 720)
"""Pixels of the window when the program is started for the first time, where the screen has room for them."""
FRAME = QMargins(6, 40, 6, 6)
"""What the system is thought to put around a window before it has told."""
TRIES = 8
"""How often the system is asked what it has put around the window; where it never tells, there is nothing."""
QUIET = 250
"""Milliseconds without change after which a place is kept: by then the system has told why the window changed."""

Visibility = QWindow.Visibility
_STATES = {
    "windowed": Visibility.Windowed,
    "maximized": Visibility.Maximized,
    "full_screen": Visibility.FullScreen,
}


def least(screen: QRect) -> QSize:
    """How small a window may be made on a screen with so much room."""
    return SMALLEST.boundedTo(screen.size()).expandedTo(LEAST)


def clamped(place: QRect, screens: Sequence[QRect]) -> QRect:
    """`place` moved, and shrunk where it must be, onto the screen it covers most, or else the first one."""

    def covered(screen: QRect) -> int:
        common = screen.intersected(place)
        return common.width() * common.height() if common.isValid() else 0

    screen = max(screens, key=covered)
    size = place.size().boundedTo(screen.size()).expandedTo(least(screen))
    x = max(screen.x(), min(place.x(), screen.x() + screen.width() - size.width()))
    y = max(screen.y(), min(place.y(), screen.y() + screen.height() - size.height()))
    return QRect(QPoint(x, y), size)


def first(screen: QRect) -> QRect:
    """The place of a window that never was anywhere: in the middle of a screen, larger on a large one."""
    size = FIRST.expandedTo(QSize(screen.width() * 5 // 8, screen.height() * 5 // 8))
    place = QRect(QPoint(0, 0), size)
    place.moveCenter(screen.center())
    return place


def rooms(frame: QMargins) -> list[QRect]:
    """What each screen has for a window in such a frame, the primary one first."""
    return [screen.availableGeometry().marginsRemoved(frame) for screen in QGuiApplication.screens()]


def framed(window: QQuickWindow) -> QMargins:
    """What is around the window, as far as the system has told."""
    return FRAME if window.frameMargins().isNull() else window.frameMargins()


class Place(QObject):
    """Follows a window, and keeps its place, its size and whether it is maximised or fills the screen."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._window: QQuickWindow | None = None
        self._state = "windowed"
        self._rect: QRect | None = None
        self._made: QRect | None = None
        self._tries = TRIES
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
        if self._rect is None:
            screens = rooms(FRAME)
            place = clamped(first(screens[0]), screens)
        else:
            screens = rooms(QMargins())
            place = clamped(self._rect, screens)
        self._made = place
        made: dict[str, Any] = {"x": place.x(), "y": place.y(), "width": place.width(), "height": place.height()}
        smallest = least(next((screen for screen in screens if screen.contains(place.center())), screens[0]))
        made |= {"minimumWidth": smallest.width(), "minimumHeight": smallest.height()}
        if self._state != "windowed":
            made["visibility"] = _STATES[self._state].value
        return made

    def follow(self, window: QQuickWindow) -> None:
        """Keep the place of this window from now on."""
        self._window = window
        for change in (window.xChanged, window.yChanged, window.widthChanged, window.heightChanged):
            change.connect(self._wait)
        window.visibilityChanged.connect(self._see)
        window.screenChanged.connect(self._limit)
        self._wait()

    @Slot()
    def _wait(self) -> None:
        self._quiet.start()

    def _see(self, visibility: Visibility) -> None:
        found = next((name for name, known in _STATES.items() if known == visibility), None)
        if found is not None:
            self._state = found
            self._wait()

    @Slot()
    def _limit(self) -> None:
        """Let the window become as small as its screen asks for."""
        if self._window is not None:
            room = self._window.screen().availableGeometry().marginsRemoved(framed(self._window))
            self._window.setMinimumSize(least(room))

    def _keep(self) -> None:
        if self._window is None or self._state != "windowed":
            return
        self._rect = self._window.geometry()
        if self._made is None:
            return
        if not self._window.frameMargins().isNull():
            self._limit()
            # Now the frame is known; a window that nobody has changed is brought onto the screen with it.
            if self._rect.size() == self._made.size():
                self._rect = clamped(self._rect, rooms(framed(self._window)))
                self._window.setGeometry(self._rect)
            self._made = None
        elif self._tries:
            self._tries -= 1
            self._wait()
        else:
            self._made = None

    def save(self) -> None:
        """Write down where the window is; it may be closed already."""
        if self._quiet.isActive():
            self._quiet.stop()
            self._keep()
        rect = self._rect or (self._window.geometry() if self._window is not None else None)
        if rect is not None:
            place = {"x": rect.x(), "y": rect.y(), "width": rect.width(), "height": rect.height()}
            self._store.save_window({**place, "state": self._state})
