"""The criteria of accessibility, each by its number: what can be measured at the window itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from scopa_desktop.engine import Move
from scopa_desktop.library.preferences import CHOICES
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.match import Match
from scopa_desktop.ui.app import App
from scopa_desktop.ui.settings.settings import Settings
from scopa_desktop.ui.start.base import Base
from tests.dealing import arranged, left_on_the_table
from tests.pages import PAGES, at_table, leave, opened, resize, scene, scroller, texts
from tests.screen import Screen

Opener = Callable[..., Screen]
CALM = {"motion": "off", "pace": "none"}


def light(colour: QColor) -> float:
    """The relative luminance of a colour."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, 1 to 21."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


READ = [
    *(("clothText", "cloth"), ("clothText", "bar"), ("clothSoft", "bar"), ("gold", "bar"), ("dark", "gold")),
    *(("ink", "paper"), ("ink", "paperDeep"), ("ink", "field"), ("inkSoft", "paper"), ("inkSoft", "paperDeep")),
    *(("actionText", "action"), ("actionText", "actionDeep"), ("action", "paper")),
]
SEEN = [("focus", "paper"), ("dark", "gold")]


@pytest.mark.slow
@pytest.mark.parametrize("table", ["green", "blue", "wood"])
@pytest.mark.parametrize("chrome", ["light", "dark"])
@pytest.mark.parametrize("sharp", ["off", "on"])
def test_x03_every_text_has_a_contrast_of_seven(open_screen: Opener, table: str, chrome: str, sharp: str) -> None:
    screen = open_screen(**CALM, table=table, chrome=chrome, contrast=sharp)
    colours = screen.singleton("Theme")

    def colour(name: str) -> QColor:
        found = colours.property(name)
        assert isinstance(found, QColor)
        return found

    found = {pair: round(contrast(colour(pair[0]), colour(pair[1])), 2) for pair in READ}
    assert {pair: value for pair, value in found.items() if value < 7} == {}
    assert all(contrast(colour(one), colour(other)) >= 3 for one, other in SEEN)
    card = QColor(screen.program.decks.property("ground"))
    assert contrast(card, colour("cloth")) >= 3
    assert max(contrast(card, colour("dark")), contrast(card, colour("gold"))) >= 3
    assert max(contrast(colour("cloth"), colour("dark")), contrast(colour("cloth"), colour("gold"))) >= 3
    if sharp == "on":
        assert contrast(card, colour("cloth")) >= 7
        assert contrast(colour("line"), colour("paper")) >= 7
    assert contrast(colour("edge"), colour("paper")) >= (7 if sharp == "on" else 3)
    assert contrast(colour("edge"), colour("field")) >= (7 if sharp == "on" else 3)


def painted(image: QImage, item: QQuickItem) -> tuple[QColor, float]:
    """The ground behind a text as it is painted, and the contrast of its strongest pixel with it."""
    place = scene(item)
    x, y = max(0, int(place.x())), max(0, int(place.y()))
    right, bottom = min(image.width(), int(place.right())), min(image.height(), int(place.bottom()))
    found = Counter(image.pixel(across, down) for across in range(x, right) for down in range(y, bottom))
    ground = QColor(found.most_common(1)[0][0])
    return ground, max(contrast(ground, QColor(pixel)) for pixel in found)


@pytest.mark.slow
@pytest.mark.parametrize("chrome", ["light", "dark"])
@pytest.mark.parametrize(("sharp", "table"), [("on", "green"), ("off", "green"), ("off", "wood")])
def test_x03_texts_are_painted_with_a_contrast_of_seven(
    open_screen: Opener, tmp_path: Path, chrome: str, sharp: str, table: str
) -> None:
    screen = at_table(open_screen, tmp_path, contrast=sharp, chrome=chrome, table=table)
    resize(screen, 960, 600)
    weak = []

    def look(page: str, roots: list[QQuickItem]) -> None:
        screen.drawn()
        image = screen.window.grabWindow()
        whole = QRectF(0, 0, image.width(), image.height())
        for item in (text for root in roots for text in texts(root)):
            if not item.isEnabled() or scroller(item) is not None or not whole.contains(scene(item)):
                continue
            ground, found = painted(image, item)
            if found < 6.9:
                weak.append(f"{page}: {item.property('text')!r} {found:.1f} on {ground.name()}")

    look("table", [screen.window.contentItem()])
    for page, go in PAGES.items():
        go(screen)
        look(page, opened(screen))
        leave(screen)
    assert weak == []


@pytest.mark.parametrize(("width", "height"), [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("cards", ["fit", "large", "huge"])
def test_x04_cards_and_buttons_are_large_enough(
    open_screen: Opener, tmp_path: Path, width: int, height: int, cards: str
) -> None:
    screen = at_table(open_screen, tmp_path, cards=cards)
    resize(screen, width, height)
    least = 44 if cards == "fit" else 48
    for code in screen.hand:
        slot = screen.find(f"hand-{code}")
        assert min(slot.width(), slot.height()) >= (94 if width >= 1280 else 44)
    for name in ("napola", "level", "larger", "smaller", "sound"):
        assert min(screen.find(name).width(), screen.find(name).height()) >= least, name
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("close"))
    assert screen.find("close").height() >= least
    assert screen.find("page-0").height() >= least


@pytest.mark.parametrize(("width", "height"), [(960, 600), (1280, 720), (1920, 1080)])
def test_x04_large_cards_are_larger_and_huge_ones_larger_still(
    open_screen: Opener, tmp_path: Path, width: int, height: int
) -> None:
    left_on_the_table(tmp_path, crowded())
    screen = open_screen(tmp_path, **CALM)
    resize(screen, width, height)
    assert screen.until_my_turn()
    assert len(screen.table) == 10
    hand, row = [], []
    for cards in ("fit", "large", "huge"):
        screen.program.settings.put(cards=cards)
        screen.drawn()
        hand.append(screen.find(f"hand-{screen.hand[0]}").width())
        slots = [screen.find(f"table-{code}") for code in screen.table]
        row.append(min(min(slot.width(), slot.height()) for slot in slots))
    assert hand[0] < hand[1] < hand[2]
    assert 44 <= row[0] <= row[1] < row[2]


def crowded() -> Match:
    """A match in which nobody could take anything: ten cards lie on the table and I am to play."""
    match = arranged("10d 7d 5d", "8c 6c 4c", "9d 9c 9s 9b", rest="3d 3c 2d 2c 1d 1c")
    for move in ("10d", "8c", "7d", "6c", "5d", "4c"):
        match.play(Move.parse(move))
    return match


@pytest.mark.parametrize("index", [12, 20, 25, 50])
def test_x05_the_number_in_the_corner_has_its_share_of_the_card(
    open_screen: Opener, tmp_path: Path, index: int
) -> None:
    screen = at_table(open_screen, tmp_path, index=index, deck="napoletane")
    glyphs = [item for item in screen.items() if item.property("glyph") is not None and item.property("code") == "9d"]
    assert glyphs
    width = glyphs[0].width()
    assert glyphs[0].property("glyph") == pytest.approx(max(16, width * index / 100))


def test_x05_the_number_is_standard_at_first_and_large_with_large_cards(screen: Screen) -> None:
    values = screen.program.settings
    assert (values.values.cards, values.values.index) == ("fit", 20)
    for _ in range(2):
        screen.press("Ctrl++")
    assert (values.values.cards, values.values.index) == ("large", 25)


def test_x08_one_button_play_begins_with_a_step_of_a_second_and_a_half(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path)
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-7"))
    screen.click("page-7")
    assert not screen.sees("scan-1500")
    screen.click_below("one-button")
    assert screen.program.settings.values.scan == 1500
    (clock,) = [child for child in screen.find("scanner").children() if child.inherits("QQmlTimer")]
    assert (clock.property("interval"), clock.property("running")) == (1500, False)
    offered = sorted(step for step in CHOICES["scan"] if isinstance(step, int) and step)
    assert (offered[0], offered[-1]) == (500, 5000)
    assert all(screen.sees(f"scan-{step}") for step in offered)
    screen.press("Esc")
    screen.until(lambda: bool(clock.property("running")))


def test_x12_where_nothing_moves_a_card_is_never_between_two_places(open_screen: Opener) -> None:
    screen = open_screen(**CALM, level="easy")
    seen: set[tuple[str, int]] = set()

    def look() -> None:
        for item in screen.items():
            if item.objectName().startswith("card-"):
                spot = item.property("spot").toVariant()
                assert item.x() == pytest.approx(spot["x"] - item.width() / 2, abs=0.01)
                assert item.y() == pytest.approx(spot["y"] - item.height() / 2, abs=0.01)
                assert not item.property("flying")
                assert item.property("turned") in (0, 1)
                seen.add((str(item.property("zone")), int(item.property("owner"))))

    screen.window.afterAnimating.connect(look)
    screen.play_round(screen.play_by_keys)
    screen.drawn()
    screen.window.afterAnimating.disconnect(look)
    assert {("stock", 0), ("hand", 0), ("hand", 1), ("table", 0), ("pile", 0), ("pile", 1)} <= seen


def test_x15_what_is_heard_is_also_written(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, arranged("10b 9d 8c", "7s 6s 5s", "1c 1b 1s 7d"))
    screen = open_screen(tmp_path, motion="fast", pace="slow")
    assert screen.until_my_turn()
    screen.press("1")
    screen.until(lambda: "scopa" in screen.heard)
    assert "settebello" in screen.heard
    assert screen.text("status").endswith("and the settebello with the king of clubs. Scopa!")


def test_x15_what_a_colour_tells_a_shape_tells_too(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path, chrome="light")
    screen.press("1")
    raised = {code: screen.find(f"card-{code}").property("raised") > 0 for code in [*screen.hand, *screen.table]}
    shown = set(screen.turn.property("options")[screen.turn.property("option")])
    assert {code for code, up in raised.items() if up} == {"9d"} | shown
    screen.press("Esc")
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("target-11"))
    bold = {name: bold_words(screen.find(name)) for name in ("target-11", "target-16", "target-21")}
    assert bold == {"target-11": True, "target-16": False, "target-21": False}


def bold_words(button: QQuickItem) -> bool:
    """Whether a button is written in bold."""
    context = qmlContext(next(texts(button)))
    assert context is not None
    return bool(QQmlExpression(context, next(texts(button)), "font.bold").evaluate()[0])


@pytest.mark.parametrize(("text", "width", "height"), [(100, 1280, 720), (200, 960, 600), (300, 1920, 1080)])
def test_x16_the_card_is_large_at_once_and_any_key_closes_it(
    open_screen: Opener, tmp_path: Path, text: int, width: int, height: int
) -> None:
    screen = at_table(open_screen, tmp_path, text=text)
    resize(screen, width, height)

    def large() -> list[QQuickItem]:
        tall = [item for item in screen.items() if item.height() >= 0.6 * height]
        return [item for item in tall if item.property("code") == "2c"]

    screen.press("Right")
    for key in ("A", "Esc", "Space", "F5"):
        screen.press("Z")
        assert large()
        screen.press(key)
        screen.until(lambda: not large())
    assert not screen.state.history


def test_x17_a_slip_is_taken_back_with_the_answer_to_it(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path)
    before = screen.state
    for _ in range(2):
        screen.press("2")
        screen.until_my_turn()
        screen.press("Ctrl+Z")
        assert screen.state == before


def test_x18_settings_are_one_key_or_two_clicks_away(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path)
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("pages"))
    leave(screen)

    def click_text(text: str) -> None:
        item = next(item for item in screen.items() if item.property("text") == text and item.width() > 0)
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)

    click_text("&Settings")
    screen.until(lambda: any(item.property("text") == "Settings…" for item in screen.items()))
    screen.drawn()
    click_text("Settings…")
    screen.until(lambda: screen.sees("pages"))


def test_x18_the_first_card_is_played_by_the_second_action_at_the_latest(open_screen: Opener) -> None:
    screen = open_screen(motion="off", pace="none")
    assert screen.until_my_turn()
    screen.press("1")
    if screen.turn.property("chosen"):
        screen.press("Return")
    assert [played.seat for played in screen.state.history].count(0) == 1


class Preference(Enum):
    """What Qt tells of a wish."""

    NoPreference = 0
    HighContrast = 1
    ReducedMotion = 2


class Wishes(QObject):
    """Stands in for a system that tells what its user wishes."""

    contrastPreferenceChanged = Signal()  # noqa: N815
    motionPreferenceChanged = Signal()  # noqa: N815
    colorSchemeChanged = Signal()  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.wished = {"contrast": Preference.NoPreference, "motion": Preference.NoPreference}
        self.scheme = Qt.ColorScheme.Light

    def accessibility(self) -> Wishes:
        return self

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self.scheme

    def contrastPreference(self) -> Preference:  # noqa: N802
        return self.wished["contrast"]

    def motionPreference(self) -> Preference:  # noqa: N802
        return self.wished["motion"]


def test_x19_the_wishes_of_the_system_are_followed_while_the_program_runs(qtbot: Any, tmp_path: Path) -> None:
    assert qtbot is not None
    folders, wishes = Folders.find(tmp_path), Wishes()
    Settings(Store(folders)).put(pace="none")
    program = App(Base(folders, "en", wishes))
    try:
        looks, tempo = (program._engine.singletonInstance("ScopaDesktop", name) for name in ("Theme", "Tempo"))
        assert isinstance(looks, QObject)
        assert isinstance(tempo, QObject)
        assert (looks.property("sharp"), tempo.property("still"), looks.property("night")) == (False, False, False)
        wishes.scheme = Qt.ColorScheme.Dark
        wishes.colorSchemeChanged.emit()
        assert looks.property("night")
        program.settings.put(chrome="light")
        assert not looks.property("night")
        wishes.wished |= {"contrast": Preference.HighContrast, "motion": Preference.ReducedMotion}
        wishes.contrastPreferenceChanged.emit()
        wishes.motionPreferenceChanged.emit()
        assert (looks.property("sharp"), tempo.property("still")) == (True, True)
        program.settings.put(contrast="off", follow_motion=False)
        assert (looks.property("sharp"), tempo.property("still")) == (False, False)
    finally:
        program.close()


def test_x19_a_qt_that_tells_nothing_is_no_fault(qtbot: Any, tmp_path: Path) -> None:
    assert qtbot is not None
    program = App(Base(Folders.find(tmp_path), "en", object()))
    assert [program.system.property(name) for name in ("contrast", "still", "dark", "tellsMotion")] == [False] * 4
    program.close()


def test_x20_the_left_handed_table_is_mirrored(open_screen: Opener, tmp_path: Path) -> None:
    screen = at_table(open_screen, tmp_path)

    def middles() -> dict[str, float]:
        screen.drawn()
        return {
            name: screen.find(name).mapToScene(screen.find(name).boundingRect().center()).x()
            for name in ("deal-seal", "total-0", "larger", "napola", "hand-2c")
        }

    right = middles()
    screen.program.settings.put(left_handed=True)
    left = middles()
    half = screen.window.width() / 2
    for name in ("deal-seal", "total-0", "larger", "napola"):
        assert (right[name] < half) != (left[name] < half), name
    assert left["hand-2c"] == right["hand-2c"]
