"""What the levels promise, and how they differ."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations
from random import Random
from threading import Event

import pytest

from scopa_desktop.ai import LEVELS, Player
from scopa_desktop.engine import FORMS, HOUSE_RULES, Move, Rules, State, View, agreed, deal, observe, parse_codes, play
from scopa_desktop.engine import shuffled as shuffle

GO = Event()
HALT = Event()
HALT.set()
HOUSES = list(chain.from_iterable(combinations(HOUSE_RULES, size) for size in range(len(HOUSE_RULES) + 1)))


pytestmark = pytest.mark.usefixtures("small_trees")


def start(rules: Rules, seed: int) -> State:
    """A round dealt from a seed; void deals are passed over."""
    random = Random(seed)
    while (state := deal(rules, shuffle(rules.deck, random), random.randrange(rules.seats)).state).void:
        pass
    return state


def view(hand: str, table: str, piles: tuple[str, str] = ("", ""), form: str = "scopa") -> View:
    """Seat 0 of a two-player round to move, with a stock."""
    state = start(FORMS[form], 1)
    return replace(
        observe(state, 0),
        hand=parse_codes(hand),
        table=parse_codes(table),
        piles=(parse_codes(piles[0]), parse_codes(piles[1])),
        turn=0,
    )


def choices(level: str, position: View, seeds: int = 20) -> set[str]:
    """The moves a level makes over several seeds."""
    return {str(LEVELS[level](seed).choose(position, GO)) for seed in range(seeds)}


def play_round(players: list[Player], state: State, stop: Event) -> State:
    """Play to the end; the engine refuses an illegal move."""
    while not state.over:
        side = state.rules.sides[state.turn]
        state = play(state, players[side].choose(observe(state, state.turn), stop)).state
    return state


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_form_to_the_end(level: str, form: str) -> None:
    play_round([LEVELS[level](1), LEVELS[level](2)], start(FORMS[form], 3), GO)


@pytest.mark.parametrize("house", HOUSES, ids=",".join)
def test_every_level_plays_with_every_set_of_house_rules(house: tuple[str, ...]) -> None:
    for number, form in enumerate(("scopa", "pairs-28")):
        state = start(agreed(form, house=house), number)
        play_round([LEVELS["easy"](1), LEVELS["normal"](2)], state, GO)
        for level in list(LEVELS)[2:]:
            play_round([LEVELS[level](1), LEVELS[level](2)], state, HALT)
            late = play_round_until(state, 6)
            play_round([LEVELS[level](1), LEVELS[level](2)], late, GO)


def play_round_until(state: State, left: int) -> State:
    """Play by rule of thumb until `left` cards are to be played."""
    player = LEVELS["normal"](0)
    while not state.over and len(state.stock) + sum(map(len, state.hands)) > left:
        state = play(state, player.choose(observe(state, state.turn), GO)).state
    return state


@pytest.mark.parametrize("form", ["scopa", "pairs"])
@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_seeds_give_equal_moves(level: str, form: str) -> None:
    state = start(FORMS[form], 7)
    seen = observe(state, state.turn)
    first = [LEVELS[level](seed).choose(seen, GO) for seed in range(4)]
    assert first == [LEVELS[level](seed).choose(seen, GO) for seed in range(4)]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_stopped_player_still_answers_legally(level: str, form: str) -> None:
    play_round([LEVELS[level](1), LEVELS[level](2)], start(FORMS[form], 5), HALT)


def test_a_stop_is_obeyed_before_the_next_worlds_are_drawn() -> None:
    class Counting:
        asked = 0

        def is_set(self) -> bool:
            self.asked += 1
            return self.asked > 2

    stop = Counting()
    state = start(FORMS["scopa"], 2)
    LEVELS["hard"](1).choose(observe(state, state.turn), stop)
    assert stop.asked == 3


def test_normal_takes_the_settebello() -> None:
    assert choices("normal", view("7c 2s 9b", "7d 7s 10c 8b")) == {"7c:7d"}


def test_normal_prefers_a_scopa_to_cards() -> None:
    assert choices("normal", view("5c 9s", "2c 3s")) == {"5c:2c+3s"}
    assert choices("normal", view("4c 10s", "4b", ("10c 9d", ""))) == {"4c:4b"}


def test_normal_prefers_denari_and_sevens() -> None:
    assert choices("normal", view("6c 10s", "6d 6s 9b 8c")) == {"6c:6d"}
    assert choices("normal", view("7c 5c", "7s 5s 9b 8c 10c")) == {"7c:7s"}


def test_normal_does_not_leave_a_scopa_and_easy_does_not_look() -> None:
    position = view("1s 8c 9s", "2c")
    assert choices("normal", position) == {"9s"}
    assert choices("easy", position, 40) == {"1s", "8c", "9s"}


def test_easy_takes_what_it_sees_at_random() -> None:
    position = view("7c 5c 10b", "7d 7s 5s")
    assert choices("easy", position, 60) == {"7c:7d", "7c:7s", "5c:5s"}


def test_a_lone_last_king_is_left_in_safety() -> None:
    assert choices("normal", view("1s 10d", "", ("10c 10s", "10b 1c 1d 9b"))) == {"10d"}


def test_hard_plays_the_last_deal_exactly() -> None:
    state = start(FORMS["scopa"], 11)
    late = play_round_until(state, 6)
    seen = observe(late, late.turn)
    assert len(seen.moves) > 1
    assert {LEVELS["hard"](seed).choose(seen, GO) for seed in range(6)} == {LEVELS["hard"](0).choose(seen, GO)}


def test_a_partner_is_not_robbed_of_help() -> None:
    """The points of seat 2 are the points of seat 0: hard takes for the pair in whatever seat it sits."""
    base = view("7c 2s 9b", "7d 10c 8b 8s", form="pairs")
    for seat in range(4):
        seated = replace(base, seat=seat, turn=seat, first=seat)
        assert LEVELS["hard"](1).choose(seated, GO) == Move.parse("7c:7d")
