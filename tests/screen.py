"""A user at the real window: sees items, clicks them and presses keys."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    Q_ARG,
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QMetaObject,
    QObject,
    QPoint,
    QPointF,
    QSize,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtQuick import QQuickItem
from PySide6.QtQuickControls2 import QQuickStyle
from PySide6.QtTest import QSignalSpy, QTest

from scopa_desktop.engine import Card, Move, State
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.match import Match, Phase, Record
from scopa_desktop.ui.app import App
from scopa_desktop.ui.settings.settings import Settings
from scopa_desktop.ui.start.base import Base
from scopa_desktop.ui.start.place import FIRST
from scopa_desktop.ui.table.game import Game
from scopa_desktop.ui.table.stage import Stage

PATIENCE = 15_000
"""Milliseconds after which what should have happened is held not to happen."""


class Listener:
    """Notes the sounds instead of making them heard."""

    def __init__(self, heard: list[str]) -> None:
        self._heard = heard

    def say(self, names: Sequence[str], volume: int) -> None:
        """Note the sounds that begin."""
        assert volume
        self._heard += names

    def close(self) -> None:
        """Nothing to give back."""


class Screen:
    """The program started on the files under `home`; `preferences` are chosen before its first card is dealt.

    A first window is made as large as `size`, or left as the program makes it.
    """

    def __init__(self, home: Path, preferences: dict[str, Any], size: QSize | None = FIRST) -> None:
        if QQuickStyle.name() != "Basic":
            QQuickStyle.setStyle("Basic")
        # Two clicks of a test are two clicks, however quickly it makes them.
        QGuiApplication.styleHints().setMouseDoubleClickInterval(0)
        self.home = home
        if preferences:
            Settings(Store(Folders.find(home))).put(**preferences)
        self.heard: list[str] = []
        self.program = App(Base(Folders.find(home), "en"), voice=Listener(self.heard))
        self.window = self.program.window
        if size is not None and not os.path.lexists(home / "state" / "window.json"):
            self.window.resize(size)
        self.game: Game = self.program.game
        self.stage: Stage = self.program.stage
        self.turn = self.program.turn
        assert QTest.qWaitForWindowActive(self.window, PATIENCE)
        self._open = True

    def close(self) -> None:
        """Close the window as a user does and let everything end."""
        if self._open:
            self._open = False
            self.program.close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            gc.collect()

    # Seeing

    def items(self) -> Iterator[QQuickItem]:
        """Every item of the window that a user may see."""
        todo = [self.window.contentItem()]
        while todo:
            item = todo.pop()
            if item.isVisible():
                yield item
                todo.extend(item.childItems())

    def find(self, name: str) -> QQuickItem:
        """The visible item called `name`; LookupError when there is none."""
        for item in self.items():
            if item.objectName() == name:
                return item
        raise LookupError(name)

    def sees(self, name: str) -> bool:
        """Whether an item called `name` is visible."""
        return any(item.objectName() == name for item in self.items())

    def text(self, name: str) -> str:
        """The text of the item called `name`."""
        return str(self.find(name).property("text"))

    @property
    def hand(self) -> list[str]:
        """The cards shown in my hand."""
        return list(self.stage.property("hand"))

    @property
    def table(self) -> list[str]:
        """The cards shown on the table."""
        return list(self.stage.property("table"))

    @property
    def phase(self) -> str:
        """What the screen is at."""
        return str(self.stage.property("phase"))

    @property
    def thinking(self) -> bool:
        """Whether the computer is to move, in the engine."""
        return self.match.phase == Phase.PLAY and self.state.turn != 0

    @property
    def match(self) -> Match:
        """The match in the engine."""
        return self.program.session.match

    @property
    def state(self) -> State:
        """The round in the engine."""
        state = self.match.state
        assert state is not None
        return state

    def saved(self) -> Match:
        """The match as its file tells it."""
        return Match.replay(Record.load((self.home / "data" / "match.txt").read_text()))

    def until(self, what: Callable[[], bool]) -> None:
        """Let the program run until `what` holds."""
        clock = QElapsedTimer()
        clock.start()
        while not what():
            assert not clock.hasExpired(PATIENCE), f"never: {what}"
            QTest.qWait(1)

    def singleton(self, name: str) -> QObject:
        """One of the window's own singletons: "Places", "Tempo", "Theme"."""
        found = self.program._engine.singletonInstance("ScopaDesktop", name)
        assert isinstance(found, QObject)
        return found

    def hasten(self, rate: float) -> None:
        """Let all that takes time on the table pass so many times faster."""
        self.singleton("Tempo").setProperty("rate", rate)

    def stretch(self, name: str) -> None:
        """Let one duration of the table ("dealStep") outlast every pause of this machine from now on."""
        tempo = self.singleton("Tempo")
        durations: dict[str, int] = tempo.property("now").toVariant()
        assert durations[name] > 0
        tempo.setProperty("now", durations | {name: 1000 * PATIENCE})

    def until_my_turn(self) -> bool:
        """Wait until I can play (True) or the count is shown (False)."""
        self.until(lambda: self.phase in ("mine", "count"))
        return self.phase == "mine"

    # Doing

    def click(self, name: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Click the middle of the item called `name`, where it is drawn."""
        QTest.mouseClick(self.window, button, Qt.KeyboardModifier.NoModifier, self.middle(name))

    def drawn(self) -> None:
        """Let the window draw a frame, so that everything is where a user sees it."""
        frames = QSignalSpy(self.window.frameSwapped)
        self.window.update()
        self.until(lambda: frames.count() > 0)

    def middle(self, name: str) -> QPoint:
        """Where the middle of an item is drawn in the window."""
        self.drawn()
        item = self.find(name)
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click_below(self, name: str) -> None:
        """Click an item that may have to be scrolled to: it gets the focus first, as with Tab."""
        self.drawn()
        self.find(name).forceActiveFocus(Qt.FocusReason.TabFocusReason)
        self.click(name)

    def press(self, keys: str) -> None:
        """Press a key or a combination, such as "1" or "Ctrl+Z"."""
        combination = QKeySequence(keys)[0]  # type: ignore[index]
        QTest.keyClick(self.window, combination.key(), combination.keyboardModifiers())

    def command(self, name: str) -> None:
        """Have a command done ("statistics"), as an entry of the menus has."""
        assert QMetaObject.invokeMethod(self.singleton("Commands"), "run", Q_ARG("QString", name))

    def choose(self, menu: str, entry: str) -> None:
        """Choose an entry with keys from the menu that a key opens."""
        self.press(menu)

        def entries(**properties: object) -> list[QQuickItem]:
            wanted = {"text": entry, **properties}
            return [item for item in self.items() if all(item.property(name) == wanted[name] for name in wanted)]

        self.until(lambda: bool(entries()))
        for _ in range(30):
            if entries(highlighted=True):
                break
            self.press("Down")
        self.press("Return")

    def choose_move(self) -> tuple[str, tuple[str, ...]]:
        """A move a plain player would make: the capture of most cards, else the lowest card."""
        moves = self.moves()
        best = max(moves, key=lambda move: (len(move.taken), -move.card.rank))
        return best.card.code, tuple(card.code for card in best.taken)

    def moves(self) -> list[Move]:
        """My legal moves."""
        rules, table = self.state.rules, tuple(map(Card.parse, self.table))
        return [
            Move(card, taken) for card in map(Card.parse, self.hand) for taken in (rules.captures(card, table) or ((),))
        ]

    def play_by_clicks(self) -> None:
        """Make one move with the mouse."""
        card, taken = self.choose_move()
        self.click(f"hand-{card}")
        if self.turn.property("chosen") == card:
            for code in taken:
                self.click(f"table-{code}")

    def play_by_keys(self) -> None:
        """Make one move with keys: a digit, then arrows and Enter where there is a choice."""
        card, taken = self.choose_move()
        self.press(str(self.hand.index(card) + 1))
        if self.turn.property("chosen") == card:
            options = [set(option) for option in self.turn.property("options")]
            for _ in range(options.index(set(taken))):
                self.press("Right")
            self.press("Return")

    def play_round(self, play: Callable[[], None]) -> None:
        """Play until the count is shown."""
        while self.until_my_turn():
            play()

    def match_over(self) -> bool:
        """Whether the count shown is the match's last."""
        return self.match.phase == Phase.WON
