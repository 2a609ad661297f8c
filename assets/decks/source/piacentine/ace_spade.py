"""The ace of spade of the Piacentine: a putto with a great curved sword and garlands."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from kit.clipping import Cut, Lean, rectangle
from kit.engraving import comb, hatch, shadow
from kit.geometry import Point, curve, ellipse, joined, line_length, polar, polygon, resampled, spline
from kit.hold import FIST, SPREAD, Held
from kit.limbs import Limb, draw_limb
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, tapering
from kit.svg import INK, Canvas
from piacentine.pips import FRAME, framed

LEAF_LIGHT = "#4f9a5d"
WING, WING_DARK = "#cfc9bd", "#9a9388"
HAIR, HAIR_LIGHT = "#8b8278", "#b9b1a5"
BLADE_LIGHT = "#86b4e6"


def asso_di_spade() -> Canvas:
    left, top, width, height = FRAME
    art = Cut(rectangle(left, top, left + width, top + height))
    leaf_symbols(art)
    _wing(art)
    garland(
        art, "322,214 366,258 390,336 392,430 380,516 368,560", 80, 11, ((364, 262, 1), (396, 372, 0), (386, 470, 1))
    )
    _far_leg(art)
    _torso(art)
    _near_leg(art)
    _sword_arm(art)
    _blade(art)
    art.group(_putto_head(), 192, 378, 1.1, turn=4, scale_x=-1.1)
    garland(art, "96,128 132,164 190,196 256,204 322,214 352,232", 84, 5, ((108, 138, 2), (196, 200, 0), (300, 206, 1)))
    _raised_arm(art)
    garland(
        art,
        "306,592 262,586 206,606 164,662 152,726 164,790 150,850",
        84,
        23,
        ((172, 700, 1), (158, 786, 0), (220, 598, 2)),
    )
    _hilt(art)
    return framed(art)


def leaf_symbols(art: Canvas) -> None:
    """The toothed leaf of garlands in three greens, as symbols leaf0 to leaf2, 46 long and upright."""
    outline = spline("0,0! 9,-10 12,-22! 7,-24 9,-34! 2,-40 0,-46! -2,-40 -9,-34! -7,-24 -12,-22! -9,-10")
    for index, fill in enumerate((INKS.green, LEAF_LIGHT, INKS.green_dark)):
        drawing = Lean().shape(outline, fill, INK, 1.9)
        drawing.ink(
            brush("0,0 0,-40", 2, 2, tapering),
            brushes(1.3, "0,-10 8,-21", "0,-10 -8,-21", "0,-22 6,-32", "0,-22 -6,-32", steps=2, profile=tapering),
        )
        art.symbol(f"leaf{index}", drawing)


def garland(art: Canvas, line: str, width: float, seed: int, flowers: Sequence[tuple[float, float, int]]) -> None:
    """A thick garland of leaves along a line; `flowers` are (x, y, kind): 0 a rose, 1 a cluster, 2 a carnation."""
    chance = random.Random(seed)
    path = curve(line)
    count = max(12, int(line_length(path) / 12))
    frames = Limb(path, (width, width)).frames(count)
    art.shape(
        brush(path, width * 0.66, 16, lambda t: 0.4 + 0.6 * math.sin(math.pi * t) ** 0.4), INKS.green_dark, INK, 2
    )
    for lane in (-1.0, 1.0, -0.62, 0.62, -0.25, 0.25, 0.0):
        for index in range(0 if abs(lane) > 0.5 else 1, count, 2):
            (x, y), along, _, half = frames[index]
            heading = math.degrees(math.atan2(along[1], along[0])) + 90
            turn = heading + lane * 66 + chance.uniform(-22, 22)
            reach = half * lane * 0.5
            size = 0.72 + 0.24 * chance.random()
            kind = 0 if chance.random() < 0.6 else 1 + (chance.random() < 0.5)
            art.use(f"leaf{kind}", x - along[1] * reach, y + along[0] * reach, size, turn)
    for x, y, kind in flowers:
        if kind == 0:
            rose(art, x, y, 27)
        elif kind == 1:
            for dx, dy, fill in (
                (-16, -8, INKS.red),
                (14, -14, INKS.yellow),
                (2, 14, INKS.red),
                (20, 10, INKS.red),
                (-14, 14, INKS.yellow),
            ):
                _small_flower(art, x + dx, y + dy, 14, fill)
        else:
            for dx, dy in ((-14, 4), (12, 8), (2, -14)):
                _carnation(art, x + dx, y + dy, 17)


def rose(art: Canvas, x: float, y: float, radius: float) -> None:
    """A full red rose."""
    for index in range(6):
        px, py = polar(radius * 0.55, index * 60 + 20, x, y)
        petal = ellipse(px, py, radius * 0.55, radius * 0.5)
        art.shape(petal, INKS.red, INK, 2).ink(hatch(petal, index * 60, 3.2, 0.4, "right", 1.1, index))
    art.disc(x, y, radius * 0.62, INKS.red, INK, 2)
    swirl: list[Point] = [polar(radius * (0.08 + 0.045 * k), k * 52, x, y) for k in range(12)]
    art.shape(ellipse(x + radius * 0.12, y + radius * 0.14, radius * 0.4, radius * 0.36), INKS.red_dark, None)
    art.ink(brush(swirl, 2.6, 16, lively))
    art.shape(brush([polar(radius * 0.8, 190 + 20 * k, x, y) for k in range(4)], 3.4, 6), "#ff8a70", None)


def _small_flower(art: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    for index in range(5):
        px, py = polar(radius * 0.56, index * 72 - 90, x, y)
        art.disc(px, py, radius * 0.46, fill, INK, 1.6)
    art.disc(x, y, radius * 0.32, INKS.ochre if fill == INKS.red else INKS.red, INK, 1.4)


def _carnation(art: Canvas, x: float, y: float, radius: float) -> None:
    teeth: list[Point] = [polar(radius * (1 if index % 2 else 0.78), index * 20, x, y) for index in range(18)]
    art.shape(polygon(teeth), INKS.red, INK, 1.8)
    rays: list[list[Point]] = [
        [polar(radius * 0.25, index * 45, x, y), polar(radius * 0.8, index * 45 + 8, x, y)] for index in range(8)
    ]
    art.ink(brushes(1.7, *rays, steps=2))
    art.disc(x, y, radius * 0.28, INKS.red_dark, INK, 1.3)


def _wing(art: Canvas) -> None:
    """The grey wing behind the left shoulder."""
    for index in range(8):
        angle = 168 - index * 13
        length = 104 - 5 * abs(index - 2)
        root = (158 - index * 1.5, 496 + index * 6)
        feather = (
            spline("0,-12! 40,-15 80,-12 100,0! 80,12 40,15 0,12!").scaled(length / 100, 1).rotated(angle).moved(*root)
        )
        art.shape(feather, WING, INK, 2.3).shape(shadow(feather, 0.3, angle), WING_DARK, None)
        rib = [root, polar(length * 0.94, angle, *root)]
        barbs = comb(rib, 10, 11, None, 1.3, seed=index) + comb(rib, 10, 11, None, 1.3, seed=index, side=-1)
        art.ink(brush(rib, 2.2, 3, tapering), barbs).shape(feather, "none", INK, 2.3)
    for index in range(6):
        angle = 180 - index * 17
        root = (164, 494 + index * 8)
        covert = spline("0,-9! 24,-12 44,-8 52,0! 44,8 24,12 0,9!").rotated(angle).moved(*root)
        art.shape(covert, WING_DARK, INK, 2).ink(brush([root, polar(48, angle, *root)], 1.8, 3, tapering))
        art.ink(hatch(covert, angle, 3, 0.5, "right", 1.2, index))


def _skin(art: Canvas, limb: Limb, creases: Sequence[str] = ()) -> None:
    draw_limb(art, limb, INKS.skin, INKS.skin_dark, share=0.36, back=0.1, step=3.4, weight=1.3, width=2.7)
    art.ink(*(brush(crease, 2.2, 6, lively) for crease in creases))


def _torso(art: Canvas) -> None:
    """The plump body, seen from the front and turned a little to the right."""
    body = spline(
        "146,470 178,446 226,444 270,460 292,500 284,552 300,606 304,660 262,694 "
        "206,690 168,656 160,600 164,548 148,508"
    )
    art.shape(body, INKS.skin, INK, 2.8).shape(shadow(body, 0.26, 10), INKS.skin_dark, None)
    art.ink(
        hatch(body, 14, 3.6, 0.3, "right", 1.5, 3),
        hatch(body, -24, 4, 0.2, "right", 1.2, 4),
        hatch(body, -14, 4.4, 0.12, "left", 1.2, 5),
        brush("176,506 200,522 226,514", 2.2, 7),
        brush("238,512 260,520 280,508", 2.2, 7),
        brush("232,470 234,500 230,540 226,580", 1.5, 8),
        brush("176,584 214,600 262,594 288,580", 2.2, 9),
        brush("190,452 206,462 220,460", 1.8, 5),
        brush("254,466 268,480 278,500", 1.8, 5),
        ellipse(226, 560, 3.4, 5),
        comb("176,586 214,602 262,596 288,582", 24, 12, 80, 1.2, seed=4),
        comb("176,508 200,524 226,516", 11, 9, 80, 1.1, seed=5),
        comb("238,514 260,522 280,510", 9, 9, 80, 1.1, seed=6),
    )
    for x, y in ((196, 506), (262, 504)):
        art.disc(x, y, 4, "#d98a72", INK, 1.2)
    art.shape(spline("172,480 196,470 204,486 180,498"), "#fff0da", None, opacity=".6")
    art.shape(spline("190,540 210,534 210,570 194,572"), "#fff0da", None, opacity=".6")
    art.shape(body, "none", INK, 2.8)
    neck = spline("188,404! 188,436 168,452 150,462! 196,482 250,480 284,468! 262,450 246,436 248,404!")
    art.shape(neck, INKS.skin, None).shape(
        spline("196,424 248,410! 246,436 262,450! 226,448 206,440"), INKS.skin_dark, None
    )
    art.ink(
        hatch(spline("190,424 248,410 246,436 252,446 224,448"), 4, 3, 0.8, "right", 1.2, 3),
        brush("188,420 187,438 168,452 152,460", 2.8, 8, lively),
        brush("247,416 248,438 262,450 280,462", 2.8, 8, lively),
    )


def _sword_arm(art: Canvas) -> None:
    """The arm that reaches to the hilt, its shoulder merging into the body."""
    _skin(art, Limb(curve("272,490 318,522 370,550 404,562"), (58, 50, 42, 30), True))
    art.shape(spline("238,478 272,470 290,496 276,520 246,516"), INKS.skin, None)


def _far_leg(art: Canvas) -> None:
    """The leg behind: the knee to the left, the shin crossing behind the other leg, the foot out to the right."""
    _leg(
        art,
        "188,656! 168,694 158,736 170,770 198,790 236,806 268,822 300,834 326,838! 340,842 350,838! 356,832 352,824! "
        "354,816 346,810! 334,800 316,796 292,784 268,766 246,750 240,736 252,712 282,676!",
        20,
    )
    art.ink(
        brushes(2, "176,748 188,758 204,758", "302,806 298,818 304,828", steps=6),
        brushes(1.3, "350,838 344,832", "352,824 345,822", steps=4),
    )


def _near_leg(art: Canvas) -> None:
    """The leg in front: the thigh to the right, the shin back to the left, the foot hanging."""
    _leg(
        art,
        "168,648! 214,614 268,600 320,610 354,636 370,672 364,708 348,742 336,774 326,800 326,820 316,840 301,856 "
        "288,867! 284,875 277,872! 272,878 266,872! 261,875 256,867! 250,865 252,856 262,840 271,822 279,800 286,776 "
        "292,752 294,732 286,716 262,720 222,716 180,698!",
        16,
    )
    art.shape(spline("250,612 290,606 326,626 304,634 266,628"), "#fff0da", None, opacity=".6")
    art.shape(spline("310,744 322,752 308,790 298,798 302,768"), "#fff0da", None, opacity=".45")
    art.ink(
        brushes(2.2, "332,640 346,654 350,674", "286,716 300,712 310,700", "196,650 234,640 268,644", steps=7),
        brushes(1.8, "282,802 296,810 312,806", "318,824 310,822 306,814", "340,720 332,712 330,702", steps=6),
        brushes(1.3, "256,867 264,858", "266,872 272,863", "277,872 281,864", "288,867 290,860", steps=4),
    )


def _leg(art: Canvas, contour: str, angle: float) -> None:
    """A leg with its foot in one contour."""
    shape = spline(contour)
    art.shape(shape, INKS.skin, INK, 2.7).shape(shadow(shape, 0.26, angle), INKS.skin_dark, None)
    art.ink(
        hatch(shape, angle, 3.5, 0.3, "right", 1.4, 3, bow=1.2),
        hatch(shape, angle - 20, 4.4, 0.1, "left", 1.2, 5),
    )
    art.shape(shape, "none", INK, 2.7)


def _putto_head() -> Canvas:
    """A child's head in curls, looking to the left; face about 76 wide, centred."""
    art = Lean()
    curls_behind = ((30, -28, 18), (44, -8, 17), (46, 14, 16), (38, 32, 14), (14, -44, 18), (26, 44, 12))
    for index, (x, y, radius) in enumerate(curls_behind):
        _curl(art, x, y, radius, index)
    face = spline("-4,-44 -27,-38 -36,-20 -34,-5 -39,8 -36,24 -24,39 -6,44 12,38 28,22 35,2 34,-24 18,-40")
    art.shape(face, INKS.skin, INK, 2.4)
    art.shape(spline("34,-24 35,2 28,22 12,38 -6,43 10,32 22,12 24,-8 26,-24"), INKS.skin_dark, None)
    for x, y, across in ((6, 14, 12), (-29, 12, 5.5)):
        art.shape(ellipse(x, y, across, 9), "#e2735c", None, opacity=".45")
    art.ink(
        hatch(face, 18, 3.2, 0.18, "right", 1.0, 5),
        hatch(spline("14,12 34,-2 28,24 10,40 8,30"), -30, 3.4, 0.5, "right", 1, 6, within=face),
    )
    for x, across in ((-23, 0.72), (1, 1)):
        white = spline([(x - 9 * across, 0, 0), (x - 2, -5), (x + 8 * across, -1, 0), (x, 3.4)])
        art.shape(white, "#fffdf5", None)
        art.disc(x - 1.4, -0.6, 3.8, "#3f5a7c", None).disc(x - 1.4, -0.6, 2.1, INK, None).disc(
            x - 2.6, -2, 0.8, "#ffffff", None
        )
        art.ink(
            brush([(x - 10 * across, 0.6), (x - 2, -5.6), (x + 9 * across, -0.6)], 2.8, 6, lively),
            brush([(x - 7 * across, 3), (x, 4.6), (x + 7 * across, 2)], 1.1, 4),
            brush([(x - 8 * across, -12), (x, -15), (x + 9 * across, -11.4)], 1.6, 6, lively),
        )
    art.shape(spline("-24,25! -19,22.4 -16,23.6 -13,22.4 -8,25! -12,28.8 -16,29.6 -20,28.4"), "#d9543e", None)
    art.ink(
        brush("-13,-4 -15,6 -20,12 -17,15.4 -10,14.6", 1.9, 7, lambda t: 0.3 + 0.7 * t),
        brush("-26,24 -20,25 -16,26 -12,25 -5,23", 1.7, 6),
        brush("-20,33 -15,34.4 -9,33", 1.3, 4),
        brush("-5,20 -3,23 -4,26", 1.1, 4),
        brush("-27,22 -29,25", 1.1, 3),
        brush("-16,41 0,46 16,41", 1.6, 6),
    )
    curls = (
        (-30, -34, 13),
        (-16, -46, 16),
        (4, -48, 17),
        (22, -40, 16),
        (34, -24, 15),
        (38, -4, 13),
        (40, 14, 12),
        (-36, -22, 9),
        (-4, -38, 12),
        (12, -34, 12),
    )
    for index, (x, y, radius) in enumerate(curls):
        _curl(art, x, y, radius, index + 3)
    return art


def _curl(art: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    lock = spline(
        [polar(radius * (1 + 0.12 * math.sin(index * 2.2 + seed)), index * 45 + seed * 20, x, y) for index in range(8)]
    )
    art.shape(lock, HAIR, INK, 2)
    spiral: list[Point] = [polar(radius * (0.86 - 0.075 * k), seed * 70 + k * 42, x, y) for k in range(11)]
    inner: list[Point] = [polar(radius * (0.6 - 0.06 * k), seed * 70 + 30 + k * 44, x, y) for k in range(8)]
    art.ink(brush(inner, 1.8, 10), fill=HAIR_LIGHT).ink(brush(spiral, 2.2, 14, lively))


def _blade(art: Canvas) -> None:
    """The broad blue blade, bent like a scimitar, its tip at the upper left."""
    back = curve("176,66 212,150 252,240 288,340 314,440 326,510 330,578")
    edge = curve("176,66 148,116 150,164 182,246 222,344 248,442 262,520 270,586")
    blade = joined(back.whole(), edge.whole().reversed())
    art.shape(blade, INKS.blue, INK, 3)
    dark = joined(back.whole(), curve("176,66 190,140 226,240 262,340 288,440 301,520 306,580").whole().reversed())
    art.shape(dark, INKS.blue_dark, None)
    art.shape(brush("158,128 172,178 206,256 242,350 266,448 278,560", 8, 14), BLADE_LIGHT, None)
    art.ink(
        hatch(blade, -24, 4.6, 0.42, "right", 1.8, 5, vary=0.2),
        hatch(blade, 30, 5.4, 0.3, "left", 1.4, 6, vary=0.3),
        brush("190,120 232,230 268,336 294,440 306,576", 2.4, 14),
    )
    art.shape(blade, "none", INK, 3)


def _raised_arm(art: Canvas) -> None:
    """The arm that steadies the blade over the head."""
    _skin(
        art,
        Limb(curve("160,500 124,440 114,376 136,318 184,283"), (68, 62, 54, 46, 28), True),
        ("106,380 122,386 138,378", "134,462 150,474 166,470"),
    )
    art.shape(spline("144,482 176,470 204,486 206,506 186,526 156,516"), INKS.skin, None)
    art.ink(brush("162,524 178,518 190,506", 2.2, 5, tapering), brush("176,506 200,522 226,514", 2.2, 7))
    art.disc(196, 506, 4, "#d98a72", INK, 1.2)
    Held(SPREAD, (180, 284), -76, INKS, scale=1.42, mirrored=True).over(art)
    art.shape(spline("166,275 178,270 188,272 192,284 190,294 182,297 170,293"), INKS.skin, None)
    art.ink(brush("174,272 180,280 183,292", 1.4, 5))


def _hilt(art: Canvas) -> None:
    """Guard, grip and tasselled pommel of the sword, and the hand that holds it."""
    grip_limb = Limb(curve("318,604 328,660 334,720 336,764"), (30, 28, 24, 20))
    art.shape(grip_limb.outline(), INKS.red, INK, 2.7).shape(grip_limb.shadow(0.36), INKS.red_dark, None)
    for x, y in resampled(grip_limb.spine, 9)[1:9]:
        art.disc(x - 3, y, 4, INKS.yellow, INK, 1.4)
        art.ink(brush([(x - 13, y + 9), (x, y + 12), (x + 12, y + 7)], 2.2, 4))
    art.shape(grip_limb.outline(), "none", INK, 2.7)
    art.disc(337, 772, 13, INKS.yellow, INK, 2.4)
    tassel = spline("326,782! 348,782! 360,826 366,848! 354,842 348,852 338,844 330,852 322,842 308,848! 314,826")
    art.shape(tassel, INKS.yellow, INK, 2.5).shape(shadow(tassel, 0.34), INKS.ochre, None)
    threads: list[list[Point]] = [[(337 + x * 0.3, 786), (337 + x, 842)] for x in range(-22, 23, 6)]
    art.ink(brushes(1.8, *threads, steps=3)).shape(tassel, "none", INK, 2.5)
    art.disc(337, 858, 7, INKS.red, INK, 2)
    guard = spline(
        "232,620 214,604 220,582 242,582 248,596! 270,592 300,574 330,568 372,574 408,566 "
        "424,546 414,534 424,520 444,530 "
        "444,556 424,584 386,600 344,606 300,612 264,628"
    )
    art.shape(guard, INKS.yellow, INK, 2.9).shape(shadow(guard, 0.2, 70), INKS.ochre, None)
    art.ink(
        hatch(guard, 74, 3.8, 0.34, "right", 1.5, 3),
        brush("248,596 262,604 290,594 330,584 376,590 416,574", 2.4, 10),
        brush("228,594 236,602 246,598", 2.4, 5),
    )
    for x, y, radius, stone in ((286, 600, 7, INKS.red), (318, 590, 10, INKS.green), (352, 590, 7, INKS.red)):
        art.disc(x, y, radius, INKS.yellow, INK, 2).disc(x, y, radius * 0.6, stone, INK, 1.3)
    art.shape(guard, "none", INK, 2.9)
    Held(FIST, (404, 570), 80, INKS, scale=1, mirrored=True).over(art)
