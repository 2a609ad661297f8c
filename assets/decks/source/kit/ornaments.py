"""Small things that several signs and figures share: faces, gadroons, beads, crowns and mouldings."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Node, Path, Point, curve, ellipse, joined, polar, polygon, spline
from kit.strokes import brush, growing, tapering
from kit.svg import INK, Canvas


def _sided(points: str, unit: float, side: int) -> list[Node]:
    """Points given for the right half of a face of radius 20, scaled and put on one side."""
    pairs = (word.split(",") for word in points.split())
    return [(side * float(x) * unit, float(y) * unit) for x, y in pairs]


def sun_face(radius: float, weight: float = 1.0) -> Canvas:
    """The calm frontal face of coins, vases and medallions, in ink inside `radius` round the origin."""
    art = Lean()
    unit = radius / 20
    pen = unit * weight
    strokes = []
    for side in (-1, 1):
        strokes += [
            brush(_sided("10.5,-4.6 6.6,-7.8 2.2,-5.6", unit, side), 1.9 * pen, 5),
            brush(_sided("10.2,-1.4 6.6,-3.9 3,-1", unit, side), 1.5 * pen, 5),
            brush(_sided("9.2,-0.6 6.4,0.8 3.6,-0.4", unit, side), 0.8 * pen, 4),
            ellipse(side * 6.4 * unit, -1.7 * unit, 1.35 * unit, 1.5 * unit),
            brush(_sided("12.5,5 11,9.5 7.4,12.2", unit, side), 0.9 * pen, 4),
        ]
    strokes += [
        brush(_sided("1.9,-5 2.2,1.5 3.3,4 1.2,5.6", unit, 1), 1.2 * pen, 6, growing),
        brush(_sided("-3.4,3.6 -1.4,5.4 0.8,5.4", unit, 1), 1.1 * pen, 4),
        brush(_sided("-5.6,8.8 -2,8.9 0,9.7 2,8.9 5.6,8.6", unit, 1), 1.5 * pen, 7),
        brush(_sided("-3,12 0,12.9 3,12", unit, 1), 1.1 * pen, 4),
        brush(_sided("-2.6,15.6 0,16.4 2.6,15.6", unit, 1), 0.8 * pen, 4),
        hatch(ellipse(0, 0, radius * 0.93), 12, 2.3 * unit, 0.2, "right", 0.75 * pen, 4, inset=0.4 * unit),
    ]
    return art.ink(*strokes)


def bead_ring(
    art: Canvas, radius: float, count: int, bead: float, fill: str, pupil: str | None = None, turn: float = 0
) -> None:
    """`count` beads of radius `bead` on a circle round the origin, each with a dot of colour."""
    for index in range(count):
        x, y = polar(radius, turn + index * 360 / count)
        art.disc(x, y, bead, fill, None)
        if pupil:
            art.disc(x, y, bead * 0.42, pupil, None)


def beads_along(art: Canvas, points: Sequence[Point], radius: float, fills: Sequence[str], line: float = 1.3) -> None:
    """Outlined beads at the given points, in turn of each colour."""
    for index, (x, y) in enumerate(points):
        art.disc(x, y, radius, fills[index % len(fills)], INK, line)


def gadroons(
    art: Canvas,
    lobes: int,
    half_width: float,
    rim: float,
    rise: float,
    depths: Sequence[tuple[float, float]],
    fill: str,
    dark: str,
    line: float,
) -> Path:
    """The lobed belly of a vase, round the axis x = 0; returns its outline.

    `rim` is the height at which lobes meet, `rise` how far each arches above it; `depths` give the shape of
    the belly below: (share of the half width, height), from top to bottom.
    """
    edges = [-half_width + 2 * half_width * index / lobes for index in range(lobes + 1)]
    outline: list[Node] = [(edges[0], rim, 0)]
    for left, right in itertools.pairwise(edges):
        lobe = right - left
        outline += [
            (left + lobe * 0.23, rim - rise * 0.8),
            ((left + right) / 2, rim - rise),
            (right - lobe * 0.23, rim - rise * 0.8),
            (right, rim, 0),
        ]
    bottom = depths[-1]
    outline += [(half_width * share, y) for share, y in depths[:-1]]
    outline += [(half_width * bottom[0], bottom[1], 0), (-half_width * bottom[0], bottom[1], 0)]
    outline += [(-half_width * share, y) for share, y in reversed(depths[:-1])]
    belly = spline(outline)
    art.shape(belly, fill, INK, line)
    shaded = Path()
    for left, right in itertools.pairwise(edges):
        inner, outer = left + (right - left) * 0.6, right - 0.8
        down: list[Node] = [(outer * share, y) for share, y in depths]
        up: list[Node] = [(inner * share, y) for share, y in reversed(depths)]
        shaded += spline(
            [
                (inner, rim - rise * 0.85),
                (right - (right - left) * 0.2, rim - rise * 0.72),
                (outer, rim + 0.5, 0),
                *down[:-1],
                (*down[-1][:2], 0),
                (*up[0][:2], 0),
                *up[1:],
            ]
        )
    art.shape(shaded, dark, None)
    strokes = []
    for edge in edges[1:-1]:
        art.shape(curve([(edge, rim), *((edge * share, y) for share, y in depths)]), "none", INK, line * 0.8)
    for left, right in itertools.pairwise(edges):
        for place in (0.24, 0.42) if half_width > 90 else (0.3,):
            x = left + (right - left) * place
            strokes.append(
                brush(
                    [(x, rim - rise * 0.6), (x * depths[0][0], depths[0][1]), (x * depths[1][0], depths[1][1] - 3)],
                    1.5,
                    4,
                    tapering,
                )
            )
    art.ink(*strokes)
    return belly


def crown(
    width: float,
    height: float,
    points: int,
    fill: str,
    dark: str,
    *,
    gem: str,
    pearl: str = "#fffdf5",
    balls: bool = False,
    curvature: float = 0.16,
    band: float = 0.34,
    flare: float = 0.12,
    line: float = 2.4,
) -> Canvas:
    """An open crown seen slightly from above, the middle of its base at the origin, opening upwards.

    `curvature` is the bow of the base, `band` the height of the jewelled band and `flare` how far the top
    leans out, all as shares; `balls` puts a ball on each point.
    """
    art = Lean()
    half = width / 2
    top_half = half * (1 + flare * 2)

    def at(t: float, rise: float) -> Point:
        x = (-half + 2 * half * t) * (1 + (top_half / half - 1) * rise)
        bow = width * curvature * (1 - (2 * t - 1) ** 2) * (1 - 0.2 * rise)
        return x, -height * rise + bow

    def corner(t: float, rise: float, lift: float = 0) -> Node:
        x, y = at(t, rise)
        return x, y - width * curvature * lift, 0

    inside: list[Node] = [corner(0, 0.42)]
    for index in range(points):
        inside.append(corner((index + 0.5) / points, 0.86, 1.1))
        inside.append(corner((index + 1) / points, 0.5, 0.6))
    inside[-1] = corner(1, 0.42)
    art.shape(spline(inside), dark, INK, line)
    base: list[Node] = [corner(0, 0), at(0.25, 0), at(0.5, 0), at(0.75, 0), corner(1, 0)]
    zigzag: list[Node] = []
    for index in range(points + 1):
        zigzag.append(corner(index / points, 1))
        if index < points:
            zigzag.append(corner((index + 0.5) / points, 0.52))
    body = spline(base + zigzag[::-1])
    art.shape(body, fill, INK, line)
    art.shape(
        joined(
            curve([at(0.66, 0), at(0.83, 0), at(1, 0)]).whole(),
            polygon([at(1, 0), at(1, 1), at(1 - 0.5 / points, 0.52), at(0.66, 0.5)], closed=False).whole(),
        ),
        dark,
        None,
    )
    for rise in (0.10, band):
        art.shape(curve([at(t, rise) for t in (0, 0.25, 0.5, 0.75, 1)]), "none", INK, line * 0.7)
    art.ink(
        hatch(body, 0, 3.2, 0.2, "right", 1.4, 4),
        *(brush([at(i / points, 0.92), at(i / points, 0.45)], 1.8, 2, tapering) for i in range(1, points)),
    )
    for index in range(points * 2 - 1):
        x, y = at((index + 1) / (2 * points), (band + 0.10) / 2)
        if index % 2 == 0:
            art.disc(x, y, height * 0.07, gem, INK, 1.3)
        else:
            art.shape(ellipse(x, y, width * 0.035, height * 0.06), pearl, INK, 1.1)
    if balls:
        for index in range(points + 1):
            x, y = at(index / points, 1.1)
            art.disc(x, y, height * 0.095, fill, INK, line * 0.8)
            art.disc(x - 1, y - 1, height * 0.03, "#fff6c9", None)
    return art.shape(body, "none", INK, line)


def gem(art: Canvas, x: float, y: float, radius: float, setting: str, stone: str) -> None:
    """A round stone in its setting."""
    art.disc(x, y, radius, setting, INK, 2.2)
    art.disc(x, y, radius * 0.55, stone, INK, 1.3)
    art.disc(x - radius * 0.2, y - radius * 0.22, radius * 0.16, "#ffffff", None)


def ball(art: Canvas, x: float, y: float, radius: float, fill: str, dark: str, line: float = 2.4) -> None:
    """A round knob lit from the upper left."""
    round_shape = ellipse(x, y, radius)
    art.shape(round_shape, fill, INK, line)
    art.shape(shadow(round_shape, 0.36, 20, 2), dark, None)
    art.ink(hatch(round_shape, 20, 3, 0.3, "right", 1.2, 3))
    art.disc(x - radius * 0.35, y - radius * 0.35, radius * 0.22, "#ffffff", None)
    art.shape(round_shape, "none", INK, line)
