"""A key that is held, as a real keyboard and a real X server send it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer

from scopa_desktop.library.store import Folders, Store
from scopa_desktop.ui.settings.settings import Settings
from tests.dealing import arranged, left_on_the_table
from tests.e2e.test_killed import PATIENCE, Start, keys, read, start

__all__ = ["start"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="drives an X display"),
]

HELD = 2
"""Seconds; the server repeats a key 25 times a second after the first two thirds of one."""


@pytest.mark.parametrize("key", ["2", "Return"])
def test_a_held_key_plays_one_card(display: str, start: Start, tmp_path: Path, key: str) -> None:
    left_on_the_table(tmp_path, arranged("1d 2c 1s", "3b 3s 4s", "10d 9d 8s 7c"))
    Settings(Store(Folders.find(tmp_path))).put(motion="off", pace="none")
    environment = os.environ | {"DISPLAY": display}
    start()
    keys(display, "shift")
    subprocess.run(["xdotool", "keydown", key, "sleep", str(HELD), "keyup", key], env=environment, check=True)
    deadline = QDeadlineTimer(PATIENCE)
    keys(display, "1")
    while len(mine(tmp_path)) < 2:
        assert not deadline.hasExpired()
    first, second = mine(tmp_path)
    assert first == ("2c" if key == "2" else "1d")
    assert second.startswith("1d" if key == "2" else "2c")


def mine(home: Path) -> list[str]:
    """My moves of the round in the match's file."""
    return [str(move) for move in read(home).rounds[-1].moves[::2]]
