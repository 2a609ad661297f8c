"""The Piacentine deck: Piacenza pattern, 50 x 94 mm, with double-ended courts."""

from __future__ import annotations

import piacentine_courts as courts
import piacentine_pips as pips
from backs import backs
from deck import Deck
from palette import PAPER
from signs_piacentine import small_signs

DECK = Deck(
    folder="piacentine",
    width=pips.WIDTH,
    height=pips.HEIGHT,
    corner=38,
    ground=PAPER,
    faces={
        "1d": courts.provisional("d", 8),
        "1c": courts.provisional("c", 8),
        "1s": courts.provisional("s", 8),
        "1b": courts.provisional("b", 8),
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
        "8d": courts.provisional("d", 8),
        "9d": courts.provisional("d", 9),
        "10d": courts.provisional("d", 10),
        "8c": courts.provisional("c", 8),
        "9c": courts.provisional("c", 9),
        "10c": courts.provisional("c", 10),
        "8s": courts.provisional("s", 8),
        "9s": courts.provisional("s", 9),
        "10s": courts.provisional("s", 10),
        "8b": courts.provisional("b", 8),
        "9b": courts.provisional("b", 9),
        "10b": courts.provisional("b", 10),
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
