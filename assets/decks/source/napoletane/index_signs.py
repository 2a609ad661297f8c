"""The four Neapolitan suit signs of the corner index, bold enough for 12 pixels, each in a square of 100."""

from __future__ import annotations

from collections.abc import Callable

from kit.canvases import Lean
from kit.geometry import curve, ellipse, polygon, spline, star, symmetric
from kit.palette import NAPOLETANE as INKS
from kit.svg import INK, Canvas


def _coin() -> Canvas:
    art = Lean()
    art.disc(50, 50, 48, INK, None).disc(50, 50, 39, INKS.yellow, None)
    return art.shape(star(8, 31, 15, 50, 50), INK, None).disc(50, 50, 8, INKS.yellow, None)


def _cup() -> Canvas:
    art = Lean()
    for side in (-1, 1):
        handle = curve([(50 + side * x, y) for x, y in ((25, 24), (40, 20), (41, 38), (27, 50))])
        art.shape(handle, "none", INK, 6)
    art.shape(symmetric("50,20 80,20! 76,42! 50,42", axis=50), INKS.yellow, INK, 5)
    art.shape(symmetric("50,40 76,40! 72,58 57,70! 50,71", axis=50), INKS.green, INK, 5)
    art.shape(symmetric("50,68 56,68! 58,78 78,94! 50,94", axis=50), INKS.red, INK, 5)
    return art.shape(ellipse(50, 17, 31, 11), INKS.red, INK, 5)


def _sword() -> Canvas:
    art = Lean()
    sign = Lean()
    sign.shape(polygon("-14,16 -14,-40 0,-58 14,-40 14,16"), INKS.blue, INK, 5)
    sign.shape(polygon("2,14 2,-46 11,-38 11,14"), INKS.blue_dark, None)
    sign.shape(curve("-27,18 0,23 27,18"), "none", INK, 19).shape(curve("-27,18 0,23 27,18"), "none", INKS.yellow, 10)
    sign.shape(polygon("-6,28 6,28 6,42 -6,42"), INKS.yellow, INK, 5).disc(0, 46, 8, INKS.yellow, INK, 5)
    return art.group(sign, 48, 54, 0.98, 38)


def _club() -> Canvas:
    art = Lean()
    sign = Lean()
    body = spline("-2,-54 16,-49 24,-32 20,-8 11,14 10,52! -12,52! -12,14 -22,-8 -25,-32 -18,-49")
    sign.shape(body, INKS.green, INK, 5)
    sign.shape(polygon("-15,6 14,6 10,52 -12,52"), INKS.red, INK, 5)
    sign.shape(spline("2,10! -12,-6 -8,-38! 6,-22 10,-6"), INKS.yellow, None)
    return art.group(sign, 51, 50, 0.96, 34)


SMALL_SIGNS: dict[str, Callable[[], Canvas]] = {"d": _coin, "c": _cup, "s": _sword, "b": _club}
