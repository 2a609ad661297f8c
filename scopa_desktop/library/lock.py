"""The claim of one running program on a folder. The system holds it, and lets it go when the program ends, however."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from pathlib import Path

from scopa_desktop.library import files

NOTE = 4096
"""Bytes of a note that are read at most."""
OFTEN = 1000
"""How many times at most a file that comes and goes is looked for."""

if sys.platform == "win32":
    import msvcrt

    def _hold(descriptor: int) -> None:
        os.lseek(descriptor, NOTE, os.SEEK_SET)  # the note before it stays readable
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _hold(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_FLAGS = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


class Lock:
    """A file that is locked as long as its program lives, with a note for whoever finds it locked."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None

    def take(self) -> bool:
        """Whether the folder is ours now; False when another program holds it, or may hold it.

        What is left of a program that has ended is no hindrance, nor is a folder in which nothing can be written. Where
        the file system has no locks, a file that is there already is the doubt.
        """
        self._put_aside()
        while True:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                descriptor, fresh = self._open()
            except OSError:
                return not (self.lies_there and os.access(self._path.parent, os.W_OK))
            try:
                _hold(descriptor)
            except OSError as error:
                if not fresh or error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                    os.close(descriptor)
                    return False
            if self._is_here(descriptor):
                self._descriptor = descriptor
                return True
            os.close(descriptor)  # its owner removed it just now

    def seize(self) -> None:
        """Take the folder, whoever holds it."""
        with contextlib.suppress(OSError):
            self._path.unlink()
        self.take()

    @property
    def held(self) -> bool:
        """Whether this program holds the lock; it does not on a folder in which nothing can be written."""
        return self._descriptor is not None

    @property
    def lies_there(self) -> bool:
        """Whether there is a lock, somebody's or nobody's: who ends takes it away."""
        return os.path.lexists(self._path)

    @property
    def note(self) -> str:
        """What the holder wrote down, "" when it cannot be read."""
        try:
            descriptor = os.open(self._path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        except OSError:
            return ""
        try:
            return os.read(descriptor, NOTE).decode("utf-8", errors="replace")
        except OSError:
            return ""
        finally:
            os.close(descriptor)

    def write(self, note: str) -> None:
        """Write the note, at most 4096 bytes; where that fails there is none."""
        content = note.encode("utf-8", errors="replace")
        if self._descriptor is not None and len(content) <= NOTE:
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, 0)
                os.lseek(self._descriptor, 0, os.SEEK_SET)
                os.write(self._descriptor, content)

    def release(self) -> None:
        """The folder is free."""
        if self._descriptor is None:
            return
        here = self._is_here(self._descriptor)
        if os.name != "posix":
            os.close(self._descriptor)  # an open file cannot be removed there, nor one that the next program has opened
        if here:
            with contextlib.suppress(OSError):
                self._path.unlink()
        if os.name == "posix":
            os.close(self._descriptor)
        self._descriptor = None

    def _open(self) -> tuple[int, bool]:
        """The file, and whether it was not there before."""
        for _ in range(OFTEN):  # others may make it and take it away in between
            with contextlib.suppress(FileNotFoundError):
                return os.open(self._path, _FLAGS), False
            with contextlib.suppress(FileExistsError):
                return os.open(self._path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600), True
        return os.open(self._path, _FLAGS), False

    def _is_here(self, descriptor: int) -> bool:
        """Whether the file is still the one at its path; elsewhere than on POSIX an open file cannot be removed."""
        if os.name != "posix":
            return True
        try:
            return os.path.samestat(os.fstat(descriptor), self._path.stat())
        except OSError:
            return False

    def _put_aside(self) -> None:
        """Rename what is no file and so nobody's lock: a folder, a pipe, a link."""
        with contextlib.suppress(OSError):
            if not stat.S_ISREG(os.lstat(self._path).st_mode):
                files.keep_aside(self._path)
