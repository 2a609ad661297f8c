"""Writing a file so that at any moment, also of a power cut, a whole one is there; and removing files."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from scopa_desktop.boundary import FileError

MOST = 999_999_999
"""The last number of a file or of a player."""
_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def private(folder: Path) -> None:
    """Make a folder that other users cannot look into, also of one that is there. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name == "posix" and folder.stat().st_mode & 0o077:
        folder.chmod(0o700)


def replace(path: Path, content: bytes, *, sync: bool) -> None:
    """Put `content` in the place of `path` in one step; with `sync` it is on the disk before that. Raises OSError."""
    try:
        _replace(path, content, sync)
    except ValueError as error:
        raise FileError(path, "no file can have this name") from error


def _replace(path: Path, content: bytes, sync: bool) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.new")
    with os.fdopen(os.open(temporary, _FLAGS, 0o666), "wb") as file:
        file.write(content)
        if sync:
            file.flush()
            os.fsync(file.fileno())
    temporary.replace(path)
    if sync and os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def matching(folder: Path, pattern: str) -> list[Path]:
    """What is in a folder under such a name; nothing when the folder cannot be read."""
    try:
        return sorted(path for path in folder.iterdir() if fnmatchcase(path.name, pattern))
    except OSError:
        return []


def keep_aside(path: Path) -> Path:
    """Rename a damaged file so that it is neither used nor overwritten; where it is now. Raises OSError."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.name}.damaged-{number}")):
        number += 1
    return path.rename(aside)


def free_number(taken: Collection[int]) -> int:
    """The number after the last one; after the very last, `MOST`, the first that is free."""
    number = max(taken, default=0) + 1
    return number if number <= MOST else next(number for number in range(1, MOST) if number not in taken)


def clear_the_way(path: Path) -> None:
    """Put aside what lies in the place of a file and is none: a pipe would be waited for. Raises OSError."""
    if os.path.lexists(path) and not path.is_file():
        keep_aside(path)


def remove(paths: Iterable[Path]) -> None:
    """Remove all these files that are there; the first OSError is raised when the others are gone."""
    failed: OSError | None = None
    for path in list(paths):
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            failed = failed or error
    if failed is not None:
        raise failed
