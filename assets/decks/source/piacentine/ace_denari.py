"""The ace of denari of the Piacentine: the crowned eagle."""

from __future__ import annotations

from kit.canvases import Cut, Lean
from kit.cutting import rectangle
from kit.engraving import hatch, shadow
from kit.geometry import Path, Point, polar, polygon, spline, star
from kit.ornaments import crown
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, tapering
from kit.svg import INK, Canvas
from piacentine.pips import FRAME, framed, on_side, points_on_side
from piacentine.signs import large_coin

BROWN, BROWN_DARK, BROWN_LIGHT = "#6e341a", "#3b1d12", "#a5592c"
SKY, HILLS = "#f6e27a", "#7fa9cf"
LEFT, TOP, RIGHT, BOTTOM = FRAME[0], FRAME[1], FRAME[0] + FRAME[2], FRAME[1] + FRAME[3]


def asso_di_denari() -> Canvas:
    art = Cut(rectangle(LEFT, TOP, RIGHT, BOTTOM))
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
        on_side(
            "206,126 206,96 192,78 168,84 154,106 160,130 180,136 178,164 164,206 138,238 "
            "100,264 82,302 104,342 150,354 "
            "190,352 208,346!",
            side,
        )
    )
    art.shape(arm, INKS.red, INK, 3)
    dark = "206,146 200,192 184,248 140,292 100,314 108,342 150,354 190,352 208,346!"
    art.shape(spline(on_side(dark, side)), "#a83a1c", None)
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
        brush(points_on_side("176,98 164,110 178,124", side), 2.6, 6),
        brush(points_on_side("184,140 182,170 170,202", side), 2, 6),
    )
    art.shape(spline(on_side("190,86 176,90 178,102 190,98", side)), "#ff9d78", None)
    art.shape(arm, "none", INK, 3)


def _thigh(art: Canvas, side: int) -> None:
    """A feathered leg."""
    thigh = spline(on_side("30,640 96,640 112,690 96,746 86,774! 58,778! 44,730 30,690", side))
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
        on_side(
            "58,766 86,766 92,790 112,804 134,816 138,830! 120,824 102,818 106,834 98,844! "
            "88,822 74,818 66,834 58,842! "
            "56,820 40,820 22,830! 30,812 48,802 60,790",
            side,
        )
    )
    art.shape(foot, INKS.ochre, INK, 2.6).shape(shadow(foot, 0.3, 20), "#a96f12", None)
    rings = [points_on_side(f"62,{772 + 8 * k} 74,{777 + 8 * k} 88,{772 + 8 * k}", side) for k in range(4)]
    knuckles = [
        points_on_side(points, side)
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
            art.ink(brush(points_on_side(line, side), 3, 12, lively))
        art.disc(250 + side * 172, 869, 6, INKS.red, INK, 1.8)
    for index in range(9):
        art.shape(star(5, 9, 3.8, 122 + index * 32, 870), INKS.yellow, INK, 1.3)
