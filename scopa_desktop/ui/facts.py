"""What statistics need to know of a match, derived from its record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil, floor, sqrt

from scopa_desktop.engine import SETTEBELLO, Card, Category, Rules, Suit
from scopa_desktop.match import Match
from scopa_desktop.record import Record, receivers

KINDS = ("settebello", "sevens", "denari", "kings")
"""The kinds of cards whose dealing is counted; kings are the highest cards of the form."""
SURE = 2.576
"""Standard deviations that chance keeps within 99 times in 100."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A match in numbers, a value a side where there are lists; `winner` is -1 for a match that was given up."""

    form: str
    house: list[str]
    target: int
    level: str
    winner: int
    totals: list[int]
    rounds: int
    undone: bool
    gained: dict[str, list[int]] = field(default_factory=dict)
    """the points of each category, round by round added up"""
    dealt: dict[str, list[int]] = field(default_factory=dict)
    """how many cards of each of `KINDS` were dealt to the hands of each side in finished rounds"""


def facts(record: Record) -> Facts:
    """The numbers of a match. Raises RecordError when it breaks the rules."""
    match = Match.replay(record)
    sides = range(len(match.totals))
    gained: dict[str, list[int]] = {}
    for counted in match.scores:
        for line in counted.lines:
            so_far = gained.setdefault(str(line.category), [0 for _ in sides])
            gained[str(line.category)] = [a + b for a, b in zip(so_far, line.points, strict=True)]
    dealt = {kind: [0 for _ in sides] for kind in KINDS}
    finished = [one for one in record.rounds if one.points is not None]
    for one in finished:
        made = one.deals[-1]
        order = made.deck.cut(made.cut or 0)
        for card, seat in zip(order, receivers(record.rules, made.first), strict=True):
            if seat >= 0:
                for kind in kinds(record.rules, card):
                    dealt[kind][record.rules.sides[seat]] += 1
    return Facts(
        form=record.rules.key,
        house=list(record.rules.house),
        target=record.rules.target,
        level=next((player for player in record.players if player != "person"), ""),
        winner=-1 if match.winner is None else match.winner,
        totals=list(match.totals),
        rounds=len(finished),
        undone=record.undone,
        gained=gained,
        dealt=dealt,
    )


def kinds(rules: Rules, card: Card) -> list[str]:
    """Which of `KINDS` a card is."""
    is_kind = {
        "settebello": card == SETTEBELLO,
        "sevens": card.rank == 7,
        "denari": card.suit == Suit.DENARI,
        "kings": card.rank == rules.ranks,
    }
    return [kind for kind in KINDS if is_kind[kind]]


def expected(rules: Rules, kind: str, rounds: int) -> tuple[float, int, int]:
    """How many cards of a kind chance deals to one of two sides in so many rounds: mean, and the range of `SURE`."""
    size = len(rules.deck)
    drawn = (size - rules.table) // 2
    special = sum(kind in kinds(rules, card) for card in rules.deck)
    share = special / size
    variance = drawn * share * (1 - share) * (size - drawn) / (size - 1)
    mean, spread = rounds * drawn * share, SURE * sqrt(rounds * variance)
    return mean, max(0, floor(mean - spread)), min(rounds * special, ceil(mean + spread))


def streaks(winners: Iterable[int]) -> tuple[int, int]:
    """Of the winners of matches, oldest first: how many side 0 has won on end now, and at most."""
    now = best = 0
    for winner in winners:
        now = now + 1 if winner == 0 else 0
        best = max(best, now)
    return now, best


def scope(one: Facts) -> list[int]:
    """The scope of each side."""
    return one.gained.get(str(Category.SCOPE), [0 for _ in one.totals])
