"""The kernel in use: compiled where it was built, else plain Python. Both make the same moves."""

from __future__ import annotations

import os
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from scopa_desktop.ai import tree

VARIABLE = "SCOPA_DESKTOP_KERNEL"
"""The environment variable that forces one: "python" or "compiled"."""
COMPILED = "scopa_desktop.ai.compiled"
SOURCES = ("bits.py", "plain.py", "learned.py", "search.py", "tree.py", "compiled.pyx")
"""What the compiled kernel is made from, or must agree with."""


def compiled() -> type[tree.Kernel] | None:
    """The compiled class of kernels; None where it was not built, or from other sources than these."""
    try:
        return _load()
    except ImportError:
        return None


def chosen() -> type[tree.Kernel]:
    """The class of kernels in use.

    Raises ValueError when `VARIABLE` has another value, ImportError when it asks for a compiled kernel that was
    not built, or was built from other sources.
    """
    wanted = os.environ.get(VARIABLE, "")
    if wanted not in ("", "python", "compiled"):
        raise ValueError(f"{VARIABLE} must be python or compiled, not {wanted!r}")
    if wanted == "compiled":
        return _load()
    return tree.Kernel if wanted else compiled() or tree.Kernel


def _load() -> type[tree.Kernel]:
    found: type[tree.Kernel] = import_module(COMPILED).Kernel
    return found


def edition(folder: Path = Path(__file__).parent) -> int:
    """A number, 63 bits, for the sources in `folder`; 0 where a program was packed without them.

    The compiled kernel remembers the one it was made from and refuses to be loaded beside others.
    """
    digest = sha256()
    for name in SOURCES:
        source = folder / name
        if not source.exists():
            return 0
        digest.update(source.read_bytes())
    return int.from_bytes(digest.digest()[:8], "little") >> 1
