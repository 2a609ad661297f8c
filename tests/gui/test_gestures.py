"""One press, one move: held keys, input while cards are dealt, and a card on its way."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QTouchEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy, QTest

from tests.dealing import arranged, left_on_the_table
from tests.gui.test_mouse import LEFT, NONE, drag, free_table
from tests.gui.test_playing import CHOICE, at, mine
from tests.pages import command
from tests.screen import Screen

Opener = Callable[..., Screen]
RIGHT = Qt.MouseButton.RightButton
FINGERS = QTest.createTouchDevice()


def repeat(screen: Screen, keys: str, times: int = 1) -> None:
    """Hold a key: what the system sends again and again after its press."""
    combination = QKeySequence(keys)[0]  # type: ignore[index]
    key, modifiers = combination.key(), combination.keyboardModifiers()
    text = QKeySequence(keys).toString().lower() if len(keys) == 1 else ""

    def sent(kind: QEvent.Type) -> bool:
        event = QKeyEvent(kind, key, modifiers, text, True)
        event.ignore()
        QCoreApplication.sendEvent(screen.window, event)
        return event.isAccepted()

    for _ in range(times):
        sent(QEvent.Type.KeyRelease)
        if sent(QEvent.Type.ShortcutOverride):
            sent(QEvent.Type.KeyPress)
        else:
            QTest.keyPress(screen.window, key, modifiers)


def hold(screen: Screen, keys: str, *, through: int = 4) -> None:
    """Press a key and hold it while the computer answers `through` times, then let go."""
    screen.press(keys)
    for _ in range(through):
        repeat(screen, keys, 3)
        screen.until_my_turn()
    repeat(screen, keys, 3)


# Held keys


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("key", ["1", "Return", "Enter", "Space"])
def test_a_held_key_plays_one_card_at_most(open_screen: Opener, tmp_path: Path, key: str, confirm: bool) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), confirm=confirm)
    screen.find("hand-2c").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    if key == "1":
        key = "2"
    hold(screen, key)
    assert mine(screen) == ([] if confirm else ["2c"])
    assert screen.turn.property("chosen") == ("2c" if confirm else "")
    screen.press(key)
    assert len(mine(screen)) == (1 if confirm else 2) or screen.turn.property("chosen")


def test_a_held_key_does_not_go_from_the_count_into_the_next_round(open_screen: Opener) -> None:
    screen = open_screen(motion="off", pace="none", ceremony=False)
    screen.play_round(screen.play_by_keys)
    screen.press("Return")
    repeat(screen, "Return", 30)
    repeat(screen, "Space", 30)
    screen.until(lambda: not screen.stage.property("waiting"))
    played = len(mine(screen)) if screen.match.state else 0
    assert played == 0 or screen.phase == "count"


@pytest.mark.parametrize("key", ["Ctrl+Z", "Ctrl+Shift+Z", "N", "Esc"])
def test_other_commands_need_a_press_of_their_own(open_screen: Opener, tmp_path: Path, key: str) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    for _ in range(2):
        screen.click(f"hand-{screen.hand[-1]}")
        if screen.turn.property("chosen"):
            screen.click("take")
        screen.until_my_turn()
    if key == "Ctrl+Shift+Z":
        screen.press("Ctrl+Z")
        screen.press("Ctrl+Z")
    before = screen.state
    repeat(screen, key, 5)
    assert screen.state == before
    assert not screen.sees("yes")


def test_the_one_button_acts_once_however_long_it_is_held(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE), scan=5000)
    QMetaObject.invokeMethod(screen.find("scanner"), "advance")
    presses = QSignalSpy(screen.program.keyboard.pressed)
    screen.press("Space")
    repeat(screen, "Space", 5)
    assert presses.count() == 1


def test_held_arrows_walk(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    screen.find("hand-9d").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    repeat(screen, "Right", 2)
    focused = screen.window.activeFocusItem()
    assert isinstance(focused, QQuickItem)
    assert focused.objectName() == "hand-5b"


def test_a_held_letter_is_written(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*CHOICE))
    command("number")(screen)
    screen.until(lambda: screen.sees("number-field"))
    screen.find("number-field").setProperty("text", "")
    screen.press("7")
    repeat(screen, "7", 2)
    assert screen.text("number-field") == "777"


# While cards are being dealt


@pytest.mark.parametrize("key", ["1", "Return", "Space", "N", "Ctrl+Z", "H", "Esc", "Left"])
def test_a_key_in_a_deal_is_spent(open_screen: Opener, tmp_path: Path, key: str) -> None:
    screen = at_a_deal(open_screen, tmp_path)
    moves = mine(screen)
    before = screen.window.activeFocusItem()
    screen.press(key)
    assert not screen.stage.property("waiting")
    assert mine(screen) == moves
    assert len(screen.hand) == 3
    assert not screen.sees("yes")
    assert screen.program.gestures.property("free")
    assert key != "Left" or screen.window.activeFocusItem() == before
    screen.until_my_turn()


def test_what_is_done_everywhere_is_done_in_a_deal_as_well(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_a_deal(open_screen, tmp_path)
    moves = mine(screen)
    screen.press("Ctrl++")
    assert not screen.stage.property("waiting")
    assert screen.program.settings.values.text == 125
    assert mine(screen) == moves
    closed = QSignalSpy(screen.program.base.engine.quit)
    screen.press("Ctrl+Q")
    assert closed.count() == 1
    screen.press("1")
    assert len(mine(screen)) == len(moves) + 1 or screen.turn.property("chosen")


def at_a_deal(open_screen: Opener, tmp_path: Path) -> Screen:
    """My last card has been played, and the next three are being dealt."""
    screen = at(open_screen, tmp_path, arranged("8c 2c 10b", "1b 3s 10s", "5s 4b 6c 3d"), motion="normal")
    screen.hasten(20)
    screen.stretch("dealStep")
    while len(screen.hand) > 1:
        screen.press("1")
        assert screen.until_my_turn()
    screen.press("1")
    screen.until(lambda: screen.stage._beats.current == "deal")
    assert screen.stage.dealing
    return screen


def test_a_click_in_a_deal_is_spent_and_the_next_one_counts(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_a_deal(open_screen, tmp_path)
    before = mine(screen)
    where = screen.middle("hand-" + screen.hand[0]) if screen.hand else QPoint(640, 600)
    QTest.mouseClick(screen.window, LEFT, NONE, where)
    assert not screen.stage.property("waiting")
    assert mine(screen) == before
    screen.until_my_turn()
    screen.click("hand-" + screen.hand[0])
    assert len(mine(screen)) == len(before) + 1 or screen.turn.property("chosen")


def test_a_touch_in_a_deal_is_spent(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_a_deal(open_screen, tmp_path)
    before = mine(screen)
    where = screen.middle("hand-" + screen.hand[0]) if screen.hand else QPoint(640, 600)
    QTest.touchEvent(screen.window, FINGERS).press(0, where, screen.window).commit()
    QTest.touchEvent(screen.window, FINGERS).release(0, where, screen.window).commit()
    assert not screen.stage.property("waiting")
    assert mine(screen) == before


def test_a_key_before_a_deal_does_not_play_into_it(open_screen: Opener, tmp_path: Path) -> None:
    """The computer's last card is being shown, the deal waits behind it: nobody has seen the new cards."""
    screen = at(open_screen, tmp_path, arranged("8c 2c 10b", "1b 3s 10s", "5s 4b 6c 3d"), motion="normal")
    while len(screen.hand) > 1:
        screen.press("1")
        assert screen.until_my_turn()
    screen.stretch("play")
    screen.press("1")
    screen.until(lambda: screen.stage.dealing)
    before = mine(screen)
    screen.press("1")
    assert mine(screen) == before
    assert len(screen.hand) == 3


def test_elsewhere_a_key_shows_the_rest_and_is_obeyed(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("8c 2c 10b", "1b 3s 10s", "5s 4b 6c 3d"), motion="normal")
    screen.stretch("play")
    screen.press("1")
    screen.until(lambda: screen.state.turn == 0)
    screen.press("1")
    assert [move.partition(":")[0] for move in mine(screen)] == ["8c", "2c"]


def test_a_page_over_the_table_has_its_keys_while_cards_are_dealt(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_a_deal(open_screen, tmp_path)
    command("help")(screen)
    screen.until(lambda: not screen.program.gestures.property("free"))
    screen.press("Esc")
    screen.until(lambda: bool(screen.program.gestures.property("free")))
    assert screen.stage.dealing


# A card on its way

HAND = ("5b 2d 8c", "1b 3s 10s", "7s 9s 6c 4d")


def carried(screen: Screen) -> str:
    """The card on its way."""
    return str(screen.find("view").parentItem().property("carried"))


def touch_and_carry(screen: Screen, code: str, to: QPoint) -> None:
    """Carry a card by finger."""
    start = screen.middle(f"hand-{code}")
    QTest.touchEvent(screen.window, FINGERS).press(0, start, screen.window).commit()
    for step in range(1, 11):
        QTest.touchEvent(screen.window, FINGERS).move(0, start + (to - start) * step / 10, screen.window).commit()
        screen.drawn()
    assert carried(screen) == code


@pytest.mark.parametrize("key", ["1", "2", "Return", "Space", "Ctrl+Z", "N", "F1", "Z", "Ctrl+,", "L"])
def test_keys_do_nothing_while_a_card_is_carried(open_screen: Opener, tmp_path: Path, key: str) -> None:
    screen = at(open_screen, tmp_path, arranged(*HAND))
    drag(screen, "hand-8c", free_table(screen), release=False)
    screen.press(key)
    assert carried(screen) == "8c"
    QTest.mouseRelease(screen.window, LEFT, NONE, free_table(screen))
    assert mine(screen) == ["8c"]


def test_a_card_carried_after_undo_by_another_way_is_the_one_that_falls(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*HAND))
    screen.press("1")
    screen.until_my_turn()
    drag(screen, "hand-8c", free_table(screen), release=False)
    screen.program.takeback.undo()
    QTest.mouseRelease(screen.window, LEFT, NONE, free_table(screen))
    assert mine(screen) == ["8c"]


@pytest.mark.parametrize("way", ["Esc", "right button"])
def test_esc_and_the_right_button_put_the_card_back(open_screen: Opener, tmp_path: Path, way: str) -> None:
    screen = at(open_screen, tmp_path, arranged(*HAND))
    place = screen.middle("card-8c")
    to = free_table(screen)
    drag(screen, "hand-8c", to, release=False)
    if way == "Esc":
        screen.press("Esc")
    else:
        QTest.mousePress(screen.window, RIGHT, NONE, to)
        QTest.mouseRelease(screen.window, RIGHT, NONE, to)
    assert carried(screen) == ""
    QTest.mouseMove(screen.window, to + QPoint(5, 5))
    QTest.mouseRelease(screen.window, LEFT, NONE, to)
    assert mine(screen) == []
    assert screen.middle("card-8c") == place
    assert not screen.sees("zoom")
    drag(screen, "hand-8c", to)
    assert mine(screen) == ["8c"]


def test_a_carried_card_that_the_system_takes_away_returns(open_screen: Opener, tmp_path: Path) -> None:
    """Nobody let the card go: it does not fall."""
    screen = at(open_screen, tmp_path, arranged(*HAND))
    touch_and_carry(screen, "8c", free_table(screen))
    QCoreApplication.sendEvent(screen.window, QTouchEvent(QEvent.Type.TouchCancel, FINGERS))
    assert carried(screen) == ""
    assert mine(screen) == []


def test_a_carried_card_does_not_fall_under_a_page(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*HAND))
    to = free_table(screen)
    drag(screen, "hand-8c", to, release=False)
    command("help")(screen)
    screen.until(lambda: not screen.program.gestures.property("free"))
    QTest.mouseRelease(screen.window, LEFT, NONE, to)
    assert mine(screen) == []


def test_a_chosen_card_that_is_dropped_takes_what_it_is_dropped_on(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged("10d 2c 5b", "1b 3s 9s", "5s 5c 4b 6c", level="easy"))
    screen.press("1")
    shown = screen.turn.property("options")[0]
    other = next(code for code in ("5s", "4b") if code not in shown)
    drag(screen, "hand-10d", screen.middle(f"table-{other}"))
    moves = mine(screen)
    assert all(other in move for move in moves)
    assert moves or screen.turn.property("picked") == [other]


def test_a_tap_plays_a_card_and_shows_none_large(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*HAND))
    where = screen.middle("hand-8c")
    QTest.touchEvent(screen.window, FINGERS).press(0, where, screen.window).commit()
    QTest.touchEvent(screen.window, FINGERS).release(0, where, screen.window).commit()
    assert mine(screen) == ["8c"]
    assert screen.program.gestures.property("free")


def test_a_finger_owns_its_card(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*HAND))
    window, to, other = screen.window, free_table(screen), screen.middle("hand-5b")
    touch_and_carry(screen, "8c", to)
    QTest.touchEvent(window, FINGERS).move(0, to, window).press(1, other, window).commit()
    QTest.touchEvent(window, FINGERS).move(0, to, window).release(1, other, window).commit()
    assert mine(screen) == []
    assert carried(screen) == "8c"
    screen.press("1")
    QTest.touchEvent(window, FINGERS).release(0, to, window).commit()
    assert mine(screen) == ["8c"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_the_card_that_falls_is_the_one_that_was_carried(open_screen: Opener, tmp_path: Path, seed: int) -> None:
    """Whatever is pressed on the way: each card played in a gesture is the card the gesture began with."""
    chance = random.Random(seed)
    left_on_the_table(tmp_path, arranged(*HAND))
    screen = open_screen(tmp_path, motion=chance.choice(["off", "normal"]), pace="none", level="easy")
    window = screen.window
    keys = ["1", "2", "3", "Return", "Space", "Ctrl+Z", "Ctrl+Shift+Z", "H", "Left", "Right"]
    disturbances: list[Callable[[], object]] = [
        *(partial(screen.press, key) for key in keys),
        lambda: repeat(screen, chance.choice(keys), 2),
        screen.program.takeback.undo,
        screen.program.takeback.redo,
        screen.stage.skip,
        lambda: QTest.mousePress(window, Qt.MouseButton.MiddleButton, NONE, QPoint(400, 300)),
        lambda: QTest.mouseRelease(window, Qt.MouseButton.MiddleButton, NONE, QPoint(400, 300)),
        lambda: QTest.qWait(1),
    ]
    fallen = 0
    for _ in range(12):
        if not screen.until_my_turn():
            break
        screen.press("Esc")
        code = chance.choice(screen.hand)
        start = screen.middle(f"hand-{code}")
        to = screen.middle(f"table-{chance.choice(screen.table)}") if screen.table else QPoint(640, 300)
        QTest.mousePress(window, LEFT, NONE, start)
        for step in range(1, 6):
            QTest.mouseMove(window, start + (to - start) * step / 5)
        assert carried(screen) == code
        for _ in range(chance.randrange(5)):
            chance.choice(disturbances)()
        back = chance.random() < 0.3
        if back and chance.random() < 0.5:
            screen.press("Esc")
        elif back:
            QTest.mousePress(window, RIGHT, NONE, to)
        before, held = len(mine(screen)), code in screen.hand
        QTest.mouseRelease(window, LEFT, NONE, to)
        QTest.mouseRelease(window, RIGHT, NONE, to)
        new = mine(screen)[before:]
        assert [move.partition(":")[0] for move in new] in ([], [code])
        assert not (new and back)
        refused = screen.stage.property("message").get("key") == "refused"
        assert new or back or refused or not held or screen.turn.property("chosen")
        fallen += len(new)
    assert fallen
