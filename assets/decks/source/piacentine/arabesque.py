"""The arabesque of the five of spade: two urns between volutes, tendrils and lotus flowers."""

from __future__ import annotations

import math

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Node, Path, Point, curve, polygon, spline, symmetric
from kit.limbs import Limb
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, even, ribbon, tapering
from kit.svg import INK, Canvas
from piacentine.ornaments import sided


def arabesque() -> Canvas:
    """The upper half of the ornament of the five of spade, on the axis x = 0 from y = -404 to its middle, 0."""
    art = Lean()
    for side in (-1, 1):
        volute(art, side)
        tendril(art, side)
    lotus(art)
    urn(art)
    return art


def lobed_leaf(line: Path, width: float, lobes: int, side: int) -> tuple[Path, Path]:
    """An acanthus leaf that lies along one side of a line: its outline and the ink between its lobes."""
    count = lobes * 8
    frames = Limb(line, (2, 2)).frames(count)

    def out(index: float, share: float) -> Point:
        (x, y), along, _, _ = frames[min(count, max(0, round(index)))]
        t = min(1.0, max(0.0, index / count))
        reach = width * share * (0.55 + 0.45 * math.sin(math.pi * (0.12 + 0.76 * t)))
        return x - side * along[1] * reach, y + side * along[0] * reach

    nodes: list[Node] = [(*out(0, 0), 0)]
    veins = Path()
    for lobe in range(lobes):
        first = lobe * 8
        nodes += [(*out(first, 0.34), 0), out(first + 1, 0.9), out(first + 4, 1.16), out(first + 8, 1.02)]
        nodes += [out(first + 9.6, 0.72)] if lobe < lobes - 1 else [(*out(first + 8, 0.5), 0)]
        veins += brush([out(first, 0.3), out(first + 3, 0.34), out(first + 6.4, 0.78)], width * 0.12, 4, tapering)
        veins += brush([out(first + 2, 0.2), out(first + 5, 0.18), out(first + 8, 0.5)], width * 0.07, 4, tapering)
    nodes += [out(count - index * 4, 0) for index in range(1, lobes * 2)]
    return spline(nodes), veins


def volute(art: Canvas, side: int) -> None:
    """A gold stem that arches out of the urn and curls up in acanthus."""
    stem = curve(
        sided("11,-176 18,-230 44,-280 86,-308 128,-312 160,-288 170,-252 154,-222 126,-216 110,-236 118,-258", side)
    )
    outer = curve(sided("100,-312 136,-314 168,-284 174,-246 152,-214 118,-208", side))
    inner = curve(sided("30,-254 52,-290 84,-308 112,-314", side))
    for line, width, lobes, place in ((outer, 24, 6, -side), (inner, 17, 3, side), (inner, 15, 3, -side)):
        leaf, veins = lobed_leaf(line, width, lobes, place)
        art.shape(leaf, INKS.yellow, INK, 2.2)
        art.ink(veins, hatch(leaf, 30, 3.4, 0.2, "right", 1.2, 4))
    band = ribbon(stem, 18, 40, lambda t: 1 - 0.36 * t)
    art.shape(band, INKS.yellow, INK, 2.4)
    art.shape(ribbon(stem.moved(2, 3), 5, 40), INKS.ochre, None)
    art.ink(hatch(band, 20, 3.8, 0.42, "right", 1.4, 3)).shape(band, "none", INK, 2.4)
    x, y = side * 126.0, -250.0
    art.disc(x, y, 14, INKS.yellow, INK, 2.3).disc(x, y, 8.5, INKS.ochre, INK, 1.6).disc(x, y, 3.6, INKS.red, INK, 1)
    for x, y, radius in ((86, -308, 8), (20, -232, 6)):
        art.disc(side * x, y, radius, INKS.red, INK, 1.8)


def tendril(art: Canvas, side: int) -> None:
    """A red shoot with a tulip bud between the volute and the axis."""
    line = curve(sided("8,-190 16,-246 28,-292 52,-330 76,-350", side))
    for x, y, angle in ((22, -268, -20), (38, -312, 96)):
        leaf = spline("0,0! 9,-8 8,-22 0,-30! -6,-20 -7,-8").rotated(side * angle).moved(side * x, y)
        art.shape(leaf, INKS.green, INK, 1.8).ink(brush("0,-2 0,-24", 1.4, 3).rotated(side * angle).moved(side * x, y))
    art.shape(ribbon(line, 7, 16), INKS.red, INK, 1.8)
    bud = Canvas()
    for angle, fill in ((-46, INKS.red), (46, INKS.red), (0, INKS.blue)):
        petal = spline("0,2! 9,-8 8,-20 0,-30! -8,-20 -9,-8").rotated(angle)
        bud.shape(petal, fill, INK, 2).ink(brush("0,-4 0,-22", 1.5, 3).rotated(angle))
    bud.disc(0, 0, 6, INKS.yellow, INK, 1.8)
    art.group(bud, side * 76, -350, 1, side * 42)


def lotus(art: Canvas) -> None:
    """The gold flower with a red pine cone at the end of the axis."""
    art.shape(symmetric("0,-318 8,-326 16,-318 20,-300! 8,-304 0,-290!"), INKS.green_dark, INK, 2)
    art.shape(symmetric("0,-320! 18,-330 36,-330 40,-340! 24,-348 10,-344 0,-340"), INKS.green, INK, 2.2)
    cone = symmetric("0,-408! 10,-396 14,-380 10,-362 0,-354")
    petals = (
        "0,-340! 18,-342 38,-350 50,-366 66,-364 70,-382! 60,-396 42,-390 40,-378 30,-366 14,-356",
        "0,-340! 8,-352 20,-364 24,-382 40,-394! 40,-372 30,-354 14,-342",
    )
    for side in (-1, 1):
        for outline in petals:
            nodes = spline(outline) if side > 0 else spline(outline).mirrored()
            art.shape(nodes, INKS.yellow, INK, 2.3)
        art.ink(
            brush(sided("6,-344 30,-354 50,-372 58,-380", side), 2, 7, tapering),
            brush(sided("4,-346 20,-362 32,-380", side), 1.8, 6, tapering),
            brush(sided("54,-370 60,-372 62,-380", side), 1.4, 4),
        )
    art.shape(cone, INKS.red, INK, 2.3).shape(shadow(cone, 0.34), INKS.red_dark, None)
    lines = [brush([(-13, -392 + k * 8), (13, -398 + k * 8)], 1.4, 3) for k in range(5)]
    lines += [brush([(13, -392 + k * 8), (-13, -398 + k * 8)], 1.4, 3) for k in range(5)]
    art.ink(*lines).shape(cone, "none", INK, 2.3)
    art.shape(symmetric("0,-352 12,-352 14,-344 0,-338"), INKS.yellow, INK, 2)


def urn(art: Canvas) -> None:
    """The green urn, a blade rising from it."""
    art.shape(polygon("-10,-170 -10,-262 0,-288 10,-262 10,-170"), INKS.blue, INK, 2.4)
    dark = polygon("0,-170 0,-286 10,-262 10,-170")
    art.shape(dark, INKS.blue_dark, None).ink(hatch(dark, -34, 4.2, 0.85, "left", 1.6, 3))
    for side in (-1, 1):
        leaf = spline(sided("0,-54 18,-62 38,-52 48,-34 30,-40 14,-38", side))
        art.shape(leaf, INKS.green, INK, 2.2).ink(brush(sided("4,-50 24,-50 42,-38", side), 1.6, 4, tapering))
    urn = symmetric("0,-178 24,-178 37,-160 46,-122 40,-82 22,-56 0,-52")
    art.shape(urn, INKS.green, INK, 3)
    art.shape(spline("16,-178 24,-178 37,-160 46,-122 40,-82 22,-56 6,-52 24,-88 28,-130"), INKS.green_dark, None)
    art.shape(spline("-30,-150 -23,-152 -29,-112 -36,-118"), "#ffffff", None, opacity=".34")
    art.ink(hatch(urn, 8, 3.7, 0.42, "right", 1.8, 3, bow=1.5), hatch(urn, -10, 4.6, 0.18, "left", 1.5, 4))
    ribs: list[list[Point]] = [[(x * 0.7, -170), (x, -124), (x * 0.55, -62)] for x in (-30, -12, 12, 30)]
    art.ink(brushes(1.6, *ribs, steps=6)).shape(urn, "none", INK, 3)
    drop = symmetric("0,-144! 5,-132 4,-126 12,-122! 5,-114 4,-100 9,-92! 0,-84")
    art.shape(drop, INKS.yellow, INK, 1.8)
    art.shape(ribbon("-35,-180 0,-170 35,-180", 14, 10), INKS.red, INK, 2.4)
    art.shape(ribbon("-33,-163 0,-153 33,-163", 8, 10), INKS.yellow, INK, 1.9)
    art.shape(ribbon("-30,-183 0,-175 6,-174", 3, 6), "#ff9d84", None)


def red_scroll(art: Canvas, x: float, y: float) -> None:
    """The red S that binds the two urns over the lying sword, 90 high round (x, y)."""
    line = curve("-4,-42 10,-54 28,-48 30,-28 13,-10 -6,6 -24,24 -26,44 -10,54 8,46")
    band = ribbon(line.moved(x, y), 22, 28, lambda t: 0.55 + 0.45 * (1 - abs(2 * t - 1)))
    art.shape(band, INKS.red, INK, 2.6)
    art.ink(hatch(band, 40, 3.8, 0.4, "right", 1.4, 3))
    shine = curve("6,-50 22,-46 24,-30 8,-12 -10,4").moved(x, y)
    art.shape(brush(shine, 3, 10), "#ffb3a2", None)
    for dx, dy in ((-2, -40), (6, 42)):
        art.disc(x + dx, y + dy, 7, INKS.red, INK, 2.2).disc(x + dx - 2, y + dy - 2, 2, "#ffb3a2", None)
    art.ink(brush(line.moved(x, y), 1.2, 12, even))
