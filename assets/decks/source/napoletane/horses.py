"""Horses for the cavalli, seen from the side: four builds of head and neck, two gaits, and their tack.

A horse stands on a card of 500 x 830 with its hooves on y = 742, its withers at (262, 384) and its head to the
right.  `Side(left=True)` mirrors every line of it about the middle of the card before it is drawn, so that the
light still comes from the upper left; use the same `Side` for whatever lies on the horse.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from kit.engraving import brush, hatch, lively, ribbon, shadow, solid
from kit.geometry import Node, Path, Point, curve, ellipse, is_corner, parse_nodes, resampled, spline
from kit.svg import INK, Canvas
from napoletane.horse_legs import FAR_FORE, FAR_HIND, NEAR_FORE, NEAR_HIND, RAISED_FORE, STANDING_HIND, Leg

MIDDLE = 250


@dataclass(frozen=True)
class Side:
    """Which way a horse and its rider face."""

    left: bool = False

    def turned(self, path: Path) -> Path:
        return path.mirrored(MIDDLE) if self.left else path

    def spline(self, nodes: str) -> Path:
        return self.turned(spline(nodes))

    def curve(self, nodes: str) -> Path:
        return self.turned(curve(nodes))

    def at(self, x: float, y: float) -> Point:
        return (2 * MIDDLE - x, y) if self.left else (x, y)


@dataclass(frozen=True)
class Carriage:
    """How a horse holds its head: where the poll is, how far the head is turned, crest and throat of the neck."""

    poll: Point
    tilt: float
    crest: str
    throat: str

    def placed(self, nodes: str) -> list[Node]:
        """Points of the head, given with the poll at the origin and the muzzle below, where they are on the card."""
        turn = math.radians(self.tilt)
        placed: list[Node] = []
        for node in parse_nodes(nodes):
            x = self.poll[0] + node[0] * math.cos(turn) - node[1] * math.sin(turn)
            y = self.poll[1] + node[0] * math.sin(turn) + node[1] * math.cos(turn)
            placed.append((x, y, 0) if is_corner(node) else (x, y))
        return placed

    def at(self, x: float, y: float) -> Point:
        """One point of the head."""
        node = self.placed(f"{x},{y}")[0]
        return node[0], node[1]


ARCHED = Carriage((384, 236), -9, "256,384 260,340 276,292 306,250 344,228", "352,318 366,356 378,398")
HIGH = Carriage((368, 214), -34, "256,384 262,336 280,286 308,244 338,218", "366,300 372,346 380,394")
BOWED = Carriage((386, 258), 9, "256,384 262,338 282,292 314,256 350,242", "346,346 362,372 378,404")
TURNED_DOWN = Carriage((380, 246), -20, "256,384 260,338 278,292 308,254 344,234", "362,326 370,362 379,400")

FACE = "8,0 24,12 34,30 40,50 42,76 43,102 47,124 51,142 48,157 38,165! 34,162 30,171 18,172 12,160 8,142"
JAW = "2,124 -6,108 -18,97 -32,86 -42,68 -44,48"
NEAR_EAR, FAR_EAR = "-12,4! -18,-18 -4,-42! 6,-20 6,2!", "8,2! 8,-20 22,-38! 26,-16 20,8!"
FORELOCK = "-4,-6! 6,2 18,10 22,22 25,38! 30,24 28,10 18,1 8,-3!"


@dataclass(frozen=True)
class Horse:
    """One horse; `raised` lifts its near foreleg, `square` sets its hind legs together.

    `mane` and `hoof` are colours, `blaze` is a white face.
    """

    side: Side
    carriage: Carriage
    coat: str
    coat_dark: str
    mane: str
    raised: bool = True
    hoof: str = "#4a3c30"
    tail_out: bool = False
    square: bool = False
    blaze: bool = False

    def draw(self, art: Canvas) -> None:
        self._tail(art)
        for leg in (STANDING_HIND if self.square else FAR_HIND, FAR_FORE):
            self._hoof(art, leg)
            art.shape(self.side.turned(leg.below(0)), self.coat_dark, INK, 2.8)
            self._leg(art, leg, self.side.turned(leg.below(0)), 0.7)
        self._hoof(art, NEAR_HIND)
        self._hoof(art, self.near_fore)
        self._trunk(art)
        self._features(art)
        self._mane(art)

    @property
    def near_fore(self) -> Leg:
        return RAISED_FORE if self.raised else NEAR_FORE

    def _leg(self, art: Canvas, leg: Leg, shape: Path, share: float) -> None:
        """The modelling of a leg, or of the `shape` that is its lower part."""
        art.ink(
            hatch(shape, 14, 4, share, "right", 1.6, 4, bow=1.5),
            hatch(shape, -8, 5, 0.2, "left", 1.3, 5),
        )
        art.ink(self.side.turned(leg.marks()))

    def _hoof(self, art: Canvas, leg: Leg) -> None:
        hoof = self.side.turned(leg.hoof())
        art.shape(hoof, self.hoof, INK, 2.6)
        art.ink(hatch(hoof, 76, 4, 0.7, "right", 1.4, 3), self.side.turned(leg.coronet()))

    def _tail(self, art: Canvas) -> None:
        lean = 4 if self.tail_out else 10
        nodes = [
            *parse_nodes("80,398 58,392"),
            *((x + lean, y) for x, y in ((38, 412), (26, 450), (30, 496), (20, 540), (24, 580))),
            *((x + lean, y, 0) for x, y in ((12, 616), (28, 604))),
            *((x + lean, y, 0) for x, y in ((30, 640), (45, 610))),
            *((x + lean, y, 0) for x, y in ((53, 634), (61, 600))),
            *((x + lean, y, 0) for x, y in ((72, 612),)),
            *parse_nodes("72,570 76,524 68,480 86,430"),
        ]
        tail = self.side.turned(spline(nodes))
        art.shape(tail, self.mane, INK, 2.8)
        strands = [
            [
                (72.0 - 4 * k, 404.0 + k),
                (40 + lean + 6 * k, 452 - 2 * k),
                (38 + lean + 6.4 * k, 506.0),
                (27 + lean + 7 * k, 560 - 4.0 * k),
                (23 + lean + 7.4 * k, 616 - 6.0 * k),
            ]
            for k in range(7)
        ]
        art.ink(*(brush(self.side.turned(curve(strand)), 2.8, 10, lively) for strand in strands))

    def body(self) -> Path:
        """The contour of trunk, neck, head and near hind leg in one."""
        carriage = self.carriage
        fore_front, fore_back = self.near_fore.sides()
        hind_front, hind_back = NEAR_HIND.sides()
        croup = "54,430 80,400 116,385 158,388 200,398 232,396"
        return self.side.turned(
            spline(
                [
                    *carriage.placed(FACE + " " + JAW),
                    *parse_nodes(f"{carriage.throat} 382,430 382,456"),
                    *fore_front[1:],
                    *fore_back[:0:-1],
                    *parse_nodes("286,519! 236,516 200,506 172,502 178,526"),
                    *hind_front[1:],
                    *hind_back[:0:-1],
                    *parse_nodes(f"62,522 50,476 {croup} {carriage.crest}"),
                ]
            )
        )

    def _trunk(self, art: Canvas) -> None:
        carriage = self.carriage
        for ear in (FAR_EAR, NEAR_EAR):
            art.shape(self.side.turned(spline(carriage.placed(ear))), self.coat, INK, 2.6)
        body = self.body()
        art.shape(body, self.coat, INK, 3.2)
        below = "286,519! 236,516 200,506 172,502! 150,482 200,490 256,494 306,484!"
        art.shape(self.side.spline(below), self.coat_dark, None)
        first, middle, last = carriage.throat.split()
        throat = spline(f"{first}! {middle} {last}! 362,424 350,390 332,344")
        art.shape(self.side.turned(throat), self.coat_dark, None)
        for leg in (NEAR_HIND, self.near_fore):
            shape = self.side.turned(leg.below(3))
            art.shape(shadow(shape, 0.34), self.coat_dark, None)
            self._leg(art, leg, shape, 0.4)
        art.ink(self.side.turned(self._hatching()))
        muscles = (
            ("318,506 298,480 296,440 312,404", 3),
            ("152,502 140,466 150,426", 3),
            ("96,436 122,474 122,520 104,560", 2.6),
            ("334,462 318,446 312,424", 2.2),
            ("70,428 66,462 78,498", 2),
            ("352,410 360,438 356,466", 2.2),
            ("160,520 150,540 138,552", 2.2),
            ("268,390 292,404 300,440", 2.2),
        )
        art.ink(*(brush(self.side.curve(line), width, 8) for line, width in muscles))
        art.shape(body, "none", INK, 3.2)

    def _hatching(self) -> Path:
        """The hatching of the trunk, as for a horse that faces right."""
        carriage = self.carriage
        body = replace(self, side=Side()).body()
        marks = Path()
        for outline, angle, step, share, side, width, bow in (
            ("292,522 200,508 160,500 150,470 220,480 306,476", 84, 4.4, 0.9, "right", 1.7, 2),
            ("288,522 200,508 170,500 200,494 298,496", 20, 4.6, 0.9, "both", 1.4, 0),
            ("50,470 54,430 80,400 116,385 104,430 88,470 92,520 112,556 78,554 60,520", 24, 4.4, 0.5, "left", 1.6, 3),
            ("172,502 178,528 158,562 134,590 112,606 92,606 112,556 140,510", 34, 4.2, 0.62, "right", 1.7, 2),
            ("378,400 383,462 360,492 330,470 336,420 350,380", -20, 4.4, 0.6, "right", 1.7, 3),
            ("254,384 276,292 306,250 320,300 310,360 300,400", -34, 4.8, 0.5, "left", 1.6, 3),
            ("140,388 226,398 246,430 200,452 146,430", 78, 5.4, 0.34, "left", 1.4, 0),
            ("64,430 116,402 140,452 112,500 70,510", 58, 5, 0.3, "left", 1.4, 3),
            ("300,410 330,420 330,480 300,500 280,450", 30, 4.8, 0.4, "right", 1.5, 2),
        ):
            marks += hatch(spline(outline), angle, step, share, side, width, 4, within=body, bow=bow)
        throat = spline([*carriage.placed("-28,90 -44,48"), *parse_nodes(carriage.throat + " 350,400 326,330")])
        marks += hatch(throat, 16, 4, 0.85, "right", 1.6, 5, within=body)
        for nodes, angle, share, side in (
            ("-42,50 -40,72 -24,94 -4,110 -6,84 -14,60", 40, 0.8, "left"),
            ("2,124 10,160 30,172 26,150 18,120", 10, 0.7, "left"),
            ("34,28 43,100 50,150 38,120 32,70", 4, 0.6, "right"),
            ("-8,30 10,60 6,90 -10,80", 60, 0.4, "left"),
        ):
            marks += hatch(spline(carriage.placed(nodes)), angle + carriage.tilt, 3.6, share, side, 1.3, 6, within=body)
        return marks

    def _features(self, art: Canvas) -> None:
        def line(nodes: str, width: float, steps: int = 6) -> Path:
            return brush(self.side.turned(curve(self.carriage.placed(nodes))), width, steps)

        if self.blaze:
            stripe = self.side.turned(spline(self.carriage.placed("30,26! 36,60 38,110 44,128! 30,112 28,60")))
            art.shape(stripe, "#f4ede0", INK, 1.4)
        eye = self.side.at(*self.carriage.at(20, 50))
        ball = spline(self.carriage.placed("10,51! 17,44 25,45 30,53! 23,57 15,57"))
        art.shape(self.side.turned(ball), "#3a2415", None)
        art.disc(eye[0] - 1.6, eye[1] - 2, 1.9, "#ffffff", None)
        art.ink(
            line("6,53 16,42 26,43 33,54", 3.4, 8),
            line("9,53 17,59 31,55", 2),
            line("4,46 15,35 28,37", 1.8),
            line("40,132 47,135 47,147 40,148", 3.4, 8),
            line("37,163 28,158 18,150", 2.6),
            line("-12,36 -6,62 -12,84 -28,88", 2.8, 8),
            line("28,66 29,92 34,116", 2),
            line("16,72 18,98 24,120", 1.5),
            line("-12,0 -6,-18 -4,-34", 1.8),
            line("14,0 19,-16 21,-30", 1.5),
        )

    def _mane(self, art: Canvas) -> None:
        crest = resampled(curve([*parse_nodes(self.carriage.crest), self.carriage.at(-4, 0)]), 40)
        for index in range(12):
            x, y = crest[2 + round(index * 36 / 11)]
            sway = (6, -4, 2, -7)[index % 4]
            reach = 64 + 10 * ((index * 5) % 3) - (16 if index > 9 else 0)
            lock = spline(
                [
                    (x + 9, y - 9, 0),
                    (x - 9, y - 6),
                    (x - 15, y + reach * 0.3),
                    (x - 6 + sway, y + reach * 0.62),
                    (x - 14 + sway, y + reach, 0),
                    (x + 4 + sway, y + reach * 0.72),
                    (x + 5, y + reach * 0.36),
                    (x + 13, y + 5, 0),
                ]
            )
            art.shape(self.side.turned(lock), self.mane, INK, 2.2)
            for dx, width in ((-5.0, 2.0), (1.0, 1.6)):
                strand = [
                    (x + dx + 3, y - 3.0),
                    (x + dx - 4, y + reach * 0.3),
                    (x + dx + 1 + sway, y + reach * 0.6),
                    (x + dx - 6 + sway, y + reach * (0.86 if dx < 0 else 0.7)),
                ]
                art.ink(brush(self.side.turned(curve(strand)), width, 7))
        art.shape(self.side.turned(spline(self.carriage.placed(FORELOCK))), self.mane, INK, 2.2)
        art.ink(brush(self.side.turned(curve(self.carriage.placed("2,-2 16,8 24,30"))), 1.8, 6))

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
