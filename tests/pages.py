"""Every page a user can come to, and a way to it: for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, QTranslator
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

CHOICE = ("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 3d")
"""My cards, the computer's and the table: the first of mine can take in two ways, the second takes nothing."""

SETTINGS = 9
"""How many pages the settings have."""


def at_table(open_screen: Callable[..., Screen], home: Path, **preferences: object) -> Screen:
    """The window in a match in which I am to play, and in which nothing moves."""
    left_on_the_table(home, arranged(*CHOICE))
    screen = open_screen(home, **({"motion": "off", "pace": "none"} | preferences))
    assert screen.until_my_turn()
    return screen


def resize(screen: Screen, width: int, height: int) -> None:
    """Give the window a size and let it be drawn."""
    screen.window.setWidth(width)
    screen.window.setHeight(height)
    screen.until(lambda: screen.window.contentItem().width() == width)
    screen.drawn()


def command(name: str) -> Callable[[Screen], None]:
    """Has a command done, as an entry of the menus has."""
    return lambda screen: screen.command(name)


def keys(*pressed: str) -> Callable[[Screen], None]:
    """Presses keys."""

    def press(screen: Screen) -> None:
        for key in pressed:
            screen.press(key)

    return press


def settings(page: int) -> Callable[[Screen], None]:
    """Opens a page of the settings."""

    def open_page(screen: Screen) -> None:
        screen.press("Ctrl+,")
        screen.until(lambda: screen.sees("pages"))
        screen.find("pages").setProperty("currentIndex", page)

    return open_page


PAGES: dict[str, Callable[[Screen], None]] = {
    "choice": keys("1"),
    "captured": keys("C"),
    "last move": keys("U"),
    "zoom": keys("Right", "Z"),
    "rules": keys("F1"),
    "keys": keys("?"),
    "question": keys("2", "N"),
    **{f"settings {page}": settings(page) for page in range(SETTINGS)},
    "seals": keys("S"),
    "history": command("history"),
    "statistics": command("statistics"),
    "fairness": command("fairness"),
    "about": command("about"),
    "number": command("number"),
    "save": keys("Ctrl+S"),
    **{f"menu {at}": keys("F10", *["Right"] * at) for at in range(5)},
}
"""The pages over the table, each with the way from the table to it; Esc leads back."""


def opened(screen: Screen) -> list[QQuickItem]:
    """What lies over the table now: pages and menus."""
    overlays = [item for item in screen.items() if item.inherits("QQuickOverlay")]
    return [child for item in overlays for child in item.childItems() if child.isVisible()]


def leave(screen: Screen) -> None:
    """Go back to the table."""
    for _ in range(4):
        screen.press("Esc")
        if not opened(screen) and not screen.turn.property("chosen"):
            return
    screen.until(lambda: not opened(screen))


def to_the_count(screen: Screen) -> None:
    """Play until the count of the round is shown, all of it."""
    screen.play_round(screen.play_by_keys)
    if not screen.find("sheet").property("complete"):
        screen.press("Space")
    screen.until(lambda: bool(screen.find("sheet").property("complete")))


class Longer(QTranslator):
    """A language whose texts are 40 % longer than the English ones."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        if disambiguation and "code of this language" in disambiguation:
            return source
        more = max(1, round(len(source) * 0.4))
        return f"{source} {'oltre misura e più '[: more - 1] * (1 + more // 19)}"[: len(source) + more].rstrip()


def speak(screen: Screen, language: str) -> QTranslator | None:
    """Have the window speak a language, "longer" for one that is; what must be kept alive and removed for it."""
    if language != "longer":
        screen.program.base.speak(language)
        return None
    longer = Longer()
    QCoreApplication.installTranslator(longer)
    screen.program._engine.retranslate()
    return longer


def texts(root: QQuickItem) -> Iterator[QQuickItem]:
    """Every text to be read under an item; the ranks on the cards are pictures."""
    todo = [root]
    while todo:
        item = todo.pop()
        if not item.isVisible() or item.opacity() == 0 or item.property("glyph") is not None:
            continue
        if item.inherits("QQuickText") and item.property("text"):
            yield item
        todo.extend(item.childItems())


def alignment(item: QQuickItem) -> int:
    """Where a text is in its place, as Qt numbers it."""
    context = qmlContext(item)
    assert context is not None
    return int(QQmlExpression(context, item, "horizontalAlignment").evaluate()[0])


def scene(item: QQuickItem) -> QRectF:
    """Where what is written is in the window."""
    width = min(item.width(), float(item.property("contentWidth")))
    share = {2: 1.0, 4: 0.5}.get(alignment(item), 0.0)
    left = (item.width() - width) * share
    return item.mapRectToScene(QRectF(left, 0, width, item.height()))


def scroller(item: QQuickItem) -> QQuickItem | None:
    """What an item is scrolled by, if anything."""
    parent: QQuickItem | None = item
    while parent is not None:
        if parent.inherits("QQuickFlickable") and parent.clip():
            return parent
        parent = parent.parentItem()
    return None
