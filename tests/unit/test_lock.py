"""The claim of one program on a folder, whatever is found in the place of its file."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from scopa_desktop.library.lock import Lock

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(sys.platform == "win32", reason="files and locks of POSIX")


def test_a_folder_has_one_holder_and_is_free_after_it(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "new" / "lock"), Lock(tmp_path / "new" / "lock")
    assert first.take()
    assert not second.take()
    first.write("where I listen")
    assert second.note == "where I listen"
    second.write("not mine")
    assert second.note == "where I listen"
    first.release()
    assert list((tmp_path / "new").iterdir()) == []
    assert second.take()
    second.release()


FOREIGN = f"{os.getpid()}\nscopa-desktop\nanother-machine\n{'0' * 32}\n{'1' * 32}\n"


@pytest.mark.parametrize("left", ["", "rubbish\0\n", FOREIGN, "x" * 100_000], ids=["empty", "rubbish", "alive", "long"])
def test_whatever_stands_in_a_file_that_nobody_holds_is_no_hindrance(tmp_path: Path, left: str) -> None:
    (tmp_path / "lock").write_text(left)
    lock = Lock(tmp_path / "lock")
    assert lock.take()
    lock.write("here")
    assert lock.note == "here"
    lock.release()
    assert list(tmp_path.iterdir()) == []


@posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "dangling link", "link to a device"])
def test_what_is_no_file_is_put_aside(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "lock"
    if kind == "folder":
        (path / "inside").mkdir(parents=True)
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero" if "device" in kind else tmp_path / "nowhere")
    lock = Lock(path)
    assert lock.take()
    assert not Lock(path).take()
    lock.release()
    assert [one.name for one in tmp_path.iterdir()] == ["lock.damaged-1"]


@posix
def test_the_lock_of_an_older_version_counts(tmp_path: Path) -> None:
    older, lock = QLockFile(str(tmp_path / "lock")), Lock(tmp_path / "lock")
    assert older.tryLock(0)
    assert not lock.take()
    older.unlock()
    assert lock.take()
    lock.release()


@posix
def test_where_the_file_system_has_no_locks_the_file_is_the_doubt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flock(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("fcntl.flock", flock)
    first, second = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    killed = second
    third = Lock(tmp_path / "lock")
    assert not third.take()
    third.seize()
    assert third.held
    killed.release()
    assert (tmp_path / "lock").exists()
    third.release()
    assert list(tmp_path.iterdir()) == []


def test_who_seizes_the_folder_holds_it_also_when_the_other_one_ends(tmp_path: Path) -> None:
    hung, lock = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert hung.take()
    lock.seize()
    if os.name == "posix":
        assert lock.held
        hung.release()
        assert not Lock(tmp_path / "lock").take()
    lock.release()


def test_a_folder_that_cannot_be_made_is_anybodys(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    for _ in range(2):
        lock = Lock(tmp_path / "data" / "lock")
        assert lock.take()
        assert not lock.held
        lock.write("nowhere")
        assert lock.note == ""
        lock.release()


CONTENDER = """
import os, sys
from pathlib import Path
from scopa_desktop.library.lock import Lock
lock, inside, times = Lock(Path(sys.argv[1]) / "lock"), Path(sys.argv[1]) / "inside", 0
while times < 100:
    if lock.take():
        os.close(os.open(inside, os.O_CREAT | os.O_EXCL))
        inside.unlink()
        lock.release()
        times += 1
"""


def test_of_many_that_come_and_go_never_two_hold_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CONTENDER, str(tmp_path)]
    processes = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    assert [process.communicate()[1] for process in processes] == [""] * 4
    assert list(tmp_path.iterdir()) == []


def test_a_lock_that_comes_and_goes_while_it_is_looked_for_is_taken_for_real(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was not there, then another program had made it, then it was gone again: that is no folder without locks."""
    path, real = tmp_path / "lock", os.open
    told: list[type[OSError]] = [FileNotFoundError, FileExistsError, FileNotFoundError]

    def opened(file: Path, *arguments: int) -> int:
        if Path(file) == path and told:
            raise told.pop(0)
        return real(file, *arguments)

    monkeypatch.setattr(os, "open", opened)
    lock = Lock(path)
    assert lock.take()
    assert lock.held
    assert not Lock(path).take()
    lock.release()


CLAIM = """
import os, signal, sys
from pathlib import Path
from scopa_desktop.library.lock import Lock
print(os.getpid(), Lock(Path(sys.argv[1]) / "lock").take(), flush=True)
signal.pause()
"""
SANDBOX = ["unshare", "--pid", "--fork", "--kill-child"]


@pytest.mark.skipif(
    sys.platform != "linux" or subprocess.run([*SANDBOX, "true"], capture_output=True, check=False).returncode != 0,
    reason="needs process numbers of its own",
)
def test_in_a_sandbox_a_killed_start_and_the_next_have_the_same_number(tmp_path: Path) -> None:
    for _ in range(2):
        command = [*SANDBOX, sys.executable, "-c", CLAIM, str(tmp_path)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "1 True\n"
            process.kill()
            assert process.stdout.read() == ""
        assert (tmp_path / "lock").exists()
