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
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from scopa_desktop import verify
from scopa_desktop.match import RecordError
from scopa_desktop.record import Record
from scopa_desktop.ui.facts import Facts, facts
from scopa_desktop.ui.files import replace

SUFFIX = ".scopa"
_NAME = re.compile(r"(\d{6,})_(\d{8}T\d{4})_(p\d+)\.scopa")
_INDEX = 1
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

    def entries(self) -> list[Entry]:
        """Every match, oldest first. Brings the index up to date; a failure to write it does not matter."""
        known = self._load_index()
        fresh: dict[str, Any] = {}
        entries = [self._entry(path, known, fresh) for path in self._files()]
        if fresh != known:
            try:
                content = json.dumps({"version": _INDEX, "files": fresh}, separators=(",", ":"))
                replace(self._index, content.encode("ascii"), sync=False)
            except OSError:
                pass
        return entries

    def add(self, record: Record, player: str, ended: datetime) -> bool:
        """Keep a match; False if it is already there. Raises OSError."""
        text = record.dump()
        files = list(self._files())
        if any(path.read_text(encoding="ascii", errors="replace") == text for path in files[-3:]):
            return False
        number = int(files[-1].name.partition("_")[0]) + 1 if files else 1
        path = self._folder / f"{number:06d}_{ended:%Y%m%dT%H%M}_{player}{SUFFIX}"
        replace(path, text.encode("ascii"), sync=True)
        return True

    def read(self, number: int) -> Record:
        """A match by its number. Raises OSError, RecordError and LookupError."""
        for path in self._files():
            if int(path.name.partition("_")[0]) == number:
                return verify.check(verify.read(path))[0]
        raise LookupError(number)

    def delete(self, player: str = "") -> None:
        """Delete the matches of a player, or all of them. Raises OSError."""
        for path in self._files():
            if not player or path.stem.endswith(f"_{player}"):
                path.unlink()
        self._index.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        if not self._folder.is_dir():
            return []
        found = [(match, path) for path in self._folder.iterdir() if (match := _NAME.fullmatch(path.name))]
        return [path for _, path in sorted(found, key=lambda pair: int(pair[0][1]))]

    def _load_index(self) -> dict[str, Any]:
        try:
            found = json.loads(self._index.read_text(encoding="ascii"))
            return dict(found["files"]) if found["version"] == _INDEX else {}
        except (OSError, ValueError, LookupError, TypeError):
            return {}

    def _entry(self, path: Path, known: dict[str, Any], fresh: dict[str, Any]) -> Entry:
        match = _NAME.fullmatch(path.name)
        assert match is not None
        number, ended, player = int(match[1]), match[2], match[3]
        try:
            stat = path.stat()
            stamp = [stat.st_size, stat.st_mtime_ns]
            read = _known(known.get(path.name), stamp) or facts(verify.check(verify.read(path))[0])
        except (OSError, RecordError) as error:
            return Entry(number, ended, player, path, None, str(error))
        fresh[path.name] = {"stamp": stamp, "facts": asdict(read)}
        return Entry(number, ended, player, path, read)


def _known(kept: Any, stamp: list[int]) -> Facts | None:
    """What the index tells of a file with this size and time, if it does."""
    try:
        return Facts(**kept["facts"]) if kept["stamp"] == stamp else None
    except (LookupError, TypeError):
        return None


def exported(entries: list[Entry], names: dict[str, str]) -> str:
    """The matches as JSON: of each its player, time, facts and whole record, so that `imported` brings them back."""
    told = [
        {
            "player": names.get(entry.player, entry.player),
            "ended": entry.ended,
            "facts": asdict(entry.facts),
            "record": entry.path.read_text(encoding="ascii"),
        }
        for entry in entries
        if entry.facts is not None
    ]
    return json.dumps({"format": "scopa-desktop matches 1", "matches": told}, indent=1, ensure_ascii=False) + "\n"


def imported(text: str) -> Iterator[tuple[str, datetime, Record]]:
    """The matches of an exported file: the player's name, when it ended, and its record. Raises ValueError."""
    told = json.loads(text)
    if not isinstance(told, dict) or told.get("format") != "scopa-desktop matches 1":
        raise ValueError("this is not a file of exported matches")
    for one in told["matches"]:
        record, _ = verify.check(one["record"])
        yield str(one["player"]), datetime.strptime(one["ended"], "%Y%m%dT%H%M"), record


def table(entries: list[Entry], names: dict[str, str]) -> Iterator[Sequence[str | int]]:
    """The matches as rows of a table, headings first."""
    yield (
        ["number", "ended", "player", "form", "house", "target", "level", "winner", "you", "computer", "rounds"]
        + [f"{name}_{side}" for name in ("scope", "settebello", "primiera") for side in ("you", "computer")]
        + ["undone"]
    )
    for entry in entries:
        one = entry.facts
        if one is None:
            continue
        winner = {-1: "given up", 0: "you"}.get(one.winner, "computer")
        house = " ".join(one.house)
        row: list[str | int] = [entry.number, f"{datetime.strptime(entry.ended, '%Y%m%dT%H%M'):%Y-%m-%d %H:%M}"]
        row += [names.get(entry.player, entry.player), one.form, house, one.target, one.level, winner]
        row += [*one.totals, one.rounds]
        for name in ("scope", "settebello", "primiera"):
            row += one.gained.get(name, [0, 0])
        yield [*row, int(one.undone)]
