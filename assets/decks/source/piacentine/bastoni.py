"""The three courts of bastoni of the Piacentine, in card units."""

from __future__ import annotations

from kit.canvases import Cut, Placed
from kit.cutting import rectangle
from kit.engraving import hatch, shadow
from kit.geometry import Point, curve, ellipse, parse_nodes, polygon, spline
from kit.hair import AUBURN, BLACK, GREY, YOUNG, Face
from kit.heads import frontal, profile
from kit.hold import FIST, OPEN, Held
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, ribbon
from kit.svg import INK, Canvas
from piacentine.arms import arm, gauntlet
from piacentine.courts import doubled, upper_half
from piacentine.dress import braid, brocade, clasp, cloth, sleeve, stripe
from piacentine.fronts import baldric, frog, laced_bodice
from piacentine.hats import fur_cap, striped_turban
from piacentine.headgear import royal_crown
from piacentine.horses import HorseHead, eye_ring, rein
from piacentine.props import club, mace


def fante_di_bastoni() -> Canvas:
    art = upper_half()
    art.group(frontal(YOUNG.haired(AUBURN)), 246, 167, 0.95)
    skirt = cloth(
        art,
        "186,386! 248,398 312,386! 332,430 342,500! 156,500! 166,430",
        "red",
        ("206,404 196,440 184,490", "292,404 302,440 314,490"),
        share=0.24,
    )
    for index, y in enumerate((418, 446)):
        for x in (222, 274):
            frog(art, x - index * (4 if x < 248 else -4), y)
    art.ink(brush("250,400 250,500", 3, 4, lively)).shape(skirt, "none", INK, 2.8)
    laced_bodice(art)
    mace(Placed(art, 382, 156, 0.96, 8), 290)
    _bent_arm(art, 1)
    _bent_arm(art, -1)
    art.group(fur_cap(), 246, 167, 0.95)
    return doubled(art)


def _bent_arm(art: Canvas, side: int) -> None:
    """An arm on the hip: green puffed shoulder, red sleeve, gold cuff and the hand."""

    def at(points: str) -> str:
        words = []
        for word in points.split():
            x, y = word.rstrip("!").split(",")
            words.append(f"{248 + side * float(x):g},{y}" + ("!" if word.endswith("!") else ""))
        return " ".join(words)

    hand = Held(OPEN, (248 + side * 84, 408), side * 58, INKS, scale=1.1, mirrored=side < 0)
    x, y = hand.wrist
    sleeve(
        art,
        [*parse_nodes(at("140,306 176,344 178,366 134,392")), (x + side * 18, y - 3)],
        (48, 60, 62, 50, 38),
        "red",
        (at("168,338 150,350 148,376"), at("140,364 128,380 130,402")),
    )
    cloth(art, at("122,374! 108,400 112,432! 92,428 80,418! 84,396 98,374!"), "yellow", (), angle=80, share=0.2)
    braid(art, at("106,376 94,402 94,426"), 13, INKS.blue_dark, (INKS.yellow,), 14, 0.26)
    hand.over(art)
    puff = cloth(
        art,
        at("66,242 104,232 140,250 158,290 148,322 116,334 88,318 72,284"),
        "green",
        (at("96,244 112,280 108,324"), at("124,248 138,282 132,322")),
        share=0.36,
        angle=14,
    )
    art.ink(brushes(1.8, at("82,246 92,284 94,314"), at("110,240 126,280 120,326"), steps=7))
    art.shape(puff, "none", INK, 2.8)


def cavallo_di_bastoni() -> Canvas:
    art = upper_half()
    horse = HorseHead(
        357, 190, 1.04, 31, coat="#d9cfc0", coat_dark="#9b8f80", light="#f4eee2", mane="#6a6259", mane_light="#b9b0a3"
    )
    behind = Cut(rectangle(286, 46, 456, 470))
    horse.draw(behind)
    horse.bridle(behind, INKS.blue, INKS.red, INKS.yellow)
    art.adopt(behind)
    bit = horse.bit
    rein(art, [bit, (400, 372), (352, 376), (300, 344)], INKS.blue, 8)
    eye_ring(art, bit[0] + 2, bit[1] + 14, 9, INKS.blue)
    cloth(
        art,
        "284,236! 318,290 340,348 372,380 404,412 430,440 456,500! 280,500!",
        "skin",
        ("360,380 380,420 384,460",),
        colours=(horse.coat, horse.coat_dark),
        share=0.3,
    )
    rump = cloth(
        art,
        "44,462 70,440 120,430 200,440 300,424 380,432 430,448 456,464! 456,500! 44,500!",
        "skin",
        ("120,440 130,460 128,490",),
        colours=(horse.coat, horse.coat_dark),
        share=0.3,
    )
    art.shape(rump, "none", INK, 2.8)
    _skirt_and_saddle(art)
    art.group(profile(Face(nose="short").haired(BLACK)), 256, 146, 0.89, turn=-2)
    jacket = cloth(
        art,
        "186,206 152,232 150,290 160,350! 216,360 274,350! 300,290 306,236 284,208! 236,226",
        "red",
        ("172,250 180,300 174,340", "290,250 280,300 268,340", "230,300 232,330 228,352"),
        share=0.3,
        depth=12,
    )
    art.ink(brush("232,226 226,280 224,356", 2, 7))
    art.shape(jacket, "none", INK, 2.8)
    baldric(art)
    stripe(art, "156,350 216,364 278,348", 26, INKS.green_dark)
    zigzag: list[Point] = [(160 + 9.6 * k, 353.0 + 9 * (1 - abs(k - 6) / 6) - 5 * (k % 2)) for k in range(13)]
    art.shape(polygon(zigzag, closed=False), "none", INKS.yellow, 3.2)
    club(art, "80,92 100,178 124,262 158,366", (64, 80, 66, 44, 30), 4)
    sleeve(
        art,
        "292,236 330,286 322,340 300,362",
        (58, 64, 62, 46),
        "blue",
        ("340,300 322,316 316,340", "308,340 300,352 302,368"),
    )
    arm(
        art,
        Held(FIST, (143, 322), -16, INKS, scale=1.14, mirrored=True),
        "176,224 130,240 96,284",
        (52, 66, 70, 54),
        "blue",
        ("84,290 104,302 108,326", "150,232 132,250 130,276", "104,262 120,272 128,292"),
        end=(2, -16),
        cuff=lambda art: stripe(art, "-20,-16 0,-4 20,-22", 20, INKS.yellow),
    )
    _fur_collar(art)
    art.group(striped_turban(), 256, 146, 0.89)
    return doubled(art)


def _skirt_and_saddle(art: Canvas) -> None:
    """The skirts of the jacket, the gold hem, and the scalloped saddle at the left."""
    cloth(art, "252,420 300,440 332,500! 210,500! 226,440", "green", ("270,440 276,470 274,500",), share=0.3)
    cloth(
        art, "160,362 150,420 226,436 320,398 306,352!", "red", ("196,370 190,400 196,430", "250,368 254,396 262,420")
    )
    for x, y in ((220, 384), (240, 400), (268, 376), (286, 392), (204, 404)):
        art.disc(x, y, 4.6, INKS.yellow, INK, 1.6)
    braid(art, "214,446 262,434 306,412 330,388", 24, INKS.yellow, (INKS.red, INKS.green), 17, 0.22)
    saddle = spline(
        "64,470! 70,430 84,418! 84,396 104,380 126,384! 140,366 168,364 180,382! "
        "202,384 214,404 210,424! 224,440 226,470!"
    )
    art.shape(saddle, INKS.blue, INK, 2.8).ink(hatch(saddle, 20, 4, 0.3, "right", 1.5, 3))
    inner = spline(
        "82,480! 86,440 98,430! 98,410 108,396 130,400! 142,382 162,380 172,396! "
        "188,398 198,410 194,432! 206,444 208,480!"
    )
    art.shape(inner, INKS.yellow, INK, 2.4).shape(shadow(inner, 0.3), INKS.ochre, None)
    for x, y, turn in ((118, 432, -18), (154, 414, 0), (182, 436, 18)):
        oval = ellipse(x, y, 13, 21).rotated(turn, x, y)
        art.shape(oval, INKS.red, INK, 2.2).shape(shadow(oval, 0.4), INKS.red_dark, None)
        art.shape(ellipse(x - 3, y - 6, 3.4, 6).rotated(turn, x, y), "#ff9d84", None)
    art.shape(ribbon("70,470 110,456 160,454 222,464", 12, 12), INKS.red, INK, 2.2)
    art.shape(saddle, "none", INK, 2.8)


def _fur_collar(art: Canvas) -> None:
    """A white fur at the nape."""
    fur = spline(
        "196,206! 204,196 214,202! 224,192 236,200! 248,192 260,198! 270,190 284,196! "
        "296,196 300,210! 286,218 280,228! "
        "264,222 254,232! 240,224 228,232! 218,222 206,226! 202,216"
    )
    art.shape(fur, PAPER, INK, 2.3)
    art.ink(
        hatch(fur, 80, 4.2, 0.5, "right", 1.2, 3),
        brushes(1.6, "214,206 218,214", "234,206 238,216", "256,204 260,214", "278,202 282,210", steps=3),
    )


def _king_club(art: Canvas) -> None:
    """The king's club, leaning to the left of his fist."""
    club(art, "-21,-190 -15,-100 3,10 25,148", (46, 72, 58, 40, 24), 7)


def re_di_bastoni() -> Canvas:
    art = upper_half()
    cloth(
        art,
        "150,260 100,300 72,350 52,420 46,500! 140,500! 150,400",
        "red",
        ("96,330 80,400 74,470", "120,330 104,400 100,470"),
        share=0.4,
        depth=12,
    )
    cloth(art, "330,236 384,262 420,310 440,380 446,500! 340,500!", "red", ("420,350 430,410 428,470",), share=0.3)
    robe = cloth(
        art,
        "160,280 148,340 156,400 140,500! 366,500! 352,420 350,340 338,268 250,250",
        "green",
        ("220,340 206,400 210,470", "270,330 266,390 280,460", "320,320 314,380 330,450", "176,340 172,390 178,430"),
        depth=13,
        share=0.24,
    )
    brocade(art, robe, INKS.green_dark, 40, 0.8)
    for line in ("140,372 190,404 250,428 330,436 372,430", "150,350 206,396 256,438 300,474"):
        stripe(art, line, 17, "#3b3a44")
        art.shape(curve(line).moved(0, -2), "none", "#8c8a98", 2)
    buckle = spline("236,414! 268,422! 264,452! 232,444!")
    art.shape(buckle, INKS.yellow, INK, 2.6).shape(
        buckle.moved(-250, -433).scaled(0.5).moved(250, 433), INKS.red, INK, 1.8
    )
    sleeve(
        art,
        "342,262 392,318 404,390 396,500",
        (66, 78, 74, 64),
        "blue",
        ("420,400 400,410 392,430", "366,420 384,440 386,462"),
    )
    for line in ("342,318 384,324 424,300", "346,340 390,346 432,322"):
        braid(art, line, 13, INKS.yellow, (INKS.red,), 14, 0.2)
    art.shape(curve("350,330 388,336 428,312"), "none", INKS.red, 4)
    art.group(profile(Face(stern=True, nose="hooked").haired(GREY)), 246, 164, 1.0, turn=-2)
    drape = cloth(
        art,
        "206,232 164,240 138,270 128,312 150,322! 210,338 266,318 312,280 346,244 322,222! 268,262",
        "red",
        (
            "160,262 200,290 250,290 300,258",
            "146,286 196,314 256,308 310,268",
            "176,246 210,268 250,268 290,248",
        ),
        angle=30,
        share=0.2,
        depth=9,
    )
    art.shape(drape, "none", INK, 2.8)
    braid(art, "198,226 222,250 258,256 296,246 320,226", 17, INKS.yellow, (INKS.blue, INKS.red), 13)
    clasp(art, 324, 234, 19)
    arm(
        art,
        Held(FIST, (121, 290), -58, INKS, _king_club, 0, scale=1.21, mirrored=True),
        "164,470 124,440 104,400",
        (60, 58, 50, 38),
        "blue",
        ("100,420 116,420 132,404", "120,446 132,440 146,424"),
        end=(-1, 29),
        cuff=gauntlet("-25,9! -3,25 23,17! 21,1 15,-11! -5,-5 -25,-11!", share=0.24),
    )
    art.group(royal_crown(126, 50), 258, 116, turn=4)
    return doubled(art)
