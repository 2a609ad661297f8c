"""The features of a friendly face, neutral or glad, neither hair nor ears nor neck."""

from __future__ import annotations

import math

from kit.engraving import hatch, shadow
from kit.geometry import Path, Point, curve, ellipse, spline
from kit.strokes import Profile, brush, brushes, lively, swelling, tapering
from kit.svg import INK, Canvas
from portraits.visage import NOSES, Visage

EYE_WHITE, TEETH, MOUTH, TONGUE = "#fffdf5", "#fffdf5", "#6d1512", "#cf5a4c"
JAW = "44,-6 44,22 34,44 16,58 -4,60 10,48 24,36 32,16 36,-6"
FAR_JAW = "44,12 44,22 34,44 16,58 -4,60 10,48 24,36 32,22"
"""The shaded side of the jaw, when it is the near one and when it is turned away."""

FALLS = (
    (-38, 28), (-33, 30), (-27, 32), (-20, 42), (-11, 48), (-2, 50), (7, 50), (16, 46), (24, 30), (32, 24), (39, 12),
    (44, 0),
)  # fmt: skip
"""Where the strands of a beard begin."""


def _strokes(face: Visage, width: float, *lines: str, profile: Profile = swelling, steps: int = 7) -> Path:
    """Strokes on the right half, and their mirror images."""
    return face.both(brushes(width, *lines, steps=steps, profile=profile))


def draw_face(art: Canvas, face: Visage) -> None:
    """The face without hair, ears and neck."""
    skin, dark, blush = face.skin
    outline = face.seen(face.outline)
    lit = face.turn < 0
    art.shape(outline, skin, INK, 3.2)
    art.shape(shadow(outline, 0.1 if lit else 0.17, 6), dark, None)
    for side in (-1, 1):
        x, y = face.at(side * 25, 17)
        art.shape(ellipse(x, y, 10 - 2 * (x < -22) + 1.5 * face.glad, 8), blush, None, opacity=".75")
    jaw = spline(FAR_JAW if lit else JAW)
    art.ink(
        hatch(outline, 16, 3.4, 0.1 if lit else 0.2, "right", 1.5, 5, inset=0.8),
        hatch(jaw, -30, 3.4, 0.46, "right", 1.2, 6, within=outline),
    )
    _nose(art, face)
    for side in (-1, 1):
        _eye(art, face, side)
    _brows(art, face)
    if face.beard:
        _beard(art, face)
    _mouth(art, face)
    _lines_of_age(art, face)
    art.shape(outline, "none", INK, 3.2)


def _eye(art: Canvas, face: Visage, side: int) -> None:
    def flat(nodes: str) -> Path:
        path = curve(nodes)
        return path if side > 0 else path.mirrored()

    if face.glad:
        art.ink(
            face.laid(brush(flat("6,-3 12,-9.5 19,-11 26,-8 31,-2"), 5, 10, lively)),
            face.laid(brush(flat("9,1.5 18,-2.4 28,2"), 1.6, 6)),
            face.laid(brush(flat("8,6.5 18,9.5 28,6"), 1.6, 6)),
        )
        if face.lashes:
            art.ink(*(face.laid(brush(flat(line), 2.2, 4, tapering)) for line in ("29,-4 35,-5", "27,-7 33,-9.5")))
        return
    white = spline("7,-1.6! 11,-8 18,-10.6 25,-8.4 31,-2! 25,2.6 18,3.8 11,2")
    white = white if side > 0 else white.mirrored()
    art.shape(face.laid(white), EYE_WHITE, None)
    x, y = face.at(side * 18.4 - 1.2, -4)
    across = 0.86 if (x < -20) else 0.97
    art.shape(ellipse(x, y, 6.3 * across, 6.5), face.eyes, INK, 1)
    art.disc(x, y, 3.3, INK, None).disc(x - 2.2, y - 2.4, 1.8, "#ffffff", None)
    art.ink(
        face.laid(brush(flat("5.4,-0.4 11,-8.4 18,-11 25,-8.8 32.5,-1"), 4.4, 10, lively)),
        face.laid(brush(flat("11,3.2 18,5 26,3"), 1.5, 6)),
        face.laid(brush(flat("9,-13.4 18,-16.4 28,-12"), 1.5, 6)),
        face.laid(brush(flat("9,8.6 16,11 24,9.4"), 1.2, 5)),
    )
    if face.lashes:
        art.ink(*(face.laid(brush(flat(line), 2.4, 4, tapering)) for line in ("30,-3.4 37,-6", "27,-7 33,-11")))


def _brows(art: Canvas, face: Visage) -> None:
    lift = -face.brow_lift - 3 * face.glad
    line = f"6,{-19 + lift} 14,{-24 + lift} 24,{-23.4 + lift} 34,{-15.6 + lift}"

    def arched(t: float) -> float:
        return (0.55 + 0.45 * math.sin(math.pi * (t * 0.9 + 0.1))) * math.pow(1 - t, 0.3)

    art.shape(face.both(brush(line, face.brow_weight, 10, arched)), face.brows, INK, 1.3)


def _nose(art: Canvas, face: Visage) -> None:
    out, low, half = NOSES[face.nose]
    ridge = [face.at(0, -12, 3), face.at(0, 2, out * 0.5), face.at(0, low - 6, out), face.at(0, low - 1, out * 0.96)]
    under = face.at(0, low + 3.4, out * 0.5)
    far, near = face.at(-half, low - 1, 2), face.at(half, low - 1, 2)
    shade = spline([ridge[0], ridge[1], ridge[2], (*ridge[3], 0), (*under, 0), near, face.at(half * 0.8, low - 9, 2)])
    art.shape(shade, face.skin[1], None, opacity=".8")
    if face.nose in ("button", "bulb"):
        x, y = face.at(0, low - 4, out * 0.8)
        art.shape(ellipse(x, y, half * 0.74, half * 0.7), face.skin[0], None)
        art.shape(ellipse(x, y, half * 0.7, half * 0.66), face.skin[2], None, opacity=".6")
        art.disc(x - half * 0.22, y - half * 0.3, half * 0.18, "#fff6e6", None)
    (top_x, top_y), (tip_x, tip_y) = ridge[0], ridge[2]
    hump = math.copysign(4.5, face.turn) if face.nose == "hooked" else 0
    middle: Point = ((top_x + tip_x) / 2 - hump, (top_y + tip_y) / 2)
    line = [ridge[1] if face.nose == "button" else ridge[0], middle, *ridge[2:], under]
    wing = [(under[0] - 1, under[1] - 0.4), face.at(half * 0.5, low + 3, out * 0.4), near]
    far_wing = [far, face.at(-half * 0.72, low + 2.4, 3), face.at(-half * 0.2, low + 2.6, out * 0.6)]
    art.ink(
        brush(line, 3, 12, lambda t: 0.25 + 0.75 * t),
        brush([*wing, face.at(half * 0.9, low - 7, 2)], 2.6, 9, lively),
        brush(far_wing, 2.2, 6),
    )


def _beard(art: Canvas, face: Visage) -> None:
    shape = face.seen(face.beard)
    *_, low = shape.bounds()
    middle, dark, light = face.hair
    art.shape(shape, middle, INK, 2.8)
    art.shape(shadow(shape, 0.2, 10), dark, None, opacity=".6")
    near = math.copysign(1, face.turn)
    falls = [
        [face.at(near * x, y), face.at(near * x * 0.96, min(y + 16, 58)), face.at(near * x * 0.8, low - 6 - abs(x) / 2)]
        for x, y in FALLS
    ]
    art.ink(*(brush(fall, 2.4, 7, lively) for fall in falls))
    art.ink(*(brush([(x + 3, y + 3) for x, y in fall], 1.8, 7, lively) for fall in falls[1:7]), fill=light)


def _mouth(art: Canvas, face: Visage) -> None:
    if face.glad:
        inside = spline("-19,29.6! -9,32 0,32.8 9,32 19,29.6! 16,38 9,45.4 0,47.4 -9,45.4 -16,38")
        art.shape(face.laid(inside), MOUTH, None)
        art.shape(face.laid(spline("-10,43.4 0,39.6 10,43.4 5,46.4 -5,46.4")), TONGUE, None)
        art.shape(face.laid(spline("-17,30.4! -9,32 0,32.8 9,32 17,30.4! 14,36.6 0,38.4 -14,36.6")), TEETH, None)
        art.shape(face.laid(inside), "none", face.lips or INK, 4.2 if face.lips else 2.2)
        art.shape(face.laid(inside), "none", INK, 1.8)
        art.ink(_strokes(face, 2.2, "18,27 21,29 22,33", steps=5))
        return
    if face.lips:
        art.shape(face.laid(spline("-15,33! -6,29.6 0,31 6,29.6 15,33! 6,35.6 0,36.4 -6,35.6")), face.lips, None)
        art.shape(face.laid(spline("-13,33.8! -5,36 0,36.6 5,36 13,33.8! 7,40.6 0,42 -7,40.6")), face.lips, None)
        art.shape(face.laid(ellipse(-2, 38.6, 4.4, 1.3)), "#fff3e6", None, opacity=".55")
    art.ink(
        face.laid(brush("-18,31 -9,34.6 0,36.4 9,34.6 18,30.6", 3.2, 12, lively)),
        _strokes(face, 2, "17,28 20,30.4 20.4,34", steps=5),
        face.laid(brush("-8,43.6 0,45.2 8,43.6", 1.8 if not face.lips else 1.2, 5)),
    )


def _lines_of_age(art: Canvas, face: Visage) -> None:
    if face.age > 0:
        art.ink(_strokes(face, 1.9, "13,20 19,25 22,31"))
    if face.age > 1:
        near = brushes(1.9, "34,-6 40,-9", "34,-2.6 40,-3", "33,1 39,3", "10,8 18,12 27,10")
        art.ink(face.laid(near if face.turn > 0 else near.mirrored()))
    if face.age > 2:
        brow = brushes(1.9, "-16,-34 0,-36 16,-34", "-13,-40 0,-42 13,-40")
        art.ink(face.laid(brow), _strokes(face, 1.9, "25,22 29,29 27,36"))
