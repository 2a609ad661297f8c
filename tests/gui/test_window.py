"""Menus by keys, the place of the window, the first start and the about box."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from scopa_desktop import __version__
from scopa_desktop.ui import app
from scopa_desktop.ui.pages.about import libraries
from tests.dealing import arranged, left_on_the_table
from tests.pages import CHOICE, PAGES, at_table, leave, opened
from tests.screen import Screen

Opener = Callable[..., Screen]


def texts(screen: Screen) -> list[str]:
    """Every text that is seen."""
    return [str(item.property("text")) for item in screen.items()]


@pytest.mark.parametrize(
    ("key", "entry"),
    [
        ("Alt+G", "Numbered deal…"),
        ("F10", "Numbered deal…"),
        ("Alt+M", "Take back a move"),
        ("Alt+V", "Cards to come"),
        ("Alt+S", "Next deck of cards"),
        ("Alt+H", "About Scopa"),
    ],
)
def test_a_menu_is_opened_and_closed_by_keys(screen: Screen, key: str, entry: str) -> None:
    assert screen.until_my_turn()
    assert entry not in texts(screen)
    focused = screen.window.activeFocusItem()
    screen.press(key)
    screen.until(lambda: entry in texts(screen))
    screen.press("Esc")
    screen.until(lambda: entry not in texts(screen) and screen.window.activeFocusItem() == focused)
    screen.play_by_keys()
    assert [played.seat for played in screen.state.history][-2:].count(0) == 1


def test_what_is_switched_on_is_marked_in_its_menu(screen: Screen) -> None:
    def marked() -> list[str]:
        return [str(item.property("text")) for item in screen.items() if item.property("checked") is True]

    for _ in range(2):
        screen.press("Alt+V")
        screen.until(lambda: "Cards to come" in texts(screen))
        on = "Cards to come" in marked()
        assert on == screen.sees("board")
        screen.press("Esc")
        screen.until(lambda: "Normal text" not in texts(screen))
        screen.press("G")


def test_the_window_comes_up_where_it_was(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path, motion="off", pace="none")
    screen.window.setGeometry(-5000, 40, 1000, 650)
    screen.drawn()
    screen.close()
    kept = json.loads((tmp_path / "state" / "window.json").read_text())
    assert (kept["width"], kept["height"], kept["state"]) == (1000, 650, "windowed")
    again = open_screen(tmp_path)
    space = again.window.screen().availableGeometry()
    again.until(lambda: space.contains(again.window.frameGeometry()))
    assert again.window.height() == 650
    assert again.window.width() <= min(1000, space.width()) < again.window.width() + 20


@pytest.mark.parametrize("state", ["maximized", "full_screen"])
def test_a_window_that_was_large_is_large_again(open_screen: Opener, tmp_path: Path, state: str) -> None:
    folder = tmp_path / "state"
    folder.mkdir()
    place = {"x": 0, "y": 0, "width": 1000, "height": 650, "state": state}
    (folder / "window.json").write_text(json.dumps(place))
    screen = open_screen(tmp_path, motion="off", pace="none")
    wanted = screen.window.Visibility.Maximized if state == "maximized" else screen.window.Visibility.FullScreen
    assert screen.window.visibility() == wanted
    screen.close()
    assert json.loads((folder / "window.json").read_text())["state"] == state


def test_full_screen_is_kept_and_left(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert screen.until_my_turn()
    screen.press("F11")
    screen.until(lambda: screen.window.visibility() == screen.window.Visibility.FullScreen)
    screen.close()
    again = open_screen(tmp_path)
    assert again.window.visibility() == again.window.Visibility.FullScreen
    again.press("F11")
    again.until(lambda: again.window.visibility() == again.window.Visibility.Windowed)


def test_the_first_start_offers_help_until_one_plays(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path)
    screen.hasten(20)
    assert screen.until_my_turn()
    assert screen.sees("offers")
    screen.click("offer-text")
    assert screen.program.settings.property("text") == 125
    assert screen.sees("offers")
    screen.play_by_keys()
    screen.until(lambda: not screen.sees("offers"))
    screen.game.newMatch({})
    assert screen.until_my_turn()
    assert not screen.sees("offers")


def test_what_the_first_start_offers_can_be_closed(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path)
    screen.hasten(20)
    assert screen.until_my_turn()
    screen.click("offer-away")
    assert not screen.sees("offers")


def test_the_first_turn_says_what_a_click_does(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path)
    screen.hasten(20)
    assert screen.until_my_turn()
    guide = "Click a card, or press its number, to play it. Cards with a light edge take something."
    if not any(played.seat == 1 for played in screen.state.history):
        assert screen.text("status") == f"You play first. {guide}"
    assert f"Your turn. {guide}" in screen.program.announcer.property("log")
    screen.play_by_keys()
    assert screen.until_my_turn()
    assert guide not in screen.text("status")


def rings(screen: Screen) -> set[str]:
    """The cards of the hand with a ring."""
    return {code for code in screen.hand if screen.find(f"card-{code}").property("ring")}


def test_a_new_player_sees_which_cards_take_and_what(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged(*CHOICE))
    screen = open_screen(tmp_path, motion="off", pace="none", guided=True)
    assert screen.until_my_turn()
    assert rings(screen) == {"9d", "5b"}
    for card, says in (("9d", "takes 3 + 6 or 4 + 5"), ("2c", "takes nothing"), ("5b", "takes 5")):
        QTest.mouseMove(screen.window, screen.middle(f"hand-{card}"))
        screen.until(lambda: screen.sees("takes"))
        bubble = screen.find("takes")
        words = next(str(item.property("text")) for item in bubble.childItems() if item.property("text"))
        assert words == says
    QTest.mouseMove(screen.window, screen.middle("status"))
    screen.until(lambda: not screen.sees("takes"))


@pytest.mark.slow
def test_who_has_played_a_match_is_guided_no_more(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged(*CHOICE))
    screen = open_screen(tmp_path, motion="off", pace="none", guided=True, level="easy")
    assert screen.until_my_turn()
    screen.game.newMatch({"target": 11})
    while not (screen.match.winner is not None and screen.phase == "count"):
        screen.play_round(screen.play_by_keys)
        if screen.match.winner is None:
            screen.press("Space")
    assert screen.program.settings.values.guided is False
    screen.press("Space")
    screen.press("Space")
    assert screen.until_my_turn()
    assert rings(screen) <= {screen.find("view").parentItem().property("focusedCode")}


def test_settings_of_older_programs_guide_nobody(open_screen: Opener, tmp_path: Path) -> None:
    (tmp_path / "config").mkdir(parents=True)
    (tmp_path / "config" / "settings.json").write_text('{"index": 12, "letters": true}')
    screen = open_screen(tmp_path)
    values = screen.program.settings.values
    assert (values.guided, values.index, values.letters) == (False, 12, True)


class Voice:
    """A voice that is there."""

    def speaks(self, language: str) -> bool:
        """Know every language."""
        return bool(language)

    def read(self, text: str, *, language: str, rate: int, urgent: bool) -> None:
        """Say nothing."""

    def stop(self) -> None:
        """Be silent already."""


@pytest.mark.parametrize("voice", [Voice(), None])
def test_reading_aloud_is_offered_where_there_is_a_voice(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, voice: Voice | None
) -> None:
    monkeypatch.setattr(app, "system_reader", lambda: voice)
    screen = open_screen(tmp_path)
    screen.hasten(20)
    assert screen.until_my_turn()
    assert screen.sees("offer-teach")
    assert screen.sees("offer-speech") == (voice is not None)
    if voice is not None:
        screen.click("offer-speech")
        assert screen.program.settings.property("speech") is True
        screen.click("offer-speech")
        assert screen.program.settings.property("speech") is False


def test_the_second_start_offers_nothing(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path)
    screen.hasten(20)
    assert screen.until_my_turn()
    assert screen.sees("offers")
    screen.close()
    again = open_screen(tmp_path)
    again.hasten(20)
    assert again.until_my_turn()
    assert not again.sees("offers")


def test_teaching_opens_the_rules_and_shows_what_cards_take(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path)
    screen.hasten(20)
    assert screen.until_my_turn()
    screen.click("offer-teach")
    screen.until(lambda: not screen.find("hand-" + screen.hand[0]).hasActiveFocus() and "Close" in texts(screen))
    assert screen.program.settings.property("assist") == "show"
    screen.press("Esc")
    screen.until(lambda: "Close" not in texts(screen))
    assert screen.sees("offers")


def test_the_about_box_tells_versions_licences_and_folders(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    screen.choose("Alt+H", "About Scopa")
    screen.until(lambda: screen.sees("about-first"))
    assert screen.text("about-first") == "No network, no account, no adverts."
    versions = screen.text("about-versions")
    assert f"Scopa Desktop {__version__}" in versions
    assert f"Python {platform.python_version()}" in versions
    assert f"PySide6 {PySide6.__version__}" in versions
    for licence in ("MIT licence", "our own, CC BY 4.0"):
        assert licence in texts(screen)
    told = libraries()
    assert {"platformdirs", "shiboken6", "fontpkg-atkinson-hyperlegible"} <= {one["name"] for one in told}
    for one in told:
        assert f"{one['name']} {one['version']}" in texts(screen)
        assert any(text.startswith(one["licence"]) for text in texts(screen))
    assert any("LGPL" in text and "replace by your own" in text for text in texts(screen))
    screen.click_below("open-data")
    assert opened == [QUrl.fromLocalFile(str(tmp_path / "data"))]
    screen.press("Esc")
    screen.until(lambda: not screen.sees("about-first"))


def test_a_page_is_there_only_while_it_is_open(open_screen: Opener, tmp_path: Path) -> None:
    def pages() -> int:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        made = screen.window.findChildren(QObject)
        return sum(item.inherits("QQuickPopup") and not item.inherits("QQuickMenu") for item in made)

    screen = at_table(open_screen, tmp_path)
    assert pages() == 0
    for name, way in PAGES.items():
        if name == "choice" or name.startswith("menu"):
            continue
        way(screen)
        screen.until(lambda: bool(opened(screen)))
        assert pages() >= 1, name
        leave(screen)
        assert pages() == 0, name
