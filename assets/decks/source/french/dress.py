"""What the French courts wear on body and shoulders, placed on the upper half of the card.

Inks are given by their names; the first of a pair is the cloth, the second what trims it.
"""

from __future__ import annotations

from french.half import AXIS
from french.pips import SIGNS
from kit.engraving import hatch, scattered, shadow
from kit.figures import arm, puffed_sleeve
from kit.forms import solid
from kit.geometry import Node, Path, Point, curve, polygon, spline, symmetric
from kit.palette import FRENCH as INKS
from kit.strokes import brush, brushes, lively, ribbon, tapering
from kit.svg import INK, Canvas

ARM = (66, 62, 55, 44, 32)
"""Thickness of an arm from its shoulder to its wrist."""


def torso(shoulder: float = 102, waist: float = 100, top: float = 268) -> Path:
    """A robe from the shoulders down past the middle of the card, its half widths given."""
    return symmetric(
        [
            (AXIS, top - 6),
            (AXIS + 58, top),
            (AXIS + shoulder, top + 20),
            (AXIS + shoulder + 12, top + 60),
            (AXIS + waist, top + 124),
            (AXIS + waist + 6, 440),
            (AXIS + waist, 480, 0),
            (AXIS, 480, 0),
        ],
        axis=AXIS,
    )


def strewn_robe(art: Canvas, shape: Path, ink: str, trim: str, suit: str) -> None:
    """A robe strewn with the signs of its suit."""
    fill, dark = INKS.pair(ink)
    art.shape(shape, fill, INK, 3).shape(shadow(shape, 0.2), dark, None)
    scattered(art, shape, SIGNS[suit]().scaled(0.17), 30, fill=INKS.pair(trim)[0], clearance=12)
    art.ink(hatch(shape, 10, 4.6, 0.2, "right", 1.8, 3), hatch(shape, -10, 5.2, 0.12, "left", 1.5, 4))
    art.shape(shape, "none", INK, 3)


def folded(art: Canvas, shape: Path, ink: str, *folds: str, share: float = 0.22) -> None:
    """Cloth with deep folds."""
    fill, dark = INKS.pair(ink)
    art.shape(shape, fill, INK, 3).shape(shadow(shape, share), dark, None)
    art.ink(
        hatch(shape, 8, 4.6, 0.2, "right", 1.8, 4),
        hatch(shape, -8, 5.2, 0.12, "left", 1.6, 5),
        *(brush(fold, 3.6, 9, lively) for fold in folds),
        *(brush(curve(fold).moved(7, 6), 1.9, 7, tapering) for fold in folds),
    )
    art.shape(shape, "none", INK, 3)


def cloak(art: Canvas, ink: str, shoulder: float = 78, top: float = 268) -> None:
    """A wide cloak behind the body, from the shoulders out to the frame."""
    shape = symmetric(
        [
            (AXIS, top - 4),
            (AXIS + shoulder, top + 2),
            (AXIS + 136, top + 40),
            (AXIS + 166, top + 100),
            (AXIS + 172, 440),
            (AXIS + 166, 480, 0),
            (AXIS, 480, 0),
        ],
        axis=AXIS,
    )
    fill, dark = INKS.pair(ink)
    art.shape(shape, dark, INK, 3)
    for side in (-1, 1):
        flap = spline(
            [
                (AXIS + side * shoulder, top + 2, 0),
                (AXIS + side * 136, top + 40),
                (AXIS + side * 166, top + 100),
                (AXIS + side * 172, 440),
                (AXIS + side * 166, 480, 0),
                (AXIS + side * 132, 480, 0),
                (AXIS + side * 128, top + 110),
                (AXIS + side * 108, top + 50),
            ]
        )
        art.shape(flap, fill, None)
        folds: list[list[Point]] = [
            [(AXIS + side * (shoulder + 22), top + 20), (AXIS + side * 142, top + 100), (AXIS + side * 150, 448)],
            [(AXIS + side * (shoulder + 10), top + 22), (AXIS + side * 124, top + 100), (AXIS + side * 136, 448)],
        ]
        art.ink(*(brush(fold, 3.4, 9, lively) for fold in folds))
        art.ink(hatch(flap, 10 * side, 5, 0.4, "right" if side > 0 else "left", 1.7, 4))
        art.shape(flap, "none", INK, 2.8)


def sleeve(
    art: Canvas, shoulder: Point, elbow: Point, wrist: Point, upper: str, lower: str, *, lower_first: bool = False
) -> None:
    """An arm by its shoulder, elbow and wrist, in the inks of its two pieces."""
    arm(art, shoulder, elbow, wrist, INKS, upper, lower, ARM, lower_first=lower_first)


def puff(art: Canvas, side: int, ink: str, low: float = 0) -> None:
    """A full upper sleeve, left (-1) or right (1)."""
    nodes = [(52, 272), (92, 272), (126, 296), (134, 338), (112, 360 + low), (76, 350 + low), (56, 320)]
    outline = " ".join(f"{AXIS + side * x},{y}" for x, y in nodes)
    puffed_sleeve(art, outline, INKS, ink, 90 + side * 8)


def paned_puff(art: Canvas, side: int, ink: str, slash: str) -> None:
    """A full upper sleeve slashed into strips, another cloth between them."""
    nodes: list[Node] = [
        (AXIS + side * x, y)
        for x, y in ((52, 272), (96, 272), (132, 300), (138, 342), (112, 366), (74, 352), (56, 320))
    ]
    shape = spline(nodes)
    fill, dark = INKS.pair(slash)
    art.shape(shape, fill, INK, 2.8).shape(shadow(shape, 0.3), dark, None)
    cloth, _ = INKS.pair(ink)
    for index in range(4):
        near, far = 56 + index * 20, 74 + index * 16
        strip = ribbon(
            [(AXIS + side * near, 274 + 4 * index), (AXIS + side * (far + 6), 312), (AXIS + side * far, 354)],
            13,
            8,
            lambda t: 0.6 + 0.5 * t,
        )
        art.shape(strip, cloth, INK, 2).ink(hatch(strip, 0, 4, 0.3, "right", 1.4, index))
    band = ribbon([(AXIS + side * 66, 352), (AXIS + side * 94, 366), (AXIS + side * 120, 360)], 15, 10)
    art.shape(band, cloth, INK, 2.4)
    art.shape(shape, "none", INK, 2.8)


def panel(art: Canvas, ink: str, edge: str, top: float = 270, half: float = 30) -> None:
    """The strip down the front, edged."""
    shape = polygon([(AXIS - half, top), (AXIS + half, top), (AXIS + half, 452), (AXIS - half, 452)])
    fill, dark = INKS.pair(ink)
    solid(art, shape, fill, dark, angle=4, share=0.24, back=0.1)
    for side in (-1, 1):
        line = curve([(AXIS + side * (half - 4), top), (AXIS + side * (half - 4), 452)])
        art.shape(line, "none", INK, 9).shape(line, "none", INKS.pair(edge)[0], 5)


def bosom(art: Canvas, outline: list[Point], trim: str) -> None:
    """Neck and breast in a low neckline, whose right half is given from the shoulder to the middle."""
    top: list[Node] = [(AXIS, 252), (AXIS + 30, 258)]
    shape = symmetric([*top, *((AXIS + x, y) for x, y in outline)], axis=AXIS)
    art.shape(shape, INKS.skin, INK, 2.4).shape(shadow(shape, 0.18), INKS.skin_dark, None)
    art.ink(hatch(shape, 12, 4, 0.16, "right", 1.1, 3), brush([(AXIS, 304), (AXIS - 1, 322), (AXIS, 334)], 2.2, 5))
    art.ink(brushes(1.2, [(AXIS - 20, 272), (AXIS - 4, 280)], [(AXIS + 20, 272), (AXIS + 4, 280)], steps=4))
    edge = curve([(AXIS - x, y) for x, y in outline] + [(AXIS + x, y) for x, y in reversed(outline)])
    art.shape(edge, "none", INK, 13).shape(edge, "none", INKS.pair(trim)[0], 8)


ROUND_NECK: list[Point] = [(72, 282), (58, 324), (30, 342), (8, 345)]
HEART_NECK: list[Point] = [(70, 280), (66, 316), (44, 336), (22, 334), (3, 346)]
SQUARE_NECK: list[Point] = [(60, 276), (58, 322), (54, 334), (20, 336), (4, 336)]


def veil(art: Canvas, ink: str) -> None:
    """A veil from the crown down to the frame."""
    shape = symmetric(
        [(AXIS, 104), (348, 122), (382, 186), (390, 256), (424, 330), (448, 440), (440, 480, 0), (AXIS, 480, 0)],
        axis=AXIS,
    )
    art.shape(shape, INKS.pair(ink)[0], INK, 2.8)
    art.ink(hatch(shape, 4, 5, 0.14, "right", 1.8, 4), hatch(shape, -4, 5, 0.14, "left", 1.8, 5))
    for side in (-1, 1):
        for middle, low in ((92, 132), (104, 148)):
            line: list[Point] = [(AXIS + side * 84, 190), (AXIS + side * middle, 300), (AXIS + side * low, 446)]
            art.ink(brush(line, 2.4, 8))


def gown(art: Canvas, ink: str, trim: str, suit: str) -> None:
    """A gown with a narrow waist, strewn with the signs of its suit."""
    strewn_robe(art, torso(88, 74), ink, trim, suit)


def lacing(art: Canvas, ink: str) -> None:
    """A jerkin laced up the front over a white shirt."""
    gap = spline(
        [
            (AXIS - 12, 330, 0),
            (AXIS + 12, 330, 0),
            (AXIS + 17, 380),
            (AXIS + 14, 452, 0),
            (AXIS - 14, 452, 0),
            (AXIS - 17, 380),
        ]
    )
    solid(art, gap, INKS.white, INKS.grey, angle=6, share=0.3, back=0, width=2.6)
    cord, _ = INKS.pair(ink)
    for y in range(356, 440, 18):
        for side in (-1, 1):
            line = curve([(AXIS - side * 20, y), (AXIS + side * 20, y + 16)])
            art.shape(line, "none", INK, 6.4).shape(line, "none", cord, 3.2)
    for y in range(356, 440, 18):
        for side in (-1, 1):
            art.disc(AXIS + side * 21, y, 3, cord, INK, 1.4)
