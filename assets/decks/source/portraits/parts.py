"""What several persons of the portraits have in common: necks, ears, hair, cloth and what is worn on it.

All are drawn round a face at the origin, its chin near y = 60.
"""

from __future__ import annotations

from collections.abc import Sequence

from kit.engraving import hatch, shadow
from kit.forms import solid
from kit.geometry import Node, Nodes, Path, Point, curve, joined, polar, spline, symmetric
from kit.palette import FRENCH as INKS
from kit.strokes import brush, lively, strands
from kit.svg import INK, Canvas
from portraits.visage import Shades


def neck(art: Canvas, skin: Shades, x: float, half: float) -> None:
    """A neck about x, `half` wide to both sides, that ends in the shoulders."""
    right: list[Node] = [(x + half, 34, 0), (x + half + 1, 64), (x + half + 12, 82), (x + 50, 98, 0), (x, 112)]
    shape = symmetric([(x, 34, 0), *right], axis=x)
    art.shape(shape, skin[0], INK, 3)
    shade: list[Node] = [(x - half, 48, 0), (x, 66), (x + half, 36, 0), *right[1:3], (x + 40, 96), (x + 10, 84)]
    art.shape(spline(shade), skin[1], None)
    art.ink(hatch(shape, -12, 3.6, 0.5, "right", 1.5, 3)).shape(shape, "none", INK, 3)


def pair(half: Nodes, axis: float) -> tuple[Path, Path]:
    """Two outlines on both sides of the upright line x = `axis`, of the right one as seen from there."""
    right = spline(half).moved(axis, 0)
    return right.mirrored(axis), right


def ear(art: Canvas, skin: Shades, x: float, y: float, size: float = 1) -> None:
    """An ear about (x, y) on the side of the head on which it lies."""
    side = (1 if x > 0 else -1) * size

    def at(dx: float, dy: float) -> Point:
        return x + side * dx, y + size * dy

    shape = spline([at(-6, -10), at(5, -15), at(11, -5), at(6, 12), at(-2, 16), at(-6, 6)])
    art.shape(shape, skin[0], INK, 2.8).shape(shadow(shape, 0.4), skin[1], None)
    art.ink(brush([at(-1, -9), at(6, -6), at(2, 6)], 2, 6))


def hoop(art: Canvas, x: float, y: float, radius: float) -> None:
    """A gold ring that hangs from (x, y)."""
    art.disc(x, y + radius, radius, "none", INK, 5.4).disc(x, y + radius, radius, "none", INKS.yellow, 2.6)


def combed(art: Canvas, hair: Shades, inner: str, outer: str, count: int, ink: str = INK) -> None:
    """A mass of smooth hair between two lines that run from its root to its ends."""
    near, far = curve(inner), curve(outer)
    mass = joined(near.whole(), far.whole().reversed())
    art.shape(mass, hair[0], INK, 3)
    art.ink(strands(near, far, max(2, count // 2), 2.6, since=0.1, until=0.72, seed=7), fill=hair[2])
    art.ink(strands(near, far, count, 2.5, profile=lively), fill=ink)
    art.shape(mass, "none", INK, 3)


def curl(art: Canvas, hair: Shades, x: float, y: float, radius: float, turn: float) -> None:
    """A rolled lock about (x, y)."""
    art.disc(x, y, radius, hair[0], INK, 2.6)
    art.ink(brush([polar(radius * (0.84 - 0.13 * k), turn + 62 * k, x, y) for k in range(6)], 2.6, 10, lively))
    gleam = [polar(radius * reach, angle, x, y) for reach, angle in ((0.66, 200), (0.74, 235), (0.66, 270))]
    art.ink(brush(gleam, 2.2, 5), fill=hair[2])


def cloth(art: Canvas, outline: str, ink: str, *, axis: float | None = None, angle: float = 10) -> None:
    """A garment; with an `axis` its right half is given."""
    shape = spline(outline) if axis is None else symmetric(outline, axis=axis)
    solid(art, shape, *INKS.pair(ink), angle=angle, step=4.8, share=0.26, back=0.12, shade=0.2, weight=1.8, width=3)


def folds(art: Canvas, lines: Sequence[str], width: float = 2.4) -> None:
    """Deep folds in cloth."""
    art.ink(*(brush(line, width, 8, lively) for line in lines))


def ribs(art: Canvas, feet: Sequence[Point], rise: float) -> None:
    """The ribs of something knitted, each from its foot up by `rise`."""
    art.ink(*(brush([(x, y - rise), (x - 1, y)], 2.2, 3) for x, y in feet))
