"""The hats of the Piacentine courts, each round a head at the origin."""

from __future__ import annotations

from kit.canvases import Lean
from kit.engraving import hatch, shadow
from kit.geometry import Point, curve, spline
from kit.measures import resampled
from kit.palette import PAPER
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, lively, ribbon
from kit.svg import INK, Canvas
from piacentine.dress import clasp
from piacentine.headgear import cap, plume, rolled_brim


def feathered_hat(art: Canvas) -> None:
    """A yellow hat with a blue brim, plumes to the right and a red tuft; round a head at the origin."""
    plume(art, "34,-58 70,-64 104,-46 112,-10", 44, "red", 8)
    plume(art, "20,-62 52,-84 92,-88 130,-68", 42, "yellow", 8)
    plume(art, "-50,-44 -72,-58 -76,-80 -64,-92", 26, "red", 5)
    cap(
        art, "-52,-42 -34,-76 0,-88 34,-76 48,-50! 0,-36", "yellow", ("-24,-78 -22,-60 -26,-44", "10,-84 14,-64 10,-44")
    )
    rolled_brim(art, "-70,-22 -44,-38 -6,-46 34,-48 60,-40", (12, 21, 23, 22, 14), "blue", 0)
    art.ink(brushes(1.6, "-60,-30 -30,-44 10,-50 50,-48", steps=8, profile=lively))
    clasp(art, 34, -56, 10)


def tall_cap() -> Canvas:
    """The red cap with a gold band, its plume to the right; round a head at the origin."""
    art = Lean()
    plume(art, "44,-60 84,-34 116,-14 140,-16", 34, "yellow", 7)
    plume(art, "34,-66 84,-64 140,-56 174,-22 184,12", 52, "blue", 10)
    cap(
        art,
        "-50,-30 -54,-62 -32,-88 6,-98 44,-88 62,-60 56,-26! 4,-40",
        "red",
        ("-22,-90 -26,-66 -22,-44", "30,-92 34,-68 30,-44"),
    )
    rolled_brim(art, "-56,-26 -30,-40 4,-46 36,-42 60,-22", (11, 15, 16, 15, 11), "red")
    band = ribbon("-4,-96 2,-70 0,-42", 18, 8)
    art.shape(band, INKS.yellow, INK, 2.2).ink(hatch(band, 0, 3.4, 0.34, "right", 1.2, 3))
    clasp(art, 36, -72, 13, INKS.green)
    return art


def two_plumes(art: Canvas) -> None:
    """The red cap of the fante with a blue and a yellow plume to the left; round a head at the origin."""
    plume(art, "-28,-70 -84,-80 -130,-56 -140,-8", 46, "yellow", 8)
    plume(art, "-24,-62 -66,-72 -98,-46 -102,2", 44, "blue", 8)
    cap(
        art,
        "-48,-36 -52,-64 -28,-88 8,-94 44,-80 60,-52 54,-28! 6,-42",
        "red",
        ("-16,-84 -22,-62 -18,-44", "26,-86 32,-64 26,-44"),
    )
    rolled_brim(art, "-54,-28 -30,-42 4,-48 36,-44 58,-26", (13, 19, 20, 19, 13), "red", 7)
    band = ribbon("-20,-78 8,-88 40,-76", 8, 8)
    art.shape(band, INKS.yellow, INK, 2)
    clasp(art, -34, -50, 11, INKS.green)


def broad_hat(art: Canvas) -> None:
    """The red hat of the cavallo with a gold crown, a blue plume to the right; round a head at the origin."""
    plume(art, "40,-62 72,-74 98,-54 96,-18", 40, "blue", 7)
    plume(art, "-20,-72 -24,-92 -6,-98 0,-110", 22, "red", 5)
    cap(
        art,
        "-58,-42 -60,-70 -34,-88 6,-88 40,-74 48,-50! 0,-34",
        "yellow",
        ("-36,-84 -40,-64 -36,-44", "-6,-88 -4,-66 -4,-46", "26,-80 28,-62 26,-48"),
    )
    brim = spline("-84,-16! -80,-36 -46,-50 0,-58 48,-64 66,-78 78,-62! 74,-44 42,-34 0,-32 -40,-26 -66,-14")
    art.shape(brim, INKS.red, INK, 2.7).shape(shadow(brim, 0.22), INKS.red_dark, None)
    art.ink(hatch(brim, 70, 3.6, 0.5, "right", 1.5, 3), brush("-76,-22 -40,-38 4,-44 56,-52", 2, 9)).shape(
        brim, "none", INK, 2.7
    )
    clasp(art, 30, -56, 10, INKS.green)


def slouch_hat(art: Canvas) -> None:
    """The green hat of the fante, turned up, with a yellow and a blue plume; round a head at the origin."""
    plume(art, "34,-62 66,-50 84,-30 82,-8", 40, "blue", 6)
    plume(art, "10,-58 50,-76 98,-72 130,-50 142,-22", 46, "yellow", 9)
    cap(
        art,
        "-46,-42 -44,-76 -16,-98 20,-98 46,-80 52,-48! 4,-34",
        "green",
        ("-20,-90 -26,-70 -24,-48", "16,-94 26,-74 28,-50"),
    )
    brim = spline("-84,-22! -60,-46 -10,-58 40,-58 70,-66 80,-58! 62,-40 20,-34 -20,-34 -56,-20")
    art.shape(brim, INKS.green, INK, 2.7).shape(shadow(brim, 0.2), INKS.green_dark, None)
    art.ink(hatch(brim, 70, 3.8, 0.5, "right", 1.5, 3)).shape(brim, "none", INK, 2.7)
    art.shape(ribbon("-80,-26 -52,-48 -8,-58 40,-58 74,-64", 7, 16), INKS.red, INK, 1.9)
    art.shape(ribbon("2,-58 4,-46 6,-36", 9, 4), INKS.yellow, INK, 1.8)


def plumed_cap(art: Canvas) -> None:
    """The red cap of the cavallo with plumes of four colours; round a head at the origin."""
    plume(art, "-10,-60 -50,-66 -82,-46 -96,-18", 44, "yellow", 8)
    plume(art, "-26,-52 -56,-44 -70,-22 -72,2", 26, "green", 6)
    plume(art, "20,-72 58,-66 88,-52 98,-34", 36, "yellow", 7)
    plume(art, "6,-76 44,-104 84,-100 112,-72", 42, "blue", 8)
    plume(art, "-4,-72 -18,-96 -10,-116 -30,-122", 28, "red", 5)
    cap(
        art,
        "-48,-30 -50,-58 -26,-78 10,-84 42,-74 54,-44 50,-26! 4,-38",
        "red",
        ("-14,-76 -18,-58 -14,-40", "20,-80 26,-60 22,-40"),
    )
    rolled_brim(art, "-52,-26 -28,-40 4,-45 34,-42 54,-24", (12, 17, 18, 17, 12), "red")
    clasp(art, 0, -46, 12, INKS.blue)


def fur_cap() -> Canvas:
    """The red cap with its rim of fur and its plume to the left; round a frontal head at the origin."""
    art = Lean()
    plume(art, "-40,-72 -84,-84 -120,-60 -122,-16", 40, "blue", 9)
    plume(art, "-36,-80 -84,-99 -134,-78 -146,-26", 24, "yellow", 9)
    cap(
        art,
        "-52,-46 -62,-70 -48,-92 -22,-88 -4,-102 18,-90 40,-98 60,-78 56,-46! 4,-34",
        "red",
        ("-34,-88 -30,-68 -34,-48", "-4,-98 2,-72 0,-44", "30,-94 30,-70 34,-48"),
    )
    rim = ribbon("-58,-38 -30,-48 0,-51 30,-48 58,-38", 18, 14)
    art.shape(rim, INKS.ochre, INK, 2.4)
    fur: list[list[Point]] = [
        [(-55 + 5.6 * k, -36.0 - 12 * (1 - abs(k - 10) / 10)), (-51 + 5.6 * k, -50.0 - 6 * (1 - abs(k - 10) / 10))]
        for k in range(20)
    ]
    art.ink(brushes(2, *fur, steps=3), hatch(rim, 10, 3.4, 0.2, "right", 1.3, 3))
    clasp(art, -36, -58, 9)
    return art


def striped_turban() -> Canvas:
    """The turban of blue and gold stripes with its plumes; round a profile head at the origin."""
    art = Lean()
    plume(art, "34,-64 70,-83 104,-76 122,-58", 36, "blue", 7)
    plume(art, "50,-58 92,-74 140,-52 166,-6", 54, "red", 10)
    shape = spline("-30,-36! -32,-66 -10,-92 24,-98 58,-80 68,-44 62,-12 44,8! 20,-14 -6,-30")
    art.shape(shape, INKS.blue, INK, 2.7).shape(shadow(shape, 0.3), INKS.blue_dark, None)
    for outline, fill in (
        ("-6,-88! 14,-96 26,-97! 38,-60 38,-30 30,-4! 16,-16 4,-26! 10,-50 4,-76", INKS.yellow),
        ("42,-90! 52,-85! 60,-50 54,-18 48,4! 40,8! 46,-24 48,-60", INKS.yellow),
    ):
        panel = spline(outline)
        art.shape(panel, fill, INK, 2.2).shape(shadow(panel, 0.4), INKS.ochre, None)
        art.ink(hatch(panel, 10, 3.4, 0.3, "right", 1.3, 3))
    art.ink(
        hatch(shape, 12, 3.6, 0.26, "right", 1.5, 4),
        hatch(shape, -20, 4.4, 0.18, "left", 1.3, 5),
        brushes(2, "14,-92 26,-56 20,-16", "-18,-82 -12,-56 -16,-36", steps=7, profile=lively),
    )
    for x, y in resampled(curve("34,-92 48,-56 44,-26 36,2"), 9):
        art.disc(x, y, 3.6, PAPER, INK, 1.3)
    art.shape(shape, "none", INK, 2.7)
    clasp(art, 40, -74, 11)
    return art
