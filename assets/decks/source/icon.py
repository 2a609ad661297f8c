"""The application's icon: two cards in a fan, the settebello's coin on the one in front, a cube back behind it."""

from __future__ import annotations

import math

from kit.geometry import polar, polygon, star
from kit.palette import FRENCH as INKS
from kit.palette import PAPER
from kit.svg import INK, Canvas, document

SIZE = 512
CARD = (246.0, 408.0)
CORNER = 34
LINE = 14
COIN_RADIUS = 101
RAYS = 8
CUBE_EDGE = 44.0
BACK_INSET = 29


def icon() -> str:
    """The text of the icon's file."""
    art = Canvas()
    art.group(_back_card(), 194, 260, 1.05, -14)
    art.group(_coin_card(), 329, 258, 1.05, 9)
    return document(SIZE, SIZE, art, ground=None)


def _card(art: Canvas) -> None:
    width, height = CARD
    art.box(-width / 2, -height / 2, width, height, PAPER, INK, LINE, CORNER)


def _coin_card() -> Canvas:
    """The card in front: the black coin with its sun, so large that it is seen at 16 pixels."""
    art = Canvas()
    _card(art)
    art.disc(0, 0, COIN_RADIUS, INK, None)
    art.shape(star(RAYS, COIN_RADIUS * 0.9, COIN_RADIUS * 0.5), INKS.yellow, None)
    for index in range(RAYS):
        angle = -90 + index * 360 / RAYS
        half = [polar(COIN_RADIUS * 0.9, angle), polar(COIN_RADIUS * 0.5, angle + 180 / RAYS), (0.0, 0.0)]
        art.shape(polygon(half), INKS.ochre, None)
    return art.disc(0, 0, COIN_RADIUS * 0.27, INKS.red, INK, 10)


def _back_card() -> Canvas:
    """The card behind: the cubes of the backs, few and large, in red; paper covers what they overrun."""
    art = Canvas()
    _card(art)
    width, height = CARD[0] - 2 * BACK_INSET, CARD[1] - 2 * BACK_INSET
    art.box(-width / 2, -height / 2, width, height, INKS.red, None)
    half = CUBE_EDGE * math.sqrt(3) / 2
    for row in range(-2, 3):
        y = row * 1.5 * CUBE_EDGE
        for column in (-1, 1) if row % 2 else (-2, 0, 2):
            x = column * half
            top = [(x, y - CUBE_EDGE), (x + half, y - CUBE_EDGE / 2), (x, y), (x - half, y - CUBE_EDGE / 2)]
            right = [(x + half, y - CUBE_EDGE / 2), (x, y), (x, y + CUBE_EDGE), (x + half, y + CUBE_EDGE / 2)]
            art.shape(polygon(top), PAPER, None).shape(polygon(right), INKS.red_dark, None)
    cover = BACK_INSET - LINE / 2
    art.box(-(width + cover) / 2, -(height + cover) / 2, width + cover, height + cover, "none", PAPER, cover)
    return art.box(-width / 2, -height / 2, width, height, "none", INKS.red_dark, 8)
