"""What each move was worth, from what its player could know, and how kind the cards were. Hints, too.

Points are points of the round: the player's side less the other. The loss of a move is how many fewer it was worth
than the best move, as expected over the worlds its player could not tell apart, weighed by the plays seen. A mark
is given only when the loss is above two standard errors of its estimate. Luck is what the dealt cards were worth
with open hands, less the mean over other deals of the same unseen cards. Verdicts and reasons are codes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from scopa_desktop.ai import Stop, analysis
from scopa_desktop.ai.analysis import Option
from scopa_desktop.engine import SETTEBELLO, Move, State, View, observe
from scopa_desktop.reasons import CLEAR, Verdict, verdict, why
from scopa_desktop.timeline import Moment


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
    best = analysis.best(view, stop)
    return Hint(best, why(view, best), any(each.taken for each in view.moves))


def warnings(view: View, stop: Stop | None = None) -> dict[Move, Verdict]:
    """The moves to think twice about: they give away a scopa, or the settebello, as the best one does not."""
    best = hint(view, stop).move
    found = {}
    for each in view.moves:
        if analysis.gift(view, each) - analysis.gift(view, best) >= CLEAR:
            found[each] = Verdict.SCOPA_GIVEN
        elif (each == Move(SETTEBELLO) != best) or (SETTEBELLO in best.taken and SETTEBELLO not in each.taken):
            found[each] = Verdict.SETTEBELLO_GIVEN
    return found


def judge(state: State, played: Move, stop: Stop, seed: int = 1) -> Judged:
    """Judge the move that was made in `state` by the seat whose turn it was."""
    view = observe(state, state.turn)
    legal = analysis.evaluate(view, stop, seed)
    own = next(option for option in legal if option.move == played)
    loss = legal[0].points - own.points
    given = mark(loss, own)
    reason = verdict(view, legal[0].move, played) if given else None
    return Judged(state.turn, played, legal, loss, given, reason, analysis.open_best(state, legal[0].move))


def mark(loss: float, option: Option) -> Mark:
    """The mark of a loss in points; none below two standard errors."""
    if loss < 2 * option.error:
        return Mark.NONE
    return next((sign for least, sign in MARKS if loss >= least), Mark.NONE)


def review(
    moments: Sequence[Moment], stop: Stop, seed: int = 1, tell: Callable[[Judged], object] | None = None
) -> Reviewed:
    """Review a round, moment by moment; soon after `stop` is set, as much of it as was done.

    `tell` is called with every move as soon as it is judged.
    """
    judged, kind = [], []
    for before, after in pairwise(moments):
        if stop.is_set():
            break
        state, played = before.state, after.played
        assert played is not None
        if len(state.history) % (state.rules.hand * state.rules.seats) == 0:
            kind.append(analysis.luck(state, seed))
        judged.append(judge(state, played.move, stop, seed))
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
