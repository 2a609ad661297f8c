"""The bodies and clothes of the French courts, from the shoulders down to the sash.

Everything is placed on the upper half of a card of 580 x 880, the middle of the body on x = 290.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engraving import brush, hatch, scattered, shadow, solid
from figures import arm, buttons, cuff, disc_collar, ermine, mantle, puffed_sleeve, ruff
from french_pips import SIGNS, WIDTH
from geometry import Point, curve, spline, symmetric
from heads import neck_line
from ornaments import beads_along, gem
from palette import NAPOLETANE as INKS
from svg import INK, Canvas

AXIS = WIDTH / 2
HEAD_Y = 218
HOLD: Point = (424, 322)
"""Where the raised hand is; its wrist is at `RAISED_WRIST`."""

RAISED_WRIST: Point = (404, 349)
ARM = (58, 54, 48, 40, 30)
"""Thickness of an arm from its shoulder to its wrist."""

Thing = Callable[[Canvas], None]
"""Draws a hand with what it holds, the hand at the origin."""


@dataclass(frozen=True)
class Dress:
    """The names of the inks of a suit's clothes: the robe, its trimmings, and the cloak or sleeves."""

    main: str
    trim: str
    third: str


@dataclass(frozen=True)
class Pose:
    """Where the arm that rests bends and ends, and by how much its hand is turned from lying level."""

    elbow: Point
    wrist: Point
    turn: float


ACROSS = Pose((166, 392), (246, 396), 0)
ON_BREAST = Pose((160, 412), (246, 366), -30)
ON_HIP = Pose((146, 376), (200, 410), 30)

Shoulders = Callable[[Canvas, Dress], None]
"""Draws what lies over the shoulders and round the neck."""


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


def _resting_arm(art: Canvas, upper: str, lower: str, pose: Pose) -> None:
    """The arm at the left."""
    arm(art, (208, 322), pose.elbow, pose.wrist, INKS, upper, lower, ARM)


def _resting_hand(art: Canvas, rests: Thing, pose: Pose) -> None:
    thing, sleeve = Canvas(), Canvas()
    rests(thing)
    x, y = pose.wrist
    art.group(thing, x + 2, y - 1, turn=pose.turn)
    cuff(sleeve, "0,-18 5,-1 1,17", 15, INKS.white)
    art.group(sleeve, x, y, turn=pose.turn)


def _raised_arm(art: Canvas, upper: str, lower: str, holds: Thing) -> None:
    """The arm at the right, raised."""
    arm(art, (372, 322), (428, 402), RAISED_WRIST, INKS, upper, lower, ARM)
    thing = Canvas()
    holds(thing)
    art.group(thing, *HOLD)
    cuff(art, "388,356 404,354 419,344", 15, INKS.white)


def king_body(
    art: Canvas, dress: Dress, suit: str, holds: Thing, rests: Thing, pose: Pose, shoulders: Shoulders
) -> None:
    """A mantle behind, a robe with an ermine front, and what the king wears over his shoulders."""
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
    _raised_arm(art, dress.main, dress.main, holds)
    _resting_arm(art, dress.main, dress.main, pose)
    shoulders(art, dress)
    _resting_hand(art, rests, pose)
    cuff(art, neck_line(AXIS, HEAD_Y, 1, 0), 17, INKS.yellow, INKS.ochre)


def ermine_cape(art: Canvas, dress: Dress) -> None:
    """A short cape of ermine with a chain and its jewel."""
    cape = symmetric("290,282 340,284 384,298 410,340 404,360! 372,352 330,362 290,352", axis=AXIS)
    solid(art, cape, INKS.white, INKS.grey, angle=8, share=0.18, back=0.08)
    ermine(art, cape, 30)
    chain = [(AXIS + dx, 322 + 30 * (1 - (dx / 76) ** 2)) for dx in range(-76, 77, 19)]
    beads_along(art, chain, 7.5, (INKS.yellow, INKS.ochre), 2)
    gem(art, AXIS, 366, 15, INKS.yellow, INKS.pair(dress.trim)[0])


def lordly_collar(art: Canvas, dress: Dress) -> None:
    """Full upper sleeves under a broad scalloped collar of gold."""
    _puffed_sleeves(art, dress.third)
    disc_collar(art, neck_line(AXIS, HEAD_Y - 2, 1.16, 0), 62, INKS.yellow, INKS.pair(dress.third)[0], 11)


def queen_body(
    art: Canvas, dress: Dress, suit: str, holds: Thing, rests: Thing, pose: Pose, shoulders: Shoulders, veil_ink: str
) -> None:
    """A veil behind, and a gown with puffed sleeves."""
    veil = symmetric("290,126 344,138 372,190 376,260 404,330 430,446! 290,446!", axis=AXIS)
    fill, dark = INKS.pair(veil_ink)
    art.shape(veil, fill, INK, 2.8).shape(shadow(veil, 0.2), dark, None)
    art.ink(hatch(veil, 4, 5, 0.14, "right", 1.5, 4), hatch(veil, -4, 5.4, 0.1, "left", 1.4, 5))
    for side in (-1, 1):
        for middle, low in ((82, 112), (92, 126)):
            line: list[Point] = [(AXIS + side * 72, 196), (AXIS + side * middle, 300), (AXIS + side * low, 440)]
            art.ink(brush(line, 2.2, 7))
    _robe(art, dress, suit)
    _panel(art, dress, dress.third)
    _resting_arm(art, dress.third, dress.third, pose)
    _raised_arm(art, dress.third, dress.third, holds)
    puffed_sleeve(art, "240,296 206,296 178,318 172,352 192,372 224,362 238,336", INKS, dress.main, 80)
    puffed_sleeve(art, "340,296 374,296 402,318 408,352 388,372 356,362 342,336", INKS, dress.main, 100)
    shoulders(art, dress)
    _resting_hand(art, rests, pose)


def _bosom(art: Canvas, nodes: str, hem: list[Point], trim: str) -> None:
    bosom = symmetric(nodes, axis=AXIS)
    art.shape(bosom, INKS.skin, INK, 2.4).shape(shadow(bosom, 0.18), INKS.skin_dark, None)
    art.ink(hatch(bosom, 12, 4, 0.2, "right", 1.1, 3), brush("290,320 289,332 290,342", 2, 4))
    edge = curve([(AXIS - x, y) for x, y in hem] + [(AXIS + x, y) for x, y in reversed(hem)])
    art.shape(edge, "none", INK, 13).shape(edge, "none", INKS.pair(trim)[0], 8)


def round_neck(art: Canvas, dress: Dress) -> None:
    """A round neck with a string of pearls and a pendant."""
    _bosom(
        art,
        "290,276 316,284 348,296! 338,330 316,344 290,346",
        [(60, 296), (49, 332), (25, 347), (8, 349)],
        dress.trim,
    )
    pearls = [(AXIS + dx, 296 + 22 * (1 - (dx / 40) ** 2)) for dx in range(-40, 41, 10)]
    beads_along(art, pearls, 5, (INKS.white,), 1.6)
    gem(art, AXIS, 330, 9, INKS.yellow, INKS.pair(dress.third)[0])


def heart_neck(art: Canvas, dress: Dress) -> None:
    """A neck cut as the top of a heart, under a chain with three drops."""
    _bosom(
        art,
        "290,276 316,284 350,296! 350,326 334,342 312,342 290,356!",
        [(62, 294), (61, 324), (45, 343), (24, 344), (3, 357)],
        dress.trim,
    )
    chain = curve([(AXIS + dx, y) for dx, y in ((-42, 292), (-20, 310), (0, 317), (20, 310), (42, 292))])
    art.shape(chain, "none", INK, 7).shape(chain, "none", INKS.yellow, 3.4)
    for dx, y in ((-20, 314), (0, 323), (20, 314)):
        gem(art, AXIS + dx, y, 6.5, INKS.yellow, INKS.pair(dress.third)[0])


def jack_body(
    art: Canvas, dress: Dress, suit: str, holds: Thing, rests: Thing, pose: Pose, shoulders: Shoulders
) -> None:
    """A doublet with puffed sleeves, a cloak over one shoulder."""
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
    _resting_arm(art, dress.trim, dress.main, pose)
    _raised_arm(art, dress.trim, dress.main, holds)
    _puffed_sleeves(art, dress.third)
    shoulders(art, dress)
    _resting_hand(art, rests, pose)


def _puffed_sleeves(art: Canvas, ink: str) -> None:
    puffed_sleeve(art, "242,292 204,294 172,318 164,354 188,374 222,366 240,338", INKS, ink, 82)
    puffed_sleeve(art, "338,292 376,294 408,318 416,354 392,374 358,366 340,338", INKS, ink, 98)


def white_ruff(art: Canvas, _: Dress) -> None:
    """A pleated ruff."""
    ruff(art, neck_line(AXIS, HEAD_Y, 1, 0), 30, INKS.white, 13)


def scalloped_collar(art: Canvas, dress: Dress) -> None:
    """A flat collar in scallops, a stud in each."""
    disc_collar(art, neck_line(AXIS, HEAD_Y, 1.05, 0), 42, INKS.pair(dress.trim)[0], INKS.white, 9)
