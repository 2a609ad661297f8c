"""What statistics need to know of a match, derived from its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from scopa_desktop.engine import FORMS, SETTEBELLO, Card, Rules, Suit
from scopa_desktop.library.seats import Seats
from scopa_desktop.record import receivers
from scopa_desktop.timeline import Timeline

KINDS = ("settebello", "sevens", "denari", "kings")
"""The kinds of cards whose dealing is counted; kings are the highest cards of the form."""
MINE, THEIRS, GIVEN_UP = 0, 1, -1
"""The places of the two sides in the lists of `Facts`, and what stands for a winner where there is none."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A match in numbers. Where there are two values, the first is that of the side of whose match it is, the first
    person's. `winner` is the place of a side in such lists, MINE or THEIRS, and GIVEN_UP for a match that was given up.
    """

    form: str
    house: list[str]
    target: int
    level: str
    winner: int
    totals: list[int]
    rounds: int
    """rounds that were counted"""
    decks: int
    """decks that were dealt from, also that of a round given up, without the void ones"""
    undone: bool
    gained: Mapping[str, list[int]] = field(default_factory=dict)
    """the points of each category, round by round added up"""
    dealt: Mapping[str, list[int]] = field(default_factory=dict)
    """how many cards of each of `KINDS` those decks held for the hands of both sides

    A deck counts whole from its cut on, for all of it is settled then: if only rounds played to the end were
    counted, a player who gives up bad hands would seem to be dealt good ones.
    """

    @property
    def over(self) -> bool:
        """Whether the match was played to its end, and not given up."""
        return self.winner != GIVEN_UP

    @property
    def won(self) -> bool:
        """Whether my side won it."""
        return self.winner == MINE


def facts(told: Timeline) -> Facts:
    """The numbers of a match."""
    record, match = told.record, told.match
    seats = Seats.of(record.rules, record.players)
    sides = seats.told
    gained: dict[str, list[int]] = {}
    for counted in match.scores:
        for line in counted.lines:
            so_far = gained.setdefault(str(line.category), [0 for _ in sides])
            gained[str(line.category)] = [a + line.points[side] for a, side in zip(so_far, sides, strict=True)]
    dealt = {kind: [0 for _ in sides] for kind in KINDS}
    decks = [deal for one in record.rounds if (deal := one.deals[-1]).cut is not None]
    if match.state is not None and match.state.void:
        del decks[-1]
    for made in decks:
        order = made.deck.cut(made.cut or 0)
        for card, seat in zip(order, receivers(record.rules, made.first), strict=True):
            if seat >= 0:
                for kind in kinds(record.rules, card):
                    dealt[kind][sides.index(seats.sides[seat])] += 1
    return Facts(
        form=record.rules.key,
        house=list(record.rules.house),
        target=record.rules.target,
        level=seats.level,
        winner=GIVEN_UP if match.winner is None else sides.index(match.winner),
        totals=[match.totals[side] for side in sides],
        rounds=len(match.scores),
        decks=len(decks),
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


def known(told: Any) -> Facts | None:
    """The numbers that were written down as a table; None for anything else."""
    if not isinstance(told, dict) or set(told) != {each.name for each in fields(Facts)}:
        return None

    def numbers(value: object) -> bool:
        return isinstance(value, list) and len(value) == 2 and all(type(one) is int for one in value)

    def by_name(value: object) -> bool:
        return isinstance(value, dict) and all(map(numbers, value.values()))

    good = (
        told["form"] in list(FORMS)
        and isinstance(told["house"], list)
        and all(isinstance(rule, str) for rule in told["house"])
        and all(type(told[name]) is int for name in ("target", "winner", "rounds", "decks"))
        and isinstance(told["level"], str)
        and type(told["undone"]) is bool
        and numbers(told["totals"])
        and by_name(told["gained"])
        and by_name(told["dealt"])
    )
    return Facts(**told) if good and set(told["dealt"]) == set(KINDS) else None
