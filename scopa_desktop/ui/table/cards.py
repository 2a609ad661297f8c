"""The cards on the screen: one row a card for the whole round, and the beats that move them.

A row never changes its place in the model: a card changes its zone, whose zone it is, its slot there and its face.
Zones are the stock, the hand of a seat, the table, over (a card on top of what it takes) and the pile of a side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from scopa_desktop.engine import Card, Cleared, Dealt, Event, Laid, Rules, Swept, Took, View, Voided
from scopa_desktop.ui.table.beats import Beat, nothing

Index = QModelIndex | QPersistentModelIndex
STOCK, HAND, TABLE, OVER, PILE = "stock", "hand", "table", "over", "pile"
SETTEBELLO = "7d"
DEALT = "dealt"
"""The beat that ends a deal, when its last card has arrived."""

_SOUNDS = {"deal": "deal", "play": "card", "sweep": "slide", "pile": "collect", "scopa": "scopa"}
"""What is heard with a beat of a kind."""


class Role(IntEnum):
    """What QML reads of a card; the names are those of `_ROLE_NAMES`."""

    CODE = Qt.ItemDataRole.UserRole + 1
    ZONE = Qt.ItemDataRole.UserRole + 2
    OWNER = Qt.ItemDataRole.UserRole + 3
    SLOT = Qt.ItemDataRole.UserRole + 4
    SIZE = Qt.ItemDataRole.UserRole + 5
    FACE = Qt.ItemDataRole.UserRole + 6
    CROSS = Qt.ItemDataRole.UserRole + 7
    MARK = Qt.ItemDataRole.UserRole + 8


_FIELDS = {
    Role.CODE: "code",
    Role.ZONE: "zone",
    Role.OWNER: "owner",
    Role.SLOT: "slot",
    Role.SIZE: "size",
    Role.FACE: "face",
    Role.CROSS: "cross",
    Role.MARK: "mark",
}
_ROLE_NAMES = {int(role): QByteArray(name.encode()) for role, name in _FIELDS.items()}


@dataclass(slots=True)
class Row:
    """A card as shown: `code` is "" while nobody may know it; `slot` of `size` places in its zone.

    `owner` is the seat whose hand, or the side whose pile it lies in, 0 in the zones that are everybody's.

    In the stock and in the piles slots count from the bottom, and `size` is 0: they do not move for one another.
    `face`: its picture is up. `cross`: it lies crosswise in a pile as the first, second ... scopa, 0 if it does not.
    `mark`: "", "last" (the card laid last) or "take" (about to be taken).
    """

    code: str = ""
    zone: str = STOCK
    owner: int = 0
    slot: int = 0
    size: int = 0
    face: bool = False
    cross: int = 0
    mark: str = ""


class CardModel(QAbstractListModel):
    """The rows of a round's cards."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._sides: tuple[int, ...] = (0, 1)
        self._order: dict[tuple[str, int], list[int]] | None = None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's signature
        """How many cards the form has."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A field of a card."""
        if not index.isValid() or role not in _ROLE_NAMES:
            return None
        return getattr(self._rows[index.row()], _FIELDS[Role(role)])

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802 - Qt's signature
        """The names QML uses."""
        return _ROLE_NAMES

    def reset(self, rules: Rules) -> None:
        """All cards of the form face down in the stock."""
        count = len(rules.deck)
        self._sides = rules.sides
        if count != len(self._rows):
            self.beginResetModel()
            self._rows = [Row(slot=slot) for slot in range(count)]
            self._order = None
            self.endResetModel()
        else:
            self._place({row: Row(slot=row) for row in range(count)})

    def codes(self, zone: str, owner: int = 0) -> list[str]:
        """The cards shown in a zone, in order of their slots."""
        return [self._rows[row].code for row in self._zone(zone, owner)]

    def sweeps(self, side: int) -> int:
        """How many scope are shown in a pile."""
        return sum(self._rows[row].cross > 0 for row in self._zone(PILE, side))

    def pile(self, side: int) -> dict[str, bool]:
        """The cards shown in a pile, the lowest first, and whether each lies there for a scopa."""
        return {self._rows[row].code: self._rows[row].cross > 0 for row in self._zone(PILE, side)}

    @property
    def known(self) -> list[str]:
        """Every card that has been seen since the deal."""
        return [row.code for row in self._rows if row.code]

    def show(self, view: View) -> None:
        """Put every card where the view has it."""
        if len(self._rows) != len(view.rules.deck):
            self.reset(view.rules)
        self._sides = view.rules.sides
        wanted = list(_rows_of(view))
        free = dict(enumerate(self._rows))
        placed: dict[int, Row] = {}
        rest = []
        for row in wanted:
            known = next((at for at, old in free.items() if row.code and old.code == row.code), None)
            if known is None:
                rest.append(row)
            else:
                placed[known] = row
                del free[known]
        for row in rest:
            at = next(
                (at for at, old in free.items() if (old.zone, old.owner) == (row.zone, row.owner) and not old.code),
                next(iter(free)),
            )
            placed[at] = row
            del free[at]
        self._place(placed)

    def mark(self, marks: dict[str, str]) -> None:
        """Mark the cards whose codes are given, and no others."""
        for at, row in enumerate(self._rows):
            self._set(at, mark=marks.get(row.code, "") if row.code else "")

    def beats(self, event: Event, *, scopa: bool = False) -> Iterator[Beat]:
        """The steps in which an event is shown; `scopa`: the capture it is part of is one.

        Folded over a shown position they end where `show` puts the cards.
        """
        match event:
            case Dealt():
                yield from self._deal(event)
            case Laid(seat, card):
                yield _beat("play", self._lay, seat, card)
            case Took(seat, card, taken):
                yield _beat("play", self._over, seat, card, taken)
                codes = (card.code, *(one.code for one in taken))
                heard = "settebello" if SETTEBELLO in codes else ""
                yield Beat("mark", partial(self.mark, dict.fromkeys(codes, "take")), heard)
                yield from (_beat("sweep", self._to_pile, seat, one) for one in taken)
                yield _beat("scopa" if scopa else "pile", self._to_pile, seat, card, scopa)
                yield _beat("pack", self._close_up, TABLE)
            case Cleared(seat, cards):
                heard = "settebello" if any(one.code == SETTEBELLO for one in cards) else ""
                yield Beat("mark", partial(self.mark, {one.code: "take" for one in cards}), heard)
                yield from (_beat("sweep", self._to_pile, seat, one) for one in cards)
                yield _beat("pile", self._close_up, TABLE)
            case Swept() | Voided():
                pass

    def _deal(self, event: Dealt) -> Iterator[Beat]:
        seats = len(event.hands)
        for turn in range(max(map(len, event.hands))):
            for step in range(seats):
                seat = (event.first + step) % seats
                card = event.hands[seat][turn]
                yield _beat("deal", self._give, HAND, seat, turn, card)
        for slot, card in enumerate(event.table):
            yield _beat("deal", self._give, TABLE, 0, slot, card)
        yield Beat("land", nothing)
        yield Beat(DEALT, nothing)

    def _give(self, zone: str, owner: int, slot: int, card: Card | None) -> None:
        """The top card of the stock goes to a hand or to the table."""
        row, code = self._zone(STOCK)[-1], card.code if card else ""
        self._set(row, code=code, zone=zone, owner=owner, slot=slot, face=card is not None, mark="")
        self._close_up(zone, owner)

    def _lay(self, seat: int, card: Card) -> None:
        row = self._from_hand(seat, card)
        self._set(row, zone=TABLE, owner=0, slot=len(self._zone(TABLE)))
        self._close_up(TABLE)
        self._close_up(HAND, seat)
        self.mark({card.code: "last"})

    def _over(self, seat: int, card: Card, taken: Sequence[Card]) -> None:
        row = self._from_hand(seat, card)
        under = self._rows[self._row(taken[-1])]
        self._set(row, zone=OVER, owner=0, slot=under.slot, size=under.size)
        self._close_up(HAND, seat)
        self.mark({card.code: "take"})

    def _to_pile(self, seat: int, card: Card, scopa: bool = False) -> None:
        side = self._sides[seat]
        slot = len(self._zone(PILE, side))
        cross = self.sweeps(side) + 1 if scopa else 0
        self._set(self._row(card), zone=PILE, owner=side, slot=slot, size=0, face=scopa, cross=cross, mark="")

    def _from_hand(self, seat: int, card: Card) -> int:
        """The row of a card in a hand; a hidden hand gives the one in the middle, whose face turns up."""
        hand = self._zone(HAND, seat)
        row = next((at for at in hand if self._rows[at].code == card.code), hand[len(hand) // 2])
        self._set(row, code=card.code, face=True)
        return row

    def _row(self, card: Card) -> int:
        return next(at for at, row in enumerate(self._rows) if row.code == card.code)

    def _zone(self, zone: str, owner: int = 0) -> list[int]:
        """The rows in a zone in order of their slots."""
        if self._order is None:
            self._order = {}
            for at in sorted(range(len(self._rows)), key=lambda at: self._rows[at].slot):
                self._order.setdefault((self._rows[at].zone, self._rows[at].owner), []).append(at)
        return self._order.get((zone, owner), [])

    def _close_up(self, zone: str, owner: int = 0) -> None:
        rows = self._zone(zone, owner)
        for slot, at in enumerate(tuple(rows)):
            self._set(at, slot=slot, size=len(rows))

    def _place(self, rows: dict[int, Row]) -> None:
        for at, row in rows.items():
            self._set(at, **{name: getattr(row, name) for name in _FIELDS.values()})

    def _set(self, at: int, **values: Any) -> None:
        row = self._rows[at]
        changed = [int(role) for role, name in _FIELDS.items() if name in values and getattr(row, name) != values[name]]
        if changed:
            self._order = None
            for name, value in values.items():
                setattr(row, name, value)
            index = self.index(at)
            self.dataChanged.emit(index, index, changed)


def _beat(kind: str, act: Callable[..., None], *arguments: Any) -> Beat:
    return Beat(kind, partial(act, *arguments), _SOUNDS.get(kind, ""))


def _rows_of(view: View) -> Iterator[Row]:
    """Every card of the view, where it lies; the cards of other hands and of the stock have no code."""
    for slot in range(view.stock):
        yield Row(slot=slot)
    for seat, size in enumerate(view.hand_sizes):
        hand: Sequence[Card | None] = view.hand if seat == view.seat else (None,) * size
        for slot, card in enumerate(hand):
            yield Row(card.code if card else "", HAND, seat, slot, size, face=card is not None)
    last = view.history[-1].move.card if view.history else None
    for slot, card in enumerate(view.table):
        mark = "last" if card == last else ""
        yield Row(card.code, TABLE, 0, slot, len(view.table), face=True, mark=mark)
    for side, pile in enumerate(view.piles):
        for slot, card in enumerate(pile):
            cross = view.sweeps[side].index(card) + 1 if card in view.sweeps[side] else 0
            yield Row(card.code, PILE, side, slot, face=cross > 0, cross=cross)
