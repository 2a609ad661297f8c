"""The three courts of denari of the Piacentine, in card units."""

from __future__ import annotations

from functools import partial

from kit.canvases import Cut, Lean
from kit.cutting import rectangle
from kit.engraving import hatch
from kit.geometry import Point, ellipse, spline
from kit.hair import AUBURN, BLACK, BLUE_EYES, CHESTNUT, YOUNG, Face
from kit.heads import profile, three_quarter
from kit.hold import FIST, LIFTED, OPEN, Held
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, ribbon
from kit.svg import INK, Canvas, Place
from piacentine.arms import arm, gauntlet
from piacentine.courts import doubled, upper_half
from piacentine.dress import braid, brocade, clasp, cloth, ermine, rosette_buckle, sleeve
from piacentine.fronts import heraldic_bodice, open_shirt
from piacentine.hats import feathered_hat, tall_cap
from piacentine.headgear import royal_crown
from piacentine.horses import HorseHead, rein, scalloped_strap
from piacentine.props import halberd
from piacentine.signs import coin

BAY, BAY_DARK, MANE = "#dca663", "#a06c30", "#4a3524"
"""The horse of the cavallo: a light bay, so that the red crupper and the blue tack stand out from it."""


def fante_di_denari() -> Canvas:
    art = upper_half()
    art.group(three_quarter(YOUNG.haired(CHESTNUT)), 276, 182, 1.06, turn=3, scale_x=-1.06)
    cloth(art, "356,420 400,400 436,420 452,500! 330,500!", "blue", ("400,420 416,450 420,490",), share=0.4)
    coat = cloth(
        art,
        "206,240 186,290 198,350 214,400 190,436 160,500! 400,500! 392,450 366,410 372,340 "
        "384,270 368,232 344,222! 330,246 270,268 222,244!",
        "red",
        ("212,310 224,360 240,402", "356,320 344,370 330,410", "214,440 206,470 204,500"),
        share=0.3,
    )
    art.shape(coat, "none", INK, 2.8)
    arm(
        art,
        Held(LIFTED, (92, 290), 8, INKS, lambda art: art.group(coin(57), 24, -108), 0, scale=1.26),
        "216,270 184,340 150,398 118,378",
        (58, 62, 62, 50, 42),
        "red",
        ("176,352 160,380 166,410", "150,350 136,372 128,404", "206,290 192,320 196,350"),
        end=(4, 34),
        cuff=gauntlet("-20,30! 0,36 24,26! 20,4 14,-8! -4,0 -22,-2!", ("-8,4 -8,18 -6,30",)),
    )
    on_breast = Held(OPEN, (322, 336), 102, INKS, scale=1.11, mirrored=True)
    x, y = on_breast.wrist
    sleeve(
        art,
        [(364, 254), (408, 300), (420, 346), (388, 352), (x + 22, y + 2)],
        (60, 66, 64, 52, 44),
        "red",
        ("416,316 398,334 400,362", "392,282 380,302 388,324", "384,330 370,344 372,364"),
    )
    art.shape(spline("208,246 238,252 254,290 250,330 236,322 228,286"), INKS.red, None)
    art.shape(spline("330,240 362,236 366,258 350,300 336,318 324,280"), INKS.red, None)
    art.ink(brush("232,300 228,340 236,380", 2.4, 7, lively), brush("352,290 344,330 350,350", 2.4, 6, lively))
    open_shirt(art)
    cloth(art, "196,428! 280,440 372,412! 378,440! 284,468 184,456!", "green", (), angle=90, share=0.12)
    rosette_buckle(art, 286, 450, 24, 18)
    art.put(gauntlet("12,-20! 26,0 20,26! -2,20 -12,14! -4,-2 -6,-18!", ("16,-14 10,2 12,18",), angle=90), Place(x, y))
    on_breast.over(art)
    hat = Lean()
    feathered_hat(hat)
    art.group(hat, 276, 182, 1.06)
    return doubled(art)


def cavallo_di_denari() -> Canvas:
    art = upper_half()
    horse = HorseHead(
        390, 192, 0.97, 42, coat=BAY, coat_dark=BAY_DARK, light="#f3d8aa", mane=MANE, mane_light="#8f7150"
    )
    behind = Cut(rectangle(292, 46, 456, 470))
    horse.draw(behind)
    horse.bridle(behind, INKS.blue, INKS.red, INKS.yellow)
    art.adopt(behind)
    art.group(three_quarter(Face(nose="short", eyes=BLUE_EYES).haired(AUBURN)), 238, 142, 0.91, turn=-4)
    cloth(
        art,
        "322,300 360,330 398,372 424,410 434,500! 330,500!",
        "skin",
        ("376,370 396,410 398,460",),
        colours=(horse.coat, horse.coat_dark),
        share=0.4,
    )
    scalloped_strap(art, "318,366 352,392 392,408 430,412", 13, INKS.blue, INKS.blue, 8)
    _rump(art)
    cloth(
        art,
        "196,320 184,372 190,420 226,440 274,430 330,410! 312,360 300,318",
        "green",
        ("214,340 208,380 220,420", "244,338 244,380 256,424", "280,334 286,370 298,404"),
        share=0.3,
    )
    leg = cloth(
        art,
        "268,424 306,390 352,410 384,450 400,500! 270,500! 262,470",
        "blue",
        ("300,420 316,450 318,490", "340,430 356,460 360,490"),
        share=0.3,
    )
    braid(art, "300,396 330,428 350,464 358,500", 10, INKS.yellow, ())
    art.shape(leg, "none", INK, 2.8)
    _crupper(art)
    heraldic_bodice(art)
    bit = horse.bit
    reins: list[Point] = [(-10, -2), (32, 30), (84, 30), (bit[0] - 308, bit[1] - 342)]
    arm(
        art,
        Held(OPEN, (308, 342), 118, INKS, lambda art: rein(art, reins, INKS.blue), 0, scale=0.97, mirrored=True),
        "306,220 336,280 346,336",
        (54, 60, 58, 42),
        "red",
        ("330,300 316,320 322,346", "326,262 314,284 320,304"),
        end=(6, 3),
    )
    arm(
        art,
        Held(LIFTED, (80, 214), 10, INKS, lambda art: art.group(coin(67), 37, -95), 0, scale=1.2),
        "196,214 146,276 106,310 88,286",
        (54, 58, 58, 48, 38),
        "red",
        ("138,288 120,300 120,328", "168,250 156,272 160,292", "108,276 98,292 96,314"),
        end=(2, 34),
        cuff=gauntlet("-20,36! 2,42 24,34! 22,6 20,-4! 0,2 -18,0!", ("-6,6 -8,22 -4,34",)),
    )
    art.group(tall_cap(), 238, 142, 0.91)
    return doubled(art)


def _rump(art: Canvas) -> None:
    """The hind quarters of the horse, seen from behind at the lower left."""
    rump = cloth(
        art,
        "74,500! 66,450 84,412 124,380 176,368 224,384 258,420 276,462 284,500!",
        "skin",
        (),
        colours=(BAY, BAY_DARK),
        angle=24,
        share=0.3,
        back=0.2,
    )
    tail = spline("150,374! 138,396 128,424 134,450 122,500! 168,500! 160,452 164,420 172,376!")
    art.shape(tail, MANE, INK, 2.5)
    strands: list[list[Point]] = [
        [(154 + k * 4, 378), (140 + k * 5, 420), (142 + k * 4, 456), (132 + k * 7, 500)] for k in range(5)
    ]
    art.ink(brushes(2, *strands, steps=6, profile=lively))
    art.ink(
        brush("96,410 84,440 88,470", 2.4, 7),
        brush("214,400 232,430 238,466", 2.4, 7),
        brush("196,420 208,450 206,480", 2, 6),
    )
    art.shape(rump, "none", INK, 2.8)


def _crupper(art: Canvas) -> None:
    """The red and gold edge of the saddle round the rump."""
    line = "96,404 126,368 176,350 220,364 256,396 280,440 288,500"
    art.shape(ribbon(line, 30, 26), INKS.red, INK, 2.6)
    inner = ribbon("104,416 134,384 176,370 212,384 240,412 258,448 266,500", 11, 24)
    art.ink(hatch(ribbon(line, 30, 26), 60, 3.8, 0.4, "right", 1.5, 3))
    art.shape(inner, INKS.yellow, INK, 2.2).ink(hatch(inner, 60, 3.6, 0.34, "right", 1.2, 4))
    art.shape(ribbon("94,396 126,358 178,338 226,352", 4, 14), "#ff8a70", None)


def re_di_denari() -> Canvas:
    art = upper_half()
    cloth(
        art,
        "196,210 152,216 120,260 96,340 80,420 70,500! 190,500! 200,360",
        "red",
        ("136,260 112,340 104,430", "156,290 134,370 126,460", "172,330 156,400 152,470"),
        share=0.3,
        depth=12,
    )
    art.shape(ribbon("190,212 156,222 128,262 104,340 90,420 82,500", 5, 18), INKS.yellow, INK, 1.5)
    robe = cloth(
        art,
        "186,280 168,340 160,400 150,500! 340,500! 330,420 330,360 300,300",
        "green",
        ("190,340 184,400 190,460", "250,420 250,450 244,490"),
        share=0.3,
    )
    brocade(art, robe, INKS.green_dark, 34, 0.9)
    braid(art, "164,414 226,430 330,408", 27, INKS.yellow, (INKS.red, INKS.blue), 19, 0.22)
    sleeve(art, "172,380 176,430 188,500", (54, 56, 52), "blue", ("164,420 172,436 190,440",), round_start=False)
    cloth(art, "140,352! 172,362 208,350! 212,384! 174,396 136,384!", "yellow", (), angle=80, share=0.2)
    braid(art, "138,370 174,380 210,368", 14, INKS.yellow, (INKS.red, INKS.green), 14)
    axe = Held(FIST, (395, 426), 4, INKS, partial(halberd, foot=90, top=-204), 1, 0.96, 1.22, mirrored=True)
    x, y = axe.wrist
    creases = ("316,398 308,416 316,438", "334,402 328,418 334,438")
    sleeve(art, [(270, 372), (300, 414), (x, y - 4)], (62, 60, 46), "blue", creases)
    _cape(art)
    art.put(lambda art: braid(art, "-6,-24 2,-4 -2,18", 22, INKS.yellow, (INKS.red,), 13, 0.2), Place(x, y))
    axe.under(art)
    axe.over(art)
    art.group(coin(55), 392, 110)
    figure = profile(Face(stern=True).haired(BLACK))
    art.group(figure, 244, 167, 1.01, turn=2, scale_x=-1.01)
    art.group(royal_crown(128, 50), 230, 119, turn=-6)
    braid(art, "182,234 210,262 256,268 298,242", 20, INKS.yellow, (INKS.red, INKS.green), 14)
    clasp(art, 180, 232, 20)
    return doubled(art)


def _cape(art: Canvas) -> None:
    """The short cape of ermine with its gold brooch."""
    cape = ermine(art, "178,240 190,300 216,350 262,392 306,410 332,380 336,310 316,252 284,226 230,246", 22, 4)
    for line in ("200,300 240,326 290,330 328,318", "222,348 260,366 304,370 332,360"):
        art.ink(brush(line, 2, 9, lively))
    art.ink(hatch(cape, 30, 4.6, 0.14, "left", 1.2, 6))
    clasp(art, 296, 286, 18, INKS.red)
    art.shape(ellipse(296, 286, 23, 23), "none", INKS.ochre, 4).shape(ellipse(296, 286, 25.5, 25.5), "none", INK, 2)
