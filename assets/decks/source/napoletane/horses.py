"""Horses for the cavalli, seen from the side: their gaits and their tack.

A horse stands on a card of 500 x 830 with its hooves on y = 742, its withers at (262, 384) and its head to the
right.  `Side(left=True)` of `horse_heads` mirrors every line of it about the middle of the card before it is drawn,
so that the light still comes from the upper left; use the same `Side` for whatever lies on the horse.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from kit.engraving import hatch, shadow
from kit.forms import solid
from kit.geometry import Path, Point, curve, ellipse, parse_nodes, spline
from kit.hair import Face, tress
from kit.measures import resampled
from kit.strokes import brush, ribbon
from kit.svg import INK, Canvas
from napoletane.horse_heads import FACE, FAR_EAR, FORELOCK, JAW, NEAR_EAR, Carriage, Side
from napoletane.horse_legs import (
    FAR_FORE,
    GATHERED_HIND,
    LIFTED_FORE,
    NEAR_FORE,
    NEAR_HIND,
    PLANTED_FORE,
    PRANCING_FORE,
    STANDING_HIND,
    STEPPING_HIND,
    Leg,
)
from napoletane.woodcut import swollen


@dataclass(frozen=True)
class Gait:
    """The four legs of a pose, the far ones first."""

    far_hind: Leg
    far_fore: Leg
    near_hind: Leg
    near_fore: Leg


STANDING = Gait(STANDING_HIND, FAR_FORE, NEAR_HIND, NEAR_FORE)
WALKING = Gait(STEPPING_HIND, PLANTED_FORE, NEAR_HIND, LIFTED_FORE)
PRANCING = Gait(GATHERED_HIND, PLANTED_FORE, NEAR_HIND, PRANCING_FORE)


@dataclass(frozen=True)
class Horse:
    """One horse: how it holds its head, its gait, and its colours.

    `wave` is how much mane and tail waver, `reach` the length of the mane; `blaze` is a white face.
    """

    side: Side
    carriage: Carriage
    gait: Gait
    coat: str
    coat_dark: str
    mane: Face
    reach: float = 96
    wave: float = 6
    tail: str = "86,392 60,398 50,436 54,492 46,548 52,600"
    hoof: str = "#3a2f26"
    blaze: bool = False

    def draw(self, art: Canvas) -> None:
        self._tail(art)
        for leg in (self.gait.far_hind, self.gait.far_fore):
            self._hoof(art, leg)
            shape = self.side.turned(leg.below(0))
            swollen(art, shape, self.coat_dark)
            art.ink(
                hatch(shape, 20, 4, 0.98, "both", 2.6, 4),
                hatch(shape, -26, 4.6, 0.98, "both", 2.2, 6),
                self.side.turned(leg.marks()),
            )
        self._hoof(art, self.gait.near_hind)
        self._hoof(art, self.gait.near_fore)
        self._trunk(art)
        self._features(art)
        self._mane(art)

    def _hoof(self, art: Canvas, leg: Leg) -> None:
        hoof = self.side.turned(leg.hoof())
        swollen(art, hoof, self.hoof)
        art.ink(hatch(hoof, 76, 4, 0.7, "right", 2, 3), self.side.turned(leg.coronet()))

    def _tress(
        self, art: Canvas, inner: list[Point], outer: list[Point], count: int, wave: float, curls: int = 1
    ) -> None:
        def words(points: list[Point]) -> str:
            return " ".join("{},{}".format(*self.side.at(x, y)) for x, y in points)

        tress(art, words(inner), words(outer), count, self.mane, wave=wave, curls=curls, line=2.6)

    def _tail(self, art: Canvas) -> None:
        spine = resampled(curve(self.tail), 6)
        for dx, dy, wide, count in ((16, -26, 30, 6), (0, 0, 40, 9)):
            inner: list[Point] = []
            outer: list[Point] = []
            for index, (x, y) in enumerate(spine):
                half = wide * (0.28 + 0.3 * math.sin(math.pi * min(1.0, index / 5)))
                inner.append((x + half + dx, y + dy * index / 6))
                outer.append((x - half + dx, y + (dy + 6) * index / 6))
            self._tress(art, inner, outer, count, self.wave, 3)

    def body(self) -> Path:
        """The contour of trunk, neck, head and near hind leg in one."""
        carriage = self.carriage
        fore_front, fore_back = self.gait.near_fore.sides()
        hind_front, hind_back = self.gait.near_hind.sides()
        croup = "50,432 74,396 112,376 156,376 200,388 230,386"
        return self.side.turned(
            spline(
                [
                    *carriage.placed(FACE + " " + JAW),
                    *parse_nodes(f"{carriage.throat} 402,434 398,466"),
                    *fore_front[1:],
                    *fore_back[:0:-1],
                    *parse_nodes("286,522! 236,520 200,510 172,504 178,528"),
                    *hind_front[1:],
                    *hind_back[:0:-1],
                    *parse_nodes(f"58,522 46,476 {croup} {carriage.crest}"),
                ]
            )
        )

    def _trunk(self, art: Canvas) -> None:
        carriage = self.carriage
        for ear in (FAR_EAR, NEAR_EAR):
            swollen(art, self.side.turned(spline(carriage.placed(ear))), self.coat)
        body = self.body()
        swollen(art, body, self.coat, 2.8)
        below = "286,522! 236,520 200,510 172,504! 150,482 200,490 256,494 306,484!"
        first, middle, last = carriage.throat.split()
        throat = spline(f"{first}! {middle} {last}! 368,424 352,390 334,344")
        art.shape(self.side.spline(below), self.coat_dark, None)
        art.shape(self.side.turned(throat), self.coat_dark, None)
        marks = self.side.turned(self._hatching())
        for leg in (self.gait.near_hind, self.gait.near_fore):
            shape = self.side.turned(leg.below(3))
            art.shape(shadow(shape, 0.36), self.coat_dark, None)
            marks += hatch(shape, 14, 3.8, 0.58, "right", 3.4, 4, bow=1.5) + hatch(
                shape, -10, 4.6, 0.28, "left", 2.2, 5
            )
            marks += self.side.turned(leg.marks())
        muscles = (
            ("322,510 300,480 298,440 314,400", 4),
            ("152,504 138,466 150,424", 4),
            ("96,436 124,474 124,522 104,562", 3.6),
            ("338,462 320,446 314,424", 3),
            ("66,428 62,462 76,500", 2.6),
            ("360,410 370,440 364,470", 3),
            ("160,522 150,542 138,554", 2.6),
            ("268,390 292,404 302,440", 2.6),
            ("118,392 96,404 84,424", 2.2),
        )
        marks += Path(tuple(sub for line, width in muscles for sub in brush(self.side.curve(line), width, 8).subpaths))
        art.ink(marks).shape(body, "none", INK, 2.4)

    def _hatching(self) -> Path:
        """The hatching of the trunk, as for a horse that faces right."""
        carriage = self.carriage
        body = replace(self, side=Side()).body()
        marks = Path()
        for outline, angle, step, share, side, width, bow in (
            ("292,524 200,512 160,502 148,456 220,470 310,464", 84, 4, 0.9, "right", 3, 2),
            ("288,524 200,512 170,502 196,486 302,488", 16, 4, 0.98, "both", 2.6, 0),
            ("46,470 50,432 74,396 112,376 104,430 88,470 92,520 112,558 78,556 56,520", 24, 4, 0.56, "left", 2.6, 3),
            ("172,504 178,530 158,564 134,592 112,608 92,608 112,558 142,500", 34, 3.8, 0.85, "right", 3.6, 2),
            ("396,392 402,434 392,486 350,500 330,470 336,420 352,380", -20, 4, 0.85, "right", 3.6, 3),
            (f"{carriage.crest} 352,260 350,330 320,400", 40, 4, 0.56, "left", 3, 3),
            ("140,380 226,388 246,430 200,456 146,430", 78, 4.2, 0.62, "left", 2.8, 0),
            ("60,430 112,392 144,452 114,502 66,512", 58, 4.2, 0.5, "left", 2.6, 3),
            ("300,404 334,420 334,484 300,510 274,450", 30, 4, 0.72, "right", 3.4, 2),
            ("100,440 140,440 140,500 110,520", 20, 4, 0.72, "right", 3.2, 2),
        ):
            marks += hatch(spline(outline), angle, step, share, side, width, 4, within=body, bow=bow)
        throat = spline([*carriage.placed("-28,90 -44,48"), *parse_nodes(carriage.throat + " 352,410 322,330")])
        marks += hatch(throat, 16, 3.8, 0.95, "right", 3.2, 5, within=body)
        marks += hatch(throat, -30, 4.4, 0.8, "right", 3, 6, within=body)
        for nodes, angle, share, side in (
            ("-42,50 -40,72 -24,94 -4,110 -6,84 -14,60", 40, 0.95, "left"),
            ("2,124 10,160 30,172 26,150 18,120", 10, 0.8, "left"),
            ("34,28 43,100 50,150 38,120 32,70", 4, 0.7, "right"),
            ("-8,30 10,60 6,90 -10,80", 60, 0.6, "left"),
            ("14,60 30,66 34,120 22,120", 70, 0.5, "left"),
        ):
            marks += hatch(spline(carriage.placed(nodes)), angle + carriage.tilt, 3.4, share, side, 1.9, 6, within=body)
        return marks

    def _features(self, art: Canvas) -> None:
        def line(nodes: str, width: float, steps: int = 6) -> Path:
            return brush(self.side.turned(curve(self.carriage.placed(nodes))), width, steps)

        if self.blaze:
            stripe = self.side.turned(spline(self.carriage.placed("30,26! 36,60 38,110 44,128! 30,112 28,60")))
            art.shape(stripe, "#f4ede0", INK, 1.4)
        eye = self.side.at(*self.carriage.at(20, 50))
        ball = spline(self.carriage.placed("10,51! 17,44 25,45 30,53! 23,57 15,57"))
        art.shape(self.side.turned(ball), "#1d130c", None)
        art.disc(eye[0] - 1.6, eye[1] - 2, 1.9, "#ffffff", None)
        art.ink(
            line("4,53 16,41 27,42 35,54", 5, 8),
            line("9,53 17,59 31,55", 2.4),
            line("4,45 15,33 29,36", 2.4),
            line("40,132 47,135 47,147 40,148", 4.4, 8),
            line("37,163 28,158 18,150", 3.4),
            line("-12,36 -6,62 -12,84 -28,88", 3.8, 8),
            line("28,66 29,92 34,116", 2.8),
            line("16,72 18,98 24,120", 2.2),
            line("-12,0 -6,-18 -4,-34", 3.4),
            line("14,0 19,-16 21,-30", 2.4),
        )

    def _mane(self, art: Canvas) -> None:
        crest = resampled(curve([*parse_nodes(self.carriage.crest), self.carriage.at(-6, -2)]), 40)
        locks = 7
        for index in range(locks):
            start, stop = round(index * 40 / locks), min(40, round((index + 1.5) * 40 / locks))
            (x1, y1), (x2, y2) = crest[start], crest[stop]
            reach = self.reach * (1, 0.86, 1.1)[index % 3] * (0.7 if index == locks - 1 else 1)
            sway = (-8, 4, -14)[index % 3]
            low, high = [(x1 - 5.0, y1 - 2)], [(x2 + 2.0, y2 - 6)]
            for step in range(1, 5):
                t = step / 4
                bend = self.wave * math.sin(3.4 * t + index)
                narrow = 1.1 - 0.9 * t
                middle_x, middle_y = (x1 + x2) / 2 + sway * t + bend, (y1 + y2) / 2 + reach * t
                low.append((middle_x - 17 * narrow, middle_y))
                high.append((middle_x + 17 * narrow, middle_y - 5))
            self._tress(art, low, high, 6, 2.2)
        forelock = spline(self.carriage.placed(FORELOCK))
        art.shape(self.side.turned(forelock), self.mane.hair, INK, 2.2)
        strand = curve(self.carriage.placed("2,-2 16,8 24,30"))
        art.ink(brush(self.side.turned(strand), 2.6, 6))

    def bridle(self, art: Canvas, strap: str, stone: str, hand: Point) -> None:
        """Straps of the head, and the rein from the bit to a hand at `hand`."""
        carriage = self.carriage
        for nodes, width in (("2,124 22,122 46,114", 7.5), ("6,124 0,76 -2,22", 7.5), ("-2,22 14,26 33,24", 6.5)):
            art.shape(ribbon(self.side.turned(curve(carriage.placed(nodes))), width, 10), strap, INK, 2)
        bit = self.side.at(*carriage.at(16, 149))
        rein = curve([bit, ((bit[0] + hand[0]) / 2, (bit[1] + hand[1]) / 2 + 22), hand])
        art.shape(ribbon(rein, 6.5, 16), strap, INK, 1.9)
        for x, y in (bit, self.side.at(*carriage.at(-2, 22)), self.side.at(*carriage.at(5, 124))):
            art.disc(x, y, 7, stone, INK, 2).disc(x, y, 2.2, strap, None)

    def strap(self, art: Canvas, line: str, width: float, fill: str, trim: str) -> None:
        """A breast or belly strap with a trimmed middle."""
        path = self.side.curve(line)
        art.shape(ribbon(path, width, 16), fill, INK, 2.4).shape(path, "none", trim, width * 0.24)

    def saddle_cloth(
        self,
        art: Canvas,
        border: str,
        inner: str,
        inner_dark: str,
        trim: str,
        outline: str = "",
        pattern: str = "beads",
    ) -> Path:
        """A bordered cloth under the saddle, its border set with beads, a chain or a zigzag; returns its inside."""
        nodes = outline or "120,392! 180,398 246,390! 254,440 250,502! 196,512 126,500! 116,450"
        cloth = self.side.spline(nodes)
        left, top, right, bottom = cloth.bounds()
        middle = ((left + right) / 2, (top + bottom) / 2)

        def shrunk(share: float) -> Path:
            return cloth.moved(-middle[0], -middle[1]).scaled(share).moved(*middle)

        art.shape(cloth, border, INK, 3)
        art.ink(hatch(cloth, 80, 4.6, 0.22, "right", 1.8, 3))
        field_shape = shrunk(0.7)
        art.shape(shrunk(0.93), "none", trim, 2.4)
        points = shrunk(0.82).polygons(10)[0][:-1:4]
        for index, (x, y) in enumerate(points):
            if pattern == "beads":
                art.disc(x, y, 3.6, trim, INK, 1.4)
            elif pattern == "chain":
                art.shape(ellipse(x, y, 7, 4.4), "none", INK, 3.6).shape(ellipse(x, y, 7, 4.4), "none", trim, 1.8)
            elif index % 2 == 0:
                art.shape(spline("0,-6! 5,0! 0,6! -5,0!").moved(x, y), trim, INK, 1.3)
        solid(art, field_shape, inner, inner_dark, angle=76, share=0.3, back=0.12, width=2.2, weight=1.7)
        return field_shape
