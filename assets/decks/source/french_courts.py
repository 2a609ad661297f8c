"""The twelve courts of the French deck: half figures to the waist, doubled about a sash across the middle.

A half is drawn on the upper half of a card of 580 x 880: the head near (290, 218), what the figure holds at the
right, everything down to y = 446, under the sash.  Mirrored courts are drawn the same way and then turned left to
right, so that they hold it at the left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import french_held as held
from engraving import brush, hatch, scattered, shadow, solid
from figures import arm, buttons, cuff, ermine, hand, mantle, puffed_sleeve, ruff
from french_pips import HEIGHT, SIGNS, WIDTH, Inks, corner_index
from geometry import Path, Point, curve, polygon, spline, symmetric
from heads import Look, beret, frontal_head, neck_line, plume, profile_head, three_quarter_head
from ornaments import beads_along, crown, gem
from palette import NAPOLETANE as INKS
from svg import INK, Canvas

AXIS = WIDTH / 2
FRAME = (106.0, 62.0)
"""Left and top of the frame round the figure."""

SEAM = HEIGHT / 2
SASH = 30.0
HEAD_Y = 218
HOLD: Point = (424, 322)
"""Where the raised hand is."""

WRIST: Point = (404, 349)
CORNER_SIGN = (150, 112, 0.66)
"""Place and scale of the sign inside the frame."""

BROWN, BROWN_DARK = "#8a5a34", "#4a2e1a"
BLOND, BLOND_DARK = "#e2b04a", "#a8761c"
DARK, DARKEST = "#5a4636", "#2c221b"


@dataclass(frozen=True)
class Dress:
    """The names of the inks of a suit's clothes: the robe, its trimmings, and the cloak or sleeves."""

    main: str
    trim: str
    third: str


DRESS = {
    "d": Dress("yellow", "blue", "red"),
    "c": Dress("red", "yellow", "blue"),
    "s": Dress("blue", "yellow", "red"),
    "b": Dress("green", "yellow", "red"),
}


KING_CROWNS = {"d": (6, True), "c": (4, True), "s": (7, False), "b": (5, False)}
"""How many points a king's crown has, and whether they bear balls."""


@dataclass(frozen=True)
class Court:
    """What makes one court differ from the others of its rank.

    `head` is one of the three heads and `turned` sets its face to the right; `mirrored` turns the whole half.
    """

    head: Callable[[Look], Canvas]
    look: Look
    holds: Callable[[Canvas], None]
    turned: bool = False
    mirrored: bool = False

    def middle(self) -> float:
        """How far the neck is to the right of the head's middle, before it is turned."""
        return 0 if self.head is frontal_head else 10


def _look(hair: tuple[str, str], style: str, beard: str = "", *, moustache: bool = False, stern: bool = False) -> Look:
    return Look(INKS, *hair, style, beard, moustache, stern=stern)


GREY_HAIR, BROWN_HAIR = (INKS.hair, INKS.hair_dark), (BROWN, BROWN_DARK)
BLOND_HAIR, DARK_HAIR = (BLOND, BLOND_DARK), (DARK, DARKEST)

COURTS: dict[str, Court] = {
    "10d": Court(profile_head, _look(BROWN_HAIR, "long", "goatee", moustache=True), held.sun_sceptre),
    "10c": Court(frontal_head, _look(BLOND_HAIR, "bob", moustache=True), held.raised_cup, mirrored=True),
    "10s": Court(three_quarter_head, _look(GREY_HAIR, "long", "full", moustache=True, stern=True), held.upright_sword),
    "10b": Court(
        three_quarter_head,
        _look(DARK_HAIR, "bob", "full", moustache=True),
        held.shouldered_club,
        turned=True,
        mirrored=True,
    ),
    "9d": Court(three_quarter_head, _look(BLOND_HAIR, "long"), held.fan, turned=True),
    "9c": Court(frontal_head, _look(BROWN_HAIR, "long"), held.rose),
    "9s": Court(profile_head, _look(DARK_HAIR, "long"), held.lily, mirrored=True),
    "9b": Court(three_quarter_head, _look(BROWN_HAIR, "long"), held.clover_sprig, mirrored=True),
    "8d": Court(three_quarter_head, _look(BROWN_HAIR, "bob"), held.gonfalon),
    "8c": Court(three_quarter_head, _look(BLOND_HAIR, "bob"), held.torch, turned=True, mirrored=True),
    "8s": Court(profile_head, _look(DARK_HAIR, "short", moustache=True), held.halberd, turned=True),
    "8b": Court(frontal_head, _look(BROWN_HAIR, "bob"), held.broom),
}


def court(code: str, inks: Inks) -> Canvas:
    """The card of a court by its code, such as 10d."""
    rank, suit = int(code[:-1]), code[-1]
    person = COURTS[code]
    half = Canvas()
    draw = {8: _jack, 9: _queen, 10: _king}[rank]
    figure = draw(person, DRESS[suit], suit)
    half.group(figure, WIDTH if person.mirrored else 0, 0, scale_x=-1 if person.mirrored else 1)
    x, y, scale = CORNER_SIGN
    half.shape(SIGNS[suit]().scaled(scale).moved(WIDTH - x if person.mirrored else x, y), inks[suit], None)
    art = Canvas()
    art.symbol("half", half).use("half").use("half", WIDTH, HEIGHT, turn=180)
    _frame(art, DRESS[suit])
    corner_index(art, suit, {8: "J", 9: "Q", 10: "K"}[rank], inks)
    return art


def _frame(art: Canvas, dress: Dress) -> None:
    """The sash over the seam, and the frame."""
    left, top = FRAME
    width = WIDTH - 2 * left
    fill, _ = INKS.pair(dress.third)
    stone, _ = INKS.pair(dress.trim)
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


def _robe(art: Canvas, dress: Dress, suit: str) -> None:
    """The body to the waist, strewn with the signs of its suit, with a front panel."""
    robe = spline("236,292 200,302 180,330 186,390 180,446! 400,446! 394,390 400,330 380,302 344,292")
    fill, dark = INKS.pair(dress.main)
    art.shape(robe, fill, INK, 3).shape(shadow(robe, 0.2), dark, None)
    scattered(art, robe, SIGNS[suit]().scaled(0.15), 27, fill=INKS.pair(dress.trim)[0], clearance=11)
    art.ink(hatch(robe, 10, 4.6, 0.2, "right", 1.8, 3), hatch(robe, -10, 5.2, 0.12, "left", 1.5, 4))
    art.shape(robe, "none", INK, 3)


def _panel(art: Canvas, dress: Dress, ink: str) -> None:
    """The strip down the front, edged and studded."""
    panel = spline("264,290! 316,290! 314,370 320,446! 260,446! 266,370")
    fill, dark = INKS.pair(ink)
    solid(art, panel, fill, dark, angle=4, share=0.24, back=0.1)
    edge = INKS.pair(dress.trim)[0]
    for side in (-1, 1):
        line = curve([(AXIS + side * 21, 292), (AXIS + side * 20, 370), (AXIS + side * 25, 446)])
        art.shape(line, "none", INK, 7).shape(line, "none", edge, 3.6)


def _far_arm(art: Canvas, upper: str, lower: str, cuff_ink: str) -> None:
    """The arm at the left, its hand laid on the body."""
    arm(art, (208, 322), (166, 392), (246, 396), INKS, upper, lower, (58, 54, 48, 40, 30))
    art.group(hand(INKS, 5, 6, 34), 248, 395, 0.98, -84)
    cuff(art, "246,378 251,395 247,413", 15, INKS.pair(cuff_ink)[0])


def _near_arm(art: Canvas, upper: str, lower: str, cuff_ink: str, holds: Callable[[Canvas], None]) -> None:
    """The arm at the right, raised, with what it holds."""
    arm(art, (372, 322), (428, 402), WRIST, INKS, upper, lower, (58, 54, 48, 40, 30), lower_first=False)
    thing = Canvas()
    holds(thing)
    art.group(thing, *HOLD)
    cuff(art, "388,356 404,354 419,344", 15, INKS.pair(cuff_ink)[0])


def _place_head(art: Canvas, person: Court, head: Canvas, y: float = HEAD_Y) -> None:
    shift = person.middle()
    art.group(head, AXIS + (shift if person.turned else -shift), y, 1, scale_x=-1 if person.turned else 1)


def _king(person: Court, dress: Dress, suit: str) -> Canvas:
    art = Canvas()
    mantle(
        art,
        "206,296 156,320 128,370 116,446! 464,446! 452,370 424,320 374,296",
        INKS,
        dress.third,
        ("150,350 140,400 138,440", "176,330 160,390 160,440", "420,350 436,400 440,440"),
    )
    _robe(art, dress, suit)
    _panel(art, dress, "white")
    ermine(art, spline("272,300! 308,300! 308,446! 272,446!"), 26)
    _far_arm(art, dress.main, dress.main, "white")
    _near_arm(art, dress.main, dress.main, "white", person.holds)
    cape = symmetric("290,282 340,284 384,298 410,340 404,360! 372,352 330,362 290,352", axis=AXIS)
    solid(art, cape, INKS.white, INKS.grey, angle=8, share=0.18, back=0.08)
    ermine(art, cape, 30)
    collar = INKS.pair(dress.trim)[0]
    chain = [(AXIS + dx, 322 + 30 * (1 - (dx / 76) ** 2)) for dx in range(-76, 77, 19)]
    beads_along(art, chain, 7.5, (INKS.yellow, INKS.ochre), 2)
    gem(art, AXIS, 366, 15, INKS.yellow, collar)
    cuff(art, neck_line(AXIS, HEAD_Y, 1, 0), 17, INKS.yellow, INKS.ochre)
    fill, dark = INKS.pair("yellow")
    head = Canvas().group(person.head(person.look))
    front = person.head is frontal_head
    points, balls = KING_CROWNS[suit]
    head.group(
        crown(112, 66, points, fill, dark, gem=collar, balls=balls), 0 if front else 6, -40, turn=0 if front else -3
    )
    _place_head(art, person, head)
    return art


def _queen(person: Court, dress: Dress, suit: str) -> Canvas:
    art = Canvas()
    veil = symmetric("290,126 344,138 372,190 376,260 404,330 430,446! 290,446!", axis=AXIS)
    art.shape(veil, INKS.white, INK, 2.8).shape(shadow(veil, 0.2), INKS.grey, None)
    art.ink(hatch(veil, 4, 5, 0.14, "right", 1.5, 4), hatch(veil, -4, 5.4, 0.1, "left", 1.4, 5))
    for side in (-1, 1):
        for inner, low in ((92, 128), (104, 112)):
            line: list[Point] = [(AXIS + side * 78, 200), (AXIS + side * inner, 300), (AXIS + side * low, 440)]
            art.ink(brush(line, 2.2, 7))
    _robe(art, dress, suit)
    _panel(art, dress, dress.third)
    _far_arm(art, dress.third, dress.third, "white")
    _near_arm(art, dress.third, dress.third, "white", person.holds)
    puffed_sleeve(art, "240,296 206,296 178,318 172,352 192,372 224,362 238,336", INKS, dress.main, 80)
    puffed_sleeve(art, "340,296 374,296 402,318 408,352 388,372 356,362 342,336", INKS, dress.main, 100)
    bosom = symmetric("290,276 316,284 348,296! 338,330 316,344 290,346", axis=AXIS)
    art.shape(bosom, INKS.skin, INK, 2.4).shape(shadow(bosom, 0.18), INKS.skin_dark, None)
    art.ink(hatch(bosom, 12, 4, 0.2, "right", 1.1, 3), brush("290,320 289,332 290,344", 2, 4))
    edge = curve(
        [(AXIS + dx, dy) for dx, dy in ((-60, 296), (-49, 332), (-25, 347), (0, 349), (25, 347), (49, 332), (60, 296))]
    )
    trim = INKS.pair(dress.trim)[0]
    art.shape(edge, "none", INK, 13).shape(edge, "none", trim, 8)
    head = Canvas().group(person.head(person.look))
    front = person.head is frontal_head
    head.group(
        crown(92, 44, 5, *INKS.pair("yellow"), gem=INKS.pair(dress.third)[0], balls=True), 0 if front else 6, -46
    )
    necklace = [(AXIS + dx, 296 + 22 * (1 - (dx / 40) ** 2)) for dx in range(-40, 41, 10)]
    beads_along(art, necklace, 5, ("#ffffff",), 1.6)
    gem(art, AXIS, 330, 9, INKS.yellow, INKS.pair(dress.third)[0])
    _place_head(art, person, head)
    return art


def _jack(person: Court, dress: Dress, suit: str) -> Canvas:
    art = Canvas()
    mantle(
        art,
        "220,296 170,312 140,360 132,446! 250,446! 250,300!",
        INKS,
        dress.third,
        ("170,340 158,390 156,440", "190,330 182,390 184,440"),
    )
    _robe(art, dress, suit)
    _panel(art, dress, dress.trim)
    buttons(art, (AXIS, 330), (AXIS, 412), 5, INKS.white, 5)
    _far_arm(art, dress.trim, dress.main, "white")
    _near_arm(art, dress.trim, dress.main, "white", person.holds)
    puffed_sleeve(art, "242,292 204,294 172,318 164,354 188,374 222,366 240,338", INKS, dress.third, 82)
    puffed_sleeve(art, "338,292 376,294 408,318 416,354 392,374 358,366 340,338", INKS, dress.third, 98)
    ruff(art, neck_line(AXIS, HEAD_Y, 1, 0), 30, INKS.white, 13)
    head = Canvas().group(person.head(person.look))
    fill, dark = INKS.pair(dress.main)
    if person.head is frontal_head:
        shape = spline("-44,-40 -62,-60 -46,-88 2,-98 50,-88 64,-60 46,-40! 18,-48 -18,-48")
        brim = curve("-44,-36 -20,-46 0,-48 20,-46 44,-36")
    else:
        shape = spline("-42,-36 -58,-58 -36,-84 6,-96 50,-84 70,-58 58,-34! 20,-48 -16,-46")
        brim = curve("-42,-32 -16,-45 16,-47 44,-40 58,-28")
    beret(head, shape, brim, fill, dark, INKS.pair(dress.trim)[0], 11)
    plume(head, "8,-84 40,-108 76,-100 96,-70 92,-40", 34, *INKS.pair(dress.third))
    _place_head(art, person, head)
    return art


def court_faces(inks: Inks) -> dict[str, Callable[[], Canvas]]:
    """The twelve courts by file name."""
    return {code: partial(court, code, inks) for code in COURTS}
