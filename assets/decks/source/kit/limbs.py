"""Round things along a line: arms, legs, fingers, branches, shafts."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from kit.forms import layered
from kit.geometry import Node, Path, Point, Subpath, spline
from kit.measures import line_length, resampled
from kit.svg import Canvas


@dataclass(frozen=True)
class Limb:
    """A round thing along a spine, such as an arm, a leg, a finger or a branch.

    `widths` are its thicknesses at equal distances along the spine.  Its shaded side is the one that faces
    right or down; `shaded` turns that round with -1.
    """

    spine: Path
    widths: Sequence[float]
    round_start: bool = False
    round_end: bool = False
    shaded: int = 1

    def width(self, t: float) -> float:
        """Thickness at t, smoothly between the given ones."""
        place = min(max(t, 0.0), 1.0) * (len(self.widths) - 1)
        index = min(int(place), len(self.widths) - 2)
        share = place - index
        share = share * share * (3 - 2 * share)
        return self.widths[index] * (1 - share) + self.widths[index + 1] * share

    def frames(self, count: int) -> list[tuple[Point, Point, Point, float]]:
        """Point on the spine, direction along it, direction to the shaded side, half the thickness there."""
        points = resampled(self.spine, count)
        chord = (points[-1][0] - points[0][0], points[-1][1] - points[0][1])
        towards = self.shaded if -chord[1] + 0.5 * chord[0] >= 0 else -self.shaded
        frames = []
        for index, point in enumerate(points):
            before, after = points[max(0, index - 1)], points[min(count, index + 1)]
            length = math.dist(before, after) or 1
            along = ((after[0] - before[0]) / length, (after[1] - before[1]) / length)
            across = (-along[1] * towards, along[0] * towards)
            frames.append((point, along, across, self.width(index / count) / 2))
        return frames

    def _steps(self) -> int:
        return max(6, min(64, round(line_length(self.spine) / 14)))

    def outline(self) -> Path:
        frames = self.frames(self._steps())
        shaded: list[Node] = []
        lit: list[Node] = []
        for (x, y), _, across, half in frames:
            shaded.append((x + across[0] * half, y + across[1] * half))
            lit.append((x - across[0] * half, y - across[1] * half))
        caps = [
            self._cap(frames[-1], 1) if self.round_end else [],
            self._cap(frames[0], -1) if self.round_start else [],
        ]
        if not self.round_end:
            shaded[-1], lit[-1] = (*shaded[-1][:2], 0), (*lit[-1][:2], 0)
        if not self.round_start:
            shaded[0], lit[0] = (*shaded[0][:2], 0), (*lit[0][:2], 0)
        return spline([*shaded, *caps[0], *reversed(lit), *caps[1]])

    @staticmethod
    def _cap(frame: tuple[Point, Point, Point, float], sign: int) -> list[Node]:
        """Points round the end of the limb, from its shaded side at the far end and from its lit side at the near."""
        (x, y), along, across, half = frame
        points: list[Node] = []
        for degrees in (40, 90, 140):
            out, side = math.sin(math.radians(degrees)) * 0.94, math.cos(math.radians(degrees))
            points.append(
                (
                    x + sign * (along[0] * out + across[0] * side) * half,
                    y + sign * (along[1] * out + across[1] * side) * half,
                )
            )
        return points

    def shadow(self, share: float = 0.34) -> Path:
        """The darker strip along the shaded side, running out towards a rounded end."""
        steps = self._steps()
        frames = self.frames(steps)
        edge: list[Node] = [(x + a[0] * half, y + a[1] * half) for (x, y), _, a, half in frames]
        inner: list[Node] = []
        for index, ((x, y), _, across, half) in enumerate(frames):
            t = index / steps
            depth = share
            if self.round_start:
                depth *= math.sqrt(min(1.0, t / 0.3))
            if self.round_end:
                depth *= math.sqrt(min(1.0, (1 - t) / 0.3))
            reach = half * (1 - 2 * depth)
            inner.append((x + across[0] * reach, y + across[1] * reach))
        edge[0], edge[-1] = (*edge[0][:2], 0), (*edge[-1][:2], 0)
        inner[0], inner[-1] = (*inner[0][:2], 0), (*inner[-1][:2], 0)
        return spline([*edge, *reversed(inner)])

    def rings(
        self,
        share: float = 0.45,
        step: float = 4.2,
        width: float = 1.7,
        *,
        start: float = 0.02,
        end: float = 0.98,
        bow: float = 0.12,
        lit_side: bool = False,
        seed: int = 5,
        vary: float = 0.35,
    ) -> Path:
        """Hatching round the limb from its shaded side, or from its lit side.

        `bow` bends the strokes along the limb by that share of its thickness, as rings seen from above.
        """
        chance = random.Random(seed)
        count = max(4, round(line_length(self.spine) / step))
        frames = self.frames(count)
        phase = chance.random() * 6
        strokes: list[Subpath] = []
        for index, ((x, y), along, across, half) in enumerate(frames):
            if not start <= index / count <= end or half < 1.5:
                continue
            sign = -1 if lit_side else 1
            reach = 2 * half * share * (1 + vary * math.sin(phase + index * 0.7) + vary * (chance.random() - 0.5))
            reach = min(reach, 1.9 * half)
            depth = bow * 2 * half

            def place(
                inward: float,
                down: float,
                x: float = x,
                y: float = y,
                along: Point = along,
                across: Point = across,
                half: float = half,
                sign: int = sign,
            ) -> Point:
                side = sign * (half - inward)
                return x + across[0] * side + along[0] * down, y + across[1] * side + along[1] * down

            nodes: list[Node] = [
                (*place(0, -width / 2), 0),
                place(reach * 0.45, depth * 0.75 - width * 0.3),
                (*place(reach, depth), 0),
                place(reach * 0.45, depth * 0.75 + width * 0.3),
                (*place(0, width / 2), 0),
            ]
            strokes.append(spline(nodes, tension=0.3).subpaths[0])
        return Path(tuple(strokes))


def draw_limb(
    art: Canvas,
    limb: Limb,
    fill: str,
    dark: str | None = None,
    *,
    share: float = 0.42,
    back: float = 0.15,
    shade: float = 0.32,
    step: float = 4.2,
    weight: float = 1.7,
    width: float = 2.8,
    seed: int = 5,
) -> Path:
    """A limb with all its layers, as `solid` does for a shape; returns its outline."""
    outline = limb.outline()
    marks = []
    if share:
        marks.append(limb.rings(share, step, weight, seed=seed))
    if back:
        marks.append(limb.rings(back, step * 1.3, weight * 0.8, lit_side=True, seed=seed + 1))
    layered(art, outline, fill, marks, dark, limb.shadow(shade) if shade else None, width)
    return outline
