"""The four Piacentine suit signs of the corner index, bold enough for 12 pixels, each in a square of 100."""

from __future__ import annotations

from collections.abc import Callable

from kit.canvases import Lean
from kit.geometry import ellipse, polygon, spline, symmetric
from kit.ornaments import bead_ring
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush
from kit.svg import INK, Canvas


def _coin() -> Canvas:
    art = Lean()
    art.disc(50, 50, 48, INK, None).disc(50, 50, 40, INKS.yellow, None)
    beads = Canvas()
    bead_ring(beads, 36, 12, 2.6, INK)
    art.group(beads, 50, 50).disc(50, 50, 29, INKS.red, INK, 4)
    art.disc(41, 44, 3.8, INK, None).disc(59, 44, 3.8, INK, None)
    return art.shape(spline("36,54! 50,58 64,54! 58,66 50,69 42,66"), INK, None)


def _cup() -> Canvas:
    art = Lean()
    art.shape(symmetric("50,68 56,66! 60,80 78,90! 78,97! 50,97", axis=50), INKS.green, INK, 5)
    art.shape(symmetric("50,88 72,88! 79,97! 50,97", axis=50), INKS.yellow, INK, 4)
    art.shape(symmetric("50,18 72,18! 70,28 86,40 82,56 64,66! 50,67", axis=50), INKS.yellow, INK, 5)
    art.shape(symmetric("50,44 84,44! 80,58 64,66! 50,67", axis=50), INKS.green, INK, 4)
    art.disc(50, 70, 7, INKS.red, INK, 4)
    return art.shape(ellipse(50, 15, 28, 11), INKS.red, INK, 5)


def _sword() -> Canvas:
    sign = Canvas()
    sign.shape(polygon("-13,16 -13,-44 0,-62 13,-44 13,16"), INKS.blue, INK, 5)
    sign.shape(polygon("2,14 2,-50 10,-43 10,14"), INKS.blue_dark, None)
    sign.shape(polygon("-7,28 7,28 7,46 -7,46"), INKS.yellow, INK, 4.5).disc(0, 50, 7, INKS.red, INK, 4.5)
    sign.box(-22, 13, 44, 15, INKS.yellow, INK, 4.5, 5)
    for x in (-26, 26):
        sign.disc(x, 21, 10, INKS.yellow, INK, 4.5).disc(x, 21, 4, INKS.green, None)
    sign.disc(0, 20, 8, INKS.red, INK, 4)
    return Canvas().group(sign, 47, 53, 0.92, 38)


def _club() -> Canvas:
    sign = Canvas()
    for outline in ("-12,2! -28,-6 -33,4 -28,14 -12,16!", "12,-20! 26,-30 33,-20 28,-9 12,-6!"):
        sign.shape(spline(outline), INKS.ochre, INK, 5)
    sign.shape(spline("-23,-40! 23,-40! 18,0 11,52! -11,52! -17,0"), INKS.green, INK, 5)
    sign.shape(spline("6,-30! 20,-34! 16,0 9,49! 2,49!"), INK, None)
    sign.shape(brush("-9,-20 -6,4 -8,26", 7, 5), INKS.yellow, None)
    sign.shape(ellipse(0, -41, 24, 12), INKS.red, INK, 5)
    return Canvas().group(sign, 49, 50, 0.94, 34)


SMALL_SIGNS: dict[str, Callable[[], Canvas]] = {"d": _coin, "c": _cup, "s": _sword, "b": _club}
