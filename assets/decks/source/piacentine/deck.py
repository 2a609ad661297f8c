"""The Piacentine deck: Piacenza pattern, 50 x 94 mm, with double-ended courts."""

from __future__ import annotations

from backs.families import backs
from kit.deck import Deck
from kit.latin import latin_faces
from kit.palette import PAPER
from piacentine import bastoni, coppe, denari, long_pips, pips, spade
from piacentine.ace_bastoni import asso_di_bastoni
from piacentine.ace_coppe import asso_di_coppe
from piacentine.ace_denari import asso_di_denari
from piacentine.ace_spade import asso_di_spade
from piacentine.signs import small_signs

DECK = Deck(
    folder="piacentine",
    width=pips.WIDTH,
    height=pips.HEIGHT,
    corner=38,
    ground=PAPER,
    faces=latin_faces(
        {"d": asso_di_denari, "c": asso_di_coppe, "s": asso_di_spade, "b": asso_di_bastoni},
        {"d": pips, "c": pips, "s": long_pips, "b": long_pips},
        {"d": denari, "c": coppe, "s": spade, "b": bastoni},
    ),
    backs=backs(pips.WIDTH, pips.HEIGHT),
    signs=small_signs(),
)
