"""Drag and drop, double clicks and the settings of the mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.dealing import arranged, left_on_the_table
from tests.gui.test_playing import CHOICE, at, mine
from tests.screen import PATIENCE, Screen

Opener = Callable[..., Screen]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drag(screen: Screen, name: str, to: QPoint, *, release: bool = True) -> None:
    """Press on the item called `name`, move to `to` in steps as a hand does, and let go."""
    screen.drawn()
    start = screen.middle(name)
    QTest.mousePress(screen.window, LEFT, NONE, start)
    for step in range(1, 11):
        QTest.mouseMove(screen.window, start + (to - start) * step / 10)
    if release:
        QTest.mouseRelease(screen.window, LEFT, NONE, to)


def free_table(screen: Screen) -> QPoint:
    """A place of the table where no card lies."""
    card = screen.find(f"table-{screen.table[0]}")
    return screen.middle(f"table-{screen.table[0]}") - QPoint(int(card.width()), 0)


@pytest.mark.parametrize("mouse", ["drag", "both"])
def test_a_card_dropped_on_the_table_is_played(open_screen: Opener, tmp_path: Path, mouse: str) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), mouse=mouse)
    drag(screen, "hand-2c", free_table(screen))
    screen.until_my_turn()
    assert mine(screen) == ["2c"]


def test_a_card_dropped_on_one_it_can_take_takes_it(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("7s 2c 5b", "1b 3s 10s", "7d 7c 6c 3d"))
    drag(screen, "hand-7s", screen.middle("table-7c"))
    screen.until_my_turn()
    assert mine(screen) == ["7s:7c"]


def test_a_card_dropped_on_part_of_a_sum_goes_on_to_choose(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    drag(screen, "hand-9d", screen.middle("table-4b"))
    assert mine(screen) == []
    assert screen.turn.property("picked") == ["4b"]
    screen.click("table-5s")
    screen.until_my_turn()
    assert mine(screen) == ["9d:4b+5s"]


@pytest.mark.parametrize("to", [QPoint(40, 640), QPoint(-60, -60), QPoint(640, -80)])
def test_a_card_let_go_elsewhere_or_outside_returns(open_screen: Opener, tmp_path: Path, to: QPoint) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    place = screen.middle("card-2c")
    drag(screen, "hand-2c", to)
    assert mine(screen) == []
    assert screen.middle("card-2c") == place
    assert not screen.find("card-2c").property("carried")


def test_a_carried_card_shows_what_it_may_take(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    drag(screen, "hand-5b", free_table(screen), release=False)
    assert screen.find("card-5s").property("ring") == "strong"
    assert screen.find("card-4b").property("ring") == ""
    assert screen.find("card-5b").property("carried")
    QTest.mouseRelease(screen.window, LEFT, NONE, free_table(screen))
    screen.until_my_turn()
    assert mine(screen) == ["5b:5s"]


def test_with_clicks_alone_a_card_is_not_carried(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), mouse="click")
    drag(screen, "hand-2c", free_table(screen))
    assert mine(screen) == []


def test_with_dragging_alone_a_click_plays_nothing(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), mouse="drag")
    screen.click("hand-2c")
    assert mine(screen) == []


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_a_double_click_never_plays_twice(open_screen: Opener, tmp_path: Path, motion: str) -> None:
    left_on_the_table(tmp_path, arranged("8c 2c 10b", "1b 3s 10s", "5s 4b 6c 3d"))
    screen = open_screen(tmp_path, motion=motion, pace="none")
    QGuiApplication.styleHints().setMouseDoubleClickInterval(PATIENCE)
    screen.until_my_turn()
    screen.drawn()
    where = screen.middle("hand-2c")
    QTest.mouseDClick(screen.window, LEFT, NONE, where)
    screen.until_my_turn()
    QTest.mouseClick(screen.window, LEFT, NONE, where)
    assert mine(screen) == ["2c"]


def test_only_cards_of_my_hand_have_captures_to_show(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    assert screen.turn.capturesOf("5b") == [["5s"]]
    assert screen.turn.capturesOf("1b") == []
