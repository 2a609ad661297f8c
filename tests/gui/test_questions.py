"""Questions before something is lost: what they are asked for, and which answer a key pressed at once would give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject

from scopa_desktop.engine import agreed
from scopa_desktop.match import Match
from tests.cases import some
from tests.dealing import arranged, left_on_the_table
from tests.golden import make
from tests.pages import CHOICE
from tests.screen import Screen

Opener = Callable[..., Screen]


def at_its_last_card() -> Match:
    """A match that is won as soon as each has played its last card, and I am to play."""
    record = make.recorded(agreed("scopa"), 0, whole=True)
    last = replace(record.rounds[-1], moves=record.rounds[-1].moves[:34], points=None)
    return Match.replay(replace(record, rounds=(*record.rounds[:-1], last), winner=None))


def ask_by(screen: Screen, way: str) -> None:
    """Ask with a key, a button at the table or a function of the questions; wait until the question is there."""
    if way in ("deleteAll", "remove", "playOn"):
        arguments = [Q_ARG("QString", "Ada")] if way == "remove" else []
        assert QMetaObject.invokeMethod(screen.singleton("Questions"), way, *arguments)
    elif way in ("level", "napola"):
        screen.click(way)
    else:
        screen.press(way)
    screen.until(lambda: screen.sees("yes"))


@pytest.mark.parametrize("way", ["N", "L", "level", "napola", "deleteAll", "remove", "playOn"])
@pytest.mark.parametrize("key", some(["Return", "Space"], "Return"))
def test_a_key_pressed_at_once_loses_nothing(open_screen: Opener, tmp_path: Path, way: str, key: str) -> None:
    left_on_the_table(tmp_path, arranged(*CHOICE))
    screen = open_screen(tmp_path, motion="off", pace="none")
    screen.until_my_turn()
    screen.click("hand-2c")
    screen.until_my_turn()
    before, record = screen.match, screen.match.record
    ask_by(screen, way)
    screen.until(screen.find("no").hasActiveFocus)
    screen.press(key)
    screen.until(lambda: not screen.sees("yes"))
    assert screen.match is before
    assert screen.match.record == record


@pytest.mark.parametrize("way", ["L", "level", "napola"])
def test_level_and_napola_ask_before_the_first_card(open_screen: Opener, tmp_path: Path, way: str) -> None:
    screen = open_screen(tmp_path, motion="off", pace="none")
    screen.until_my_turn()
    before, hand = screen.match, screen.hand
    ask_by(screen, way)
    assert "begins" in screen.text("ask-words")
    assert "given up" not in screen.text("ask-words")
    screen.click("no")
    screen.until(lambda: not screen.sees("yes"))
    assert (screen.match, screen.hand) == (before, hand)
    ask_by(screen, way)
    screen.click("yes")
    screen.until(lambda: screen.match is not before)


@pytest.mark.parametrize("way", ["L", "level", "napola"])
def test_level_and_napola_leave_the_result_of_a_match(open_screen: Opener, tmp_path: Path, way: str) -> None:
    left_on_the_table(tmp_path, at_its_last_card())
    screen = open_screen(tmp_path, motion="off", pace="none")
    screen.play_round(screen.play_by_keys)
    assert screen.match_over()
    before = screen.match
    ask_by(screen, way)
    screen.press("Return")
    screen.until(lambda: not screen.sees("yes"))
    assert screen.match is before
    assert screen.sees("sheet")
    assert screen.match_over()
