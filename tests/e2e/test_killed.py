"""The program as a user starts it, on a real X display, killed in the middle of a match."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer

from scopa_desktop.engine import Move
from scopa_desktop.match import Match, Record

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="drives an X display")

PATIENCE = 60_000
Start = Callable[[], subprocess.Popen[bytes]]


@pytest.fixture
def start(display: str, tmp_path: Path) -> Iterator[Start]:
    """Starts the program on files of its own."""
    running: list[subprocess.Popen[bytes]] = []
    environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "SCOPA_DESKTOP_HOME": str(tmp_path)}

    def starter() -> subprocess.Popen[bytes]:
        running.append(subprocess.Popen([sys.executable, "-m", "scopa_desktop", "--lang", "en"], env=environment))
        return running[-1]

    yield starter
    for process in running:
        process.kill()
        process.wait()


def keys(display: str, *names: str) -> None:
    """Press keys in the program's window, which is waited for and given the focus."""
    command = [
        "xdotool",
        "search",
        "--sync",
        "--onlyvisible",
        "--name",
        "^Scopa",
        "windowfocus",
        "--sync",
        "key",
        *names,
    ]
    subprocess.run(command, env=os.environ | {"DISPLAY": display}, check=True, timeout=PATIENCE / 1000)


def moves(record: Record) -> list[list[Move]]:
    """The moves of each round."""
    return [list(one.moves) for one in record.rounds]


def read(home: Path) -> Record:
    """The match in its file, which is always whole."""
    record = Record.load((home / "data" / "match.txt").read_text())
    Match.replay(record)
    return record


def play_until(home: Path, display: str, count: int) -> Record:
    """Play the first card of the hand, taking what comes first, until `count` moves are in the file."""
    patience = QDeadlineTimer(PATIENCE)
    while True:
        keys(display, "1", "Return")
        assert not patience.hasExpired()
        if not (home / "data" / "match.txt").exists():
            continue  # the window is there just before its first deal is kept
        record = read(home)
        if sum(map(len, moves(record))) >= count:
            return record


@pytest.mark.slow
def test_a_killed_match_goes_on_at_the_same_position(start: Start, display: str, tmp_path: Path) -> None:
    for count in (7, 15, 41):
        process = start()
        before = play_until(tmp_path, display, count)
        process.send_signal(signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        killed = read(tmp_path)
        assert [len(one.deals) for one in killed.rounds][: len(before.rounds)] == [
            len(one.deals) for one in before.rounds
        ]
        again = start()
        resumed = play_until(tmp_path, display, sum(map(len, moves(killed))) + 1)
        again.send_signal(signal.SIGKILL)
        again.wait()
        assert resumed.rounds[-1].deals == killed.rounds[-1].deals or len(resumed.rounds) > len(killed.rounds)
        last = len(killed.rounds) - 1
        assert moves(resumed)[:last] == moves(killed)[:last]
        assert moves(resumed)[last][: len(killed.rounds[last].moves)] == list(killed.rounds[last].moves)


def test_quitting_by_key_ends_the_program_without_a_word(start: Start, display: str, tmp_path: Path) -> None:
    process = start()
    play_until(tmp_path, display, 3)
    with contextlib.suppress(subprocess.CalledProcessError):  # the window may go before xdotool lets the keys go
        keys(display, "ctrl+q")
    assert process.wait(PATIENCE / 1000) == 0
    assert sum(map(len, moves(read(tmp_path)))) >= 3
