"""Writing a file so that at any moment, also of a power cut, a whole one is there; and removing files."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path


def replace(path: Path, content: bytes, *, sync: bool) -> None:
    """Put `content` in the place of `path` in one step; with `sync` it is on the disk before that."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.new")
    with temporary.open("wb") as file:
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
