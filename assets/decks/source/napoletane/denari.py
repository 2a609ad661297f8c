"""The courts of denari of the Napoletane, on yellow plinths; coordinates are those of the card, 500 x 830."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch, scattered
from kit.figures import buttons, disc_collar, ruff
from kit.geometry import curve, ellipse, spline
from kit.hair import Face
from kit.headgear import plume
from kit.heads import three_quarter
from kit.hold import CLENCHED, FIST, LIFTED, OPEN, PINCH, Held, hold
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, ribbon, tapering
from kit.svg import INK, Canvas
from napoletane import coins
from napoletane.dress import (
    FACES,
    HEAD,
    cuff_across,
    lapels,
    leg,
    lozenge,
    mounted_plinth,
    plinth,
    riding_leg,
    shoe,
    zigzag_cuff,
)
from napoletane.headgear import CROWNS, rolled_brim
from napoletane.horse_heads import BOWED, Side
from napoletane.horses import STANDING, Horse
from napoletane.woodcut import band, folds, form, pleated, puff, sleeve, swollen


def lifted_coin(art: Canvas) -> None:
    """A coin that rests on a raised hand."""
    art.group(coins.ray_coin(52), 0, -78)


def fante_di_denari() -> Canvas:
    art = Lean()
    plinth(art, 80, 712, 336, 42, "yellow")
    leg(art, "314,552 318,604 308,650 300,702", "red")
    shoe(art, (300, 706), "yellow", mirrored=True)
    leg(art, "238,552 234,604 240,656 240,706", "red")
    shoe(art, (240, 710), "yellow")
    pleated(
        art,
        "282,396 282,450 284,520 292,556 320,568 350,554 366,512 360,450 336,394",
        "green",
        "290,398 284,450 294,554",
        "332,398 358,456 352,548",
        6,
        7.5,
    )
    pleated(
        art,
        "230,396 212,444 206,508 214,554 242,568 276,560 290,520 290,446 288,396",
        "green",
        "234,398 214,450 220,554",
        "282,398 288,460 274,556",
        7,
        7.5,
    )
    purse = Held(CLENCHED, (366, 402), -4, INKS, _purse, tilt=0, scale=0.86)
    hold(
        art,
        purse,
        lambda wrist: sleeve(art, (366, 316), (378, 356), wrist, "yellow", (40, 40, 38, 34, 26)),
        lambda wrist: zigzag_cuff(art, (wrist[0], wrist[1] + 4), 180, 30, "blue"),
    )
    art.group(three_quarter(FACES["8d"]), 288, 172, HEAD)
    doublet = form(
        art,
        "234,238 226,290 242,340 238,366 228,408! 262,416 282,396 304,418 350,410! 338,366 338,340 350,296 350,244 "
        "312,228 266,228",
        "red",
        share=0.4,
    )
    shirt = form(art, "258,232! 322,232! 304,290 282,352! 266,290", "yellow", angle=0, share=0.2, back=0, shade=0)
    art.ink(hatch(shirt, 86, 6.4, 0.98, "both", 2.6, 3, vary=0.05))
    lapels(
        art, "258,228! 240,240 244,262 284,352! 268,292 264,256", "320,226! 352,238 354,262 288,352! 306,300 316,262"
    )
    folds(art, doublet, "red", ("284,352 284,380 283,400",), 8, 3.6)
    band(art, "238,364 286,376 341,362", 17, "yellow")
    lozenge(art, 284, 374, 13, "blue", "blue")
    puff(
        art,
        "334,242 368,248 392,282 392,316 372,334 344,326 334,296",
        "green",
        "346,252 350,290 352,324",
        "372,256 388,290 380,322",
    )
    coin = Held(LIFTED, (150, 222), -2, INKS, lifted_coin, tilt=0, scale=0.8)
    hold(
        art,
        coin,
        lambda wrist: sleeve(art, (208, 278), (172, 296), wrist, "yellow", (44, 42, 40, 34, 26)),
        lambda wrist: zigzag_cuff(art, (wrist[0] - 1, wrist[1] + 3), -10, 30, "blue"),
    )
    puff(
        art,
        "250,240 216,250 186,268 172,290 182,316 212,318 240,306 254,276",
        "green",
        "242,250 210,262 184,288",
        "248,288 218,302 190,308",
    )
    band(art, "258,224 274,232 292,234 308,232 322,222", 15, "yellow", "red")
    cap = Lean()
    plume(cap, "18,-72 34,-98 66,-100 88,-78 90,-54", 34, INKS.yellow, INKS.ochre)
    form(cap, "-46,-34 -62,-58 -40,-84 4,-92 50,-82 76,-56 78,-24 58,-14! 40,-34 -10,-46", "red", angle=18, share=0.5)
    cap.ink(brush("-40,-66 0,-72 44,-60 66,-36", 3.4, 8, tapering), brush("-34,-52 4,-58 46,-44", 3, 8, tapering))
    rolled_brim(cap, "-48,-30 -22,-46 16,-48 46,-34 64,-14", (10, 15, 16, 15, 10), "red", 0)
    return art.group(cap, 288, 172, HEAD)


def _purse(art: Canvas) -> None:
    """A round purse hanging from the hand."""
    bag = form(art, "-16,26! 16,26! 30,46 26,70 4,80 -20,72 -28,48", "yellow", angle=82, share=0.6, back=0.3, step=4)
    folds(art, bag, "yellow", ("-6,30 -14,52 -10,70", "8,30 14,52 12,68"), 6, 3)


def cavallo_di_denari() -> Canvas:
    art = Lean()
    mounted_plinth(art, 66, 474, -44, "yellow")
    side = Side(left=True)
    mane = Face().haired(("#a8967d", "#4a3c2c", "#d8c7ab"))
    horse = Horse(side, BOWED, STANDING, INKS.coat, INKS.coat_dark, mane, reach=84, wave=4)
    horse.draw(art)
    seat = side.turned(ellipse(166, 418, 74, 66))
    form(art, seat, "yellow", angle=10, share=0.3)
    for scale in (0.84, 0.7, 0.56, 0.42):
        ring = ellipse(166, 418, 74 * scale, 66 * scale)
        art.shape(side.turned(ring), "none", INK, 2.6)
    riding_leg(art, side, "red", "yellow", "green")
    coin = Held(LIFTED, (174, 178), -2, INKS, lifted_coin, tilt=0, scale=0.8)
    jacket = form(
        art,
        "250,206 238,250 244,300 248,340 238,388! 280,400 334,390! 328,340 338,296 336,240 320,204 284,192",
        "green",
        share=0.7,
    )
    art.shape(curve("284,212 288,300 288,394"), "none", INK, 15).shape(
        curve("284,212 288,300 288,394"), "none", INKS.blue, 8
    )
    buttons(art, (288, 234), (288, 374), 7, INKS.yellow, 3.6, line=2)
    folds(art, jacket, "green", ("312,300 306,340 316,388", "262,310 262,350 256,390"), 8, 3.4)
    horse.bridle(art, INKS.yellow, INKS.red, (286, 344))
    sleeve(art, (326, 230), (362, 292), (316, 330), "red", (48, 46, 42, 35, 26))
    Held(PINCH, (282, 342), -46, INKS, scale=0.66, mirrored=True).over(art)
    cuff_across(art, (318, 328), (362, 292), 30, "yellow", 15)
    hold(
        art,
        coin,
        lambda wrist: sleeve(art, (254, 226), (206, 256), wrist, "red", (46, 44, 40, 34, 26)),
        lambda wrist: cuff_across(art, wrist, (206, 256), 30, "yellow", 15),
    )
    art.group(three_quarter(FACES["9d"]), 290, 140, HEAD, 0, -HEAD)
    disc_collar(art, "250,190 268,206 290,212 314,206 332,188", 32, INKS.yellow, INKS.ochre, 9)
    hat = Lean()
    for line in ("-34,-54 -28,-80 0,-86", "-8,-58 8,-92 38,-84", "20,-58 46,-82 58,-56"):
        rolled_brim(hat, line, (16, 24, 18), "yellow", 3)
    rolled_brim(hat, "-46,-32 -24,-48 8,-54 40,-46 56,-28", (18, 26, 28, 26, 18), "yellow", 9)
    return art.group(hat, 288, 140, HEAD)


def re_di_denari() -> Canvas:
    art = Lean()
    plinth(art, 62, 708, 386, 46, "yellow")
    damask_ground = form(
        art,
        "196,300 160,380 132,480 112,580 116,620 136,664 168,700! 250,706 330,712 392,724! 376,660 350,560 340,440 "
        "322,300",
        "red",
        share=0.3,
    )
    damask = brush("-10,7 -11,-4 -2,-10 7,-5 5,4 -2,3 -3,-2", 3.6, 12) + brush("-10,7 -2,11 8,8 12,1", 3.4, 7, tapering)
    scattered(art, damask_ground, damask, 25, fill="#4d060c", clearance=11, turn=180, seed=8)
    cloak = form(
        art,
        "332,280 350,380 348,470 350,560 370,630 410,690 418,716 404,734 380,734 356,716! 330,650 316,560 312,470 "
        "316,380 312,300",
        "blue",
        share=0.5,
    )
    folds(art, cloak, "blue", ("328,340 330,460 334,560 362,650 396,716",), 12, 4.6)
    edge = form(art, "136,452 118,520 108,560 112,586! 130,566 142,520 152,480", "blue", share=0.5)
    folds(art, edge, "blue", ("134,470 124,530 116,570",), 8, 3.4)
    leg(art, "290,556 292,606 286,650 284,694", "yellow")
    shoe(art, (284, 698), "white", mirrored=True)
    leg(art, "220,556 216,606 222,654 222,700", "yellow")
    shoe(art, (222, 704), "white")
    pleated(
        art,
        "262,400 258,450 258,520 268,560 296,570 322,556 332,510 328,450 312,398",
        "green",
        "266,402 260,460 266,556",
        "310,402 326,460 316,552",
        6,
        7,
    )
    pleated(
        art,
        "202,400 186,450 182,512 192,556 220,570 250,562 262,524 264,450 258,400",
        "green",
        "206,402 188,456 196,554",
        "256,402 260,460 246,558",
        6,
        7,
    )
    tunic = form(
        art,
        "208,230 192,280 202,330 200,366 190,412! 226,418 254,404 290,418 322,410! 310,366 310,330 322,280 316,232 "
        "288,218 236,218",
        "blue",
        angle=12,
        share=0.46,
    )
    art.ink(hatch(tunic, -30, 4.6, 0.36, "right", 2.4, 8))
    art.shape(curve("246,232 248,300 248,372"), "none", INK, 12).shape(
        curve("246,232 248,300 248,372"), "none", INKS.yellow, 6.4
    )
    buttons(art, (247, 248), (248, 360), 8, INKS.white, 2.6, line=2)
    for x in (216, 288):
        art.shape(spline([(x, 280, 0), (x + 7, 304), (x, 332, 0), (x - 6, 304)]), INKS.white, INK, 2.6)
        art.ink(brush([(x + 1, 288), (x + 2, 326)], 2.2, 4))
    band(art, "200,372 252,384 311,370", 17, "white")
    lozenge(art, 250, 382, 13, "white", "red")
    rapier = Held(FIST, (278, 396), -46, INKS, _rapier, tilt=0, scale=0.72)
    hold(
        art,
        rapier,
        lambda wrist: sleeve(art, (312, 248), (342, 326), wrist, "yellow", (46, 46, 42, 36, 27)),
        lambda wrist: cuff_across(art, wrist, (342, 326), 32, "white", 18),
        before=True,
    )
    lowered = Held(OPEN, (128, 426), 12, INKS, scale=0.82, mirrored=True)
    hold(
        art,
        lowered,
        lambda wrist: sleeve(art, (206, 248), (174, 330), wrist, "yellow", (46, 46, 42, 36, 27)),
        lambda wrist: cuff_across(art, wrist, (174, 330), 34, "white", 24),
    )
    art.group(three_quarter(FACES["10d"]).group(CROWNS["10d"], 4, -40, 1 / HEAD, -2), 246, 160, HEAD)
    ruff(art, "214,214 232,230 252,234 274,228 290,212", 26, INKS.yellow, 13)
    return art.group(coins.ray_coin(52), 396, 154)


def _rapier(art: Canvas) -> None:
    """A slim blade that points down to the right, its grip in the hand at the origin."""
    blade = brush("14,14 150,140", 12, 6, lambda t: 1 - 0.75 * t)
    swollen(art, blade, INKS.white, 2.2)
    art.ink(brush("20,22 132,126", 2.4, 6, tapering))
    art.shape(ribbon("-22,-20 14,14", 9, 2), INKS.ochre, INK, 2.4)
    bow = ribbon("-22,-18 -26,8 -6,28 12,20", 6, 12)
    swollen(art, bow, INKS.yellow, 2)
    art.shape(ribbon("30,0 14,14 -2,30", 8, 6), INKS.yellow, INK, 2.4)
    art.disc(-24, -22, 8, INKS.yellow, INK, 2.6)
