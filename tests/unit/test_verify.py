"""`scopa-desktop verify`: good files pass, a file changed anywhere that matters is refused where it was changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_desktop import numbered, verify
from scopa_desktop.boundary import RECORD
from scopa_desktop.cli import main
from scopa_desktop.engine import agreed
from scopa_desktop.match import Cutter, Match, RecordError
from scopa_desktop.seal import SealedDeck
from scopa_desktop.timeline import Timeline
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
    (cut_short, 21, "ends too early"),
]


OLDER = [
    "Nothing is wrong, but this is an older record, not chained (version {}): it does not",
    "prove who played, how far, whether moves were taken back, and that no round is missing or was put in.",
]
LAST = "A seal proves something only to who noted it down while it was on the table."


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_file_is_told_wholly_and_called_older(version: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(RECORDS / f"version-{version}.scopa")]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "scopa to 11: person against easy"
    assert len(re.findall(r"round \d: seal [0-9a-f]{64}, cut at \d+, seat [01] leads", "\n".join(told))) == 6
    assert told[-4:] == ["match 17-12, side 0 won", OLDER[0].format(version), OLDER[1], LAST]


def test_a_good_file_is_told_wholly(capsys: pytest.CaptureFixture[str]) -> None:
    file = RECORDS / "version-3.scopa"
    assert main(["verify", str(file)]) == 0
    seals = [line.partition(" ")[2] for line in file.read_text().splitlines() if line.startswith("seal ")]
    assert capsys.readouterr().out.splitlines() == [
        "scopa-28 to 15 with napola: person against easy",
        f"round 1: seal {seals[0]}, cut at 13 where its seal settles it, seat 0 leads",
        "  24 moves, points 0-6",
        f"round 2: seal {seals[1]}, cut at 27 by the person, seat 1 leads (void)",
        f"round 2: seal {seals[2]}, cut at 22 where its seal settles it, seat 1 leads",
        "  24 moves, points 2-1; moves were taken back; help was shown",
        f"round 3: seal {seals[3]}, cut at 11 by the person, seat 0 leads (void)",
        f"round 3: seal {seals[4]}, cut at 10 where its seal settles it, seat 0 leads",
        "  24 moves, points 0-5",
        f"round 4: seal {seals[5]}, cut at 26 by the person, seat 1 leads",
        "  24 moves, points 1-4; help was shown",
        "match 3-16, side 1 won",
        "Everything is right.",
        LAST,
    ]


def test_a_match_not_finished_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(agreed("scopa", 99, ("napola", "re_bello")), ("person", "hard"), 1)
    match.seal(SealedDeck(match.rules.deck, "ab" * 32, match.chain))
    file = tmp_path / "one.scopa"
    file.write_text(match.record.dump(), encoding="ascii")
    assert main(["verify", str(file)]) == 0
    seal = match.deals[0].deck.seal
    assert capsys.readouterr().out.splitlines() == [
        "scopa to 99 with napola, re_bello: person against hard",
        f"round 1: seal {seal}, not cut yet, seat 1 leads",
        "  0 moves, not finished",
        "match 0-0, not finished",
        "Everything is right.",
        LAST,
    ]


def test_in_an_older_file_moves_taken_back_are_told_of_the_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.scopa"
    file.write_text(GOOD.replace("undone no", "undone yes"), encoding="ascii")
    assert main(["verify", str(file)]) == 0
    assert "side 0 won\nmoves were taken back\nNothing is wrong" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("numbered 17", ""),
        ("daily 20261129", ""),
        ("lesson first-sums 3", ""),
        ("numbered 18", "line 10: this is not deal 18"),
        ("daily 20261130", "line 10: this is not deal 20261130"),
    ],
)
def test_a_numbered_deal_is_the_one_of_its_number(kind: str, says: str) -> None:
    number = 20261129 if kind.startswith("daily") else 17
    match = Match(agreed("scopa"), ("person", "easy"), 0, kind)
    match.seal(numbered.deck(match.rules, number, match.chain))
    assert _said(match) == says
    match.cut(numbered.CUT, Cutter.FIXED)
    assert _said(match) == says
    told = list(verify.report(Timeline.of(match.record)))
    assert told[1] == f"practice: {kind}"
    assert "cut at 1 as this practice has it, seat 0 leads" in told[2]


def test_a_numbered_deal_has_its_cut() -> None:
    match = Match(agreed("scopa"), ("person", "easy"), 0, "numbered 17")
    match.seal(numbered.deck(match.rules, 17, match.chain))
    match.cut(2, Cutter.FIXED)
    assert _said(match) == "line 10: this is not deal 17"


def _said(match: Match) -> str:
    try:
        verify.check(match.record.dump())
    except RecordError as error:
        return str(error)
    return ""


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


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "line 1: the record ends too early"),
        (b"\x89PNG\r\n", "line 1: a byte that is not ascii"),
        (b"a letter\n", "line 1: this is not a record"),
        (b"\n" * RECORD, "line 1: this is not a record"),
        (b"\n" * (RECORD + 1), "line 1: larger than 1000000 bytes"),
        (b"scopa-desktop record 2\nform scopa\n\n\xc3\n", "line 4: a byte that is not ascii"),
        (b"scopa-desktop record 4\n", "line 1: version 4 of the record is newer than this program"),
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


def test_control_characters_of_a_file_and_its_name_are_told_escaped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a\x1b[31m\u202e\n.scopa"
    file.write_text(GOOD.replace("form scopa", "form \x1b[2J\x07\x7f"), encoding="ascii")
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{tmp_path}/a\\x1b[31m\\u202e\\n.scopa: line 2: unknown form of the game: ")
    assert all(letter.isprintable() for letter in told.removesuffix("\n"))


def test_letters_are_escaped_only_when_they_must_be() -> None:
    assert verify.escaped("perché?\x9b\udcff\t'") == "perché?\\x9b\\udcff\\t'"
