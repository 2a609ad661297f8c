"""Builds the objects, loads QML, closes in order."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.library import seats
from scopa_desktop.library.decks import assets
from scopa_desktop.library.session import Session, new_match
from scopa_desktop.library.wish import Wish
from scopa_desktop.record import Record
from scopa_desktop.ui.access.announcer import Announcer
from scopa_desktop.ui.access.sounds import Sounds, Speaker, Voice, open_speaker
from scopa_desktop.ui.access.speech import Reader, Speech, system_reader
from scopa_desktop.ui.pages.about import About
from scopa_desktop.ui.pages.exchange import Exchange
from scopa_desktop.ui.pages.family import Family
from scopa_desktop.ui.pages.history import History
from scopa_desktop.ui.pages.notices import Notices
from scopa_desktop.ui.pages.picker import Picker
from scopa_desktop.ui.pages.replay import Replay
from scopa_desktop.ui.pages.report import Report
from scopa_desktop.ui.pages.seals import Seals
from scopa_desktop.ui.settings.keys import Keyboard
from scopa_desktop.ui.start.base import Base
from scopa_desktop.ui.start.place import Place
from scopa_desktop.ui.table.aids import Aids
from scopa_desktop.ui.table.assist import Assist
from scopa_desktop.ui.table.dealer import Dealer
from scopa_desktop.ui.table.finale import Finale
from scopa_desktop.ui.table.game import Game
from scopa_desktop.ui.table.gestures import Gestures
from scopa_desktop.ui.table.practice import Practice
from scopa_desktop.ui.table.seats import Seats
from scopa_desktop.ui.table.stage import Stage
from scopa_desktop.ui.table.takeback import Takeback
from scopa_desktop.ui.table.turn import Turn

SWITCH_INTERVAL = 0.0005
"""Seconds a thinking player may keep the interpreter from the window (the default of 5 ms makes it stutter)."""


class App(QObject):
    """The running program: one window on one match.

    `voice` makes the sounds heard (if none is given, the system's loudspeaker), `reader` reads aloud (the system's
    voice). Raises RuntimeError when the window cannot be made.
    """

    forgotten = Signal()
    """the user had all data deleted"""

    def __init__(self, base: Base, voice: Voice | None = None, reader: Reader | None = None) -> None:
        super().__init__()
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._executor = ThreadPoolExecutor(1, "player")
        self.base = base
        self.store = base.store
        self.settings = base.settings
        self.decks = base.decks
        self.system = base.system
        self.notices = Notices(self.store)
        self.family = Family(self.store, self.settings)
        self._clerk = ThreadPoolExecutor(1, "history")
        self.history = History(self.store, self.family, self.notices, self._clerk)
        self.exchange = Exchange(self.history, self.family)
        self.session = Session(self.store, new_match(self.settings.values, 0), self._over)
        self.stage = Stage(seats.Seats.of(self.session.match.rules, self.session.match.players))
        self._finale = Finale(self.session, self.stage)
        self.dealer = Dealer()
        self.game = Game(self.session, self.stage, self.settings, self.dealer, self._executor)
        self.turn = Turn(self.game, self.stage, self.settings, self._executor)
        self.seals = Seals(self.session)
        self.replay = Replay(self.session, self.game, self.history, self.seals)
        self.report = Report(self.session, self.settings, self.notices)
        self.sounds = Sounds(self.settings, voice or Speaker(assets() / "sounds", open_speaker))
        self._porter = ThreadPoolExecutor(1, "folders")
        self.picker = Picker(self._porter)
        self.family.playerChanged.connect(self._resume)
        self.history.forgotten.connect(self._forget)
        self.game.unsaved.connect(self.notices.changed)
        self.stage.sounded.connect(self.sounds.play)
        self.takeback = Takeback(self.session, self.game, self.stage)
        self.practice = Practice(self.session, self.game, self.settings)
        self.aids = Aids(self.game, self.stage)
        first_start = self.store.first_start
        self.assist = Assist(self.game, self.stage, self.turn, self.settings, self._executor, first_start=first_start)
        self.announcer = Announcer()
        self.keyboard = Keyboard(self.settings)
        self.gestures = Gestures(self.stage, self.keyboard)
        self.speech = Speech(self.announcer, self.settings, reader or system_reader())
        self._about = About(self.store.folders)
        self._seats = Seats(self.stage)
        self._engine = base.engine
        base.offer(
            about=self._about,
            aids=self.aids,
            announcer=self.announcer,
            assist=self.assist,
            dealer=self.dealer,
            exchange=self.exchange,
            family=self.family,
            finale=self._finale,
            game=self.game,
            gestures=self.gestures,
            history=self.history,
            keyboard=self.keyboard,
            notices=self.notices,
            picker=self.picker,
            practice=self.practice,
            replay=self.replay,
            report=self.report,
            seals=self.seals,
            seats=self._seats,
            sounds=self.sounds,
            speech=self.speech,
            stage=self.stage,
            takeback=self.takeback,
            turn=self.turn,
        )
        self.settings.changed.connect(self._use_deck)
        self.game.rulesChanged.connect(self._use_deck)
        self._use_deck()
        base.translated.connect(self.decks.speak)
        self.decks.speak(base.language)
        base.translated.connect(self.speech.speak)
        self.speech.speak(base.language)
        self._place = Place(self.store)
        self.window = base.show("Main", self._place.properties)
        self._place.follow(self.window)
        self.announcer.speak_for(self.window)
        self.keyboard.watch(self.window)
        self.gestures.watch(self.window)
        self._resume()

    def _resume(self) -> None:
        """Go on with what was being played by who plays now."""
        self.game.start()
        self.notices.changed.emit()

    def _over(self, record: Record) -> None:
        """Keep a match that is over; whoever has played one to its end needs no guide."""
        self.history.keep(record)
        if record.winner is not None:
            self.settings.put(guided=False)

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
            self.notices.add("not_deleted", error)
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
        self.base.close()

    def _use_deck(self) -> None:
        values = self.settings.values
        self.decks.use(values.deck, values.back, self.session.match.rules.pips)
