"""How a match went, for the page of its end."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop.engine import Category, Score
from scopa_desktop.library.session import Session
from scopa_desktop.match import Phase
from scopa_desktop.ui.qml import QVariantList, QVariantMap
from scopa_desktop.ui.table.stage import Stage

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

FAN = 7
"""Cards of the fan at most."""
_TOLD = (Category.SETTEBELLO, Category.NAPOLA, Category.RE_BELLO, Category.SCOPE, Category.PRIMIERA)


@QmlElement
@QmlSingleton
class Finale(QObject):
    """The course of the match that was just won, round by round. All of it was counted in the open."""

    changed = Signal()

    def __init__(self, session: Session, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        stage.shown.connect(self.changed)

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("finale")
        return made

    @property
    def _scores(self) -> list[Score]:
        match = self._session.match
        return match.scores if match.phase == Phase.WON else []

    @Property(QVariantList, notify=changed)
    def course(self) -> list[list[int]]:
        """The points of each side at the beginning and after every round."""
        scores = self._scores
        if not scores:
            return []
        start = [0 for _ in scores[0].points]
        return list(accumulate((list(one.points) for one in scores), _sum, initial=start))

    @Property(int, notify=changed)
    def decided(self) -> int:
        """The round, from 1, after which the winner was ahead to the end; 0 without a winner."""
        winner = self._session.match.winner
        if winner is None or not self._scores:
            return 0
        course: list[list[int]] = list(accumulate((list(one.points) for one in self._scores), _sum))
        behind = [number for number, totals in enumerate(course, 1) if totals[winner] <= max(_others(totals, winner))]
        return min(len(course), (behind[-1] if behind else 0) + 1)

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

    @Property(QVariantMap, notify=changed)
    def told(self) -> dict[str, Any]:
        """What is to be said: `rounds`, the `lead` of the winner before the last round, whether it was a `cappotto`
        (the other side has no point).
        """
        match, scores = self._session.match, self._scores
        if match.winner is None or not scores:
            return {}
        before = [total - gained for total, gained in zip(match.totals, scores[-1].points, strict=True)]
        lead = before[match.winner] - max(_others(before, match.winner))
        return {"rounds": len(scores), "lead": lead, "cappotto": not any(_others(match.totals, match.winner))}


def _sum(totals: list[int], points: list[int]) -> list[int]:
    return [total + gained for total, gained in zip(totals, points, strict=True)]


def _others(values: Any, winner: int) -> list[int]:
    return [value for side, value in enumerate(values) if side != winner]
