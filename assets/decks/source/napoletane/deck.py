"""The Napoletane deck: Neapolitan pattern, 50 x 83 mm."""

from __future__ import annotations

from kit.latin import latin_deck
from napoletane.pips import HEIGHT, WIDTH

DECK = latin_deck("napoletane", WIDTH, HEIGHT, corner=28)
