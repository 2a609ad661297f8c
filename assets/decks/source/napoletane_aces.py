"""The four aces of the Napoletane: the two-headed eagle, the lidded urn, the belted sword and the leafy club."""

from __future__ import annotations

import math
from dataclasses import replace

from clipping import Lean
from engraving import (
    Limb,
    brush,
    brushes,
    comb,
    draw_leaf,
    draw_limb,
    even,
    growing,
    hatch,
    ribbon,
    scattered,
    shadow,
    solid,
    tapering,
)
from geometry import (
    Node,
    Path,
    Point,
    contains,
    curve,
    ellipse,
    parse_nodes,
    polar,
    polygon,
    resampled,
    spline,
    star,
    symmetric,
)
from heads import Look, frontal_head
from horses import Side
from ornaments import ball, beads_along, gadroons, gem
from palette import NAPOLETANE as INKS
from palette import PAPER
from signs_napoletane import flower_coin, sword_hilt
from svg import INK, Canvas

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
    art.disc(x, y, radius - 2, PAPER, INK, 3.4).disc(x, y, radius - 9, "none", INK, 1.3)
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
    art.shape(blade, fill, INK, 2.4).shape(shadow(blade, 0.34), dark, None)
    places = [0.3 + 0.1 * index for index in range(6)]
    barbs = [[at(share, 0), at(share + 0.1, out * 0.38)] for share in places for out in (-1, 1)]
    quill = brush([at(0, 0), at(0.5, 0), at(0.97, 0)], 3, 5, tapering)
    art.ink(side.turned(quill), side.turned(brushes(1.7, *barbs, steps=2))).shape(blade, "none", INK, 2.4)


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
    art.shape(body, BLACK_GREEN, INK, 3.2)
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
    solid(art, shoulder, INKS.red, INKS.red_dark, angle=20, share=0.2, back=0.1, shade=0.22, width=3)
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
    art.shape(neck, INKS.yellow, INK, 3.2)
    nape = "272,78! 296,90 280,104 260,126 250,154! 250,192! 274,182 290,146 310,108 322,84 304,76"
    art.shape(side.spline(nape), INKS.ochre, None)
    beak = side.spline("386,53 408,55 429,65 441,81 443,97! 432,86 416,80 400,80 391,70")
    art.shape(beak, "#e8871e", INK, 2)
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
        hatch(side.spline("396,94 376,90 358,94 350,110 376,97"), 70, 3.4, 0.7, "right", 1.5, within=neck),
        hatch(side.spline("442,92 440,80 428,68 410,60 420,74 434,84"), 30, 3, 0.5, "right", 1.2, within=neck),
        hatch(side.spline("250,154 270,120 290,100 300,130 280,180 250,190"), 10, 4, 0.7, "right", 1.6, within=neck),
    )
    art.disc(x - 1.6, y - 1.4, 1.4, "#fff", None).shape(neck, "none", INK, 3.2)


def _eagle_leg(art: Canvas, side: Side) -> None:
    thigh = side.spline(
        "284,440 318,428 352,424 378,438 392,462 384,474! 372,464 362,482! 348,468 334,482! 320,466 306,472! 296,456"
    )
    solid(art, thigh, WINE, "#560a10", angle=30, share=0.3, back=0.14, width=2.8)
    tufts = [f"{306 + 11 * k},{440 - 2 * (k % 3)} {312 + 11 * k},{450} {316 + 11 * k},{464}" for k in range(7)]
    art.ink(*(brush(side.curve(tuft), 3, 4) for tuft in tufts))
    shank = Limb(side.curve("354,466 380,490 404,512"), (34, 26, 27))
    draw_limb(art, shank, INKS.red, INKS.red_dark, share=0.4, step=5)
    art.ink(shank.rings(0.6, 8, 2.2, lit_side=True, vary=0.1))
    for toe in ("392,504 402,528 398,552", "404,508 420,528 420,552", "412,504 436,520 442,544"):
        limb = Limb(side.curve(toe), (19, 17, 12), round_start=True, round_end=True)
        draw_limb(art, limb, INKS.red, INKS.red_dark, share=0.36, back=0, step=4.6, width=2.5)
        last_x, last_y = (float(value) for value in toe.split()[-1].split(","))
        claw = side.spline(
            f"{last_x - 6},{last_y}! {last_x + 6},{last_y}! {last_x + 3},{last_y + 12} {last_x - 4},{last_y + 20}!"
        )
        art.shape(claw, INKS.yellow, INK, 2.2)
    shine = brush(side.curve("366,472 384,488 398,504"), 4.6, 6)
    art.shape(shine, "#ff9c92", None)


def _band(art: Canvas) -> None:
    """The open ring with stars, all in one piece."""
    x, y, radius = BAND
    line = curve([polar(radius, angle, x, y) for angle in range(-22, 203, 8)])
    band = Limb(line, (34, 34, 34, 34, 34))
    art.shape(band.outline(), INKS.yellow, INK, 3.2)
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
    art.shape(band.outline(), "none", INK, 3.2)


def _tassels(art: Canvas, side: Side) -> None:
    """The forked yellow end that hangs outside the ring, with a red ball on each point."""
    tail = side.spline(
        "436,548! 426,566 428,620 424,676 438,712! 442,690 446,676 454,700 466,724! 460,680 456,620 460,572 448,544!"
    )
    art.shape(tail, INKS.yellow, INK, 2.8).shape(shadow(tail, 0.4), INKS.ochre, None)
    folds = (side.curve(f"{438 + 5 * k},{562 + 4 * k} {437 + 4 * k},610 {437 + 5 * k},{656 + 6 * k}") for k in range(4))
    art.ink(*(brush(fold, 2.4, 5) for fold in folds), hatch(tail, 0, 5, 0.3, "right", 1.5, 3))
    art.shape(tail, "none", INK, 2.8)
    for x, y in ((438, 718), (466, 731)):
        ball(art, *side.at(x, y), 8.5, INKS.red, INKS.red_dark)


def asso_di_coppe() -> Canvas:
    """Drawn round the axis x = 0."""
    urn = Lean()
    for side in (-1, 1):
        _urn_handle(urn, side)
    _urn_foot(urn)
    _urn_belly(urn)
    _urn_neck(urn)
    _urn_lid(urn)
    return Lean().group(urn, 250, 4)


def _urn_handle(art: Canvas, side: int) -> None:
    points = "96,306 124,286 160,290 182,322 184,366 170,408 160,440 168,470 190,478 204,462 198,444 182,444"
    nodes = [(side * node[0], node[1]) for node in parse_nodes(points)]
    handle = Limb(curve(nodes), (26, 30, 28, 26, 24, 20, 14), round_end=True)
    art.shape(handle.outline(), "#f4f6fb", INK, 2.8)
    for offset, width in ((-0.2, 1.6), (0.24, 2)):
        line = [
            (x + across[0] * half * 2 * offset, y + across[1] * half * 2 * offset)
            for (x, y), _, across, half in handle.frames(26)
        ]
        art.shape(curve(line), "none", "#3d5f9d", width)
    art.ink(handle.rings(0.24, 6, 1.3))


def _urn_foot(art: Canvas) -> None:
    foot = symmetric("0,664 34,664! 40,684 62,708 86,722! 86,734! 0,734")
    solid(art, foot, INKS.yellow, INKS.ochre, angle=0, share=0.3, back=0.12)
    for x in (-1, 1):
        draw_leaf(art, [(x * 74, 733), (x * 50, 716), (x * 27, 690)], 17, INKS.yellow, 3, 2.2)
    draw_leaf(art, [(0, 734), (0, 706), (0, 672)], 26, INKS.yellow, 3, 2.2)
    art.box(-52, 650, 104, 16, INKS.red, INK, 3, 7)
    art.ink(comb("-50,658 0,660 50,658", 18, 6, -90, 1.5))
    art.box(-104, 732, 208, 34, INKS.red, INK, 3.4)
    block = polygon("-104,732 104,732 104,766 -104,766")
    dark = polygon("20,732 104,732 104,766 20,766")
    art.ink(hatch(block, 90, 4.8, 0.78, "left", 1.8, 8), hatch(dark, 90, 4.4, 0.85, "right", 1.6, 9))


def _urn_belly(art: Canvas) -> None:
    belly = symmetric("0,440 118,444! 137,470 146,506 142,546! 0,560")
    art.shape(belly, INKS.yellow, INK, 3.2).shape(shadow(belly, 0.16), INKS.ochre, None)
    art.ink(
        hatch(belly, 0, 5, 0.34, "right", 1.6, 3),
        hatch(belly, 0, 5, 0.34, "left", 1.4, 4),
    )
    for side in (-1, 1):
        for spine, width, lobes in (
            ("44,534 84,548 122,528 122,488 96,474 78,492", 19, 5),
            ("46,512 58,486 78,466 106,456", 15, 3),
        ):
            draw_leaf(art, [(side * node[0], node[1]) for node in parse_nodes(spine)], width, INKS.yellow, lobes, 2)
    _urn_mask(art)
    depths = ((0.97, 572), (0.84, 606), (0.52, 640), (0.3, 654))
    bowl = gadroons(art, 9, 142, 550, 17, depths, INKS.green, INKS.green_dark, 3)
    art.ink(hatch(bowl, 8, 4.6, 0.16, "right", 1.7, 6), hatch(bowl, -14, 5, 0.08, "left", 1.5, 7))
    art.shape(bowl, "none", INK, 3)


def _urn_mask(art: Canvas) -> None:
    """A woman's face of gold, as on a medal."""
    gold = replace(INKS, skin=INKS.yellow, skin_dark=INKS.ochre)
    face = frontal_head(Look(gold, INKS.yellow, INKS.ochre, "bob", lips=INKS.ochre))
    art.group(face, 0, 488, 0.76)


def _urn_neck(art: Canvas) -> None:
    neck = symmetric("0,284 126,288! 108,316 104,344 110,372! 0,380")
    art.shape(neck, INKS.red, INK, 3.2).shape(shadow(neck, 0.2), INKS.red_dark, None)
    art.ink(
        comb("-122,290 -60,300 60,300 122,290", 44, 18, 90, 1.8, seed=3),
        comb("-104,372 -50,378 50,378 104,372", 38, 20, -90, 1.7, seed=4),
        hatch(neck, 0, 4.6, 0.2, "right", 1.7, 3),
        hatch(neck, 0, 5, 0.08, "left", 1.5, 4),
    )
    art.shape(spline("-92,312 -82,314 -78,340 -80,360 -90,358 -92,334"), "#f4777c", None, opacity=".75")
    band = symmetric("0,376 110,370! 120,396 122,420 118,448! 0,456")
    art.shape(band, INKS.blue, INK, 3).shape(shadow(band, 0.2), INKS.blue_dark, None)
    for index in range(9):
        x = 118 * math.sin(math.radians(-68 + index * 17))
        half = 13 * math.cos(math.radians(-68 + index * 17)) + 1.5
        egg = ellipse(x, 412, half, 29)
        art.shape(egg, "#4a86e0", INK, 2.4).shape(shadow(egg, 0.42), INKS.blue, None)
        art.ink(hatch(egg, 0, 4.4, 0.34, "right", 1.5, 3)).shape(egg, "none", INK, 2.4)
    art.ink(hatch(band, 0, 4.6, 0.1, "right", 1.7, 5))


def _urn_lid(art: Canvas) -> None:
    dome = symmetric("0,206 40,210 92,228 132,262 138,274! 0,284")
    art.shape(dome, INKS.yellow, INK, 3.2).shape(shadow(dome, 0.26), INKS.ochre, None)
    ribs: list[list[Point]] = [
        [(x * 0.3, 214.0), (x * 0.72, 234), (x, 270 - abs(x) * 0.04)] for x in range(-118, 119, 14)
    ]
    art.ink(brushes(1.7, *ribs, steps=6, profile=growing))
    art.shape(spline("-20,226 -8,224 -14,250 -26,264 -30,250"), "#fff8d0", None)
    rim = spline("-146,268! -120,264 0,280 120,264 146,268! 150,282! 0,302 -150,282!")
    art.shape(rim, INKS.blue, INK, 3).shape(shadow(rim, 0.24), INKS.blue_dark, None)
    art.ink(comb("-146,284 0,302 146,284", 46, 8, -90, 1.5)).shape(
        curve("-144,274 0,290 144,274"), "none", "#7fb0f2", 2
    )
    art.shape(rim, "none", INK, 3)
    calyx = symmetric("0,126 16,140 34,128! 36,150 22,168 20,178 36,188! 30,198 36,212! 0,220")
    solid(art, calyx, INKS.green, INKS.green_dark, angle=8, share=0.36, back=0.2)
    for side in (-1, 1):
        leaf = spline("2,172! 22,166 38,148 46,122! 30,126 14,140 4,156")
        vein = brush("4,168 22,152 40,128", 2, 5, tapering)
        art.shape(leaf if side > 0 else leaf.mirrored(), INKS.green, INK, 2.6).ink(
            vein if side > 0 else vein.mirrored()
        )
    art.box(-24, 176, 48, 11, INKS.green_dark, INK, 2.4, 5)
    cone = symmetric("0,74 16,90 22,114 16,138 0,148")
    art.shape(cone, INKS.red, INK, 2.8).shape(shadow(cone, 0.36), INKS.red_dark, None)
    art.ink(hatch(cone, 38, 8, 1, "both", 2, 3, vary=0), hatch(cone, -38, 8, 1, "both", 2, 4, vary=0))
    art.shape(cone, "none", INK, 2.8)
    front = symmetric("0,124 10,142 8,164 0,176!")
    art.shape(front, INKS.green, INK, 2.4).ink(brush("0,132 0,170", 2, 4, growing))


def asso_di_spade() -> Canvas:
    art = Lean()
    cord = curve("156,330 112,392 104,456 130,506 172,508 212,470")
    belt = curve(
        "214,74 252,92 250,130 206,158 146,206 126,262 152,304 214,306 276,276 330,276 370,316 382,388 350,466 292,546 "
        "240,620 236,682 280,724 342,718 382,676 398,600 402,500"
    )
    _belt(art, belt)
    art.shape(ribbon(cord, 17, 26), INKS.yellow, INK, 2.8)
    art.ink(Limb(cord, (17, 17)).rings(0.95, 9, 2.4, bow=0.5, vary=0.05))
    _scabbard(art)
    for x, y, turn in ((208, 158, -24), (378, 622, 6), (262, 712, 20)):
        _buckle(art, x, y, turn)
    return art


def _belt(art: Canvas, line: Path) -> None:
    """The green studded belt with its blue end like a snake's head."""
    belt = Limb(line, (38, 40, 40, 40, 40, 38), round_end=True)
    draw_limb(art, belt, INKS.green, INKS.green_dark, share=0.36, back=0.2, step=4.6, width=3.2)
    art.ink(
        *(
            brush(
                [
                    (x - across[0] * half * 0.86, y - across[1] * half * 0.86),
                    (x - across[0] * half * 0.86 + along[0] * 7, y - across[1] * half * 0.86 + along[1] * 7),
                ],
                2,
                2,
                even,
            )
            for (x, y), along, across, half in belt.frames(120)
        )
    )
    studs = [(x, y) for (x, y), _, _, _ in belt.frames(33)]
    beads_along(art, studs[2:-1], 4.6, (INKS.yellow,), 1.8)
    head = spline("172,62! 190,54 214,52 240,60 262,84 266,112! 248,122 230,112! 232,98 214,88 194,84 180,76!")
    solid(art, head, INKS.blue, INKS.blue_dark, angle=30, share=0.34, back=0.1)
    art.disc(220, 74, 7, INKS.blue_dark, INK, 2.4).disc(218, 72, 2, "#fff", None)
    art.ink(brush("178,68 196,66 208,68", 2, 4), brush("236,108 246,112 260,106", 2.4, 4))
    art.group(_eyelet(), 150, 316, turn=18)


def _eyelet() -> Canvas:
    art = Lean()
    art.shape(ellipse(0, 0, 15, 27), INKS.blue, INK, 2.8).shape(ellipse(0, 0, 7, 14), INKS.yellow, INK, 2)
    return art.ink(brush("0,-8 0,8", 3, 3))


def _buckle(art: Canvas, x: float, y: float, turn: float) -> None:
    buckle = Lean()
    plate = polygon("-29,-29 29,-29 29,29 -29,29")
    buckle.shape(plate, INKS.blue, INK, 3).shape(shadow(plate, 0.3), INKS.blue_dark, None)
    for corner in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        leaf = spline(
            [
                (corner[0] * 10, corner[1] * 10, 0),
                (corner[0] * 24, corner[1] * 12),
                (corner[0] * 25, corner[1] * 25, 0),
                (corner[0] * 12, corner[1] * 24),
            ]
        )
        buckle.shape(leaf, "#7fb0f2", INK, 1.6)
    buckle.shape(plate, "none", INK, 3).disc(0, 0, 14, INKS.yellow, INK, 2.6).disc(0, 0, 7, INKS.ochre, INK, 1.8).disc(
        -2, -2, 2.4, "#fff6c9", None
    )
    art.group(buckle, x, y, turn=turn)


def _scabbard(art: Canvas) -> None:
    """The sword in its scabbard, drawn upright with the hilt up and laid on the diagonal."""
    sword = Lean()
    case = symmetric("0,0 25,0! 22,180 19,360 16,470! 0,474")
    sword.shape(case, INKS.red, INK, 3.2).shape(shadow(case, 0.36), INKS.red_dark, None)
    leaves: list[list[Point]] = []
    for k in range(17):
        y = 40 + 25 * k
        leaves += [
            [(-1, y + 12.0), (-8, y + 4), (-15 + k * 0.3, y - 12)],
            [(1, y + 12.0), (8, y + 4), (15 - k * 0.3, y - 12)],
        ]
    sword.ink(brushes(5, *leaves, steps=5), brush("0,20 0,462", 2.4, 3, even), hatch(case, 0, 5, 0.26, "right", 1.7, 3))
    sword.shape(case, "none", INK, 3.2)
    chape = spline(
        "-20,448! -30,440 -26,458 -20,474 -10,506 -8,524! 8,524! 10,506 20,474 26,458 30,440 "
        "20,448! 10,462 0,452! -10,462"
    )
    solid(sword, chape, INKS.blue, INKS.blue_dark, angle=10, share=0.4, back=0.14)
    sword.disc(0, 534, 13, PAPER, INK, 3.4).disc(0, 534, 4.5, INK, None)
    locket = polygon("-29,238 29,238 29,286 -29,286")
    solid(sword, locket, INKS.blue, INKS.blue_dark, angle=0, share=0.36, back=0.1)
    sword.disc(0, 262, 12, INKS.yellow, INK, 2.4).disc(0, 262, 5, INKS.ochre, INK, 1.6)
    hilt = sword_hilt(Lean())
    sword.group(hilt, 0, -6, 1.52, 180)
    grip = symmetric("0,-40 20,-46 24,-76 18,-110 10,-140! 0,-142")
    sword.shape(grip, INKS.blue, INK, 3).shape(shadow(grip, 0.34), INKS.blue_dark, None)
    for k in range(5):
        twist = brush([(-22 + k * 2.2, -58.0 - 18 * k), (0, -64 - 18 * k), (21 - k * 2.4, -78 - 16 * k)], 8, 6, even)
        sword.shape(twist, PAPER, INK, 2)
    sword.shape(grip, "none", INK, 3)
    gem(sword, 0, -154, 12, INKS.yellow, INKS.ochre)
    sword.disc(0, -196, 10, PAPER, INK, 3.2).disc(0, -196, 3.4, INK, None)
    art.group(sword, 336, 236, turn=25.5)


def asso_di_bastoni() -> Canvas:
    art = Lean()
    draw_leaf(art, "214,536 170,480 128,420 100,356 118,262", 30, INKS.yellow, 5)
    draw_leaf(art, "224,560 176,508 136,500 92,486", 22, INKS.yellow, 4)
    draw_leaf(art, "296,530 346,484 366,430 412,382", 30, INKS.yellow, 5)
    draw_leaf(art, "300,520 346,506 380,480 424,478", 20, INKS.yellow, 4)
    _red_scroll(art)
    draw_leaf(art, "280,524 336,548 372,592 384,664", 46, INKS.green, 4, 2.8)
    spine = "128,744 186,712 240,652 270,570 276,480 272,400 286,310 320,220 346,150"
    club = Limb(curve(spine), (62, 72, 82, 88, 96, 106, 122, 136, 128), round_end=True)
    art.shape(club.outline(), INKS.red, INK, 3.6).shape(club.shadow(0.28), INKS.red_dark, None)
    head = Limb(curve("276,480 272,400 286,310 320,220 346,150"), (92, 106, 122, 136, 128), round_end=True)
    green = head.outline()
    art.shape(green, INKS.green, None).shape(head.shadow(0.32), INKS.green_dark, None)
    art.ink(
        club.rings(0.4, 5, 2, bow=0.2),
        club.rings(0.2, 6, 1.7, lit_side=True, bow=0.2),
        hatch(green, -30, 6, 0.3, "right", 1.6, 8, within=club.outline()),
    )
    art.shape(brush("286,180 300,140 330,112", 9, 8), "#5cb37c", None)
    frames = club.frames(40)
    for index in (9, 13):
        (x, y), along, across, half = frames[index]
        bowed: list[Point] = [
            (x + along[0] * bow + across[0] * half * share, y + along[1] * bow + across[1] * half * share)
            for share, bow in ((-1, 0), (-0.5, 12), (0.4, 14), (1, 0))
        ]
        ring = ribbon(bowed, 15, 14)
        art.shape(ring, INKS.red, INK, 2.8).ink(hatch(ring, 30, 4.4, 0.4, "right", 1.7))
    art.shape(club.outline(), "none", INK, 3.6)
    draw_leaf(art, "300,530 268,470 234,380 238,290 262,200 296,112", 54, INKS.yellow, 11, 3)
    _green_foot(art)
    return art


def _green_foot(art: Canvas) -> None:
    """The foot of the club, cut obliquely: a green sheath and the rings of the wood."""
    sheath = Limb(curve("124,746 152,734 182,714"), (64, 66, 72))
    draw_limb(art, sheath, INKS.green, INKS.green_dark, share=0.5, weight=2, width=3.6)
    hem = ribbon("162,688 178,702 192,728 198,748", 13, 10)
    art.shape(hem, INKS.green, INK, 2.8).ink(hatch(hem, 60, 4, 0.3, "right", 1.6))
    art.shape(ellipse(122, 747, 17, 33).rotated(-27, 122, 747), "#8fc79b", INK, 3.2)
    for size in (0.66, 0.32):
        art.shape(ellipse(121, 748, 17 * size, 33 * size).rotated(-27, 121, 748), "none", INK, 1.8)
    art.ink(brushes(1.6, "104,728 112,736", "140,766 132,758", "128,728 124,738", "114,766 119,756", steps=4))


def _red_scroll(art: Canvas) -> None:
    """The curling red leaf at lower left: a ribbon that rolls itself up, in lobes along its outer side."""
    rolled = [polar(15 + 64 * (1 - k / 12) ** 0.8, -62 - 34 * k, 126, 590) for k in range(13)]
    spine = curve([(262, 618), (236, 572), (206, 536), *rolled])
    limb = Limb(spine, (26, 38, 46, 46, 40, 30, 20, 12))
    count, lobes = 96, 8
    frames = limb.frames(count)

    def at(index: float, reach: float) -> Point:
        (x, y), along, _, half = frames[min(count, round(index))]
        return x - along[1] * half * reach, y + along[0] * half * reach

    outer: list[Node] = [at(0, 1)]
    for lobe in range(lobes):
        start, step = 10 + lobe * 7.4, 7.4
        outer += [
            (*at(start, 0.7), 0),
            at(start + step * 0.35, 1.2),
            at(start + step * 0.9, 1.5),
            (*at(start + step * 1.3, 1.42), 0),
        ]
    outer += [(*at(10 + lobes * 7.4, 0.8), 0), at(80, 0.9), at(88, 1)]
    inner: list[Node] = [at(index, -1) for index in range(count, -1, -8)]
    leaf = spline([*outer, *inner])
    art.shape(leaf, INKS.red, INK, 3).shape(shadow(leaf, 0.18, 30), INKS.red_dark, None)
    veins = [brush([at(k, -0.1) for k in range(0, count, 4)], 3, 30, tapering)]
    for lobe in range(lobes):
        start = 10 + lobe * 7.4
        veins.append(brush([at(start - 3, -0.1), at(start + 3, 0.5), at(start + 8.4, 1.34)], 1.9, 6, tapering))
        veins.append(brush([at(start, 0.7), at(start - 2.4, 0.34), at(start - 5, 0.04)], 1.7, 5, tapering))
        veins.append(brush([at(start + 2, -0.95), at(start - 0.6, -0.55), at(start - 4, -0.3)], 1.7, 5, tapering))
    art.ink(*veins, hatch(leaf, 50, 5, 0.16, "right", 1.6, 4)).shape(leaf, "none", INK, 3)
    x, y = rolled[-1]
    art.disc(x + 4, y + 8, 15, INKS.red, INK, 2.8).ink(
        brush(f"{x - 4},{y + 6} {x + 6},{y + 1} {x + 10},{y + 11} {x + 2},{y + 13}", 2.2, 8)
    )
