"""The keys: what each command is called by, how that is changed, and whether the person works by key or by mouse."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.ui.qml import QVariantList, QVariantMap, offered
from scopa_desktop.ui.settings.settings import Settings

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

FIXED = {
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_F10),
}
"""Keys that walk and confirm everywhere, also in the pages and menus."""

ALONE = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_CapsLock}
"""Keys that do nothing without another."""


@QmlElement
@QmlSingleton
class Keyboard(QObject):
    """Gives every command its key. One that is off, or has none, has the key ""."""

    create = offered("keyboard")
    changed = Signal()
    keyedChanged = Signal()  # noqa: N815 - a QML name
    scanningChanged = Signal()  # noqa: N815
    pressed = Signal()
    """the one button of the one-button play is pressed"""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._keyed = False
        self._scanning = False
        self._first: dict[str, str] = {}
        self._everywhere: list[str] = []
        self._chosen: dict[str, str] = {}
        self._single = settings.values.single_keys
        settings.changed.connect(self._look)

    @Slot(QVariantMap, QVariantList)
    def declare(self, first: dict[str, str], everywhere: list[str]) -> None:
        """Take up every command with its key at first, in the order in which they are listed.

        Those named `everywhere` are done also while something else is going on.
        """
        self._first = first
        self._everywhere = everywhere
        self._chosen = self._read()
        self.changed.emit()

    def watch(self, window: QObject) -> None:
        """Note whether the person uses keys or the mouse in this window."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002, N802 - Qt's signature
        """See each key and each press of the mouse; in the one-button play take those that are the button."""
        if self._scanning and _is_button(event):
            self._note(True)
            if event.type() in _PRESSES:
                self.pressed.emit()
            return True
        if isinstance(event, QKeyEvent) and event.key() not in ALONE:
            self._note(True)
        elif event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin):
            self._note(False)
        return False

    def _note(self, keyed: bool) -> None:
        if keyed != self._keyed:
            self._keyed = keyed
            self.keyedChanged.emit()

    def _look(self) -> None:
        chosen, single = self._read(), self._settings.values.single_keys
        if (chosen, single) != (self._chosen, self._single):
            self._chosen, self._single = chosen, single
            self.changed.emit()

    @Slot(str, int, int, result=QVariantMap)
    def assign(self, command: str, key: int, modifiers: int) -> dict[str, str]:
        """Call a command by another key.

        Empty when that is done, else the `reason` why it is not: "wait" (a key that needs another), "fixed" (it walks
        or confirms everywhere), "menu" (Alt and a letter open the menus), "sign" (another key elsewhere), "unknown",
        or "taken" by another `command`.
        """
        pressed = Qt.Key(key)
        held = Qt.KeyboardModifier(modifiers) & ~Qt.KeyboardModifier.KeypadModifier
        shift, alt = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
        letter = Qt.Key.Key_A <= pressed <= Qt.Key.Key_Z
        digit = Qt.Key.Key_0 <= pressed <= Qt.Key.Key_9
        reason = ""
        if pressed in ALONE:
            reason = "wait"
        elif pressed in FIXED or pressed == Qt.Key.Key_Escape:
            reason = "fixed"
        elif held & alt and not held & Qt.KeyboardModifier.ControlModifier:
            reason = "menu"
        elif held & shift and pressed < Qt.Key.Key_Escape and not letter and not digit:
            reason = "sign"
        elif pressed in (Qt.Key.Key_unknown, Qt.Key(0)):
            reason = "unknown"
        if reason:
            return {"reason": reason}
        wanted = QKeySequence(QKeyCombination(held, pressed)).toString(QKeySequence.SequenceFormat.PortableText)
        other = next((name for name, used in self._chosen.items() if used == wanted and name != command), "")
        if other:
            return {"reason": "taken", "command": other, "key": wanted}
        self._keep({**self._chosen, command: wanted})
        return {}

    def is_everywhere(self, event: QKeyEvent) -> bool:
        """Whether a key is of a command that is done everywhere."""
        pressed = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        return pressed in {self._chosen[name] for name in self._everywhere}

    @Slot()
    def reset(self) -> None:
        """Give every command its first key again."""
        self._keep(self._first)

    def _read(self) -> dict[str, str]:
        """Every command with its key: the first ones, but for those chosen that are known and in nobody's way."""
        keys = dict(self._first)
        wanted = dict(part.partition("=")[::2] for part in self._settings.values.keys.split())
        keys.update({name: key for name, key in wanted.items() if name in keys and QKeySequence(key).count() == 1})
        return keys if len(set(keys.values())) == len(keys) else dict(self._first)

    def _keep(self, keys: dict[str, str]) -> None:
        other = [f"{name}={key}" for name, key in keys.items() if key != self._first[name]]
        self._settings.put(keys=" ".join(other))

    @Slot(str, result=str)
    def shownKey(self, command: str) -> str:  # noqa: N802
        """The key of a command as the system writes it."""
        return QKeySequence(self._chosen[command]).toString(QKeySequence.SequenceFormat.NativeText)

    @Property(QVariantMap, notify=changed)
    def of(self) -> dict[str, str]:
        """The key of each command that is in force."""
        return {name: key if self._single or not _single(key) else "" for name, key in self._chosen.items()}

    @Property(QVariantMap, notify=changed)
    def first(self) -> dict[str, str]:
        """The key that each command has at first."""
        return self._first

    @Property(bool, notify=changed)
    def single(self) -> bool:
        """Whether letters, digits and signs are keys by themselves."""
        return self._single

    @Property(bool, notify=changed)
    def usual(self) -> bool:
        """Whether every command has its first key."""
        return self._chosen == self._first

    def _is_scanning(self) -> bool:
        return self._scanning

    def _scan(self, on: bool) -> None:
        if on != self._scanning:
            self._scanning = on
            self.scanningChanged.emit()

    scanning = Property(bool, _is_scanning, _scan, notify=scanningChanged)
    """Whether Space, Enter and every press of the mouse are the one button."""

    @Property(bool, notify=keyedChanged)
    def keyed(self) -> bool:
        """Whether the person used a key last, not the mouse: then the focus is shown."""
        return self._keyed


_PRESSES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_OTHERS = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)


def _is_button(event: QEvent) -> bool:
    """Whether an event belongs to a press of the one button."""
    if isinstance(event, QKeyEvent) and event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    return event.type() in (*_PRESSES, *_OTHERS)


def _single(key: str) -> bool:
    """Whether a key is a letter, a digit or a sign without Ctrl or Alt."""
    return len(key.removeprefix("Shift+")) == 1
