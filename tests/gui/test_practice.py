"""Practice: numbered deals, the deal of the day, the same deal again; the match waits and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from scopa_desktop import numbered
from scopa_desktop.engine import agreed, codes
from scopa_desktop.match import Cutter, Match, Record
from scopa_desktop.ui.table import practice
from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]
MATCH = ("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 3d")


def at(open_screen: Opener, tmp_path: Path, match: Match | None = None) -> Screen:
    """The window on a match that was left there."""
    left_on_the_table(tmp_path, match or arranged(*MATCH, level="easy"))
    screen = open_screen(tmp_path, motion="off", pace="none", level="easy")
    assert screen.until_my_turn()
    return screen


def saved_practice(screen: Screen) -> Match | None:
    """The practice deal as its file tells it."""
    file = screen.home / "data" / "practice.txt"
    return Match.replay(Record.load(file.read_text())) if file.exists() else None


def dealt(screen: Screen) -> str:
    """The cards of the round in the order in which they are dealt."""
    made = screen.match.deals[-1]
    assert made.cut is not None
    return codes(made.deck.cut(made.cut))


def test_a_number_is_dealt_and_the_match_waits(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path)
    before = screen.state
    screen.choose("Alt+G", "Numbered deal…")
    screen.until(lambda: screen.sees("number-field"))
    for digit in "17":
        screen.press(digit)
    screen.press("Return")
    assert screen.until_my_turn()
    assert dealt(screen) == codes(numbered.order(agreed("scopa"), 17))
    assert screen.state.first == 0
    assert screen.text("going") == "Practice: number 17"
    assert not screen.sees("deal-seal")
    assert screen.saved().state == before
    practised = saved_practice(screen)
    assert practised is not None
    assert practised.practice == "numbered 17"
    screen.choose("Alt+G", "Back to the match")
    assert screen.until_my_turn()
    assert screen.state == before
    assert screen.text("going") == "First to 11"
    assert saved_practice(screen) is None


@pytest.mark.parametrize("typed", ["", "0", "000"])
def test_no_number_is_no_deal(open_screen: Opener, tmp_path: Path, typed: str) -> None:
    screen = at(open_screen, tmp_path)
    before = screen.match
    screen.choose("Alt+G", "Numbered deal…")
    screen.until(lambda: screen.sees("number-field"))
    screen.press("Backspace")
    for digit in typed:
        screen.press(digit)
    screen.press("Return")
    assert screen.sees("number-field")
    assert not screen.find("number-deal").isEnabled()
    screen.click("number-cancel")
    screen.until(lambda: not screen.sees("number-field"))
    assert screen.match is before


def test_the_deal_of_the_day_follows_from_the_date(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Day(date):
        @classmethod
        def today(cls) -> Day:
            return cls(2026, 11, 29)

    monkeypatch.setattr(practice, "date", Day)
    screen = at(open_screen, tmp_path)
    screen.choose("Alt+G", "Deal of the day")
    assert screen.until_my_turn()
    assert dealt(screen) == codes(numbered.order(agreed("scopa"), 20261129))
    assert screen.match.practice == "daily 20261129"
    assert screen.text("going") == "Practice: November 29, 2026"


def test_the_round_just_counted_is_played_again(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path)
    cards = dealt(screen)
    screen.press("Ctrl+R")
    assert screen.match.practice == ""
    screen.play_round(screen.play_by_keys)
    totals = screen.match.totals
    counted: list[object] = []
    screen.program.history.changed.connect(lambda: counted.append(1))
    screen.press("Ctrl+R")
    assert screen.until_my_turn()
    assert not screen.sees("sheet")
    assert screen.match.practice == "again"
    assert dealt(screen) == cards
    assert screen.hand == ["9d", "2c", "5b"]
    screen.play_round(screen.play_by_keys)
    assert screen.sees("again")
    assert not screen.sees("check-deck")
    screen.click("again")
    assert screen.until_my_turn()
    assert screen.hand == ["9d", "2c", "5b"]
    screen.play_round(screen.play_by_keys)
    assert screen.text("proceed") == "Back to the match"
    screen.click("proceed")
    screen.until(lambda: screen.match.practice == "")
    assert screen.sees("sheet")
    assert screen.match.totals == totals
    assert screen.saved().totals == totals
    assert counted == []
    screen.click("proceed")
    assert screen.until_my_turn()
    assert screen.saved().totals == totals


def test_a_practice_deal_goes_on_after_a_restart(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path)
    match = screen.state
    screen.program.practice.playNumber(5)
    assert screen.until_my_turn()
    screen.play_by_keys()
    assert screen.until_my_turn()
    state = screen.state
    screen.close()
    again = open_screen(tmp_path)
    assert again.until_my_turn()
    assert (again.state, again.match.practice) == (state, "numbered 5")
    again.game.leavePractice()
    assert again.until_my_turn()
    assert again.state == match


def left(kind: str, *, cut: bool) -> Match:
    """A practice deal as its file may tell it, dealt or only sealed."""
    match = Match(agreed("scopa"), ("person", "easy"), 0, kind)
    match.seal(numbered.deck(match.rules, 5, match.chain))
    if cut:
        match.cut(numbered.CUT, Cutter.FIXED)
    return match


def test_a_practice_deal_of_a_kind_without_a_number_goes_on(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, left("lesson sums", cut=True))
    screen = at(open_screen, tmp_path)
    assert (screen.match.practice, dealt(screen)) == ("lesson sums", codes(numbered.order(agreed("scopa"), 5)))
    assert screen.program.practice.property("deal") == {"kind": "lesson", "which": "sums"}


def test_a_practice_deal_that_was_never_dealt_is_kept_aside(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, left("numbered 5", cut=False))
    screen = at(open_screen, tmp_path)
    assert screen.match.practice == ""
    assert (tmp_path / "data" / "practice.txt.damaged-1").exists()


def test_practice_in_the_place_of_the_match_is_kept_aside(open_screen: Opener, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(exist_ok=True)
    (tmp_path / "data" / "match.txt").write_text(left("numbered 5", cut=True).record.dump(), encoding="ascii")
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert screen.until_my_turn()
    assert screen.match.practice == ""
    assert (tmp_path / "data" / "match.txt.damaged-1").exists()


def test_a_new_match_from_practice_asks_for_the_match_that_waits(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path)
    screen.play_by_keys()
    assert screen.until_my_turn()
    screen.program.practice.playNumber(5)
    assert screen.until_my_turn()
    screen.press("N")
    screen.until(lambda: screen.sees("yes"))
    screen.click("yes")
    assert screen.until_my_turn()
    assert screen.match.practice == ""
    assert saved_practice(screen) is None


def test_practice_waits_for_no_cut_and_shows_no_deck_of_the_match(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged(*MATCH, level="easy"))
    screen = open_screen(tmp_path, motion="off", pace="none", ceremony=True)
    assert screen.until_my_turn()
    seal = screen.match.deals[-1].deck.seal
    screen.program.practice.playNumber(5)
    assert screen.until_my_turn()
    screen.program.seals.showLive()
    assert [deal["seal"] for deal in screen.program.seals.property("deals")] == [seal]
