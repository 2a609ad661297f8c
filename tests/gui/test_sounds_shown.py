"""What is shown is heard: no more, no sooner, and nothing when the sound is off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_desktop.match import Match
from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]
SCOPA = ("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d")


def at(open_screen: Opener, tmp_path: Path, match: Match, **preferences: object) -> Screen:
    """The window on a match that was left there, before anything is heard."""
    left_on_the_table(tmp_path, match)
    screen = open_screen(tmp_path, **({"motion": "fast", "pace": "slow"} | preferences))
    assert screen.until_my_turn()
    assert screen.heard == []
    return screen


@pytest.mark.parametrize(
    ("hands", "card", "heard"),
    [
        (("9d 8c 1d", "1b 3s 10s", "7s 4b 6c 3d"), "8c", ["card"]),
        (("5d 8c 1d", "1b 3s 10s", "7s 3b 2c 9d"), "5d", ["card", "slide", "slide", "collect"]),
        (("7c 8c 1d", "1b 3s 10s", "7d 3b 2c 9d"), "7c", ["card", "settebello", "slide", "collect"]),
        (("7d 8c 1d", "1b 3s 10s", "7c 3b 2c 9d"), "7d", ["card", "settebello", "slide", "collect"]),
        (SCOPA, "10b", ["card", "slide", "slide", "slide", "slide", "scopa"]),
    ],
)
def test_a_move_is_heard_as_it_is_shown(
    open_screen: Opener, tmp_path: Path, hands: tuple[str, str, str], card: str, heard: list[str]
) -> None:
    screen = at(open_screen, tmp_path, arranged(*hands))
    screen.click(f"hand-{card}")
    screen.until(lambda: len(screen.heard) == len(heard))
    assert screen.heard == heard


def test_a_move_shown_at_once_is_no_salvo(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*SCOPA), motion="off")
    screen.click("hand-10b")
    screen.until(lambda: bool(screen.heard))
    assert screen.heard == ["scopa", "collect"] or screen.heard == ["scopa", "card"]


def test_a_click_that_skips_the_deal_is_no_salvo(open_screen: Opener) -> None:
    screen = open_screen(motion="calm", pace="slow")
    screen.stretch("dealStep")
    screen.program.practice.playNumber(7)
    screen.until(lambda: "deal" in screen.heard and screen.stage._beats.kinds.count("deal") > 5)
    screen.heard.clear()
    screen.press("Esc")
    assert screen.until_my_turn()
    screen.until(lambda: bool(screen.heard))
    assert screen.heard == ["deal"]


@pytest.mark.slow
def test_the_rows_of_the_count_tick_and_the_end_has_its_tone(open_screen: Opener) -> None:
    screen = open_screen(motion="off", pace="none", level="easy", target=11)
    while not screen.match_over():
        screen.play_round(screen.play_by_keys)
        screen.until(lambda: screen.phase == "count")
        screen.until(lambda: {"tick", "win", "lose"} & set(screen.heard) != set())
        said = set(screen.heard) & {"tick", "win", "lose"}
        if screen.match_over():
            assert said - {"tick"} == {"win" if screen.stage.property("winner") == 0 else "lose"}
        else:
            assert said == {"tick"}
            screen.heard.clear()
            screen.press("Return")
            screen.press("Return")


def test_the_button_of_the_sound_turns_it_off_and_on(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*SCOPA), volume=80)
    screen.click("sound")
    assert screen.program.settings.values.volume == 0
    screen.click("hand-10b")
    assert screen.until_my_turn()
    assert screen.heard == []
    screen.click("sound")
    assert screen.program.settings.values.volume == 80
    screen.until(lambda: screen.heard == ["card"])


def test_the_volume_is_chosen_in_the_settings(open_screen: Opener, tmp_path: Path) -> None:
    screen = at(open_screen, tmp_path, arranged(*SCOPA))
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-5"))
    screen.click("page-5")
    screen.click("volume-20")
    assert screen.program.settings.values.volume == 20
    screen.until(lambda: screen.heard == ["card"])
    screen.click("volume-0")
    assert not screen.program.sounds.property("on")
