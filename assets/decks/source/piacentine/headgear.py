"""Plumes, caps, brims and crowns of the Piacentine, round a head at the origin."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Node, Nodes, Path, Segment, Subpath, curve, spline
from kit.limbs import Limb, draw_limb
from kit.measures import resampled
from kit.ornaments import crown
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, lively, tapering
from kit.svg import INK, Canvas

CROWN_CAP = "#a32313"


def plume(
    art: Canvas, line: Nodes, width: float, ink: str, tufts: int = 9, colours: tuple[str, str] | None = None
) -> None:
    """An ostrich plume: soft edges in tufts, long barbs from the rib, its tip curling over."""
    path = curve(line)
    fill, dark = colours or INKS.pair(ink)
    count = tufts * 6
    frames = Limb(path, (2, 2)).frames(count)
    sides: dict[int, list[Node]] = {1: [], -1: []}
    barbs: list[Subpath] = []
    for index, ((x, y), along, _across, _half) in enumerate(frames):
        t = index / count
        half = width / 2 * (0.25 + 0.85 * math.sin(math.pi * (0.1 + 0.8 * t)) ** 0.8)
        for side in (1, -1):
            reach = half * (0.88, 1.0, 1.07, 1.09, 1.05, 0.97)[index % 6]
            px = x - side * along[1] * reach + along[0] * reach * 0.3
            py = y + side * along[0] * reach + along[1] * reach * 0.3
            sides[side].append((px, py, 0) if index % 6 == 0 else (px, py))
            if 0 < index < count - 1:
                depth = 0.9 if index % 6 == 5 else 0.55 + 0.25 * (index % 2)
                bend = (
                    x - side * along[1] * reach * 0.5 - along[0] * 2,
                    y + side * along[0] * reach * 0.5 - along[1] * 2,
                )
                end = (x + (px - x) * depth, y + (py - y) * depth)
                barbs.append(Subpath((x, y), (Segment(bend, bend, end),), False))
    x, y = frames[-1][0]
    ax, ay = frames[-1][1]
    tip = (x + ax * width * 0.36, y + ay * width * 0.36)
    outline = spline([(*path.subpaths[0].start, 0), *sides[1][1:], tip, *reversed(sides[-1][1:])])
    art.shape(outline, fill, INK, 2.4)
    side = 1 if frames[count // 2][1][0] >= 0 else -1
    shade: list[Node] = [*((node[0], node[1]) for node in sides[side][2:-2:2])]
    art.shape(spline([*shade, *reversed(resampled(path, 12)[1:12])]), dark, None)
    light = brush([(px - 2, py - 3) for px, py in resampled(path, 8)[1:7]], width * 0.12, 8)
    art.shape(light, "#ffffff", None, opacity=".55")
    art.shape(Path(tuple(barbs)), "none", INK, 1.2).ink(brush(path, 2.6, 10, tapering)).shape(outline, "none", INK, 2.4)


def cap(art: Canvas, outline: str, ink: str, gathers: Sequence[str] = ()) -> None:
    """The soft crown of a hat."""
    shape = spline(outline)
    fill, dark = INKS.pair(ink)
    art.shape(shape, fill, INK, 2.6).shape(shadow(shape, 0.3, 14), dark, None)
    art.ink(
        hatch(shape, 20, 3.6, 0.34, "right", 1.6, 3),
        hatch(shape, -10, 4.6, 0.14, "left", 1.3, 4),
        *(brush(gather, 2.4, 7, lively) for gather in gathers),
    )
    art.shape(shape, "none", INK, 2.6)


def rolled_brim(art: Canvas, line: str, widths: Sequence[float], ink: str, twists: int = 0) -> None:
    """A padded brim, perhaps wound with `twists`."""
    limb = Limb(curve(line), widths, True, True)
    fill, dark = INKS.pair(ink)
    draw_limb(art, limb, fill, dark, share=0.44, back=0.16, step=3.4, weight=1.5, width=2.6)
    for index in range(twists):
        (x, y), along, across, half = limb.frames(twists)[index]
        start = (x - across[0] * half * 0.9, y - across[1] * half * 0.9)
        end = (x + across[0] * half * 0.9 + along[0] * 7, y + across[1] * half * 0.9 + along[1] * 7)
        art.ink(brush([start, (x + along[0] * 6, y + along[1] * 6), end], 2, 5))


def royal_crown(width: float = 116, height: float = 58, points: int = 5) -> Canvas:
    """The gold crown of the kings, lined in red, its points tipped with balls."""
    art = Lean()
    cap_shape = spline([(-width * 0.44, -2), (-width * 0.34, -height * 0.5), (0, -height * 0.62),
                        (width * 0.34, -height * 0.5), (width * 0.44, -2)])  # fmt: skip
    art.shape(cap_shape, CROWN_CAP, INK, 2)
    return art.group(
        crown(
            width,
            height,
            points,
            INKS.yellow,
            INKS.ochre,
            gem=INKS.red,
            pearl=INKS.blue,
            balls=True,
            curvature=0.13,
            flare=0.1,
        )
    )
