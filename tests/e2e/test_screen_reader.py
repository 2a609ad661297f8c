"""The program on a private bus, as a screen reader finds it: the tree, the announcements on the wire, a whole match."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.match import Match, Record

READER = Path(__file__).with_name("reader.py")
CHANCE = Path(__file__).parents[1] / "chance.py"
TOLD = Path(__file__).parents[1] / "golden" / "announced" / "en.txt"
SYSTEM_PYTHON = "/usr/bin/python3"
SESSION = """
"$1" "$2" 6 --lang en & game=$!
"$3" "$4" "${@:5}"; code=$?
kill $game; wait $game; exit $code
"""


def has_reader() -> bool:
    """Whether the system has what a screen reader needs."""
    tools = all(map(shutil.which, ("Xvfb", "xdotool", "dbus-run-session", "xvfb-run")))
    check = "import gi; gi.require_version('Atspi', '2.0')"
    done = subprocess.run([SYSTEM_PYTHON, "-c", check], capture_output=True, check=False) if tools else None
    return done is not None and done.returncode == 0


pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux" or not has_reader(), reason="needs an X display, D-Bus and AT-SPI"),
]

Reader = Callable[..., list[Any]]


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    """Starts the program on a bus of its own and lets the reader do something there; what the reader prints."""
    folder = tmp_path / "config"
    folder.mkdir()
    (folder / "settings.json").write_text('{"motion": "off", "pace": "none", "level": "easy"}')
    wishes = {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "SCOPA_DESKTOP_HOME": str(tmp_path)}

    def reader(*arguments: str) -> list[Any]:
        command = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--", "bash", "-c", SESSION]
        command += ["bash", sys.executable, str(CHANCE), SYSTEM_PYTHON, str(READER), *arguments]
        done = subprocess.run(
            command, env=os.environ | wishes, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, done.stderr[-3000:]
        return [json.loads(line) for line in done.stdout.splitlines() if line.startswith(("[", "{"))]

    return reader


def test_x07_a_match_is_played_by_what_the_tree_and_the_announcements_tell(read: Reader, tmp_path: Path) -> None:
    heard = read("play")
    match = Match.replay(Record.load((tmp_path / "data" / "match.txt").read_text()))
    assert match.winner is not None
    first = next(at for at, (text, _) in enumerate(heard) if text.startswith(("You lay", "You take")))
    told = [text for text, _ in heard[first:]]
    wanted = TOLD.read_text(encoding="utf-8").splitlines()
    assert told == wanted[-len(told) :]
    assert not any(text.startswith(("You lay", "You take")) for text in wanted[: -len(told)])
    assert {politeness for _, politeness in heard[first:]} == {1}


def test_everything_that_takes_the_focus_has_a_name_and_a_role(read: Reader) -> None:
    found = read("tree")
    showing = [one for one in found if {"focusable", "showing"} <= set(one["states"])]
    assert len(showing) >= 12
    assert [one for one in showing if not one["name"].strip()] == []
    assert {one["role"] for one in showing} <= {
        "push button",
        "panel",
        "toggle button",
        "check box",
        "label",
        "status bar",
    }
    names = {one["name"] for one in found if one["role"] == "panel"}
    assert {"Table", "Your hand"} <= names
    assert any(one["role"] == "status bar" and one["name"] for one in found)


def test_pages_tell_their_heads_and_options(read: Reader) -> None:
    found = read("tree", "ctrl+comma")
    showing = [one for one in found if "showing" in one["states"]]
    assert ("heading", "Settings") in {(one["role"], one["name"]) for one in showing}
    assert any(one["role"] == "page tab" and one["name"] == "Rules" for one in showing)
    options = [one for one in showing if one["role"] == "radio button"]
    assert all(one["name"] for one in options)
    assert any("checked" in one["states"] for one in options)
