"""How dark the cards are printed, and how far apart they are when small.

    PYTHONPATH=assets/decks/source python -m tests.bench.art [DECK ...]

For every deck: the share of black in the inked area of each face, 600 pixels wide (black: red, green and blue under 60
of 255; inked: one of them more than 20 from the paper), and of all faces together; for each kind of sight the pairs of
faces that are least apart 60 pixels wide, with the root of their mean square difference of a value from 0 to 255.

    art.py napoletane --pairs 30          the 30 closest pairs of one deck
    art.py --black                        only the shares of black
    art.py napoletane --cards 8d 9s       these faces alone
"""

from __future__ import annotations

import argparse
import itertools
import math
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, qBlue, qGreen, qRed
from PySide6.QtSvg import QSvgRenderer

import sheets

PRINT_WIDTH, SMALL_WIDTH = 600, 60
BLACK, INKED = 60, 20


def faces(folder: Path) -> list[str]:
    return [name for row in sheets.rows(folder) for name in row if not name.startswith("back-")]


def drawn(file: Path, width: int, paper: str) -> QImage:
    """A face on a ground of its own paper, without the rounded corners."""
    renderer = QSvgRenderer(str(file))
    box = renderer.viewBoxF()
    image = QImage(width, round(width * box.height() / box.width()), QImage.Format.Format_RGB32)
    image.fill(paper)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def black_and_inked(image: QImage, paper: str) -> tuple[int, int]:
    """How many pixels of an image are black, and how many have any ink."""
    ground = tuple(int(paper[at : at + 2], 16) for at in (1, 3, 5))
    black = inked = 0
    for colour, count in Counter(memoryview(image.constBits()).cast("I").tolist()).items():
        channels = qRed(colour), qGreen(colour), qBlue(colour)
        black += count * (max(channels) < BLACK)
        inked += count * (max(abs(one - other) for one, other in zip(channels, ground, strict=True)) > INKED)
    return black, inked


def told_black(folder: Path, names: Sequence[str]) -> None:
    paper = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))["ground"]
    counted = {name: black_and_inked(drawn(folder / f"{name}.svg", PRINT_WIDTH, paper), paper) for name in names}
    shares = "  ".join(f"{name} {100 * black / inked:.0f}" for name, (black, inked) in counted.items())
    whole = 100 * sum(black for black, _ in counted.values()) / sum(inked for _, inked in counted.values())
    print(f"{folder.name} black %: {whole:.1f}   {shares}")


def values(image: QImage, sight: str) -> list[int]:
    """Red, green and blue of every pixel as seen with a kind of sight."""
    colours = memoryview(image.constBits()).cast("I").tolist()
    known = {
        colour: (qRed(seen), qGreen(seen), qBlue(seen))
        for colour in set(colours)
        for seen in [sheets.seen(colour, sight) if sight != "full" else colour]
    }
    return [value for colour in colours for value in known[colour]]


def told_apart(folder: Path, names: Sequence[str], pairs: int) -> None:
    paper = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))["ground"]
    images = {name: drawn(folder / f"{name}.svg", SMALL_WIDTH, paper) for name in names}
    for sight in sheets.SIGHT:
        seen = {name: values(image, sight) for name, image in images.items()}
        apart = {
            f"{one}~{other}": math.dist(seen[one], seen[other]) / math.sqrt(len(seen[one]))
            for one, other in itertools.combinations(names, 2)
        }
        closest = sorted(apart.items(), key=lambda pair: pair[1])[:pairs]
        print(f"{folder.name} {sight}: " + " ".join(f"{pair}:{distance:.0f}" for pair, distance in closest))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the drawings of the decks.")
    known = {folder.name: folder for folder in sheets.folders()}
    parser.add_argument("deck", nargs="*", metavar="DECK", help=f"of {', '.join(known)}; all of them when left out")
    parser.add_argument("--cards", nargs="+", default=[], metavar="NAME", help="only these faces, such as 8d or 9s-pip")
    parser.add_argument("--pairs", type=int, default=14, help="how many of the closest pairs to name (%(default)s)")
    parser.add_argument("--black", action="store_true", help="only the shares of black")
    options = parser.parse_args()
    if unknown := set(options.deck) - set(known):
        parser.error(f"no such deck: {', '.join(sorted(unknown))}")
    for name in options.deck or known:
        names = options.cards or faces(known[name])
        told_black(known[name], names)
        if not options.black:
            told_apart(known[name], names, options.pairs)


if __name__ == "__main__":
    main()
