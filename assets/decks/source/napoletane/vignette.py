"""The black vignette of country life on the five of spade, cut in white lines as a wood engraver does."""

from __future__ import annotations

import random

from kit.canvases import Lean, Placed
from kit.engraving import hatch
from kit.geometry import Path, curve, ellipse, polar, polygon, spline
from kit.limbs import Limb
from kit.palette import PAPER
from kit.strokes import brush, brushes, even, tapering
from kit.svg import INK, Canvas


def _limb(points: str, *widths: float) -> Path:
    return Limb(curve(points), widths, round_start=True, round_end=True).outline()


def _cut(art: Canvas, part: Path, angle: float = 8, share: float = 0.42, step: float = 2.6) -> None:
    """A black part with a thin light round it, and white lines where the light falls on it."""
    art.shape(part, INK, PAPER, 1.3)
    if share:
        art.ink(hatch(part, angle, step, share, "left", 1.05, 4, inset=1.3, vary=0.2), fill=PAPER)


def _lights(art: Canvas, width: float, *lines: str) -> None:
    art.ink(*(brush(line, width, 6) for line in lines), fill=PAPER)


def _digger(art: Canvas) -> None:
    """A man who bends over his hoe."""
    for back, angle in (
        ("-75,14! -77,27 -82,37! -76,42 -69,40! -62,33 -58,22!", 16),
        ("-82,36! -87,44 -91,51! -84,54 -77,49 -70,40!", 30),
        ("-91,50! -95,54 -94,58! -75,58! -79,54 -84,52!", 0),
        ("-63,18! -53,29 -49,39! -42,42 -35,38! -37,27 -41,14!", 10),
        ("-48,39! -48,46 -45,54! -38,54 -35,46 -36,38!", 4),
        ("-46,52! -47,58! -24,58! -29,54 -37,52!", 0),
    ):
        _cut(art, spline(back), angle, 0.36)
    _cut(art, _limb("-30,-30 -14,-8 -4,14", 11, 9, 6), 50)
    _cut(
        art, spline("-24,-36! -36,-41 -50,-37 -62,-23 -70,-5 -73,8! -77,21! -60,26 -41,19! -43,4 -34,-12 -23,-24!"), 24
    )
    _cut(art, brush("-50,-22 -14,9 26,43", 3.4, 4, even), share=0)
    _cut(art, spline("20,39! 28,36 39,43 42,56! 30,53 19,46!"), 40, 0.5)
    _cut(art, _limb("-38,-29 -40,-12 -25,1", 13, 11, 7), 14)
    for x, y in ((-23, 1.6), (-3, 18)):
        _cut(art, ellipse(x, y, 4.2, 3.6), share=0)
    _cut(
        art,
        spline("-38,-56! -41,-47 -38,-41 -36,-35! -24,-32! -23,-37.6 -19.4,-40! -19.8,-43 -16.6,-45! -20,-52 -20,-56!"),
        20,
        0.3,
    )
    _cut(art, spline("-41,-58! -40,-69 -32,-73 -24,-69 -20,-57!"), 10)
    _cut(art, spline("-48,-54! -38,-61 -24,-60 -11,-52! -24,-54 -36,-55"), share=0)
    _lights(
        art,
        1.3,
        "-39,-59 -30,-61 -21,-58",
        "-27,-47.6 -24,-48.4 -21.6,-47.4",
        "-37,-36 -30,-32 -24,-33",
        "-72,7 -58,12 -43,6",
    )
    _lights(art, 1.2, "-49,39.4 -42,42 -35,38.6", "-82,37 -76,41 -69.6,40", "-36,-18 -30,-6 -26,-2")


def _hunter(art: Canvas) -> None:
    """A man who blows a curved horn."""
    for part, angle, share in (
        ("74,46! 72.6,58 76,68 78,79! 84.6,79 88,66 89,54 87,45!", 4, 0.36),
        ("78,77! 75,81 65,84 65,88! 90,88! 89,82 85,77!", 0, 0.3),
        ("66,12! 67,34 72,47! 80,50 88,46! 91,32 90,10!", 6, 0.36),
        ("50,47! 47.6,58 51,68 53,79! 60,79 63,66 64,54 63,47!", 4, 0.36),
        ("53,77! 50,81 39,84 39,88! 64,88! 63,82 60,77!", 0, 0.3),
        ("47,10! 44,34 48,47! 57,51 65,47! 68,34 70,12!", 6, 0.4),
    ):
        _cut(art, spline(part), angle, share)
    _cut(art, _limb("83,-37 101,-18 86,0", 14, 12, 8), 10)
    _cut(
        art,
        spline("57,-44! 49,-40 45,-30 49,-14 50,-3! 43,16! 58,21 76,21 92,15! 85,-4! 87,-20 90,-34 83,-42 72,-46!"),
        8,
        0.46,
    )
    _cut(
        art,
        spline("50,-70! 49.6,-64 45.6,-58.4! 49,-57.4 48.4,-54 50.6,-49 57,-46! 57,-42 72,-43! 73,-56 75,-70!"),
        8,
        0.2,
    )
    _cut(art, brush("70,-80 80,-94 94,-99 106,-91", 9, 8), 64, 0.6, 2.2)
    _cut(art, spline("51,-74! 51.4,-88 57,-93 66,-92.6 71,-87 72,-74!"), 6)
    _cut(art, spline("38,-68! 48,-75 62,-77 76,-75 90,-67! 76,-69 60,-70 48,-69"), share=0)
    _cut(art, _limb("54,-36 44,-28 33,-27", 14, 12, 10), 60)
    _cut(art, brush("48,-54 38,-52 26,-57 15,-72", 15, 10, lambda t: 0.2 + 0.8 * t), -30, 0.5, 2.4)
    art.shape(ellipse(0, 0, 7.6, 2.6).rotated(-40).moved(14, -73), PAPER, INK, 1.6)
    _cut(art, _limb("33,-27 30,-38 34,-49", 11, 9, 7), 10)
    _cut(art, ellipse(34.6, -52, 4.6, 4.2), share=0)
    _lights(art, 1.4, "52,-75.6 62,-77.6 72,-75.4", "50.4,-62.6 53,-63.4 56,-62.2", "57,-46 64,-41 73,-43")
    _lights(art, 2.2, "50,-4 66,1 85,-5")
    _lights(
        art,
        1.3,
        "66,-38 67,-20 67,-4",
        "67,2 68,12 67,20",
        "48,47 57,50.4 65,47",
        "72,47 80,49.6 88,46",
        "62,-56 61,-50 57,-47",
    )
    _lights(art, 1.2, "30,-31 34,-29 36,-25", "90,-26 96,-19 90,-8", "74,-86 86,-95 100,-95")
    for y in (-34, -26, -18, -10):
        art.disc(63.4, y, 1.2, PAPER, None)
    art.ink(brush("30,-55 44,-34 58,-30", 1.2, 8, even))


def _hound(art: Canvas) -> None:
    """A hound at full stretch."""
    _cut(art, _limb("8,94 24,105 40,115 47,115", 10, 6.4, 4, 3.6), 40, 0.3)
    _cut(art, _limb("-36,92 -47,110 -54,114 -72,122", 13, 8, 4.6, 3.6), 20, 0.3)
    _cut(art, brush("-46,86 -64,78 -76,76 -92,64", 5.4, 8, lambda t: 1 - 0.75 * t), share=0)
    body = spline(
        "-52,86 -44,79 -30,76 -12,79 4,76 15,68 23,59! 23.4,50 30,56! 38,59 47,64 57,68! 57.4,72 52,75 42,75.4 33,79 "
        "28,88 20,98 8,101 -8,94 -22,91.6 -36,97 -48,97 -54,92"
    )
    _cut(art, body, 84, 0.34, 2.4)
    _cut(art, _limb("16,90 36,95 52,107 60,106", 11, 6.6, 4, 3.6), 40, 0.3)
    _cut(art, _limb("-45,89 -60,100 -67,108 -87,111", 17, 9, 4.8, 3.6), 30, 0.34)
    _lights(art, 1.3, "25,56 27,63 22,68", "14,74 15,86 6,96", "-30,82 -32,90 -40,96", "46,73 51,71.6 56,71")
    _lights(art, 2, "19,65 25,72 32,77")
    art.disc(36, 63.6, 1.3, PAPER, None)


def _tree(art: Canvas, x: float, y: float) -> None:
    """A round tree, its foot at (x, y)."""
    trunk = spline("-4,0! -2,-16 -4,-30 4,-30 3,-16 6,0!").moved(x, y)
    _cut(art, trunk, 10, 0.4)
    for index, (dx, dy, radius) in enumerate(
        ((-11, -36, 10), (11, -37, 10), (-5, -50, 11), (8, -51, 10), (0, -39, 11))
    ):
        crown = spline(
            [polar(radius * (1.14 if k % 2 else 0.88), k * 24 + index * 9, x + dx, y + dy) for k in range(15)]
        )
        _cut(art, crown, -30, 0.5, 2.3)


def _village(art: Canvas) -> None:
    """A church and two houses on the hills, far away."""
    art.ink(
        brush("-100,6 -84,-3 -66,-1 -44,8", 1.5, 10),
        brush("-36,8 -14,-2 6,-4 24,2 44,10", 1.5, 12),
        brushes(0.9, "-30,10 -14,4 0,3", "-6,8 8,3 20,6", "-94,10 -82,4 -72,5", steps=6),
    )
    art.ink(polygon("-9,-3 -9,-19 -6,-26 -3,-19 -3,-4"), polygon("-3,-4 -3,-11 4,-14 11,-10 11,-3"))
    art.ink(
        polygon("15,-1 15,-7 19,-10 24,-6 24,1"),
        brush("-6,-30 -6,-25", 1.1, 2, even),
        brush("-7.6,-28.4 -4.4,-28.4", 1, 2, even),
    )
    art.ink(
        polygon("-7,-14 -7,-17 -5,-17 -5,-14"),
        polygon("1,-6 1,-8.4 3,-8.4 3,-6"),
        polygon("6,-6 6,-8.4 8,-8.4 8,-6"),
        fill=PAPER,
    )
    art.ink(*(brush(line, 1.3, 6) for line in ("-12,-66 -7,-70 -3,-65 2,-69 7,-65", "0,-80 4,-83 7,-79 11,-82 14,-79")))


def _ground(art: Canvas) -> None:
    """The fields: broken level strokes, closer towards the eye, and tufts of grass."""
    chance = random.Random(5)
    strokes: list[Path] = []
    y = 14.0
    while y < 128:
        reach = 80 if y < 68 else 98
        x = -reach + chance.uniform(0, 16)
        while x < reach - 6:
            end = min(x + chance.uniform(12, 34), reach)
            if chance.random() < (0.4 if y < 50 else 0.62):
                strokes.append(brush([(x, y), ((x + end) / 2, y + chance.uniform(0.4, 1.4)), (end, y - 0.3)], 1.15, 3))
            x = end + chance.uniform(3, 12)
        y += 4.6
    tufts = [
        brush([(x + k * 2.2, y), (x + k * 3.4, y - 8 + abs(k) * 2)], 1.3, 3, tapering)
        for x, y in ((-96, 74), (-20, 54), (0, 124), (90, 98), (72, 122), (-88, 126), (30, 32), (-34, 30), (26, 84))
        for k in (-1.5, -0.5, 0.5, 1.5)
    ]
    art.ink(*strokes, *tufts)


def vignette() -> Canvas:
    """The black country scene of the five of spade: a digger, a man with a horn and a hound, before a village."""
    art = Lean()
    _village(art)
    _ground(art)
    _tree(art, -96, 22)
    _digger(Placed(art, 3))
    _hunter(art)
    _hound(Placed(art, -9, 6))
    return art
