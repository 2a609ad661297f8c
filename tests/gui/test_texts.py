"""Criteria X01 and X02: every text is large enough, and none is cut off or covered, however large it is."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtQuick import QQuickItem

from scopa_desktop.library.preferences import CHOICES
from tests.pages import PAGES, at_table, leave, opened, resize, scene, scroller, speak, texts, to_the_count
from tests.screen import Screen

pytestmark = pytest.mark.slow

Opener = Callable[..., Screen]
SIZES = {
    "100 % in 960x600": (100, "fit", 12, 960, 600),
    "200 % in 960x600": (200, "large", 50, 960, 600),
    "200 % in 1280x720": (200, "large", 50, 1280, 720),
    "300 % in 1920x1080": (300, "huge", 50, 1920, 1080),
}
"""Text, cards and corner number, and the window they must fit."""


def complaints(screen: Screen, root: QQuickItem, least: float) -> list[str]:
    """Texts that are smaller than so many pixels, cut off, outside the window, or one over the other."""
    found = []
    window = QRectF(0, 0, screen.window.width(), screen.window.height()).adjusted(-1, -1, 1, 1)
    seen = [(item, f"{item.property('text')!r}", scene(item), scroller(item)) for item in texts(root)]
    for item, name, place, scrolled in seen:
        pixels = item.property("fontInfo").property("pixelSize").toInt()
        if pixels < least:
            found.append(f"{name} is {pixels} px")
        if item.property("truncated"):
            found.append(f"{name} is cut off")
        if float(item.property("contentWidth")) > item.width() + 2:
            found.append(f"{name} is wider than its place")
        if float(item.property("contentHeight")) > item.height() + 2:
            found.append(f"{name} is higher than its place")
        if scrolled is None and not window.contains(place):
            found.append(f"{name} is outside the window: {place}")
    for (_, one, here, by), (_, other, there, too) in itertools.combinations(seen, 2):
        common = here.intersected(there)
        if by == too and common.width() > 3 and common.height() > 6:
            found.append(f"{one} and {other} overlap")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "it", "longer"])
def test_x01_x02_texts_are_large_enough_and_none_is_cut_off(
    open_screen: Opener, tmp_path: Path, size: str, language: str
) -> None:
    text, cards, index, width, height = SIZES[size]
    screen = at_table(open_screen, tmp_path, text=text, cards=cards, index=index)
    longer = speak(screen, language)
    resize(screen, width, height)
    least = 14 * text / 100
    found = [f"table: {line}" for line in complaints(screen, screen.window.contentItem(), least)]
    for page, go in PAGES.items():
        go(screen)
        screen.drawn()
        over = opened(screen)
        assert over or page == "choice", page
        for root in over or [screen.window.contentItem()]:
            found += [f"{page}: {line}" for line in complaints(screen, root, least)]
        leave(screen)
    to_the_count(screen)
    screen.drawn()
    found += [f"count: {line}" for line in complaints(screen, screen.find("sheet"), least)]
    if longer is not None:
        QCoreApplication.removeTranslator(longer)
    assert found == []


def test_x02_the_left_handed_table_cuts_nothing_off(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, text=200, cards="large", index=50, left_handed=True)
    resize(screen, 960, 600)
    assert complaints(screen, screen.window.contentItem(), 28) == []


def test_x02_text_grows_in_steps_of_at_most_a_quarter() -> None:
    sizes = [int(size) for size in CHOICES["text"]]
    assert (sizes[0], sizes[-1]) == (100, 300)
    assert all(after - before <= 25 for before, after in itertools.pairwise(sizes))
