"""Who sits where; and that nothing else in the window knows a seat by its number."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_desktop.engine import FORMS
from scopa_desktop.library.seats import PERSON, Place, Seats

PACKAGE = Path(__file__).parents[2] / "scopa_desktop"
SEATS = {"seat", "turn", "me", "side", "winner", "owner", "player"}
LISTS = {"totals", "points", "hands", "hand_sizes", "piles", "sides", "players", "sweeps", "counts", "gained", "scope"}


def two(*players: str) -> Seats:
    return Seats.of(FORMS["scopa"], players)


def four(*players: str) -> Seats:
    return Seats.of(FORMS["pairs"], players)


def test_a_person_against_the_computer() -> None:
    seats = two(PERSON, "hard")
    assert (seats.me, seats.partner, seats.opponents, seats.side, seats.other) == (0, None, (1,), 0, 1)
    assert (seats.persons, seats.computers, seats.level, seats.eyes) == ((0,), {1: "hard"}, "hard", frozenset({0}))
    assert [seats.place(seat) for seat in range(2)] == [Place.BOTTOM, Place.TOP]


def test_the_person_may_sit_anywhere() -> None:
    seats = two("easy", PERSON)
    assert (seats.me, seats.opponents, seats.side, seats.other, seats.level) == (1, (0,), 1, 0, "easy")
    assert [seats.place(seat) for seat in range(2)] == [Place.TOP, Place.BOTTOM]


def test_four_at_the_table_sit_in_the_order_in_which_they_play() -> None:
    seats = four("normal", PERSON, "easy", "hard")
    assert (seats.me, seats.partner, seats.opponents, seats.side, seats.other) == (1, 3, (2, 0), 1, 0)
    assert [seats.place(seat) for seat in (1, 2, 3, 0)] == [Place.BOTTOM, Place.RIGHT, Place.TOP, Place.LEFT]
    assert seats.after(1) == (2, 3, 0)
    assert seats.level == "easy"
    assert seats.computers == {0: "normal", 2: "easy", 3: "hard"}


def test_two_persons_see_through_one_pair_of_eyes_at_a_time() -> None:
    seats = two(PERSON, PERSON)
    assert (seats.me, seats.eyes, seats.level, seats.computers) == (0, frozenset({0}), "", {})
    other = seats.seen_from(1)
    assert (other.me, other.eyes, other.side, other.opponents) == (1, frozenset({1}), 1, (0,))


def test_without_a_person_the_first_seat_is_looked_from() -> None:
    seats = four("easy", "easy", "hard", "hard")
    assert (seats.me, seats.persons, seats.level) == (0, (), "easy")


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def literal_seats(tree: ast.Module) -> Iterator[int]:
    """The lines in which a seat or a side is a number, or an opponent is reckoned from one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
            if any(name_of(part) in SEATS for part in parts) and any(is_number(part) for part in parts):
                yield node.lineno
        elif (
            (isinstance(node, ast.Subscript) and name_of(node.value) in LISTS and is_number(node.slice))
            or (isinstance(node, ast.BinOp) and is_number(node.left) and name_of(node.right) in SEATS)
            or (isinstance(node, ast.Constant) and re.fullmatch(r"(hand|pile)\d|person", str(node.value)))
        ):
            yield node.lineno


@pytest.mark.parametrize("path", sorted((PACKAGE / "ui").rglob("*.py")), ids=lambda path: path.stem)
def test_the_window_knows_no_seat_by_its_number(path: Path) -> None:
    assert list(literal_seats(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_that_check_finds_each_kind() -> None:
    found = literal_seats(ast.parse("if seat == 0: a = totals[1]\nb = 1 - event.side\nc = 'hand1'\nd = 'person'\n"))
    assert sorted(found) == [1, 1, 2, 3, 4]


QML = re.compile(
    r"(?:seat|side|winner|owner|turn) *[!=]==? *[01]\b|[!=]==? *[01] *\? *qsTr\(\"You|"
    r"(?:totals|hands|piles|sweeps|gained|captured)\[[01]\]|zone *[!=]==? *\"(?:hand|pile)\d\""
)


@pytest.mark.parametrize("path", sorted((PACKAGE / "qml").rglob("*.qml")), ids=lambda path: path.stem)
def test_neither_do_its_pages(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line.strip() for line in lines if QML.search(line)] == []
