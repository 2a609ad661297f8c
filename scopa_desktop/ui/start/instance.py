"""One running program a data folder: a second start raises the window of the first and hands over what it wishes."""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import stat
import struct
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from scopa_desktop.library.lock import Lock
from scopa_desktop.library.wish import LIMIT, Wish

PATIENCE = 5000
"""Milliseconds for the first to answer; it may still be starting."""
GUESTS = 16
"""Other starts that are listened to at once."""
TAKEN = b"taken\n"
_NAME = "scopa-desktop-"


class Instance(QObject):
    """The claim on a data folder. A local socket (never a network one) leads to whoever holds it.

    Its name is drawn anew for each run and stands in the lock file; it lies where only the user can write, and on both
    sides the user of the other one is checked.
    """

    asked = Signal(object)
    """another start wants this Wish fulfilled"""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock = Lock(folder / "instance.lock")
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)
        # Held here, and not by functions that their signals call: such a guest was destroyed twice.
        self._guests: list[QLocalSocket] = []

    def claim(self) -> bool:
        """Whether the folder is ours now. One that cannot be written to is shared: nothing in it can be spoilt."""
        before = self._lock.note
        if not self._lock.take():
            return False
        self._clear(before)
        self._listen()
        return True

    def seize(self) -> None:
        """Take the folder though another program may hold it."""
        self._lock.seize()
        self._listen()

    def hand_over(self, wish: Wish) -> bool:
        """Have the one who holds the folder fulfil a wish; False when it does not answer, or has just ended."""
        patience = QDeadlineTimer(PATIENCE)
        while self._lock.lies_there and not patience.hasExpired():
            guest = QLocalSocket()
            name = self._lock.note
            if name:
                guest.connectToServer(name)
            if not guest.waitForConnected(500):
                QThread.msleep(50)
                continue
            if not _same_user(guest):
                return False
            guest.write(wish.dump())
            guest.flush()
            if guest.waitForReadyRead(int(patience.remainingTime())):
                return bytes(guest.readLine(len(TAKEN) + 1).data()) == TAKEN
        return False

    def release(self) -> None:
        """The folder is free."""
        name = self._server.fullServerName()
        self._server.close()
        self._clear(name)
        self._lock.release()

    def _listen(self) -> None:
        """Open the socket and tell its name to whoever comes; without one, a second start cannot reach this one."""
        for name in _names(self._folder) if self._lock.held else ():
            if self._server.listen(name):
                self._lock.write(name)
                return
            self._clear(name)

    @staticmethod
    def _clear(name: str) -> None:
        """Remove a socket that a program left, and the folder that was made for it."""
        path = Path(name)
        if os.name != "posix" or not path.name.startswith(_NAME):
            return
        with contextlib.suppress(OSError, ValueError):
            if stat.S_ISSOCK(path.lstat().st_mode):
                path.unlink()
        if path.parent.name.startswith(_NAME):
            with contextlib.suppress(OSError, ValueError):
                path.parent.rmdir()

    def _connected(self) -> None:
        guest = self._server.nextPendingConnection()
        guest.setParent(self)
        guest.setReadBufferSize(LIMIT + 1)
        self._guests.append(guest)
        guest.readyRead.connect(self._read)
        guest.disconnected.connect(self._part)
        if not _same_user(guest):
            guest.abort()
        if len(self._guests) > GUESTS:
            self._guests[0].abort()

    def _read(self) -> None:
        for guest in list(self._guests):
            if guest.canReadLine():
                try:
                    wish = Wish.load(bytes(guest.readLine(LIMIT + 1).data()))
                except ValueError:
                    guest.abort()
                    continue
                guest.write(TAKEN)
                guest.flush()
                self.asked.emit(wish)
            elif guest.bytesAvailable() > LIMIT:
                guest.abort()

    def _part(self) -> None:
        gone = [guest for guest in self._guests if guest.state() == QLocalSocket.LocalSocketState.UnconnectedState]
        self._guests = [guest for guest in self._guests if guest not in gone]
        for guest in gone:
            guest.deleteLater()


def _names(folder: Path) -> Iterator[str]:
    """Names for the socket, each in a place where only this user can write: the best first."""
    name = _NAME + secrets.token_hex(8)
    if os.name != "posix":
        yield name
        return
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime and _private(Path(runtime), 0o077):
        yield f"{runtime}/{name}"
    if _private(folder, 0o022):
        yield str(folder.absolute() / name)
    with contextlib.suppress(OSError):
        yield f"{tempfile.mkdtemp(prefix=_NAME)}/{name}"


def _private(folder: Path, forbidden: int) -> bool:
    """Whether a folder is the user's own and gives nobody else these rights."""
    try:
        found = folder.stat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & forbidden


def _same_user(other: QLocalSocket) -> bool:
    """Whether the program at the other end is the user's own. Windows sees to it by the rights of the socket."""
    if sys.platform not in ("linux", "darwin"):
        return True
    try:
        with socket.socket(socket.AF_UNIX, fileno=os.dup(int(other.socketDescriptor()))) as end:
            if sys.platform == "linux":
                _, user, _ = struct.unpack("3i", end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
            else:
                _, user = struct.unpack_from("2I", end.getsockopt(0, 1, 76))  # LOCAL_PEERCRED: struct xucred
    except OSError:
        return False
    return bool(user == os.getuid())
