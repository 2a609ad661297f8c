"""Whole matches with the display off: the log of what is announced, word for word.

The files are in tests/golden/announced. To renew one when a sentence is meant to change, delete it, run the test, which
writes it and fails, and read the difference. The match in English is played on a real accessibility bus too
(tests/e2e/test_screen_reader.py), and must be told there in the same words.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMetaObject
from PySide6.QtGui import QAccessible

from tests.cases import some
from tests.chance import drawn_from
from tests.pages import speak
from tests.screen import Screen

FOLDER = Path(__file__).parents[1] / "golden" / "announced"
SEED = 6
WORDS = {"en": ("Your hand", "Takes nothing", "; or "), "it": ("La tua mano", "Non prende nulla", "; oppure ")}
"""The group of my cards, the card that takes nothing, and the one that takes in several ways."""


@pytest.fixture
def heard() -> list[str]:
    """What was announced, in order."""
    return []


@pytest.fixture
def start(
    open_screen: Callable[..., Screen], monkeypatch: pytest.MonkeyPatch, heard: list[str]
) -> Iterator[Callable[..., Screen]]:
    """Opens the window on a match whose deals follow from the seed, while a screen reader is running."""

    def opener(language: str = "en", **preferences: object) -> Screen:
        for name, function in drawn_from(SEED).items():
            monkeypatch.setattr(secrets, name, function)
        screen = open_screen(**({"motion": "off", "pace": "none", "level": "easy"} | preferences), language=language)
        speak(screen, language)
        heard[:] = screen.program.announcer.property("log")
        screen.program.announcer.said.connect(lambda text, _: heard.append(text))
        return screen

    QAccessible.setActive(True)
    yield opener
    QAccessible.setActive(False)


def group(element: Any, name: str) -> Any:
    """The group of that name in the accessibility tree."""
    if element.text(QAccessible.Text.Name) == name and element.role() == QAccessible.Role.Grouping:
        return element
    found = (group(element.child(at), name) for at in range(element.childCount()))
    return next((one for one in found if one is not None), None)


def my_cards(screen: Screen, name: str) -> list[str]:
    """What is said of each card in my hand, as the tree tells it."""
    hand = group(QAccessible.queryAccessibleInterface(screen.window), name)
    cards = [hand.child(at) for at in range(hand.childCount())]
    return [card.text(QAccessible.Text.Description) for card in cards if not card.state().invisible]


def compare(heard: list[str], name: str) -> None:
    """Hold the log against the file of that name."""
    file, told = FOLDER / f"{name}.txt", "\n".join(heard) + "\n"
    if not file.exists():
        file.write_text(told, encoding="utf-8", newline="\n")
        pytest.fail(f"{file} is written: read it, and run the test again")
    assert told.splitlines() == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", some(["en", "it"], "en"))
def test_x07_a_match_played_by_what_the_tree_tells_is_told_word_for_word(
    start: Callable[..., Screen], heard: list[str], language: str
) -> None:
    hand, nothing, ways = WORDS[language]
    screen = start(language)
    while True:
        while screen.until_my_turn():
            said = my_cards(screen, hand)
            best = next((at for at, says in enumerate(said) if not says.startswith(nothing)), 0)
            screen.press(str(best + 1))
            if ways in said[best]:
                screen.press("Return")
        if screen.match_over():
            break
        screen.press("Space")
    compare(heard, language)


@pytest.mark.slow
def test_x07_a_match_with_one_button_is_told_word_for_word(start: Callable[..., Screen], heard: list[str]) -> None:
    screen = start(scan=5000)

    def walk_to(name: str) -> None:
        for _ in range(12):
            QMetaObject.invokeMethod(screen.find("scanner"), "advance")
            item = screen.window.activeFocusItem()
            if item is not None and item.objectName() == name:
                return
        raise AssertionError(f"the one button never comes to {name}")

    while True:
        while screen.until_my_turn():
            card = screen.choose_move()[0]
            walk_to(f"hand-{card}")
            screen.press("Space")
            if screen.turn.property("chosen") == card:
                walk_to("take")
                screen.press("Space")
        if screen.match_over():
            break
        walk_to("proceed")
        screen.press("Space")
    compare(heard, "one-button")
