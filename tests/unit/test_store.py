"""The user's files: where they are, and that a whole match is there whatever interrupts a save."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from scopa_desktop import cli
from scopa_desktop.engine import legal_moves
from scopa_desktop.library.preferences import Preferences
from scopa_desktop.library.store import HOME_VARIABLE, Folders, Store
from scopa_desktop.library.wish import Wish
from scopa_desktop.match import Match
from scopa_desktop.record import Record
from tests.dealing import arranged

PATIENCE = 60
"""Seconds that a process may take to begin."""
KILLS = 30
posix = pytest.mark.skipif(os.name != "posix", reason="processes are killed by signals")

# Where they are


@pytest.fixture(autouse=True)
def no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)


def under(home: Path) -> Folders:
    return Folders(home / "config", home / "data", home / "state")


def test_everything_is_under_the_folder_that_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Folders.find(tmp_path) == under(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "variable"))
    assert Folders.find(tmp_path) == under(tmp_path)


def test_everything_is_under_the_folder_that_the_variable_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "variable"))
    assert Folders.find() == under(tmp_path / "variable")


@pytest.mark.parametrize("value", [None, ""])
def test_else_they_are_in_the_places_of_the_platform(value: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if value is not None:
        monkeypatch.setenv(HOME_VARIABLE, value)
    places = platformdirs.PlatformDirs("scopa-desktop", appauthor=False)
    folders = Folders.find()
    assert folders == Folders(places.user_config_path, places.user_data_path, places.user_state_path)
    assert all("scopa-desktop" in folder.parts for folder in (folders.config, folders.data, folders.state))


@pytest.mark.skipif(sys.platform != "linux", reason="places of the XDG base directories")
def test_on_linux_these_are_the_xdg_base_directories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    name = "scopa-desktop"
    assert Folders.find() == Folders(tmp_path / "CONFIG" / name, tmp_path / "DATA" / name, tmp_path / "STATE" / name)
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.delenv(f"XDG_{kind}_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    local = tmp_path / ".local"
    assert Folders.find() == Folders(tmp_path / ".config" / name, local / "share" / name, local / "state" / name)


@pytest.mark.parametrize("variable", [None, "elsewhere"])
def test_the_option_portable_keeps_everything_under_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str | None
) -> None:
    if variable is not None:
        monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / variable))
    started: list[Folders] = []

    def run(folders: Folders, language: str | None, wish: Wish) -> int:
        assert language is None
        assert wish == Wish()
        started.append(folders)
        return 0

    monkeypatch.setattr("scopa_desktop.ui.start.run.run", run)
    assert cli.main(["--portable", str(tmp_path / "stick")]) == 0
    assert cli.main([]) == 0
    assert started == [under(tmp_path / "stick"), Folders.find()]


# What a save leaves


def played(count: int) -> Match:
    """A match after `count` moves."""
    match = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d")
    for _ in range(count):
        play_on(match)
    return match


def play_on(match: Match) -> None:
    """Make the first legal move."""
    state = match.state
    assert state is not None
    match.play(legal_moves(state.rules, state.hands[state.turn], state.table)[0])


def any_match(_: Match) -> bool:
    return True


def file(home: Path, name: str = "match.txt") -> Path:
    return home / "data" / name


def whole(path: Path) -> str:
    """What a file says, which is the record of a match that can be played."""
    text = path.read_text(encoding="utf-8")
    assert Match.replay(Record.load(text)).record.dump() == text
    return text


def test_a_save_keeps_the_one_before(tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path))
    assert store.save_match(played(0))
    assert not file(tmp_path, "match.previous.txt").exists()
    for count in (1, 2):
        assert store.save_match(played(count))
        assert whole(file(tmp_path)) == played(count).record.dump()
        assert whole(file(tmp_path, "match.previous.txt")) == played(count - 1).record.dump()
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == ["match.previous.txt", "match.txt"]


def test_what_is_saved_is_loaded_at_its_exact_position(tmp_path: Path) -> None:
    for count in (0, 7, 35):
        assert Store(Folders.find(tmp_path)).save_match(played(count))
        store = Store(Folders.find(tmp_path))
        match = store.load_match(any_match)
        assert match is not None
        assert (match.record, match.state, store.notices) == (played(count).record, played(count).state, [])


@contextlib.contextmanager
def a_folder_in_the_way(temporary: Path) -> Iterator[None]:
    temporary.mkdir()
    yield
    temporary.rmdir()


@contextlib.contextmanager
def a_full_disk(temporary: Path) -> Iterator[None]:
    """What is written there has no room: the temporary file is the device that is always full."""
    temporary.symlink_to("/dev/full")
    yield
    temporary.unlink()


@contextlib.contextmanager
def room_for_half(temporary: Path) -> Iterator[None]:
    """The disk takes the first 100 bytes of a file and no more."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert len(temporary.read_bytes()) == 100


OBSTACLES: list[Any] = [
    a_folder_in_the_way,
    pytest.param(a_full_disk, marks=pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")),
    room_for_half,
]
Obstacle = Callable[[Path], contextlib.AbstractContextManager[None]]


@pytest.mark.parametrize("obstacle", OBSTACLES)
@pytest.mark.parametrize("name", ["match.txt", "match.previous.txt"])
def test_a_save_that_fails_leaves_a_whole_match_and_the_next_one_succeeds(
    tmp_path: Path, obstacle: Obstacle, name: str
) -> None:
    store = Store(Folders.find(tmp_path))
    assert store.save_match(played(4))
    assert store.save_match(played(5))
    before = {path: path.read_text() for path in (tmp_path / "data").iterdir()}
    with obstacle(file(tmp_path, f"{name}.new")):
        saved = [store.save_match(played(count)) for count in (6, 7)]
    everywhere = obstacle is room_for_half
    assert saved == [name != "match.txt" and not everywhere] * 2
    assert len(store.notices) == (0 if saved[0] else 1)
    assert whole(file(tmp_path)) == (played(7).record.dump() if saved[0] else before[file(tmp_path)])
    assert whole(file(tmp_path, "match.previous.txt")) in before.values()
    assert store.save_match(played(8))
    assert whole(file(tmp_path)) == played(8).record.dump()
    assert whole(file(tmp_path, "match.previous.txt")) == played(7 if saved[0] else 5).record.dump()


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_settings_that_cannot_be_written_leave_the_old_ones_whole(tmp_path: Path, obstacle: Obstacle) -> None:
    store = Store(Folders.find(tmp_path))
    store.save_preferences(Preferences(text=150))
    with obstacle(tmp_path / "config" / "settings.json.new"):
        store.save_preferences(Preferences(text=200))
    assert [notice.key for notice in store.notices] == ["not_saved"]
    assert Store(Folders.find(tmp_path)).load_preferences() == Preferences(text=150)
    store.save_preferences(Preferences(text=200))
    assert Store(Folders.find(tmp_path)).load_preferences() == Preferences(text=200)


def test_only_the_first_of_several_failures_is_told_and_the_next_after_a_success(tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path))
    for _ in range(2):
        assert store.save_match(played(0))
        with a_folder_in_the_way(file(tmp_path, "match.txt.new")):
            assert not any(store.save_match(played(count)) for count in range(3))
    assert [notice.key for notice in store.notices] == ["not_saved"] * 2


@pytest.mark.parametrize("content", ["", "scopa-desktop record 1\nform scopa\n", "\x00" * 500])
def test_what_an_interrupted_save_left_does_no_harm(tmp_path: Path, content: str) -> None:
    assert Store(Folders.find(tmp_path)).save_match(played(3))
    names = ("match.txt", "match.previous.txt")
    for name in names:
        file(tmp_path, f"{name}.new").write_text(content)
    store = Store(Folders.find(tmp_path))
    match = store.load_match(any_match)
    assert match is not None
    assert (match.record, store.notices) == (played(3).record, [])
    assert store.save_match(played(4))
    assert [whole(file(tmp_path, name)) for name in names] == [played(4).record.dump(), played(3).record.dump()]
    assert not [path for path in (tmp_path / "data").iterdir() if path.name.endswith(".new")]


# Killed while it saves

POSITIONS = 36


def save_on_and_on(home: Path, done: Connection) -> None:
    """Save the match after no move, one, two ... and begin again; tell the number of each save that is done."""
    store = Store(Folders.find(home))
    match = played(0)
    for number in itertools.count():
        assert store.save_match(match)
        done.send(number)
        if (number + 1) % POSITIONS:
            play_on(match)
        else:
            match = played(0)


def save_and_die(home: Path, count: int, calls: int) -> None:
    """Save a match, but be killed when the save turns to the file system for the `calls`-th time."""
    store = Store(Folders.find(home))
    match = played(count)
    left = calls

    def watch(event: str, _: tuple[object, ...]) -> None:
        nonlocal left
        if event in ("open", "os.mkdir", "os.rename"):
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(watch)
    assert store.save_match(match)
    os._exit(0)


@pytest.fixture(scope="module")
def processes() -> Any:
    """Processes that begin quickly, on a copy of one that has all modules."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


@posix
def test_a_program_killed_at_any_moment_of_its_saves_has_lost_no_save(tmp_path: Path, processes: Any) -> None:
    schedule = random.Random(20)
    texts = [played(count).record.dump() for count in range(POSITIONS)]
    interrupted = 0
    for _ in range(KILLS):
        reader, writer = processes.Pipe(duplex=False)
        process = processes.Process(target=save_on_and_on, args=(tmp_path, writer))
        process.start()
        writer.close()
        for _ in range(schedule.randrange(1, 6)):
            assert reader.poll(PATIENCE)
            done = reader.recv()
        process.join(schedule.random() * 0.02)
        os.kill(process.pid, signal.SIGKILL)
        process.join(PATIENCE)
        assert process.exitcode == -signal.SIGKILL
        with contextlib.suppress(EOFError):
            while True:
                done = reader.recv()
        interrupted += any(path.name.endswith(".new") for path in (tmp_path / "data").iterdir())
        store = Store(Folders.find(tmp_path))
        match = store.load_match(any_match)
        assert match is not None
        assert store.notices == []
        assert match.record.dump() == whole(file(tmp_path))
        assert match.record.dump() in [texts[number % POSITIONS] for number in (done, done + 1)]
        whole(file(tmp_path, "match.previous.txt"))
    assert interrupted


@posix
def test_a_program_killed_at_any_step_of_a_save_leaves_the_old_or_the_new_match(tmp_path: Path, processes: Any) -> None:
    old, new = played(6).record.dump(), played(7).record.dump()
    found = []
    for calls in range(30):
        home = tmp_path / str(calls)
        store = Store(Folders.find(home))
        assert store.save_match(played(5))
        assert store.save_match(played(6))
        process = processes.Process(target=save_and_die, args=(home, 7, calls))
        process.start()
        process.join(PATIENCE)
        found.append(whole(file(home)))
        assert whole(file(home, "match.previous.txt")) in (played(5).record.dump(), old)
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
    assert len(found) > 6
    assert set(found) == {old, new}
    assert found == sorted(found, key=(old, new).index)


def test_house_rules_that_older_programs_wrote_one_by_one_are_read(tmp_path: Path) -> None:
    folders = Folders.find(tmp_path)
    folders.config.mkdir(parents=True)
    file = folders.config / "settings.json"
    file.write_text('{"napola": true, "re_bello": false, "presa_minima": true, "target": 21}')
    store = Store(folders)
    read = store.load_preferences()
    assert store.notices == []
    assert (read.rules.house, read.target) == (("napola", "presa_minima"), 21)
    store.save_preferences(read)
    assert '"house": "napola presa_minima"' in file.read_text()
    assert Store(folders).load_preferences() == read
