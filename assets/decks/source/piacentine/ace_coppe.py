"""The ace of coppe of the Piacentine: a tall covered ciborium."""

from __future__ import annotations

import math

from kit.canvases import Lean
from kit.engraving import comb, hatch, shadow
from kit.geometry import Point, curve, ellipse, polygon, spline, symmetric
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, ribbon, tapering
from kit.svg import INK, Canvas
from piacentine.pips import framed, on_side, points_on_side


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
            leaf = spline(on_side(outline, side))
            art.shape(leaf, INKS.green, INK, 2.2)
        art.ink(
            brush(points_on_side("4,142 24,134 40,138", side), 1.6, 5),
            brush(points_on_side("3,134 18,122 30,120", side), 1.6, 5),
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
        leaf = spline(on_side("108,732! 96,744 100,762! 114,756 128,764! 124,746", side))
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
        half = spline(on_side(outline, side))
        art.shape(half, INKS.yellow, INK, 2.3).shape(shadow(half, 0.3), INKS.ochre, None)
        for line in ("3,740 14,728 30,732", "3,722 16,704 38,702", "2,700 12,682 30,670", "2,676 8,660 17,646"):
            art.ink(brush(points_on_side(line, side), 2, 5, tapering))
        art.shape(half, "none", INK, 2.3)
    art.ink(brush("250,756 250,690 250,636", 2.8, 6, lively))
