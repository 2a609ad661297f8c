"""The winged child of the ace of spade, seated."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kit.canvases import Lean
from kit.engraving import comb, hatch, shadow
from kit.geometry import Point, curve, ellipse, polar, spline
from kit.hold import SPREAD, Held
from kit.limbs import Limb, draw_limb
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, tapering
from kit.svg import INK, Canvas

WING, WING_DARK = "#cfc9bd", "#9a9388"
HAIR, HAIR_LIGHT = "#8b8278", "#b9b1a5"


def wing(art: Canvas) -> None:
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


def skin(art: Canvas, limb: Limb, creases: Sequence[str] = ()) -> None:
    draw_limb(art, limb, INKS.skin, INKS.skin_dark, share=0.36, back=0.1, step=3.4, weight=1.3, width=2.7)
    art.ink(*(brush(crease, 2.2, 6, lively) for crease in creases))


def torso(art: Canvas) -> None:
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


def far_leg(art: Canvas) -> None:
    """The leg behind: the knee to the left, the shin crossing behind the other leg, the foot out to the right."""
    leg(
        art,
        "188,656! 168,694 158,736 170,770 198,790 236,806 268,822 300,834 326,838! 340,842 350,838! 356,832 352,824! "
        "354,816 346,810! 334,800 316,796 292,784 268,766 246,750 240,736 252,712 282,676!",
        20,
    )
    art.ink(
        brushes(2, "176,748 188,758 204,758", "302,806 298,818 304,828", steps=6),
        brushes(1.3, "350,838 344,832", "352,824 345,822", steps=4),
    )


def near_leg(art: Canvas) -> None:
    """The leg in front: the thigh to the right, the shin back to the left, the foot hanging."""
    leg(
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


def leg(art: Canvas, contour: str, angle: float) -> None:
    """A leg with its foot in one contour."""
    shape = spline(contour)
    art.shape(shape, INKS.skin, INK, 2.7).shape(shadow(shape, 0.26, angle), INKS.skin_dark, None)
    art.ink(
        hatch(shape, angle, 3.5, 0.3, "right", 1.4, 3, bow=1.2),
        hatch(shape, angle - 20, 4.4, 0.1, "left", 1.2, 5),
    )
    art.shape(shape, "none", INK, 2.7)


def putto_head() -> Canvas:
    """A child's head in curls, looking to the left; face about 76 wide, centred."""
    art = Lean()
    curls_behind = ((30, -28, 18), (44, -8, 17), (46, 14, 16), (38, 32, 14), (14, -44, 18), (26, 44, 12))
    for index, (x, y, radius) in enumerate(curls_behind):
        curl(art, x, y, radius, index)
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
        curl(art, x, y, radius, index + 3)
    return art


def curl(art: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    lock = spline(
        [polar(radius * (1 + 0.12 * math.sin(index * 2.2 + seed)), index * 45 + seed * 20, x, y) for index in range(8)]
    )
    art.shape(lock, HAIR, INK, 2)
    spiral: list[Point] = [polar(radius * (0.86 - 0.075 * k), seed * 70 + k * 42, x, y) for k in range(11)]
    inner: list[Point] = [polar(radius * (0.6 - 0.06 * k), seed * 70 + 30 + k * 44, x, y) for k in range(8)]
    art.ink(brush(inner, 1.8, 10), fill=HAIR_LIGHT).ink(brush(spiral, 2.2, 14, lively))


def raised_arm(art: Canvas) -> None:
    """The arm that steadies the blade over the head."""
    skin(
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
