"""The French signs, the corner index, the aces and the cards of pips, on a card of 580 x 880."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from kit.engraving import hatch
from kit.geometry import Path, symmetric
from kit.svg import INK, Canvas
from large.glyphs import write
from napoletane.index_signs import SMALL_SIGNS

WIDTH, HEIGHT = 580, 880
GROUND = "#ffffff"
Inks = Mapping[str, str]
"""The ink of each suit by its letter."""

TWO_COLOURS: Inks = {"d": "#c8141f", "c": "#c8141f", "s": INK, "b": INK}
FOUR_COLOURS: Inks = {"d": "#0a2fb8", "c": "#c20016", "s": INK, "b": "#0f7d56"}

INDEX = {1: "A", 8: "J", 9: "Q", 10: "K"}
INDEX_X = 57
INDEX_TOP = 34
INDEX_HEIGHT = 92
INDEX_PEN = 14
INDEX_PIP = (58, 170)
"""Size of the small sign under the rank, and the height of its middle."""

LEFT, MIDDLE, RIGHT = 186, 290, 394
TOP, CENTRE, BOTTOM = 176, 440, 704
UPPER, LOWER = 308, 572
FOUR_ROWS = (158, 346, 534, 722)
ACE_SIZE = 400
MEDALLION = 78


def heart() -> Path:
    """The signs are about 100 high, centred on the origin."""
    return symmetric("0,-27! 9,-41 25,-48 41,-42 48,-24 43,-1 27,22 0,50!")


def diamond() -> Path:
    return symmetric("0,-54! 18,-25 41,0! 18,25 0,54!")


def spade() -> Path:
    return symmetric("0,-52! 14,-30 34,-10 46,10 44,28 31,37 16,33 5,22! 8,38 20,50! 0,50")


def clover() -> Path:
    return symmetric("0,-50 17,-44 24,-28 20,-13 12,-4! 26,-10 42,-3 48,13 42,30 26,36 11,29 5,19! 8,38 20,50! 0,50")


SIGNS: dict[str, Callable[[], Path]] = {"d": diamond, "c": heart, "s": spade, "b": clover}


def corner_index(art: Canvas, suit: str, text: str, inks: Inks) -> None:
    """Rank and small sign in the upper left corner and, turned round, in the lower right one."""
    corner = Canvas()
    write(corner, text, INDEX_X, INDEX_TOP, INDEX_HEIGHT, inks[suit], INDEX_PEN, narrow=0.82 if len(text) > 1 else 1)
    size, middle = INDEX_PIP
    corner.shape(SIGNS[suit]().scaled(size / 100).moved(INDEX_X, middle), inks[suit], None)
    art.symbol("corner", corner).use("corner").use("corner", WIDTH, HEIGHT, turn=180)


def _places(rank: int) -> list[tuple[float, float]]:
    """Middles of the signs in the upper half, and on the middle line those of both."""
    columns = (LEFT, RIGHT)
    if rank < 4:
        return [(MIDDLE, TOP), *([(MIDDLE, CENTRE)] if rank == 3 else [])]
    if rank > 8:
        middle = (MIDDLE, CENTRE) if rank == 9 else (MIDDLE, (FOUR_ROWS[0] + FOUR_ROWS[1]) / 2)
        return [*((x, y) for y in FOUR_ROWS[:2] for x in columns), middle]
    places: list[tuple[float, float]] = [(x, TOP) for x in columns]
    if rank == 5:
        places.append((MIDDLE, CENTRE))
    if rank > 5:
        places += [(x, CENTRE) for x in columns]
    if rank > 6:
        places.append((MIDDLE, UPPER))
    return places


def pip_card(rank: int, suit: str, inks: Inks) -> Canvas:
    """A card of 2 to 10 signs, the lower half turned round."""
    art = Canvas()
    corner_index(art, suit, str(rank), inks)
    size = 1.66 if rank < 4 else 1.4 if rank < 9 else 1.24
    art.symbol("sign", Canvas().shape(SIGNS[suit]().scaled(size), inks[suit], None))
    for x, y in _places(rank):
        art.use("sign", x, y)
        if y != CENTRE and (rank, y) != (7, UPPER):
            art.use("sign", WIDTH - x, HEIGHT - y, turn=180)
    return art


def ace(suit: str, inks: Inks) -> Canvas:
    """One great sign, engraved in white, with the Italian sign of the same suit in its middle."""
    art = Canvas()
    corner_index(art, suit, INDEX[1], inks)
    sign = SIGNS[suit]().scaled(ACE_SIZE / 100).moved(MIDDLE, CENTRE)
    art.shape(sign, inks[suit], None)
    contour = SIGNS[suit]().scaled(ACE_SIZE * 0.9 / 100).moved(MIDDLE, CENTRE)
    art.shape(contour, "none", GROUND, 4)
    art.ink(
        hatch(contour, -32, 9, 0.3, "left", 3.2, 3, inset=8),
        fill=GROUND,
    )
    for radius, colour in ((MEDALLION + 16, inks[suit]), (MEDALLION + 8, GROUND), (MEDALLION + 4, inks[suit])):
        art.disc(MIDDLE, CENTRE, radius, colour, None)
    art.disc(MIDDLE, CENTRE, MEDALLION, GROUND, None)
    italian = SMALL_SIGNS[suit]()
    return art.group(italian, MIDDLE - 59, CENTRE - 59, 1.18)


def small_sign(suit: str, inks: Inks) -> Canvas:
    """The sign in a square of 100, for the program's own index."""
    return Canvas().shape(SIGNS[suit]().scaled(0.92).moved(50, 50), inks[suit], None)


def pip_faces(inks: Inks) -> dict[str, Callable[[], Canvas]]:
    """Aces, pip cards from two to seven, and those of eight, nine and ten signs, by file name."""
    faces: dict[str, Callable[[], Canvas]] = {}
    for suit in SIGNS:
        faces[f"1{suit}"] = partial(ace, suit, inks)
        faces |= {f"{rank}{suit}": partial(pip_card, rank, suit, inks) for rank in range(2, 8)}
        faces |= {f"{rank}{suit}-pip": partial(pip_card, rank, suit, inks) for rank in range(8, 11)}
    return faces
