"""A record is played through once, and every moment of it is there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scopa_desktop import match as matches
from scopa_desktop.engine import FORMS, agreed, play
from scopa_desktop.timeline import Timeline
from tests.golden import make

WHOLE = make.recorded(agreed("scopa"), 0, whole=True)


@pytest.mark.parametrize("form", FORMS)
def test_every_moment_of_every_form_is_there(form: str) -> None:
    record = make.recorded(agreed(form), 1, whole=False)
    told = Timeline.of(record)
    assert told.record == record == told.match.record
    assert len(told.rounds) == len(record.rounds)
    for one, moments in zip(record.rounds, told.rounds, strict=True):
        assert moments[0].played is None
        assert [moment.played.move for moment in moments if moment.played] == list(one.moves)
        for before, after in pairwise(moments):
            assert after.played is not None
            assert after.state == play(before.state, after.played.move).state
            made = sum(map(len, after.state.sweeps)) - sum(map(len, before.state.sweeps))
            assert after.scopa == bool(made)


def test_a_round_begins_at_the_points_of_those_before() -> None:
    told = Timeline.of(WHOLE)
    points = [0, 0]
    for one, moments in zip(WHOLE.rounds, told.rounds, strict=True):
        assert list(moments[0].state.totals) == points
        assert one.points is not None
        points = [total + gained for total, gained in zip(points, one.points, strict=True)]


def test_a_record_is_played_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def counted(state: object, move: object) -> object:
        made.append(move)
        return play(state, move)  # type: ignore[arg-type]

    monkeypatch.setattr(matches, "play", counted)
    Timeline.of(WHOLE)
    assert made == [move for one in WHOLE.rounds for move in one.moves]
