"""The review of a saved match in words: what each move was worth, why, and how kind the cards were."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event

from scopa_desktop import verify
from scopa_desktop.match import RecordError
from scopa_desktop.reasons import Verdict
from scopa_desktop.record import Record
from scopa_desktop.review import Judged, Mark, Reviewed, band, rating, review

LEGEND = """\
Moves are written as in the file: 7d:3c+4s takes the 3 of coppe and the 4 of spade with the 7 of denari; 7d lays it.
A number is how many points of the round the move was expected to lose against the best one, from what its player
could know: ?! from 0.10, ? from 0.25, ?? from 0.50. "Best" stands where nothing was lost, "-" where there was no
choice. Luck is what the dealt cards were worth beyond other deals of the unseen cards.
"""
WORDS = {
    Verdict.SCOPA: "a scopa was missed",
    Verdict.SCOPA_GIVEN: "it gives a scopa away",
    Verdict.SETTEBELLO: "the settebello was missed",
    Verdict.SETTEBELLO_GIVEN: "it gives the settebello away",
    Verdict.SEVENS: "it loses a seven",
    Verdict.DENARI: "it loses denari",
    Verdict.PRIMIERA: "it weakens the primiera",
    Verdict.CARDS: "it loses cards",
    Verdict.TABLE_OPEN: "it leaves the table open to a scopa",
    Verdict.POSITION: "the rest of the round goes worse",
}


def arguments(parser: ArgumentParser) -> None:
    """Declare what `main` reads."""
    parser.add_argument("file", type=Path, help="a saved match")


def main(args: Namespace) -> int:
    """Print the review of a saved match; the exit code."""
    try:
        told = verify.check(verify.read(args.file))
    except (OSError, RecordError) as error:
        sys.stderr.write(f"{verify.refusal(args.file, error)}\n")
        return 1
    sys.stdout.write(LEGEND)
    record = told.record
    rounds = []
    for number, moments in enumerate(told.rounds, 1):
        sys.stdout.write(f"\nRound {number}, from {' : '.join(map(str, moments[0].state.totals))}\n")
        rounds.append(review(moments, Event(), tell=partial(print_move, record, count(1))))
        for each in sides(record, rounds[-1:]):
            print_line(each)
    if len(rounds) > 1:
        sys.stdout.write(f"\nThe whole match, {' : '.join(map(str, told.match.totals))}\n")
        for each in sides(record, rounds):
            print_line(each)
    return 0


def print_line(text: str) -> None:
    """Write a line that can be read at once: in plain Python a move of four players takes seconds."""
    sys.stdout.write(f"  {text}\n")
    sys.stdout.flush()


def print_move(record: Record, numbers: Iterator[int], judged: Judged) -> None:
    """Write a move and what is said of it."""
    name = record.players[judged.seat].ljust(max(map(len, record.players)))
    print_line(f"{next(numbers):>2} {name}  {judged.move!s:<14} {judgement(judged)}".rstrip())


def judgement(judged: Judged) -> str:
    """What is said of a move."""
    if judged.forced:
        return "   -"
    best = judged.options[0].move
    if judged.verdict:
        return f"{judged.loss:.2f} {judged.mark:<2} {best} was better: {WORDS[judged.verdict]}"
    said = "best" if judged.move == best else f"{judged.loss:.2f}"
    if judged.open_best and judged.move == best:
        said += f"    (with open cards {judged.open_best}, but that could not be known)"
    return said


def sides(record: Record, rounds: Sequence[Reviewed]) -> Iterator[str]:
    """A line for each side: how well it played, its marks and its luck."""
    for side in sorted(set(record.rules.sides)):
        seats = record.rules.seats_of(side)
        made = [judged for each in rounds for judged in each.moves if judged.seat in seats]
        mean = rating(made)
        luck = sum(sum(each.luck) for each in rounds) * (-1 if side else 1)
        counts = [(sign, sum(judged.mark == sign for judged in made)) for sign in Mark if sign]
        marks = ", ".join(f"{count} {sign}" for sign, count in counts if count) or "no mark"
        played = "no decision" if mean is None else f"{mean:.3f} points lost a decision ({band(mean)}), {marks}"
        yield f"{' and '.join(record.players[seat] for seat in seats)}: {played}; luck {luck:+.1f}"
