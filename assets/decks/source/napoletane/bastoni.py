"""The courts of bastoni of the Napoletane, on green plinths; coordinates are those of the card, 500 x 830."""

from __future__ import annotations

from kit import figures
from kit.clipping import Lean
from kit.engraving import brushes, hatch, solid
from kit.figures import (
    arm,
    belt,
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
from kit.hands import clenched_hand, fist, open_hand, pinching_hand
from kit.headgear import beret, plume
from kit.heads import neck_line, profile_head, three_quarter_head
from kit.limbs import Limb, draw_limb
from kit.palette import NAPOLETANE as INKS
from kit.svg import INK, Canvas
from napoletane import signs
from napoletane.dress import FACES, HEAD, RIDER_HEAD, riding_leg, wear_crown, zigzag_cuff
from napoletane.emblem import emblem
from napoletane.horses import TURNED_DOWN, Horse, Side


def held_club(height: float) -> Canvas:
    """An upright club for a hand, its foot end at y = 0."""
    return Lean().group(signs.straight_club(), 0, -height * 0.5, height / 320)


def fante_di_bastoni() -> Canvas:
    art = Lean()
    plinth(art, 70, 706, 366, 46, INKS, "green")
    stocking(art, "304,566 316,610 318,656 312,704", INKS, "yellow", (46, 52, 46, 34, 26))
    art.group(side_shoe(INKS, "white"), 312, 706)
    stocking(art, "234,568 226,614 232,660 236,712", INKS, "yellow", (46, 52, 46, 34, 26))
    art.group(side_shoe(INKS, "white"), 236, 712, 1.04)
    pleated(
        art,
        "256,388 262,440 272,500 278,556! 306,566 336,554! 348,500 352,440 338,388",
        INKS,
        "red",
        ("280,410 290,470 296,552", "306,404 318,470 318,550", "330,410 338,470 330,540"),
    )
    pleated(
        art,
        "224,390 210,440 202,500 200,556! 228,570 262,558! 280,500 286,440 280,392",
        INKS,
        "red",
        ("236,410 224,480 218,556", "254,410 248,480 240,560", "272,420 268,480 258,540"),
    )
    for line in ("196,552 230,570 266,556", "274,552 306,570 342,552"):
        cuff(art, line, 22, INKS.green)
    bow = brushes(2, "206,550 230,562 256,552", "284,552 306,564 332,550", steps=6)
    art.ink(bow)
    draw_limb(art, Limb(curve("352,322 372,366 366,418"), (46, 40, 30), round_start=True), INKS.blue, INKS.blue_dark)
    art.group(clenched_hand(Lean(), INKS), 364, 436, 0.98, 4)
    cuff(art, "346,420 364,430 384,422", 22, INKS.yellow)
    bodice = spline(
        "232,250 212,292 220,340 228,368 214,402! 250,416 300,414 344,394! 334,350 344,300 334,252 300,238 260,238"
    )
    solid(art, bodice, INKS.yellow, INKS.ochre, angle=12, share=0.34, back=0.16)
    art.ink(
        brushes(
            2.4,
            "246,262 236,320 240,396",
            "262,262 256,330 262,406",
            "282,270 284,330 288,408",
            "306,280 310,340 314,404",
            steps=8,
        )
    )
    puffed_sleeve(art, "312,246 350,252 376,288 380,326 354,342 326,330 312,296", INKS, "green", 76)
    art.group(held_club(330), 104, 400)
    draw_limb(art, Limb(curve("214,324 180,362 150,370"), (46, 40, 29), round_start=True), INKS.blue, INKS.blue_dark)
    puffed_sleeve(art, "266,250 232,250 202,276 190,312 206,338 240,336 264,306", INKS, "green", 112)
    cuff(art, "142,350 148,368 144,388", 24, INKS.yellow)
    art.group(fist(Lean(), INKS), 104, 368, 0.94, 2)
    ruff(art, neck_line(270, 172, HEAD, 11), 42, INKS.white, 13)
    head = Lean().group(profile_head(FACES["8b"]))
    plume(head, "30,-70 66,-84 90,-58 92,-26 82,-6", 36, INKS.red, INKS.red_dark)
    crown_shape = spline("-34,-46 -40,-72 -4,-94 44,-86 68,-60 66,-36! 34,-48 0,-48")
    beret(head, crown_shape, curve("-56,-36 -24,-52 16,-56 54,-42 78,-18"), INKS.green, INKS.green_dark, INKS.green, 15)
    head.disc(24, -62, 11, INKS.yellow, INK, 2.4).disc(24, -62, 4.5, INKS.red, INK, 1.4)
    return art.group(head, 270, 172, HEAD)


def cavallo_di_bastoni() -> Canvas:
    art = Lean()
    figures.mounted_plinth(art, 72, 474, 712, 54, -42, INKS, "green")
    side = Side(left=True)
    horse = Horse(side, TURNED_DOWN, "#b9a78c", "#8c7859", "#3f342b")
    horse.draw(art)
    horse.strap(art, "226,488 276,478 324,450 352,424 370,415 379,411", 15, INKS.green, INKS.yellow)
    horse.strap(art, "324,450 332,478 330,508", 13, INKS.green, INKS.yellow)
    art.disc(*side.at(324, 450), 12, INKS.yellow, INK, 2.4).disc(*side.at(324, 450), 5, INKS.green, INK, 1.4)
    saddle = side.spline("150,376! 200,380 246,372! 262,398 236,408 180,410 146,402")
    solid(art, saddle, INKS.green, INKS.green_dark, angle=6)
    inside = horse.saddle_cloth(
        art,
        INKS.yellow,
        INKS.yellow,
        INKS.ochre,
        INKS.green,
        "84,398! 150,408 240,400! 250,450 246,512! 170,524 92,508! 80,450",
        "lozenges",
    )
    left, top, right, bottom = inside.bounds()
    art.group(emblem(), (left + right) / 2 + 14, (top + bottom) / 2 + 4, 0.3)
    riding_leg(art, side, "red", "white", INKS.red)
    jacket = spline("258,226 246,256 250,300 258,336 250,384! 288,398 334,384! 324,340 336,300 336,252 322,226")
    solid(art, jacket, INKS.yellow, INKS.ochre, angle=10, share=0.32, back=0.16)
    art.ink(
        brushes(
            2.2,
            "270,256 266,310 272,384",
            "286,258 284,320 290,390",
            "304,258 306,320 308,386",
            "320,260 322,310 320,376",
            steps=7,
        )
    )
    belt(art, "252,374 290,386 330,372", 14, INKS.red, None, INKS.yellow, INKS.red)
    horse.bridle(art, INKS.yellow, INKS.red, (248, 372))
    arm(art, (264, 244), (226, 310), (250, 358), INKS, "yellow", "yellow", (48, 46, 42, 36, 28))
    cuff(art, "236,362 250,358 262,348", 12, INKS.white)
    art.group(pinching_hand(Lean(), INKS), 240, 388, 0.66, -78, -0.66)
    club = Lean().group(signs.straight_club(), 0, -120, 0.88)
    art.group(club, 316, 368, turn=22)
    arm(art, (328, 244), (378, 318), (338, 350), INKS, "yellow", "yellow", (50, 48, 44, 36, 28))
    cuff(art, "328,334 338,348 344,364", 12, INKS.white)
    art.group(fist(Lean(), INKS), 322, 350, 0.84, 14)
    ruff(art, neck_line(284, 157, RIDER_HEAD, 11), 36, INKS.white, 12)
    head = Lean().group(profile_head(FACES["9b"]))
    crown_shape = spline("-34,-44 -40,-66 -4,-88 46,-84 74,-58 70,-34! 34,-46 0,-46")
    beret(head, crown_shape, curve("-54,-36 -22,-50 18,-54 56,-42 80,-18"), INKS.green, INKS.green_dark, INKS.green, 14)
    return art.group(head, 284, 157, RIDER_HEAD)


def re_di_bastoni() -> Canvas:
    art = Lean()
    plinth(art, 60, 712, 390, 48, INKS, "green")
    red = "204,290 190,400 182,520 188,640 194,712! 270,726 350,738! 398,708 392,600 374,470 336,290"
    mantle(
        art,
        red,
        INKS,
        "red",
        ("214,520 210,620 222,716", "252,560 252,640 258,720", "338,500 356,600 372,724", "304,560 318,650 328,730"),
    )
    art.ink(hatch(spline(red), 52, 6, 0.95, "both", 1.8, 9, vary=0.1))
    mantle(
        art,
        "340,252 374,330 390,440 406,560 424,660 440,726! 418,748 390,744! 388,660 378,560 362,450 344,340",
        INKS,
        "blue",
        ("358,350 374,470 390,620", "394,520 408,640 420,736"),
    )
    mantle(art, "168,420 150,480 140,560 146,590! 162,576 168,520 184,452", INKS, "blue", ("166,450 154,520 150,580",))
    for points in ("230,498 224,566 232,610 226,654 228,712", "296,498 306,566 300,610 300,654 296,704"):
        stocking(art, points, INKS, "yellow", (56, 50, 42, 47, 36, 26))
    for x, y, flip in ((228, 706, 1), (297, 700, -1)):
        boot = spline(
            [
                (x - 22, y - 66, 0),
                (x, y - 60),
                (x + 22, y - 68, 0),
                (x + 18, y - 24),
                (x + 13, y + 10, 0),
                (x - 13, y + 10, 0),
                (x - 18, y - 24),
            ]
        )
        solid(art, boot, INKS.white, INKS.grey, angle=4, share=0.36, back=0.2, weight=1.5)
        laces = [[(x - 15.0, y - 54 + 12 * k), (x + 15, y - 46 + 12 * k)] for k in range(5)]
        laces += [[(x + 15.0, y - 54 + 12 * k), (x - 15, y - 46 + 12 * k)] for k in range(5)]
        art.ink(brushes(1.6, *laces, steps=2))
        art.group(front_shoe(INKS, "white"), x, y, 1.04, scale_x=1.04 * flip)
    pleated(
        art,
        "208,244 196,300 206,360 190,440 182,508! 218,520 264,512 308,520 350,504! 336,430 326,360 336,300 326,244",
        INKS,
        "green",
        (
            "220,262 216,330 222,366",
            "242,260 242,320 244,370",
            "266,258 268,320 268,372",
            "290,260 292,330 290,370",
            "312,262 314,330 308,366",
            "220,390 208,450 204,512",
            "244,394 238,450 236,514",
            "268,396 268,450 270,512",
            "292,394 300,450 304,516",
            "312,390 324,450 330,508",
        ),
    )
    belt(art, "209,374 266,388 323,373", 19, INKS.yellow, (267, 386), INKS.yellow, INKS.red)
    arm(art, (350, 296), (366, 380), (404, 414), INKS, "yellow", "yellow", (50, 46, 42, 34, 26))
    art.group(held_club(340), 432, 456)
    art.group(fist(Lean(), INKS), 431, 416, 0.94, 3, scale_x=-0.94)
    cuff(art, "392,424 402,414 408,398", 14, INKS.white)
    arm(art, (190, 292), (160, 366), (166, 432), INKS, "yellow", "yellow", (50, 46, 42, 34, 27))
    zigzag_cuff(art, 166, 436, 184, 28, INKS.yellow)
    art.group(open_hand(Lean(), INKS), 166, 430, 0.78, 4)
    puffed_sleeve(art, "208,248 178,252 156,282 152,314 172,332 200,326 214,296", INKS, "blue", 100)
    puffed_sleeve(art, "324,248 356,254 380,284 384,316 362,332 336,324 322,296", INKS, "blue", 80)
    ruff(art, neck_line(268, 164, HEAD, -10), 22, INKS.red, 12)
    return art.group(
        wear_crown(three_quarter_head(FACES["10b"]), INKS.green, INKS.green_dark, INKS.yellow),
        268,
        164,
        HEAD,
        scale_x=-HEAD,
    )
