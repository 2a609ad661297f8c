"""The person's turn: a card is chosen, what it takes is picked, and the move is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop import review
from scopa_desktop.engine import Card, IllegalMoveError, Move, Refusal, View
from scopa_desktop.ui.qml import QVariantList, offered
from scopa_desktop.ui.settings.settings import Settings
from scopa_desktop.ui.table.game import Game
from scopa_desktop.ui.table.stage import Phase, Stage
from scopa_desktop.ui.table.thinker import Thinker

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Turn(QObject):
    """What the person does with cards.

    A card that takes in one way only, or in none, is played at once. Of several captures one is chosen: by picking
    its cards, or by turning through them and confirming.
    """

    create = offered("turn")
    chose = Signal()
    """the choice of a card or of a capture changed"""
    refused = Signal()
    """the last input was not accepted; the message on the stage says why"""

    def __init__(
        self, game: Game, stage: Stage, settings: Settings, executor: Executor, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._stage = stage
        self._settings = settings
        self.advise: Callable[[Move], bool] | None = None
        """asked before a move is made; True keeps it back, until `make` is called with it"""
        self._hinter = Thinker(executor, self)
        self._hinter.answered.connect(self._show_hint)
        self._hint: review.Hint | None = None
        self._hint_in_full = False
        self._chosen: Card | None = None
        self._captures: tuple[tuple[Card, ...], ...] = ()
        self._picked: list[Card] = []
        self._shown: tuple[Card, ...] = ()
        game.turned.connect(self._clear)

    def close(self) -> None:
        """Stop thinking: the window is going."""
        self._hinter.cancel()

    # Choosing

    @Slot(str)
    def tapHand(self, code: str) -> None:  # noqa: N802 - a QML name
        """Play a card of the hand, or choose it when there are several ways to take."""
        view = self._asked()
        if view is None:
            return
        card = Card.parse(code)
        captures = view.rules.captures(card, view.table) or ((),)
        picked = Move.of(card, self._picked)
        careful = self._settings.values.confirm
        if self._chosen == card:
            self.confirm()
        elif self._picked and self._chosen is None and not (careful and picked.taken in captures):
            self._try(picked)
        elif len(captures) == 1 and not careful:
            self._try(Move(card, captures[0]))
        else:
            shown = picked.taken if picked.taken in captures else captures[0]
            self._chosen, self._captures, self._picked, self._shown = card, captures, [], shown
            self.chose.emit()

    @Slot(int)
    def tapHandAt(self, slot: int) -> None:  # noqa: N802
        """Like `tapHand` for the card in a slot, counted from 0; nothing for an empty slot."""
        self._stage.skip()
        hand: list[str] = self._stage.property("hand")
        if slot < len(hand):
            self.tapHand(hand[slot])

    @Slot(str)
    def tapTable(self, code: str) -> None:  # noqa: N802
        """Pick a table card to be taken, or put it back; a complete capture of the chosen card is made at once."""
        if self._asked() is None:
            return
        card = Card.parse(code)
        if card in self._picked:
            self._picked.remove(card)
            self.chose.emit()
            return
        picked = [*self._picked, card]
        if self._chosen is None:
            self._picked = picked
            self.chose.emit()
            return
        if not _with(picked, self._captures):
            picked = [card]
        ways = _with(picked, self._captures)
        complete = [way for way in ways if len(way) == len(picked)]
        if complete or not ways:
            self._try(Move.of(self._chosen, picked))
        else:
            self._picked = picked
            self._shown = self._shown if self._shown in ways else ways[0]
            self.chose.emit()

    @Slot(str, result=QVariantList)
    def capturesOf(self, code: str) -> list[list[str]]:  # noqa: N802
        """What a card of my hand may take from the table as shown, empty when it is laid or not my turn."""
        view = self._game.asked
        if view is None or code not in [card.code for card in view.hand]:
            return []
        return [[one.code for one in taken] for taken in view.rules.captures(Card.parse(code), view.table)]

    @Slot(str, str)
    def drop(self, code: str, under: str) -> None:
        """Play a card of the hand that was dropped on the table card `under`, or on the free table (under = "").

        Of several captures those with that card are meant; when more than one is left it is chosen as by a tap.
        """
        if under or self._chosen is not None:
            self._clear()
        self.tapHand(code)
        if under and self._chosen is not None and self._chosen.code == code:
            self.tapTable(under)

    @Slot(int)
    def turnOption(self, step: int) -> None:  # noqa: N802
        """Show the next (or the previous) capture of the chosen card, of those with what is picked if several have."""
        self._stage.skip()
        if self._chosen is not None:
            if len(self._ways) == 1:
                self._picked = []
            ways = self._ways
            self._shown = ways[(ways.index(self._shown) + step) % len(ways)]
            self.chose.emit()

    @Slot()
    def confirm(self) -> None:
        """Make the capture that is shown."""
        self._stage.skip()
        if self._chosen is not None:
            self._try(Move(self._chosen, self._shown))

    @Slot()
    def cancel(self) -> None:
        """Give up the choice."""
        self._stage.skip()
        self._clear()

    def make(self, move: Move) -> None:
        """Make a move that was kept back, if it still is the person's turn."""
        if self._asked() is not None:
            self._try(move)

    def _asked(self) -> View | None:
        """The round, when the person may play; else the input is refused, where there is a round to play."""
        self._stage.skip()
        view = self._game.asked
        if view is None and self._game.view is not None and self._stage.at != Phase.COUNT:
            self._refuse("not_your_turn")
        return view

    def _try(self, move: Move) -> None:
        if self.advise is not None and self.advise(move):
            return
        try:
            self._game.play(move)
        except IllegalMoveError as error:
            cards = move.taken if error.reason == Refusal.WRONG_SUM else error.cards
            self._refuse(str(error.reason), cards, move.card)

    def _refuse(self, reason: str, cards: Sequence[Card] = (), card: Card | None = None) -> None:
        self._clear()
        code = card.code if card else ""
        self._stage.tell({"key": "refused", "reason": reason, "cards": [one.code for one in cards], "card": code})
        self.refused.emit()

    def _clear(self) -> None:
        self._hinter.cancel()
        self._hint = None
        self._chosen, self._captures, self._picked, self._shown = None, (), [], ()
        self.chose.emit()

    @property
    def _ways(self) -> list[tuple[Card, ...]]:
        """The captures of the chosen card that have what is picked."""
        return _with(self._picked, self._captures)

    # Hints

    @Slot(bool)
    def hint(self, full: bool) -> None:
        """Say whether something can be taken or, in full, which move is best and why."""
        if (view := self._asked()) is not None:
            self._clear()
            self._hint_in_full = full
            self._hinter.ask(review.hint, view)

    def _show_hint(self, found: review.Hint) -> None:
        if self._hint_in_full:
            self._hint = found
            self.chose.emit()
            taken = [card.code for card in found.move.taken]
            self._stage.tell({"key": "hint", "card": found.move.card.code, "taken": taken, "reason": str(found.reason)})
        else:
            self._stage.tell({"key": "hint_takes" if found.takes else "hint_lays"})

    # What QML reads

    @Property(str, notify=chose)
    def chosen(self) -> str:
        """The card of the hand that can take in several ways, "" when none is chosen."""
        return self._chosen.code if self._chosen else ""

    @Property(QVariantList, notify=chose)
    def options(self) -> list[list[str]]:
        """Its captures that have every card picked."""
        return [[card.code for card in way] for way in self._ways]

    @Property(int, notify=chose)
    def option(self) -> int:
        """Which of them is shown."""
        return self._ways.index(self._shown) if self._chosen is not None else 0

    @Property(QVariantList, notify=chose)
    def picked(self) -> list[str]:
        """The table cards picked one by one."""
        return [card.code for card in self._picked]

    @Property(QVariantList, notify=chose)
    def hinted(self) -> list[str]:
        """The cards of the move that the full hint names."""
        return [card.code for card in (self._hint.move.card, *self._hint.move.taken)] if self._hint else []


def _with(picked: Sequence[Card], captures: Sequence[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    """The captures that have all these cards."""
    return [taken for taken in captures if set(picked) <= set(taken)]
