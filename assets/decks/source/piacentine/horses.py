"""The horses of the Piacentine cavalli: head and neck, with mane and bridle.

A head is drawn as if it looked to the right, poll at the origin, muzzle near (168, 112), the neck going down to
y = 330; a `HorseHead` says where it stands on the card.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from kit.canvases import Placed
from kit.engraving import comb, hatch, shadow
from kit.geometry import Point, curve, ellipse, spline
from kit.limbs import Limb
from kit.palette import PIACENTINE as INKS
from kit.strokes import brush, brushes, even, lively, ribbon, tapering
from kit.svg import INK, Canvas

BODY = (
    "24,-2 46,6 66,22 92,44 122,64 146,80 162,94 170,110 164,122 154,130 142,136 130,132 121,123 100,121 78,126 "
    "54,128 36,119 27,110! 34,140 50,178 62,222 70,276 74,330! -96,330! -92,250 -82,180 -64,108 -40,48 -14,6 6,-6!"
)
NECK_SHADE = "27,110! 34,140 50,178 62,222 70,276 74,330! 30,330! 30,270 22,210 6,150 6,104 30,98 40,120!"
JAW_SHADE = "36,119 54,128 78,126 100,121 121,123 130,132 142,136 154,130 146,122 124,110 100,104 78,108 60,112 44,104"


@dataclass(frozen=True)
class HorseHead:
    """A horse's head on the card: the place of its poll, its scale and turn, and its colours."""

    x: float
    y: float
    scale: float = 1
    turn: float = 0
    left: bool = False
    coat: str = "#d8a970"
    coat_dark: str = "#a9763f"
    light: str = "#f1d3a4"
    mane: str = INKS.hair
    mane_light: str = "#a39a8e"

    def at(self, x: float, y: float) -> Point:
        """Where a place of the drawing lies on the card."""
        x = -x * self.scale if self.left else x * self.scale
        y *= self.scale
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return self.x + x * cos - y * sin, self.y + x * sin + y * cos

    def draw(self, card: Canvas) -> None:
        art = Placed(card, self.x, self.y, self.scale, self.turn, -self.scale if self.left else self.scale)
        far_ear = spline("18,-4! 22,-30 34,-46! 42,-24 38,4!")
        art.shape(far_ear, self.coat_dark, INK, 2.6).ink(hatch(far_ear, 60, 3, 0.6, "right", 1.3, 3))
        self._back_mane(art)
        body = spline(BODY)
        art.shape(body, self.coat, INK, 3)
        art.shape(spline(NECK_SHADE), self.coat_dark, None).shape(spline(JAW_SHADE), self.coat_dark, None)
        art.shape(spline("-70,140 -50,90 -26,60 -20,120 -40,200 -66,260"), self.light, None, opacity=".6")
        art.shape(spline("44,10 66,26 96,50 128,72 150,88 140,94 112,78 82,62 62,44"), self.light, None)
        art.ink(
            hatch(spline(NECK_SHADE), 14, 4, 0.86, "right", 1.7, 3, within=body),
            hatch(spline(JAW_SHADE), 62, 3.4, 0.8, "left", 1.4, 4, within=body),
            hatch(
                spline("-92,330 -90,240 -70,140 -40,60 -10,60 -20,160 -40,330"),
                -24,
                5,
                0.4,
                "left",
                1.6,
                5,
                within=body,
            ),
            hatch(spline("40,56 58,72 62,100 46,122 30,112 28,80"), 30, 3.6, 0.7, "right", 1.4, 6, within=body),
            hatch(spline("70,62 100,82 134,104 128,112 96,100 70,84"), 40, 3.2, 0.6, "left", 1.2, 7, within=body),
            hatch(spline("30,16 44,20 44,44 34,60 22,50"), 70, 3.2, 0.6, "left", 1.2, 8, within=body),
            brush("38,46 58,66 63,92 46,119", 3, 9, lively),
            brush("66,46 94,70 126,92", 2.4, 7),
            brush("70,36 96,58 118,74", 1.4, 6),
            brush("24,150 32,200 30,270", 3, 8),
            brush("-14,110 6,170 0,250", 2.2, 8),
            comb("38,46 58,66 63,92 46,119", 14, 11, None, 1.3, bow=1, side=1),
            comb("8,128 20,180 20,250", 18, 16, None, 1.5, bow=2, side=1),
        )
        self._features(art)
        art.shape(body, "none", INK, 3)
        near_ear = spline("2,2! -4,-26 8,-52! 22,-28 24,0!")
        art.shape(near_ear, self.coat, INK, 2.8).shape(shadow(near_ear, 0.4), self.coat_dark, None)
        art.ink(hatch(near_ear, 40, 3, 0.4, "right", 1.3, 3), brush("8,-42 12,-24 12,-4", 2.4, 5))
        self._mane(art)

    def _features(self, art: Canvas) -> None:
        art.shape(spline("43,35! 51,28 61,29 68,37! 59,41 50,40.4"), "#f3e6cf", None)
        art.shape(ellipse(56.5, 34.6, 7.4, 5.8), "#4a2a14", None).shape(ellipse(57, 34.8, 4, 4.2), INK, None)
        art.disc(54.4, 32, 1.6, "#ffffff", None)
        art.shape(spline("148,96 157,94 163,102 158,110 150,106"), "#5d2417", INK, 1.8)
        art.shape(spline("138,132 150,128 162,122 156,131 144,136"), "#e39a86", None)
        art.ink(
            brush("40,36 50,27 62,27.6 71,38", 4.4, 7, lively),
            brush("46,39 56,43 67,38", 1.8, 5),
            brush("38,28 50,18 66,20", 2, 6),
            brush("46,46 56,49 66,45", 1.3, 4),
            brush("145,98 151,91 161,94 166,103", 2.6, 7),
            brush("168,117 156,121 144,119 136,112", 2.6, 6),
            brush("130,104 138,110 136,118", 1.6, 4),
            hatch(spline("140,84 162,94 170,110 164,122 150,120 144,106"), 64, 3, 0.5, "right", 1.2, 9),
            brushes(1.3, "82,46 96,56", "100,58 116,70", "120,70 136,82", steps=3),
        )

    def _back_mane(self, art: Canvas) -> None:
        """Locks that stand out behind the crest."""
        for index in range(8):
            t = index / 7
            x, y = -10 - 78 * t, 4 + 214 * t**1.15
            lock = spline(
                [
                    (x + 14, y - 14, 0),
                    (x - 6, y - 6),
                    (x - 20 - 6 * (index % 2), y + 22),
                    (x - 12, y + 46, 0),
                    (x + 12, y + 30),
                ]
            )
            art.shape(lock, self.mane, INK, 2.4)
            art.ink(brush([(x + 6, y - 4), (x - 8, y + 12), (x - 12, y + 36)], 2, 5, lively))

    def _mane(self, art: Canvas) -> None:
        """Locks that fall on the near side of the neck, and the forelock."""
        for index in range(7, -1, -1):
            t = index / 7
            x, y = -4 - 74 * t, 2 + 200 * t**1.15
            sway = 7 if index % 2 else -3
            lock = spline(
                [
                    (x - 10, y - 4, 0),
                    (x + 8, y - 8),
                    (x + 24 + sway, y + 18),
                    (x + 20 + sway, y + 44),
                    (x + 30 + sway, y + 66, 0),
                    (x + 8 + sway, y + 60),
                    (x - 4, y + 36),
                    (x - 14, y + 14),
                ]
            )
            art.shape(lock, self.mane, INK, 2.4)
            art.ink(brush([(x + 2, y), (x + 14, y + 20), (x + 12 + sway, y + 46)], 1.8, 6), fill=self.mane_light)
            art.ink(
                brush([(x - 5, y), (x + 6, y + 24), (x + 10 + sway, y + 54)], 2, 6, lively),
                brush([(x + 6, y - 4), (x + 18, y + 22), (x + 20 + sway, y + 54)], 1.8, 6, lively),
            )
        forelock = spline("2,-10! 22,-20 40,-8 50,8 54,26! 40,20 44,36! 30,24 22,12 8,4")
        art.shape(forelock, self.mane, INK, 2.3)
        art.ink(brushes(1.8, "10,-8 28,-4 44,16", "14,-2 28,8 38,24", "24,-12 40,2 48,16", steps=6, profile=lively))

    def bridle(self, card: Canvas, strap: str, stone: str, edge: str | None = None, width: float = 9) -> None:
        """Straps of the head, with rosettes where they meet."""
        art = Placed(card, self.x, self.y, self.scale, self.turn, -self.scale if self.left else self.scale)
        for line in ("10,2 26,8 46,6", "16,4 30,44 66,86 102,106", "114,58 112,84 102,120", "102,106 120,112 136,116"):
            band = ribbon(line, width, 10)
            art.shape(band, strap, INK, 2.2)
            if edge:
                art.shape(ribbon(line, width * 0.3, 10), edge, None)
            art.ink(hatch(band, 40, 3.2, 0.34, "right", 1.2, 3)).shape(band, "none", INK, 2.2)
        for x, y, radius in ((22, 8, 9.5), (104, 105, 8), (138, 117, 7.5)):
            art.disc(x, y, radius, edge or strap, INK, 2.2).disc(x, y, radius * 0.55, stone, INK, 1.3)
            art.disc(x - radius * 0.2, y - radius * 0.2, radius * 0.16, "#ffffff", None)

    @property
    def bit(self) -> Point:
        """Where the reins leave the bit, on the card."""
        return self.at(138, 117)


def rein(art: Canvas, line: str | list[Point], strap: str, width: float = 8, edge: str | None = None) -> None:
    """A strap in card units."""
    path = curve(line)
    band = ribbon(path, width, 20)
    art.shape(band, strap, INK, 2.2)
    if edge:
        art.shape(brush(path, width * 0.3, 16, even), edge, None)
    art.ink(hatch(band, 60, 4, 0.34, "right", 1.2, 3)).shape(band, "none", INK, 2.2)


def scalloped_strap(art: Canvas, line: str, width: float, fill: str, trim: str, teeth: int) -> None:
    """A breast strap with a dagged edge below: triangles of `trim` hang from a band of `fill`."""
    path = curve(line)
    frames = Limb(path, (width, width)).frames(teeth * 2)
    for index in range(0, teeth * 2 - 1, 2):
        (x1, y1), _, across, half = frames[index]
        (x2, y2), _, _, _ = frames[index + 2] if index + 2 < len(frames) else frames[index + 1]
        tip = ((x1 + x2) / 2 + across[0] * half * 2.1, (y1 + y2) / 2 + across[1] * half * 2.1)
        tooth = spline([(x1, y1, 0), (x2, y2, 0), tip])
        art.shape(tooth, trim, INK, 2).ink(brush([((x1 + x2) / 2, (y1 + y2) / 2), tip], 1.6, 3, tapering))
    band = ribbon(path, width, 22)
    art.shape(band, fill, INK, 2.3).ink(hatch(band, 60, 3.8, 0.34, "right", 1.3, 3))
    art.shape(brush(path, width * 0.22, 18, even), INKS.yellow, None).shape(band, "none", INK, 2.3)


def eye_ring(art: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """A ring at the end of a strap."""
    art.shape(ellipse(x, y, radius), "none", INK, 5).shape(ellipse(x, y, radius), "none", fill, 2.6)
