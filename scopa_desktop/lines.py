"""The lines of a record: read one by one, the chain that they make, and what can be wrong in them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NoReturn, TypeVar

T = TypeVar("T")
NUMBER = re.compile("0|[1-9][0-9]{0,3}")
_LONGEST = 300
"""How much of a wrong line is told at most."""


class Fault(StrEnum):
    """What kind of thing is wrong in a record."""

    FORM = "form"
    """something that no record has"""
    SHORT = "short"
    """its end is missing"""
    LONG = "long"
    """there is more after its end"""
    SEAL = "seal"
    """order and nonce of a deck do not have its seal"""
    CHANGED = "changed"
    """something was changed after what stands for it was written"""
    MOVE = "move"
    """a move against the rules"""
    POINTS = "points"
    """points that a round does not give"""


class RecordError(ValueError):
    """A text is no record, or tells an impossible match.

    What is wrong is in `line` (they count from 1), or somewhere from there to the line `last`; `what` says it in
    English.
    """

    def __init__(self, line: int, what: str, fault: Fault = Fault.FORM, last: int = 0) -> None:
        self.line = line
        self.last = last or line
        self.what = what if len(what) <= _LONGEST else f"{what[:_LONGEST]} …"
        self.fault = fault
        super().__init__(f"line {line}: {self.what}")


class NewerRecordError(RecordError):
    """A text is a record of a version that is not known yet."""


class Chain:
    """The SHA-256 of lines, while they come."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._hash = hashlib.sha256()
        self.add(lines)

    def add(self, lines: Iterable[str]) -> None:
        """These lines come next."""
        self._hash.update("".join(f"{line}\n" for line in lines).encode("ascii"))

    def told(self, lines: Iterable[str] = ()) -> str:
        """What stands for all lines so far, and these after them: 64 hexadecimal digits."""
        after = Chain()
        after._hash = self._hash.copy()
        after.add(lines)
        return after._hash.hexdigest()


class Lines:
    """Reads a text line by line; `at` is the number of the line read last."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.whole = self.lines[-1] == ""
        """whether the last line has its end"""
        if self.whole:
            self.lines.pop()
        self.at = 0
        self.chain = Chain()
        """of the lines that were read"""
        self.proved = 0
        """the last line of which a seal has shown that it is as it was"""
        if wrong := [at for at, line in enumerate(self.lines, 1) if not line.isascii()]:
            raise RecordError(wrong[0], "a letter that no record has")

    def changed(self, since: str) -> NoReturn:
        """Something after what was proved last and up to this line was changed."""
        begin = self.proved + 1
        what = f"something in lines {begin}-{self.at} was changed after {since}"
        raise RecordError(begin, what, Fault.CHANGED, self.at)

    def checked(self, read: Callable[[], T]) -> T:
        """What `read` gives; its ValueError becomes one that names the line it was reading."""
        try:
            return read()
        except RecordError:
            raise
        except ValueError as error:
            self.fail(str(error))

    def number(self, word: str) -> int:
        """The number that a word is, spelt as a record spells it."""
        if not NUMBER.fullmatch(word):
            self.fail(f"not a number of a record: {word!r}")
        return int(word)

    def words(self, keyword: str) -> list[str]:
        """The words of the next line after its keyword."""
        value = self.value(keyword)
        return [] if value == "-" else value.split(" ")

    def value(self, keyword: str) -> str:
        """The next line after its keyword."""
        word, _, value = self.next().partition(" ")
        if word != keyword:
            self.fail(f"expected {keyword!r}")
        return value

    def peek(self, keyword: str) -> bool:
        """Whether the next line has this keyword."""
        return self.at < len(self.lines) and self.lines[self.at].split(" ")[0] == keyword

    def next(self) -> str:
        """The next line."""
        self.at += 1
        if self.at > len(self.lines):
            raise RecordError(self.at, "the record ends too early", Fault.SHORT)
        line = self.lines[self.at - 1]
        self.chain.add([line])
        return line

    def fail(self, what: str, fault: Fault = Fault.FORM) -> NoReturn:
        """The line read last is wrong, or is only the beginning of a line."""
        if self.at == len(self.lines) and not self.whole:
            what, fault = "the record ends too early", Fault.SHORT
        raise RecordError(self.at, what, fault)
