"""The aces of denari and of coppe of the Piacentine: the crowned eagle and the covered cup."""

from __future__ import annotations

import math

from clipping import Cut, Lean
from engraving import brush, brushes, comb, hatch, lively, ribbon, shadow, tapering
from geometry import Node, Path, Point, curve, ellipse, polar, polygon, spline, star, symmetric
from ornaments import crown
from palette import PAPER
from palette import PIACENTINE as INKS
from piacentine_pips import FRAME, framed
from signs_piacentine import large_coin
from svg import INK, Canvas

BROWN, BROWN_DARK, BROWN_LIGHT = "#6e341a", "#3b1d12", "#a5592c"
SKY, HILLS = "#f6e27a", "#7fa9cf"
LEFT, TOP, RIGHT, BOTTOM = FRAME[0], FRAME[1], FRAME[0] + FRAME[2], FRAME[1] + FRAME[3]


def _sided(points: str, side: int) -> list[Node]:
    """Points given for the right half about x = 250, put on one side."""
    nodes: list[Node] = []
    for word in points.split():
        x, y = (float(value) for value in word.rstrip("!").split(","))
        nodes.append((250 + side * x, y, 0) if word.endswith("!") else (250 + side * x, y))
    return nodes


def asso_di_denari() -> Canvas:
    art = Cut(LEFT, TOP, RIGHT, BOTTOM)
    art.symbol("quill", _quill(260, 30, BROWN, BROWN_DARK, 15)).symbol(
        "covert", _quill(180, 28, BROWN_LIGHT, BROWN, 11)
    )
    _landscape(art)
    for side in (-1, 1):
        _wing(art, side)
    for angle in (-16, 16, -10, 10, -4, 4, 0):
        art.use("quill", 250 + angle * 2.6, 600, 0.9, -angle, 1.5)
    for side in (-1, 1):
        _thigh(art, side)
    _breast(art)
    _eagle_head(art)
    art.disc(250, 452, 150, PAPER, INK, 3).disc(250, 452, 142, "none", "#8d877b", 2.2)
    art.group(large_coin(170), 250, 452, 0.72)
    for side in (-1, 1):
        _claw(art, side)
    _cartouche(art)
    return framed(art)


def _quill(length: float, width: float, fill: str, dark: str, barbs: int) -> Canvas:
    """A feather that hangs from the origin."""
    art = Lean()
    half = width / 2
    outline = spline(
        [(-half, 0, 0), (-half * 1.2, length * 0.45), (-half * 0.7, length * 0.84), (0, length, 0),
         (half * 0.7, length * 0.84), (half * 1.2, length * 0.45), (half, 0, 0)]
    )  # fmt: skip
    art.shape(outline, fill, INK, 2)
    art.shape(
        spline([(0, 0, 0), (half, 0), (half * 1.2, length * 0.45), (half * 0.7, length * 0.84), (0, length, 0)]),
        dark,
        None,
    )
    marks = [brush([(0, length * 0.05), (half * 0.08, length * 0.5), (0, length * 0.96)], 2.6, 4)]
    for index in range(barbs):
        y = length * (0.1 + 0.8 * index / barbs)
        for side in (1, -1):
            barb: list[Point] = [(0, y), (side * half * 0.55, y + half * 0.4), (side * half * 0.95, y + half * 1.2)]
            marks += [brush(barb, 1.8, 3, tapering)]
    return art.ink(*marks).shape(outline, "none", INK, 2)


def _scale_marks(
    centre_x: float, top: float, rows: int, columns: int, step: float, rise: float, size: float = 1
) -> Path:
    """Rows of small breast feathers, in ink."""
    marks = Path()
    for row in range(rows):
        for column in range(columns):
            x = centre_x + (column - (columns - 1) / 2 + (0.5 if row % 2 else 0)) * step
            y = top + row * rise
            feather = [
                (x - 8 * size, y - 6),
                (x - 4 * size, y + 8),
                (x, y + 13),
                (x + 4 * size, y + 8),
                (x + 8 * size, y - 6),
            ]
            marks += brush(feather, 2.6, 6) + brush([(x, y - 2), (x, y + 8)], 1.4, 2, tapering)
    return marks


def _landscape(art: Canvas) -> None:
    """Sky, hills and a meadow at the foot."""
    art.box(LEFT, 736, FRAME[2], 158, SKY, None)
    for k in range(5):
        art.ink(brush([(LEFT + 4, 742 + 7 * k), (LEFT + 70 - 9 * k, 743 + 7 * k)], 1.5, 3, tapering), fill=INKS.ochre)
        art.ink(brush([(RIGHT - 4, 742 + 7 * k), (RIGHT - 70 + 9 * k, 743 + 7 * k)], 1.5, 3, tapering), fill=INKS.ochre)
    hills = spline("44,772! 76,756 112,766 150,780 350,780 388,764 420,752 456,768! 456,810! 44,810!")
    art.shape(hills, HILLS, INK, 1.6).ink(hatch(hills, 64, 6, 0.7, "right", 1.3, 3))
    meadow = spline("44,790! 110,780 200,794 300,792 392,780 456,790! 456,880! 44,880!")
    art.shape(meadow, INKS.green, INK, 2).ink(hatch(meadow, 0, 4.4, 0.96, "both", 1.6, 3), fill=INKS.green_dark)
    tufts: list[list[Point]] = [
        [(x, 816 + 9 * (k % 3)), (x + 3 - 6 * (k % 2), 800 + 9 * (k % 3))] for k, x in enumerate(range(54, 456, 14))
    ]
    art.ink(brushes(2, *tufts, steps=2, profile=tapering))


def _wing(art: Canvas, side: int) -> None:
    """Quills that hang at one side, and the red arm of the wing rising to the corner."""
    for index in range(7):
        x = 250 + side * (190 - index * 17)
        art.use("quill", x, 318 + index * 26, (300 - index * 8) / 260, -side * (-4 + index * 1.2), 1)
    for index in range(6):
        x = 250 + side * (178 - index * 15)
        art.use("covert", x, 300 + index * 20, (190 - index * 10) / 180, -side * (2 + index * 1.5), 1)
    arm = spline(
        _sided(
            "206,126 206,96 192,78 168,84 154,106 160,130 180,136 178,164 164,206 138,238 "
            "100,264 82,302 104,342 150,354 "
            "190,352 208,346!",
            side,
        )
    )
    art.shape(arm, INKS.red, INK, 3)
    dark = "206,146 200,192 184,248 140,292 100,314 108,342 150,354 190,352 208,346!"
    art.shape(spline(_sided(dark, side)), "#a83a1c", None)
    scales = Path()
    for row in range(5):
        for column in range(5):
            x, y = 196 - column * 16 - row * 4, 222 + row * 20 + column * 14
            feather = [(x + 8, y - 4), (x + 5, y + 9), (x, y + 12), (x - 6, y + 8), (x - 8, y - 3)]
            scales += brush([(250 + side * px, py) for px, py in feather], 2.8, 7)
            scales += brush([(250 + side * x, y - 4.0), (250 + side * x, y + 7)], 1.6, 3, tapering)
    near, far = ("right", "left") if side > 0 else ("left", "right")
    art.ink(
        hatch(arm, 0, 4.2, 0.3, near, 2, 3),
        hatch(arm, 24 * side, 4.6, 0.2, far, 1.7, 4),
        scales,
        brush(_points("176,98 164,110 178,124", side), 2.6, 6),
        brush(_points("184,140 182,170 170,202", side), 2, 6),
    )
    art.shape(spline(_sided("190,86 176,90 178,102 190,98", side)), "#ff9d78", None)
    art.shape(arm, "none", INK, 3)


def _points(points: str, side: int) -> list[Point]:
    return [(node[0], node[1]) for node in _sided(points, side)]


def _thigh(art: Canvas, side: int) -> None:
    """A feathered leg."""
    thigh = spline(_sided("30,640 96,640 112,690 96,746 86,774! 58,778! 44,730 30,690", side))
    art.shape(thigh, BROWN_LIGHT, INK, 2.8).shape(shadow(thigh, 0.4), BROWN, None)
    art.ink(
        _scale_marks(250 + side * 70, 656, 3, 4, 18, 19),
        _scale_marks(250 + side * 70, 713, 3, 3, 17, 18, 0.9),
        hatch(thigh, 70, 4.4, 0.3, "left", 1.8, 4),
    )
    art.shape(thigh, "none", INK, 2.8)


def _breast(art: Canvas) -> None:
    """The dark body round the white disc."""
    body = spline("250,300 330,330 378,410 384,500 356,590 310,660 250,682 190,660 144,590 116,500 122,410 170,330")
    art.shape(body, BROWN, INK, 3)
    dark = spline("300,320 378,410 384,500 356,590 310,660 280,677 330,560 340,440")
    art.shape(dark, BROWN_DARK, None)
    marks = Path()
    for row in range(6):
        marks += _scale_marks(250, 606 + row * 13, 1, 11 - row, 19, 0)
    for index in range(30):
        for ring, size in ((165, 1), (186, 0.8)):
            x, y = polar(ring, 148 + index * 8.4 + (4 if ring > 170 else 0), 250, 452)
            marks += brush([(x - 6 * size, y - 6), (x, y + 8), (x + 5 * size, y - 5)], 2.4, 5)
    art.ink(marks, hatch(body, 10, 4.6, 0.14, "left", 1.6, 5)).shape(body, "none", INK, 3)


def _eagle_head(art: Canvas) -> None:
    """Neck in ragged feathers, red face, hooked beak to the right, and the crown."""
    neck = spline(
        "170,350! 176,320 158,324! 178,296 162,296! 184,268 168,266! 194,238 180,234! 202,208 190,200! 204,178 210,152 "
        "234,134 266,129 294,137 314,145 336,153 350,172 346,198! 336,186 318,184 304,192 298,206 306,224 318,238! "
        "306,240 320,264 336,272! 320,274 332,298 350,308! 332,310 340,332 344,350!"
    )
    art.shape(neck, BROWN, INK, 3)
    dark = spline("276,134 312,146 304,190 298,206 318,238! 336,272! 350,308! 344,350! 290,350! 280,280 270,210")
    art.shape(dark, BROWN_DARK, None)
    lights, marks = Path(), Path()
    for row in range(10):
        for column in range(5):
            x = 208 + column * 25 + (row % 2) * 9 - row * 1.2 + (5 - row) * (column - 2) * -1.2
            y = 204 + row * 15
            marks += brush([(x - 7, y - 6), (x - 3, y + 9), (x, y + 14), (x + 3, y + 8), (x + 6, y - 6)], 2.7, 6)
            if column < 3:
                lights += brush([(x - 4, y - 6), (x - 1, y + 6)], 3, 3)
    art.ink(lights, fill=BROWN_LIGHT).ink(marks)
    face = spline("210,154 236,136 276,134 294,150 292,176 268,196 234,192 212,176")
    art.shape(face, INKS.red, INK, 2)
    art.shape(spline("240,186 268,184 288,170 292,178 268,196 238,193"), INKS.red_dark, None)
    art.ink(hatch(face, 30, 3.6, 0.34, "left", 1.5, 4), hatch(face, -20, 3.6, 0.26, "right", 1.4, 5))
    beak = spline("294,146! 316,142 340,150 354,168 353,188 344,208! 337,193 322,184 298,181!")
    art.shape(beak, INKS.yellow, INK, 2.8)
    art.shape(spline("298,181! 322,184 337,193 344,208! 353,188 346,178 324,172 304,171"), INKS.ochre, None)
    art.ink(
        brush("302,173 322,173 342,182", 2.3, 5),
        brush("316,156 323,151 330,156", 3, 4),
        hatch(beak, 30, 3.2, 0.26, "right", 1.3, 3),
    )
    art.shape(beak, "none", INK, 2.8)
    tongue = spline("296,185 313,189 324,198! 309,201 296,199")
    art.shape(tongue, INKS.ochre, INK, 2)
    art.shape(spline("254,162 267,153 283,154 291,163 279,170 265,170"), PAPER, INK, 2.2)
    art.disc(275, 161.5, 5.4, "#d98a1e", INK, 1.4).disc(276, 161.5, 2.6, INK, None)
    art.ink(brush("244,153 262,144 282,146 296,155", 5.4, 8), brush("252,174 268,180 288,174", 2.2, 5))
    art.shape(neck, "none", INK, 3)
    art.group(crown(104, 58, 5, INKS.yellow, INKS.ochre, gem=INKS.red, pearl=INKS.blue, balls=True), 252, 137, turn=3)


def _claw(art: Canvas, side: int) -> None:
    foot = spline(
        _sided(
            "58,766 86,766 92,790 112,804 134,816 138,830! 120,824 102,818 106,834 98,844! "
            "88,822 74,818 66,834 58,842! "
            "56,820 40,820 22,830! 30,812 48,802 60,790",
            side,
        )
    )
    art.shape(foot, INKS.ochre, INK, 2.6).shape(shadow(foot, 0.3, 20), "#a96f12", None)
    rings = [_points(f"62,{772 + 8 * k} 74,{777 + 8 * k} 88,{772 + 8 * k}", side) for k in range(4)]
    knuckles = [
        _points(points, side)
        for points in (
            "100,802 108,808 106,814",
            "118,812 124,818 122,822",
            "44,808 50,814 48,820",
            "70,806 78,812 86,806",
        )
    ]
    art.ink(brushes(2, *rings, steps=4), brushes(1.8, *knuckles, steps=4), hatch(foot, 30, 3.6, 0.3, "right", 1.5, 3))
    art.shape(foot, "none", INK, 2.6)
    for x, y in ((136, 826), (98, 840), (58, 838), (24, 826)):
        talon = polygon([(250 + side * x - 5, y - 8), (250 + side * x + 5, y - 8), (250 + side * (x + 2), y + 8)])
        art.shape(talon, INK, None)


def _cartouche(art: Canvas) -> None:
    """The blue tablet in gold scrolls, with our stars."""
    frame = spline(
        "58,836! 84,836 102,845 398,845 416,836 442,836! 451,846 449,866 451,884 442,893! 58,893! 49,884 51,866 49,846"
    )
    art.shape(frame, INKS.yellow, INK, 2.8).ink(hatch(frame, 0, 4, 0.05, "right", 1.3, 3))
    art.box(98, 853, 304, 33, INKS.blue, INK, 2.6, 4)
    tablet = polygon("100,855 400,855 400,884 100,884")
    art.ink(hatch(tablet, 0, 3.8, 0.96, "both", 1.4, 3), fill=INKS.blue_dark)
    for side in (-1, 1):
        for line in (
            "160,849 178,842 190,850 190,864 178,868 174,858 182,855",
            "160,889 178,893 190,886 190,872 178,868",
        ):
            art.ink(brush(_points(line, side), 3, 12, lively))
        art.disc(250 + side * 172, 869, 6, INKS.red, INK, 1.8)
    for index in range(9):
        art.shape(star(5, 9, 3.8, 122 + index * 32, 870), INKS.yellow, INK, 1.3)


def asso_di_coppe() -> Canvas:
    art = Lean()
    _foot_of_ciborium(art)
    _bowl(art)
    _lid(art)
    _wreath(art)
    return framed(art)


def _lid(art: Canvas) -> None:
    """Berry, calyx, two stepped domes in ribs of blue and gold, and a red ring between them."""
    lower = symmetric(
        [(250, 236, 0), (334, 238, 0), (346, 264), (370, 294), (402, 324, 0), (402, 348, 0), (250, 376, 0)], axis=250
    )
    art.shape(lower, INKS.blue, INK, 3)
    for index in range(-4, 5):
        x_top, x_foot = index * 19.0, index * 35.0
        fill = (INKS.red, INKS.green, INKS.yellow)[abs(index) % 3]
        rib = spline(
            [
                (250 + x_top - 7, 244, 0),
                (250 + x_top + 7, 244, 0),
                (250 + (x_top + x_foot) / 2 + 9, 288),
                (250 + x_foot + 13, 326),
                (250 + x_foot, 340, 0),
                (250 + x_foot - 13, 326),
                (250 + (x_top + x_foot) / 2 - 9, 288),
            ]
        )
        art.shape(rib, INKS.yellow, INK, 2.3)
        inner = rib.moved(-250 - x_foot * 0.8, -300).scaled(0.58, 0.74).moved(250 + x_foot * 0.8, 300)
        art.shape(inner, fill, INK, 1.5).ink(hatch(inner, 0, 3.6, 0.4, "right", 1.2, 3))
        art.disc(250 + x_foot * 0.92, 322, 4, INKS.yellow if fill != INKS.yellow else INKS.red, INK, 1.3)
    art.ink(hatch(lower, 6, 4, 0.2, "right", 1.7, 3), hatch(lower, -8, 5, 0.1, "left", 1.4, 4))
    ring = ribbon("158,232 200,244 250,248 300,244 342,232", 22, 16)
    art.shape(ring, INKS.red, INK, 2.8).ink(hatch(ring, 30, 3.8, 0.34, "right", 1.5, 3))
    art.shape(brush("168,229 210,239 260,241", 4, 8), "#ff9d84", None).shape(ring, "none", INK, 2.8)
    upper = symmetric([(250, 146, 0), (286, 150), (312, 172), (326, 204), (330, 228, 0), (250, 238)], axis=250)
    art.shape(upper, INKS.blue, INK, 3).shape(shadow(upper, 0.3), INKS.blue_dark, None)
    for index in range(-3, 4):
        x = 250 + index * 22.5
        petal = spline(
            [
                (x - 9 - index * 0.4, 232, 0),
                (x - 9 - index * 2, 190),
                (250 + index * 11, 164),
                (x + 9 - index * 2, 190),
                (x + 9 - index * 0.4, 232, 0),
            ]
        )
        art.shape(petal, "none", INK, 6).shape(petal, "none", INKS.yellow, 3.2)
    art.ink(hatch(upper, 6, 3.8, 0.34, "right", 1.6, 3), hatch(upper, -8, 4.6, 0.16, "left", 1.4, 4))
    art.shape(upper, "none", INK, 3)
    for side in (-1, 1):
        for outline in (
            "0,148! 12,140 34,150 46,140! 40,128 22,124 4,132",
            "0,140! 10,128 30,130 34,116! 22,112 8,120",
        ):
            leaf = spline(_sided(outline, side))
            art.shape(leaf, INKS.green, INK, 2.2)
        art.ink(
            brush(_points("4,142 24,134 40,138", side), 1.6, 5), brush(_points("3,134 18,122 30,120", side), 1.6, 5)
        )
    for index, x in enumerate((-22, 22, -9, 9)):
        petal = spline([(250, 124, 0), (250 + x - 8, 112), (250 + x * 1.15, 94, 0), (250 + x + 8, 112)])
        art.shape(petal, INKS.yellow, INK, 2).ink(hatch(petal, 10, 3.2, 0.4, "right", 1.2, index))
    berry = symmetric([(250, 60, 0), (262, 66), (271, 82), (266, 100), (250, 110)], axis=250)
    art.shape(berry, INKS.red, INK, 2.6).shape(shadow(berry, 0.36), INKS.red_dark, None)
    for row in range(4):
        for column in range(4 - row % 2):
            x = 250 + (column - (3 - row % 2) / 2) * 9.6
            art.shape(ellipse(x, 73 + row * 9.5, 4.6, 4.8), "none", INK, 1.5)
    art.shape(ellipse(242, 74, 3, 4), "#ff9d84", None).shape(berry, "none", INK, 2.6)


def _wreath(art: Canvas) -> None:
    """The thick green garland on the rim, bound in the middle with gold."""
    line = curve("72,338 104,362 170,378 250,384 330,378 396,362 428,338")
    band = ribbon(line, 52, 22, lambda t: 0.72 + 0.28 * math.sin(math.pi * t))
    for end_x in (74, 426):
        art.disc(end_x, 339, 18, INKS.green_dark, INK, 3)
    art.shape(band, INKS.green_dark, INK, 3)
    for end_x, turn in ((72, 250), (428, -70)):
        for spread in (-46, 0, 46):
            leaf = spline("-13,0! -4,-8 7,-7 16,0! 7,7 -4,8").rotated(turn + spread).moved(end_x, 338)
            art.shape(leaf, INKS.green, INK, 1.7)
    points = line.polygons(10)[0]
    for row, (shift, fill) in enumerate(((13, INKS.green_dark), (0, INKS.green), (-13, INKS.green))):
        for index, (x, y) in enumerate(points[2:-2:2]):
            lean = 24 if x < 250 else -24
            leaf = (
                spline("-13,0! -4,-8 7,-7 14,0! 7,7 -4,8")
                .rotated(lean + 180 * (x > 250) + 14 * ((index + row) % 2))
                .moved(x, y + shift)
            )
            art.shape(leaf, fill, INK, 1.7)
            art.ink(brush([(x - 8, y + shift - 1), (x + 8, y + shift + 1)], 1.4, 2, tapering))
    for x, y in ((130, 366), (190, 384), (312, 384), (372, 366)):
        art.disc(x, y, 5, INKS.red, INK, 1.6)
    for line_text in ("232,352 250,382 268,412", "268,352 250,382 232,412"):
        strap = ribbon(line_text, 13, 8)
        art.shape(strap, INKS.yellow, INK, 2.3).ink(hatch(strap, 60, 3.4, 0.3, "right", 1.2, 3))
    art.disc(250, 382, 10, INKS.red, INK, 2.2).disc(247, 379, 2.6, "#ffd0c4", None)


def _bowl(art: Canvas) -> None:
    """The bowl: a red arcade, a yellow band and gadroons of blue and green."""
    bowl = symmetric(
        [(250, 372, 0), (416, 380, 0), (418, 420), (404, 466), (368, 520), (320, 556), (286, 570, 0), (250, 572)],
        axis=250,
    )
    art.shape(bowl, INKS.yellow, INK, 3)
    band = symmetric([(250, 396), (340, 396), (417, 388, 0), (416, 440, 0), (340, 456), (250, 460)], axis=250)
    art.shape(band, INKS.red, INK, 2.4)
    for index in range(-5, 6):
        x, y = 250 + 30 * index, 446 - abs(index) ** 1.6 * 1.1
        arch = spline([(x - 12, y, 0), (x - 12, y - 18), (x, y - 33), (x + 12, y - 18), (x + 12, y, 0)])
        art.shape(arch, INKS.yellow, INK, 2)
        inner = arch.moved(-x, -y).scaled(0.62, 0.72).moved(x, y)
        art.shape(inner, (INKS.red_dark, INKS.blue)[index % 2], INK, 1.5)
        art.disc(x, y - 9, 3.2, INKS.yellow, INK, 1.1)
    art.ink(hatch(band, 4, 4, 0.14, "right", 1.6, 3))
    gleam = symmetric([(250, 464), (330, 458), (408, 446, 0), (400, 470, 0), (330, 486), (250, 490)], axis=250)
    art.shape(gleam, INKS.yellow, INK, 2.2)
    art.shape(spline("300,464 360,456 408,446! 400,470! 340,484 300,486"), INKS.ochre, None)
    art.shape(spline("130,462 190,472 190,480 134,472"), "#fff7c8", None)
    art.ink(
        hatch(gleam, 4, 3.4, 0.3, "right", 1.5, 3),
        comb("110,456 180,472 250,476 330,470 404,452", 60, 9, 92, 1.2, seed=5),
    )
    _gadroons_below(art)
    art.shape(bowl, "none", INK, 3)


def _gadroons_below(art: Canvas) -> None:
    count = 10
    for index in range(count):
        since, until = -1 + 2 * index / count, -1 + 2 * (index + 1) / count
        left, right = math.sin(since * 1.35) / math.sin(1.35), math.sin(until * 1.35) / math.sin(1.35)
        top_left, top_right = 250 + 150 * left, 250 + 150 * right
        arch = 486 - 24 * max(abs(left), abs(right)) ** 2
        lobe = spline(
            [
                (top_left, arch + 10, 0),
                ((top_left + top_right) / 2, arch - 6),
                (top_right, arch + 10, 0),
                (250 + 118 * right, 526),
                (250 + 36 * right, 570, 0),
                (250 + 36 * left, 570, 0),
                (250 + 118 * left, 526),
            ]
        )
        fill, dark = INKS.pair(("blue", "green")[index % 2])
        art.shape(lobe, fill, INK, 2.3).shape(shadow(lobe, 0.42), dark, None)
        art.ink(hatch(lobe, 0, 3.8, 0.4, "right", 1.4, index)).shape(lobe, "none", INK, 2.3)
        rim: list[Point] = [
            (top_left + 5, arch + 14),
            ((top_left + top_right) / 2, arch + 2),
            (top_right - 5, arch + 14),
        ]
        art.shape(curve(rim), "none", INKS.yellow, 2.4)


def _foot_of_ciborium(art: Canvas) -> None:
    """Knot, collar, the hexagonal bell with acanthus panels, and the gold plinth on red balls."""
    for x in (96, 200, 300, 404):
        knob = ellipse(x, 862 if x in (200, 300) else 850, 17, 16)
        art.shape(knob, INKS.red, INK, 2.6).shape(shadow(knob, 0.4, 20), INKS.red_dark, None)
        art.disc(x - 5, (862 if x in (200, 300) else 850) - 5, 3.6, "#ff9d84", None)
        art.ink(hatch(knob, 20, 3.2, 0.4, "right", 1.3, 3)).shape(knob, "none", INK, 2.6)
    plinth = polygon("76,768 166,750 334,750 424,768 424,822 334,848 166,848 76,822")
    art.shape(plinth, INKS.yellow, INK, 3)
    for outline, fill in (
        ("334,784 424,768 424,822 334,848", INKS.ochre),
        ("76,768 166,784 166,848 76,822", "#f4dc6a"),
    ):
        art.shape(polygon(outline), fill, INK, 2)
    art.shape(polygon("76,768 166,750 334,750 424,768 334,784 166,784"), "#ffe27a", INK, 2.2)
    for index in range(7):
        _lotus_mark(art, 180 + index * 23.4, 816, 1)
    for index in range(4):
        _lotus_mark(art, 88 + index * 22, 798 + index * 4.6, 0.9)
        _lotus_mark(art, 412 - index * 22, 798 + index * 4.6, 0.9)
    art.ink(
        hatch(polygon("334,784 424,768 424,822 334,848"), 0, 3.8, 0.5, "right", 1.4, 3),
        brushes(1.8, "78,778 166,794 334,794 422,778", "78,816 166,840 334,840 422,816", steps=6),
    )
    art.shape(plinth, "none", INK, 3)
    bell = symmetric(
        [(250, 604, 0), (296, 606, 0), (306, 640), (334, 690), (376, 734), (400, 764, 0), (334, 780, 0), (250, 780, 0)],
        axis=250,
    )
    art.shape(bell, INKS.blue, INK, 3)
    panels = (
        "214,616! 286,616! 302,690 320,770! 180,770! 198,690",
        "296,622! 308,654 340,704 388,762! 336,772! 316,700",
        "204,622! 192,654 160,704 112,762! 164,772! 184,700",
    )
    for index, outline in enumerate(panels):
        panel = spline(outline)
        art.shape(panel, INKS.red, INK, 2.4).ink(hatch(panel, 4, 4, 0.28, "right", 1.5, 3))
        art.shape(panel, "none", INKS.yellow, 4.4).shape(panel, "none", INK, 1.2)
        if index:
            continue
        _acanthus_panel(art)
    for side in (-1, 1):
        for k, (x, y) in enumerate(((60, 668), (76, 694), (92, 718))):
            drop = symmetric("0,-13! 8,-2 6,8 0,14!").rotated(-side * 32).moved(250 + side * x, y)
            art.shape(drop, (INKS.yellow, INKS.blue, INKS.yellow)[k], INK, 1.9)
        leaf = spline(_sided("108,732! 96,744 100,762! 114,756 128,764! 124,746", side))
        art.shape(leaf, INKS.yellow, INK, 1.9)
    art.shape(bell, "none", INK, 3)
    collar = symmetric([(250, 586), (280, 588), (298, 596), (300, 608), (280, 616), (250, 618)], axis=250)
    art.shape(collar, INKS.green, INK, 2.8).ink(hatch(collar, 80, 5, 0.8, "both", 1.8, 3))
    for x, turn in ((-22, 30), (22, -30), (0, 0)):
        leaf = spline("0,-20! 14,-6 11,10 0,20! -11,10 -14,-6").rotated(turn).moved(250 + x, 580)
        art.shape(leaf, INKS.red, INK, 2.4).shape(shadow(leaf, 0.4), INKS.red_dark, None)
        art.ink(
            brush("0,-12 0,16", 1.8, 3).rotated(turn).moved(250 + x, 580), hatch(leaf, turn, 3.2, 0.36, "right", 1.2, 3)
        )
        art.shape(leaf, "none", INK, 2.4)


def _lotus_mark(art: Canvas, x: float, y: float, size: float) -> None:
    for dx, height in ((-7, 14), (7, 14), (0, 20)):
        petal = spline(
            [
                (x, y + 14 * size, 0),
                (x + (dx - 4) * size, y),
                (x + dx * 1.2 * size, y - height * size * 0.8, 0),
                (x + (dx + 4) * size, y),
            ]
        )
        art.shape(petal, INKS.ochre if dx else INKS.red, INK, 1.4)


def _acanthus_panel(art: Canvas) -> None:
    """The gold leaf in the middle of the foot."""
    for side in (-1, 1):
        outline = (
            "0,760! 8,736 26,744 40,732! 30,722 34,708 48,700! 32,694 30,678 38,664! 22,666 18,650 20,636! 8,646 0,630!"
        )
        half = spline(_sided(outline, side))
        art.shape(half, INKS.yellow, INK, 2.3).shape(shadow(half, 0.3), INKS.ochre, None)
        for line in ("3,740 14,728 30,732", "3,722 16,704 38,702", "2,700 12,682 30,670", "2,676 8,660 17,646"):
            art.ink(brush(_points(line, side), 2, 5, tapering))
        art.shape(half, "none", INK, 2.3)
    art.ink(brush("250,756 250,690 250,636", 2.8, 6, lively))
