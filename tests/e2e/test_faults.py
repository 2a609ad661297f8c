"""What goes wrong around the program: errors that end it, files it cannot use, and the network it never opens."""

from __future__ import annotations

import ctypes
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from scopa_desktop.library.archive import Archive
from scopa_desktop.library.preferences import Preferences
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.match import Match, Phase, Record
from scopa_desktop.ui.start.instance import Instance
from scopa_desktop.ui.start.log import FILES, SIZE, Log
from tests.golden import make
from tests.program import ROOT, Starter, playing
from tests.screen import Screen

Opener = Callable[..., Screen]
RECORDS = make.FOLDER / "records"
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


@pytest.fixture
def played(running: Starter, tmp_path: Path) -> subprocess.Popen[str]:
    """The program, after its first card."""
    process = running(tmp_path)
    playing(process, tmp_path)
    return process


# Errors


@posix
def test_an_error_that_ends_the_program_leaves_its_trace_and_a_power_cut_does_not(
    played: subprocess.Popen[str], open_screen: Opener, tmp_path: Path
) -> None:
    before = Record.load((tmp_path / "data" / "match.txt").read_text())
    played.send_signal(signal.SIGSEGV)
    assert played.wait() == -signal.SIGSEGV
    log = Log(tmp_path / "state" / "log")
    log.close()
    assert "Segmentation fault" in log.before
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert screen.match.record.rounds[0].deals == before.rounds[0].deals
    screen.program.report.tell(log.before, "crashed")
    assert screen.text("notice-text").startswith("The last time the program ended because of an error.")
    screen.click("see-report")
    screen.until(lambda: screen.sees("report-text"))
    for part in ("Segmentation fault", "Scopa Desktop ", '"motion": "off"', "scopa-desktop record"):
        assert part in screen.text("report-text")
    screen.click("copy-report")
    assert QGuiApplication.clipboard().text() == screen.text("report-text")
    screen.press("Esc")
    screen.until(lambda: not screen.sees("report-text"))
    screen.click("dismiss")
    assert not screen.sees("notice")


@posix
def test_after_a_power_cut_there_is_no_trace(played: subprocess.Popen[str], tmp_path: Path) -> None:
    played.send_signal(signal.SIGKILL)
    played.wait()
    log = Log(tmp_path / "state" / "log")
    log.close()
    assert log.before == ""


FAULTY = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer, qFatal
from PySide6.QtGui import QGuiApplication
from scopa_desktop.ui import app
from scopa_desktop.ui.start import run
from scopa_desktop.library.store import Folders
from scopa_desktop.library.wish import Wish

def fault(program):
    {fault}

class Faulty(app.App):
    def __init__(self, *arguments):
        {before}
        super().__init__(*arguments)
        QTimer.singleShot(0, lambda: fault(self))

app.App = Faulty
sys.exit(run.run(Folders.find(Path(sys.argv[1])), "en", Wish()))
"""


def faulty(home: Path, *, fault: str = "pass", before: str = "pass") -> subprocess.CompletedProcess[str]:
    """The program, in which something goes wrong before its window is made or as soon as it is there."""
    code = FAULTY.format(fault=fault, before=before)
    return subprocess.run(
        [sys.executable, "-c", code, str(home)], capture_output=True, text=True, cwd=ROOT, check=False, timeout=300
    )


def left_by_the_last_run(home: Path) -> str:
    """What a start finds of an error before."""
    log = Log(home / "state" / "log")
    log.close()
    return log.before


@posix
@pytest.mark.parametrize(
    ("how", "left"),
    [
        ({"fault": "qFatal('a lost card')"}, ["Qt: [A qFatal() call", "Fatal Python error"]),
        ({"fault": "os.abort()"}, ["Fatal Python error: Aborted", "in fault"]),
        ({"before": "raise LookupError('no cards at all')"}, ["LookupError: no cards at all", "Traceback"]),
    ],
)
def test_whatever_ends_the_program_leaves_a_report(tmp_path: Path, how: dict[str, str], left: list[str]) -> None:
    done = faulty(tmp_path, **how)
    assert done.returncode != 0
    told = left_by_the_last_run(tmp_path)
    for part in left:
        assert part in told


def test_after_an_error_in_an_answer_to_a_click_the_program_goes_on_and_says_so(tmp_path: Path) -> None:
    fault = """
    QTimer.singleShot(0, lambda: look(program))
    raise LookupError('no such card')

def look(program):
    notice = program.notices.property("first")
    print(notice["key"], "no such card" in program.report.property("text"), program.window.isVisible())
    QGuiApplication.quit()
"""
    done = faulty(tmp_path, fault=fault.strip())
    assert (done.returncode, done.stdout) == (0, "failed True True\n"), done.stderr
    assert left_by_the_last_run(tmp_path) == ""
    assert "no such card" in (tmp_path / "state" / "log" / "scopa-desktop.log").read_text()


def test_what_goes_wrong_is_logged_where_there_is_no_terminal(tmp_path: Path) -> None:
    done = faulty(
        tmp_path, fault="sys.stderr = None; QTimer.singleShot(0, QGuiApplication.quit); raise LookupError('x')"
    )
    assert done.returncode == 0
    assert "LookupError: x" in (tmp_path / "state" / "log" / "scopa-desktop.log").read_text()


def test_exceptions_go_to_the_log_and_are_told_and_a_proper_end_leaves_nothing(tmp_path: Path) -> None:
    log = Log(tmp_path)
    told: list[str] = []
    log.failed = told.append
    try:
        raise LookupError("a seven that is not there")
    except LookupError as error:
        sys.excepthook(LookupError, error, error.__traceback__)
    assert "a seven that is not there" in told[0]
    assert "a seven that is not there" in (tmp_path / "error.txt").read_text()
    log.close()
    assert not (tmp_path / "error.txt").exists()
    assert "LookupError" in (tmp_path / "scopa-desktop.log").read_text()


def test_the_log_does_not_grow_without_end(tmp_path: Path) -> None:
    log = Log(tmp_path)
    for number in range(5000):
        logging.getLogger("scopa_desktop").warning("%d %s", number, "x" * 1000)
    log.close()
    files = sorted(tmp_path.glob("scopa-desktop.log*"))
    assert len(files) == FILES
    assert all(path.stat().st_size <= SIZE for path in files)
    assert "4999" in (tmp_path / "scopa-desktop.log").read_text()[-1100:]


# Files that cannot be used


def kept(home: Path) -> Match:
    """The match as its file tells it."""
    return Match.replay(Record.load((home / "data" / "match.txt").read_text()))


@pytest.mark.parametrize(
    ("content", "notice"),
    [
        (b"", "damaged"),
        (b"\0" * 400, "damaged"),
        ((RECORDS / "version-2.scopa").read_bytes()[:700], "damaged"),
        ((RECORDS / "version-2.scopa").read_bytes() + b"rubbish\n", "damaged"),
        (b"scopa-desktop record 7\nform tarot\n", "of a newer version"),
    ],
)
def test_a_match_that_cannot_be_read_is_kept_aside_and_told(
    open_screen: Opener, tmp_path: Path, content: bytes, notice: str
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "match.txt").write_bytes(content)
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert notice in screen.text("notice-text")
    assert (tmp_path / "data" / "match.txt.damaged-1").read_bytes() == content
    assert screen.until_my_turn()
    assert kept(tmp_path).phase == Phase.PLAY


def test_a_match_of_version_1_goes_on(open_screen: Opener, tmp_path: Path) -> None:
    text = (RECORDS / "version-1.scopa").read_text()
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "match.txt").write_text(text.rpartition("points ")[0].rpartition(" ")[0] + "\nend\n")
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert not screen.sees("notice")
    screen.until(lambda: screen.phase == "count")
    assert kept(tmp_path).totals == (17, 12)
    assert (tmp_path / "data" / "match.txt").read_text().startswith("scopa-desktop record 2\n")


READ_ONLY = """
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(sys.argv[:1])
from scopa_desktop.library.archive import Archive
from scopa_desktop.ui.start.instance import Instance
from scopa_desktop.ui.start.log import Log
from tests.screen import Screen
home = Path(sys.argv[1])
try:
    (home / "data" / "probe").write_text("")
except PermissionError:
    print("forbidden")
instance, log = Instance(home / "data"), Log(home / "state" / "log")
assert instance.claim()
screen = Screen(home, {})
screen.play_round(screen.play_by_keys)
while screen.sees("notice"):
    print(screen.text("notice-text"))
    screen.click("dismiss")
screen.program.settings.choose("text", 150)
assert not screen.sees("notice")
screen.program.history.forgetAll()
print(screen.program.store.notices[-1].key)
screen.close()
log.close()
instance.release()
print("played")
"""


def without_override() -> None:
    """In a process about to begin: root, too, is stopped by the rights of a file (PR_CAPBSET_DROP)."""
    if os.geteuid() == 0:
        assert ctypes.CDLL(None).prctl(24, 1, 0, 0, 0) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="capabilities of Linux")
def test_on_read_only_folders_one_plays_and_is_told_and_nothing_changes(tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path))
    store.save_preferences(Preferences(motion="off", pace="none"))
    text = (RECORDS / "version-2.scopa").read_text()
    match = Match.replay(Record.load(text.rpartition("points ")[0].rpartition(" ")[0] + "\nend\n"))
    assert store.save_match(match)
    Archive(tmp_path / "data" / "history").add(match.record, "p1", datetime(2026, 11, 29))
    (tmp_path / "state").mkdir()
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    for folder in ("config", "data", "data/history", "state"):
        (tmp_path / folder).chmod(0o500)
    done = subprocess.run(
        [sys.executable, "-c", READ_ONLY, str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        preexec_fn=without_override,
    )
    assert done.returncode == 0, done.stderr
    forbidden, *told, key, played = done.stdout.splitlines()
    assert forbidden == "forbidden"
    assert len(told) == 2
    assert told[0].startswith("The match could not be saved")
    assert "Permission denied" in told[0]
    assert told[1].startswith("The match that is over could not be kept")
    assert "Permission denied" in told[1]
    assert (key, played) == ("not_deleted", "played")
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_where_no_folder_can_be_made_one_plays_and_is_told(open_screen: Opener, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    (tmp_path / "state").write_text("here too")
    assert Instance(tmp_path / "data").claim()
    log = Log(tmp_path / "state" / "log")
    log.close()
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert "could not" in screen.text("notice-text")
    screen.until_my_turn()
    screen.play_by_keys()
    assert screen.until_my_turn()


@posix
@pytest.mark.parametrize(
    ("name", "told"),
    [("/".join(["x" * 200] * 23), "settings_unreadable"), ("\udcff\udce8", "")],
    ids=["longer than the system allows", "no text"],
)
def test_a_home_of_any_name_is_no_reason_not_to_play(tmp_path: Path, name: str, told: str) -> None:
    fault = """
    if len(program.stage.property("hand")) == 3:
        print(program.notices.property("first").get("key", ""), *program.stage.property("hand"))
        QGuiApplication.quit()
    else:
        QTimer.singleShot(10, lambda: fault(program))
"""
    done = faulty(tmp_path / name, fault=fault.strip())
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    notice, *hand = done.stdout.rstrip("\n").split(" ")
    assert (notice, len(hand)) == (told, 3)
    assert os.path.exists(tmp_path / name) == (not told)  # noqa: PTH110 - pathlib has no answer for such names


# No network

GUARD = """
import ctypes, struct, sys

def forbid_internet():
    '''The kernel kills this process and its children as soon as they ask for a socket of AF_INET or AF_INET6.'''
    number = {"x86_64": 41, "aarch64": 198}[__import__("os").uname().machine]
    load, equal, give = 0x20, 0x15, 0x06
    kill, allow = 0x80000000, 0x7FFF0000
    program = b"".join(
        struct.pack("HBBI", *one)
        for one in (
            (load, 0, 0, 0), (equal, 0, 4, number), (load, 0, 0, 16),
            (equal, 1, 0, 2), (equal, 0, 1, 10), (give, 0, 0, kill), (give, 0, 0, allow),
        )
    )
    libc = ctypes.CDLL(None, use_errno=True)
    buffer = ctypes.create_string_buffer(program)
    filter = struct.pack("HxxxxxxP", len(program) // 8, ctypes.addressof(buffer))
    assert libc.prctl(38, 1, 0, 0, 0) == 0
    assert libc.prctl(22, 2, filter, 0, 0) == 0, ctypes.get_errno()

forbid_internet()
"""
PLAY = """
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(sys.argv[:1])
from scopa_desktop.library.archive import Archive
from scopa_desktop.ui.start.instance import Instance
from scopa_desktop.ui.start.log import Log
from tests.screen import Screen
home = Path(sys.argv[1])
instance, log = Instance(home / "data"), Log(home / "state" / "log")
assert instance.claim()
screen = Screen(home, {"motion": "off", "pace": "none", "level": "master"})
screen.play_round(screen.play_by_clicks)
for key, page in (("S", "check"), ("Ctrl+T", "delete"), ("Ctrl+,", "page-0"), ("F1", None)):
    screen.press(key)
    screen.until(lambda: page is None or screen.sees(page))
    screen.press("Esc")
    screen.until(lambda: page is None or not screen.sees(page))
screen.close()
instance.release()
log.close()
print("played")
"""


def guarded(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python where an internet socket is deadly."""
    return subprocess.run(
        [sys.executable, "-c", GUARD + code, *arguments], capture_output=True, text=True, cwd=ROOT, check=False
    )


@pytest.mark.skipif(
    sys.platform != "linux" or os.uname().machine not in ("x86_64", "aarch64"), reason="a filter of Linux system calls"
)
def test_the_program_never_opens_an_internet_socket(tmp_path: Path) -> None:
    for family in ("AF_INET", "AF_INET6"):
        caught = guarded(f"import socket\nsocket.socket(socket.{family})\nprint('not caught')")
        assert (caught.returncode, caught.stdout) == (-signal.SIGSYS, "")
    assert guarded("import socket\nsocket.socket(socket.AF_UNIX)\nprint('fine')").stdout == "fine\n"
    done = guarded(PLAY, str(tmp_path))
    assert (done.returncode, done.stdout) == (0, "played\n"), done.stderr
