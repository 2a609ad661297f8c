"""The twelve courts of the French deck: half figures to the waist, doubled about a sash across the middle.

A half is drawn on the upper half of a card of 580 x 880: the head near (290, 218), what the figure holds at the
right, everything down to y = 446, under the sash.  Mirrored courts are drawn the same way and then turned left to
right, so that they hold it at the left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import french_dress as dress
import french_held as held
from french_dress import AXIS, HEAD_Y, Dress, Pose, Shoulders, Thing
from french_pips import HEIGHT, INDEX, SIGNS, WIDTH, Inks, corner_index
from geometry import Path, curve, polygon, spline
from heads import Look, beret, frontal_head, plume, profile_head, three_quarter_head, turban
from ornaments import crown
from palette import NAPOLETANE as INKS
from svg import INK, Canvas

FRAME = (106.0, 62.0)
"""Left and top of the frame round the figure."""

SEAM = HEIGHT / 2
SASH = 30.0
CORNER_SIGN = (150, 112, 0.66)
"""Place and scale of the sign inside the frame."""

DRESS = {
    "d": Dress("yellow", "blue", "red"),
    "c": Dress("red", "yellow", "blue"),
    "s": Dress("blue", "yellow", "red"),
    "b": Dress("green", "yellow", "red"),
}
GREY = (INKS.hair, INKS.hair_dark)
BROWN = ("#8a5a34", "#4a2e1a")
BLOND = ("#e2b04a", "#a8761c")
DARK = ("#5a4636", "#2c221b")
"""Hair, and its colour in the shade."""


@dataclass(frozen=True)
class Court:
    """What makes one court differ from the others of its rank.

    `head` is one of the three heads and `turned` sets its face to the right; `mirrored` turns the whole half.
    `points` is how many points a crown has, `balls` whether they bear balls; `veil` is a queen's, by its ink.
    """

    head: Callable[[Look], Canvas]
    look: Look
    holds: Thing
    shoulders: Shoulders
    rests: Thing = held.laid_hand
    pose: Pose = dress.ACROSS
    turned: bool = False
    mirrored: bool = False
    points: int = 5
    balls: bool = True
    veil: str = "white"
    wound: bool = False

    def neck(self) -> float:
        """How far the neck is to the right of the head's middle, before the head is turned."""
        return 0 if self.head is frontal_head else 10


def _look(
    hair: tuple[str, str],
    style: str,
    beard: str = "",
    nose: str = "straight",
    *,
    moustache: bool = False,
    stern: bool = False,
    old: bool = False,
) -> Look:
    return Look(INKS, *hair, style, beard, moustache, stern=stern, old=old, nose=nose)


COURTS: dict[str, Court] = {
    "10d": Court(
        profile_head,
        _look(BROWN, "long", "goatee", "hooked", moustache=True),
        held.sun_sceptre,
        dress.ermine_cape,
        held.orb,
        points=6,
    ),
    "10c": Court(
        frontal_head,
        _look(BLOND, "bob", moustache=True),
        held.raised_cup,
        dress.ermine_cape,
        pose=dress.ON_BREAST,
        mirrored=True,
        points=4,
    ),
    "10s": Court(
        three_quarter_head,
        _look(GREY, "long", "long", "hooked", moustache=True, stern=True, old=True),
        held.upright_sword,
        dress.lordly_collar,
        pose=dress.ON_HIP,
        points=7,
        balls=False,
    ),
    "10b": Court(
        three_quarter_head,
        _look(DARK, "curls", "trimmed", moustache=True),
        held.shouldered_club,
        dress.lordly_collar,
        turned=True,
        mirrored=True,
        balls=False,
    ),
    "9d": Court(
        three_quarter_head,
        _look(BLOND, "long", nose="short"),
        held.fan,
        dress.heart_neck,
        held.coin,
        turned=True,
        veil="red",
    ),
    "9c": Court(
        frontal_head, _look(BROWN, "long"), held.rose, dress.round_neck, pose=dress.ON_BREAST, veil="blue", balls=False
    ),
    "9s": Court(profile_head, _look(DARK, "long"), held.lily, dress.heart_neck, mirrored=True, points=3),
    "9b": Court(
        three_quarter_head,
        _look(BROWN, "curls", nose="short"),
        held.clover_sprig,
        dress.round_neck,
        pose=dress.ON_HIP,
        mirrored=True,
    ),
    "8d": Court(three_quarter_head, _look(BROWN, "bob", nose="short"), held.gonfalon, dress.white_ruff, held.scroll),
    "8c": Court(
        three_quarter_head,
        _look(BLOND, "curls"),
        held.torch,
        dress.scalloped_collar,
        pose=dress.ON_HIP,
        turned=True,
        mirrored=True,
        wound=True,
    ),
    "8s": Court(
        profile_head,
        _look(DARK, "short", "goatee", "hooked", moustache=True),
        held.halberd,
        dress.scalloped_collar,
        held.hilt,
        turned=True,
    ),
    "8b": Court(frontal_head, _look(BROWN, "bob"), held.broom, dress.white_ruff, pose=dress.ON_HIP),
}


def court(code: str, inks: Inks) -> Canvas:
    """The card of a court by its code, such as 10d."""
    rank, suit = int(code[:-1]), code[-1]
    person, clothes = COURTS[code], DRESS[suit]
    half, figure = Canvas(), Canvas()
    {8: _jack, 9: _queen, 10: _king}[rank](figure, person, clothes, suit)
    half.group(figure, WIDTH if person.mirrored else 0, 0, scale_x=-1 if person.mirrored else 1)
    x, y, scale = CORNER_SIGN
    half.shape(SIGNS[suit]().scaled(scale).moved(WIDTH - x if person.mirrored else x, y), inks[suit], None)
    art = Canvas()
    art.symbol("half", half).use("half").use("half", WIDTH, HEIGHT, turn=180)
    _frame(art, clothes)
    corner_index(art, suit, INDEX[rank], inks)
    return art


def _frame(art: Canvas, clothes: Dress) -> None:
    """The sash over the seam, and the frame."""
    left, top = FRAME
    width = WIDTH - 2 * left
    fill, _ = INKS.pair(clothes.third)
    stone, _ = INKS.pair(clothes.trim)
    art.box(left, SEAM - SASH / 2, width, SASH, fill, INK, 3)
    for y in (SEAM - SASH / 2 + 5, SEAM + SASH / 2 - 5):
        art.shape(polygon([(left, y), (left + width, y)], closed=False), "none", INK, 1.6)
    count = 9
    lozenges = Path()
    for index in range(count):
        x = left + width * (index + 0.5) / count
        lozenges += polygon([(x - 15, SEAM), (x, SEAM - 8), (x + 15, SEAM), (x, SEAM + 8)])
    art.shape(lozenges, stone, INK, 1.8)
    art.box(left, top, width, HEIGHT - 2 * top, "none", INK, 3, 6)


def _place_head(art: Canvas, person: Court, head: Canvas) -> None:
    shift = person.neck()
    art.group(head, AXIS + (shift if person.turned else -shift), HEAD_Y, scale_x=-1 if person.turned else 1)


def _king(art: Canvas, person: Court, clothes: Dress, suit: str) -> None:
    dress.king_body(art, clothes, suit, person.holds, person.rests, person.pose, person.shoulders)
    gold, ochre = INKS.pair("yellow")
    worn = crown(112, 66, person.points, gold, ochre, gem=INKS.pair(clothes.trim)[0], balls=person.balls)
    front = person.head is frontal_head
    head = person.head(person.look).group(worn, 0 if front else 6, -40, turn=0 if front else -3)
    _place_head(art, person, head)


def _queen(art: Canvas, person: Court, clothes: Dress, suit: str) -> None:
    dress.queen_body(art, clothes, suit, person.holds, person.rests, person.pose, person.shoulders, person.veil)
    gold, ochre = INKS.pair("yellow")
    worn = crown(92, 44, person.points, gold, ochre, gem=INKS.pair(clothes.third)[0], balls=person.balls)
    _place_head(art, person, person.head(person.look).group(worn, 0 if person.head is frontal_head else 6, -46))


def _jack(art: Canvas, person: Court, clothes: Dress, suit: str) -> None:
    dress.jack_body(art, clothes, suit, person.holds, person.rests, person.pose, person.shoulders)
    head = person.head(person.look)
    fill, dark = INKS.pair(clothes.main)
    band = INKS.pair(clothes.trim)[0]
    if person.wound:
        turban(head, fill, dark, band)
    elif person.head is frontal_head:
        shape = spline("-44,-40 -62,-60 -46,-88 2,-98 50,-88 64,-60 46,-40! 18,-48 -18,-48")
        beret(head, shape, curve("-44,-36 -20,-46 0,-48 20,-46 44,-36"), fill, dark, band, 11)
    else:
        shape = spline("-42,-36 -58,-58 -36,-84 6,-96 50,-84 70,-58 58,-34! 20,-48 -16,-46")
        beret(head, shape, curve("-42,-32 -16,-45 16,-47 44,-40 58,-28"), fill, dark, band, 11)
    plume(head, "8,-84 40,-108 76,-100 96,-70 92,-40", 34, *INKS.pair(clothes.third))
    _place_head(art, person, head)


def court_faces(inks: Inks) -> dict[str, Callable[[], Canvas]]:
    """The twelve courts by file name."""
    return {code: partial(court, code, inks) for code in COURTS}
