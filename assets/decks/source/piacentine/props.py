"""What the Piacentine courts hold: swords, axe, sceptre, staff, clubs and mace.

Each is drawn upright on a canvas that may place and cut it, the place of the hand at the origin.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from kit.engraving import hatch, shadow
from kit.geometry import Node, Path, Point, curve, ellipse, polygon, spline, symmetric
from kit.limbs import Limb
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, even, lively, ribbon, tapering
from kit.svg import INK, Canvas
from piacentine.headgear import royal_crown

BLADE_LIGHT = "#86b4e6"
SILVER = "#ece8de"
WOOD, WOOD_DARK, WOOD_LIGHT = "#8a4522", "#55270f", "#c27a3c"
KNOTS = {4: -1, 10: 1, 14: -1, 20: 1, 24: -1}
"""Where a club has knots, in thirtieths of its length, on its lit side (-1) or on its shaded one."""


def _blade(art: Canvas, foot: float, tip: float, half: float) -> None:
    """A two-edged blade from y = `foot` up to y = `tip`."""
    shoulder = tip + half * 2.3
    outline = polygon([(-half, foot), (-half * 0.94, shoulder), (0, tip), (half * 0.94, shoulder), (half, foot)])
    dark = polygon([(0, foot), (0, tip + 2), (half * 0.94, shoulder), (half, foot)])
    art.shape(outline, INKS.blue, INK, 2.6).shape(dark, INKS.blue_dark, None)
    light = polygon([(-half * 0.74, foot), (-half * 0.7, shoulder), (-half * 0.4, shoulder), (-half * 0.42, foot)])
    art.shape(light, BLADE_LIGHT, None)
    art.ink(hatch(dark, -34, 4.4, 0.84, "left", 1.8, 5, vary=0.15), brush([(0, foot), (0, tip)], 2.2, 2, even))
    art.shape(outline, "none", INK, 2.6)


def jewelled_sword(art: Canvas, length: float = 270) -> None:
    """The king's sword: three red jewels on a silver guard; the blade ends `length` above the hand."""
    _blade(art, -22, -length, 14)
    art.box(-6, -16, 12, 70, SILVER, INK, 2.2, 4)
    guard = ribbon("-36,-20 0,-14 36,-20", 11, 10)
    art.shape(guard, SILVER, INK, 2.3).ink(hatch(guard, 60, 3.4, 0.4, "right", 1.2, 3))
    for x, y in ((-37, -20), (0, -15), (37, -20)):
        art.disc(x, y, 11.5, SILVER, INK, 2.3).disc(x, y, 7, INKS.red, INK, 1.6).disc(
            x - 2, y - 2.4, 1.9, "#ffd0c4", None
        )
    art.disc(0, 60, 10, SILVER, INK, 2.3).disc(0, 60, 4.6, INKS.red, INK, 1.3)


def cross_sword(art: Canvas, length: float = 270, half: float = 14) -> None:
    """A sword with curled gold quillons and a jewelled grip."""
    _blade(art, -26, -length, half)
    for side in (-1, 1):
        quillon = curve([(side * x, y) for x, y in ((2, -20), (22, -18), (38, -26), (42, -40), (32, -46), (27, -37))])
        band = ribbon(quillon, 9, 20, lambda t: 1 - 0.35 * t)
        art.shape(band, INKS.yellow, INK, 2.2).ink(hatch(band, 30, 3.2, 0.4, "right", 1.1, 3))
        loop = curve([(side * x, y) for x, y in ((6, -16), (16, -4), (8, 4))])
        art.shape(ribbon(loop, 5, 8), INKS.yellow, INK, 1.8)
    art.shape(symmetric("0,-38 9,-32 14,-20 9,-10 0,-6"), INKS.yellow, INK, 2.3)
    art.shape(ellipse(0, -22, 6, 8), INKS.red, INK, 1.8).disc(-1.8, -25, 1.7, "#ffd0c4", None)
    grip = symmetric("0,-6 8,-4 9,20 7,44 0,46")
    art.shape(grip, INKS.ochre, INK, 2.2)
    rings: list[list[Point]] = [[(-8, y), (0, y + 3), (8, y - 2)] for y in range(2, 44, 7)]
    art.ink(brushes(2, *rings, steps=4, profile=even))
    art.disc(0, 54, 9, INKS.yellow, INK, 2.2).disc(0, 54, 4.4, INKS.red, INK, 1.4).disc(0, 66, 4, INKS.yellow, INK, 1.8)


def halberd(art: Canvas, foot: float = 110, top: float = -190) -> None:
    """The axe of the king of denari: blue crescent to the left, spike above and to the right, gold shaft."""
    shaft = polygon([(-6, top + 60), (6, top + 60), (6, foot), (-6, foot)])
    art.shape(shaft, INKS.yellow, INK, 2.3)
    art.shape(polygon([(1, top + 60), (6, top + 60), (6, foot), (1, foot)]), INKS.ochre, None)
    turns: list[list[Point]] = [[(-6, y), (0, y + 3), (6, y - 1)] for y in range(int(top) + 92, int(foot), 15)]
    art.ink(brushes(1.6, *turns, steps=3)).shape(shaft, "none", INK, 2.3)
    y = top + 66
    crescent = spline([(-8, y - 16, 0), (-22, y - 10), (-34, y - 34), (-30, y - 62, 0), (-62, y - 40), (-72, y),
                       (-62, y + 38), (-26, y + 62, 0), (-34, y + 34), (-22, y + 12), (-8, y + 16, 0)])  # fmt: skip
    art.shape(crescent, INKS.blue, INK, 2.6).shape(shadow(crescent, 0.36, 10), INKS.blue_dark, None)
    rim = brush([(-56, y - 40), (-66, y), (-57, y + 36)], 5, 9, lively)
    art.shape(rim, BLADE_LIGHT, None)
    art.ink(hatch(crescent, 8, 3.8, 0.5, "right", 1.6, 3))
    art.ink(
        brushes(1.6, [(-26, y - 22), (-50, y - 18)], [(-26, y + 20), (-50, y + 22)], [(-24, y), (-54, y + 2)], steps=3)
    )
    art.shape(crescent, "none", INK, 2.6)
    beak = spline([(8, y - 12, 0), (22, y - 10), (34, y - 22), (32, y - 6), (50, y + 2, 0), (32, y + 8), (34, y + 22),
                   (22, y + 12), (8, y + 12, 0)])  # fmt: skip
    art.shape(beak, INKS.blue, INK, 2.4).ink(hatch(beak, 8, 3.4, 0.5, "right", 1.4, 4))
    spike = spline([(0, top - 34, 0), (10, top - 6), (16, top + 12), (6, top + 24), (6, top + 50, 0), (-6, top + 50, 0),
                    (-6, top + 24), (-16, top + 12), (-10, top - 6)])  # fmt: skip
    art.shape(spike, INKS.blue, INK, 2.4).shape(shadow(spike, 0.45), INKS.blue_dark, None)
    art.ink(brush([(0, top - 28), (0, top + 30)], 2, 3, tapering)).shape(spike, "none", INK, 2.4)
    art.box(-10, y - 20, 20, 40, INKS.blue, INK, 2.4).box(-12, y - 24, 24, 7, INKS.yellow, INK, 2)
    art.box(-12, y + 18, 24, 7, INKS.yellow, INK, 2).disc(0, y, 5, INKS.red, INK, 1.6)


def lily(art: Canvas, fill: str, dark: str, size: float = 1, stone: str = INKS.red) -> None:
    """A fleur-de-lis, its band at the origin, about 70 high at size 1."""

    def put(path: Path) -> Path:
        return path.scaled(size)

    for side in (-1, 1):
        nodes = [(0, -4), (8, -18), (20, -32), (33, -26), (36, -10), (27, -5), (24, -15), (17, -8), (14, 2)]
        leaf = spline([(side * x, y, 0) if index in (0, 8) else (side * x, y) for index, (x, y) in enumerate(nodes)])
        art.shape(put(leaf), fill, INK, 2.3).ink(put(hatch(leaf, 20, 3.4, 0.4, "right", 1.3, 3)))
        art.ink(put(brush([(side * 6, -10), (side * 18, -24), (side * 28, -20)], 1.7, 5, tapering)))
    middle = symmetric("0,-66! 13,-44 14,-28 7,-12 6,2! 0,2")
    art.shape(put(middle), fill, INK, 2.3).shape(put(shadow(middle, 0.45)), dark, None)
    art.ink(put(brush("0,-58 0,-8", 1.8, 3, tapering))).shape(put(middle), "none", INK, 2.3)
    art.shape(put(symmetric("0,8 6,8! 10,22 0,30!")), fill, INK, 2)
    art.shape(put(ribbon("-15,4 0,7 15,4", 10, 6)), fill, INK, 2.2).disc(0, 6 * size, 3.4 * size, stone, INK, 1.2)


def staff(art: Canvas, top: float, foot: float, fill: str, dark: str, half: float = 5.5) -> None:
    """A turned shaft from y = `top` down to y = `foot`."""
    shaft = polygon([(-half, top), (half, top), (half, foot), (-half, foot)])
    art.shape(shaft, fill, INK, 2.3)
    art.shape(polygon([(half * 0.2, top), (half, top), (half, foot), (half * 0.2, foot)]), dark, None)
    shine = polygon([(-half * 0.7, top), (-half * 0.35, top), (-half * 0.35, foot), (-half * 0.7, foot)])
    art.shape(shine, "#ffffff", None, opacity=".45")
    marks: list[list[Point]] = [[(half * 0.1, y), (half, y + 2)] for y in range(int(top) + 6, int(foot), 6)]
    art.ink(brushes(1.4, *marks, steps=2)).shape(shaft, "none", INK, 2.3)


def club(art: Canvas, spine: str, widths: tuple[float, ...], seed: int = 3) -> None:
    """A knotty brown club along a spine, from its head to its foot."""
    limb = Limb(curve(spine), widths)
    frames = limb.frames(30)
    chance = random.Random(seed)
    outline = _knotty(frames, chance)
    (x, y), (to_x, to_y) = frames[0][0], frames[-1][0]
    tilt = math.degrees(math.atan2(to_y - y, to_x - x)) - 90
    art.shape(outline, WOOD, INK, 3).shape(shadow(outline, 0.4, tilt), WOOD_DARK, None)
    lights, darks, knots = Path(), Path(), Path()
    for index in range(34):
        place = int(1 + 25 * (index + chance.random()) / 34)
        share = chance.uniform(-0.72, 0.66)
        points: list[Point] = []
        for step in range(4):
            (x, y), _, across, half = frames[min(30, place + step)]
            wave = 0.08 * math.sin(step * 2 + index)
            points.append((x + across[0] * half * (share + wave), y + across[1] * half * (share + wave)))
        if share < 0.1 and index % 2:
            lights += brush(points, 2.6 + 2 * chance.random(), 4)
        else:
            darks += brush(points, 1.8 + 1.6 * chance.random(), 4)
    for place, side in KNOTS.items():
        (x, y), _, across, half = frames[place]
        share = side * 0.62
        cx, cy = x + across[0] * half * share, y + across[1] * half * share
        knots += brush([(cx - 4, cy - 7), (cx + 4, cy - 2), (cx + 2, cy + 8)], 3.4, 6)
        knots += ellipse(cx - 1, cy + 1, 2.4, 4)
    art.ink(lights, fill=WOOD_LIGHT)
    art.ink(darks, knots)
    art.ink(
        hatch(outline, tilt, 3.6, 0.42, "right", 1.6, seed, bow=2), hatch(outline, tilt, 4.6, 0.14, "left", 1.4, seed)
    )
    art.shape(outline, "none", INK, 3)


def _knotty(frames: Sequence[tuple[Point, Point, Point, float]], chance: random.Random) -> Path:
    """An uneven outline round the frames of a limb, with lumps at its knots."""
    sides: dict[int, list[Node]] = {1: [], -1: []}
    for index in range(0, len(frames), 2):
        (x, y), _, across, half = frames[index]
        for side, edge in sides.items():
            reach = side * half * (chance.uniform(0.93, 1.04) + (0.2 if KNOTS.get(index) == side else 0))
            edge.append((x + across[0] * reach, y + across[1] * reach))
    ends: list[Node] = []
    for ((x, y), along, _, half), sign in ((frames[-1], 1), (frames[0], -1)):
        ends.append((x + sign * along[0] * half * 0.86, y + sign * along[1] * half * 0.86))
    return spline([*sides[1], ends[0], *reversed(sides[-1]), ends[1]])


def mace(art: Canvas, foot: float = 320) -> None:
    """The crowned mace of the fante of bastoni: head at the top, from y = -100 down to y = `foot`."""
    club(art, "0,-86 2,-60 0,-30", (40, 62, 54), 5)
    club(art, f"0,-16 2,60 0,150 1,{foot}", (54, 50, 38, 22), 4)
    art.group(royal_crown(88, 40, 5), 0, 6, 0.94)


def chalice(art: Canvas) -> None:
    """The great cup that the king of coppe lifts, its knot at the origin, from y = -128 to y = 70."""
    foot = symmetric("0,6 8,8! 10,24 24,44 40,54! 40,64! 0,70")
    art.shape(foot, INKS.yellow, INK, 2.8).shape(shadow(foot, 0.36), INKS.ochre, None)
    flutes: list[list[Point]] = [[(x * 0.22, 10), (x * 0.5, 34), (x, 54)] for x in (-30, -18, -6, 7, 19, 31)]
    art.ink(brushes(2, *flutes, steps=5), hatch(foot, 0, 3.4, 0.26, "right", 1.3, 3))
    art.shape(curve("-39,55 0,61 39,55"), "none", INK, 2)
    bowl = symmetric("0,-96 30,-98! 34,-84 52,-66 56,-44 44,-16 20,-2! 0,0")
    art.shape(bowl, INKS.green, INK, 2.9).shape(shadow(bowl, 0.34), INKS.green_dark, None)
    ribs: list[list[Point]] = [[(x * 0.72, -70), (x, -42), (x * 0.5, -8)] for x in (-46, -32, -16, 0, 16, 32, 46)]
    art.ink(brushes(2, *ribs, steps=6), hatch(bowl, 8, 3.8, 0.3, "right", 1.6, 3))
    art.shape(spline("-40,-58 -30,-62 -34,-34 -44,-40"), "#ffffff", None, opacity=".3").shape(bowl, "none", INK, 2.9)
    for line, width, fill in (("-35,-82 0,-72 35,-82", 17, INKS.yellow), ("-32,-98 0,-90 32,-98", 9, INKS.ochre)):
        band = ribbon(line, width, 10)
        art.shape(band, fill, INK, 2.3).ink(hatch(band, 60, 3.4, 0.3, "right", 1.2, 3))
    neck = symmetric("0,-96 31,-102! 34,-114 40,-124! 0,-120")
    art.shape(neck, INKS.red, INK, 2.6).ink(hatch(neck, 0, 3.2, 0.3, "right", 1.4, 3))
    art.shape(ellipse(0, -124, 41, 12), INKS.red, INK, 2.8).shape(ellipse(0, -123, 30, 7.4), INKS.red_dark, INK, 1.6)
    art.disc(0, 2, 9, INKS.red, INK, 2.3).disc(-3, -1, 2.2, "#ffd0c4", None)
