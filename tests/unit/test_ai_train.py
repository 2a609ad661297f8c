"""The learned values are made by a program that always makes the same ones."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.ai import train, tree, values
from scopa_desktop.ai.learned import WEIGHTS
from scopa_desktop.engine import FORMS


def test_the_regression_finds_what_the_features_are_worth() -> None:
    random = Random(1)
    worth = {0: 100, 3: 700, 5: -400}
    rows = [[0, *random.sample([3, 5, 9], random.randrange(4))] for _ in range(2000)]
    goals = [sum(worth.get(feature, 0) for feature in row) + random.gauss(0, 50) for row in rows]
    found = train.regress(rows, goals)
    assert len(found) == WEIGHTS
    for feature in (0, 3, 5, 9):
        assert found[feature] == pytest.approx(worth.get(feature, 0), abs=20)
    assert sum(map(bool, found)) <= 4


@pytest.mark.parametrize("form", ["scopa", "pairs-28", "scopone", "scientifico"])
def test_rounds_to_learn_from_are_seen_at_every_boundary(form: str) -> None:
    rules = FORMS[form]
    game = tree.Kernel(rules)
    found, points = train.play_by_rating(game, rules, Random(1), train.WILD)
    assert list(found) == list(reversed(values.boundaries(rules)))
    assert sum(points) >= 0
    for left, (position, hands) in found.items():
        assert position.left == left
        assert (position.seat, position.sweeps) == (0, (0, 0))
        held = sum(hands)
        assert position.hand | position.unseen == (held or position.unseen)
        cards = [position.table, *position.piles, position.hand, position.unseen]
        assert sum(cards) == game.deck
        assert bool(held) == values.whole(rules)


def test_the_same_command_writes_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte for byte; other families stay as they are, and the file says how each was made."""
    texts = []
    before = {"made": {"other": "by hand"}, "weights": {"other": {"6": [[0, 1]]}}, "rounds": {"other": [[1, 0, 1]]}}
    for name in ("one.json", "two.json"):
        out = tmp_path / name
        out.write_text(json.dumps(before))
        monkeypatch.setattr(
            sys, "argv", ["train", "--form", "scopa-28", "--rounds", "12", "--deals", "1", "--out", str(out)]
        )
        assert train.main() == 0
        texts.append(out.read_text())
    assert texts[0] == texts[1]
    told = json.loads(texts[0])
    assert told["weights"]["other"] == {"6": [[0, 1]]}
    family = values.family(FORMS["scopa-28"])
    assert told["made"][family].endswith("--form scopa-28 --rounds 12 --deals 1 --seed 1")
    assert list(told["weights"][family]) == [str(left) for left in values.boundaries(FORMS["scopa-28"])]
    assert sum(count for _, _, count in told["rounds"][family]) == 12
    assert {path.name for path in tmp_path.iterdir()} == {"one.json", "two.json"}


def test_every_family_in_the_file_says_how_it_was_made() -> None:
    file = values.learned()
    assert set(file["made"]) == set(file["weights"]) == set(file["rounds"])
