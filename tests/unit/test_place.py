"""Where the window comes up: where it was, but never off the screens that are there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from scopa_desktop.library.store import Folders, Store
from scopa_desktop.ui.start.place import clamped, first

FULL_HD = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 2560, 1440)
LEFT = QRect(-1280, 200, 1280, 1024)
LAPTOP = QRect(0, 24, 1366, 720)


@pytest.mark.parametrize(
    ("place", "screens", "expected"),
    [
        pytest.param((100, 80, 1280, 720), [FULL_HD], (100, 80, 1280, 720), id="as it was"),
        pytest.param((2500, 300, 1280, 720), [FULL_HD, SECOND], (2500, 300, 1280, 720), id="on the second screen"),
        pytest.param((2500, 300, 1280, 720), [FULL_HD], (640, 300, 1280, 720), id="the second screen is gone"),
        pytest.param((-1000, 400, 960, 600), [FULL_HD, LEFT], (-1000, 400, 960, 600), id="left of the first"),
        pytest.param((-1000, 400, 960, 600), [FULL_HD], (0, 400, 960, 600), id="the left screen is gone"),
        pytest.param((100, 80, 2500, 1400), [LAPTOP], (0, 24, 1366, 720), id="larger than the screen"),
        pytest.param((100, 0, 1000, 650), [LAPTOP], (100, 24, 1000, 650), id="under the panel of the desktop"),
        pytest.param((1800, 900, 1280, 720), [FULL_HD, SECOND], (1920, 720, 1280, 720), id="mostly on the second"),
        pytest.param((50, 50, 100, 100), [FULL_HD], (50, 50, 960, 600), id="never below the smallest"),
        pytest.param((0, 0, 1280, 720), [QRect(0, 0, 800, 800)], (0, 0, 800, 720), id="a screen below the smallest"),
        pytest.param((0, 0, 1280, 720), [QRect(0, 24, 910, 488)], (0, 24, 910, 488), id="a laptop at 150 %"),
        pytest.param((9, 9, 700, 450), [QRect(0, 0, 960, 540)], (0, 0, 960, 540), id="not below the room there is"),
        pytest.param((0, 0, 1280, 720), [QRect(0, 0, 480, 320)], (0, 0, 640, 400), id="never below the least"),
        pytest.param((9000, 9000, 960, 600), [FULL_HD, SECOND], (960, 480, 960, 600), id="nowhere"),
    ],
)
def test_a_window_is_brought_onto_a_screen(
    place: tuple[int, int, int, int], screens: list[QRect], expected: tuple[int, int, int, int]
) -> None:
    assert clamped(QRect(*place), screens) == QRect(*expected)


@pytest.mark.parametrize(
    ("screen", "expected"),
    [
        pytest.param(FULL_HD, (320, 180, 1280, 720), id="full HD"),
        pytest.param(LAPTOP, (43, 24, 1280, 720), id="a laptop"),
        pytest.param(QRect(0, 0, 1024, 768), (0, 24, 1024, 720), id="an old screen"),
        pytest.param(SECOND, (2400, 270, 1600, 900), id="a large screen"),
    ],
)
def test_the_first_window_is_in_the_middle_of_its_screen(screen: QRect, expected: tuple[int, int, int, int]) -> None:
    assert clamped(first(screen), [screen]) == QRect(*expected)


def test_a_place_once_clamped_stays() -> None:
    for x in range(-3000, 6000, 700):
        for width in (300, 960, 1900, 4000):
            once = clamped(QRect(x, x // 3, width, width // 2), [FULL_HD, SECOND])
            assert clamped(once, [FULL_HD, SECOND]) == once
            assert FULL_HD.contains(once) or SECOND.contains(once)


@pytest.mark.parametrize("content", ["", "{", "[1, 2]", "7"])
def test_a_damaged_file_is_no_place(tmp_path: Path, content: str) -> None:
    store = Store(Folders.find(tmp_path))
    store.save_window({"x": 1})
    file = tmp_path / "state" / "window.json"
    assert json.loads(file.read_text()) == {"x": 1}
    file.write_text(content)
    assert store.load_window() == {}
    assert store.notices == []
