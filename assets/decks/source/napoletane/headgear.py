"""Crowns and hats of the Napoletane, round a head at the origin."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import comb, hatch, kept_inside, shadow
from kit.geometry import Node, Path, Point, curve, ellipse, polar, polygon, spline
from kit.headgear import plume
from kit.limbs import Limb
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, brushes, lively, tapering
from kit.svg import INK, Canvas
from napoletane.woodcut import OUTLINE, form, swollen


def zigzag_crown(
    width: float, height: float, points: int, ink: str, pattern: str, *, flare: float = 0.2, gem: str = "red"
) -> Canvas:
    """A king's crown, the middle of its base at the origin; `pattern` is "chevrons", "leaves", "stones" or "bands"."""
    art = Lean()
    half = width / 2
    fill, dark = INKS.pair(ink)

    def at(t: float, rise: float) -> Point:
        x = (2 * t - 1) * half * (1 + 2 * flare * rise)
        return x, -height * rise + width * 0.1 * (1 - (2 * t - 1) ** 2) * (1 - 0.4 * rise)

    back: list[Node] = [(*at(0, 0.9), 0)]
    for index in range(points):
        back += [(*at((index + 0.5) / points, 0.82), 0), (*at((index + 1) / points, 0.5), 0)]
    inside = spline([*back, (*at(1, 0.4), 0), (*at(0, 0.4), 0)])
    art.shape(inside, dark, INK, OUTLINE).ink(hatch(inside, 90, 4, 0.8, "both", 2.2, 3))
    tips: list[Node] = []
    for index in range(points + 1):
        tips.append((*at(index / points, 1), 0))
        if index < points:
            tips.append((*at((index + 0.5) / points, 0.5), 0))
    base: list[Node] = [(*at(0, 0), 0), at(0.25, 0), at(0.5, 0), at(0.75, 0), (*at(1, 0), 0)]
    body = spline([*base, *reversed(tips)])
    swollen(art, body, fill)
    rims = [curve([at(k / 8, rise) for k in range(9)]) for rise in (0.1, 0.34)]
    marks = Path()
    for rim in rims:
        marks += brush(rim, 2.4, 10, lambda _: 1)
    for index in range(1, points):
        marks += brush([at(index / points, 0.94), at(index / points, 0.4)], 3, 2, tapering)
    if pattern == "chevrons":
        for drop in (0.16, 0.3):
            line: list[Node] = [
                (*at(k / (2 * points), (1 if k % 2 == 0 else 0.5) - drop), 0) for k in range(2 * points + 1)
            ]
            marks += brush(polygon(line, closed=False), 2.4, 4 * points, lambda _: 1)
    elif pattern == "leaves":
        for index in range(points):
            x, y = at((index + 0.5) / points, 0.38)
            for turn in (-34, 0, 34):
                marks += ellipse(x, y - 5, 1.7, 5).rotated(turn, x, y)
    elif pattern == "bands":
        marks += comb(rims[0], points * 4, height * 0.22, -90, 2.4)
    right = polygon([at(0.7, 0), at(1, 0), at(1, 1), at(0.72, 0.6)])
    marks += hatch(right, 0, 3.4, 0.9, "right", 3, 4, within=body)
    art.ink(marks)
    if pattern != "bands":
        for index in range(points):
            x, y = at((index + 0.5) / points, 0.21)
            if pattern == "stones" or index % 2 == 0:
                stone = INKS.pair(gem)[0]
                art.shape(polygon([(x - 6, y), (x, y - 5), (x + 6, y), (x, y + 5)]), stone, INK, 1.6)
            else:
                art.disc(x, y, 3, INKS.white, INK, 1.4)
    return art.shape(body, "none", INK, OUTLINE)


CROWNS = {
    "10d": zigzag_crown(86, 52, 5, "yellow", "leaves", flare=0.14),
    "10c": zigzag_crown(80, 50, 4, "red", "chevrons", flare=0.24, gem="yellow"),
    "10s": zigzag_crown(84, 46, 5, "blue", "stones", flare=0.18, gem="yellow"),
    "10b": zigzag_crown(88, 48, 6, "green", "bands", flare=0.12, gem="yellow"),
}


def wound_turban(art: Canvas, ink: str) -> None:
    """A turban of many rolls round a three-quarter head."""
    fill, dark = INKS.pair(ink)
    tail = form(art, "40,-40! 58,-34 66,-10 62,18 68,44! 56,38 48,46! 44,20 44,-6 34,-28", ink, angle=80, share=0.5)
    art.ink(kept_inside(tail, brushes(2.6, "46,-34 54,-8 52,24", "54,-32 62,-6 60,30", steps=7)))
    for angle, reach, wide in ((-170, 40, 27), (-10, 44, 27), (-138, 42, 31), (-42, 46, 31), (-90, 46, 35)):
        x, y = polar(reach, angle, 6, -46)
        roll = ellipse(x, y, wide, wide * 0.8).rotated(angle, x, y)
        swollen(art, roll, fill)
        art.shape(shadow(roll, 0.36, 10), dark, None)
        root = polar(4, angle, 6, -46)
        marks = hatch(roll, 20, 3.6, 0.36, "right", 2.6, 3)
        for turn in (-30, -11, 11, 30):
            ends = [root, polar(reach, angle + turn, 6, -46), polar(reach + wide * 0.66, angle + turn * 0.6, 6, -46)]
            marks += brush(ends, 3, 6, tapering)
        art.ink(marks).shape(roll, "none", INK, 2)
    rolled_brim(art, "-44,-20 -28,-38 4,-46 38,-40 56,-20", (16, 25, 28, 25, 16), ink, 7)


def rolled_brim(art: Canvas, line: str, widths: tuple[float, ...], ink: str, twists: int) -> None:
    """A padded roll round a head."""
    limb = Limb(curve(line), widths, True, True)
    fill, dark = INKS.pair(ink)
    outline = limb.outline()
    swollen(art, outline, fill)
    art.shape(limb.shadow(0.34), dark, None)
    marks = limb.rings(0.5, 3.6, 2.8)
    frames = limb.frames(max(1, twists * 2))
    for index in range(1, twists * 2, 2):
        (x, y), along, across, half = frames[index]
        start = (x - across[0] * half * 0.95 - along[0] * 4, y - across[1] * half * 0.95 - along[1] * 4)
        end = (x + across[0] * half * 0.95 + along[0] * 5, y + across[1] * half * 0.95 + along[1] * 5)
        marks += brush([start, (x, y), end], 3, 5, lively)
    art.ink(marks).shape(outline, "none", INK, 2)


def flat_cap(art: Canvas, feather: bool) -> None:
    """A broad flat cap worn aslant on a head in profile."""
    if feather:
        plume(art, "20,-54 54,-62 86,-44 98,-16 94,10", 38, INKS.red, INKS.red_dark)
    form(art, "-40,-48 -44,-80 -8,-100 40,-86 72,-50 84,-8! 62,-14 30,-34 0,-42", "green", angle=30, share=0.7)
    under = Limb(curve("-44,-52 -20,-36 20,-30 56,-14 82,0"), (8, 15, 17, 14, 7), True, True)
    swollen(art, under.outline(), INKS.green)
    art.shape(under.shadow(0.5), INKS.green_dark, None).ink(under.rings(0.5, 4, 3)).shape(
        under.outline(), "none", INK, 2
    )
    art.ink(brush("-34,-60 -4,-52 36,-38 70,-18", 3, 9), brush("-30,-72 6,-66 46,-48", 2.6, 8))
    if feather:
        art.disc(18, -58, 11, INKS.yellow, INK, 2.8).disc(18, -58, 4.5, INKS.red, INK, 2)
