"""Kill a saving program at random moments, by default 500 times: `python -m tests.bench.kills [COUNT]`.

The ordinary tests do the same thirty times; after each kill the last save that was done, or the one under way, must
be loaded whole and without a notice.
"""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.unit import test_store

if __name__ == "__main__":
    test_store.KILLS = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as home:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([test_store.__name__])
        test_store.test_a_program_killed_at_any_moment_of_its_saves_has_lost_no_save(Path(home), context)
    print(f"{test_store.KILLS} kills, nothing lost, {perf_counter() - begun:.0f} s")
