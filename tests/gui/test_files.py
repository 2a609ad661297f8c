"""The dialogues for files, as Qt shows them where the system has none of its own: windows with a list and a name."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from scopa_desktop.engine import agreed
from scopa_desktop.library.archive import Archive
from tests.golden import make
from tests.screen import Screen

Opener = Callable[..., Screen]


class Dialogue:
    """A user at the dialogue that is called `name` and begins in `folder`, opened by `ask`."""

    def __init__(self, screen: Screen, name: str, folder: Path, ask: Callable[[], None]) -> None:
        self._screen = screen
        found = screen.window.findChild(QObject, name)
        assert found is not None
        found.setProperty("currentFolder", QUrl.fromLocalFile(str(folder)))
        title = found.property("title")
        ask()
        screen.until(lambda: self._windows(title) != [])
        (self._window,) = self._windows(title)
        assert QTest.qWaitForWindowExposed(self._window)

    def _windows(self, title: str) -> list[QQuickWindow]:
        windows = [one for one in QGuiApplication.topLevelWindows() if isinstance(one, QQuickWindow)]
        return [one for one in windows if one.isVisible() and one.title() == title]

    def _items(self) -> Iterator[QQuickItem]:
        todo = [self._window.contentItem()]
        while todo:
            item = todo.pop()
            if item.isVisible():
                yield item
                todo.extend(item.childItems())

    def files(self) -> list[str]:
        """The names in the list."""
        return [str(item.property("fileName")) for item in self._items() if item.property("fileUrl") is not None]

    def _click(self, **properties: Any) -> None:
        def found() -> list[QQuickItem]:
            return [
                item
                for item in self._items()
                if item.width() > 0 and all(item.property(name) == value for name, value in properties.items())
            ]

        self._screen.until(lambda: found() != [] and self._settled())
        item = found()[0]
        where = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self._window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)

    def _settled(self) -> bool:
        """Whether everything is where it will be drawn."""
        return not self._window.grabWindow().isNull()

    def open(self, name: str) -> None:
        """Choose a file and open it."""
        self._screen.until(lambda: name in self.files())
        self._click(fileName=name)
        self._click(text="Open", flat=False)
        self._gone()

    def save(self, name: str) -> None:
        """Type a name and save."""
        self._click(objectName="fileNameTextField")
        QTest.keyClick(self._window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        for letter in name:
            QTest.keyClick(self._window, QKeySequence(letter.upper())[0].key())  # type: ignore[index]
        self._click(text="Save", flat=False)
        self._gone()

    def filter(self, entry: int) -> None:
        """Choose the second, third ... kind of files with keys."""
        box = next(item for item in self._items() if item.inherits("QQuickComboBox"))
        box.forceActiveFocus()
        for _ in range(entry):
            QTest.keyClick(self._window, Qt.Key.Key_Down)

    def _gone(self) -> None:
        self._screen.until(lambda: not self._window.isVisible())


@pytest.fixture
def papers(tmp_path: Path) -> Path:
    """A folder of the user's own."""
    folder = tmp_path / "papers"
    folder.mkdir()
    (folder / "letter.txt").write_text("no match")
    return folder


def test_a_match_is_saved_and_opened(screen: Screen, papers: Path) -> None:
    screen.until_my_turn()
    screen.play_by_keys()
    screen.until_my_turn()
    Dialogue(screen, "saving", papers, lambda: screen.press("Ctrl+S")).save("mine")
    assert (papers / "mine.scopa").read_text(encoding="ascii") == screen.saved().record.dump()
    opening = Dialogue(screen, "opening", papers, lambda: screen.press("Ctrl+O"))
    screen.until(lambda: opening.files() == ["mine.scopa"])
    opening.open("mine.scopa")
    screen.until(lambda: screen.sees("board"))
    assert screen.program.replay.property("about")["covered"]


def test_matches_are_exported_as_a_table_or_whole_and_imported(
    open_screen: Opener, papers: Path, tmp_path: Path
) -> None:
    history = Archive(tmp_path / "data" / "history")
    for seed in (8, 9):
        assert history.add(make.recorded(agreed("scopa"), seed, whole=True), "p1", datetime(2026, 11, 29))
    screen = open_screen(tmp_path, motion="off", pace="none")
    screen.press("Ctrl+T")
    screen.until(lambda: screen.sees("played"))
    Dialogue(screen, "exporting", papers, lambda: screen.click_below("export")).save("all")
    screen.until(lambda: screen.text("outcome") == "2 matches written to all.json.")
    assert len(json.loads((papers / "all.json").read_text(encoding="utf-8"))["matches"]) == 2
    table = Dialogue(screen, "exporting", papers, lambda: screen.click_below("export"))
    table.filter(1)
    table.save("all")
    screen.until(lambda: screen.text("outcome") == "2 matches written to all.csv.")
    assert len((papers / "all.csv").read_text(encoding="utf-8").splitlines()) == 3
    screen.program.history.forgetAll()
    screen.until(lambda: not screen.sees("played"))
    Dialogue(screen, "importing", papers, lambda: screen.click_below("import")).open("all.json")
    screen.until(lambda: screen.sees("played"))
    screen.until(lambda: screen.text("outcome") == "2 matches of all.json taken in.")
    assert len(history.entries()) == 2
