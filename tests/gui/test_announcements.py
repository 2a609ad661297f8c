"""What is announced to a screen reader and repeated by keys, and where the focus stays."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy

from scopa_desktop.engine import Move, agreed
from scopa_desktop.match import Match
from tests.dealing import arranged, left_on_the_table
from tests.pages import speak
from tests.screen import Screen

Opener = Callable[..., Screen]
CHOICE = ("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 3d")
CALM = {"motion": "off", "pace": "none"}


def at(open_screen: Opener, tmp_path: Path, match: Match, **preferences: object) -> Screen:
    """The window on a match that was left there."""
    left_on_the_table(tmp_path, match)
    screen = open_screen(tmp_path, **(CALM | preferences))
    assert screen.until_my_turn()
    return screen


def log(screen: Screen) -> list[str]:
    """What was announced."""
    return list(screen.program.announcer.property("log"))


def focus(screen: Screen) -> str:
    """The name of what has the focus."""
    item: QQuickItem | None = screen.window.activeFocusItem()
    assert item is not None
    return item.objectName()


def test_a_move_and_its_answer_are_announced_once_in_order(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("5d 8c 1d", "9b 9s 9c", "7s 3b 2c 9d"))
    assert log(screen) == ["Your turn."]
    screen.press("1")
    screen.until(lambda: len(log(screen)) == 4)
    suit = {"s": "swords", "b": "clubs", "c": "cups"}[screen.state.history[-1].move.card.suit.letter]
    assert log(screen)[1:] == [
        "You take the two of cups and the three of clubs with the five of coins.",
        f"The computer takes the knight of coins with the knight of {suit}.",
        "Your turn.",
    ]


def test_a_scopa_is_announced(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d"))
    screen.press("1")
    screen.until_my_turn()
    assert log(screen)[1].endswith("with the king of clubs. Scopa!")


def test_refusals_cut_off_what_is_being_said_and_the_turn_waits_for_it(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("9d 1c 5b", "1b 3s 10s", "5c 4b 3d 2s"))
    said = QSignalSpy(screen.program.announcer.said)
    screen.click("table-2s")
    screen.click("hand-5b")
    screen.press("2")
    screen.until_my_turn()
    heard = [said.at(at) for at in range(said.count())]
    assert heard[0] == ["You must take the five of cups.", True]
    assert heard[1] == ["You lay the ace of cups.", False]
    assert heard[-1] == ["Your turn.", False]
    assert all(urgent is False for _, urgent in heard[1:])


def test_a_choice_is_announced_and_each_of_its_captures(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.press("1")
    screen.press("Right")
    assert log(screen)[1:] == [
        "The knight of coins can take in 2 ways: choose on the table. The three of coins and the six of cups. 1 of 2.",
        "The four of clubs and the five of swords. 2 of 2.",
    ]


def test_deals_and_every_row_of_the_count_are_announced(open_screen: Opener) -> None:
    screen = open_screen(**CALM, level="easy")
    screen.play_round(screen.play_by_keys)
    told = log(screen)
    assert told[0] in ("You play first.", "The computer plays first.")
    assert [text for text in told if "dealt" in text] == ["New cards are dealt."] * 4 + ["The last cards are dealt."]
    rows = told[-6:]
    assert [row.partition(":")[0] for row in rows] == [
        *("Cards", "Coins", "Settebello", "Primiera", "Scope", "This round"),
    ]
    mine, theirs = screen.match.totals
    assert rows[-1] == f"This round: you {mine}, computer {theirs}. Match: {mine} to {theirs}."


def test_rows_are_announced_as_they_come(open_screen: Opener) -> None:
    screen = open_screen(motion="fast", pace="none", level="easy")
    screen.hasten(20)
    screen.play_round(screen.play_by_keys)
    screen.until(lambda: bool(screen.find("sheet").property("complete")))
    assert [text.partition(":")[0] for text in log(screen)][-6:] == [
        *("Cards", "Coins", "Settebello", "Primiera", "Scope", "This round"),
    ]


READINGS = [
    ("T", "4 cards on the table: three of coins, four of clubs, five of swords, six of cups. Sum 18."),
    ("Shift+1", "Five of swords. 1 of 4."),
    ("Shift+4", "Three of coins. 4 of 4."),
    ("Shift+5", "There is no card 5 on the table."),
    (
        "M",
        "Knight of coins. Takes the three of coins and the six of cups; or the four of clubs and the five of swords. "
        "Two of cups. Takes nothing. Five of clubs. Takes the five of swords.",
    ),
    ("P", "You 0, computer 0, to 11. You: 0 cards. Computer: 0 cards."),
    ("U", "The computer has not played in this round yet."),
    ("C", "You: 0 cards. Computer: 0 cards."),
]


@pytest.mark.parametrize(("key", "says"), READINGS)
def test_a_key_reads_aloud_and_shows_what_it_reads(open_screen: Opener, tmp_path: Path, key: str, says: str) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.press(key)
    assert says in log(screen)[1:]
    assert screen.text("status") == says
    assert len(screen.state.history) == 0


def test_captures_are_counted_aloud(open_screen: Opener, tmp_path: Path) -> None:
    match = arranged("7c 9d 8c", "1s 6s 5s", "7d 1b 3s 10d")
    for move in ("7c:7d", "1s:1b", "9d"):
        match.play(Move.parse(move))
    screen = at(open_screen, tmp_path, match)
    screen.press("P")
    last = "You: 2 cards, 1 coin, the settebello. Computer: "
    assert log(screen)[-1].startswith("You 0, computer 0, to 11. " + last)


def test_r_repeats_and_shift_r_goes_back(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.press("2")
    screen.until_my_turn()
    told = log(screen)
    said = QSignalSpy(screen.program.announcer.said)
    for key in ("R", "Shift+R", "Shift+R", "R"):
        screen.press(key)
    assert [said.at(at)[0] for at in range(4)] == [told[-1], told[-2], told[-3], told[-1]]
    assert log(screen) == told
    assert screen.text("status") == told[-1]


def test_what_was_read_gives_way_to_what_happens(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.press("T")
    screen.press("2")
    screen.until_my_turn()
    assert "on the table:" not in screen.text("status")


def test_the_focus_goes_to_the_next_card_and_after_a_deal_to_the_first(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("9d 2c 6b", "1b 3s 10s", "7s 4b 8c 10d"))
    screen.until(lambda: focus(screen) == "hand-9d")
    screen.press("Right")
    for after in ("hand-6b", "hand-9d"):
        screen.press("Space")
        screen.until_my_turn()
        assert focus(screen) == after
    screen.press("Space")
    screen.until_my_turn()
    screen.until(lambda: len(screen.hand) == 3 and focus(screen) == f"hand-{screen.hand[0]}")


@pytest.mark.parametrize(
    ("key", "page"), [("Ctrl+,", "settings"), ("F1", ""), ("C", "captured"), ("U", "last-move"), ("Z", "zoom")]
)
def test_the_focus_returns_to_where_a_page_was_opened(open_screen: Opener, tmp_path: Path, key: str, page: str) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    for opener in ("hand-2c", "napola", "table-4b", "larger"):
        screen.find(opener).forceActiveFocus()
        screen.press(key)
        if key == "Z" and opener in ("napola", "larger"):
            continue
        screen.until(lambda: focus(screen) != opener)  # noqa: B023
        screen.press("Esc")
        screen.until(lambda: focus(screen) == opener)  # noqa: B023
    assert page or key == "F1"


def test_the_focus_is_shown_to_who_uses_keys(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), guided=False)
    screen.until(lambda: focus(screen) == "hand-9d")
    assert screen.find("card-9d").property("ring") == ""
    screen.press("Right")
    assert screen.find("card-2c").property("ring") == "focus"
    screen.click("table-4b")
    assert screen.find("card-2c").property("ring") == ""


def test_with_confirmation_the_first_press_chooses_and_the_second_plays(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), confirm=True)
    screen.press("2")
    assert not screen.state.history
    assert log(screen)[-1] == "The two of cups takes nothing. Press again to play."
    screen.press("3")
    assert log(screen)[-1] == "The five of clubs takes the five of swords. Press again to play."
    assert screen.text("status") == log(screen)[-1]
    screen.press("3")
    assert str(screen.state.history[0].move) == "5b:5s"


def test_with_confirmation_a_picked_capture_is_chosen_and_a_wrong_one_refused(
    open_screen: Opener, tmp_path: Path
) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), confirm=True)
    for code in ("4b", "5s"):
        screen.click(f"table-{code}")
    screen.click("hand-9d")
    assert not screen.state.history
    screen.click("hand-9d")
    assert str(screen.state.history[0].move) == "9d:4b+5s"


def accessible(item: QObject, name: str) -> str:
    """A property of what a screen reader is told of an item."""
    for child in item.children():
        if child.metaObject().className().startswith("QQuickAccessibleAttached"):
            return str(child.property(name))
    raise LookupError(name)


def test_a_card_says_its_name_then_what_it_takes_then_its_place(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("8s 7d 2c", "1b 3s 10s", "7c 4b 10c 9s"))
    slot = screen.find("hand-7d")
    assert accessible(slot, "name") == "Seven of coins, settebello"
    assert accessible(slot, "description") == "Takes the seven of cups. 2 of 3."
    assert accessible(screen.find("table-4b"), "description") == "2 of 4."
    assert agreed("scopa").hand == 3


ITALIAN = {
    "U": r"Il computer (cala|prende) ",
    "T": r"\d cart[ae] in tavola: ",
    "M": r"Cavallo di denari\. (Non prende|Prende) ",
    "P": r"Tu 0, computer 0, si va a 11\. ",
}


@pytest.mark.parametrize("key", ITALIAN)
def test_what_was_asked_for_is_said_in_the_window_s_language(open_screen: Opener, tmp_path: Path, key: str) -> None:
    screen = at(open_screen, tmp_path, arranged("9d 2c 5b", "1b 8s 10s", "5s 4b 6c 3d", level="easy"))
    screen.click("hand-2c")
    assert screen.until_my_turn()
    screen.press(key)
    if key == "U":
        screen.press("Esc")
    speak(screen, "it")
    assert re.match(ITALIAN[key], screen.text("status"))
    speak(screen, "en")
    assert not re.match(ITALIAN[key], screen.text("status"))


def test_a_sentence_of_another_language_is_not_repeated(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.press("2")
    assert screen.until_my_turn()
    speak(screen, "it")
    screen.press("R")
    assert "Your turn." not in screen.text("status")
