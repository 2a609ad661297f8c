"""Where the bytes of a file become values: the one place that reads what may be wrong in any way.

A file is read only if it is a regular one, without waiting for anybody, and no further than its limit. What comes out
is text or values that can be shown, compared and written down again; all else is a FileError.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any

SMALL = 1_000_000
"""Bytes of a file that holds settings, names or a place."""
DESCRIPTION = 65_000
"""Bytes of a file that a user writes by hand in TOML."""
RECORD = 1_000_000
"""Bytes of a saved match: one of a thousand rounds has less."""
MANY = 100_000_000
"""Bytes of a file that tells of all matches: those of ten thousand have less."""
DEPTH = 30
"""Lists and tables inside each other; the program's own files have five."""
DOTS = 16
"""Dots of a line of TOML: the time and room that a dotted name takes grow with the square of its parts."""

_JSON = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[][{}]', re.DOTALL)
_TOML = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"""|\Z)|'
    + r"'''.*?(?:'''|\Z)"
    + r'|"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?|'
    + r"'[^'\n]*+'?|#[^\n]*+|[][{}.\n]",
    re.DOTALL,
)
_PAIR = re.compile(r'"(\w+)"\s*:\s*("(?:[^"\\\x00-\x1f]|\\.)*+"|true|false|-?\d{1,9}(?!\d))')
_HALF = re.compile("[\ud800-\udfff]")
_UNSHOWN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, what turns the direction of the text round it, and half characters."""
_LINE = re.compile(r"at line (\d+)")
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class FileError(OSError):
    """A file is not what it should be: `file`, the `line` (0: the whole of it) and `what`, in English."""

    def __init__(self, file: Path, what: str, line: int = 0) -> None:
        super().__init__(errno.EINVAL, what, str(file))
        self.file = file
        self.line = line
        self.what = what

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return printable(f"{self.file}: {where}{self.what}")


def printable(text: str, longest: int = 300) -> str:
    """A text in one line that can be shown and written anywhere; of a long one the middle is left out."""
    shown = _UNSHOWN.sub("\ufffd", text)
    return shown if len(shown) <= longest else f"{shown[: longest // 2]}…{shown[-longest // 2 :]}"


def read_bytes(file: Path, limit: int) -> bytes:
    """What a file holds. Raises FileError, FileNotFoundError when it is not there, else another OSError."""
    try:
        handle = os.open(file, _FLAGS)
    except FileNotFoundError:
        if file.is_symlink():
            raise FileError(file, "a link that leads nowhere") from None
        raise
    except ValueError as error:
        raise FileError(file, "no file can have this name") from error
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise FileError(file, "not a file")
        with os.fdopen(handle, "rb", closefd=False) as opened:
            content = opened.read(limit + 1)
    finally:
        os.close(handle)
    if len(content) > limit:
        raise FileError(file, f"larger than {limit} bytes", 1)
    return content


def read_text(file: Path, limit: int, encoding: str = "utf-8-sig") -> str:
    """The text of a file. Raises as `read_bytes`."""
    content = read_bytes(file, limit)
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FileError(file, f"a byte that is not {encoding.removesuffix('-sig')}", line) from error


def read_json(file: Path, limit: int = SMALL) -> Any:
    """The value that a file of JSON tells. Raises as `read_bytes`.

    Half a character (a surrogate without the other), which nothing could write down again, is U+FFFD.
    """
    return json_value(file, read_text(file, limit))


def json_value(file: Path, text: str) -> Any:
    """The value that the text of a file of JSON tells, as `read_json`."""
    _check_depth(file, text, _JSON)
    try:
        return _mended(json.loads(text))
    except json.JSONDecodeError as error:
        raise FileError(file, error.msg, error.lineno) from error
    except ValueError as error:  # more digits than a number may have
        raise FileError(file, str(error)) from error


def read_toml(file: Path, limit: int = DESCRIPTION) -> dict[str, Any]:
    """The table that a file of TOML tells. Raises as `read_bytes`."""
    text = read_text(file, limit)
    _check_depth(file, text, _TOML)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        line = _LINE.search(str(error))
        raise FileError(file, str(error), int(line[1]) if line else 0) from error


def pairs(file: Path, limit: int = DESCRIPTION) -> dict[str, Any]:
    """What can still be read of a damaged file of JSON: its names with a text, a small number or yes or no."""
    try:
        text = read_bytes(file, limit).decode("utf-8-sig", errors="replace")
    except OSError:
        return {}
    found = {}
    for name, value in _PAIR.findall(text):
        with contextlib.suppress(ValueError):
            found[name] = _mended(json.loads(value))
    return found


def _check_depth(file: Path, text: str, tokens: re.Pattern[str]) -> None:
    """FileError for more levels or dots than a parser should be given."""
    depth = dots = 0
    for found in tokens.finditer(text):
        token = found[0]
        if token in "[{":
            depth += 1
        elif token in "]}":
            depth -= 1
        elif token == ".":
            dots += 1
        elif token == "\n":
            dots = 0
        if depth > DEPTH or dots > DOTS:
            line = text.count("\n", 0, found.start()) + 1
            raise FileError(file, "too many lists inside each other" if depth > DEPTH else "too many dots", line)


def _mended(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isascii() else _HALF.sub("\ufffd", value)
    if isinstance(value, list):
        return [_mended(one) for one in value]
    if isinstance(value, dict):
        return {_mended(name): _mended(one) for name, one in value.items()}
    return value
