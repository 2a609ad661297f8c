"""The ace of denari of the Napoletane: the two-headed eagle."""

from __future__ import annotations

import math

from kit.canvases import Lean
from kit.engraving import hatch, scattered, shadow
from kit.geometry import Path, Point, curve, ellipse, polar, spline, star
from kit.limbs import Limb
from kit.measures import contains, resampled
from kit.ornaments import ball
from kit.palette import NAPOLETANE as INKS
from kit.palette import PAPER
from kit.strokes import brush, brushes, tapering
from kit.svg import INK, Canvas
from napoletane.coins import flower_coin
from napoletane.horse_heads import Side
from napoletane.woodcut import form, rounded

RING = (250, 300, 141)
"""Middle and radius of the empty circle on the eagle's breast."""

BAND = (250, 604, 160)
"""Middle and radius of the open ring the eagle holds."""

BLACK_GREEN = "#143621"

WINE = "#7e1016"


def asso_di_denari() -> Canvas:
    art = Lean()
    _band(art)
    for side in (Side(), Side(left=True)):
        _wing(art, side)
    x, y, radius = RING
    art.disc(x, y, radius + 9, INK, None)
    for side in (Side(), Side(left=True)):
        _eagle_leg(art, side)
        _eagle_head(art, side)
        _tassels(art, side)
    art.disc(x, y, radius - 2, PAPER, INK, 3.9).disc(x, y, radius - 9, "none", INK, 1.3)
    return art.group(flower_coin(125), x, y, 0.72)


def _feather(art: Canvas, side: Side, root: Point, tip: Point, width: float, fill: str, dark: str) -> None:
    """A pointed feather from root to tip with its quill and barbs."""
    length = math.dist(root, tip)
    along = ((tip[0] - root[0]) / length, (tip[1] - root[1]) / length)
    across = (-along[1], along[0])

    def at(share: float, out: float) -> Point:
        return (
            root[0] + along[0] * length * share + across[0] * width * out,
            root[1] + along[1] * length * share + across[1] * width * out,
        )

    blade = side.turned(
        spline([at(0, -0.34), at(0.3, -0.5), at(0.78, -0.46), (*tip, 0), at(0.78, 0.46), at(0.3, 0.5), at(0, 0.34)])
    )
    art.shape(blade, fill, INK, 2.8).shape(shadow(blade, 0.34), dark, None)
    places = [0.3 + 0.1 * index for index in range(6)]
    barbs = [[at(share, 0), at(share + 0.1, out * 0.38)] for share in places for out in (-1, 1)]
    quill = brush([at(0, 0), at(0.5, 0), at(0.97, 0)], 3, 5, tapering)
    art.ink(side.turned(quill), side.turned(brushes(1.7, *barbs, steps=2))).shape(blade, "none", INK, 2.8)


def _tier(
    art: Canvas, side: Side, roots: str, tips: str, count: int, width: float, fill: str, dark: str, inwards: bool = True
) -> None:
    """Feathers whose roots and tips lie along two curves, the innermost drawn first or last."""
    starts, ends = resampled(curve(roots), count - 1), resampled(curve(tips), count - 1)
    pairs = list(zip(starts, ends, strict=True))
    for root, tip in pairs if inwards else reversed(pairs):
        _feather(art, side, root, tip, width, fill, dark)


def _wing(art: Canvas, side: Side) -> None:
    """The right-hand wing: dark primaries below, two tiers of red feathers, scaled coverts on the shoulder."""
    body = side.spline(
        "300,172! 340,160 366,136 390,124 420,134 446,168 456,222 454,290 442,350 414,406 374,440 "
        "316,450 262,440! 250,300!"
    )
    art.shape(body, BLACK_GREEN, INK, 3.7)
    _tier(art, side, "436,330 404,384 352,424", "424,398 372,446 290,470", 6, 30, BLACK_GREEN, INK)
    art.ink(
        *(
            brush(
                side.curve(
                    f"{432 - 17 * k},{352 + 15 * k} {424 - 18 * k},{376 + 14 * k} {410 - 20 * k},{398 + 12 * k}"
                ),
                2.4,
                5,
            )
            for k in range(6)
        ),
        fill="#3f7a52",
    )
    _tier(art, side, "446,268 428,292 404,304", "437,366 414,390 388,402", 4, 25, INKS.red_dark, WINE)
    _tier(
        art, side, "452,212 432,232 408,240 386,232", "448,322 426,338 404,344 384,330", 5, 24, INKS.red, INKS.red_dark
    )
    shoulder = side.spline(
        "306,170! 340,162 366,138 390,124 420,134 446,168 457,220 456,240! 440,232 426,250! "
        "412,236 394,248! 380,228 362,234! "
        "346,208 326,206!"
    )
    form(art, shoulder, "red", angle=20, share=0.3, back=0.1, shade=0.22)
    scale = (
        brush("-9,-6 -6,6 0,9 6,6 9,-6", 3, 7)
        + brush("-3,-7 -2,3", 1.8, 3, tapering)
        + brush("3,-7 2,3", 1.8, 3, tapering)
    )
    scattered(art, shoulder, scale, 23, clearance=9, turn=8, seed=5)
    art.ink(brush(side.curve("312,172 344,172 372,150 396,142 422,154 440,186"), 2.6, 10))


def _eagle_head(art: Canvas, side: Side) -> None:
    neck = side.spline(
        "250,154! 256,128 276,104 296,90 288,84 272,78! 288,72 304,60 322,46 348,40 372,43 390,52 "
        "410,54 430,64 442,80 444,98! "
        "434,90 418,86 404,84 408,94 396,100 378,97 362,102 348,122 338,146 332,172! 300,186 250,192!"
    )
    art.shape(neck, INKS.yellow, INK, 3.7)
    nape = "272,78! 296,90 280,104 260,126 250,154! 250,192! 274,182 290,146 310,108 322,84 304,76"
    art.shape(side.spline(nape), INKS.ochre, None)
    beak = side.spline("386,53 408,55 429,65 441,81 443,97! 432,86 416,80 400,80 391,70")
    art.shape(beak, "#e8871e", INK, 2.3)
    inside = neck.polygons()
    feathers = [
        side.curve(f"{x + 3},{y} {x - 4},{y + 6} {x - 5},{y + 15}")
        for row in range(7)
        for column in range(4)
        for x, y in [
            (340 - 10 * column - row * 8 + (4 - column) * row * 0.5, 96 + row * 11 - column * 9 + 3 * (column % 2))
        ]
    ]
    lines = (
        ("396,56 382,50 364,55 354,62", 4.6),
        ("390,66 376,72 360,67", 2.2),
        ("404,84 392,84 376,88 368,84", 2.8),
        ("440,78 424,67 404,61 392,60", 1.8),
        ("400,58 394,68 396,80", 2.2),
        ("420,72 414,69 410,72", 2.6),
        ("350,50 334,58 322,74", 2),
        ("312,62 298,76 280,79", 2.4),
        ("324,56 310,72 294,86", 2),
    )
    x, y = side.at(375, 63)
    art.ink(
        *(brush(feather, 2.6, 4) for feather in feathers if contains(inside, *feather.subpaths[0].start)),
        *(brush(side.curve(points), width, 7) for points, width in lines),
        ellipse(x, y, 5, 4.4),
        hatch(side.spline("396,94 376,90 358,94 350,110 376,97"), 70, 3.4, 0.96, "right", 2.7, within=neck),
        hatch(side.spline("442,92 440,80 428,68 410,60 420,74 434,84"), 30, 3, 0.8, "right", 2.2, within=neck),
        hatch(side.spline("250,154 270,120 290,100 300,130 280,180 250,190"), 10, 4, 0.96, "right", 2.9, within=neck),
    )
    art.disc(x - 1.6, y - 1.4, 1.4, "#fff", None).shape(neck, "none", INK, 3.7)


def _eagle_leg(art: Canvas, side: Side) -> None:
    thigh = side.spline(
        "284,440 318,428 352,424 378,438 392,462 384,474! 372,464 362,482! 348,468 334,482! 320,466 306,472! 296,456"
    )
    form(art, thigh, "red", angle=30, share=0.5)
    tufts = [f"{306 + 11 * k},{440 - 2 * (k % 3)} {312 + 11 * k},{450} {316 + 11 * k},{464}" for k in range(7)]
    art.ink(*(brush(side.curve(tuft), 3, 4) for tuft in tufts))
    shank = Limb(side.curve("354,466 380,490 404,512"), (34, 26, 27))
    rounded(art, shank, "red")
    art.ink(shank.rings(0.8, 8, 3.5, lit_side=True, vary=0.1))
    for toe in ("392,504 402,528 398,552", "404,508 420,528 420,552", "412,504 436,520 442,544"):
        limb = Limb(side.curve(toe), (19, 17, 12), round_start=True, round_end=True)
        rounded(art, limb, "red", share=0.36)
        last_x, last_y = (float(value) for value in toe.split()[-1].split(","))
        claw = side.spline(
            f"{last_x - 6},{last_y}! {last_x + 6},{last_y}! {last_x + 3},{last_y + 12} {last_x - 4},{last_y + 20}!"
        )
        art.shape(claw, INKS.yellow, INK, 2.5)
    shine = brush(side.curve("366,472 384,488 398,504"), 4.6, 6)
    art.shape(shine, "#ff9c92", None)


def _band(art: Canvas) -> None:
    """The open ring with stars, all in one piece."""
    x, y, radius = BAND
    line = curve([polar(radius, angle, x, y) for angle in range(-22, 203, 8)])
    band = Limb(line, (34, 34, 34, 34, 34))
    art.shape(band.outline(), INKS.yellow, INK, 3.7)
    for edge, fill, width in ((radius - 12, INKS.ochre, 7), (radius - 11, INK, 1.4), (radius + 11, INK, 1.4)):
        rim = curve([polar(edge, angle, x, y) for angle in range(-21, 202, 8)])
        art.shape(rim, "none", fill, width)
    strokes = Path()
    for angle in range(-18, 200, 3):
        inner = radius + 17
        strokes += brush(
            [polar(inner, angle, x, y), polar(inner - (13 if angle < 60 else 7), angle + 1, x, y)], 1.5, 2, tapering
        )
    art.ink(strokes)
    for index in range(11):
        angle = 20 + index * 14
        star_x, star_y = polar(radius, angle, x, y)
        art.shape(star(6, 9.5, 4.2, star_x, star_y, angle), INKS.red if index % 2 else INKS.blue, INK, 1.5)
    art.shape(band.outline(), "none", INK, 3.7)


def _tassels(art: Canvas, side: Side) -> None:
    """The forked yellow end that hangs outside the ring, with a red ball on each point."""
    tail = side.spline(
        "436,548! 426,566 428,620 424,676 438,712! 442,690 446,676 454,700 466,724! 460,680 456,620 460,572 448,544!"
    )
    art.shape(tail, INKS.yellow, INK, 3.2).shape(shadow(tail, 0.4), INKS.ochre, None)
    folds = (side.curve(f"{438 + 5 * k},{562 + 4 * k} {437 + 4 * k},610 {437 + 5 * k},{656 + 6 * k}") for k in range(4))
    art.ink(*(brush(fold, 2.4, 5) for fold in folds), hatch(tail, 0, 5, 0.48, "right", 2.7, 3))
    art.shape(tail, "none", INK, 3.2)
    for x, y in ((438, 718), (466, 731)):
        ball(art, *side.at(x, y), 8.5, INKS.red, INKS.red_dark)
