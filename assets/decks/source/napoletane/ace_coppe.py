"""The ace of coppe of the Napoletane: a great urn with its lid."""

from __future__ import annotations

import math
from dataclasses import replace

from kit.canvases import Lean
from kit.engraving import comb, hatch, shadow
from kit.geometry import Point, curve, ellipse, parse_nodes, polygon, spline, symmetric
from kit.hair import Face
from kit.heads import frontal
from kit.leaves import draw_leaf
from kit.limbs import Limb
from kit.ornaments import gadroons
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, brushes, growing, tapering
from kit.svg import INK, Canvas
from napoletane.woodcut import form


def asso_di_coppe() -> Canvas:
    """Drawn round the axis x = 0."""
    urn = Lean()
    for side in (-1, 1):
        _urn_handle(urn, side)
    _urn_foot(urn)
    _urn_belly(urn)
    _urn_neck(urn)
    _urn_lid(urn)
    return Lean().group(urn, 250, 4)


def _urn_handle(art: Canvas, side: int) -> None:
    points = "96,306 124,286 160,290 182,322 184,366 170,408 160,440 168,470 190,478 204,462 198,444 182,444"
    nodes = [(side * node[0], node[1]) for node in parse_nodes(points)]
    handle = Limb(curve(nodes), (26, 30, 28, 26, 24, 20, 14), round_end=True)
    art.shape(handle.outline(), "#f4f6fb", INK, 3.2)
    for offset, width in ((-0.2, 1.6), (0.24, 2)):
        line = [
            (x + across[0] * half * 2 * offset, y + across[1] * half * 2 * offset)
            for (x, y), _, across, half in handle.frames(26)
        ]
        art.shape(curve(line), "none", "#3d5f9d", width)
    art.ink(handle.rings(0.34, 6, 2.1))


def _urn_foot(art: Canvas) -> None:
    foot = symmetric("0,664 34,664! 40,684 62,708 86,722! 86,734! 0,734")
    form(art, foot, "yellow", angle=0, share=0.45, back=0.12)
    for x in (-1, 1):
        draw_leaf(art, [(x * 74, 733), (x * 50, 716), (x * 27, 690)], 17, INKS.yellow, 3, 2.2)
    draw_leaf(art, [(0, 734), (0, 706), (0, 672)], 26, INKS.yellow, 3, 2.2)
    art.box(-52, 650, 104, 16, INKS.red, INK, 3, 7)
    art.ink(comb("-50,658 0,660 50,658", 18, 6, -90, 1.5))
    art.box(-104, 732, 208, 34, INKS.red, INK, 3.9)
    block = polygon("-104,732 104,732 104,766 -104,766")
    dark = polygon("20,732 104,732 104,766 20,766")
    art.ink(hatch(block, 90, 4.8, 0.96, "left", 3.2, 8), hatch(dark, 90, 4.4, 0.96, "right", 2.9, 9))


def _urn_belly(art: Canvas) -> None:
    belly = symmetric("0,440 118,444! 137,470 146,506 142,546! 0,560")
    art.shape(belly, INKS.yellow, INK, 3.7).shape(shadow(belly, 0.16), INKS.ochre, None)
    art.ink(
        hatch(belly, 0, 5, 0.54, "right", 2.9, 3),
        hatch(belly, 0, 5, 0.54, "left", 2.5, 4),
    )
    for side in (-1, 1):
        for spine, width, lobes in (
            ("44,534 84,548 122,528 122,488 96,474 78,492", 19, 5),
            ("46,512 58,486 78,466 106,456", 15, 3),
        ):
            draw_leaf(art, [(side * node[0], node[1]) for node in parse_nodes(spine)], width, INKS.yellow, lobes, 2)
    _urn_mask(art)
    depths = ((0.97, 572), (0.84, 606), (0.52, 640), (0.3, 654))
    bowl = gadroons(art, 9, 142, 550, 17, depths, INKS.green, INKS.green_dark, 3)
    art.ink(hatch(bowl, 8, 4.6, 0.26, "right", 3.1, 6), hatch(bowl, -14, 5, 0.13, "left", 2.7, 7))
    art.shape(bowl, "none", INK, 3.4)


def _urn_mask(art: Canvas) -> None:
    """A woman's face of gold, as on a medal."""
    gold = replace(INKS, skin=INKS.yellow, skin_dark=INKS.ochre)
    face = Face(inks=gold, lips=INKS.ochre, underlip=INKS.yellow).haired((INKS.yellow, INKS.ochre, "#fff3b0"))
    art.group(frontal(face), 0, 488, 0.7)


def _urn_neck(art: Canvas) -> None:
    neck = symmetric("0,284 126,288! 108,316 104,344 110,372! 0,380")
    art.shape(neck, INKS.red, INK, 3.7).shape(shadow(neck, 0.2), INKS.red_dark, None)
    art.ink(
        comb("-122,290 -60,300 60,300 122,290", 44, 18, 90, 1.8, seed=3),
        comb("-104,372 -50,378 50,378 104,372", 38, 20, -90, 1.7, seed=4),
        hatch(neck, 0, 4.6, 0.32, "right", 3.1, 3),
        hatch(neck, 0, 5, 0.13, "left", 2.7, 4),
    )
    art.shape(spline("-92,312 -82,314 -78,340 -80,360 -90,358 -92,334"), "#f4777c", None, opacity=".75")
    band = symmetric("0,376 110,370! 120,396 122,420 118,448! 0,456")
    art.shape(band, INKS.blue, INK, 3.4).shape(shadow(band, 0.2), INKS.blue_dark, None)
    for index in range(9):
        x = 118 * math.sin(math.radians(-68 + index * 17))
        half = 13 * math.cos(math.radians(-68 + index * 17)) + 1.5
        egg = ellipse(x, 412, half, 29)
        art.shape(egg, "#4a86e0", INK, 2.8).shape(shadow(egg, 0.42), INKS.blue, None)
        art.ink(hatch(egg, 0, 4.4, 0.54, "right", 2.7, 3)).shape(egg, "none", INK, 2.8)
    art.ink(hatch(band, 0, 4.6, 0.16, "right", 3.1, 5))


def _urn_lid(art: Canvas) -> None:
    dome = symmetric("0,206 40,210 92,228 132,262 138,274! 0,284")
    art.shape(dome, INKS.yellow, INK, 3.7).shape(shadow(dome, 0.26), INKS.ochre, None)
    ribs: list[list[Point]] = [
        [(x * 0.3, 214.0), (x * 0.72, 234), (x, 270 - abs(x) * 0.04)] for x in range(-118, 119, 14)
    ]
    art.ink(brushes(1.7, *ribs, steps=6, profile=growing))
    art.shape(spline("-20,226 -8,224 -14,250 -26,264 -30,250"), "#fff8d0", None)
    rim = spline("-146,268! -120,264 0,280 120,264 146,268! 150,282! 0,302 -150,282!")
    art.shape(rim, INKS.blue, INK, 3.4).shape(shadow(rim, 0.24), INKS.blue_dark, None)
    art.ink(comb("-146,284 0,302 146,284", 46, 8, -90, 1.5)).shape(
        curve("-144,274 0,290 144,274"), "none", "#7fb0f2", 2
    )
    art.shape(rim, "none", INK, 3.4)
    calyx = symmetric("0,126 16,140 34,128! 36,150 22,168 20,178 36,188! 30,198 36,212! 0,220")
    form(art, calyx, "green", angle=8, share=0.54, back=0.2)
    for side in (-1, 1):
        leaf = spline("2,172! 22,166 38,148 46,122! 30,126 14,140 4,156")
        vein = brush("4,168 22,152 40,128", 2, 5, tapering)
        art.shape(leaf if side > 0 else leaf.mirrored(), INKS.green, INK, 3).ink(vein if side > 0 else vein.mirrored())
    art.box(-24, 176, 48, 11, INKS.green_dark, INK, 2.4, 5)
    cone = symmetric("0,74 16,90 22,114 16,138 0,148")
    art.shape(cone, INKS.red, INK, 3.2).shape(shadow(cone, 0.36), INKS.red_dark, None)
    art.ink(hatch(cone, 38, 8, 0.96, "both", 3.4, 3, vary=0), hatch(cone, -38, 8, 0.96, "both", 3.4, 4, vary=0))
    art.shape(cone, "none", INK, 3.2)
    front = symmetric("0,124 10,142 8,164 0,176!")
    art.shape(front, INKS.green, INK, 2.8).ink(brush("0,132 0,170", 2, 4, growing))
