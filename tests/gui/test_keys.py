"""Every key can be another one; conflicts are refused with a reason; single letters can be switched off."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]
CALM = {"motion": "off", "pace": "none"}


def at_table(open_screen: Opener, tmp_path: Path, **preferences: object) -> Screen:
    """The window in a match in which I am to play."""
    left_on_the_table(tmp_path, arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 3d"))
    screen = open_screen(tmp_path, **(CALM | preferences))
    assert screen.until_my_turn()
    return screen


def last(screen: Screen) -> str:
    """What was announced last."""
    return str(screen.program.announcer.property("log")[-1])


def open_keys(screen: Screen) -> None:
    """Open the settings at the keys."""
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-8"))
    screen.click("page-8")


def first(screen: Screen) -> dict[str, str]:
    """The key that each command has at first."""
    keys: dict[str, str] = screen.program.keyboard.property("first")
    assert len(keys) > 50
    return keys


def test_no_two_commands_have_the_same_key(open_screen: Opener, tmp_path: Path) -> None:
    keys = first(at_table(open_screen, tmp_path))
    assert len(set(keys.values())) == len(keys)


def test_a_command_gets_the_key_that_is_pressed(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path)
    open_keys(screen)
    screen.click_below("key-readTable")
    screen.press("J")
    assert last(screen) == "Read the table: J."
    screen.press("Esc")
    screen.until(lambda: not screen.sees("page-8"))
    screen.press("T")
    assert last(screen) == "Read the table: J."
    screen.press("J")
    assert last(screen).startswith("4 cards on the table")
    assert json.loads((tmp_path / "config" / "settings.json").read_text())["keys"] == "readTable=J"
    screen.close()
    again = open_screen(tmp_path)
    assert again.program.keyboard.property("of")["readTable"] == "J"


def test_a_menu_command_gets_another_key(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path)
    open_keys(screen)
    screen.click_below("key-larger")
    screen.press("Ctrl+K")
    screen.press("Esc")
    screen.until(lambda: not screen.sees("page-8"))
    screen.press("Ctrl+K")
    assert screen.program.settings.values.text == 125


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("M", "M already means: Read my hand and what it takes."),
        ("Ctrl+Z", "Ctrl+Z already means: Take back a move."),
        ("Right", "This key walks, confirms or leaves everywhere, so it stays as it is."),
        ("Return", "This key walks, confirms or leaves everywhere, so it stays as it is."),
        ("Alt+K", "Alt opens the menus."),
        ("Shift+!", "A sign typed with Shift is another key on other keyboards."),
    ],
)
def test_a_key_that_cannot_be_had_is_refused_with_a_reason(
    open_screen: Opener, tmp_path: Path, key: str, says: str
) -> None:
    screen = at_table(open_screen, tmp_path)
    open_keys(screen)
    screen.click_below("key-readTable")
    screen.press(key)
    assert last(screen) == says
    assert says in [str(item.property("text")) for item in screen.items()]
    assert screen.program.keyboard.property("of") == first(screen)
    assert not screen.state.history
    screen.press("Esc")
    assert screen.sees("page-8")


def test_every_key_as_at_first(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, keys="readTable=J hint=Ctrl+H")
    assert screen.program.keyboard.property("of")["hint"] == "Ctrl+H"
    screen.program.keyboard.reset()
    assert screen.program.keyboard.property("of") == first(screen)
    assert screen.program.settings.values.keys == ""


@pytest.mark.parametrize("keys", ["readTable=M", "nonsense=J", "readTable", "= ", "readTable=A,B"])
def test_keys_in_the_file_that_cannot_be_are_passed_over(open_screen: Opener, tmp_path: Path, keys: str) -> None:
    screen = at_table(open_screen, tmp_path, keys=keys)
    assert screen.program.keyboard.property("of") == first(screen)


def test_single_keys_can_be_switched_off(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, single_keys=False)
    for key in ("T", "1", "Shift+1", "N", "L", "R"):
        screen.press(key)
    assert last(screen) == "Your turn."
    assert not screen.state.history
    assert screen.program.keyboard.property("of")["undo"] == "Ctrl+Z"
    screen.press("Right")
    screen.press("Space")
    assert screen.state.history


def test_the_list_of_keys_tells_the_keys_in_force(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, keys="readTable=J")
    screen.press("?")
    screen.until(lambda: any(item.property("text") == "J" for item in screen.items()))
    assert not any(item.property("text") == "T" for item in screen.items())


def test_ctrl_and_the_wheel_make_everything_larger(open_screen: Opener, tmp_path: Path) -> None:
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QGuiApplication, QWheelEvent

    screen = at_table(open_screen, tmp_path)
    for turned in (60, 60, 120, -120):
        here = QPointF(600, 300)
        event = QWheelEvent(
            here,
            here,
            QPoint(),
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QGuiApplication.sendEvent(screen.window, event)
    assert screen.program.settings.values.text == 125
