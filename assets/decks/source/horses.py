"""Horses for the cavalli, seen from the side: four builds of head and neck, two gaits, and their tack.

A horse stands on a card of 500 x 830 with its hooves on y = 742, its withers at (262, 384) and its head to the
right.  `Side(left=True)` mirrors every line of it about the middle of the card before it is drawn, so that the
light still comes from the upper left; use the same `Side` for whatever lies on the horse.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engraving import Limb, brush, comb, draw_limb, hatch, lively, ribbon, shadow, solid
from geometry import Path, Point, curve, ellipse, spline
from svg import INK, Canvas

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
    """How a horse holds its head: contours, and where its features and its bridle lie."""

    crest: str
    face: str
    eye: Point
    nostril: str
    mouth: str
    jaw: str
    cheek: str
    forelock: str
    throat: str
    mane_start: Point
    mane_end: Point
    noseband: str
    cheek_strap: str
    browband: str
    bit: Point
    rosette: Point


ARCHED = Carriage(
    crest="262,384 286,348 310,300 340,262 368,242",
    face="388,236! 396,212! 405,237 412,217! 419,246 431,274 444,312 450,334 446,350 434,358 422,354 414,342 398,330 "
    "388,338 376,360 368,398",
    eye=(413, 263),
    nostril="438,328 445,332 443,341",
    mouth="422,347 433,345 442,350",
    jaw="384,290 400,312 399,330",
    cheek="417,286 425,306 431,324",
    forelock="398,232! 388,240 392,258 402,274! 403,254 410,240",
    throat="388,338 376,360 368,398 364,434 346,434 350,384 362,350 378,324",
    mane_start=(386, 240),
    mane_end=(288, 352),
    noseband="394,329 413,317 437,303",
    cheek_strap="401,329 398,290 405,250",
    browband="404,250 412,250 421,251",
    bit=(420, 341),
    rosette=(405, 249),
)

HIGH = Carriage(
    crest="262,384 286,340 310,288 340,244 368,218",
    face="384,208! 390,182! 401,207 410,189! 416,214 436,232 462,256 476,274 478,290 468,300 455,298 444,290 424,294 "
    "404,306 392,326 380,354 369,398",
    eye=(413, 232),
    nostril="467,270 472,277 468,284",
    mouth="447,289 458,286 466,291",
    jaw="386,264 404,284 408,300",
    cheek="421,254 436,268 450,276",
    forelock="394,202! 384,214 392,232 408,246! 406,228 410,212",
    throat="404,306 392,326 380,354 369,398 365,434 346,434 352,386 366,348 388,310",
    mane_start=(382, 212),
    mane_end=(286, 350),
    noseband="425,292 441,274 456,252",
    cheek_strap="408,298 404,262 404,220",
    browband="404,220 412,220 420,219",
    bit=(449, 287),
    rosette=(404, 219),
)

BOWED = Carriage(
    crest="262,384 284,334 314,290 346,268 376,266",
    face="394,262! 404,238! 411,263 421,246! 427,274 432,304 435,340 439,372 441,390 434,404 420,408 408,401 402,384 "
    "396,360 384,348 376,366 369,400",
    eye=(417, 296),
    nostril="431,386 436,390 433,398",
    mouth="411,399 421,394 431,396",
    jaw="384,308 394,334 392,354",
    cheek="416,318 420,344 424,366",
    forelock="404,258! 394,268 402,288 414,304! 412,282 416,266",
    throat="396,360 384,348 376,366 369,400 365,434 346,434 352,390 364,354 380,338",
    mane_start=(394, 264),
    mane_end=(286, 352),
    noseband="398,366 416,362 436,350",
    cheek_strap="397,360 402,320 410,280",
    browband="409,281 416,284 428,286",
    bit=(405, 388),
    rosette=(409, 280),
)

TURNED_DOWN = Carriage(
    crest="262,384 284,344 310,306 340,282 370,274",
    face="386,266! 390,242! 402,264 412,247! 419,274 432,300 444,334 452,356 452,372 442,382 428,380 417,370 404,356 "
    "390,354 379,370 370,402",
    eye=(414, 292),
    nostril="442,354 448,360 445,367",
    mouth="424,372 434,368 444,371",
    jaw="388,310 402,334 404,354",
    cheek="418,312 428,334 435,350",
    forelock="396,260! 386,270 392,290 404,304! 404,284 410,268",
    throat="404,356 390,354 379,370 370,402 365,436 346,434 352,394 366,360 384,340",
    mane_start=(386, 270),
    mane_end=(288, 356),
    noseband="399,352 419,340 441,326",
    cheek_strap="402,354 400,316 406,278",
    browband="405,279 413,280 422,281",
    bit=(424, 366),
    rosette=(405, 278),
)


STRIDING_LEGS = ("142,506 160,552 186,604 178,652 171,717", "290,496 286,560 283,606 278,660 274,718")
STANDING_LEGS = ("134,506 144,556 160,604 150,652 137,717", "294,496 291,560 289,606 286,660 284,718")
"""Spines of the far hind leg and the far foreleg."""


@dataclass(frozen=True)
class Horse:
    """One horse; `raised` lifts its near foreleg, `mane` and `hoof` are colours."""

    side: Side
    carriage: Carriage
    coat: str
    coat_dark: str
    mane: str
    raised: bool = True
    hoof: str = "#5b4a3a"
    tail_out: bool = False
    far_legs: tuple[str, str] = STRIDING_LEGS

    def draw(self, art: Canvas) -> None:
        self._tail(art)
        hind, fore = self.far_legs
        self._leg(art, hind, (56, 50, 33, 28, 22, 21, 26), self.coat_dark)
        self._leg(art, fore, (54, 42, 29, 32, 22, 21, 27), self.coat_dark)
        if self.raised:
            self._raised_foreleg(art)
        else:
            self._leg(art, "332,470 336,548 338,606 336,660 333,718", (60, 48, 33, 36, 25, 23, 29), self.coat)
        self._trunk(art)
        self._features(art)
        self._mane(art)

    def _leg(self, art: Canvas, spine: str, widths: tuple[float, ...], fill: str) -> None:
        line = self.side.curve(spine)
        limb = Limb(line, widths, round_start=True)
        draw_limb(art, limb, fill, self.coat_dark, share=0.45, back=0.18, width=2.8)
        x, y = (float(value) for value in spine.split()[-1].split(","))
        self._hoof(art, x + 2, y + 15, 0)

    def _hoof(self, art: Canvas, x: float, y: float, tilt: float) -> None:
        hoof = self.side.turned(spline("-12,-17! 11,-17! 21,8! -17,8!").rotated(tilt).moved(x, y))
        art.shape(hoof, self.hoof, INK, 2.6)
        art.ink(hatch(hoof, 90, 4, 0.6, "right", 1.4, 3))
        fetlock = self.side.turned(curve("-13,-18 0,-15 12,-18").rotated(tilt).moved(x, y))
        art.ink(brush(fetlock, 3, 5, lively))

    def _raised_foreleg(self, art: Canvas) -> None:
        upper = Limb(self.side.curve("318,486 338,530 376,566 388,584"), (64, 54, 38, 33), round_end=True)
        lower = Limb(self.side.curve("386,586 380,616 366,650 352,672"), (31, 25, 22, 23), round_start=True)
        draw_limb(art, lower, self.coat, self.coat_dark, share=0.42, back=0.16)
        self._hoof(art, 344, 686, 26)
        draw_limb(art, upper, self.coat, self.coat_dark, share=0.42, back=0.16)

    def _tail(self, art: Canvas) -> None:
        nodes = (
            "64,404 40,412 22,448 18,500 30,556 24,600 34,632! 42,602 48,636! 56,598 64,622! 66,570 "
            "58,520 62,470 80,430"
        )
        strands = [f"{60 - k * 3},420 {36 + k * 5},468 {36 + k * 6},530 {36 + k * 5},{604 - k * 2}" for k in range(5)]
        if self.tail_out:
            nodes = (
                "66,408 44,404 22,424 12,462 20,506 14,552 4,590! 22,580 24,606! 40,578 50,606! 54,560 "
                "60,516 56,474 80,436"
            )
            strands = [
                f"{62 - k * 3},418 {34 + k * 5},456 {32 + k * 6},510 {24 + k * 7},{578 - k * 3}" for k in range(5)
            ]
        tail = self.side.spline(nodes)
        art.shape(tail, self.mane, INK, 2.8).shape(shadow(tail, 0.3), self.coat_dark, None, opacity=".6")
        art.ink(*(brush(self.side.curve(strand), 2.6, 8, lively) for strand in strands))

    def body(self) -> Path:
        """The contour of trunk, neck, head and near hind leg in one."""
        rest = (
            "365,436 358,474 338,503 298,517 250,517 200,510 164,498 142,540 118,580 101,610 95,646 97,690 101,714! "
            "77,714! 72,690 66,646 62,610 66,570 58,520 50,470 56,428 84,400 124,388 176,395 226,396"
        )
        return self.side.spline(f"{self.carriage.face} {rest} {self.carriage.crest}")

    def _trunk(self, art: Canvas) -> None:
        turn = self.side.spline
        body = self.body()
        art.shape(body, self.coat, INK, 3.2)
        self._hoof(art, 91, 732, 0)
        belly = turn(
            "338,503 298,517 250,517 200,510 164,498! 142,540 118,580 101,610 95,646 97,690! 88,690 "
            "86,642 92,600 120,546 "
            "146,478 220,490 294,488 344,446 360,408 364,440 358,474"
        )
        art.shape(belly, self.coat_dark, None).shape(turn(self.carriage.throat), self.coat_dark, None)
        art.ink(
            self.side.turned(self._hatching()),
            *(
                brush(self.side.curve(line), width, 8)
                for line, width in (
                    ("318,500 300,470 300,430 316,400", 3),
                    ("150,500 146,460 160,424", 3),
                    ("92,452 112,490 106,540", 2.6),
                    ("328,452 313,440 309,420", 2.2),
                    ("74,432 84,462 80,500", 1.8),
                    ("338,410 344,436 340,462", 2),
                    ("80,612 86,640 84,676", 1.8),
                )
            ),
        )
        art.shape(body, "none", INK, 3.2)

    def _hatching(self) -> Path:
        """The hatching of the trunk, as for a horse that faces right."""
        carriage = self.carriage
        body = replace(self, side=Side()).body()
        marks = Path()
        for outline, angle, step, share, side, width in (
            ("320,520 200,516 160,502 150,468 220,476 300,472 346,446 340,500", 82, 5, 0.75, "right", 1.7),
            (
                "50,470 56,428 84,400 124,388 112,430 92,470 100,520 128,500 116,580 66,600 58,520",
                20,
                4.6,
                0.4,
                "left",
                1.6,
            ),
            ("101,610 142,540 164,498 150,468 116,520 92,580", 30, 4.4, 0.6, "right", 1.7),
            ("95,646 97,690 72,690 66,646", 4, 4.4, 0.4, "right", 1.5),
            ("262,384 300,318 340,330 350,420 310,470 270,440", -32, 4.8, 0.36, "right", 1.6),
            ("130,392 226,398 240,440 200,470 150,450", 74, 5.6, 0.3, "left", 1.4),
            ("60,440 110,420 124,470 100,520 64,520", 62, 5, 0.3, "left", 1.4),
            (carriage.throat, 12, 4.2, 0.8, "right", 1.6),
            (carriage.face + " 340,400 372,300", 24, 4, 0.16, "right", 1.3),
            (carriage.jaw + " " + carriage.throat.split()[0], 40, 3.4, 0.9, "left", 1.2),
        ):
            marks += hatch(spline(outline), angle, step, share, side, width, 4, within=body)
        marks += comb(carriage.cheek, 9, 9, None, 1.2, bow=1, side=1) + comb(
            carriage.jaw, 10, 12, None, 1.3, bow=2, side=1
        )
        return marks

    def _features(self, art: Canvas) -> None:
        carriage = self.carriage
        x, y = carriage.eye
        strokes = [
            brush(self.side.curve(f"{x - 9},{y - 1} {x - 1},{y - 7} {x + 9},{y - 1}"), 3, 5),
            brush(self.side.curve(f"{x - 9},{y + 1} {x - 1},{y + 7} {x + 8},{y + 1}"), 1.8, 5),
            brush(self.side.curve(f"{x - 10},{y - 8} {x},{y - 12} {x + 10},{y - 6}"), 1.4, 5),
            ellipse(*self.side.at(x, y), 4.4, 3.8),
            brush(self.side.curve(carriage.nostril), 3.2, 5),
            brush(self.side.curve(carriage.mouth), 2.2, 5),
            brush(self.side.curve(carriage.jaw), 2.6, 6),
            brush(self.side.curve(carriage.cheek), 1.8, 5),
        ]
        light = self.side.at(x - 1, y)
        art.ink(*strokes).disc(light[0] - 0.6, light[1] - 1.2, 1.3, "#fff", None)
        art.shape(self.side.spline(carriage.forelock), self.mane, INK, 2.2)

    def _mane(self, art: Canvas) -> None:
        start, end = self.carriage.mane_start, self.carriage.mane_end
        for index in range(8):
            t = index / 7
            x = start[0] + (end[0] - start[0]) * t
            y = start[1] + (end[1] - start[1]) * t - 62 * t * (1 - t)
            sway = 5 if index % 2 else -3
            lock = self.side.spline(
                f"{x + 10},{y - 7}! {x - 7},{y - 2} {x - 16},{y + 20} {x - 10 + sway},{y + 42} "
                f"{x - 16 + sway},{y + 62}! {x + 3 + sway},{y + 48} {x + 8},{y + 26} {x + 16},{y + 9}"
            )
            art.shape(lock, self.mane, INK, 2.2)
            art.ink(
                brush(self.side.curve(f"{x},{y} {x - 6},{y + 22} {x - 6 + sway},{y + 48}"), 2, 5),
                brush(self.side.curve(f"{x + 7},{y + 3} {x + 2},{y + 24} {x + sway},{y + 44}"), 1.6, 5),
            )

    def bridle(self, art: Canvas, strap: str, stone: str, hand: Point) -> None:
        """Straps of the head, and the rein from the bit to a hand at `hand`."""
        carriage = self.carriage
        for line, width in ((carriage.noseband, 7), (carriage.cheek_strap, 7), (carriage.browband, 6)):
            art.shape(ribbon(self.side.curve(line), width, 8), strap, INK, 2)
        bit_x, bit_y = carriage.bit
        rein = self.side.curve(
            f"{bit_x},{bit_y} {(bit_x + hand[0]) / 2},{(bit_y + hand[1]) / 2 + 20} {hand[0]},{hand[1]}"
        )
        art.shape(ribbon(rein, 6, 16), strap, INK, 1.9)
        for x, y in (carriage.rosette, carriage.bit):
            art.disc(*self.side.at(x, y), 6.5, stone, INK, 2).disc(*self.side.at(x, y), 2, strap, None)

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
