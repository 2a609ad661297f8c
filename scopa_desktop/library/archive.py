"""The matches that are over: a text file for each, and an index that can be made anew from them.

Why files and not a database: a finished match already has a documented text (docs/records.md) that can be opened,
copied, sent and checked by itself; a file that a power cut or a bad disk destroys costs one match and not all; and
nothing has to be migrated. What is slow, replaying every match for the statistics (about 5 ms a round), is done
once: `index.json` keeps the results. It is only believed for a file of the same size and time, and may be deleted.

A file is called `000123_20261129T2145_p1.scopa`: its number, which grows whatever the clock says, the local time at
which it ended, and the key of the player.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from threading import Lock
from typing import Any

from scopa_desktop import verify
from scopa_desktop.library.facts import Facts, facts
from scopa_desktop.library.files import remove, replace
from scopa_desktop.library.watch import Watch, to_the_end
from scopa_desktop.match import Match, RecordError
from scopa_desktop.record import Record

SUFFIX = ".scopa"
TIME = "%Y%m%dT%H%M"
"""How a file tells when its match ended."""
_NAME = re.compile(r"(\d{6,})_(\d{8}T\d{4})_(p\d+)\.scopa")
_INDEX = 2
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


class Archive:
    """The folder of the matches that are over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._index = folder / "index.json"
        self._adding = Lock()

    def entries(self, watch: Watch = to_the_end) -> list[Entry]:
        """Every match, oldest first; those read so far when `watch` stops it.

        Brings the index up to date with what was read; a failure to write it does not matter.
        """
        known = self._load_index()
        fresh: dict[str, Any] = {}
        entries = []
        files = self._files()
        for done, file in enumerate(files, 1):
            entries.append(self._entry(file, known, fresh))
            if not watch(done, len(files)):
                break
        if fresh != known:
            try:
                content = json.dumps({"version": _INDEX, "files": fresh}, separators=(",", ":"))
                replace(self._index, content.encode("ascii"), sync=False)
            except OSError:
                pass
        return entries

    def add(self, record: Record, player: str, ended: datetime) -> Entry | None:
        """Keep a match; None if it is there already as one of the last. Raises OSError."""
        text = record.dump()
        with self._adding:
            files = self._files()
            if any(file.path.read_text(encoding="ascii", errors="replace") == text for file in files[-3:]):
                return None
            return self._write(files[-1].number + 1 if files else 1, record, player, ended)

    def add_all(self, matches: Sequence[tuple[Record, str, datetime]], watch: Watch = to_the_end) -> list[Entry]:
        """Keep matches, each with its player and its end. Raises OSError; what was written until then stays."""
        added: list[Entry] = []
        with self._adding:
            files = self._files()
            first = files[-1].number + 1 if files else 1
            for done, one in enumerate(matches, 1):
                added.append(self._write(first + len(added), *one))
                if not watch(done, len(matches)):
                    break
        return added

    def texts(self) -> set[str]:
        """Every match as its file tells it. Raises OSError."""
        return {file.path.read_text(encoding="ascii", errors="replace") for file in self._files()}

    def _write(self, number: int, record: Record, player: str, ended: datetime) -> Entry:
        time = ended.strftime(TIME)
        path = self._folder / f"{number:06d}_{time}_{player}{SUFFIX}"
        replace(path, record.dump().encode("ascii"), sync=True)
        return Entry(number, time, player, path, facts(record, Match.replay(record)))

    def read(self, number: int) -> Record:
        """A match by its number. Raises OSError, RecordError and LookupError."""
        for file in self._files():
            if file.number == number:
                return verify.check(verify.read(file.path))[0]
        raise LookupError(number)

    def delete(self, player: str = "") -> None:
        """Delete the matches of a player, or all of them. Raises OSError."""
        remove(file.path for file in self._files() if player in ("", file.player))
        remove(self._folder.glob("index.json*"))
        if not player:
            remove(self._folder.glob(f"*{SUFFIX}*"))

    def _files(self) -> list[_File]:
        """The files of matches, oldest first."""
        try:
            names = [path.name for path in self._folder.iterdir()]
        except (FileNotFoundError, NotADirectoryError):
            return []
        found = [match for name in names if (match := _NAME.fullmatch(name))]
        files = [_File(int(match[1]), match[2], match[3], self._folder / match[0]) for match in found]
        return sorted(files, key=lambda file: file.number)

    def _load_index(self) -> dict[str, Any]:
        try:
            found = json.loads(self._index.read_text(encoding="ascii"))
            return dict(found["files"]) if found["version"] == _INDEX else {}
        except (OSError, ValueError, LookupError, TypeError):
            return {}

    def _entry(self, file: _File, known: dict[str, Any], fresh: dict[str, Any]) -> Entry:
        name = file.path.name
        try:
            stat = file.path.stat()
            stamp = [stat.st_size, stat.st_mtime_ns]
            read = _known(known.get(name), stamp)
            if read is not None:
                fresh[name] = known[name]
            else:
                read = facts(*verify.check(verify.read(file.path)))
                fresh[name] = {"stamp": stamp, "facts": asdict(read)}
        except (OSError, RecordError) as error:
            return Entry(file.number, file.ended, file.player, file.path, None, str(error))
        return Entry(file.number, file.ended, file.player, file.path, read)


@dataclass(frozen=True, slots=True)
class _File:
    """What the name of a file tells."""

    number: int
    ended: str
    player: str
    path: Path


def _known(kept: Any, stamp: list[int]) -> Facts | None:
    """What the index tells of a file with this size and time, if it does."""
    try:
        return Facts(**kept["facts"]) if kept["stamp"] == stamp else None
    except (LookupError, TypeError):
        return None
