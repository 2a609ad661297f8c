"""What somebody who mends the program needs to know after an error, for the user to read and to copy if wanted."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict
from pathlib import Path

import PySide6
from PySide6.QtCore import Property, QObject, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop import __version__
from scopa_desktop.library.session import Session
from scopa_desktop.ui.pages.notices import Notices
from scopa_desktop.ui.qml import offered
from scopa_desktop.ui.settings.settings import Settings

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Report(QObject):
    """The last error with versions, settings and the match. It stays here: nothing is ever sent."""

    create = offered("report")
    changed = Signal()

    def __init__(self, session: Session, settings: Settings, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._notices = notices
        self._error = ""

    def tell(self, error: str, key: str) -> None:
        """There was an error: say so in a notice, once; `key` is "crashed" for one that ended the last run."""
        self._error = error
        self.changed.emit()
        self._notices.add(key, once=True)

    @Property(str, notify=changed)
    def text(self) -> str:
        """The report; no names of players, and paths from the home folder on."""
        return self._text()

    def _text(self) -> str:
        settings = json.dumps(asdict(self._settings.values), indent=1)
        text = "\n".join(
            (
                f"Scopa Desktop {__version__}, Python {platform.python_version()}, "
                f"PySide6 {PySide6.__version__}, Qt {qVersion()}",
                f"{platform.platform()}, {QGuiApplication.platformName()}",
                "",
                self._error,
                "",
                settings,
                "",
                self._session.told,
            )
        )
        return text.replace(str(Path.home()), "~")

    @Slot()
    def copy(self) -> None:
        """Put the report on the clipboard."""
        QGuiApplication.clipboard().setText(self._text())
