"""A match played from the first card to the last through the window, and what is on the screen and in the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_desktop.match import Match, Phase, Record
from tests.cases import some
from tests.screen import Screen


def play_match(screen: Screen, play: Callable[[], None], onward: Callable[[], None]) -> Record:
    """Play rounds until one side has won, checking each count; the record in the file at the end."""
    while True:
        screen.play_round(play)
        match = screen.saved()
        gained = match.scores[-1].points
        if not screen.find("sheet").property("complete"):
            onward()
        assert [screen.text(f"gained-{side}") for side in (0, 1)] == [f"+{points}" for points in gained]
        assert [screen.text(f"match-{side}") for side in (0, 1)] == [str(points) for points in match.totals]
        assert [screen.text(f"total-{side}") for side in (0, 1)] == [str(points) for points in match.totals]
        if match.phase == Phase.WON:
            assert screen.stage.property("winner") == match.winner
            return match.record
        onward()


@pytest.mark.parametrize("motion", some(["normal", "off"], "off"))
def test_a_whole_match_by_clicks(open_screen: Callable[..., Screen], motion: str) -> None:
    screen = open_screen(motion=motion, pace="none", level="easy")
    screen.hasten(20)
    record = play_match(screen, screen.play_by_clicks, lambda: screen.click("proceed"))
    assert max(Match.replay(record).totals) >= 11
    screen.click("proceed")
    assert screen.sees("match-end")
    screen.click("proceed")
    screen.until_my_turn()
    assert screen.saved().totals == (0, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("motion", "level"), [("fast", "normal"), ("off", "hard")])
def test_a_whole_match_by_keys(open_screen: Callable[..., Screen], motion: str, level: str) -> None:
    screen = open_screen(motion=motion, pace="none", level=level)
    screen.hasten(20)
    record = play_match(screen, screen.play_by_keys, lambda: screen.press("Space"))
    assert max(Match.replay(record).totals) >= 11
    assert record.players == ("person", level)


def test_the_next_start_goes_on_where_the_last_one_ended(open_screen: Callable[..., Screen], tmp_path: Path) -> None:
    screen = open_screen(motion="off", pace="none")
    for _ in range(5):
        assert screen.until_my_turn()
        screen.play_by_keys()
    screen.until_my_turn()
    hand, table, state = screen.hand, screen.table, screen.state
    screen.close()
    again = open_screen(tmp_path)
    assert (again.hand, again.table, again.state) == (hand, table, state)
    assert again.until_my_turn()
    again.play_by_clicks()
    assert len(again.state.history) > len(state.history)
