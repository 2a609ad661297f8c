"""Matches whose first deal is known."""

from __future__ import annotations

from pathlib import Path

from scopa_desktop.engine import Card, Rules, agreed, parse_codes
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.match import Match
from scopa_desktop.seal import SealedDeck


def arranged(
    mine: str, theirs: str, table: str, *, rules: Rules | None = None, level: str = "normal", rest: str = ""
) -> Match:
    """A match just dealt, in which I lead: my three cards, the computer's, the open ones; the others in order."""
    match = Match(rules or agreed("scopa"), ("person", level), 0)
    hands = zip(parse_codes(mine), parse_codes(theirs), strict=True)
    front: list[Card] = [card for pair in hands for card in pair]
    front += [*parse_codes(table), *parse_codes(rest)]
    order = (*front, *(card for card in match.rules.deck if card not in front))
    match.seal(SealedDeck((order[-1], *order[:-1]), "5c09a" * 12 + "0000", match.chain))
    match.cut(1)
    return match


def left_on_the_table(home: Path, match: Match) -> None:
    """Save a match as the one being played."""
    assert Store(Folders.find(home)).save_match(match)
