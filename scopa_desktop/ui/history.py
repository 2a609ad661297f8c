"""The matches that are over and the players of the family, for QML."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop.ai import LEVELS
from scopa_desktop.engine import FORMS
from scopa_desktop.match import RecordError
from scopa_desktop.record import Record
from scopa_desktop.ui import archive
from scopa_desktop.ui.archive import Archive, Entry
from scopa_desktop.ui.facts import KINDS, Facts, expected, scope, streaks
from scopa_desktop.ui.files import replace
from scopa_desktop.ui.preferences import FIRST_PLAYER
from scopa_desktop.ui.qml import QVariantList, QVariantMap
from scopa_desktop.ui.settings import Settings
from scopa_desktop.ui.store import Notice, Store

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

LAST = 30
"""How many of the last matches a chart shows."""


@QmlElement
@QmlSingleton
class History(QObject):
    """Keeps every match that is over, tells its numbers, and knows who plays."""

    changed = Signal()
    """matches or players changed"""
    playerChanged = Signal()  # noqa: N815 - a QML name
    """somebody else plays now"""
    told = Signal()
    """an export or an import has ended: see `outcome`"""

    def __init__(self, store: Store, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self._archive = Archive(store.folders.data / "history")
        self._entries: list[Entry] | None = None
        self._names = store.load_players()
        self._outcome: dict[str, Any] = {}
        if settings.values.player not in self._names:
            settings.put(player=FIRST_PLAYER)
        store.player = settings.values.player

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("history")
        return made

    # Matches

    def keep(self, record: Record) -> None:
        """Keep a match that is over, won or given up; once only. A failure becomes a notice."""
        try:
            self._archive.add(record, self._store.player, datetime.now())
        except OSError as error:
            self._store.notices.append(Notice("history_not_saved", str(error)))
        self._forget()

    def record(self, number: int) -> Record:
        """A match that is over. Raises OSError, RecordError and LookupError."""
        return self._archive.read(number)

    def _all(self) -> list[Entry]:
        if self._entries is None:
            self._entries = self._archive.entries()
        return self._entries

    def _mine(self) -> list[Entry]:
        return [entry for entry in self._all() if entry.player == self._store.player]

    def _forget(self) -> None:
        self._entries = None
        self.changed.emit()

    @Property(QVariantList, notify=changed)
    def matches(self) -> list[dict[str, Any]]:
        """The matches of who plays now, newest first."""
        return [_told(entry) for entry in reversed(self._mine())]

    @Slot(str, str, str, result=QVariantMap)
    def figures(self, form: str, house: str, level: str) -> dict[str, Any]:
        """The numbers of who plays now over the matches of a form, house rules and level ("" for any; "-" for none)."""
        every = [entry.facts for entry in self._mine() if entry.facts is not None]
        chosen = [
            one
            for one in every
            if form in ("", one.form) and level in ("", one.level) and house in ("", " ".join(one.house) or "-")
        ]
        return {
            "forms": sorted({one.form for one in every}),
            "houses": sorted({" ".join(one.house) or "-" for one in every}),
            "levels": [level for level in LEVELS if any(one.level == level for one in every)],
            **_figures(chosen),
        }

    @Property(QVariantList, notify=changed)
    def fairness(self) -> list[dict[str, Any]]:
        """What was dealt to each side by level, in finished rounds of the usual forms with 40 cards."""
        every = [entry.facts for entry in self._mine() if entry.facts is not None]
        usual = [one for one in every if len(FORMS[one.form].deck) == 40 and FORMS[one.form].seats == 2 and one.rounds]
        levels = [level for level in LEVELS if any(one.level == level for one in usual)]
        rows = [_dealt(level, [one for one in usual if one.level == level]) for level in levels]
        return [*rows, _dealt("", usual)] if len(rows) > 1 else rows

    # Players

    @Property(QVariantList, notify=changed)
    def players(self) -> list[dict[str, str]]:
        """Key and name ("" for who has none) of everybody who plays here."""
        return [{"key": key, "name": name} for key, name in self._names.items()]

    @Property(str, notify=changed)
    def player(self) -> str:
        """Key of who plays now."""
        return self._store.player

    @Slot(str)
    def choosePlayer(self, key: str) -> None:  # noqa: N802 - a QML name
        """Somebody else plays: with a match and statistics of their own."""
        if key in self._names and key != self._store.player:
            self._settings.put(player=key)
            self._store.player = key
            self.changed.emit()
            self.playerChanged.emit()

    @Slot(str)
    def addPlayer(self, name: str) -> None:  # noqa: N802
        """Somebody new plays."""
        key = self._new_player(name)
        if key:
            self.choosePlayer(key)

    @Slot(str, str)
    def renamePlayer(self, key: str, name: str) -> None:  # noqa: N802
        """Give a player another name."""
        if key in self._names and name.strip():
            self._names[key] = name.strip()
            self._store.save_players(self._names)
            self.changed.emit()

    def _new_player(self, name: str) -> str:
        name = name.strip()
        if not name:
            return ""
        number = max(int(key[1:]) for key in self._names) + 1
        self._names[f"p{number}"] = name
        self._store.save_players(self._names)
        self.changed.emit()
        return f"p{number}"

    # Files

    @Property(QVariantMap, notify=told)
    def outcome(self) -> dict[str, Any]:
        """What the last export or import came to: `key` and `detail`."""
        return self._outcome

    @Slot(QUrl)
    def exportTo(self, url: QUrl) -> None:  # noqa: N802
        """Write the matches of everybody to a file: a table for `.csv`, else JSON with all records."""
        path = url.toLocalFile()
        names = {key: name or key for key, name in self._names.items()}

        def write() -> tuple[str, str]:
            if path.lower().endswith(".csv"):
                content = io.StringIO()
                csv.writer(content).writerows(archive.table(self._all(), names))
                text = content.getvalue()
            else:
                text = archive.exported(self._all(), names)
            replace(Path(path), text.encode("utf-8"), sync=True)
            return "exported", path

        self._tell(write)

    @Slot(QUrl)
    def importFrom(self, url: QUrl) -> None:  # noqa: N802
        """Take in the matches of an exported JSON file; those that are here already are left as they are."""

        def read() -> tuple[str, str]:
            found = list(archive.imported(Path(url.toLocalFile()).read_text(encoding="utf-8")))
            here = {entry.path.read_text(encoding="ascii", errors="replace") for entry in self._all()}
            keys = {name or key: key for key, name in self._names.items()}
            added = 0
            for name, ended, record in found:
                if record.dump() not in here:
                    key = keys.setdefault(name, keys.get(name) or self._new_player(name))
                    added += self._archive.add(record, key, ended)
            self._forget()
            return "imported", str(added)

        self._tell(read)

    @Slot()
    def forgetAll(self) -> None:  # noqa: N802
        """Delete matches, players, what is being played and the settings; all is as at the first start."""
        try:
            self._archive.delete()
            self._store.forget()
        except OSError as error:
            self._store.notices.append(Notice("not_deleted", str(error)))
        self._names = self._store.load_players()
        self._settings.restore()
        self._store.player = FIRST_PLAYER
        self._forget()
        self.playerChanged.emit()

    def _tell(self, work: Callable[[], tuple[str, str]]) -> None:
        try:
            key, detail = work()
        except (OSError, RecordError, ValueError, LookupError, TypeError) as error:
            key, detail = "failed", str(error)
        self._outcome = {"key": key, "detail": detail}
        self.told.emit()


def _told(entry: Entry) -> dict[str, Any]:
    told: dict[str, Any] = {"number": entry.number, "ended": entry.ended, "error": entry.error}
    if entry.facts is not None:
        one = entry.facts
        told |= {"form": one.form, "house": one.house, "target": one.target, "level": one.level}
        told |= {"winner": one.winner, "totals": one.totals, "rounds": one.rounds, "undone": one.undone}
    return told


def _figures(chosen: list[Facts]) -> dict[str, Any]:
    """Matches, points and what they were made of."""
    finished = [one for one in chosen if one.winner >= 0]
    now, best = streaks(one.winner for one in finished)
    rounds = sum(one.rounds for one in chosen)
    levels = list(dict.fromkeys(one.level for one in finished))
    return {
        "played": len(finished),
        "won": sum(one.winner == 0 for one in finished),
        "givenUp": len(chosen) - len(finished),
        "undone": sum(one.undone for one in finished),
        "streak": now,
        "best": best,
        "rounds": rounds,
        "points": [sum(one.totals[side] for one in chosen) for side in (0, 1)],
        "scope": [sum(scope(one)[side] for one in chosen) for side in (0, 1)],
        "settebello": [sum(one.gained.get("settebello", [0, 0])[side] for one in chosen) for side in (0, 1)],
        "primiera": [sum(one.gained.get("primiera", [0, 0])[side] for one in chosen) for side in (0, 1)],
        "denari": [sum(one.gained.get("denari", [0, 0])[side] for one in chosen) for side in (0, 1)],
        "carte": [sum(one.gained.get("carte", [0, 0])[side] for one in chosen) for side in (0, 1)],
        "byLevel": [
            {
                "level": level,
                "played": sum(one.level == level for one in finished),
                "won": sum(one.level == level and one.winner == 0 for one in finished),
            }
            for level in levels
        ],
        "last": [{"won": one.winner == 0, "lead": one.totals[0] - one.totals[1]} for one in finished[-LAST:]],
    }


def _dealt(level: str, chosen: list[Facts]) -> dict[str, Any]:
    rounds = sum(one.rounds for one in chosen)
    kinds = []
    for kind in KINDS:
        mean, low, high = expected(FORMS["scopa"], kind, rounds)
        sides = [sum(one.dealt[kind][side] for one in chosen) for side in (0, 1)]
        kinds.append({"kind": kind, "sides": sides, "mean": mean, "low": low, "high": high})
    return {"level": level, "rounds": rounds, "kinds": kinds}
