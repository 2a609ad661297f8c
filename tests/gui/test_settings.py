"""Settings: each applies while cards move and while the computer thinks; files that are damaged lose nothing."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from scopa_desktop.ai import LEVELS, Stop
from scopa_desktop.engine import HOUSE_RULES, Move, View
from scopa_desktop.library.preferences import CHOICES, Preferences
from tests.cases import some
from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]
RULES = ("form", "target", "level", *HOUSE_RULES)
LOOKS = ("motion", "pace", "text", "language")


class Pondering:
    """A player that thinks until it is told to stop."""

    def __init__(self, seed: int) -> None:
        assert isinstance(seed, int)

    def choose(self, view: View, stop: Stop) -> Move:
        assert isinstance(stop, threading.Event)
        stop.wait()
        return view.moves[0]


@pytest.fixture
def pondering(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels ponder until they are told to stop."""
    for level in LEVELS:
        monkeypatch.setitem(LEVELS, level, Pondering)


def other(name: str, current: object) -> object:
    """A value of a preference that is not the current one."""
    if isinstance(current, bool):
        return not current
    return next(value for value in CHOICES[name] if value != current)


def rule(screen: Screen, name: str) -> object:
    """What the match is played by."""
    rules: dict[str, Any] = screen.game.property("rules")
    return name in rules["house"] if name in HOUSE_RULES else rules[name]


def ask(screen: Screen, name: str, value: object) -> None:
    """Change a rule in the settings and go on to the question."""
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-0"))
    screen.click("page-1" if name == "level" else "page-0")
    if name == "scopa_con_asso":
        screen.click_below("rule-asso_piglia_tutto")
    screen.click_below(f"rule-{name}" if isinstance(value, bool) else f"{name}-{value}")
    screen.click("apply")
    screen.until(lambda: screen.sees("yes"))


def same(screen: Screen) -> None:
    """What the screen shows is what the engine has."""
    screen.stage.skip()
    state = screen.state
    assert screen.hand == [card.code for card in state.hands[0]]
    assert screen.table == [card.code for card in state.table]
    piles = screen.stage.property("counts")["piles"]
    assert list(piles) == [len(pile) for pile in state.piles]


@pytest.mark.slow
@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("value_at", [0, 1, 2])
def test_looks_change_while_cards_move(open_screen: Opener, name: str, value_at: int) -> None:
    screen = open_screen(motion="calm", pace="slow")
    screen.until(lambda: any(item.property("flying") for item in screen.items()))
    choices = CHOICES[name]
    screen.program.settings.choose(name, choices[value_at % len(choices)])
    before = screen.match
    same(screen)
    assert screen.match is before
    assert json.loads((screen.home / "config" / "settings.json").read_text())[name] == choices[value_at % len(choices)]


@pytest.mark.usefixtures("pondering")
@pytest.mark.parametrize("name", LOOKS)
def test_looks_change_while_the_computer_thinks(open_screen: Opener, tmp_path: Path, name: str) -> None:
    left_on_the_table(tmp_path, arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d"))
    screen = open_screen(tmp_path, motion="normal", pace="none")
    screen.until_my_turn()
    screen.press("2")
    assert screen.thinking
    screen.program.settings.choose(name, other(name, getattr(Preferences(), name)))
    assert screen.thinking
    same(screen)
    assert len(screen.state.history) == 1


@pytest.mark.usefixtures("pondering")
@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("while_moving", some([True, False], True))
def test_a_rule_asks_and_begins_a_new_match(open_screen: Opener, tmp_path: Path, name: str, while_moving: bool) -> None:
    left_on_the_table(tmp_path, arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d"))
    screen = open_screen(tmp_path, motion="calm" if while_moving else "off", pace="none")
    screen.until_my_turn()
    screen.press("2")
    assert screen.thinking
    value = other(name, rule(screen, name))
    before = screen.match
    ask(screen, name, value)
    assert screen.match is before
    screen.click("no")
    screen.until(lambda: not screen.sees("yes"))
    assert screen.match is before
    assert rule(screen, name) != value
    ask(screen, name, value)
    screen.click("yes")
    assert screen.match is not before
    assert rule(screen, name) == value
    same(screen)
    assert screen.saved().rules == screen.match.rules
    screen.close()


def test_rules_are_chosen_in_the_dialog(screen: Screen) -> None:
    assert screen.until_my_turn()
    screen.play_by_keys()
    screen.until_my_turn()
    before = screen.match
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-0"))
    screen.click("target-21")
    screen.click_below("rule-napola")
    screen.click("apply")
    screen.until(lambda: screen.sees("yes"))
    assert screen.match is before
    screen.click("yes")
    rules = screen.match.rules
    assert (rules.target, rules.napola) == (21, True)
    assert screen.text("rules") == "to 21"
    assert screen.text("napola") == "Napola on"


def test_looks_are_chosen_in_the_dialog(screen: Screen) -> None:
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-1"))
    screen.click("page-1")
    screen.click_below("pace-quick")
    screen.click("page-2")
    screen.click_below("back-cubes-burgundy")
    screen.click("page-3")
    screen.click("motion-fast")
    screen.click("page-4")
    screen.click_below("text-125")
    screen.click_below("language-it")
    values = screen.program.settings.values
    assert (values.pace, values.back, values.motion, values.text, values.language) == (
        "quick",
        "cubes-burgundy",
        "fast",
        125,
        "it",
    )
    assert str(screen.program.decks.property("back").toLocalFile()).endswith("back-cubes-burgundy.svg")


def test_the_level_and_the_napola_have_a_button_at_the_table(screen: Screen) -> None:
    assert screen.until_my_turn()
    dealt = screen.match
    screen.click("napola")
    screen.until(lambda: screen.sees("yes"))
    assert screen.match is dealt
    screen.click("yes")
    assert screen.match.rules.napola
    screen.until_my_turn()
    screen.play_by_keys()
    screen.click("level")
    screen.until(lambda: screen.sees("yes"))
    screen.click("yes")
    assert screen.match.players == ("person", "hard")
    assert screen.text("level") == "Hard"


def test_the_keys_l_d_n_and_f11(screen: Screen) -> None:
    assert screen.until_my_turn()
    screen.press("L")
    screen.until(lambda: screen.sees("yes"))
    screen.click("yes")
    assert screen.game.property("rules")["level"] == "hard"
    deck = screen.program.decks.property("key")
    screen.press("D")
    decks = [one["key"] for one in screen.program.decks.property("all")]
    assert screen.program.decks.property("key") == decks[(decks.index(deck) + 1) % len(decks)]
    screen.until_my_turn()
    screen.play_by_keys()
    before = screen.match
    screen.press("N")
    screen.until(lambda: screen.sees("yes"))
    screen.press("Esc")
    screen.until(lambda: not screen.sees("yes"))
    assert screen.match is before
    screen.press("Ctrl+N")
    screen.until(lambda: screen.sees("yes"))
    screen.click("yes")
    screen.until(lambda: screen.match is not before)
    screen.press("F11")
    screen.until(lambda: screen.window.visibility() == screen.window.Visibility.FullScreen)
    screen.press("F11")
    screen.until(lambda: screen.window.visibility() != screen.window.Visibility.FullScreen)


def test_the_size_of_the_text_changes_by_keys_and_buttons(screen: Screen) -> None:
    size = screen.find("status").property("font").pixelSize()
    screen.press("Ctrl++")
    assert screen.find("status").property("font").pixelSize() > size
    screen.click("larger")
    assert screen.program.settings.values.text == 150
    screen.press("Ctrl+-")
    assert screen.program.settings.values.text == 125
    screen.press("Ctrl+0")
    assert screen.program.settings.values.text == 100
    assert screen.find("status").property("font").pixelSize() == size


@pytest.mark.parametrize("content", ["{", "[]", '{"text": 99}', '{"motion": 3}', '{"napola": "yes"}', "\xff", ""])
def test_a_damaged_settings_file_is_kept_aside_and_told(open_screen: Opener, tmp_path: Path, content: str) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_text(content, encoding="latin-1")
    screen = open_screen(tmp_path)
    told = content.startswith('{"')  # by an older program, whose settings do not tell whether a player is guided
    assert screen.program.settings.values == Preferences(guided=not told)
    aside = file.with_name("settings.json.damaged-1")
    assert aside.read_text(encoding="latin-1") == content
    assert screen.sees("notice")
    assert any("The settings file was damaged." in str(item.property("text")) for item in screen.items())
    screen.stage.skip()
    screen.click("dismiss")
    assert not screen.sees("notice")


def test_good_values_of_a_damaged_settings_file_are_kept(open_screen: Opener, tmp_path: Path) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_text('{"text": 150, "target": 12, "colour of the sky": "blue"}')
    screen = open_screen(tmp_path)
    assert (screen.program.settings.values.text, screen.program.settings.values.target) == (150, 11)


def test_unknown_settings_of_a_newer_version_do_no_harm(open_screen: Opener, tmp_path: Path) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_text('{"text": 150, "colour of the sky": "blue"}')
    screen = open_screen(tmp_path)
    assert screen.program.settings.values.text == 150
    assert not screen.sees("notice")


@pytest.mark.parametrize("content", ["", "rubbish", "scopa-desktop record 1\nform scopa\n"])
def test_a_damaged_match_goes_on_from_the_save_before(open_screen: Opener, tmp_path: Path, content: str) -> None:
    match = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d")
    left_on_the_table(tmp_path, match)
    before = match.state
    match.play(Move.parse("2c"))
    left_on_the_table(tmp_path, match)
    (tmp_path / "data" / "match.txt").write_text(content)
    screen = open_screen(tmp_path)
    assert screen.state == before
    assert (tmp_path / "data" / "match.txt.damaged-1").read_text() == content
    assert screen.sees("notice")


def test_a_match_of_another_form_of_program_is_not_overwritten(open_screen: Opener, tmp_path: Path) -> None:
    match = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d", level="grandmaster")
    left_on_the_table(tmp_path, match)
    text = (tmp_path / "data" / "match.txt").read_text()
    screen = open_screen(tmp_path)
    assert screen.match.players[1] == "normal"
    assert (tmp_path / "data" / "match.txt.damaged-1").read_text() == text


def test_a_folder_that_cannot_be_written_is_told_and_the_match_goes_on(open_screen: Opener, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    screen = open_screen(tmp_path)
    told = []
    while screen.sees("notice"):
        told.append(screen.text("notice-text"))
        screen.click("dismiss")
    assert any(text.startswith("The saved match could not be read (") for text in told)
    assert told[-1].startswith("The match could not be saved (")
    screen.until_my_turn()
    screen.play_by_keys()
    assert any(played.seat == 0 for played in screen.state.history)
    assert not screen.sees("notice")


def test_the_settings_open_where_they_were_left(open_screen: Opener) -> None:
    screen = open_screen(motion="off", pace="none", text=200)
    screen.window.resize(960, 600)
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("pages"))
    for _ in range(6):
        screen.press("Down")
    screen.until(lambda: screen.sees("table-wood"))
    screen.press("Esc")
    screen.until(lambda: not screen.sees("pages"))
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("table-wood"))
    screen.drawn()
    pages, entry = screen.find("pages"), screen.find("page-6")
    top = entry.mapToItem(pages, QPointF(0, 0)).y()
    assert 0 <= top <= pages.height() - entry.height()
