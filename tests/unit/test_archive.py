"""The matches that are over: each in its file, numbers that follow from them, and an index that may be lost."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from datetime import datetime
from math import comb
from pathlib import Path

import pytest

from scopa_desktop.engine import FORMS, agreed, codes
from scopa_desktop.match import RecordError
from scopa_desktop.record import Record
from scopa_desktop.ui import archive
from scopa_desktop.ui.archive import Archive
from scopa_desktop.ui.facts import KINDS, expected, facts, kinds, streaks
from tests.golden import make

NOW = datetime(2026, 11, 29, 21, 45)
WHOLE = Record.load((make.FOLDER / "records" / "version-2.scopa").read_text(encoding="ascii"))
GIVEN_UP = replace(WHOLE, rounds=WHOLE.rounds[:3])


def whole(seed: int) -> Record:
    """A match won by one side."""
    return make.recorded(agreed("scopa"), seed, whole=True)


@pytest.fixture
def kept(tmp_path: Path) -> Archive:
    """An archive with three matches of two players."""
    made = Archive(tmp_path)
    assert made.add(WHOLE, "p1", NOW)
    assert made.add(GIVEN_UP, "p2", NOW)
    assert made.add(whole(3), "p1", NOW)
    return made


def test_matches_keep_their_order_also_when_the_clock_is_set_back(tmp_path: Path) -> None:
    kept = Archive(tmp_path)
    kept.add(WHOLE, "p1", NOW)
    kept.add(whole(3), "p1", datetime(1999, 1, 1))
    assert [entry.number for entry in kept.entries()] == [1, 2]
    assert [entry.path.name for entry in kept.entries()] == [
        "000001_20261129T2145_p1.scopa",
        "000002_19990101T0000_p1.scopa",
    ]


def test_a_match_is_kept_once(kept: Archive) -> None:
    assert not kept.add(WHOLE, "p1", NOW)
    assert len(kept.entries()) == 3


def test_the_numbers_of_a_match_follow_from_its_record() -> None:
    one = facts(WHOLE)
    assert (one.form, one.level, one.target, one.winner) == ("scopa", "easy", 11, 0)
    assert (one.totals, one.rounds, one.undone) == ([17, 12], 6, False)
    assert [sum(points) for points in zip(*one.gained.values(), strict=True)] == [17, 12]
    assert sum(one.gained["settebello"]) == 6
    assert facts(GIVEN_UP).winner == -1
    assert facts(GIVEN_UP).totals == [5, 7]
    for kind in KINDS:
        special = sum(kind in kinds(WHOLE.rules, card) for card in WHOLE.rules.deck)
        on_the_tables = sum(
            kind in kinds(WHOLE.rules, card)
            for told in WHOLE.rounds
            for card in told.deals[-1].deck.cut(told.deals[-1].cut or 0)[6:10]
        )
        assert sum(one.dealt[kind]) == 6 * special - on_the_tables


def test_the_index_is_believed_and_can_be_lost(kept: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept.entries()
    index = tmp_path / "index.json"
    monkeypatch.setattr(archive, "facts", lambda record: pytest.fail(f"replayed {record.rules.key}"))
    assert Archive(tmp_path).entries() == before
    monkeypatch.undo()
    for rubbish in ("", "{", "[]", '{"version": 1}', '{"version": 1, "files": 3}', '{"version": 99, "files": {}}'):
        index.write_text(rubbish)
        assert Archive(tmp_path).entries() == before
    wrong = index.read_text().replace('"form":"scopa"', '"shape":"scopa"')
    index.write_text(wrong)
    assert Archive(tmp_path).entries() == before
    index.unlink()
    assert Archive(tmp_path).entries() == before
    assert index.exists()


def test_a_damaged_file_costs_one_match(kept: Archive) -> None:
    first, second, third = kept.entries()
    first.path.write_text(first.path.read_text()[:300])
    second.path.write_bytes(b"\0\xff" * 20)
    entries = kept.entries()
    assert [entry.facts is None for entry in entries] == [True, True, False]
    assert "64 hexadecimal digits" in entries[0].error
    assert "no record has" in entries[1].error
    with pytest.raises(RecordError):
        kept.read(1)
    assert kept.read(3).dump() == third.path.read_text()
    with pytest.raises(LookupError):
        kept.read(4)


def test_an_index_that_cannot_be_written_does_not_matter(kept: Archive, tmp_path: Path) -> None:
    (tmp_path / "index.json.new").mkdir()
    assert len(kept.entries()) == 3


def test_matches_of_one_player_or_of_all_are_deleted(kept: Archive, tmp_path: Path) -> None:
    kept.delete("p2")
    assert [entry.number for entry in kept.entries()] == [1, 3]
    kept.delete()
    assert list(tmp_path.iterdir()) == []
    assert Archive(tmp_path / "nowhere").entries() == []


def test_what_is_exported_comes_back(kept: Archive) -> None:
    names = {"p1": "Anna", "p2": "Carlo"}
    text = archive.exported(kept.entries(), names)
    back = list(archive.imported(text))
    assert [(name, ended) for name, ended, _ in back] == [("Anna", NOW), ("Carlo", NOW), ("Anna", NOW)]
    assert [record.dump() for *_, record in back] == [entry.path.read_text() for entry in kept.entries()]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "something else"}'])
def test_what_was_not_exported_is_not_imported(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json's own, or ours
        list(archive.imported(text))


def test_the_table_has_a_line_for_each_match(kept: Archive) -> None:
    content = io.StringIO()
    csv.writer(content).writerows(archive.table(kept.entries(), {"p1": "Anna", "p2": "Zoë, the 2nd"}))
    rows = list(csv.DictReader(io.StringIO(content.getvalue())))
    assert [row["player"] for row in rows] == ["Anna", "Zoë, the 2nd", "Anna"]
    assert (rows[0]["ended"], rows[0]["winner"], rows[0]["you"], rows[0]["computer"]) == (
        "2026-11-29 21:45",
        "you",
        "17",
        "12",
    )
    assert rows[1]["winner"] == "given up"


def test_streaks_are_counted_to_the_last_match() -> None:
    assert streaks([0, 0, 0, 1, 0, 0]) == (2, 3)
    assert streaks([0, 1]) == (0, 1)
    assert streaks([]) == (0, 0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rounds", [1, 5, 40])
def test_chance_keeps_within_the_range_told(kind: str, rounds: int) -> None:
    """The exact distribution: hypergeometric in a round, added up over rounds."""
    rules = FORMS["scopa"]
    special = sum(kind in kinds(rules, card) for card in rules.deck)
    one = [comb(special, n) * comb(40 - special, 18 - n) / comb(40, 18) for n in range(special + 1)]
    total = [1.0]
    for _ in range(rounds):
        total = [
            sum(total[n - k] * one[k] for k in range(len(one)) if 0 <= n - k < len(total))
            for n in range(len(total) + special)
        ]
    mean, low, high = expected(rules, kind, rounds)
    assert mean == pytest.approx(sum(n * chance for n, chance in enumerate(total)))
    assert sum(total[low : high + 1]) > 0.985
    assert sum(total[low + 3 : high - 2]) < 0.999 or rounds == 1


def test_the_deck_of_a_match_is_told_in_its_file(kept: Archive) -> None:
    assert f"deck {codes(WHOLE.rounds[0].deals[0].deck.order)}\n" in kept.entries()[0].path.read_text()
