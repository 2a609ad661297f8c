"""Numbered deals: the order of a number is pinned for ever, practice is told by the record, old files stay readable."""

from __future__ import annotations

from datetime import date

import pytest

from scopa_desktop import numbered
from scopa_desktop.engine import agreed, codes, deal, legal_moves
from scopa_desktop.match import Cutter, Match, Phase, Record, RecordError
from tests.golden import make

SCOPA = agreed("scopa")
GOLDEN = [
    (
        "scopa",
        1,
        "7b 2b 5s 3d 10b 8s 1d 5c 1b 7c 5b 2s 3c 4c 10c 3s 5d 10s 4d 10d "
        "9b 1c 6s 3b 6c 9s 9d 4s 9c 1s 7d 8c 8b 6b 8d 2c 7s 2d 6d 4b",
    ),
    (
        "scopa",
        20261129,
        "10s 1b 8d 4b 7c 8s 5b 4c 2c 2b 9s 1c 3b 6b 5d 7b 9b 4d 8c 9d "
        "3d 7s 9c 5s 10d 4s 3s 10b 2s 1s 10c 2d 6c 5c 6s 1d 7d 6d 8b 3c",
    ),
    (
        "scopa",
        999_999_999,
        "3s 7b 6s 5c 10c 7s 8s 7c 5s 8c 7d 4s 10d 3c 1b 5d 1d 3d 2b 6c "
        "9s 10b 6d 4d 9d 3b 1c 8b 2c 2d 8d 9c 5b 2s 4b 10s 6b 4c 1s 9b",
    ),
    # Its first order had three kings among the open cards: 10c 5d 10b 10d.
    (
        "scopa",
        1324,
        "10d 2s 10s 2d 1b 5s 8s 9d 8b 7b 2c 1s 6d 5d 6s 5b 3d 8d 4b 10b "
        "4c 1d 3b 7s 7c 3s 9c 6b 7d 1c 9b 4s 2b 5c 10c 6c 4d 8c 3c 9s",
    ),
    # With four seats and three cards each: 2s 10s 10d 10c lay open at first, with nine each 6s 10s 10c 10d.
    (
        "pairs",
        2,
        "4c 7d 5c 9b 6c 1d 6s 2b 3b 3d 1b 4d 8c 9c 5b 8s 8b 3c 5d 5s "
        "4b 7s 1c 3s 4s 7c 9d 9s 7b 10b 1s 6b 2c 10s 2s 8d 2d 10c 10d 6d",
    ),
    (
        "scopone",
        582,
        "10b 5s 9b 10s 5c 4d 2b 6b 7s 2s 1d 9c 1s 3s 3d 8c 4b 6c 5d 3b "
        "4s 3c 8b 10d 7b 5b 1b 8s 8d 9s 2c 7c 4c 6s 10c 9d 6d 1c 2d 7d",
    ),
    ("scopa-28", 1, "7c 2d 6c 5s 4d 2b 5d 7b 6s 3c 1s 5b 1b 5c 7d 2s 3d 4s 3s 6d 4c 1c 6b 2c 7s 1d 3b 4b"),
]


def practice(match: Match, number: int, moves: int) -> Match:
    """A match with this deal dealt and some moves made."""
    match.seal(numbered.deck(match.rules, number, match.chain))
    match.cut(numbered.CUT, Cutter.FIXED if match.practice else Cutter.PERSON)
    for _ in range(moves):
        assert match.state is not None
        match.play(legal_moves(match.rules, match.state.hands[match.state.turn], match.state.table)[0])
    return match


@pytest.mark.parametrize(("form", "number", "order"), GOLDEN)
def test_a_number_has_one_order_for_ever(form: str, number: int, order: str) -> None:
    rules = agreed(form)
    assert codes(numbered.order(rules, number)) == order
    made = numbered.deck(rules, number, "")
    assert codes(made.cut(numbered.CUT)) == order
    assert codes(made.order) == " ".join([*order.split(" ")[-1:], *order.split(" ")[:-1]])  # cut at 1, for ever
    assert made.nonce == "0" * 64


def test_with_four_seats_the_first_seat_leads_a_number_too() -> None:
    rules = agreed("scopone")
    match = practice(Match(rules, ("person", "easy", "easy", "easy"), 0, "numbered 7"), 7, 0)
    assert match.state is not None
    assert [codes(hand) for hand in match.state.hands] == [
        "7b 4c 6d 5c 2c 4s 10s 1s 5s",
        "8d 3s 9c 9s 9d 5d 1c 8s 6c",
        "7c 8b 1d 4b 3c 10c 3b 7d 2b",
        "2s 4d 6s 3d 9b 10b 6b 7s 5b",
    ]
    assert codes(match.state.table) == "8c 2d 10d 1b"


def test_no_numbered_deal_is_void() -> None:
    assert not any(deal(SCOPA, numbered.order(SCOPA, number), 0).state.void for number in range(1, 2000))


@pytest.mark.parametrize("number", [0, -1, 1_000_000_000])
def test_other_numbers_have_no_deal(number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no deal {number}"):
        numbered.order(SCOPA, number)


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    places = [0] * 40
    for number in range(1, 4001):
        places[numbered.order(SCOPA, number).index(SCOPA.deck[0])] += 1
    assert sum((found - 100) ** 2 / 100 for found in places) < 74  # chi-square, 39 degrees, 1 in 2000


@pytest.mark.parametrize(
    ("kind", "number"),
    [("numbered 17", 17), ("daily 20261129", 20261129), ("", None), ("again", None), ("lesson sums 3", None)],
)
def test_what_is_practised_tells_its_number(kind: str, number: int | None) -> None:
    assert numbered.number_of(kind) == number


def test_a_day_has_its_number() -> None:
    assert numbered.daily(date(2026, 1, 31)) == 20260131


@pytest.mark.parametrize(
    "kind", ["again", "numbered 17", "daily 20261129", "lesson sums 3", "lesson sums", "exercise a-2"]
)
@pytest.mark.parametrize("moves", [0, 5, 36])
def test_a_record_tells_that_it_is_practice(kind: str, moves: int) -> None:
    match = practice(Match(SCOPA, ("person", "easy"), 0, kind), 17, moves)
    record = Record.load(match.record.dump())
    assert record == match.record
    assert record.practice == kind
    again = Match.replay(record)
    assert (again.practice, again.state, again.phase) == (kind, match.state, match.phase)


def test_a_match_is_written_as_before_there_was_practice() -> None:
    text = practice(Match(SCOPA, ("person", "easy"), 0), 17, 0).record.dump()
    assert "practice" not in text


@pytest.mark.parametrize("version", [1, 2])
def test_a_file_from_before_there_was_practice_is_a_match(version: int) -> None:
    text = (make.FOLDER / "records" / f"version-{version}.scopa").read_text(encoding="ascii")
    record = Record.load(text)
    assert record.practice == ""
    assert Match.replay(record).phase == Phase.WON


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "numbered",
        "numbered 0",
        "numbered 1234567890",
        "daily 1",
        "daily 02026011",
        "again 1",
        "lesson",
        "lesson 3",
        "lesson Sums",
        "lesson sums 0",
        "lesson sums 3 4",
        "exercise",
        "exercise two words",
        "for fun",
    ],
)
def test_another_practice_is_refused(kind: str) -> None:
    record = practice(Match(SCOPA, ("person", "easy"), 0, "again"), 17, 0).record
    with pytest.raises(RecordError, match="line 6: no such practice"):
        Record.load(record.dump().replace("practice again", f"practice {kind}".rstrip()))
