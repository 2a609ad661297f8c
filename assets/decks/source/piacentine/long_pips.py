"""The pip cards of spade and bastoni of the Piacentine, and their eights, nines and tens in pips."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kit.geometry import Point, polygon
from kit.latin import Places
from kit.palette import PIACENTINE as INKS
from kit.ribbons import behind, forked_tail, strip, swag
from kit.svg import INK, Canvas
from piacentine import signs
from piacentine.arabesque import arabesque, red_scroll
from piacentine.logs import Log, log
from piacentine.ornaments import silk
from piacentine.pips import FRAME, MIDDLE, at, framed

HILT = 121
"""Length of a sword's hilt below its guard, at scale 1."""


# Spade: lengths are those of the whole sword as a share of the frame's height.


def sword(length: float, scale: float = 1, half_width: float = 12) -> Canvas:
    """A sword drawn round its middle, point up."""
    whole = length * FRAME[3] / scale
    return Canvas().group(signs.sword(whole - HILT, half_width), 0, whole / 2 - HILT)


def swords(length: float, up: Places, down: Places, scale: float = 1, half_width: float = 12) -> Canvas:
    """Upright swords of one size, points up and points down."""
    art = Canvas().symbol("sword", sword(length, scale, half_width))
    for place in up:
        art.use("sword", *at(*place), scale)
    for place in down:
        art.use("sword", *at(*place), scale, 180)
    return art


def lying_sword(art: Canvas, width: float = 0.87, scale: float = 1.08) -> None:
    """A sword across the middle, its point to the left, as wide as that share of the frame."""
    whole = width * FRAME[2] / scale
    drawing = Canvas().group(signs.sword(whole - HILT, 13.5), 0, whole / 2 - HILT)
    art.group(drawing, *at(0.50, 0.50), scale, -90)


def two_of_spade() -> Canvas:
    art = Canvas()
    green, red, yellow = INKS.pair("green"), INKS.pair("red"), INKS.pair("yellow")
    left, right, y = 150, 350, 376
    for x, out in ((left, -1), (right, 1)):
        behind(art, x, y, out, green)
    art.symbol("sword", sword(0.94, 1.35, 12.5))
    art.use("sword", left, MIDDLE, 1.35, 180).use("sword", right, MIDDLE, 1.35)
    upper, lower = swag(left, right, y)
    for start, cloth in ((0, red), (2, green), (4, yellow)):
        strip(art, upper[start : start + 3], lower[start : start + 3], cloth)
    forked_tail(art, left, y, -1, yellow)
    forked_tail(art, right, y, 1, red)
    for x, down, turn in ((176, 494, 16), (250, 508, 0), (324, 494, -16), (125, 370, 20), (375, 370, -20)):
        oval = Canvas().box(-17, -10, 34, 20, INKS.blue, INK, 2, 10).box(-9, -6, 12, 5, "#a9c9ef", None, 0, 2)
        art.group(oval, x, down, 1, turn)
    return framed(art)


def three_of_spade() -> Canvas:
    return framed(swords(0.96, [(0.50, 0.50)], [(0.25, 0.50), (0.75, 0.50)], 1.35, 11.5))


def four_of_spade() -> Canvas:
    art = Canvas().symbol("sword", sword(0.47, 1.02, 13))
    for across, down, turn in ((0.27, 0.262, 157), (0.73, 0.262, 203), (0.27, 0.738, 23), (0.73, 0.738, -23)):
        art.use("sword", *at(across, down), 1.02, turn)
    return framed(art)


def five_of_spade() -> Canvas:
    art = Canvas().symbol("half", arabesque()).use("half", 250, MIDDLE).use("half", 250, MIDDLE, 1, 180)
    art.symbol("sword", signs.sword(246, 15.5))
    for across in (0.205, 0.795):
        x, _ = at(across, 0)
        art.use("sword", x, 320).use("sword", x, 620, 1, 180)
    art.use("sword", 318, MIDDLE, 1, -90)
    red_scroll(art, 250, MIDDLE)
    return framed(art)


def six_of_spade() -> Canvas:
    up = [(0.50, 0.25), (0.19, 0.75), (0.81, 0.75)]
    down = [(0.19, 0.25), (0.81, 0.25), (0.50, 0.75)]
    return framed(swords(0.45, up, down, 1.2, 13.5))


def seven_of_spade() -> Canvas:
    up = [(0.50, 0.218), (0.19, 0.782), (0.81, 0.782)]
    down = [(0.19, 0.218), (0.81, 0.218), (0.50, 0.782)]
    art = swords(0.385, up, down, 1.02, 13.5)
    lying_sword(art)
    return framed(art)


FOUR_COLUMNS = (0.14, 0.38, 0.62, 0.86)
FIVE_COLUMNS = (0.115, 0.3075, 0.50, 0.6925, 0.885)


def _sword_rows(columns: Sequence[float], upper: float, lower: float, length: float, scale: float) -> Canvas:
    """Two rows of swords, by turns hilt up and hilt down, so that no guards touch."""
    places = _rows(columns, upper, lower)
    up = [(across, down) for across, down, turn in places if turn]
    down = [(across, down) for across, down, turn in places if not turn]
    return swords(length, up, down, scale, 13.5)


def eight_of_spade() -> Canvas:
    return framed(_sword_rows(FOUR_COLUMNS, 0.262, 0.738, 0.455, 0.95))


def nine_of_spade() -> Canvas:
    art = _sword_rows(FOUR_COLUMNS, 0.215, 0.785, 0.375, 0.84)
    lying_sword(art, 0.9, 1.0)
    return framed(art)


def ten_of_spade() -> Canvas:
    return framed(_sword_rows(FIVE_COLUMNS, 0.25, 0.75, 0.43, 0.75))


# Bastoni: a place is (across, down, turn), where turn 0 has the sawn end up.

RED_LOG = Log(seed=3)
THIRD_LOG = Log(seed=14, knots=((1, 0.34, 12), (-1, 0.58, 10)), bend=7)


def logs(forms: Sequence[Log], places: Sequence[tuple[float, float, float]], scale: float = 1) -> Canvas:
    """Logs in turn of each form."""
    art = Canvas()
    for index, form in enumerate(forms):
        art.symbol(f"log{index}", log(form))
    for index, (across, down, turn) in enumerate(places):
        art.use(f"log{index % len(forms)}", *at(across, down), scale, turn)
    return art


def two_of_bastoni() -> Canvas:
    left = Log(5, 392, 68, 46, "red", 8, 0.16, ((1, 0.42, 26), (-1, 0.66, 18), (1, 0.84, 26)), 0.44)
    right = Log(11, 392, 68, 46, "ochre", 9, 0.16, ((-1, 0.28, 26), (1, 0.4, 22), (-1, 0.62, 18), (1, 0.78, 24)), 0.44)
    return framed(logs((left, right), [(0.27, 0.50, 0), (0.735, 0.50, 0)]))


def fork(art: Canvas, before: Point, end: Point, width: float, fill: str, dark: str) -> None:
    """The cut end of a ribbon that came from `before` to `end`."""
    reach = math.dist(before, end)
    ax, ay = (end[0] - before[0]) / reach, (end[1] - before[1]) / reach

    def at(along: float, across: float) -> Point:
        return end[0] + ax * along - ay * across, end[1] + ay * along + ax * across

    half = width / 2
    points = [at(-3, -half), at(16, -half - 1), at(40, -half - 7), at(22, 0), at(40, half + 5), at(16, half + 1)]
    shape = polygon([*points, at(-3, half)])
    art.shape(shape, fill, None).shape(polygon([at(8, 0), at(22, 0), *points[4:], at(8, half)]), dark, None)
    art.shape(polygon([*points, at(-3, half)], closed=False), "none", INK, 2.4)
    art.shape(polygon([at(-3, -half), points[0]], closed=False), "none", INK, 2.4)


def three_of_bastoni() -> Canvas:
    forms = (
        Log(3, 402, 56, 20, "ochre", 9, 0.2, ((-1, 0.22, 15), (1, 0.64, 10))),
        Log(8, 404, 56, 18, "red", 8, 0.2, ((1, 0.2, 15), (-1, 0.72, 10))),
    )
    art = Canvas()
    for index, form in enumerate(forms):
        art.symbol(f"log{index}", log(form))
    red, blue = INKS.pair("red"), INKS.pair("blue")
    silk(art, "232,470 196,424 148,388 104,386 84,420 98,460 142,480 240,472", 28, *red, 0, (0.2, 0.25))
    silk(art, "262,462 300,408 348,374 392,378 412,410 398,448 358,468 262,456", 28, *blue, 0, (0.2, 0.25))
    silk(art, "286,548 312,580 340,588 368,578 392,590", 28, *red, 0, (0.3, 0.1))
    fork(art, (368, 578), (392, 590), 28, *red)
    silk(art, "220,552 184,572 158,604 128,616 108,640", 28, *blue, 0, (0.3, 0.1))
    fork(art, (128, 616), (108, 640), 28, *blue)
    art.use("log0", 250, MIDDLE, 1, -18).use("log0", 250, MIDDLE, 1, 18, -1).use("log1", 250, 468)
    silk(art, "160,398 190,424 240,440 296,436 338,410", 30, *blue, 0, (0.22, 0.22))
    silk(art, "200,510 222,520 252,512 286,490 308,464", 30, *red, 0, (0.22, 0.22))
    silk(art, "184,556 210,576 252,583 294,573 318,550", 30, *blue, 0, (0.22, 0.22))
    return framed(art)


LONG_FORMS = (
    Log(8, 185, 44, 18, "ochre", 7, 0.22, ((1, 0.52, 12), (-1, 0.3, 12))),
    Log(3, 185, 44, 18, "red", 7, 0.22, ((1, 0.5, 12), (1, 0.28, 10), (-1, 0.66, 9))),
)


def four_of_bastoni() -> Canvas:
    places = [(0.25, 0.25, -18), (0.75, 0.25, 17), (0.25, 0.745, -18), (0.75, 0.745, 17)]
    return framed(logs(LONG_FORMS, places))


def lying_log(art: Canvas) -> None:
    """The first form of log across the middle, its thick end to the left."""
    art.use("log0", *at(0.50, 0.50), 1.12, -90)


def five_of_bastoni() -> Canvas:
    places = [(0.235, 0.215, 197), (0.765, 0.215, 163), (0.235, 0.785, -17), (0.765, 0.785, 17)]
    art = logs((RED_LOG, THIRD_LOG), places)
    lying_log(art)
    return framed(art)


def _rows_of_three(upper: float, lower: float) -> list[tuple[float, float, float]]:
    """Outer thick ends down and the middle one up above; the reverse below."""
    left, middle, right = 0.195, 0.50, 0.805
    above = [(left, upper, 180.0), (middle, upper, 0.0), (right, upper, 180.0)]
    return [*above, (left, lower, 0.0), (right, lower, 0.0), (middle, lower, 180.0)]


def six_of_bastoni() -> Canvas:
    return framed(logs((RED_LOG, THIRD_LOG), _rows_of_three(0.25, 0.75), 1.02))


def seven_of_bastoni() -> Canvas:
    art = logs((RED_LOG, THIRD_LOG), _rows_of_three(0.225, 0.775))
    lying_log(art)
    return framed(art)


def _rows(columns: Sequence[float], upper: float, lower: float) -> list[tuple[float, float, float]]:
    """Two rows of logs with their thick ends by turns up and down."""
    rows = ((upper, 0), (lower, 1))
    return [(x, y, 180.0 * ((index + odd) % 2)) for y, odd in rows for index, x in enumerate(columns)]


SLIM_LOG = Log(3, 165, 34, 14, "red", 4, 0.22, ((-1, 0.3, 10), (1, 0.6, 9)))
THIN_LOG = Log(8, 170, 28, 12, "red", 3, 0.22, ((1, 0.3, 8), (-1, 0.62, 7)))


def eight_of_bastoni() -> Canvas:
    return framed(logs((SLIM_LOG,), _rows(FOUR_COLUMNS, 0.25, 0.75), 1.08))


def nine_of_bastoni() -> Canvas:
    art = logs((SLIM_LOG,), _rows(FOUR_COLUMNS, 0.228, 0.772))
    lying_log(art)
    return framed(art)


def ten_of_bastoni() -> Canvas:
    return framed(logs((THIN_LOG,), _rows(FIVE_COLUMNS, 0.25, 0.75), 1.08))
