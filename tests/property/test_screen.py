"""The theorem of the screen: events folded beat by beat leave every card where the view shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from scopa_desktop.engine import Card, Move, State, Step, Swept, agreed, deal, observe, parse_codes, play, seen_by
from scopa_desktop.ui.table.cards import HAND, OVER, PILE, STOCK, TABLE, CardModel, Role
from tests.property.strategies import Round, rounds

ME = 0
ROLES = [int(role) for role in Role]
Place = tuple[Any, ...]
"""Code, zone, owner, slot, size, face, cross and mark of a card."""


class Mirror:
    """The model as a view of it: it asks only for what the model says has changed.

    `watched`, by Qt's own tester, the program ends at the first thing that a model must not do. That takes time.
    """

    def __init__(self, *, watched: bool = False) -> None:
        self.model = CardModel()
        if watched:
            QAbstractItemModelTester(self.model, QAbstractItemModelTester.FailureReportingMode.Fatal, self.model)
        self.model.modelReset.connect(self._read_all)
        self.model.dataChanged.connect(self._read)
        self._rows: list[dict[int, Any]] = []

    @property
    def places(self) -> list[Place]:
        """Where the cards are, whichever row they have."""
        return sorted(tuple(row.values()) for row in self._rows)

    @property
    def keeps_secrets(self) -> bool:
        """Whether seat 0 can tell a card just where it may, and none is turned up that it cannot tell."""
        return all(
            not row[Role.CODE] and not row[Role.FACE]
            if hidden(row[Role.ZONE], row[Role.OWNER])
            else row[Role.CODE] != ""
            for row in self._rows
        )

    def zones(self, cards: Sequence[Card]) -> list[tuple[str, int]]:
        """Where these cards are."""
        zones = {row[Role.CODE]: (row[Role.ZONE], row[Role.OWNER]) for row in self._rows}
        return [zones[card.code] for card in cards]

    def marked(self) -> set[str]:
        """The cards that are marked."""
        return {row[Role.CODE] for row in self._rows if row[Role.MARK]}

    def show(self, state: State) -> None:
        """Show a position at once."""
        self.model.show(observe(state, ME))
        assert self.keeps_secrets
        assert self.places == shown(state)

    def fold(self, step: Step) -> list[tuple[str, list[tuple[str, int]], set[str]]]:
        """Show a step beat by beat; of each its kind, where the cards of the last move are then, and the marks."""
        events = [seen_by(event, ME) for event in step.events]
        scopa = any(isinstance(event, Swept) for event in events)
        seen = []
        for beat in [beat for event in events for beat in self.model.beats(event, scopa=scopa)]:
            beat.act()
            assert self.keeps_secrets, beat.kind
            cards = [card for _, move in step.state.history[-1:] for card in (*move.taken, move.card)]
            seen.append((beat.kind, self.zones(cards), self.marked()))
        assert self.places == shown(step.state)
        return seen

    def _read_all(self) -> None:
        self._rows = [dict.fromkeys(ROLES) for _ in range(self.model.rowCount())]
        self._read(self.model.index(0), self.model.index(len(self._rows) - 1), ROLES)

    def _read(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        for row in range(first.row(), last.row() + 1):
            self._rows[row].update((role, self.model.data(self.model.index(row), role)) for role in roles)


def hidden(zone: str, owner: int) -> bool:
    """Whether seat 0 may not know the cards that lie there."""
    return zone == STOCK or (zone == HAND and owner != ME)


def shown(state: State) -> list[Place]:
    """Where a model that knows nothing of what came before puts the cards."""
    model = CardModel()
    model.show(observe(state, ME))
    return sorted(tuple(model.data(model.index(row), role) for role in ROLES) for row in range(model.rowCount()))


@settings(max_examples=30)
@given(rounds())
def test_beats_from_the_deal_on_end_where_the_view_shows_the_cards(one: Round) -> None:
    mirror = Mirror()
    mirror.model.reset(one.last.rules)
    for step in one.steps:
        mirror.fold(step)


@settings(max_examples=30)
@given(rounds(), st.data())
def test_beats_from_any_shown_position_on_end_where_the_view_shows_the_cards(one: Round, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(one.steps) - 1), label="start")
    mirror = Mirror()
    mirror.show(one.states[start])
    for step in one.steps[start + 1 :]:
        mirror.fold(step)


@settings(max_examples=10)
@given(rounds(whole=False), st.data())
def test_an_earlier_position_is_shown_on_the_cards_of_a_later_one(one: Round, data: st.DataObject) -> None:
    """As after undo; then the moves are made again."""
    start = data.draw(st.integers(0, len(one.steps) - 1), label="start")
    mirror = Mirror(watched=True)
    mirror.show(one.states[0])
    for step in one.steps[1:]:
        mirror.fold(step)
    mirror.show(one.states[start])
    for step in one.steps[start + 1 :]:
        mirror.fold(step)


@settings(max_examples=10)
@given(rounds(whole=False), rounds(whole=False))
def test_the_next_round_may_be_of_another_form(before: Round, after: Round) -> None:
    mirror = Mirror(watched=True)
    mirror.show(before.last)
    mirror.model.reset(after.last.rules)
    assert mirror.places == [("", STOCK, 0, slot, 0, False, 0, "") for slot in range(len(after.last.rules.deck))]
    for step in after.steps:
        mirror.fold(step)
    mirror.show(before.last)


@st.composite
def void_deals(draw: st.DrawFn) -> Step:
    """Deals that do not count: three or four of the top rank lie open."""
    rules = agreed(draw(st.sampled_from(("scopa", "scopa-28", "pairs", "pairs-28", "scopone"))))
    tops = draw(st.permutations([card for card in rules.deck if card.rank == rules.ranks]))
    others = draw(st.permutations([card for card in rules.deck if card.rank != rules.ranks]))
    table = draw(st.permutations(tops if draw(st.booleans()) else [*tops[:3], others[0]]))
    rest = [card for card in (*others, *tops) if card not in table]
    at = rules.hand * rules.seats
    return deal(rules, (*rest[:at], *table, *rest[at:]), draw(st.integers(0, rules.seats - 1)))


@settings(max_examples=10)
@given(void_deals(), rounds(whole=False))
def test_a_void_deal_is_gathered_and_the_next_one_dealt(void: Step, after: Round) -> None:
    assert void.state.void
    mirror = Mirror(watched=True)
    mirror.model.reset(void.state.rules)
    mirror.fold(void)
    mirror.model.reset(after.last.rules)
    for step in after.steps:
        mirror.fold(step)


@settings(max_examples=15)
@given(rounds())
def test_a_card_goes_onto_what_it_takes_and_after_it_to_the_pile(one: Round) -> None:
    mirror = Mirror()
    mirror.show(one.states[0])
    for before, step in zip(one.states, one.steps[1:], strict=False):
        seen = mirror.fold(step)
        move = step.state.history[-1].move
        if not move.taken:
            assert seen[0][:2] == ("play", [(TABLE, 0)])
            continue
        scopa = any(isinstance(event, Swept) for event in step.events)
        count = len(move.taken)
        pile = (PILE, one.last.rules.sides[before.turn])
        on_it = [*[(TABLE, 0)] * count, (OVER, 0)]
        assert [kind for kind, _, _ in seen[: count + 4]] == [
            *("play", "mark", *["sweep"] * count, "scopa" if scopa else "pile", "pack"),
        ]
        assert [zones for _, zones, _ in seen[: count + 3]] == [
            *(on_it, *([pile] * gone + on_it[gone:] for gone in range(count + 2))),
        ]
        assert seen[1][2] == {card.code for card in (move.card, *move.taken)}


def test_cards_in_a_pile_count_from_the_bottom_and_do_not_move_for_one_another() -> None:
    rules = agreed("scopa")
    front = parse_codes("9d 1b 8c 3s 2d 10s 4b 5s 7s 10d")
    state = deal(rules, (*front, *(card for card in rules.deck if card not in front)), 0).state
    mirror = Mirror()
    mirror.show(state)
    changed: list[str] = []
    mirror.model.dataChanged.connect(lambda first: changed.append(first.data(int(Role.CODE))))
    for text in ("9d:4b+5s", "1b", "8c:1b+7s"):
        step = play(state, Move.parse(text))
        state = step.state
        changed.clear()
        mirror.fold(step)
    pile = [place for place in mirror.places if place[1:3] == (PILE, 0)]
    assert sorted(pile, key=lambda place: int(place[3])) == [
        (code, PILE, 0, slot, 0, False, 0, "") for slot, code in enumerate(("4b", "5s", "9d", "1b", "7s", "8c"))
    ]
    assert not {"4b", "5s", "9d"} & set(changed)
