"""Canvases that write little, cut what is drawn at straight edges, or place it on another.

A `Cut` does without the clip paths that QtSvg does not know: it splits the curves of every shape at its edges, so that
a court ends exactly at the middle line of its card and at the frame.  A `Placed` canvas draws on another with every
shape moved, scaled and turned; unlike a group it lets a `Cut` see the final place.
"""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from kit.cutting import INK_SLACK, OUTLINE_SLACK, Edge, cut, lean
from kit.geometry import Path
from kit.svg import INK, Canvas, Place, path_data

WORTH_SHARING = 90
"""Length of a path, in characters, from which on it is written in tenths, and once for two uses."""


class Lean(Canvas):
    """A canvas that writes little: shapes in as few points as the eye needs, and a shape drawn twice only once.

    Colour and outline are often drawn apart, with hatching between them; the second time refers to the first.
    Longer paths are written in tenths of a unit, which spares the points of their numbers.
    """

    def __init__(self) -> None:
        super().__init__()
        self.drawn: dict[str, int] = {}

    def shape(
        self, path: Path, fill: str = "none", line: str | None = INK, width: float = 2, **attributes: str
    ) -> Canvas:
        path = lean(path, OUTLINE_SLACK if line else INK_SLACK)
        if len(path_data(path)) < WORTH_SHARING:
            return super().shape(path, fill, line, width, **attributes)
        path = path.mapped(lambda x, y: (float(round(x * 10)), float(round(y * 10))))
        data = path_data(path)
        super().shape(path, fill, line, width * 10, **attributes, transform="scale(.1)")
        if data in self.drawn:
            name = f"s{crc32(data.encode()):x}"
            self.symbols[name] = f'<path d="{data}"/>'
            for place in (self.drawn[data], -1):
                element = self.elements[place]
                self.elements[place] = element.replace(f'<path d="{data}"', f'<use xlink:href="#{name}"')
        else:
            self.drawn[data] = len(self.elements) - 1
        return self

    def blank(self) -> Canvas:
        return Lean()

    def adopt(self, drawing: Lean) -> None:
        """Takes over what another canvas drew, as if drawn here."""
        self.symbols |= drawing.symbols
        self.elements += drawing.elements


class Cut(Lean):
    """A canvas that keeps what lies inside its edges.

    Groups and uses pass uncut: they are for what lies well inside; what is `put` is cut.
    """

    def __init__(self, edges: tuple[Edge, ...]) -> None:
        super().__init__()
        self.edges = edges

    def shape(
        self, path: Path, fill: str = "none", line: str | None = INK, width: float = 2, **attributes: str
    ) -> Canvas:
        for edge in self.edges:
            path = cut(path, edge)
        return super().shape(path, fill, line, width, **attributes)

    def put(self, draw: Callable[[Canvas], object], place: Place) -> Canvas:
        draw(Placed(self, *place))
        return self

    def whole(self, left: float, top: float, right: float, bottom: float) -> bool:
        corners = ((left, top), (right, top), (left, bottom), (right, bottom))
        return all(edge.depth(corner) >= 0 for edge in self.edges for corner in corners)


class Placed(Canvas):
    """Draws on another canvas with its origin moved to (x, y), turned clockwise and scaled.

    A negative `scale_x` mirrors; outlines keep the proportion of `scale`.
    """

    def __init__(
        self,
        target: Canvas,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        scale_x: float | None = None,
    ) -> None:
        super().__init__()
        self.target, self.scale = target, scale
        across = scale if scale_x is None else scale_x
        self.across, self.turn, self.origin = across, turn, (x, y)

    def shape(
        self, path: Path, fill: str = "none", line: str | None = INK, width: float = 2, **attributes: str
    ) -> Canvas:
        path = path.scaled(self.across, self.scale).rotated(self.turn).moved(*self.origin)
        self.target.shape(path, fill, line, width * self.scale, **attributes)
        return self

    def whole(self, left: float, top: float, right: float, bottom: float) -> bool:
        del left, top, right, bottom
        return False

    def put(self, draw: Callable[[Canvas], object], place: Place) -> Canvas:
        draw(Placed(self, *place))
        return self

    def within(self, transform: str, drawing: Canvas) -> Canvas:
        inner = Canvas().within(transform, drawing)
        self.target.group(inner, *self.origin, self.scale, self.turn, self.across)
        return self
