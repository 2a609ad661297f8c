"""How a match went, for the page of its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.engine import Category, Score
from scopa_desktop.library.session import Session
from scopa_desktop.ui.qml import QVariantList, offered
from scopa_desktop.ui.table.stage import Phase, Stage

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

FAN = 7
"""Cards of the fan at most."""
_TOLD = (Category.SETTEBELLO, Category.NAPOLA, Category.RE_BELLO, Category.SCOPE, Category.PRIMIERA)


@QmlElement
@QmlSingleton
class Finale(QObject):
    """The course of the match that was just won, round by round. All of it was counted in the open."""

    create = offered("finale")
    changed = Signal()

    def __init__(self, session: Session, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stage = stage
        self._ended = False
        stage.shown.connect(self._look)
        stage.seated.connect(self._look)

    def _look(self) -> None:
        """All of it is there as soon as the last count is shown, and nothing changes before."""
        ended = self._session.match.winner is not None and self._stage.at in (Phase.COUNT, Phase.END)
        if ended != self._ended:
            self._ended = ended
            self.changed.emit()

    @property
    def _scores(self) -> list[Score]:
        return self._session.match.scores if self._ended else []

    def _course(self) -> list[list[int]]:
        """The points of each side at the beginning and after every round."""
        course = [[0 for _ in one.points] for one in self._scores[:1]]
        for one in self._scores:
            course.append([total + gained for total, gained in zip(course[-1], one.points, strict=True)])
        return course

    def _leads(self) -> list[int]:
        """By how many points the winner was ahead at the beginning and after every round."""
        winner = self._session.match.winner
        if winner is None:
            return []
        return [totals[winner] - max(_others(totals, winner)) for totals in self._course()]

    @Property(QVariantList, notify=changed)
    def course(self) -> list[list[int]]:
        """The points of each side at the beginning and after every round."""
        return self._course()

    @Property(int, notify=changed)
    def decided(self) -> int:
        """The round, from 1, after which the winner was ahead to the end; 0 without a winner."""
        leads = self._leads()
        behind = [number for number, lead in enumerate(leads) if lead <= 0]
        return min(len(leads) - 1, behind[-1] + 1) if behind else 0

    @Property(QVariantList, notify=changed)
    def scope(self) -> list[list[str]]:
        """The cards that made a scopa, of each side, over the whole match."""
        lines = [line for one in self._scores for line in one.lines if line.category == Category.SCOPE]
        sides = range(len(lines[0].cards)) if lines else range(0)
        return [[card.code for line in lines for card in line.cards[side]] for side in sides]

    @Property(QVariantList, notify=changed)
    def fan(self) -> list[str]:
        """The cards of the last round that won the winner points: what decided."""
        winner = self._session.match.winner
        if winner is None or not self._scores:
            return []
        lines = {line.category: line for line in self._scores[-1].lines}
        won = [lines[name] for name in _TOLD if name in lines and lines[name].points[winner]]
        return list(dict.fromkeys(card.code for line in won for card in line.cards[winner]))[:FAN]

    @Property(int, notify=changed)
    def lead(self) -> int:
        """By how many points the winner was ahead before the last round; less than 0 for behind."""
        return next(iter(self._leads()[-2:-1]), 0)

    @Property(bool, notify=changed)
    def cappotto(self) -> bool:
        """Whether the side that lost has no point at all."""
        match = self._session.match
        return self._ended and match.winner is not None and not any(_others(match.totals, match.winner))


def _others(values: Sequence[int], winner: int) -> list[int]:
    return [value for side, value in enumerate(values) if side != winner]
