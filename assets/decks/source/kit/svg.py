"""SVG text: numbers, path data, a canvas that gathers elements, and the card document.

Only what QtSvg draws correctly is written: path, circle, ellipse, rect, g, use and defs, with plain
attributes.  Things drawn several times go into the document's `defs` once (`Canvas.symbol`) and are placed
with `Canvas.use`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from kit.geometry import Path, ellipse, polygon

INK = "#17120f"


class Place(NamedTuple):
    """Where a drawing has its origin, its scale and its turn; `scale_x` differs from `scale` to mirror."""

    x: float
    y: float
    scale: float = 1
    turn: float = 0
    scale_x: float | None = None


def number(value: float) -> str:
    """The value to a tenth, in as few characters as SVG allows."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    if text == "-0":
        text = "0"
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0."):
        return "-" + text[2:]
    return text


def numbers(*values: float) -> str:
    """Several numbers, with a space only where a minus sign does not part them already."""
    result = ""
    for value in values:
        text = number(value)
        result += text if not result or text[0] == "-" else " " + text
    return result


def path_data(path: Path) -> str:
    """The `d` attribute of a path, in relative coordinates."""
    words: list[str] = []
    for sub in path.subpaths:
        words.append("M" + numbers(*sub.start))
        x, y = round(sub.start[0], 1), round(sub.start[1], 1)
        previous = ""
        for segment in sub.segments:
            end_x, end_y = round(segment.end[0], 1), round(segment.end[1], 1)
            first, second = segment.control_1, segment.control_2
            if first is None or second is None:
                command, text = "l", numbers(end_x - x, end_y - y)
            else:
                command = "c"
                text = numbers(first[0] - x, first[1] - y, second[0] - x, second[1] - y, end_x - x, end_y - y)
            if command == previous:
                words.append(text if text[0] == "-" else " " + text)
            else:
                words.append(command + text)
            previous = command
            x, y = end_x, end_y
        if sub.closed:
            words.append("z")
    return "".join(words)


def _paint(fill: str, line: str | None, width: float) -> str:
    text = f' fill="{fill}"'
    if line and width:
        text += f' stroke="{line}" stroke-width="{number(width)}"'
    return text


class Canvas:
    """Gathers SVG elements in painting order; its methods return the canvas itself.

    `line` and `width` are the colour and thickness of an outline, None for no outline.
    """

    def __init__(self) -> None:
        self.elements: list[str] = []
        self.symbols: dict[str, str] = {}

    def shape(
        self, path: Path, fill: str = "none", line: str | None = INK, width: float = 2, **attributes: str
    ) -> Canvas:
        data = path_data(path)
        if data:
            extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
            self.elements.append(f'<path d="{data}"{_paint(fill, line, width)}{extra}/>')
        return self

    def ink(self, *paths: Path, fill: str = INK) -> Canvas:
        """Strokes and hatches, all in one element."""
        together = Path(tuple(sub for path in paths for sub in path.subpaths))
        return self.shape(together, fill, None)

    def disc(
        self, x: float, y: float, radius: float, fill: str = "none", line: str | None = INK, width: float = 2
    ) -> Canvas:
        reach = radius + width
        if not self.whole(x - reach, y - reach, x + reach, y + reach):
            return self.shape(ellipse(x, y, radius), fill, line, width)
        self.elements.append(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{_paint(fill, line, width)}/>'
        )
        return self

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "none",
        line: str | None = INK,
        line_width: float = 2,
        corner: float = 0,
    ) -> Canvas:
        if not self.whole(x, y, x + width, y + height):
            corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            return self.shape(polygon(corners), fill, line, line_width)
        rounding = f' rx="{number(corner)}"' if corner else ""
        self.elements.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
            f"{_paint(fill, line, line_width)}{rounding}/>"
        )
        return self

    def symbol(self, name: str, drawing: Canvas) -> Canvas:
        """Keeps a drawing under a name, to be placed by `use`."""
        self.symbols |= drawing.symbols
        self.symbols[name] = drawing.text()
        return self

    def use(
        self,
        name: str,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        scale_x: float | None = None,
    ) -> Canvas:
        """A symbol with its origin at (x, y), turned clockwise; `scale_x` differs from `scale` to mirror."""
        self.elements.append(f'<use xlink:href="#{name}" transform="{placed(x, y, scale, turn, scale_x)}"/>')
        return self

    def group(
        self,
        drawing: Canvas,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        scale_x: float | None = None,
    ) -> Canvas:
        """Another drawing, placed as by `use`."""
        return self.within(placed(x, y, scale, turn, scale_x), drawing)

    def put(self, draw: Callable[[Canvas], object], place: Place) -> Canvas:
        """What a function draws on a canvas, placed."""
        drawing = self.blank()
        draw(drawing)
        return self.group(drawing, *place)

    def blank(self) -> Canvas:
        """An empty canvas for what is to be placed on this one."""
        return Canvas()

    def within(self, transform: str, drawing: Canvas) -> Canvas:
        """Another drawing in a group of the given transform."""
        self.symbols |= drawing.symbols
        self.elements.append(f'<g transform="{transform}">{drawing.text()}</g>')
        return self

    def whole(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether a circle or a box that fills these bounds is written as such; otherwise it is drawn as a path."""
        del left, top, right, bottom
        return True

    def text(self) -> str:
        return "".join(self.elements)


def placed(x: float, y: float, scale: float = 1, turn: float = 0, scale_x: float | None = None) -> str:
    """The transform that moves to (x, y), turns and scales."""
    transform = f"translate({numbers(x, y)})"
    if turn:
        transform += f"rotate({number(turn)})"
    if scale_x is not None:
        transform += f"scale({scale_x:.3g} {scale:.3g})"
    elif scale != 1:
        transform += f"scale({scale:.3g})"
    return transform


def document(width: float, height: float, drawing: Canvas, *, ground: str | None, corner: float = 0) -> str:
    """A whole SVG file: the drawing on a rounded ground that fills it, or on nothing."""
    symbols: Mapping[str, str] = drawing.symbols
    defs = "".join(f'<g id="{name}">{content}</g>' for name, content in symbols.items())
    paper = ""
    if ground:
        paper = f'<rect width="{number(width)}" height="{number(height)}" rx="{number(corner)}" fill="{ground}"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' viewBox="0 0 {number(width)} {number(height)}">'
        + (f"<defs>{defs}</defs>" if defs else "")
        + paper
        + f'<g stroke-linejoin="round" stroke-linecap="round">{drawing.text()}</g></svg>\n'
    )
