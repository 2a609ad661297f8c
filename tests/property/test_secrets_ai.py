"""A player moves by what it may see: with the hidden cards exchanged and the seed fixed the move stays the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from threading import Event

import pytest

from scopa_desktop.ai import LEVELS
from scopa_desktop.engine import FORMS, Rules, State, deal, observe, play, shuffled

GO = Event()


pytestmark = pytest.mark.usefixtures("small_trees")


def positions(rules: Rules, seed: int) -> list[State]:
    """The states of a round played at random."""
    random = Random(seed)
    state = deal(rules, shuffled(rules.deck, random), random.randrange(rules.seats)).state
    found = []
    while not state.over:
        found.append(state)
        state = play(state, random.choice(observe(state, state.turn).moves)).state
    return found


def exchanged(state: State, seed: int) -> State:
    """The same round as its next seat sees it, with all that is hidden from it dealt anew."""
    others = [seat for seat in range(state.rules.seats) if seat != state.turn]
    hidden = [card for seat in others for card in state.hands[seat]] + list(state.stock)
    cards = iter(shuffled(sorted(hidden), Random(seed)))
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(next(cards) for _ in state.hands[seat])
    return replace(state, hands=tuple(hands), stock=tuple(cards))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_change_a_move(level: str, form: str) -> None:
    random = Random(7)
    count = 12 if level in ("easy", "normal") else 3
    for state in random.sample(positions(FORMS[form], 11), count):
        other = exchanged(state, random.randrange(1000))
        moves = [LEVELS[level](5).choose(observe(world, world.turn), GO) for world in (state, other)]
        assert moves[0] == moves[1]
