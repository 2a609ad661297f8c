"""What `build.py` needs of a deck: its size and a function for each of its drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kit.svg import Canvas, document

SIGN_SIZE = 100
"""Side of the square in which the small suit signs are drawn."""


@dataclass(frozen=True)
class Deck:
    """A deck's drawings by file name without its ending: `1d`, `8d-pip`, `sign-d`, `back-cubes-navy` ..."""

    folder: str
    width: float
    height: float
    corner: float
    ground: str
    faces: Mapping[str, Callable[[], Canvas]]
    backs: Mapping[str, Callable[[], Canvas]]
    signs: Mapping[str, Callable[[], Canvas]]

    def names(self) -> list[str]:
        return [*self.faces, *self.signs, *self.backs]

    def svg(self, name: str) -> str:
        """The text of one of the deck's files."""
        if name in self.signs:
            return document(SIGN_SIZE, SIGN_SIZE, self.signs[name](), ground=None)
        drawing = (self.faces if name in self.faces else self.backs)[name]()
        return document(self.width, self.height, drawing, ground=self.ground, corner=self.corner)
