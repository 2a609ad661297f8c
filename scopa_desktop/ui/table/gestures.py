"""What a press of a key, a button or a finger may do: each counts once, and only for what its person could see."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEventPoint, QGuiApplication, QKeyEvent, QMouseEvent, QPointerEvent
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickItem, QQuickWindow

from scopa_desktop.ui.qml import offered
from scopa_desktop.ui.settings.keys import ALONE, Keyboard
from scopa_desktop.ui.table.stage import Stage

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

WALKING = {
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
}
"""Keys that go on while they are held."""

ACTING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
"""Keys that write nothing where text is written."""

_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


@QmlElement
@QmlSingleton
class Gestures(QObject):
    """Sees each input of the window before anything else does, and keeps back what is not to act.

    A held key goes on only where it walks or writes. A key while cards are being dealt completes the deal and is spent,
    unless it is of a command that is done everywhere; so is a press, unless it is for something else than a card. While
    a card is carried no key and no other button acts: Esc and the right button put it back.
    """

    create = offered("gestures")
    abandoned = Signal()
    """the card that is carried is to be put back"""

    def __init__(self, stage: Stage, keyboard: Keyboard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._keyboard = keyboard
        self._window: QQuickWindow | None = None
        self._free = True
        self._carrying = False
        self._releasing = False
        self._spent = False
        self._let_go = (0, 0)

    def watch(self, window: QQuickWindow) -> None:
        """See the inputs of this window."""
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002, N802 - Qt's signature
        """Keep back what is not to act."""
        if isinstance(event, QKeyEvent) and event.type() in _KEYS:
            kept = self._keeps_key(event)
        elif isinstance(event, QPointerEvent):
            kept = self._keeps_press(event)
        else:
            return False
        if kept:
            event.accept()
        return kept

    def _keeps_key(self, event: QKeyEvent) -> bool:
        if self._repeats(event) and not self._goes_on(event):
            return True
        if event.type() == QEvent.Type.KeyRelease:
            self._let_go = (event.key(), event.timestamp())
            return False
        pressed = event.type() == QEvent.Type.KeyPress and event.key() not in ALONE
        if self._carrying:
            if pressed and event.key() == Qt.Key.Key_Escape:
                self.abandoned.emit()
            return True
        if self._free and self._stage.dealing:
            everywhere = self._keyboard.is_everywhere(event)
            if pressed or everywhere:
                self._stage.skip()
            return not everywhere
        return False

    def _repeats(self, event: QKeyEvent) -> bool:
        """Whether a key is held. X11 sends a release and a press at one time, by which Qt does not always know it."""
        at_once = self._let_go == (event.key(), event.timestamp()) and event.type() != QEvent.Type.KeyRelease
        return event.isAutoRepeat() or (at_once and QGuiApplication.platformName() == "xcb")

    def _goes_on(self, event: QKeyEvent) -> bool:
        """Whether a held key may act again."""
        item = self._window.activeFocusItem() if self._window else None
        writing = item is not None and bool(item.flags() & QQuickItem.Flag.ItemAcceptsInputMethod)
        return event.key() in WALKING or (writing and event.key() not in ACTING)

    def _keeps_press(self, event: QPointerEvent) -> bool:
        kind = event.type()
        mouse = event if isinstance(event, QMouseEvent) else None
        if mouse is not None:
            self._releasing = kind == QEvent.Type.MouseButtonRelease
        else:
            self._releasing = any(point.state() == QEventPoint.State.Released for point in event.points())
        if kind in _PRESSES:
            if self._carrying and mouse is not None:
                if mouse.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
                    self.abandoned.emit()
                return True
            self._spent = self._free and self._stage.dealing
            if self._spent:
                self._stage.skip()
        other = mouse is not None and mouse.button() != Qt.MouseButton.LeftButton
        return kind == QEvent.Type.MouseButtonRelease and self._carrying and other

    @Property(bool)
    def spent(self) -> bool:
        """Whether the last press came while cards were being dealt: then it is for no card."""
        return self._spent

    @Property(bool)
    def releasing(self) -> bool:
        """Whether what happens now comes from a finger or a button that is let go."""
        return self._releasing

    def _is_free(self) -> bool:
        return self._free

    def _set_free(self, free: bool) -> None:
        self._free = free

    free = Property(bool, _is_free, _set_free)
    """Whether no page lies over the table."""

    def _is_carrying(self) -> bool:
        return self._carrying

    def _set_carrying(self, carrying: bool) -> None:
        self._carrying = carrying

    carrying = Property(bool, _is_carrying, _set_carrying)
    """Whether a card of the hand is on its way."""
