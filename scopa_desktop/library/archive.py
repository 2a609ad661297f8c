"""The matches that are over: a text file for each, and an index that can be made anew from them.

Why files and not a database: a finished match already has a documented text (docs/records.md) that can be opened,
copied, sent and checked by itself; a file that a power cut or a bad disk destroys costs one match and not all; and
nothing has to be migrated. What is slow, replaying every match for the statistics (about 5 ms a round), is done
once: `index.json` keeps the results. It is only believed for a file of the same size and time, and may be deleted.

A file is called `000123_20261129T2145_p1.scopa`: its number, which grows whatever the clock says, the local time at
which it ended, and the key of the player.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from scopa_desktop import verify
from scopa_desktop.boundary import MANY, printable, read_json
from scopa_desktop.library.facts import Facts, facts, known
from scopa_desktop.library.files import free_number, matching, remove, replace
from scopa_desktop.library.watch import Watch, to_the_end
from scopa_desktop.match import RecordError
from scopa_desktop.record import Record
from scopa_desktop.timeline import Timeline

SUFFIX = ".scopa"
TIME = "%Y%m%dT%H%M"
"""How a file tells when its match ended."""
_NAME = re.compile(r"([0-9]{6,9})_([0-9]{8}T[0-9]{4})_(p[1-9][0-9]{0,8})\.scopa")
_INDEX = 3
"""Version of the index: another one is made anew."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A match that is over; `facts` is None, and `error` says why, when its file cannot be read."""

    number: int
    ended: str
    player: str
    path: Path
    facts: Facts | None
    error: str = ""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A match to be kept: its record as text, the key of its player, when it ended, and its numbers."""

    text: str
    player: str
    ended: datetime
    facts: Facts


class Archive:
    """The folder of the matches that are over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._index = folder / "index.json"
        self._adding = Lock()

    def entries(self, watch: Watch = to_the_end) -> list[Entry]:
        """Every match, oldest first; those read so far when `watch` stops it. Raises OSError.

        Brings the index up to date with what was read; a failure to write it does not matter.
        """
        index = self._load_index()
        fresh: dict[str, Any] = {}
        entries = []
        files = self._files()
        for done, file in enumerate(files, 1):
            entries.append(self._entry(file, index, fresh))
            if not watch(done, len(files)):
                break
        if fresh != index:
            self._save_index(fresh)
        return entries

    def add(self, record: Record, player: str, ended: datetime) -> Entry | None:
        """Keep a match; None if it is there already as one of the last. Raises OSError."""
        with self._adding:
            files = self._files()
            text = record.dump()
            if any(_text(file.path) == text for file in files[-3:]):
                return None
            return self._write(_next(files), text, player, ended, facts(Timeline.of(record)))

    def add_all(self, matches: Sequence[Arrival], watch: Watch = to_the_end) -> tuple[list[Entry], OSError | None]:
        """Keep matches until `watch` stops it or one cannot be written; those that are kept, and why no more are."""
        added: list[Entry] = []
        failure: OSError | None = None
        with self._adding:
            files = self._files()
            index = self._load_index()
            try:
                for done, one in enumerate(matches, 1):
                    entry = self._write(_next(files), one.text, one.player, one.ended, one.facts)
                    files.append(_File(entry.number, entry.ended, entry.player, entry.path))
                    index[entry.path.name] = {"stamp": _stamp(entry.path), "facts": asdict(one.facts)}
                    added.append(entry)
                    if not watch(done, len(matches)):
                        break
            except OSError as error:
                failure = error
            self._save_index(index)
        return added, failure

    def texts(self) -> set[str]:
        """Every match as its file tells it, if it can be read. Raises OSError."""
        return {_text(file.path) for file in self._files()}

    def _write(self, number: int, text: str, player: str, ended: datetime, numbers: Facts) -> Entry:
        path = self._folder / f"{number:06d}_{told(ended)}_{player}{SUFFIX}"
        replace(path, text.encode("ascii"), sync=True)
        return Entry(number, told(ended), player, path, numbers)

    def read(self, number: int) -> Timeline:
        """A match by its number. Raises OSError, RecordError and LookupError."""
        for file in self._files():
            if file.number == number:
                return verify.check(verify.read(file.path))
        raise LookupError(number)

    def delete(self, player: str = "") -> None:
        """Delete the matches of a player, or all of them. Raises OSError."""
        remove(file.path for file in self._files() if player in ("", file.player))
        remove(matching(self._folder, "index.json*"))
        if not player:
            remove(matching(self._folder, f"*{SUFFIX}*"))

    def _files(self) -> list[_File]:
        """The files of matches, oldest first. Raises OSError."""
        try:
            names = [path.name for path in self._folder.iterdir()]
        except (FileNotFoundError, NotADirectoryError):
            return []
        found = [match for name in names if (match := _NAME.fullmatch(name))]
        files = [_File(int(match[1]), match[2], match[3], self._folder / match[0]) for match in found]
        return sorted(files, key=lambda file: file.number)

    def _load_index(self) -> dict[str, Any]:
        """What is known of files by name; nothing where one letter of it is not as it was written."""
        try:
            found = read_json(self._index, MANY)
            good = found["version"] == _INDEX and found["sum"] == _sum(found["files"])
            return dict(found["files"]) if good else {}
        except (OSError, LookupError, TypeError, ValueError):
            return {}

    def _save_index(self, files: dict[str, Any]) -> None:
        """Write down what is known; a failure does not matter."""
        content = json.dumps({"version": _INDEX, "sum": _sum(files), "files": files}, separators=(",", ":"))
        with contextlib.suppress(OSError):
            replace(self._index, content.encode("ascii"), sync=False)

    def _entry(self, file: _File, index: dict[str, Any], fresh: dict[str, Any]) -> Entry:
        name = file.path.name
        ended = file.ended
        try:
            if not _is_time(ended):
                ended = _changed(file.path)
            stamp = _stamp(file.path)
            kept = index.get(name)
            read = known(kept.get("facts")) if isinstance(kept, dict) and kept.get("stamp") == stamp else None
            if read is None:
                read = facts(verify.check(verify.read(file.path)))
            fresh[name] = {"stamp": stamp, "facts": asdict(read)}
        except (OSError, ValueError) as error:
            return Entry(file.number, ended, file.player, file.path, None, printable(str(error)))
        return Entry(file.number, ended, file.player, file.path, read)


def told(time: datetime) -> str:
    """A time as the name of a file tells it."""
    return f"{time.year:04d}{time:%m%dT%H%M}"


@dataclass(frozen=True, slots=True)
class _File:
    """What the name of a file tells."""

    number: int
    ended: str
    player: str
    path: Path


def _next(files: Sequence[_File]) -> int:
    """The number of a new file."""
    return free_number({file.number for file in files})


def _text(file: Path) -> str:
    """A match as its file tells it; "" when it cannot be read."""
    try:
        return verify.read(file)
    except (OSError, RecordError):
        return ""


def _stamp(file: Path) -> list[int]:
    found = file.stat()
    return [found.st_size, found.st_mtime_ns]


def _is_time(text: str) -> bool:
    try:
        datetime.strptime(text, TIME)
    except ValueError:
        return False
    return True


def _changed(file: Path) -> str:
    """When a file was written, instead of the time that its name should tell. Raises OSError."""
    try:
        return told(datetime.fromtimestamp(file.stat().st_mtime))
    except (OverflowError, ValueError):
        return told(datetime.fromtimestamp(0))


def _sum(files: Any) -> str:
    return sha256(json.dumps(files, separators=(",", ":")).encode("ascii")).hexdigest()
