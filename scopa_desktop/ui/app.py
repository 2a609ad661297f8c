"""Builds the objects, loads QML, closes in order."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.library.decks import assets
from scopa_desktop.library.wish import Wish
from scopa_desktop.ui.about import About
from scopa_desktop.ui.aids import Aids
from scopa_desktop.ui.announcer import Announcer
from scopa_desktop.ui.assist import Assist
from scopa_desktop.ui.dealer import Dealer
from scopa_desktop.ui.family import Family
from scopa_desktop.ui.game import Game
from scopa_desktop.ui.gestures import Gestures
from scopa_desktop.ui.history import History
from scopa_desktop.ui.keys import Keyboard
from scopa_desktop.ui.picker import Picker
from scopa_desktop.ui.place import Place
from scopa_desktop.ui.practice import Practice
from scopa_desktop.ui.replay import Replay
from scopa_desktop.ui.report import Report
from scopa_desktop.ui.seals import Seals
from scopa_desktop.ui.sounds import Sounds, Speaker, Voice, open_speaker
from scopa_desktop.ui.speech import Reader, Speech, system_reader
from scopa_desktop.ui.stage import Stage
from scopa_desktop.ui.turn import Turn

SWITCH_INTERVAL = 0.0005
"""Seconds a thinking player may keep the interpreter from the window (the default of 5 ms makes it stutter)."""


class App(QObject):
    """The running program: one window on one match.

    `voice` makes the sounds heard (if none is given, the system's loudspeaker), `reader` reads aloud (the system's
    voice). Raises RuntimeError when the window cannot be made.
    """

    forgotten = Signal()
    """the user had all data deleted"""

    def __init__(self, stage: Stage, voice: Voice | None = None, reader: Reader | None = None) -> None:
        super().__init__()
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._executor = ThreadPoolExecutor(1, "player")
        self.stage = stage
        self.store = stage.store
        self.settings = stage.settings
        self.decks = stage.decks
        self.system = stage.system
        self.family = Family(self.store, self.settings)
        self._clerk = ThreadPoolExecutor(1, "history")
        self.history = History(self.store, self.family, self._clerk)
        self.dealer = Dealer()
        self.seals = Seals()
        self.game = Game(self.store, self.settings, self.dealer, self.seals, self._executor)
        self.turn = Turn(self.game, self.settings, self._executor)
        self.replay = Replay(self.game, self.history, self.seals)
        self.report = Report(self.store, self.settings, self.game)
        self.sounds = Sounds(self.settings, voice or Speaker(assets() / "sounds", open_speaker))
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
        self._about = About(self.store.folders)
        self._engine = stage.engine
        stage.offer(
            game=self.game,
            turn=self.turn,
            practice=self.practice,
            aids=self.aids,
            assist=self.assist,
            about=self._about,
            sounds=self.sounds,
            announcer=self.announcer,
            keyboard=self.keyboard,
            gestures=self.gestures,
            speech=self.speech,
            dealer=self.dealer,
            history=self.history,
            family=self.family,
            replay=self.replay,
            picker=self.picker,
            report=self.report,
            seals=self.seals,
        )
        self.settings.changed.connect(self._use_deck)
        self.game.rulesChanged.connect(self._use_deck)
        self._use_deck()
        stage.translated.connect(self.speech.speak)
        self.speech.speak(stage.language)
        self._place = Place(self.store)
        self.window = stage.show("Main", self._place.properties)
        self._place.follow(self.window)
        self.announcer.speak_for(self.window)
        self.gestures.watch(self.window)
        self.keyboard.watch(self.window)
        self.game.start()

    def fulfil(self, wish: Wish) -> None:
        """Bring the window to the front, and do what else a start wishes."""
        self.window.setWindowStates(self.window.windowStates() & ~Qt.WindowState.WindowMinimized)
        self.window.setVisible(True)  # `show` would make a large window small
        self.window.raise_()
        self.window.requestActivate()
        if wish.file is not None:
            self.replay.open_path(wish.file)

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
        self.stage.close()

    def _use_deck(self) -> None:
        values = self.settings.values
        self.decks.use(values.deck, values.back, self.game.match.rules.pips)
