"""Pages over the table: where the keys go when one is closed, and where a page begins."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickItem

from scopa_desktop.engine import agreed
from scopa_desktop.library.wish import Wish
from tests.golden import make
from tests.gui.test_decks import FACES, ready
from tests.pages import PAGES, SETTINGS, at_table, command, keys, leave, opened, resize, settings, speak
from tests.screen import Screen

Opener = Callable[..., Screen]
BENEATH = ("captured", "last move", "rules", "settings 2", "seals", "history", "statistics", "fairness", "about")


def open_pages(screen: Screen) -> list[QQuickItem]:
    """What lies over the table, but for the shade beneath it."""
    return [item for item in opened(screen) if item.inherits("QQuickPopupItem")]


@pytest.mark.parametrize("right", [True, False], ids=["a match", "a refusal"])
def test_when_a_page_is_closed_the_keys_go_to_the_page_beneath(
    open_screen: Opener, tmp_path: Path, right: bool
) -> None:
    """A match comes from outside, by a second start, while any page is open."""
    file = tmp_path / "one.scopa"
    file.write_text(make.recorded(agreed("scopa"), 8, whole=True).dump() if right else "no match\n", encoding="ascii")
    screen = at_table(open_screen, tmp_path)
    for beneath in BENEATH:
        PAGES[beneath](screen)
        screen.until(lambda: len(open_pages(screen)) == 1)
        below = open_pages(screen)[0]
        screen.program.fulfil(Wish(file))
        screen.until(lambda: len(open_pages(screen)) == 2)
        screen.press("Esc")
        screen.until(lambda: len(open_pages(screen)) == 1)
        assert open_pages(screen) == [below], beneath
        focused = screen.window.activeFocusItem()
        assert focused is not None
        assert below.isAncestorOf(focused) or below == focused, beneath
        screen.press("Esc")
        screen.until(lambda: not opened(screen))
        assert screen.find("view").parentItem().hasActiveFocus(), beneath


def pressed(button: str) -> Callable[[Screen], None]:
    """Clicks a button of a page, which may have to be scrolled to."""
    return lambda screen: screen.click_below(button)


@pytest.mark.parametrize(
    "ways",
    [
        (command("statistics"), pressed("fairness-button"), pressed("fairness-seals")),
        (command("statistics"), pressed("delete")),
    ],
    ids=["statistics, fairness, seals", "statistics, question"],
)
def test_pages_are_left_one_by_one(
    open_screen: Opener, tmp_path: Path, ways: tuple[Callable[[Screen], None], ...]
) -> None:
    screen = at_table(open_screen, tmp_path)
    for at, way in enumerate(ways):
        way(screen)
        screen.until(lambda: len(open_pages(screen)) == at + 1)  # noqa: B023
    for left in reversed(range(len(ways))):
        screen.press("Esc")
        screen.until(lambda: len(open_pages(screen)) == left)  # noqa: B023
    screen.press("2")
    assert [str(played.move) for played in screen.state.history[:1]] == ["2c"]


# Settings


def scroll(screen: Screen) -> QQuickItem:
    """What the page of the settings is scrolled by."""
    item = screen.find("settings-scroll")
    flickable = item.property("contentItem")
    assert isinstance(flickable, QQuickItem)
    return flickable


def test_every_page_of_the_settings_begins_at_its_top(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, text=150)
    resize(screen, 960, 600)
    settings(0)(screen)
    for page in range(SETTINGS):
        screen.find("pages").setProperty("currentIndex", page)
        screen.drawn()
        assert scroll(screen).property("contentY") == 0, page
        scroll(screen).setProperty("contentY", scroll(screen).property("contentHeight") - scroll(screen).height())


def test_a_change_of_language_stays_on_its_page(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path)
    settings(4)(screen)
    speak(screen, "it")
    assert screen.find("pages").property("currentIndex") == 4
    assert screen.text("page-4") == "Testo"
    leave(screen)
    keys("F1")(screen)
    screen.until(lambda: screen.sees("list-of-chapters"))
    screen.find("list-of-chapters").setProperty("currentIndex", 3)
    speak(screen, "en")
    assert screen.find("list-of-chapters").property("currentIndex") == 3


@pytest.mark.slow
@pytest.mark.parametrize("text", [100, 200])
def test_the_deck_is_seen_at_once_and_whole(open_screen: Opener, tmp_path: Path, text: int) -> None:
    screen = at_table(open_screen, tmp_path, text=text)
    screen.until(lambda: ready(screen) >= set(FACES))
    settings(2)(screen)
    first = screen.window.grabWindow()  # no event has come since: what is loaded later is not there
    row = screen.find("deck-shown")
    cards = sorted((card for card in row.childItems() if card.property("code")), key=QQuickItem.x)
    assert len(cards) == 6
    for left, right in pairwise(cards):
        assert left.x() + left.width() <= right.x()
    assert cards[-1].x() + cards[-1].width() <= row.property("maximum")
    below = scroll(screen).mapRectToScene(scroll(screen).boundingRect()).bottom()
    for card in cards:
        face = card.mapRectToScene(card.boundingRect()).toRect().adjusted(6, 6, -6, -6)
        rows = range(face.top() + face.height() // 4, min(face.bottom(), int(below)), 2)
        colours = {first.pixel(x, y) for y in rows for x in range(face.left(), face.right(), 2)}
        assert len(colours) > 8, card.property("code")


@pytest.mark.parametrize("board", [False, True])
@pytest.mark.parametrize("text", [100, 200, 300])
def test_both_names_have_one_size(open_screen: Opener, tmp_path: Path, text: int, board: bool) -> None:
    screen = at_table(open_screen, tmp_path, text=text, board=board)
    resize(screen, 960, 600)
    sizes = {screen.find(f"name-{side}").property("font").pixelSize() for side in (0, 1)}
    assert len(sizes) == 1
    name = screen.find("name-1")
    assert name.property("contentWidth") <= name.width()
