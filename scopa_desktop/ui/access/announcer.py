"""What is said of the game: announced to screen readers once, in order, kept to be repeated, and read aloud."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QWindow
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.ui.qml import QVariantList, offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

KEPT = 200
"""How many sentences are kept."""


@QmlElement
@QmlSingleton
class Announcer(QObject):
    """Takes finished sentences; the window makes them."""

    create = offered("announcer")
    changed = Signal()
    said = Signal(str, bool)
    """a sentence is announced, or once more; whether it cuts off what is being said"""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None
        self._log: list[str] = []
        self._back = 0
        self._aside = ""

    def speak_for(self, window: QWindow) -> None:
        """Announce in the name of this window."""
        self._window = window

    @Slot(str)
    def say(self, text: str) -> None:
        """Announce a sentence after what is being said."""
        self._put(text, False)

    @Slot(str)
    def insist(self, text: str) -> None:
        """Announce a sentence at once."""
        self._put(text, True)

    @Slot(str)
    def tell(self, text: str) -> None:
        """Announce what was asked for, and show it as `aside`."""
        self._put(text, True)
        self._show(text)

    @Slot(int)
    def repeat(self, step: int) -> None:
        """Announce the last sentence again (step 0), or each time one further back (step 1)."""
        self._back = min(self._back + 1, len(self._log) - 1) if step else 0
        if self._log:
            text = self._log[-1 - self._back]
            self._announce(text, True)
            self._show(text)

    @Slot()
    def dropAside(self) -> None:  # noqa: N802 - a QML name
        """Show the last message of the game again."""
        self._show("")

    @Slot(str)
    def translate(self, aside: str) -> None:
        """The window speaks another language: forget what was said, and show `aside` in the place of the old one."""
        self._log = []
        self._back = 0
        self._aside = aside
        self.changed.emit()

    def _put(self, text: str, urgent: bool) -> None:
        if text:
            self._log = [*self._log[1 - KEPT :], text]
            self._back = 0
            self._announce(text, urgent)
            self.changed.emit()

    def _announce(self, text: str, urgent: bool) -> None:
        if self._window is None:
            return
        event = QAccessibleAnnouncementEvent(self._window, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        self.said.emit(text, urgent)

    def _show(self, text: str) -> None:
        if text != self._aside:
            self._aside = text
            self.changed.emit()

    @Property(QVariantList, notify=changed)
    def log(self) -> list[str]:
        """What was said, the oldest first."""
        return self._log

    @Property(str, notify=changed)
    def aside(self) -> str:
        """What was asked for last, until the game goes on; "" for nothing."""
        return self._aside
