"""Recorded playthroughs: what is told of them must not change unless it is meant to. `make.py` adds or renews one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scopa_desktop.engine import FORMS
from scopa_desktop.match import Match, Record
from tests.golden import make

FILES = sorted(make.FOLDER.glob("*.txt"))
TEXTS = {path.stem: path.read_text(encoding="ascii") for path in FILES}


@pytest.mark.parametrize("name", TEXTS)
def test_a_recorded_match_is_told_as_it_was_when_it_was_recorded(name: str) -> None:
    assert make.playthrough(make.told(TEXTS[name])).splitlines() == TEXTS[name].splitlines()


@pytest.mark.parametrize("name", TEXTS)
def test_a_recorded_match_replays_and_reads_what_it_writes(name: str) -> None:
    told = make.told(TEXTS[name])
    match = Match.replay(told)
    assert match.record == told
    assert TEXTS[name].startswith(told.dump())


def test_every_form_is_recorded() -> None:
    assert {make.told(text).rules.key for text in TEXTS.values()} == set(FORMS)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        pytest.param(
            "scopa-28-", r"^deal .*; void: 7[dcsb] .* \| totals 0-0\ndeal ", id="a void deal and a second one"
        ),
        pytest.param("scopa-match-", r"^points .*, totals 11-11\n\nround 6", id="a tie at the target"),
        pytest.param("scopa-match-", r"^points .*, totals 17-12\nside 0 won\n\Z", id="a match won"),
        pytest.param("scopa-napola-re_bello-", r"\| hands 1-1 \|.*\ncarte ", id="the tenth denaro"),
        pytest.param("scopa-napola-re_bello-", r"^re_bello 1-0 gives 1-0 by 10d / none$", id="re bello"),
        pytest.param("pairs-28-napola-re_bello-", r"^napola 5-0 gives 5-0 by 1d 2d 3d 4d 5d / none$", id="napola"),
        pytest.param(
            "scopa-asso_piglia_tutto-", r"took (\S+ ){3,}with 1[dcsb] \| table none", id="an ace takes all, no scopa"
        ),
        pytest.param(
            "scopa-pips-asso_piglia_tutto-scopa_con_asso-",
            r"took (\S+ ){3,}with 1[dcsb]; \d made a scopa with 1[dcsb] \| table none",
            id="an ace takes all, a scopa",
        ),
        pytest.param("scientifico-", r"^deal \| dealt [^|]* \| table none ", id="no table cards"),
    ],
)
def test_what_is_rare_is_recorded(name: str, line: str) -> None:
    (text,) = (text for stem, text in TEXTS.items() if re.fullmatch(name + r"\d+", stem))
    assert re.search(line, text, re.MULTILINE)


def test_the_command_writes_a_playthrough_that_tells_itself(tmp_path: Path) -> None:
    make.main(["pairs-28", "napola", "--seed", "3"], tmp_path)
    make.main(["pairs-28", "--seed", "4", "--match"], tmp_path)
    written = {path.stem: path.read_text(encoding="ascii") for path in tmp_path.iterdir()}
    assert set(written) == {"pairs-28-napola-3", "pairs-28-match-4"}
    for text in written.values():
        assert make.playthrough(make.told(text)) == text
    assert Match.replay(make.told(written["pairs-28-match-4"])).winner is not None
    assert len(make.told(written["pairs-28-napola-3"]).rounds) == 1


@pytest.mark.parametrize(
    ("version", "totals", "undone", "decks"), [(1, (17, 12), False, 6), (2, (17, 12), False, 6), (3, (3, 16), True, 6)]
)
def test_records_of_every_version_are_read_for_ever(
    version: int, totals: tuple[int, int], undone: bool, decks: int
) -> None:
    text = (make.FOLDER / "records" / f"version-{version}.scopa").read_text(encoding="ascii")
    told = Record.load(text)
    match = Match.replay(told)
    assert (told.version, match.totals, told.undone) == (version, totals, undone)
    assert sum(len(one.deals) for one in told.rounds) == decks
    assert match.record == told
    assert told.written(version) == text


def test_version_1_is_written_as_version_2() -> None:
    older, newer = ((make.FOLDER / "records" / f"version-{version}.scopa").read_text("ascii") for version in (1, 2))
    assert Record.load(older).dump() == newer == Record.load(newer).dump()
