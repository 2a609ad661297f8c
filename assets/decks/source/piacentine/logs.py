"""The Piacentine batons: lopped, knotty logs with engraved bark and sawn ends."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from kit.canvases import Lean
from kit.engraving import hatch
from kit.geometry import Node, Path, Point, curve, ellipse, polar, spline
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, even
from kit.svg import INK, Canvas

BARK_LIGHT = "#4f9a5d"
CUT_LIGHT = "#ffd98a"
HEARTWOOD = "#e8702a"


@dataclass(frozen=True)
class Log:
    """A log centred on the origin, its thick sawn end up.

    `knots` are (side, place, size) of the stubs: side -1 left or 1 right, place 0 at the top to 1 at the foot.
    `cut` is the colour of the sawn end, "red" or "ochre"; `tilt` the height of its ellipse as a share of its
    width.  `bend` and `roughness` make its outline uneven.
    """

    seed: int = 1
    half_length: float = 165
    top_half: float = 40
    foot_half: float = 17
    cut: str = "red"
    bend: float = 5
    roughness: float = 0.22
    knots: Sequence[tuple[int, float, float]] = ((-1, 0.24, 12), (1, 0.5, 11), (-1, 0.7, 9))
    tilt: float = 0.42

    @property
    def top(self) -> float:
        """Height of the middle of the sawn end."""
        return -self.half_length + self.top_half * self.tilt

    def edges(self, chance: random.Random) -> tuple[list[Point], list[Point]]:
        """The left and the right edge from the sawn end to the foot."""
        count = max(12, int(self.half_length / 17))
        left: list[Point] = []
        right: list[Point] = []
        for index in range(count + 1):
            t = index / count
            y = self.top + (self.half_length - 6 - self.top) * t
            half = self.top_half + (self.foot_half - self.top_half) * t**0.85
            half += self.top_half * 0.08 * math.sin(t * 8 + self.seed * 1.7) * min(1, t * 6) * (1 - t)
            sway = self.bend * (math.sin(t * 5 + self.seed) - math.sin(self.seed) * (1 - t))
            rough = self.roughness * min(1, t * 7)
            swell_left, swell_right = (rough * (chance.random() - 0.5) for _ in range(2))
            left.append((sway - half * (1 + swell_left), y + 2 * (chance.random() - 0.5)))
            right.append((sway + half * (1 + swell_right), y + 2 * (chance.random() - 0.5)))
        left[0], right[0] = (-self.top_half * 0.99, self.top + 4), (self.top_half * 0.99, self.top + 4)
        return left, right


class _Bark:
    """Places on the side of a log: `t` along it from the sawn end, `s` across it from left to right."""

    def __init__(self, left: Sequence[Point], right: Sequence[Point]) -> None:
        self.left, self.right = left, right

    def at(self, t: float, s: float) -> Point:
        place = min(max(t, 0.0), 1.0) * (len(self.left) - 1)
        index = min(int(place), len(self.left) - 2)
        share = place - index

        def between(points: Sequence[Point]) -> Point:
            (x, y), (to_x, to_y) = points[index], points[index + 1]
            return x + (to_x - x) * share, y + (to_y - y) * share

        (x_left, y_left), (x_right, y_right) = between(self.left), between(self.right)
        return x_left + (x_right - x_left) * s, y_left + (y_right - y_left) * s

    def grain(self, t: float, s: float, length: float, wave: float, steps: int = 3) -> list[Point]:
        """A wavering line down the bark."""
        return [
            self.at(t + length * step / steps, s + 0.025 * math.sin(wave + step * 2.1)) for step in range(steps + 1)
        ]


def log(shape: Log | None = None) -> Canvas:
    """The baton: bark, stubs and sawn ends of a `Log`."""
    art = Lean()
    draw_log(art, shape or Log())
    return art


def draw_log(art: Canvas, form: Log) -> None:
    """As `log`, on a canvas that may cut or place it."""
    chance = random.Random(form.seed)
    left, right = form.edges(chance)
    bark = _Bark(left, right)
    for side, place, size in form.knots:
        x, y = bark.at(place, 0 if side < 0 else 1)
        _stub(art, x, y, side, size)
    draw_bark(art, left, right, form, chance)
    for side, place, _size in form.knots:
        x, y = bark.at(place, 0.16 if side < 0 else 0.84)
        if side < 0:
            art.ink(brush([(x - 3, y - 13), (x + 5, y - 4), (x + 1, y + 12)], 2.6, 6))
    _sawn_end(art, form, chance)
    _foot(art, bark)


def draw_bark(art: Canvas, left: Sequence[Point], right: Sequence[Point], form: Log, chance: random.Random) -> None:
    """Engraved bark between two edges from top to foot; `form` says how coarse it is."""
    bark = _Bark(left, right)
    body = spline([(*right[0], 0), *right[1:-1], (*right[-1], 0), (*left[-1], 0), *left[-2:0:-1], (*left[0], 0)])
    art.shape(body, INKS.green, INK, 3)
    _shade(art, bark, math.sqrt(form.half_length / 165), chance)
    _engrave(art, form, bark, body, chance)
    art.shape(body, "none", INK, 3)


def _stub(art: Canvas, x: float, y: float, side: int, size: float) -> None:
    """A lopped branch at the edge of a log, sawn across."""
    stem = spline(
        [
            (x - side * size, y + size * 1.5),
            (x - side * size * 1.1, y - size * 0.7),
            (x + side * size * 0.5, y - size * 1.15),
            (x + side * size * 1.15, y - size * 0.8),
            (x + side * size * 0.9, y + size * 0.55),
            (x + side * size * 0.2, y + size * 1.3),
        ]
    )
    art.shape(stem, INKS.green_dark if side > 0 else INKS.green, INK, 2.6)
    art.ink(hatch(stem, 24 * side, 3, 0.5, "right", 1.4, 4))
    face_x, face_y = x + side * size * 0.86, y - size * 0.2

    def oval(across: float, along: float) -> Path:
        return ellipse(face_x, face_y, size * across, size * along).rotated(side * 16, face_x, face_y)

    art.shape(oval(0.52, 0.86), INKS.ochre, INK, 2.2).shape(oval(0.34, 0.6), CUT_LIGHT, INK, 1.1)
    art.shape(oval(0.16, 0.3), HEARTWOOD, INK, 1.1)


def _ragged(bark: _Bark, s: float, depth: float, chance: random.Random, step: float) -> list[Node]:
    """The toothed edge of a shadow down the bark."""
    nodes: list[Node] = []
    t = 0.0
    while t < 1:
        nodes.append((*bark.at(t, s + depth * (chance.random() - 0.4)), 0))
        nodes.append((*bark.at(t + step * 0.55, s - depth * (0.3 + 0.7 * chance.random())), 0))
        t += step * (0.7 + 0.6 * chance.random())
    nodes.append((*bark.at(1, s), 0))
    return nodes


def _shade(art: Canvas, bark: _Bark, span: float, chance: random.Random) -> None:
    """Half tone, then black with torn edges, on the right of the log, and a thin black on its left."""
    edge: list[Node] = [(*point, 0) for point in reversed(bark.right)]
    art.shape(spline([*_ragged(bark, 0.52, 0.1, chance, 0.09 / span), *edge]), INKS.green_dark, None)
    art.shape(spline([*_ragged(bark, 0.76, 0.16, chance, 0.055 / span), *edge]), INK, None)
    near: list[Node] = [(*point, 0) for point in reversed(bark.left)]
    art.shape(spline([*_ragged(bark, 0.04, -0.05, chance, 0.1 / span), *near]), INK, None)


def _engrave(art: Canvas, form: Log, bark: _Bark, body: Path, chance: random.Random) -> None:
    """Grain in light and in ink, cracks that show the wood, and the burin's shadow across."""
    span = (form.half_length / 165) ** 0.8
    step = 2.6 + form.top_half * 0.03
    lights, whites, thin, thick = Path(), Path(), Path(), Path()
    for _ in range(int(16 * span)):
        t, s = chance.random() * 0.92, 0.12 + 0.34 * chance.random()
        lights += curve(bark.grain(t, s, (0.06 + 0.09 * chance.random()) / span, t * 40))
    for index in range(int(34 * span)):
        t, s = chance.random() * 0.95, 0.06 + 0.62 * chance.random() ** 0.8
        line = bark.grain(t, s, (0.06 + 0.13 * chance.random()) / span, t * 50 + s)
        if index % 2:
            thin += curve(line)
        else:
            thick += brush(line, 2.2 + 1.4 * chance.random(), 3)
    for _ in range(int(12 * span)):
        t, s = chance.random() * 0.95, 0.72 + 0.2 * chance.random()
        whites += curve(bark.grain(t, s, (0.04 + 0.08 * chance.random()) / span, t * 50))
    art.shape(lights, "none", BARK_LIGHT, 2.2).shape(whites, "none", INKS.green, 1.5).shape(thin, "none", INK, 1.5)
    art.ink(thick, hatch(body, 10, step, 0.52, "right", 1.5, form.seed, vary=0.5))
    art.ink(hatch(body, -14, step * 1.4, 0.2, "left", 1.5, form.seed + 3, vary=0.7))
    for index in range(max(5, int(6 * span))):
        t, s = 0.08 + 0.8 * (index + chance.random() * 0.7) / max(5, int(6 * span)), 0.2 + 0.42 * chance.random()
        line = bark.grain(t, s, (0.07 + 0.13 * chance.random()) / span, index * 2.0)
        width = form.top_half * (0.13 + 0.12 * chance.random())
        crack = brush([(x + 2, y + 2) for x, y in line], width, 7)
        art.shape(crack, (INKS.yellow, INKS.ochre, HEARTWOOD)[index % 3], INK, 1.4)
        art.ink(brush(line, width * 0.4, 6))


def _sawn_end(art: Canvas, form: Log, chance: random.Random) -> None:
    """The thick end: a rim of bark, rings round the heart, splits, and bark torn off below it."""
    half, top, depth = form.top_half, form.top, form.top_half * form.tilt
    red = form.cut == "red"
    fill, inner = (INKS.red, "#c3301a") if red else (INKS.ochre, HEARTWOOD)

    def disc(scale: float, lean: float = 0) -> Path:
        nodes: list[Node] = []
        for index in range(12):
            wobble = 1 + 0.05 * math.sin(index * 2.3 + form.seed + lean)
            nodes.append(
                (
                    half * scale * wobble * math.cos(index * math.pi / 6) + lean,
                    top + depth * scale * wobble * math.sin(index * math.pi / 6) + lean * 0.4,
                )
            )
        return spline(nodes)

    tear = spline(
        [
            (-half * 0.1, top + depth * 0.8, 0),
            (half * 0.45, top + depth * 0.7, 0),
            (half * 0.42, top + depth + half * 0.45),
            (half * 0.3, top + depth + half * 0.95, 0),
            (half * 0.2, top + depth + half * 0.5),
            (half * 0.1, top + depth + half * 0.75, 0),
            (half * 0.0, top + depth + half * 0.3),
        ]
    )
    art.shape(tear, INKS.yellow if red else CUT_LIGHT, INK, 2)
    art.ink(brush([(half * 0.28, top + depth), (half * 0.3, top + depth + half * 0.7)], 2.2, 4))
    art.shape(disc(1.05), INKS.green_dark, INK, 3).shape(disc(0.92), fill, INK, 2)
    art.shape(disc(0.8), "none", CUT_LIGHT, 1.6)
    art.shape(disc(0.5, 1.5), inner, None)
    for scale, lean in ((0.7, 0.5), (0.52, 1.5), (0.35, 2), (0.18, 2.5)):
        art.shape(disc(scale, lean), "none", INK, 1.5)
    splits = [
        [polar(half * 0.2, a, 2, top), (polar(half * 0.85, a + 5, 0, 0)[0], top + polar(depth * 0.85, a + 5, 0, 0)[1])]
        for a in (10 + 40 * chance.random(), 130 + 40 * chance.random(), 200 + 40 * chance.random(), 320)
    ]
    art.ink(*(brush(line, 2.2, 3) for line in splits), hatch(disc(0.87), 30, 3.2, 0.28, "right", 1.2, 4))


def _foot(art: Canvas, bark: _Bark) -> None:
    left, right = bark.left[-1], bark.right[-1]
    middle, half = (left[0] + right[0]) / 2, (right[0] - left[0]) / 2
    art.shape(ellipse(middle, left[1], half * 1.02, half * 0.36), INKS.red, INK, 2.4)
    art.shape(ellipse(middle, left[1], half * 0.5, half * 0.16), "none", INK, 1.3)
    art.ink(brush([(middle, left[1]), (middle + half * 0.8, left[1] + 1)], 1.6, 3, even))
    art.shape(ellipse(middle - half * 0.3, left[1] - half * 0.08, half * 0.3, half * 0.08), CUT_LIGHT, None)
