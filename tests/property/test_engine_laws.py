"""Laws of the engine over rounds of every form with any house rules, against a second telling of the rules."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.engine import (
    Card,
    Cleared,
    Dealt,
    Event,
    IllegalMoveError,
    Move,
    Played,
    Rules,
    State,
    Swept,
    Voided,
    check,
    deal,
    deck,
    legal_moves,
    observe,
    play,
    score,
    seen_by,
)
from tests.property import reference
from tests.property.strategies import Round, positions, rounds


def offered(state: State) -> tuple[Move, ...]:
    return legal_moves(state.rules, state.hands[state.turn], state.table)


def made(before: State, after: State) -> Move:
    """The move between two states."""
    assert after.history[:-1] == before.history
    return after.history[-1].move


def cleared(events: tuple[Event, ...]) -> list[Cleared]:
    return [event for event in events if isinstance(event, Cleared)]


def bounds(rules: Rules) -> tuple[int, int, int]:
    """Most cards on the table, most captures for one card and most cards in a sum, as section 11 of the rules says."""
    if rules.ranks == 7:
        return 10, 14, 4
    on_table = 10 if rules.table == 0 else 12 if rules.asso_piglia_tutto else 13
    return on_table, 15 if rules.asso_piglia_tutto else 25, 5


@given(rounds())
def test_no_card_is_lost_or_doubled(one: Round) -> None:
    for state in one.states:
        assert reference.all_cards(state) == list(state.rules.deck)


@given(positions())
def test_every_offered_move_is_accepted(state: State) -> None:
    if state.over:
        return
    moves = offered(state)
    assert {move.card for move in moves} == set(state.hands[state.turn])
    assert len(set(moves)) == len(moves)
    for move in moves:
        after, events = play(state, move)
        assert reference.played(events) == after.history[-1] == Played(state.turn, move)
        assert reference.all_cards(after) == list(state.rules.deck)


@given(positions())
def test_every_other_move_is_refused_with_a_true_reason(state: State) -> None:
    hand = state.hands[state.turn]
    strangers = [card for card in state.rules.deck if card not in hand]
    moves = set() if state.over else set(offered(state))
    tried = [Move(card, taken) for card in hand for taken in reference.subsets(state.table)]
    tried += [Move(card, taken) for card in strangers for taken in (state.table[:1], ())]
    tried += [Move.of(card, (*state.table[:1], other)) for card in hand for other in strangers]
    for move in tried:
        if move in moves:
            continue
        with pytest.raises(IllegalMoveError) as refused:
            check(state, move)
        if state.over:
            assert (refused.value.reason, refused.value.cards) == ("over", ())
        else:
            assert refused.value.reason in reference.refusals(state.rules, hand, state.table, move)
            assert refused.value.cards


@given(positions())
def test_a_card_takes_exactly_the_sets_that_trying_all_of_them_finds(state: State) -> None:
    for card in state.rules.deck:
        if card not in state.table:
            captures = state.rules.captures(card, state.table)
            assert set(captures) == reference.captures(state.rules, card, state.table)
            assert len(set(captures)) == len(captures)
            assert list(captures) == sorted(captures, key=lambda taken: (len(taken), taken))


@given(positions())
def test_an_equal_card_beats_every_sum(state: State) -> None:
    for move in offered(state):
        equal = {card for card in state.table if card.rank == move.card.rank}
        assert not equal or (len(move.taken) == 1 and set(move.taken) <= equal)


@given(rounds())
def test_the_table_and_the_choice_stay_within_their_bounds(one: Round) -> None:
    rules = one.last.rules
    most_on_table, most_choices, longest_sum = bounds(rules)
    for state in one.states:
        assert len(state.table) <= most_on_table
        for card in (card for hand in state.hands for card in hand):
            captures = rules.captures(card, state.table)
            assert len(captures) <= most_choices
            takes_all = rules.asso_piglia_tutto and card.rank == 1
            assert all(len(taken) <= (most_on_table if takes_all else longest_sum) for taken in captures)


@given(rounds())
def test_events_alone_tell_where_every_card_lies(one: Round) -> None:
    board = reference.Board.empty(one.last.rules)
    for state, events in one.steps:
        board.apply(events)
        assert board == reference.Board.of(state)


@given(rounds(), st.data())
def test_the_events_one_seat_sees_tell_what_it_may_know(one: Round, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, one.last.rules.seats - 1))
    board = reference.Board.empty(one.last.rules)
    for state, events in one.steps:
        board.apply(seen_by(event, seat) for event in events)
        view = observe(state, seat)
        assert board.hands[seat] == list(view.hand)
        assert tuple(len(hand) for hand in board.hands) == view.hand_sizes
        assert all(set(hand) <= {None} for owner, hand in enumerate(board.hands) if owner != seat)
        assert (board.table, board.piles, board.sweeps) == (
            list(view.table),
            [list(pile) for pile in view.piles],
            [list(cards) for cards in view.sweeps],
        )


@given(rounds())
def test_a_scopa_is_told_and_counted_exactly_when_it_is_made(one: Round) -> None:
    for before, (after, events) in zip(one.states, one.steps[1:], strict=False):
        move, side = made(before, after), before.rules.sides[before.turn]
        swept = [event for event in events if isinstance(event, Swept)]
        assert swept == ([Swept(before.turn, move.card)] if reference.is_scopa(before, move) else [])
        gained = [len(now) - len(then) for now, then in zip(after.sweeps, before.sweeps, strict=True)]
        assert gained == [len(swept) if other == side else 0 for other in range(2)]


@given(rounds())
def test_the_count_agrees_with_one_made_by_hand(one: Round) -> None:
    for state in one.states:
        assert score(state).points == reference.points(state)


@given(rounds())
def test_the_seats_play_in_turn_and_get_new_cards_together(one: Round) -> None:
    rules = one.last.rules
    for before, (after, events) in zip(one.states, one.steps[1:], strict=False):
        plays = len(after.history)
        assert after.history[-1].seat == before.turn == (before.first + plays - 1) % rules.seats
        new = any(isinstance(event, Dealt) for event in events)
        assert new == (not after.over and plays % (rules.hand * rules.seats) == 0)
        held = rules.hand - (plays // rules.seats) % rules.hand
        assert after.over or len(after.hands[after.turn]) == held


@given(rounds())
def test_all_ten_denari_with_napola_and_nothing_else_end_a_round_early(one: Round) -> None:
    rules, last = one.last.rules, one.last
    complete = [side for side, pile in enumerate(last.piles) if set(deck()[::4]) <= set(pile)]
    assert last.outright == (complete[0] if rules.napola and complete else None)
    for state in one.states[:-1]:
        assert (state.over, state.outright) == (False, None)
    early = bool(last.stock or any(last.hands))
    assert not early or last.void or last.outright is not None


@given(rounds())
def test_when_the_last_card_is_played_the_piles_are_the_deck(one: Round) -> None:
    last, events = one.steps[-1]
    assert last.over
    if last.stock or any(last.hands):
        assert last.void or not cleared(events)
        return
    assert sorted(card for pile in last.piles for card in pile) == list(last.rules.deck)
    assert last.table == ()
    assert last.taker is not None
    took = [played.seat for played in last.history if played.move.taken]
    assert last.taker == took[-1]
    assert all(event.seat == took[-1] for event in cleared(events))


@given(rounds())
def test_nothing_is_cleared_before_the_end(one: Round) -> None:
    for _, events in one.steps[:-1]:
        assert not cleared(events)


@given(rounds())
def test_a_deal_is_void_exactly_with_three_of_the_top_rank_on_the_table(one: Round) -> None:
    state, events = one.steps[0]
    rules = state.rules
    assert state.void == (sum(card.rank == rules.ranks for card in state.opening) > 2)
    assert state.over == state.void
    assert events[1:] == ((Voided(state.opening),) if state.void else ())
    assert not state.void or len(one.steps) == 1


@given(rounds())
def test_the_deck_is_dealt_from_its_first_card_to_its_last(one: Round) -> None:
    state = one.states[0]
    rules, order = state.rules, list(one.deck)
    for _, events in one.steps:
        for event in events:
            if isinstance(event, Dealt):
                for at in range(rules.hand):
                    for step in range(rules.seats):
                        assert event.hands[(state.first + step) % rules.seats][at] == order.pop(0)
                assert event.table == tuple(order[: len(event.table)])
                del order[: len(event.table)]
    assert tuple(order) == one.last.stock


@given(rounds(whole=False))
def test_the_history_leads_to_the_same_state(one: Round) -> None:
    state = deal(one.last.rules, one.deck, one.last.first).state
    for seat, move in one.last.history:
        assert seat == state.turn
        state = play(state, move).state
    assert state == one.last


@given(rounds())
def test_a_play_only_adds_to_what_was_before(one: Round) -> None:
    start = one.states[0]
    for before, after in pairwise(one.states):
        assert (after.rules, after.first, after.totals, after.opening) == (
            start.rules,
            start.first,
            start.totals,
            start.opening,
        )
        assert all(now[: len(then)] == then for now, then in zip(after.piles, before.piles, strict=True))
        assert all(now[: len(then)] == then for now, then in zip(after.sweeps, before.sweeps, strict=True))
        assert after.history[: len(before.history)] == before.history


@given(positions())
def test_a_move_reads_what_it_writes_for_every_offered_move(state: State) -> None:
    for move in offered(state):
        assert Move.parse(str(move)) == move


CARDS = st.sampled_from(deck())


@given(CARDS, st.sets(CARDS, max_size=12))
def test_a_move_reads_what_it_writes_for_any_cards(card: Card, taken: set[Card]) -> None:
    move = Move.of(card, taken)
    assert Move.parse(str(move)) == move
    assert list(move.taken) == sorted(taken)
