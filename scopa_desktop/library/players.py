"""Who plays here: a key and a name for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from scopa_desktop.boundary import printable
from scopa_desktop.library.files import free_number
from scopa_desktop.library.preferences import FIRST_PLAYER

LONGEST = 30
"""Letters of a name."""
_KEY = re.compile(r"p[1-9][0-9]{0,8}")


def is_key(word: str) -> bool:
    """Whether this can be the key of a player."""
    return _KEY.fullmatch(word) is not None


def free_key(taken: Iterable[str]) -> str:
    """A key for somebody new."""
    return f"p{free_number({int(key[1:]) for key in taken})}"


def tidy(name: str) -> str:
    """A name on one line that can be shown, without blanks around it; one that is too long is cut."""
    return printable(" ".join(name.split())[:LONGEST].strip())


def mended(told: Any, seen: Iterable[str]) -> dict[str, str]:
    """The names of what a file tells, as far as it is good; `seen` are the keys of those who have left a match.

    Nobody is left out: a name under what is no key gets one that is free, a key without a name has "", and so has who
    is not named at all but was seen. There is always one.
    """
    told = told if isinstance(told, dict) else {}
    names = {key: tidy(name) if isinstance(name, str) else "" for key, name in told.items() if is_key(key)}
    lost = [tidy(name) for key, name in told.items() if not is_key(key) and isinstance(name, str)]
    names |= {key: "" for key in seen if key not in names}
    for name in lost:
        if name and name not in names.values():
            names[free_key(names)] = name
    return dict(sorted(names.items(), key=lambda one: int(one[0][1:]))) if names else {FIRST_PLAYER: ""}
