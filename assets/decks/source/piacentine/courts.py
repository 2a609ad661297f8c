"""What the twelve courts of the Piacentine have in common: two halves about a line across the middle of the card."""

from __future__ import annotations

from kit.canvases import Cut
from kit.cutting import rectangle
from kit.geometry import curve
from kit.svg import INK, Canvas
from piacentine.pips import FRAME, FRAME_LINE, MIDDLE, framed


def upper_half() -> Cut:
    """A canvas for the upper half of a court, in card units: it ends at the frame and at the middle line."""
    left, top, width, _ = FRAME
    return Cut(rectangle(left, top, left + width, MIDDLE))


def doubled(half: Canvas) -> Canvas:
    """A court: its upper half, the same turned round below, the line between them and the frame."""
    art = Canvas().symbol("half", half)
    art.elements += ['<use xlink:href="#half"/>', '<use xlink:href="#half" transform="rotate(180 250 470)"/>']
    return framed(art.shape(curve("44,470 456,470"), "none", INK, FRAME_LINE))
