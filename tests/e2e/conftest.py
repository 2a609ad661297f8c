"""What tests of the running program share."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.program import Starter, start

FAULT = re.compile(r"Qt: .*(\.qml\b|\bQML\b|QQuick)")
"""What Qt says in the log when a part of the window is at fault."""


@pytest.fixture
def display() -> Iterator[str]:
    """An X display of its own."""
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    yield f":{server.stdout.readline().strip()}"
    server.terminate()
    server.wait()


@pytest.fixture
def running() -> Iterator[Starter]:
    """Starts the program; what still runs at the end is killed."""
    started: list[subprocess.Popen[str]] = []

    def starter(home: Path, *arguments: str | Path, **environment: str) -> subprocess.Popen[str]:
        started.append(start(home, *arguments, **environment))
        return started[-1]

    yield starter
    for process in started:
        process.kill()
        process.communicate()


@pytest.fixture(autouse=True)
def _quiet_window(tmp_path: Path) -> Iterator[None]:
    """The program has logged no fault of its window."""
    yield
    logs = sorted(path for path in tmp_path.rglob("scopa-desktop.log*") if path.is_file())
    told = [line for log in logs for line in log.read_text(errors="replace").splitlines()]
    assert [line for line in told if FAULT.search(line)] == []
