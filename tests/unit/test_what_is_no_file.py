"""What lies where a file of the user should be and is none, or has a strange name: told, kept, in nobody's way."""

from __future__ import annotations

import csv
import io
import json
import os
import stat
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from scopa_desktop.boundary import RECORD
from scopa_desktop.cli import main
from scopa_desktop.engine import agreed
from scopa_desktop.library import exchange
from scopa_desktop.library.archive import Archive, Arrival, told
from scopa_desktop.library.exchange import ExchangeError
from scopa_desktop.library.facts import facts
from scopa_desktop.library.players import LONGEST, free_key, mended, tidy
from scopa_desktop.library.preferences import Preferences
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.match import Match
from scopa_desktop.record import Record
from scopa_desktop.timeline import Timeline
from tests.dealing import arranged
from tests.golden import make

posix = pytest.mark.skipif(os.name != "posix", reason="pipes, links and bytes in names")
NOW = datetime(2026, 11, 29, 21, 45)
MATCH = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d").record
OTHER = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d", level="easy").record
THIRD = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d", level="hard").record
OLD = (make.FOLDER / "records" / "version-2.scopa").read_text()
WHOLE = make.recorded(agreed("scopa"), 8, whole=True)


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_folder(path: Path) -> None:
    path.mkdir()


def a_link_to_nothing(path: Path) -> None:
    path.symlink_to(path.with_name(f"{path.name}.nowhere"))


def a_link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_huge_file(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(10**11)  # a hole


Lies = Callable[[Path], None]
in_the_place_of_a_file = pytest.mark.parametrize(
    "lies", [a_pipe, a_folder, a_link_to_nothing, a_link_to_a_device, a_huge_file]
)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    found = Folders.find(tmp_path)
    for folder in (found.config, found.data / "history", found.state):
        folder.mkdir(parents=True)
    return found


# In the place of a file


@posix
@in_the_place_of_a_file
def test_what_lies_there_is_kept_aside_and_told_and_the_file_is_written_anew(folders: Folders, lies: Lies) -> None:
    names = [folders.config / "settings.json", folders.data / "players.json", folders.data / "match.txt"]
    for path in (*names, folders.data / "practice.txt", folders.state / "window.json"):
        lies(path)
    (folders.data / "match.previous.txt").write_text(OTHER.dump())
    store = Store(folders)
    assert store.load_preferences() == Preferences()
    assert store.load_players() == {"p1": ""}
    match = store.load_match(lambda _: True)
    assert match is not None
    assert match.record == OTHER
    assert store.load_practice(lambda _: True) is None
    assert store.load_window() == {}
    told = ["settings_damaged", "players_damaged", "match_damaged", "match_damaged"]
    assert [notice.key for notice in store.notices] == told
    assert all(os.path.lexists(notice.detail) for notice in store.notices)
    store.save_preferences(Preferences(text=150))
    store.save_players({"p1": "Anna"})
    assert store.save_match(Match.replay(MATCH))
    again = Store(folders)
    assert again.load_preferences() == Preferences(text=150)
    assert again.load_players() == {"p1": "Anna"}
    assert (folders.data / "match.txt").read_text() == MATCH.dump()
    assert again.notices == []


@posix
@in_the_place_of_a_file
def test_a_save_waits_for_nobody(folders: Folders, lies: Lies) -> None:
    for name in ("match.txt", "match.txt.new", "match.previous.txt"):
        lies(folders.data / name)
    store = Store(folders)
    assert store.save_match(Match.replay(MATCH)) == (lies in (a_link_to_nothing, a_huge_file))


@posix
@in_the_place_of_a_file
def test_a_match_of_the_history_that_is_none_costs_only_its_line(folders: Folders, lies: Lies) -> None:
    history = folders.data / "history"
    archive = Archive(history)
    assert archive.add(MATCH, "p1", NOW)
    lies(history / "000002_20261129T2145_p1.scopa")
    lies(history / "index.json.new")
    assert archive.add(OTHER, "p1", NOW)
    assert archive.add(OTHER, "p1", NOW) is None
    entries = archive.entries()
    assert [entry.facts is None for entry in entries] == [False, True, False]
    assert entries[1].error
    assert len(exchange.table(entries, {}).splitlines()) == 3
    assert len(exchange.imported(exchange.exported(entries, {}))[0]) == 2
    assert len(archive.texts()) == 3
    (history / "index.json").unlink(missing_ok=True)
    lies(history / "index.json")
    assert archive.entries() == entries


@posix
@in_the_place_of_a_file
def test_no_file_is_no_export_and_no_match(tmp_path: Path, lies: Lies, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "all.scopa"
    lies(path)
    if lies is a_huge_file:
        with path.open("wb") as file:
            file.truncate(RECORD + 1)
    else:
        with pytest.raises(OSError, match=r"all\.scopa"):
            exchange.read(path)
    for command in ("verify", "review"):
        assert main([command, str(path)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"{path}: ")
        assert len(err.splitlines()) == 1


def test_a_file_far_too_large_is_no_export(tmp_path: Path) -> None:
    file = tmp_path / "all.json"
    a_huge_file(file)
    with pytest.raises(OSError, match="larger than"):
        exchange.read(file)


# Names


@posix
@pytest.mark.parametrize("home", [b"\xff\xfe", b"a\nb", "größe".encode(), b"%41 #?"])
def test_a_home_with_any_name_keeps_everything(tmp_path: Path, home: bytes) -> None:
    folders = Folders.find(Path(os.fsdecode(bytes(tmp_path) + b"/" + home)))
    store = Store(folders)
    store.save_preferences(Preferences(text=150))
    store.save_players({"p1": "Anna"})
    assert store.save_match(Match.replay(MATCH))
    assert Archive(folders.data / "history").add(MATCH, "p1", NOW)
    again = Store(folders)
    match = again.load_match(lambda _: True)
    assert match is not None
    assert (again.load_preferences(), again.load_players()) == (Preferences(text=150), {"p1": "Anna"})
    assert match.record == MATCH
    assert [entry.error for entry in Archive(folders.data / "history").entries()] == [""]
    (folders.data / "match.txt").write_text("rubbish")
    assert again.load_match(lambda _: True) is None
    assert all(notice.detail.isprintable() for notice in again.notices)


@posix
@pytest.mark.parametrize("home", ["x" * 300, "/".join(["x" * 100] * 46)])
def test_a_home_that_cannot_be_is_told_in_few_words(tmp_path: Path, home: str) -> None:
    store = Store(Folders.find(tmp_path / home))
    assert store.load_preferences() == Preferences()
    assert store.load_players() == {"p1": ""}
    assert store.load_match(lambda _: True) is None
    assert store.load_window() == {}
    store.save_preferences(Preferences())
    assert not store.save_match(Match.replay(MATCH))
    store.save_window({})
    store.drop_practice()
    assert {notice.key for notice in store.notices} == {
        "settings_unreadable",
        "players_unreadable",
        "match_unreadable",
        "not_saved",
    }
    assert all(len(notice.detail) <= 301 and notice.detail.isprintable() for notice in store.notices)
    archive = Archive(store.folders.data / "history")
    with pytest.raises(OSError, match=r"too long"):
        archive.add(MATCH, "p1", NOW)


@posix
def test_nobody_else_can_look_into_the_folder_of_the_data(tmp_path: Path) -> None:
    folders = Folders.find(tmp_path)
    Store(folders)
    assert stat.S_IMODE(folders.data.stat().st_mode) == 0o700
    folders.data.chmod(0o755)
    Store(folders)
    assert stat.S_IMODE(folders.data.stat().st_mode) == 0o700


# Matches that are over


def test_the_match_that_cannot_be_read_does_not_keep_others_from_being_kept(folders: Folders) -> None:
    archive = Archive(folders.data / "history")
    assert archive.add(MATCH, "p1", NOW)
    (folders.data / "history" / "000002_20261129T2145_p1.scopa").mkdir()
    for count, record in enumerate((OTHER, WHOLE, THIRD), 3):
        added = archive.add(record, "p1", NOW)
        assert added is not None
        assert added.number == count


@pytest.mark.parametrize(
    ("time", "ended"),
    [("00010101T0000", "00010101T0000"), ("20269999T9999", None), ("00000000T0000", None), ("20260229T1200", None)],
)
def test_a_match_with_any_date_is_listed_and_written_out(folders: Folders, time: str, ended: str | None) -> None:
    history = folders.data / "history"
    file = history / f"000001_{time}_p1.scopa"
    file.write_text(MATCH.dump())
    os.utime(file, (1_000_000_000, 1_000_000_000))
    entries = Archive(history).entries()
    assert [entry.ended for entry in entries] == [ended or told(datetime.fromtimestamp(1_000_000_000))]
    assert entries[0].facts is not None
    assert len(exchange.table(entries, {}).splitlines()) == 2
    back, damaged, _ = exchange.imported(exchange.exported(entries, {}))
    assert (len(back), damaged) == (1, 0)


def test_a_match_of_the_year_1_is_taken_in_and_found_again(folders: Folders) -> None:
    archive = Archive(folders.data / "history")
    arrival = Arrival(MATCH.dump(), "p1", datetime(1, 1, 1), facts(Timeline.of(MATCH)))
    added, failure = archive.add_all([arrival])
    assert failure is None
    assert [entry.path.name for entry in added] == ["000001_00010101T0000_p1.scopa"]
    assert archive.entries() == added
    assert "\r\n1,0001-01-01 00:00,p1,scopa," in exchange.table(added, {})


def test_after_the_last_number_the_first_free_one_is_used(folders: Folders) -> None:
    history = folders.data / "history"
    for name in ("000001_20261129T2145_p1", "999999999_20261129T2145_p1", "9999999999_20261129T2145_p1"):
        (history / f"{name}.scopa").write_text(MATCH.dump())
    archive = Archive(history)
    added = archive.add(OTHER, "p1", NOW)
    assert added is not None
    assert [entry.number for entry in archive.entries()] == [1, 2, 999_999_999]


def test_what_is_taken_in_until_the_disk_is_full_stays(folders: Folders) -> None:
    archive = Archive(folders.data / "history")
    (folders.data / "history" / "000002_20261129T2145_p1.scopa.new").mkdir()
    numbers = facts(Timeline.of(MATCH))
    added, failure = archive.add_all([Arrival(MATCH.dump(), "p1", NOW, numbers)] * 3)
    assert [entry.number for entry in added] == [1]
    assert failure is not None
    assert archive.entries() == added


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@a", "\t=1", "\r=1", "＝1"])
def test_no_cell_of_the_table_is_a_formula(folders: Folders, name: str) -> None:
    archive = Archive(folders.data / "history")
    assert archive.add(MATCH, "p1", NOW)
    assert archive.add(OTHER, "p2", NOW)
    text = exchange.table(archive.entries(), {"p1": name, "p2": "a=b-c@d"})
    rows = list(csv.reader(io.StringIO(text, newline="")))
    assert [row[2] for row in rows] == ["player", f"'{name}", "a=b-c@d"]
    assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for row in rows for cell in row)


@pytest.mark.parametrize("deep", ["[" * 20_000, '{"a":' * 20_000, '{"format": ' + "9" * 5000])
def test_an_export_that_is_too_deep_is_none(deep: str) -> None:
    with pytest.raises(ExchangeError):
        exchange.imported(deep)


# Players


@pytest.mark.parametrize(
    ("content", "names"),
    [
        ('{"p1": "Anna", "p2": 5}', {"p1": "Anna", "p2": ""}),
        ('{"p1": "Anna", "q2": "Bruno"}', {"p1": "Anna", "p2": "", "p3": "Bruno"}),
        ('{"p1": "Anna", "p2": "Bruno"', {"p1": "Anna", "p2": "Bruno"}),
        ('{"p1": "Anna" "p2": "Bruno"}', {"p1": "Anna", "p2": "Bruno"}),
        ('["Anna"]', {"p1": "", "p2": ""}),
        ("{}", {"p1": "", "p2": ""}),
        (r'{"p1": "Anna", "p2": "Zo\ud800"}', None),
        (json.dumps({"p1": "Anna", "p2": "x" * 1000}), {"p1": "Anna", "p2": "x" * LONGEST}),
        ('{"p1": "Anna", "p2": "B\\nC\\u001b"}', {"p1": "Anna", "p2": "B C\ufffd"}),
        (json.dumps({"p1": "Anna", "p" + "9" * 300: "Bruno"}), {"p1": "Anna", "p2": "", "p3": "Bruno"}),
    ],
)
def test_no_player_and_no_name_is_lost(folders: Folders, content: str, names: dict[str, str] | None) -> None:
    (folders.data / "players.json").write_text(content)
    (folders.data / "p2-match.txt").write_text(MATCH.dump())
    store = Store(folders)
    found = store.load_players()
    assert found == (names or {"p1": "Anna", "p2": "Zo\ufffd"})
    if names is not None:
        assert [notice.key for notice in store.notices] == ["players_damaged"]
        assert (folders.data / "players.json.damaged-1").read_text() == content
    store.save_players(found)
    again = Store(folders)
    assert (again.load_players(), again.notices) == (found, [])


def test_a_new_player_has_a_key_that_is_free() -> None:
    assert free_key([]) == "p1"
    assert free_key(["p1", "p7"]) == "p8"
    assert free_key(["p1", "p999999999"]) == "p2"
    assert mended({"x": "Anna", "y": "Anna", "p1": "Bruno", "z": ""}, ["p1"]) == {"p1": "Bruno", "p2": "Anna"}
    assert tidy("  a\tb\n c  ") == "a b c"


def test_settings_that_cannot_be_written_down_become_such_that_can(folders: Folders) -> None:
    file = folders.config / "settings.json"
    file.write_text(r'{"deck": "\ud800", "text": 150}')
    store = Store(folders)
    read = store.load_preferences()
    assert (read.deck, read.text) == ("\ufffd", 150)
    store.save_preferences(read)
    assert Store(folders).load_preferences() == read


@pytest.mark.parametrize("wrong", ["first 2", "first -1", "first 9", "first " + "1" * 5000])
def test_a_match_that_no_one_can_lead_is_passed_over(folders: Folders, wrong: str) -> None:
    text = OLD.replace("first 0", wrong)
    for name in ("match.txt", "practice.txt", "history/000001_20261129T2145_p1.scopa"):
        (folders.data / name).write_text(text)
    (folders.data / "match.previous.txt").write_text(OTHER.dump())
    store = Store(folders)
    match = store.load_match(lambda _: True)
    assert match is not None
    assert match.record == OTHER
    assert store.load_practice(lambda _: True) is None
    assert [notice.key for notice in store.notices] == ["match_damaged"] * 2
    archive = Archive(folders.data / "history")
    assert archive.add(MATCH, "p1", NOW)
    assert [entry.facts is None for entry in archive.entries()] == [True, False]


def test_digits_without_end_are_no_number(folders: Folders) -> None:
    whole = WHOLE.dump()
    for at, old in enumerate(("points ", "record ", "target "), 1):
        text = whole.replace(old, old + "9" * 5000, 1)
        (folders.data / "history" / f"{at:06d}_20261129T2145_p1.scopa").write_text(text)
        (folders.data / "match.txt").write_text(text)
        store = Store(folders)
        assert store.load_match(lambda _: True) is None
        assert len(store.notices) == 1
    assert [entry.facts for entry in Archive(folders.data / "history").entries()] == [None] * 3
    assert Record.load(whole) == WHOLE
