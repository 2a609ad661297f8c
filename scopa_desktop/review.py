"""What each move was worth, from what its player could know, and how kind the cards were. Hints, too.

Points are points of the round: the player's side less the other. The loss of a move is how many fewer it was worth
than the best move, as expected over the worlds its player could not tell apart, weighed by the plays seen. A mark
is given only when the loss is above two standard errors of its estimate. Luck is what the dealt cards were worth
with open hands, less the mean over other deals of the same unseen cards. Verdicts and reasons are codes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from math import sqrt
from random import Random
from threading import Event

from scopa_desktop.ai import Stop, bits, values
from scopa_desktop.ai.bits import Position, index, mask
from scopa_desktop.ai.players import kernel
from scopa_desktop.ai.thinkers import BATCH, EXPLORE, WILD, Master, boundary, candidates, likely, others
from scopa_desktop.engine import SETTEBELLO, Move, Rules, State, View, deal, observe, play
from scopa_desktop.match import Round
from scopa_desktop.reasons import CLEAR, Verdict, gift, verdict, why

WORLDS = 600
"""Worlds searched for a move of two players."""
LINES = 6000
"""Lines of the tree search for a move of four players."""
DEALS = 40
"""Other deals against which the luck of one is held."""
SPREADS = (2.5, 1.3)
"""About the standard deviation, in points, of a line of the tree that ends with the round, with a learned value."""
OPEN = 12
"""Up to so many cards in all hands the best move with open cards is worked out."""
FAR = 100
"""Thousandths of a point by which it must be better to be told."""


class Mark(StrEnum):
    """How bad a move was, as chess writes it: from 0.10, 0.25 and 0.50 points lost."""

    NONE = ""
    DOUBTFUL = "?!"
    BAD = "?"
    BLUNDER = "??"


MARKS = ((0.5, Mark.BLUNDER), (0.25, Mark.BAD), (0.1, Mark.DOUBTFUL))
BANDS = ((0.015, "master"), (0.03, "expert"), (0.06, "strong"), (0.1, "good"), (0.16, "casual"))
"""Mean loss in points an unforced decision, below which a player is so rated; above all of them a beginner."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal move: its expected points and the standard error of its distance from the best one."""

    move: Move
    points: float
    error: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A move made: every option (best first), what it lost, its mark, why, and the best move with open cards.

    `verdict` is None without a mark. `open_best` is None where it is the same as the best or was not worked out;
    a move that was best but for it "could not be known".
    """

    seat: int
    move: Move
    options: tuple[Option, ...]
    loss: float
    mark: Mark
    verdict: Verdict | None
    open_best: Move | None

    @property
    def forced(self) -> bool:
        """Whether there was no choice; such moves do not count."""
        return len(self.options) == 1


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A round: its moves and the luck of each deal, in points for side 0."""

    moves: tuple[Judged, ...]
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move and what is good about it; `takes` says whether anything can be taken at all."""

    move: Move
    reason: Verdict
    takes: bool


def hint(view: View, stop: Stop | None = None) -> Hint:
    """What the strongest level would play, and why."""
    best = Master(0).choose(view, stop or Event())
    return Hint(best, why(view, best), any(each.taken for each in view.moves))


def warnings(view: View, stop: Stop | None = None) -> dict[Move, Verdict]:
    """The moves to think twice about: they give away a scopa, or the settebello, as the best one does not."""
    best = hint(view, stop).move
    position, game = Position.of(view), kernel(view.rules)
    found = {}
    for each in view.moves:
        if gift(position, game, each) - gift(position, game, best) >= CLEAR:
            found[each] = Verdict.SCOPA_GIVEN
        elif (each == Move(SETTEBELLO) != best) or (SETTEBELLO in best.taken and SETTEBELLO not in each.taken):
            found[each] = Verdict.SETTEBELLO_GIVEN
    return found


def options(view: View, stop: Stop, seed: int = 1) -> tuple[Option, ...]:
    """The legal moves with their expected points, best first."""
    position, game, worlds = Position.of(view), kernel(view.rules), WORLDS
    moves = candidates(position, game)
    sign = -1 if position.seat & 1 else 1
    if len(moves) == 1:
        return (Option(bits.move(*moves[0]), 0.0, 0.0),)
    if game.seats == 4:
        until = boundary(position)
        found, _ = game.tree(
            position,
            LINES,
            seed,
            explore=EXPLORE,
            wild=WILD,
            steps=Master.EXCHANGES,
            even=True,
            weights=values.weights(view.rules, until),
            until=until,
            stop=stop,
        )
        scored = [
            (bits.move(card, taken), sign * total / visits / 1000, SPREADS[until > 0] / sqrt(visits))
            for card, taken, visits, total in found
        ]
        best = max(scored, key=lambda each: each[1])
        made = [Option(one, points, sqrt(error**2 + best[2] ** 2)) for one, points, error in scored]
        return tuple(sorted(made, key=lambda each: -each.points))
    weights = values.weights(view.rules, position.stock)
    every = others(position, game, 2 * worlds, seed)
    kept = likely(every, worlds, seed)
    results: list[list[int]] = []
    for start in range(0, len(kept), BATCH):
        if stop.is_set() and results:
            break
        results += game.foresee(position, moves, [hands for _, hands in kept[start : start + BATCH]], weights)
    shares = [weight for weight, _ in kept[: len(results)]]
    total = sum(shares)
    means = [sum(w * row[at] for w, row in zip(shares, results, strict=True)) / total for at in range(len(moves))]
    top = max(range(len(moves)), key=lambda at: sign * means[at])
    sampled = len(kept) >= worlds or len(every) >= 2 * worlds
    made = []
    for at, one in enumerate(moves):
        apart = [row[at] - row[top] - means[at] + means[top] for row in results]
        variance = sum((w * d) ** 2 for w, d in zip(shares, apart, strict=True)) / total**2 if sampled else 0.0
        made.append(Option(bits.move(*one), sign * means[at] / 1000, sqrt(variance) / 1000))
    return tuple(sorted(made, key=lambda each: -each.points))


def judge(state: State, played: Move, stop: Stop, seed: int = 1) -> Judged:
    """Judge the move that was made in `state` by the seat whose turn it was."""
    view = observe(state, state.turn)
    legal = options(view, stop, seed)
    own = next(option for option in legal if option.move == played)
    loss = legal[0].points - own.points
    given = mark(loss, own)
    reason = verdict(view, legal[0].move, played) if given else None
    return Judged(state.turn, played, legal, loss, given, reason, _open_best(state, legal[0].move))


def mark(loss: float, option: Option) -> Mark:
    """The mark of a loss in points; none below two standard errors."""
    if loss < 2 * option.error:
        return Mark.NONE
    return next((sign for least, sign in MARKS if loss >= least), Mark.NONE)


def _open_best(state: State, best: Move) -> Move | None:
    """The best move with all cards open, when it is another one."""
    view = observe(state, state.turn)
    if len(view.moves) == 1 or sum(view.hand_sizes) > OPEN:
        return None
    position, game = Position.of(view), kernel(view.rules)
    moves = candidates(position, game)
    weights = values.weights(view.rules, position.stock)
    found = game.foresee(position, moves, [[mask(hand) for hand in state.hands]], weights)[0]
    sign = -1 if position.seat & 1 else 1
    results = {bits.move(*one): sign * value for one, value in zip(moves, found, strict=True)}
    top = max(results, key=lambda one: results[one])
    return top if results[top] >= results[best] + FAR else None


def luck(state: State, seed: int = 1) -> float:
    """What the cards just dealt are worth to side 0 beyond the mean over `DEALS` other deals, in points."""
    random = Random(seed)
    hidden = [card for hand in state.hands for card in hand] + list(state.stock)
    sizes = [len(hand) for hand in state.hands]
    total = 0
    for _ in range(DEALS):
        cards = iter(random.sample(sorted(hidden), len(hidden)))
        hands = tuple(tuple(next(cards) for _ in range(size)) for size in sizes)
        total += _open_worth(replace(state, hands=hands, stock=tuple(cards)))
    return (_open_worth(state) - total / DEALS) / 1000


def _open_worth(state: State) -> int:
    """The value for side 0 in thousandths of a point with all hands open.

    Two players search to the end of the deal; with four every seat plays by rating to the next boundary.
    """
    position, game = Position.of(observe(state, state.turn)), kernel(state.rules)
    if game.seats == 2:
        hands, weights = [mask(hand) for hand in state.hands], values.weights(state.rules, position.stock)
        sign = -1 if position.seat & 1 else 1
        return sign * max(
            sign * value for value in game.foresee(position, candidates(position, game), [hands], weights)[0]
        )
    cards = [index(card) for seat, hand in enumerate(state.hands) if seat != state.turn for card in hand]
    until = boundary(position)
    value, _ = game.playouts(
        position,
        cards + [index(card) for card in state.stock],
        1,
        0,
        weights=values.weights(state.rules, until),
        until=until,
    )
    return value


def states(rules: Rules, told: Round, totals: tuple[int, ...]) -> Iterator[tuple[State, Move]]:
    """Every state of a recorded round in which a move was made, and that move."""
    made = told.deals[-1]
    if made.cut is None:
        return
    state = deal(rules, made.deck.cut(made.cut), made.first, totals).state
    for one in told.moves:
        yield state, one
        state = play(state, one).state


def review(
    rules: Rules,
    told: Round,
    totals: tuple[int, ...],
    stop: Stop,
    seed: int = 1,
    tell: Callable[[Judged], object] | None = None,
) -> Reviewed:
    """Review a recorded round that began at `totals`; soon after `stop` is set, as much of it as was done.

    `tell` is called with every move as soon as it is judged.
    """
    judged, kind = [], []
    for state, one in states(rules, told, totals):
        if stop.is_set():
            break
        if len(state.history) % (rules.hand * rules.seats) == 0:
            kind.append(luck(state, seed))
        judged.append(judge(state, one, stop, seed))
        if tell:
            tell(judged[-1])
    return Reviewed(tuple(judged), tuple(kind))


def rating(moves: Iterable[Judged]) -> float | None:
    """The mean loss a decision in points; None without a decision."""
    losses = [judged.loss for judged in moves if not judged.forced]
    return sum(losses) / len(losses) if losses else None


def band(mean: float) -> str:
    """The name of a mean loss in points a decision."""
    return next((name for below, name in BANDS if mean < below), "beginner")
