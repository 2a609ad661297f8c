"""Matches taken in from a file: away from the window, with progress, a way to stop, and a report of all of them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QUrl

from scopa_desktop import verify
from scopa_desktop.boundary import RECORD
from scopa_desktop.engine import agreed
from scopa_desktop.library import exchange
from scopa_desktop.library.archive import Archive
from scopa_desktop.match import Match
from scopa_desktop.record import Record
from scopa_desktop.seal import SealedDeck
from tests.screen import Screen

Opener = Callable[..., Screen]
PATIENCE = 60
"""Seconds after which a thread that was held goes on by itself."""


def small(number: int) -> Record:
    """A match that was given up after its deal, unlike all others."""
    match = Match(agreed("scopa"), ("person", "easy"), 0)
    match.seal(SealedDeck(match.rules.deck, f"{number:064x}", match.chain))
    match.cut(1)
    return match.record


def export(file: Path, matches: list[tuple[str, str]]) -> Path:
    """A file with these matches: for each its player and its record."""
    told = [{"player": player, "ended": "20261129T2145", "facts": {}, "record": record} for player, record in matches]
    file.write_text(json.dumps({"format": "scopa-desktop matches 1", "matches": told}))
    return file


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, at: int) -> Iterator[Event]:
    """The work waits before it does `name` for the `at`-th time, until the block is left; the event tells that."""
    before, reached, goes_on = getattr(owner, name), Event(), Event()
    calls = 0

    def wait(*args: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == at:
            reached.set()
            goes_on.wait(PATIENCE)
        return before(*args)

    monkeypatch.setattr(owner, name, wait)
    yield reached
    goes_on.set()


@pytest.fixture
def statistics(open_screen: Opener, tmp_path: Path) -> Screen:
    """The page of the statistics, where nobody has played yet."""
    screen = open_screen(tmp_path, motion="off", pace="none")
    screen.press("Ctrl+T")
    screen.until(lambda: screen.sees("import"))
    return screen


def take_in(screen: Screen, file: Path) -> None:
    screen.program.exchange.importFrom(QUrl.fromLocalFile(str(file)))


def report(screen: Screen) -> str:
    """What is said when it is over."""
    screen.until(lambda: not screen.program.exchange.property("running"))
    return screen.text("outcome")


def here(home: Path) -> list[str]:
    """The matches that are kept."""
    return [entry.path.read_text() for entry in Archive(home / "data" / "history").entries()]


def test_everything_in_the_file_is_told(statistics: Screen, tmp_path: Path) -> None:
    records = [small(number).dump() for number in range(4)]
    take_in(statistics, export(tmp_path / "all.json", [("Anna", records[0])]))
    assert report(statistics) == "1 match of all.json taken in."
    damaged = [("Anna", records[3].replace("easy", "\xe9asy")), ("Anna", records[3] + "x" * 9 * RECORD), ("Anna", "")]
    take_in(statistics, export(tmp_path / "all.json", [*zip("ABA", records[:3], strict=True), *damaged]))
    assert report(statistics) == (
        "2 matches of all.json taken in. One was here already. 3 are damaged and were left out."
    )
    assert sorted(here(tmp_path)) == sorted(records[:3])
    assert statistics.program.family.names == {"p1": "", "p2": "Anna", "p3": "B", "p4": "A"}


def test_the_reading_of_a_file_is_shown_and_can_be_stopped(
    statistics: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = [(f"Player {number}", small(number).dump()) for number in range(5)]
    assert not statistics.sees("stop")
    with held(monkeypatch, exchange, "_imported", 3) as reached:
        take_in(statistics, export(tmp_path / "all.json", matches))
        statistics.until(reached.is_set)
        statistics.until(lambda: re.fullmatch(r"[12] of 5 matches…", statistics.text("outcome")) is not None)
        assert not statistics.find("import").isEnabled()
        statistics.click_below("stop")
    assert report(statistics) == "0 matches of all.json taken in. 5 were not taken in, because it was stopped."
    assert here(tmp_path) == []
    assert statistics.program.family.names == {"p1": ""}
    assert not statistics.sees("stop")


def test_what_was_taken_in_before_it_is_stopped_stays(
    statistics: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = [(f"Player {number}", small(number).dump()) for number in range(5)]
    with held(monkeypatch, Archive, "_write", 2) as reached:
        take_in(statistics, export(tmp_path / "all.json", matches))
        statistics.until(reached.is_set)
        statistics.click_below("stop")
    assert report(statistics) == "2 matches of all.json taken in. 3 were not taken in, because it was stopped."
    assert here(tmp_path) == [text for _, text in matches[:2]]
    assert list(statistics.program.family.names.values()) == ["", "Player 0", "Player 1"]
    take_in(statistics, tmp_path / "all.json")
    assert report(statistics) == "3 matches of all.json taken in. 2 were here already."
    assert sorted(here(tmp_path)) == sorted(text for _, text in matches)


def test_what_was_taken_in_before_the_disk_was_full_is_told(statistics: Screen, tmp_path: Path) -> None:
    (tmp_path / "data" / "history" / "000002_20261129T2145_p1.scopa.new").mkdir(parents=True)
    take_in(statistics, export(tmp_path / "all.json", [("", small(number).dump()) for number in range(3)]))
    assert report(statistics) == (
        "1 match of all.json taken in. 2 were not taken in: this did not work (Is a directory)."
    )
    assert here(tmp_path) == [small(0).dump()]


def test_the_writing_of_a_file_can_be_stopped(
    statistics: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_in(statistics, export(tmp_path / "all.json", [("", small(number).dump()) for number in range(3)]))
    assert report(statistics) == "3 matches of all.json taken in."
    file = tmp_path / "written.json"
    with held(monkeypatch, verify, "read", 2) as reached:
        statistics.program.exchange.exportTo(QUrl.fromLocalFile(str(file)))
        statistics.until(reached.is_set)
        statistics.click_below("stop")
    assert report(statistics) == "Stopped: written.json was not written."
    assert not file.exists()


def test_the_keys_go_to_the_button_that_stops_it_and_back(
    statistics: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = statistics.find("import").parentItem().parentItem()
    data.setProperty("begun", statistics.find("import"))
    with held(monkeypatch, exchange, "_imported", 2) as reached:
        take_in(statistics, export(tmp_path / "all.json", [("", small(number).dump()) for number in range(5)]))
        statistics.until(reached.is_set)
        statistics.until(lambda: statistics.find("stop").hasActiveFocus())
        statistics.press("Space")
    assert report(statistics) == "0 matches of all.json taken in. 5 were not taken in, because it was stopped."
    statistics.until(lambda: statistics.find("import").hasActiveFocus())


def test_an_export_tells_what_it_could_not_read(statistics: Screen, tmp_path: Path) -> None:
    take_in(statistics, export(tmp_path / "all.json", [("", small(number).dump()) for number in range(3)]))
    assert report(statistics) == "3 matches of all.json taken in."
    (tmp_path / "data" / "history" / "000002_20261129T2145_p1.scopa").write_text("rubbish")
    for name in ("out.json", "out.csv"):
        statistics.program.exchange.exportTo(QUrl.fromLocalFile(str(tmp_path / name)))
        assert report(statistics) == f"2 matches written to {name}. One cannot be read and was left out."


def test_the_list_of_players_is_written_once_for_three_hundred_names(
    statistics: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    store = statistics.program.store
    saved: list[int] = []
    save = store.save_players

    def noted(names: dict[str, str]) -> None:
        saved.append(len(names))
        save(names)

    monkeypatch.setattr(store, "save_players", noted)
    matches = [(f"Player {number}", small(number).dump()) for number in range(300)]
    take_in(statistics, export(tmp_path / "all.json", matches))
    assert report(statistics) == "300 matches of all.json taken in."
    assert saved == [301]
    assert len(here(tmp_path)) == 300


def test_everything_deleted_while_a_file_is_read_ends_the_reading(
    statistics: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = [("", small(number).dump()) for number in range(5)]
    program = statistics.program
    with held(monkeypatch, exchange, "_imported", 3) as reached:
        take_in(statistics, export(tmp_path / "all.json", matches))
        statistics.until(reached.is_set)
        program.exchange.stop()
    program.history.forgetAll()
    assert not program.exchange.property("running")
    assert here(tmp_path) == []
    take_in(statistics, tmp_path / "all.json")
    assert report(statistics) == "5 matches of all.json taken in."


def test_a_match_of_the_year_1_is_taken_in_and_listed(statistics: Screen, tmp_path: Path) -> None:
    file = export(tmp_path / "all.json", [("", small(1).dump())])
    file.write_text(file.read_text().replace("20261129T2145", "00010203T0405"))
    take_in(statistics, file)
    assert report(statistics) == "1 match of all.json taken in."
    entries = Archive(tmp_path / "data" / "history").entries()
    assert [datetime.strptime(entry.ended, "%Y%m%dT%H%M") for entry in entries] == [datetime(1, 2, 3, 4, 5)]
    statistics.press("Escape")
    statistics.command("history")
    statistics.until(lambda: statistics.sees("past-1"))
    assert re.search(r"\b(Feb|2/3/0?0?0?1|2/3/)", statistics.text("past-1"))
