"""What stands on some Piacentine pip cards besides the signs: emblems, ribbons and the arabesque of the five."""

from __future__ import annotations

import math

from kit.clipping import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Node, Path, Point, curve, line_length, polar, polygon, spline, symmetric
from kit.limbs import Limb
from kit.ornaments import crown
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, even, ribbon, tapering
from kit.svg import INK, Canvas

SELVEDGE = "#fff3d0"


def _sided(points: str, side: int) -> list[Point]:
    """Points given for the right half, put on one side."""
    pairs = (word.split(",") for word in points.split())
    return [(side * float(x), float(y)) for x, y in pairs]


def laurel(art: Canvas, side: int, berries: bool = True) -> None:
    """One branch that rises from (0, 104) in a curve to one side of a shield."""
    stem = curve(_sided("4,112 48,94 78,54 92,2", side))
    art.shape(brush(stem, 5, 14, lambda t: 1 - 0.5 * t), INKS.green_dark, INK, 1.6)
    for index, (x, y, turn) in enumerate(
        ((26, 104, 64), (48, 93, 50), (64, 74, 36), (77, 52, 24), (85, 28, 14), (91, 4, 6))
    ):
        for out in (-1, 1):
            angle = side * turn + out * 44
            leaf = spline("0,2! 8,-10 7,-24 0,-35! -7,-24 -8,-10").rotated(angle).moved(side * x, y)
            art.shape(leaf, INKS.green if out * side > 0 else INKS.green_dark, INK, 1.7)
            art.ink(
                brush("0,0 0,-28", 1.4, 3).rotated(angle).moved(side * x, y),
                hatch(leaf, angle + 40, 3, 0.4, "right", 1.0, index + 2),
            )
        if berries and index % 2:
            art.disc(side * (x - 9), y - 4, 3.6, INKS.red, INK, 1.3)
    tip = spline("0,4! 7,-8 6,-22 0,-32! -6,-22 -7,-8").rotated(side * 2).moved(side * 92, 2)
    art.shape(tip, INKS.green, INK, 1.7).ink(brush("0,0 0,-26", 1.4, 3).moved(side * 92, 2))


def broom(art: Canvas) -> None:
    """A besom (scopa), our device, upright round the origin and 116 high."""
    art.shape(polygon("-3.6,-58 3.6,-58 3.6,6 -3.6,6"), INKS.ochre, INK, 2)
    twigs = spline("-7,0! 7,0! 14,16 25,46! 18,54 10,49 4,57 -3,50 -10,56 -17,50 -25,46! -14,16")
    art.shape(twigs, INKS.yellow, INK, 2.2)
    art.shape(spline("3,2 7,0! 14,16 25,46! 18,54 10,49 8,24"), INKS.ochre, None)
    strands: list[list[Point]] = [[(x * 0.3, 6.0), (x * 0.65, 24.0), (x, 49.0)] for x in range(-20, 21, 5)]
    art.ink(brushes(1.5, *strands, steps=5)).shape(twigs, "none", INK, 2.2)
    for y in (8, 17):
        art.shape(ribbon([(-9 - y * 0.3, y), (0, y + 2.5), (9 + y * 0.3, y)], 6, 4), INKS.red, INK, 1.6)


def crowned_shield() -> Canvas:
    """The emblem of the four of denari, about 210 x 290 round the origin."""
    art = Lean()
    for side in (-1, 1):
        laurel(art, side)
    scroll = ribbon("-52,120 -30,108 0,116 30,108 52,120", 20, 16)
    for side in (-1, 1):
        art.shape(
            polygon([(side * 40, 106), (side * 78, 118), (side * 68, 126), (side * 80, 138), (side * 42, 130)]),
            INKS.grey,
            INK,
            2,
        )
    art.shape(scroll, PAPER, INK, 2.2).ink(hatch(scroll, 60, 4, 0.3, "right", 1.1, 3))
    shield = spline(
        "0,-82 30,-76 62,-84! 68,-72 60,-58 62,-20 58,24 36,62 0,86! -36,62 -58,24 -62,-20 -60,-58 -68,-72 -62,-84! "
        "-30,-76"
    )
    art.shape(shield, INKS.yellow, INK, 3).shape(shadow(shield, 0.14), INKS.ochre, None)
    art.shape(shield, "none", INK, 3)
    field = spline(
        "0,-70 28,-65 50,-70! 49,-56 50,-20 47,20 28,52 0,71! -28,52 -47,20 -50,-20 -49,-56 -50,-70! -28,-65"
    )
    art.shape(field, PAPER, INK, 2.2)
    half = spline("0,-70! 28,-65 50,-70! 49,-56 50,-20 47,20 28,52 0,71!")
    art.shape(half, INKS.red, INK, 1.6).ink(hatch(half, 90, 4, 0.9, "both", 1.2, 3, vary=0.1))
    device = Canvas()
    broom(device)
    art.group(device, 0, 0, 1.02, 14)
    art.shape(field, "none", INK, 2.2)
    return art.group(
        crown(104, 50, 5, INKS.yellow, INKS.ochre, gem=INKS.red, pearl=INKS.blue, balls=True, curvature=0.1), 0, -98
    )


def rosette() -> Canvas:
    """The emblem of the four of coppe: a pleated cockade with ribbons and two sprigs, about 250 x 210."""
    art = Lean()
    for side in (-1, 1):
        stem = curve(_sided("10,10 52,-36 96,-78", side))
        art.shape(brush(stem, 4.4, 8), INKS.green_dark, INK, 1.6)
        for x, y, angle in ((44, -28, 10), (62, -46, 84), (66, -50, 4), (84, -66, 80), (98, -80, 48)):
            leaf = spline("0,0! 7,-8 6,-20 0,-29! -6,-20 -7,-8").rotated(side * angle).moved(side * x, y)
            art.shape(leaf, INKS.green, INK, 1.7)
            art.ink(brush("0,-2 0,-24", 1.3, 3).rotated(side * angle).moved(side * x, y))
        loop = "6,16 44,-34 88,-50 116,-24 104,20 70,44 30,40"
        _flag(art, curve(_sided(loop, side)), 20, INKS.blue if side < 0 else INKS.red)
        tail = "14,30 46,54 62,82 88,98"
        _flag(art, curve(_sided(tail, side)), 19, INKS.red if side < 0 else INKS.blue)
        art.shape(
            polygon(_sided("80,88 112,92 102,104 114,118 80,110", side)), INKS.red if side < 0 else INKS.blue, INK, 2
        )
    loop_top = curve("-8,-20 -34,-70 -24,-102 0,-112 24,-102 34,-70 8,-20")
    _flag(art, loop_top, 19, INKS.red)
    art.disc(0, 0, 55, PAPER, INK, 2.6)
    for index in range(16):
        petal = spline([(*polar(20, index * 22.5), 0), polar(44, index * 22.5 - 9), polar(52, index * 22.5),
                        polar(44, index * 22.5 + 9)])  # fmt: skip
        art.shape(petal, (INKS.red, PAPER, INKS.blue, PAPER)[index % 4], INK, 1.7)
        art.ink(brush([polar(26, index * 22.5 + 3), polar(46, index * 22.5 + 4)], 1.6, 3, tapering))
    art.disc(0, 0, 22, INKS.yellow, INK, 2.4).disc(0, 0, 16, INKS.green, INK, 1.8)
    device = Canvas()
    broom(device)
    return art.group(device, 0, 0, 0.24, 14)


def _flag(art: Canvas, line: Path, width: float, fill: str) -> None:
    """A shaded band with white stripes at its edges."""
    band = ribbon(line, width, 22)
    art.shape(band, fill, INK, 2.2).shape(line, "none", PAPER, width * 0.3)
    art.ink(hatch(band, 60, 4, 0.34, "right", 1.3, 3), hatch(band, 60, 5, 0.16, "left", 1.1, 4))
    art.shape(band, "none", INK, 2.2)


def silk(
    art: Canvas,
    points: str,
    width: float,
    fill: str,
    dark: str,
    narrow: float = 0.0,
    shaded: tuple[float, float] = (0.3, 0.3),
) -> None:
    """A piece of flat ribbon along a line, with light selvedges; it narrows by `narrow` towards its end.

    `shaded` are the shares of its length that turn away from the light at its start and at its end.
    """
    line = curve(points)

    def width_at(t: float) -> float:
        return 1 - narrow * t

    band = ribbon(line, width, 18, width_at)
    art.shape(band, fill, INK, 2.4)
    count = max(12, int(line_length(line) / 3))
    frames = Limb(line, (width, width * (1 - narrow))).frames(count)
    strokes = Path()
    for index, ((x, y), along, across, half) in enumerate(frames):
        t = index / count
        start, end = (
            (1 - t / shaded[0]) if t < shaded[0] else 0,
            (1 - (1 - t) / shaded[1]) if t > 1 - shaded[1] else 0,
        )
        reach = max(start, end) ** 0.8
        if not 0 < index < count or reach < 0.08:
            continue
        lean = 0.3 * half * (1 if end > start else -1)
        low = (x + across[0] * half * 0.97, y + across[1] * half * 0.97)
        high = (
            x + across[0] * half * (0.97 - 1.94 * reach) + along[0] * lean * reach,
            y + across[1] * half * (0.97 - 1.94 * reach) + along[1] * lean * reach,
        )
        strokes += brush([low, ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2), high], 1.7, 2, tapering)
    for since, until, share in ((0, count, shaded[0]), (count, 0, shaded[1])):
        if not share:
            continue
        last = since + int((until - since) * share * 0.55)
        places = range(since, last + (1 if last > since else -1), 1 if last > since else -1)
        edges = [
            (frames[i][0][0] + frames[i][2][0] * frames[i][3] * k, frames[i][0][1] + frames[i][2][1] * frames[i][3] * k)
            for k in (1, -1)
            for i in (places if k > 0 else reversed(places))
        ]
        if len(edges) > 5:
            art.shape(polygon(edges[::2] if len(edges) > 16 else edges), dark, None)
    for side in (-0.68, 0.68):
        edge: list[Point] = [
            (x + across[0] * half * side, y + across[1] * half * side) for (x, y), _, across, half in frames[::3]
        ]
        art.shape(brush(edge, width * 0.07, 10, even), SELVEDGE, None, opacity=".75")
    art.ink(strokes).shape(band, "none", INK, 2.4)


def arabesque() -> Canvas:
    """The upper half of the ornament of the five of spade, on the axis x = 0 from y = -404 to its middle, 0."""
    art = Lean()
    for side in (-1, 1):
        _volute(art, side)
        _tendril(art, side)
    _lotus(art)
    _urn(art)
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


def _volute(art: Canvas, side: int) -> None:
    """A gold stem that arches out of the urn and curls up in acanthus."""
    stem = curve(
        _sided("11,-176 18,-230 44,-280 86,-308 128,-312 160,-288 170,-252 154,-222 126,-216 110,-236 118,-258", side)
    )
    outer = curve(_sided("100,-312 136,-314 168,-284 174,-246 152,-214 118,-208", side))
    inner = curve(_sided("30,-254 52,-290 84,-308 112,-314", side))
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


def _tendril(art: Canvas, side: int) -> None:
    """A red shoot with a tulip bud between the volute and the axis."""
    line = curve(_sided("8,-190 16,-246 28,-292 52,-330 76,-350", side))
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


def _lotus(art: Canvas) -> None:
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
            brush(_sided("6,-344 30,-354 50,-372 58,-380", side), 2, 7, tapering),
            brush(_sided("4,-346 20,-362 32,-380", side), 1.8, 6, tapering),
            brush(_sided("54,-370 60,-372 62,-380", side), 1.4, 4),
        )
    art.shape(cone, INKS.red, INK, 2.3).shape(shadow(cone, 0.34), INKS.red_dark, None)
    lines = [brush([(-13, -392 + k * 8), (13, -398 + k * 8)], 1.4, 3) for k in range(5)]
    lines += [brush([(13, -392 + k * 8), (-13, -398 + k * 8)], 1.4, 3) for k in range(5)]
    art.ink(*lines).shape(cone, "none", INK, 2.3)
    art.shape(symmetric("0,-352 12,-352 14,-344 0,-338"), INKS.yellow, INK, 2)


def _urn(art: Canvas) -> None:
    """The green urn, a blade rising from it."""
    art.shape(polygon("-10,-170 -10,-262 0,-288 10,-262 10,-170"), INKS.blue, INK, 2.4)
    dark = polygon("0,-170 0,-286 10,-262 10,-170")
    art.shape(dark, INKS.blue_dark, None).ink(hatch(dark, -34, 4.2, 0.85, "left", 1.6, 3))
    for side in (-1, 1):
        leaf = spline(_sided("0,-54 18,-62 38,-52 48,-34 30,-40 14,-38", side))
        art.shape(leaf, INKS.green, INK, 2.2).ink(brush(_sided("4,-50 24,-50 42,-38", side), 1.6, 4, tapering))
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
