"""One program a data folder: the way from a second start to the first, and who is kept off it."""

from __future__ import annotations

import os
import random
import resource
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtNetwork import QLocalSocket

from scopa_desktop.library.lock import Lock
from scopa_desktop.library.wish import LIMIT, Wish
from scopa_desktop.ui.start.instance import GUESTS, Instance
from tests.golden import make
from tests.program import ROOT, Starter, ended, wait_until
from tests.screen import Screen

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of POSIX")
RECORD = make.FOLDER / "records" / "version-1.scopa"
NOBODY = 65534
root = pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="needs a second user")


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The session's own folder, with a short name."""
    with tempfile.TemporaryDirectory(prefix="rt-") as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)


@pytest.fixture
def first(qtbot: object, runtime: Path, tmp_path: Path) -> Iterator[Instance]:
    """A program that holds the folder `data`."""
    assert qtbot is not None
    assert runtime.is_dir()
    instance = Instance(tmp_path / "data")
    assert instance.claim()
    yield instance
    instance.release()


def address(instance: Instance) -> Path:
    """Where it listens."""
    return Path(instance._lock.note)


def heard(instance: Instance) -> list[Wish]:
    """The wishes that come to it."""
    wishes: list[Wish] = []
    instance.asked.connect(wishes.append)
    return wishes


# A second start


def test_a_second_start_raises_the_first_and_hands_over_its_file(
    screen: Screen, first: Instance, running: Starter, tmp_path: Path
) -> None:
    wishes = heard(first)
    first.asked.connect(screen.program.fulfil)
    for file in (None, RECORD):
        # It finds the way with another temporary folder and without the session's own.
        second = running(tmp_path, *([file] if file else []), TMPDIR=f"/nowhere/{'x' * 200}", XDG_RUNTIME_DIR="")
        assert ended(second) == (0, "")
        assert wishes.pop() == Wish(file)
    screen.until(lambda: screen.sees("board"))
    assert list(tmp_path.glob("data/scopa-desktop-*")) == []


def test_a_window_that_was_put_away_comes_back(screen: Screen) -> None:
    for before in (Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized):
        screen.window.setWindowStates(before)
        screen.program.fulfil(Wish())
        assert screen.window.windowStates() == before
    screen.window.showMinimized()
    screen.program.fulfil(Wish())
    assert screen.window.windowStates() == Qt.WindowState.WindowNoState


def test_folders_of_their_own_have_programs_of_their_own(first: Instance, tmp_path: Path) -> None:
    second, third = Instance(tmp_path / "other"), Instance(tmp_path / "data")
    assert second.claim()
    assert not third.claim()
    first.release()
    assert third.claim()
    second.release()
    third.release()


def test_guests_may_leave_at_any_moment(qtbot: object, runtime: Path, tmp_path: Path) -> None:
    assert qtbot is not None
    generator = random.Random(1)

    def some_events() -> None:
        for _ in range(generator.randrange(3)):
            QCoreApplication.processEvents()
        if generator.random() < 0.3:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    told: list[Wish] = []
    for _ in range(300):
        instance = Instance(tmp_path)
        assert instance.claim()
        instance.asked.connect(told.append)
        for _ in range(generator.randrange(1, 4)):
            guest = QLocalSocket()
            guest.connectToServer(str(address(instance)))
            guest.write(Wish(RECORD).dump())
            guest.flush()
            some_events()
            if generator.random() < 0.5:
                guest.close()
            del guest
            some_events()
        instance.release()
        del instance
        some_events()
    assert set(told) == {Wish(RECORD)}
    assert list(runtime.iterdir()) == []


def test_one_that_does_not_answer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_desktop.ui.start.instance.PATIENCE", 100)
    holder = Lock(tmp_path / "instance.lock")
    assert holder.take()
    second = Instance(tmp_path)
    for note in ("", "rubbish\0\n", str(tmp_path / "scopa-desktop-gone"), f"1234\nscopa-desktop\n{'x' * 2000}"):
        holder.write(note)
        assert not second.claim()
        assert not second.hand_over(Wish())
    holder.release()
    assert second.claim()
    second.release()


# Where the socket is


def test_the_socket_is_in_the_folder_of_the_session_for_the_user_alone(first: Instance, runtime: Path) -> None:
    assert address(first).parent == runtime
    assert not stat.S_IMODE(address(first).stat().st_mode) & 0o077
    first.release()
    assert list(runtime.iterdir()) == []


@pytest.mark.parametrize("session", ["", "/nowhere", "others", "long", "open"])
def test_without_a_folder_of_the_session_it_is_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, session: str
) -> None:
    place = tmp_path / "session" / ("x" * 100 if session == "long" else "")
    place.mkdir(parents=True)
    place.chmod(0o777 if session == "open" else 0o700)
    if session == "others":
        if os.geteuid() != 0:
            pytest.skip("needs a second user")
        os.chown(place, NOBODY, NOBODY)
    monkeypatch.setenv("XDG_RUNTIME_DIR", session if session in ("", "/nowhere") else str(place))
    with tempfile.TemporaryDirectory(prefix="short-") as short:
        instance = Instance(Path(short) / "data")
        assert instance.claim()
        assert address(instance).parent == Path(short) / "data"
        instance.release()
        assert list(Path(short, "data").iterdir()) == []


@pytest.mark.parametrize("name", ["x" * 200, "\udcff"], ids=["long", "no text"])
def test_where_no_name_is_fit_for_a_socket_it_is_in_a_new_folder_for_the_user_alone(
    qtbot: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert qtbot is not None
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", "/tmp")
    deep = tmp_path / name
    first, second = Instance(deep), Instance(deep)
    assert first.claim()
    place = address(first).parent
    assert (place.parent, stat.S_IMODE(place.stat().st_mode)) == (Path("/tmp"), 0o700)
    assert not second.claim()
    wishes = heard(first)
    process = subprocess.Popen([sys.executable, "-c", HAND_OVER, str(deep)], cwd=ROOT)
    wait_until(lambda: process.poll() is not None)
    assert (process.returncode, wishes) == (0, [Wish(RECORD)])
    first.release()
    assert not place.exists()


HAND_OVER = f"""
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from scopa_desktop.library.wish import Wish
from scopa_desktop.ui.start.instance import Instance
app = QCoreApplication([])
sys.exit(not Instance(Path(sys.argv[1])).hand_over(Wish(Path({str(RECORD)!r}))))
"""


def test_what_a_killed_program_left_is_removed(qtbot: object, runtime: Path, tmp_path: Path) -> None:
    assert qtbot is not None
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(runtime / "scopa-desktop-left"))
    (runtime / "scopa-desktop-file").write_text("no socket")
    for name in ("scopa-desktop-left", "scopa-desktop-file"):
        (tmp_path / "instance.lock").write_text(str(runtime / name))
        instance = Instance(tmp_path)
        assert instance.claim()
        instance.release()
    assert [path.name for path in runtime.iterdir()] == ["scopa-desktop-file"]


# Who is at the other end

TAKE = """
import os, socket, sys
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
os.chmod(sys.argv[1], 0o777)
server.listen()
print("ready", flush=True)
print(repr(server.accept()[0].recv(1000)), flush=True)
"""
SEND = """
import socket, sys
guest = socket.socket(socket.AF_UNIX)
guest.connect(sys.argv[1])
print("connected", flush=True)
try:
    guest.sendall(sys.argv[2].encode())
    print(repr(guest.recv(1000)))
except OSError:
    print("refused")
"""


def as_nobody(code: str, *arguments: str | Path) -> subprocess.Popen[str]:
    """Python as another user."""
    python = Path(sys.base_prefix) / "bin" / "python3"
    command = ["setpriv", f"--reuid={NOBODY}", "--clear-groups", str(python), "-I", "-S", "-c", code]
    process = subprocess.Popen([*command, *map(str, arguments)], stdout=subprocess.PIPE, text=True, cwd="/")
    assert process.stdout is not None
    if not process.stdout.readline():
        pytest.skip("another user cannot run this Python")
    return process


@root
def test_another_user_who_took_the_place_is_told_nothing(
    qtbot: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qtbot is not None
    monkeypatch.setattr("scopa_desktop.ui.start.instance.PATIENCE", 2000)
    holder = Lock(tmp_path / "instance.lock")
    assert holder.take()
    with tempfile.TemporaryDirectory(prefix="open-") as place:
        Path(place).chmod(0o777)
        thief = as_nobody(TAKE, f"{place}/socket")
        holder.write(f"{place}/socket")
        assert not Instance(tmp_path).hand_over(Wish(RECORD))
        assert thief.communicate()[0] == "b''\n"
    holder.release()


@root
def test_another_user_who_finds_the_way_is_not_heard(first: Instance) -> None:
    wishes = heard(first)
    address(first).parent.chmod(0o755)
    address(first).chmod(0o777)
    guest = as_nobody(SEND, address(first), Wish(RECORD).dump().decode())
    wait_until(lambda: guest.poll() is not None)
    assert guest.communicate()[0] in ("refused\n", "b''\n")
    assert wishes == []


FLOOD = """
import socket, sys
guest = socket.socket(socket.AF_UNIX)
guest.connect(sys.argv[1])
sent = 0
try:
    while sent < 400_000_000:
        sent += guest.send(b"x" * 100_000)
except OSError:
    pass
print(sent)
"""


def test_a_guest_that_talks_without_end_costs_nothing(first: Instance) -> None:
    wishes = heard(first)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    flood = subprocess.Popen([sys.executable, "-c", FLOOD, address(first)], stdout=subprocess.PIPE, text=True)
    wait_until(lambda: flood.poll() is not None)
    assert LIMIT < int(flood.communicate()[0]) < 10_000_000
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000
    assert answered(first, Wish(RECORD).dump()) == b"taken\n"
    assert wishes == [Wish(RECORD)]


def test_guests_that_say_nothing_or_nonsense_keep_nobody_off(first: Instance) -> None:
    wishes = heard(first)
    silent = [socket.socket(socket.AF_UNIX) for _ in range(GUESTS * 2)]
    for guest in silent:
        guest.connect(str(address(first)))
        QCoreApplication.processEvents()
    for nonsense in (b"\n", b"rubbish\n", b"[]\n", b'{"version": 1, "file": 7}\n'):
        assert answered(first, nonsense) == b""
    assert answered(first, Wish().dump()) == b"taken\n"
    assert wishes == [Wish()]
    for number, guest in enumerate(silent):
        guest.setblocking(number < GUESTS)  # the first of them were shown out
        if number < GUESTS:
            assert guest.recv(1) == b""
        guest.close()


def answered(first: Instance, line: bytes) -> bytes:
    """What is answered to a line, "" where the guest is shown out."""
    with socket.socket(socket.AF_UNIX) as guest:
        guest.connect(str(address(first)))
        guest.sendall(line)
        guest.setblocking(False)
        got: list[bytes] = []

        def come() -> bool:
            try:
                got.append(guest.recv(100))
            except BlockingIOError:
                return False
            except ConnectionError:
                got.append(b"")
            return True

        wait_until(come)
        return got[0]


def test_a_killed_program_leaves_its_folder_free(running: Starter, tmp_path: Path) -> None:
    lock, seen = Lock(tmp_path / "data" / "instance.lock"), {""}
    for _ in range(2):
        process = running(tmp_path)
        wait_until(lambda: lock.note not in seen)
        seen.add(lock.note)
        assert not Instance(tmp_path / "data").claim()
        process.kill()
        process.communicate()
