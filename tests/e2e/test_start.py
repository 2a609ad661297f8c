"""The start and the end of the program, on a real X display: what is asked, how it is drawn, and signals."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion

from scopa_desktop import __version__
from scopa_desktop.library.lock import Lock
from scopa_desktop.library.wish import Wish
from scopa_desktop.ui.start.graphics import SOFTWARE, STARTING, Graphics
from scopa_desktop.ui.start.log import Log
from tests.program import PATIENCE, ROOT, Starter, ended, playing

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="drives an X display")
GRAPHICS = {"QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": ""}
"""A start as on a desktop: Qt chooses how to draw."""


def find_window(display: str) -> None:
    """Wait for the program's window and give it the focus."""
    xdotool(display, "search", "--sync", "--onlyvisible", "--name", "^Scopa", "windowfocus", "--sync")


def press(display: str, *keys: str) -> None:
    """Press keys in the program's window."""
    find_window(display)
    xdotool(display, "key", *keys)


def xdotool(display: str, *words: str) -> None:
    """Work the display."""
    subprocess.run(["xdotool", *words], env=os.environ | {"DISPLAY": display}, check=True, timeout=PATIENCE / 1000)


def before(home: Path) -> str:
    """What the next start finds of an error."""
    log = Log(home / "state" / "log")
    log.close()
    return log.before


# Signals


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_program_as_closing_its_window_does(
    running: Starter, display: str, tmp_path: Path, how: signal.Signals
) -> None:
    process = running(tmp_path, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    playing(process, tmp_path)
    xdotool(display, "search", "--sync", "--onlyvisible", "--name", "^Scopa", "windowsize", "--sync", "1111", "666")
    press(display, "1")
    process.send_signal(how)
    assert ended(process) == (0, "")
    place = json.loads((tmp_path / "state" / "window.json").read_text())
    assert (place["width"], place["height"]) == (1111, 666)
    assert not (tmp_path / "data" / "instance.lock").exists()
    assert before(tmp_path) == ""


def test_a_signal_that_was_ignored_at_the_start_stays_so(running: Starter, tmp_path: Path) -> None:
    kept = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        process = running(tmp_path)
    finally:
        signal.signal(signal.SIGHUP, kept)
    playing(process, tmp_path)
    process.send_signal(signal.SIGHUP)
    process.send_signal(signal.SIGCONT)
    stopped = Path(f"/proc/{process.pid}/status").read_text()
    assert int(next(line for line in stopped.splitlines() if line.startswith("SigIgn")).split()[1], 16) & 1
    process.terminate()
    assert ended(process)[0] == 0


CHANGED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from scopa_desktop.library.decks import DeckError
from scopa_desktop.library.store import Folders
from scopa_desktop.library.wish import Wish
from scopa_desktop.ui import app
from scopa_desktop.ui.start import instance, run

class Changed(app.App):
    def __init__(self, *arguments):
        {before}
        super().__init__(*arguments)
        self.window.frameSwapped.connect(self.drawn, Qt.ConnectionType.SingleShotConnection)

    def drawn(self):
        print(self.window.rendererInterface().graphicsApi().name, flush=True)
        QTimer.singleShot(0, QGuiApplication.quit)

def broken(*_):
    raise DeckError(Path("deck.toml"), "is not there")

app.App = Changed
instance.PATIENCE = 300
{first}
sys.exit(run.run(Folders.find(Path(sys.argv[1])), "en", Wish()))
"""


def changed(home: Path, before: str = "pass", first: str = "pass", **environment: str) -> subprocess.Popen[str]:
    """The program, in which something happens at `first` or `before` its window is made; it tells how it draws, and
    quits."""
    settings = os.environ | environment
    return subprocess.Popen(
        [sys.executable, "-c", CHANGED.format(before=before, first=first), str(home)],
        env={name: value for name, value in settings.items() if value},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_signal_before_the_window_is_there_is_obeyed_when_it_is(tmp_path: Path) -> None:
    process = changed(tmp_path, "os.kill(os.getpid(), signal.SIGTERM)")
    assert process.communicate()[0] == ""
    assert process.returncode == 0
    assert not (tmp_path / "data" / "instance.lock").exists()


# How it is drawn


def log_of(home: Path) -> str:
    """All that was logged."""
    return (home / "state" / "log" / "scopa-desktop.log").read_text()


def test_without_opengl_the_processor_draws(display: str, tmp_path: Path) -> None:
    process = changed(tmp_path, DISPLAY=display, QT_XCB_GL_INTEGRATION="none", **GRAPHICS)
    assert process.communicate()[0] == "Software\n"
    assert process.returncode == 0
    assert "There is no OpenGL here that can be used" in log_of(tmp_path)
    assert not (tmp_path / "state" / "window.starting").exists()


def test_a_start_that_died_of_its_window_draws_by_the_processor_from_then_on(display: str, tmp_path: Path) -> None:
    environment = {"DISPLAY": display, **GRAPHICS}
    kept = tmp_path / "state" / "window.starting"
    assert changed(tmp_path, **environment).communicate()[0] == "OpenGL\n"
    assert not kept.exists()
    dead = changed(tmp_path, "os.abort()", **environment)
    dead.communicate()
    assert dead.returncode == -signal.SIGABRT
    assert changed(tmp_path, **environment).communicate()[0] == "Software\n"
    assert "The last start ended while its window was being made" in log_of(tmp_path)
    assert kept.read_text().startswith(SOFTWARE)


@pytest.mark.parametrize("where", ["before", "first"])
def test_an_error_before_the_window_is_no_fault_of_the_graphics(display: str, tmp_path: Path, where: str) -> None:
    fault = {"before": "raise LookupError('no cards')", "first": "run.Base = broken"}[where]
    process = changed(tmp_path, **{where: fault}, DISPLAY=display, **GRAPHICS)
    process.communicate()
    assert process.returncode == 1
    assert not (tmp_path / "state" / "window.starting").exists()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that tells of starts before, where there is OpenGL."""
    monkeypatch.delenv("QT_QUICK_BACKEND")
    monkeypatch.setattr("scopa_desktop.ui.start.graphics.draws", lambda: True)
    monkeypatch.setattr("scopa_desktop.ui.start.graphics.by_processor", lambda: None)  # for this process it is too late
    return tmp_path / "window.starting"


def test_the_processor_draws_until_the_program_or_qt_has_another_version(kept: Path) -> None:
    for state in (STARTING, SOFTWARE, SOFTWARE):
        graphics = Graphics(kept)
        graphics.choose()
        if state == SOFTWARE:
            graphics.done()
        assert kept.read_text() == f"{state} {__version__} {qVersion()}\n"


@pytest.mark.parametrize("content", [b"", b"\xff\0", b"starting", b"software 0.0.1 6.0.0\n", b"software\n" * 100_000])
def test_with_any_other_content_the_graphics_card_is_tried(kept: Path, content: bytes) -> None:
    kept.write_bytes(content)
    graphics = Graphics(kept)
    graphics.choose()
    assert kept.read_text().startswith(STARTING)
    graphics.done()
    assert not kept.exists()


# When the folder is held by a program that does not answer


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[Lock]:
    """A program that holds the folder and says nothing."""
    lock = Lock(tmp_path / "data" / "instance.lock")
    assert lock.take()
    yield lock
    lock.release()


@pytest.mark.parametrize(
    ("keys", "code"),
    [(["Escape"], 1), (["Tab", "Return"], 1), (["Tab", "Tab", "space"], 0)],
    ids=["esc", "close", "open"],
)
def test_it_is_asked_by_keys_whether_to_open_a_second_one(
    holder: Lock, display: str, tmp_path: Path, keys: list[str], code: int
) -> None:
    assert holder.held
    process = changed(tmp_path, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    press(display, *keys)
    assert process.communicate()[0] == ("" if code else "Software\n")
    assert process.returncode == code
    assert (tmp_path / "data" / "match.txt").exists() == (not code)


def test_a_start_while_the_one_before_is_ending_is_not_asked(holder: Lock, tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as ending, tempfile.TemporaryDirectory(prefix="ending-") as place:
        ending.bind(f"{place}/socket")
        ending.listen()
        holder.write(f"{place}/socket")
        process = changed(tmp_path, first=f"instance.PATIENCE = {PATIENCE * 2}")
        guest, _ = ending.accept()
        assert guest.recv(1000) == Wish().dump()
        ending.close()
        guest.close()
        holder.release()
    assert process.communicate(timeout=PATIENCE / 1000)[0] == "Software\n"
    assert process.returncode == 0


def test_the_first_answer_tries_again(holder: Lock, display: str, tmp_path: Path) -> None:
    process = changed(tmp_path, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    press(display, "Return")
    find_window(display)
    holder.release()
    press(display, "Return")
    assert process.communicate()[0] == "Software\n"
    assert process.returncode == 0
