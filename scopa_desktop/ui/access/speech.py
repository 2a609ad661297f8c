"""Reading aloud with a voice of the system, where the optional QtTextToSpeech and a voice are there."""

from __future__ import annotations

import importlib
from functools import cached_property, partial
from typing import Any, Protocol

from PySide6.QtCore import Property, QLocale, QObject, Signal
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.ui.access.announcer import Announcer
from scopa_desktop.ui.qml import offered
from scopa_desktop.ui.settings.settings import Settings

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


class Reader(Protocol):
    """A voice."""

    def speaks(self, language: str) -> bool:
        """Whether it knows a language."""

    def read(self, text: str, *, language: str, rate: int, urgent: bool) -> None:
        """Read a text, after what is being read or, if urgent, instead of it; `rate` in percent."""

    def stop(self) -> None:
        """Be silent."""


class SystemReader:
    """The voice of an engine of QtTextToSpeech, begun when it is first used: some systems take seconds for that."""

    def __init__(self, module: Any, engine: str) -> None:
        self._make = partial(module.QTextToSpeech, engine)
        self._language = ""

    @cached_property
    def voice(self) -> Any:
        """Qt's voice."""
        return self._make()

    @cached_property
    def _languages(self) -> set[QLocale.Language]:
        return {locale.language() for locale in self.voice.availableLocales()}

    def speaks(self, language: str) -> bool:
        """Whether there is a voice for a language."""
        return QLocale(language).language() in self._languages

    def read(self, text: str, *, language: str, rate: int, urgent: bool) -> None:
        """Read a text; Qt's rate runs from -1 through 0 to 1."""
        if language != self._language:
            self._language = language
            self.voice.setLocale(QLocale(language))
        self.voice.setRate(max(-1.0, min((rate - 100) / 100, 1.0)))
        if urgent:
            self.voice.say(text)
        else:
            self.voice.enqueue(text)

    def stop(self) -> None:
        """Be silent."""
        if self._language:
            self.voice.stop()


def system_reader() -> Reader | None:
    """The system's voice; None where there is none. Qt's engine for tests, which is silent, is none."""
    try:
        module = importlib.import_module("PySide6.QtTextToSpeech")
    except ImportError:
        return None
    engine = next((engine for engine in module.QTextToSpeech.availableEngines() if engine != "mock"), None)
    return SystemReader(module, engine) if engine else None


@QmlElement
@QmlSingleton
class Speech(QObject):
    """Reads aloud what is announced, while the person wishes so."""

    create = offered("speech")
    changed = Signal()

    def __init__(
        self, announcer: Announcer, settings: Settings, reader: Reader | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._reader = reader
        self._language = "en"
        announcer.said.connect(self._read)
        self._on = settings.values.speech
        settings.changed.connect(self._look)

    def close(self) -> None:
        """Be silent: the window is going."""
        if self._reader is not None:
            self._reader.stop()

    def _look(self) -> None:
        if self._settings.values.speech != self._on:
            self._on = not self._on
            self.changed.emit()
            if not self._on:
                self.close()

    def speak(self, language: str) -> None:
        """What is announced is in this language from now on."""
        self._language = language
        self.changed.emit()

    def _read(self, text: str, urgent: bool) -> None:
        if self._reader is not None and self._on and self._reader.speaks(self._language):
            rate = self._settings.values.speech_rate
            self._reader.read(text, language=self._language, rate=rate, urgent=urgent)

    @Property(bool, constant=True)
    def available(self) -> bool:
        """Whether there is a voice."""
        return self._reader is not None

    @Property(bool, notify=changed)
    def foreign(self) -> bool:
        """Whether it is wished that the voice reads, and it does not speak the program's language."""
        return self._reader is not None and self._on and not self._reader.speaks(self._language)
