"""The count: its cards, its columns, and what each line says of how it is counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from scopa_desktop.engine import PRIMIERA
from tests.pages import resize, to_the_count
from tests.screen import Screen

Opener = Callable[..., Screen]
CALM = {"motion": "off", "pace": "none", "level": "easy"}
SIZES = {
    "960x600": (960, 600, 100),
    "1280x720": (1280, 720, 100),
    "1920x1080": (1920, 1080, 100),
    "960x600 at 200 %": (960, 600, 200),
    "1280x720 at 200 %": (1280, 720, 200),
}


def counted(open_screen: Opener, **preferences: object) -> Screen:
    """The window at the count of a round."""
    screen = open_screen(**(CALM | preferences))
    to_the_count(screen)
    return screen


def faces(screen: Screen) -> list[QQuickItem]:
    """The cards face up on the sheet."""
    sheet = screen.find("sheet")
    return [item for item in within(sheet) if item.property("up") and item.opacity() and item.property("picked")]


def within(root: QQuickItem) -> list[QQuickItem]:
    """What is seen in an item."""
    found, todo = [], [root]
    while todo:
        item = todo.pop()
        if item.isVisible():
            found.append(item)
            todo.extend(item.childItems())
    return found


def left(item: QQuickItem) -> float:
    return item.mapToScene(QPointF(0, 0)).x()


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_the_count_can_be_seen(open_screen: Opener, size: str) -> None:
    width, height, text = SIZES[size]
    screen = counted(open_screen, text=text)
    resize(screen, width, height)
    screen.press("Tab")
    screen.press("Down")
    cards = faces(screen)
    assert cards
    for card in cards:
        assert card.width() >= 60
        assert card.width() * float(card.property("share")) >= 15.9
        place = card.parentItem()
        seen = place.mapRectToScene(place.boundingRect())
        assert seen.left() >= 0
        assert seen.right() <= width
        assert place.height() >= card.width() * float(card.property("share")) * 2.3


def test_the_cards_grow_with_the_window(open_screen: Opener) -> None:
    screen = counted(open_screen)
    widths = []
    for size in ((1280, 720), (1920, 1080), (2560, 1440)):
        resize(screen, *size)
        widths.append(faces(screen)[0].width())
    assert widths == sorted(set(widths))


def test_the_numbers_of_each_side_stand_in_a_column(open_screen: Opener) -> None:
    screen = counted(open_screen)
    resize(screen, 1280, 720)
    rows = [screen.find(f"line-{name}") for name in ("carte", "denari", "primiera", "scope")]
    for side in (0, 1):
        places = {round(left(item)) for row in rows for item in within(row) if item.objectName() == f"counted-{side}"}
        assert len(places) == 1


def test_each_line_says_how_it_is_counted(open_screen: Opener) -> None:
    screen = counted(open_screen)
    lines = {str(line.category): line for line in screen.match.scores[-1].lines}
    screen.press("Tab")
    said = []
    for _ in lines:
        said.append(screen.text("status"))
        screen.press("Down")
    assert [sentence.partition(":")[0] for sentence in said] == ["Cards", "Coins", "Settebello", "Primiera", "Scope"]
    primiera = lines["primiera"]
    for side, who in ((0, "You"), (1, "Computer")):
        worth = [PRIMIERA[card.rank] for card in primiera.cards[side]]
        if primiera.counts[side] is None:
            assert f"{who} without all four suits" in said[3]
        else:
            assert f"{who} {' + '.join(map(str, worth))} = {sum(worth)}" in said[3]
            assert sum(worth) == primiera.counts[side]
    winner = next((side for side in (0, 1) if primiera.points[side]), None)
    ends = {0: "1 point to you.", 1: "1 point to the computer.", None: "Nobody gets the point."}
    assert said[3].endswith(ends[winner])


def test_a_line_that_is_pressed_says_how_it_is_counted(open_screen: Opener) -> None:
    screen = counted(open_screen)
    screen.click("line-denari")
    assert screen.text("status").startswith("Coins: You ")
    assert screen.program.announcer.property("log")[-1] == screen.text("status")


@pytest.mark.slow
def test_the_cards_come_from_the_piles_one_line_after_the_other(open_screen: Opener) -> None:
    screen = open_screen(motion="calm", pace="none", level="easy")
    screen.hasten(50)
    screen.play_round(screen.play_by_keys)
    screen.hasten(1)
    screen.until(lambda: any(item.property("shown") for item in rows(screen)))
    screen.stretch("row")
    shown = [row.objectName() for row in rows(screen) if row.property("shown")]
    assert 0 < len(shown) < 5
    screen.press("Space")
    assert all(row.property("shown") for row in rows(screen))
    screen.until(lambda: all(card.y() == 0 and card.x() == 0 for card in faces(screen)))


def rows(screen: Screen) -> list[QQuickItem]:
    """The lines of the count."""
    return [item for item in within(screen.find("sheet")) if item.objectName().startswith("line-")]


def test_nothing_flies_without_motion(open_screen: Opener) -> None:
    screen = open_screen(**CALM)
    screen.play_round(screen.play_by_keys)
    assert all((card.x(), card.y()) == (0, 0) for card in faces(screen))
