"""What is in a folder of the user's."""

from __future__ import annotations

import os
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from scopa_desktop.library.watch import Watch

MOST = 5000
"""How many names of a folder are shown."""


class Named(NamedTuple):
    """A file or a folder by its name."""

    name: str
    folder: bool


class Listing(NamedTuple):
    """Folders and then files, each in the order of their names; `failure` tells why there are none ("" for nothing)."""

    entries: tuple[Named, ...] = ()
    failure: str = ""


def listed(folder: Path, pattern: str, watch: Watch) -> Listing:
    """The folders in a folder, and its files with such names; none whose name is hidden or no text."""
    found = []
    try:
        with os.scandir(folder) as entries:
            for at, entry in enumerate(entries):
                if not watch(at, 0):
                    break
                if entry.name.startswith(".") or not _is_text(entry.name):
                    continue
                if _is_folder(entry):
                    found.append(Named(entry.name, True))
                elif fnmatch(entry.name.lower(), pattern):
                    found.append(Named(entry.name, False))
    except OSError as error:
        return Listing(failure=error.strerror or str(error))
    found.sort(key=lambda one: (not one.folder, one.name.casefold()))
    return Listing(tuple(found[:MOST]))


def free_name(folder: Path, stem: str, suffix: str) -> str:
    """A name for a new file that no file in the folder has: "Scopa.json", "Scopa 2.json" and so on."""
    name, number = f"{stem}.{suffix}", 1
    while os.path.lexists(folder / name):
        number += 1
        name = f"{stem} {number}.{suffix}"
    return name


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
