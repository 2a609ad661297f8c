"""Matches for other programs and other computers: a table of them, and a file that brings all of them back."""

from __future__ import annotations

import contextlib
import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from scopa_desktop import verify
from scopa_desktop.boundary import MANY, RECORD, json_value, read_bytes
from scopa_desktop.library.archive import TIME, Entry
from scopa_desktop.library.facts import GIVEN_UP, MINE, THEIRS, Facts, facts
from scopa_desktop.library.players import tidy
from scopa_desktop.library.watch import Watch, to_the_end
from scopa_desktop.match import RecordError

_FORMAT = "scopa-desktop matches"
_VERSION = 1
_COLUMNS = ["number", "ended", "player", "form", "house", "target", "level", "winner", "you", "computer", "rounds"]
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula."""
_SHARES = ("scope", "settebello", "primiera")


class ExchangeError(ValueError):
    """A text is no export of matches; `key` says why: table, newer or foreign."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(f"not an export of matches: {key}")


@dataclass(frozen=True, slots=True)
class Imported:
    """A match from a file: the name of its player ("" for one without), when it ended, its record and its numbers."""

    player: str
    ended: datetime
    text: str
    facts: Facts


def exported(entries: Sequence[Entry], names: Mapping[str, str], watch: Watch = to_the_end) -> str:
    """The matches that can be read as JSON, of each its player, time, facts and whole record.

    Those written so far when `watch` stops it.
    """
    told = []
    for done, entry in enumerate(entries, 1):
        with contextlib.suppress(OSError, RecordError):
            if entry.facts is not None:
                player = names.get(entry.player, entry.player)
                kept = {"facts": asdict(entry.facts), "record": verify.read(entry.path)}
                told.append({"player": player, "ended": entry.ended, **kept})
        if not watch(done, len(entries)):
            break
    return json.dumps({"format": f"{_FORMAT} {_VERSION}", "matches": told}, indent=1, ensure_ascii=False) + "\n"


def read(file: Path, watch: Watch = to_the_end) -> tuple[list[Imported], int, int]:
    """The matches of an exported file as `imported`. Raises OSError as well."""
    return imported(read_bytes(file, MANY).decode("utf-8-sig", errors="replace"), watch)


def imported(text: str, watch: Watch = to_the_end) -> tuple[list[Imported], int, int]:
    """The matches of an export, each checked wholly, how many are damaged, and how many `watch` kept from being read.

    Raises ExchangeError.
    """
    if text.startswith(",".join(_COLUMNS[:3])):
        raise ExchangeError("table")
    try:
        told = json_value(Path(), text)
        name, _, version = told["format"].rpartition(" ")
        matches = list(told["matches"])
    except (OSError, LookupError, TypeError, AttributeError) as error:
        raise ExchangeError("foreign") from error
    if name != _FORMAT:
        raise ExchangeError("foreign")
    if version != str(_VERSION):
        raise ExchangeError("newer")
    found: list[Imported] = []
    done = 0
    for done, one in enumerate(matches, 1):
        with contextlib.suppress(RecordError, ValueError, LookupError, TypeError):
            found.append(_imported(one))
        if not watch(done, len(matches)):
            break
    return found, done - len(found), len(matches) - done


def _imported(one: Any) -> Imported:
    """One match; RecordError, ValueError, LookupError or TypeError when something is wrong with it."""
    player, text = one["player"], one["record"]
    if not (isinstance(player, str) and isinstance(text, str) and len(text) <= RECORD):
        raise TypeError("not the texts of a match")
    told = verify.check(text)
    return Imported(tidy(player), datetime.strptime(one["ended"], TIME), told.record.dump(), facts(told))


def table(entries: Sequence[Entry], names: Mapping[str, str]) -> str:
    """The matches as CSV, a line for each, headings first."""
    content = io.StringIO()
    rows = csv.writer(content)
    rows.writerow([*_COLUMNS, *(f"{name}_{side}" for name in _SHARES for side in ("you", "computer")), "undone"])
    for entry in entries:
        one = entry.facts
        if one is None:
            continue
        ended = datetime.strptime(entry.ended, TIME).isoformat(" ", "minutes")
        winner = {GIVEN_UP: "given up", MINE: "you", THEIRS: "computer"}[one.winner]
        shares = [points for name in _SHARES for points in one.gained.get(name, (0, 0))]
        row = [entry.number, ended, names.get(entry.player, entry.player), one.form]
        row += [
            " ".join(one.house),
            one.target,
            one.level,
            winner,
            *one.totals,
            one.rounds,
            *shares,
            int(one.undone),
        ]
        rows.writerow(_guarded(cell) if isinstance(cell, str) else cell for cell in row)
    return content.getvalue()


def _guarded(cell: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
