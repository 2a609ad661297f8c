"""The courts of denari of the Napoletane, on yellow plinths; coordinates are those of the card, 500 x 830."""

from __future__ import annotations

from kit import figures
from kit.clipping import Lean
from kit.engraving import brush, even, hatch, ribbon, scattered, solid, tapering
from kit.figures import (
    arm,
    belt,
    breeches,
    buttons,
    cuff,
    disc_collar,
    front_shoe,
    mantle,
    plinth,
    puffed_sleeve,
    ruff,
    side_shoe,
    stocking,
)
from kit.geometry import Point, curve, ellipse, spline
from kit.hands import clenched_hand, open_hand, pinching_hand, raised_hand
from kit.headgear import beret, plume
from kit.heads import neck_line, three_quarter_head
from kit.limbs import Limb, draw_limb
from kit.palette import NAPOLETANE as INKS
from kit.svg import INK, Canvas
from napoletane import signs
from napoletane.dress import FACES, HEAD, RIDER_HEAD, lapels, riding_leg, wear_crown, wear_turban, zigzag_cuff
from napoletane.horses import BOWED, Horse, Side


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
