"""Any input at any moment of any motion leaves the screen and the engine in the same state."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from scopa_desktop.engine import legal_moves
from scopa_desktop.match import Match, Phase
from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

pytestmark = pytest.mark.slow

Opener = Callable[..., Screen]
SCOPA = ("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d")


def near_the_end() -> Match:
    """A round in which I have one card left, and the computer the last."""
    generator = random.Random(4)
    match = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d")
    while True:
        state = match.state
        assert state is not None
        if len(state.history) == 34:
            return match
        match.play(generator.choice(legal_moves(state.rules, state.hands[state.turn], state.table)))


MOMENTS: dict[str, tuple[Callable[[], Match], str, str]] = {
    "deal": (lambda: arranged(*SCOPA), "1", "deal"),
    "capture": (lambda: arranged("5d 8c 1d", "1b 3s 10s", "7s 3b 2c 9d"), "1", "mark"),
    "scopa": (lambda: arranged(*SCOPA), "1", "scopa"),
    "leftovers": (near_the_end, "1", "pile"),
    "count": (near_the_end, "1", "count"),
}
"""A match, a key, and the beat that is to come when the input falls into the motion."""


def answer_yes(screen: Screen) -> None:
    screen.drawn()
    if screen.sees("yes"):
        screen.click("yes")


def ask(key: str) -> Callable[[Screen], None]:
    def act(screen: Screen) -> None:
        screen.press(key)
        answer_yes(screen)

    return act


def resize(screen: Screen) -> None:
    screen.window.setWidth(1000)
    screen.window.setHeight(640)
    screen.drawn()


def click_the_cloth(screen: Screen) -> None:
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(300, 330))


INPUTS: dict[str, Callable[[Screen], None]] = {
    "new match": ask("N"),
    "level": ask("L"),
    "deck": lambda screen: screen.press("D"),
    "language": lambda screen: screen.program.settings.choose("language", "it"),
    "card size": lambda screen: screen.press("Ctrl++"),
    "undo": lambda screen: screen.press("Ctrl+Z"),
    "resize": resize,
    "a card": lambda screen: screen.press("1"),
    "escape": lambda screen: screen.press("Esc"),
    "space": lambda screen: screen.press("Space"),
    "a click": click_the_cloth,
    "settings": lambda screen: screen.press("Ctrl+,"),
    "motion off": lambda screen: screen.program.settings.choose("motion", "off"),
}


def at_the_moment(open_screen: Opener, tmp_path: Path, moment: str) -> Screen:
    """The window in the middle of a motion."""
    make, key, beat = MOMENTS[moment]
    left_on_the_table(tmp_path, make())
    screen = open_screen(tmp_path, motion="calm", pace="none")
    assert screen.until_my_turn()
    if moment == "deal":
        screen.press("N")
    else:
        screen.press(key)
    screen.until(lambda: beat in screen.stage._beats.kinds)
    screen.until(lambda: screen.stage._beats.kinds[:1] in ([], [beat]))
    return screen


def assert_the_same(screen: Screen) -> None:
    """Every card is at rest where the engine has it, and counts and totals are the engine's."""
    screen.stage.skip()
    screen.until(lambda: not screen.thinking)
    screen.stage.skip()
    match = screen.match
    state = match.state
    assert state is not None
    assert screen.hand == [card.code for card in state.hands[0]]
    assert screen.table == [card.code for card in state.table]
    assert screen.stage.property("totals") == list(match.totals)
    assert (screen.phase == "count") == (match.phase in (Phase.SEAL, Phase.WON))
    piles = {card.code: side for side, pile in enumerate(state.piles) for card in pile}
    screen.drawn()
    seen = 0
    for item in screen.items():
        name = item.objectName()
        if not name.startswith("card-"):
            continue
        seen += 1
        assert not item.property("flying")
        assert item.property("turned") == (1 if item.property("face") else 0)
        spot = item.property("spot").toVariant()
        assert item.x() + item.width() / 2 == pytest.approx(spot["x"])
        assert item.y() + item.height() / 2 == pytest.approx(spot["y"])
        assert item.scale() == pytest.approx(spot["scale"])
        code = name.removeprefix("card-")
        if code in piles:
            assert (item.property("zone"), item.property("owner")) == ("pile", piles[code])
    assert seen == len(state.rules.deck)
    assert screen.saved().state == state


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("what", INPUTS)
def test_any_input_at_any_moment(open_screen: Opener, tmp_path: Path, moment: str, what: str) -> None:
    screen = at_the_moment(open_screen, tmp_path, moment)
    INPUTS[what](screen)
    assert_the_same(screen)


@pytest.mark.parametrize("moment", MOMENTS)
def test_closing_at_any_moment_loses_nothing(open_screen: Opener, tmp_path: Path, moment: str) -> None:
    screen = at_the_moment(open_screen, tmp_path, moment)
    state = screen.state
    screen.close()
    again = open_screen(tmp_path)
    assert again.match.totals == Match.replay(again.saved().record).totals
    played = again.state.history
    assert played[: len(state.history)] == state.history
    assert_the_same(again)
