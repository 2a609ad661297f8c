"""What the about box tells: versions, the libraries with their licences, and the folders of the user's files."""

from __future__ import annotations

import contextlib
import platform
import re
from collections.abc import Iterator
from functools import cached_property
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from operator import itemgetter

import PySide6
from PySide6.QtCore import Property, QObject, QUrl, Slot, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop import __version__
from scopa_desktop.library.store import Folders
from scopa_desktop.ui.qml import QVariantList, QVariantMap, offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


PROGRAM = "scopa-desktop"
_NAME = re.compile(r"[A-Za-z0-9._-]+")


def libraries(program: str = PROGRAM) -> list[dict[str, str]]:
    """What is installed of all that the program needs, or can use: `name`, `version` and `licence`, by name.

    It is read from what the packages say of themselves, and is empty where the program itself is not installed.
    """
    found = {_key(about["Name"]): about for about in _needed(program, set())}
    return [
        {"name": about["Name"], "version": about["Version"], "licence": _licence(about)}
        for key, about in sorted(found.items(), key=itemgetter(0))
        if key != _key(program)
    ]


def _needed(name: str, seen: set[str]) -> Iterator[PackageMetadata]:
    """What an installed package says of itself, and all that it needs in turn, without what is for its tests.

    It is read once: each time takes milliseconds.
    """
    if _key(name) in seen:
        return
    seen.add(_key(name))
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return
    yield about
    for line in about.get_all("Requires-Dist") or []:
        other = _NAME.match(line)
        if other is not None and not re.search(r"extra == .(?!speech)", line):
            yield from _needed(other[0], seen)


def _licence(about: PackageMetadata) -> str:
    """The licence as the package tells it, in one of the ways in use."""

    def told(field: str) -> list[str]:
        return [line.partition("\n")[0].strip() for line in about.get_all(field) or [] if line]

    classes = [line.rpartition(":: ")[2] for line in told("Classifier") if line.startswith("License ::")]
    return next(iter(told("License-Expression") + told("License")), ", ".join(classes))


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@QmlElement
@QmlSingleton
class About(QObject):
    """Versions and folders, for QML."""

    create = offered("about")

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = {"config": folders.config, "data": folders.data, "state": folders.state}

    @Property(QVariantList, constant=True)
    def versions(self) -> list[dict[str, str]]:
        """Of the program and of what it stands on: `name` and `version`."""
        versions = {
            "Scopa Desktop": __version__,
            "Python": platform.python_version(),
            "Qt": qVersion(),
            "PySide6": PySide6.__version__,
        }
        return [{"name": name, "version": version} for name, version in versions.items()]

    @Property(QVariantList, constant=True)
    def libraries(self) -> list[dict[str, str]]:
        """The libraries that are installed with the program: `name`, `version` and `licence`."""
        return self._libraries

    @cached_property
    def _libraries(self) -> list[dict[str, str]]:
        """They are read once: QML reads a list anew for each of its entries."""
        return libraries()

    @Property(QVariantMap, constant=True)
    def folders(self) -> dict[str, str]:
        """Where the files of the user are: config, data and state."""
        return {name: str(path) for name, path in self._folders.items()}

    @Slot(str)
    def openFolder(self, name: str) -> None:  # noqa: N802 - a QML name
        """Show a folder in the system's file manager; it is made when it is not there yet."""
        folder = self._folders[name]
        with contextlib.suppress(OSError):  # where it cannot be made the file manager says so
            folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
