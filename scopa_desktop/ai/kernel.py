"""The kernel in use: compiled where it was built, else plain Python. Both make the same moves."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec

from scopa_desktop.ai import tree

VARIABLE = "SCOPA_DESKTOP_KERNEL"
"""The environment variable that forces one: "python" or "compiled"."""
COMPILED = "scopa_desktop.ai.compiled"


def chosen() -> type[tree.Kernel]:
    """The class of kernels in use.

    Raises ValueError when `VARIABLE` has another value, ImportError when it asks for a compiled kernel that was
    not built.
    """
    wanted = os.environ.get(VARIABLE, "")
    if wanted not in ("", "python", "compiled"):
        raise ValueError(f"{VARIABLE} must be python or compiled, not {wanted!r}")
    if wanted == "python" or (not wanted and find_spec(COMPILED) is None):
        return tree.Kernel
    compiled: type[tree.Kernel] = import_module(COMPILED).Kernel
    return compiled
