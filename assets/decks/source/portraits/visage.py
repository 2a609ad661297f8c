"""What makes one face of the portraits differ from another, and how it is turned.

Its features are laid round an egg 92 wide and 132 high about the origin, chin near y = 60, so that they turn with the
head; what they are laid on, the outline of the face, is given as it is seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from kit.geometry import Path, Point, spline

Shades = tuple[str, str, str]
"""Skin: in the light, in the shade, and where it blushes. Hair: its middle, dark and light."""

HALF_WIDTH, HALF_HEIGHT, DEPTH = 46.0, 66.0, 44.0

SKIN = ("#f6d9b2", "#e0b083", "#ee9f83")
OLIVE = ("#efc89b", "#d29a68", "#df8263")
TANNED = ("#e5b183", "#bf7f50", "#cf6a4a")
PALE = ("#f8e2c6", "#e4bd98", "#f0a595")
ROUND = "0,-60 30,-54 45,-30 47,0 45,26 35,46 16,59 -2,61 -18,58 -34,46 -43,27 -44,9 -40,-3 -43,-12 -41,-30 -27,-54"
OVAL = "0,-62 30,-55 44,-30 45,-2 41,24 30,46 14,59 -2,61 -17,58 -31,44 -40,24 -43,8 -39,-3 -42,-12 -41,-30 -27,-54"
FINE = "0,-62 29,-55 43,-30 43,-2 38,22 26,44 10,59 -4,62 -16,58 -29,43 -38,24 -42,8 -38,-3 -41,-12 -40,-30 -27,-54"
BROAD = "0,-60 32,-54 48,-30 50,0 50,28 42,50 22,64 -2,66 -20,64 -39,50 -47,28 -46,9 -42,-3 -45,-12 -43,-30 -28,-54"
CHILD = "0,-74 34,-66 50,-38 50,-6 45,22 32,43 14,54 -2,56 -17,53 -33,41 -43,24 -46,8 -42,-4 -46,-14 -45,-38 -30,-66"
"""Outlines of faces that look to the left."""

NOSES: dict[str, tuple[float, float, float]] = {
    "button": (9.5, 15.0, 8.6),
    "straight": (14, 18.0, 7.6),
    "hooked": (18, 19.0, 8.4),
    "bulb": (17, 18.0, 11.6),
}
"""How far the tip of a nose stands out, how low it lies, and half its width."""


@dataclass(frozen=True)
class Visage:
    """What makes one face differ from another.

    `outline` is that of a face that looks to the left, as is that of the `beard`, if any; `turn` is in degrees to the
    left, negative to the right. `nose` is one of NOSES, `lips` a colour or "" for bare ones, `age` from 0 to 3 how many
    lines there are.
    """

    outline: str
    turn: float
    skin: Shades
    hair: Shades
    brows: str
    eyes: str
    nose: str
    lips: str
    brow_weight: float
    brow_lift: float = 0
    lashes: bool = False
    beard: str = ""
    age: int = 0
    glad: bool = False

    def at(self, x: float, y: float, out: float = 0) -> Point:
        """Where a place of the flat face is seen, `out` units before the egg."""
        depth = DEPTH * math.sqrt(max(0.03, 1 - (x / HALF_WIDTH) ** 2 - (y / HALF_HEIGHT) ** 2)) + out
        turn = math.radians(self.turn)
        return x * math.cos(turn) - depth * math.sin(turn), y

    def seen(self, outline: str) -> Path:
        """An outline given for a face that looks to the left, as it is seen."""
        path = spline(outline)
        return path.mirrored() if self.turn < 0 else path

    def laid(self, path: Path) -> Path:
        """A flat drawing on the face."""
        return path.mapped(self.at)

    def both(self, path: Path) -> Path:
        """A drawing of the right half on both."""
        return self.laid(path) + self.laid(path.mirrored())
