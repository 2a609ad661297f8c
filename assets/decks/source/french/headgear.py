"""Crowns, hats and helmets of the French courts, the middle of their base at the origin."""

from __future__ import annotations

from french.armour import STEEL, STEEL_DARK, STEEL_LIGHT
from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.forms import solid
from kit.geometry import Node, Path, Point, curve, ellipse, polygon, spline, symmetric
from kit.limbs import Limb, draw_limb
from kit.ornaments import ball, crown, gem
from kit.palette import FRENCH as INKS
from kit.strokes import brush, brushes, lively, ribbon, tapering
from kit.svg import INK, Canvas

CURVATURE = 0.16
"""Bow of the lower edge of a crown, as a share of its width."""


def spiked_crown(width: float, height: float, gem_ink: str) -> Canvas:
    """An old crown of seven plain spikes."""
    return crown(width, height, 7, INKS.yellow, INKS.ochre, gem=INKS.pair(gem_ink)[0])


def ball_crown(width: float, height: float, points: int, gem_ink: str) -> Canvas:
    """An open crown, a ball on each point."""
    return crown(width, height, points, INKS.yellow, INKS.ochre, gem=INKS.pair(gem_ink)[0], balls=True)


def _circlet(art: Canvas, width: float, height: float, gem_ink: str) -> None:
    """The jewelled band of a crown."""
    half = width / 2
    bow = width * CURVATURE

    def edge(y: float) -> list[Point]:
        return [(half * t, y + bow * (1 - t * t)) for t in (-1, -0.5, 0, 0.5, 1)]

    corners: list[Node] = []
    for line in (edge(-height), edge(0)[::-1]):
        corners += [(*line[0], 0), *line[1:-1], (*line[-1], 0)]
    band = spline(corners)
    solid(art, band, INKS.yellow, INKS.ochre, angle=0, share=0.2, back=0.06, width=2.4)
    for k in range(-3, 4):
        t = k / 3.6
        x, y = half * t, -height / 2 + bow * (1 - t * t)
        if k % 2:
            art.shape(ellipse(x, y, 4, 5), INKS.white, INK, 1.2)
        else:
            art.disc(x, y, 5, INKS.pair(gem_ink)[0], INK, 1.4)


def _inside(art: Canvas, half: float, ends: float) -> None:
    """The far side of an open crown, seen from a little above; its ends are at y = `ends`."""
    upper: list[Node] = [(-half, ends, 0), (-half * 0.5, -30), (0, -32), (half * 0.5, -30), (half, ends, 0)]
    art.shape(spline([*upper, (half * 0.5, -8), (0, -4), (-half * 0.5, -8)]), INKS.ochre, INK, 2.2)


def imperial_crown(width: float, height: float, gem_ink: str, cap_ink: str) -> Canvas:
    """A closed crown: a cap of cloth under two arches, and an orb with its cross on top."""
    art = Lean()
    half = width / 2
    cap = symmetric(
        [(0, -height), (half * 0.6, -height * 0.92), (half * 0.98, -height * 0.5), (half * 0.94, -8, 0), (0, 8)]
    )
    fill, dark = INKS.pair(cap_ink)
    solid(art, cap, fill, dark, angle=8, share=0.3, back=0.14, width=2.6)
    art.ink(
        brushes(2, [(-half * 0.4, -height * 0.8), (-half * 0.6, -20)], [(half * 0.4, -height * 0.8), (half * 0.6, -20)])
    )
    for side in (-1, 1):
        line: list[Point] = [
            (side * half * 0.96, -16),
            (side * half * 1.06, -height * 0.6),
            (side * half * 0.5, -height * 1.04),
        ]
        arch = Limb(curve([*line, (0, -height * 0.96)]), (13, 13, 11))
        draw_limb(art, arch, INKS.yellow, INKS.ochre, share=0.3, back=0, width=2.4)
        for (x, y), *_ in arch.frames(7)[1:7]:
            art.disc(x, y, 3.4, INKS.white, INK, 1.1)
    middle = Limb(curve([(0, 6), (0, -height * 0.5), (0, -height * 0.98)]), (14, 13, 11))
    draw_limb(art, middle, INKS.yellow, INKS.ochre, share=0.3, back=0, width=2.4)
    for (x, y), *_ in middle.frames(7)[2:7]:
        art.disc(x, y, 3.6, INKS.white, INK, 1.1)
    _circlet(art, width * 1.04, 24, gem_ink)
    for side in (-1, 0, 1):
        lily(art, side * half * 0.86, -20 + (width * CURVATURE if not side else 4), 0.62)
    ball(art, 0, -height * 1.06, 10, INKS.yellow, INKS.ochre, 2.2)
    y = -height * 1.06 - 9
    cross = polygon(
        [
            (-3, y),
            (-3, y - 6),
            (-9, y - 6),
            (-9, y - 12),
            (-3, y - 12),
            (-3, y - 18),
            (3, y - 18),
            (3, y - 12),
            (9, y - 12),
            (9, y - 6),
            (3, y - 6),
            (3, y),
        ]
    )
    art.shape(cross, INKS.yellow, INK, 1.8)
    return art


def lily(art: Canvas, x: float, y: float, scale: float) -> None:
    """A lily ornament that stands on (x, y), 44 high at scale 1."""
    middle = symmetric("0,-46! 9,-30 8,-14 5,-4! 0,-2")
    wing = spline("4,-8! 10,-22 20,-30 27,-22 22,-15! 21,-20 14,-18 10,-4!")
    for part in (wing, wing.mirrored(), middle):
        placed = part.scaled(scale).moved(x, y)
        art.shape(placed, INKS.yellow, INK, 1.9)
    art.shape(Path(middle.subpaths).scaled(scale * 0.5).moved(x + 1, y - 5 * scale), INKS.ochre, None)
    art.shape(
        ribbon([(x - 11 * scale, y - 8 * scale), (x + 11 * scale, y - 8 * scale)], 7 * scale, 4), INKS.yellow, INK, 1.6
    )


def lily_crown(width: float, height: float, gem_ink: str) -> Canvas:
    """An open crown of lilies, three tall and two short ones between."""
    art = Lean()
    half, bow = width / 2, width * CURVATURE
    _inside(art, half, -22)
    for t, size in ((-0.5, 0.74), (0.5, 0.74), (-1, 0.95), (1, 0.95), (0, 1.15)):
        lily(art, half * t * 0.94, -20 + bow * (1 - t * t), size * height / 52)
    _circlet(art, width, 24, gem_ink)
    return art


def leaf_crown(width: float, height: float, gem_ink: str) -> Canvas:
    """An open crown of clover leaves."""
    art = Lean()
    half, bow = width / 2, width * CURVATURE
    _inside(art, half, -20)
    for t in (-0.5, 0.5, -1, 1, 0):
        x, y = half * t * 0.96, -18 + bow * (1 - t * t)
        size = height / 52 * (0.8 if abs(t) == 0.5 else 1)
        art.shape(
            polygon(
                [
                    (x - 4 * size, y + 6),
                    (x - 3 * size, y - 20 * size),
                    (x + 3 * size, y - 20 * size),
                    (x + 4 * size, y + 6),
                ]
            ),
            INKS.yellow,
            INK,
            2,
        )
        for dx, dy in ((-10, -24), (10, -24), (0, -38)):
            art.disc(x + dx * size, y + dy * size, 9 * size, INKS.yellow, INK, 2)
            art.disc(x + (dx + 1.4) * size, y + (dy + 1.4) * size, 4.6 * size, INKS.ochre, None)
        art.disc(x, y - 25 * size, 4.6 * size, INKS.pair(gem_ink)[0], INK, 1.3)
    _circlet(art, width, 23, gem_ink)
    return art


def hennin(ink: str, trim: str) -> Canvas:
    """A tall cone of brocade for a profile head that looks left, leaning back, with a fluttering veil."""
    art = Lean()
    cloth = spline("92,-150! 118,-140 140,-96 138,-30 152,40 150,110! 128,84 118,30 96,-20 74,-60!")
    solid(art, cloth, INKS.white, INKS.grey, angle=-30, share=0.3, back=0.14, width=2.4)
    art.ink(brushes(2, "98,-130 118,-70 118,0 132,70", "104,-134 128,-84 128,-10 142,60", steps=9, profile=lively))
    cone = spline("-20,-52! 8,-100 60,-150 98,-168! 104,-160 86,-92 62,-30 44,6! 30,-22 4,-42")
    fill, dark = INKS.pair(ink)
    art.shape(cone, fill, INK, 2.8).shape(shadow(cone, 0.34, 40), dark, None)
    for line in ("2,-92 40,-74 67,-42", "36,-130 64,-108 82,-78", "70,-155 86,-140 95,-116"):
        art.shape(curve(line), "none", INK, 10).shape(curve(line), "none", INKS.pair(trim)[0], 6)
    art.ink(hatch(cone, 44, 4.2, 0.3, "right", 1.6, 3), hatch(cone, 30, 5, 0.14, "left", 1.4, 4))
    art.shape(cone, "none", INK, 2.8)
    brim = ribbon("-24,-44 2,-36 26,-18 42,14", 20, 12)
    solid(art, brim, INKS.pair(trim)[0], INKS.pair(trim)[1], angle=50, share=0.3, back=0, width=2.4)
    return art


def morion(trim: str) -> Canvas:
    """A soldier's helmet for a profile head that looks left: a comb on top and a brim turned up at both ends."""
    art = Lean()
    bowl = spline("-34,-30! -36,-60 -14,-84 14,-88 40,-76 54,-48 52,-22! 10,-36")
    art.shape(bowl, STEEL, INK, 2.8).shape(shadow(bowl, 0.36), STEEL_DARK, None)
    art.shape(spline("-22,-46 -18,-66 -2,-76 -8,-58 -12,-42"), STEEL_LIGHT, None)
    comb = spline("-28,-70! -20,-96 8,-112 38,-100 52,-70! 40,-84 12,-92 -12,-84")
    solid(art, comb, STEEL, STEEL_DARK, angle=0, share=0.4, back=0.1, width=2.6)
    art.ink(hatch(bowl, 8, 4, 0.3, "right", 1.5, 3))
    brim = spline("-74,-40! -56,-36 -30,-42 8,-44 44,-34 72,-22 92,-26! 82,-8 54,-6 40,-14 8,-26 -30,-24 -56,-24!")
    solid(art, brim, STEEL, STEEL_DARK, angle=60, share=0.4, back=0, width=2.8)
    for x, y in ((-44, -33), (-20, -36), (8, -36), (34, -27), (58, -17)):
        art.disc(x, y, 3.6, INKS.yellow, INK, 1.4)
    gem(art, 44, -52, 8, INKS.yellow, INKS.pair(trim)[0])
    return art


def hunting_hat(ink: str, trim: str) -> Canvas:
    """A pointed hat for a frontal head, its brim turned up, a long straight feather at the side."""
    art = Lean()
    feather = spline("34,-48! 44,-80 68,-106 96,-116! 88,-86 70,-58 46,-40!")
    fill, dark = INKS.pair(trim)
    solid(art, feather, fill, dark, angle=50, share=0.4, back=0.3, width=2.4)
    art.ink(brush("40,-46 62,-80 92,-112", 2.6, 6, tapering))
    peak = spline("-48,-40! -44,-74 -14,-104 22,-112 40,-104! 30,-92 44,-70 50,-40! 0,-52")
    cloth, cloth_dark = INKS.pair(ink)
    solid(art, peak, cloth, cloth_dark, angle=12, share=0.34, back=0.14, width=2.8)
    art.ink(brushes(2.2, "18,-108 6,-84 8,-60", "-20,-98 -26,-76 -22,-56", steps=6))
    brim = spline("-66,-56! -58,-34 -30,-36 0,-40 30,-36 58,-34 66,-56! 62,-22 34,-26 0,-31 -34,-26 -62,-22")
    solid(art, brim, cloth, cloth_dark, angle=70, share=0.5, back=0.1, width=2.6)
    gem(art, 40, -46, 9, INKS.yellow, INKS.pair(trim)[0])
    return art
