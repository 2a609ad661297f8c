"""Who the courts of the Napoletane are, and what several of them wear."""

from __future__ import annotations

import math
from dataclasses import replace

from kit.engraving import hatch
from kit.figures import front_shoe, side_shoe
from kit.geometry import Nodes, Path, Point, curve, polygon
from kit.hair import Face
from kit.limbs import Limb
from kit.palette import NAPOLETANE as INKS
from kit.strokes import brush, brushes
from kit.svg import INK, Canvas
from napoletane.horse_heads import Side
from napoletane.woodcut import band, form, hose, swollen

HEAD = 0.72
"""Scale of a figure's head."""

YOUNG = Face(inks=INKS, nose="short", lips="#d2545a", underlip="#e08a80", eyes="#33302c").haired(
    ("#8d8a88", "#2c2926", "#d6d3cf")
)
MAN = replace(YOUNG, nose="straight", lips="#b4493e", underlip="#d79a78")
DARK = ("#4a3b30", "#1d1611", "#8e7762")
GREY = ("#8f8b86", "#2e2a27", "#d8d4ce")
WHITE = ("#c9c5bf", "#4d4843", "#f1eeea")
SWARTHY = replace(INKS, skin="#dba676", skin_dark="#a86f41")

FACES = {
    "8d": replace(YOUNG, eyes="#31527f"),
    "9d": replace(MAN, moustache="drooping", beard="trimmed", locks="short", nose="hooked").haired(DARK),
    "10d": replace(MAN, moustache="curled", beard="trimmed", stern=True).haired(GREY),
    "8c": YOUNG,
    "9c": replace(MAN, moustache="drooping", locks="short", nose="short").haired(DARK),
    "10c": replace(MAN, moustache="drooping", beard="full", stern=True, old=True, nose="hooked", locks="short").haired(
        DARK
    ),
    "8s": replace(YOUNG, locks="long", nose="straight"),
    "9s": replace(MAN, inks=SWARTHY, moustache="curled", nose="hooked", locks="short").haired(DARK),
    "10s": replace(MAN, moustache="curled", beard="goatee", locks="short").haired(("#a58a63", "#4a3420", "#dcc79f")),
    "8b": replace(YOUNG, nose="short", locks="long"),
    "9b": replace(MAN, moustache="curled", beard="goatee", locks="short", nose="straight").haired(DARK),
    "10b": replace(MAN, moustache="drooping", old=True).haired(WHITE),
}
"""Who is who, by the code of the card."""


def zigzag_cuff(art: Canvas, at: Point, turn: float, width: float, ink: str) -> None:
    """A cuff with a toothed edge; its wrist end is at a place, and it widens away from the hand."""
    half = width / 2
    teeth = polygon(
        [
            (-half * 0.8, 0),
            (half * 0.8, 0),
            (half * 1.25, 30),
            (half * 0.8, 21),
            (half * 0.42, 33),
            (0, 22),
            (-half * 0.42, 33),
            (-half * 0.8, 21),
            (-half * 1.25, 30),
        ]
    )
    form(art, teeth.rotated(turn).moved(*at), ink, angle=turn, share=0.4, back=0)


def cuff_across(art: Canvas, wrist: Point, elbow: Point, width: float, ink: str, thick: float = 12) -> None:
    """A plain cuff square across the end of a forearm."""
    length = math.dist(wrist, elbow) or 1
    ax, ay = (elbow[0] - wrist[0]) / length, (elbow[1] - wrist[1]) / length
    x, y = wrist[0] + ax * thick * 0.4, wrist[1] + ay * thick * 0.4
    half = width / 2
    line: Nodes = [
        (x - ay * half, y + ax * half),
        (x + ax * 2, y + ay * 2),
        (x + ay * half, y - ax * half),
    ]
    band(art, line, thick, ink)


def shoe(art: Canvas, at: Point, ink: str, *, front: bool = True, mirrored: bool = False, turn: float = 0) -> None:
    """A low shoe at the end of a leg, its toe to the left unless mirrored."""
    drawing = front_shoe(INKS, ink) if front else side_shoe(INKS, ink)
    art.group(drawing, *at, 1, turn, -1 if mirrored else None)


def lapels(art: Canvas, *outlines: str) -> None:
    for outline in outlines:
        form(art, outline, "white", angle=70, share=0.24, back=0, shade=0)


def lozenge(art: Canvas, x: float, y: float, size: float, setting: str, stone: str) -> None:
    def diamond(reach: float) -> Path:
        return polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])

    swollen(art, diamond(size), INKS.pair(setting)[0])
    art.shape(diamond(size * 0.52), INKS.pair(stone)[0], INK, 2)


def riding_leg(art: Canvas, side: Side, ink: str, boot: str, garter: str) -> None:
    """The near leg of a rider, from the saddle to the boot."""
    thigh = side.spline(
        "166,358 212,360 250,378 272,412 276,462 270,508 264,540! 236,540! 234,506 228,470 208,448 170,426"
    )
    form(art, thigh, ink, angle=14, share=0.36, back=0.16)
    art.ink(
        brush(side.curve("244,412 262,436 264,462"), 3.4, 6),
        brush(side.curve("232,466 246,476 262,472"), 3, 6),
        brush(side.curve("236,474 248,486 262,482"), 2.4, 6),
        brush(side.curve("186,384 214,396 236,418"), 2.6, 6),
    )
    foot = side.spline(
        "234,538! 268,538! 270,566 290,584 318,596 316,606! 286,608 264,602! 263,612! 243,612! 242,596 238,576"
    )
    form(art, foot, boot, angle=14, share=0.4, back=0.2)
    art.ink(
        brush(side.curve("243,599 262,600 284,604 312,603"), 2.2, 5),
        brushes(2, *[[side.at(242, y), side.at(256, y + 8), side.at(270, y)] for y in (558, 572)], steps=5),
    )
    band(art, [side.at(x, y) for x, y in ((231, 538), (252, 545), (273, 536))], 13, garter)


def leg(art: Canvas, line: str, ink: str, widths: tuple[float, ...] = (46, 48, 51, 40, 27, 24)) -> None:
    """A lower leg from the knee to the ankle."""
    hose(art, line, widths, ink)
    if ink == "skin":
        (x, y), _, across, half = Limb(curve(line), widths).frames(20)[5]
        art.ink(
            brushes(
                2.6,
                [(x - half * 0.5, y - 16), (x - half * 0.66, y), (x - half * 0.3, y + 14), (x + half * 0.16, y + 16)],
                [(x + half * 0.1, y - 18), (x + half * 0.34, y - 4), (x + half * 0.2, y + 10)],
            )
        )
    if ink in ("red", "yellow"):
        (x, y), _, across, half = Limb(curve(line), widths).frames(20)[6]
        lit: list[Point] = [(x - across[0] * half * 0.6, y - 22.0), (x - across[0] * half * 0.62, y + 26)]
        art.shape(brush(lit, 4, 6), "#ffffff", None, opacity=".6")


def plinth(art: Canvas, left: float, top: float, width: float, height: float, ink: str) -> None:
    """The ground under a standing figure, hatched upright."""
    fill, dark = INKS.pair(ink)
    block = polygon([(left, top), (left + width, top), (left + width, top + height), (left, top + height)])
    swollen(art, block, fill, 2.8)
    low = polygon(
        [
            (left, top + height * 0.5),
            (left + width, top + height * 0.5),
            (left + width, top + height),
            (left, top + height),
        ]
    )
    art.shape(low, dark, None, opacity=".5")
    art.ink(hatch(block, 90, 5, 0.96, "both", 2.8, 3, vary=0.06), hatch(low, 90, 5, 0.9, "right", 3, 5, vary=0.06))
    art.shape(block, "none", INK, 2.6)


def mounted_plinth(art: Canvas, left: float, right: float, lean: float, ink: str) -> None:
    """The slanted ground under a horse, in panels; `lean` is how far its foot is shifted to the right."""
    top, height = 706, 60
    fill, dark = INKS.pair(ink)

    def at(across: float, down: float) -> Point:
        return left + (right - left) * across + lean * down, top + height * down

    swollen(art, polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), fill, 2.8)
    for index in range(6):
        start, end = 0.024 + index * 0.163, 0.145 + index * 0.163
        panel = polygon([at(start, 0.17), at(end, 0.17), at(end, 0.83), at(start, 0.83)])
        art.shape(panel, dark if index % 2 else fill, INK, 2.2)
        art.ink(hatch(panel, 0, 4.2, 0.94, "both", 2.6, 3 + index, vary=0.06))
