"""The legs of a horse that faces right: each is given by the line of its bones and its depth along it.

A joint is written `x,y,front,back`: where the bone is, and how far the leg reaches before and behind it; a `!`
makes its back an angle, as the point of the hock is.  The last eight are always the knee or hock, the place below
it, three along the cannon bone, the fetlock, the pastern and the coronet, where the hoof begins.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from kit.geometry import Node, Path, Point, spline
from kit.strokes import brush, lively

KNEE, BELOW, UPPER, CANNON, LOWER, FETLOCK, HOOF = -8, -7, -6, -5, -4, -3, -1

Joint = tuple[float, float, float, float, bool]


def _joints(bones: str) -> list[Joint]:
    joints: list[Joint] = []
    for word in bones.split():
        x, y, front, back = map(float, word.rstrip("!").split(","))
        joints.append((x, y, front, back, word.endswith("!")))
    return joints


@dataclass(frozen=True)
class Leg:
    """One leg; `hind` tells a hock from a knee, `lift` is how far its hoof is turned up, in degrees."""

    bones: str
    lift: float = 0
    hind: bool = False

    def _along(self, index: int) -> Point:
        joints = _joints(self.bones)
        index %= len(joints)
        if index == len(joints) - 1:
            turn = math.radians(self.lift)
            return -math.sin(turn), math.cos(turn)
        before, after = joints[max(0, index - 1)], joints[index + 1]
        length = math.dist(before[:2], after[:2])
        return (after[0] - before[0]) / length, (after[1] - before[1]) / length

    def at(self, index: int, across: float) -> Point:
        """A point beside a joint, `across` from -1 at the back of the leg to 1 at its front."""
        x, y, front, back, _ = _joints(self.bones)[index]
        dx, dy = self._along(index)
        reach = across * (front if across > 0 else back)
        return x + dy * reach, y - dx * reach

    def sides(self) -> tuple[list[Node], list[Node]]:
        """The front of the leg from above downwards, and its back."""
        joints = _joints(self.bones)
        front: list[Node] = [self.at(index, 1) for index in range(len(joints))]
        back: list[Node] = [
            (*self.at(index, -1), 0) if joint[4] else self.at(index, -1) for index, joint in enumerate(joints)
        ]
        front[-1], back[-1] = (*front[-1][:2], 0), (*back[-1][:2], 0)
        return front, back

    def _turned(self, path: Path) -> Path:
        """What is drawn for a hoof that stands with its coronet at the origin, at the end of this leg."""
        x, y, *_ = _joints(self.bones)[HOOF]
        return path.rotated(self.lift).moved(x, y)

    def hoof(self) -> Path:
        return self._turned(spline("-16,1! 0,-3 15,-2! 19,9 25,26! -17,26! -18,12"))

    def coronet(self) -> Path:
        return self._turned(brush("-17,2 0,-3 17,-1", 3.6, 5, lively))

    def below(self, first: int) -> Path:
        """The outline from one joint downwards."""
        front, back = (side[first:] for side in self.sides())
        for side in (front, back):
            side[0] = (*side[0][:2], 0)
        return spline(front + back[::-1])

    def marks(self) -> Path:
        """Joints and tendons, in ink."""

        def along(indices: tuple[int, ...], across: float) -> list[Point]:
            return [self.at(index, across) for index in indices]

        marks = brush(along((BELOW, UPPER, CANNON, LOWER), -0.3), 1.7, 8)
        marks += brush([self.at(FETLOCK, 0.9), self.at(FETLOCK, 0.1), self.at(LOWER, -0.7)], 1.7, 6)
        marks += brush([self.at(HOOF - 1, 0.9), self.at(HOOF - 1, 0.1), self.at(FETLOCK, -0.85)], 1.5, 6)
        if self.hind:
            marks += brush(along((KNEE - 1, KNEE, BELOW), -0.42), 2, 8)
            marks += brush([self.at(KNEE, 0.95), self.at(KNEE, 0.3), self.at(BELOW, 0.2)], 1.9, 6)
        else:
            marks += brush([self.at(KNEE - 1, 0.95), self.at(KNEE, 0.1), self.at(KNEE, -0.75)], 1.9, 6)
            marks += brush([self.at(KNEE, 0.95), self.at(BELOW, 0.35), self.at(BELOW, -0.6)], 1.9, 6)
            marks += brush(along((0, 1, 2), -0.12), 2, 8)
        return marks


NEAR_HIND = Leg(
    "122,546,50,50 104,582,28,24 92,606,19,20! 90,622,15,13 91,642,12,11 94,668,10,11 97,688,11,12 100,701,14,15 "
    "107,715,12,12 114,725,16,14",
    hind=True,
)
STANDING_HIND = Leg(
    "176,490,62,50 172,540,40,36 164,568,27,25 152,590,20,19 143,606,17,20! 143,622,15,13 144,638,11,10 146,660,10,10 "
    "148,676,11,12 152,687,14,14 160,699,12,12 166,706,14,13",
    hind=True,
)
STEPPING_HIND = Leg(
    "184,490,50,60 182,540,36,36 176,568,25,24 166,590,20,19 158,606,17,20! 162,622,14,13 172,640,11,10 186,660,10,10 "
    "196,674,11,12 204,684,14,14 216,692,12,12 226,697,14,13",
    hind=True,
)
GATHERED_HIND = Leg(
    "184,490,50,60 186,536,36,36 182,562,25,24 172,584,20,19 164,598,17,20! 170,614,14,13 184,632,11,10 202,652,10,10 "
    "214,666,11,12 223,677,14,14 236,685,12,12 246,691,14,13",
    hind=True,
)
FAR_FORE = Leg(
    "316,470,36,34 310,522,27,25 307,552,19,18 305,578,15,14 305,594,17,14 304,612,14,13 302,630,10,10 301,656,9,10 "
    "301,672,10,12 303,683,13,14 309,696,11,11 314,704,14,13"
)
PLANTED_FORE = Leg(
    "322,470,40,36 322,524,28,25 324,556,19,18 325,582,15,14 327,600,17,14 326,620,14,13 325,640,10,10 325,676,9,10 "
    "325,694,10,12 327,706,13,14 333,719,11,11 338,728,15,14"
)
NEAR_FORE = Leg(
    "344,430,34,34 346,496,32,32 348,546,22,20 349,582,15,15 350,604,18,15 349,624,14,14 347,644,10,11 346,672,9,11 "
    "346,692,11,13 348,704,14,15 354,718,11,12 360,728,16,14"
)
LIFTED_FORE = Leg(
    "346,430,40,40 368,486,40,34 400,508,25,22 426,520,17,16 441,531,21,17 444,548,14,14 443,566,10,11 440,592,9,11 "
    "437,610,11,13 431,623,14,16 420,634,11,12 412,641,15,14",
    lift=62,
)
PRANCING_FORE = Leg(
    "346,430,40,40 372,480,40,34 404,494,25,22 432,500,17,16 448,508,21,17 453,525,14,14 453,544,10,11 452,568,9,11 "
    "451,586,11,13 447,600,14,16 437,612,11,12 429,620,15,14",
    lift=58,
)
