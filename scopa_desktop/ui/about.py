"""What the about box tells: versions, and the folders of the user's files."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import Property, QObject, QUrl, Slot, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop import __version__
from scopa_desktop.ui.qml import QVariantList, QVariantMap
from scopa_desktop.ui.store import Folders

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class About(QObject):
    """Versions and folders, for QML."""

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = {"config": folders.config, "data": folders.data, "state": folders.state}

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("about")
        return made

    @Property(QVariantList, constant=True)
    def versions(self) -> list[dict[str, str]]:
        """Of the program and of what it stands on: `name` and `version`."""
        versions = {
            "Scopa Desktop": __version__,
            "Python": platform.python_version(),
            "Qt": qVersion(),
            "PySide6": PySide6.__version__,
        }
        return [{"name": name, "version": version} for name, version in versions.items()]

    @Property(QVariantMap, constant=True)
    def folders(self) -> dict[str, str]:
        """Where the files of the user are: config, data and state."""
        return {name: str(path) for name, path in self._folders.items()}

    @Slot(str)
    def openFolder(self, name: str) -> None:  # noqa: N802 - a QML name
        """Show a folder in the system's file manager; it is made when it is not there yet."""
        folder = self._folders[name]
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
