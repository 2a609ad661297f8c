"""How quickly the window opens, how smoothly it moves, what memory it needs and what a save takes.

`python tests/bench/window.py [--xvfb] [--deals N] [--levels easy,normal,hard,master] [--motion normal] [--hints]`

The program runs in child processes. Frames are stamped by Qt itself, in C++: its render loop logs every frame
(`qt.scenegraph.time.renderloop`), the message pattern puts the milliseconds of the system's monotonic clock before it,
and the lines are read here, so that no Python runs at a frame. The frames of a window in which nothing moves are far
apart and say nothing; therefore a dot of one pixel in the corner fades in and out all the time, and every gap of more
than 20 ms between two frames is a frame that was missed (Qt draws every 16 ms where there is no vertical sync).

- Start: from the start of the process to its first frame; one start that is not counted fills the caches of Python
  and Qt. "of it CPU" are the milliseconds of a processor, which other work on the machine changes less.
- Gaps: while a person who thinks for a quarter of a second plays whole deals against each level. "thinking" are the
  gaps that overlap a thought, which the player's thread logs when it begins and ends. With `--hints` the person asks
  for the best move before each of its own, and the review's thoughts are thoughts as well.
- Memory: resident, of the process, read when its line is.
- Saves: in this process, of a match in its first deal and in its tenth.

Without `--xvfb` the screen is one in memory, drawn by Qt's software renderer; with it an X display in memory and the
renderer that Qt chooses there, or the one that QT_QUICK_BACKEND asks for.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Protocol, TypeVar

from scopa_desktop.ai import LEVELS, Player, Stop
from scopa_desktop.engine import Move, View, agreed, legal_moves
from scopa_desktop.library.preferences import Preferences
from scopa_desktop.library.store import HOME_VARIABLE, Folders, Store
from scopa_desktop.match import Cutter, Match, Phase
from scopa_desktop.seal import fresh

Thought = TypeVar("Thought", covariant=True)
FRAME = re.compile(r"frame rendered (in|with) ", re.IGNORECASE)
LINE = re.compile(r"\s*(\d+\.\d+) (\S+) (.*)")
PERIOD = 16.0
"""Milliseconds between two frames."""
LIMITS = (20, 33)
START = """
from scopa_desktop.ui.start import log
log.qInstallMessageHandler = lambda handler: None
from scopa_desktop.cli import main
main(["--lang", "en"])
"""
"""The program as a user starts it, but Qt writes its own log: the program's, in Python, would leave the frames out."""
HESITATION = 250
"""Milliseconds for which the person thinks."""
DOT = b"""
import QtQuick
Rectangle {
    color: "black"; height: 1; width: 1; z: 9999
    NumberAnimation on opacity { duration: 1000; from: 0.5; loops: Animation.Infinite; to: 1 }
}
"""


# The child: the program, and a person who plays


class Timed:
    """A player that logs when it begins and ends to think."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, view: View, stop: Stop) -> Move:
        return timed(self._player.choose)(view, stop)


class Thinking(Protocol[Thought]):
    """What thinks about a view until it is told to stop."""

    def __call__(self, view: View, stop: Stop | None = None) -> Thought: ...


def timed(think: Callable[[View, Stop], Thought]) -> Thinking[Thought]:
    """The same thought, that logs when it begins and ends."""
    from PySide6.QtCore import qInfo

    def thinking(view: View, stop: Stop | None = None) -> Thought:
        assert stop is not None
        qInfo("thinks")
        thought = think(view, stop)
        qInfo("plays")
        return thought

    return thinking


def play(deals: int, matches: int, hesitation: int, hints: bool) -> None:
    """Open the window and play until so many deals or, for none, matches are over, logging the end of each."""
    from PySide6.QtCore import QTimer, QUrl, qInfo
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlComponent, QQmlEngine
    from PySide6.QtQuick import QQuickItem
    from PySide6.QtQuickControls2 import QQuickStyle

    from scopa_desktop import review
    from scopa_desktop.ui.app import App
    from scopa_desktop.ui.start.base import Base

    review.hint = timed(review.hint)
    for level, make in list(LEVELS.items()):
        LEVELS[level] = lambda seed, make=make: Timed(make(seed))  # type: ignore[misc]
    application = QGuiApplication(sys.argv[:1])
    QQuickStyle.setStyle("Basic")
    program = App(Base(Folders.find(), "en"))
    context = QQmlEngine.contextForObject(program.window)
    assert context is not None
    dot = QQmlComponent(context.engine())
    dot.setData(DOT, QUrl())
    pixel = dot.create()
    assert isinstance(pixel, QQuickItem)
    pixel.setParentItem(program.window.contentItem())
    game, stage, turn = program.game, program.stage, program.turn
    over = {"deal": 0, "match": 0}
    asked: list[int] = []

    def finished(what: str) -> None:
        over[what] += 1
        qInfo(f"{what} {over[what]}")

    def act() -> None:
        if stage.property("phase") == "count":
            finished("deal")
            if program.session.match.phase == Phase.WON:
                finished("match")
            if over["deal"] == deals if deals else over["match"] == matches:
                application.quit()
            else:
                game.proceed()
        elif stage.property("phase") == "mine":
            state = program.session.match.state
            assert state is not None
            if hints and asked[-1:] != [len(state.history)]:
                asked.append(len(state.history))
                turn.hint(True)
                return
            move = max(legal_moves(state.rules, state.hands[0], state.table), key=lambda move: len(move.taken))
            turn.tapHand(move.card.code)
            if turn.property("chosen"):
                turn.confirm()

    timer = QTimer()
    timer.setSingleShot(True)
    timer.setInterval(hesitation)
    timer.timeout.connect(act)

    def look() -> None:
        if stage.property("phase") in ("mine", "count") and not timer.isActive():
            timer.start()

    def hinted() -> None:
        if turn.property("hinted"):
            look()

    stage.shown.connect(look)
    turn.chose.connect(hinted)
    look()
    application.exec()
    program.close()


# The parent: starts, reads and reckons


class Child:
    """A process whose log is read line by line."""

    def __init__(self, arguments: Sequence[str], environment: dict[str, str], **preferences: object) -> None:
        self._home = tempfile.TemporaryDirectory()
        store = Store(Folders.find(Path(self._home.name)))
        store.save_preferences(Preferences(**{"volume": 0, **preferences}))  # type: ignore[arg-type]
        environment = environment | {
            HOME_VARIABLE: self._home.name,
            "QT_FORCE_STDERR_LOGGING": "1",
            "QT_LOGGING_RULES": "qt.scenegraph.time.renderloop=true",
            "QT_MESSAGE_PATTERN": "%{time boot} %{category} %{message}",
        }
        self.began = time.monotonic()
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self._process = subprocess.Popen(
            [sys.executable, *arguments], env=environment, stderr=subprocess.PIPE, text=True, bufsize=1
        )

    def lines(self) -> Iterator[tuple[float, str]]:
        """Milliseconds since the start, and "frame" or what the child says."""
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if not (found := LINE.match(line)):
                continue
            moment = (float(found[1]) - self.began) * 1000
            if found[2] == "default":
                yield moment, found[3]
            elif FRAME.search(found[3]):
                yield moment, "frame"
        if self._process.wait():
            raise RuntimeError(f"the program ended with {self._process.returncode}")

    def memory(self) -> float:
        """Resident MiB; nan where the system does not tell it."""
        with contextlib.suppress(OSError):
            pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
            return int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20
        return float("nan")

    def labour(self) -> float:
        """Milliseconds of a processor that it has used, whatever else the machine does; nan as for memory."""
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
        return float("nan")

    def end(self) -> None:
        """Kill it, if it still runs."""
        self._process.kill()
        self._process.wait()
        assert self._process.stderr is not None
        self._process.stderr.close()
        self._home.cleanup()


@contextlib.contextmanager
def running(arguments: Sequence[str], environment: dict[str, str], **preferences: object) -> Iterator[Child]:
    """A child that is killed at the end."""
    child = Child(arguments, environment, **preferences)
    try:
        yield child
    finally:
        child.end()


@contextlib.contextmanager
def screen(xvfb: bool) -> Iterator[dict[str, str]]:
    """The environment in which a window can be opened."""
    if not xvfb:
        yield os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
        return
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{server.stdout.readline().strip()}"}
        finally:
            server.terminate()


@dataclass
class Gaps:
    """Milliseconds between frames, and those during which a player thought."""

    all: list[float] = field(default_factory=list)
    thinking: list[float] = field(default_factory=list)
    thoughts: list[float] = field(default_factory=list)
    memory: float = 0.0

    def read(self, lines: Iterable[tuple[float, str]]) -> None:
        """Take in a child's log."""
        last = None
        thought_from: float | None = None
        overlaps = False
        for moment, what in lines:
            if what == "frame":
                if last is not None:
                    self.all.append(moment - last)
                    if overlaps:
                        self.thinking.append(moment - last)
                last, overlaps = moment, thought_from is not None
            elif what == "thinks":
                thought_from, overlaps = moment, True
            elif what == "plays" and thought_from is not None:
                self.thoughts.append(moment - thought_from)
                thought_from = None


def row(*cells: object) -> None:
    """A line of a table."""
    print(f"  {cells[0]!s:<34}", *(f"{cell!s:>11}" for cell in cells[1:]), flush=True)


def share(gaps: Sequence[float], limit: int) -> str:
    """How many are longer than `limit`, and how many of a hundred that is."""
    over = sum(gap > limit for gap in gaps)
    return f"{over} {over / max(1, len(gaps)):.1%}"


def bare_python() -> float:
    """Milliseconds that the interpreter alone takes."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return (time.monotonic() - began) * 1000


def starts(environment: dict[str, str], count: int) -> None:
    """Time and memory at the first frame, of the program as a user starts it."""
    times, labour, memory = [], [], []
    for number in range(count + 1):
        with running(["-c", START], environment) as child:
            moment = next(moment for moment, what in child.lines() if what == "frame")
            if number:
                times.append(moment)
                labour.append(child.labour())
                memory.append(child.memory())
    bare = median(bare_python() for _ in range(count))
    print("Start to the first frame")
    row("", "median ms", "least", "most", "x python", "of it CPU", "MiB")
    figures = [median(times), min(times), max(times), median(times) / bare, median(labour), median(memory)]
    row(f"{count} starts", *(f"{figure:.0f}" for figure in figures))


def smoothness(environment: dict[str, str], levels: Sequence[str], deals: int, motion: str, hints: bool) -> None:
    """Frame gaps of whole deals against each level."""
    print(f"Frame gaps in {deals} deals, motion {motion}{', with hints' * hints} (of every 16 ms one frame)")
    command = [__file__, "--play", str(deals), *["--hints"] * hints]
    row("", "frames", "median ms", *(f"> {limit} ms" for limit in LIMITS), "longest ms", "thought ms", "longest", "MiB")
    for level in levels:
        gaps = Gaps()
        with running(command, environment, motion=motion, pace="none", level=level) as child:
            gaps.read(noting_memory(child, gaps))
        thought = gaps.thoughts or [0.0]
        for name, values, more in (
            (level, gaps.all, (f"{median(thought):.0f}", f"{max(thought):.0f}", f"{gaps.memory:.0f}")),
            (f"{level}, thinking", gaps.thinking, ()),
        ):
            shares = [share(values, limit) for limit in LIMITS]
            row(name, len(values), f"{median(values):.1f}", *shares, f"{max(values):.0f}", *more)


def noting_memory(child: Child, gaps: Gaps) -> Iterator[tuple[float, str]]:
    """A child's lines; its memory is read at the end of each deal."""
    for moment, what in child.lines():
        if what.startswith("deal"):
            gaps.memory = child.memory()
        yield moment, what


def memory(environment: dict[str, str], matches: int) -> None:
    """Resident memory at the first frame and after whole matches in which nothing moves."""
    found: dict[str, float] = {}
    with running([__file__, "--matches", str(matches)], environment, motion="off", pace="none") as child:
        for _, what in child.lines():
            if what == "frame" or what.startswith("match"):
                found.setdefault(what, child.memory())
    print("Resident memory")
    row("", "first frame", "one match", f"{matches} matches", "ratio")
    values = [found["frame"], found["match 1"], found[f"match {matches}"]]
    row("MiB", *(f"{value:.0f}" for value in values), f"{values[-1] / values[0]:.2f}")


def saves(count: int) -> None:
    """What it takes to save a match, with the disk's own word that it is there."""
    print("One save of the match")
    row("", "bytes", "median ms", "longest ms", "x frame")
    match = Match(agreed("scopa", 31), ("person", "normal"), 0)
    generator = random.Random(3)
    with tempfile.TemporaryDirectory() as home:
        store = Store(Folders.find(Path(home)))
        for deal in range(1, 11):
            while match.phase != Phase.PLAY:
                match.seal(fresh(match.rules.deck, match.chain))
                match.cut(match.deals[-1].deck.drawn, Cutter.DRAWN)
            if deal in (1, 10):
                times = []
                for _ in range(count):
                    began = time.perf_counter()
                    assert store.save_match(match)
                    times.append((time.perf_counter() - began) * 1000)
                size = len(match.record.dump())
                ratio = f"{median(times) / PERIOD:.2f}"
                row(f"deal {deal}, {count} saves", size, f"{median(times):.2f}", f"{max(times):.1f}", ratio)
            while match.phase == Phase.PLAY:
                state = match.state
                assert state is not None
                match.play(generator.choice(legal_moves(state.rules, state.hands[state.turn], state.table)))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--xvfb", action="store_true", help="on an X display in memory")
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--motion", default="normal", choices=("calm", "normal", "fast"))
    parser.add_argument("--hints", action="store_true", help="ask for the best move before each")
    parser.add_argument("--play", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--matches", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.play or options.matches:
        play(options.play, options.matches, HESITATION if options.play else 0, options.hints)
        return
    print(f"{os.cpu_count()} processors, load {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    with screen(options.xvfb) as environment:
        starts(environment, options.starts)
        memory(environment, 5)
        smoothness(environment, options.levels.split(","), options.deals, options.motion, options.hints)
    saves(200)
    print(f"load at the end {' '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
