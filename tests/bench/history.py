"""Start-up and statistics with a long history: `python -m tests.bench.history [MATCHES]` (5000).

The longest time for which the window's thread did nothing else is measured by a timer that wants to run every
5 ms; with the index lost, every match is replayed meanwhile.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from time import perf_counter

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from scopa_desktop.engine import agreed
from tests.golden import make
from tests.screen import Screen

KINDS = 60
"""Matches that differ; the others repeat them with another level."""
LEVELS = ("easy", "normal", "hard", "master")


def written(home: Path, count: int) -> Path:
    """A history of so many matches."""
    folder = home / "data" / "history"
    folder.mkdir(parents=True)
    some = [make.recorded(agreed("scopa"), seed, whole=True) for seed in range(KINDS)]
    ended = datetime(2020, 1, 1)
    for number in range(1, count + 1):
        record = replace(some[number % KINDS], players=("person", LEVELS[number // KINDS % len(LEVELS)]))
        ended += timedelta(hours=9)
        (folder / f"{number:06d}_{ended:%Y%m%dT%H%M}_p1.scopa").write_text(record.dump(), encoding="ascii")
    return folder


class Blocked:
    """The longest time for which the window's thread was kept."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = perf_counter()
        self._timer = QTimer()
        self._timer.setInterval(5)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def reset(self) -> None:
        """Begin anew."""
        self.longest, self._last = 0.0, perf_counter()


def opened(home: Path, what: str) -> None:
    """Start the program, open the statistics, and print how long both took and how long the window was kept."""
    begun = perf_counter()
    screen = Screen(home, {"motion": "off", "pace": "none"})
    screen.drawn()
    start = perf_counter() - begun
    blocked = Blocked()
    QTest.qWait(500)
    blocked.reset()
    begun = perf_counter()
    screen.command("statistics")
    while not screen.program.history.property("count"):
        QTest.qWait(5)
    screen.drawn()
    took = perf_counter() - begun
    print(f"{what}: start {start:.2f} s, statistics {took:.2f} s, window kept at most {blocked.longest * 1000:.0f} ms")
    screen.close()


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    app = QGuiApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as temporary:
        empty, long = Path(temporary) / "empty", Path(temporary) / "long"
        written(empty, 1)
        opened(empty, "1 match")
        written(long, count)
        opened(long, f"{count} matches, index lost")
        opened(long, f"{count} matches")
