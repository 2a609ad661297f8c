"""Help while playing: what a card takes, the coach's question, the board, the captured cards and the move list."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from scopa_desktop import review
from scopa_desktop.ai import Stop
from scopa_desktop.engine import Move, View
from scopa_desktop.match import Match
from scopa_desktop.reasons import Verdict
from tests.dealing import arranged, left_on_the_table
from tests.pages import resize
from tests.screen import Screen

Opener = Callable[..., Screen]
CHOICE = ("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 3d")


def at(open_screen: Opener, tmp_path: Path, match: Match, **preferences: object) -> Screen:
    """The window on a match that was left there."""
    left_on_the_table(tmp_path, match)
    screen = open_screen(tmp_path, **({"motion": "off", "pace": "none"} | preferences))
    assert screen.until_my_turn()
    return screen


def mine(screen: Screen) -> list[str]:
    """My moves of the round."""
    return [str(played.move) for played in screen.state.history if played.seat == 0]


def rings(screen: Screen) -> dict[str, str]:
    """The rings on the table cards."""
    return {code: str(screen.find(f"card-{code}").property("ring")) for code in screen.table}


def described(screen: Screen, name: str) -> str:
    """What a screen reader says of an item beyond its name."""
    interface = QAccessible.queryAccessibleInterface(screen.find(name))
    return interface.text(QAccessible.Text.Description)


def warned(*moves: str) -> Callable[[View, Stop], dict[Move, Verdict]]:
    """A coach who warns of these moves."""

    def warnings(view: View, stop: Stop) -> dict[Move, Verdict]:
        assert not stop.is_set()
        return {Move.parse(move): Verdict.SCOPA_GIVEN for move in moves if Move.parse(move) in view.moves}

    return warnings


def point_at(screen: Screen, name: str) -> None:
    """Move the mouse over an item."""
    screen.drawn()
    for step in (0, 1):
        QTest.mouseMove(screen.window, screen.middle(name) + QPoint(step, 0))
    screen.until(lambda: bool(screen.find(name).property("hot")))


def walk_to(screen: Screen, name: str) -> None:
    """Walk along the hand with the arrows."""
    for _ in screen.hand:
        screen.press("Right")
        if screen.find(name).hasActiveFocus():
            return
    raise LookupError(name)


def test_without_help_a_card_shows_nothing(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), guided=False)
    point_at(screen, "hand-9d")
    assert set(rings(screen).values()) == {""}


@pytest.mark.parametrize("reach", [point_at, walk_to])
def test_a_card_shows_what_it_takes(open_screen: Opener, tmp_path: Path, reach: Callable[[Screen, str], None]) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), assist="show")
    reach(screen, "hand-9d")
    assert rings(screen) == {"5s": "soft", "4b": "soft", "6c": "soft", "3d": "soft"}
    reach(screen, "hand-2c")
    assert set(rings(screen).values()) == {""}
    reach(screen, "hand-5b")
    assert rings(screen) == {"5s": "soft", "4b": "", "6c": "", "3d": ""}
    assert described(screen, "hand-5b").startswith("Takes the five of swords.")


def test_help_is_chosen_in_the_settings(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-1"))
    screen.click("page-1")
    screen.click_below("assist-coach")
    assert screen.program.settings.property("assist") == "coach"


def test_the_coach_asks_and_one_chooses_again(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "warnings", warned("2c"))
    screen = at(open_screen, tmp_path, arranged(*CHOICE), assist="coach")
    screen.click("hand-2c")
    screen.until(lambda: screen.sees("coach"))
    assert screen.text("coach-words") == "This leaves a table of 20: play it all the same?"
    screen.click("coach-again")
    assert not screen.sees("coach")
    assert mine(screen) == []
    screen.click("hand-5b")
    screen.until_my_turn()
    assert mine(screen) == ["5b:5s"]


@pytest.mark.parametrize("text", [100, 200, 300])
@pytest.mark.parametrize(("width", "height"), [(960, 600), (1280, 720)])
def test_the_coach_leaves_the_table_it_speaks_of_in_sight(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, height: int, text: int
) -> None:
    monkeypatch.setattr(review, "warnings", warned("9d", "2c", "5b", "2c", "9d:4b+5s", "9d:3d+6c", "5b:5s"))
    screen = at(open_screen, tmp_path, arranged(*CHOICE), assist="coach", text=text)
    resize(screen, width, height)
    for card in (1, 2, 3):
        screen.press(str(card))
        if screen.turn.property("chosen"):
            screen.press("Return")
        screen.until(lambda: screen.sees("coach"))
        screen.drawn()
        coach = screen.find("coach")
        place = coach.mapRectToScene(coach.boundingRect())
        for code in screen.table:
            slot = screen.find(f"table-{code}")
            assert not place.intersects(slot.mapRectToScene(slot.boundingRect())), code
        assert 0 <= place.left() <= place.right() <= width
        assert place.bottom() <= height
        screen.press("Esc")


@pytest.mark.parametrize("answer", ["click", "same card", "keys"])
def test_the_coach_asks_and_one_plays_all_the_same(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr(review, "warnings", warned("2c"))
    screen = at(open_screen, tmp_path, arranged(*CHOICE), assist="coach")
    screen.press("2")
    screen.until(lambda: screen.sees("coach"))
    assert mine(screen) == []
    if answer == "click":
        screen.click("coach-play")
    elif answer == "same card":
        screen.press("2")
    else:
        screen.press("Left")
        screen.press("Return")
    assert not screen.sees("coach")
    screen.until_my_turn()
    assert mine(screen) == ["2c"]


@pytest.mark.parametrize("key", ["Esc", "Return"])
def test_a_key_gives_the_move_up_that_the_coach_asks_about(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr(review, "warnings", warned("2c", "5b:5s"))
    screen = at(open_screen, tmp_path, arranged(*CHOICE), assist="coach")
    screen.press("2")
    screen.until(lambda: screen.sees("coach"))
    screen.press(key)
    assert not screen.sees("coach")
    assert mine(screen) == []
    screen.press("3")
    screen.until(lambda: screen.sees("coach"))
    screen.press("1")
    assert not screen.sees("coach")
    assert screen.turn.property("chosen") == "9d"


def test_a_move_waits_for_the_coach_and_the_window_does_not(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = threading.Event()

    def slow(view: View, stop: Stop) -> dict[Move, Verdict]:
        assert view.moves
        while not said.wait(0.01) and not stop.is_set():
            pass
        return {}

    monkeypatch.setattr(review, "warnings", slow)
    screen = at(open_screen, tmp_path, arranged(*CHOICE), assist="coach")
    screen.press("2")
    screen.press("G")
    assert screen.sees("board")
    assert mine(screen) == []
    said.set()
    screen.until(lambda: mine(screen) == ["2c"])


def test_every_input_before_the_coach_answers_is_the_last_one(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = threading.Event()

    def slow(view: View, stop: Stop) -> dict[Move, Verdict]:
        assert view.moves
        while not said.wait(0.01) and not stop.is_set():
            pass
        return {}

    monkeypatch.setattr(review, "warnings", slow)
    screen = at(open_screen, tmp_path, arranged(*CHOICE), assist="coach")
    screen.press("2")
    screen.press("3")
    screen.press("Esc")
    said.set()
    screen.press("3")
    screen.until_my_turn()
    screen.until(lambda: bool(mine(screen)))
    assert mine(screen) == ["5b:5s"]


def test_the_board_tells_seen_from_not_yet_seen(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    assert not screen.sees("board")
    screen.press("G")
    assert screen.sees("board")

    def gone() -> set[str]:
        suits = [f"{rank}{suit}" for rank in range(1, 11) for suit in "dcsb"]
        return {code for code in suits if screen.find(f"seen-{code}").property("gone")}

    assert gone() == {"9d", "2c", "5b", "5s", "4b", "6c", "3d"}
    screen.press("2")
    screen.until_my_turn()
    theirs = screen.state.history[-1].move.card.code
    assert gone() == {"9d", "2c", "5b", "5s", "4b", "6c", "3d", theirs}
    screen.click("board-close")
    assert not screen.sees("board")


@pytest.mark.parametrize(("width", "text"), [(1280, 100), (960, 100), (1280, 200)])
def test_the_panels_cover_no_card(open_screen: Opener, tmp_path: Path, width: int, text: int) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), text=text)
    screen.window.setWidth(width)
    screen.window.setHeight(720 if width > 960 else 600)
    screen.press("G")
    screen.press("V")
    screen.drawn()
    shown = [name for name in ("board", "moves") if screen.sees(name)]
    assert shown == (["board", "moves"] if width > 960 and text == 100 else ["moves"])
    panels = [item.mapRectToScene(item.boundingRect()) for item in map(screen.find, shown)]
    for code in screen.table + screen.hand:
        card = screen.find(f"card-{code}")
        place = card.mapRectToScene(card.boundingRect())
        assert not any(panel.intersects(place) for panel in panels)
        assert 0 <= place.left() <= place.right() <= width


@pytest.mark.parametrize("opening", ["key", "pile", "menu"])
def test_captured_cards_are_looked_through(open_screen: Opener, tmp_path: Path, opening: str) -> None:
    match = arranged("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d")
    match.play(Move.parse("10b:1c+2b+3s+4d"))
    match.play(Move.parse("7s"))
    screen = at(open_screen, tmp_path, match)
    if opening == "key":
        screen.press("C")
    elif opening == "pile":
        screen.click("pile-0")
    else:
        screen.choose("Alt+V", "Captured cards")
    screen.until(lambda: screen.sees("captured-0"))
    assert screen.text("captured-0") == "You: 5 cards · 1 scopa"
    assert screen.text("captured-1") == "Computer: 0 cards"
    screen.press("Esc")
    screen.until(lambda: not screen.sees("captured-0"))
    assert screen.state == match.state


def test_the_move_list_follows_and_shows_a_moment_again(open_screen: Opener, tmp_path: Path) -> None:
    match = arranged("5d 8c 1d", "1b 3s 10s", "7s 3b 2c 9d")
    match.play(Move.parse("5d:2c+3b"))
    match.play(Move.parse("3s"))
    screen = at(open_screen, tmp_path, match)
    screen.press("V")
    assert screen.text("move-0") == "You take the two of cups and the three of clubs with the five of coins."
    assert screen.text("move-1") == "The computer lays the three of swords."
    screen.press("2")
    screen.until_my_turn()
    assert screen.text("move-2") == "You lay the ace of coins."
    assert screen.sees("move-3")
    before = screen.state
    screen.click("move-0")
    shown = screen.text("move-0")
    screen.until(lambda: [str(item.property("text")) for item in screen.items()].count(shown) > 2)
    screen.press("A")
    screen.until(lambda: [str(item.property("text")) for item in screen.items()].count(shown) <= 2)
    assert screen.state == before
    screen.press("Ctrl+Z")
    assert screen.sees("move-1")
    assert not screen.sees("move-2")
    screen.press("V")
    assert not screen.sees("moves")


@pytest.mark.slow
def test_the_move_list_never_runs_ahead_of_the_table(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE, level="easy"), move_list=True, motion="calm", pace="slow")
    screen.press("2")
    screen.until(lambda: len(screen.state.history) == 2)
    assert screen.stage.property("waiting")
    assert not screen.sees("move-1")
    screen.until_my_turn()
    assert screen.sees("move-1")


def test_the_move_list_is_walked_by_keys(open_screen: Opener, tmp_path: Path) -> None:
    match = arranged("5d 8c 1d", "1b 3s 10s", "7s 3b 2c 9d")
    match.play(Move.parse("5d:2c+3b"))
    match.play(Move.parse("3s"))
    screen = at(open_screen, tmp_path, match, move_list=True)
    screen.find("move-1").forceActiveFocus()
    screen.press("Up")
    assert screen.find("move-0").hasActiveFocus()
    screen.press("Return")
    screen.until(lambda: screen.sees("last-move") or not screen.find("move-0").hasActiveFocus())
