"""Dealing, turns, the end of a round and the match: the rows F and M of the rules' worked examples, and refusals."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from scopa_desktop.engine import (
    FORMS,
    HOUSE_RULES,
    TARGETS,
    Card,
    Category,
    Cleared,
    Dealt,
    IllegalMoveError,
    Move,
    Refusal,
    Rules,
    State,
    Step,
    Suit,
    Swept,
    Voided,
    agreed,
    check,
    deal,
    deck,
    legal_moves,
    observe,
    parse_codes,
    play,
    score,
    seen_by,
    shuffled,
)

SCOPA = FORMS["scopa"]


def order_with(rules: Rules, table: str) -> tuple[Card, ...]:
    """A deck of the form whose first open cards are `table`."""
    wanted = parse_codes(table)
    rest = [card for card in rules.deck if card not in wanted]
    at = rules.hand * rules.seats
    return (*rest[:at], *wanted, *rest[at:])


def start(rules: Rules, seed: int = 1, first: int = 0) -> State:
    generator = random.Random(seed)
    while True:
        state = deal(rules, shuffled(rules.deck, generator), first).state
        if not state.void:
            return state


def finished(state: State, seed: int = 1) -> list[Step]:
    """The steps of a round played at random to its end."""
    generator = random.Random(seed)
    steps = []
    while not state.over:
        moves = legal_moves(state.rules, state.hands[state.turn], state.table)
        steps.append(play(state, generator.choice(moves)))
        state = steps[-1].state
    return steps


def position(
    hands: tuple[str, ...],
    table: str,
    *,
    rules: Rules = SCOPA,
    piles: tuple[str, ...] = ("", ""),
    turn: int = 0,
    taker: int | None = None,
    stock: str = "",
) -> State:
    return replace(
        start(rules),
        hands=tuple(map(parse_codes, hands)),
        table=parse_codes(table),
        piles=tuple(map(parse_codes, piles)),
        turn=turn,
        taker=taker,
        stock=parse_codes(stock),
    )


@pytest.mark.parametrize(
    ("form", "table", "void"),
    [
        pytest.param("scopa", "10d 10c 10s 4b", True, id="F01 three kings"),
        pytest.param("scopa", "10d 10c 10s 10b", True, id="F02 four kings"),
        pytest.param("scopa", "10d 10c 9s 9b", False, id="F03 two kings"),
        pytest.param("scopa", "9d 9c 9s 9b", False, id="F03 four horses"),
        pytest.param("pairs", "10d 10c 10s 2b", True, id="F05 in pairs"),
        pytest.param("scopone", "10d 10c 10s 2b", True, id="F05 scopone"),
        pytest.param("scopa-pips", "10d 10c 10s 1b", True, id="F06 pip deck"),
        pytest.param("scopa-28", "7d 7c 7s 2b", True, id="F07 sevens in the small deck"),
        pytest.param("scopa-28", "6d 6c 6s 2b", False, id="F07 sixes in the small deck"),
    ],
)
def test_a_deal_with_three_or_four_of_the_top_rank_is_void(form: str, table: str, void: bool) -> None:
    rules = FORMS[form]
    state, events = deal(rules, order_with(rules, table), 0)
    assert state.void == void
    assert state.over == void
    assert (Voided(parse_codes(table)) in events) == void


def test_the_void_rule_stays_on_with_asso_piglia_tutto() -> None:
    rules = replace(SCOPA, asso_piglia_tutto=True)
    assert deal(rules, order_with(rules, "10d 10c 10s 1b"), 0).state.void


def test_scientifico_is_never_void_and_its_first_card_is_laid() -> None:  # F08
    rules = FORMS["scientifico"]
    state = deal(rules, deck(), 0).state
    assert (state.void, state.table) == (False, ())
    assert all(not move.taken for move in legal_moves(rules, state.hands[0], state.table))
    assert len(legal_moves(rules, state.hands[0], state.table)) == 10


@pytest.mark.parametrize("first", [0, 1])
def test_cards_are_dealt_in_the_published_order(first: int) -> None:
    cards = deck()
    state, events = deal(SCOPA, cards, first)
    assert state.hands[first] == (cards[0], cards[2], cards[4])
    assert state.hands[1 - first] == (cards[1], cards[3], cards[5])
    assert state.table == state.opening == cards[6:10]
    assert state.stock == cards[10:]
    assert events == (Dealt(first, state.hands, cards[6:10]),)


@pytest.mark.parametrize("form", ["scopa", "pairs"])
def test_a_round_begins_with_the_points_that_the_sides_have(form: str) -> None:
    rules = FORMS[form]
    assert deal(rules, deck(), 0).state.totals == (0, 0)
    state = deal(rules, deck(), 0, (9, 4)).state
    assert state.totals == (9, 4)
    assert observe(state, 1).totals == (9, 4)
    assert play(state, legal_moves(rules, state.hands[0], state.table)[0]).state.totals == (9, 4)


def test_with_four_players_cards_go_round_from_the_first_seat() -> None:
    cards = deck()
    state = deal(FORMS["pairs"], cards, 3).state
    assert state.hands == (
        (cards[1], cards[5], cards[9]),
        (cards[2], cards[6], cards[10]),
        (cards[3], cards[7], cards[11]),
        (cards[0], cards[4], cards[8]),
    )


@pytest.mark.parametrize(
    ("form", "plays", "deals"),
    [
        pytest.param("scopa", 36, 6, id="F09"),
        pytest.param("scopa-28", 24, 4, id="28 cards"),
        pytest.param("pairs", 36, 3, id="F10"),
        pytest.param("pairs-28", 24, 2, id="28 cards in pairs"),
        pytest.param("scopone", 36, 1, id="scopone"),
        pytest.param("scientifico", 40, 1, id="scientifico"),
    ],
)
def test_plays_and_deals_of_a_round(form: str, plays: int, deals: int) -> None:
    rules = FORMS[form]
    state = start(rules, first=1)
    steps = finished(state)
    assert len(steps) == plays
    assert 1 + sum(isinstance(event, Dealt) for step in steps for event in step.events) == deals
    order = [played.seat for played in steps[-1].state.history]
    assert order == [(1 + turn) % rules.seats for turn in range(plays)]
    assert order[-1] == 0  # the dealer, on the right of whom the first seat is, plays the last card


def test_a_new_deal_leaves_an_empty_table_empty() -> None:  # F11
    state = position(("", "7d"), "7c", turn=1, stock="1d 2d 3d 4d 5d 6d")
    after, events = play(state, Move.parse("7d:7c"))
    assert after.table == ()
    assert after.hands == (parse_codes("1d 3d 5d"), parse_codes("2d 4d 6d"))
    assert isinstance(events[-1], Dealt)
    assert any(isinstance(event, Swept) for event in events)


def test_the_duty_binds_only_the_card_played() -> None:  # F13
    state = position(("7d 3c", "2b 4b"), "7c")
    assert legal_moves(SCOPA, state.hands[0], state.table) == (Move.parse("7d:7c"), Move.parse("3c"))


def test_a_scopa_with_the_last_card_but_one_counts() -> None:  # F14
    state = position(("4c", "7d"), "7c", turn=1)
    state, events = play(state, Move.parse("7d:7c"))
    assert Swept(1, Card.parse("7d")) in events
    state, events = play(state, Move.parse("4c"))
    assert events[-1] == Cleared(1, parse_codes("4c"))
    assert state.sweeps == ((), parse_codes("7d"))
    assert state.piles[1] == parse_codes("7c 7d 4c")


def test_a_sweep_with_the_last_card_is_no_scopa() -> None:  # F15
    state, events = play(position(("7d", ""), "7c"), Move.parse("7d:7c"))
    assert not any(isinstance(event, Swept) for event in events)
    assert (state.sweeps, state.piles[0], state.over) == (((), ()), parse_codes("7c 7d"), True)


def test_the_cards_left_go_to_the_last_taker_and_are_no_scopa() -> None:  # F16, F17
    state = position(("2c", ""), "7d 10c", taker=1)
    state, events = play(state, Move.parse("2c"))
    assert events[-1] == Cleared(1, parse_codes("7d 10c 2c"))
    assert state.piles == ((), parse_codes("7d 10c 2c"))
    assert state.sweeps == ((), ())
    settebello = next(line for line in score(state).lines if line.category == Category.SETTEBELLO)
    assert settebello.points == (0, 1)


def test_the_cards_left_that_bring_the_tenth_denaro_win_the_match() -> None:  # F18
    rules = replace(SCOPA, napola=True)
    nine = "1d 2d 3d 4d 5d 6d 7d 8d 9d"
    state = position(("2c", ""), "10d", rules=rules, piles=("", nine), taker=1)
    state, _ = play(state, Move.parse("2c"))
    assert (state.over, state.outright, score(state).outright) == (True, 1, 1)


def test_in_pairs_the_cards_left_go_to_the_takers_pair() -> None:  # F19
    state = position(("", "2c", "", ""), "10d", rules=FORMS["pairs"], turn=1, taker=2)
    state, events = play(state, Move.parse("2c"))
    assert events[-1] == Cleared(2, parse_codes("10d 2c"))
    assert state.piles == (parse_codes("10d 2c"), ())


def test_in_pairs_the_napola_runs_over_the_common_pile() -> None:  # F20
    rules = replace(FORMS["pairs"], napola=True)
    state = position(("1c", "9c 4s", "2c", "9b 5s"), "1d 9s 8c", rules=rules, piles=("2d 3d", ""))
    state, _ = play(state, Move.parse("1c:1d"))
    line = next(line for line in score(state).lines if line.category == Category.NAPOLA)
    assert line.points == (3, 0)
    assert line.cards == (parse_codes("1d 2d 3d"), ())


def test_the_tenth_denaro_ends_the_round_at_once() -> None:  # F21
    rules = replace(SCOPA, napola=True)
    nine = "1d 2d 3d 4d 5d 6d 7d 8d 9d"
    state = position(("10c 2c", "3c 4c"), "10d 5s", rules=rules, piles=(nine, "6s"))
    state, events = play(state, Move.parse("10c:10d"))
    assert (state.over, state.outright) == (True, 0)
    assert state.table == parse_codes("5s")  # goes to nobody
    assert not any(isinstance(event, Cleared) for event in events)
    counted = score(state)
    assert counted.points == (1 + 1 + 1 + 10, 0)  # carte, denari, settebello and a napola of ten, as they stand
    with pytest.raises(IllegalMoveError) as refused:
        play(state, Move.parse("3c"))
    assert refused.value.reason == Refusal.OVER


def test_without_napola_ten_denari_are_one_point() -> None:  # F22
    state = position(("10c 2c", "3c 4c"), "10d 5s", piles=("1d 2d 3d 4d 5d 6d 7d 8d 9d", ""))
    state, _ = play(state, Move.parse("10c:10d"))
    assert (state.over, state.outright) == (False, None)
    line = next(line for line in score(state).lines if line.category == Category.DENARI)
    assert line.points == (1, 0)


@pytest.mark.parametrize(
    ("rank", "worth"),
    [(7, 84), (6, 72), (1, 64), (5, 60), (4, 56), (3, 52), (2, 48), (8, 40), (9, 40), (10, 40)],
)
def test_four_cards_of_a_rank_are_worth_four_times_its_value_in_the_primiera(rank: int, worth: int) -> None:
    state = position(("", ""), "", piles=(" ".join(f"{rank}{suit}" for suit in "dcsb"), ""))
    line = next(line for line in score(state).lines if line.category == Category.PRIMIERA)
    assert (line.counts, line.points) == ((worth, None), (1, 0))


def test_a_line_of_the_count_shows_the_cards_that_decide_it() -> None:
    state = position(("", ""), "", piles=("7d 2c 1s 5b 3d", "10d 7c 6s"), rules=agreed("scopa", house=("re_bello",)))
    cards = {line.category: line.cards for line in score(state).lines}
    assert cards == {
        Category.CARTE: ((), ()),
        Category.DENARI: (parse_codes("3d 7d"), parse_codes("10d")),
        Category.SETTEBELLO: (parse_codes("7d"), ()),
        Category.PRIMIERA: (parse_codes("7d 2c 1s 5b"), parse_codes("10d 7c 6s")),
        Category.SCOPE: ((), ()),
        Category.RE_BELLO: ((), parse_codes("10d")),
    }


def test_seven_denari_of_the_small_deck_do_not_win_at_once() -> None:
    rules = agreed("scopa-28", house=("napola", "re_bello"))
    assert not rules.wins_outright([card for card in rules.deck if card.suit == Suit.DENARI])
    assert Category.RE_BELLO not in rules.categories


@pytest.mark.parametrize(
    ("hand", "table", "house", "move", "reason", "cards"),
    [
        ("5b", "5c 3d 2s", (), "5b:2s+3d", Refusal.MUST_TAKE_EQUAL, "5c"),
        ("5b", "5c 3d 2s", (), "5b", Refusal.MUST_TAKE_EQUAL, "5c"),
        ("7c", "7d 7s", (), "7c:7d+7s", Refusal.MUST_TAKE_EQUAL, "7d 7s"),
        ("9d", "5s 4b", (), "9d", Refusal.MUST_TAKE, "4b 5s"),
        ("9d", "5s 4b 2c", (), "9d:2c+5s", Refusal.WRONG_SUM, "2c 5s"),
        ("2d", "7c 4s", (), "2d:4s", Refusal.WRONG_SUM, "4s"),
        ("2d", "7c 4s", (), "2d:9s", Refusal.NOT_ON_TABLE, "9s"),
        ("2d", "7c 4s", (), "3d", Refusal.NOT_IN_HAND, "3d"),
        ("1s", "7c 4s", ("asso_piglia_tutto",), "1s:4s", Refusal.MUST_TAKE_ALL, "4s 7c"),
        ("1s", "7c 4s", ("asso_piglia_tutto",), "1s", Refusal.MUST_TAKE, "4s 7c"),
        ("1s", "7c", ("asso_piglia_tutto",), "1s", Refusal.MUST_TAKE, "7c"),
        ("1s", "1c 4s", ("asso_piglia_tutto",), "1s:1c+4s", Refusal.MUST_TAKE_EQUAL, "1c"),
        ("9d", "5s 4b 2c", ("asso_piglia_tutto",), "9d:2c+5s", Refusal.WRONG_SUM, "2c 5s"),
        ("9d", "5s 4b 6c 2s 1d", ("presa_minima",), "9d:1d+2s+6c", Refusal.MUST_TAKE_FEWEST, "4b 5s"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(
    hand: str, table: str, house: tuple[str, ...], move: str, reason: Refusal, cards: str
) -> None:
    state = position((hand, "10b"), table, rules=agreed("scopa", house=house))
    with pytest.raises(IllegalMoveError) as refused:
        check(state, Move.parse(move))
    assert (refused.value.reason, refused.value.cards) == (reason, parse_codes(cards))


def test_presa_minima_leaves_only_the_captures_of_fewest_cards() -> None:
    state = position(("9d", "10b"), "5s 4b 6c 2s 1d", rules=agreed("scopa", house=("presa_minima",)))
    assert legal_moves(state.rules, state.hands[0], state.table) == (Move.parse("9d:4b+5s"),)


def test_the_order_of_moves_is_fixed() -> None:
    moves = legal_moves(SCOPA, parse_codes("9s 2c 7b"), parse_codes("7d 4s 5c 2b 3d"))
    assert [str(move) for move in moves] == ["9s:2b+7d", "9s:4s+5c", "9s:2b+3d+4s", "2c:2b", "7b:7d"]


@pytest.mark.parametrize("text", ["7d", "7d:7c", "9d:4b+5s", "10d:1c+2c+2s+2b+3d"])
def test_a_move_reads_what_it_writes(text: str) -> None:
    assert str(Move.parse(text)) == text


@pytest.mark.parametrize("text", ["", "7", "11d", "0d", "07d", "7x", "7d:", "7d:7c+", "9d:5s+4b", "7d 7c", "7D", "²d"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        Move.parse(text)


def test_what_is_no_deal_is_refused() -> None:
    with pytest.raises(ValueError, match="deck"):
        deal(SCOPA, deck()[:-1], 0)
    with pytest.raises(ValueError, match="seat"):
        deal(SCOPA, deck(), 2)


@pytest.mark.parametrize(
    "arguments", [("tressette",), ("scopa", 0), ("scopa", -1), ("scopa", 100), ("scopa", 11, ("napoli",))]
)
def test_unknown_rules_are_refused(arguments: tuple[str]) -> None:
    with pytest.raises(ValueError, match="unknown"):
        agreed(*arguments)


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_the_house_rules_agreed_on_are_on_and_no_other(name: str) -> None:
    assert agreed("scopa", house=(name,)).house == (name,)
    assert agreed("scopa").house == ()


def test_the_targets_on_offer_are_the_usual_ones() -> None:
    assert TARGETS == (11, 16, 21, 31)
    assert {rules.target for rules in FORMS.values()} == {agreed("scopa").target} == {11}


@pytest.mark.parametrize("target", [1, 12, 99])
def test_any_target_from_1_to_99_can_be_agreed(target: int) -> None:
    assert agreed("scopa", target).target == target


def test_a_dealt_card_of_another_hand_is_hidden() -> None:
    state, (dealt,) = deal(FORMS["pairs"], deck(), 0)
    seen = seen_by(dealt, 2)
    assert isinstance(seen, Dealt)
    assert seen.hands == ((None,) * 3, (None,) * 3, state.hands[2], (None,) * 3)
    assert seen.table == state.table
    assert observe(state, 2).hand_sizes == (3, 3, 3, 3)
    assert set(observe(state, 2).unseen) == set(deck()) - set(state.hands[2]) - set(state.table)
