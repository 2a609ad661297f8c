"""What the worked examples of the rules leave out."""

from __future__ import annotations

import dataclasses

import pytest

from scopa_desktop import engine, match, seal
from scopa_desktop.engine import (
    FORMS,
    Card,
    IllegalMoveError,
    Laid,
    Move,
    Refusal,
    Rules,
    agreed,
    check,
    deal,
    observe,
    parse_codes,
    play,
)


def opening_with(rules: Rules, cards: str) -> tuple[Card, ...]:
    """A deck of the form that begins with these cards."""
    wanted = parse_codes(cards)
    return (*wanted, *(card for card in rules.deck if card not in wanted))


@pytest.mark.parametrize("house", [(), ("presa_minima",)])
def test_a_table_card_cannot_be_taken_twice(house: tuple[str, ...]) -> None:
    rules = agreed("scopa", house=house)
    state = deal(rules, opening_with(rules, "10s 2c 1b 6b 3s 5b 5d 4c 1s 5s"), 0).state
    with pytest.raises(IllegalMoveError) as refused:
        check(state, Move.parse("10s:5d+5d"))
    assert (refused.value.reason, refused.value.cards) == (Refusal.NOT_ON_TABLE, parse_codes("5d"))


@pytest.mark.parametrize(
    ("form", "deck", "longest"),
    [
        pytest.param("scopa", "10d 8d 7d 6d 5d 4d 9d 9c 9s 9b 3d 2d 1d", 13, id="40 cards"),
        pytest.param("scopa-28", "7d 5d 4d 3d 2d 1d 6d 6c 6s 6b", 10, id="28 cards"),
    ],
)
def test_the_table_can_grow_to_its_bound(form: str, deck: str, longest: int) -> None:
    state = deal(FORMS[form], opening_with(FORMS[form], deck), 0).state
    while len(state.table) < longest:
        state, events = play(state, Move(state.hands[state.turn][0]))
        assert isinstance(events[0], Laid)
    assert len(state.table) == longest


@pytest.mark.parametrize(
    ("form", "seats"), [("scopa", ((0,), (1,))), ("pairs", ((0, 2), (1, 3))), ("scientifico", ((0, 2), (1, 3)))]
)
def test_partners_sit_opposite_each_other(form: str, seats: tuple[tuple[int, ...], ...]) -> None:
    rules = FORMS[form]
    assert tuple(rules.seats_of(side) for side in range(2)) == seats


def test_a_view_offers_the_moves_of_its_seat_until_the_round_is_over() -> None:
    rules = FORMS["scopa"]
    state = deal(rules, opening_with(rules, "7d 2b 3c 4b 1s 6s 7c 10d 10c 9s"), 0).state
    assert observe(state, 0).moves == tuple(map(Move.parse, ("7d:7c", "3c", "1s")))
    assert observe(state, 1).moves == tuple(map(Move.parse, ("2b", "4b", "6s")))
    void = deal(rules, opening_with(rules, "7d 2b 3c 4b 1s 6s 7c 10d 10c 10s"), 0).state
    assert observe(void, 0).moves == ()


@pytest.mark.parametrize(("pips", "plain"), [("scopa-pips", "scopa"), ("pairs-pips", "pairs")])
def test_the_pip_deck_changes_nothing_but_what_is_printed(pips: str, plain: str) -> None:
    assert dataclasses.replace(FORMS[plain], key=pips, pips=True) == FORMS[pips]
    assert not FORMS[plain].pips


VALUES = {
    value for module in (engine, match, seal) for value in vars(module).values() if dataclasses.is_dataclass(value)
}


@pytest.mark.parametrize("value", sorted(VALUES, key=str))
def test_every_value_is_frozen(value: type) -> None:
    assert value.__dataclass_params__.frozen  # type: ignore[attr-defined]
    assert "__dict__" not in dir(value)  # nor can it be given a field of another name


@pytest.mark.parametrize(
    ("form", "hand", "table", "deals"),
    [
        ("scopa", 3, 4, 6),
        ("scopa-pips", 3, 4, 6),
        ("scopa-28", 3, 4, 4),
        ("pairs", 3, 4, 3),
        ("pairs-pips", 3, 4, 3),
        ("pairs-28", 3, 4, 2),
        ("scopone", 9, 4, 1),
        ("scientifico", 10, 0, 1),
    ],
)
def test_the_cards_of_every_form_are_dealt_out_to_the_last(form: str, hand: int, table: int, deals: int) -> None:
    rules = FORMS[form]
    assert (rules.hand, rules.table) == (hand, table)
    assert rules.table + deals * rules.hand * rules.seats == len(rules.deck)


def test_a_refusal_says_why_and_which_cards() -> None:
    assert str(IllegalMoveError(Refusal.MUST_TAKE_EQUAL, parse_codes("7d 7s"))) == "must_take_equal: 7d 7s"
    assert str(IllegalMoveError(Refusal.OVER)) == "over"


def test_cards_left_when_nobody_ever_took_go_to_nobody() -> None:  # section 6.2: no deck of ours leads there
    start = deal(FORMS["scopa"], FORMS["scopa"].deck, 0).state
    state = dataclasses.replace(start, hands=(parse_codes("2c"), ()), stock=(), table=parse_codes("7d"))
    state, events = play(state, Move.parse("2c"))
    assert events == (Laid(0, Card.parse("2c")),)
    assert (state.over, state.taker, state.piles, state.table) == (True, None, ((), ()), parse_codes("7d 2c"))


@pytest.mark.parametrize("first", [-1, 2])
def test_a_match_begins_at_a_seat_of_its_form(first: int) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        match.Match(FORMS["scopa"], ("person", "easy"), first)


def test_the_record_of_a_match_that_has_not_begun_has_no_rounds() -> None:
    one = match.Match(FORMS["scopa"], ("person", "easy"), 0)
    assert one.record.rounds == ()
    again = match.Match.replay(one.record)
    assert (again.phase, again.state, again.record) == (match.Phase.SEAL, None, one.record)
