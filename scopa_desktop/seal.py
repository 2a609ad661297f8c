"""Sealing a deck before its first card is seen, cutting it, and checking the seal afterwards.

The seal is the SHA-256 of one line of ASCII text: the chain, which stands for all that was before this deck (as 64
hexadecimal digits), a blank, the codes of the cards in order, separated by blanks, a blank, and the nonce, 32 random
bytes as 64 hexadecimal digits (rules, section 10). Any tool that computes SHA-256 can check it.

The place where the program cuts follows from the nonce: so the seal settles it as well.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from scopa_desktop.engine import Card, codes, shuffled

DIGITS = re.compile(r"[0-9a-f]{64}")
"""A SHA-256, and a nonce."""


def sha256(text: str) -> str:
    """The SHA-256 of an ASCII text as 64 hexadecimal digits."""
    return hashlib.sha256(text.encode("ascii")).hexdigest()


@dataclass(frozen=True, slots=True)
class SealedDeck:
    """A shuffled deck, the nonce it is sealed with, and the chain of what was `before` it.

    `before` is "" in a match that began when decks were not chained. Raises ValueError for a malformed nonce or chain.
    """

    order: tuple[Card, ...]
    nonce: str
    before: str = ""

    def __post_init__(self) -> None:
        if not DIGITS.fullmatch(self.nonce):
            raise ValueError("the nonce is not 64 hexadecimal digits")
        if self.before and not DIGITS.fullmatch(self.before):
            raise ValueError("the chain is not 64 hexadecimal digits")

    @property
    def text(self) -> str:
        """The line that is sealed."""
        return f"{self.before} {codes(self.order)} {self.nonce}".lstrip()

    @property
    def seal(self) -> str:
        """SHA-256 of `text` as 64 hexadecimal digits: published before the cut."""
        return sha256(self.text)

    @property
    def drawn(self) -> int:
        """Where the program cuts, if it is to.

        It is the number that the first 15 hexadecimal digits of the SHA-256 of `drawing` are, modulo the number of
        cuts, plus 1. (60 bits are even over 39 places to beyond any measure, and a shell can compute with them.)
        """
        return self.cuts[int(sha256(self.drawing)[:15], 16) % len(self.cuts)]

    @property
    def drawing(self) -> str:
        """The line of which `drawn` is computed."""
        return f"cut {self.nonce}"

    def cut(self, at: int) -> tuple[Card, ...]:
        """The deck with its first `at` cards put behind the others; 1 <= at < len(order), else ValueError."""
        if at not in self.cuts:
            raise ValueError(f"cannot cut {len(self.order)} cards at {at}")
        return self.order[at:] + self.order[:at]

    @property
    def cuts(self) -> range:
        """Where the deck may be cut."""
        return range(1, len(self.order))


def fresh(cards: tuple[Card, ...], before: str) -> SealedDeck:
    """`cards` shuffled and sealed on `before` with the system's cryptographic generator."""
    return SealedDeck(shuffled(cards, secrets.SystemRandom()), secrets.token_hex(32), before)
