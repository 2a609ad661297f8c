"""Contact sheets: `python assets/decks/source/sheets.py` draws those of the README from the committed decks.

    sheets.py                                       a sheet of every deck, into packaging/screenshots
    sheets.py napoletane --width 240 --out /tmp     one deck, its cards 240 pixels wide, another folder
    sheets.py --sight grey --out /tmp               as seen without colour; or protanopia, deuteranopia, tritanopia

The cards are drawn by QtSvg, as in the program. A row is a suit: ace to king, 8 to 10 without figures, the backs of
one colour.
"""

from __future__ import annotations

import argparse
import math
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, qRgb
from PySide6.QtSvg import QSvgRenderer

DECKS = Path(__file__).parents[1]
SHEETS = DECKS.parents[1] / "packaging" / "screenshots"
WIDTH, GAP = 76, 4
CLOTH = 0xFF0D6541
INKS = 160
"""Colours of a sheet: enough for the eye, and few for a small file."""

Light = tuple[float, float, float]
"""Red, green and blue from 0 to 1, in proportion to the light."""

SIGHT: dict[str, tuple[Light, Light, Light]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What is seen of each light with each kind of sight (Machado, Oliveira and Fernandes, 2009)."""


def linear(value: int) -> float:
    """The light of a value from 0 to 255 of the sRGB encoding."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> int:
    """The value from 0 to 255 that shows a light, which may lie outside of what a screen shows."""
    light = min(max(light, 0.0), 1.0)
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def folders() -> list[Path]:
    """The decks of the program."""
    return sorted(file.parent for file in DECKS.glob("*/deck.toml"))


def rows(folder: Path) -> list[list[str]]:
    """The names of a deck's drawings as they lie on its sheet."""
    backs = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))["backs"]
    return [
        [
            *(f"{rank}{suit}" for rank in range(1, 11)),
            *(f"{rank}{suit}-pip" for rank in (8, 9, 10)),
            *(f"back-{back}" for back in backs[row::4]),
        ]
        for row, suit in enumerate("dcsb")
    ]


def size(folder: Path, width: int) -> QSize:
    """The size of a card `width` pixels wide."""
    box = QSvgRenderer(str(folder / "1d.svg")).viewBoxF()
    return QSize(width, round(width * box.height() / box.width()))


def places(folder: Path, width: int = WIDTH) -> Iterator[tuple[str, QRect]]:
    """Each drawing of a deck and its place on the sheet."""
    card = size(folder, width)
    for row, names in enumerate(rows(folder)):
        for column, name in enumerate(names):
            x, y = GAP + column * (card.width() + GAP), GAP + row * (card.height() + GAP)
            yield name, QRect(x, y, card.width(), card.height())


def sheet(folder: Path, width: int = WIDTH) -> QImage:
    """All drawings of a deck in full colour, each `width` pixels wide."""
    placed = dict(places(folder, width))
    right = max(place.right() for place in placed.values()) + GAP + 1
    bottom = max(place.bottom() for place in placed.values()) + GAP + 1
    image = QImage(right, bottom, QImage.Format.Format_RGB32)
    image.fill(CLOTH)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for name, place in placed.items():
        QSvgRenderer(str(folder / f"{name}.svg")).render(painter, QRectF(place))
    painter.end()
    return image


def inks(image: QImage, count: int) -> list[int]:
    """Colours that come near to those of an image, by halving the box of greatest spread."""
    pixels = memoryview(image.constBits()).cast("I")
    seen = Counter(colour & 0xFCFCFC for colour in pixels.tolist())
    boxes = [[((c >> 16 & 255, c >> 8 & 255, c & 255), n) for c, n in seen.items()]]

    def spread(box: list[tuple[tuple[int, int, int], int]]) -> tuple[float, int]:
        widths = [max(c[axis] for c, _ in box) - min(c[axis] for c, _ in box) for axis in range(3)]
        return max(widths) * math.log(1 + sum(n for _, n in box)), widths.index(max(widths))

    while len(boxes) < count:
        box = max(boxes, key=lambda one: spread(one)[0])
        axis = spread(box)[1]
        box.sort(key=lambda one: one[0][axis])
        half, passed, middle = sum(n for _, n in box) / 2, 0, 0
        while middle < len(box) - 1 and (passed < half or not middle):
            passed += box[middle][1]
            middle += 1
        boxes.remove(box)
        boxes += [box[:middle], box[middle:]]
    return [
        qRgb(*(round(sum(c[axis] * n for c, n in box) / sum(n for _, n in box)) for axis in range(3))) for box in boxes
    ]


def inked(image: QImage, colours: list[int]) -> QImage:
    """The image in the nearest of some colours."""
    return image.convertToFormat(QImage.Format.Format_Indexed8, colours, Qt.ImageConversionFlag.AvoidDither)


def printed(image: QImage, sight: str) -> QImage:
    """The image in few colours, as seen with a kind of sight."""
    few = inked(image, inks(image, INKS))
    if sight != "full":
        few.setColorTable([seen(colour, sight) for colour in few.colorTable()])
    return few


def seen(colour: int, sight: str) -> int:
    """A colour as seen with a kind of sight."""
    light = [linear(colour >> shift & 255) for shift in (16, 8, 0)]
    return qRgb(*(encoded(sum(m * c for m, c in zip(row, light, strict=True))) for row in SIGHT[sight]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw contact sheets of the decks of cards.")
    names = [folder.name for folder in folders()]
    parser.add_argument("deck", nargs="*", metavar="DECK", help=f"of {', '.join(names)}; all of them when left out")
    parser.add_argument("--width", type=int, default=WIDTH, help="pixels of a card (%(default)s)")
    parser.add_argument("--sight", choices=SIGHT, default="full", help="how colours are seen (%(default)s)")
    parser.add_argument("--out", type=Path, default=SHEETS, help="folder of the sheets")
    options = parser.parse_args()
    if unknown := set(options.deck) - set(names):
        parser.error(f"no such deck: {', '.join(sorted(unknown))}")
    options.out.mkdir(parents=True, exist_ok=True)
    for folder in folders():
        if not options.deck or folder.name in options.deck:
            file = options.out / f"deck-{folder.name}.png"
            if not printed(sheet(folder, options.width), options.sight).save(str(file), quality=0):
                parser.exit(1, f"{file} cannot be written\n")


if __name__ == "__main__":
    main()
