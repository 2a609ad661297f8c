"""The courts of spade of the Napoletane, on blue plinths; coordinates are those of the card, 500 x 830."""

from __future__ import annotations

import math
from functools import partial

from kit.canvases import Lean
from kit.engraving import comb, hatch
from kit.figures import buttons, ruff
from kit.geometry import Point, curve, polygon, spline
from kit.hair import Face
from kit.headgear import plume
from kit.heads import three_quarter
from kit.hold import FIST, PINCH, SPREAD, Held, hold
from kit.limbs import Limb
from kit.ornaments import sun_face
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, ribbon, tapering
from kit.svg import INK, Canvas
from napoletane import swords
from napoletane.dress import FACES, HEAD, SWARTHY, cuff_across, leg, lozenge, mounted_plinth, plinth, riding_leg, shoe
from napoletane.headgear import CROWNS, wound_turban
from napoletane.horse_heads import PROUD, Side
from napoletane.horses import PRANCING, Horse
from napoletane.woodcut import band, folds, form, lining, pleated, puff, sleeve, swollen


def hilted(art: Canvas, length: float, half: float) -> None:
    """A sword for a fist round its grip: cross guard above the hand, blade up."""
    art.group(swords.plain_blade(length, half), 0, -26)
    grip = ribbon("0,-30 0,34", 13, 2)
    art.shape(grip, INKS.ochre, INK, 2.4)
    guard = Limb(curve("-46,-46 -34,-30 -14,-25 0,-27 16,-25 36,-30 48,-20"), (9, 11, 13, 14, 13, 11, 9), True, True)
    swollen(art, guard.outline(), INKS.yellow)
    art.ink(guard.rings(0.4, 4, 2.4)).disc(0, 42, 11, INKS.yellow, INK, 2.8).disc(-2, 40, 3.4, "#fff6c9", None)
    art.ink(hatch(spline("0,31 11,42 0,53"), 20, 3, 0.6, "right", 2))


def palm(art: Canvas) -> Canvas:
    """A palm branch, held near its foot at the origin."""
    stem = curve("0,64 -4,0 -8,-80 0,-190 6,-246")
    points = Limb(stem, (2, 2)).frames(15)
    for index, ((x, y), along, _, _) in enumerate(points[4:]):
        reach = 46 - 1.6 * index
        for side in (-1, 1):
            ax, ay = along
            tip = (x + side * -ay * reach * 0.62 + ax * reach * 0.95, y + side * ax * reach * 0.62 + ay * reach * 0.95)
            leaf = Limb(curve([(x, y), ((x + tip[0]) / 2 - side * ay * 3, (y + tip[1]) / 2), tip]), (4, 15, 13, 1.5))
            outline = leaf.outline()
            swollen(art, outline, INKS.green, 2)
            art.shape(leaf.shadow(0.5), INKS.green_dark, None)
            art.ink(brush([(x, y), tip], 2.2, 4, tapering), leaf.rings(0.5, 4.4, 2.2))
    crown = Limb(curve("2,-214 6,-250 6,-276"), (10, 14, 1.5))
    swollen(art, crown.outline(), INKS.green, 2)
    art.shape(brush(stem, 8, 10, lambda t: 1 - 0.6 * t), INKS.green_dark, INK, 2.2)
    return art


def fante_di_spade() -> Canvas:
    art = Lean()
    plinth(art, 78, 710, 336, 42, "blue")
    for line in ("288,524 284,584 276,644 268,700", "208,524 206,590 210,644 208,696"):
        leg(art, line, "skin", (54, 52, 48, 50, 38, 25))
    shoe(art, (208, 698), "white", front=False)
    shoe(art, (270, 704), "white", mirrored=True)
    pleated(
        art,
        "252,386 246,440 246,496 254,526 284,540 316,532 332,506 332,450 318,386",
        "green",
        "262,386 254,440 256,524",
        "316,386 328,446 318,526",
        6,
        7,
    )
    pleated(
        art,
        "196,386 180,440 176,500 186,528 216,540 246,532 258,500 258,440 254,386",
        "green",
        "200,386 186,440 192,526",
        "252,386 254,446 246,526",
        6,
        7,
    )
    sword = Held(FIST, (377, 186), 3, INKS, partial(hilted, length=412, half=13), tilt=180)
    elbow = (414, 290)
    sleeve(art, (316, 228), elbow, sword.wrist, "yellow", (50, 50, 45, 38, 26))
    jerkin = form(
        art,
        "208,206 196,250 204,300 200,346 188,386! 222,394 254,392 290,394 322,386! 312,340 316,290 "
        "328,240 318,204 280,194 240,194",
        "red",
        share=0.34,
    )
    folds(
        art,
        jerkin,
        "red",
        ("246,204 247,270 246,360", "248,352 250,374 252,392", "216,352 212,372 210,388", "300,352 302,372 304,388"),
        8,
        3.6,
    )
    buttons(art, (247, 226), (247, 322), 6, INKS.yellow, 4.6, line=2)
    sword.under(art)
    sword.over(art)
    cuff_across(art, sword.wrist, elbow, 28, "white")
    band(art, "204,332 256,342 312,332", 20, "yellow")
    art.box(230, 328, 26, 24, INKS.white, INK, 2.6).box(238, 335, 10, 10, INKS.blue, INK, 2.2)
    branch = Held(FIST, (92, 352), 6, INKS, palm, tilt=3)
    hold(
        art,
        branch,
        lambda wrist: sleeve(art, (206, 236), (172, 318), wrist, "yellow", (46, 46, 42, 36, 26)),
        lambda wrist: cuff_across(art, wrist, (172, 318), 28, "white"),
    )
    art.group(three_quarter(FACES["8s"]), 266, 166, HEAD, 3, -HEAD)
    head = Lean()
    plume(head, "-8,-74 -34,-98 -64,-96 -84,-74 -88,-56", 34, INKS.blue, INKS.blue_dark)
    form(head, "-34,-46 -38,-72 -8,-92 34,-84 54,-60 52,-38! 20,-52 -12,-52", "yellow", angle=14, share=0.5)
    brim = Limb(curve("-62,-26 -34,-44 4,-50 42,-44 68,-22"), (10, 17, 19, 17, 10), True, True)
    swollen(head, brim.outline(), INKS.yellow)
    head.ink(brim.rings(0.5, 4, 2.6)).shape(brim.outline(), "none", INK, 2)
    art.group(head, 266, 166, HEAD, 4)
    ruff(art, "226,206 246,222 268,226 292,220 308,202", 22, INKS.white, 13)
    return art


def cavallo_di_spade() -> Canvas:
    art = Lean()
    mounted_plinth(art, 26, 440, 38, "blue")
    side = Side()
    mane = Face().haired(("#9b8f80", "#3a332c", "#cdc4b6"))
    horse = Horse(side, PROUD, PRANCING, "#bfb1a0", "#857767", mane, reach=150, wave=9)
    horse.draw(art)
    horse.strap(art, "222,472 290,460 340,438 374,422 394,410", 24, INKS.yellow, INKS.ochre)
    horse.strap(art, "346,442 352,480 346,520", 22, INKS.yellow, INKS.ochre)
    lozenge(art, 346, 440, 20, "white", "red")
    horse.saddle_cloth(
        art,
        INKS.green,
        INKS.yellow,
        INKS.ochre,
        INKS.yellow,
        "112,382! 176,394 250,386! 262,444 260,508! 190,520 124,508! 108,450",
        "chain",
    )
    riding_leg(art, side, "red", "white", "white")
    horse.bridle(art, INKS.yellow, INKS.red, (286, 302))
    lean_back, waist = -6, (226, 374)
    turn = math.radians(lean_back)
    away = (
        waist[0] - waist[0] * math.cos(turn) + waist[1] * math.sin(turn),
        waist[1] - waist[0] * math.sin(turn) - waist[1] * math.cos(turn),
    )
    art.group(_saracen(), *away, turn=lean_back)
    return Lean().group(art, 2, 26, 0.965)


def _saracen() -> Canvas:
    """The rider from his skirts upwards, upright."""
    art = Lean()
    reins = Held(PINCH, (302, 312), 64, SWARTHY, scale=0.62)
    sleeve(art, (268, 208), (312, 258), (296, 292), "red", (50, 48, 42, 36, 27))
    apron = form(
        art,
        "198,284 184,326 158,360! 180,376 224,386 270,384 294,374! 290,330 284,284",
        "yellow",
        angle=76,
        share=0.36,
    )
    folds(
        art, apron, "yellow", ("214,296 204,330 186,368", "238,298 236,336 230,378", "266,296 270,334 270,376"), 9, 3.6
    )
    band(art, "156,356 186,374 228,383 270,380 296,370", 15, "white")
    form(art, "196,194 186,238 194,286! 240,294 288,284! 292,236 286,192 264,182 222,182", "green", share=0.62)
    art.ink(brush("246,222 251,254 248,290", 3, 6), brush("214,206 206,244 212,280", 2.6, 6))
    buttons(art, (246, 236), (248, 276), 3, INKS.yellow, 4, line=2)
    band(art, "192,286 240,298 288,286", 17, "yellow")
    reins.over(art)
    scimitar = Held(FIST, (206, 302), -10, SWARTHY, _scimitar, tilt=-2, scale=0.74, mirrored=True)
    hold(
        art,
        scimitar,
        lambda wrist: sleeve(art, (194, 208), (136, 264), wrist, "red", (52, 52, 46, 37, 25)),
        lambda wrist: cuff_across(art, wrist, (136, 264), 28, "yellow"),
        before=True,
    )
    head = three_quarter(FACES["9s"])
    wound_turban(head, "blue")
    art.group(head, 238, 134, 0.76, 2)
    for drop, reach in ((0, 30), (9, 34), (18, 37)):
        line: list[Point] = [(242 - reach, 172 + drop), (228, 191 + drop), (248, 195 + drop), (242 + reach, 170 + drop)]
        art.shape(curve(line), "none", INK, 8).shape(curve(line), "none", INKS.yellow, 4.6)
    return art.shape(polygon("234,212 250,212 242,226"), INKS.yellow, INK, 2.2)


def _scimitar(art: Canvas) -> None:
    """A slim curved blade above the hand at the origin."""
    blade = Limb(curve("2,-16 -2,-70 -22,-132 -52,-180 -84,-212"), (12, 17, 21, 26, 18))
    outline = blade.outline()
    swollen(art, outline, INKS.blue)
    art.shape(blade.shadow(0.42), INKS.blue_dark, None)
    frames = blade.frames(14)
    inner: list[Point] = [(x - a[0] * h * 0.24, y - a[1] * h * 0.24) for (x, y), _, a, h in frames[1:-1]]
    art.ink(brush(inner, 2.8, 14, lambda _: 1), blade.rings(0.5, 5, 2.6)).shape(outline, "none", INK, 2)
    art.shape(ribbon("0,-16 0,26", 11, 2), INKS.ochre, INK, 2.2).disc(0, 30, 7, INKS.yellow, INK, 2.2)
    guard = ribbon("-20,-14 0,-19 20,-14", 9, 6)
    art.shape(guard, INKS.yellow, INK, 2.4)


def re_di_spade() -> Canvas:
    art = Lean()
    plinth(art, 58, 718, 388, 46, "blue")
    lining(
        art,
        "180,290 140,380 120,470 118,560 124,640 100,716! 190,716 270,718 300,716! 330,690 358,640 372,560 366,470 "
        "344,380 306,290",
        "green",
    )
    edge = form(art, "130,380 116,450 112,530 106,584! 128,574 148,560 140,470 146,400", "blue", share=0.5)
    folds(art, edge, "blue", ("130,430 124,500 118,566",), 8, 3.4)
    edge = form(art, "322,380 340,440 350,500 352,556! 368,530 376,490 366,430 346,378", "blue", share=0.5)
    folds(art, edge, "blue", ("346,410 358,460 362,520",), 8, 3.4)
    leg(art, "226,480 226,548 232,610 228,640 226,696", "yellow", (54, 50, 44, 45, 35, 24))
    leg(art, "278,480 286,548 284,610 284,640 286,690", "yellow", (54, 50, 44, 45, 35, 24))
    shoe(art, (224, 700), "white")
    shoe(art, (288, 694), "white", mirrored=True)
    pleated(
        art,
        "186,386 178,440 168,488! 200,496 246,498 300,494 324,486! 312,440 300,386",
        "red",
        "190,388 184,440 174,490",
        "298,388 308,440 318,488",
        11,
        4.6,
    )
    cuirass = form(
        art,
        "190,256! 182,300 190,350 186,386! 246,398 302,386! 298,350 308,300 302,256!",
        "blue",
        angle=14,
        share=0.5,
        bow=2,
    )
    art.ink(hatch(cuirass, -30, 4.6, 0.4, "right", 2.4, 5))
    art.shape(spline("206,330 216,312 222,346 216,376 208,356"), "#8fb8ff", None)
    band(art, "185,386 246,398 303,385", 12, "red")
    sleeve(art, (308, 286), (346, 336), (392, 378), "yellow", (42, 40, 36, 31, 23))
    spread = Held(SPREAD, (392, 376), -62, INKS, scale=0.8)
    spread.over(art)
    cuff_across(art, (392, 378), (346, 336), 26, "yellow")
    grip = Held(FIST, (90, 420), 2, INKS, partial(hilted, length=300, half=14), tilt=0)
    hold(
        art,
        grip,
        lambda wrist: sleeve(art, (182, 286), (148, 352), wrist, "yellow", (42, 40, 36, 32, 24)),
        lambda wrist: cuff_across(art, wrist, (148, 352), 26, "yellow"),
    )
    puff(
        art,
        "160,244 140,276 142,300 166,312 192,306 204,286 198,250",
        "white",
        "160,258 150,284 152,306",
        "194,258 192,282 184,304",
    )
    puff(
        art,
        "290,250 288,286 300,310 326,320 346,306 350,282 334,252",
        "white",
        "296,262 298,286 308,308",
        "330,262 340,284 336,306",
    )
    band(art, "142,300 166,314 194,308", 10, "white")
    band(art, "298,310 326,322 348,306", 10, "white")
    art.group(three_quarter(FACES["10s"]).group(CROWNS["10s"], 4, -40, 1 / HEAD, -2), 236, 154, HEAD)
    cape = form(
        art,
        "206,192 178,206 156,232 146,262! 176,270 208,262 236,248! 262,262 302,272 336,264! 326,232 298,206 268,192 "
        "246,206 224,206",
        "red",
        angle=6,
        share=0.3,
    )
    folds(
        art,
        cape,
        "red",
        (
            "232,240 206,238 164,252",
            "230,230 204,222 172,232",
            "242,240 274,242 322,252",
            "244,230 276,226 312,232",
            "226,222 206,210 190,212",
        ),
        8,
        3.6,
    )
    art.disc(236, 282, 29, INKS.yellow, INK, 3).disc(236, 282, 25, INKS.yellow, INK, 1.6)
    art.ink(comb("236,257 261,282 236,307", 18, 8, None, 2, side=1))
    art.group(sun_face(17, 1.3), 236, 282)
    art.disc(236, 248, 8, INKS.yellow, INK, 2.8)
    return art
