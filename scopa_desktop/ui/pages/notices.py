"""What the user should know of files and errors, one thing after the other."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.library.store import Store
from scopa_desktop.ui.qml import QVariantMap, offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Notices(QObject):
    """The notices that have not been read, the store's among them."""

    create = offered("notices")
    changed = Signal()
    """there is another first notice, or the store may have added some"""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    def add(self, key: str, detail: object = "", *, once: bool = False) -> None:
        """There is something to know; with `once`, not a second time while the first is unread."""
        if not (once and any(notice.key == key for notice in self._store.notices)):
            self._store.tell(key, detail)
        self.changed.emit()

    @Slot()
    def drop(self) -> None:
        """The first notice has been read."""
        del self._store.notices[:1]
        self.changed.emit()

    @Property(QVariantMap, notify=changed)
    def first(self) -> dict[str, str]:
        """The first notice: `key` and `detail`; empty when there is none."""
        return self._store.notices[0]._asdict() if self._store.notices else {}
