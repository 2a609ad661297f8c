"""What the French courts wear on neck and shoulders, over their dress."""

from __future__ import annotations

import itertools

from french.dress import folded
from french.half import AXIS
from kit.engraving import hatch, shadow
from kit.figures import disc_collar, ermine
from kit.forms import solid
from kit.geometry import Node, Point, curve, polar, spline, symmetric
from kit.limbs import Limb, draw_limb
from kit.ornaments import beads_along, gem
from kit.palette import FRENCH as INKS
from kit.strokes import brush, brushes, lively, ribbon, tapering
from kit.svg import INK, Canvas


def ermine_cape(art: Canvas, trim: str, low: float = 364) -> None:
    """A short cape of ermine with a chain and its jewel."""
    cape = symmetric(
        [(AXIS, 262), (350, 266), (398, 282), (428, 326), (422, low - 12, 0), (380, low - 6), (AXIS, low)], axis=AXIS
    )
    solid(art, cape, INKS.white, INKS.grey, angle=8, share=0.16, back=0.08)
    ermine(art, cape, 30)
    chain = [(AXIS + dx, 312 + 30 * (1 - (dx / 84) ** 2)) for dx in range(-84, 85, 21)]
    beads_along(art, chain, 8, (INKS.yellow, INKS.ochre), 2)
    gem(art, AXIS, 356, 16, INKS.yellow, INKS.pair(trim)[0])


def fur_lapels(art: Canvas) -> None:
    """Two broad lapels of ermine that meet at the waist, over an open robe."""
    for side in (-1, 1):
        lapel = spline(
            [
                (AXIS + side * 34, 258, 0),
                (AXIS + side * 92, 268),
                (AXIS + side * 104, 300),
                (AXIS + side * 70, 360),
                (AXIS + side * 40, 452, 0),
                (AXIS + side * 12, 452, 0),
                (AXIS + side * 14, 380),
                (AXIS + side * 22, 310),
            ]
        )
        solid(art, lapel, INKS.white, INKS.grey, angle=8, share=0.2, back=0.1)
        ermine(art, lapel, 25)


def dagged_cape(art: Canvas, ink: str, lining: str) -> None:
    """A shoulder cape whose hem is cut into points, each with a bell, above a hem of another cloth."""
    count = 9
    hem: list[tuple[float, float]] = []
    for index in range(count + 1):
        t = index / count
        hem.append((AXIS - 132 + 264 * t, 322 + 48 * (1 - (2 * t - 1) ** 2)))
    for dy, cloth in ((13, lining), (0, ink)):
        nodes: list[Node] = [(AXIS - 62, 264), (AXIS - 108, 280)]
        for index, (x, y) in enumerate(hem):
            nodes.append((x, y + dy - 12, 0))
            if index < count:
                following = hem[index + 1]
                nodes.append(((x + following[0]) / 2, (y + following[1]) / 2 + dy + 12, 0))
        nodes += [(AXIS + 108, 280), (AXIS + 62, 264), (AXIS, 262)]
        shape = spline(nodes)
        fill, dark = INKS.pair(cloth)
        art.shape(shape, fill, INK, 2.8).shape(shadow(shape, 0.24), dark, None)
        art.ink(hatch(shape, 10, 4.6, 0.22, "right", 1.8, 3), hatch(shape, -10, 5.2, 0.14, "left", 1.5, 4))
        art.shape(shape, "none", INK, 2.8)
    folds: list[list[Point]] = [[(AXIS + 9 * k, 286), (AXIS + 24 * k, 344 - 5 * abs(k))] for k in (-4, -2, 0, 2, 4)]
    art.ink(brushes(2.6, *folds, steps=6, profile=lively))
    for one, other in itertools.pairwise(hem):
        art.disc((one[0] + other[0]) / 2, (one[1] + other[1]) / 2 + 15, 5, INKS.yellow, INK, 1.8)


def bertha(art: Canvas, outline: list[Point]) -> None:
    """A deep collar of ermine along a neckline."""
    line = [(AXIS - x, y) for x, y in outline] + [(AXIS + x, y) for x, y in reversed(outline)]
    band = ribbon([(AXIS - 75, 264), *line, (AXIS + 75, 264)], 30, 30)
    solid(art, band, INKS.white, INKS.grey, angle=8, share=0.14, back=0.08, width=2.6)
    ermine(art, band, 22)


def pearls(art: Canvas, reach: float, top: float, drop: float, size: float = 5.4, pendant: str = "") -> None:
    """A string of pearls round the neck, with a pendant in the named ink."""
    places = [(AXIS + reach * k / 5, top + drop * (1 - (k / 5) ** 2)) for k in range(-5, 6)]
    beads_along(art, places, size, (INKS.white,), 1.6)
    if pendant:
        gem(art, AXIS, top + drop + 12, 10, INKS.yellow, INKS.pair(pendant)[0])


def standing_collar(art: Canvas) -> None:
    """A collar of starched lace that stands up behind the head."""
    count, middle = 15, (AXIS, 262.0)
    points = [polar(118, -180 + 180 * k / count, *middle) for k in range(count + 1)]
    edge: list[Node] = [(*points[0], 0)]
    for k in range(count):
        edge += [polar(131, -180 + 180 * (k + 0.5) / count, *middle), (*points[k + 1], 0)]
    lace = spline([*edge, (AXIS + 60, 290, 0), (AXIS - 60, 290, 0)])
    art.shape(lace, INKS.white, INK, 2.6)
    for k in range(count + 1):
        angle = -180 + 180 * k / count
        art.ink(brush([polar(116, angle, *middle), polar(64, angle, *middle)], 2, 3, tapering))
    for radius in (104, 88):
        art.shape(curve([polar(radius, -178 + 176 * k / 20, *middle) for k in range(21)]), "none", "#9aa7c4", 2)
    for k in range(count):
        art.disc(*polar(120, -180 + 180 * (k + 0.5) / count, *middle), 3.4, INKS.yellow, INK, 1.2)


def scalloped(art: Canvas, ink: str) -> None:
    """A flat collar whose edge is cut into tongues, a stud in each."""
    line: list[Point] = [(AXIS - 40, 256), (AXIS - 24, 272), (AXIS, 278), (AXIS + 24, 272), (AXIS + 40, 256)]
    disc_collar(art, line, 52, INKS.pair(ink)[0], INKS.white, 9)


def hood(art: Canvas, ink: str) -> None:
    """A hood lying back on the shoulders, its point on the breast."""
    shape = symmetric([(AXIS, 262), (336, 264), (376, 280), (384, 312), (346, 332), (AXIS, 366, 0)], axis=AXIS)
    folded(
        art,
        shape,
        ink,
        f"{AXIS - 66},282 {AXIS - 44},316 {AXIS - 16},342",
        f"{AXIS + 66},282 {AXIS + 44},316 {AXIS + 16},342",
    )
    roll = Limb(
        curve([(AXIS - 46, 254), (AXIS - 30, 278), (AXIS, 286), (AXIS + 30, 278), (AXIS + 46, 254)]), (22, 26, 22)
    )
    fill, dark = INKS.pair(ink)
    draw_limb(art, roll, fill, dark, share=0.5)
