"""Long checks of the levels, by hand: exact last deals, no leak, few needless gifts.

python tests/bench/strength_laws.py exact [N]     hard and master in N last deals of two players
python tests/bench/strength_laws.py leaks [N]     N positions of every form with the hidden cards exchanged
python tests/bench/strength_laws.py gifts [N]     needless gifts of a scopa a round in N rounds of two players
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from threading import Event

from scopa_desktop import arena
from scopa_desktop.ai import LEVELS, analysis
from scopa_desktop.ai.bits import Position, index, mask
from scopa_desktop.ai.players import kernel
from scopa_desktop.engine import FORMS, Rules, State, Swept, legal_moves, observe, play, score, shuffled

GO = Event()


def exhaustive(state: State) -> int:
    """Points of side 0 less those of side 1 when both play best with open hands, by trying everything."""
    if state.over:
        points = score(state).points
        return points[0] - points[1]
    moves = legal_moves(state.rules, state.hands[state.turn], state.table)
    found = [exhaustive(play(state, move).state) for move in moves]
    return min(found) if state.turn else max(found)


def rounds(rules: Rules, random: Random) -> Iterator[State]:
    """The states of a round played at random in which there is a choice."""
    state = arena.cards(rules, random, random.randrange(rules.seats))
    while not state.over:
        moves = observe(state, state.turn).moves
        if len(moves) > 1:
            yield state
        state = play(state, random.choice(moves)).state


def exact(count: int) -> None:
    """Whether the levels that say so play the last deal exactly."""
    random, done, wrong = Random(1), 0, {"hard": 0, "master": 0}
    while done < count:
        for state in rounds(FORMS["scopa"], random):
            if state.stock or done == count:
                continue
            value = exhaustive(state)
            for level in wrong:
                chosen = LEVELS[level](done).choose(observe(state, state.turn), GO)
                wrong[level] += exhaustive(play(state, chosen).state) != value
            done += 1
    for level, missed in wrong.items():
        print(f"{level}: exactly best in {count - missed} of {count} last deals")


def leaks(count: int) -> None:
    """Whether hidden cards change a move."""
    for form, rules in FORMS.items():
        random, done, changed = Random(2), 0, 0
        levels = list(LEVELS)
        while done < count:
            for state in rounds(rules, random):
                if done == count:
                    break
                others = [seat for seat in range(rules.seats) if seat != state.turn]
                hidden = [card for seat in others for card in state.hands[seat]] + list(state.stock)
                cards = iter(shuffled(sorted(hidden), random))
                hands = list(state.hands)
                for seat in others:
                    hands[seat] = tuple(next(cards) for _ in hands[seat])
                other = replace(state, hands=tuple(hands), stock=tuple(cards))
                player = LEVELS[levels[done % len(levels)]](done)
                changed += len({player.choose(observe(each, each.turn), GO) for each in (state, other)}) > 1
                done += 1
        print(f"{form}: {changed} of {count} moves changed with the hidden cards", flush=True)


def gifts(count: int) -> None:
    """How often a level gave a scopa although a move within 0.05 points, as the review sees it, gave none."""
    for level in ("hard", "master"):
        given = 0
        for number in range(count):
            random = Random(f"gifts:{number}")
            state = arena.cards(FORMS["scopa"], random, random.randrange(2))
            players = [LEVELS[level](number), LEVELS["hard"](number + 1)]
            before = state
            while not state.over:
                move = players[state.turn].choose(observe(state, state.turn), GO)
                after, events = play(state, move)
                if state.turn == 1 and any(isinstance(event, Swept) for event in events) and before.turn == 0:
                    given += needless(before, after.history[-2].move)
                before, state = state, after
        print(f"{level}: {given / count:.3f} needless gifts of a scopa a round in {count} rounds", flush=True)


def needless(state: State, made: object) -> bool:
    """Whether another move, worth at most 0.05 points less, could not have been answered by a scopa."""
    view = observe(state, state.turn)
    position, game = Position.of(view), kernel(view.rules)
    found = {option.move: option.points for option in analysis.evaluate(view, GO)}
    own = next(points for move, points in found.items() if move == made)
    return any(
        points >= own - 0.05 and not game.gift(position, index(move.card), mask(move.taken))
        for move, points in found.items()
    )


if __name__ == "__main__":
    {"exact": exact, "leaks": leaks, "gifts": gifts}[sys.argv[1]](int(sys.argv[2]) if len(sys.argv) > 2 else 10000)
