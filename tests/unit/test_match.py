"""Matches, undo and records: the rows M of the rules' worked examples, and that a record tells all."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from scopa_desktop.engine import FORMS, Move, State, Voided, agreed, deck, legal_moves, parse_codes
from scopa_desktop.match import Deal, Match, MatchEvent, Phase, Record, RecordError, Scored, Won
from scopa_desktop.seal import SealedDeck, fresh, random_cut

NONCE = "0123456789abcdef" * 4


def moves_of(match: Match) -> tuple[Move, ...]:
    state = match.state
    assert state is not None
    return legal_moves(state.rules, state.hands[state.turn], state.table)


def sealed(match: Match, generator: random.Random) -> SealedDeck:
    cards = list(match.rules.deck)
    generator.shuffle(cards)
    return SealedDeck(tuple(cards), f"{generator.getrandbits(256):064x}")


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
    match = Match(agreed("scopa", target), ("person", "easy"), 0)
    gained = play_round_for_points(match, totals)
    assert (match.totals, match.winner) == (totals, winner)
    assert Won(winner) in gained if winner is not None else not any(isinstance(e, Won) for e in gained)
    assert match.phase == (Phase.SEAL if winner is None else Phase.WON)


def play_round_for_points(match: Match, totals: tuple[int, int]) -> tuple[MatchEvent, ...]:
    """A real round whose count leads exactly to `totals`: the match begins at the difference."""
    probe = Match(match.rules, match.players, 0)
    play_round(probe, 3)
    gained = probe.scores[-1].points
    match.totals = (totals[0] - gained[0], totals[1] - gained[1])
    return play_round(match, 3)


def test_no_win_before_the_round_is_counted() -> None:  # M06
    match = Match(agreed("scopa"), ("person", "easy"), 0)
    match.totals = (10, 10)
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


def test_all_ten_denari_win_at_any_score() -> None:  # M09
    match = Match(agreed("scopa", 31, ("napola",)), ("person", "easy"), 0)
    generator = random.Random(1)
    match.seal(sealed(match, generator))
    match.cut(1)
    match.totals = (0, 30)
    state = match.state
    assert state is not None
    nine = parse_codes("1d 2d 3d 4d 5d 6d 7d 8d 9d")
    match._states[-1] = replace(
        state, hands=(parse_codes("10c"), parse_codes("1c")), table=parse_codes("10d 5s"), piles=(nine, ()), turn=0
    )
    events = match.play(Move.parse("10c:10d"))
    assert events[-1] == Won(0)
    assert (match.winner, match.phase) == (0, Phase.WON)


def test_the_first_seat_alternates_whoever_wins() -> None:  # F12
    match = Match(FORMS["scopa"], ("person", "easy"), 1)
    firsts = []
    for seed in range(4):
        firsts.append(match.first)
        play_round(match, seed)
        assert match.deals[-1].first == firsts[-1]
    assert firsts == [1, 0, 1, 0]


def void_deck(match: Match) -> SealedDeck:
    wanted = parse_codes("10d 10c 10s 4b")
    rest = [card for card in match.rules.deck if card not in wanted]
    order = (*rest[:6], *wanted, *rest[6:])
    return SealedDeck((order[-1], *order[:-1]), NONCE)


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
    assert match.undone
    assert "\nundone yes\n" in match.record.dump()
    assert Match.replay(match.record).undone


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


def one_match() -> Match:
    return whole(Match(agreed("scopa", 11, ("re_bello",)), ("person", "normal"), 0))


@pytest.mark.parametrize(
    ("line", "old", "new", "says"),
    [
        (1, "record 2", "record 3", "version 3"),
        (1, "record 2", "record 0", "version 0"),
        (1, "scopa-desktop", "briscola", "not a record"),
        (2, "scopa", "tressette", "unknown form"),
        (3, "11", "12", "unknown target"),
        (4, "re_bello", "rebello", "unknown house rule"),
        (5, "person normal", "person", "2 players"),
        (6, "no", "perhaps", "yes or no"),
        (7, "round", "rounds", "expected 'end'"),
        (8, "seal ", "seal 0", "this deck and this nonce have the seal"),
        (10, "nonce ", "nonce x", "64 hexadecimal"),
        (19, "1", "0", "leads this round"),
        (12, "cut ", "cut 9", "cannot cut"),
        (14, "points", "points 9", "points of a round"),
    ],
)
def test_a_broken_record_is_refused_at_its_line(line: int, old: str, new: str, says: str) -> None:
    lines = one_match().record.dump().splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    with pytest.raises(RecordError, match=says) as refused:
        Match.replay(Record.load("\n".join(lines) + "\n"))
    # A wrong seal, first seat or cut is reported where its deck stands.
    assert refused.value.line == {8: 9, 12: 9, 19: 17}.get(line, line)


def test_a_tampered_deck_move_or_score_is_refused() -> None:
    text = one_match().record.dump()
    lines = text.splitlines()
    swapped = lines[8].split(" ")
    swapped[1], swapped[2] = swapped[2], swapped[1]
    moves = lines[12].split(" ")
    digit = "0" if lines[9][-1] != "0" else "1"
    tampered = {
        "deck": (9, " ".join(swapped)),
        "deck twice": (9, lines[8].replace(swapped[1], swapped[2])),
        "nonce": (10, lines[9][:-1] + digit),
        "move": (13, " ".join([moves[0], *moves[2:]])),
        "no move": (13, lines[12].replace(moves[1], "11d")),
        "score": (14, "points 9 9"),
        "deal": (9, "decks"),
    }
    for line, new in tampered.values():
        with pytest.raises(RecordError):
            Match.replay(Record.load("\n".join([*lines[: line - 1], new, *lines[line:]]) + "\n"))
    for cut_short in range(1, len(lines)):
        with pytest.raises(RecordError):
            Record.load("\n".join(lines[:cut_short]))
    with pytest.raises(RecordError, match="after the end"):
        Record.load(text + "end\n")
    without_end = text.replace("end\n", "round\nmoves -\nend\n")
    with pytest.raises(RecordError, match="without a deck"):
        Record.load(without_end)


def test_a_move_after_the_end_of_a_round_is_refused() -> None:
    lines = one_match().record.dump().splitlines()
    lines[12] += " 7d"
    with pytest.raises(RecordError, match="cannot be made"):
        Match.replay(Record.load("\n".join(lines)))


def test_a_seal_is_the_hash_of_its_line() -> None:
    one = SealedDeck(deck(), NONCE)
    assert one.text.startswith("1d 1c 1s 1b 2d ")
    assert one.text.endswith(f" 10b {NONCE}")
    assert one.seal == "3bb6cbe122ca53ef8fef484c47c8533f7f3bf98ad15f8715aaefa6345350e2fe"
    assert one.cut(3) == deck()[3:] + deck()[:3]
    with pytest.raises(ValueError, match="hexadecimal"):
        SealedDeck(deck(), NONCE.upper())


def test_a_fresh_deck_has_all_cards_and_is_never_the_same() -> None:
    first, second = fresh(deck()), fresh(deck())
    assert sorted(first.order) == sorted(second.order) == list(deck())
    assert first.order != second.order
    assert first.nonce != second.nonce
    assert random_cut(first) in range(1, 40)
    assert Deal(first, 0) != Deal(second, 0)
