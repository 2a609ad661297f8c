"""The three courts of spade of the Piacentine, in card units."""

from __future__ import annotations

from functools import partial

from kit.canvases import Lean
from kit.engraving import hatch, scattered
from kit.figures import buttons
from kit.geometry import Node, Point, polygon, spline, symmetric
from kit.hair import BLACK, BLUE_EYES, CHESTNUT, Face
from kit.heads import three_quarter
from kit.hold import FIST, OPEN, PINCH, Held
from kit.ornaments import crown
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, ribbon, tapering
from kit.svg import INK, Canvas, Place
from piacentine.arms import arm, narrow_cuff
from piacentine.courts import doubled, upper_half
from piacentine.dress import braid, brocade, clasp, cloth, collar, ermine, sleeve, stripe
from piacentine.fronts import belt_knot, gold_front, guilloche_belt
from piacentine.hats import plumed_cap, slouch_hat
from piacentine.headgear import royal_crown
from piacentine.horses import HorseHead, rein
from piacentine.props import cross_sword, jewelled_sword


def fante_di_spade() -> Canvas:
    art = upper_half()
    gold_front(art)
    cloth(
        art,
        "198,230 148,250 106,286 74,340 52,400 40,450 40,500! 196,500! 182,410 170,340 166,272",
        "red",
        ("140,270 106,330 88,400", "172,300 150,350 140,400", "120,330 118,380 132,410"),
        angle=20,
        depth=13,
    )
    cloth(
        art,
        "308,226 340,228 398,226 378,252 408,292 436,344 452,400 460,450 460,500! 302,500! 314,410 326,340 330,272",
        "red",
        ("384,280 404,340 414,400", "350,262 372,320 376,380", "344,340 350,390 336,430", "420,400 430,430 428,460"),
        angle=12,
        depth=13,
        share=0.34,
    )
    for line in ("306,230 322,262 328,300", "198,232 174,262 168,300"):
        art.ink(brush(line, 3, 6, lively))
    arm(
        art,
        Held(FIST, (97, 416), 4, INKS, partial(cross_sword, length=306, half=15), -3, 1.06, 1.28),
        "214,500 184,462",
        (70, 62, 46),
        "green",
        ("184,446 176,462 180,480",),
        cuff=lambda art: stripe(art, "14,-20 6,0 8,22", 16, INKS.ochre),
    )
    at_belt = Held(OPEN, (366, 436), 78, INKS, scale=1.13)
    x, y = at_belt.wrist
    sleeve(art, [(440, 500), (414, 462), (x + 4, y + 2)], (72, 64, 42), "green", ("410,446 402,462 406,480",))
    art.put(lambda art: stripe(art, "10,-18 0,0 2,22", 16, INKS.ochre), Place(x, y))
    belt_knot(art)
    at_belt.over(art)
    head = Lean()
    slouch_hat(head)
    figure = three_quarter(Face(moustache="curled", beard="goatee", stern=True, nose="hooked"))
    art.group(figure, 250, 169, 1.07, scale_x=-1.07)
    art.group(head, 250, 169, 1.07)
    stripe(art, "186,238 214,258 256,264 298,256 322,234", 17, INKS.blue)
    for line in ("182,246 212,268 256,274 300,266 328,242",):
        art.shape(ribbon(line, 5, 12), INKS.yellow, INK, 1.6)
    for x, y in ((180, 250), (330, 246)):
        clasp(art, x, y, 11, INKS.ochre)
    return doubled(art)


def cavallo_di_spade() -> Canvas:
    art = upper_half()
    cloth(
        art,
        "340,232 384,236 424,262 446,310 462,380 470,500! 330,500!",
        "red",
        ("400,270 424,330 434,400", "380,300 404,370 410,440"),
        share=0.3,
    )
    braid(art, "366,252 384,310 398,370 418,430 430,490", 20, INKS.yellow, (), 16)
    doublet = cloth(
        art,
        "250,250 236,310 250,380 246,500! 400,500! 386,400 380,320 364,252",
        "blue",
        ("276,330 282,390 274,450", "350,340 348,400 360,460"),
        share=0.3,
    )
    buttons(art, (322, 320), (332, 440), 6, INKS.yellow, 4.4)
    art.shape(doublet, "none", INK, 2.8)
    horse = HorseHead(158, 250, 1.06, -36, left=True, mane="#7d746a")
    horse.draw(art)
    horse.bridle(art, INKS.yellow, INKS.blue, INKS.ochre)
    _caparison(art)
    reins = Held(PINCH, (316, 380), -14, INKS, scale=0.92, mirrored=True)
    sleeve(art, "374,318 394,360 398,402 390,420", (44, 52, 54, 46), "blue", round_end=True)
    sleeve(art, [(396, 420), (380, 408), reins.wrist], (48, 42, 34), "blue")
    art.ink(brush("408,388 400,402 384,402", 2.6, 6, lively))
    _sword_arm(art)
    bit = horse.bit
    rein(art, [bit, (190, 440), (262, 424), (316, 384)], INKS.yellow, 7)
    rein(art, [(bit[0] + 6, bit[1] - 10), (180, 404), (256, 396), (316, 376)], INKS.yellow, 6)
    reins.over(art)
    narrow_cuff(art, reins, INKS.yellow)
    head = three_quarter(Face(nose="short").haired(CHESTNUT))
    art.group(head, 284, 185, 0.95, turn=-4, scale_x=-0.95)
    _checked_collar(art)
    braid(art, "238,242 256,272 292,286 328,270 346,238", 17, INKS.yellow, (INKS.red,), 14)
    hat = Lean()
    plumed_cap(hat)
    art.group(hat, 284, 185, 0.95, turn=4)
    return doubled(art)


def _sword_arm(art: Canvas) -> None:
    """The sword at the right, its hand and the end of its sleeve."""
    sword = Held(FIST, (384, 301), 34, INKS, partial(cross_sword, length=232), 12, scale=1.14)
    sword.under(art)
    art.put(lambda art: stripe(art, "-2,1 -14,9 -28,15", 14, INKS.yellow), Place(*sword.wrist))
    sword.over(art)


def _caparison(art: Canvas) -> None:
    """The dagged red cloth over the horse's shoulder, under the reins, with a hem of gold."""
    for index in range(9):
        x, y = 226 + index * 27, 442 - 3 * index
        low: list[Node] = [(x - 9, y + 26), (x + 2, y + 52), (x + 9, y + 76, 0), (x + 20, y + 50)]
        art.shape(spline([(x, y, 0), *low, (x + 30, y, 0)]), (INKS.red, INKS.red_dark)[index % 2], INK, 2.4)
        art.ink(brush([(x + 11, y + 4), (x + 7, y + 30), (x + 11, y + 58)], 2.2, 5, tapering))
    braid(art, "224,444 280,440 350,430 420,416 456,408", 13, INKS.yellow, (INKS.blue,), 17, 0.22)


def _checked_collar(art: Canvas) -> None:
    """The broad white collar with a blue lattice."""
    shape = spline(
        "226,250! 250,242 290,262 330,244 358,236! 378,268 372,312! 334,304 300,330! 268,306 222,318! 214,282"
    )
    art.shape(shape, PAPER, INK, 2.7)
    lozenge = polygon("0,-7 7,0 0,7 -7,0")
    scattered(art, shape, lozenge, 15, fill=INKS.blue, clearance=7, seed=2)
    art.ink(hatch(shape, 8, 4.4, 0.18, "right", 1.2, 3)).shape(shape, "none", INK, 2.7)
    art.ink(brush("298,264 300,296 300,328", 2.6, 5, lively))


def re_di_spade() -> Canvas:
    art = upper_half()
    _fillet(art)
    cloth(
        art,
        "196,236 150,254 120,300 98,360 88,420 84,490! 180,490! 190,380",
        "green",
        ("132,300 112,370 104,450", "152,330 134,400 126,470"),
        share=0.4,
    )
    _ermine_mantle(art)
    sleeve(art, "178,318 156,372 138,420 128,490", (50, 56, 52, 52), "red", ("152,352 146,380 154,402",))
    for line in ("110,410 136,424 162,416", "104,438 131,452 158,444"):
        braid(art, line, 16, INKS.yellow, (INKS.red, INKS.green), 12)
    tunic = cloth(
        art,
        "206,236 172,262 162,310 168,356 162,400! 334,400! 326,350 332,290 318,240 262,262",
        "blue",
        ("186,300 190,340 182,384", "306,312 300,350 308,390"),
        share=0.3,
    )
    brocade(art, tunic, INKS.blue_dark, 34, 0.9)
    _cross_shield(art, 246, 322)
    skirt = cloth(art, "166,430! 246,446 334,428! 342,500! 156,500!", "red", (), shade=0.16)
    pleats: list[list[Point]] = [[(176 + i * 17.5, 436), (172 + i * 18.5, 500)] for i in range(10)]
    art.ink(brushes(3, *pleats, steps=3, profile=lively)).shape(skirt, "none", INK, 2.8)
    guilloche_belt(art)
    sword = Held(FIST, (146, 351), 2, INKS, jewelled_sword, -4, scale=1.3)
    x, y = sword.wrist
    creases = ("318,336 304,352 306,374", "282,344 272,356 274,378")
    sleeve(art, [(336, 330), (318, 362), (268, 364), (x + 8, y - 5)], (56, 52, 46, 42), "red", creases)
    puff = cloth(
        art, "300,240 336,246 362,276 366,310 350,334 318,340 290,326 284,284", "red", (), angle=24, share=0.34
    )
    scroll = brush("-9,6 -10,-5 0,-10 9,-4 5,5 -2,3 0,-2", 5, 12)
    for x, y, turn in ((314, 268, 0), (342, 290, 80), (310, 304, 200), (336, 322, 150)):
        art.shape(scroll.rotated(turn).moved(x, y), INKS.yellow, INK, 1.5)
    art.shape(puff, "none", INK, 2.8)
    for line in ("284,318 318,338 360,322", "286,334 322,354 360,336"):
        braid(art, line, 14, INKS.yellow, (INKS.red, INKS.green), 13)
    sword.under(art)
    art.put(lambda art: braid(art, "12,-31 20,-7 12,17", 19, INKS.yellow, (INKS.red,), 15, 0.2), Place(x, y))
    sword.over(art)
    head = three_quarter(Face(eyes=BLUE_EYES).haired(BLACK)).group(royal_crown(120, 50), 4, -46, turn=2)
    art.group(head, 258, 162, 1.02, scale_x=-1.02)
    collar(art, "186,236 212,256 256,264 300,254 322,234", 20)
    for x in (188, 320):
        clasp(art, x, 238, 12)
    return doubled(art)


def _fillet(art: Canvas) -> None:
    """The ends of the ribbon that binds the crown, flying to the right."""
    for line, fill in (
        ("300,150 330,164 352,146 384,132 412,146", INKS.red),
        ("306,158 340,190 366,178 384,152 420,134", INKS.yellow),
        ("376,142 398,150 404,166 432,172", PAPER),
    ):
        stripe(art, line, 15, fill)
    art.shape(polygon("426,162 446,160 438,172 448,182 426,181"), PAPER, INK, 2)
    art.shape(polygon("414,126 434,118 432,132 444,142 420,144"), INKS.yellow, INK, 2)
    art.shape(polygon("404,138 424,142 414,150 420,162 402,154"), INKS.red, INK, 2)


def _ermine_mantle(art: Canvas) -> None:
    """The green mantle on the right, lined with ermine and edged with gold."""
    cloth(
        art,
        "306,232 354,242 402,278 430,334 446,410 450,490! 330,490! 320,300",
        "green",
        ("424,344 436,400 438,460",),
        share=0.2,
    )
    ermine(art, "330,290 372,300 402,350 414,420 416,490! 320,490! 322,380", 22, 5)
    braid(art, "334,252 378,290 406,344 420,404 426,484", 16, INKS.yellow, (INKS.red,), 18, 0.16)


def _cross_shield(art: Canvas, x: float, y: float) -> None:
    """A red shield with a white cross under a crown."""
    shield = symmetric("0,-24! 24,-24! 24,2 15,21 0,30!").moved(x, y)
    art.shape(shield, INKS.red, INK, 2.6)
    cross = polygon("-5,-24 5,-24 5,-4 24,-4 23.6,6 5,6 5,27 0,30 -5,27 -5,6 -23.6,6 -24,-4 -5,-4").moved(x, y)
    art.shape(cross, PAPER, INK, 1.3).ink(hatch(shield, 0, 3.6, 0.26, "right", 1.2, 3)).shape(shield, "none", INK, 2.6)
    art.group(crown(44, 20, 4, INKS.yellow, INKS.ochre, gem=INKS.red, line=1.8, balls=True), x, y - 28)
