"""What the system wishes for its user: dark pages, high contrast and reduced motion, where Qt tells them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Qt, Signal
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.ui.qml import offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class System(QObject):
    """Follows the wishes while the program runs; Qt tells contrast from 6.10 and motion from 6.12 on.

    `hints` are Qt's style hints, or what stands in for them: `colorScheme` with its signal, and `accessibility`, which
    gives an object with `contrastPreference`, `motionPreference` and a signal for each, as far as they are known.
    """

    create = offered("system")
    changed = Signal()

    def __init__(self, hints: object, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints = hints
        if hasattr(hints, "colorSchemeChanged"):
            hints.colorSchemeChanged.connect(self.changed)
        wishes = self._wishes
        for signal in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            if hasattr(wishes, signal):
                getattr(wishes, signal).connect(self.changed)

    @Property(bool, notify=changed)
    def dark(self) -> bool:
        """Whether the system is dark."""
        hints: Any = self._hints
        return hasattr(hints, "colorScheme") and bool(hints.colorScheme() == Qt.ColorScheme.Dark)

    @Property(bool, notify=changed)
    def contrast(self) -> bool:
        """Whether the system wishes high contrast."""
        return self._wished("contrastPreference", "HighContrast")

    @Property(bool, notify=changed)
    def still(self) -> bool:
        """Whether the system wishes that nothing moves."""
        return self._wished("motionPreference", "ReducedMotion")

    @Property(bool, constant=True)
    def tellsMotion(self) -> bool:  # noqa: N802 - a QML name
        """Whether the wish for motion can be known here."""
        return hasattr(self._wishes, "motionPreference")

    @property
    def _wishes(self) -> Any:
        """The part of the hints; asked for each time, because Python's hold on it does not last."""
        return self._hints.accessibility() if hasattr(self._hints, "accessibility") else None

    def _wished(self, preference: str, value: str) -> bool:
        """Whether a preference is there and has the value named."""
        wishes = self._wishes
        return hasattr(wishes, preference) and str(getattr(wishes, preference)().name) == value
