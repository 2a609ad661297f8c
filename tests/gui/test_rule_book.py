"""The rule book: its chapters by mouse and keys, the way to it from a refused card, and that its pictures are right."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF
from PySide6.QtQuick import QQuickItem

import scopa_desktop
from scopa_desktop.engine import PRIMIERA, Card, agreed, parse_codes
from tests.cases import some
from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]
QML = Path(scopa_desktop.__file__).with_name("qml") / "ScopaDesktop"


def book(screen: Screen) -> QObject:
    """The rule book's page, which is open."""
    found = screen.window.findChild(QObject, "book")
    assert isinstance(found, QObject)
    return found


def chapters(screen: Screen) -> list[dict[str, Any]]:
    """What the book holds."""
    told: list[dict[str, Any]] = screen.singleton("RuleChapters").property("chapters").toVariant()
    return told


def parts(screen: Screen, kind: str) -> list[tuple[str, dict[str, Any]]]:
    """All parts of a kind, each with the last head before it (the chapter's key if there is none)."""
    found = []
    for chapter in chapters(screen):
        head = chapter["key"]
        for part in chapter["parts"]:
            if part["kind"] == "head":
                head = part["key"] or head
            if part["kind"] == kind:
                found.append((head, part))
    return found


def opened(screen: Screen) -> Screen:
    """The screen with the book open."""
    screen.press("F1")
    screen.until(lambda: screen.sees("page-of-the-book"))
    screen.drawn()
    return screen


def scroller(screen: Screen) -> QQuickItem:
    """The part of the book that scrolls."""
    item = screen.find("page-of-the-book")
    assert isinstance(item, QQuickItem)
    return item


def place(screen: Screen) -> float:
    """How far the page is scrolled."""
    return float(scroller(screen).property("contentItem").property("contentY"))


def test_f1_opens_the_book_and_escape_goes_back_to_the_game(screen: Screen) -> None:
    assert screen.until_my_turn()
    opened(screen)
    screen.press("1")
    assert not any(played.seat == 0 for played in screen.state.history)
    screen.press("Esc")
    screen.until(lambda: not screen.sees("page-of-the-book"))
    screen.press("1")
    screen.press("Return")
    screen.until(lambda: any(played.seat == 0 for played in screen.state.history))


def test_right_and_left_turn_through_all_chapters(screen: Screen) -> None:
    titles = [chapter["title"] for chapter in chapters(opened(screen))]
    for title in titles:
        assert screen.text("chapter") == title
        screen.press("Right")
    assert screen.text("chapter") == titles[-1]
    for _ in titles:
        screen.press("Left")
    assert screen.text("chapter") == titles[0]


def test_a_chapter_is_chosen_in_the_list_by_mouse_and_by_keys(screen: Screen) -> None:
    opened(screen)
    screen.click("chapter-capture")
    assert screen.text("chapter") == "Taking cards"
    for _ in range(10):
        screen.press("Tab")
        if screen.window.activeFocusItem().objectName() == "list-of-chapters":
            break
    screen.press("Down")
    assert screen.text("chapter") == "The scopa"
    screen.press("Up")
    screen.press("Up")
    assert screen.text("chapter") == "The deal"


def test_arrows_and_page_keys_scroll(screen: Screen) -> None:
    opened(screen)
    screen.click("chapter-capture")
    screen.drawn()
    assert place(screen) == 0
    screen.press("Down")
    step = place(screen)
    assert step > 0
    screen.press("PgDown")
    assert place(screen) > 3 * step
    screen.press("End")
    end = place(screen)
    screen.press("PgUp")
    assert step < place(screen) < end
    screen.press("Home")
    screen.press("Up")
    assert place(screen) == 0
    screen.press("End")
    screen.press("Right")
    assert place(screen) == 0


HANDS = ("9d 1c 5b", "1b 3s 10s", "5c 4b 3d 2s")


@pytest.mark.parametrize(
    ("house", "picked", "card", "head"),
    [
        ((), ("3d", "2s"), "5b", "equal"),
        ((), ("2s",), "9d", "sum"),
        (("asso_piglia_tutto",), ("2s",), "1c", "ace"),
        (("presa_minima",), ("3d", "2s", "4b"), "9d", "fewest"),
    ],
)
@pytest.mark.parametrize("text", some([100, 200], 100))
def test_why_opens_the_rule_by_which_a_card_was_refused(
    open_screen: Opener,
    tmp_path: Path,
    house: tuple[str, ...],
    picked: tuple[str, ...],
    card: str,
    head: str,
    text: int,
) -> None:
    left_on_the_table(tmp_path, arranged(*HANDS, rules=agreed("scopa", house=house)))
    screen = open_screen(tmp_path, motion="off", pace="none", text=text)
    assert screen.until_my_turn()
    assert not screen.sees("why")
    for code in picked:
        screen.click(f"table-{code}")
    screen.click(f"hand-{card}")
    screen.click("why")
    screen.until(lambda: screen.sees("page-of-the-book"))
    screen.drawn()
    page, rule = scroller(screen), screen.find(f"part-{head}")
    below = rule.mapToScene(QPointF(0, 0)).y() - page.mapToScene(QPointF(0, 0)).y()
    screen.press("End")
    assert below == pytest.approx(0, abs=12) or (
        0 < below < page.height() - 2 * rule.height()
        and rule.mapToScene(QPointF(0, 0)).y() - page.mapToScene(QPointF(0, 0)).y() == pytest.approx(below)
    )
    screen.press("Esc")
    screen.until(lambda: not screen.sees("page-of-the-book"))
    screen.press("3")
    screen.until(lambda: any(played.seat == 0 for played in screen.state.history))
    assert not screen.sees("why")


def test_every_reason_has_its_rule(screen: Screen) -> None:
    source = (QML / "rules" / "RuleBook.qml").read_text(encoding="utf-8")
    places = dict(re.findall(r'(\w+): "(\w+\.\w+)"', source))
    names = (QML / "words" / "Sentences.qml").read_text(encoding="utf-8")
    refusals = re.findall(r"(\w+): (?:message|\(\)) =>", names.split("property var refusals")[1].split("})")[0])
    assert {"must_take", "must_take_all", "must_take_equal", "must_take_fewest", "not_your_turn", "wrong_sum"} <= set(
        places
    ) & set(refusals)
    heads = {
        f"{chapter['key']}.{part['key']}"
        for chapter in chapters(screen)
        for part in chapter["parts"]
        if part["kind"] == "head"
    }
    assert set(places.values()) <= heads


def test_every_key_has_its_line_and_it_is_the_key_in_force(screen: Screen) -> None:
    def listed() -> set[str]:
        return {line[0] for _, part in parts(screen, "rows") for line in part["rows"]}

    numbered = re.compile(r"(hand|table)\d+")
    first: dict[str, str] = screen.program.keyboard.property("first")
    assert len(first) > 50
    assert {key for command, key in first.items() if not numbered.fullmatch(command)} <= listed()
    assert {"1 …", "Shift+1 …"} <= listed()
    screen.program.settings.put(keys="hint=J")
    assert "J" in listed()
    assert "H" not in listed()


def test_the_list_of_chapters_shows_the_one_the_book_is_opened_at(open_screen: Opener) -> None:
    screen = open_screen(motion="off", pace="none")
    assert screen.until_my_turn()
    screen.press("?")
    screen.until(lambda: screen.sees("chapter-keys"))
    chapters = screen.find("list-of-chapters")
    entry = screen.find("chapter-keys")
    place = chapters.mapRectToScene(chapters.boundingRect())
    screen.until(lambda: place.contains(entry.mapRectToScene(entry.boundingRect())))


def test_every_capture_in_a_picture_is_one_of_the_rules(screen: Screen) -> None:
    house = {"ace": ("asso_piglia_tutto",), "fewest": ("presa_minima",)}
    pictures = parts(screen, "play")
    assert len(pictures) >= 9
    for head, part in pictures:
        captures = agreed("scopa", house=house.get(head, ())).captures(
            Card.parse(part["card"]), parse_codes(" ".join(part["table"]))
        )
        assert set(part["taken"]) in [{card.code for card in capture} for capture in captures], part["text"]


def test_the_worked_count_is_right(screen: Screen) -> None:
    (_, part), *others = parts(screen, "count")
    assert not others
    lines = part["lines"]
    gained = [sum(line[3][side] for line in lines[:5]) for side in (0, 1)]
    assert gained == list(lines[5][3])
    assert [line[1:3] for line in lines[6:]] == [[f"8 + {gained[0]} = 11", f"7 + {gained[1]} = 10"]]
    primiera = next(line for line in lines if line[4][0] and line[4][1])
    sums = []
    for told, codes in zip(primiera[1:3], primiera[4], strict=True):
        values = [PRIMIERA[Card.parse(code).rank] for code in codes]
        assert told == " + ".join(map(str, values)) + f" = {sum(values)}"
        assert {Card.parse(code).suit for code in codes} == {Card.parse(code).suit for code in ("1d", "1c", "1s", "1b")}
        sums.append(sum(values))
    assert primiera[3] == [sums[0] > sums[1], sums[1] > sums[0]]


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "text"), [(1280, 720, 100), (960, 600, 200), (960, 600, 300)])
def test_every_chapter_reflows(open_screen: Opener, width: int, height: int, text: int) -> None:
    screen = open_screen(motion="off", pace="none", text=text)
    screen.window.resize(width, height)
    opened(screen)
    for _ in chapters(screen):
        screen.drawn()
        page = scroller(screen)
        right = page.mapToScene(QPointF(page.width(), 0)).x()
        column = screen.find("column-of-the-book")
        for item in inside(column):
            assert item.mapToScene(QPointF(item.width(), 0)).x() <= right + 1, item
            words, lines = str(item.property("text") or ""), item.property("lineCount") or 1
            if lines > 2:
                assert len(words) / lines < 84, words
            assert not item.property("truncated")
        screen.press("Right")


def inside(item: QQuickItem) -> list[QQuickItem]:
    """All visible items in an item."""
    return [one for child in item.childItems() if child.isVisible() for one in (child, *inside(child))]


def test_a_narrow_book_has_its_chapters_on_a_page_of_their_own(open_screen: Opener) -> None:
    screen = open_screen(motion="off", pace="none", text=200)
    screen.window.resize(960, 600)
    opened(screen)
    assert not screen.sees("list-of-chapters")
    screen.click("chapters")
    assert not screen.sees("page-of-the-book")
    screen.press("Down")
    screen.press("Return")
    assert screen.sees("page-of-the-book")
    assert not screen.sees("list-of-chapters")
    assert book(screen).property("title") == "The cards"
    screen.click("forward")
    assert book(screen).property("title") == "The deal"
    screen.click("close-book")
    screen.until(lambda: not screen.sees("page-of-the-book"))
