"""One round: the state, the legal moves and what a move does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, Self

from scopa_desktop.engine.cards import Card, codes
from scopa_desktop.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Move:
    """A card played and the table cards it takes (sorted; empty when it is laid)."""

    card: Card
    taken: tuple[Card, ...] = ()

    @classmethod
    def of(cls, card: Card, taken: Iterable[Card] = ()) -> Self:
        """A move whose taken cards may come in any order."""
        return cls(card, tuple(sorted(taken)))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a move as `str` writes it: "7d", "7d:7c", "9d:4b+5s". Raises ValueError."""
        card, colon, taken = text.partition(":")
        move = cls.of(Card.parse(card), (Card.parse(code) for code in taken.split("+")) if colon else ())
        if str(move) != text:
            raise ValueError(f"not a move: {text!r}")
        return move

    def __str__(self) -> str:
        return f"{self.card}:{'+'.join(map(str, self.taken))}" if self.taken else self.card.code


class Played(NamedTuple):
    """A move and the seat that made it."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were dealt to every hand (one by one, from seat `first` on), then laid open on the table.

    A card that the reader may not see is None.
    """

    first: int
    hands: tuple[tuple[Card | None, ...], ...]
    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Voided:
    """The deal just made does not count: too many kings on the table."""

    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card was laid on the table without taking."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Took:
    """A card took table cards."""

    seat: int
    card: Card
    taken: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Swept:
    """The capture just made was a scopa."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Cleared:
    """The cards left at the end of the round went to the seat that took last."""

    seat: int
    cards: tuple[Card, ...]


Event = Dealt | Voided | Laid | Took | Swept | Cleared


@dataclass(frozen=True, slots=True)
class State:
    """A round at one moment, secrets included.

    `hands`, and `stock` from its next card on, are secret. `table` is in the order in which the cards came.
    `piles` and `sweeps` (the cards that made a scopa) are per side. `totals` are the sides' points before this
    round. `opening` are the first open cards. `taker` is the seat that took last. `over` says that no card can
    be played any more.
    """

    rules: Rules
    first: int
    totals: tuple[int, ...]
    opening: tuple[Card, ...]
    stock: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    sweeps: tuple[tuple[Card, ...], ...]
    turn: int
    void: bool
    over: bool
    taker: int | None = None
    history: tuple[Played, ...] = ()

    @property
    def outright(self) -> int | None:
        """The side that has won the match at once with its captured cards, if there is one."""
        for side, pile in enumerate(self.piles):
            if self.rules.wins_outright(pile):
                return side
        return None


class Step(NamedTuple):
    """What came of a deal or a move: the next state and what visibly happened."""

    state: State
    events: tuple[Event, ...]


class Refusal(StrEnum):
    """Why a move is illegal."""

    OVER = "over"
    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    MUST_TAKE = "must_take"
    MUST_TAKE_EQUAL = "must_take_equal"
    MUST_TAKE_ALL = "must_take_all"
    MUST_TAKE_FEWEST = "must_take_fewest"
    WRONG_SUM = "wrong_sum"


class IllegalMoveError(ValueError):
    """A move the rules forbid: `reason`, and the `cards` that show why (to be taken, or missing)."""

    def __init__(self, reason: Refusal, cards: Iterable[Card] = ()) -> None:
        self.reason = reason
        self.cards = tuple(cards)
        super().__init__(f"{reason}: {codes(self.cards)}" if self.cards else str(reason))


def deal(rules: Rules, cards: Sequence[Card], first: int, totals: tuple[int, ...] | None = None) -> Step:
    """Begin a round with the deck `cards` (already cut), dealt in the published order (section 3.1).

    `first` is the seat that leads. The state is `void` when the open cards must be dealt anew. Raises
    ValueError when `cards` is not this form's deck or `first` no seat.
    """
    if sorted(cards) != list(rules.deck):
        raise ValueError("not the deck of this form")
    if first not in range(rules.seats):
        raise ValueError(f"no such seat: {first}")
    sides = range(max(rules.sides) + 1)
    hands, rest = _deal_hands(rules, tuple(cards), first)
    table, stock = rest[: rules.table], rest[rules.table :]
    void = rules.voids(table)
    state = State(
        rules=rules,
        first=first,
        totals=totals if totals is not None else tuple(0 for _ in sides),
        opening=table,
        stock=stock,
        hands=hands,
        table=table,
        piles=tuple(() for _ in sides),
        sweeps=tuple(() for _ in sides),
        turn=first,
        void=void,
        over=void,
    )
    dealt = Dealt(first, hands, table)
    return Step(state, (dealt, Voided(table)) if void else (dealt,))


def legal_moves(rules: Rules, hand: Iterable[Card], table: Sequence[Card]) -> tuple[Move, ...]:
    """Every move a hand may make: card by card as held, its captures in the order of `Rules.captures`."""
    return tuple(Move(card, taken) for card in hand for taken in (rules.captures(card, table) or ((),)))


def play(state: State, move: Move) -> Step:
    """Make `move` for the seat whose turn it is. Raises IllegalMoveError."""
    check(state, move)
    rules, seat = state.rules, state.turn
    side = rules.sides[seat]
    hand = tuple(card for card in state.hands[seat] if card != move.card)
    hands = _put(state.hands, seat, hand)
    last = not state.stock and not any(hands)
    table, piles, sweeps, taker = state.table, state.piles, state.sweeps, state.taker
    events: list[Event] = []
    if move.taken:
        table = tuple(card for card in table if card not in move.taken)
        piles = _put(piles, side, (*piles[side], *move.taken, move.card))
        taker = seat
        events.append(Took(seat, move.card, move.taken))
        if not table and rules.scores_sweep(move.card, move.taken, last=last):
            sweeps = _put(sweeps, side, (*sweeps[side], move.card))
            events.append(Swept(seat, move.card))
    else:
        table = (*table, move.card)
        events.append(Laid(seat, move.card))
    over = last or rules.wins_outright(piles[side])
    if last and table and taker is not None:
        left_to = rules.sides[taker]
        piles = _put(piles, left_to, piles[left_to] + table)
        events.append(Cleared(taker, table))
        table = ()
    stock = state.stock
    if not over and not any(hands):
        hands, stock = _deal_hands(rules, stock, state.first)
        events.append(Dealt(state.first, hands, ()))
    after = replace(
        state,
        stock=stock,
        hands=hands,
        table=table,
        piles=piles,
        sweeps=sweeps,
        turn=(seat + 1) % rules.seats,
        taker=taker,
        history=(*state.history, Played(seat, move)),
        over=over,
    )
    return Step(after, tuple(events))


def check(state: State, move: Move) -> None:
    """Raise IllegalMoveError, saying why, unless the seat whose turn it is may make `move`."""
    rules, card = state.rules, move.card
    if state.over:
        raise IllegalMoveError(Refusal.OVER)
    if card not in state.hands[state.turn]:
        raise IllegalMoveError(Refusal.NOT_IN_HAND, (card,))
    missing = [taken for at, taken in enumerate(move.taken) if taken not in state.table or taken in move.taken[:at]]
    if missing:
        raise IllegalMoveError(Refusal.NOT_ON_TABLE, missing)
    captures = rules.captures(card, state.table)
    if move.taken in captures or not (captures or move.taken):
        return
    if not captures:
        raise IllegalMoveError(Refusal.WRONG_SUM, move.taken)
    first = captures[0]
    if all(len(taken) == 1 and taken[0].rank == card.rank for taken in captures):
        raise IllegalMoveError(Refusal.MUST_TAKE_EQUAL, (taken[0] for taken in captures))
    if not move.taken:
        raise IllegalMoveError(Refusal.MUST_TAKE, first)
    if rules.asso_piglia_tutto and card.rank == 1:
        raise IllegalMoveError(Refusal.MUST_TAKE_ALL, first)
    if sum(taken.rank for taken in move.taken) == card.rank:
        raise IllegalMoveError(Refusal.MUST_TAKE_FEWEST, first)
    raise IllegalMoveError(Refusal.WRONG_SUM, move.taken)


def _deal_hands(
    rules: Rules, cards: tuple[Card, ...], first: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    used = rules.hand * rules.seats
    hands = tuple(cards[(seat - first) % rules.seats : used : rules.seats] for seat in range(rules.seats))
    return hands, cards[used:]


def _put(values: tuple[tuple[Card, ...], ...], index: int, value: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*values[:index], value, *values[index + 1 :])
