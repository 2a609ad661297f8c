"""Rounds of every form with any house rules, played by players of several tempers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from scopa_desktop.engine import (
    FORMS,
    HOUSE_RULES,
    TARGETS,
    Card,
    Move,
    Rules,
    State,
    Step,
    Suit,
    agreed,
    deal,
    legal_moves,
    play,
    shuffled,
)

Temper = Callable[[State, Move], tuple[int, ...]]
"""How much a player likes a move; among those liked best chance decides."""


def _denari(move: Move) -> int:
    return sum(card.suit == Suit.DENARI for card in (move.card, *move.taken))


def _any(_state: State, _move: Move) -> tuple[int, ...]:
    return ()


def _taker(_state: State, move: Move) -> tuple[int, ...]:
    return (len(move.taken), _denari(move))


def _layer(_state: State, move: Move) -> tuple[int, ...]:
    """Fills the table: lays from the highest card down."""
    return (-len(move.taken), move.card.rank)


def _giver(state: State, move: Move) -> tuple[int, ...]:
    """Side 1 lays its denari for side 0 to take them."""
    if state.rules.sides[state.turn] == 0:
        return (_denari(move) if move.taken else -_denari(move), len(move.taken))
    return (-len(move.taken), -_denari(move) if move.taken else _denari(move))


TEMPERS: dict[str, Temper] = {"any": _any, "taker": _taker, "layer": _layer, "giver": _giver}


@dataclass(frozen=True)
class Round:
    """A deck that was dealt and what came of it: the step of the deal, then one for every move."""

    deck: tuple[Card, ...]
    steps: tuple[Step, ...]

    @property
    def states(self) -> tuple[State, ...]:
        """The states one after the other, the dealt one first."""
        return tuple(step.state for step in self.steps)

    @property
    def last(self) -> State:
        """The state at which the round stands."""
        return self.steps[-1].state


def crowding(rules: Rules, random: Random) -> tuple[Card, ...]:
    """A deck that opens with four equal cards and then brings every other rank once, from the highest down."""
    rank = random.randint(1, rules.ranks)
    opening = [card for card in rules.deck if card.rank == rank][: rules.table]
    others = shuffled([card for card in rules.deck if card not in opening], random)
    ranks = sorted({card.rank for card in others} - {rank}, reverse=True)
    ladder = [next(card for card in others if card.rank == other) for other in ranks]
    rest = [*ladder, *(card for card in others if card not in ladder)]
    at = rules.hand * rules.seats
    return (*rest[:at], *opening, *rest[at:])


def play_round(rules: Rules, deck: tuple[Card, ...], first: int, temper: Temper, random: Random, plays: int) -> Round:
    """Deal, and play at most `plays` cards."""
    steps = [deal(rules, deck, first)]
    while not (state := steps[-1].state).over and len(steps) <= plays:
        moves = legal_moves(rules, state.hands[state.turn], state.table)
        liked = [(temper(state, move), random.random(), at) for at, move in enumerate(moves)]
        steps.append(play(state, moves[max(liked)[-1]]))
    return Round(deck, tuple(steps))


@st.composite
def all_rules(draw: st.DrawFn) -> Rules:
    """Every form with every choice of house rules."""
    house = draw(st.sets(st.sampled_from(HOUSE_RULES)))
    return agreed(draw(st.sampled_from(list(FORMS))), draw(st.sampled_from(TARGETS)), house)


@st.composite
def rounds(draw: st.DrawFn, *, whole: bool = True, rules: st.SearchStrategy[Rules] | None = None) -> Round:
    """Rounds to their end, or to any moment of them; void deals are among them."""
    form = draw(rules or all_rules())
    temper = TEMPERS[draw(st.sampled_from(list(TEMPERS)))]
    first = draw(st.integers(0, form.seats - 1))
    crowded = draw(st.booleans())
    random = Random(draw(st.integers(0, 2**32 - 1)))
    plays = len(form.deck) if whole else draw(st.integers(0, len(form.deck) - form.table))
    deck = crowding(form, random) if crowded else shuffled(form.deck, random)
    return play_round(form, deck, first, temper, random, plays)


def positions(rules: st.SearchStrategy[Rules] | None = None) -> st.SearchStrategy[State]:
    """States that can be reached."""
    return rounds(whole=False, rules=rules).map(lambda one: one.last)
