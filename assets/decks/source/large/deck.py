"""The Large deck: for weak eyes, one huge rank and one huge suit sign a card, and no pictures.

Every ink stands out from the ground by 7:1 or more; suits differ in shape, in posture and in colour: a round coin,
a broad cup, a slender sword that leans to the right and a knotted club that leans to the left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from backs.families import backs
from kit.deck import Deck
from kit.geometry import curve, ellipse, polygon, spline, star, symmetric
from kit.limbs import Limb
from kit.svg import Canvas
from large.glyphs import underline, write

WIDTH, HEIGHT = 500, 830
GROUND = "#fffdf5"
INKS = {"d": "#4a3600", "c": "#a8001c", "s": "#0d2c8a", "b": "#00604a"}
TINTS = {"d": "#ffd21f", "c": "#ff9d8f", "s": "#a9cbff", "b": "#8fdc8a"}
"""The light colour inside a sign of each suit."""

LETTERS = {8: "F", 9: "C", 10: "R"}
RANK_TOP = 44
RANK_HEIGHT = 328
RANK_PEN = 64
SIGN_SIZE = 370


def coin() -> Canvas:
    """Signs are drawn in a square of 100 about the origin."""
    art = Canvas()
    ink, tint = INKS["d"], TINTS["d"]
    art.disc(0, 0, 48, ink, None).disc(0, 0, 40, tint, None).disc(0, 0, 33.5, ink, None)
    return art.shape(star(8, 33, 15), tint, None).disc(0, 0, 8.5, ink, None)


def cup() -> Canvas:
    """A broad bowl with two handles on a foot."""
    art = Canvas()
    ink, tint = INKS["c"], TINTS["c"]
    for side in (-1, 1):
        handle = curve([(side * x, y) for x, y in ((34, -28), (47, -30), (48, -12), (38, 2), (26, 6))])
        art.shape(handle, "none", ink, 8)
    art.shape(symmetric("0,-40 39,-40! 38,-18 30,6 10,20! 8,32 30,38 34,48! 0,48"), ink, None)
    art.shape(ellipse(0, -38, 40, 10), ink, None).shape(ellipse(0, -38, 32, 4.6), tint, None)
    return art.shape(symmetric("0,-18 29,-20! 26,-9! 0,-7"), tint, None)


def sword() -> Canvas:
    """A straight blade with a cross guard, leaning to the right."""
    art, upright = Canvas(), Canvas()
    ink, tint = INKS["s"], TINTS["s"]
    upright.shape(polygon("-12,20 -12,-48 0,-68 12,-48 12,20"), ink, None)
    upright.shape(polygon("-3,12 -3,-48 0,-54 3,-48 3,12"), tint, None)
    upright.shape(symmetric("0,14 24,12 35,5! 38,22! 26,29 0,31"), ink, None)
    upright.box(-7.5, 28, 15, 24, ink, None).disc(0, 55, 12.5, ink, None).disc(0, 55, 4.5, tint, None)
    return art.group(upright, 0, 3, 0.84, 34)


def club() -> Canvas:
    """A thick knotted log, leaning to the left, its sawn end at the top."""
    art, upright = Canvas(), Canvas()
    ink, tint = INKS["b"], TINTS["b"]
    upright.shape(Limb(curve("0,-56 1,0 0,58"), (44, 36, 25), False, True).outline(), ink, None)
    for x, y, turn in ((17, -24, 62), (-15, 4, -62), (13, 28, 62)):
        stub = Canvas().box(-8.5, -20, 17, 24, ink, None, 0, 3)
        upright.group(stub, x, y, turn=turn)
    upright.shape(ellipse(0, -56, 22, 9), ink, None).shape(ellipse(0, -56.5, 15, 4.6), tint, None)
    upright.shape(spline("-8,-36! -3,-20 -6,0! -10,-18"), tint, None).shape(spline("4,-6! 9,10 3,34! 1,14"), tint, None)
    return art.group(upright, 0, 0, 0.82, -34)


SIGNS = {"d": coin, "c": cup, "s": sword, "b": club}


def face(rank: int, suit: str, *, pips: bool = False) -> Canvas:
    """The card of a rank (1 to 10): a figure's letter with its number, or with `pips` the number alone."""
    art = Canvas()
    ink = INKS[suit]
    if rank in LETTERS and not pips:
        write(art, LETTERS[rank], 162, RANK_TOP, RANK_HEIGHT, ink, RANK_PEN)
        write(art, str(rank), 396, RANK_TOP, 130, ink, 24)
        if rank == 9:
            underline(art, 396, RANK_TOP + 156, 74, ink, 16)
    elif rank == 10:
        write(art, "10", 196, RANK_TOP, RANK_HEIGHT, ink, RANK_PEN)
    else:
        write(art, str(rank), 162, RANK_TOP, RANK_HEIGHT, ink, RANK_PEN)
        if rank in (6, 9):
            underline(art, 162, RANK_TOP + RANK_HEIGHT + 30, 170, ink, 24)
    return art.group(SIGNS[suit](), WIDTH - 40 - SIGN_SIZE / 2, HEIGHT - 30 - SIGN_SIZE / 2, SIGN_SIZE / 100)


def _sign(suit: str) -> Canvas:
    return Canvas().group(SIGNS[suit](), 50, 50, 0.98)


def _faces() -> dict[str, Callable[[], Canvas]]:
    faces: dict[str, Callable[[], Canvas]] = {}
    for suit in SIGNS:
        faces |= {f"{rank}{suit}": partial(face, rank, suit) for rank in range(1, 11)}
        faces |= {f"{rank}{suit}-pip": partial(face, rank, suit, pips=True) for rank in LETTERS}
    return faces


DECK = Deck(
    folder="large",
    width=WIDTH,
    height=HEIGHT,
    corner=28,
    ground=GROUND,
    faces=_faces(),
    backs=backs(WIDTH, HEIGHT, GROUND),
    signs={f"sign-{suit}": partial(_sign, suit) for suit in SIGNS},
)
