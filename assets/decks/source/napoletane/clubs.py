"""The clubs of the Neapolitan bastoni, each centred on the origin, head up."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Path, Point, curve, joined, spline
from kit.leaves import acanthus
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, growing
from kit.svg import INK, Canvas
from napoletane.woodcut import swollen

CLUB_SIZE = (98, 288)


def _engraved(art: Canvas, shape: Path, angle: float = 0) -> None:
    """Dense dark along both edges of a rounded thing, in strokes that cross, and its outline again."""
    art.ink(
        hatch(shape, 26 + angle, 4.4, 0.54, "right", 5.4, 3, vary=0.25),
        hatch(shape, -24 + angle, 4.8, 0.3, "right", 3.6, 5),
        hatch(shape, -26 + angle, 4.8, 0.24, "left", 4.2, 6),
        hatch(shape, 22 + angle, 5.4, 0.12, "left", 2.8, 7),
    )
    art.shape(shape, "none", INK, 2.6)


def _two_coloured(art: Canvas, body: Path, upper: Path, head: str, foot: str) -> None:
    """A club's two colours, the darker ones away from the light."""
    swollen(art, body, INKS.pair(foot)[0], 2.8)
    art.shape(upper, INKS.pair(head)[0], None)
    art.shape(shadow(body, 0.28), INK, None, opacity=".34")
    _engraved(art, body)


def _leaf(art: Canvas, spine: str | list[Point], width: float, lobes: int) -> None:
    outline, veins = acanthus(spine, width, lobes)
    swollen(art, outline, INKS.yellow, 2.2)
    art.ink(*veins, hatch(outline, 30, 4.4, 0.3, "right", 2.6, 6)).shape(outline, "none", INK, 1.8)


def _sheath(art: Canvas, outline: str, end: str, ink: str, core: str = "") -> None:
    """The foot of a club with its buds, cut off at the end."""
    foot = spline(outline)
    fill, dark = INKS.pair(ink)
    swollen(art, foot, fill, 2.8)
    art.shape(shadow(foot, 0.3), dark, None)
    _engraved(art, foot)
    art.shape(spline(end), dark, INK, 2.4)
    if core:
        art.shape(spline(core), "none", "#8ec79b", 1.6)


def club(head: str = "green", foot: str = "red") -> Canvas:
    """The club of the five, six and seven: head up, the foot bent to the right."""
    art = Lean()
    body = spline(
        "0,-143 32,-134 47,-100 44,-54 30,0 20,46 22,86 44,124! 24,137 -6,144! -18,108 -22,62 "
        "-30,8 -44,-46 -48,-92 -34,-131"
    )
    _two_coloured(art, body, joined(body.piece(13, 5), curve("20,46 8,14 -12,-22 -44,-46").whole()), head, foot)
    art.shape(spline("-6,144! 12,130 44,124! 24,137"), INKS.pair(head)[1], INK, 2.4)
    _leaf(art, "17,84 8,40 -14,0 -34,-42 -32,-98", 24, 5)
    return art


def budded_club() -> Canvas:
    """The club of the four: green head up and to the left, a red foot with two buds, 150 x 324."""
    art = Lean()
    body = spline("-22,-160 8,-154 32,-126 44,-70 52,-10 56,50 58,78! 22,82! 4,50 -22,0 -52,-56 -70,-110 -58,-148")
    swollen(art, body, INKS.green, 2.8)
    art.shape(shadow(body, 0.34), INKS.green_dark, None)
    _engraved(art, body, -12)
    _leaf(art, "40,70 22,30 -8,-16 -40,-62 -56,-104", 30, 6)
    _sheath(
        art,
        "20,74! 8,68 -2,76 2,90 14,96 24,94 26,116 20,140 14,160! 36,164 66,156! 60,130 58,104 74,98 "
        "80,84 72,72 60,76! 50,66 40,80! 30,66",
        "14,160! 36,150 66,156! 40,167",
        "red",
    )
    return art


def long_club(half_length: float = 330, half_width: float = 50, foot: str = "green", shaft: str = "red") -> Canvas:
    """The long club of the three: head up, a sheath with two buds for a foot."""
    art = Lean()
    half, top = half_width, -half_length
    right: list[tuple[float, float]] = [
        (half * 0.8, top + 26),
        (half + 4, top + 90),
        (half * 0.86, top + 190),
        (half * 0.56, -40),
        (22, 60),
    ]
    left = [(-x, y) for x, y in reversed(right)]
    body = spline([(0, top), *right, (20, 190, 0), (-20, 190, 0), *left])
    upper = joined(body.piece(10, 4), curve([right[3], (0, 10), left[2]]).whole())
    _two_coloured(art, body, upper, "green", shaft)
    _leaf(art, [(6, 60), (2, -40), (-6, -140), (-2, top + 56)], 30, 8)
    _sheath(
        art,
        "-23,168! -30,160 -40,164 -44,178 -36,188 -24,188 -22,240 -30,300 -36,322! 0,334 38,318! 26,280 24,230 "
        "25,190 38,186 44,174 38,162 28,162 22,170! 10,158 0,172! -10,158",
        "-36,322! -6,312 38,318! 4,333",
        foot,
        "-22,321 -4,317 22,319 2,327",
    )
    return art


def sheathed_club() -> Canvas:
    """The club of the two: head up, a green sheath for its foot, 150 x 680, its foot turned outwards to the left."""
    art = Lean()
    body = spline(
        "8,-340 48,-326 66,-286 72,-210 66,-110 54,0 36,90 18,178! -42,178! -40,90 -52,0 "
        "-62,-110 -64,-210 -56,-282 -34,-326"
    )
    _two_coloured(
        art, body, joined(body.piece(13, 4), curve("66,-110 30,-130 -14,-190 -56,-282").whole()), "green", "red"
    )
    _leaf(art, "-22,140 -8,70 -2,-20 -6,-110 -18,-190 -16,-262", 31, 11)
    _sheath(
        art,
        "26,128! 14,140 4,162! -8,148 -16,168! -28,150 -40,132! -44,120 -54,116 -62,124 -58,136 "
        "-48,140! -46,190 -46,236 -58,290 -80,328! -54,342 -22,340! -4,300 10,250 16,200",
        "-22,340! -46,322 -80,328! -56,344",
        "green",
        "-36,338 -52,329 -70,330 -54,339",
    )
    return art.ink(brush("-46,202 -14,214 16,206", 4, 8, growing), brush("-46,212 -14,224 14,216", 2.8, 8, growing))


def straight_club() -> Canvas:
    """The club that figures hold: straight, head up, 320 long, centred."""
    art = Lean()
    body = spline(
        "0,-160 26,-150 41,-116 38,-70 25,-10 16,60 12,120 12,152 0,160 -12,152 -13,120 -17,60 "
        "-26,-10 -38,-70 -41,-116 -26,-150"
    )
    _two_coloured(art, body, joined(body.piece(11, 4), curve("25,-10 8,20 -10,-10 -41,-116").whole()), "green", "red")
    _leaf(art, "12,84 6,30 -4,-20 -14,-66 -10,-116", 19, 5)
    return art
