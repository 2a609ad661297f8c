"""The ace of spade of the Piacentine: a putto with a great curved sword and garlands."""

from __future__ import annotations

from kit.canvases import Cut
from kit.cutting import rectangle
from kit.engraving import hatch, shadow
from kit.geometry import Point, curve, joined, spline
from kit.hold import FIST, Held
from kit.limbs import Limb
from kit.measures import resampled
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes
from kit.svg import INK, Canvas
from piacentine.garland import garland, leaf_symbols
from piacentine.pips import FRAME, framed
from piacentine.putto import far_leg, near_leg, putto_head, raised_arm, skin, torso, wing

BLADE_LIGHT = "#86b4e6"


def asso_di_spade() -> Canvas:
    left, top, width, height = FRAME
    art = Cut(rectangle(left, top, left + width, top + height))
    leaf_symbols(art)
    wing(art)
    garland(
        art, "322,214 366,258 390,336 392,430 380,516 368,560", 80, 11, ((364, 262, 1), (396, 372, 0), (386, 470, 1))
    )
    far_leg(art)
    torso(art)
    near_leg(art)
    _sword_arm(art)
    _blade(art)
    art.group(putto_head(), 192, 378, 1.1, turn=4, scale_x=-1.1)
    garland(art, "96,128 132,164 190,196 256,204 322,214 352,232", 84, 5, ((108, 138, 2), (196, 200, 0), (300, 206, 1)))
    raised_arm(art)
    garland(
        art,
        "306,592 262,586 206,606 164,662 152,726 164,790 150,850",
        84,
        23,
        ((172, 700, 1), (158, 786, 0), (220, 598, 2)),
    )
    _hilt(art)
    return framed(art)


def _sword_arm(art: Canvas) -> None:
    """The arm that reaches to the hilt, its shoulder merging into the body."""
    skin(art, Limb(curve("272,490 318,522 370,550 404,562"), (58, 50, 42, 30), True))
    art.shape(spline("238,478 272,470 290,496 276,520 246,516"), INKS.skin, None)


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
