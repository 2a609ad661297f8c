"""Taking back a move, for QML: it never goes back into a round that is over."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.library.session import Session
from scopa_desktop.ui.qml import offered
from scopa_desktop.ui.table.game import Game
from scopa_desktop.ui.table.stage import Stage

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Takeback(QObject):
    """Takes back my moves with the answers to them, and makes them again."""

    create = offered("takeback")
    changed = Signal()

    def __init__(self, session: Session, game: Game, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._game = game
        self._stage = stage
        game.moved.connect(self.changed)

    @Slot()
    def undo(self) -> None:
        """Take back my last move and the answers to it."""
        self._stage.skip()
        if not self._can_undo():
            return
        mine = False
        while not mine:
            view = self._game.view
            assert view is not None
            mine = view.history[-1].seat == self._game.seats.me
            self._session.match.undo()
        self._game.show_again("undone")

    @Slot()
    def redo(self) -> None:
        """Make again the move taken back, and the answers to it."""
        self._stage.skip()
        match = self._session.match
        if not match.can_redo:
            return
        mine = False
        while match.can_redo and not mine:
            match.redo()
            view = self._game.view
            mine = view is not None and view.turn == self._game.seats.me
        self._game.show_again("redone")

    def _can_undo(self) -> bool:
        view, me = self._game.view, self._game.seats.me
        mine = view is not None and any(made.seat == me for made in view.history)
        return self._session.match.can_undo and mine

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:  # noqa: N802 - a QML name
        """Whether a move of mine can be taken back."""
        return self._can_undo()

    @Property(bool, notify=changed)
    def canRedo(self) -> bool:  # noqa: N802
        """Whether a move taken back can be made again."""
        return self._session.match.can_redo
