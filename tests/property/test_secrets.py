"""Nobody sees what a player may not see: the type of a view, its values, and what it can depend on."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.engine import (
    FORMS,
    Card,
    Dealt,
    Event,
    Move,
    Played,
    Rules,
    State,
    Step,
    Suit,
    View,
    deal,
    imagine,
    legal_moves,
    observe,
    play,
    seen_by,
    shuffled,
)
from tests.property.strategies import TEMPERS, Round, play_round, positions, rounds

SEEDS = st.integers(0, 2**32 - 1)
LEAVES = {int, bool, str, types.NoneType, Suit}
VALUES = {View, Rules, Card, Move, Played}


def parts(kind: object) -> Iterator[object]:
    """The types a field's type is made of, the fields of the project's own values included."""
    arguments = [argument for argument in typing.get_args(kind) if argument is not ...]
    if arguments:
        yield typing.get_origin(kind)
        for argument in arguments:
            yield from parts(argument)
        return
    yield kind
    if kind in VALUES:
        assert isinstance(kind, type)
        for field in typing.get_type_hints(kind).values():
            yield from parts(field)


def contents(value: object) -> Iterator[object]:
    """The value and everything inside it, through tuples and the fields of dataclasses."""
    yield value
    if isinstance(value, tuple):
        for member in value:
            yield from contents(member)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from contents(getattr(value, field.name))


def cards_in(value: object) -> set[Card]:
    return {part for part in contents(value) if isinstance(part, Card)}


def concealed(state: State, seat: int) -> list[Card]:
    """The cards that `seat` has not seen: the other hands one after the other, then the stock."""
    return [*(card for owner, hand in enumerate(state.hands) if owner != seat for card in hand), *state.stock]


def retold(one: Round, deck: tuple[Card, ...]) -> Round:
    """The same plays from another deck."""
    steps = [deal(one.last.rules, deck, one.last.first)]
    for _, move in one.last.history:
        steps.append(play(steps[-1].state, move))
    return Round(deck, tuple(steps))


def as_seen(step: Step, seat: int) -> tuple[Event, ...]:
    return tuple(seen_by(event, seat) for event in step.events)


def blinded(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events with every card that was dealt to a hand hidden."""
    return tuple(seen_by(event, -1) for event in events)


def a_seat(data: st.DataObject, rules: Rules) -> int:
    return data.draw(st.integers(0, rules.seats - 1), label="seat")


def test_the_type_of_a_view_has_room_for_no_more_than_open_cards_and_numbers() -> None:
    assert set(parts(View)) <= LEAVES | VALUES | {tuple, types.UnionType}


def test_a_view_has_these_fields_and_a_new_one_must_be_thought_about() -> None:
    assert {field.name for field in dataclasses.fields(View)} == {
        *("rules", "seat", "first", "totals", "opening", "stock", "hand", "hand_sizes", "table", "piles"),
        *("sweeps", "turn", "taker", "history", "void", "over"),
    }


@given(positions(), st.data())
def test_no_unseen_card_is_anywhere_in_a_view(state: State, data: st.DataObject) -> None:
    seat = a_seat(data, state.rules)
    view = observe(state, seat)
    assert cards_in(view) == set(state.rules.deck) - set(concealed(state, seat))
    assert {type(part) for part in contents(view)} <= LEAVES | VALUES | {tuple}


@given(rounds(), st.data())
def test_no_unseen_card_is_anywhere_in_an_event_as_seen(one: Round, data: st.DataObject) -> None:
    seat = a_seat(data, one.last.rules)
    for step in one.steps:
        assert not cards_in(as_seen(step, seat)) & set(concealed(step.state, seat))
        for event, seen in zip(step.events, as_seen(step, seat), strict=True):
            assert seen == event or isinstance(event, Dealt)


@given(positions(), st.data())
def test_what_a_view_leaves_open_is_what_the_seat_has_not_seen(state: State, data: st.DataObject) -> None:
    seat = a_seat(data, state.rules)
    view = observe(state, seat)
    assert list(view.unseen) == sorted(concealed(state, seat))
    assert len(view.unseen) == view.stock + sum(view.hand_sizes) - len(view.hand)
    assert view.moves == (() if state.over else legal_moves(state.rules, state.hands[seat], state.table))


@given(rounds(whole=False), st.data(), SEEDS)
def test_cards_not_seen_may_change_places_and_nothing_is_seen_of_it(one: Round, data: st.DataObject, seed: int) -> None:
    seat = a_seat(data, one.last.rules)
    unseen = set(concealed(one.last, seat))
    changed_places = iter(shuffled([card for card in one.deck if card in unseen], Random(seed)))
    other = retold(one, tuple(next(changed_places) if card in unseen else card for card in one.deck))
    for step, changed in zip(one.steps, other.steps, strict=True):
        assert observe(step.state, seat) == observe(changed.state, seat)
        assert as_seen(step, seat) == as_seen(changed, seat)
    assert imagine(observe(one.last, seat), seed) == imagine(observe(other.last, seat), seed)


@given(positions(), st.data(), SEEDS)
def test_an_imagined_world_looks_the_same(state: State, data: st.DataObject, seed: int) -> None:
    seat = a_seat(data, state.rules)
    view = observe(state, seat)
    world = imagine(view, seed)
    assert observe(world, seat) == view
    assert sorted(concealed(world, seat)) == sorted(concealed(state, seat))
    assert imagine(view, seed) == world


@given(rounds(whole=False), st.data(), SEEDS)
def test_an_imagined_world_is_possible(one: Round, data: st.DataObject, seed: int) -> None:
    """Some deck leads to it: the one in which its unseen cards lie where those of the true world lay."""
    seat = a_seat(data, one.last.rules)
    world = imagine(observe(one.last, seat), seed)
    instead = dict(zip(concealed(one.last, seat), concealed(world, seat), strict=True))
    assert retold(one, tuple(instead.get(card, card) for card in one.deck)).last == world


@given(positions(), st.data(), SEEDS)
def test_a_move_shows_a_seat_the_same_in_all_worlds_it_takes_for_possible(
    state: State, data: st.DataObject, seed: int
) -> None:
    """Only which cards it gets itself, when the move brings a new deal, is chance: they come from the stock."""
    seat = a_seat(data, state.rules)
    world = imagine(observe(state, seat), seed)
    offered = [legal_moves(one.rules, one.hands[one.turn], one.table) for one in (state, world)]
    for move in set(offered[0]) & set(offered[1]) if not state.over else ():
        true, other = play(state, move), play(world, move)
        assert blinded(as_seen(true, seat)) == blinded(as_seen(other, seat))
        if not any(isinstance(event, Dealt) for event in true.events):
            assert as_seen(true, seat) == as_seen(other, seat)
            assert observe(true.state, seat) == observe(other.state, seat)
    assert state.turn != seat or offered[0] == offered[1]


@pytest.mark.parametrize(
    ("form", "plays", "unseen"),
    [
        pytest.param("pairs", 32, 3, id="the last card of four hands"),
        pytest.param("scopa", 30, 3, id="the last cards of two hands"),
        pytest.param("scopa", 28, 7, id="two hands of one card and six to come"),
        pytest.param("scientifico", 32, 6, id="the last two cards of four hands"),
    ],
)
def test_worlds_are_drawn_evenly(form: str, plays: int, unseen: int) -> None:
    """Each choice of cards for three places is as frequent as any other, at the front and at the back."""
    rules = FORMS[form]
    random = Random(5)
    state = play_round(rules, shuffled(rules.deck, random), 0, TEMPERS["any"], random, plays).last
    view = observe(state, state.turn)
    assert len(view.unseen) == unseen
    worlds = [concealed(imagine(view, seed), view.seat) for seed in range(4200)]
    possible = list(permutations(view.unseen, 3))
    expected = len(worlds) / len(possible)
    free = len(possible) - 1
    for places in ([0, 1, 2], [-1, -2, 0]):
        drawn = Counter(tuple(world[place] for place in places) for world in worlds)
        chi_square = sum((drawn[cards] - expected) ** 2 / expected for cards in possible)
        assert set(drawn) == set(possible)
        assert chi_square < free + 5 * (2 * free) ** 0.5  # five deviations above its mean
