"""What makes one face of the Italian courts differ from another, and hair in waved tresses."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from kit.geometry import Node, Path, Point, parse_nodes, spline
from kit.palette import PIACENTINE, Palette
from kit.strokes import brush, lively
from kit.svg import INK, Canvas

HAIR_LIGHT = "#968d82"
LIPS, UNDERLIP = "#b03a26", "#cf6f52"
BROWN_EYES, BLUE_EYES = "#4a2f1c", "#33567f"


@dataclass(frozen=True)
class Face:
    """What makes one face differ from another, and the inks it is printed in.

    `moustache` is "curled", "drooping" or "short", `beard` "goatee" or one of `BEARDS`, `nose` one of `NOSES`,
    `locks` one of `TRESSES`.
    """

    moustache: str = ""
    beard: str = ""
    stern: bool = False
    old: bool = False
    nose: str = "straight"
    locks: str = "bob"
    eyes: str = BROWN_EYES
    lips: str = LIPS
    underlip: str = UNDERLIP
    hair: str = PIACENTINE.hair
    hair_dark: str = PIACENTINE.hair_dark
    hair_light: str = HAIR_LIGHT
    inks: Palette = PIACENTINE

    def haired(self, colours: tuple[str, str, str]) -> Face:
        """The same face with hair of another colour: its middle, dark and light."""
        hair, dark, light = colours
        return replace(self, hair=hair, hair_dark=dark, hair_light=light)


YOUNG = Face()

CHESTNUT = ("#6f452b", "#3c2416", "#a8754c")
AUBURN = ("#94552c", "#552d15", "#cc8a55")
BLACK = ("#3f3a38", "#241f1e", "#79726d")
GREY = ("#9b968d", "#4d4843", "#c9c5bc")
"""Hair: its middle, dark and light."""

NOSES = {
    "straight": "-12.5,-17 -13.5,-6 -18.5,5 -22.5,11.5 -20.5,15.5 -15,16",
    "hooked": "-12,-17 -18.5,-8 -23,3 -25.4,12.4 -21.4,15.4 -15,15.6",
    "short": "-12,-16 -13,-6 -16.5,4 -20.4,9.6 -19,13.4 -14,15",
}
"""The line of the nose of a face in three quarters, from the brow to its wing."""

PROFILE_NOSES = {
    "straight": "-29,-5 -34.5,7! -34.5,11 -29.5,14!",
    "hooked": "-32.4,-6 -37.4,3 -38.6,11.4! -34,13.6 -29.5,14.4!",
    "short": "-28.4,-4 -31,2 -35,6.6! -34,11 -29.5,13.6!",
}
"""The nose of a face in profile."""


BEARDS = {
    "trimmed": (
        "31,-6! 33.5,14 28,34 15,51 0,61 -12,62 -22,54 -29,42 -32,27! -25,34 -17,37 -8,37 -1,32 8,20 19,14 27,4!",
        "-27,33 -28,44 -20,57",
        "29,4 29,26 14,52",
    ),
    "full": (
        "31,-6! 36,16 33,38 22,58 10,72 -9,88! -18,76 -26,60 -32,42 -33,26! -25,33 -17,36.5 -8,36.5 -1,31 8,20 19,13 "
        "27,4!",
        "-28,32 -29,52 -12,82",
        "31,4 32,34 0,78",
    ),
}
"""Beards that cover jaw and chin, seen in three quarters: the outline, and the lines of its first and last strand."""

WHISKERS = {
    "curled": (("-14,22 -21,20.4 -30,24 -40,17", "-13,22 -4,20 8,24 19,15"), 7.5),
    "drooping": (("-14,21 -23,20 -31,27 -33,42", "-13,21 -2,20 9,27 14,43"), 9),
    "short": (("-14,22 -20,20.6 -26,24 -31,25", "-13,22 -6,20.6 3,24 10,24"), 7),
}
"""Moustaches seen in three quarters: the line of each half, and its thickness."""

TRESSES = {
    "bob": (
        ("10,-40 24,-14 20,14 26,36 22,56", "34,-52 58,-22 56,8 66,32 58,60", 8),
        ("-18,-46 -29,-32 -30,-8 -35,14 -31,30 -36,44", "-12,-60 -42,-42 -43,-10 -53,12 -47,32 -54,46", 5),
        (
            "-20,-47 -2,-46 18,-37 30,-14 28,10 36,30 30,50",
            "-14,-61 10,-67 42,-54 57,-24 53,4 64,26 60,54",
            10,
        ),
    ),
    "long": (
        ("10,-40 24,-14 20,24 28,60 24,98", "34,-52 58,-22 58,18 70,56 62,100", 9),
        ("-18,-46 -29,-32 -30,-8 -36,18 -31,44 -37,68", "-12,-60 -42,-42 -44,-8 -55,18 -48,46 -57,70", 5),
        (
            "-20,-47 -2,-46 18,-37 30,-14 28,20 38,52 32,88",
            "-14,-61 10,-67 42,-54 58,-24 55,12 68,48 64,92",
            10,
        ),
    ),
    "short": (
        ("12,-40 26,-14 30,8 24,30", "34,-52 54,-26 55,6 46,36", 7),
        None,
        ("-20,-47 -2,-46 18,-37 29,-18 31,0", "-14,-61 10,-67 42,-54 54,-26 50,8", 9),
    ),
}
"""The hair of a face in three quarters: behind it, at its left (if any) and over its right side; each is a `tress` by
its inner and outer line and its count of strands."""


PROFILE_TRESSES = {
    "bob": ("-10,-44 2,-34 8,-10 4,12 14,30 10,50", "-14,-60 28,-70 58,-34 54,2 68,28 58,58"),
    "long": ("-10,-44 2,-34 8,-10 6,18 20,50 22,84", "-14,-60 28,-70 58,-34 56,10 72,50 68,92"),
    "short": ("-10,-44 2,-34 8,-10 10,4 18,18 20,30", "-14,-60 28,-70 56,-36 54,-8 52,14 44,34"),
}
"""The hair of a face in profile: its inner and outer line."""


def tress(
    art: Canvas,
    inner: str,
    outer: str,
    strands: int,
    face: Face = YOUNG,
    *,
    wave: float = 2.5,
    curls: int = 0,
    line: float = 2.4,
) -> None:
    """A mass of hair between two lines with as many points each, from the root to the ends.

    Its strands follow both lines and waver by `wave`; `curls` scallops its ends.
    """
    near: list[Point] = [(x, y) for x, y, *_ in parse_nodes(inner)]
    far: list[Point] = [(x, y) for x, y, *_ in parse_nodes(outer)]
    ends: list[Node] = []
    for index in range(curls):
        start, stop = index / curls, (index + 1) / curls
        (x1, y1), (x2, y2) = near[-1], far[-1]

        def along(t: float, x1: float = x1, y1: float = y1, x2: float = x2, y2: float = y2) -> Point:
            return x1 + (x2 - x1) * t, y1 + (y2 - y1) * t

        width = math.dist(near[-1], far[-1]) / curls
        out = (-(y2 - y1) / (width * curls) * width * 0.5, (x2 - x1) / (width * curls) * width * 0.5)
        if out[1] < 0:
            out = (-out[0], -out[1])
        middle = along((start + stop) / 2)
        ends += [(middle[0] + out[0], middle[1] + out[1])]
        if index < curls - 1:
            ends.append((*along(stop), 0))
    mass = spline([(*near[0], 0), *near[1:], *ends, *reversed(far[1:]), (*far[0], 0)])
    art.shape(mass, face.hair, INK, line)
    dark, light = Path(), Path()
    for index in range(1, strands):
        t = index / strands
        points: list[Point] = []
        for step, ((x1, y1), (x2, y2)) in enumerate(zip(near, far, strict=True)):
            sway = wave * math.sin(step * 1.9 + index * 0.8) * (step / len(near))
            points.append((x1 + (x2 - x1) * t + sway, y1 + (y2 - y1) * t + sway * 0.3))
        stroke = brush(points, 2.6 if index % 2 else 1.5, 6, lively)
        if index % 3 == 1 and t < 0.7:
            light += brush([(x + 1.8, y) for x, y in points], 1.7, 8)
        dark += stroke
    for index in range(curls):
        (x1, y1), (x2, y2) = near[-1], far[-1]
        t, size = (index + 0.5) / curls, math.dist(near[-1], far[-1]) / curls
        x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
        hook = ((-0.4, -0.7), (-0.3, 0.05), (0.05, 0.3), (0.3, 0.1), (0.16, -0.16), (-0.04, -0.06))
        dark += brush([(x + dx * size, y + dy * size) for dx, dy in hook], 2, 9, lively)
    art.ink(light, fill=face.hair_light).ink(dark)
    art.shape(mass, "none", INK, line)
