"""What lies where in the window: for tests that change its size, its text and its cards."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF
from PySide6.QtQuick import QQuickItem

from tests.screen import Screen

DRAWN = {"french": 0.25, "french4": 0.25, "large": 1.0, "napoletane": 1.0, "piacentine": 1.0}
"""The share of a card's height, from its top, in which the picture itself tells rank and suit."""
OVER = ("choice", "offers", "notice", "coach")
"""What may lie over the table while one plays."""


def outline(item: QQuickItem, rect: QRectF | None = None) -> QPolygonF:
    """Where an item, or a part of it, is drawn in the window."""
    part = rect or QRectF(0, 0, item.width(), item.height())
    corners = (part.topLeft(), part.topRight(), part.bottomRight(), part.bottomLeft())
    return QPolygonF([item.mapToScene(QPointF(corner)) for corner in corners])


def under(item: QQuickItem) -> Iterator[QQuickItem]:
    """An item and all that is visible in it."""
    yield item
    for child in item.childItems():
        if child.isVisible():
            yield from under(child)


def named(screen: Screen, *beginnings: str) -> list[QQuickItem]:
    """The visible items whose names begin so."""
    return [item for item in screen.items() if item.objectName().startswith(beginnings)]


def telling(card: QQuickItem, deck: str) -> list[QPolygonF]:
    """The parts of a card that tell its rank and suit: those of the index laid over it, or of its picture."""
    indexes = [item for item in under(card) if item.property("glyph") is not None]
    if indexes:
        return [outline(part) for part in indexes[0].childItems() if part.isVisible()]
    return [outline(card, QRectF(0, 0, card.width() * min(1.0, DRAWN[deck]), card.height() * DRAWN[deck]))]


def hidden(screen: Screen) -> list[str]:
    """The cards on the table and in the hand of which something is hidden or cut off that tells rank or suit."""
    deck = screen.program.settings.values.deck
    cards = named(screen, "card-")
    covers = [(child, 5000.0) for item in named(screen, *OVER) for child in ([item] if item.height() else [])]
    covers += [(card, card.z()) for card in cards]
    view = outline(screen.find("view")).boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5)
    shown = {f"card-{code}" for code in (*screen.hand, *screen.table)}
    found = []
    for card in cards:
        if card.objectName() not in shown:
            continue
        for part in telling(card, deck):
            if not view.contains(part.boundingRect()):
                found.append(f"{card.objectName()} is cut off")
            found += [
                f"{card.objectName()} is under {cover.objectName()}"
                for cover, z in covers
                if cover is not card and z > card.z() and outline(cover).intersects(part)
            ]
    return found


def still(screen: Screen) -> None:
    """Let all that moves come to its place."""
    screen.until(lambda: not any(item.property("flying") for item in named(screen, "card-")))
    screen.drawn()
    screen.drawn()


def places(screen: Screen) -> dict[str, list[tuple[int, int]]]:
    """The corners of every card, of its still place and of what stands beside them, to the pixel."""
    items = named(screen, "card-", "hand-", "table-", "pile-", "total-", "deal-seal", "opponent", "view")
    return {
        item.objectName(): [(round(corner.x()), round(corner.y())) for corner in outline(item).toList()]
        for item in items
    }
