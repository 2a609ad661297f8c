"""`scopa-desktop verify`: good files pass, a file changed anywhere that matters is refused where it was changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop import verify
from scopa_desktop.boundary import RECORD
from scopa_desktop.cli import main
from scopa_desktop.match import RecordError
from tests.golden import make

RECORDS = make.FOLDER / "records"
GOOD = (RECORDS / "version-2.scopa").read_text(encoding="ascii")
Change = Callable[[list[str]], None]


def at(keyword: str) -> int:
    """The index of the first line with this keyword."""
    return next(number for number, line in enumerate(GOOD.splitlines()) if line.startswith(f"{keyword} "))


def swap_cards(lines: list[str]) -> None:
    words = lines[at("deck")].split(" ")
    words[3], words[4] = words[4], words[3]
    lines[at("deck")] = " ".join(words)


def other_digit(lines: list[str]) -> None:
    line = lines[at("nonce")]
    lines[at("nonce")] = line[:-1] + ("1" if line[-1] == "0" else "0")


def other_seal(lines: list[str]) -> None:
    line = lines[at("seal")]
    lines[at("seal")] = line[:-1] + ("1" if line[-1] == "0" else "0")


def other_cut(lines: list[str]) -> None:
    lines[at("cut")] = "cut 34"


def other_move(lines: list[str]) -> None:
    words = lines[at("moves")].split(" ")
    words[5], words[7] = words[7], words[5]
    lines[at("moves")] = " ".join(words)


def other_score(lines: list[str]) -> None:
    lines[at("points")] = "points 4 1"


def rubbish(lines: list[str]) -> None:
    lines.append("and so on")


def blank(lines: list[str]) -> None:
    lines[at("cut")] += " "


def padded(lines: list[str]) -> None:
    lines[at("first")] = "first 01"


def cut_short(lines: list[str]) -> None:
    del lines[20:]


CHANGES: list[tuple[Change, int, str]] = [
    (swap_cards, at("deck") + 1, "this deck and this nonce have the seal"),
    (other_digit, at("deck") + 1, "this deck and this nonce have the seal"),
    (other_seal, at("deck") + 1, "this deck and this nonce have the seal"),
    (other_cut, at("moves") + 1, "move 1 (7b) is against the rules: not in the hand: 7b"),
    (other_move, at("moves") + 1, "move 5 (5c:5s) is against the rules: not in the hand: 5c"),
    (other_score, at("points") + 1, "the record tells the points 4 1, but the round gives 5 0"),
    (rubbish, len(GOOD.splitlines()) + 1, "text after the end"),
    (blank, at("cut") + 1, "written 'cut 33 ', where a record has 'cut 33'"),
    (padded, at("first") + 1, "written 'first 01', where a record has 'first 1'"),
    (cut_short, 21, "ends too early"),
]


@pytest.mark.parametrize("version", [1, 2])
def test_a_good_file_is_told_wholly(version: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(RECORDS / f"version-{version}.scopa")]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "scopa to 11: person against easy"
    assert len(re.findall(r"round \d: seal [0-9a-f]{64}, cut at \d+, seat [01] leads", "\n".join(told))) == 6
    assert told[-2:] == ["match 17-12, side 0 won", "Everything is right."]


def test_a_void_deal_and_a_match_not_finished_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (make.FOLDER / "scopa-28-164.txt").read_text(encoding="ascii")
    file = tmp_path / "one.scopa"
    file.write_text(text[: text.index("\nend\n") + 5].replace("undone no", "undone yes"), encoding="ascii")
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.count("seal ") == 2
    assert told.count("(void)") == 1
    assert "not finished\nmoves were taken back\n" in told


@pytest.mark.parametrize(("change", "line", "says"), CHANGES, ids=[change.__name__ for change, *_ in CHANGES])
def test_a_changed_file_is_refused_at_its_line(
    change: Change, line: int, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = GOOD.splitlines()
    change(lines)
    file = tmp_path / "changed.scopa"
    file.write_text("\n".join(lines) + "\n", encoding="ascii")
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"{file}: line {line}: ")
    assert says in told.err


@given(st.integers(0, len(GOOD) - 1), st.characters(codec="ascii"))
def test_no_letter_of_a_file_can_be_another(place: int, letter: str) -> None:
    changed = GOOD[:place] + letter + GOOD[place + 1 :]
    try:
        record, _ = verify.check(changed)
    except RecordError:
        return
    # What no other fact depends on: who played, whether a move was taken back, how far it was to go, line ends.
    header = re.compile(r"^(players|undone|target) .*$", re.MULTILINE)
    assert header.sub("", record.dump()) == header.sub("", GOOD)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "line 1: the record ends too early"),
        (b"\x89PNG\r\n", "line 1: a byte that is not ascii"),
        (b"a letter\n", "line 1: this is not a record"),
        (b"x" * (RECORD + 1), "line 1: larger than 1000000 bytes"),
        (b"scopa-desktop record 3\n", "line 1: version 3 of the record is newer than this program"),
    ],
)
def test_what_is_no_record_is_told(
    content: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "no.scopa"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 1
    assert says in capsys.readouterr().err


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.scopa")]) == 1
    assert "No such file" in capsys.readouterr().err
