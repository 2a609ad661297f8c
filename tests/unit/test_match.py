"""Matches, undo and records: the rows M of the rules' worked examples, and that a record tells all."""

from __future__ import annotations

import hashlib
import random

import pytest

from scopa_desktop.engine import FORMS, Move, Rules, State, Voided, agreed, deck, legal_moves, parse_codes
from scopa_desktop.match import Cutter, Match, MatchEvent, Phase, Record, RecordError, Scored, Won
from scopa_desktop.record import TABLE, receivers
from scopa_desktop.seal import SealedDeck, fresh

NONCE = "0123456789abcdef" * 4
DRAWN = 32


def moves_of(match: Match) -> tuple[Move, ...]:
    state = match.state
    assert state is not None
    return legal_moves(state.rules, state.hands[state.turn], state.table)


def sealed(match: Match, generator: random.Random) -> SealedDeck:
    cards = list(match.rules.deck)
    generator.shuffle(cards)
    return SealedDeck(tuple(cards), f"{generator.getrandbits(256):064x}", match.chain)


def play_round(match: Match, seed: int) -> tuple[MatchEvent, ...]:
    """A whole round at random; the events of its last move."""
    generator = random.Random(seed)
    events: tuple[MatchEvent, ...] = ()
    while match.phase != Phase.PLAY:
        match.seal(sealed(match, generator))
        match.cut(generator.randrange(1, len(match.rules.deck)))
    while match.phase == Phase.PLAY:
        events = match.play(generator.choice(moves_of(match)))
    return events


def whole(match: Match, seed: int = 1) -> Match:
    while match.phase != Phase.WON:
        play_round(match, seed)
        seed += 1
    return match


@pytest.mark.parametrize(
    ("totals", "target", "winner"),
    [
        pytest.param((12, 9), 11, 0, id="M01"),
        pytest.param((11, 11), 11, None, id="M02"),
        pytest.param((13, 12), 11, 0, id="M03 M04"),
        pytest.param((13, 13), 11, None, id="M05"),
        pytest.param((12, 13), 11, 1, id="M06"),
        pytest.param((16, 15), 16, 0, id="M07"),
        pytest.param((21, 21), 21, None, id="M08"),
        pytest.param((10, 4), 11, None, id="M10"),
        pytest.param((21, 22), 21, 1, id="M11"),
    ],
)
def test_who_wins_with_these_totals(totals: tuple[int, int], target: int, winner: int | None) -> None:
    match, gained = round_to(agreed("scopa", target), totals)
    assert (match.totals, match.winner) == (totals, winner)
    assert Won(winner) in gained if winner is not None else not any(isinstance(e, Won) for e in gained)
    assert match.phase == (Phase.SEAL if winner is None else Phase.WON)


def round_to(rules: Rules, totals: tuple[int, int]) -> tuple[Match, tuple[MatchEvent, ...]]:
    """A match in which a real round leads exactly to `totals`: it begins at the difference."""
    probe = Match(rules, ("person", "easy"), 0)
    play_round(probe, 3)
    gained = probe.scores[-1].points
    begun = tuple(total - points for total, points in zip(totals, gained, strict=True))
    match = Match(rules, ("person", "easy"), 0, "again", totals=begun)
    return match, play_round(match, 3)


def test_no_win_before_the_round_is_counted() -> None:  # M06
    match = Match(agreed("scopa"), ("person", "easy"), 0, "again", totals=(10, 10))
    for seed in range(20):
        generator = random.Random(seed)
        if match.phase == Phase.SEAL:
            match.seal(sealed(match, generator))
            match.cut(5)
        while match.phase == Phase.PLAY:
            state = match.state
            assert state is not None
            if any(state.sweeps):
                assert match.winner is None
                return
            match.play(generator.choice(moves_of(match)))
    pytest.fail("no scopa in twenty rounds")


DENARI = (
    "1c 2c 3c 10c",
    "1d 2d 3d 4d 5d 6d 7d 8d 9d 10d 3s 4s 5s 6s 7s 8s 9s 10s",
    "4c 5c 6c 7c 8c 9c 1s 1b 2s 2b 3b 4b 5b 6b 7b 8b 9b 10b",
)
"""The table and both hands of a round in which every card of denari finds one of its rank."""


def test_all_ten_denari_win_at_any_score() -> None:  # M09
    match = Match(agreed("scopa", 31, ("napola",)), ("person", "easy"), 0, "again", totals=(0, 30))
    places = dict(zip((TABLE, 0, 1), map(list, map(parse_codes, DENARI)), strict=True))
    order = [places[place].pop(0) for place in receivers(match.rules, 0)]
    match.seal(SealedDeck((order[-1], *order[:-1]), NONCE, match.chain))
    match.cut(1)
    events: tuple[MatchEvent, ...] = ()
    while match.phase == Phase.PLAY:
        assert match.state is not None
        hand = match.state.hands[match.state.turn]
        events = match.play(next(move for move in moves_of(match) if move.card == hand[0]))
    assert events[-1] == Won(0)
    assert (match.winner, match.phase) == (0, Phase.WON)
    assert match.totals[1] >= 30
    assert Match.replay(Record.load(match.record.dump())).winner == 0


@pytest.mark.parametrize("totals", [(1,), (1, 2, 3), (-1, 0)])
def test_points_to_begin_with_are_one_for_each_side(totals: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="one number for each side"):
        Match(FORMS["scopa"], ("person", "easy"), 0, "again", totals=totals)


def test_only_practice_begins_with_points() -> None:
    with pytest.raises(ValueError, match="only practice"):
        Match(FORMS["scopa"], ("person", "easy"), 0, totals=(1, 2))


def test_a_record_tells_the_points_that_a_practice_began_with() -> None:
    match = Match(FORMS["scopa"], ("person", "easy"), 0, "again", totals=(8, 7))
    play_round(match, 1)
    text = match.record.dump()
    assert "\npractice again\ntotals 8 7\n" in text
    again = Match.replay(Record.load(text))
    assert (again.totals, again.record.dump()) == (match.totals, text)
    for wrong in ("totals 8", "totals 8 7 6", "totals -1 7", "totals 8 x", "totals 08 7", "totals"):
        with pytest.raises(RecordError):
            Match.replay(Record.load(text.replace("totals 8 7", wrong)))
    with pytest.raises(RecordError):
        Record.load(text.replace("practice again\n", ""))


def test_the_first_seat_alternates_whoever_wins() -> None:  # F12
    match = Match(FORMS["scopa"], ("person", "easy"), 1)
    firsts = []
    for seed in range(4):
        firsts.append(match.first)
        play_round(match, seed)
        assert match.deals[-1].first == firsts[-1]
    assert firsts == [1, 0, 1, 0]


def test_with_four_seats_the_next_seat_leads_the_next_round() -> None:
    match = Match(agreed("pairs", 99), ("person", "easy", "hard", "easy"), 2)
    for seed in range(5):
        play_round(match, seed)
    assert [one.deals[-1].first for one in match.record.rounds] == [2, 3, 0, 1, 2]


def test_a_match_without_rounds_is_begun_by_seat_0() -> None:
    record = Match(FORMS["scopa"], ("person", "easy"), 1).record
    assert Match.replay(record).first == 0


def void_deck(match: Match) -> SealedDeck:
    wanted = parse_codes("10d 10c 10s 4b")
    rest = [card for card in match.rules.deck if card not in wanted]
    order = (*rest[:6], *wanted, *rest[6:])
    return SealedDeck((order[-1], *order[:-1]), NONCE, match.chain)


def test_a_void_deal_is_kept_and_the_same_seat_deals_again() -> None:  # F04
    match = Match(FORMS["scopa"], ("person", "easy"), 0)
    for _ in range(2):
        match.seal(void_deck(match))
        assert any(isinstance(event, Voided) for event in match.cut(1))
        assert (match.phase, match.first) == (Phase.SEAL, 0)
    match.seal(sealed(match, random.Random(5)))
    match.cut(7)
    assert match.phase == Phase.PLAY
    (one,) = match.record.rounds
    assert [deal.cut for deal in one.deals] == [1, 1, 7]
    assert match.totals == (0, 0)
    again = Match.replay(Record.load(match.record.dump()))
    assert again.state == match.state


def test_a_match_takes_only_what_it_waits_for() -> None:
    match = Match(FORMS["scopa"], ("person", "easy"), 0)
    deck_ = sealed(match, random.Random(1))
    with pytest.raises(ValueError, match="waits for seal"):
        match.cut(1)
    with pytest.raises(ValueError, match="waits for seal"):
        match.play(Move.parse("7d"))
    match.seal(deck_)
    with pytest.raises(ValueError, match="waits for cut"):
        match.seal(deck_)
    for at in (0, 40, -1):
        with pytest.raises(ValueError, match="cannot cut"):
            match.cut(at)
    match.cut(39)
    with pytest.raises(ValueError, match="deck of this form"):
        Match(FORMS["scopa-28"], ("person", "easy"), 0).seal(deck_)
    with pytest.raises(ValueError, match="do not fit"):
        Match(FORMS["pairs"], ("person", "easy"), 0)


def test_undo_and_redo_lead_back_to_the_same_states() -> None:
    match = Match(FORMS["scopa"], ("person", "easy"), 0)
    generator = random.Random(2)
    match.seal(sealed(match, generator))
    match.cut(11)
    states: list[State | None] = [match.state]
    for _ in range(9):
        match.play(generator.choice(moves_of(match)))
        states.append(match.state)
    for index in range(8, -1, -1):
        match.undo()
        assert match.state == states[index]
    assert not match.can_undo
    for index in range(1, 6):
        match.redo()
        assert match.state == states[index]
    assert match.can_redo
    match.play(moves_of(match)[-1])
    assert not match.can_redo
    assert match.record.rounds[0].marks == ("undone",)
    assert Match.replay(match.record).record == match.record


def test_a_mark_belongs_to_the_round_in_which_it_was_made() -> None:
    match = Match(agreed("scopa", 99), ("person", "easy"), 0)
    with pytest.raises(ValueError, match="waits for seal, not for play"):
        match.mark_helped()
    play_round(match, 1)
    match.seal(sealed(match, random.Random(2)))
    match.cut(9)
    assert not match.record.undone
    match.mark_helped()
    match.play(moves_of(match)[0])
    match.undo()
    assert match.record.undone
    while match.phase == Phase.PLAY:
        match.play(moves_of(match)[0])
    play_round(match, 3)
    assert [one.marks for one in match.record.rounds] == [(), ("undone", "helped"), ()]
    assert Match.replay(Record.load(match.record.dump())).record == match.record


def test_an_older_match_is_marked_as_a_whole() -> None:
    match = Match(agreed("scopa"), ("person", "easy"), 0, version=2)
    match.seal(SealedDeck(deck(), NONCE))
    match.cut(9)
    match.mark_helped()
    assert not match.record.undone
    match.play(moves_of(match)[0])
    match.undo()
    assert (match.record.undone, match.record.undone_somewhere, match.record.rounds[0].marks) == (True, True, ())
    assert "\nundone yes\n" in match.record.dump()
    assert Match.replay(match.record).record == match.record


def test_a_deck_is_sealed_on_all_that_was_before() -> None:
    match = Match(agreed("scopa", 99), ("person", "easy"), 0)
    chains = [match.chain]
    match.seal(void_deck(match))
    match.cut(1)
    chains.append(match.chain)
    play_round(match, 1)
    chains.append(match.chain)
    assert len(set(chains)) == 3
    for before in ("", *chains[:2]):
        with pytest.raises(ValueError, match="sealed on something else"):
            match.seal(SealedDeck(deck(), NONCE, before))
    match.seal(SealedDeck(deck(), NONCE, chains[2]))
    other = Match(agreed("scopa", 99), ("person", "hard"), 0)
    assert other.chain not in chains


def test_the_program_cuts_where_the_seal_settles_it_and_only_practice_has_a_fixed_cut() -> None:
    match = Match(FORMS["scopa"], ("person", "easy"), 0)
    match.seal(SealedDeck(deck(), NONCE, match.chain))
    drawn = match.deals[-1].deck.drawn
    with pytest.raises(ValueError, match=f"the cut drawn with this deck is {drawn}, not {drawn - 1}"):
        match.cut(drawn - 1, Cutter.DRAWN)
    with pytest.raises(ValueError, match="only the cut of a practice deal is fixed"):
        match.cut(drawn, Cutter.FIXED)
    with pytest.raises(ValueError, match="who cuts has to be told"):
        match.cut(drawn, Cutter.UNTOLD)
    match.cut(drawn, Cutter.DRAWN)
    assert match.deals[-1].by == Cutter.DRAWN


def test_a_match_begun_before_cuts_were_told_does_not_tell_them() -> None:
    match = Match(FORMS["scopa"], ("person", "easy"), 0, version=2)
    assert match.chain == ""
    match.seal(SealedDeck(deck(), NONCE))
    match.cut(match.deals[-1].deck.drawn, Cutter.DRAWN)
    assert match.deals[-1].by == Cutter.UNTOLD
    assert Match.replay(Record.load(match.record.dump())).record == match.record


def test_undo_never_crosses_the_end_of_a_round() -> None:
    match = Match(agreed("scopa", 31), ("person", "easy"), 0)
    assert isinstance(play_round(match, 1)[-1], Scored)
    assert not match.can_undo
    with pytest.raises(ValueError, match="take back"):
        match.undo()
    with pytest.raises(ValueError, match="again"):
        match.redo()


@pytest.mark.parametrize("form", FORMS)
def test_a_record_tells_the_match_at_every_moment(form: str) -> None:
    rules = agreed(form, 11, ("napola", "re_bello"))
    match = Match(rules, ["person", *["easy"] * (rules.seats - 1)], 1)
    generator = random.Random(3)
    while match.phase != Phase.WON:
        if match.phase == Phase.SEAL:
            match.seal(sealed(match, generator))
        elif match.phase == Phase.CUT:
            match.cut(generator.randrange(1, len(rules.deck)))
        else:
            match.play(generator.choice(moves_of(match)))
        text = match.record.dump()
        again = Match.replay(Record.load(text))
        assert again.record.dump() == text
        assert again.state == match.state
        assert (again.phase, again.totals, again.first, again.winner, again.deals) == (
            match.phase,
            match.totals,
            match.first,
            match.winner,
            match.deals,
        )


def test_a_seal_is_the_hash_of_its_line() -> None:
    one = SealedDeck(deck(), NONCE)
    assert one.text.startswith("1d 1c 1s 1b 2d ")
    assert one.text.endswith(f" 10b {NONCE}")
    assert one.seal == "3bb6cbe122ca53ef8fef484c47c8533f7f3bf98ad15f8715aaefa6345350e2fe"
    assert one.cut(3) == deck()[3:] + deck()[:3]
    chained = SealedDeck(deck(), NONCE, "ab" * 32)
    assert chained.text == f"{'ab' * 32} {one.text}"
    assert chained.seal == hashlib.sha256(chained.text.encode()).hexdigest()


@pytest.mark.parametrize(("nonce", "before"), [(NONCE.upper(), ""), (NONCE[1:], ""), (NONCE, "ab"), (NONCE, "g" * 64)])
def test_digits_of_a_seal_are_64_small_ones(nonce: str, before: str) -> None:
    with pytest.raises(ValueError, match="is not 64 hexadecimal digits"):
        SealedDeck(deck(), nonce, before)


def test_the_cut_drawn_is_computed_from_the_nonce() -> None:
    # printf %s "cut NONCE" | sha256sum prints 30ba2b3df2ce6e5...: docs/records.md tells how a shell computes the cut.
    digits = hashlib.sha256(f"cut {NONCE}".encode()).hexdigest()
    assert SealedDeck(deck(), NONCE).drawn == int(digits[:15], 16) % 39 + 1 == DRAWN
    assert SealedDeck(deck(7), NONCE).drawn == int(digits[:15], 16) % 27 + 1


def test_cuts_are_drawn_evenly_from_the_first_place_to_the_last() -> None:
    places = [0] * 40
    for number in range(7800):
        places[SealedDeck(deck(), f"{number:064x}").drawn] += 1
    assert places[0] == 0
    assert sum((found - 200) ** 2 / 200 for found in places[1:]) < 72.6  # chi-square, 38 degrees, 1 in 2000


def test_a_fresh_deck_has_all_cards_and_is_never_the_same() -> None:
    first, second = fresh(deck(), ""), fresh(deck(), "ab" * 32)
    assert sorted(first.order) == sorted(second.order) == list(deck())
    assert first.order != second.order
    assert first.nonce != second.nonce
    assert (first.before, second.before) == ("", "ab" * 32)
