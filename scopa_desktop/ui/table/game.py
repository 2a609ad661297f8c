"""The loop of a match: decks are sealed and cut, players are asked, and what happens is put on the stage."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop import match as matches
from scopa_desktop.ai import LEVELS, Player
from scopa_desktop.engine import Move, View, observe
from scopa_desktop.library.seats import Seats
from scopa_desktop.library.session import Session, new_match, playable
from scopa_desktop.match import Cutter, Match, MatchEvent, Scored, Won
from scopa_desktop.seal import SealedDeck, fresh
from scopa_desktop.ui.qml import QVariantMap, offered
from scopa_desktop.ui.settings.settings import Settings
from scopa_desktop.ui.table.beats import Beat, nothing
from scopa_desktop.ui.table.dealer import Dealer
from scopa_desktop.ui.table.stage import Phase, Stage
from scopa_desktop.ui.table.thinker import Thinker

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


def computers(seats: Seats) -> dict[int, Player]:
    """The computer players of the levels that the seats name."""
    return {seat: LEVELS[level](secrets.randbits(32)) for seat, level in seats.computers.items()}


@QmlElement
@QmlSingleton
class Game(QObject):
    """Plays what the session holds.

    The match runs ahead of the screen: a move is made at once, and shown on the stage at the screen's pace. Every input
    first skips what waits there, so it always acts on what is shown. Nobody is given the round itself, only views of
    it. `cast` names who plays the seats that no person has.
    """

    create = offered("game")
    turned = Signal()
    """there is another position: what was chosen for the one before is void"""
    moved = Signal()
    """the match went on, or another one is played: what can be undone, and what is known of the match, changed"""
    rulesChanged = Signal()  # noqa: N815 - a QML name
    unsaved = Signal()
    """the match could not be written"""

    def __init__(
        self,
        session: Session,
        stage: Stage,
        settings: Settings,
        dealer: Dealer,
        executor: Executor,
        cast: Callable[[Seats], Mapping[int, Player]] = computers,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._stage = stage
        self._settings = settings
        self._dealer = dealer
        self._dealer.chosen.connect(self._cut)
        self._dealer.left.connect(self._cut_drawn)
        self._cast = cast
        self._players: Mapping[int, Player] = {}
        self._fixed_cut = 0
        self._thinker = Thinker(executor, self)
        self._thinker.answered.connect(self._answer)
        self._thinker.failed.connect(partial(stage.enter, Phase.BUSY))

    @property
    def _match(self) -> Match:
        return self._session.match

    @property
    def seats(self) -> Seats:
        """Who sits where, as the screen sees it."""
        return self._stage.seats

    # The life of a match

    def start(self) -> None:
        """Go on with the match that was being played, at its exact position, or begin one."""
        self._session.resume(playable, self.fresh)
        self._begin()

    def close(self) -> None:
        """Stop thinking: the window is going."""
        self._thinker.cancel()

    def fresh(self) -> Match:
        """A match by the settings; who leads is drawn by lot."""
        values = self._settings.values
        return new_match(values, secrets.randbelow(values.rules.seats))

    @Slot(QVariantMap)
    def newMatch(self, rules: dict[str, Any]) -> None:  # noqa: N802 - a QML name
        """Begin a match with the given rules and level (names as in `rules`; what is not named stays)."""
        wanted = self._rules() | rules
        self._settings.put(**wanted | {"house": " ".join(wanted["house"])})
        self._session.begin(self.fresh(), lost=self._session.underway(self.seats.persons))
        self._begin()

    def go_on(self, match: Match) -> None:
        """Play on a match that was opened, instead of the one being played."""
        self._session.begin(match, lost=self._session.underway(self.seats.persons))
        self._begin()
        self._save()

    def practise(self, match: Match, deck: SealedDeck, cut: int) -> None:
        """Play one deal for practice, the deck cut at `cut`; the match being played waits until it is left."""
        self._fixed_cut = cut
        match.seal(deck)
        self._session.practise(match)
        self._begin()

    @Slot()
    def leavePractice(self) -> None:  # noqa: N802
        """Go back to the match that waits."""
        if self._match.practice:
            self._session.leave()
            self._begin()

    def _begin(self) -> None:
        """Show what the session holds, and go on with it."""
        match = self._match
        self._thinker.cancel()
        self._stage.clear(match.rules, Seats.of(match.rules, match.players), match.totals)
        self.turned.emit()
        self._players = self._cast(self.seats)
        self._dealer.show(match.deals[-1].deck if match.deals and not match.practice else None)
        self.rulesChanged.emit()
        view = self.view
        if view is not None:
            self._stage.put(view)
        if view is not None and view.over and not view.void:
            self._stage.count_at_once(match.scores[-1], match.totals, match.winner)
        else:
            self._advance()
        self._stage.settled.emit()
        self.moved.emit()
        self._stage.shown.emit()

    def _advance(self) -> None:
        """Do all that needs no person: seal and cut a deck, ask a computer player for a move."""
        match = self._match
        while match.phase in (matches.Phase.SEAL, matches.Phase.CUT):
            if match.phase == matches.Phase.SEAL:
                match.seal(fresh(match.rules.deck, match.chain))
                self._save()
                self._stage.add(Beat("gather", partial(self._gather, match.deals[-1].deck)))
            deck = match.deals[-1].deck
            if self._settings.values.ceremony and not match.practice:
                self._stage.add(Beat("cut", partial(self._dealer.show, deck, again=len(match.deals) > 1)))
                self._stage.enter(Phase.CUT)
                return
            if match.practice:
                self._deal(self._fixed_cut, Cutter.FIXED)
            else:
                self._deal(deck.drawn, Cutter.DRAWN)
        state = match.state
        if match.phase == matches.Phase.PLAY and state is not None:
            mine = state.turn in self.seats.eyes
            self._stage.enter(Phase.MINE if mine else Phase.THEIRS)
            if (player := self._players.get(state.turn)) is not None:
                self._thinker.ask(player.choose, observe(state, state.turn))

    def _gather(self, deck: SealedDeck) -> None:
        """All cards go to the stock; the next deck lies there, sealed."""
        self._stage.gather(self._match.rules)
        self._dealer.show(deck)

    def _cut(self, at: int, by: Cutter = Cutter.PERSON) -> None:
        if self._stage.at != Phase.CUT:
            return
        self._stage.enter(Phase.BUSY)
        self._deal(at, by)
        self._advance()
        self.moved.emit()

    def _cut_drawn(self) -> None:
        self._cut(self._match.deals[-1].deck.drawn, Cutter.DRAWN)

    def _deal(self, at: int, by: Cutter) -> None:
        events = self._match.cut(at, by)
        self._save()
        self._show(events)

    def play(self, move: Move) -> None:
        """Make a move for whoever's turn it is; raises IllegalMoveError."""
        events = self._match.play(move)
        self._stage.enter(Phase.BUSY)
        self.turned.emit()
        self._save()
        if self._match.phase == matches.Phase.WON:
            self._session.won()
        self._show(events)
        if not any(isinstance(event, Scored) for event in events):
            self._advance()
        self.moved.emit()

    def _show(self, events: tuple[MatchEvent, ...]) -> None:
        """Put what happened on the stage."""
        state = self._match.state
        happened = [event for event in events if not isinstance(event, Scored | Won)]
        self._stage.happen(happened, last=state is not None and not state.stock)
        for event in events:
            if isinstance(event, Scored):
                self._stage.count(event.score, event.totals, self._match.winner)

    def _answer(self, move: Move) -> None:
        self._stage.add(Beat("think", nothing))
        self.play(move)

    def _save(self) -> None:
        if not self._session.save():
            self.unsaved.emit()

    # Input

    @Slot()
    def proceed(self) -> None:
        """From the count on to the next round or to the end of the match; from there to a new one with its rules."""
        self._stage.skip()
        if self._stage.at == Phase.END:
            self.newMatch({})
        elif self._stage.at == Phase.COUNT and self._match.practice:
            self.leavePractice()
        elif self._stage.at == Phase.COUNT and self._match.phase == matches.Phase.WON:
            self._stage.enter(Phase.END)
        elif self._stage.at == Phase.COUNT:
            self._stage.enter(Phase.BUSY)
            self._advance()
            self.moved.emit()

    def show_again(self, key: str) -> None:
        """The match stands elsewhere than what is shown, because a move was taken back or made again."""
        self._thinker.cancel()
        self._stage.enter(Phase.BUSY)
        self.turned.emit()
        self._save()
        view = self.view
        assert view is not None
        self._stage.put(view)
        self._stage.tell({"key": key})
        self._advance()
        self.moved.emit()
        self._stage.shown.emit()

    # What the helpers of the person and QML read

    @property
    def view(self) -> View | None:
        """The round on the table as I see it, None without one."""
        state = self._match.state
        return observe(state, self.seats.me) if state is not None else None

    @property
    def asked(self) -> View | None:
        """The round as I see it, while all is shown and I am to play."""
        return self.view if self._stage.at == Phase.MINE else None

    def _rules(self) -> dict[str, Any]:
        rules = self._match.rules
        return {"form": rules.key, "target": rules.target, "level": self.seats.level, "house": list(rules.house)}

    @Property(QVariantMap, notify=rulesChanged)
    def rules(self) -> dict[str, Any]:
        """Form, target, level and house rules of the match."""
        return self._rules()

    @Property(QVariantMap, notify=moved)
    def lastMove(self) -> dict[str, Any]:  # noqa: N802 - a QML name
        """The last move that somebody else made in the round: `seat`, `card` and `taken`; empty when there is none."""
        history = self.view.history if self.view is not None else ()
        made = next((made for made in reversed(history) if made.seat != self.seats.me), None)
        if made is None:
            return {}
        taken = [card.code for card in made.move.taken]
        return {"seat": made.seat, "card": made.move.card.code, "taken": taken}

    @Property(bool, notify=moved)
    def underway(self) -> bool:
        """Whether a person has played a card of a match that is not over: giving it up would lose something."""
        return self._session.underway(self.seats.persons)
