"""The legs of a horse that faces right: each is given by the line of its bones and its depth along it.

A joint is written `x,y,front,back`: where the bone is, and how far the leg reaches before and behind it; a `!`
makes its back an angle, as the point of the hock is.  The last eight are always the knee or hock, the place below
it, three along the cannon bone, the fetlock, the pastern and the coronet, where the hoof begins.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from kit.engraving import brush, lively
from kit.geometry import Node, Path, Point, spline

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
    "126,546,48,48 107,580,27,23 94,602,18,20! 92,618,15,13 93,636,12,11 95,662,10,11 97,681,11,12 100,693,14,15 "
    "107,707,12,12 113,716,15,14",
    hind=True,
)
FAR_HIND = Leg(
    "186,494,48,60 184,540,36,36 178,568,25,24 168,590,20,19 158,608,17,20! 159,624,15,13 163,642,11,10 170,666,10,10 "
    "175,684,11,12 180,696,14,14 189,708,12,12 196,717,14,13",
    hind=True,
)
STANDING_HIND = Leg(
    "176,490,60,50 172,540,40,36 164,568,27,25 152,590,20,19 143,608,17,20! 143,624,15,13 144,642,11,10 146,666,10,10 "
    "148,684,11,12 152,696,14,14 160,709,12,12 166,717,14,13",
    hind=True,
)
FAR_FORE = Leg(
    "312,470,36,34 306,524,27,25 303,556,19,18 301,582,15,14 301,600,17,14 299,618,14,13 296,636,10,10 294,664,9,10 "
    "293,682,10,12 295,694,13,14 301,708,11,11 306,717,14,13"
)
NEAR_FORE = Leg(
    "334,430,28,30 337,496,31,30 341,544,22,20 343,578,15,15 344,598,18,15 343,616,14,14 341,634,10,11 340,662,9,11 "
    "340,681,11,13 342,693,14,15 348,707,11,12 353,716,15,14"
)
RAISED_FORE = Leg(
    "338,430,36,38 358,488,38,34 388,512,25,22 413,527,17,16 427,540,21,17 429,557,14,14 427,574,10,11 423,598,9,11 "
    "419,616,11,13 413,629,14,16 401,640,11,12 392,648,15,14",
    lift=66,
)
