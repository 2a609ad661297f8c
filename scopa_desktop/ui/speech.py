"""Reading aloud with a voice of the system, where the optional QtTextToSpeech and a voice are there."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from PySide6.QtCore import Property, QLocale, QObject, Signal
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop.ui.announcer import Announcer
from scopa_desktop.ui.settings import Settings

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


class Reader(Protocol):
    """A voice."""

    def read(self, text: str, *, language: str, rate: int, urgent: bool) -> None:
        """Read a text, after what is being read or, if urgent, instead of it; `rate` in percent."""

    def stop(self) -> None:
        """Be silent."""


class SystemReader:
    """The voice of QtTextToSpeech."""

    def __init__(self, module: Any) -> None:
        self._voice = module.QTextToSpeech()

    @property
    def ready(self) -> bool:
        """Whether there is a voice."""
        return bool(self._voice.availableVoices())

    def read(self, text: str, *, language: str, rate: int, urgent: bool) -> None:
        """Read a text; Qt's rate runs from -1 through 0 to 1."""
        self._voice.setLocale(QLocale(language))
        self._voice.setRate(max(-1.0, min((rate - 100) / 100, 1.0)))
        if urgent:
            self._voice.say(text)
        else:
            self._voice.enqueue(text)

    def stop(self) -> None:
        """Be silent."""
        self._voice.stop()


def system_reader() -> Reader | None:
    """The system's voice; None where there is none."""
    try:
        module = importlib.import_module("PySide6.QtTextToSpeech")
    except ImportError:
        return None
    reader = SystemReader(module)
    return reader if reader.ready else None


@QmlElement
@QmlSingleton
class Speech(QObject):
    """Reads aloud what is announced, while the person wishes so."""

    changed = Signal()

    def __init__(
        self, announcer: Announcer, settings: Settings, reader: Reader | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._reader = reader
        self.language = "en"
        """the language of what is announced"""
        announcer.said.connect(self._read)
        settings.changed.connect(self._look)

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("speech")
        return made

    def close(self) -> None:
        """Be silent: the window is going."""
        if self._reader is not None:
            self._reader.stop()

    def _look(self) -> None:
        if not self._settings.values.speech:
            self.close()

    def _read(self, text: str, urgent: bool) -> None:
        values = self._settings.values
        if self._reader is not None and values.speech:
            self._reader.read(text, language=self.language, rate=values.speech_rate, urgent=urgent)

    @Property(bool, constant=True)
    def available(self) -> bool:
        """Whether there is a voice."""
        return self._reader is not None
