"""Runs on a display with a window manager: works the program's window as a user of the system does, and tells faults.

`python desktop.py steps HOME` takes the window through sizes; `python desktop.py first HOME` looks at the first window
of this screen; `python desktop.py keys HOME` starts the program and presses keys. Each line of JSON printed is a fault,
and "done" tells that all was tried.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.layouts import hidden, named, outline, places, still
from tests.screen import Screen

SIZES = [(960, 600), (1024, 640), (1100, 900), (1280, 720), (1280, 600), (1366, 768), (1440, 900), (1600, 1000)]
SIZES += [(1900, 1000), (1000, 1100)]
SNAPS = ["super+Left", "super+Right", "super+Up", "super+Down"]
"""Keys of the window manager: the left half, the right half, the whole screen and as before."""

KEYS = ["1", "2", "3", "Return", "Left", "Right", "Up", "Down", *["Tab"] * 6, "shift+Tab", "space", "v", "g", "u", "c"]
KEYS += [
    "s",
    "z",
    "h",
    "d",
    "n",
    "l",
    "t",
    "m",
    "p",
    "F1",
    "question",
    "F10",
    "ctrl+comma",
    "ctrl+z",
    "ctrl+z",
    "ctrl+y",
]
KEYS += ["ctrl+plus", "ctrl+minus", "Escape", "Escape"]


def tell(*fault: object) -> None:
    """Print one fault."""
    sys.stdout.write(json.dumps(fault) + "\n")


def xdotool(*arguments: str) -> str:
    """What the tool answers."""
    return subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True).stdout.strip()


def settled(screen: Screen) -> None:
    """Let the system and the window come to rest."""
    known: list[QRect] = []
    while known[-12:] != [screen.window.geometry()] * 12:
        known.append(screen.window.geometry())
        QTest.qWait(25)
    assert screen.until_my_turn()
    still(screen)


def steps(home: Path) -> None:
    """Take real steps between sizes and compare each window with a fresh one of its size."""
    chance = random.Random(7)
    screen = Screen(home, {"pace": "none", "motion": "normal"})
    settled(screen)
    window = str(int(screen.window.winId()))
    wishes: list[tuple[int, int] | str] = [*chance.sample(SIZES, 10), *SNAPS]
    chance.shuffle(wishes)
    for at, wish in enumerate(wishes):
        if at % 3 == 2:
            screen.press("1")
            screen.press("Return")
            QTest.qWait(chance.randrange(300))
        if at % 2:
            screen.program.settings.put(text=chance.choice([100, 125, 150, 200, 300]))
        if isinstance(wish, str):
            xdotool("key", "--clearmodifiers", wish)
        else:
            xdotool("windowsize", window, *map(str, wish))
        settled(screen)
        copy = home.with_name(f"{home.name}-{at}")
        shutil.copytree(screen.home, copy)
        screen.window.lower()
        fresh = Screen(copy, {})
        fresh.window.resize(screen.window.size())
        settled(fresh)
        same = places(screen) == places(fresh)
        if not same or screen.window.size() != fresh.window.size() or hidden(screen):
            size = screen.window.size().toTuple()
            tell(wish, size, screen.program.settings.values.text, hidden(screen))
        fresh.close()
        screen.window.requestActivate()
    screen.close()


def first(home: Path) -> None:
    """Whether the first window, with its frame, is on the screen, and all of it in the window."""
    screen = Screen(home, {}, size=None)
    program = screen.program
    settled(screen)
    room = program.window.screen().availableGeometry()
    screen.until(lambda: program._place._made is None)
    settled(screen)
    frame = program.window.frameGeometry()
    if not room.contains(frame) or program.window.frameMargins().top() == 0:
        tell("frame", frame.getRect(), room.getRect())
    whole = QRectF(0, 0, program.window.width(), program.window.height()).adjusted(-0.5, -0.5, 0.5, 0.5)
    for text in (100, 200, 300):
        program.settings.put(text=text)
        settled(screen)
        for item in named(screen, "status", "larger", "smaller", "sound", "level", "napola", "view"):
            place = outline(item).boundingRect()
            if not whole.contains(place):
                tell("cut off", text, item.objectName(), place.getRect())
        for fault in hidden(screen):
            tell("hidden", text, fault)
        program.window.grabWindow().save(str(home / f"first-{text}.png"))
    screen.close()


def keys(home: Path) -> None:
    """Press keys of all kinds in the program as it is started by a user, then close the window."""
    chance = random.Random(3)
    program = subprocess.Popen(
        [sys.executable, "-m", "scopa_desktop"], env=os.environ | {"SCOPA_DESKTOP_HOME": str(home)}
    )
    xdotool("search", "--sync", "--onlyvisible", "--name", "^Scopa", "windowactivate", "--sync")
    for _ in range(12):
        xdotool("key", "--delay", "20", *chance.choices(KEYS, k=15), "Escape", "Escape")
        xdotool("getactivewindow", "windowsize", *map(str, chance.choice(SIZES)))
    xdotool("key", "super+q")
    if program.wait(timeout=60):
        tell("ended with", program.returncode)


if __name__ == "__main__":
    app = QGuiApplication(sys.argv[:1])
    {"steps": steps, "first": first, "keys": keys}[sys.argv[1]](Path(sys.argv[2]))
    tell("done")
