"""Playing at the window: clicks, keys, choices, refusals, taking back, and what the screen says."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from scopa_desktop.engine import Move, agreed
from scopa_desktop.match import Match
from scopa_desktop.ui.table.scores import Role as Line
from scopa_desktop.ui.table.scores import ScoreModel
from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]


def at(open_screen: Opener, tmp_path: Path, match: Match, **preferences: object) -> Screen:
    """The window on a match that was left there."""
    left_on_the_table(tmp_path, match)
    screen = open_screen(tmp_path, **({"motion": "off", "pace": "none"} | preferences))
    assert screen.until_my_turn()
    return screen


def mine(screen: Screen) -> list[str]:
    """My moves of the round."""
    return [str(played.move) for played in screen.state.history if played.seat == 0]


CHOICE = ("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 3d")


def test_a_click_lays_a_card_that_takes_nothing(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("9d 8c 1d", "1b 3s 10s", "7s 4b 6c 3d"))
    screen.click("hand-8c")
    screen.until_my_turn()
    assert mine(screen) == ["8c"]


def test_a_click_makes_the_only_capture_at_once(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("5d 8c 1d", "1b 3s 10s", "7s 3b 2c 9d"))
    screen.click("hand-5d")
    screen.until_my_turn()
    assert mine(screen) == ["5d:2c+3b"]
    assert screen.stage.property("counts")["piles"][0] == 3


def test_with_several_captures_the_cards_are_picked_on_the_table(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.click("hand-9d")
    assert mine(screen) == []
    assert screen.sees("choice")
    assert screen.text("status") == "The knight of coins can take in 2 ways: choose on the table."
    screen.click("table-3d")
    assert mine(screen) == []
    screen.click("table-6c")
    screen.until_my_turn()
    assert mine(screen) == ["9d:3d+6c"]
    assert not screen.sees("choice")


PAIRS = ("7d 3s 7s", "1b 3c 10s", "5c 5b 2s 2d")
"""The settebello takes a five and a two, in four ways."""


@pytest.mark.parametrize("picked", ["5c", "5b", "2s", "2d"])
def test_the_bar_shows_a_capture_with_the_card_that_is_picked(open_screen: Opener, tmp_path: Path, picked: str) -> None:
    screen = at(open_screen, tmp_path, arranged(*PAIRS))
    screen.click("hand-7d")
    assert screen.text("choice-at") == "1 of 4"
    screen.click(f"table-{picked}")
    shown = screen.turn.property("options")[screen.turn.property("option")]
    assert picked in shown
    assert screen.text("choice-at") == "1 of 2"
    assert {code for code in screen.table if screen.find(f"card-{code}").property("ring") == "strong"} == set(shown)
    screen.click("next")
    other = screen.turn.property("options")[screen.turn.property("option")]
    assert picked in other
    assert other != shown
    screen.click("take")
    assert [set(move.partition(":")[2].split("+")) for move in mine(screen)] == [set(other)]


def test_a_picked_card_keeps_the_capture_that_is_shown_if_it_is_in_it(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*PAIRS))
    screen.click("hand-7d")
    for _ in range(3):
        screen.click("next")
    shown = screen.turn.property("options")[3]
    screen.click(f"table-{shown[0]}")
    assert screen.turn.property("options")[screen.turn.property("option")] == shown
    screen.click(f"table-{shown[0]}")
    assert screen.text("choice-at") == "4 of 4"


def test_where_one_capture_is_left_there_is_nothing_to_turn_through(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.click("hand-9d")
    screen.click("table-4b")
    assert not screen.sees("next")
    assert not screen.sees("choice-at")
    assert screen.text("status") == (
        "The knight of coins takes the four of clubs and the five of swords. Press again to play."
    )
    screen.press("Right")
    assert screen.text("choice-at") == "1 of 2"


def test_the_bar_says_that_a_card_is_laid(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), confirm=True)
    screen.click("hand-2c")
    assert screen.text("choice-move") == "Lay the two of cups"
    assert not screen.sees("previous")
    assert not screen.sees("next")
    assert not screen.sees("choice-at")
    screen.click("take")
    assert mine(screen) == ["2c"]


def test_the_bar_steps_through_the_captures(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.click("hand-9d")
    assert [set(option) for option in screen.turn.property("options")] == [{"3d", "6c"}, {"4b", "5s"}]
    assert "3 + 6 = 9" in [str(item.property("text")) for item in screen.items()]
    screen.click("next")
    assert "4 + 5 = 9" in [str(item.property("text")) for item in screen.items()]
    screen.click("previous")
    screen.click("previous")
    screen.click("take")
    screen.until_my_turn()
    assert mine(screen) == ["9d:4b+5s"]


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        (("1", "Return"), "9d:3d+6c"),
        (("1", "Right", "Return"), "9d:4b+5s"),
        (("1", "Down", "Space"), "9d:4b+5s"),
        (("1", "Left", "Left", "Enter"), "9d:3d+6c"),
        (("1", "1"), "9d:3d+6c"),
        (("1", "3"), "5b:5s"),
        (("2",), "2c"),
        (("Return", "Up", "Return"), "9d:4b+5s"),
        (("Left", "Space"), "5b:5s"),
    ],
)
def test_keys_choose_and_confirm(open_screen: Opener, tmp_path: Path, keys: tuple[str, ...], move: str) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    for key in keys:
        screen.press(key)
    screen.until_my_turn()
    assert mine(screen) == [move]


def test_enter_confirms_the_chosen_card_and_not_the_one_that_had_the_focus(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("2c 9d 5b", "1b 3s 10s", "5s 4b 6c 3d"))
    screen.find("hand-2c").forceActiveFocus()
    screen.press("2")
    assert screen.find("hand-9d").hasActiveFocus()
    screen.press("Return")
    screen.until_my_turn()
    assert mine(screen) == ["9d:3d+6c"]


def test_escape_gives_up_the_choice(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.press("1")
    assert screen.sees("choice")
    screen.press("Esc")
    assert not screen.sees("choice")
    assert mine(screen) == []
    screen.press("Return")
    assert mine(screen) == []


@pytest.mark.parametrize(
    ("house", "picked", "card", "says"),
    [
        ((), ("3d", "2s"), "5b", "You must take the five of cups."),
        ((), ("2s",), "9d", "The knight of coins does not take the two of swords."),
        (("asso_piglia_tutto",), ("2s",), "1c", "The ace takes the whole table."),
        (
            ("presa_minima",),
            ("3d", "2s", "4b"),
            "9d",
            "The fewest cards must be taken: the four of clubs and the five of cups.",
        ),
    ],
)
def test_a_refused_card_says_why(
    open_screen: Opener, tmp_path: Path, house: tuple[str, ...], picked: tuple[str, ...], card: str, says: str
) -> None:
    match = arranged("9d 1c 5b", "1b 3s 10s", "5c 4b 3d 2s", rules=agreed("scopa", house=house))
    screen = at(open_screen, tmp_path, match)
    for code in picked:
        screen.click(f"table-{code}")
    screen.click(f"hand-{card}")
    assert screen.text("status") == says
    assert mine(screen) == []
    screen.click("hand-5b")
    screen.until_my_turn()
    assert mine(screen) == ["5b:5c"]


def test_table_cards_may_be_picked_before_the_card_that_takes_them(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.click("table-5s")
    screen.click("table-6c")
    screen.click("table-6c")
    screen.click("table-4b")
    screen.click("hand-9d")
    screen.until_my_turn()
    assert mine(screen) == ["9d:4b+5s"]


def test_a_card_before_my_turn_is_refused(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    answer = threading.Event()
    screen.program._executor.submit(answer.wait)
    screen.click("hand-2c")
    screen.click("hand-5b")
    assert screen.text("status") == "Wait: it is the computer's turn."
    assert mine(screen) == ["2c"]
    answer.set()


@pytest.mark.parametrize("motion", ["calm", "normal", "fast"])
def test_a_click_completes_the_motion_and_is_obeyed(open_screen: Opener, motion: str) -> None:
    screen = open_screen(motion=motion, pace="slow", level="easy")
    for turn in range(1, 7):
        screen.until(lambda: not screen.thinking)
        screen.stage.skip()  # what a click anywhere does first; the card to be clicked must be known here
        screen.play_by_clicks()
        assert len(mine(screen)) == turn
        assert not any(item.property("flying") for item in screen.items() if item.objectName().startswith("hand-"))


def test_every_card_is_where_its_place_is_after_a_click(open_screen: Opener) -> None:
    screen = open_screen(motion="normal", pace="slow")
    screen.until(lambda: any(item.property("flying") for item in screen.items()))
    screen.press("Esc")
    assert not screen.stage.property("waiting")
    for item in screen.items():
        if item.objectName().startswith("card-"):
            assert not item.property("flying")
            assert item.property("turned") == (1 if item.property("face") else 0)


def test_undo_takes_back_my_move_and_the_answer(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    before = screen.state
    screen.press("2")
    screen.until_my_turn()
    after = screen.state
    assert len(after.history) == 2
    screen.press("Ctrl+Z")
    assert screen.state == before
    assert screen.hand == ["9d", "2c", "5b"]
    assert screen.saved().state == before
    screen.press("Ctrl+Shift+Z")
    screen.until_my_turn()
    assert screen.state == after
    assert screen.saved().record.undone


def test_nothing_is_taken_back_where_i_have_not_played(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    before = screen.state
    screen.press("Ctrl+Z")
    assert screen.state == before
    assert not screen.saved().record.undone


def test_undo_while_the_computer_thinks_forgets_its_thought(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE, level="hard"))
    before = screen.state
    screen.click("hand-2c")
    screen.press("Ctrl+Z")
    assert screen.state == before
    screen.press("3")
    screen.until_my_turn()
    assert mine(screen) == ["5b:5s"]
    assert len(screen.state.history) == 2


def test_the_last_move_is_marked_and_shown_again(open_screen: Opener, tmp_path: Path) -> None:
    match = arranged("9d 2c 5b", "1b 3s 8s", "7s 6c 4d 10d")
    match.play(Move.parse("2c"))
    match.play(Move.parse("3s"))
    screen = at(open_screen, tmp_path, match)
    assert screen.find("card-3s").property("mark") == "last"
    screen.press("U")
    again = screen.game.property("lastMove")
    assert (again["card"], list(again["taken"])) == ("3s", [])
    assert any(str(item.property("text")) == "The computer lays the three of swords." for item in screen.items())
    screen.press("A")
    shown = "The computer lays the three of swords."
    screen.until(lambda: [item.objectName() for item in screen.items() if item.property("text") == shown] == ["status"])


def test_the_word_scopa_makes_way_for_the_next_card(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d"), motion="fast")
    answer = threading.Event()
    screen.program._executor.submit(answer.wait)
    screen.click("hand-10b")
    screen.until(lambda: screen.sees("scopa-word") and not screen.stage.property("waiting"))
    word = screen.find("scopa-word")
    answer.set()
    screen.until(lambda: bool(screen.table))
    assert not word.property("told")


def test_the_word_scopa_goes_when_one_plays_on(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d"))
    screen.click("hand-10b")
    screen.until(lambda: screen.sees("scopa-word"))
    screen.until_my_turn()
    assert screen.sees("scopa-word")
    screen.click(f"table-{screen.table[0]}")
    assert not screen.sees("scopa-word")


def test_a_scopa_lies_crosswise_in_its_pile(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d"))
    screen.click("hand-10b")
    screen.until_my_turn()
    card = screen.find("card-10b")
    assert [card.property(name) for name in ("zone", "owner", "cross", "face")] == ["pile", 0, 1, True]
    assert "5 cards · 1 scopa" in [str(item.property("text")) for item in screen.items()]
    assert screen.find("card-1c").rotation() == 90
    assert card.rotation() == 0


def test_one_card_is_shown_very_large(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))

    def by_key() -> None:
        screen.press("Left")
        screen.press("Z")

    def by_mouse() -> None:
        screen.click("hand-2c", Qt.MouseButton.RightButton)

    for opening in (by_mouse, by_key):
        opening()
        screen.until(
            lambda: any(
                item.height() > 0.6 * screen.window.height() and item.property("code") for item in screen.items()
            )
        )
        screen.press("A")
        screen.until(
            lambda: (
                not any(
                    item.height() > 0.6 * screen.window.height() and item.property("code") for item in screen.items()
                )
            )
        )
    assert mine(screen) == []


def test_a_hint_says_whether_something_can_be_taken(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.press("H")
    screen.until(lambda: screen.text("status").startswith("Something can be taken."))
    screen.press("1")
    screen.press("Return")
    assert mine(screen) == ["9d:3d+6c"]


def test_a_hint_says_that_nothing_can_be_taken(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("2d 2c 1d", "8b 3s 9s", "7s 4b 6c 10d"))
    screen.press("H")
    screen.until(lambda: screen.text("status") == "Nothing can be taken: a card must be laid. Your turn.")


def test_the_full_hint_names_and_marks_the_best_move(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("7c 2c 1b", "10b 3s 10s", "7d 4b 6c 9s"))
    screen.press("Shift+H")
    screen.until(lambda: screen.text("status").startswith("Take"))
    assert screen.text("status").startswith("Take the settebello with the seven of cups: it takes the settebello.")
    assert screen.find("card-7c").property("ring") == "strong"
    assert screen.find("card-7d").property("ring") == "strong"
    assert screen.find("card-4b").property("ring") == ""
    screen.press("1")
    assert mine(screen) == ["7c:7d"]
    assert screen.turn.property("hinted") == []


@pytest.mark.slow
def test_the_points_of_the_match_rise_with_the_rows_of_the_count(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path, motion="off", pace="none", level="easy")
    while screen.until_my_turn() and len(screen.state.history) < 34:
        screen.play_by_keys()
    screen.program.settings.choose("motion", "fast")
    screen.play_round(screen.play_by_keys)
    sheet = screen.find("sheet")
    rows = [line.points for line in screen.match.scores[-1].lines]
    seen = {}

    def complete() -> bool:
        lines = screen.stage.property("scores")
        assert isinstance(lines, ScoreModel)
        shown = sum(bool(lines.data(lines.index(row), Line.SHOWN)) for row in range(lines.rowCount()))
        seen[shown] = [int(screen.text(f"total-{side}")) for side in (0, 1)]
        return bool(sheet.property("complete"))

    assert not complete()
    screen.until(complete)
    assert seen == {shown: [sum(row[side] for row in rows[:shown]) for side in (0, 1)] for shown in seen}
    assert seen[len(rows)] == list(screen.match.totals)
