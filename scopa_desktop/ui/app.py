"""Builds the objects, loads QML, closes in order."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtQuickControls2 import QQuickStyle

from scopa_desktop.library import decks
from scopa_desktop.library.preferences import CHOICES
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.ui.about import About
from scopa_desktop.ui.aids import Aids
from scopa_desktop.ui.announcer import Announcer
from scopa_desktop.ui.assist import Assist
from scopa_desktop.ui.dealer import Dealer
from scopa_desktop.ui.decks import Decks
from scopa_desktop.ui.family import Family
from scopa_desktop.ui.game import Game
from scopa_desktop.ui.gestures import Gestures
from scopa_desktop.ui.history import History
from scopa_desktop.ui.instance import Instance
from scopa_desktop.ui.keys import Keyboard
from scopa_desktop.ui.log import Log
from scopa_desktop.ui.picker import Picker
from scopa_desktop.ui.place import Place
from scopa_desktop.ui.portal import use_portal
from scopa_desktop.ui.practice import Practice
from scopa_desktop.ui.replay import Replay
from scopa_desktop.ui.report import Report
from scopa_desktop.ui.seals import Seals
from scopa_desktop.ui.settings import Settings
from scopa_desktop.ui.sounds import Sounds, Speaker, Voice, open_speaker
from scopa_desktop.ui.speech import Reader, Speech, system_reader
from scopa_desktop.ui.system import System
from scopa_desktop.ui.turn import Turn

PACKAGE = Path(__file__).parents[1]
SWITCH_INTERVAL = 0.0005
"""Seconds a thinking player may keep the interpreter from the window (the default of 5 ms makes it stutter)."""


class App(QObject):
    """The running program: one window on one match.

    `language` overrides the preference for this run; `voice` makes the sounds heard (if none is given, the system's
    loudspeaker), `hints` tell what the system wishes (Qt's style hints), `reader` reads aloud (the system's voice).
    Raises DeckError without a deck to play with, RuntimeError when the window cannot be made.
    """

    forgotten = Signal()
    """the user had all data deleted"""

    def __init__(
        self,
        folders: Folders,
        language: str | None = None,
        voice: Voice | None = None,
        hints: object | None = None,
        reader: Reader | None = None,
    ) -> None:
        super().__init__()
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._executor = ThreadPoolExecutor(1, "player")
        self._language = language
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
        self.family = Family(self.store, self.settings)
        self._clerk = ThreadPoolExecutor(1, "history")
        self.history = History(self.store, self.family, self._clerk)
        self.dealer = Dealer()
        self.seals = Seals()
        self.game = Game(self.store, self.settings, self.dealer, self.seals, self._executor)
        self.turn = Turn(self.game, self.settings, self._executor)
        self.replay = Replay(self.game, self.history, self.seals)
        self.report = Report(self.store, self.settings, self.game)
        self.sounds = Sounds(self.settings, voice or Speaker(decks.assets() / "sounds", open_speaker))
        self._porter = ThreadPoolExecutor(1, "folders")
        self.picker = Picker(self._porter)
        self.game.ended.connect(self.history.keep)
        self.family.playerChanged.connect(self.game.start)
        self.history.noticed.connect(self.game.noticed)
        self.history.forgotten.connect(self._forget)
        self.game.sounded.connect(self.sounds.play)
        self.practice = Practice(self.game, self.settings)
        self.aids = Aids(self.game)
        self.assist = Assist(self.game, self.turn, self.settings, self._executor, first_start=self.store.first_start)
        self.announcer = Announcer()
        self.keyboard = Keyboard(self.settings)
        self.gestures = Gestures(self.game)
        self.speech = Speech(self.announcer, self.settings, reader or system_reader())
        self.system = System(hints or QGuiApplication.styleHints())
        self._translator: QTranslator | None = None
        self._engine = QQmlApplicationEngine()
        self._engine.setProperty("game", self.game)
        self._engine.setProperty("turn", self.turn)
        self._engine.setProperty("settings", self.settings)
        self._engine.setProperty("decks", self.decks)
        self._engine.setProperty("practice", self.practice)
        self._engine.setProperty("aids", self.aids)
        self._engine.setProperty("assist", self.assist)
        self._about = About(folders)
        self._engine.setProperty("about", self._about)
        self._engine.setProperty("sounds", self.sounds)
        self._engine.setProperty("announcer", self.announcer)
        self._engine.setProperty("keyboard", self.keyboard)
        self._engine.setProperty("gestures", self.gestures)
        self._engine.setProperty("speech", self.speech)
        self._engine.setProperty("system", self.system)
        self._engine.setProperty("dealer", self.dealer)
        self._engine.setProperty("history", self.history)
        self._engine.setProperty("family", self.family)
        self._engine.setProperty("replay", self.replay)
        self._engine.setProperty("picker", self.picker)
        self._engine.setProperty("report", self.report)
        self._engine.setProperty("seals", self.seals)
        self._engine.addImportPath(str(PACKAGE / "qml"))
        self.settings.changed.connect(self._apply)
        self.game.rulesChanged.connect(self._apply)
        _use_reading_font()
        self._apply()
        self._place = Place(self.store)
        self._engine.setInitialProperties(self._place.properties)
        self._engine.loadFromModule("ScopaDesktop", "Main")
        windows = [item for item in self._engine.rootObjects() if isinstance(item, QQuickWindow)]
        if not windows:
            raise RuntimeError("the window could not be made")
        self.window = windows[0]
        self._place.follow(self.window)
        self.announcer.speak_for(self.window)
        self.gestures.watch(self.window)
        self.keyboard.watch(self.window)
        self.game.start()

    def come(self, file: str) -> None:
        """Bring the window to the front and open a saved match, if one is named."""
        self.window.show()
        self.window.raise_()
        self.window.requestActivate()
        if file:
            self.replay.open_path(Path(file))

    def _forget(self) -> None:
        """Delete what the user's other files tell, and go on as at the first start."""
        self.game.close()
        self.settings.restore()
        try:
            self.store.forget()
        except OSError as error:
            self.store.tell("not_deleted", error)
            self.game.noticed.emit()
        self.forgotten.emit()
        self.family.forget()

    def close(self) -> None:
        """Close the window and end all that runs."""
        self.history.close()
        self.picker.close()
        self.assist.close()
        self.turn.close()
        self.game.close()
        self.sounds.close()
        self.speech.close()
        for executor in (self._executor, self._clerk, self._porter):
            executor.shutdown(wait=True, cancel_futures=True)
        self._place.save()
        self.window.close()
        self._engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)

    def _apply(self) -> None:
        values = self.settings.values
        self.decks.use(values.deck, values.back, self.game.match.rules.pips)
        self._translate(self._language or values.language or _system_language())

    def _translate(self, language: str) -> None:
        if self._translator is not None and self._translator.language() == language:
            return
        translator = QTranslator(self)
        if not translator.load(str(PACKAGE / "i18n" / f"scopa_{language}.qm")):
            raise RuntimeError(f"the translation for {language!r} is missing")
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
        QCoreApplication.installTranslator(translator)
        self._translator = translator
        self.speech.speak(language)
        self._engine.retranslate()


def run(folders: Folders, language: str | None, file: Path | None = None) -> int:
    """Open the window, and a saved match in it, and stay until it is closed; the exit code.

    Where a window is open on the same folders already, that one comes to the front instead.
    """
    use_portal()
    app = QGuiApplication(sys.argv[:1])
    app.setApplicationName("scopa-desktop")
    app.setApplicationDisplayName("Scopa")
    app.setDesktopFileName("scopa-desktop")
    app.setWindowIcon(QIcon(str(decks.assets() / "icon.svg")))
    QQuickStyle.setStyle("Basic")
    instance = Instance(folders.data)
    if not instance.claim():
        if instance.hand_over(file):
            return 0
        sys.stderr.write("Scopa Desktop is running already, but does not answer.\n")
        return 1
    log = Log(folders.state / "log")
    program = App(folders, language)
    if log.before:
        program.report.tell(log.before, "crashed")
    log.failed = lambda trace: program.report.tell(trace, "failed")
    program.forgotten.connect(log.forget)
    instance.asked.connect(program.come)
    if file is not None:
        program.come(str(file))
    code = app.exec()
    program.close()
    instance.release()
    log.close()
    return code


def _system_language() -> str:
    for name in QLocale().uiLanguages():
        if (language := name.partition("-")[0]) in CHOICES["language"]:
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
