"""What is being played, and what of it is on the disk."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from scopa_desktop.ai import LEVELS
from scopa_desktop.library.preferences import Preferences
from scopa_desktop.library.seats import PERSON, Seats
from scopa_desktop.library.store import Store
from scopa_desktop.match import Match, Phase
from scopa_desktop.record import Record


def new_match(values: Preferences, first: int, practice: str = "") -> Match:
    """A match as the settings have it: the person in seat 0, a computer player in every other; `first` leads."""
    rules = values.rules
    return Match(rules, (PERSON, *[values.level] * (rules.seats - 1)), first, practice)


def playable(match: Match) -> bool:
    """Whether this window can show the match: a person against one computer player it knows."""
    seats = Seats.of(match.rules, match.players)
    known = all(level in LEVELS for level in seats.computers.values())
    return known and len(seats.persons) == 1 and len(seats.computers) == 1


class Session:
    """The match being played or, while that one waits, a deal for practice.

    It holds all secrets of the round: whoever shows or plays something is given views of it. `over` is told of every
    match that is won or given up, once.
    """

    def __init__(self, store: Store, match: Match, over: Callable[[Record], None]) -> None:
        self.match = match
        """what is on the table"""
        self.given_up: Record | None = None
        """the match given up before this one, while its last round is still of interest"""
        self._store = store
        self._over = over
        self._waiting: Match | None = None

    @property
    def record(self) -> Record:
        """The match being played, also while a deal for practice is."""
        return self._own.record

    @property
    def told(self) -> str:
        """What is on the table as text for others to read: a round that is being played keeps its deck covered."""
        *before, last = self.match.record.dump().split("\nround\n")
        if "\npoints " not in last:
            last = re.sub(r"^(deck|nonce|cut|end open) .*$", r"\1 covered", last, flags=re.MULTILINE)
        return "\nround\n".join((*before, last))

    @property
    def _own(self) -> Match:
        return self._waiting or self.match

    def underway(self, persons: Collection[int]) -> bool:
        """Whether one of these seats has played a card of a match that is not over: giving it up loses something."""
        history = self._own.state.history if self._own.state is not None else ()
        begun = bool(self._own.scores) or any(played.seat in persons for played in history)
        return begun and self._own.winner is None

    def resume(self, accept: Callable[[Match], bool], fresh: Callable[[], Match]) -> None:
        """Go on where the last run of the program ended; with a fresh match where nothing `accept`able is kept."""

        def resumable(match: Match) -> bool:
            return accept(match) and not match.practice

        def practised(match: Match) -> bool:
            """A deal for practice cannot be dealt anew."""
            return accept(match) and match.practice != "" and match.state is not None and not match.state.void

        self.given_up = None
        match = self._store.load_match(resumable) or fresh()
        if match.phase == Phase.WON:
            self._over(match.record)
        practice = self._store.load_practice(practised)
        self._waiting = match if practice is not None else None
        self.match = practice or match

    def begin(self, match: Match, *, lost: bool) -> None:
        """Play another match from now on; `lost` says whether the one before is kept as given up."""
        before = self._own
        self.given_up = before.record if before.phase == Phase.PLAY else None
        if lost:
            self._over(before.record)
        self._drop_practice()
        self.match = match

    def practise(self, match: Match) -> None:
        """Play a deal for practice; the match being played waits until it is left."""
        self._waiting = self._own
        self.match = match

    def leave(self) -> None:
        """Go back from a deal for practice to the match."""
        self.match = self._own
        self._drop_practice()

    def save(self) -> bool:
        """Keep what is on the table; False when it could not be written."""
        return self._store.save_match(self.match)

    def won(self) -> None:
        """The match on the table has a winner; practice counts nowhere."""
        if not self.match.practice:
            self._over(self.match.record)

    def _drop_practice(self) -> None:
        self._waiting = None
        self._store.drop_practice()
