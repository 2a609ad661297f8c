"""Matches for other programs and other computers: a table of them, and a file that brings all of them back."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from scopa_desktop import verify
from scopa_desktop.library.archive import TIME, Entry
from scopa_desktop.library.watch import Watch, to_the_end
from scopa_desktop.match import RecordError
from scopa_desktop.record import Record

_FORMAT = "scopa-desktop matches"
_VERSION = 1
_COLUMNS = ["number", "ended", "player", "form", "house", "target", "level", "winner", "you", "computer", "rounds"]
_SHARES = ("scope", "settebello", "primiera")


class ExchangeError(ValueError):
    """A text is no export of matches; `key` says why: table, newer or foreign."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(f"not an export of matches: {key}")


@dataclass(frozen=True, slots=True)
class Imported:
    """A match from a file: the name of its player ("" for one without), when it ended, and its record."""

    player: str
    ended: datetime
    record: Record


def exported(entries: Sequence[Entry], names: Mapping[str, str], watch: Watch = to_the_end) -> str:
    """The matches as JSON, of each its player, time, facts and whole record. Raises OSError."""
    told = []
    for done, entry in enumerate(entries, 1):
        if entry.facts is not None:
            record = entry.path.read_text(encoding="ascii")
            player = names.get(entry.player, entry.player)
            told.append({"player": player, "ended": entry.ended, "facts": asdict(entry.facts), "record": record})
        watch(done, len(entries))
    return json.dumps({"format": f"{_FORMAT} {_VERSION}", "matches": told}, indent=1, ensure_ascii=False) + "\n"


def imported(text: str, watch: Watch = to_the_end) -> tuple[list[Imported], int]:
    """The matches of an exported file, each checked wholly, and how many of them are damaged. Raises ExchangeError."""
    if text.startswith(",".join(_COLUMNS[:3])):
        raise ExchangeError("table")
    try:
        told = json.loads(text)
        name, _, version = told["format"].rpartition(" ")
        matches = list(told["matches"])
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise ExchangeError("foreign") from error
    if name != _FORMAT:
        raise ExchangeError("foreign")
    if version != str(_VERSION):
        raise ExchangeError("newer")
    found = []
    for done, one in enumerate(matches, 1):
        try:
            player = " ".join(str(one["player"]).split())
            found.append(Imported(player, datetime.strptime(one["ended"], TIME), verify.check(one["record"])[0]))
        except (RecordError, ValueError, LookupError, TypeError, AttributeError):
            pass
        if not watch(done, len(matches)):
            break
    return found, len(matches) - len(found)


def table(entries: Sequence[Entry], names: Mapping[str, str]) -> str:
    """The matches as CSV, a line for each, headings first."""
    content = io.StringIO()
    rows = csv.writer(content)
    rows.writerow([*_COLUMNS, *(f"{name}_{side}" for name in _SHARES for side in ("you", "computer")), "undone"])
    for entry in entries:
        one = entry.facts
        if one is None:
            continue
        ended = datetime.strptime(entry.ended, TIME)
        winner = {-1: "given up", 0: "you"}.get(one.winner, "computer")
        shares = [points for name in _SHARES for points in one.gained.get(name, (0, 0))]
        row = [entry.number, f"{ended:%Y-%m-%d %H:%M}", names.get(entry.player, entry.player), one.form]
        row += [" ".join(one.house), one.target, one.level, winner, *one.totals, one.rounds, *shares, int(one.undone)]
        rows.writerow(row)
    return content.getvalue()
