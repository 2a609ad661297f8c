"""The twelve courts of the Napoletane: fanti standing, cavalli mounted, re in long mantles.

Each stands on a plinth in the colour of its suit.  Coordinates are those of the card, 500 x 830.
"""

from __future__ import annotations

from dataclasses import replace

import figures
import signs_napoletane as signs
from clipping import Lean
from engraving import (
    Limb,
    brush,
    brushes,
    comb,
    draw_limb,
    even,
    hatch,
    ribbon,
    scattered,
    shadow,
    solid,
    tapering,
)
from figures import (
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
    puffed_sleeve,
    ruff,
    side_shoe,
    stocking,
)
from geometry import Point, curve, ellipse, polygon, spline
from hands import clenched_hand, fist, open_hand, pinching_hand, raised_hand, spread_hand
from heads import Look, beret, frontal_head, neck_line, plume, profile_head, three_quarter_head, turban
from horses import ARCHED, BOWED, HIGH, TURNED_DOWN, Horse, Side
from napoletane_pips import emblem
from ornaments import crown, sun_face
from palette import NAPOLETANE as INKS
from svg import INK, Canvas

HEAD = 0.86
"""Scale of a standing figure's head; a rider's is smaller."""

RIDER_HEAD = 0.8
BROWN, BROWN_DARK = "#7d6a56", "#40342a"

MOOR = replace(INKS, skin="#c08a5a", skin_dark="#94602f")

PAGE = Look(INKS, INKS.hair, INKS.hair_dark, "long")
FACES = {
    "8d": replace(PAGE, hair_style="bob", nose="short"),
    "9d": Look(INKS, BROWN, BROWN_DARK, "short", "trimmed", True, nose="hooked"),
    "10d": Look(INKS, INKS.hair, INKS.hair_dark, "bob", "full", True, stern=True, old=True),
    "8c": replace(PAGE, hair_style="bob"),
    "9c": Look(INKS, BROWN, BROWN_DARK, "short", "", True, nose="short"),
    "10c": Look(INKS, "#6b6158", BROWN_DARK, "curls", "long", True, stern=True, old=True, nose="hooked"),
    "8s": replace(PAGE, nose="short"),
    "9s": Look(MOOR, "#3a302a", "#241d19", "short", "", True, lips="#8f2f22", nose="hooked"),
    "10s": Look(INKS, "#8a7050", "#4a3420", "bob", "goatee", True, stern=True),
    "8b": replace(PAGE, nose="straight"),
    "9b": Look(INKS, BROWN, BROWN_DARK, "short", "goatee", True, nose="hooked"),
    "10b": Look(INKS, "#d8d4cc", "#8f8a86", "curls", "", True, old=True),
}
"""Who is who, by the code of the card."""


def wear_crown(head: Canvas, fill: str, dark: str, gem: str) -> Canvas:
    """A zigzag crown on a three-quarter head."""
    return head.group(crown(98, 56, 4, fill, dark, gem=gem, flare=0.2, curvature=0.1), 5, -36, turn=-3)


def wear_turban(head: Canvas, fill: str, dark: str) -> None:
    wound = Lean()
    turban(wound, fill, dark, fill)
    head.group(wound, 2, 12, 1.26)


def lapels(art: Canvas, left: str, right: str) -> None:
    for outline in (left, right):
        shape = spline(outline)
        art.shape(shape, INKS.white, INK, 2.6)
        art.ink(hatch(shape, 70, 4.6, 0.34, "right", 1.4))


def zigzag_cuff(art: Canvas, x: float, y: float, turn: float, width: float, fill: str) -> None:
    """A cuff with a toothed edge; its wrist end is at (x, y), and it widens away from the hand."""
    half = width / 2
    teeth = polygon(
        [
            (-half * 0.8, 0),
            (half * 0.8, 0),
            (half * 1.3, 30),
            (half * 0.8, 20),
            (half * 0.42, 33),
            (0, 21),
            (-half * 0.42, 33),
            (-half * 0.8, 20),
            (-half * 1.3, 30),
        ]
    )
    shape = teeth.rotated(turn).moved(x, y)
    art.shape(shape, fill, INK, 2.5)
    art.ink(hatch(shape, turn, 3.6, 0.36, "right", 1.5, 3))


# Denari


def fante_di_denari() -> Canvas:
    art = Lean()
    plinth(art, 77, 706, 346, 44, INKS, "yellow")
    stocking(art, "328,548 334,600 326,650 312,704", INKS, "red")
    art.group(side_shoe(INKS, "yellow"), 310, 706, scale_x=-1)
    stocking(art, "244,552 238,604 245,656 252,712", INKS, "red")
    art.group(front_shoe(INKS, "yellow"), 252, 710)
    breeches(art, "284,398 288,450 288,520 300,558 332,568 360,552 368,506 360,446 346,396", INKS, "green")
    breeches(art, "230,396 212,446 204,510 216,554 244,568 276,560 292,522 294,446 286,398", INKS, "green")
    for line in ("212,550 244,564 278,556", "298,556 330,566 362,548"):
        cuff(art, line, 9, INKS.red)
    draw_limb(art, Limb(curve("368,322 380,356 370,398"), (42, 38, 27), round_start=True), INKS.yellow, INKS.ochre)
    puffed_sleeve(art, "332,246 364,246 390,276 394,316 374,338 346,328 336,300", INKS, "green", 82)
    doublet = spline(
        "232,238 224,296 234,350 222,408! 244,420 266,410 288,422 312,410 334,418 356,406! "
        "342,350 350,296 340,246 310,236 262,236"
    )
    solid(art, doublet, INKS.red, INKS.red_dark, angle=10, share=0.28, back=0.14)
    shirt = spline("260,232! 318,232! 304,290 290,352! 272,290")
    art.shape(shirt, INKS.yellow, INK, 2.4)
    art.ink(hatch(shirt, 86, 7, 0.9, "both", 2, 3, vary=0.1), hatch(shirt, 0, 4.4, 0.2, "right", 1.4))
    lapels(
        art, "262,230! 270,270 288,352! 270,346 244,280 240,246!", "316,230! 306,280 292,352! 314,340 340,280 344,248!"
    )
    belt(art, "233,364 288,376 343,363", 16, INKS.yellow, (288, 376), INKS.yellow, INKS.blue)
    draw_limb(art, Limb(curve("196,298 164,272 150,236"), (46, 40, 28), round_start=True), INKS.yellow, INKS.ochre)
    puffed_sleeve(art, "252,246 222,236 190,250 172,282 184,312 216,316 246,300 256,272", INKS, "green", 6)
    zigzag_cuff(art, 149, 226, -14, 30, INKS.blue)
    art.group(raised_hand(Lean(), INKS, False), 148, 226, 0.86, -4)
    art.group(signs.ray_coin(50), 150, 140)
    art.group(raised_hand(Lean(), INKS, True), 148, 226, 0.86, -4)
    purse = spline("352,420! 384,420! 400,446 394,474 370,484 346,474 340,446")
    solid(art, purse, INKS.yellow, INKS.ochre, angle=82, share=0.6, back=0.3, step=5)
    cuff(art, "350,424 368,428 386,424", 9, INKS.ochre)
    zigzag_cuff(art, 370, 404, 184, 30, INKS.blue)
    art.group(clenched_hand(Lean(), INKS), 370, 400, 0.94, 6)
    cuff(art, neck_line(290, 174, HEAD), 15, INKS.yellow, INKS.ochre)
    head = Lean().group(three_quarter_head(FACES["8d"]))
    crown_shape = spline("-42,-36 -54,-58 -34,-82 6,-92 46,-82 64,-58 56,-34! 20,-48 -16,-46")
    beret(head, crown_shape, curve("-42,-32 -16,-45 16,-47 44,-40 58,-28"), INKS.red, INKS.red_dark, INKS.red)
    plume(head, "18,-72 44,-92 76,-84 92,-56 88,-34", 34, INKS.yellow, INKS.ochre)
    return art.group(head, 290, 174, HEAD)


def riding_leg(art: Canvas, side: Side, hose: str, boot: str, garter: str, cuffed: bool = True) -> None:
    """The near leg of a rider from the saddle to the boot."""
    thigh = side.spline(
        "170,366 214,372 254,394 274,428 276,470 271,510 268,548! 236,548! 233,512 226,474 204,452 172,432"
    )
    fill, dark = INKS.pair(hose)
    solid(art, thigh, fill, dark, angle=12, share=0.32, back=0.2, shade=0.26)
    art.ink(
        brush(side.curve("246,420 264,442 266,466"), 2.6, 6),
        brush(side.curve("232,470 246,480 262,476"), 2.2, 6),
        brush(side.curve("190,392 216,404 236,424"), 2, 6),
    )
    fill, dark = INKS.pair(boot)
    foot = side.spline("234,544! 270,544! 271,570 290,586 314,596 313,607! 280,608 246,606! 239,580")
    solid(art, foot, fill, dark, angle=14, share=0.34, back=0.24, shade=0.24)
    art.ink(brush(side.curve("248,602 280,603 310,602"), 1.6, 5), brush(side.curve("244,578 256,586 268,580"), 1.6, 5))
    if cuffed:
        cuff(art, [side.at(x, y) for x, y in ((230, 544), (252, 551), (275, 542))], 13, garter)


def cavallo_di_denari() -> Canvas:
    art = Lean()
    figures.mounted_plinth(art, 64, 470, 712, 52, -40, INKS, "yellow")
    side = Side(left=True)
    horse = Horse(side, BOWED, "#cdb394", "#a88a68", "#87705a", raised=False, square=True)
    horse.draw(art)
    seat = side.turned(ellipse(156, 424, 58, 66))
    solid(art, seat, INKS.yellow, INKS.ochre, angle=10, share=0.3)
    for scale in (0.78, 0.58, 0.38):
        art.shape(side.turned(ellipse(156, 424, 58 * scale, 66 * scale)), "none", INK, 2)
    riding_leg(art, side, "red", "yellow", INKS.green)
    jacket = spline("256,226 246,260 252,300 256,340 246,400! 284,416 334,404! 326,344 336,300 338,256 326,226")
    solid(art, jacket, INKS.green, INKS.green_dark, angle=10, share=0.4, back=0.2)
    art.shape(curve("290,232 292,300 292,412"), "none", INKS.blue, 9).ink(
        brush("285,236 287,300 287,408", 2, 8, even), brush("297,236 299,300 299,408", 2, 8, even)
    )
    buttons(art, (276, 276), (277, 386), 6, INKS.yellow, 3.4)
    arm(art, (330, 246), (368, 306), (318, 346), INKS, "red", "red", (50, 46, 42, 34, 27), lower_first=False)
    cuff(art, "312,330 322,342 326,360", 12, INKS.yellow)
    horse.bridle(art, INKS.yellow, INKS.red, (298, 356))
    art.group(pinching_hand(Lean(), INKS), 292, 352, 0.68, -52, -0.68)
    arm(art, (264, 244), (196, 268), (176, 200), INKS, "red", "red", (50, 48, 42, 35, 27), lower_first=True)
    cuff(art, "160,206 176,212 192,202", 13, INKS.yellow)
    art.group(raised_hand(Lean(), INKS, False), 174, 198, 0.86, -2)
    art.group(signs.ray_coin(50), 176, 112)
    art.group(raised_hand(Lean(), INKS, True), 174, 198, 0.86, -2)
    disc_collar(art, neck_line(294, 161, RIDER_HEAD), 40, INKS.yellow, INKS.ochre, 9)
    head = Lean().group(three_quarter_head(FACES["9d"]))
    wear_turban(head, INKS.yellow, INKS.ochre)
    return art.group(head, 294, 161, RIDER_HEAD)


def re_di_denari() -> Canvas:
    art = Lean()
    plinth(art, 64, 712, 386, 46, INKS, "yellow")
    inner = "196,280 164,380 140,500 128,600 150,700 190,722! 270,730 340,742 412,730! 404,660 380,560 356,440 330,280"
    mantle(
        art,
        inner,
        INKS,
        "red",
        ("170,470 156,590 176,706", "196,560 194,640 206,720", "352,520 374,620 388,726", "330,600 344,660 352,732"),
        lining=False,
    )
    damask = brush("-10,7 -11,-4 -2,-10 7,-5 5,4 -2,3 -3,-2", 3.2, 12) + brush("-10,7 -2,11 8,8 12,1", 3, 7, tapering)
    scattered(art, spline(inner), damask, 27, fill="#6d0a12", clearance=11, turn=180, seed=8)
    mantle(
        art,
        "344,262 372,330 384,430 396,540 412,640 436,716 418,742! 384,738 372,660 360,560 350,440 338,340",
        INKS,
        "blue",
        ("362,380 374,500 392,640", "376,470 396,620 414,726"),
    )
    mantle(
        art,
        "190,300 160,400 138,500 116,590 124,624! 152,606 160,520 176,420 198,340",
        INKS,
        "blue",
        ("166,420 146,520 132,600",),
    )
    for points in ("236,548 234,600 240,650 240,706", "300,548 308,600 306,650 300,700"):
        stocking(art, points, INKS, "yellow")
    art.group(front_shoe(INKS, "white"), 240, 704)
    art.group(front_shoe(INKS, "white"), 302, 698, scale_x=-1)
    breeches(art, "262,392 266,450 266,520 278,556 308,566 334,552 342,506 336,446 324,390", INKS, "green")
    breeches(art, "210,390 194,446 190,506 202,552 230,566 258,558 270,520 272,446 264,392", INKS, "green")
    arm(art, (326, 262), (366, 340), (318, 398), INKS, "yellow", "yellow", (56, 52, 46, 36, 27))
    doublet = spline(
        "206,240 190,290 200,346 190,400! 226,412 266,406 304,414 342,400! 330,346 342,290 328,240 290,228 244,228"
    )
    solid(art, doublet, INKS.blue, INKS.blue_dark, angle=12, share=0.38, back=0.14, shade=0.34)
    art.ink(hatch(doublet, -30, 5, 0.26, "right", 1.5, 8))
    for x in (232, 304):
        slash = spline([(x, 280, 0), (x + 7, 304), (x, 332, 0), (x - 7, 304)])
        art.shape(slash, INKS.white, INK, 2)
        art.ink(brush([(x, 286), (x + 1, 326)], 1.6, 4))
    buttons(art, (267, 262), (267, 362), 7, INKS.yellow, 3.6)
    belt(art, "194,384 266,398 338,382", 16, INKS.white, (266, 396), INKS.white, INKS.red)
    _rapier(art, (296, 410), (444, 540))
    art.group(open_hand(Lean(), INKS), 320, 390, 0.78, 58)
    cuff(art, "306,384 320,398 338,404", 15, INKS.white)
    arm(art, (202, 260), (164, 342), (140, 420), INKS, "yellow", "yellow", (56, 50, 44, 36, 27))
    cuff(art, "122,414 139,424 158,422", 17, INKS.white)
    art.group(open_hand(Lean(), INKS), 137, 426, 0.78, 12, -0.78)
    ruff(art, neck_line(262, 166, HEAD), 30, INKS.yellow, 12)
    head = wear_crown(three_quarter_head(FACES["10d"]), INKS.yellow, INKS.ochre, INKS.red)
    art.group(head, 262, 166, HEAD)
    return art.group(signs.ray_coin(50), 404, 150)


def _rapier(art: Canvas, guard: Point, tip: Point) -> None:
    blade = brush([guard, tip], 9, 3, lambda t: 1 - 0.8 * t)
    art.shape(blade, INKS.white, INK, 2.4)
    dx, dy = tip[0] - guard[0], tip[1] - guard[1]
    back = (guard[0] - dx * 0.24, guard[1] - dy * 0.24)
    art.shape(ribbon([back, guard], 8, 2), INKS.ochre, INK, 2.2)
    cross = ribbon([(guard[0] + 20, guard[1] - 22), guard, (guard[0] - 22, guard[1] + 20)], 7, 6)
    art.shape(cross, INKS.yellow, INK, 2.2).disc(*back, 7, INKS.yellow, INK, 2.2)
    bow = ribbon([(guard[0] - 20, guard[1] + 16), (guard[0] - 50, guard[1] + 10), back], 5, 10)
    art.shape(bow, INKS.yellow, INK, 1.8)


# Coppe


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
    horse.strap(art, "226,488 276,478 324,449 350,424 362,420", 15, INKS.blue, INKS.red)
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


# Spade


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
    horse.strap(art, "226,478 286,464 336,444 362,438", 22, INKS.yellow, INKS.ochre)
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


# Bastoni


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
    horse.strap(art, "226,488 276,478 324,450 350,424 362,420", 15, INKS.green, INKS.yellow)
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
                (x + 15, y + 6, 0),
                (x - 14, y + 6, 0),
                (x - 18, y - 24),
            ]
        )
        art.group(front_shoe(INKS, "white"), x, y, 1.04, scale_x=1.04 * flip)
        solid(art, boot, INKS.white, INKS.grey, angle=4, share=0.36, back=0.2, weight=1.5)
        laces = [[(x - 15.0, y - 54 + 12 * k), (x + 15, y - 46 + 12 * k)] for k in range(5)]
        laces += [[(x + 15.0, y - 54 + 12 * k), (x - 15, y - 46 + 12 * k)] for k in range(5)]
        art.ink(brushes(1.6, *laces, steps=2))
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
