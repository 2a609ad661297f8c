"""Why one move is better than another, in Scopa's own words.

A scopa missed and a settebello laid are seen on the table. All else follows from how the round goes on after each of
the two moves: what most of the lost points would have been counted for.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from threading import Event

from scopa_desktop.ai.bits import Position, index, mask
from scopa_desktop.ai.players import kernel
from scopa_desktop.ai.thinkers import Hard, Master
from scopa_desktop.ai.tree import Kernel
from scopa_desktop.engine import (
    PRIMIERA,
    SETTEBELLO,
    Card,
    Category,
    Move,
    State,
    Suit,
    View,
    imagine,
    observe,
    play,
    score,
)

CLEAR = 100
"""Thousandths of chance: from here on a scopa was given, below it the table was left open."""
WORLDS = 400
"""Worlds in which the round goes on after a move, to see what its points are counted for."""
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


def gain(code: Verdict, position: Position, game: Kernel, played: Move) -> int:
    """How much of what the code names a move gains."""
    cards: Sequence[Card] = (*played.taken, played.card) if played.taken else ()
    if code == Verdict.SCOPA:
        return int(bool(cards) and game.sweeps(index(played.card), mask(played.taken), position.table, position.left))
    if code == Verdict.SETTEBELLO:
        return int(SETTEBELLO in cards)
    if code == Verdict.SEVENS:
        return sum(card.rank == 7 for card in cards)
    if code == Verdict.DENARI:
        return sum(card.suit == Suit.DENARI for card in cards)
    if code == Verdict.PRIMIERA:
        return sum(PRIMIERA[card.rank] for card in cards if card.rank in (1, 6))
    return len(cards)


def gift(position: Position, game: Kernel, played: Move) -> int:
    """The chance in thousandths that a move is answered by a scopa of the next seat."""
    return game.gift(position, index(played.card), mask(played.taken))


def why(view: View, best: Move) -> Verdict:
    """What is good about the best move: what it takes, or that it gives no scopa where another card would."""
    position, game = Position.of(view), kernel(view.rules)
    if not best.taken and gift(position, game, best) < max(gift(position, game, each) for each in view.moves):
        return Verdict.SCOPA_GIVEN
    return next((code for code in GAINS if gain(code, position, game, best)), Verdict.POSITION)


def verdict(view: View, best: Move, played: Move) -> Verdict:
    """Why `played` was worse than `best`."""
    position, game = Position.of(view), kernel(view.rules)

    def more(code: Verdict) -> bool:
        """Whether the best move gains more of what the code names."""
        return gain(code, position, game, best) > gain(code, position, game, played)

    if more(Verdict.SCOPA):
        return Verdict.SCOPA
    if played == Move(SETTEBELLO):
        return Verdict.SETTEBELLO_GIVEN
    given = gift(position, game, played) - gift(position, game, best)
    lost = counted(view, best, played)
    most = max(lost, key=lambda code: lost[code])
    if lost[most] < max(FEWEST, SHARE * sum(value for value in lost.values() if value > 0)):
        # Nothing stands out in how the round goes on: what is seen on the table must do.
        seen = next((code for code in GAINS if more(code)), Verdict.SCOPA if given > 0 else Verdict.POSITION)
        most = Verdict.SCOPA if given >= CLEAR else seen
    if most == Verdict.SCOPA:
        return Verdict.SCOPA_GIVEN if given >= CLEAR else Verdict.TABLE_OPEN
    if most == Verdict.PRIMIERA and more(Verdict.SEVENS):
        return Verdict.SEVENS
    if most == Verdict.SETTEBELLO and not gain(most, position, game, best):
        return Verdict.SETTEBELLO_GIVEN
    return most


LINES = (Verdict.SCOPA, Verdict.SETTEBELLO, Verdict.CARDS, Verdict.DENARI, Verdict.PRIMIERA)
CATEGORIES = (Category.SCOPE, Category.SETTEBELLO, Category.CARTE, Category.DENARI, Category.PRIMIERA)
"""What a round is counted by, in the order of `Kernel.counts`, in both tongues."""


def counted(view: View, best: Move, played: Move) -> dict[Verdict, float]:
    """By how many points the round is expected to be counted worse after `played` than after `best`, line by line.

    The mean over worlds that follow the plays seen, played on by rating. The last deal of two players is one world,
    which both sides play as well as can be.
    """
    position, game = Position.of(view), kernel(view.rules)
    sign = -1 if position.seat & 1 else 1
    if game.seats == 2 and not position.stock:
        first, second = (tally(finish(play(imagine(view, 0), each).state)) for each in (best, played))
        worlds = 1
    else:
        moves = [(index(each.card), mask(each.taken)) for each in (best, played)]
        first, second = game.counts(position, moves, WORLDS, 1, Master.EXCHANGES)
        worlds = WORLDS
    return {code: sign * (one - two) / worlds for code, one, two in zip(LINES, first, second, strict=True)}


def finish(state: State) -> State:
    """The last deal of two players played out exactly."""
    while not state.over:
        state = play(state, Hard(0).choose(observe(state, state.turn), Event())).state
    return state


def tally(state: State) -> tuple[int, ...]:
    """A finished round as `Kernel.counts` counts one."""
    points = {line.category: line.points[0] - line.points[1] for line in score(state).lines}
    return tuple(points[each] for each in CATEGORIES)
