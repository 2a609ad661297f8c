"""Sealing a deck before its first card is seen, cutting it, and checking the seal afterwards.

The seal is the SHA-256 of one line of ASCII text: the codes of the cards in order, separated by blanks, a blank,
and the nonce, 32 random bytes as 64 hexadecimal digits (rules, section 10). Any tool that computes SHA-256
can check it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from scopa_desktop.engine import Card, codes, shuffled

_NONCE = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class SealedDeck:
    """A shuffled deck and the nonce it is sealed with; raises ValueError for a malformed nonce."""

    order: tuple[Card, ...]
    nonce: str

    def __post_init__(self) -> None:
        if not _NONCE.fullmatch(self.nonce):
            raise ValueError("the nonce is not 64 hexadecimal digits")

    @property
    def text(self) -> str:
        """The line that is sealed."""
        return f"{codes(self.order)} {self.nonce}"

    @property
    def seal(self) -> str:
        """SHA-256 of `text` as 64 hexadecimal digits: published before the cut."""
        return hashlib.sha256(self.text.encode("ascii")).hexdigest()

    def cut(self, at: int) -> tuple[Card, ...]:
        """The deck with its first `at` cards put behind the others; 1 <= at < len(order), else ValueError."""
        if at not in self.cuts:
            raise ValueError(f"cannot cut {len(self.order)} cards at {at}")
        return self.order[at:] + self.order[:at]

    @property
    def cuts(self) -> range:
        """Where the deck may be cut."""
        return range(1, len(self.order))


def fresh(cards: tuple[Card, ...]) -> SealedDeck:
    """`cards` shuffled and sealed with the system's cryptographic generator."""
    return SealedDeck(shuffled(cards, secrets.SystemRandom()), secrets.token_hex(32))


def random_cut(sealed: SealedDeck) -> int:
    """A place to cut, for a player who lets the program do it."""
    return secrets.choice(sealed.cuts)
