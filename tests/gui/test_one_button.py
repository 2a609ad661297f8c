"""A match with one button: the focus walks, one press takes what it is on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]
SLOW = {"motion": "off", "pace": "none", "scan": 5000}


def stop(screen: Screen) -> str:
    """Where the scan is."""
    item: QQuickItem | None = screen.window.activeFocusItem()
    assert item is not None
    return item.objectName()


def walk(screen: Screen) -> str:
    """Let a step of the scan pass at once; where it goes."""
    QMetaObject.invokeMethod(screen.find("scanner"), "advance")
    return stop(screen)


def button(screen: Screen) -> None:
    """Press the one button."""
    QTest.keyClick(screen.window, Qt.Key.Key_Space)


def round_of_stops(screen: Screen) -> list[str]:
    """Every stop, in the order in which they are offered."""
    found = [walk(screen)]
    while (name := walk(screen)) != found[0]:
        found.append(name)
    return found


def to(screen: Screen, name: str) -> None:
    """Wait until the scan is on a stop."""
    for _ in range(12):
        if walk(screen) == name:
            return
    raise AssertionError(f"the scan never comes to {name}")


def start(open_screen: Opener, tmp_path: Path, **preferences: object) -> Screen:
    left_on_the_table(tmp_path, arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 3d"))
    screen = open_screen(tmp_path, **(SLOW | preferences))
    assert screen.until_my_turn()
    return screen


def test_a_turn_has_a_stop_a_card_and_one_for_the_menu(open_screen: Opener, tmp_path: Path) -> None:
    screen = start(open_screen, tmp_path)
    assert round_of_stops(screen) == ["hand-9d", "hand-2c", "hand-5b", "scan-menu"]
    assert len(round_of_stops(screen)) <= 6


@pytest.mark.parametrize("press", ["Space", "Return", "click"])
def test_one_press_takes_the_stop(open_screen: Opener, tmp_path: Path, press: str) -> None:
    screen = start(open_screen, tmp_path)
    to(screen, "hand-2c")
    if press == "click":
        screen.click("napola")
    else:
        screen.press(press)
    assert [str(played.move) for played in screen.state.history[:1]] == ["2c"]
    assert not screen.match.rules.napola


def test_the_captures_are_offered_and_the_choice_can_be_given_up(open_screen: Opener, tmp_path: Path) -> None:
    screen = start(open_screen, tmp_path)
    to(screen, "hand-9d")
    button(screen)
    assert [walk(screen), screen.turn.property("option")] == ["take", 0]
    assert [walk(screen), screen.turn.property("option")] == ["take", 1]
    assert walk(screen) == "give-up"
    button(screen)
    assert screen.turn.property("chosen") == ""
    to(screen, "hand-9d")
    button(screen)
    walk(screen)
    walk(screen)
    button(screen)
    assert str(screen.state.history[0].move) == "9d:4b+5s"


def test_the_menu_takes_back_a_move_and_ends_the_scan(open_screen: Opener, tmp_path: Path) -> None:
    screen = start(open_screen, tmp_path)
    to(screen, "hand-2c")
    button(screen)
    screen.until_my_turn()
    for entry in ("scan-undo", "scan-stopScan"):
        to(screen, "scan-menu")
        button(screen)
        screen.until(lambda: screen.sees("scan-undo"))
        to(screen, entry)
        button(screen)
        screen.until(lambda: not screen.sees("scan-undo"))
    assert not screen.state.history
    assert screen.program.settings.values.scan == 0
    screen.click("napola")
    screen.until(lambda: screen.sees("yes"))


def test_the_scan_walks_by_itself(open_screen: Opener, tmp_path: Path) -> None:
    screen = start(open_screen, tmp_path, scan=500)
    for name in ("hand-9d", "hand-2c", "hand-5b", "scan-menu", "hand-9d"):
        screen.until(lambda: stop(screen) == name)  # noqa: B023


@pytest.mark.slow
def test_a_whole_match_with_one_button(open_screen: Opener) -> None:
    screen = open_screen(**SLOW, level="easy")
    while True:
        while screen.until_my_turn():
            card, taken = screen.choose_move()
            to(screen, f"hand-{card}")
            button(screen)
            if screen.turn.property("chosen") == card:
                options = [set(option) for option in screen.turn.property("options")]
                for _ in range(options.index(set(taken)) + 1):
                    walk(screen)
                button(screen)
        over = screen.match_over()
        to(screen, "proceed")
        button(screen)
        if over:
            break
    assert screen.phase == "end"
    to(screen, "proceed")
    button(screen)
    screen.until_my_turn()
    assert screen.saved().totals == (0, 0)
