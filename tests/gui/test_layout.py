"""Where things lie on the table: in any window nothing is cut off and nothing lies on what it should not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtTest import QSignalSpy

from tests.dealing import arranged, left_on_the_table
from tests.pages import scene
from tests.screen import Screen

Opener = Callable[..., Screen]
WINDOWS = [(960, 600), (1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)]
DECKS = ["napoletane", "piacentine", "french"]


def at(places: Any, spot: Any) -> QRectF:
    """Where an upright card lies."""
    width, height = (places.property(name) * spot["scale"] for name in ("cardWidth", "cardHeight"))
    return QRectF(spot["x"] - width / 2, spot["y"] - height / 2, width, height)


def resize(screen: Screen, size: tuple[int, int]) -> Any:
    """Give the window a size; where the zones of its table are."""
    screen.window.setWidth(size[0])
    screen.window.setHeight(size[1])
    places: Any = screen.singleton("Places")
    screen.until(lambda: bool(places.property("width") == size[0]))
    screen.drawn()
    return places


@pytest.mark.parametrize("deck", DECKS)
def test_cards_lie_apart_and_inside_the_table(open_screen: Opener, tmp_path: Path, deck: str) -> None:
    screen = open_screen(tmp_path, deck=deck, motion="off", pace="none")
    for size in WINDOWS:
        places = resize(screen, size)
        column, top, bar = (places.property(name) for name in ("column", "tableTop", "barY"))
        middle = QRectF(column, top - 1, size[0] - 2 * column, bar - top + 1)
        for count in range(1, 15):
            cards = [at(places, places.tableSpot(slot, count).toVariant()) for slot in range(count)]
            assert all(middle.contains(card) for card in cards), size
            assert not any(one.intersects(other) for one in cards for other in cards if one is not other), size
            assert min(card.height() for card in cards) > 33, size
        hand = [at(places, places.handSpot(slot, 3).toVariant()) for slot in range(3)]
        assert not any(one.intersects(other) for one in hand for other in hand if one is not other), size
        assert all(card.top() > bar for card in hand), size


@pytest.mark.parametrize("deck", DECKS)
def test_stock_and_piles_are_whole(open_screen: Opener, tmp_path: Path, deck: str) -> None:
    screen = open_screen(tmp_path, deck=deck, motion="off", pace="none")
    while not all(screen.stage.property("counts")["piles"]) and screen.until_my_turn():
        screen.turn.make(max(screen.moves(), key=lambda move: len(move.taken)))
    screen.until_my_turn()
    for size in WINDOWS:
        resize(screen, size)
        table = screen.find("view")
        area = table.mapRectToScene(QRectF(0, 0, table.width(), table.height()))
        cards = [item for item in screen.items() if item.objectName().startswith("card-")]
        assert len(cards) == 40
        for card in cards:
            corners = [QPointF(x, y) for x in (0, card.width()) for y in (0, card.height())]
            assert all(area.contains(card.mapToScene(corner)) for corner in corners), (size, card.objectName())


@pytest.mark.parametrize("text", [100, 150, 200, 250, 300])
def test_what_a_pile_holds_stands_beside_the_table(open_screen: Opener, tmp_path: Path, text: int) -> None:
    left_on_the_table(tmp_path, arranged("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d"))
    screen = open_screen(tmp_path, text=text, motion="off", pace="none")
    screen.click("hand-10b")
    screen.until_my_turn()
    for size in WINDOWS[:2]:
        places = resize(screen, size)
        held = [item for item in screen.items() if str(item.property("text")).startswith("5 cards")]
        assert len(held) == 1
        where = held[0].mapRectToScene(QRectF(0, 0, held[0].width(), held[0].height()))
        assert where.left() >= size[0] - places.property("column"), size
        assert where.right() <= size[0], size
        assert not held[0].property("truncated")
        assert held[0].property("contentWidth") <= held[0].width() + 1


@pytest.mark.parametrize("change", ["window", "text", "cards", "deck", "hand"])
def test_a_change_moves_each_card_once(screen: Screen, change: str) -> None:
    assert screen.until_my_turn()
    cards = [item for item in screen.items() if item.objectName().startswith("card-")]
    changed = cards[0].metaObject().indexOfSignal("spotChanged()")
    moved = [QSignalSpy(card, card.metaObject().method(changed)) for card in cards]
    if change == "window":
        screen.window.resize(1600, 1000)
    else:
        wish = {"text": 150, "cards": "large", "deck": "piacentine", "hand": True}[change]
        screen.program.settings.put(**{"left_handed" if change == "hand" else change: wish})
    screen.drawn()
    assert len(cards) == 40
    assert {spy.count() for spy in moved} == {1}


def test_the_ring_of_a_card_that_can_be_taken_leaves_the_name_of_the_computer_free(
    open_screen: Opener, tmp_path: Path
) -> None:
    left_on_the_table(tmp_path, arranged("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 3d"))
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert screen.until_my_turn()
    screen.press("1")
    assert screen.turn.property("chosen") == "9d"
    for size in WINDOWS:
        resize(screen, size)
        name = scene(screen.find("opponent"))
        rings = [item.mapRectToScene(item.boundingRect()) for item in screen.items() if item.objectName() == "ring"]
        assert len(rings) >= 3
        assert not any(ring.intersects(name) for ring in rings), size
