"""The Napoletane deck: Neapolitan pattern, 50 x 83 mm."""

from __future__ import annotations

from backs.families import backs
from kit.deck import Deck
from kit.latin import latin_faces
from kit.palette import PAPER
from napoletane import bastoni, coppe, denari, long_pips, pips, spade
from napoletane.ace_bastoni import asso_di_bastoni
from napoletane.ace_coppe import asso_di_coppe
from napoletane.ace_denari import asso_di_denari
from napoletane.ace_spade import asso_di_spade
from napoletane.index_signs import small_signs

DECK = Deck(
    folder="napoletane",
    width=pips.WIDTH,
    height=pips.HEIGHT,
    corner=28,
    ground=PAPER,
    faces=latin_faces(
        {"d": asso_di_denari, "c": asso_di_coppe, "s": asso_di_spade, "b": asso_di_bastoni},
        {"d": pips, "c": pips, "s": long_pips, "b": long_pips},
        {"d": denari, "c": coppe, "s": spade, "b": bastoni},
    ),
    backs=backs(pips.WIDTH, pips.HEIGHT),
    signs=small_signs(),
)
