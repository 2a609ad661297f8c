"""The one object QML talks to: it plays the match at once and shows it beat by beat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop.ai import LEVELS, Player
from scopa_desktop.engine import (
    HOUSE_RULES,
    Cleared,
    Dealt,
    Event,
    Laid,
    Move,
    State,
    Swept,
    Took,
    View,
    Voided,
    observe,
    seen_by,
)
from scopa_desktop.library.store import Store
from scopa_desktop.match import Cutter, Match, MatchEvent, Phase, Scored, Won
from scopa_desktop.record import Record
from scopa_desktop.seal import SealedDeck, fresh
from scopa_desktop.ui.beats import Beat, Beats, nothing
from scopa_desktop.ui.cards import DEALT, STOCK, TABLE, CardModel
from scopa_desktop.ui.dealer import Dealer
from scopa_desktop.ui.qml import QVariantList, QVariantMap
from scopa_desktop.ui.scores import ScoreModel
from scopa_desktop.ui.seals import Seals
from scopa_desktop.ui.settings import Settings
from scopa_desktop.ui.thinker import Thinker

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

ME = 0
PERSON = "person"


@QmlElement
@QmlSingleton
class Game(QObject):
    """A match between the person in seat 0 and the computer.

    The match runs ahead of the screen: what happened waits as beats, which QML pulls with `step` at its own pace;
    `skip` shows all of them at once. Every input first skips, so it always acts on what is shown.
    """

    shown = Signal()
    """cards, turn or counts on the screen changed"""
    turned = Signal()
    """there is another position: what was chosen for the one before is void"""
    rulesChanged = Signal()  # noqa: N815 - a QML name
    told = Signal()
    """there is a new message"""
    waitingChanged = Signal()  # noqa: N815
    settled = Signal()
    """all motion is to be completed now"""
    swept = Signal(int)
    """a scopa is shown, made by this side"""
    sounded = Signal(str)
    """something is shown that is heard as well: the name of its sound"""
    noticed = Signal()
    ended = Signal(object)
    """a match is over, won or given up: its record"""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        dealer: Dealer,
        seals: Seals,
        executor: Executor,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self._dealer = dealer
        self._dealer.chosen.connect(self._cut)
        self._dealer.left.connect(self._cut_drawn)
        self._seals = seals
        self._given_up: Record | None = None
        self._waiting_match: Match | None = None
        self._practice_cut = 0
        self._thinker = Thinker(executor, self)
        self._thinker.answered.connect(self._answer)
        self._thinker.failed.connect(self._fail)
        self._cards = CardModel(self)
        self._scores = ScoreModel(self)
        self._beats = Beats(self)
        self._beats.waitingChanged.connect(self.waitingChanged)
        self._beats.shown.connect(self.shown)
        self._beats.sounded.connect(self.sounded)
        self._thinking = False
        self._message: dict[str, Any] = {}
        self._sheet = False
        self._players: dict[int, Player] = {}
        self._match = Match(settings.values.rules, (PERSON, settings.values.level), ME)

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("game")
        return made

    # The life of a match

    def start(self) -> None:
        """Go on with the match that was being played, at its exact position, or begin one."""
        self._given_up = None
        match = self._store.load_match(_resumable) or self._fresh_match()
        if match.phase == Phase.WON:
            self.ended.emit(match.record)
        practice = self._store.load_practice(_practised)
        self._waiting_match = match if practice is not None else None
        self._begin(practice or match)
        self.noticed.emit()

    def close(self) -> None:
        """Stop thinking: the window is going."""
        self._thinker.cancel()

    @property
    def match(self) -> Match:
        """The match being played."""
        return self._match

    @Slot(QVariantMap)
    def newMatch(self, rules: dict[str, Any]) -> None:  # noqa: N802 - a QML name
        """Begin a match with the given rules and level (names as in `rules`; what is not named stays)."""
        self._settings.put(**{**self._rules(), **rules})
        self._give_up()
        self._begin(self._fresh_match())

    def go_on(self, match: Match) -> None:
        """Play on a match that was opened, instead of the one being played."""
        self._give_up()
        self._begin(match)
        self._save()

    def _give_up(self) -> None:
        """Reveal the round being played and keep its match, if there is something to lose."""
        before = self._waiting_match or self._match
        self._given_up = before.record if before.phase == Phase.PLAY else None
        if self.underway:
            self.ended.emit(before.record)
        self._drop_practice()

    def practise(self, match: Match, deck: SealedDeck, cut: int) -> None:
        """Play one deal for practice, the deck cut at `cut`; the match being played waits until it is left."""
        if not self._match.practice:
            self._waiting_match = self._match
        self._practice_cut = cut
        match.seal(deck)
        self._begin(match)

    @Slot()
    def leavePractice(self) -> None:  # noqa: N802
        """Go back to the match that waits."""
        if self._match.practice:
            match = self._waiting_match or self._fresh_match()
            self._drop_practice()
            self._begin(match)

    def _drop_practice(self) -> None:
        self._waiting_match = None
        self._store.drop_practice()

    def _fresh_match(self) -> Match:
        values = self._settings.values
        return Match(values.rules, (PERSON, values.level), _any_seat())

    def _begin(self, match: Match) -> None:
        self._thinker.cancel()
        self._thinking = False
        self._beats.clear()
        self._match = match
        self.turned.emit()
        self._players = {
            seat: LEVELS[level](secrets.randbits(32)) for seat, level in enumerate(match.players) if level != PERSON
        }
        self._message = {}
        self._sheet = False
        self._cards.reset(match.rules)
        self._dealer.show(match.deals[-1].deck if match.deals and not match.practice else None)
        self.settled.emit()
        self.rulesChanged.emit()
        state = match.state
        if state is not None:
            self._cards.show(observe(state, ME))
            self.settled.emit()
        if state is not None and state.over and not state.void:
            self._show_sheet()
        self._advance()

    def _advance(self) -> None:
        """Do all that needs no person: seal and cut a deck, ask the computer for a move."""
        match = self._match
        while not self._sheet and not self._counting() and match.phase in (Phase.SEAL, Phase.CUT):
            if match.phase == Phase.SEAL:
                match.seal(fresh(match.rules.deck, match.chain))
                self._save()
                self._beats.add(Beat("gather", partial(self._gather, match.deals[-1].deck)))
            deck = match.deals[-1].deck
            if match.practice:
                self._deal(self._practice_cut, Cutter.FIXED)
                break
            if self._settings.values.ceremony:
                self._beats.add(Beat("cut", partial(self._dealer.ask, deck, again=len(match.deals) > 1)))
                break
            self._deal(deck.drawn, Cutter.DRAWN)
        state = match.state
        if match.phase == Phase.PLAY and state is not None and state.turn in self._players:
            self._thinking = True
            self._thinker.ask(self._players[state.turn].choose, observe(state, state.turn))
        self.shown.emit()

    def _gather(self, deck: SealedDeck) -> None:
        """All cards go to the stock; the next deck lies there, sealed."""
        self._cards.reset(self._match.rules)
        self._dealer.show(deck)

    def _cut(self, at: int) -> None:
        self._deal(at, Cutter.PERSON)
        self._advance()

    def _cut_drawn(self) -> None:
        self._deal(self._match.deals[-1].deck.drawn, Cutter.DRAWN)
        self._advance()

    def _deal(self, at: int, by: Cutter) -> None:
        events = self._match.cut(at, by)
        self._save()
        self._show(events)

    @property
    def record(self) -> Record:
        """The match being played, also while a practice deal is."""
        return (self._waiting_match or self._match).record

    @Slot()
    def showSeals(self) -> None:  # noqa: N802
        """Put the decks of this match into `Seals`, and the last one of a match given up before it."""
        self._seals.show(self.record, live=True, before=self._given_up)

    def _counting(self) -> bool:
        """Whether the count of a finished round still waits to be shown."""
        return "count" in self._beats.kinds

    def play(self, move: Move) -> None:
        """Make a move for whoever's turn it is; raises IllegalMoveError."""
        events = self._match.play(move)
        self.turned.emit()
        self._save()
        if self._match.phase == Phase.WON and not self._match.practice:
            self.ended.emit(self._match.record)
        self._show(events)
        self._advance()

    def _answer(self, move: Move) -> None:
        self._thinking = False
        self._beats.add(Beat("think", nothing))
        self.play(move)

    def _fail(self) -> None:
        self._thinking = False
        self.shown.emit()

    def _save(self) -> None:
        if not self._store.save_match(self._match):
            self.noticed.emit()

    # What is shown, and when

    def _show(self, events: Sequence[MatchEvent]) -> None:
        """Queue what happened, as this seat may see it."""
        visible = [seen_by(event, ME) for event in events if not isinstance(event, Scored | Won)]
        swept = next((self._match.rules.sides[event.seat] for event in visible if isinstance(event, Swept)), None)
        for event in visible:
            beats = self._cards.beats(event, scopa=swept is not None)
            if isinstance(event, Voided):
                beats = iter([Beat("void", nothing)])
            if message := _message(event, scopa=swept is not None, last=self._last_deal()):
                self._beats.add(Beat("tell", partial(self.tell, message)))
            for beat in beats:
                self._beats.add(beat)
                if beat.kind == "scopa":
                    self._beats.add(Beat("tell", partial(self.swept.emit, swept)))
        if any(isinstance(event, Scored) for event in events):
            self._beats.add(Beat("count", self._show_sheet))

    @property
    def dealing(self) -> bool:
        """Whether cards are being dealt on the screen, or will be before all is shown."""
        return DEALT in self._beats.kinds

    def _last_deal(self) -> bool:
        """Whether no card is left to be dealt."""
        return self._match.state is not None and not self._match.state.stock

    @Slot(result=str)
    def step(self) -> str:
        """Show the next beat; its kind, by which QML knows how long it lasts ("" when nothing waits)."""
        return self._beats.step()

    @Slot()
    def skip(self) -> None:
        """Show at once all that waits, and complete all motion."""
        self._beats.skip()
        self.settled.emit()

    def tell(self, message: dict[str, Any]) -> None:
        """Show a message (see `message`)."""
        self._message = message
        self.told.emit()

    def _show_sheet(self) -> None:
        self._scores.show(self._match.scores[-1])
        self._sheet = True
        self.shown.emit()

    # Input

    @Slot()
    def proceed(self) -> None:
        """From the score sheet on to the next round, or to a new match with the same rules."""
        if self._sheet:
            if self._match.practice:
                self.leavePractice()
            elif self._match.phase == Phase.WON:
                self.newMatch({})
            else:
                self._sheet = False
                self._advance()

    @Slot()
    def undo(self) -> None:
        """Take back my last move and the computer's answer to it."""
        self.skip()
        if not self._can_undo():
            return
        self._thinker.cancel()
        self._thinking = False
        mine = False
        while not mine:
            state = self._match.state
            assert state is not None
            mine = state.history[-1].seat == ME
            self._match.undo()
        self._after_undo("undone")

    @Slot()
    def redo(self) -> None:
        """Make again the move taken back, and the computer's answer."""
        self.skip()
        if not self._match.can_redo:
            return
        while self._match.can_redo:
            self._match.redo()
            state = self._match.state
            if state is not None and state.turn == ME:
                break
        self._after_undo("redone")

    def _after_undo(self, key: str) -> None:
        self.turned.emit()
        self._save()
        state = self._match.state
        assert state is not None
        self._cards.show(observe(state, ME))
        self.tell({"key": key})
        self._advance()

    @Slot()
    def dropNotice(self) -> None:  # noqa: N802
        """The first notice has been read."""
        del self._store.notices[:1]
        self.noticed.emit()

    def _is_my_turn(self) -> bool:
        state = self._match.state
        playing = state is not None and self._match.phase == Phase.PLAY and state.turn == ME
        return playing and not self._beats.kinds and not self._sheet

    def _can_undo(self) -> bool:
        state = self._match.state
        return self._match.can_undo and state is not None and any(played.seat == ME for played in state.history)

    def _rules(self) -> dict[str, Any]:
        rules = self._match.rules
        level = next(player for player in self._match.players if player != PERSON)
        house = {name: name in rules.house for name in HOUSE_RULES}
        return {"form": rules.key, "target": rules.target, "level": level, **house}

    @property
    def round(self) -> State | None:
        """The round being played, as far as the screen is not at a count."""
        return None if self._sheet else self._match.state

    @property
    def view(self) -> View | None:
        """The round as the person sees it, while all is shown and it is the person's turn."""
        state = self._match.state
        return observe(state, ME) if state is not None and self._is_my_turn() else None

    @property
    def seen(self) -> list[str]:
        """The cards that have been seen in the round shown."""
        return self._cards.known

    @property
    def piles(self) -> list[dict[str, bool]]:
        """The cards in the pile of each side, and whether each lies there for a scopa."""
        return [self._cards.pile(side) for side in range(len(self._match.totals))]

    # What QML reads

    @Property(QObject, constant=True)
    def cards(self) -> QObject:
        """The cards on the screen."""
        return self._cards

    @Property(QObject, constant=True)
    def scores(self) -> QObject:
        """The lines of the score sheet."""
        return self._scores

    @Property(QVariantMap, notify=rulesChanged)
    def rules(self) -> dict[str, Any]:
        """Form, target, level and house rules of the match."""
        return self._rules()

    @Property(QVariantList, constant=True)
    def levels(self) -> list[str]:
        """The levels of the computer, weakest first."""
        return list(LEVELS)

    @Property(bool, notify=rulesChanged)
    def pips(self) -> bool:
        """Whether the form has pips instead of figures on 8, 9 and 10."""
        return self._match.rules.pips

    @Property(bool, notify=waitingChanged)
    def waiting(self) -> bool:
        """Whether something that happened is still to be shown."""
        return bool(self._beats.kinds)

    @Property(bool, notify=shown)
    def thinking(self) -> bool:
        """Whether the computer is looking for its move, or waits before it plays it."""
        return self._thinking or self._beats.current == "think"

    @Property(bool, notify=shown)
    def myTurn(self) -> bool:  # noqa: N802
        """Whether the person is to play, as far as is shown."""
        return self._is_my_turn()

    @Property(bool, notify=shown)
    def sheet(self) -> bool:
        """Whether the count of the round is on the screen."""
        return self._sheet

    @Property(int, notify=shown)
    def winner(self) -> int:
        """The side that has won the match, -1 while it goes on."""
        return self._match.winner if self._sheet and self._match.winner is not None else -1

    @Property(bool, notify=shown)
    def outright(self) -> bool:
        """Whether the match was won at once with all ten denari."""
        return self._sheet and self._match.scores[-1].outright is not None

    @Property(bool, notify=shown)
    def underway(self) -> bool:
        """Whether I have played a card of a match that is not over: giving it up would lose something."""
        match = self._waiting_match or self._match
        history = match.state.history if match.state is not None else ()
        begun = bool(match.scores) or any(played.seat == ME for played in history)
        return begun and match.winner is None

    @Property(QVariantList, notify=shown)
    def totals(self) -> list[int]:
        """The points of each side before the round on the table; after its count with it."""
        if self._sheet or not self._counting():
            return list(self._match.totals)
        gained = self._match.scores[-1].points
        return [total - points for total, points in zip(self._match.totals, gained, strict=True)]

    @Property(QVariantList, notify=shown)
    def gained(self) -> list[int]:
        """The points of each side in the round counted last."""
        return list(self._match.scores[-1].points) if self._match.scores else []

    @Property(int, notify=shown)
    def lead(self) -> int:
        """The seat that leads this round."""
        return self._match.deals[-1].first if self._match.deals else self._match.first

    @Property(QVariantList, notify=shown)
    def hand(self) -> list[str]:
        """The cards in my hand."""
        return self._cards.codes(f"hand{ME}")

    @Property(QVariantList, notify=shown)
    def table(self) -> list[str]:
        """The cards on the table."""
        return self._cards.codes(TABLE)

    @Property(QVariantMap, notify=shown)
    def counts(self) -> dict[str, Any]:
        """How many cards lie in the stock, in each hand and in each pile, and how many scope in each pile."""
        seats, sides = self._match.rules.seats, range(len(self._match.totals))
        return {
            "stock": len(self._cards.codes(STOCK)),
            "hands": [len(self._cards.codes(f"hand{seat}")) for seat in range(seats)],
            "piles": [len(self._cards.codes(f"pile{side}")) for side in sides],
            "sweeps": [self._cards.sweeps(side) for side in sides],
        }

    @Property(bool, notify=shown)
    def canUndo(self) -> bool:  # noqa: N802
        """Whether a move of mine can be taken back."""
        return self._can_undo()

    @Property(bool, notify=shown)
    def canRedo(self) -> bool:  # noqa: N802
        """Whether a move taken back can be made again."""
        return self._match.can_redo

    @Property(QVariantMap, notify=shown)
    def lastMove(self) -> dict[str, Any]:  # noqa: N802
        """The computer's last move of this round ({card, taken}); empty when it has made none."""
        state = self._match.state
        history = state.history if state is not None and not self._beats.kinds else ()
        move = next((played.move for played in reversed(history) if played.seat != ME), None)
        return {"card": move.card.code, "taken": [card.code for card in move.taken]} if move else {}

    @Property(QVariantMap, notify=told)
    def message(self) -> dict[str, Any]:
        """What happened last: `key` and what belongs to it (seat, card, taken, reason, cards, scopa)."""
        return self._message

    @Property(QVariantMap, notify=noticed)
    def notice(self) -> dict[str, str]:
        """The first notice that has not been read: `key` and `detail`; empty when there is none."""
        return self._store.notices[0]._asdict() if self._store.notices else {}


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


def playable(match: Match) -> bool:
    """Whether this window can show the match: a person against one computer player it knows."""
    first, *others = match.players
    return first == PERSON and len(others) == 1 and others[0] in LEVELS


def _resumable(match: Match) -> bool:
    """Whether this is a match that the window can show, and no practice."""
    return playable(match) and not match.practice


def _practised(match: Match) -> bool:
    """Whether this is a practice deal that the window can show: dealt already, for it cannot be dealt anew."""
    return playable(match) and match.practice != "" and match.state is not None and not match.state.void


def _any_seat() -> int:
    return secrets.randbelow(2)
