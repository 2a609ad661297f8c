"""Writing a file so that at any moment, also of a power cut, a whole one is there."""

from __future__ import annotations

import os
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
