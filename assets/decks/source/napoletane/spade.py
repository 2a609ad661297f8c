"""The courts of spade of the Napoletane, on blue plinths; coordinates are those of the card, 500 x 830."""

from __future__ import annotations

from kit import figures
from kit.clipping import Lean
from kit.engraving import brush, brushes, comb, even, hatch, ribbon, solid, tapering
from kit.figures import (
    arm,
    belt,
    breeches,
    buttons,
    cuff,
    front_shoe,
    mantle,
    pleated,
    plinth,
    puffed_sleeve,
    ruff,
    side_shoe,
    stocking,
)
from kit.geometry import curve, spline
from kit.hands import fist, pinching_hand, spread_hand
from kit.headgear import beret, plume
from kit.heads import neck_line, three_quarter_head
from kit.ornaments import sun_face
from kit.palette import NAPOLETANE as INKS
from kit.svg import INK, Canvas
from napoletane import signs
from napoletane.dress import FACES, HEAD, MOOR, RIDER_HEAD, riding_leg, wear_crown, wear_turban
from napoletane.horses import HIGH, Horse, Side


def fante_di_spade() -> Canvas:
    art = Lean()
    plinth(art, 66, 706, 366, 44, INKS, "blue")
    for points in ("312,516 312,580 306,640 298,706", "230,518 234,586 232,646 230,712"):
        stocking(art, points, INKS, "skin", (56, 50, 44, 48, 36, 25))
    art.group(front_shoe(INKS, "white"), 298, 704, scale_x=-1)
    art.group(side_shoe(INKS, "white"), 230, 712)
    breeches(art, "266,394 274,440 276,496 286,532 312,542 340,530 348,486 342,436 330,392", INKS, "green")
    breeches(art, "208,392 196,440 194,492 204,530 234,544 264,536 276,496 276,440 268,394", INKS, "green")
    arm(art, (324, 268), (410, 304), (412, 218), INKS, "yellow", "yellow", (54, 50, 44, 36, 27), lower_first=True)
    jerkin = spline(
        "216,250 200,296 210,346 196,408! 232,420 270,414 306,420 340,406! 328,346 338,296 326,250 296,238 246,238"
    )
    solid(art, jerkin, INKS.red, INKS.red_dark, angle=10, share=0.32, back=0.16)
    art.ink(brush("270,260 271,330 270,412", 2.2, 8, even))
    buttons(art, (264, 282), (264, 334), 5, INKS.yellow, 4)
    belt(art, "206,350 270,364 332,348", 19, INKS.yellow, None, INKS.yellow, INKS.white)
    art.box(256, 350, 28, 26, INKS.white, INK, 2.4).box(263, 357, 14, 12, INKS.yellow, INK, 1.8)
    figures.palm_branch(art, "92,436 86,330 98,120", 62, INKS.green, INKS.green_dark, 15)
    arm(art, (218, 268), (158, 342), (116, 366), INKS, "yellow", "yellow", (54, 50, 44, 36, 27))
    cuff(art, "122,350 128,364 124,382", 12, INKS.white)
    art.group(fist(Lean(), INKS), 91, 366, 0.9, 4)
    sword = Lean().group(signs.plain_blade(430, 13), turn=180)
    art.group(sword, 376, 222)
    _small_hilt(art, 376, 212, "down")
    cuff(art, "396,216 411,222 428,215", 13, INKS.white)
    art.group(fist(Lean(), INKS), 376, 190, 0.9, 10)
    ruff(art, neck_line(272, 172, HEAD, -10), 34, INKS.white, 13)
    head = Lean().group(three_quarter_head(FACES["8s"]))
    plume(head, "24,-80 -14,-112 -56,-102 -74,-66 -66,-44", 40, INKS.blue, INKS.blue_dark)
    crown_shape = spline("-30,-46 -34,-72 0,-88 38,-80 50,-54 48,-40! 20,-52 -10,-52")
    beret(head, crown_shape, curve("-58,-32 -30,-44 6,-50 42,-44 66,-28"), INKS.yellow, INKS.ochre, INKS.yellow, 15)
    return art.group(head, 272, 172, HEAD, scale_x=-HEAD)


def _small_hilt(art: Canvas, x: float, y: float, points: str) -> None:
    """Grip and cross-guard of a sword that is held; the blade points "up" or "down"."""
    away = -1 if points == "down" else 1
    art.shape(ribbon([(x, y + away * 4), (x, y + away * 52)], 15, 2), INKS.ochre, INK, 2.4)
    twists = [[(x - 7, y + away * (14 + 9 * k)), (x + 7, y + away * (8 + 9 * k))] for k in range(4)]
    art.ink(brushes(2, *twists, steps=2))
    art.disc(x, y + away * 60, 11, INKS.yellow, INK, 2.6).disc(x - 2, y + away * 60 - 2, 3.4, "#fff6c9", None)
    guard = ribbon(
        [
            (x - 46, y - away * 14),
            (x - 26, y + away * 2),
            (x, y + away * 6),
            (x + 26, y + away * 2),
            (x + 46, y - away * 14),
        ],
        12,
        14,
    )
    art.shape(guard, INKS.yellow, INK, 2.6).ink(hatch(guard, 90, 4, 0.36, "left", 1.5, 3))
    for side in (-1, 1):
        art.disc(x + side * 47, y - away * 15, 8, INKS.yellow, INK, 2.3)


def cavallo_di_spade() -> Canvas:
    art = Lean()
    figures.mounted_plinth(art, 26, 430, 712, 54, 42, INKS, "blue")
    side = Side()
    horse = Horse(side, HIGH, "#d6cec4", "#a59a8b", "#8d8377", tail_out=True)
    horse.draw(art)
    horse.strap(art, "226,478 286,464 336,444 364,436 380,430", 22, INKS.yellow, INKS.ochre)
    horse.strap(art, "337,446 338,474 330,500", 18, INKS.yellow, INKS.ochre)
    figures.lozenge_brooch(art, 338, 444, 20, INKS.white, INKS.red)
    horse.saddle_cloth(
        art,
        INKS.green,
        INKS.yellow,
        INKS.ochre,
        INKS.yellow,
        "110,396! 176,402 242,394! 252,450 250,520! 186,530 112,518! 104,456",
        "chain",
    )
    riding_leg(art, side, "red", "white", INKS.white)
    apron = spline("168,330 160,380 156,424! 206,436 264,414! 250,370 242,328")
    solid(art, apron, INKS.yellow, INKS.ochre, angle=10, share=0.26, back=0.12)
    hem = brush("160,410 206,421 258,400", 5, 10, even) + brush("158,419 206,430 262,408", 2, 10, even)
    art.shape(brush("159,414 206,425 260,404", 14, 10, even), INKS.white, INK, 2).ink(hem)
    bodice = spline("180,222 164,252 168,296 172,338! 206,348 244,334! 248,296 252,252 238,222")
    solid(art, bodice, INKS.green, INKS.green_dark, angle=10, share=0.38, back=0.18)
    art.ink(brush("208,244 208,300 206,344", 2.2, 6, even))
    buttons(art, (202, 268), (201, 326), 4, INKS.yellow, 3.4)
    belt(art, "170,334 206,346 246,330", 14, INKS.yellow, None, INKS.yellow, INKS.red)
    horse.bridle(art, INKS.yellow, INKS.red, (292, 366))
    arm(art, (242, 242), (292, 300), (286, 350), INKS, "red", "red", (50, 46, 42, 36, 28))
    cuff(art, "270,350 286,356 302,348", 12, INKS.yellow)
    art.group(pinching_hand(Lean(), MOOR), 302, 380, 0.68, 88)
    scimitar = spline(
        "168,352! 164,306 152,262 128,212 96,164 68,128 44,112 34,92! 58,86 90,96 124,124 154,168 "
        "176,220 188,270 192,310 188,348!"
    )
    solid(art, scimitar, INKS.blue, INKS.blue_dark, angle=-30, share=0.34, back=0, shade=0.3)
    art.ink(brush("182,340 178,290 160,230 128,168 92,118 60,96", 2.2, 12, tapering))
    art.shape(brush("173,336 168,290 148,238 114,180 84,140", 4.4, 12), "#7fb0f2", None)
    arm(art, (182, 246), (132, 316), (160, 372), INKS, "red", "red", (52, 50, 46, 38, 28))
    cuff(art, "148,372 160,366 172,356", 12, INKS.yellow)
    art.shape(ribbon("176,352 180,376 186,402", 14, 4), INKS.ochre, INK, 2.3).disc(187, 408, 9, INKS.yellow, INK, 2.3)
    art.shape(ribbon("148,352 176,358 206,346", 11, 8), INKS.yellow, INK, 2.4)
    art.group(fist(Lean(), MOOR), 181, 378, 0.82, -8, scale_x=-0.82)
    for line in ("186,226 208,252 232,224", "182,228 208,266 238,226"):
        art.shape(ribbon(line, 8, 14), INKS.yellow, INK, 2)
        art.ink(comb(line, 12, 6, None, 1.4, side=-1))
    art.disc(209, 266, 8, INKS.ochre, INK, 2)
    head = Lean().group(three_quarter_head(FACES["9s"]))
    wear_turban(head, INKS.blue, INKS.blue_dark)
    return art.group(head, 208, 155, RIDER_HEAD)


def re_di_spade() -> Canvas:
    art = Lean()
    plinth(art, 58, 712, 386, 48, INKS, "blue")
    mantle(
        art,
        "178,280 150,330 134,420 130,520 128,610 112,690 98,732! 150,740 210,728 280,736 340,730! "
        "356,660 376,600 380,540 364,450 344,360 312,280",
        INKS,
        "green",
        (
            "150,420 152,560 128,724",
            "172,480 174,600 158,728",
            "262,520 262,640 250,726",
            "336,500 346,600 322,724",
            "190,620 196,680 186,726",
        ),
        crossed=True,
        lining=True,
    )
    for outline, folds in (
        (
            "172,286 146,330 130,400 122,500 116,590 128,608! 150,578 156,520 150,440 160,360 178,310",
            ("150,360 138,460 132,580",),
        ),
        (
            "318,290 344,340 366,430 382,520 384,560 372,578! 350,530 344,460 332,380 312,320",
            ("340,360 360,460 372,556",),
        ),
    ):
        mantle(art, outline, INKS, "blue", folds)
    for points in ("224,484 232,560 228,600 232,640 230,706", "294,484 296,560 292,600 292,640 290,700"):
        stocking(art, points, INKS, "yellow", (62, 52, 42, 48, 36, 25))
    art.group(front_shoe(INKS, "white"), 230, 704, 1.06)
    art.group(front_shoe(INKS, "white"), 292, 698, 1.06, scale_x=-1.06)
    pleated(
        art,
        "186,398 176,450 164,506! 190,518 212,508 236,519 262,509 288,518 312,508 340,512! 326,450 310,398",
        INKS,
        "red",
        (
            "200,408 192,450 184,512",
            "222,410 218,460 212,506",
            "246,412 246,460 244,514",
            "270,410 276,460 280,512",
            "292,408 302,450 312,506",
        ),
    )
    cuirass = spline("190,256! 180,300 188,342 200,368 186,400! 246,410 312,398! 302,364 312,320 314,280 306,256!")
    solid(art, cuirass, INKS.blue, INKS.blue_dark, angle=12, step=4, share=0.36, back=0.14, shade=0.34, bow=2)
    art.ink(hatch(cuirass, -26, 4.6, 0.24, "right", 1.5, 5))
    art.shape(spline("204,320 214,308 220,344 214,374 206,350"), "#7fb0f2", None)
    belt(art, "185,398 246,410 313,396", 13, INKS.red, (247, 409), INKS.yellow, INKS.red)
    arm(art, (322, 300), (358, 362), (398, 390), INKS, "yellow", "yellow", (52, 48, 42, 34, 26))
    art.group(spread_hand(Lean(), INKS), 400, 388, 0.86, -64)
    cuff(art, "392,404 400,392 404,376", 13, INKS.yellow)
    art.group(signs.plain_blade(300, 14), 95, 396)
    _small_hilt(art, 95, 396, "up")
    arm(art, (172, 302), (140, 366), (116, 424), INKS, "yellow", "yellow", (52, 48, 42, 34, 26))
    art.group(fist(Lean(), INKS), 95, 428, 0.94, 6)
    cuff(art, "114,410 124,422 140,424", 13, INKS.yellow)
    puffed_sleeve(art, "150,262 138,290 144,312 168,322 196,318 206,296 200,262", INKS, "white", 78)
    puffed_sleeve(art, "296,268 290,298 302,322 328,332 352,320 360,296 348,266", INKS, "white", 100)
    for line in ("142,312 168,324 198,320", "300,322 328,335 356,320"):
        cuff(art, line, 10, INKS.white)
    cape = spline(
        "214,206 182,222 156,246 138,280! 168,284 200,280 222,270 240,256! 262,272 296,288 "
        "330,292 362,288! 348,256 318,228 "
        "282,210 258,202"
    )
    solid(art, cape, INKS.red, INKS.red_dark, angle=6, share=0.16, back=0.1, shade=0.16)
    creases = [[(238 - 2 * k, 252.0 - 7 * k), (206 - 6 * k, 262 - 9 * k), (164 + 2 * k, 270 - 9 * k)] for k in range(5)]
    creases += [
        [(244 + 3 * k, 252.0 - 7 * k), (282 + 2 * k, 268 - 10 * k), (338 - 9 * k, 278 - 11 * k)] for k in range(5)
    ]
    art.ink(brushes(2.6, *creases, steps=8))
    figures.medallion(art, 240, 294, 31, INKS.yellow, INKS.ochre)
    art.group(sun_face(17), 240, 295)
    art.disc(240, 256, 8, INKS.yellow, INK, 2.4)
    return art.group(
        wear_crown(three_quarter_head(FACES["10s"]), INKS.blue, INKS.blue_dark, INKS.yellow), 240, 154, HEAD
    )
