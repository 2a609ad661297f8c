"""Chance from a seed instead of the system's: for matches whose every deal is the same again.

`python tests/chance.py SEED [options]` starts the program as `python -m scopa_desktop [options]` does.
"""

from __future__ import annotations

import runpy
import secrets
import sys
from random import Random
from typing import Any


def drawn_from(seed: int) -> dict[str, Any]:
    """What stands in for the functions of the module `secrets`."""
    random = Random(seed)
    return {
        "SystemRandom": lambda: random,
        "choice": random.choice,
        "randbelow": random.randrange,
        "randbits": random.getrandbits,
        "token_hex": lambda size: random.randbytes(size).hex(),
    }


if __name__ == "__main__":
    for name, function in drawn_from(int(sys.argv.pop(1))).items():
        setattr(secrets, name, function)
    runpy.run_module("scopa_desktop", run_name="__main__")
