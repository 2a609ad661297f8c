"""A start on files that are all wrong, each in another way, and in places with strange names."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from scopa_desktop.library.archive import Archive
from scopa_desktop.library.decks import load
from scopa_desktop.library.store import Folders
from tests.dealing import arranged
from tests.golden import make
from tests.gui.test_decks import made
from tests.pages import PAGES
from tests.screen import Screen

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes, links and bytes in names")
Opener = Callable[..., Screen]
MATCH = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d").record
OTHER = arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d", level="easy").record
OLD = (make.FOLDER / "records" / "version-2.scopa").read_text()


def dismissed(screen: Screen) -> list[str]:
    """Every notice, read and put away."""
    told = []
    while screen.sees("notice"):
        told.append(screen.text("notice-text"))
        screen.click("dismiss")
    return told


def test_a_start_on_files_that_are_all_wrong_goes_on_with_what_is_good(open_screen: Opener, tmp_path: Path) -> None:
    folders = Folders.find(tmp_path)
    history = folders.data / "history"
    for folder in (folders.config, history, folders.state):
        folder.mkdir(parents=True)
    os.mkfifo(folders.config / "settings.json")
    (folders.data / "players.json").write_text('{"p1": "Anna", "p2": ' + "[" * 20_000)
    (folders.data / "match.txt").write_text(OLD.replace("first 0", "first 2"))
    (folders.data / "match.previous.txt").write_text(MATCH.dump())
    (folders.data / "practice.txt").symlink_to(tmp_path / "nowhere")
    (folders.state / "window.json").write_text('{"x": 1, "y": 1, "width": 1e999, "height": "700", "state": []}')
    assert Archive(history).add(OTHER, "p1", datetime(2026, 11, 29))
    (history / "000002_20261129T2145_p1.scopa").mkdir()
    os.mkfifo(history / "000003_20269999T9999_p1.scopa")
    (history / "index.json").write_text('{"version":' + "[" * 20_000)
    (made(folders.data / "decks" / "deep") / "deck.toml").write_text("a = " + "[" * 20_000)
    (made(folders.data / "decks" / "dots") / "deck.toml").write_text("a" + ".a" * 20_000 + " = 1")
    made(folders.data / "decks" / "long", backs=["x" * 300])
    (made(folders.data / "decks" / "blank") / "7d.svg").write_text("")
    screen = open_screen(tmp_path)
    told = "\n".join(dismissed(screen))
    assert told.count("was damaged") == 4
    assert "settings.json.damaged-1" in told
    assert "players.json.damaged-1" in told
    assert "match.txt.damaged-1" in told
    for name in ("deep/deck.toml", "dots/deck.toml", "long/deck.toml", "blank/7d.svg"):
        assert f"{name}: " in told
    assert screen.match.record == MATCH
    assert screen.program.family.names == {"p1": "Anna"}
    screen.stage.skip()
    PAGES["history"](screen)
    screen.until(lambda: screen.sees("past-3") and screen.sees("past-2"))
    assert screen.text("past-2").startswith("This file cannot be read")
    assert screen.text("past-3").startswith("This file cannot be read")
    assert screen.text("past-1").startswith("Given up at 0 to 0")


@pytest.mark.parametrize("home", [b"\xff\xfe", b"a\nb", b"%41 #?&", "größe".encode()])
def test_a_home_with_any_name_has_a_window_and_keeps_the_match(
    open_screen: Opener, tmp_path: Path, home: bytes
) -> None:
    place = Path(os.fsdecode(bytes(tmp_path) + b"/" + home))
    screen = open_screen(place, motion="off", pace="none")
    screen.until_my_turn()
    screen.play_by_keys()
    screen.until_my_turn()
    record = screen.program.session.record
    assert dismissed(screen) == []
    screen.close()
    again = open_screen(place)
    assert again.program.session.record.rounds[0].moves == record.rounds[0].moves
    assert load(made(place / "data" / "decks" / "mine")).key == "mine"


def test_a_home_that_is_too_long_has_a_window_that_says_so_in_few_words(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path.joinpath(*["x" * 100] * 46))
    told = dismissed(screen)
    assert told
    assert all(len(text) < 400 for text in told)
