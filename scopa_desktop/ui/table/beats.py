"""What happened and is not shown yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal


class Beat(NamedTuple):
    """One step of what is shown.

    `kind` says how long it lasts ("" for no time at all), `act` what changes when it begins, `sound` what is heard then
    ("" for nothing).
    """

    kind: str
    act: Callable[[], None]
    sound: str = ""


def nothing() -> None:
    """What a beat does that only lasts."""


class Beats(QObject):
    """The beats that wait, shown one by one with `step` or all at once with `skip`."""

    waitingChanged = Signal()  # noqa: N815 - a QML name
    """something waits, or nothing any more"""
    shown = Signal()
    """something on the screen changed"""
    sounded = Signal(str)
    """the name of the sound of a beat"""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Beat] = deque()
        self.current = ""
        """the kind of the beat shown last"""

    @property
    def kinds(self) -> list[str]:
        """The kinds of the beats that wait, in order."""
        return [beat.kind for beat in self._waiting]

    def add(self, beat: Beat) -> None:
        """Let a beat wait behind the others; one that takes no time is shown at once where none waits."""
        if not self._waiting and not beat.kind:
            beat.act()
            self.shown.emit()
            return
        self._waiting.append(beat)
        if len(self._waiting) == 1:
            self.waitingChanged.emit()

    def clear(self) -> None:
        """Forget what waits: it is not to be shown."""
        self._waiting.clear()
        self.current = ""

    def step(self) -> str:
        """Show the next beat; its kind ("" when nothing waits)."""
        if not self._waiting:
            return ""
        kind = self._act()
        self.shown.emit()
        if not self._waiting:
            self.waitingChanged.emit()
        return kind

    def skip(self) -> None:
        """Show all that waits."""
        if self._waiting:
            while self._waiting:
                self._act()
            self.shown.emit()
            self.waitingChanged.emit()

    def _act(self) -> str:
        beat = self._waiting.popleft()
        self.current = beat.kind
        beat.act()
        if beat.sound:
            self.sounded.emit(beat.sound)
        return beat.kind
