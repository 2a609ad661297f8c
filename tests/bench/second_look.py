"""Moves that look foolish, looked at again: are they errors?

    python -m tests.bench.second_look position HAND TABLE OWN OTHER [--worlds N]
    python -m tests.bench.second_look rounds N [--level LEVEL] [--worlds N] [--seed S]

The first looks at one position of two players, OWN and OTHER being the piles as codes of cards.
The second plays rounds of a level against itself and looks again at every move of the kinds `foolish` names.

Every move is made in the same worlds (the hidden cards drawn evenly, kept as likely as they make the plays seen),
and each world is played on to the end of the round by a quick master that sees only what its seat sees.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from threading import Event

from scopa_desktop import arena
from scopa_desktop.ai import LEVELS, values
from scopa_desktop.ai.bits import Play, Position, index, mask, members
from scopa_desktop.ai.players import kernel
from scopa_desktop.ai.search import Public
from scopa_desktop.ai.thinkers import gives_up
from scopa_desktop.ai.tree import Kernel
from scopa_desktop.engine import FORMS, SETTEBELLO, Move, Rules, State, View, imagine, observe, parse_codes, play

GO = Event()
SURE = 0.05
"""Points by which a move must be worse, and by two standard errors, to be called an error."""


HANDS = 12
"""Hands of the other that the quick master searches for a move."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A move: its mean in points for its side, and how far it is behind the best, with one standard error."""

    move: Move
    points: float
    behind: float
    error: float


def worlds(view: View, count: int, random: Random) -> Iterator[State]:
    """Worlds as likely as they make the plays of the others in this deal."""
    position, game = Position.of(view), kernel(view.rules)
    others = [seat for seat in range(view.rules.seats) if seat != view.seat]
    while count:
        world = imagine(view, random.getrandbits(64))
        likely = 1.0
        for seat in others:
            likely *= game.likelihood(position.plays, seat, mask(world.hands[seat]))
        if random.random() < likely:
            count -= 1
            yield world


def quick(game: Kernel, position: Position, weights: Sequence[int], random: Random) -> tuple[int, int]:
    """A master's move from few worlds, as (card, taken)."""
    moves = game.ordered(position.hand, position.table)
    if len(moves) == 1:
        return moves[0]
    other, sign = 1 - position.seat, -1 if position.seat else 1
    unseen, size = members(position.unseen), position.sizes[1 - position.seat]
    hands = {sum(1 << card for card in random.sample(unseen, size)) for _ in range(HANDS)}
    sums = [0.0] * len(moves)
    found = game.foresee(
        position, moves, [[hand, position.hand][:: 1 if other == 0 else -1] for hand in hands], weights
    )
    for hand, row in zip(hands, found, strict=True):
        likely = game.likelihood(position.plays, other, hand)
        for at, value in enumerate(row):
            sums[at] += likely * value
    return moves[max(range(len(moves)), key=lambda at: sign * sums[at])]


def played_on(game: Kernel, rules: Rules, world: State, made: tuple[int, int], seed: int) -> int:
    """Points of side 0 less those of side 1, when after a move quick masters play a round of two to its end."""
    random = Random(seed)
    hands = [mask(hand) for hand in world.hands]
    stock = [index(card) for card in world.stock]
    position = Position.of(observe(world, world.turn))
    plays = list(position.plays)
    move, turn, left = made, world.turn, position.left
    public: Public = (position.table, *position.piles, *position.sweeps, position.taker)
    while True:
        table, seen = public[0], public[0] | public[1] | public[2]
        size = hands[1 - turn].bit_count() or (rules.hand if stock else 0)
        plays.append(Play(turn, *move, table, seen, size, left))
        public = game.after(position, *move)
        hands[turn] ^= 1 << move[0]
        left -= 1
        turn = 1 - turn
        if not left:
            piles = [public[1], public[2]]
            if public[5] >= 0:
                piles[public[5]] |= public[0]
            own, other = game.points((piles[0], piles[1]), public[3:5])
            return own - other
        if not (hands[0] or hands[1]):
            for number in range(2 * rules.hand):
                hands[(world.first + number) % 2] |= 1 << stock[number]
            del stock[: 2 * rules.hand]
            plays.clear()
        seen = public[0] | public[1] | public[2]
        position = Position(
            seat=turn,
            first=world.first,
            hand=hands[turn],
            unseen=game.deck & ~(seen | hands[turn]),
            sizes=(hands[0].bit_count(), hands[1].bit_count()),
            table=public[0],
            piles=public[1:3],
            sweeps=public[3:5],
            taker=public[5],
            stock=len(stock),
            plays=tuple(plays),
        )
        move = quick(game, position, values.weights(rules, len(stock)), random)


def look(view: View, count: int, seed: int = 1) -> list[Looked]:
    """Every legal move, best first, after `count` worlds."""
    random, game = Random(seed), kernel(view.rules)
    sign = -1 if view.seat else 1
    found: dict[Move, list[int]] = {each: [] for each in view.moves}
    for world in worlds(view, count, random):
        chance = random.getrandbits(32)
        for each, points in found.items():
            made = index(each.card), mask(each.taken)
            points.append(sign * played_on(game, view.rules, world, made, chance))
    best = max(found, key=lambda each: fmean(found[each]))

    def looked(each: Move) -> Looked:
        behind = [top - own for top, own in zip(found[best], found[each], strict=True)]
        return Looked(each, fmean(found[each]), fmean(behind), stdev(behind) / sqrt(count))

    return sorted(map(looked, found), key=lambda each: each.behind)


def foolish(view: View, made: Move) -> str:
    """The kind of move that looks foolish, or nothing."""
    game, position = kernel(view.rules), Position.of(view)

    def scopa(each: tuple[int, int]) -> bool:
        return each[1] > 0 and game.sweeps(*each, position.table, position.left)

    moves, chosen = game.ordered(position.hand, position.table), (index(made.card), mask(made.taken))
    if scopa(chosen):
        return ""
    if any(map(scopa, moves)):
        return "scopa passed up"
    if not gives_up(moves, chosen):
        return ""
    return "settebello laid" if made == Move(SETTEBELLO) else "settebello not taken"


def rounds(level: str, count: int, seed: int) -> Iterator[tuple[int, View, Move, str]]:
    """The moves that look foolish in `count` rounds of a level against itself, the last deals left out."""
    for number in range(count):
        random = Random(f"second:{seed}:{number}")
        state = arena.cards(FORMS["scopa"], random, random.randrange(2))
        players = [LEVELS[level](random.randrange(1 << 32)) for _ in range(2)]
        while state.stock:
            view = observe(state, state.turn)
            made = players[state.turn].choose(view, GO)
            kind = foolish(view, made)
            if kind:
                yield number, view, made, kind
            state = play(state, made).state


def told(found: list[Looked]) -> str:
    """The moves on one line."""
    return "; ".join(f"{each.move} {each.points:+.3f} (-{each.behind:.3f} ± {each.error:.3f})" for each in found)


def sight(hand: str, table: str, own: str, other: str) -> View:
    """The view of the seat to move, with what lies in the two piles. The number of cards tells who leads the deal."""
    rules = FORMS["scopa"]
    held, lying, piles = parse_codes(hand), parse_codes(table), (parse_codes(own), parse_codes(other))
    unseen = len(rules.deck) - len(held) - len(lying) - len(piles[0]) - len(piles[1])
    against = unseen % 6 or 6
    seat = int(against < len(held))
    return View(
        rules=rules,
        seat=seat,
        first=0,
        totals=(0, 0),
        opening=(),
        stock=unseen - against,
        hand=held,
        hand_sizes=(against, len(held)) if seat else (len(held), against),
        table=lying,
        piles=(piles[1], piles[0]) if seat else piles,
        sweeps=((), ()),
        turn=seat,
        taker=None,
        history=(),
        void=False,
        over=False,
    )


def main() -> int:
    """See the module."""
    parser = ArgumentParser(description="Moves that look foolish, looked at again.")
    asked = parser.add_subparsers(required=True, dest="asked")
    one = asked.add_parser("position")
    for name in ("hand", "table", "own", "other"):
        one.add_argument(name)
    many = asked.add_parser("rounds")
    many.add_argument("count", type=int)
    many.add_argument("--level", choices=LEVELS, default="master")
    for each in (one, many):
        each.add_argument("--worlds", type=int, default=1000)
        each.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.asked == "position":
        view = sight(args.hand, args.table, args.own, args.other)
        print(told(look(view, args.worlds, args.seed)))
        return 0
    kinds: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    lost: defaultdict[str, float] = defaultdict(float)
    for number, view, made, kind in rounds(args.level, args.count, args.seed):
        found = look(view, args.worlds, args.seed)
        own = next(each for each in found if each.move == made)
        kinds[kind] += 1
        lost[kind] += own.behind
        error = own.behind > max(SURE, 2 * own.error)
        wrong[kind] += error
        hand, table = (" ".join(card.code for card in cards) for cards in (view.hand, view.table))
        print(
            f"{number} {kind}: {hand} on {table}, stock {view.stock}, {'ERROR' if error else 'right'} "
            f"{made}: {told(found)}",
            flush=True,
        )
    for kind, times in kinds.items():
        print(f"{kind}: {times} in {args.count} rounds, {wrong[kind]} errors, {lost[kind]:.2f} points behind")
    return 0


if __name__ == "__main__":
    sys.exit(main())
