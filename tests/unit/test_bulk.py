"""The bulk check of `tests/bench/bulk_rounds.py`, in small: it runs, and it finds faults."""

from __future__ import annotations

import pytest

from scopa_desktop.ai import LEVELS, Stop
from scopa_desktop.engine import FORMS, HOUSE_RULES, Move, View, legal_moves
from tests.bench import bulk_rounds


def test_two_hundred_random_rounds_show_no_fault() -> None:
    tally = bulk_rounds.run(200, 3, {})
    assert tally.rounds == len(tally.rules) == 200
    assert {rules.key for rules in tally.rules} == set(FORMS)
    assert {name for rules in tally.rules for name in rules.house} == set(HOUSE_RULES)
    assert tally.plays > 200 * 24
    assert tally.accepted > tally.plays
    assert tally.refused > tally.plays


def test_the_levels_that_play_at_a_glance_make_legal_moves_in_all_forms() -> None:
    tally = bulk_rounds.run(64, 4, {name: LEVELS[name] for name in ("easy", "normal")})
    assert {rules.key for rules in tally.rules} == set(FORMS)


class Cheat:
    """Plays its first card and takes nothing, whatever the table offers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:  # noqa: ARG002
        return Move(view.hand[0])


def test_a_player_that_breaks_the_rules_is_found() -> None:
    with pytest.raises(AssertionError, match="Cheat plays"):
        bulk_rounds.run(1, 1, {"cheat": Cheat})


def test_an_engine_that_offers_too_little_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bench.bulk_rounds.legal_moves", lambda *position: legal_moves(*position)[:1])
    with pytest.raises(AssertionError, match="wrong captures"):
        bulk_rounds.run(1, 1, {})


def test_the_last_line_tells_what_was_done(capsys: pytest.CaptureFixture[str]) -> None:
    bulk_rounds.main(["--rounds", "3", "--players", "easy"])
    assert capsys.readouterr().out.startswith("3 rounds of 3 forms with house rules: ")
    with pytest.raises(SystemExit):
        bulk_rounds.main(["--players", "nobody"])
    assert "unknown levels: nobody" in capsys.readouterr().err
