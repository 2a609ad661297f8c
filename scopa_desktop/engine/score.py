"""Counting a round (section 6 and the house rules of section 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scopa_desktop.engine.cards import PRIMIERA, RE_BELLO, SETTEBELLO, Card, Suit
from scopa_desktop.engine.play import State
from scopa_desktop.engine.rules import Category


@dataclass(frozen=True, slots=True)
class Line:
    """One category of the count, a value per side.

    `counts` is what was compared (None: no valid primiera), `points` what it gave, `cards` the cards that decide
    it (for the primiera the best card of each suit; empty where the number of cards is the matter).
    """

    category: Category
    counts: tuple[int | None, ...]
    points: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The count of a round, line by line; `outright` is the side that wins the match whatever the points."""

    lines: tuple[Line, ...]
    outright: int | None = None

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the round for each side."""
        return tuple(sum(gained) for gained in zip(*(line.points for line in self.lines), strict=True))


def score(state: State) -> Score:
    """Count the captured cards as they stand."""
    return Score(tuple(_LINES[category](category, state) for category in state.rules.categories), state.outright)


def best_primiera(pile: Sequence[Card]) -> tuple[Card, ...]:
    """The card of each suit that is worth most in the primiera, suits in order, as far as there are any."""
    return tuple(
        max(own, key=lambda card: (PRIMIERA[card.rank], -card.rank))
        for suit in Suit
        if (own := [card for card in pile if card.suit == suit])
    )


def napola(pile: Sequence[Card]) -> tuple[Card, ...]:
    """The denari in unbroken order from the ace, if there are three or more."""
    run: list[Card] = []
    while (card := Card(len(run) + 1, Suit.DENARI)) in pile:
        run.append(card)
    return tuple(run) if len(run) >= 3 else ()


def _most(category: Category, counts: Sequence[int | None], cards: Sequence[tuple[Card, ...]]) -> Line:
    """A line whose point goes to the side with more; nobody gets it on a tie."""
    best = max((count for count in counts if count is not None), default=None)
    winners = [side for side, count in enumerate(counts) if count == best and best is not None]
    points = tuple(int(winners == [side]) for side in range(len(counts)))
    return Line(category, tuple(counts), points, tuple(cards))


def _carte(category: Category, state: State) -> Line:
    return _most(category, [len(pile) for pile in state.piles], [() for _ in state.piles])


def _denari(category: Category, state: State) -> Line:
    cards = [tuple(sorted(c for c in pile if c.suit == Suit.DENARI)) for pile in state.piles]
    return _most(category, [len(own) for own in cards], cards)


def _holder(card: Card) -> Callable[[Category, State], Line]:
    def line(category: Category, state: State) -> Line:
        held = tuple(int(card in pile) for pile in state.piles)
        return Line(category, held, held, tuple((card,) if has else () for has in held))

    return line


def _primiera(category: Category, state: State) -> Line:
    best = [best_primiera(pile) for pile in state.piles]
    counts = [sum(PRIMIERA[card.rank] for card in cards) if len(cards) == 4 else None for cards in best]
    return _most(category, counts, best)


def _scope(category: Category, state: State) -> Line:
    counts = tuple(len(cards) for cards in state.sweeps)
    return Line(category, counts, counts, state.sweeps)


def _napola(category: Category, state: State) -> Line:
    runs = tuple(napola(pile) for pile in state.piles)
    counts = tuple(len(run) for run in runs)
    return Line(category, counts, counts, runs)


_LINES: dict[Category, Callable[[Category, State], Line]] = {
    Category.CARTE: _carte,
    Category.DENARI: _denari,
    Category.SETTEBELLO: _holder(SETTEBELLO),
    Category.PRIMIERA: _primiera,
    Category.SCOPE: _scope,
    Category.NAPOLA: _napola,
    Category.RE_BELLO: _holder(RE_BELLO),
}
