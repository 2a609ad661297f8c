"""Who the courts of the Napoletane are, and what several of them wear."""

from __future__ import annotations

from dataclasses import replace

from kit.clipping import Lean
from kit.engraving import brush, hatch, solid
from kit.figures import (
    cuff,
)
from kit.geometry import polygon, spline
from kit.headgear import turban
from kit.heads import Look
from kit.ornaments import crown
from kit.palette import NAPOLETANE as INKS
from kit.svg import INK, Canvas
from napoletane.horses import Side

HEAD = 0.86
"""Scale of a standing figure's head; a rider's is smaller."""

RIDER_HEAD = 0.8
BROWN, BROWN_DARK = "#7d6a56", "#40342a"

MOOR = replace(INKS, skin="#c08a5a", skin_dark="#94602f")

PAGE = Look(INKS, INKS.hair, INKS.hair_dark, "long")
FACES = {
    "8d": replace(PAGE, hair_style="bob", nose="short"),
    "9d": Look(INKS, BROWN, BROWN_DARK, "short", "trimmed", True, nose="hooked"),
    "10d": Look(INKS, INKS.hair, INKS.hair_dark, "bob", "full", True, stern=True, old=True),
    "8c": replace(PAGE, hair_style="bob"),
    "9c": Look(INKS, BROWN, BROWN_DARK, "short", "", True, nose="short"),
    "10c": Look(INKS, "#6b6158", BROWN_DARK, "curls", "long", True, stern=True, old=True, nose="hooked"),
    "8s": replace(PAGE, nose="short"),
    "9s": Look(MOOR, "#3a302a", "#241d19", "short", "", True, lips="#8f2f22", nose="hooked"),
    "10s": Look(INKS, "#8a7050", "#4a3420", "bob", "goatee", True, stern=True),
    "8b": replace(PAGE, nose="straight"),
    "9b": Look(INKS, BROWN, BROWN_DARK, "short", "goatee", True, nose="hooked"),
    "10b": Look(INKS, "#d8d4cc", "#8f8a86", "curls", "", True, old=True),
}
"""Who is who, by the code of the card."""


def wear_crown(head: Canvas, fill: str, dark: str, gem: str) -> Canvas:
    """A zigzag crown on a three-quarter head."""
    return head.group(crown(98, 56, 4, fill, dark, gem=gem, flare=0.2, curvature=0.1), 5, -36, turn=-3)


def wear_turban(head: Canvas, fill: str, dark: str) -> None:
    wound = Lean()
    turban(wound, fill, dark, fill)
    head.group(wound, 2, 12, 1.26)


def lapels(art: Canvas, left: str, right: str) -> None:
    for outline in (left, right):
        shape = spline(outline)
        art.shape(shape, INKS.white, INK, 2.6)
        art.ink(hatch(shape, 70, 4.6, 0.34, "right", 1.4))


def zigzag_cuff(art: Canvas, x: float, y: float, turn: float, width: float, fill: str) -> None:
    """A cuff with a toothed edge; its wrist end is at (x, y), and it widens away from the hand."""
    half = width / 2
    teeth = polygon(
        [
            (-half * 0.8, 0),
            (half * 0.8, 0),
            (half * 1.3, 30),
            (half * 0.8, 20),
            (half * 0.42, 33),
            (0, 21),
            (-half * 0.42, 33),
            (-half * 0.8, 20),
            (-half * 1.3, 30),
        ]
    )
    shape = teeth.rotated(turn).moved(x, y)
    art.shape(shape, fill, INK, 2.5)
    art.ink(hatch(shape, turn, 3.6, 0.36, "right", 1.5, 3))


def riding_leg(art: Canvas, side: Side, hose: str, boot: str, garter: str, cuffed: bool = True) -> None:
    """The near leg of a rider from the saddle to the boot."""
    thigh = side.spline(
        "170,366 214,372 254,394 274,428 276,470 271,510 268,548! 236,548! 233,512 226,474 204,452 172,432"
    )
    fill, dark = INKS.pair(hose)
    solid(art, thigh, fill, dark, angle=12, share=0.32, back=0.2, shade=0.26)
    art.ink(
        brush(side.curve("246,420 264,442 266,466"), 2.6, 6),
        brush(side.curve("232,470 246,480 262,476"), 2.2, 6),
        brush(side.curve("190,392 216,404 236,424"), 2, 6),
    )
    fill, dark = INKS.pair(boot)
    foot = side.spline(
        "234,544! 270,544! 271,570 290,586 314,596 313,606! 284,607 262,602! 261,610! 241,610! 241,596 238,580"
    )
    solid(art, foot, fill, dark, angle=14, share=0.34, back=0.24, shade=0.24)
    art.ink(
        brush(side.curve("243,599 262,600 284,603 310,602"), 1.6, 5),
        brush(side.curve("244,578 256,586 268,580"), 1.6, 5),
    )
    if cuffed:
        cuff(art, [side.at(x, y) for x, y in ((230, 544), (252, 551), (275, 542))], 13, garter)
