"""The criteria of accessibility that are about time: X10 announcements, X12 motion, X13 no time limit, X14 flashes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from shiboken6 import isValid

from tests.dealing import arranged, left_on_the_table
from tests.pages import PAGES, at_table, leave, opened, resize
from tests.screen import Screen

pytestmark = pytest.mark.slow

Opener = Callable[..., Screen]
SCOPA = ("10b 9d 8c", "7s 6s 5s", "1c 2b 3s 4d")


def parts(screen: Screen) -> Iterator[QObject]:
    """Everything the window is made of."""
    todo: list[QObject] = [screen.window, *screen.items()]
    while todo:
        part = todo.pop()
        if isValid(part):
            yield part
            todo += [child for child in part.children() if not isinstance(child, QQuickItem)]


def running(screen: Screen, kind: str) -> list[QObject]:
    """The clocks or animations of the window that run."""
    return [part for part in parts(screen) if part.inherits(kind) and part.property("running")]


def shown(screen: Screen) -> set[str]:
    """The cards whose faces are seen."""
    return {
        item.objectName() for item in screen.items() if item.objectName().startswith("card-") and item.property("code")
    }


@pytest.mark.parametrize("motion", ["calm", "fast"])
def test_x10_a_move_is_announced_in_the_frame_in_which_it_begins(
    open_screen: Opener, tmp_path: Path, motion: str
) -> None:
    left_on_the_table(tmp_path, arranged(*SCOPA))
    screen = open_screen(tmp_path, motion=motion, pace="none")
    assert screen.until_my_turn()
    story: list[str] = []
    known = shown(screen)

    def look() -> None:
        known.update(now := shown(screen) - known)
        story.extend(f"{code} is seen" for code in now)
        story.append("frame")

    screen.window.afterAnimating.connect(look)
    screen.program.announcer.said.connect(lambda text, urgent: story.append(f"{text}{' !' if urgent else ''}"))
    screen.press("1")
    screen.until_my_turn()
    screen.drawn()
    screen.window.afterAnimating.disconnect(look)
    told = [text for text in story if text != "frame" and not text.endswith("is seen")]
    mine = (
        "You take the ace of cups, the two of clubs, the three of swords and the four of coins with the king of clubs."
    )
    assert told[0] == f"{mine} Scopa!"
    assert told[1].startswith("The computer lays")
    assert told[2:] == ["Your turn."]
    (laid,) = screen.table
    assert "frame" not in story[story.index(told[1]) : story.index(f"card-{laid} is seen")]


def test_x10_a_refusal_is_announced_at_once_and_cuts_off(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged("9d 1c 5b", "1b 3s 10s", "5c 4b 3d 2s"))
    screen = open_screen(tmp_path, motion="calm", pace="none")
    assert screen.until_my_turn()
    screen.click("table-2s")
    heard: list[tuple[str, bool]] = []
    screen.program.announcer.said.connect(lambda text, urgent: heard.append((text, urgent)))
    screen.click("hand-5b")
    assert heard == [("You must take the five of cups.", True)]


def test_x12_nothing_is_animated_where_nothing_may_move(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged(*SCOPA))
    screen = open_screen(tmp_path, motion="off", pace="none", cards="huge")
    animated: set[str] = set()

    def look() -> bool:
        animated.update(part.metaObject().className() for part in running(screen, "QQuickAbstractAnimation"))
        return False

    for go in PAGES.values():
        go(screen)
        look()
        screen.drawn()
        leave(screen)
        look()
    while screen.phase != "count":
        if screen.phase == "mine":
            screen.play_by_keys()
        screen.until(lambda: look() or screen.phase in ("mine", "count"))
    assert animated == set()


def test_x12_with_motion_the_same_eyes_see_it(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged(*SCOPA))
    screen = open_screen(tmp_path, motion="calm", pace="none")
    assert screen.until_my_turn()
    screen.stretch("play")
    screen.press("1")
    screen.until(lambda: bool(running(screen, "QQuickAbstractAnimation")))


def test_x13_no_clock_runs_while_the_program_waits_for_a_person(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, motion="calm", pace="slow")
    screen.click("hand-2c")
    screen.until_my_turn()
    QTest.mouseMove(screen.window, screen.middle("status"))  # over a card the bubble waits for it to stay
    screen.until(lambda: not running(screen, "QQmlTimer"))

    def clocks() -> list[str]:
        waiting = [timer for timer in screen.program.findChildren(QTimer) if timer.isActive()]
        return [part.metaObject().className() for part in [*running(screen, "QQmlTimer"), *waiting]]

    assert clocks() == []
    told = screen.text("status")
    assert told.startswith("The computer")
    for page, go in PAGES.items():
        go(screen)
        screen.until(lambda: not screen.stage.property("waiting"))
        screen.drawn()
        assert opened(screen) or page == "choice"
        assert clocks() == [], page
        leave(screen)


SMOOTH = Qt.TransformationMode.SmoothTransformation
ACROSS, FIELD, PART = 32, (11, 8), 0.25
"""WCAG 2.2, general flash: a quarter of a field of 341 x 256 pixels (of 1024 x 768) that flashes; here in squares."""


def brightness(image: QImage) -> list[float]:
    """The relative luminance (WCAG 2.2), 0 to 1, of squares of a picture, row by row."""
    small = image.convertToFormat(QImage.Format.Format_RGB32).scaledToWidth(ACROSS, SMOOTH)
    return [
        0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
        for y in range(small.height())
        for x in range(small.width())
        for colour in [small.pixelColor(x, y)]
    ]


def linear(part: float) -> float:
    """The light of a colour component, 0 to 1."""
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def turns(course: Sequence[tuple[int, float]]) -> list[int]:
    """When a square that was as bright as this at these times began to grow brighter, or darker, by a tenth."""
    low = high = course[0][1]
    going, found = 0, []
    for time, value in course:
        low, high = min(low, value), max(high, value)
        if value >= low + 0.1 and going <= 0:
            going, high = 1, value
            found.append(time)
        elif value <= high - 0.1 and going >= 0:
            going, low = -1, value
            found.append(time)
    return found


def flashing(frames: Sequence[tuple[int, list[float]]]) -> float:
    """The largest part of any field of view that flashes more than three times in one and the same second.

    A frame is its time in milliseconds and its squares; a flash is a turn to brighter and one to darker.
    """
    columns = [turns([(time, squares[at]) for time, squares in frames]) for at in range(len(frames[0][1]))]
    rows, worst = len(columns) // ACROSS, 0
    for start, _ in frames:
        fast = [sum(0 <= time - start < 1000 for time in column) // 2 > 3 for column in columns]
        for top in range(max(1, rows - FIELD[1] + 1)):
            for left in range(ACROSS - FIELD[0] + 1):
                inside = (
                    fast[row * ACROSS + left : row * ACROSS + left + FIELD[0]]
                    for row in range(top, min(rows, top + FIELD[1]))
                )
                worst = max(worst, sum(sum(line) for line in inside))
    return worst / (FIELD[0] * FIELD[1])


def test_x14_a_scopa_is_no_flicker(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged(*SCOPA))
    screen = open_screen(tmp_path, motion="normal", pace="none")
    resize(screen, 960, 600)
    assert screen.until_my_turn()
    clock = QElapsedTimer()
    clock.start()
    frames = [(0, brightness(screen.window.grabWindow()))]
    screen.press("1")
    while screen.stage.property("waiting") or running(screen, "QQmlTimer"):
        screen.drawn()
        frames.append((clock.elapsed(), brightness(screen.window.grabWindow())))
    assert len(frames) > 8
    assert flashing(frames) < PART


@pytest.mark.parametrize(("pause", "part"), [(100, 1.0), (300, 0.0)])
def test_x14_a_flicker_would_be_seen(pause: int, part: float) -> None:
    flicker = [(at * pause, [0.2 if at % 2 else 0.6] * ACROSS * FIELD[1]) for at in range(20)]
    assert flashing(flicker) == part
