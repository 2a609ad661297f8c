"""The Large deck: for weak eyes, one huge rank and one huge suit sign a card.

Every ink stands out from the ground by 7:1 or more; suits differ in shape, in posture and in colour: a round coin,
a broad cup, a sword that leans to the right and a knotted club that leans to the left. The courts have two ends, each
with the letter and a plain figure: a plumed cap, a horse's head, a crown.
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
SIGN_MIDDLE = (250, 616)
SIGN_SIZE = 334
COURT_SIGN_SIZE = 196
WEIGHTS = {"d": 0.86, "c": 0.92, "s": 1.22, "b": 1.14}
"""How much larger or smaller a sign is drawn, so that the four have like amounts of ink."""


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
    upright.shape(polygon("-16,20 -16,-46 0,-68 16,-46 16,20"), ink, None)
    upright.shape(polygon("-5,10 -5,-45 0,-53 5,-45 5,10"), tint, None)
    upright.shape(symmetric("0,12 26,11 38,2! 41,22! 28,30 0,33"), ink, None)
    upright.box(-9, 28, 18, 24, ink, None).disc(0, 55, 14, ink, None).disc(0, 55, 5, tint, None)
    return art.group(upright, 2, 2, 0.8, 34)


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


def cap(ink: str, tint: str) -> Canvas:
    """The fante's: a soft cap with a plume. Figures are drawn in a square of 100 about the origin."""
    art = Canvas()
    plume = spline("-4,-8! -2,-34 14,-50 34,-50! 30,-42 44,-40! 36,-30 48,-24! 38,-16 44,-6! 28,-6 12,2!")
    art.shape(plume, tint, ink, 6).shape(curve("2,-4 12,-26 30,-38"), "none", ink, 4)
    art.shape(spline("-44,26! -50,4 -34,-16 -6,-18 24,-8 44,10 44,28! 20,20 -20,20"), ink, None)
    art.shape(spline("-40,14 -36,0 -22,-8 -10,-8 -22,2 -28,14"), tint, None)
    return art.shape(curve("-46,32 -20,26 20,26 46,34"), "none", ink, 14)


def horse(ink: str, tint: str) -> Canvas:
    """The cavallo's: a horse's head that looks to the left."""
    art = Canvas()
    art.shape(
        spline(
            "-2,-50! 6,-34 22,-28 38,-8 46,20 48,50! -6,50! -4,34 -10,20 -22,16 -34,24! -46,22 -48,10 -34,-10 -22,-26 "
            "-16,-36! -14,-48!"
        ),
        ink,
        None,
    )
    for lock in ("12,-34! 32,-22 44,4! 26,-14 14,-22!", "26,-8! 44,14 46,40! 34,14 24,2!"):
        art.shape(spline(lock), tint, None)
    return art.disc(-18, -14, 5, tint, None).disc(-40, 14, 2.6, tint, None)


def crown(ink: str, tint: str) -> Canvas:
    """The re's: a crown of five points."""
    art = Canvas()
    art.shape(polygon("-40,44 -50,-22 -27,6 -22,-38 0,0 22,-38 27,6 50,-22 40,44"), ink, ink, 6)
    for x, y in ((-50, -24), (-23, -40), (23, -40), (50, -24)):
        art.disc(x, y, 7.5, ink, None)
    for x in (-22, 0, 22):
        art.disc(x, 30, 5.4, tint, None)
    return art.shape(polygon("0,-4 7,8 0,20 -7,8"), tint, None)


FIGURES = {8: cap, 9: horse, 10: crown}


def face(rank: int, suit: str, *, pips: bool = False) -> Canvas:
    """The card of a rank (1 to 10): a court, or with `pips` and for the others the number alone."""
    if rank in LETTERS and not pips:
        return court(rank, suit)
    art = Canvas()
    ink = INKS[suit]
    write(art, str(rank), 250, RANK_TOP, RANK_HEIGHT, ink, RANK_PEN)
    if rank in (6, 9):
        underline(art, 250, RANK_TOP + RANK_HEIGHT + 30, 170, ink, 24)
    return art.group(SIGNS[suit](), *SIGN_MIDDLE, SIGN_SIZE / 100 * WEIGHTS[suit])


def court(rank: int, suit: str) -> Canvas:
    """Letter, number and figure at both ends, the sign between them."""
    end = Canvas()
    ink, tint = INKS[suit], TINTS[suit]
    write(end, LETTERS[rank], 136, RANK_TOP, 250, ink, 54)
    write(end, str(rank), 96, RANK_TOP + 272, 76, ink, 16)
    if rank == 9:
        underline(end, 96, RANK_TOP + 364, 48, ink, 11)
    end.group(FIGURES[rank](ink, tint), 352, RANK_TOP + 126, 2.1)
    art = Canvas().symbol("end", end).use("end").use("end", WIDTH, HEIGHT, turn=180)
    return art.group(SIGNS[suit](), WIDTH / 2, HEIGHT / 2, COURT_SIGN_SIZE / 100 * WEIGHTS[suit])


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
