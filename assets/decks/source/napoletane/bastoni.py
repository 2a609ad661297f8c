"""The courts of bastoni of the Napoletane, on green plinths; coordinates are those of the card, 500 x 830."""

from __future__ import annotations

from functools import partial

from kit.canvases import Lean
from kit.engraving import hatch
from kit.figures import ruff
from kit.hair import Face
from kit.heads import profile, three_quarter
from kit.hold import CLENCHED, FIST, OPEN, PINCH, Held, hold
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brushes
from kit.svg import INK, Canvas
from napoletane import clubs
from napoletane.dress import (
    FACES,
    HEAD,
    cuff_across,
    leg,
    lozenge,
    mounted_plinth,
    plinth,
    riding_leg,
    shoe,
    zigzag_cuff,
)
from napoletane.emblem import emblem
from napoletane.headgear import CROWNS, flat_cap
from napoletane.horse_heads import LOWERED, Side
from napoletane.horses import WALKING, Horse
from napoletane.woodcut import band, folds, form, hose, pleated, puff, sleeve


def gripped_club(art: Canvas, height: float, below: float) -> None:
    """An upright club held at the origin, `below` of its foot under the hand."""
    art.group(clubs.straight_club(), 0, below - height * 0.5, height / 320)


def fante_di_bastoni() -> Canvas:
    art = Lean()
    plinth(art, 80, 704, 350, 44, "green")
    leg(art, "308,562 314,612 312,656 310,704", "yellow", (46, 50, 53, 40, 28, 24))
    shoe(art, (306, 706), "white", front=False)
    leg(art, "226,562 216,612 206,656 200,702", "yellow", (46, 50, 53, 40, 28, 24))
    shoe(art, (198, 706), "white", front=False)
    far = form(
        art, "262,360 268,430 274,500 282,552! 312,560 342,548! 350,500 356,440 352,380 330,350", "red", share=0.5
    )
    near = form(
        art,
        "228,372 210,420 200,490 198,548! 228,560 262,552! 284,500 318,452 344,410 352,378 340,350 290,344",
        "red",
        angle=16,
        share=0.42,
    )
    folds(art, near, "red", ("332,366 318,420 286,470 268,530", "222,400 212,470 210,540"), 14, 4.6)
    folds(art, far, "red", ("340,420 332,480 330,544",), 12, 4)
    for line, inner in (
        ("192,552 228,570 268,554", "200,566 230,580 258,568"),
        ("276,554 310,568 350,550", "284,566 312,578 340,564"),
    ):
        band(art, line, 20, "green")
        band(art, inner, 16, "green")
    lowered = Held(CLENCHED, (370, 420), 4, INKS, scale=0.92)
    hold(
        art,
        lowered,
        lambda wrist: sleeve(art, (372, 300), (376, 356), wrist, "blue", (46, 44, 42, 36, 28)),
        lambda wrist: cuff_across(art, wrist, (376, 356), 38, "yellow", 26),
    )
    bodice = form(
        art,
        "262,214 246,246 252,300 240,350 232,376! 266,360 310,350 346,336! 360,300 366,250 352,220 320,206",
        "yellow",
        angle=14,
        share=0.42,
    )
    folds(
        art,
        bodice,
        "yellow",
        ("322,226 334,280 336,334", "262,240 270,300 258,350", "296,232 302,290 300,340"),
        10,
        3.8,
    )
    puff(
        art,
        "346,226 376,236 398,268 400,296 384,314 362,310 350,280",
        "green",
        "352,236 362,272 370,304",
        "378,244 394,274 390,304",
    )
    club = Held(FIST, (136, 322), 6, INKS, partial(gripped_club, height=296, below=58), tilt=8, scale=0.84)
    hold(
        art,
        club,
        lambda wrist: sleeve(art, (262, 300), (232, 326), wrist, "blue", (46, 44, 42, 38, 28)),
        lambda wrist: cuff_across(art, wrist, (232, 326), 38, "yellow", 24),
    )
    puff(
        art,
        "290,226 256,232 228,254 218,284 228,308 256,314 282,300 292,262",
        "green",
        "282,236 246,254 230,300",
        "288,256 284,286 258,308",
        7,
    )
    art.group(profile(FACES["8b"]), 300, 160, HEAD)
    ruff(art, "268,204 288,220 312,226 340,222 362,208", 26, INKS.white, 13)
    band(art, "272,204 296,216 322,218 346,206", 10, "yellow")
    cap = Lean()
    flat_cap(cap, True)
    return art.group(cap, 300, 160, HEAD, 6)


def cavallo_di_bastoni() -> Canvas:
    art = Lean()
    mounted_plinth(art, 64, 470, -42, "green")
    side = Side(left=True)
    mane = Face().haired(("#8f7f68", "#352a1e", "#c9b999"))
    horse = Horse(
        side,
        LOWERED,
        WALKING,
        "#a89a86",
        "#6e6150",
        mane,
        reach=104,
        wave=3,
        tail="86,390 58,394 46,430 44,490 54,540 58,596",
    )
    horse.draw(art)
    horse.strap(art, "222,490 280,474 324,450 360,428 394,412", 17, INKS.green, INKS.yellow)
    horse.strap(art, "328,452 336,484 336,516", 15, INKS.green, INKS.yellow)
    x, y = side.at(328, 450)
    art.disc(x, y, 13, INKS.yellow, INK, 2.8).disc(x, y, 5.4, INKS.red, INK, 2)
    saddle = side.spline("150,362! 200,368 250,360! 262,388 236,400 180,402 140,392")
    form(art, saddle, "green", angle=6, share=0.7)
    inside = horse.saddle_cloth(
        art,
        INKS.yellow,
        INKS.yellow,
        INKS.ochre,
        INKS.green,
        "80,392! 150,402 244,392! 256,444 252,510! 172,522 90,506! 78,450",
        "lozenges",
    )
    left, top, right, bottom = inside.bounds()
    art.group(emblem(), (left + right) / 2 + 16, (top + bottom) / 2 + 4, 0.3)
    riding_leg(art, side, "red", "white", "red")
    sleeve(art, (258, 226), (222, 290), (242, 332), "yellow", (44, 42, 40, 34, 26))
    jacket = form(
        art,
        "250,210 238,250 244,300 236,362! 280,374 330,362! 322,304 338,258 332,212 308,198 274,198",
        "yellow",
        share=0.34,
    )
    folds(
        art,
        jacket,
        "yellow",
        ("266,216 262,280 262,364", "284,212 282,280 286,368", "302,212 304,280 306,368", "320,216 320,280 318,360"),
        6,
        3,
    )
    band(art, "238,360 282,374 330,360", 11, "red")
    horse.bridle(art, INKS.yellow, INKS.red, (232, 344))
    Held(PINCH, (230, 346), -62, INKS, scale=0.62, mirrored=True).over(art)
    cuff_across(art, (240, 332), (222, 290), 26, "white")
    club = Held(FIST, (310, 318), 14, INKS, partial(gripped_club, height=270, below=56), tilt=16, scale=0.78)
    hold(
        art,
        club,
        lambda wrist: sleeve(art, (326, 226), (368, 288), wrist, "yellow", (46, 46, 44, 38, 27)),
        lambda wrist: cuff_across(art, wrist, (368, 288), 30, "white"),
        before=True,
    )
    art.group(profile(FACES["9b"]), 274, 146, HEAD)
    ruff(art, "246,192 262,206 280,210 302,206 318,192", 22, INKS.white, 12)
    cap = Lean()
    flat_cap(cap, False)
    return art.group(cap, 276, 146, HEAD, -4)


def re_di_bastoni() -> Canvas:
    art = Lean()
    plinth(art, 62, 718, 388, 44, "green")
    inner = "170,300 150,400 150,500 164,590 190,660 222,690! 290,700 356,726! 372,690 362,560 350,440 330,280"
    ground = form(art, inner, "red", angle=60, share=0.2, back=0, shade=0)
    art.ink(hatch(ground, 62, 6, 0.98, "both", 3.6, 9, vary=0.05))
    folds(art, ground, "red", ("176,400 180,520 206,640", "330,440 344,560 352,690"), 14, 4.6)
    cloak = form(
        art,
        "306,196 336,220 352,280 366,360 372,440 364,520! 374,600 382,680 398,726 388,744 364,746 350,730! 360,690 "
        "352,600 340,500 338,400 326,290 300,220",
        "blue",
        share=0.5,
    )
    folds(
        art,
        cloak,
        "blue",
        ("322,230 346,330 354,440 352,510", "360,540 366,620 376,700", "356,450 350,520 356,600"),
        11,
        4.4,
    )
    art.disc(376, 734, 9, "none", INK, 2.6)
    end = form(
        art, "124,440 112,500 106,560 104,604! 122,594 134,616! 152,600! 148,540 150,490 154,436", "blue", share=0.5
    )
    folds(art, end, "blue", ("132,450 120,520 120,590", "144,450 138,530 136,606"), 8, 3.6)
    hose(art, "272,486 282,552 270,608 258,650 258,700", (56, 54, 46, 46, 36, 25), "yellow")
    hose(art, "214,486 218,552 228,608 226,650 226,704", (56, 54, 46, 46, 36, 25), "yellow")
    for x, y, line in ((258, 698, "258,640 258,670 258,700"), (225, 704, "227,644 226,676 224,706")):
        hose(art, line, (44, 38, 28), "white", share=0.3)
        laces = [
            [(x - 18.0 + 2 * k, y - 56 + 12 * k), (x, y - 50 + 12 * k), (x + 19 - 2 * k, y - 56 + 12 * k)]
            for k in range(5)
        ]
        art.ink(brushes(2.4, *laces, steps=4))
    shoe(art, (264, 698), "white", front=False, mirrored=True)
    shoe(art, (222, 708), "white", turn=-16)
    pleated(
        art,
        "204,378 194,440 182,484! 214,492 250,488 290,492 336,484! 324,430 312,378",
        "green",
        "208,380 200,440 188,486",
        "310,380 322,440 332,486",
        9,
        5,
    )
    art.group(three_quarter(FACES["10b"]).group(CROWNS["10b"], 4, -40, 1 / HEAD, -2), 262, 148, HEAD, 0, -HEAD)
    body = form(
        art,
        "206,196 196,250 206,310 200,350! 254,364 312,348! 310,300 322,246 312,198 280,188 236,188",
        "green",
        share=0.5,
    )
    folds(
        art,
        body,
        "green",
        (
            "220,210 216,280 220,350",
            "240,206 238,280 242,356",
            "262,206 264,280 264,358",
            "284,210 288,280 286,354",
            "302,214 304,280 302,348",
        ),
        9,
        3.6,
    )
    band(art, "199,352 256,366 313,350", 18, "yellow")
    lozenge(art, 270, 364, 12, "red", "yellow")
    club = Held(
        FIST, (420, 384), 3, INKS, partial(gripped_club, height=330, below=72), tilt=2, scale=0.84, mirrored=True
    )
    hold(
        art,
        club,
        lambda wrist: sleeve(art, (332, 280), (358, 332), wrist, "yellow", (44, 42, 40, 34, 26)),
        lambda wrist: zigzag_cuff(art, (wrist[0] + 2, wrist[1] + 2), 122, 28, "white"),
    )
    lowered = Held(OPEN, (128, 424), 6, INKS, scale=0.82, mirrored=True)
    hold(
        art,
        lowered,
        lambda wrist: sleeve(art, (186, 280), (152, 352), wrist, "yellow", (44, 42, 40, 34, 26)),
        lambda wrist: zigzag_cuff(art, (wrist[0], wrist[1] + 2), 192, 29, "yellow"),
    )
    puff(
        art,
        "206,198 176,204 154,230 150,262 168,280 196,276 208,246",
        "blue",
        "196,204 166,226 158,268",
        "206,214 204,250 190,274",
        6,
    )
    puff(
        art,
        "312,198 340,206 358,232 360,262 344,280 320,276 308,246",
        "blue",
        "314,206 316,244 324,274",
        "338,208 354,236 352,270",
        6,
    )
    band(art, "228,194 246,208 264,212 284,208 300,192", 11, "red")
    band(art, "236,184 250,196 264,199 280,196 292,182", 9, "white")
    return art
