"""Help while playing: the coach, who asks before a move that gives something away, and the first start."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop import review
from scopa_desktop.engine import Move, View
from scopa_desktop.reasons import Verdict
from scopa_desktop.ui.qml import QVariantMap, offered
from scopa_desktop.ui.settings.settings import Settings
from scopa_desktop.ui.table.game import Game
from scopa_desktop.ui.table.stage import Stage
from scopa_desktop.ui.table.thinker import Thinker
from scopa_desktop.ui.table.turn import Turn

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Assist(QObject):
    """The coach thinks about every position in which the person is to play, while the person does.

    A move that is made before the coach has an answer waits for it. One it warns of becomes the `question`, until it
    is made a second time, or another one is.
    """

    create = offered("assist")
    changed = Signal()

    def __init__(
        self,
        game: Game,
        stage: Stage,
        turn: Turn,
        settings: Settings,
        executor: Executor,
        *,
        first_start: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._turn = turn
        self._settings = settings
        self._first = first_start
        self._thinker = Thinker(executor, self)
        self._thinker.answered.connect(self._answer)
        self._view: View | None = None
        self._warnings: Mapping[Move, Verdict] | None = None
        self._held: Move | None = None
        self._question: Move | None = None
        turn.advise = self._advise
        stage.shown.connect(self._look)
        turn.chose.connect(self.drop)
        settings.changed.connect(self._look)
        game.moved.connect(self._begin)

    def close(self) -> None:
        """Stop thinking: the window is going."""
        self._thinker.cancel()

    def _look(self) -> None:
        """Think about the position, if the coach is wanted and it is a new one."""
        view = self._game.asked if self._settings.values.assist == "coach" else None
        if view == self._view:
            return
        self._view, self._warnings = view, None
        self._thinker.cancel()
        self.drop()
        if view is not None:
            self._thinker.ask(review.warnings, view)

    def _advise(self, move: Move) -> bool:
        """Whether a move is not to be made yet."""
        self._look()
        if self._view is None or move not in self._view.moves or move == self._question:
            return False
        self.drop()
        if self._warnings is None:
            self._held = move
        elif move in self._warnings:
            self._question = move
            self.changed.emit()
        else:
            return False
        return True

    def _answer(self, warnings: Mapping[Move, Verdict]) -> None:
        self._warnings = warnings
        held, self._held = self._held, None
        if held is not None:
            self._turn.make(held)

    @Slot()
    def playAllTheSame(self) -> None:  # noqa: N802 - a QML name
        """Make the move that is asked about."""
        if self._question is not None:
            self._turn.make(self._question)

    @Slot()
    def drop(self) -> None:
        """Choose again."""
        self._held = None
        if self._question is not None:
            self._question = None
            self.changed.emit()

    @Property(QVariantMap, notify=changed)
    def question(self) -> dict[str, Any]:
        """The move that is asked about: its `card`, the `reason` and the `sum` it leaves on the table; or empty."""
        if self._question is None or self._view is None:
            return {}
        move = self._question
        left = [card for card in self._view.table if card not in move.taken] + ([] if move.taken else [move.card])
        assert self._warnings is not None
        total = sum(card.rank for card in left)
        return {"card": move.card.code, "reason": str(self._warnings[move]), "sum": total}

    @Slot()
    def dismiss(self) -> None:
        """What is offered at the first start is not wanted."""
        if self._first:
            self._first = False
            self.changed.emit()

    def _begin(self) -> None:
        """What is offered at the first start goes with the first card."""
        view, me = self._game.view, self._game.seats.me
        if view is not None and any(made.seat == me for made in view.history):
            self.dismiss()

    @Property(bool, notify=changed)
    def firstTurn(self) -> bool:  # noqa: N802
        """Whether the program was started for the first time and the person has not done anything yet."""
        return self._first
