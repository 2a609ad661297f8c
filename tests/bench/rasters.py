"""What the pictures of the cards cost: `python -m tests.bench.rasters [--window] [DECK ...]`.

For every deck: the milliseconds of a processor in which QtSvg reads a card and draws it 240 and 600 pixels wide, and
the ratio of the dearest card to the middle one; the seconds for all faces and a back, one after the other, as wide as
they lie on the table. With `--window` also, in the real window: the seconds from the choice of the deck until every
card that is seen is there, the longest gap between two frames meanwhile, the most that the window's own thread worked
between two frames (which other work on the machine changes less), and both for as long a while in which nothing is
loaded; the same for a window that is made larger, where each card is drawn anew.
"""

from __future__ import annotations

import argparse
import itertools
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from PySide6.QtCore import QByteArray, QRectF, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest

from scopa_desktop.library.decks import Deck, assets, find

WIDTHS = (240, 600)
ON_TABLE = 120
"""Width of a card on the table of a window of 1280 x 720."""

DOT = b"""
import QtQuick
Rectangle {
    color: "black"; height: 1; width: 1; z: 9999
    NumberAnimation on opacity { duration: 1000; from: 0.5; loops: Animation.Infinite; to: 1 }
}
"""


def spent(what: Callable[[], object]) -> float:
    """Milliseconds of a processor."""
    begun = time.process_time()
    what()
    return (time.process_time() - begun) * 1000


def told(costs: Sequence[float]) -> str:
    """The middle one, the most, and their ratio."""
    return f"{median(costs):6.1f} {max(costs):6.1f} {max(costs) / median(costs):5.1f}"


def draw(renderer: QSvgRenderer, width: int) -> None:
    box = renderer.viewBoxF()
    image = QImage(width, round(width * box.height() / box.width()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()


def pictures(deck: Deck) -> None:
    """Print what each card of a deck costs."""
    files = [*deck.faces.values(), *deck.pips.values()]
    costs: dict[str, list[float]] = {name: [] for name in ("read", *map(str, WIDTHS))}
    for file in files:
        data = QByteArray(file.read_bytes())
        renderer = QSvgRenderer()
        costs["read"].append(min(spent(lambda: renderer.load(data)) for _ in range(3)))  # noqa: B023 - used at once
        for width in WIDTHS:
            costs[str(width)].append(min(spent(lambda: draw(renderer, width)) for _ in range(2)))  # noqa: B023 - used at once
    begun = time.process_time()
    for file in (*deck.faces.values(), next(iter(deck.backs.values()))):
        draw(QSvgRenderer(str(file)), ON_TABLE)
    whole = time.process_time() - begun
    size = sum(file.stat().st_size for file in files) / 1e6
    print(f"{deck.key:12} {size:5.2f}  {'  '.join(map(told, costs.values()))}  {whole:6.2f}", flush=True)


class Window:
    """The program at a table, in which a dot blinks so that frames are drawn all the time."""

    def __init__(self, home: Path) -> None:
        from tests.screen import Screen

        self.screen = Screen(home, {"motion": "off", "pace": "none", "volume": 0})
        self.screen.window.resize(1280, 720)
        context = QQmlEngine.contextForObject(self.screen.window)
        assert context is not None
        component = QQmlComponent(context.engine())
        component.setData(DOT, QUrl())
        dot = component.create()
        assert isinstance(dot, QQuickItem)
        dot.setParentItem(self.screen.window.contentItem())
        self._dot = dot
        self.stamps: list[tuple[float, float]] = []
        self._looking = 0.0
        self.screen.window.frameSwapped.connect(self._stamp)

    def _stamp(self) -> None:
        self.stamps.append((time.perf_counter(), time.thread_time() - self._looking))

    def loaded(self) -> bool:
        """Whether every picture that is seen is there; the time this takes is not the window's."""
        begun = time.thread_time()
        seen = [item for item in self.screen.items() if item.property("retainWhileLoading") is not None]
        there = all(item.property("progress") == 1 for item in seen)
        self._looking += time.thread_time() - begun
        return there

    def longest(self, since: int) -> str:
        """Milliseconds of the longest gap since a frame, and the most work between two frames."""
        pairs = list(itertools.pairwise(self.stamps[max(0, since - 1) :]))
        return " ".join(f"{max((later[of] - sooner[of]) * 1000 for sooner, later in pairs):5.0f}" for of in (0, 1))

    def measured(self, change: Callable[[], object]) -> str:
        """What a change costs until all is there, and its longest gap beside that of as long a while without it."""
        self.screen.until(self.loaded)
        QTest.qWait(300)
        before, begun = len(self.stamps), time.perf_counter()
        change()
        self.screen.drawn()
        self.screen.until(self.loaded)
        took = time.perf_counter() - begun
        self.screen.drawn()
        gap = self.longest(before)
        before = len(self.stamps)
        QTest.qWait(round(took * 1000) + 100)
        return f"{took:6.2f} {gap} {self.longest(before)}"


def in_window(keys: list[str]) -> None:
    """Print what choosing each deck and making the window larger cost."""
    QGuiApplication([])
    heads = (f"{what}: s   gap  work   quiet    " for what in ("chosen", "larger"))
    print(f"\n{'':12} {'  '.join(heads)}")
    with tempfile.TemporaryDirectory() as home:
        window = Window(Path(home))
        put, resize = window.screen.program.settings.put, window.screen.window.resize
        for key in [*keys[1:], keys[0]]:
            chosen = window.measured(lambda: put(deck=key))  # noqa: B023 - used at once
            larger = window.measured(lambda: resize(1920, 1080))
            resize(1280, 720)
            window.screen.drawn()
            print(f"{key:12} {chosen:>30}  {larger:>30}", flush=True)
        window.screen.close()


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(description="What the pictures of the cards cost.")
    parser.add_argument("deck", nargs="*")
    parser.add_argument("--window", action="store_true")
    options = parser.parse_args()
    decks = {key: deck for key, deck in find(assets() / "decks")[0].items() if key in options.deck or not options.deck}
    heads = [f"{what:>6} {'most':>6} {'ratio':>5}" for what in ("read", *map(str, WIDTHS))]
    print(f"{'':12} {'MB':>5}  {'  '.join(heads)}  {'deck s':>6}")
    for deck in decks.values():
        pictures(deck)
    if options.window:
        in_window(list(decks))


if __name__ == "__main__":
    main()
