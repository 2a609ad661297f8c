"""What is on the screen: cards, points and sentences, shown beat by beat behind what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.engine import Cleared, Dealt, Event, Laid, Rules, Score, Swept, Took, View, Voided, seen_by
from scopa_desktop.library.seats import Seats
from scopa_desktop.ui.qml import QVariantList, QVariantMap, offered
from scopa_desktop.ui.table.beats import Beat, Beats, nothing
from scopa_desktop.ui.table.cards import DEALT, HAND, PILE, STOCK, TABLE, CardModel
from scopa_desktop.ui.table.scores import ScoreModel

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


class Phase(StrEnum):
    """What the screen is at. It is entered when everything before it has been shown."""

    BUSY = "busy"
    """something happens: nobody is asked for anything"""
    CUT = "cut"
    """I am to cut the deck"""
    MINE = "mine"
    """I am to play"""
    THEIRS = "theirs"
    """somebody else is to play"""
    COUNT = "count"
    """the round is counted, line by line"""
    END = "end"
    """the match is over: how it ended is shown"""


@QmlElement
@QmlSingleton
class Stage(QObject):
    """Shows a round through the eyes of one seat.

    What is to be seen waits as beats, which QML pulls with `step` at its own pace; `skip` shows all of them at once.
    It is given views and events as that seat sees them, and never the round itself.
    """

    create = offered("stage")
    shown = Signal()
    """cards, phase or counts changed"""
    told = Signal()
    """there is a new message"""
    waitingChanged = Signal()  # noqa: N815 - a QML name
    seated = Signal()
    """other players sit there, or another one is at the bottom of the screen"""
    settled = Signal()
    """all motion is to be completed now"""
    swept = Signal(int)
    """a scopa is shown, made by this side"""
    counted = Signal(int)
    """this line of the count is shown, numbered from 0"""
    sounded = Signal(str)
    """something is shown that is heard as well: the name of its sound"""

    def __init__(self, seats: Seats, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seats = seats
        self.board = CardModel(self)
        """the cards, as far as they are shown"""
        self._scores = ScoreModel(self)
        self._beats = Beats(self)
        self._beats.waitingChanged.connect(self.waitingChanged)
        self._beats.shown.connect(self.shown)
        self._beats.sounded.connect(self.sounded)
        self._message: dict[str, Any] = {}
        self.at = Phase.BUSY
        """the phase that is shown"""
        self._totals = [0 for _ in set(seats.sides)]
        self._gained = list(self._totals)
        self._winner: int | None = None
        self._outright = False

    # What is put on it

    def clear(self, rules: Rules, seats: Seats, totals: Sequence[int]) -> None:
        """All cards lie in the stock, and nothing waits to be shown."""
        self._beats.clear()
        self.seats = seats
        self._message = {}
        self.at = Phase.BUSY
        self._totals = list(totals)
        self._winner, self._outright = None, False
        self.board.reset(rules)
        self.seated.emit()
        self.settled.emit()

    def gather(self, rules: Rules) -> None:
        """All cards go back to the stock."""
        self.board.reset(rules)

    def put(self, view: View) -> None:
        """Put every card where the view has it, at once."""
        self.board.show(view)

    def add(self, beat: Beat) -> None:
        """Let something be shown after all that waits."""
        self._beats.add(beat)

    def enter(self, phase: Phase) -> None:
        """Come to a phase when all that waits has been shown."""
        self._beats.add(Beat("", partial(self._enter, phase)))

    def _enter(self, phase: Phase) -> None:
        self.at = phase

    def happen(self, events: Sequence[Event], *, last: bool) -> None:
        """Let the events of a deal or a move be shown; `last`: no card is left to be dealt."""
        visible = [seen_by(event, self.seats.me) for event in events]
        swept = next((self.seats.sides[event.seat] for event in visible if isinstance(event, Swept)), None)
        for event in visible:
            beats = self.board.beats(event, scopa=swept is not None)
            if isinstance(event, Voided):
                beats = iter([Beat("void", nothing)])
            if message := _message(event, scopa=swept is not None, last=last):
                self.add(Beat("tell", partial(self.tell, message)))
            for beat in beats:
                self.add(beat)
                if beat.kind == "scopa":
                    self.add(Beat("tell", partial(self.swept.emit, swept)))

    def count(self, score: Score, totals: Sequence[int], winner: int | None) -> None:
        """Let a round be counted line by line; `totals` are the points after it."""
        self.add(Beat("count", partial(self._open_count, score, totals)))
        for at in range(len(score.lines)):
            self.add(Beat("row", partial(self._show_line, at, score, winner), self._heard(at, score, winner)))

    def count_at_once(self, score: Score, totals: Sequence[int], winner: int | None) -> None:
        """Show a count as a whole, at once."""
        self._open_count(score, totals)
        self._gained = list(score.points)
        self._totals = list(totals)
        self._scores.reveal(len(score.lines))
        self._winner, self._outright = winner, score.outright is not None

    def _open_count(self, score: Score, totals: Sequence[int]) -> None:
        self._scores.show(score)
        self._gained = [0 for _ in totals]
        self._totals = [total - points for total, points in zip(totals, score.points, strict=True)]
        self.at = Phase.COUNT

    def _show_line(self, at: int, score: Score, winner: int | None) -> None:
        points = score.lines[at].points
        self._gained = [sum(pair) for pair in zip(self._gained, points, strict=True)]
        self._totals = [sum(pair) for pair in zip(self._totals, points, strict=True)]
        self._scores.reveal(at + 1)
        if at + 1 == len(score.lines):
            self._winner, self._outright = winner, score.outright is not None
        self.counted.emit(at)

    def _heard(self, at: int, score: Score, winner: int | None) -> str:
        if winner is None or at + 1 < len(score.lines):
            return "tick"
        return "win" if winner == self.seats.side else "lose"

    def tell(self, message: dict[str, Any]) -> None:
        """Show a message (see `message`)."""
        self._message = message
        self.told.emit()

    # What QML does

    @Slot(result=str)
    def step(self) -> str:
        """Show the next beat; its kind, by which QML knows how long it lasts ("" when nothing waits)."""
        return self._beats.step()

    @Slot()
    def skip(self) -> None:
        """Show at once all that waits, and complete all motion."""
        self._beats.skip()
        self.settled.emit()

    # What QML and the helpers of the person read

    @property
    def dealing(self) -> bool:
        """Whether cards are being dealt, or will be before all is shown."""
        return DEALT in self._beats.kinds

    @Property(QObject, constant=True)
    def cards(self) -> QObject:
        """The cards."""
        return self.board

    @Property(QObject, constant=True)
    def scores(self) -> QObject:
        """The lines of the count."""
        return self._scores

    @Property(str, notify=shown)
    def phase(self) -> str:
        """busy, cut, mine, theirs, count or end."""
        return str(self.at)

    @Property(bool, notify=waitingChanged)
    def waiting(self) -> bool:
        """Whether something that happened is still to be shown."""
        return bool(self._beats.kinds)

    @Property(int, notify=shown)
    def winner(self) -> int:
        """The side that has won the match, as far as is shown; -1 for none."""
        return -1 if self._winner is None else self._winner

    @Property(bool, notify=shown)
    def outright(self) -> bool:
        """Whether the match was won at once with all ten denari."""
        return self._outright

    @Property(QVariantList, notify=shown)
    def totals(self) -> list[int]:
        """The points of each side: those of the round on the table are added line by line when it is counted."""
        return self._totals

    @Property(QVariantList, notify=shown)
    def gained(self) -> list[int]:
        """The points of each side in the round being counted, as far as its lines are shown."""
        return self._gained

    @Property(QVariantList, notify=shown)
    def hand(self) -> list[str]:
        """The cards in my hand."""
        return self.board.codes(HAND, self.seats.me)

    @Property(QVariantList, notify=shown)
    def table(self) -> list[str]:
        """The cards on the table."""
        return self.board.codes(TABLE)

    @Property(QVariantMap, notify=shown)
    def counts(self) -> dict[str, Any]:
        """How many cards lie in the stock, in each hand and in each pile, and how many scope in each pile."""
        sides = range(len(self._totals))
        return {
            "stock": len(self.board.codes(STOCK)),
            "hands": [len(self.board.codes(HAND, seat)) for seat in range(len(self.seats.sides))],
            "piles": [len(self.board.codes(PILE, side)) for side in sides],
            "sweeps": [self.board.sweeps(side) for side in sides],
        }

    @Property(QVariantMap, notify=told)
    def message(self) -> dict[str, Any]:
        """What happened last: `key` and what belongs to it (seat, card, taken, reason, cards, scopa)."""
        return self._message


def _message(event: Event, *, scopa: bool, last: bool) -> dict[str, Any]:
    """What an event tells, in codes; empty when it tells nothing."""
    match event:
        case Dealt(first, _, table):
            return {"key": "dealt", "seat": first} if table else {"key": "dealt_again", "last": last}
        case Voided():
            return {"key": "void"}
        case Laid(seat, card):
            return {"key": "laid", "seat": seat, "card": card.code}
        case Took(seat, card, taken):
            codes = [one.code for one in taken]
            return {"key": "took", "seat": seat, "card": card.code, "taken": codes, "scopa": scopa}
        case Cleared(seat, cards):
            return {"key": "cleared", "seat": seat, "cards": [card.code for card in cards]}
    return {}
