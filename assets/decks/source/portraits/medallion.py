"""The round frame of a portrait: paper, a line of ink and an engraved ground; the person in it ends at its edge."""

from __future__ import annotations

from kit.canvases import Cut
from kit.cutting import round_edges
from kit.engraving import hatch
from kit.geometry import ellipse
from kit.palette import PAPER
from kit.svg import INK, Canvas, document

SIZE = 240
"""Side of a portrait's square; its origin is in the middle."""
OUTER, INNER = 118.5, 108.0
"""Radius of the frame, and of what is seen in it."""


def medallion(person: Canvas, ground: str, line: str) -> str:
    """The file of a portrait: a person on a ground engraved in lines of another colour."""
    art = Canvas()
    art.disc(0, 0, OUTER, PAPER, INK, 3).disc(0, 0, INNER, ground, None)
    disc = ellipse(0, 0, INNER)
    art.ink(
        hatch(disc, 0, 6.4, 0.62, "right", 2.6, 3, vary=0.12),
        hatch(disc, 0, 6.4, 0.26, "left", 2.2, 3, vary=0.12),
        fill=line,
    )
    art.symbols |= person.symbols
    art.elements += person.elements
    art.disc(0, 0, INNER, "none", INK, 3.6)
    return document(SIZE, SIZE, Canvas().group(art, SIZE / 2, SIZE / 2), ground=None)


def opening() -> Cut:
    """A canvas that ends at the edge of the medallion."""
    return Cut(round_edges(0, 0, INNER))
