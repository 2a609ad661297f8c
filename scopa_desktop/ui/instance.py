"""One running program a data folder: a second start raises the window of the first and hands over its file."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 5000
"""Milliseconds for the first to answer; it may still be starting."""


class Instance(QObject):
    """The claim on a data folder. A local socket (never a network one) leads to whoever holds it."""

    asked = Signal(str)
    """another start wants the window raised, and this file opened ("" for none)"""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = "scopa-desktop-" + hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:20]
        self._folder = folder
        self._lock = QLockFile(str(folder / "instance.lock"))
        self._lock.setStaleLockTime(0)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)
        # Held here, and not by functions that their signals call: such a guest was destroyed twice.
        self._guests: list[QLocalSocket] = []

    def claim(self) -> bool:
        """Whether the folder is ours now. One that cannot be written to is shared: nothing in it can be spoilt."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        if not self._lock.tryLock(0):
            return self._lock.error() != QLockFile.LockError.LockFailedError
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)
        return True

    def hand_over(self, file: Path | None) -> bool:
        """Have the one who holds the folder come to the front and open a file; False when it does not answer."""
        patience = QDeadlineTimer(PATIENCE)
        while not patience.hasExpired():
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(500):
                socket.write(f"{file.absolute() if file else ''}\n".encode())
                socket.flush()
                if socket.waitForReadyRead(int(patience.remainingTime())):
                    return True
        return False

    def release(self) -> None:
        """The folder is free."""
        self._server.close()
        self._lock.unlock()

    def _connected(self) -> None:
        guest = self._server.nextPendingConnection()
        guest.setParent(self)
        self._guests.append(guest)
        guest.readyRead.connect(self._read)
        guest.disconnected.connect(self._part)

    def _read(self) -> None:
        for guest in self._guests:
            if guest.canReadLine():
                file = bytes(guest.readLine().data()).decode(errors="replace").strip()
                guest.write(b"ok\n")
                guest.flush()
                self.asked.emit(file)

    def _part(self) -> None:
        gone = [guest for guest in self._guests if guest.state() == QLocalSocket.LocalSocketState.UnconnectedState]
        self._guests = [guest for guest in self._guests if guest not in gone]
        for guest in gone:
            guest.deleteLater()
