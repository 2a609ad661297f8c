"""The Napoletane deck: Neapolitan pattern, 50 x 83 mm."""

from __future__ import annotations

import napoletane_bastoni as bastoni
import napoletane_coppe as coppe
import napoletane_denari as denari
import napoletane_pips as pips
import napoletane_spade as spade
from backs import backs
from deck import Deck
from napoletane_ace_bastoni import asso_di_bastoni
from napoletane_ace_coppe import asso_di_coppe
from napoletane_ace_denari import asso_di_denari
from napoletane_ace_spade import asso_di_spade
from palette import PAPER
from signs_napoletane import small_signs

DECK = Deck(
    folder="napoletane",
    width=pips.WIDTH,
    height=pips.HEIGHT,
    corner=28,
    ground=PAPER,
    faces={
        "1d": asso_di_denari,
        "1c": asso_di_coppe,
        "1s": asso_di_spade,
        "1b": asso_di_bastoni,
        "2d": pips.two_of_denari,
        "3d": pips.three_of_denari,
        "4d": pips.four_of_denari,
        "5d": pips.five_of_denari,
        "6d": pips.six_of_denari,
        "7d": pips.seven_of_denari,
        "2c": pips.two_of_coppe,
        "3c": pips.three_of_coppe,
        "4c": pips.four_of_coppe,
        "5c": pips.five_of_coppe,
        "6c": pips.six_of_coppe,
        "7c": pips.seven_of_coppe,
        "2s": pips.two_of_spade,
        "3s": pips.three_of_spade,
        "4s": pips.four_of_spade,
        "5s": pips.five_of_spade,
        "6s": pips.six_of_spade,
        "7s": pips.seven_of_spade,
        "2b": pips.two_of_bastoni,
        "3b": pips.three_of_bastoni,
        "4b": pips.four_of_bastoni,
        "5b": pips.five_of_bastoni,
        "6b": pips.six_of_bastoni,
        "7b": pips.seven_of_bastoni,
        "8d": denari.fante_di_denari,
        "9d": denari.cavallo_di_denari,
        "10d": denari.re_di_denari,
        "8c": coppe.fante_di_coppe,
        "9c": coppe.cavallo_di_coppe,
        "10c": coppe.re_di_coppe,
        "8s": spade.fante_di_spade,
        "9s": spade.cavallo_di_spade,
        "10s": spade.re_di_spade,
        "8b": bastoni.fante_di_bastoni,
        "9b": bastoni.cavallo_di_bastoni,
        "10b": bastoni.re_di_bastoni,
        "8d-pip": pips.eight_of_denari,
        "9d-pip": pips.nine_of_denari,
        "10d-pip": pips.ten_of_denari,
        "8c-pip": pips.eight_of_coppe,
        "9c-pip": pips.nine_of_coppe,
        "10c-pip": pips.ten_of_coppe,
        "8s-pip": pips.eight_of_spade,
        "9s-pip": pips.nine_of_spade,
        "10s-pip": pips.ten_of_spade,
        "8b-pip": pips.eight_of_bastoni,
        "9b-pip": pips.nine_of_bastoni,
        "10b-pip": pips.ten_of_bastoni,
    },
    backs=backs(pips.WIDTH, pips.HEIGHT),
    signs=small_signs(),
)
