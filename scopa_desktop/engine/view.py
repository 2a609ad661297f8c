"""What a seat may see of a round, and the worlds that agree with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from scopa_desktop.engine.cards import Card, shuffled
from scopa_desktop.engine.play import Dealt, Event, Move, Played, State, legal_moves
from scopa_desktop.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat knows: its own hand, how many cards the others hold, and everything played in the open.

    Fields as in `State`; `stock` is the number of cards still to be dealt.
    """

    rules: Rules
    seat: int
    first: int
    totals: tuple[int, ...]
    opening: tuple[Card, ...]
    stock: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    table: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    sweeps: tuple[tuple[Card, ...], ...]
    turn: int
    taker: int | None
    history: tuple[Played, ...]
    void: bool
    over: bool

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in other hands or in the stock, sorted."""
        seen = {*self.hand, *self.table, *(card for pile in self.piles for card in pile)}
        return tuple(card for card in self.rules.deck if card not in seen)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of this seat (as if it were its turn)."""
        return () if self.over else legal_moves(self.rules, self.hand, self.table)


def observe(state: State, seat: int) -> View:
    """The round as `seat` sees it."""
    return View(
        rules=state.rules,
        seat=seat,
        first=state.first,
        totals=state.totals,
        opening=state.opening,
        stock=len(state.stock),
        hand=state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        table=state.table,
        piles=state.piles,
        sweeps=state.sweeps,
        turn=state.turn,
        taker=state.taker,
        history=state.history,
        void=state.void,
        over=state.over,
    )


def seen_by(event: Event, seat: int) -> Event:
    """The event as `seat` sees it: cards dealt to others are hidden."""
    if not isinstance(event, Dealt):
        return event
    return replace(
        event,
        hands=tuple(hand if owner == seat else tuple(None for _ in hand) for owner, hand in enumerate(event.hands)),
    )


def imagine(view: View, seed: int) -> State:
    """A world drawn evenly among all that look like `view`; equal views and seeds give equal worlds.

    The plays seen exclude none: a card laid does not prove that its player held no card that takes.
    """
    unseen = iter(shuffled(view.unseen, Random(seed)))
    hands = tuple(
        view.hand if seat == view.seat else tuple(next(unseen) for _ in range(size))
        for seat, size in enumerate(view.hand_sizes)
    )
    return State(
        rules=view.rules,
        first=view.first,
        totals=view.totals,
        opening=view.opening,
        stock=tuple(unseen),
        hands=hands,
        table=view.table,
        piles=view.piles,
        sweeps=view.sweeps,
        turn=view.turn,
        taker=view.taker,
        history=view.history,
        void=view.void,
        over=view.over,
    )
