"""The frame of the French courts, and how two halves become one figure.

A half is drawn on the upper half of a card of 580 x 880, the middle of the body on x = 290, and ends at the frame
and at the middle of the card.  There everything but its pattern is the same on both sides of the axis, so that the
half and its copy, turned round, meet without a line; a girdle lies over the waist they share.
"""

from __future__ import annotations

from french.pips import HEIGHT, SIGNS, WIDTH, Inks
from kit.canvases import Cut
from kit.cutting import cut, rectangle
from kit.engraving import hatch
from kit.geometry import Path, Point, Segment, Subpath, curve, polygon
from kit.ornaments import gem
from kit.palette import FRENCH as INKS
from kit.strokes import ribbon
from kit.svg import INK, Canvas

AXIS = WIDTH / 2
SEAM = HEIGHT / 2
LEFT, TOP = 106.0, 62.0
"""The upper left corner of the frame."""

OVERLAP = 1.0
"""How far a half reaches past the middle of the card."""

SIGN = (146, 110, 0.64)
"""Place and scale of the sign inside the frame."""


def _opened(path: Path) -> Path:
    """The outline as a line that ends where it began."""
    return Path(
        tuple(
            Subpath(sub.start, (*sub.segments, Segment(None, None, sub.start)) if sub.closed else sub.segments, False)
            for sub in path.subpaths
        )
    )


class Half(Cut):
    """A canvas for the upper half of a court, on which no outline runs along the edges where shapes are cut off."""

    def __init__(self) -> None:
        super().__init__(rectangle(LEFT, TOP, WIDTH - LEFT, SEAM + OVERLAP))

    def shape(
        self, path: Path, fill: str = "none", line: str | None = INK, width: float = 2, **attributes: str
    ) -> Canvas:
        kept = path
        for edge in self.edges:
            kept = cut(kept, edge)
        if kept == path or not line:
            return super().shape(path, fill, line, width, **attributes)
        if fill != "none":
            super().shape(path, fill, None, 0, **attributes)
        return super().shape(_opened(path), "none", line, width, **attributes)


def doubled(half: Half, girdle: Canvas, suit: str, inks: Inks, *, sign_right: bool = False) -> Canvas:
    """A court of its upper half, with the sign of its suit in the frame, at the left or at the right."""
    x, y, scale = SIGN
    half.shape(SIGNS[suit]().scaled(scale).moved(WIDTH - x if sign_right else x, y), inks[suit], None)
    art = Canvas().symbol("half", half)
    art.use("half").use("half", WIDTH, HEIGHT, turn=180).group(girdle)
    return art.box(LEFT, TOP, WIDTH - 2 * LEFT, HEIGHT - 2 * TOP, "none", INK, 3, 6)


def girdle(reach: float, lean: float, width: float, ink: str, trim: str, stone: str) -> Canvas:
    """A belt of `width` over the middle of the card, `reach` to both sides, its left end `lean` higher than the axis.

    It is the same when the card is turned round; `ink`, `trim` and `stone` name inks.
    """
    art = Canvas()
    fill, _ = INKS.pair(ink)
    edge, edge_dark = INKS.pair(trim)
    jewel, _ = INKS.pair(stone)
    line: list[Point] = [
        (AXIS - reach, SEAM - lean),
        (AXIS - reach * 0.5, SEAM - lean * 0.2),
        (AXIS, SEAM),
        (AXIS + reach * 0.5, SEAM + lean * 0.2),
        (AXIS + reach, SEAM + lean),
    ]
    band = ribbon(line, width, 24)
    art.shape(band, fill, INK, 3).ink(hatch(band, 70, 4, 0.2, "right", 1.4, 3), hatch(band, 70, 4, 0.2, "left", 1.4, 4))
    for side in (-1, 1):
        border = curve([(x, y + side * width * 0.36) for x, y in line])
        art.shape(border, "none", INK, width * 0.2 + 2.4).shape(border, "none", edge, width * 0.2)
    for share in (-0.78, -0.52, 0.52, 0.78):
        x, y = AXIS + reach * share, SEAM + lean * (share * abs(share))
        size = width * 0.2
        art.shape(polygon([(x - size, y), (x, y - size), (x + size, y), (x, y + size)]), edge, INK, 1.8)
    buckle = width * 0.62
    art.box(AXIS - buckle * 1.2, SEAM - buckle, buckle * 2.4, buckle * 2, edge, INK, 2.8, 6)
    art.box(AXIS - buckle * 0.86, SEAM - buckle * 0.66, buckle * 1.72, buckle * 1.32, edge_dark, INK, 1.8, 4)
    gem(art, AXIS, SEAM, buckle * 0.5, edge, jewel)
    return art
