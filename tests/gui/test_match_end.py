"""The end of a match: what is told of it, and the ways on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from pathlib import Path

import pytest

from scopa_desktop.engine import Category, agreed
from scopa_desktop.match import Match
from tests.dealing import left_on_the_table
from tests.golden import make
from tests.gui.test_history import without_end
from tests.pages import opened, resize
from tests.screen import Screen

Opener = Callable[..., Screen]
CALM = {"motion": "off", "pace": "none", "level": "easy"}
WON = make.recorded(agreed("scopa"), 8, whole=True)
LOST = make.recorded(agreed("scopa"), 13, whole=True)


def ended(open_screen: Opener, tmp_path: Path, record: object = WON, **preferences: object) -> Screen:
    """The window at the end of a match."""
    left_on_the_table(tmp_path, Match.replay(without_end(record, 2)))  # type: ignore[arg-type]
    screen = open_screen(tmp_path, **(CALM | preferences))
    screen.play_round(screen.play_by_keys)
    assert screen.text("proceed") == "The end of the match"
    screen.press("Space")
    screen.until(lambda: screen.sees("match-end"))
    return screen


@pytest.mark.parametrize("record", [WON, LOST], ids=["won", "lost"])
def test_a_win_and_a_loss_are_told_apart(open_screen: Opener, tmp_path: Path, record: object) -> None:
    screen = ended(open_screen, tmp_path, record)
    totals = screen.match.totals
    assert screen.match.winner == (0 if record is WON else 1)
    title = "You win!" if record is WON else "The computer wins"
    assert screen.text("outcome").endswith(title)
    assert screen.text("status").startswith(screen.text("outcome"))
    assert f"{max(totals)} to {min(totals)}." in screen.text("status")
    assert screen.text("status") in screen.program.announcer.property("log")


def test_the_course_the_scope_and_what_decided_are_those_of_the_match(open_screen: Opener, tmp_path: Path) -> None:
    screen = ended(open_screen, tmp_path)
    finale, scores = screen.program._finale, screen.match.scores
    for side in (0, 1):
        gained = [score.points[side] for score in scores]
        assert [totals[side] for totals in finale.property("course")] == [0, *accumulate(gained)]
        scope = [
            card.code
            for score in scores
            for line in score.lines
            if line.category == Category.SCOPE
            for card in line.cards[side]
        ]
        assert finale.property("scope")[side] == scope
    winner, decided = screen.match.winner, finale.property("decided")
    assert winner is not None
    course = finale.property("course")
    assert all(totals[winner] > totals[1 - winner] for totals in course[decided:])
    assert decided == 1 or course[decided - 1][winner] <= course[decided - 1][1 - winner]
    assert finale.property("fan")


def test_the_end_leads_to_a_match_with_the_same_rules(open_screen: Opener, tmp_path: Path) -> None:
    screen = ended(open_screen, tmp_path)
    before = screen.match
    screen.press("Return")
    assert screen.until_my_turn()
    assert screen.match is not before
    assert screen.match.rules == before.rules
    assert screen.match.totals == (0, 0)
    assert not screen.sees("match-end")


@pytest.mark.parametrize(("button", "page"), [("end-replay", "track"), ("end-save", "files-name"), ("end-level", "no")])
def test_the_other_ways_on_come_back_to_the_end(open_screen: Opener, tmp_path: Path, button: str, page: str) -> None:
    screen = ended(open_screen, tmp_path)
    screen.click(button)
    screen.until(lambda: screen.sees(page))
    screen.press("Esc")
    screen.until(lambda: not opened(screen))
    assert screen.sees("match-end")
    assert screen.find("match-end").hasActiveFocus()


@pytest.mark.parametrize("size", [(960, 600, 100), (960, 600, 200), (1280, 720, 100)])
def test_every_way_on_is_in_the_window(open_screen: Opener, tmp_path: Path, size: tuple[int, int, int]) -> None:
    width, height, text = size
    screen = ended(open_screen, tmp_path, text=text)
    resize(screen, width, height)
    end = screen.find("match-end").mapRectToScene(screen.find("match-end").boundingRect())
    for name in ("proceed", "end-level", "end-replay", "end-save", "outcome"):
        item = screen.find(name)
        assert end.contains(item.mapRectToScene(item.boundingRect())), name
