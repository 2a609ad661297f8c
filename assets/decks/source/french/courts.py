"""The twelve courts of the French decks by their codes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from french import jacks, kings, queens
from french.half import Half, doubled, girdle
from french.pips import INDEX, Inks, corner_index
from kit.svg import Canvas


@dataclass(frozen=True)
class Court:
    """A court: what draws its half, its girdle, and whether the sign stands at the right of the half."""

    draw: Callable[[Half], None]
    girdle: Canvas
    sign_right: bool = False


COURTS: dict[str, Court] = {
    "10d": Court(kings.of_diamonds, girdle(108, -4, 34, "blue", "yellow", "red")),
    "10c": Court(kings.of_hearts, girdle(112, 4, 30, "blue", "yellow", "red"), True),
    "10s": Court(kings.of_spades, girdle(104, -4, 36, "red", "yellow", "blue"), True),
    "10b": Court(kings.of_clubs, girdle(104, 4, 32, "red", "yellow", "green")),
    "9d": Court(queens.of_diamonds, girdle(86, 3, 26, "red", "white", "blue")),
    "9c": Court(queens.of_hearts, girdle(86, 0, 24, "yellow", "white", "red")),
    "9s": Court(queens.of_spades, girdle(86, -3, 26, "yellow", "red", "blue")),
    "9b": Court(queens.of_clubs, girdle(86, -3, 26, "red", "yellow", "green"), True),
    "8d": Court(jacks.of_diamonds, girdle(95, 3, 26, "red", "yellow", "blue")),
    "8c": Court(jacks.of_hearts, girdle(99, 3, 26, "blue", "yellow", "red"), True),
    "8s": Court(jacks.of_spades, girdle(100, -3, 28, "red", "yellow", "blue"), True),
    "8b": Court(jacks.of_clubs, girdle(97, -3, 24, "red", "yellow", "green")),
}


def court(code: str, inks: Inks) -> Canvas:
    """The card of a court by its code, such as 10d."""
    person, suit = COURTS[code], code[-1]
    half = Half()
    person.draw(half)
    art = doubled(half, person.girdle, suit, inks, sign_right=person.sign_right)
    corner_index(art, suit, INDEX[int(code[:-1])], inks)
    return art


def court_faces(inks: Inks) -> dict[str, Callable[[], Canvas]]:
    """The twelve courts by file name."""
    return {code: partial(court, code, inks) for code in COURTS}
