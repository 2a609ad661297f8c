"""The kernel against the engine, and the compiled kernel against the plain one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from random import Random

import pytest

from scopa_desktop.ai import kernel, tree
from scopa_desktop.ai.bits import Position, index, mask, move
from scopa_desktop.ai.learned import WEIGHTS
from scopa_desktop.engine import FORMS, HOUSE_RULES, Rules, State, agreed, deal, observe, play, score, shuffled

SETS = list(chain.from_iterable(combinations(HOUSE_RULES, size) for size in range(len(HOUSE_RULES) + 1)))
RULES = [
    agreed(form, house=SETS[(11 * number + step) % len(SETS)]) for number, form in enumerate(FORMS) for step in (5, 21)
]
RULES += list(FORMS.values())


def rounds(rules: Rules, seed: int, count: int = 1) -> Iterator[State]:
    """Every state of rounds played at random."""
    random = Random(seed)
    for _ in range(count):
        state = deal(rules, shuffled(rules.deck, random), random.randrange(rules.seats)).state
        while not state.over:
            yield state
            state = play(state, random.choice(observe(state, state.turn).moves)).state
        yield state


def name(rules: Rules) -> str:
    return "+".join((rules.key, *rules.house))


@pytest.mark.parametrize("rules", RULES, ids=name)
def test_the_kernel_plays_by_the_rules(rules: Rules) -> None:
    game = tree.Kernel(rules)
    for state in rounds(rules, 1, 4):
        piles = (mask(state.piles[0]), mask(state.piles[1]))
        sweeps = (len(state.sweeps[0]), len(state.sweeps[1]))
        assert game.points(piles, sweeps) == score(state).points
        if state.over:
            continue
        view = observe(state, state.turn)
        position = Position.of(view)
        moves = game.ordered(position.hand, position.table)
        assert sorted(map(str, view.moves)) == sorted(str(move(card, taken)) for card, taken in moves)
        for card, taken in moves:
            after = play(state, move(card, taken)).state
            if position.left > 1:
                expected = (mask(after.table), *map(mask, after.piles), *map(len, after.sweeps))
                assert game.after(position, card, taken)[:5] == expected


@pytest.mark.parametrize("rules", RULES, ids=name)
def test_the_plays_of_the_deal_are_walked_back_rightly(rules: Rules) -> None:
    states: list[State] = []
    for state in rounds(rules, 2):
        states.append(state)
        if state.over:
            break
        plays = Position.of(observe(state, state.turn)).plays
        assert len(plays) == len(state.history) % (rules.hand * rules.seats)
        for back, past in enumerate(reversed(plays), 1):
            before = states[-1 - back]
            view = Position.of(observe(before, before.turn))
            assert (past.seat, past.table, past.left) == (before.turn, view.table, view.left)
            assert past.seen == view.table | view.piles[0] | view.piles[1]
            following = (before.turn + 1) % rules.seats
            assert past.size == (view.sizes[following] or (rules.hand if view.stock else 0))
            assert (past.card, past.taken) == (
                index(state.history[-back].move.card),
                mask(state.history[-back].move.taken),
            )


@pytest.mark.parametrize("rules", RULES, ids=name)
def test_the_best_move_at_a_glance_is_the_one_rated_highest(rules: Rules) -> None:
    game = tree.Kernel(rules)
    for state in rounds(rules, 5, 6):
        if state.over:
            continue
        position = Position.of(observe(state, state.turn))
        seen = position.table | position.piles[0] | position.piles[1]
        for size in (0, 1, 3):
            rating = (position.hand, position.table, seen, size, position.left)
            assert game.best(*rating) == max(game.rated(*rating))[1:]


@pytest.mark.parametrize("form", ["scopa", "scopone"])
def test_a_memory_that_is_full_changes_no_answer(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def answers() -> list[object]:
        found: list[object] = []
        for number, state in enumerate(rounds(FORMS[form], 6)):
            if state.over or number % 6 != 2:
                continue
            game = tree.Kernel(FORMS[form])
            position = Position.of(observe(state, state.turn))
            moves = game.ordered(position.hand, position.table)
            values, until = weights(number), position.stock or max(0, position.left - 2) // 4 * 4
            found.append(game.flat(position, moves, 4, number, steps=2))
            found.append(game.tree(position, 40, number, explore=2500, wild=300, weights=values, until=until))
            if sum(position.sizes) <= 6:
                hands = [game.hands(position, game.draw(position, chance)[0]) for chance in range(4)]
                found.append(game.foresee(position, moves, hands, values))
        return found

    roomy = answers()
    for module in ("plain", "learned"):
        monkeypatch.setattr(f"scopa_desktop.ai.{module}.HOLD", 2)
    assert answers() == roomy


def weights(seed: int) -> list[int]:
    random = Random(seed)
    return [random.randrange(-300, 300) for _ in range(WEIGHTS)]


@pytest.mark.skipif(kernel.compiled() is None, reason="the compiled kernel was not built from these sources")
@pytest.mark.parametrize("rules", RULES, ids=name)
def test_both_kernels_answer_alike(rules: Rules) -> None:
    from scopa_desktop.ai import compiled

    plain, fast = tree.Kernel(rules), compiled.Kernel(rules)
    goal = [[own * own - 3 * other for other in range(25)] for own in range(25)]
    for number, state in enumerate(rounds(rules, 3)):
        if state.over or number % 5:
            continue
        position = Position.of(observe(state, state.turn))
        moves = plain.ordered(position.hand, position.table)
        values = weights(number)
        seen = position.table | position.piles[0] | position.piles[1]
        rating = (position.hand, position.table, seen, 3, position.left)
        assert plain.rated(*rating) == fast.rated(*rating)
        assert plain.flat(position, moves, 2, number, goal) == fast.flat(position, moves, 2, number, goal)
        assert plain.flat(position, moves, 2, number, steps=2) == fast.flat(position, moves, 2, number, steps=2)
        assert plain.counts(position, moves, 2, number, 2) == fast.counts(position, moves, 2, number, 2)
        cards, _ = plain.draw(position, number)
        hands = plain.hands(position, cards)
        for seat in range(rules.seats):
            if seat != position.seat:
                assert plain.likelihood(position.plays, seat, hands[seat]) == fast.likelihood(
                    position.plays, seat, hands[seat]
                )
        if sum(position.sizes) <= 8:
            for towards in (None, goal):
                arguments = (position, moves, [hands], values, towards)
                assert plain.foresee(*arguments) == fast.foresee(*arguments)
        until = position.stock or max(0, position.left - 2) // rules.seats * rules.seats
        for how in (
            {},
            {"steps": 2, "weights": values, "until": until, "goal": goal},
            {"steps": 2, "pool": 7, "even": True, "weights": values, "until": until},
            {"steps": 2, "even": True},
        ):
            answers = [game.tree(position, 25, number, explore=2500, wild=300, **how) for game in (plain, fast)]
            assert answers[0] == answers[1]
        for learned, end in (((), 0), (values, until)):
            sums = [
                game.playouts(position, cards, 5, number, wild=300, weights=learned, until=end)
                for game in (plain, fast)
            ]
            assert sums[0] == sums[1]
        opened = [game.tree(position, 25, number, explore=2500, wild=300, open_world=cards) for game in (plain, fast)]
        assert opened[0] == opened[1]


@pytest.mark.parametrize(
    "make", [each for each in (tree.Kernel, kernel.compiled()) if each], ids=lambda each: each.__module__
)
def test_no_line_ends_with_a_value_that_was_not_learned(make: type[tree.Kernel]) -> None:
    """Not with chance memory, not with an index error deep in the search."""
    state = next(rounds(FORMS["pairs"], 4))
    position, game = Position.of(observe(state, state.turn)), make(state.rules)
    cards, _ = game.draw(position, 1)
    with pytest.raises(ValueError, match="no learned value with 24 cards left"):
        game.tree(position, 5, 1, explore=2500, wild=200, until=24)
    with pytest.raises(ValueError, match="no learned value with 24 cards left"):
        game.playouts(position, cards, 5, 1, until=24)
    with pytest.raises(ValueError, match="no learned value with 24 cards left"):
        game.foresee(position, game.ordered(position.hand, position.table), [game.hands(position, cards)], ())
