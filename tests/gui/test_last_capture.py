"""What the computer did stays to be seen until I have played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from tests.dealing import arranged, left_on_the_table
from tests.pages import at_table, resize
from tests.screen import Screen

Opener = Callable[..., Screen]
CAPTURE = ("9d 2c 5b", "10s 1b 1s", "5s 4b 6c 3d")
"""When I take the five, the king of the computer finds four and six."""


def shown(screen: Screen, side: int) -> list[str]:
    """The cards of the last capture of a side that is seen: the one that took, and what it took."""
    if not screen.sees(f"last-capture-{side}"):
        return []
    capture = screen.find(f"last-capture-{side}").property("capture")
    return [capture["card"], *capture["taken"]]


def test_a_capture_of_the_computer_is_seen_until_i_have_played(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged(*CAPTURE))
    screen = open_screen(tmp_path, motion="off", pace="none", level="easy")
    screen.until_my_turn()
    assert shown(screen, 1) == []
    screen.press("3")
    screen.until_my_turn()
    played = screen.state.history[-1]
    assert played.move.taken
    assert shown(screen, 1) == [played.move.card.code, *(card.code for card in played.move.taken)]
    assert screen.text("status").startswith("The computer takes ")
    screen.press("1")
    screen.until_my_turn()
    last = screen.state.history[-1].move
    assert shown(screen, 1) == ([last.card.code, *(card.code for card in last.taken)] if last.taken else [])


def test_new_cards_leave_what_was_played_before_them(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, level="easy")
    while len(screen.state.stock) == 30:
        screen.play_by_keys()
        screen.until_my_turn()
    told = screen.text("status")
    last = screen.state.history[-1]
    assert last.seat == 1
    assert told.startswith("The computer takes " if last.move.taken else "The computer lays ")
    assert told.endswith(". New cards. Your turn.")
    assert bool(shown(screen, 1)) == bool(last.move.taken)


def test_a_pile_shows_its_last_capture_when_it_is_looked_at(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, level="easy")
    screen.press("3")
    screen.until_my_turn()
    assert shown(screen, 0) == []
    QTest.mouseMove(screen.window, screen.middle("pile-0"))
    screen.until(lambda: shown(screen, 0) == ["5b", "5s"])
    QTest.mouseMove(screen.window, screen.middle("status"))
    screen.until(lambda: shown(screen, 0) == [])


@pytest.mark.parametrize(("cards", "text"), [("fit", 100), ("huge", 100), ("fit", 200)])
def test_a_capture_is_seen_whole_where_there_is_little_room(
    open_screen: Opener, tmp_path: Path, cards: str, text: int
) -> None:
    left_on_the_table(tmp_path, arranged(*CAPTURE))
    screen = open_screen(tmp_path, motion="off", pace="none", level="easy", cards=cards, text=text)
    resize(screen, 960, 600)
    screen.until_my_turn()
    screen.press("3")
    screen.until_my_turn()
    assert shown(screen, 1)
    panel = screen.find("last-capture-1")
    place = panel.mapRectToScene(panel.boundingRect())
    view = screen.find("view")
    assert view.mapRectToScene(view.boundingRect()).contains(place)
    signs = panel.parentItem()
    over = [
        item
        for item in screen.items()
        if item.objectName().startswith("card-")
        and item.z() > signs.z()
        and item.mapRectToScene(item.boundingRect()).intersects(place)
    ]
    assert over == []
