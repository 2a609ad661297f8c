"""The matches that are over: each in its file, numbers that follow from them, and an index that may be lost."""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import product
from math import comb, prod
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_desktop.boundary import RECORD
from scopa_desktop.engine import FORMS, Rules, agreed, codes, deal, shuffled
from scopa_desktop.library import archive, exchange
from scopa_desktop.library.archive import Archive
from scopa_desktop.library.exchange import ExchangeError
from scopa_desktop.library.facts import KINDS, Facts, kinds
from scopa_desktop.library.facts import facts as facts_of
from scopa_desktop.library.statistics import GROUPS, LAST, expected, fairness, figures, streaks
from scopa_desktop.match import Match, RecordError
from scopa_desktop.record import Record
from scopa_desktop.seal import SealedDeck
from scopa_desktop.timeline import Timeline
from tests.golden import make

NOW = datetime(2026, 11, 29, 21, 45)
WHOLE = Record.load((make.FOLDER / "records" / "version-2.scopa").read_text(encoding="ascii"))
GIVEN_UP = replace(WHOLE, rounds=WHOLE.rounds[:3], winner=None)


def whole(seed: int) -> Record:
    """A match won by one side."""
    return make.recorded(agreed("scopa"), seed, whole=True)


def facts(record: Record) -> Facts:
    """The numbers of a match as its record tells it."""
    return facts_of(Timeline.of(record))


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
    assert kept.add(WHOLE, "p1", NOW) is None
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
    monkeypatch.setattr(archive, "facts", lambda record, _: pytest.fail(f"replayed {record.rules.key}"))
    assert Archive(tmp_path).entries() == before
    monkeypatch.undo()
    for rubbish in ("", "{", "[]", '{"version": 2}', '{"version": 2, "files": 3}', '{"version": 99, "files": {}}'):
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
    second.path.write_text(re.sub("first 1", "first 9", second.path.read_text(), count=1))
    assert kept.entries()[1].error == "line 11: there is no seat 9"
    second.path.write_bytes(b"\0\xff" * 20)
    entries = kept.entries()
    assert [entry.facts is None for entry in entries] == [True, True, False]
    assert "the record ends too early" in entries[0].error
    assert "not ascii" in entries[1].error
    with pytest.raises(RecordError):
        kept.read(1)
    assert kept.read(3).record.dump() == third.path.read_text()
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


def test_the_reading_can_be_stopped_and_keeps_what_was_read(kept: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = kept.entries()
    (kept._folder / "index.json").unlink()
    told: list[tuple[int, int]] = []

    def watch(done: int, of: int) -> bool:
        told.append((done, of))
        return done < 2

    assert kept.entries(watch) == whole[:2]
    assert told == [(1, 3), (2, 3)]
    replayed: list[str] = []

    def noted(told: Timeline) -> Facts:
        replayed.append(told.record.dump())
        return facts_of(told)

    monkeypatch.setattr(archive, "facts", noted)
    assert kept.entries() == whole
    assert len(replayed) == 1


def test_what_is_exported_comes_back(kept: Archive) -> None:
    names = {"p1": "Anna", "p2": "Carlo"}
    back, damaged, left = exchange.imported(exchange.exported(kept.entries(), names))
    assert (damaged, left) == (0, 0)
    assert [(one.player, one.ended) for one in back] == [("Anna", NOW), ("Carlo", NOW), ("Anna", NOW)]
    assert [one.text for one in back] == [entry.path.read_text() for entry in kept.entries()]
    assert [one.facts for one in back] == [entry.facts for entry in kept.entries()]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "foreign"),
        ("[]", "foreign"),
        ("{}", "foreign"),
        ("7", "foreign"),
        ("null", "foreign"),
        ("[" * 100_000, "foreign"),
        ('{"format": "something else 1", "matches": []}', "foreign"),
        ('{"format": 1, "matches": []}', "foreign"),
        ('{"format": "scopa-desktop matches 1", "matches": 3}', "foreign"),
        ('{"format": "scopa-desktop matches 2", "matches": []}', "newer"),
        ("number,ended,player,form\r\n1,2026-11-29 21:45,Anna,scopa\r\n", "table"),
        (WHOLE.dump(), "foreign"),
    ],
)
def test_what_was_not_exported_is_not_imported(text: str, key: str) -> None:
    with pytest.raises(ExchangeError) as caught:
        exchange.imported(text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "change",
    [
        lambda match: match.pop("record"),
        lambda match: match.pop("player"),
        lambda match: match.update(ended="yesterday"),
        lambda match: match.update(ended=20261129),
        lambda match: match.update(record=None),
        lambda match: match.update(record=match["record"].replace("points ", "points 1", 1)),
        lambda match: match.update(record=match["record"][:300]),
        lambda match: match.update(record=match["record"].replace("easy", "\xe9asy")),
        lambda match: match.update(record=match["record"] + "x" * RECORD),
        lambda match: match.update(record=7),
        lambda match: match.update(player=None),
    ],
)
def test_a_damaged_match_of_an_export_costs_only_itself(
    kept: Archive, change: Callable[[dict[str, Any]], object]
) -> None:
    told = json.loads(exchange.exported(kept.entries(), {}))
    change(told["matches"][1])
    back, damaged, left = exchange.imported(json.dumps(told))
    assert [one.text for one in back] == [WHOLE.dump(), whole(3).dump()]
    assert (damaged, left) == (1, 0)


def test_an_export_that_was_cut_short_changes_nothing(kept: Archive) -> None:
    text = exchange.exported(kept.entries(), {})
    with pytest.raises(ExchangeError):
        exchange.imported(text[: len(text) // 2])


def test_the_table_has_a_line_for_each_match(kept: Archive) -> None:
    text = exchange.table(kept.entries(), {"p1": "Anna", "p2": "Zoë, the 2nd"})
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["player"] for row in rows] == ["Anna", "Zoë, the 2nd", "Anna"]
    assert (rows[0]["ended"], rows[0]["winner"], rows[0]["you"], rows[0]["computer"]) == (
        "2026-11-29 21:45",
        "you",
        "17",
        "12",
    )
    assert rows[1]["winner"] == "given up"


def test_streaks_are_counted_to_the_last_match() -> None:
    assert streaks([True, True, True, False, True, True]) == (2, 3)
    assert streaks([True, False]) == (0, 1)
    assert streaks([]) == (0, 0)


def test_the_course_of_many_matches_is_told_in_groups() -> None:
    won, lost = facts(WHOLE), replace(facts(WHOLE), winner=1, totals=[3, 11])
    told = figures([won] * 40 + [lost] * 20)
    assert (told["played"], told["won"], told["group"], len(told["last"])) == (60, 40, 5, LAST)
    assert told["course"] == [100] * 8 + [0] * 4
    assert told["byLevel"] == [{"level": "easy", "won": 40, "lost": 20}]
    assert len(figures([won] * 5000)["course"]) <= GROUPS
    assert figures([])["course"] == []


def test_a_deck_counts_whole_as_soon_as_it_is_dealt() -> None:
    """A player who gives up bad rounds is not told of better cards than were dealt."""
    begun = replace(WHOLE.rounds[3], moves=WHOLE.rounds[3].moves[:1], points=None)
    one = facts(replace(WHOLE, rounds=(*WHOLE.rounds[:3], begun)))
    assert (one.rounds, one.decks) == (3, 4)
    finished = facts(replace(WHOLE, rounds=WHOLE.rounds[:4]))
    assert one.dealt == finished.dealt
    uncut = replace(begun, deals=(replace(begun.deals[0], cut=None),), moves=())
    assert facts(replace(WHOLE, rounds=(*WHOLE.rounds[:3], uncut))).decks == 3


def test_a_void_deck_does_not_count() -> None:
    void = [card for card in FORMS["scopa"].deck if card.rank == 10]
    rest = [card for card in FORMS["scopa"].deck if card.rank != 10]
    match = Match(agreed("scopa"), ("person", "easy"), 0)
    match.seal(SealedDeck((rest[-1], *rest[:6], *void, *rest[6:-1]), "ab" * 32, match.chain))
    match.cut(1)
    assert facts(match.record).decks == 0
    match.seal(SealedDeck(match.rules.deck, "cd" * 32, match.chain))
    assert facts(match.record).decks == 0
    match.cut(9)
    one = facts(match.record)
    assert (one.decks, sum(one.dealt["settebello"])) == (1, 1)


def test_what_was_dealt_is_told_by_level_and_of_decks_of_40_cards() -> None:
    easy, hard = facts(WHOLE), replace(facts(whole(3)), level="hard")
    small = facts(make.recorded(agreed("scopa-28"), 4, whole=True))
    told = fairness([easy, hard, easy, small])
    assert [(row["level"], row["decks"]) for row in told] == [
        ("easy", 2 * easy.decks),
        ("hard", hard.decks),
        ("", 2 * easy.decks + hard.decks),
    ]
    for row, matches in zip(told, ([easy, easy], [hard], [easy, easy, hard]), strict=True):
        assert [kind["kind"] for kind in row["kinds"]] == list(KINDS)
        for kind in row["kinds"]:
            assert kind["sides"] == [sum(one.dealt[kind["kind"]][side] for one in matches) for side in (0, 1)]
    assert [row["level"] for row in fairness([easy])] == ["easy"]
    assert fairness([small]) == []


def by_listing(rules: Rules, kind: str) -> list[float]:
    """How many cards of a kind a side is dealt, with what chance: every kind of open cards and of hand is counted."""
    kings = [card for card in rules.deck if card.rank == rules.ranks]
    odds = [0.0] * 11
    groups: Counter[tuple[bool, bool]] = Counter((card in kings, kind in kinds(rules, card)) for card in rules.deck)
    names = list(groups)
    for opened in product(*(range(min(groups[name], rules.table) + 1) for name in names)):
        shown = dict(zip(names, opened, strict=True))
        if sum(opened) != rules.table or sum(n for (king, _), n in shown.items() if king) >= 3:
            continue
        ways = prod(comb(groups[name], shown[name]) for name in names)
        left = sum(groups[name] - shown[name] for name in names if name[1])
        for mine in range(left + 1):
            odds[mine] += ways * comb(left, mine) * comb(36 - left, 18 - mine) / comb(36, 18)
    return [chance / sum(odds) for chance in odds]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("decks", [1, 5, 40, 200])
def test_chance_keeps_within_the_range_told(kind: str, decks: int) -> None:
    """The exact distribution, added up over decks."""
    rules = FORMS["scopa"]
    one = by_listing(rules, kind)
    total = [1.0]
    for _ in range(decks):
        longer = [0.0] * (len(total) + len(one) - 1)
        for n, chance in enumerate(total):
            for k, more in enumerate(one):
                longer[n + k] += chance * more
        total = longer
    mean, low, high = expected(rules, kind, decks)
    assert mean == pytest.approx(sum(n * chance for n, chance in enumerate(total)))
    assert sum(total[low : high + 1]) > 0.988
    assert sum(total[low + 2 : high - 1]) < 0.99 or decks == 1


@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_deals_what_chance_says(kind: str) -> None:
    """Decks really dealt by the engine, void ones dealt anew, stay within four standard deviations of the mean."""
    rules, random, decks = FORMS["scopa"], Random(7), 4000
    dealt = 0
    for _ in range(decks):
        while (state := deal(rules, cards := shuffled(rules.deck, random), 0, (0, 0)).state).void:
            pass
        first = [card for at, card in enumerate((*cards[:6], *cards[10:])) if at % 2 == 0]
        assert set(state.hands[0]) <= set(first)
        dealt += sum(kind in kinds(rules, card) for card in first)
    mean, low, high = expected(rules, kind, decks)
    assert abs(dealt - mean) < 4 / 2.576 * (high - low) / 2


def test_the_deck_of_a_match_is_told_in_its_file(kept: Archive) -> None:
    assert f"deck {codes(WHOLE.rounds[0].deals[0].deck.order)}\n" in kept.entries()[0].path.read_text()
