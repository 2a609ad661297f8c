"""Suits are told apart by ink and by shape, inks stand out from the paper, and backs from any cloth."""

from __future__ import annotations

import itertools
import math
import tomllib
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from sheets import SIGHT, Light, linear

DECKS = Path(__file__).parents[2] / "assets" / "decks"
FOLDERS = sorted(path.parent for path in DECKS.glob("*/deck.toml"))
CLOTHS = {"green": "#0e6642", "blue": "#1f4e8c", "wood": "#8a5a2b"}


def manifest(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))


def light(colour: str) -> Light:
    red, green, blue = (linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of the Web Content Accessibility Guidelines."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def lab(colour: str, sight: str) -> Light:
    """The colour as seen, in CIE L*a*b*."""
    seen = [sum(m * c for m, c in zip(row, light(colour), strict=True)) for row in SIGHT[sight]]
    red, green, blue = (min(max(value, 0.0), 1.0) for value in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def root(value: float) -> float:
        return math.cbrt(value) if value > 0.008856 else 7.787 * value + 16 / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def drawn(file: Path, width: int) -> QImage:
    """A drawing on a transparent ground."""
    renderer = QSvgRenderer(str(file))
    box = renderer.viewBoxF()
    image = QImage(QSize(width, round(width * box.height() / box.width())), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def silhouette(file: Path, width: int = 48) -> set[tuple[int, int]]:
    image = drawn(file, width)
    pixels = itertools.product(range(width), range(image.height()))
    return {(x, y) for x, y in pixels if image.pixelColor(x, y).alpha() > 127}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_ink_stands_out_from_the_paper(folder: Path) -> None:
    told = manifest(folder)
    least = 7.0 if folder.name == "large" else 4.5
    ratios = {suit: contrast(ink, told["ground"]) for suit, ink in told["ink"].items()}
    assert all(ratio >= least for ratio in ratios.values()), ratios


@pytest.mark.parametrize("sight", ["full", "protanopia", "deuteranopia", "tritanopia"])
@pytest.mark.parametrize("name", ["french4", "large"])
def test_a_colour_for_each_suit_differs_in_every_sight(name: str, sight: str) -> None:
    ink = manifest(DECKS / name)["ink"]
    distances = {
        one + other: math.dist(lab(ink[one], sight), lab(ink[other], sight))
        for one, other in itertools.combinations("dcsb", 2)
    }
    assert min(distances.values()) > (40 if sight == "full" else 9), distances


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_signs_differ_in_shape_where_colour_is_not_seen(folder: Path) -> None:
    shapes = {suit: silhouette(folder / f"sign-{suit}.svg") for suit in "dcsb"}
    shared = {
        one + other: len(shapes[one] & shapes[other]) / len(shapes[one] | shapes[other])
        for one, other in itertools.combinations("dcsb", 2)
    }
    most = {"french": 0.87, "french4": 0.87}.get(folder.name, 0.7)  # a spade and a club have their foot in common
    assert max(shared.values()) < most, shared


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_edge_of_every_back_stands_out_from_every_cloth(folder: Path) -> None:
    told = manifest(folder)
    assert all(contrast(told["ground"], cloth) >= 3 for cloth in CLOTHS.values())
    paper = QColor(told["ground"])
    for name in told["backs"]:
        image = drawn(folder / f"back-{name}.svg", 100)
        right, bottom = image.width() - 2, image.height() - 2
        edge = [(x, y) for x in range(10, image.width() - 10) for y in (1, bottom)]
        edge += [(x, y) for y in range(10, image.height() - 10) for x in (1, right)]
        assert all(image.pixelColor(x, y) == paper for x, y in edge), name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_back_tells_nothing_of_how_the_card_is_turned(folder: Path) -> None:
    """But for the classic cubes, which are lit from one side."""
    for name in manifest(folder)["backs"]:
        if name.startswith("cubes-"):
            continue
        image = drawn(folder / f"back-{name}.svg", 60)
        pixels = list(itertools.product(range(image.width()), range(image.height())))
        differing = 0
        for x, y in pixels:
            one, other = image.pixelColor(x, y), image.pixelColor(image.width() - 1 - x, image.height() - 1 - y)
            differing += abs(one.lightness() - other.lightness()) > 40
        assert differing < 0.02 * len(pixels), name
