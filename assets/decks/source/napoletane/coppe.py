"""The courts of coppe of the Napoletane, on red plinths; coordinates are those of the card, 500 x 830."""

from __future__ import annotations

from functools import partial

from kit.canvases import Lean
from kit.engraving import comb, hatch
from kit.figures import buttons, disc_collar, ermine
from kit.geometry import curve, polygon, spline
from kit.hair import Face
from kit.headgear import plume
from kit.heads import frontal, three_quarter
from kit.hold import FIST, LIFTED, PINCH, Held, hold
from kit.limbs import Limb
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, brushes, ribbon, tapering
from kit.svg import INK, Canvas
from napoletane import cups
from napoletane.dress import FACES, HEAD, cuff_across, leg, lozenge, mounted_plinth, plinth, riding_leg, shoe
from napoletane.headgear import CROWNS, rolled_brim
from napoletane.horse_heads import ARCHED, Side
from napoletane.horses import WALKING, Horse
from napoletane.woodcut import band, folds, form, hose, lining, sleeve, swollen


def lifted_cup(art: Canvas, scale: float) -> None:
    """A cup that stands on a raised hand."""
    art.group(cups.cup(), 0, -30 - 119 * scale, scale)


def _bow(art: Canvas, x: float, y: float, side: int) -> None:
    """A garter tied in a bow at the outside of the knee, `side` -1 or 1, its ends hanging."""
    for end in ("8,6! 22,20 26,44 16,58! 8,40 4,20", "4,8! 6,30 -4,52 -16,56! -8,34 -6,16"):
        form(art, spline(end).scaled(side, 1).moved(x, y), "red", angle=80, share=0.4, back=0, shade=0)
    for loop in ("0,0! 14,-16 32,-14 34,2 18,10", "0,2! -12,-14 -22,-10 -22,6 -10,12"):
        form(art, spline(loop).scaled(side, 1).moved(x, y), "red", angle=30, share=0.5, back=0, shade=0)
    art.disc(x, y, 7, INKS.red, INK, 2.6)


def fante_di_coppe() -> Canvas:
    art = Lean()
    plinth(art, 72, 702, 366, 42, "red")
    leg(art, "290,552 290,604 280,654 272,698", "green", (46, 50, 52, 40, 28, 25))
    shoe(art, (272, 700), "white", front=False, mirrored=True)
    leg(art, "212,552 206,604 206,654 202,698", "green", (46, 50, 52, 40, 28, 25))
    shoe(art, (200, 702), "white")
    for outline, lines in (
        (
            "250,372 262,446 252,500 250,540 268,556 300,558 320,546 332,500 334,446 326,394",
            ("268,414 266,470 262,530", "312,420 322,470 312,540", "290,520 292,540 288,552"),
        ),
        (
            "194,386 180,440 180,500 188,544 210,556 238,552 250,524 260,470 268,440 274,366",
            ("204,410 192,470 198,540", "262,440 246,490 236,540", "214,512 214,536 218,550"),
        ),
    ):
        shape = form(art, outline, "yellow", angle=4, share=0.38, back=0.2, bow=2)
        folds(art, shape, "yellow", lines, 11, 4)
    art.shape(curve("190,400 182,460 188,536"), "none", INK, 2.6)
    band(art, "186,550 214,562 246,552", 14, "red")
    band(art, "252,552 284,562 318,552", 14, "red")
    _bow(art, 240, 556, 1)
    _bow(art, 316, 556, 1)
    stick = Limb(curve("296,336 332,390 378,462"), (7, 9, 11), False, True)
    swollen(art, stick.outline(), INKS.yellow)
    art.ink(stick.rings(0.5, 5, 2.4))
    sleeve(art, (324, 244), (364, 310), (332, 350), "red", (50, 48, 44, 36, 27))
    doublet = form(
        art,
        "206,236 198,286 212,330 208,350 190,402! 226,410 258,402 270,374 284,402 314,408 334,396! 316,350 314,330 "
        "326,284 322,236 292,222 234,222",
        "green",
        share=0.44,
    )
    front = form(
        art, "252,226! 284,226! 284,300 276,342! 256,342! 252,300", "white", angle=86, share=0, back=0, shade=0
    )
    for x in (260, 268, 276):
        art.shape(curve([(x, 230), (x, 300), (x - 2, 342)]), "none", INKS.blue, 4.4)
    art.ink(*(brush([(x, 228), (x - 1, 342)], 1.8, 6, lambda _: 1) for x in (264, 272))).shape(front, "none", INK, 2)
    folds(art, doublet, "green", ("236,360 224,380 218,402", "298,360 306,380 308,400"), 9, 3.4)
    band(art, "208,336 262,350 318,334", 18, "yellow")
    lozenge(art, 264, 348, 13, "yellow", "red")
    Held(FIST, (320, 360), 40, INKS, scale=0.74).over(art)
    cup = Held(LIFTED, (120, 238), -4, INKS, partial(lifted_cup, scale=0.54), tilt=0, scale=0.86)
    hold(
        art,
        cup,
        lambda wrist: sleeve(art, (208, 246), (148, 308), wrist, "red", (50, 50, 46, 38, 27)),
        lambda wrist: cuff_across(art, wrist, (148, 308), 32, "red", 14),
    )
    art.group(frontal(FACES["8c"]), 266, 160, HEAD * 0.94, scale_x=HEAD)
    disc_collar(art, "228,208 246,222 266,226 288,222 304,206", 34, INKS.yellow, INKS.ochre, 10)
    cap = Lean()
    plume(cap, "46,-66 64,-84 92,-80 102,-58 92,-38", 32, INKS.red, INKS.red_dark)
    form(
        cap, "-50,-42 -72,-58 -66,-82 -30,-92 10,-94 50,-88 72,-66 56,-44! 20,-54 -18,-54", "green", angle=18, share=0.6
    )
    cap.ink(comb("-50,-46 0,-58 54,-48", 13, 20, None, 3.4, side=-1, bow=2))
    band(cap, "-46,-36 -20,-47 0,-49 22,-47 46,-36", 12, "blue")
    return art.group(cap, 266, 160, HEAD)


def cavallo_di_coppe() -> Canvas:
    art = Lean()
    mounted_plinth(art, 32, 440, 36, "red")
    side = Side()
    mane = Face().haired(("#6d5139", "#2e2015", "#a98a68"))
    horse = Horse(
        side,
        ARCHED,
        WALKING,
        "#b58c63",
        "#7d5636",
        mane,
        reach=70,
        wave=5,
        tail="86,392 62,400 48,440 46,500 40,556 50,616",
        blaze=True,
    )
    horse.draw(art)
    horse.strap(art, "222,490 280,474 324,450 360,428 394,412", 17, INKS.blue, INKS.red)
    horse.strap(art, "328,452 336,484 336,516", 15, INKS.blue, INKS.red)
    art.disc(328, 450, 13, INKS.yellow, INK, 2.8).disc(328, 450, 5.4, INKS.red, INK, 2)
    horse.saddle_cloth(art, INKS.green, INKS.yellow, INKS.ochre, INKS.yellow)
    riding_leg(art, side, "red", "white", "white")
    sleeve(art, (250, 226), (292, 282), (268, 316), "green", (44, 42, 40, 34, 26))
    art.group(three_quarter(FACES["9c"]), 216, 148, HEAD, 0, -HEAD)
    jacket = form(
        art,
        "176,206 166,254 178,304 168,366! 206,378 260,366! 244,308 256,256 254,208 232,194 196,194",
        "yellow",
        share=0.34,
    )
    for outline in (
        "196,198 198,260 200,312 194,370 208,374! 212,312 210,260 208,196",
        "222,196 222,260 218,312 218,372 234,370! 232,312 236,260 234,198",
    ):
        form(art, outline, "green", angle=4, share=0.7, back=0.2, shade=0)
    marks = []
    for k in range(5):
        marks.append([(174.0, 226 + k * 17), (186, 232 + k * 17), (198, 230 + k * 17)])
        marks.append([(234.0, 230 + k * 17), (244, 232 + k * 17), (256, 226 + k * 17)])
    art.ink(brushes(2.6, *marks, steps=4))
    buttons(art, (215, 214), (213, 360), 9, INKS.yellow, 3.4, line=2)
    folds(art, jacket, "yellow", ("186,330 180,350 176,366", "248,330 250,350 252,364"), 8, 3)
    band(art, "174,318 212,330 248,316", 14, "yellow")
    lozenge(art, 212, 328, 11, "red", "red")
    band(art, "166,366 208,380 260,366", 9, "green")
    horse.bridle(art, INKS.yellow, INKS.red, (284, 326))
    Held(PINCH, (286, 328), 66, INKS, scale=0.62).over(art)
    cuff_across(art, (266, 316), (292, 282), 27, "yellow")
    cup = Held(LIFTED, (116, 196), -2, INKS, partial(lifted_cup, scale=0.44), tilt=0, scale=0.8)
    hold(
        art,
        cup,
        lambda wrist: sleeve(art, (184, 222), (136, 262), wrist, "green", (44, 42, 40, 34, 25)),
        lambda wrist: cuff_across(art, wrist, (136, 262), 28, "yellow"),
    )
    band(art, "192,194 210,206 226,206 242,192", 14, "yellow")
    cap = Lean()
    plume(cap, "28,-62 44,-86 72,-84 80,-60 68,-36", 34, INKS.green, INKS.green_dark)
    form(cap, "-38,-26 -40,-56 -14,-80 22,-78 44,-54 44,-26! 20,-40 -12,-40", "red", angle=14, share=0.5)
    rolled_brim(cap, "-42,-24 -18,-38 6,-42 30,-38 48,-22", (9, 13, 14, 13, 9), "red", 0)
    return art.group(cap, 214, 148, HEAD)


def re_di_coppe() -> Canvas:
    art = Lean()
    plinth(art, 60, 708, 388, 46, "red")
    lining(
        art,
        "180,310 176,440 190,560 216,650 262,704! 300,704 330,660 352,580 364,460 360,380 332,280",
        "green",
    )
    train = form(
        art,
        "352,400 358,470 350,560 330,630 300,664 276,684 282,704! 320,700 360,716 404,730 436,724 442,706 420,688 "
        "382,682 352,672! 362,620 368,540 366,460 362,400",
        "blue",
        angle=20,
        share=0.5,
    )
    folds(
        art,
        train,
        "blue",
        (
            "360,430 358,540 334,640 300,676",
            "330,660 366,690 420,708",
            "300,684 350,700 420,722",
            "350,674 386,688 430,700",
        ),
        10,
        4.4,
    )
    hose(art, "224,494 220,560 210,616 196,660 186,704", (58, 54, 46, 45, 36, 24), "yellow")
    shoe(art, (184, 706), "white", front=False)
    hose(art, "282,494 280,560 272,616 268,660 270,704", (56, 52, 45, 45, 36, 24), "yellow")
    shoe(art, (266, 704), "white", turn=-22)
    scepter = Held(FIST, (396, 404), 20, INKS, _sceptre, scale=0.8, mirrored=True)
    hold(
        art,
        scepter,
        lambda wrist: sleeve(art, (324, 270), (344, 352), wrist, "yellow", (48, 46, 42, 36, 26)),
        lambda wrist: cuff_across(art, wrist, (344, 352), 28, "yellow"),
    )
    tunic = form(
        art,
        "202,250 192,320 204,366 190,440 178,496! 220,506 270,500 322,504 330,492! 324,430 312,366 322,310 322,250",
        "blue",
        angle=6,
        share=0.42,
    )
    folds(
        art,
        tunic,
        "blue",
        (
            "220,384 210,440 204,500",
            "246,388 240,450 238,502",
            "274,388 274,450 278,500",
            "300,384 308,440 314,498",
            "232,270 228,320 230,366",
            "288,270 292,320 290,366",
        ),
        10,
        3.8,
    )
    band(art, "204,366 260,376 312,364", 16, "yellow")
    art.shape(ribbon("218,374 236,404 266,414 294,402 306,372", 8, 16), INK, INK, 3)
    art.shape(ribbon("218,374 236,404 266,414 294,402 306,372", 8, 16), INKS.yellow, None)
    mantle = form(
        art,
        "214,240 176,258 144,302 130,358 133,410 142,462 138,516 148,566 166,606! 184,572 190,530 186,498! 204,480 "
        "214,446 214,414! 226,402 226,386 214,376! 206,330 212,280",
        "red",
        angle=14,
        share=0.46,
        back=0.2,
    )
    folds(
        art,
        mantle,
        "red",
        (
            "198,258 164,308 144,370",
            "206,284 174,338 150,402",
            "208,318 184,366 154,424 150,500 156,570",
            "212,352 194,394 164,446 160,520 164,590",
            "214,384 202,424 180,464 174,520",
            "216,404 206,444 194,474",
        ),
        13,
        4.8,
    )
    inside = form(art, "186,498! 202,482 212,452! 210,516 196,560 168,608! 184,572 190,530", "green", share=0.8)
    art.ink(hatch(inside, -20, 5, 0.9, "both", 3, 4))
    shoulder = form(art, "300,232 336,254 362,292 372,316! 350,310 328,290 300,272", "red", angle=20, share=0.4)
    folds(art, shoulder, "red", ("308,246 338,270 362,302", "306,258 328,280 350,304"), 8, 3.8)
    art.group(three_quarter(FACES["10c"]).group(CROWNS["10c"], 4, -40, 1 / HEAD, 2), 252, 158, HEAD)
    cape = form(
        art,
        "214,214 186,224 166,240 156,266! 180,264 204,266 226,272 246,262! 254,246 262,262! 290,272 320,262 350,260! "
        "336,236 312,220 288,212 270,222 252,232 232,224",
        "yellow",
        angle=12,
        share=0.18,
        shade=0.16,
    )
    ermine(art, cape, 22)
    lozenge(art, 244, 298, 19, "yellow", "red")
    return art.group(cups.cup(), 116, 158, 0.56)


def _sceptre(art: Canvas) -> None:
    """A short baton with flared ends, held at its middle."""
    shape = spline(
        "-14,96! -2,84 10,96! 12,72 7,40 9,0 7,-50 12,-78! 22,-104! 8,-96 -2,-112! -8,-96 -20,-98! -10,-74 -7,-50 -9,0 "
        "-7,40 -10,72"
    )
    form(art, shape, "yellow", angle=0, share=0.5)
    art.ink(brushes(2.4, "-8,60 0,64 8,60", "-8,-62 0,-58 8,-62", "0,70 -1,86", "2,-70 1,-96", steps=4))
    art.ink(brush("-3,-50 -4,0 -3,50", 2.2, 6, tapering))
    art.shape(polygon("-6,-66 0,-72 6,-66 0,-60"), INKS.red, INK, 1.8)
