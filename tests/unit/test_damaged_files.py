"""Files damaged in any way, read as a start reads them: nothing raises, nothing good is lost, what is bad is kept.

Every bit of the smallest files is turned, and every ninth of larger ones; `-m exhaustive` turns all of these as well,
and damages each kind in two thousand other ways.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time

import pytest

from scopa_desktop.boundary import FileError
from scopa_desktop.engine import agreed
from scopa_desktop.library import exchange
from scopa_desktop.library.archive import Archive
from scopa_desktop.library.decks import load
from scopa_desktop.library.preferences import Preferences
from scopa_desktop.library.session import playable
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.match import Match
from scopa_desktop.record import Record
from scopa_desktop.seal import SealedDeck
from scopa_desktop.ui.start.place import LEAST, Place
from tests.dealing import arranged
from tests.gui.test_decks import FACES, REST, made

HUNG = 20
"""Seconds of the processor after which one file is held to take for ever."""
NOW = datetime(2026, 11, 29, 21, 45)
MATCH = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d").record
SMALL = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d", level="easy").record


def written(file: Path, content: bytes) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return file


def is_kept(file: Path, content: bytes, store: Store, key: str) -> bool:
    """Whether the file was put aside as it was, and told."""
    aside = file.with_name(f"{file.name}.damaged-1")
    if not store.notices:
        return False
    assert [(notice.key, notice.detail) for notice in store.notices] == [(key, str(aside))]
    assert not file.exists()
    assert aside.read_bytes() == content
    aside.unlink()
    return True


class Settings:
    """Settings keep every value that is still good."""

    good = json.dumps({"text": 150, "level": "hard", "napola": True, "deck": "large"}).encode()

    def __init__(self, home: Path) -> None:
        self.file = home / "config" / "settings.json"
        self._home = home

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        written(self.file, content)
        store = Store(Folders.find(self._home))
        read = store.load_preferences()
        right, first = Preferences(text=150, level="hard", house="napola", deck="large"), Preferences()
        wrong = [name for name in ("text", "level", "house") if getattr(read, name) != getattr(right, name)]
        for name in wrong:  # it has its first value, or one that the file now tells
            value = getattr(read, name)
            assert value == getattr(first, name) or json.dumps(value).encode() in content
        is_kept(self.file, content, store, "settings_damaged")
        store.save_preferences(read)
        assert Store(Folders.find(self._home)).load_preferences() == read


class Players:
    """Nobody vanishes, and what was written before stays in a file."""

    good = json.dumps({"p1": "Anna", "p2": "Zo\xeb"}).encode()

    def __init__(self, home: Path) -> None:
        self.file = home / "data" / "players.json"
        self._home = home
        store = Store(Folders.find(home))
        store.player = "p2"
        assert store.save_match(Match.replay(MATCH))

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        written(self.file, content)
        store = Store(Folders.find(self._home))
        names = store.load_players()
        if is_kept(self.file, content, store, "players_damaged"):
            assert {"p1", "p2"} <= set(names)
        else:
            whole = {key: re.sub("[\ud800-\udfff]", "\ufffd", name) for key, name in json.loads(content).items()}
            assert names == whole
        store.save_players(names)
        again = Store(Folders.find(self._home))
        assert (again.load_players(), again.notices) == (names, [])


class Window:
    """The window has a place on the screen."""

    good = json.dumps({"x": 10, "y": 20, "width": 1000, "height": 700, "state": "maximized"}).encode()

    def __init__(self, home: Path) -> None:
        self.file = home / "state" / "window.json"
        self._home = home

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        written(self.file, content)
        found = Place(Store(Folders.find(self._home))).properties
        assert found["width"] >= LEAST.width()
        assert found["height"] >= LEAST.height()


class Playing:
    """The match goes on, from the save before where the last one cannot be read."""

    good = MATCH.dump().encode()

    def __init__(self, home: Path) -> None:
        self.file = home / "data" / "match.txt"
        self._home = home
        self._before = self.file.with_name("match.previous.txt")

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        written(self.file, content)
        written(self._before, SMALL.dump().encode())
        store = Store(Folders.find(self._home))
        match = store.load_match(playable)
        assert match is not None
        newer = [notice for notice in store.notices if notice.key == "match_newer"]
        if is_kept(self.file, content, store, "match_newer" if newer else "match_damaged"):
            assert match.record == SMALL
        else:
            assert match.record == Record.load(content.decode())


class Practice(Playing):
    """A practice deal that cannot be read is given up, and the match is not touched."""

    def __init__(self, home: Path) -> None:
        super().__init__(home)
        match = Match(agreed("scopa"), ("person", "easy"), 0, "again")
        match.seal(SealedDeck(match.rules.deck, "5c" * 32, match.chain))
        self.good = match.record.dump().encode()
        self.file = home / "data" / "practice.txt"

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        written(self.file, content)
        store = Store(Folders.find(self._home))
        match = store.load_practice(playable)
        newer = [notice for notice in store.notices if notice.key == "match_newer"]
        assert is_kept(self.file, content, store, "match_newer" if newer else "match_damaged") == (match is None)


class Past:
    """Of the matches that are over the others are listed, counted, written out and added to."""

    good = MATCH.dump().encode()

    def __init__(self, home: Path) -> None:
        self._folder = home / "data" / "history"
        archive = Archive(self._folder)
        for record in (MATCH, SMALL):
            assert archive.add(record, "p1", NOW)
        self.file, other = (entry.path for entry in archive.entries())
        self._other = archive.entries()[1]
        assert other == self._other.path

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        written(self.file, content)
        archive = Archive(self._folder)
        one, other = archive.entries()
        assert other == self._other
        assert (one.facts is None) == (one.error != "")
        assert len(exchange.table([one, other], {}).splitlines()) == 3 - (one.facts is None)
        back, damaged, _ = exchange.imported(exchange.exported([one, other], {}))
        assert (len(back), damaged) == (2 - (one.facts is None), 0)


class Index:
    """The matches have the same numbers, whatever the index tells."""

    def __init__(self, home: Path) -> None:
        self._folder = home / "data" / "history"
        assert Archive(self._folder).add(SMALL, "p1", NOW)
        self._entries = Archive(self._folder).entries()
        self.file = self._folder / "index.json"
        self.good = self.file.read_bytes()

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        written(self.file, content)
        assert Archive(self._folder).entries() == self._entries


class Export:
    """Of an export every match that is whole is taken in, or it is said that there is none."""

    def __init__(self, home: Path) -> None:
        self.file = home / "all.json"
        archive = Archive(home / "history")
        assert archive.add(SMALL, "p1", NOW)
        self.good = exchange.exported(archive.entries(), {"p1": "Zo\xeb"}).encode()

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        written(self.file, content)
        try:
            found, damaged, left = exchange.read(self.file)
        except exchange.ExchangeError:
            return
        assert left == 0
        assert len(found) + damaged <= 1 or b'"matches"' not in content
        for one in found:
            assert Record.load(one.text).dump() == one.text
            one.player.encode()


class Description:
    """A deck is described as a card can be, or its file is named."""

    def __init__(self, home: Path) -> None:
        self._folder = made(home / "mine", FACES + REST)
        self.file = self._folder / "deck.toml"
        self.good = self.file.read_bytes()

    def start(self, content: bytes) -> None:
        """Read the file with this content."""
        self.file.write_bytes(content)
        try:
            deck = load(self._folder, drawn=False)
        except FileError as refused:
            self._check(refused)
            return
        assert 1 <= deck.ratio <= 3
        assert len(deck.faces) == 40

    def _check(self, refused: FileError) -> None:
        assert refused.file.parent == self._folder
        assert str(refused).isprintable()


SMALLEST: list[type] = [Settings, Players, Window, Practice, Description]
LARGER: list[type] = [Playing, Past, Index, Export]


@dataclass
class Damage:
    """What is done to the bytes of a file."""

    content: bytes
    told: str


def flipped(good: bytes) -> Iterator[Damage]:
    """Every bit turned."""
    for bit in range(8 * len(good)):
        wrong = bytearray(good)
        wrong[bit // 8] ^= 1 << bit % 8
        yield Damage(bytes(wrong), f"bit {bit}")


SPLINTERS = [
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"\\ud800",
    b"9" * 5000,
    b"-1",
    b"1e999",
    b"NaN",
    b"[" * 500,
    b'{"":' * 100,
    b"a." * 500,
    b'"""',
    b"null",
    b"\r\n",
    b"\x1b[31m",
    "\u0663".encode(),
]


def damaged(good: bytes, number: int) -> Damage:
    """One of countless ways to damage a file."""
    chance = Random(number)
    wrong = bytearray(good)
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(wrong) + 1)
        to = min(len(wrong), at + chance.choice((1, 1, 3, 40)))
        match chance.randrange(6):
            case 0:
                wrong[at:to] = chance.randbytes(to - at)
            case 1:
                del wrong[at:to]
            case 2:
                wrong[at:at] = wrong[chance.randrange(len(wrong) + 1) :][: chance.choice((1, 10, 100))]
            case 3:
                wrong[at:to] = chance.choice(SPLINTERS)
            case 4:
                wrong = wrong[:at] or bytearray(b" ")
            case _:
                digits = [place for place, byte in enumerate(wrong) if chr(byte).isdigit()]
                if digits:
                    wrong[chance.choice(digits)] = ord(chance.choice("0123456789"))
    return Damage(bytes(wrong), f"damage {number}")


def start(kind: type, home: Path, damages: Callable[[bytes], Iterator[Damage]]) -> None:
    """Start with each of these damages."""
    made = kind(home)
    made.start(made.good)
    for damage in damages(made.good):
        before = process_time()
        try:
            made.start(damage.content)
        except Exception as error:
            error.add_note(f"{damage.told}: {damage.content[:2000]!r}")
            raise
        assert process_time() - before < HUNG, damage.told
        if made.file.is_dir():
            shutil.rmtree(made.file)
        with contextlib.suppress(FileNotFoundError):
            made.file.unlink()


@pytest.fixture(autouse=True)
def nothing_waits_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", SMALLEST)
def test_whatever_bit_of_a_file_is_turned_a_start_succeeds(tmp_path: Path, kind: type) -> None:
    start(kind, tmp_path, flipped)


@pytest.mark.parametrize("kind", LARGER)
def test_whatever_byte_of_a_larger_file_has_a_bit_turned_a_start_succeeds(tmp_path: Path, kind: type) -> None:
    start(kind, tmp_path, lambda good: islice(flipped(good), 3, None, 9))


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", LARGER)
def test_whatever_bit_of_a_larger_file_is_turned_a_start_succeeds(tmp_path: Path, kind: type) -> None:
    start(kind, tmp_path, flipped)


@pytest.mark.exhaustive
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", [*SMALLEST, *LARGER])
def test_however_a_file_is_damaged_a_start_succeeds(tmp_path: Path, kind: type) -> None:
    start(kind, tmp_path, lambda good: (damaged(good, number) for number in range(2000)))
