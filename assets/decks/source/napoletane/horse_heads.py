"""How the Neapolitan horses hold their heads, and which way they face."""

from __future__ import annotations

import math
from dataclasses import dataclass

from kit.geometry import Node, Path, Point, curve, is_corner, parse_nodes, spline

MIDDLE = 250


@dataclass(frozen=True)
class Side:
    """Which way a horse and its rider face."""

    left: bool = False

    def turned(self, path: Path) -> Path:
        return path.mirrored(MIDDLE) if self.left else path

    def spline(self, nodes: str) -> Path:
        return self.turned(spline(nodes))

    def curve(self, nodes: str) -> Path:
        return self.turned(curve(nodes))

    def at(self, x: float, y: float) -> Point:
        return (2 * MIDDLE - x, y) if self.left else (x, y)


@dataclass(frozen=True)
class Carriage:
    """How a horse holds its head: where the poll is, how far the head is turned, crest and throat of the neck."""

    poll: Point
    tilt: float
    crest: str
    throat: str

    def placed(self, nodes: str) -> list[Node]:
        """Points of the head, given with the poll at the origin and the muzzle below, where they are on the card."""
        turn = math.radians(self.tilt)
        placed: list[Node] = []
        for node in parse_nodes(nodes):
            x = self.poll[0] + node[0] * math.cos(turn) - node[1] * math.sin(turn)
            y = self.poll[1] + node[0] * math.sin(turn) + node[1] * math.cos(turn)
            placed.append((x, y, 0) if is_corner(node) else (x, y))
        return placed

    def at(self, x: float, y: float) -> Point:
        """One point of the head."""
        node = self.placed(f"{x},{y}")[0]
        return node[0], node[1]


PROUD = Carriage((384, 202), -17, "252,372 254,316 272,260 306,216 352,194", "366,304 386,348 398,396")


ARCHED = Carriage((386, 226), -12, "252,374 258,330 276,284 310,240 352,218", "362,322 382,362 396,406")


BOWED = Carriage((392, 224), 4, "252,374 260,322 284,274 318,236 358,216", "354,318 372,356 388,400")


LOWERED = Carriage((388, 232), -16, "252,374 258,330 278,286 314,244 356,224", "364,322 382,362 396,406")


FACE = "8,0 24,12 34,30 40,50 42,76 43,102 47,124 51,142 48,157 38,165! 34,162 30,171 18,172 12,160 8,142"


JAW = "2,124 -6,108 -18,97 -32,86 -42,68 -44,48"


NEAR_EAR, FAR_EAR = "-12,4! -18,-18 -4,-42! 6,-20 6,2!", "8,2! 8,-20 22,-38! 26,-16 20,8!"


FORELOCK = "-4,-6! 6,2 18,10 22,22 25,38! 30,24 28,10 18,1 8,-3!"
