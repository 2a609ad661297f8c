"""Garlands of leaves and flowers."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from kit.canvases import Lean
from kit.engraving import hatch
from kit.geometry import Point, curve, ellipse, polar, polygon, spline
from kit.limbs import Limb
from kit.measures import line_length
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, tapering
from kit.svg import INK, Canvas

LEAF_LIGHT = "#4f9a5d"


def leaf_symbols(art: Canvas) -> None:
    """The toothed leaf of garlands in three greens, as symbols leaf0 to leaf2, 46 long and upright."""
    outline = spline("0,0! 9,-10 12,-22! 7,-24 9,-34! 2,-40 0,-46! -2,-40 -9,-34! -7,-24 -12,-22! -9,-10")
    for index, fill in enumerate((INKS.green, LEAF_LIGHT, INKS.green_dark)):
        drawing = Lean().shape(outline, fill, INK, 1.9)
        drawing.ink(
            brush("0,0 0,-40", 2, 2, tapering),
            brushes(1.3, "0,-10 8,-21", "0,-10 -8,-21", "0,-22 6,-32", "0,-22 -6,-32", steps=2, profile=tapering),
        )
        art.symbol(f"leaf{index}", drawing)


def garland(art: Canvas, line: str, width: float, seed: int, flowers: Sequence[tuple[float, float, int]]) -> None:
    """A thick garland of leaves along a line; `flowers` are (x, y, kind): 0 a rose, 1 a cluster, 2 a carnation."""
    chance = random.Random(seed)
    path = curve(line)
    count = max(12, int(line_length(path) / 12))
    frames = Limb(path, (width, width)).frames(count)
    art.shape(
        brush(path, width * 0.66, 16, lambda t: 0.4 + 0.6 * math.sin(math.pi * t) ** 0.4), INKS.green_dark, INK, 2
    )
    for lane in (-1.0, 1.0, -0.62, 0.62, -0.25, 0.25, 0.0):
        for index in range(0 if abs(lane) > 0.5 else 1, count, 2):
            (x, y), along, _, half = frames[index]
            heading = math.degrees(math.atan2(along[1], along[0])) + 90
            turn = heading + lane * 66 + chance.uniform(-22, 22)
            reach = half * lane * 0.5
            size = 0.72 + 0.24 * chance.random()
            kind = 0 if chance.random() < 0.6 else 1 + (chance.random() < 0.5)
            art.use(f"leaf{kind}", x - along[1] * reach, y + along[0] * reach, size, turn)
    for x, y, kind in flowers:
        if kind == 0:
            rose(art, x, y, 27)
        elif kind == 1:
            for dx, dy, fill in (
                (-16, -8, INKS.red),
                (14, -14, INKS.yellow),
                (2, 14, INKS.red),
                (20, 10, INKS.red),
                (-14, 14, INKS.yellow),
            ):
                small_flower(art, x + dx, y + dy, 14, fill)
        else:
            for dx, dy in ((-14, 4), (12, 8), (2, -14)):
                carnation(art, x + dx, y + dy, 17)


def rose(art: Canvas, x: float, y: float, radius: float) -> None:
    """A full red rose."""
    for index in range(6):
        px, py = polar(radius * 0.55, index * 60 + 20, x, y)
        petal = ellipse(px, py, radius * 0.55, radius * 0.5)
        art.shape(petal, INKS.red, INK, 2).ink(hatch(petal, index * 60, 3.2, 0.4, "right", 1.1, index))
    art.disc(x, y, radius * 0.62, INKS.red, INK, 2)
    swirl: list[Point] = [polar(radius * (0.08 + 0.045 * k), k * 52, x, y) for k in range(12)]
    art.shape(ellipse(x + radius * 0.12, y + radius * 0.14, radius * 0.4, radius * 0.36), INKS.red_dark, None)
    art.ink(brush(swirl, 2.6, 16, lively))
    art.shape(brush([polar(radius * 0.8, 190 + 20 * k, x, y) for k in range(4)], 3.4, 6), "#ff8a70", None)


def small_flower(art: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    for index in range(5):
        px, py = polar(radius * 0.56, index * 72 - 90, x, y)
        art.disc(px, py, radius * 0.46, fill, INK, 1.6)
    art.disc(x, y, radius * 0.32, INKS.ochre if fill == INKS.red else INKS.red, INK, 1.4)


def carnation(art: Canvas, x: float, y: float, radius: float) -> None:
    teeth: list[Point] = [polar(radius * (1 if index % 2 else 0.78), index * 20, x, y) for index in range(18)]
    art.shape(polygon(teeth), INKS.red, INK, 1.8)
    rays: list[list[Point]] = [
        [polar(radius * 0.25, index * 45, x, y), polar(radius * 0.8, index * 45 + 8, x, y)] for index in range(8)
    ]
    art.ink(brushes(1.7, *rays, steps=2))
    art.disc(x, y, radius * 0.28, INKS.red_dark, INK, 1.3)
