"""What QtSvg draws of every card is what the stored sheets show, and no two cards look alike."""

from __future__ import annotations

import itertools
import math
import operator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

import sheets
from scopa_desktop.library.decks import load

pytestmark = pytest.mark.slow

FOLDERS = sheets.folders()
LIMIT = 3_000_000
"""Bytes of a deck's drawings."""

TOLERANCE = 1.5
"""Mean difference of a value from 0 to 255: more than versions of Qt differ in their edges, less than a card a pixel
out of its place."""

APART = 2.4
"""Least mean difference of grey between two faces 60 pixels wide; a two of spades and of clubs have it."""


def difference(one: bytes, other: bytes) -> float:
    assert len(one) == len(other)
    total: int = sum(map(abs, map(operator.sub, one, other)))
    return total / len(one)


def pixels(image: QImage, place: QRect, form: QImage.Format) -> bytes:
    part = image.copy(place).convertToFormat(form)
    used, line, data = part.width() * part.depth() // 8, part.bytesPerLine(), bytes(part.constBits())
    return b"".join(data[at : at + used] for at in range(0, len(data), line))


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda folder: folder.name)
def drawn(request: pytest.FixtureRequest) -> tuple[Path, QImage, QImage]:
    """A deck, what its stored sheet shows, and what QtSvg draws of it in the same inks."""
    folder: Path = request.param
    stored = QImage(str(sheets.SHEETS / f"deck-{folder.name}.png"))
    assert stored.format() == QImage.Format.Format_Indexed8, "run assets/decks/source/sheets.py"
    fresh = sheets.inked(sheets.sheet(folder), stored.colorTable())
    assert fresh.size() == stored.size()
    return folder, stored, fresh


def test_every_card_is_drawn_as_its_sheet_shows_it(drawn: tuple[Path, QImage, QImage]) -> None:
    folder, stored, fresh = drawn
    form = QImage.Format.Format_RGB888
    places = dict(sheets.places(folder))
    assert {file.stem for file in folder.glob("*.svg") if not file.stem.startswith("sign-")} == set(places)
    differing = {
        name: value
        for name, place in places.items()
        if (value := difference(pixels(stored, place, form), pixels(fresh, place, form))) > TOLERANCE
    }
    assert not differing, "run assets/decks/source/sheets.py and look at these cards"


def test_the_sheets_would_show_a_card_that_is_gone_moved_or_exchanged(drawn: tuple[Path, QImage, QImage]) -> None:
    folder, stored, fresh = drawn
    form = QImage.Format.Format_RGB888
    faces = {name: place for name, place in sheets.places(folder) if not name.startswith("back-")}
    after = dict(zip(faces, [*list(faces.values())[1:], faces["1d"]], strict=True))
    for name, place in faces.items():
        shown = pixels(stored, place, form)
        blank = QImage(place.size(), QImage.Format.Format_RGB32)
        blank.fill(fresh.pixelColor(place.left() + 8, place.center().y()))
        assert difference(shown, pixels(blank, blank.rect(), form)) > TOLERANCE, name
        for x, y in ((1, 0), (0, 1)):
            assert difference(shown, pixels(fresh, place.translated(x, y), form)) > TOLERANCE, name
        assert difference(shown, pixels(fresh, after[name], form)) > TOLERANCE, name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_two_small_cards_look_alike_without_colour(folder: Path) -> None:
    form = QImage.Format.Format_Grayscale8
    sheet = sheets.sheet(folder, 60)
    cells = {name: pixels(sheet, place, form) for name, place in sheets.places(folder, 60)}
    faces = [name for name in cells if not name.startswith("back-")]
    apart = {(one, other): difference(cells[one], cells[other]) for one, other in itertools.combinations(faces, 2)}
    assert min(apart.values()) > APART, min(apart, key=apart.__getitem__)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_margin_of_a_face_is_blank(folder: Path) -> None:
    deck = load(folder)
    sheet = sheets.sheet(folder, 250)
    for name, place in sheets.places(folder, 250):
        if not name.startswith("back-"):
            left = place.adjusted(2, 25, 0, -25)
            left.setWidth(int(deck.margin * 250) - 2)
            grey = pixels(sheet, left, QImage.Format.Format_Grayscale8) if left.width() > 0 else b""
            assert min(grey, default=255) > 240, name


@pytest.mark.parametrize("deck", ["napoletane", "piacentine"])
@pytest.mark.parametrize("sight", ["full", "grey"])
def test_every_two_small_italian_cards_are_well_apart(deck: str, sight: str) -> None:
    """The root of the mean square difference; `tests/bench/art.py` tells it for all decks and kinds of sight."""
    folder = sheets.DECKS / deck
    form = QImage.Format.Format_Grayscale8 if sight == "grey" else QImage.Format.Format_RGB888
    sheet = sheets.sheet(folder, 60)
    cells = {name: list(pixels(sheet, place, form)) for name, place in sheets.places(folder, 60)}
    faces = [name for name in cells if not name.startswith("back-")]
    apart = {
        (one, other): math.dist(cells[one], cells[other]) / math.sqrt(len(cells[one]))
        for one, other in itertools.combinations(faces, 2)
    }
    assert min(apart.values()) > 44, min(apart, key=apart.__getitem__)


def test_no_two_small_portraits_look_alike_without_colour() -> None:
    files = sorted((sheets.DECKS.parent / "portraits").glob("*.svg"))
    cells: dict[str, list[int]] = {}
    for file in files:
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(sheets.CLOTH)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(file)).render(painter, QRectF(image.rect()))
        painter.end()
        cells[file.stem] = list(pixels(image, image.rect(), QImage.Format.Format_Grayscale8))
    for one, other in itertools.combinations(cells, 2):
        same = one.removesuffix("-glad") == other.removesuffix("-glad")
        apart = math.dist(cells[one], cells[other]) / math.sqrt(len(cells[one]))
        assert 5 < apart < 35 if same else apart > 35, (one, other)


COURTS = [f"{rank}{suit}" for rank in (8, 9, 10) for suit in "dcsb"]


def large(folder: Path, name: str) -> QImage:
    """A card 580 pixels wide, in shades of grey."""
    image = QImage(sheets.size(folder, 580), QImage.Format.Format_RGB32)
    image.fill(sheets.CLOTH)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(folder / f"{name}.svg")).render(painter, QRectF(image.rect()))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("deck", ["french", "french4", "piacentine"])
def test_a_court_is_the_same_when_it_is_turned_round(deck: str) -> None:
    folder, turn, form = sheets.DECKS / deck, QTransform().rotate(180), QImage.Format.Format_Grayscale8
    for name in COURTS:
        image = large(folder, name)
        upright, turned = (pixels(one, one.rect(), form) for one in (image, image.transformed(turn)))
        assert difference(upright, turned) < TOLERANCE, name


@pytest.mark.parametrize("deck", ["french", "french4"])
def test_the_halves_of_a_french_court_meet_without_a_line(deck: str) -> None:
    for name in COURTS:
        image = large(sheets.DECKS / deck, name)
        for y in range(image.height() // 2 - 2, image.height() // 2 + 2):
            for beside_the_girdle in (range(112, 176), range(404, 468)):
                dark = "".join("x" if image.pixelColor(x, y).red() < 60 else " " for x in beside_the_girdle)
                assert max(map(len, dark.split()), default=0) < 36, name


@pytest.mark.parametrize("deck", ["french", "french4"])
def test_nothing_beside_the_body_of_a_french_court_is_cut_flat_at_the_middle(deck: str) -> None:
    """What stops at the middle shows above it and not below: an elbow, the end of a staff."""
    for name in COURTS:
        image = large(sheets.DECKS / deck, name)
        above, below = image.height() // 2 - 4, image.height() // 2 + 3
        for beside_the_body in (range(112, 172), range(408, 468)):
            stops = (abs(image.pixelColor(x, above).red() - image.pixelColor(x, below).red()) for x in beside_the_body)
            runs = "".join("x" if stop > 40 else " " for stop in stops).split()
            assert max(map(len, runs), default=0) < 10, name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_deck_is_small(folder: Path) -> None:
    assert sum(file.stat().st_size for file in folder.iterdir()) < LIMIT
