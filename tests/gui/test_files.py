"""Opening and saving files on the program's own page, for systems that have no window for it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from scopa_desktop.engine import agreed
from scopa_desktop.library.archive import Archive
from scopa_desktop.library.wish import Wish
from tests.golden import make
from tests.gui.test_pages import open_pages
from tests.pages import at_table, command, resize
from tests.screen import Screen

Opener = Callable[..., Screen]
TODAY = f"Scopa {date.today().isoformat()}.scopa"


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's documents, in which there are a letter and a folder."""
    home = tmp_path / "home"
    folder = home / "Documents"
    (folder / "cards").mkdir(parents=True)
    (folder / "letter.txt").write_text("no match")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / ".config"))
    return folder


def ask(screen: Screen, key: str) -> None:
    """Ask for a file by a key."""
    screen.press(key)
    shown(screen)


def shown(screen: Screen) -> None:
    """Wait until the page is there and its folder has been read."""
    screen.until(lambda: screen.sees("files-name") and not screen.program.picker.property("busy"))
    screen.drawn()


def write(screen: Screen, text: str) -> None:
    """Write a name instead of the one that is there."""
    screen.press("Ctrl+A")
    for letter in text:
        QTest.keyClick(screen.window, letter)  # type: ignore[call-overload]


def listed(screen: Screen) -> list[str]:
    """The names in the list."""
    screen.until(lambda: not screen.program.picker.property("busy"))
    screen.drawn()
    items = (item.objectName() for item in screen.items() if item.objectName().startswith("file-"))
    return sorted(name.removeprefix("file-") for name in items)


def gone(screen: Screen) -> None:
    """Wait until the page is closed."""
    screen.until(lambda: not open_pages(screen))


def test_a_match_is_saved_with_one_key_and_enter(open_screen: Opener, tmp_path: Path, documents: Path) -> None:
    screen = at_table(open_screen, tmp_path)
    ask(screen, "Ctrl+S")
    assert screen.text("files-folder") == str(documents)
    assert screen.text("files-name") == TODAY
    assert screen.find("files-name").hasActiveFocus()
    screen.press("Return")
    gone(screen)
    assert (documents / TODAY).read_text(encoding="ascii") == screen.saved().record.dump()
    assert screen.text("status") == f"The match is saved as {TODAY}."
    assert screen.program.announcer.property("log")[-1] == f"The match is saved as {TODAY}."
    screen.press("2")
    assert [str(played.move) for played in screen.state.history[:1]] == ["2c"]


def test_a_second_name_of_a_day_is_free(open_screen: Opener, tmp_path: Path, documents: Path) -> None:
    (documents / TODAY).write_text("the morning's")
    screen = at_table(open_screen, tmp_path)
    ask(screen, "Ctrl+S")
    assert screen.text("files-name") == TODAY.replace(".scopa", " 2.scopa")
    screen.press("Return")
    gone(screen)
    assert (documents / TODAY).read_text() == "the morning's"


@pytest.mark.parametrize("typed", ["{papers}/mine.scopa", "{papers}/mine", "~/papers/mine", "../papers/mine"])
def test_a_typed_path_is_the_path(open_screen: Opener, tmp_path: Path, documents: Path, typed: str) -> None:
    papers = documents.parent / "papers"
    papers.mkdir()
    screen = at_table(open_screen, tmp_path)
    ask(screen, "Ctrl+S")
    write(screen, typed.format(papers=papers))
    screen.press("Return")
    gone(screen)
    assert [file.name for file in papers.iterdir()] == ["mine.scopa"]
    assert sorted(file.name for file in documents.iterdir()) == ["cards", "letter.txt"]


def test_keys_do_not_reach_the_match_and_pages_do_not_pile_up(
    open_screen: Opener, tmp_path: Path, documents: Path
) -> None:
    screen = at_table(open_screen, tmp_path)
    screen.press("2")
    assert screen.until_my_turn()
    before = screen.state
    for key in ("Ctrl+S", "Ctrl+O"):
        ask(screen, key)
        for other in ("Ctrl+O", "Ctrl+S", "N", "1", "Ctrl+T", "Ctrl+,", "Ctrl+N", "Ctrl+R", "Ctrl+Z"):
            screen.press(other)
        assert len(open_pages(screen)) == 1
        screen.press("Esc")
        gone(screen)
    assert screen.state == before
    assert screen.find("view").parentItem().hasActiveFocus()
    assert [file.name for file in documents.iterdir() if file.suffix == ".scopa"] == []


def test_what_is_there_is_replaced_only_when_told(open_screen: Opener, tmp_path: Path, documents: Path) -> None:
    (documents / "mine.scopa").write_text("old")
    screen = at_table(open_screen, tmp_path)
    ask(screen, "Ctrl+S")
    write(screen, "mine")
    screen.press("Return")
    assert screen.text("files-said") == "mine.scopa is there already. Is it to be replaced?"
    assert screen.find("files-cancel").hasActiveFocus()
    screen.press("Return")
    gone(screen)
    assert (documents / "mine.scopa").read_text() == "old"
    ask(screen, "Ctrl+S")
    write(screen, "mine")
    screen.press("Return")
    screen.click("files-name")
    write(screen, "other")
    assert screen.text("files-take") == "Save"
    write(screen, "mine")
    screen.press("Return")
    screen.click("files-take")
    gone(screen)
    assert (documents / "mine.scopa").read_text(encoding="ascii") == screen.saved().record.dump()


@pytest.mark.parametrize(
    ("key", "typed", "said"),
    [
        ("Ctrl+S", "", "A name is needed."),
        ("Ctrl+S", "nowhere/mine", "There is no folder {documents}/nowhere."),
        ("Ctrl+O", "mine", "There is no file {documents}/mine.scopa."),
        ("Ctrl+O", "x" * 300, "There is no file {documents}/" + "x" * 300 + ".scopa."),
        ("Ctrl+O", "cards", "Folder {documents}/cards"),
        ("Ctrl+O", "~nobody-of-this-name/x", "No file can have this name."),
    ],
)
def test_a_name_that_means_no_file_is_told(
    open_screen: Opener, tmp_path: Path, documents: Path, key: str, typed: str, said: str
) -> None:
    screen = at_table(open_screen, tmp_path)
    ask(screen, key)
    screen.press("Ctrl+A")
    screen.press("Backspace")
    write(screen, typed)
    screen.press("Return")
    wanted = said.format(documents=documents)
    assert screen.text("files-said") in (wanted, "No file can have this name." if len(typed) > 200 else wanted)
    assert screen.program.announcer.property("log")[-1] == screen.text("files-said")
    assert len(open_pages(screen)) == 1


def test_a_match_is_opened_with_keys(open_screen: Opener, tmp_path: Path, documents: Path) -> None:
    record = make.recorded(agreed("scopa"), 8, whole=True)
    (documents / "cards" / "one.scopa").write_text(record.dump(), encoding="ascii")
    screen = at_table(open_screen, tmp_path)
    ask(screen, "Ctrl+O")
    assert listed(screen) == ["cards"]
    screen.press("Shift+Tab")
    assert screen.find("files-list").hasActiveFocus()
    screen.press("Return")
    assert listed(screen) == ["one.scopa"]
    screen.press("Backspace")
    assert listed(screen) == ["cards"]
    screen.press("Return")
    assert listed(screen) == ["one.scopa"]
    screen.press("Return")
    screen.until(lambda: screen.sees("board"))
    assert len(open_pages(screen)) == 1


def test_a_match_is_opened_with_the_mouse(open_screen: Opener, tmp_path: Path, documents: Path) -> None:
    record = make.recorded(agreed("scopa"), 8, whole=True)
    (documents.parent / "one.scopa").write_text(record.dump(), encoding="ascii")
    screen = at_table(open_screen, tmp_path)
    ask(screen, "Ctrl+O")
    screen.click("file-cards")
    assert listed(screen) == []
    assert screen.text("files-none") == "No such file is in this folder."
    screen.click("files-up")
    screen.click("files-Home")
    assert listed(screen) == ["Documents", "one.scopa"]
    screen.click("file-one.scopa")
    screen.until(lambda: screen.sees("board"))


def test_the_folder_used_last_is_shown_again(open_screen: Opener, tmp_path: Path, documents: Path) -> None:
    screen = at_table(open_screen, tmp_path)
    ask(screen, "Ctrl+O")
    screen.click("file-cards")
    screen.press("Esc")
    gone(screen)
    ask(screen, "Ctrl+S")
    assert screen.text("files-folder") == str(documents / "cards")


def test_a_match_that_is_looked_at_is_saved_and_the_page_says_so(
    open_screen: Opener, tmp_path: Path, documents: Path
) -> None:
    record = make.recorded(agreed("scopa"), 8, whole=True)
    file = documents / "one.scopa"
    file.write_text(record.dump(), encoding="ascii")
    screen = at_table(open_screen, tmp_path)
    screen.program.fulfil(Wish(file))
    screen.until(lambda: screen.sees("board"))
    screen.click_below("replay-save")
    shown(screen)
    screen.press("Return")
    screen.until(lambda: screen.sees("saved-as"))
    assert screen.text("saved-as") == f"Saved as {TODAY}."
    assert (documents / TODAY).read_text(encoding="ascii") == record.dump()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read every folder")
def test_a_folder_that_cannot_be_read_is_told(open_screen: Opener, tmp_path: Path, documents: Path) -> None:
    (documents / "cards").chmod(0)
    screen = at_table(open_screen, tmp_path)
    ask(screen, "Ctrl+O")
    screen.click("file-cards")
    screen.until(lambda: screen.text("files-none").startswith("This folder cannot be read"))


def test_matches_are_exported_as_a_table_or_whole_and_imported(
    open_screen: Opener, documents: Path, tmp_path: Path
) -> None:
    history = Archive(tmp_path / "data" / "history")
    for seed in (8, 9):
        assert history.add(make.recorded(agreed("scopa"), seed, whole=True), "p1", datetime(2026, 11, 29))
    screen = open_screen(tmp_path, motion="off", pace="none")
    screen.until_my_turn()
    command("statistics")(screen)
    screen.until(lambda: screen.sees("played"))
    screen.click_below("export")
    shown(screen)
    assert screen.text("files-name") == TODAY.replace("scopa", "json")
    write(screen, "all.json")
    screen.press("Return")
    screen.until(lambda: screen.text("outcome") == "2 matches written to all.json.")
    assert len(json.loads((documents / "all.json").read_text(encoding="utf-8"))["matches"]) == 2
    screen.click_below("export")
    shown(screen)
    write(screen, "all.json")
    screen.click("files-kind-1")
    assert screen.text("files-name") == "all.csv"
    screen.click("files-take")
    screen.until(lambda: screen.text("outcome") == "2 matches written to all.csv.")
    assert len((documents / "all.csv").read_text(encoding="utf-8").splitlines()) == 3
    screen.program.history.forgetAll()
    screen.until(lambda: not screen.sees("played"))
    screen.click_below("import")
    shown(screen)
    screen.click("file-all.json")
    screen.until(lambda: screen.sees("played"))
    screen.until(lambda: screen.text("outcome") == "2 matches of all.json taken in.")
    assert len(history.entries()) == 2


@pytest.mark.parametrize(("width", "height", "text"), [(1280, 720, 100), (960, 600, 200), (1280, 720, 300)])
def test_every_part_is_in_the_window(
    open_screen: Opener, tmp_path: Path, documents: Path, width: int, height: int, text: int
) -> None:
    assert documents
    screen = at_table(open_screen, tmp_path, text=text)
    resize(screen, width, height)
    ask(screen, "Ctrl+S")
    for name in ("files-folder", "files-up", "files-list", "files-name", "files-take", "files-cancel"):
        item: QQuickItem = screen.find(name)
        place = item.mapRectToScene(item.boundingRect())
        assert 0 <= place.left() <= place.right() <= width, name
        assert 0 <= place.top() <= place.bottom() <= height, name
    assert screen.find("files-list").height() >= 44
