"""Choosing a file where the system has no window of its own for it: the folders, and what a typed name means."""

from __future__ import annotations

import os
from concurrent.futures import Executor
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.library.folder import Listing, free_name, listed
from scopa_desktop.library.watch import Watch
from scopa_desktop.ui.qml import QVariantList, QVariantMap, offered
from scopa_desktop.ui.start.portal import answers
from scopa_desktop.ui.worker import Worker

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

_PLACES = {
    "home": QStandardPaths.StandardLocation.HomeLocation,
    "desktop": QStandardPaths.StandardLocation.DesktopLocation,
    "documents": QStandardPaths.StandardLocation.DocumentsLocation,
    "downloads": QStandardPaths.StandardLocation.DownloadLocation,
}


@QmlElement
@QmlSingleton
class Picker(QObject):
    """One folder and what is in it; a folder is read away from the window's thread."""

    create = offered("picker")
    changed = Signal()

    def __init__(self, executor: Executor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(executor, self)
        self._worker.changed.connect(self.changed)
        self._folder = Path()
        self._pattern = "*"
        self._listing = Listing()
        platform = QGuiApplication.platformName()
        self._native = platform in ("windows", "cocoa") or (platform.startswith(("xcb", "wayland")) and answers())

    @Slot(str)
    def begin(self, pattern: str) -> None:
        """Show the folder used last, at first the user's documents, with the files that have such names ("*.scopa")."""
        self._pattern = pattern
        if self._folder == Path() or not self._folder.is_dir():
            self._folder = Path(self._place("documents") or self._place("home") or Path.home())
        self._read()

    @Slot(str)
    def enter(self, folder: str) -> None:
        """Go to a folder."""
        self._folder = Path(folder)
        self._read()

    @Slot()
    def leave(self) -> None:
        """Go to the folder that this one is in."""
        self.enter(str(self._folder.parent))

    @Slot(str)
    def filter(self, pattern: str) -> None:
        """Show the files with other names."""
        self._pattern = pattern
        self._read()

    def _read(self) -> None:
        def read(watch: Watch) -> Listing:
            return listed(folder, pattern, watch)

        folder, pattern = self._folder, self._pattern
        self._listing = Listing()
        self._worker.do(read, partial(self._show, folder, pattern))
        self.changed.emit()

    def _show(self, folder: Path, pattern: str, listing: Listing) -> None:
        if (folder, pattern) == (self._folder, self._pattern):
            self._listing = listing
            self.changed.emit()

    @Slot(str, result=str)
    def proposal(self, suffix: str) -> str:
        """A name for a new file in this folder: today's, and none that is taken."""
        return free_name(self._folder, f"Scopa {date.today().isoformat()}", suffix)

    @Slot(str, QVariantList, bool, result=QVariantMap)
    def resolve(self, typed: str, suffixes: list[str], saving: bool) -> dict[str, Any]:
        """What a typed name means: `key`, with the `url` of a file or the `path` of what is told.

        "folder" (go there), "file", "exists" (saving would replace it), "missing" (there is no such file), "no_folder"
        (there is no such folder to save in), "empty" or "wrong" (no file can have this name). A name is that of this
        folder unless it tells its own; a file without one of the `suffixes` is given the first.
        """
        text = typed.strip()
        if not text:
            return {"key": "empty"}
        try:
            path = self._path(QUrl(text).toLocalFile() if text.startswith("file:") else text)
            if path.is_dir():
                return {"key": "folder", "path": str(path)}
            if path.suffix.lower() not in [f".{suffix}" for suffix in suffixes] and (saving or not path.exists()):
                path = path.with_name(f"{path.name}.{suffixes[0]}")
            if saving and not path.parent.is_dir():
                return {"key": "no_folder", "path": str(path.parent)}
            if text.endswith(("/", os.sep)) or path.is_dir():
                return {"key": "missing", "path": str(self._path(text))}
            there = path.exists()
        except (OSError, ValueError, RuntimeError):
            return {"key": "wrong", "path": text}
        key = ("exists" if there else "file") if saving else ("file" if there else "missing")
        return {"key": key, "path": path.name if there or saving else str(path), "url": QUrl.fromLocalFile(str(path))}

    @Slot(str, result=QUrl)
    def url(self, path: str) -> QUrl:
        """A path as Qt's windows for files take it."""
        return QUrl.fromLocalFile(path)

    @Slot(QUrl, result=str)
    def path(self, url: QUrl) -> str:
        """What Qt's windows for files tell, as a path."""
        return url.toLocalFile()

    def _path(self, text: str) -> Path:
        return Path(os.path.normpath(self._folder / Path(text).expanduser()))

    def _place(self, key: str) -> str:
        """A folder of the user's; "" when there is none."""
        folder = QStandardPaths.writableLocation(_PLACES[key])
        return folder if folder and Path(folder).is_dir() else ""

    def close(self) -> None:
        """Read no more folders: the window is going."""
        self._worker.drop()

    # What QML reads

    @Property(bool, constant=True)
    def native(self) -> bool:
        """Whether the system has windows of its own for files."""
        return self._native

    @Property(str, notify=changed)
    def folder(self) -> str:
        """The folder that is shown."""
        return str(self._folder)

    @Property(bool, notify=changed)
    def top(self) -> bool:
        """Whether the folder is in no other."""
        return self._folder.parent == self._folder

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        """Whether the folder is still being read."""
        return self._worker.busy > 0

    @Property(str, notify=changed)
    def failure(self) -> str:
        """Why the folder cannot be read; "" when it can."""
        return self._listing.failure

    @Property(QVariantList, notify=changed)
    def entries(self) -> list[dict[str, Any]]:
        """What is in the folder: `name`, its `path`, and whether it is a `folder`; folders first."""
        return [
            {"name": one.name, "path": str(self._folder / one.name), "folder": one.folder}
            for one in self._listing.entries
        ]

    @Property(QVariantList, notify=changed)
    def places(self) -> list[dict[str, str]]:
        """Folders of the user's, by `key` and `path`."""
        found = {self._place(key): key for key in reversed(_PLACES)}
        return [{"key": key, "path": path} for path, key in reversed(found.items()) if path]
