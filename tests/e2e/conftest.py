"""What tests of the running program share."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.program import Starter, start


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
