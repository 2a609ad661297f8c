"""What is worked on the breasts and belts of the Piacentine courts, in card units."""

from __future__ import annotations

import math

from kit.engraving import hatch, shadow
from kit.geometry import Point, curve, ellipse, joined, polygon, spline, symmetric
from kit.limbs import Limb
from kit.measures import resampled
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brushes, lively, ribbon
from kit.svg import INK, Canvas
from piacentine.dress import braid, brocade, clasp, cloth, ribbon_side, rosette_buckle, stripe


def open_shirt(art: Canvas) -> None:
    """The open neck of the coat: a yellow shirt between blue facings."""
    shirt = spline("222,246! 262,264 352,224! 352,290 330,360 320,430! 248,434! 236,350 226,290")
    art.shape(shirt, INKS.yellow, INK, 2.6).shape(shadow(shirt, 0.3), INKS.ochre, None)
    art.ink(hatch(shirt, 86, 7, 0.9, "both", 1.8, 3, vary=0.1), hatch(shirt, 0, 3.8, 0.24, "right", 1.4, 4))
    facing = spline("226,250! 262,264 346,228! 338,262 300,282 264,290 238,284!")
    art.shape(facing, INKS.blue, INK, 2.4).ink(hatch(facing, 8, 3.8, 0.34, "right", 1.4, 4))
    for line in ("222,246 228,300 238,360 249,434", "352,224 351,290 332,360 321,430"):
        stripe(art, line, 13, INKS.blue, "#8fb8e8")
    braid(art, "232,252 268,262 318,246 346,228", 11, INKS.yellow, (), 12)


def heraldic_bodice(art: Canvas) -> None:
    """The blue bodice with gold edges and a heart-shaped shield."""
    bodice = cloth(
        art,
        "196,188 186,240 198,290 196,332! 246,344 300,330! 302,286 318,236 306,190! 286,206 250,214 214,206 194,188!",
        "blue",
        ("212,280 214,310 208,334", "292,260 290,300 294,326"),
        share=0.3,
    )
    brocade(art, bodice, INKS.blue_dark, 32, 0.8)
    for line in ("212,200 206,250 220,300 222,338", "290,202 298,250 282,300 280,338"):
        stripe(art, line, 8, INKS.yellow)
    shield = symmetric("0,-34! 10,-26 25,-30! 27,-6 18,24 0,44!").moved(251, 272)
    art.shape(shield, INKS.yellow, INK, 2.5)
    heart = symmetric("0,-22! 9,-16 18,-20! 19,-4 12,18 0,32!").moved(251, 272)
    art.shape(heart, INKS.red, INK, 2).shape(shadow(heart, 0.5), INKS.red_dark, None)
    art.shape(polygon("251,256 256,264 251,272 246,264"), INKS.yellow, INK, 1.3)
    art.ink(hatch(heart, 0, 3.2, 0.4, "right", 1.2, 3)).shape(heart, "none", INK, 2)
    for x, y in ((226, 224), (276, 224)):
        art.disc(x, y, 5.5, INKS.yellow, INK, 1.8).disc(x, y, 2, INKS.red, None)
    braid(art, "190,186 214,208 250,216 286,208 312,186", 20, INKS.green, (INKS.yellow,), 12, 0.2)


def flap_collar(art: Canvas) -> None:
    """The pointed collar on the right shoulder: blue, white and gold."""
    for points, fill in (
        ("262,240! 300,234 352,256! 290,318!", INKS.yellow),
        ("264,242! 300,240 340,257! 287,304!", PAPER),
        ("268,244! 300,244 328,257! 285,290!", INKS.blue),
    ):
        shape = spline(points)
        art.shape(shape, fill, INK, 2.3).ink(hatch(shape, 20, 3.8, 0.3, "right", 1.3, 3))


def sash(art: Canvas) -> None:
    """The gold sash from the shoulder to the hip, with green leaves and red stones."""
    line = curve("172,246 214,306 262,366 344,470")
    band = ribbon(line, 46, 10)
    art.shape(band, INKS.yellow, INK, 2.7).shape(ribbon(line.moved(11, -7), 20, 10), INKS.ochre, None)
    art.ink(hatch(band, -35, 4, 0.18, "right", 1.4, 3))
    limb = Limb(line, (46, 46))
    for side in (-0.78, 0.78):
        edge: list[Point] = [(x + a[0] * h * side, y + a[1] * h * side) for (x, y), _, a, h in limb.frames(10)]
        art.shape(curve(edge), "none", INK, 1.4)
    for index, (x, y) in enumerate(resampled(line, 14)[1:14:2]):
        if index % 2:
            clasp(art, x, y, 9)
            continue
        for turn in (0, 90, 180, 270):
            leaf = spline("0,-3! 5,-8 4,-15! 0,-19! -4,-15 -5,-8").rotated(turn + 8).moved(x, y)
            art.shape(leaf, INKS.green_dark, INK, 1.4)
    art.shape(band, "none", INK, 2.7)


def gold_front(art: Canvas) -> None:
    """The blue front between the halves of the coat, with two embroidered gold bands and white lacing."""
    front = cloth(art, "176,246! 324,246! 316,360 310,500! 186,500! 180,360", "blue", (), share=0.16, back=0.1)
    for side in (-1, 1):
        points = ((66, 256), (24, 268), (18, 380), (16, 440), (50, 440), (56, 380))
        nodes = [(250 + side * x, float(y), 0) for x, y in points]
        band = spline(nodes)
        art.shape(band, INKS.yellow, INK, 2.5).shape(shadow(band, 0.26), INKS.ochre, None)
        art.ink(hatch(band, 4, 3.6, 0.26, "right", 1.3, 3))
        for index in range(5):
            t = index / 5
            x, y = 250 + side * (44 - 12 * t), 280 + index * 30
            loop = curve(
                [(x - 9, y - 8), (x + 3, y - 12), (x + 10, y - 2), (x + 3, y + 7), (x - 6, y + 4), (x - 3, y - 3)]
            )
            art.shape(loop if index % 2 else loop.mirrored(x), "none", INK, 4.6)
            art.shape(loop if index % 2 else loop.mirrored(x), "none", "#fff0b0", 1.9)
            art.disc(x, y + 14, 3, INKS.red, INK, 1.2)
        art.shape(band, "none", INK, 2.5)
        lace: list[Point] = [(250 + side * (70 - 10 * k / 10 + 5 * (k % 2)), 262.0 + 14 * k) for k in range(13)]
        art.shape(polygon(lace, closed=False), "none", INK, 7).shape(polygon(lace, closed=False), "none", PAPER, 3.6)
    pleats: list[list[Point]] = [[(250 + x, 272), (250 + x * 0.9, 430)] for x in (-12, -4, 4, 12)]
    art.ink(brushes(2, *pleats, steps=3, profile=lively)).shape(front, "none", INK, 2.8)


def belt_knot(art: Canvas) -> None:
    """The red sash with two gold roses, and the great gold knot that both halves share."""
    cloth(art, "184,400! 250,410 316,400! 320,440 312,452! 250,460 188,452! 180,440", "red", (), angle=90, share=0.2)
    knot = spline("150,500! 150,452 166,424 206,414 250,426 294,414 334,424 350,452 350,500!")
    art.shape(knot, INKS.yellow, INK, 2.8).shape(shadow(knot, 0.2), INKS.ochre, None)
    rays: list[list[Point]] = []
    for index in range(17):
        angle = math.radians(188 + index * 10.2)
        rays.append(
            [
                (250 + 20 * math.cos(angle), 472 + 14 * math.sin(angle)),
                (250 + 88 * math.cos(angle), 474 + 46 * math.sin(angle)),
            ]
        )
    art.ink(brushes(2.2, *rays, steps=3), hatch(knot, 0, 3.6, 0.16, "right", 1.3, 3))
    art.shape(
        ribbon("158,500 160,456 178,434 210,426 250,436 290,426 322,434 340,456 342,500", 5, 20), INKS.ochre, INK, 1.6
    )
    art.shape(ellipse(250, 472, 26, 22), INKS.ochre, INK, 2.4).shape(ellipse(250, 472, 15, 12), INKS.red, INK, 1.8)
    art.shape(knot, "none", INK, 2.8)
    for x in (214, 286):
        rosette_buckle(art, x, 420, 19, 18)


def guilloche_belt(art: Canvas) -> None:
    """A broad gold belt with two strands that cross round blue stones."""
    upper, lower = curve("160,384 246,400 336,382"), curve("162,438 246,454 336,436")
    belt = joined(upper.whole(), lower.whole().reversed())
    art.shape(belt, INKS.yellow, INK, 2.8).shape(shadow(belt, 0.14), INKS.ochre, None)

    def at(x: float, share: float) -> Point:
        t = (x - 160) / 176
        return x, 384 + 15 * (1 - (2 * t - 1) ** 2) + share * 54

    for index in range(7):
        x, y = at(166 + (index * 4 + 2) * 164 / 28, 0.5)
        art.shape(ellipse(x, y, 8.6, 9.6), INKS.blue, INK, 1.8).disc(x - 2.4, y - 2.8, 2, "#a9c9ef", None)
    for sign in (1, -1):
        strand = [at(166 + k * 164 / 28, 0.5 + sign * math.sin(k * math.pi / 4) * 0.27) for k in range(29)]
        art.shape(curve(strand), "none", INK, 8.6).shape(curve(strand), "none", "#fbe089", 4.8)
    for share in (0.1, 0.9):
        art.shape(curve([at(162 + k * 12.3, share) for k in range(15)]), "none", INK, 1.8)
    art.ink(hatch(belt, 90, 4, 0.1, "left", 1.4, 3), hatch(belt, 90, 4, 0.12, "right", 1.4, 4))
    art.shape(belt, "none", INK, 2.8)


def frog(art: Canvas, x: float, y: float) -> None:
    """A gold loop of braid with its button."""
    art.shape(curve([(x - 17, y - 2), (x - 9, y - 9), (x, y), (x + 9, y - 9), (x + 17, y - 2)]), "none", INK, 7)
    art.shape(
        curve([(x - 17, y - 2), (x - 9, y - 9), (x, y), (x + 9, y - 9), (x + 17, y - 2)]), "none", INKS.yellow, 3.6
    )
    art.disc(x, y + 1, 4.6, INKS.yellow, INK, 1.6)


def laced_bodice(art: Canvas) -> None:
    """The red bodice with its gold border, blue edges and lozenges, necklace and belt."""
    bodice = cloth(
        art,
        "176,244! 172,300 184,350 184,388! 248,400 314,388! 314,350 326,300 320,244! 290,236 248,276 208,236",
        "red",
        (),
        share=0.26,
    )
    for side in (-1, 1):
        for row in range(6):
            for column in range(2):
                x = 248 + side * (50 + column * 11 - row * 1.6)
                art.disc(x, 284 + row * 17 + column * 8, 3.6, INKS.red_dark, INK, 1.6)
        edge = [(248 + side * x, float(y)) for x, y in ((62, 242), (50, 276), (30, 318), (20, 392))]
        stripe(art, edge, 34, INKS.yellow)
        limb = Limb(curve(edge), (34, 34))
        for place in (-0.9, 0.9):
            line: list[Point] = [(x + a[0] * h * place, y + a[1] * h * place) for (x, y), _, a, h in limb.frames(12)]
            art.shape(ribbon(line, 6, 12), INKS.blue, INK, 1.5)
        for index, (x, y) in enumerate(resampled(curve(edge), 12)[1:12:2]):
            scroll = curve([(x - 7, y - 7), (x + 4, y - 9), (x + 6, y + 1), (x - 2, y + 4), (x - 3, y - 2)])
            art.shape(scroll.mirrored(x) if index % 2 else scroll, "none", INK, 2.2)
            art.disc(x, y + 9, 2.6, INKS.red, INK, 1.1)
    strip = polygon([(234, 282), (262, 282), (259, 396), (237, 396)])
    art.shape(strip, PAPER, INK, 2).ink(hatch(strip, 0, 4, 0.3, "right", 1.2, 3))
    for index in range(5):
        y = 296 + index * 22
        stone = polygon([(248, y - 11), (258, y), (248, y + 11), (238, y)])
        art.shape(stone, INKS.yellow, INK, 1.9)
        small = polygon([(248, y - 5), (252.6, y), (248, y + 5), (243.4, y)])
        art.shape(small, (INKS.red, INKS.blue)[index % 2], INK, 1.2)
    art.shape(bodice, "none", INK, 2.8)
    braid(art, "196,236 214,264 248,276 282,264 300,236", 12, INKS.blue, (INKS.yellow,), 12, 0.26)
    for index, (x, y) in enumerate(resampled(curve("212,232 226,252 248,259 270,252 284,232"), 12)):
        art.disc(x, y, 4.4, (INKS.red, PAPER)[index % 2], INK, 1.4)
    stripe(art, "184,384 248,398 314,384", 22, INKS.blue, "#8fb8e8")
    rosette_buckle(art, 248, 396, 20, 15)


def baldric(art: Canvas) -> None:
    """The gold band across the back, with leaves and a heart."""
    line = curve("296,216 240,262 196,298 150,342")
    band = ribbon(line, 44, 8)
    art.shape(band, INKS.yellow, INK, 2.7).shape(ribbon_side(line, 18, -1), INKS.ochre, None)
    art.ink(hatch(band, 40, 4, 0.2, "right", 1.4, 3))
    limb = Limb(line, (44, 44))
    for side in (-0.8, 0.8):
        edge: list[Point] = [(x + a[0] * h * side, y + a[1] * h * side) for (x, y), _, a, h in limb.frames(8)]
        art.shape(curve(edge), "none", INK, 1.5)
    for x, y in ((276, 233), (188, 306)):
        for turn in (0, 90, 180, 270):
            art.shape(
                spline("0,-3! 5,-8 4,-14! 0,-18! -4,-14 -5,-8").rotated(turn + 40).moved(x, y),
                INKS.green_dark,
                INK,
                1.4,
            )
    heart = spline("0,-6! 7,-13 14,-6 9,5 0,15! -9,5 -14,-6 -7,-13").rotated(45).moved(232, 270)
    art.shape(heart, PAPER, INK, 2).shape(heart.moved(-232, -270).scaled(0.6).moved(232, 270), INKS.red, INK, 1.4)
    art.shape(band, "none", INK, 2.7)
