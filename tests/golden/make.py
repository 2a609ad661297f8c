"""Add a recorded playthrough, or renew one.

`python tests/golden/make.py FORM [HOUSE...] --seed N [--match]` plays a round of that form with those house rules
(with `--match` a match), at random from the seed, and writes it beside this file: the record, then a line for
everything that happened. The name of the file tells the command: `scopa-28-napola-7.txt` is
`make.py scopa-28 napola --seed 7`. Renew a file when a change of what happens is meant, and read the difference.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from scopa_desktop.engine import (
    FORMS,
    HOUSE_RULES,
    Card,
    Cleared,
    Dealt,
    Event,
    Laid,
    Line,
    Rules,
    Swept,
    Took,
    Voided,
    agreed,
    codes,
    legal_moves,
    shuffled,
)
from scopa_desktop.match import Match, MatchEvent, Phase, Record, Scored, Won
from scopa_desktop.seal import SealedDeck

FOLDER = Path(__file__).parent


def recorded(rules: Rules, seed: int, *, whole: bool) -> Record:
    """A round, or a whole match, of players who take when they can nine times out of ten."""
    random = Random(seed)
    match = Match(rules, ("person", *["easy"] * (rules.seats - 1)), random.randrange(rules.seats))
    while match.phase != Phase.WON and (whole or not match.scores):
        if match.phase != Phase.PLAY:
            match.seal(SealedDeck(shuffled(rules.deck, random), f"{random.getrandbits(256):064x}", match.chain))
            match.cut(random.randrange(1, len(rules.deck)))
            continue
        state = match.state
        assert state is not None
        moves = legal_moves(rules, state.hands[state.turn], state.table)
        takes = [move for move in moves if move.taken]
        match.play(random.choice(takes if takes and random.random() < 0.9 else moves))
    return match.record


def playthrough(record: Record) -> str:
    """The record as text, and after it what happened, a line for each deal and each move, and the count."""
    match = Match.begun(record)
    lines = [record.dump()]
    for number, one in enumerate(record.rounds, 1):
        lines.append(f"round {number}, seat {match.first} leads")
        for made in one.deals:
            lines += _lines("deal", match.repeat(made), match)
        for play, move in enumerate(one.moves, 1):
            seat = (made.first + play - 1) % record.rules.seats
            lines += _lines(f"{play:2} seat {seat} {move}", match.play(move), match)
        lines.append("")
    return "\n".join(lines)


def told(text: str) -> Record:
    """The record that a playthrough begins with: all before the first empty line."""
    return Record.load(text[: text.index("\n\n") + 1])


def _lines(what: str, events: Sequence[MatchEvent], match: Match) -> Iterator[str]:
    state = match.state
    assert state is not None
    counts = {
        "table": _cards(state.table),
        "hands": _numbers(map(len, state.hands)),
        "stock": len(state.stock),
        "piles": _numbers(map(len, state.piles)),
        "scope": _numbers(map(len, state.sweeps)),
        "totals": _numbers(match.totals),
    }
    told = "; ".join(_told(event) for event in events if not isinstance(event, Scored | Won))
    yield " | ".join([what, told, *(f"{name} {count}" for name, count in counts.items())])
    for event in events:
        if isinstance(event, Scored):
            yield from map(_counted, event.score.lines)
            yield f"points {_numbers(event.score.points)}, totals {_numbers(event.totals)}"
        if isinstance(event, Won):
            yield f"side {event.side} won"


def _told(event: Event) -> str:
    match event:
        case Dealt(first, hands, table):
            dealt = " / ".join(_cards(card for card in hand if card is not None) for hand in hands)
            return f"dealt from seat {first}: {dealt}" + (f" and on the table {codes(table)}" if table else "")
        case Voided(table):
            return f"void: {codes(table)}"
        case Laid(seat, card):
            return f"{seat} laid {card}"
        case Took(seat, card, taken):
            return f"{seat} took {codes(taken)} with {card}"
        case Swept(seat, card):
            return f"{seat} made a scopa with {card}"
        case Cleared(seat, cards):
            return f"{seat} got the rest: {codes(cards)}"


def _counted(line: Line) -> str:
    counts = "-".join("none" if count is None else str(count) for count in line.counts)
    cards = " / ".join(map(_cards, line.cards))
    return f"{line.category} {counts} gives {_numbers(line.points)} by {cards}"


def _cards(cards: Iterator[Card] | Sequence[Card]) -> str:
    return codes(cards) or "none"


def _numbers(numbers: Iterator[int] | Sequence[int]) -> str:
    return "-".join(map(str, numbers))


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("form", choices=list(FORMS))
    parser.add_argument("house", nargs="*", help=f"house rules that are on, of {', '.join(HOUSE_RULES)}")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--match", action="store_true", help="a whole match instead of one round")
    options = parser.parse_args(arguments)
    rules = agreed(options.form, house=options.house)
    name = "-".join([rules.key, *rules.house, *(["match"] if options.match else []), str(options.seed)])
    record = recorded(rules, options.seed, whole=options.match)
    (folder / f"{name}.txt").write_text(playthrough(record), encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
