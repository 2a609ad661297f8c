"""The ranks as stroked lines, in no font: digits and the letters A, J, Q, K, F, C and R.

A glyph is 100 high, its top at y = 0, and stands on y = 100; its left edge is x = 0.  The lines are those of the
middle of the pen: half the pen's width is added all round.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from kit.geometry import Node, Path, curve, ellipse, polygon
from kit.svg import Canvas


@dataclass(frozen=True)
class Glyph:
    """The lines of a glyph and its width."""

    lines: Path
    width: float


def _open(*lines: str) -> Path:
    """Several straight-sided or smooth open lines; the ends of each are corners."""
    result = Path()
    for line in lines:
        result += curve(line)
    return result


def _arc(x: float, y: float, across: float, down: float, first: float, last: float) -> list[Node]:
    """Points of an ellipse about (x, y) from the direction `first` to `last`, in degrees; the end ones are corners."""
    steps = round(abs(last - first) / 15)
    points: list[Node] = []
    for step in range(steps + 1):
        angle = math.radians(first + (last - first) * step / steps)
        point = x + across * math.cos(angle), y + down * math.sin(angle)
        points.append((*point, 0) if step in (0, steps) else point)
    return points


def _joined(*runs: list[Node]) -> Path:
    """An open line through runs of points."""
    return curve([node for run in runs for node in run])


_SIX = _open("50,3 32,16 13,42 4,68 10,90 30,100 50,91 57,70 49,50 31,43 13,51 4,68")

GLYPHS = {
    "0": Glyph(ellipse(30, 50, 28, 50), 60),
    "1": Glyph(_open("6,24! 32,1! 32,100!", "10,100! 54,100!"), 56),
    "2": Glyph(_open("4,27 11,8 30,0 50,8 55,28 46,48 24,72 4,100! 58,100!"), 60),
    "3": Glyph(_open("5,15 17,3 34,0 51,9 54,27 45,42 26,47!", "26,47! 47,52 58,71 50,91 30,100 13,97 2,84"), 58),
    "4": Glyph(_open("44,100! 44,0! 2,70! 60,70!"), 62),
    "5": Glyph(_open("52,0! 13,0! 8,46! 28,37 48,44 57,66 49,90 28,100 12,97 2,86"), 58),
    "6": Glyph(_SIX, 59),
    "7": Glyph(_open("3,0! 57,0! 36,46 24,100"), 60),
    "8": Glyph(ellipse(30, 24, 23, 24) + ellipse(30, 73, 28, 27), 60),
    "9": Glyph(_SIX.rotated(180, 30, 50), 59),
    "A": Glyph(_open("0,100! 33,0! 66,100!", "12,66! 54,66!"), 66),
    "C": Glyph(_joined(_arc(33, 50, 32, 50, -38, -322)), 60),
    "F": Glyph(_open("4,100! 4,0! 54,0!", "4,48! 44,48!"), 56),
    "J": Glyph(_joined([(24, 0, 0), (46, 0, 0)], _arc(23, 74, 23, 26, 0, 175)), 48),
    "K": Glyph(_open("4,0! 4,100!", "58,0! 4,62!", "23,42! 60,100!"), 62),
    "Q": Glyph(ellipse(33, 50, 32, 50) + _open("38,70! 66,104!"), 66),
    "R": Glyph(
        _joined([(4, 100, 0), (4, 0, 0)], _arc(30, 27.5, 26, 27.5, -90, 90), [(4, 55, 0)]) + _open("32,55! 58,100!"), 60
    ),
}

NARROW_ONE = Glyph(_open("2,22! 22,1! 22,100!"), 24)


def word(text: str) -> Glyph:
    """The glyphs of `text` side by side: "10" has a one without its foot."""
    lines, width = Path(), 0.0
    for index, letter in enumerate(text):
        glyph = NARROW_ONE if len(text) > 1 and letter == "1" else GLYPHS[letter]
        if index:
            width += 28
        lines += glyph.lines.moved(width, 0)
        width += glyph.width
    return Glyph(lines, width)


def write(
    art: Canvas, text: str, x: float, y: float, height: float, ink: str, pen: float, *, narrow: float = 1
) -> None:
    """`text` with the middle of its top at (x, y): `height` from the pen's top edge to its bottom edge.

    `pen` is the width of the lines in the card's units and `narrow` the share of its width the text is pressed to.
    """
    glyph = word(text)
    scale = (height - pen) / 100
    lines = glyph.lines.scaled(scale * narrow, scale).moved(x - glyph.width * scale * narrow / 2, y + pen / 2)
    art.shape(lines, "none", ink, pen)


def underline(art: Canvas, x: float, y: float, width: float, ink: str, pen: float) -> None:
    """The bar that tells a 6 from a 9, its middle at (x, y)."""
    art.shape(polygon([(x - width / 2, y), (x + width / 2, y)], closed=False), "none", ink, pen)
