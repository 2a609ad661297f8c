"""Check a saved match wholly: its seals, its deals, every move, every count; and say where it fails.

A seal in the file proves that nobody changed it afterwards only to who has noted it down when it was on the
table; so every seal is told here, to be compared.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from scopa_desktop import numbered
from scopa_desktop.boundary import RECORD, FileError, read_text
from scopa_desktop.match import Cutter, Deal, Record, RecordError, Round
from scopa_desktop.timeline import Timeline

_CUT = {
    Cutter.PERSON: " by the person",
    Cutter.DRAWN: " where its seal settles it",
    Cutter.FIXED: " as this practice has it",
    Cutter.UNTOLD: "",
}
_MARKS = {"undone": "moves were taken back", "helped": "help was shown"}


def read(path: Path) -> str:
    """The text of a record's file. Raises OSError, and RecordError for what cannot be a record."""
    try:
        return read_text(path, RECORD, "ascii")
    except FileError as error:
        if error.line:
            raise RecordError(error.line, error.what) from error
        raise


def check(text: str) -> Timeline:
    """The match that `text` tells, moment by moment; RecordError where the first thing is wrong."""
    record = Record.load(text)
    number = numbered.number_of(record.practice)
    if number is not None:
        for made in (made for one in record.rounds for made in one.deals):
            right = numbered.deck(record.rules, number, made.deck.before)
            if (made.deck, made.cut or numbered.CUT) != (right, numbered.CUT):
                raise RecordError(made.line, f"this is not deal {number}")
    return Timeline.of(record)


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, help="a saved match")


def main(args: Namespace) -> int:
    """Print what was checked; 0 when all of it is right, else 1 and what is wrong where."""
    try:
        checked = check(read(args.file))
    except (OSError, RecordError) as error:
        sys.stderr.write(f"{refusal(args.file, error)}\n")
        return 1
    sys.stdout.writelines(f"{escaped(line)}\n" for line in report(checked))
    return 0


def refusal(file: Path, error: OSError | RecordError) -> str:
    """Why a file was not read, in one line for the terminal."""
    what = error.what if isinstance(error, FileError) else error
    return escaped(f"{file}: {what}")


def escaped(text: str) -> str:
    """The text with everything that a terminal could take for a command, or not show, written as `\\x1b`."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in text
    )


def report(checked: Timeline) -> Iterator[str]:
    """What was found right, in words."""
    record, match = checked.record, checked.match
    house = f" with {', '.join(record.rules.house)}" if record.rules.house else ""
    yield f"{record.rules.key} to {record.rules.target}{house}: {' against '.join(record.players)}"
    if record.practice:
        yield f"practice: {record.practice}"
    for number, one in enumerate(record.rounds, 1):
        for made in one.deals:
            yield _told(number, made, void=made is not one.deals[-1])
        yield f"  {_played(one)}"
    totals = "-".join(map(str, match.totals))
    yield f"match {totals}, " + ("not finished" if match.winner is None else f"side {match.winner} won")
    if record.undone_somewhere:
        yield _MARKS["undone"]
    if record.chained:
        yield "Everything is right."
    else:
        yield f"Nothing is wrong, but this is an older record, not chained (version {record.version}): it does not"
        yield "prove who played, how far, whether moves were taken back, and that no round is missing or was put in."
    yield "A seal proves something only to who noted it down while it was on the table."


def _told(number: int, made: Deal, *, void: bool) -> str:
    where = "not cut yet" if made.cut is None else f"cut at {made.cut}{_CUT[made.by]}"
    return f"round {number}: seal {made.deck.seal}, {where}, seat {made.first} leads{' (void)' * void}"


def _played(one: Round) -> str:
    points = "not finished" if one.points is None else f"points {'-'.join(map(str, one.points))}"
    return "; ".join([f"{len(one.moves)} moves, {points}", *(_MARKS[mark] for mark in one.marks)])
