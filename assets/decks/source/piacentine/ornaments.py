"""What stands on some Piacentine pip cards besides the signs: emblems and ribbons."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Path, Point, curve, polar, polygon, spline
from kit.limbs import Limb
from kit.measures import line_length
from kit.ornaments import crown
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, even, ribbon, tapering
from kit.svg import INK, Canvas

SELVEDGE = "#fff3d0"


def sided(points: str, side: int) -> list[Point]:
    """Points given for the right half, put on one side."""
    pairs = (word.split(",") for word in points.split())
    return [(side * float(x), float(y)) for x, y in pairs]


def laurel(art: Canvas, side: int, berries: bool = True) -> None:
    """One branch that rises from (0, 104) in a curve to one side of a shield."""
    stem = curve(sided("4,112 48,94 78,54 92,2", side))
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
        stem = curve(sided("10,10 52,-36 96,-78", side))
        art.shape(brush(stem, 4.4, 8), INKS.green_dark, INK, 1.6)
        for x, y, angle in ((44, -28, 10), (62, -46, 84), (66, -50, 4), (84, -66, 80), (98, -80, 48)):
            leaf = spline("0,0! 7,-8 6,-20 0,-29! -6,-20 -7,-8").rotated(side * angle).moved(side * x, y)
            art.shape(leaf, INKS.green, INK, 1.7)
            art.ink(brush("0,-2 0,-24", 1.3, 3).rotated(side * angle).moved(side * x, y))
        loop = "6,16 44,-34 88,-50 116,-24 104,20 70,44 30,40"
        _flag(art, curve(sided(loop, side)), 20, INKS.blue if side < 0 else INKS.red)
        tail = "14,30 46,54 62,82 88,98"
        _flag(art, curve(sided(tail, side)), 19, INKS.red if side < 0 else INKS.blue)
        art.shape(
            polygon(sided("80,88 112,92 102,104 114,118 80,110", side)), INKS.red if side < 0 else INKS.blue, INK, 2
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
