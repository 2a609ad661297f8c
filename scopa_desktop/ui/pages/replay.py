"""A match that is over, or one from a file, position by position, for QML."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop import verify
from scopa_desktop.library import files
from scopa_desktop.library.seats import Seats
from scopa_desktop.library.session import Session, playable
from scopa_desktop.match import Match, NewerRecordError, RecordError
from scopa_desktop.record import Record
from scopa_desktop.timeline import Moment, Timeline
from scopa_desktop.ui.pages.history import History
from scopa_desktop.ui.pages.seals import Seals
from scopa_desktop.ui.qml import QVariantList, QVariantMap, offered
from scopa_desktop.ui.table.game import Game

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Replay(QObject):
    """Steps through one match, and opens and saves files."""

    create = offered("replay")
    changed = Signal()
    """another match, or another position of it"""
    opened = Signal()
    """a match was opened"""
    saved = Signal(str)
    """a match was written to a file of this name"""
    refused = Signal()
    """a file could not be opened, or a match not saved: see `failure`"""

    def __init__(
        self, session: Session, game: Game, history: History, seals: Seals, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._game = game
        self._history = history
        self._seals = seals
        self._told: Timeline | None = None
        self._seats = game.seats
        self._unfinished = False
        self._covered = False
        self._at = 0
        self._saved = ""
        self._failure: dict[str, Any] = {}

    @Slot(int)
    def openMatch(self, number: int) -> None:  # noqa: N802 - a QML name
        """Open a match of the history."""
        try:
            self._open(self._history.match(number), given_up=True)
        except (OSError, RecordError, LookupError) as error:
            self._refuse(error, str(number))

    @Slot()
    def openGame(self) -> None:  # noqa: N802
        """Open the match being played."""
        self._open(Timeline.of(self._session.record), given_up=False)

    @Slot(QUrl)
    def openFile(self, url: QUrl) -> None:  # noqa: N802
        """Open a match from a file, checked wholly."""
        self.open_path(Path(url.toLocalFile()))

    def open_path(self, path: Path) -> None:
        """Open a match from a file, checked wholly."""
        try:
            self._open(verify.check(verify.read(path)), given_up=False)
        except (OSError, RecordError) as error:
            self._refuse(error, path.name)

    @property
    def _moments(self) -> tuple[Moment, ...]:
        return self._told.moments if self._told is not None else ()

    def _open(self, told: Timeline, *, given_up: bool) -> None:
        """Show a match; one that was `given_up` has been revealed, any other stays as covered as it is on the table."""
        record, match = told.record, told.match
        self._told = told
        self._seats = Seats.of(record.rules, record.players)
        self._unfinished = match.winner is None and playable(match) and not record.practice
        in_play = bool(record.rounds) and record.rounds[-1].points is None
        self._covered = self._unfinished and in_play and not given_up
        self._at = 0
        self._saved = ""
        self.changed.emit()
        self.opened.emit()

    @Slot(QUrl)
    def saveGame(self, url: QUrl) -> None:  # noqa: N802
        """Write the match being played to a file."""
        self._save(self._session.record, url)

    def _save(self, record: Record, url: QUrl) -> None:
        path = Path(url.toLocalFile())
        try:
            files.replace(path, record.dump().encode("ascii"), sync=True)
        except OSError as error:
            self._refuse(error, path.name, "save")
        else:
            self._saved = path.name if self._told is not None and record is self._told.record else ""
            self.changed.emit()
            self.saved.emit(path.name)

    @Slot(QUrl)
    def saveAs(self, url: QUrl) -> None:  # noqa: N802
        """Write the match that is shown to a file."""
        if self._told is not None:
            self._save(self._told.record, url)

    def _refuse(self, error: Exception, name: str, key: str = "file") -> None:
        line, last, detail = 0, 0, str(error)
        if isinstance(error, RecordError):
            key = "newer" if isinstance(error, NewerRecordError) else str(error.fault)
            line, last, detail = error.line, error.last, error.what
        elif isinstance(error, OSError):
            detail = error.strerror or detail
        self._failure = {"key": key, "name": name, "line": line, "last": last, "detail": detail}
        self.refused.emit()

    @Property(str, notify=changed)
    def savedAs(self) -> str:  # noqa: N802 - a QML name
        """The file that the match shown was saved in since it was opened; "" for none."""
        return self._saved

    @Property(QVariantMap, notify=refused)
    def failure(self) -> dict[str, Any]:
        """Why a file was refused: `key` (newer, file, save or the fault of a record), `name`, `detail`, and from which
        `line` to which line, the `last`, it is wrong.
        """
        return self._failure

    # Positions

    @Slot(int)
    def go(self, at: int) -> None:
        """Show a position, counted from 0 over the whole match."""
        if self._moments:
            self._at = max(0, min(at, len(self._moments) - 1))
            self.changed.emit()

    @Slot(int)
    def goRound(self, by: int) -> None:  # noqa: N802
        """Show the deal of the next round (1); the deal of this round, or of the one before (-1)."""
        starts = [at for at, one in enumerate(self._moments) if one.played is None]
        if by > 0:
            self.go(next((at for at in starts if at > self._at), len(self._moments) - 1))
        else:
            self.go(max((at for at in starts if at < self._at), default=0))

    @Slot()
    def showSeals(self) -> None:  # noqa: N802
        """Put the decks of this match into `Seals`."""
        if self._told is not None:
            self._seals.show(self._told.record, live=self._covered)

    @Slot()
    def playOn(self) -> None:  # noqa: N802
        """Play this match on; a round that was revealed is dealt anew."""
        if self._told is not None:
            record = self._told.record
            counted = tuple(one for one in record.rounds if one.points is not None)
            self._game.go_on(Match.replay(replace(record, rounds=record.rounds if self._covered else counted)))

    @Property(int, notify=changed)
    def at(self) -> int:
        """The position that is shown."""
        return self._at

    @Property(int, notify=changed)
    def count(self) -> int:
        """How many positions there are."""
        return len(self._moments)

    @Property(QVariantMap, notify=changed)
    def about(self) -> dict[str, Any]:
        """The match: form, house, target, level, totals (mine first), undone, rounds, whether it is `unfinished`, so
        that it can be played on, and whether its last round is still `covered`.
        """
        if self._told is None:
            return {}
        record, match = self._told.record, self._told.match
        return {
            "form": record.rules.key,
            "house": list(record.rules.house),
            "target": record.rules.target,
            "level": self._seats.level,
            "totals": [match.totals[side] for side in self._seats.told],
            "undone": record.undone,
            "rounds": len(record.rounds),
            "unfinished": self._unfinished,
            "covered": self._covered,
        }

    @Property(QVariantMap, notify=changed)
    def shown(self) -> dict[str, Any]:
        """The position: round, step, steps, table, totals (mine first), what the move before it told, and `mine` and
        `theirs`, each with hand, pile and scope.
        """
        if not self._moments:
            return {}
        one = self._moments[self._at]
        state = one.state
        steps = sum(other.round == one.round for other in self._moments) - 1
        message: dict[str, Any] = {"key": "dealt", "seat": state.turn}
        if one.played is not None:
            move = one.played.move
            taken = [card.code for card in move.taken]
            message = {"key": "took" if taken else "laid", "seat": one.played.seat, "card": move.card.code}
            message |= {"taken": taken, "scopa": one.scopa, "mine": one.played.seat == self._seats.me}
        return {
            "round": one.round,
            "step": len(state.history),
            "steps": steps,
            "mine": self._shown_of(one, self._seats.me),
            "theirs": self._shown_of(one, self._seats.opponents[0]),
            "table": [card.code for card in state.table],
            "totals": [state.totals[side] for side in self._seats.told],
            "message": message,
        }

    def _shown_of(self, one: Moment, seat: int) -> dict[str, Any]:
        """The hand of a seat, and how many cards and scope its side has."""
        side = self._seats.sides[seat]
        pile, scope = len(one.state.piles[side]), len(one.state.sweeps[side])
        return {"hand": self._hand(one, seat), "pile": pile, "scope": scope}

    def _hand(self, one: Moment, seat: int) -> list[str]:
        """The cards of a seat, "" for one that is covered."""
        covered = self._covered and seat not in self._seats.eyes and one.round == self._moments[-1].round
        return ["" if covered else card.code for card in one.state.hands[seat]]

    @Property(QVariantList, notify=changed)
    def starts(self) -> list[int]:
        """The position of each round's deal."""
        return [at for at, one in enumerate(self._moments) if one.played is None]
