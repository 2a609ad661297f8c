"""What a screen reader finds on every page: name, role and state of all that takes the focus, and nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from tests.pages import PAGES, at_table, leave, opened, to_the_count
from tests.screen import Screen

Opener = Callable[..., Screen]
ROLES = {
    *(QAccessible.Role.Button, QAccessible.Role.RadioButton, QAccessible.Role.CheckBox, QAccessible.Role.Switch),
    *(QAccessible.Role.PageTab, QAccessible.Role.MenuItem, QAccessible.Role.Slider, QAccessible.Role.EditableText),
    *(QAccessible.Role.List, QAccessible.Role.ListItem, QAccessible.Role.Pane, QAccessible.Role.Dialog),
    *(QAccessible.Role.StaticText, QAccessible.Role.Heading, QAccessible.Role.StatusBar, QAccessible.Role.Document),
    *(QAccessible.Role.AlertMessage, QAccessible.Role.Grouping, QAccessible.Role.SpinBox, QAccessible.Role.Graphic),
    QAccessible.Role.PageTabList,
}


NAMED_OFTEN = ("about", "StaticText")
"""The page that names one licence several times."""


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """A screen reader is running: only then does Qt name all buttons."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def elements(interface: Any) -> Iterator[Any]:
    """Every element under one that is not hidden."""
    if interface.state().invisible:
        return
    yield interface
    for at in range(interface.childCount()):
        child = interface.child(at)
        if child is not None:
            yield from elements(child)


def told(interface: Any) -> tuple[str, str, str]:
    """The role of an element, its name and what is said of it."""
    name, says = (interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
    return str(interface.role().name), name.strip(), says.strip()


def reachable(screen: Screen) -> list[QQuickItem]:
    """What Tab goes to."""
    return [item for item in screen.items() if item.activeFocusOnTab() and item.isEnabled() and item.width() > 0]


def focused(screen: Screen) -> str:
    """The name of what has the focus."""
    item: QQuickItem | None = screen.window.activeFocusItem()
    return "" if item is None else item.objectName()


def complaints(screen: Screen, page: str) -> list[str]:
    """What is wrong with the tree while a page is shown."""
    found = []
    for item in reachable(screen):
        interface = QAccessible.queryAccessibleInterface(item)
        where = item.objectName() or item.metaObject().className()
        if interface is None:
            found.append(f"{where} is not in the tree")
            continue
        role, name, _ = told(interface)
        if not name:
            found.append(f"{where} ({role}) has no name")
        if interface.role() not in ROLES:
            found.append(f"{where} has the role {role}")
        if not interface.state().focusable:
            found.append(f"{where} ({name}) does not say that it takes the focus")
    for element in elements(QAccessible.queryAccessibleInterface(screen.window)):
        role, name, _ = told(element)
        if element.state().focusable and not name:
            found.append(f"{role} without a name: {element.object().objectName()}")
        inside = [
            told(element.child(at)) for at in range(element.childCount()) if not element.child(at).state().invisible
        ]
        often = [one for one, times in Counter(inside).items() if times > 1 and one[1]]
        found += [f"twice in {name}: {one}" for one in often if (page, one[0]) != NAMED_OFTEN]
        found += [f"in itself: {one}" for one in inside if one[1] and one[1] == name and one[0] != "Heading"]
    return found


def test_x09_all_that_takes_the_focus_has_a_name_a_role_and_a_state(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, board=True)
    screen.drawn()
    found = [f"table: {line}" for line in complaints(screen, "table")]
    for page, go in PAGES.items():
        go(screen)
        screen.drawn()
        assert opened(screen) or page == "choice"
        found += [f"{page}: {line}" for line in complaints(screen, page)]
        leave(screen)
    to_the_count(screen)
    found += [f"count: {line}" for line in complaints(screen, "count")]
    assert found == []


@pytest.mark.parametrize("opener", ["hand-2c", "napola"])
def test_x11_the_focus_returns_from_every_page(open_screen: Opener, tmp_path: Path, opener: str) -> None:
    screen = at_table(open_screen, tmp_path)
    lost = []
    for page, go in PAGES.items():
        if page in ("choice", "question"):
            continue
        item = screen.find(opener)
        item.forceActiveFocus()
        if page == "zoom":
            screen.find("hand-9d").forceActiveFocus()
        go(screen)
        screen.until(lambda: bool(opened(screen)))
        over = screen.window.activeFocusItem()
        if over is None or over is item:
            lost.append(f"{page} does not get the focus")
        leave(screen)
        screen.drawn()
        if focused(screen) != ("hand-2c" if page == "zoom" else opener):
            lost.append(f"after {page} it is on {focused(screen)!r}")
    assert lost == []
