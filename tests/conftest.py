"""Every test that opens a window opens it on a screen in memory."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
# A shell has its background jobs ignore Ctrl+C, and all that the tests start would ignore it too.
signal.signal(signal.SIGINT, signal.default_int_handler)

if TYPE_CHECKING:
    from tests.screen import Screen


@pytest.fixture
def open_screen(tmp_path: Path, qtbot: object) -> Iterator[Callable[..., Screen]]:
    """Opens the program's window on files of its own; what is left open is closed at the end."""
    assert qtbot is not None  # it catches exceptions in slots and warnings of Qt
    from tests.screen import Screen

    opened: list[Screen] = []

    def opener(home: Path | None = None, **preferences: object) -> Screen:
        screen = Screen(home or tmp_path, preferences)
        opened.append(screen)
        return screen

    yield opener
    for screen in opened:
        screen.close()


@pytest.fixture
def screen(open_screen: Callable[..., Screen]) -> Screen:
    """A window at its first start, in English, in which nothing moves and the computer does not wait."""
    return open_screen(motion="off", pace="none")


@pytest.fixture
def small_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hard and master think of a few lines only: with four players they are enough to see what is seen here."""
    from scopa_desktop.ai.thinkers import Hard, Master

    monkeypatch.setattr(Hard, "LINES", 1200)
    monkeypatch.setattr(Master, "LINES", 40)
    monkeypatch.setattr(Master, "PLAYS", 800)
