"""The black vignette of country life on the five of spade."""

from __future__ import annotations

from clipping import Lean
from engraving import brush, even, tapering
from geometry import Path, curve, ellipse, polar, spline
from limbs import Limb
from palette import PAPER
from svg import Canvas


def _limb(points: str, *widths: float) -> Path:
    return Limb(curve(points), widths, round_start=True, round_end=True).outline()


def _digger() -> tuple[list[Path], list[Path]]:
    """A man who bends over his hoe: what is black of him, and the lights in it."""
    black = [
        spline("-56,-58! -46,-61 -43,-72 -31,-72 -29,-62 -16,-55! -34,-54"),
        spline("-44,-57 -29,-56 -25,-49 -20,-45! -25,-43 -26,-38 -34,-36 -42,-40"),
        spline("-42,-40 -54,-36 -66,-20 -72,-2 -70,14! -56,18 -42,14! -40,2 -32,-16 -28,-32 -32,-38"),
        _limb("-44,-28 -30,-10 -10,-4", 13, 11, 8),
        _limb("-38,-26 -22,-20 -2,2", 11, 9, 7),
        brush("-30,-30 -8,-2 26,42", 4.2, 6, even),
        spline("22,34! 36,40 40,52! 26,52 16,44!"),
        _limb("-50,12 -38,24 -44,46", 17, 13, 8),
        _limb("-62,12 -64,28 -78,44", 17, 12, 8),
        spline("-50,42! -38,42 -30,48! -32,51 -50,51!"),
        spline("-84,40! -72,42 -64,48! -66,51 -84,50!"),
    ]
    lights = [
        brush("-50,-60 -38,-58 -26,-60", 2, 4),
        brush("-58,-26 -64,-8 -62,8", 2.2, 6),
        brush("-50,-30 -54,-12 -52,6", 1.8, 6),
        brush("-70,6 -56,10 -42,6", 2, 4),
        brush("-46,-24 -34,-8 -18,-6", 1.8, 5),
        brush("-50,18 -42,26 -44,38", 1.6, 5),
        brush("-64,18 -66,28 -74,38", 1.6, 5),
        brush("-38,-41 -33,-39 -29,-40", 1.6, 3),
        brush("-30,-50 -27,-49", 1.8, 2),
    ]
    return black, lights


def _hunter() -> tuple[list[Path], list[Path]]:
    """A man who blows a curved horn."""
    black = [
        spline("40,-84! 50,-86 52,-97 66,-97 68,-87 82,-80! 62,-80"),
        brush("66,-92 80,-104 92,-98", 7, 7),
        spline("52,-82 66,-82 69,-72 66,-62 58,-58 51,-60! 49,-64 47,-68! 50,-72"),
        spline("50,-66! 40,-68 28,-76 22,-88! 8,-84! 18,-66 36,-58 50,-62!"),
        spline("54,-60 68,-60 80,-50 84,-30 80,-12! 88,22 66,26 46,22! 50,-12 48,-34 50,-52"),
        _limb("54,-48 40,-44 34,-60", 13, 11, 8),
        _limb("78,-46 92,-28 80,-12", 13, 11, 9),
        _limb("58,20 56,44 54,74", 17, 15, 10),
        _limb("74,20 78,44 80,74", 17, 15, 10),
        spline("48,70! 60,70 60,82 44,82! 38,78"),
        spline("74,70! 86,70 88,82 70,82! 64,78"),
    ]
    lights = [
        brush("44,-82 60,-83 78,-81", 1.8, 5),
        brush("68,-92 80,-99 88,-97", 1.6, 5),
        brush("54,-70 57,-70", 1.8, 2),
        brush("52,-61 60,-57 68,-59", 2, 5),
        brush("62,-54 64,-34 62,-14", 2.2, 6),
        brush("74,-48 77,-30 74,-14", 1.8, 5),
        brush("49,-10 64,-6 81,-11", 2.8, 5),
        brush("56,-2 54,10 52,20", 1.6, 4),
        brush("66,-2 67,20", 1.6, 4),
        brush("76,-4 80,8 82,18", 1.6, 4),
        brush("50,-46 42,-46 38,-54", 1.6, 5),
        brush("82,-40 89,-28 83,-18", 1.6, 5),
        brush("46,55 56,58 64,55", 2, 4),
        brush("72,56 80,59 88,55", 2, 4),
        brush("24,-84 30,-72 42,-66", 1.6, 5),
    ]
    return black, lights


def _hound() -> tuple[list[Path], list[Path]]:
    """A hound at full stretch."""
    black = [
        spline(
            "-46,84 -30,78 -8,78 8,72 16,62 24,57! 28,50 32,58! 42,62 54,70! 52,75 36,76 28,82 20,94 4,100 -12,96 "
            "-26,94 -40,102 -52,98"
        ),
        brush("-48,86 -64,78 -72,64 -86,60", 6, 8, lambda t: 1 - 0.8 * t),
        _limb("14,90 34,94 54,106", 11, 7, 4),
        _limb("8,94 22,104 40,112", 10, 7, 4),
        _limb("-44,94 -58,106 -62,108 -82,110", 17, 10, 6, 4),
        _limb("-36,98 -46,112 -50,114 -68,120", 13, 9, 6, 4),
    ]
    lights = [
        ellipse(36, 65, 1.8),
        brush("26,60 27,68 22,74", 2, 5),
        brush("14,74 12,84 2,94", 2, 5),
        brush("-26,82 -10,82 6,78", 1.8, 6),
        brush("-46,88 -38,92 -36,100", 2, 5),
        brush("20,80 26,78", 2, 3),
    ]
    return black, lights


def _country() -> list[Path]:
    """Hills, a tree, birds, and the ground in strokes."""
    tree = [
        _limb("8,26 5,4 7,-16", 7, 5, 4),
        brush("6,0 -2,-12 -4,-20", 2.4, 4),
        brush("6,-2 14,-14 15,-20", 2.4, 4),
    ]
    for x, y, radius in ((-4, -24, 9), (7, -34, 11), (17, -24, 9), (6, -20, 9)):
        tree.append(spline([polar(radius * (1.12 if k % 2 else 0.9), k * 36, x, y) for k in range(10)]))
    tree = [part.moved(-94, -8) for part in tree]
    far = [
        brush("-98,-8 -84,-14 -70,-10", 2.4, 6),
        brush("-30,2 -12,-4 22,0 40,6", 2.4, 8),
        brush("-98,20 -80,14", 1.8, 4),
        brush("-12,-66 -7,-70 -3,-65 2,-69 7,-65", 1.8, 6),
        brush("0,-80 4,-83 7,-79 11,-82 14,-79", 1.5, 6),
    ]
    ground = [
        brush([(x, y), (x + length / 2, y + 1.6), (x + length, y - 0.5)], 2.4, 4)
        for x, y, length in (
            (-98, 52, 62), (-30, 56, 44), (34, 84, 66), (-100, 62, 30), (-60, 66, 34), (-12, 66, 26), (20, 92, 30),
            (62, 90, 40), (-100, 78, 20), (58, 100, 40), (-98, 96, 18), (56, 116, 40), (-20, 122, 40), (-98, 124, 34),
            (26, 124, 34), (-34, 30, 22), (24, 24, 18), (90, 60, 14), (-2, 40, 20), (-100, 36, 20),
        )
    ]  # fmt: skip
    grass = [
        brush([(x, y), (x + lean, y - 11)], 2.2, 3, tapering)
        for x, y, lean in (
            (-94, 54, -4), (-89, 54, 2), (-16, 58, 3), (-11, 58, -3), (98, 86, 3), (92, 86, -3), (66, 118, 3),
            (72, 118, -2), (-94, 98, -3), (-89, 98, 3), (-4, 124, 3), (2, 124, -3), (28, 30, 3), (-30, 34, -3),
        )
    ]  # fmt: skip
    return [*tree, *far, *ground, *grass]


def vignette() -> Canvas:
    """The black country scene of the five of spade: a digger, a man with a horn and a hound, trees and hills."""
    art = Lean()
    art.ink(*_country())
    for black, lights in (_digger(), _hunter(), _hound()):
        art.ink(*black).ink(*lights, fill=PAPER)
    return art
