"""Why one move is better than another, in Scopa's own words.

A scopa missed and a settebello laid are seen on the table. All else follows from how the round goes on after each of
the two moves: what most of the lost points would have been counted for.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from scopa_desktop.ai import analysis
from scopa_desktop.engine import PRIMIERA, SETTEBELLO, Card, Category, Move, Suit, View

CLEAR = 100
"""Thousandths of chance: from here on a scopa was given, below it the table was left open."""
SHARE = 0.3
"""The part of all the points lost from which on a line of the count is the reason."""
FEWEST = 0.05
"""Points below which it is not."""


class Verdict(StrEnum):
    """Why a move was worse, or what is good about the best one."""

    SCOPA = "scopa"
    SCOPA_GIVEN = "scopa_given"
    SETTEBELLO = "settebello"
    SETTEBELLO_GIVEN = "settebello_given"
    SEVENS = "sevens"
    DENARI = "denari"
    PRIMIERA = "primiera"
    CARDS = "cards"
    TABLE_OPEN = "table_open"
    POSITION = "position"


GAINS = (Verdict.SCOPA, Verdict.SETTEBELLO, Verdict.SEVENS, Verdict.DENARI, Verdict.PRIMIERA, Verdict.CARDS)
"""What a capture can gain, the weightiest first."""


def gain(code: Verdict, view: View, played: Move) -> int:
    """How much of what the code names a move gains."""
    cards: Sequence[Card] = (*played.taken, played.card) if played.taken else ()
    if code == Verdict.SCOPA:
        return int(analysis.sweeps(view, played))
    if code == Verdict.SETTEBELLO:
        return int(SETTEBELLO in cards)
    if code == Verdict.SEVENS:
        return sum(card.rank == 7 for card in cards)
    if code == Verdict.DENARI:
        return sum(card.suit == Suit.DENARI for card in cards)
    if code == Verdict.PRIMIERA:
        return sum(PRIMIERA[card.rank] for card in cards if card.rank in (1, 6))
    return len(cards)


def why(view: View, best: Move) -> Verdict:
    """What is good about the best move: what it takes, or that it gives no scopa where another card would."""
    if not best.taken and analysis.gift(view, best) < max(analysis.gift(view, each) for each in view.moves):
        return Verdict.SCOPA_GIVEN
    return next((code for code in GAINS if gain(code, view, best)), Verdict.POSITION)


def verdict(view: View, best: Move, played: Move) -> Verdict:
    """Why `played` was worse than `best`."""

    def more(code: Verdict) -> bool:
        """Whether the best move gains more of what the code names."""
        return gain(code, view, best) > gain(code, view, played)

    if more(Verdict.SCOPA):
        return Verdict.SCOPA
    if played == Move(SETTEBELLO):
        return Verdict.SETTEBELLO_GIVEN
    given = analysis.gift(view, played) - analysis.gift(view, best)
    lost = {LINES[line]: points for line, points in analysis.lost(view, best, played).items()}
    most = max(lost, key=lambda code: lost[code])
    if lost[most] < max(FEWEST, SHARE * sum(value for value in lost.values() if value > 0)):
        # Nothing stands out in how the round goes on: what is seen on the table must do.
        seen = next((code for code in GAINS if more(code)), Verdict.SCOPA if given > 0 else Verdict.POSITION)
        most = Verdict.SCOPA if given >= CLEAR else seen
    if most == Verdict.SCOPA:
        return Verdict.SCOPA_GIVEN if given >= CLEAR else Verdict.TABLE_OPEN
    if most == Verdict.PRIMIERA and more(Verdict.SEVENS):
        return Verdict.SEVENS
    if most == Verdict.SETTEBELLO and not gain(most, view, best):
        return Verdict.SETTEBELLO_GIVEN
    return most


LINES = {
    Category.SCOPE: Verdict.SCOPA,
    Category.SETTEBELLO: Verdict.SETTEBELLO,
    Category.CARTE: Verdict.CARDS,
    Category.DENARI: Verdict.DENARI,
    Category.PRIMIERA: Verdict.PRIMIERA,
}
"""The reason that each line of the count is."""
