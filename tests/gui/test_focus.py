"""What has the focus may go, shrink or lose its place among the stops of Tab: Qt has nothing to complain of.

A warning of Qt fails a test, so that these need to say little.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]


def focus(screen: Screen, name: str) -> None:
    """Come to an item as with Tab."""
    screen.drawn()
    screen.find(name).forceActiveFocus(Qt.FocusReason.TabFocusReason)


def test_the_last_capture_is_taken_back_while_its_pile_has_the_focus(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d"))
    screen = open_screen(tmp_path, motion="off", pace="none")
    screen.until_my_turn()
    screen.click("hand-10b")
    screen.until_my_turn()
    focus(screen, "pile-0")
    screen.press("Ctrl+Z")
    screen.until(lambda: not screen.stage.property("counts")["piles"][0])
    assert not screen.find("pile-0").hasActiveFocus()
    focus(screen, "hand-10b")
    for _ in range(12):
        screen.press("Tab")
        assert not screen.find("pile-0").hasActiveFocus()


def test_the_board_comes_to_need_no_scrolling_while_it_has_the_focus(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path, motion="off", pace="none", board=True, text=200)
    screen.until_my_turn()
    screen.window.resize(960, 600)
    focus(screen, "board-cards")
    assert screen.find("board-cards").hasActiveFocus()
    screen.program.settings.put(text=100)
    screen.window.resize(1600, 1000)
    screen.drawn()
    screen.press("Tab")
    screen.until(lambda: not screen.find("board-cards").hasActiveFocus())
    for _ in range(30):
        screen.press("Tab")
        assert not screen.find("board-cards").hasActiveFocus()


def test_the_move_that_has_the_focus_is_taken_back(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path, motion="off", pace="none", move_list=True)
    for _ in range(2):
        screen.until_my_turn()
        screen.play_by_keys()
    screen.until_my_turn()
    focus(screen, "move-1")
    screen.press("Up")
    screen.press("1")
    screen.press("Return")
    screen.until_my_turn()
    focus(screen, "move-2")
    for _ in range(6):
        screen.press("Ctrl+Z")
    screen.press("Tab")
    assert screen.window.activeFocusItem() is not None
