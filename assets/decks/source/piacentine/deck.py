"""The Piacentine deck: Piacenza pattern, 50 x 94 mm, with double-ended courts."""

from __future__ import annotations

from kit.latin import latin_deck
from piacentine.pips import HEIGHT, WIDTH

DECK = latin_deck("piacentine", WIDTH, HEIGHT, corner=38)
