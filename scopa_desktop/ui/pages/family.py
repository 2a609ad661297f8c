"""The players of the family, for QML: each has matches and statistics of their own."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.library.players import free_key, tidy
from scopa_desktop.library.store import Store
from scopa_desktop.ui.qml import QVariantList, offered
from scopa_desktop.ui.settings.settings import Settings

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Family(QObject):
    """Knows who plays here and who plays now. There is always one; the first may have no name."""

    create = offered("family")
    changed = Signal()
    """a player came, went or has another name"""
    playerChanged = Signal()  # noqa: N815 - a QML name
    """somebody else plays now"""
    left = Signal(str)
    """the player of this key plays here no more"""

    def __init__(self, store: Store, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self._read()

    def _read(self) -> None:
        self.names = self._store.load_players()
        """name of each player by key, "" for who has none"""
        if self._settings.values.player not in self.names:
            self._settings.put(player=next(iter(self.names)))
        self._store.player = self._settings.values.player

    def forget(self) -> None:
        """All files were deleted: there is one player again, without a name."""
        self._read()
        self.changed.emit()
        self.playerChanged.emit()

    def keys_of(self, wanted: Collection[str], unnamed: str) -> dict[str, str]:
        """The keys of the players of these names, who play here from now on, by name.

        `unnamed` stands for "" where all have a name.
        """
        names = dict(self.names)
        keys = {}
        for name in wanted:
            meant = name if name in names.values() else name or tidy(unnamed)
            key = next((key for key, known in names.items() if known == meant), None) or free_key(names)
            keys[name] = key
            names[key] = meant
        if names != self.names:
            self._put(names)
        return keys

    def drop(self, keys: Collection[str]) -> None:
        """These players, who have nothing here, play here no more."""
        if keys:
            self._put({key: name for key, name in self.names.items() if key not in keys})

    @Property(QVariantList, notify=changed)
    def players(self) -> list[dict[str, str]]:
        """Key and name of everybody who plays here."""
        return [{"key": key, "name": name} for key, name in self.names.items()]

    @Property(str, notify=playerChanged)
    def player(self) -> str:
        """Key of who plays now."""
        return self._store.player

    @Slot(str, str, result=bool)
    def free(self, name: str, key: str) -> bool:
        """Whether nobody but the player of this key ("" for somebody new) has a name."""
        wanted = tidy(name).casefold()
        return all(other == key or known.casefold() != wanted for other, known in self.names.items())

    @Slot(str)
    def choose(self, key: str) -> None:
        """Somebody else plays: with a match and statistics of their own."""
        if key in self.names and key != self._store.player:
            self._settings.put(player=key)
            self._store.player = key
            self.playerChanged.emit()

    @Slot(str)
    def add(self, name: str) -> None:
        """Somebody new plays, if the name is free."""
        if tidy(name) and self.free(name, ""):
            self.choose(self._add(tidy(name)))

    @Slot(str, str)
    def rename(self, key: str, name: str) -> None:
        """Give a player another name, if it is free."""
        if key in self.names and tidy(name) and self.free(name, key):
            self._put({**self.names, key: tidy(name)})

    @Slot(str)
    def remove(self, key: str) -> None:
        """A player leaves with matches and statistics; the last one stays."""
        if key in self.names and len(self.names) > 1:
            if key == self._store.player:
                self.choose(next(other for other in self.names if other != key))
            self._put({other: name for other, name in self.names.items() if other != key})
            self.left.emit(key)

    def _add(self, name: str) -> str:
        key = free_key(self.names)
        self._put({**self.names, key: name})
        return key

    def _put(self, names: dict[str, str]) -> None:
        self.names = names
        self._store.save_players(names)
        self.changed.emit()
