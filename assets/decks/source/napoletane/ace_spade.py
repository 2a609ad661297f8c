"""The ace of spade of the Napoletane: a sheathed sword with a belt like a snake."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Path, Point, curve, ellipse, polygon, spline, symmetric
from kit.limbs import Limb
from kit.ornaments import beads_along, gem
from kit.palette import NAPOLETANE as INKS
from kit.palette import PAPER
from kit.strokes import brush, brushes, even, ribbon
from kit.svg import INK, Canvas
from napoletane.swords import sword_hilt
from napoletane.woodcut import form, rounded


def asso_di_spade() -> Canvas:
    art = Lean()
    cord = curve("156,330 112,392 104,456 130,506 172,508 212,470")
    belt = curve(
        "214,74 252,92 250,130 206,158 146,206 126,262 152,304 214,306 276,276 330,276 370,316 382,388 350,466 292,546 "
        "240,620 236,682 280,724 342,718 382,676 398,600 402,500"
    )
    _belt(art, belt)
    art.shape(ribbon(cord, 17, 26), INKS.yellow, INK, 3.2)
    art.ink(Limb(cord, (17, 17)).rings(0.8, 9, 3.6, bow=0.5, vary=0.05))
    _scabbard(art)
    for x, y, turn in ((208, 158, -24), (378, 622, 6), (262, 712, 20)):
        _buckle(art, x, y, turn)
    return art


def _belt(art: Canvas, line: Path) -> None:
    """The green studded belt with its blue end like a snake's head."""
    belt = Limb(line, (38, 40, 40, 40, 40, 38), round_end=True)
    rounded(art, belt, "green", share=0.5)
    art.ink(
        *(
            brush(
                [
                    (x - across[0] * half * 0.86, y - across[1] * half * 0.86),
                    (x - across[0] * half * 0.86 + along[0] * 7, y - across[1] * half * 0.86 + along[1] * 7),
                ],
                2,
                2,
                even,
            )
            for (x, y), along, across, half in belt.frames(120)
        )
    )
    studs = [(x, y) for (x, y), _, _, _ in belt.frames(33)]
    beads_along(art, studs[2:-1], 4.6, (INKS.yellow,), 1.8)
    head = spline("172,62! 190,54 214,52 240,60 262,84 266,112! 248,122 230,112! 232,98 214,88 194,84 180,76!")
    form(art, head, "blue", angle=30, share=0.51, back=0.1)
    art.disc(220, 74, 7, INKS.blue_dark, INK, 2.8).disc(218, 72, 2, "#fff", None)
    art.ink(brush("178,68 196,66 208,68", 2, 4), brush("236,108 246,112 260,106", 2.4, 4))
    art.group(_eyelet(), 150, 316, turn=18)


def _eyelet() -> Canvas:
    art = Lean()
    art.shape(ellipse(0, 0, 15, 27), INKS.blue, INK, 3.2).shape(ellipse(0, 0, 7, 14), INKS.yellow, INK, 2.3)
    return art.ink(brush("0,-8 0,8", 3, 3))


def _buckle(art: Canvas, x: float, y: float, turn: float) -> None:
    buckle = Lean()
    plate = polygon("-29,-29 29,-29 29,29 -29,29")
    buckle.shape(plate, INKS.blue, INK, 3.4).shape(shadow(plate, 0.3), INKS.blue_dark, None)
    for corner in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        leaf = spline(
            [
                (corner[0] * 10, corner[1] * 10, 0),
                (corner[0] * 24, corner[1] * 12),
                (corner[0] * 25, corner[1] * 25, 0),
                (corner[0] * 12, corner[1] * 24),
            ]
        )
        buckle.shape(leaf, "#7fb0f2", INK, 1.6)
    buckle.shape(plate, "none", INK, 3.4).disc(0, 0, 14, INKS.yellow, INK, 3).disc(0, 0, 7, INKS.ochre, INK, 1.8).disc(
        -2, -2, 2.4, "#fff6c9", None
    )
    art.group(buckle, x, y, turn=turn)


def _scabbard(art: Canvas) -> None:
    """The sword in its scabbard, drawn upright with the hilt up and laid on the diagonal."""
    sword = Lean()
    case = symmetric("0,0 25,0! 22,180 19,360 16,470! 0,474")
    sword.shape(case, INKS.red, INK, 3.7).shape(shadow(case, 0.36), INKS.red_dark, None)
    leaves: list[list[Point]] = []
    for k in range(17):
        y = 40 + 25 * k
        leaves += [
            [(-1, y + 12.0), (-8, y + 4), (-15 + k * 0.3, y - 12)],
            [(1, y + 12.0), (8, y + 4), (15 - k * 0.3, y - 12)],
        ]
    sword.ink(brushes(5, *leaves, steps=5), brush("0,20 0,462", 2.4, 3, even), hatch(case, 0, 5, 0.42, "right", 3.1, 3))
    sword.shape(case, "none", INK, 3.7)
    chape = spline(
        "-20,448! -30,440 -26,458 -20,474 -10,506 -8,524! 8,524! 10,506 20,474 26,458 30,440 "
        "20,448! 10,462 0,452! -10,462"
    )
    form(sword, chape, "blue", angle=10, share=0.6, back=0.14)
    sword.disc(0, 534, 13, PAPER, INK, 3.9).disc(0, 534, 4.5, INK, None)
    locket = polygon("-29,238 29,238 29,286 -29,286")
    form(sword, locket, "blue", angle=0, share=0.54, back=0.1)
    sword.disc(0, 262, 12, INKS.yellow, INK, 2.8).disc(0, 262, 5, INKS.ochre, INK, 1.6)
    hilt = sword_hilt(Lean())
    sword.group(hilt, 0, -6, 1.52, 180)
    grip = symmetric("0,-40 20,-46 24,-76 18,-110 10,-140! 0,-142")
    sword.shape(grip, INKS.blue, INK, 3.4).shape(shadow(grip, 0.34), INKS.blue_dark, None)
    for k in range(5):
        twist = brush([(-22 + k * 2.2, -58.0 - 18 * k), (0, -64 - 18 * k), (21 - k * 2.4, -78 - 16 * k)], 8, 6, even)
        sword.shape(twist, PAPER, INK, 2.3)
    sword.shape(grip, "none", INK, 3.4)
    gem(sword, 0, -154, 12, INKS.yellow, INKS.ochre)
    sword.disc(0, -196, 10, PAPER, INK, 3.7).disc(0, -196, 3.4, INK, None)
    art.group(sword, 336, 236, turn=25.5)
