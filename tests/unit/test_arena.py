"""Players against players: the figures, the same for every number of processes."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from dataclasses import replace

import pytest

from scopa_desktop import arena
from scopa_desktop.ai import LEVELS
from scopa_desktop.engine import FORMS


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    parser = ArgumentParser()
    arena.arguments(parser)
    assert arena.main(parser.parse_args(words)) == 0
    return capsys.readouterr().out


def test_the_object_has_all_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, "--a", "normal", "--b", "easy", "--deals", "4", "--seed", "3", "--json"))
    assert list(found) == [
        "a", "b", "form", "deals", "mean_points", "standard_error", "matches_won", "scope_given",
        "ms_median", "ms_p99", "ms_worst",
    ]  # fmt: skip
    assert (found["a"], found["b"], found["form"], found["deals"]) == ("normal", "easy", "scopa", 4)
    assert found["matches_won"] is None
    assert found["standard_error"] > 0
    assert 0 < found["ms_median"] <= found["ms_p99"] <= found["ms_worst"]


def test_matches_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--a", "normal", "--b", "easy", "--deals", "2", "--match", "11", "--form", "scopa-28")
    found = json.loads(told(capsys, *words, "--json"))
    assert found["matches_won"] in (0, 0.25, 0.5, 0.75, 1)
    assert "matches won" in told(capsys, *words)


def test_processes_change_nothing_but_the_time() -> None:
    rules = FORMS["pairs-28"]
    results = [
        [replace(each, times=()) for each in arena.compare(rules, LEVELS["normal"], LEVELS["easy"], 6, 1, jobs=jobs)]
        for jobs in (1, 2)
    ]
    assert results[0] == results[1]


def test_a_player_has_no_lead_on_itself() -> None:
    """With the seats exchanged and no chance in the play, both rounds of a pair are the same."""
    for each in arena.compare(FORMS["scopa-28"], LEVELS["hard"], LEVELS["hard"], 2, 5):
        assert each.lead == 0


def test_the_better_player_leads() -> None:
    pairs = list(arena.compare(FORMS["scopa"], LEVELS["normal"], LEVELS["easy"], 40, 2))
    strength = arena.summary("normal", "easy", "scopa", pairs)
    assert strength.mean_points > 2 * strength.standard_error > 0


def test_no_deals_is_no_comparison() -> None:
    parser = ArgumentParser()
    arena.arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(["--deals", "0"])
