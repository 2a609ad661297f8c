"""The ace of bastoni of the Napoletane: a club in leaf."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Node, Point, curve, ellipse, polar, spline
from kit.leaves import draw_leaf
from kit.limbs import Limb
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, brushes, ribbon, tapering
from kit.svg import INK, Canvas
from napoletane.woodcut import rounded, swollen


def asso_di_bastoni() -> Canvas:
    art = Lean()
    draw_leaf(art, "214,536 170,480 128,420 100,356 118,262", 30, INKS.yellow, 5)
    draw_leaf(art, "224,560 176,508 136,500 92,486", 22, INKS.yellow, 4)
    draw_leaf(art, "296,530 346,484 366,430 412,382", 30, INKS.yellow, 5)
    draw_leaf(art, "300,520 346,506 380,480 424,478", 20, INKS.yellow, 4)
    _red_scroll(art)
    draw_leaf(art, "280,524 336,548 372,592 384,664", 46, INKS.green, 4, 2.8)
    spine = "128,744 186,712 240,652 270,570 276,480 272,400 286,310 320,220 346,150"
    club = Limb(curve(spine), (62, 72, 82, 88, 96, 106, 122, 136, 128), round_end=True)
    swollen(art, club.outline(), INKS.red, 3.2)
    art.shape(club.shadow(0.28), INKS.red_dark, None)
    head = Limb(curve("276,480 272,400 286,310 320,220 346,150"), (92, 106, 122, 136, 128), round_end=True)
    green = head.outline()
    art.shape(green, INKS.green, None).shape(head.shadow(0.32), INKS.green_dark, None)
    art.ink(
        club.rings(0.46, 4.6, 4.4, bow=0.2),
        club.rings(0.3, 6, 3, bow=0.6, seed=8),
        club.rings(0.22, 5, 3, lit_side=True, bow=0.2),
        hatch(green, -30, 5, 0.5, "right", 3.6, 8, within=club.outline()),
    )
    art.shape(brush("286,180 300,140 330,112", 9, 8), "#5cb37c", None)
    frames = club.frames(40)
    for index in (9, 13):
        (x, y), along, across, half = frames[index]
        bowed: list[Point] = [
            (x + along[0] * bow + across[0] * half * share, y + along[1] * bow + across[1] * half * share)
            for share, bow in ((-1, 0), (-0.5, 12), (0.4, 14), (1, 0))
        ]
        ring = ribbon(bowed, 15, 14)
        art.shape(ring, INKS.red, INK, 3.2).ink(hatch(ring, 30, 4.4, 0.64, "right", 3.1))
    art.shape(club.outline(), "none", INK, 4.1)
    draw_leaf(art, "300,530 270,470 240,380 246,290 270,200 302,114", 46, INKS.yellow, 11, 3)
    _green_foot(art)
    return art


def _green_foot(art: Canvas) -> None:
    """The foot of the club, cut obliquely: a green sheath and the rings of the wood."""
    sheath = Limb(curve("124,746 152,734 182,714"), (64, 66, 72))
    rounded(art, sheath, "green")
    hem = ribbon("162,688 178,702 192,728 198,748", 13, 10)
    art.shape(hem, INKS.green, INK, 3.2).ink(hatch(hem, 60, 4, 0.48, "right", 2.9))
    art.shape(ellipse(122, 747, 17, 33).rotated(-27, 122, 747), "#8fc79b", INK, 3.7)
    for size in (0.66, 0.32):
        art.shape(ellipse(121, 748, 17 * size, 33 * size).rotated(-27, 121, 748), "none", INK, 1.8)
    art.ink(brushes(1.6, "104,728 112,736", "140,766 132,758", "128,728 124,738", "114,766 119,756", steps=4))


def _red_scroll(art: Canvas) -> None:
    """The curling red leaf at lower left: a ribbon that rolls itself up, in lobes along its outer side."""
    rolled = [polar(15 + 64 * (1 - k / 12) ** 0.8, -62 - 34 * k, 126, 590) for k in range(13)]
    spine = curve([(262, 618), (236, 572), (206, 536), *rolled])
    limb = Limb(spine, (26, 38, 46, 46, 40, 30, 20, 12))
    count, lobes = 96, 8
    frames = limb.frames(count)

    def at(index: float, reach: float) -> Point:
        (x, y), along, _, half = frames[min(count, round(index))]
        return x - along[1] * half * reach, y + along[0] * half * reach

    outer: list[Node] = [at(0, 1)]
    for lobe in range(lobes):
        start, step = 10 + lobe * 7.4, 7.4
        outer += [
            (*at(start, 0.7), 0),
            at(start + step * 0.35, 1.2),
            at(start + step * 0.9, 1.5),
            (*at(start + step * 1.3, 1.42), 0),
        ]
    outer += [(*at(10 + lobes * 7.4, 0.8), 0), at(80, 0.9), at(88, 1)]
    inner: list[Node] = [at(index, -1) for index in range(count, -1, -8)]
    leaf = spline([*outer, *inner])
    art.shape(leaf, INKS.red, INK, 3.4).shape(shadow(leaf, 0.18, 30), INKS.red_dark, None)
    veins = [brush([at(k, -0.1) for k in range(0, count, 4)], 3, 30, tapering)]
    for lobe in range(lobes):
        start = 10 + lobe * 7.4
        veins.append(brush([at(start - 3, -0.1), at(start + 3, 0.5), at(start + 8.4, 1.34)], 1.9, 6, tapering))
        veins.append(brush([at(start, 0.7), at(start - 2.4, 0.34), at(start - 5, 0.04)], 1.7, 5, tapering))
        veins.append(brush([at(start + 2, -0.95), at(start - 0.6, -0.55), at(start - 4, -0.3)], 1.7, 5, tapering))
    art.ink(*veins, hatch(leaf, 50, 5, 0.26, "right", 2.9, 4)).shape(leaf, "none", INK, 3.4)
    x, y = rolled[-1]
    art.disc(x + 4, y + 8, 15, INKS.red, INK, 3.2).ink(
        brush(f"{x - 4},{y + 6} {x + 6},{y + 1} {x + 10},{y + 11} {x + 2},{y + 13}", 2.2, 8)
    )
