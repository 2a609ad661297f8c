"""The courts of coppe of the Napoletane, on red plinths; coordinates are those of the card, 500 x 830."""

from __future__ import annotations

from kit import figures
from kit.clipping import Lean
from kit.engraving import brush, brushes, hatch, ribbon, shadow, solid, tapering
from kit.figures import (
    arm,
    belt,
    breeches,
    buttons,
    cuff,
    disc_collar,
    front_shoe,
    mantle,
    pleated,
    plinth,
    ruff,
    side_shoe,
    stocking,
)
from kit.geometry import curve, polygon, spline
from kit.hands import fist, pinching_hand, raised_hand
from kit.headgear import beret, plume
from kit.heads import frontal_head, neck_line, three_quarter_head
from kit.limbs import Limb, draw_limb
from kit.palette import NAPOLETANE as INKS
from kit.svg import INK, Canvas
from napoletane import signs
from napoletane.dress import FACES, HEAD, RIDER_HEAD, riding_leg, wear_crown
from napoletane.horses import ARCHED, Horse, Side


def fante_di_coppe() -> Canvas:
    art = Lean()
    plinth(art, 68, 706, 370, 44, INKS, "red")
    stocking(art, "306,560 316,604 318,650 318,704", INKS, "green", (46, 50, 44, 32, 26))
    art.group(side_shoe(INKS, "white"), 318, 706, scale_x=-0.9)
    stocking(art, "230,560 222,604 222,656 226,712", INKS, "green", (46, 50, 44, 32, 26))
    art.group(front_shoe(INKS, "white"), 226, 710, 1.04)
    for x, side in ((226, -1), (312, 1)):
        for flip in (-1, 1):
            loop = spline(
                [(x, 562, 0), (x + flip * 18, 548), (x + flip * 34, 556), (x + flip * 30, 574), (x + flip * 14, 572)]
            )
            art.shape(loop, INKS.red, INK, 2.4).ink(brush([(x, 563), (x + flip * 24, 562)], 2, 4, tapering))
            end = polygon([(x, 564), (x + flip * 22, 604 + side * 2), (x + flip * 11, 604), (x + flip * 6, 612)])
            art.shape(end, INKS.red, INK, 2.2)
    breeches(art, "262,396 270,450 278,510 282,552 310,564 338,550 346,500 344,446 332,394", INKS, "yellow", 16, 82)
    breeches(art, "202,394 190,446 188,506 196,552 226,566 258,556 272,510 272,446 264,396", INKS, "yellow", 16, 98)
    for x in (226, 312):
        cuff(art, [(x - 28, 556), (x, 566), (x + 28, 555)], 11, INKS.red)
        art.disc(x, 564, 8, INKS.red, INK, 2.2)
    art.shape(ribbon("330,372 356,410 386,456", 8, 4), INKS.yellow, INK, 2.2)
    art.ink(brush("334,382 358,416 380,450", 1.6, 4))
    arm(art, (322, 268), (368, 336), (330, 372), INKS, "red", "red", (58, 52, 46, 36, 27))
    doublet = spline(
        "212,252 196,300 206,346 190,410! 226,424 266,416 306,424 344,408! 328,346 338,300 324,252 294,240 242,240"
    )
    solid(art, doublet, INKS.green, INKS.green_dark, angle=10, share=0.36, back=0.18)
    front = spline("252,246! 282,246! 284,330 282,420! 252,420! 250,330")
    art.shape(front, INKS.white, INK, 2.2)
    for x in (258, 267, 276):
        art.shape(curve([(x, 250), (x - 0.5, 330), (x, 418)]), "none", INKS.blue, 3.4)
    art.ink(*(brush([(208 + 13 * k, 358), (202 + 14 * k, 410)], 2.4, 4, tapering) for k in range(4)))
    art.ink(*(brush([(290 + 12 * k, 358), (294 + 13 * k, 410)], 2.4, 4, tapering) for k in range(4)))
    belt(art, "208,343 266,356 326,341", 17, INKS.yellow, (267, 355), INKS.yellow, INKS.ochre)
    cuff(art, "318,358 328,372 344,378", 11, INKS.red)
    art.group(fist(Lean(), INKS), 320, 366, 0.84, 56)
    arm(art, (216, 266), (150, 316), (124, 244), INKS, "red", "red", (58, 54, 48, 38, 28), lower_first=True)
    cuff(art, "106,248 124,254 142,244", 12, INKS.yellow)
    art.group(raised_hand(Lean(), INKS, False), 122, 242, 0.86, -4)
    art.group(signs.cup(), 116, 138, 0.54)
    art.group(raised_hand(Lean(), INKS, True), 122, 242, 0.86, -4)
    disc_collar(art, neck_line(267, 170, HEAD, 0), 44, INKS.yellow, INKS.ochre, 10)
    head = Lean().group(frontal_head(FACES["8c"]))
    crown_shape = spline("-44,-40 -58,-60 -42,-86 2,-96 46,-86 60,-60 46,-40! 18,-48 -18,-48")
    beret(head, crown_shape, curve("-44,-36 -20,-46 0,-48 20,-46 44,-36"), INKS.green, INKS.green_dark, INKS.blue, 11)
    plume(head, "40,-70 60,-88 84,-80 92,-56 82,-40", 30, INKS.red, INKS.red_dark)
    return art.group(head, 267, 170, HEAD)


def cavallo_di_coppe() -> Canvas:
    art = Lean()
    figures.mounted_plinth(art, 30, 430, 712, 54, 42, INKS, "red")
    side = Side()
    horse = Horse(side, ARCHED, "#bd8f62", "#8d633e", "#553c2a", blaze=True)
    horse.draw(art)
    horse.strap(art, "226,488 276,478 324,449 352,424 370,415 379,411", 15, INKS.blue, INKS.red)
    horse.strap(art, "322,450 330,478 330,506", 13, INKS.blue, INKS.red)
    art.disc(324, 448, 12, INKS.yellow, INK, 2.4).disc(324, 448, 5, INKS.red, INK, 1.4)
    horse.saddle_cloth(art, INKS.green, INKS.yellow, INKS.ochre, INKS.yellow)
    riding_leg(art, side, "red", "white", INKS.yellow)
    jacket = spline("178,222 162,254 166,300 176,332 164,380 168,408! 206,416 254,402! 246,344 252,300 252,252 238,224")
    solid(art, jacket, INKS.yellow, INKS.ochre, angle=10, share=0.26, back=0.16)
    front = spline("194,226 188,300 193,340 188,406 215,410 217,340 219,300 222,224")
    art.shape(front, INKS.green, INK, 2.3).ink(hatch(front, 6, 4.4, 0.4, "right", 1.6))
    frogs = [[(172.0, 262 + k * 16), (182, 258 + k * 16), (191, 262 + k * 16)] for k in range(5)]
    frogs += [[(220.0, 262 + k * 16), (232, 258 + k * 16), (248, 264 + k * 16)] for k in range(5)]
    art.ink(brushes(2.2, *frogs, steps=4))
    buttons(art, (205, 254), (205, 324), 5, INKS.yellow)
    belt(art, "168,342 206,354 250,340", 15, INKS.red, (206, 353), INKS.yellow, INKS.red)
    horse.bridle(art, INKS.yellow, INKS.red, (290, 362))
    arm(art, (242, 244), (284, 306), (278, 346), INKS, "green", "green", (46, 44, 42, 36, 28))
    cuff(art, "262,348 277,352 294,345", 12, INKS.yellow)
    art.group(pinching_hand(Lean(), INKS), 296, 376, 0.68, 84)
    arm(art, (184, 242), (122, 296), (100, 224), INKS, "green", "green", (48, 46, 44, 36, 27), lower_first=True)
    cuff(art, "84,228 100,234 116,226", 12, INKS.yellow)
    art.group(raised_hand(Lean(), INKS, False), 100, 222, 0.86)
    art.group(signs.cup(), 102, 128, 0.5)
    art.group(raised_hand(Lean(), INKS, True), 100, 222, 0.86)
    ruff(art, neck_line(210, 157, RIDER_HEAD, -10), 34, INKS.yellow, 11)
    head = Lean().group(three_quarter_head(FACES["9c"]))
    plume(head, "22,-66 38,-84 58,-80 66,-58 58,-36", 30, INKS.green, INKS.green_dark)
    cap = spline("-38,-30 -38,-54 -14,-78 22,-78 46,-54 48,-26! 20,-40 -10,-40")
    beret(head, cap, curve("-40,-26 -18,-38 8,-41 34,-36 50,-22"), INKS.red, INKS.red_dark, INKS.yellow)
    return art.group(head, 210, 157, RIDER_HEAD, scale_x=-RIDER_HEAD)


def re_di_coppe() -> Canvas:
    art = Lean()
    plinth(art, 56, 712, 400, 48, INKS, "red")
    mantle(
        art,
        "192,300 168,420 172,560 196,700 250,716! 330,720 356,700 368,600 366,440 340,290",
        INKS,
        "green",
        ("196,480 206,600 222,704", "342,470 350,580 340,700", "252,540 256,640 262,712"),
        crossed=True,
        lining=True,
    )
    mantle(
        art,
        "330,560 356,600 352,664 336,712 356,744 400,750 440,744! 452,726 424,708 392,702 380,660 384,600 370,540",
        INKS,
        "blue",
        ("358,596 366,660 372,712", "352,716 388,726 440,730", "372,560 374,620 378,680"),
    )
    for points in ("234,496 232,560 240,620 232,666 236,712", "300,494 312,560 308,620 314,664 316,704"):
        stocking(art, points, INKS, "yellow", (54, 50, 44, 46, 36, 25))
    art.group(front_shoe(INKS, "white"), 236, 710)
    art.group(front_shoe(INKS, "white"), 316, 702, scale_x=-1)
    arm(art, (342, 280), (358, 372), (392, 408), INKS, "yellow", "yellow", (60, 54, 46, 36, 28))
    pleated(
        art,
        "206,246 196,320 204,360 190,440 178,508! 216,520 266,512 318,520 360,504! 346,430 330,360 338,320 330,246",
        INKS,
        "blue",
        (
            "222,384 212,440 206,512",
            "244,386 240,450 238,514",
            "270,388 272,450 276,514",
            "296,386 306,440 312,514",
            "316,382 330,440 338,508",
        ),
    )
    art.ink(
        hatch(spline("206,246 196,320 206,360 264,366 264,246"), -10, 5, 0.2, "left", 1.5),
        hatch(spline("266,246 266,366 330,360 338,320 330,246"), 12, 4.4, 0.36, "right", 1.7),
    )
    art.shape(ribbon("206,366 240,386 262,392 300,386 327,366", 13, 16), INKS.yellow, INK, 2.4)
    art.shape(ribbon("240,388 236,410 250,420 290,414 300,390", 8, 16), INKS.yellow, INK, 2.2)
    mantle(
        art,
        "214,252 176,272 156,330 146,420 150,520 160,600 176,640! 196,600 204,540 214,470 236,430 "
        "250,402! 224,380 212,330",
        INKS,
        "red",
        (
            "186,300 172,390 172,520",
            "204,350 194,430 190,540",
            "168,440 162,520 174,610",
            "222,372 214,420 208,470",
            "174,330 160,410 158,500",
            "232,386 224,420 212,456",
        ),
    )
    art.shape(spline("150,520 160,600 176,640! 188,614 176,560 164,520"), INKS.green, INK, 2.4)
    art.ink(hatch(spline("150,520 160,600 176,640! 188,614 176,560 164,520"), 20, 4.4, 0.6, "right", 1.6))
    cape = spline(
        "222,216 190,232 164,262 152,306! 174,302 192,312 214,300 238,306 262,330! 288,306 "
        "314,302 338,312 362,304 384,308! "
        "372,264 344,232 306,216"
    )
    art.shape(cape, INKS.yellow, INK, 3).shape(shadow(cape, 0.22, 20), INKS.ochre, None)
    figures.ermine(art, cape)
    art.ink(hatch(cape, 12, 4.4, 0.1, "right", 1.6)).shape(cape, "none", INK, 3)
    figures.lozenge_brooch(art, 264, 340, 22, INKS.yellow, INKS.red)
    baton = Limb(curve("384,486 406,424 440,292"), (22, 15, 15, 24), round_start=True, round_end=True)
    draw_limb(art, baton, INKS.yellow, INKS.ochre, back=0)
    for x, y in ((388, 474), (436, 306)):
        art.disc(x, y, 12, INKS.yellow, INK, 2.3).disc(x, y, 4, INKS.red, INK, 1.2)
    art.group(fist(Lean(), INKS), 414, 404, 0.94, 14, scale_x=-0.94)
    cuff(art, "378,416 390,404 394,388", 14, INKS.white)
    art.group(wear_crown(three_quarter_head(FACES["10c"]), INKS.red, INKS.red_dark, INKS.yellow), 268, 160, HEAD)
    return art.group(signs.cup(), 118, 154, 0.56)
