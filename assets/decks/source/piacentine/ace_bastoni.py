"""The ace of bastoni of the Piacentine: a lopped trunk in a country corner, with ivy and a rose."""

from __future__ import annotations

import math
import random

from kit.canvases import Cut, Lean
from kit.cutting import rectangle
from kit.engraving import hatch, shadow
from kit.geometry import Node, Path, Point, curve, ellipse, polar, polygon, spline
from kit.limbs import Limb
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, even, lively, ribbon, tapering
from kit.svg import INK, Canvas
from piacentine.garland import leaf_symbols, rose
from piacentine.logs import BARK_LIGHT, CUT_LIGHT, HEARTWOOD, Log, draw_bark
from piacentine.pips import FRAME, framed

EARTH, EARTH_DARK = "#e3a43a", "#a86a1c"
LEFT, TOP, RIGHT, BOTTOM = FRAME[0], FRAME[1], FRAME[0] + FRAME[2], FRAME[1] + FRAME[3]

TRUNK_LEFT: list[Point] = [
    (240, 122), (238, 176), (222, 226), (228, 270), (206, 330), (196, 392), (198, 430), (176, 480), (170, 540),
    (150, 590), (146, 650), (136, 700), (130, 750), (112, 800),
]  # fmt: skip
TRUNK_RIGHT: list[Point] = [
    (436, 122), (440, 170), (420, 220), (410, 280), (386, 330), (376, 390), (350, 436), (346, 490), (322, 540),
    (318, 590), (302, 640), (306, 700), (312, 750), (330, 800),
]  # fmt: skip


def asso_di_bastoni() -> Canvas:
    art = Cut(rectangle(LEFT, TOP, RIGHT, BOTTOM))
    leaf_symbols(art)
    ivy_symbol(art)
    _ground(art)
    for spine, widths in (
        ("240,290 214,250 196,206", (58, 48, 42)),
        ("190,480 150,452 116,412", (62, 50, 42)),
        ("170,640 130,616 96,574", (60, 48, 40)),
        ("330,430 384,392 408,346", (58, 48, 38)),
        ("330,600 376,550 424,496", (58, 46, 38)),
        ("372,320 416,290 434,252", (48, 38, 30)),
    ):
        _branch(art, spine, widths)
    _roots(art)
    form = Log(seed=9, half_length=380, top_half=92)
    draw_bark(art, TRUNK_LEFT, TRUNK_RIGHT, form, random.Random(9))
    _split(art)
    _sawn_top(art)
    _burl(art, 316, 250)
    _ivy(art)
    _rose_bush(art)
    return framed(art)


def _ground(art: Canvas) -> None:
    """A far green ridge, earth, and pebbles."""
    ridge = spline("44,752! 100,732 170,742 260,724 340,716 410,700 456,712! 456,800! 44,800!")
    art.shape(ridge, EARTH, INK, 2).ink(hatch(ridge, 20, 5, 0.5, "right", 1.3, 4))
    meadow = spline("44,770! 110,758 200,762 290,748 380,732 456,742! 456,830! 44,830!")
    art.shape(meadow, INKS.green, INK, 2.2)
    chance = random.Random(4)
    blades: list[list[Point]] = []
    for _ in range(90):
        x, y = 50 + 400 * chance.random(), 764 + 50 * chance.random()
        blades.append([(x, y), (x + chance.uniform(-4, 4), y - 8 - 8 * chance.random())])
    art.ink(brushes(2.2, *blades, steps=2, profile=tapering), fill=INKS.green_dark)
    earth = spline("44,826! 120,806 220,812 320,800 400,796 456,802! 456,900! 44,900!")
    art.shape(earth, EARTH, INK, 2.2).ink(hatch(earth, 4, 5, 0.3, "left", 1.5, 3), fill=EARTH_DARK)
    row = 0
    y = 806.0
    while y < 892:
        x = 186.0 + 9 * (row % 2)
        while x < 452:
            width, height = 8.5 + 4 * chance.random(), 5 + 2.4 * chance.random()
            fill = (INKS.yellow, EARTH, "#f3dfa6", INKS.ochre)[int(chance.random() * 4)]
            px, py = x + chance.uniform(-2, 2), y + chance.uniform(-2, 2)
            pebble = spline([polar_oval(px, py, width, height, k * 60 + chance.uniform(-10, 10)) for k in range(6)])
            art.shape(pebble, fill, INK, 1.7)
            x += 2 * width + 1
        y += 12.5
        row += 1
    for line in ("60,846 90,840 130,846", "54,866 84,860 110,868", "120,872 150,866 172,874", "70,884 100,880 128,886"):
        art.ink(brush(line, 2.4, 6, lively))


def polar_oval(x: float, y: float, across: float, along: float, degrees: float) -> Point:
    return x + across * math.cos(math.radians(degrees)), y + along * math.sin(math.radians(degrees))


def _branch(art: Canvas, spine: str, widths: tuple[float, ...]) -> None:
    """A sawn-off branch: orange inner side, black outer side, its end with rings."""
    limb = Limb(curve(spine), widths)
    outline = limb.outline()
    art.shape(outline, INKS.green, INK, 3).shape(limb.shadow(0.5), INKS.green_dark, None)
    frames = limb.frames(14)
    lights, cracks, grain = Path(), [], Path()
    for index in range(7):
        share = -0.7 + 0.22 * index
        points: list[Point] = []
        for step in range(5):
            (x, y), _, across, half = frames[min(14, 1 + step * 3 + index % 2)]
            wave = 0.08 * math.sin(step * 2 + index)
            points.append((x + across[0] * half * (share + wave), y + across[1] * half * (share + wave)))
        if index in (1, 3):
            cracks.append(brush(points, 6, 6))
        elif index % 2 == 0 and index < 4:
            lights += brush(points, 3, 5)
        grain += brush(points, 2.4, 5)
    art.ink(lights, fill=BARK_LIGHT)
    for index, crack in enumerate(cracks):
        art.shape(crack, (HEARTWOOD, INKS.yellow)[index % 2], INK, 1.4)
    art.ink(grain, limb.rings(0.5, 3.8, 1.7, seed=4), limb.rings(0.16, 5, 1.5, lit_side=True, seed=5))
    art.shape(outline, "none", INK, 3)
    (x, y), along, _, half = limb.frames(8)[8]
    turn = math.degrees(math.atan2(along[1], along[0])) + 90
    _rings(art, x, y, half * 1.08, half * 0.5, turn, INKS.ochre)


def _rings(art: Canvas, x: float, y: float, across: float, along: float, turn: float, fill: str) -> None:
    """A sawn end: rim, rings and splits."""

    def oval(scale: float, seed: float = 0) -> Path:
        nodes: list[Node] = []
        for index in range(12):
            wobble = 1 + 0.05 * math.sin(index * 2.3 + seed)
            nodes.append(polar_oval(0, 0, across * scale * wobble, along * scale * wobble, index * 30))
        return spline(nodes).rotated(turn).moved(x, y)

    art.shape(oval(1), INKS.green_dark, INK, 3).shape(oval(0.9), fill, INK, 2).shape(
        oval(0.78, 1), CUT_LIGHT, None, opacity=".6"
    )
    art.shape(oval(0.42, 2), HEARTWOOD, None)
    for scale in (0.74, 0.56, 0.38, 0.2):
        art.shape(oval(scale, scale * 9), "none", INK, 1.6)
    for index in range(5):
        degrees = 25 + index * 68
        line: list[Point] = [polar_oval(0, 0, across * k, along * k, degrees + 6 * k) for k in (0.22, 0.5, 0.84)]
        art.ink(brush(curve(line).rotated(turn).moved(x, y), 2.4, 4, tapering))
    art.ink(hatch(oval(0.88), turn + 30, 3.8, 0.22, "right", 1.3, 4))


def _sawn_top(art: Canvas) -> None:
    """The great yellow cut at the top of the trunk."""
    _rings(art, 338, 124, 104, 56, 3, "#f0b13a")
    extra: list[list[Point]] = []
    for index in range(22):
        degrees = index * 16.4 + 5
        reach = 0.86 - 0.12 * (index % 3)
        extra.append(
            [polar_oval(338, 124, 104 * reach, 56 * reach, degrees), polar_oval(338, 124, 94, 50, degrees + 3)]
        )
    art.ink(brushes(1.8, *extra, steps=2, profile=even))
    art.shape(brush("262,96 300,82 346,78", 5, 8), "#fff3d0", None)


def _split(art: Canvas) -> None:
    """The long wound down the trunk where the bark is gone: red and orange wood in strands."""
    wound = spline(
        "330,196! 348,230 340,280 322,330 312,392 290,440 284,500 262,560 252,620 256,690 240,760! 214,740 206,690! "
        "196,730 178,742! 186,680 196,620! 186,600 206,540 226,480! 222,452 246,400 262,350! 256,320 284,270 300,220"
    )
    art.shape(wound, INKS.red, INK, 2.6)
    chance = random.Random(6)
    spine = curve("326,206 318,280 286,370 262,450 240,540 222,630 218,730")
    frames = Limb(spine, (30, 54, 66, 64, 62, 60, 56)).frames(40)
    streaks: dict[str, Path] = {HEARTWOOD: Path(), INKS.yellow: Path(), INK: Path(), INKS.red_dark: Path()}
    names = [HEARTWOOD, INKS.red_dark, INK, INKS.red_dark, INK, INK, INKS.yellow]
    for index in range(98):
        place = int(34 * chance.random())
        share = chance.uniform(-0.72, 0.66)
        points: list[Point] = []
        for step in range(4):
            (x, y), _, across, half = frames[min(40, place + step * 2)]
            wave = 0.1 * math.sin(step * 1.7 + index)
            points.append((x + across[0] * half * (share + wave), y + across[1] * half * (share + wave)))
        fill = names[index % 7]
        streaks[fill] += brush(points, 2.8 if fill == INK else 3.4 + 3.6 * chance.random(), 4)
    for fill in (INKS.red_dark, HEARTWOOD, INKS.yellow, INK):
        art.ink(streaks[fill], fill=fill)
    art.ink(hatch(wound, 10, 4.4, 0.24, "right", 1.6, 5)).shape(wound, "none", INK, 2.6)
    for line, width, fill in (
        ("372,230 356,300 346,350", 9, INKS.yellow),
        ("224,330 214,380 216,410", 8, HEARTWOOD),
        ("300,540 292,600 286,640", 9, HEARTWOOD),
        ("262,180 252,220 250,262", 8, INKS.yellow),
        ("168,610 162,660 152,700", 8, INKS.yellow),
    ):
        art.shape(brush(line, width, 8), fill, INK, 1.7)


def _burl(art: Canvas, x: float, y: float) -> None:
    """A green knot under the cut, ringed in orange wood."""
    for scale, fill in ((1.0, HEARTWOOD), (0.74, INKS.ochre), (0.5, INKS.green_dark)):
        knot = spline([polar_oval(x, y, 30 * scale, 40 * scale, k * 45 + 8) for k in range(8)]).rotated(12, x, y)
        art.shape(knot, fill, INK, 2.4).ink(hatch(knot, 20, 3.4, 0.3, "right", 1.3, 3))
    art.ink(brush([(x - 6, y - 10), (x + 3, y), (x - 2, y + 12)], 2.4, 5))


def _roots(art: Canvas) -> None:
    """Roots that grip the ground."""
    for spine, widths in (
        ("128,740 104,790 76,816", (54, 40, 16)),
        ("250,770 262,812 292,830", (70, 46, 14)),
        ("314,750 340,796 374,812", (50, 38, 14)),
    ):
        limb = Limb(curve(spine), widths, round_end=True)
        art.shape(limb.outline(), INKS.green_dark, INK, 2.8)
        frames = limb.frames(10)
        for side in (-1, 1):
            edge: list[Point] = [(x + a[0] * h * side, y + a[1] * h * side) for (x, y), _, a, h in frames[2:]]
            art.ink(brush(edge, 3, 8, lively))
        art.ink(limb.rings(0.6, 4, 1.8, seed=3))


def _ivy(art: Canvas) -> None:
    """Tendrils with ivy leaves on both sides."""
    vines = (
        ("236,520 190,470 150,440 118,340 96,300", ((150, 424, -40), (118, 352, 40), (100, 306, -20), (132, 380, 60))),
        ("376,400 396,330 414,316 420,352 410,384", ((394, 338, -30), (412, 322, 20), (418, 366, 160))),
        (
            "300,640 350,600 380,640 396,700 380,740",
            ((346, 606, 0), (382, 640, 60), (398, 676, 110), (388, 716, 100), (370, 664, -100)),
        ),
        (
            "230,540 290,500 340,520 372,580 408,640 414,690",
            ((392, 612, -20), (410, 640, 40), (414, 690, 150), (404, 660, -120)),
        ),
        ("150,690 100,640 84,600 76,650", ((106, 646, -60), (82, 604, 10), (74, 650, 170), (92, 668, -130))),
    )
    for line, leaves in vines:
        stem = brush(line, 5.5, 16, lambda t: 1 - 0.5 * t)
        art.shape(stem, INKS.ochre, INK, 1.7)
        for x, y, turn in leaves:
            art.use("ivy", x, y, 1, turn)


def ivy_symbol(art: Canvas) -> None:
    """A leaf of five points, its stalk at the origin, as the symbol ivy."""
    leaf = spline("0,0! 7,4 16,2! 13,-7 20,-15! 11,-18 7,-26 0,-37! -7,-26 -11,-18 -20,-15! -13,-7 -16,2! -7,4")
    drawing = Lean().shape(leaf, INKS.green, INK, 2.2).shape(shadow(leaf, 0.4), INKS.green_dark, None)
    drawing.ink(
        brushes(1.7, "0,0 0,-30", "0,0 -15,-13", "0,0 15,-13", steps=2, profile=tapering),
        hatch(leaf, 50, 3.2, 0.3, "right", 1.1, 3),
    )
    art.symbol("ivy", drawing.shape(leaf, "none", INK, 2.2))


def _rose_bush(art: Canvas) -> None:
    """The red rose among its leaves at the foot of the trunk."""
    chance = random.Random(3)
    for index in range(16):
        angle = 170 + index * 13.5
        x, y = polar(26 + 16 * chance.random(), angle, 190, 808)
        art.use(f"leaf{index % 3}", x, y, 1.15 + 0.3 * chance.random(), angle + 90 + chance.uniform(-14, 14))
    for index in range(9):
        angle = 20 + index * 18
        x, y = polar(24, angle, 190, 812)
        art.use(f"leaf{(index + 1) % 3}", x, y, 0.9, angle + 90)
    rose(art, 190, 808, 38)
    stones = polygon([(70, 856), (96, 844), (128, 850), (134, 866), (98, 872)])
    art.shape(stones, "#f3dfa6", INK, 2).ink(hatch(stones, 10, 3.4, 0.4, "right", 1.3, 3))
    for x, y, across in ((320, 868, 28), (270, 880, 18)):
        rock = ellipse(x, y, across, across * 0.42)
        art.shape(rock, "#f3dfa6", INK, 2).ink(hatch(rock, 4, 3.4, 0.4, "right", 1.3, 3))
    art.shape(ribbon("44,893 250,893 456,893", 3, 4), EARTH_DARK, None)
