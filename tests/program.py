"""The program as a user starts it: a process of its own, on a screen in memory or on a real X display."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest

ROOT = Path(__file__).parents[1]
PATIENCE = 60_000
"""Milliseconds after which what should have happened is held not to happen."""

Starter = Callable[..., subprocess.Popen[str]]


def start(home: Path, *arguments: str | Path, **environment: str) -> subprocess.Popen[str]:
    """Start it on the files under `home`; of variables that are set to "" there are none."""
    settings = os.environ | {"SCOPA_DESKTOP_HOME": str(home)} | environment
    return subprocess.Popen(
        [sys.executable, "-m", "scopa_desktop", *(arguments or ("--lang", "en"))],
        env={name: value for name, value in settings.items() if value},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )


def wait_until(what: Callable[[], bool]) -> None:
    """Let this program run until `what` holds."""
    patience = QDeadlineTimer(PATIENCE)
    while not what():
        assert not patience.hasExpired(), f"never: {what}"
        QTest.qWait(5)


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Wait until a program has ended; its exit code, and what it said in complaint."""
    wait_until(lambda: process.poll() is not None)
    return process.returncode, process.communicate()[1]


def playing(process: subprocess.Popen[str], home: Path) -> None:
    """Wait until the first card can be played and the window has been drawn."""
    match, log = home / "data" / "match.txt", home / "state" / "log" / "error.txt"

    def there() -> bool:
        return match.exists() and "cut -" not in match.read_text() and log.exists()

    wait_until(lambda: process.poll() is not None or there())
    assert process.poll() is None, process.communicate()[1]


def without_the_platform(said: str) -> str:
    """What a program said, but for what Qt's screen in memory complains of at every window."""
    return "".join(line for line in said.splitlines(keepends=True) if "This plugin does not support" not in line)
