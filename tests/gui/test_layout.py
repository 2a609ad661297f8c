"""Where things lie on the table: in any window nothing is cut off and nothing lies on what it should not."""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtTest import QSignalSpy

from scopa_desktop.engine import Move
from scopa_desktop.library.preferences import CHOICES
from scopa_desktop.match import Match
from tests.dealing import arranged, left_on_the_table
from tests.layouts import hidden, named, outline, places, still
from tests.pages import CHOICE, scene, speak
from tests.screen import Screen

pytestmark = pytest.mark.slow

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


def many_on_the_table() -> Match:
    """A match in which nobody could take anything: ten cards lie on the table and I am to play."""
    match = arranged("10d 7d 5d", "8c 6c 4c", "9d 9c 9s 9b", rest="3d 3c 2d 2c 1d 1c")
    for move in ("10d", "8c", "7d", "6c", "5d", "4c"):
        match.play(Move.parse(move))
    return match


LOOKS = list(
    itertools.product(
        [(960, 600), (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (1080, 1920)],
        CHOICES["cards"],
        CHOICES["index"],
        CHOICES["text"],
        ["napoletane", "piacentine", "french", "large"],
    )
)
SMALL = [look for look in LOOKS if look[0] == (960, 600) and look[2] in (0, 25, 50) and look[3] == 300]


def assert_all_is_told(open_screen: Opener, home: Path, match: Match, looks: list[Any]) -> None:
    """Rank and suit of every card of the hand and the table are seen at once, after a key that chooses a card too."""
    left_on_the_table(home, match)
    screen = open_screen(home, motion="off", pace="none")
    assert screen.until_my_turn()
    for size, cards, index, text, deck in sorted(looks, key=lambda look: (look[-1], look)):
        screen.window.resize(*size)
        screen.program.settings.put(cards=cards, index=index, text=text, deck=deck)
        for key in ("Esc", "1"):
            screen.press(key)
            screen.drawn()
            assert hidden(screen) == [], (key, size, cards, index, text, deck)
        screen.press("Esc" if screen.turn.property("chosen") else "Ctrl+Z")
        assert screen.until_my_turn()


def few_or_many(many: bool) -> Match:
    """A match with four cards on the table and a choice, or with ten and more."""
    return many_on_the_table() if many else arranged(*CHOICE)


@pytest.mark.parametrize("many", [False, True])
def test_rank_and_suit_of_every_card_are_seen_at_once(open_screen: Opener, tmp_path: Path, many: bool) -> None:
    looks = random.Random(many).sample(SMALL, 5) + random.Random(many).sample(LOOKS, 5)
    assert_all_is_told(open_screen, tmp_path, few_or_many(many), looks)


@pytest.mark.exhaustive
@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize("size", sorted({look[0] for look in LOOKS}))
def test_rank_and_suit_of_every_card_are_seen_at_once_everywhere(
    open_screen: Opener, tmp_path: Path, size: tuple[int, int], many: bool
) -> None:
    assert_all_is_told(open_screen, tmp_path, few_or_many(many), [look for look in LOOKS if look[0] == size])


SIZES = [(960, 600), (1024, 640), (1100, 900), (1280, 720), (1280, 600), (1366, 768), (1440, 900), (1600, 1000)]
SIZES += [(1920, 1080), (1000, 1400)]


def test_after_every_step_all_lies_where_a_fresh_window_has_it(open_screen: Opener, tmp_path: Path) -> None:
    chance = random.Random(5)
    screen = open_screen(tmp_path / "stepping", pace="none", motion="normal")
    assert screen.until_my_turn()
    steps = list(zip(chance.sample(SIZES, 6), [100, 300, 125, 200, 100, 100], strict=True))
    for at, (size, text) in enumerate(steps):
        if at % 2:
            screen.press(chance.choice("12"))
            screen.press("Return")
            for _ in range(chance.randrange(8)):
                screen.drawn()
        screen.program.settings.put(text=text)
        screen.window.resize(*size)
        assert screen.until_my_turn()
        still(screen)
        home = tmp_path / str(at)
        shutil.copytree(screen.home, home)
        fresh = open_screen(home)
        assert fresh.until_my_turn()
        fresh.window.resize(*size)
        still(fresh)
        assert places(screen) == places(fresh), (size, text)
        fresh.close()


@pytest.mark.parametrize("change", ["notice", "panel"])
def test_what_takes_room_from_the_table_covers_no_card(open_screen: Opener, tmp_path: Path, change: str) -> None:
    screen = open_screen(tmp_path, pace="none", motion="calm", text=150)
    assert screen.until_my_turn()
    screen.press("Right")
    still(screen)
    before = screen.find("view").height()
    if change == "notice":
        screen.program.notices.add("not_saved", "disk full")
        screen.until(lambda: screen.find("view").height() < before)
    else:
        screen.press("V")
        screen.until(lambda: screen.find("view").width() < screen.window.width())
    still(screen)
    assert hidden(screen) == []
    view = outline(screen.find("view")).boundingRect()
    assert all(view.contains(outline(card).boundingRect()) for card in named(screen, "card-"))
    if change == "notice":
        screen.click("dismiss")
    else:
        screen.press("V")
    still(screen)
    assert screen.find("view").height() == before
    assert hidden(screen) == []


@pytest.mark.parametrize("size", [(640, 400), (960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_offers_of_the_first_start_lie_where_no_card_is(
    open_screen: Opener, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    screen = open_screen(tmp_path)
    speak(screen, language)
    screen.program.settings.put(motion="off", pace="none")
    screen.window.resize(*size)
    assert screen.until_my_turn()
    for text in (100, 125, 150, 175, 200, 250, 300):
        assert screen.program.settings.values.text == text
        still(screen)
        if screen.sees("offers"):
            offers = outline(screen.find("offers"))
            over = [item.objectName() for item in named(screen, "card-", "total-") if outline(item).intersects(offers)]
            assert over == [], text
            assert not screen.sees("offer-text") or screen.find("offer-text").isEnabled() == (text < 300)
        else:
            assert size < (960, 600) or text > 100
        assert hidden(screen) == [], text
        screen.program.settings.enlarge(1)
