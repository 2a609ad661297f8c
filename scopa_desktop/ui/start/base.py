"""What every window of the program stands on: files, settings, decks, language, typeface, and the engine of QML."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from scopa_desktop.library import decks, languages
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.ui.access.system import System
from scopa_desktop.ui.decks import Decks
from scopa_desktop.ui.settings.settings import Settings

PACKAGE = Path(__file__).parents[2]


class Base(QObject):
    """The objects that each window needs.

    `language` overrides the preference for this run; `hints` tell what the system wishes (Qt's style hints).
    Raises DeckError without a deck to play with, RuntimeError when a translation is missing.
    """

    translated = Signal(str)
    """the code of the language that is spoken from now on"""

    def __init__(self, folders: Folders, language: str | None = None, hints: object | None = None) -> None:
        super().__init__()
        self._wanted = language
        self.store = Store(folders)
        self.settings = Settings(self.store)
        found, errors = decks.find(decks.assets() / "decks", folders.data / "decks")
        for error in errors:
            self.store.tell("deck_refused", error)
        if decks.DEFAULT not in found:
            raise decks.DeckError(decks.assets() / "decks" / decks.DEFAULT, "the program's own deck is not there")
        if self.settings.values.deck not in found:
            self.store.tell("deck_gone", self.settings.values.deck)
        self.decks = Decks(found)
        self.system = System(hints or QGuiApplication.styleHints())
        self.engine = QQmlApplicationEngine()
        self.offer(settings=self.settings, decks=self.decks, system=self.system)
        self.engine.addImportPath(str(PACKAGE / "qml"))
        self._translator: QTranslator | None = None
        _use_reading_font()
        self.settings.changed.connect(self._translate)
        self._translate()

    def speak(self, language: str) -> None:
        """Speak this language for the rest of the run, whatever is preferred."""
        self._wanted = language
        self._translate()

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self._wanted or self.settings.values.language or _system_language()

    def offer(self, **objects: QObject) -> None:
        """Objects that QML finds by their names as singletons."""
        for name, one in objects.items():
            self.engine.setProperty(name, one)

    def show(self, component: str, properties: dict[str, Any]) -> QQuickWindow:
        """Make a window. Raises RuntimeError when it cannot be made."""
        before = len(self.engine.rootObjects())
        self.engine.setInitialProperties(properties)
        self.engine.loadFromModule("ScopaDesktop", component)
        windows = [item for item in self.engine.rootObjects()[before:] if isinstance(item, QQuickWindow)]
        if not windows:
            raise RuntimeError("the window could not be made")
        return windows[0]

    def close(self) -> None:
        """No window is needed any more."""
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)

    def _translate(self) -> None:
        language = self.language
        if self._translator is not None and self._translator.language() == language:
            return
        translator = QTranslator(self)
        if not translator.load(str(languages.texts(language))):
            raise RuntimeError(f"the translation for {language!r} is missing")
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
        QCoreApplication.installTranslator(translator)
        self._translator = translator
        self.translated.emit(language)
        self.engine.retranslate()


def _system_language() -> str:
    for name in QLocale().uiLanguages():
        if (language := name.partition("-")[0]) in languages.LANGUAGES:
            return language
    return "en"


def _use_reading_font() -> None:
    """Atkinson Hyperlegible, made for weak eyes; the system's font when it cannot be loaded."""
    families = []
    for file in files("fontpkg_atkinson_hyperlegible").joinpath("files").iterdir():
        families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
    if families:
        font = QFont(families[0])
        font.setPixelSize(18)
        QGuiApplication.setFont(font)
