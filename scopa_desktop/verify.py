"""Check a saved match wholly: its seals, its deals, every move, every count; and say where it fails.

A seal in the file proves that nobody changed a card afterwards only to who has noted it down when it was on the
table; so every seal is told here, to be compared.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from scopa_desktop.boundary import RECORD, FileError, read_text
from scopa_desktop.match import Match, Record, RecordError


def read(path: Path) -> str:
    """The text of a record's file. Raises OSError, and RecordError for what cannot be a record."""
    try:
        return read_text(path, RECORD, "ascii")
    except FileError as error:
        if error.line:
            raise RecordError(error.line, error.what) from error
        raise


def check(text: str) -> tuple[Record, Match]:
    """The record that `text` is and the match it tells; RecordError where the first thing is wrong."""
    record = Record.load(text)
    match = Match.replay(record)
    told = text.splitlines()
    written = match.record.dump().splitlines()
    if told[0] == written[0]:
        for number, (line, right) in enumerate(zip(told, written, strict=True), 1):
            if line != right:
                raise RecordError(number, f"written {line!r}, where a record has {right!r}")
    return record, match


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, help="a saved match")


def main(args: Namespace) -> int:
    """Print what was checked; 0 when all of it is right, else 1 and what is wrong where."""
    try:
        record, match = check(read(args.file))
    except (OSError, RecordError) as error:
        sys.stderr.write(f"{args.file}: {error}\n")
        return 1
    sys.stdout.writelines(f"{line}\n" for line in report(record, match))
    return 0


def report(record: Record, match: Match) -> Iterator[str]:
    """What was found right, in words."""
    house = f" with {', '.join(record.rules.house)}" if record.rules.house else ""
    yield f"{record.rules.key} to {record.rules.target}{house}: {' against '.join(record.players)}"
    if record.practice:
        yield f"practice: {record.practice}"
    for number, one in enumerate(record.rounds, 1):
        for made in one.deals:
            void = " (void)" if made is not one.deals[-1] else ""
            where = "not cut yet" if made.cut is None else f"cut at {made.cut}"
            yield f"round {number}: seal {made.deck.seal}, {where}, seat {made.first} leads{void}"
        points = "not finished" if one.points is None else f"points {'-'.join(map(str, one.points))}"
        yield f"  {len(one.moves)} moves, {points}"
    totals = "-".join(map(str, match.totals))
    yield f"match {totals}, " + ("not finished" if match.winner is None else f"side {match.winner} won")
    if record.undone:
        yield "moves were taken back"
    yield "Everything is right."
