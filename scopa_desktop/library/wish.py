"""What a start asks of the window, also of one that is open already: one line of JSON between the two programs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Self

LIMIT = 65_536
"""Bytes of a line at most: a path of 4096 bytes, each written as six letters, and room for more."""
VERSION = 1
"""A later version adds to what a line tells and changes nothing; what is not known is passed over."""


@dataclass(frozen=True, slots=True)
class Wish:
    """That the window comes to the front, and opens a saved match if one is named."""

    file: Path | None = None

    def dump(self) -> bytes:
        """The line, with its end."""
        told = {"version": VERSION, "file": str(self.file.absolute()) if self.file else ""}
        return json.dumps(told).encode("ascii") + b"\n"

    @classmethod
    def load(cls, line: bytes) -> Self:
        """Read a line. Raises ValueError when it is none of `dump`."""
        if len(line) > LIMIT:
            raise ValueError("the line is too long")
        try:
            told = json.loads(line)
        except RecursionError as error:
            raise ValueError("the line is nested too deep") from error
        if not isinstance(told, dict) or type(told.get("version")) is not int or told["version"] < 1:
            raise ValueError("the line tells no version")
        file = told.get("file", "")
        if not isinstance(file, str) or "\0" in file:
            raise ValueError("the line names no file")
        return cls(Path(file) if file else None)
