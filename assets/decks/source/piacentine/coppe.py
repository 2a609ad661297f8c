"""The three courts of coppe of the Piacentine, in card units."""

from __future__ import annotations

from kit.canvases import Lean, Placed
from kit.engraving import comb, hatch
from kit.figures import buttons
from kit.geometry import Path, Point, curve, ellipse, polygon, spline
from kit.hair import BLACK, CHESTNUT, GREY, Face
from kit.heads import three_quarter
from kit.hold import FIST, OPEN, PINCH, Held, hold
from kit.limbs import Limb
from kit.measures import resampled
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, ribbon
from kit.svg import INK, Canvas, Place
from piacentine.arms import arm, gauntlet, narrow_cuff
from piacentine.courts import doubled, upper_half
from piacentine.dress import braid, brocade, cloth, ermine, sleeve, stripe
from piacentine.fronts import flap_collar, sash
from piacentine.hats import broad_hat, two_plumes
from piacentine.headgear import royal_crown
from piacentine.horses import HorseHead, rein, scalloped_strap
from piacentine.props import chalice, lily, staff
from piacentine.signs import cup

SIGN_SCALE = 0.6


def fante_di_coppe() -> Canvas:
    art = upper_half()
    art.group(three_quarter(Face(nose="short").haired(CHESTNUT)), 246, 169, 1.03, turn=-3)
    skirt = cloth(
        art,
        "170,404! 240,414 316,402! 330,440 340,500! 146,500! 156,440",
        "red",
        ("200,420 194,450 184,500", "240,424 240,460 236,500", "284,420 292,456 304,500"),
        share=0.24,
    )
    art.shape(skirt, "none", INK, 2.8)
    doublet = cloth(
        art,
        "190,238 154,258 150,300 166,350 166,396! 240,404 318,394! 326,350 350,300 344,262 306,236! 246,256 196,236!",
        "green",
        ("180,310 190,350 184,390", "312,310 304,350 312,384", "250,300 254,350 250,396"),
        share=0.3,
    )
    brocade(art, doublet, INKS.green_dark, 30, 0.8)
    opening = spline("222,252! 262,254! 268,300 272,346 262,346 236,300")
    art.shape(opening, INKS.red, INK, 2.2).ink(hatch(opening, 86, 6, 0.8, "both", 1.5, 3))
    stripe(art, "164,394 240,408 320,392", 27, INKS.blue, "#8fb8e8")
    art.ink(brushes(1.8, "168,402 240,416 318,400", "168,388 240,400 318,386", steps=8))
    flap_collar(art)
    sash(art)
    braid(art, "196,232 218,250 250,256 278,248 298,232", 19, INKS.yellow, (INKS.red, INKS.green), 13)
    arm(
        art,
        Held(OPEN, (392, 396), 42, INKS, _baton, 32, scale=1.03, mirrored=True),
        "348,274 396,318 424,352 410,386",
        (54, 58, 56, 46, 38),
        "red",
        ("420,330 402,346 402,368", "378,292 366,312 372,332", "408,366 396,372 392,388"),
        end=(-7, 0),
        over=gauntlet("-21,-10! -7,8 11,16! 25,6 31,-4! 11,-14 -1,-28!", ("-5,-10 3,0 15,4",), angle=40),
    )
    arm(
        art,
        Held(FIST, (98, 336), 24, INKS, _lily_staff, 0, scale=1.16),
        "160,282 176,340 176,398 154,396",
        (54, 58, 56, 44, 36),
        "red",
        ("158,360 140,372 132,392", "146,320 150,340 166,346"),
        end=(7, 14),
        cuff=gauntlet("-11,-14! -1,4 -7,22! 11,30 25,22! 29,4 17,-20!", ("3,-6 11,6 7,22",), angle=40),
    )
    hat = Lean()
    two_plumes(hat)
    art.group(hat, 246, 169, 1.03)
    art.group(cup(), 388, 152, SIGN_SCALE)
    return doubled(art)


def _baton(art: Canvas) -> None:
    """The fante's turned baton, under his open hand."""
    staff(Placed(art, 19, 75), -58, 80, INKS.yellow, INKS.ochre, 8)


def _lily_staff(art: Canvas) -> None:
    """A long staff with a lily for its head."""
    staff(art, -86, 164, INKS.yellow, INKS.ochre)
    lily(Placed(art, 0, -82), INKS.blue, INKS.blue_dark, 1.12)


def cavallo_di_coppe() -> Canvas:
    art = upper_half()
    art.group(three_quarter(Face(moustache="curled").haired(BLACK)), 160, 178, 1.0, turn=-2, scale_x=-1.0)
    doublet = cloth(
        art,
        "88,244 56,290 44,350 44,410 84,440 92,500! 250,500! 250,400 246,330 240,262 196,240! 160,262 116,240!",
        "blue",
        ("86,300 100,350 96,400", "120,290 140,340 136,396", "204,290 196,340 206,380", "66,360 80,390 82,420"),
        share=0.3,
        depth=12,
    )
    buttons(art, (176, 286), (170, 396), 6, INKS.yellow, 4.2)
    art.ink(brush("168,266 166,330 164,400", 2.4, 7, lively))
    art.shape(doublet, "none", INK, 2.8)
    stripe(art, "100,404 156,418 224,408", 22, INKS.yellow, INKS.ochre)
    cloth(
        art, "104,418 90,500! 260,500! 240,420 166,432", "green", ("150,436 146,460 140,500", "190,434 196,460 200,500")
    )
    horse = HorseHead(
        274, 230, 1.01, -2, coat="#b9803f", coat_dark="#7d4f22", light="#e2b26c", mane="#4a3b30", mane_light="#8a7460"
    )
    horse.draw(art)
    horse.bridle(art, INKS.yellow, INKS.red, INKS.ochre)
    scalloped_strap(art, "200,398 244,424 296,434 352,424", 14, INKS.blue, INKS.red, 11)
    ends = Held(FIST, (198, 431), 6, INKS, scale=0.98, mirrored=True)
    reins = Held(PINCH, (216, 374), -64, INKS, scale=0.98, mirrored=True)
    x, y = ends.wrist
    sleeve(
        art,
        [(92, 300), (66, 352), (62, 404), (96, 426), (x - 22, y - 1)],
        (56, 62, 60, 48, 36),
        "blue",
        ("60,380 76,392 82,414", "80,330 92,346 92,366"),
    )
    cuff = gauntlet("-36,-23! -22,-7 -24,21! -2,19 4,15! 4,-7 -10,-23!", ("-16,-15 -10,-1 -14,13",), angle=90)
    art.put(cuff, Place(x, y))
    sleeve(art, [(236, 286), (254, 322), reins.wrist], (46, 48, 38), "blue", ("256,312 244,328 236,334",))
    bit = horse.bit
    rein(art, [bit, (360, 348), (290, 352), (218, 368)], INKS.yellow, 7)
    rein(art, [(bit[0] - 8, bit[1] + 6), (350, 388), (280, 392), (214, 378)], INKS.yellow, 6)
    rein(art, "214,376 206,404 199,432 196,500", INKS.yellow, 8)
    ends.over(art)
    reins.over(art)
    narrow_cuff(art, reins, INKS.yellow)
    _lace_collar(art)
    hat = Lean()
    broad_hat(hat)
    art.group(hat, 160, 178, 1.0)
    art.group(cup(), 390, 150, SIGN_SCALE)
    return doubled(art)


def _lace_collar(art: Canvas) -> None:
    """The broad white collar with its edge of lace."""
    line = curve("82,258 96,292 132,300 164,292 198,300 232,288 248,256")
    edge = Path()
    for index, (x, y) in enumerate(resampled(line, 28)):
        art.disc(x, y, 7.5, PAPER, INK, 2)
        edge += ellipse(x, y + 1, 2.4) if index % 2 else Path()
    shape = spline("122,232! 88,246 94,290 132,298 165,290 198,298 234,286 244,248 210,232! 194,256 165,264 138,256")
    art.shape(shape, PAPER, INK, 2.5)
    art.ink(
        edge,
        comb("84,262 96,290 132,296 164,289", 18, 12, None, 1.3, side=-1),
        comb("168,289 198,296 232,284 246,260", 18, 12, None, 1.3, side=-1),
        hatch(shape, 30, 4.4, 0.2, "right", 1.2, 4),
        brush("165,264 166,290 168,310", 2.4, 5, lively),
    )
    for x, y in ((160, 316), (176, 314)):
        tassel = spline([(x, y - 12, 0), (x + 5, y), (x, y + 8), (x - 5, y)])
        art.shape(tassel, PAPER, INK, 1.6)


def re_di_coppe() -> Canvas:
    art = upper_half()
    art.group(three_quarter(Face(stern=True, nose="hooked").haired(GREY)), 236, 166, 1.03, turn=3, scale_x=-1.03)
    cloth(
        art,
        "176,232 120,248 84,290 56,350 40,420 40,500! 190,500! 186,380",
        "red",
        ("110,290 84,350 70,430", "136,290 112,360 98,440", "152,330 140,390 132,450"),
        depth=13,
        share=0.3,
    )
    ermine(art, "146,330 128,390 112,440 108,500! 176,500! 178,440 180,380 172,340", 20, 6)
    robe = cloth(
        art,
        "184,232 160,262 170,330 176,400 168,500! 330,500! 322,400 326,320 322,262 302,234! 244,260 194,232!",
        "green",
        ("206,300 212,350 206,400", "286,300 280,350 288,400", "244,290 246,340 244,400"),
        share=0.24,
    )
    brocade(art, robe, INKS.green_dark, 28, 0.8)
    for line in ("178,236 176,300 190,370 190,500", "316,238 306,300 300,370 302,500"):
        _scroll_border(art, line)
    stripe(art, "192,398 246,410 304,396", 32, INKS.red)
    art.ink(brushes(1.8, "194,392 246,404 302,390", "194,404 246,416 302,402", steps=9))
    for x in (214, 246, 278):
        lozenge = polygon([(x, 395), (x + 8, 403), (x, 411), (x - 8, 403)])
        art.shape(lozenge, INKS.yellow, INK, 1.6)
    _ermine_sleeve(art)
    stripe(art, "188,234 214,256 246,262 280,254 306,234", 13, PAPER)
    sceptre = Held(FIST, (190, 372), 2, INKS, _sceptre, -22.5, scale=1.18, mirrored=True)
    sceptre.under(art)
    art.ink(brush("112,400 132,380 160,376", 3, 8, lively), brush("120,414 136,400 150,398", 2.4, 6, lively))
    cuff = gauntlet("-10,-21! 2,-3 -2,24! 18,24 26,20! 26,-4 16,-21!", ("4,-10 10,4 6,18",), angle=80)
    art.put(cuff, Place(*sceptre.wrist))
    sceptre.over(art)
    art.group(royal_crown(128, 48), 238, 119, turn=3)
    return doubled(art)


def _sceptre(art: Canvas) -> None:
    """The king's red sceptre with a gold lily."""
    staff(art, -266, 196, INKS.red, INKS.red_dark, 6)
    lily(Placed(art, 0, -266), INKS.yellow, INKS.ochre)


def _scroll_border(art: Canvas, line: str) -> None:
    """A gold border with leaf scrolls down the front of a robe."""
    path = curve(line)
    band = ribbon(path, 32, 12)
    art.shape(band, INKS.blue_dark, INK, 2.5)
    for index, (x, y) in enumerate(resampled(path, 9)[1:]):
        scroll = curve([(-9, -13), (6, -14), (11, -2), (2, 6), (-6, 0), (-1, -5)])
        leaf = spline("-8,-2! -12,8 -4,16 6,16! 2,8")
        if index % 2:
            scroll, leaf = scroll.mirrored(), leaf.mirrored()
        art.shape(leaf.moved(x, y), INKS.yellow, INK, 1.3)
        art.shape(scroll.moved(x, y), "none", INK, 6).shape(scroll.moved(x, y), "none", INKS.yellow, 3.4)
    limb = Limb(path, (32, 32))
    for side in (-0.86, 0.86):
        edge: list[Point] = [(x + a[0] * h * side, y + a[1] * h * side) for (x, y), _, a, h in limb.frames(12)]
        art.shape(curve(edge), "none", INK, 5).shape(curve(edge), "none", INKS.yellow, 2.8)


def _ermine_sleeve(art: Canvas) -> None:
    """The raised arm with its hanging ermine sleeve, the hand, and the great cup."""
    ermine(art, "318,262 350,268 372,292 366,330 376,380 380,430 378,500! 318,500! 312,420 308,340", 20, 3)
    art.ink(brushes(2.2, "336,310 344,370 340,440", "356,330 362,390 358,450", steps=9, profile=lively))
    cup = Held(FIST, (400, 270), -26, INKS, chalice, 0, 0.94, 1.09, mirrored=True)
    cuff = gauntlet("-16,-10! -4,6 6,24! 24,12 30,2! 20,-10 8,-22!", ("0,-10 10,0 18,10",), angle=40)
    hold(art, cup, lambda wrist: art.put(cuff, Place(*wrist)), before=True)
