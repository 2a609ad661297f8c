"""The French decks, 58 x 88 mm: one in the two usual colours and one with a colour for each suit."""

from __future__ import annotations

from functools import partial

from backs.families import backs
from french.courts import court_faces
from french.pips import FOUR_COLOURS, GROUND, HEIGHT, SIGNS, TWO_COLOURS, WIDTH, Inks, pip_faces, small_sign
from kit.deck import Deck


def _deck(folder: str, inks: Inks) -> Deck:
    return Deck(
        folder=folder,
        width=WIDTH,
        height=HEIGHT,
        corner=35,
        ground=GROUND,
        faces=pip_faces(inks) | court_faces(inks),
        backs=backs(WIDTH, HEIGHT, GROUND),
        signs={f"sign-{suit}": partial(small_sign, suit, inks) for suit in SIGNS},
    )


DECK = _deck("french", TWO_COLOURS)
FOUR_COLOUR_DECK = _deck("french4", FOUR_COLOURS)
