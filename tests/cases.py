"""Cases of a test of which the quick check goes through some, and the whole check through all."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def some(cases: Iterable[object], *always: object) -> list[object]:
    """Values of a parameter; those but for `always` are `slow`."""
    listed = list(cases)
    assert all(case in listed for case in always)
    return [case if case in always else pytest.param(case, marks=pytest.mark.slow) for case in listed]
