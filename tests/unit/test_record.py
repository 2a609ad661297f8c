"""Records: what is no record is refused at its line, one match has one text, and each seal stands for all before it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from scopa_desktop import verify
from scopa_desktop.engine import agreed, legal_moves
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.lines import Chain, Fault
from scopa_desktop.match import Cutter, Match, NewerRecordError, Phase, Record, RecordError
from scopa_desktop.record import TABLE, receivers
from scopa_desktop.seal import fresh
from tests.bench.bit_flips import changes, outcome
from tests.golden import make

TEXTS = {
    version: (make.FOLDER / "records" / f"version-{version}.scopa").read_text(encoding="ascii") for version in (1, 2, 3)
}
SMALL = make.recorded(agreed("scopa-28", 1), 164, whole=True).dump()
"""A whole match of one round with a void deal: two seals."""
LONG = "9" * 5000
"""A number that int() refuses to read."""
Change = Callable[[list[str]], object]


def numbered(text: str, keyword: str, nth: int = 1) -> int:
    """The number of the nth line with this keyword."""
    found = [at for at, line in enumerate(text.splitlines(), 1) if line.split(" ")[0] == keyword]
    return found[nth - 1]


def changed(text: str, line: int, old: str, new: str) -> str:
    """The text with something else in one line, once."""
    lines = text.split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


def ended(lines: list[str], told: str = "") -> str:
    """Lines of a record with a last line that fits them, as somebody writes it who knows how."""
    *before, end = lines
    return "\n".join([*before, f"{told or end[:-65]} {Chain(before).told()}", ""])


@pytest.mark.parametrize(
    ("version", "keyword", "old", "new", "says"),
    [
        (2, "scopa-desktop", "record 2", "record 0", "not a record"),
        (2, "scopa-desktop", "record 2", "record 02", "not a record"),
        (2, "scopa-desktop", "record 2", f"record {LONG}", "not a record"),
        (2, "scopa-desktop", "record 2", "record 4", "version 4 of the record is newer"),
        (2, "scopa-desktop", "scopa-desktop", "briscola", "not a record"),
        (2, "form", "scopa", "tressette", "unknown form"),
        (2, "target", "11", "12", "unknown target: 12"),
        (2, "target", "11", LONG, "not a number"),
        (3, "target", "15", "0", "unknown target: 0"),
        (3, "target", "15", "100", "unknown target: 100"),
        (3, "target", "15", LONG, "not a number"),
        (3, "target", "15", "1e1", "not a number"),
        (2, "house", "-", "rebello", "unknown house rule"),
        (3, "players", "person easy", "person", "this form has 2 players"),
        (3, "players", "easy", "Anna", "person, or a level of the computer"),
        (3, "players", "easy", "easy\x1b[2J", "person, or a level of the computer"),
        (2, "undone", "no", "perhaps", "yes or no"),
        (2, "round", "round", "rounds", "expected 'end'"),
        (2, "seal", "77c2", "77c3", "this deck and this nonce have the seal"),
        (2, "seal", "77c2", "77C2", "a seal is 64 hexadecimal digits"),
        (3, "seal", "seal ", "seal 0", "a seal is 64 hexadecimal digits"),
        (2, "deck", "deck", "decks", "expected 'deck'"),
        (2, "deck", "d ", "x ", "not a card"),
        (2, "nonce", "nonce ", "nonce x", "64 hexadecimal"),
        (2, "first", "1", "2", "there is no seat 2"),
        (2, "first", "1", "-1", "not a number"),
        (2, "first", "1", LONG, "not a number"),
        (3, "first", "0", "9", "there is no seat 9"),
        (3, "first", "0", "-1", "not a number"),
        (2, "cut", "cut ", "cut x", "not a number"),
        (2, "cut", "cut ", f"cut {LONG}", "not a number"),
        (2, "cut", "cut ", "cut 9 drawn", "a cut is a number"),
        (3, "cut", " drawn", "", "a cut is a number person or drawn or fixed"),
        (3, "cut", "13 drawn", "- drawn", "not a number"),
        (3, "cut", "drawn", "dealt", "a cut is a number person or drawn or fixed"),
        (2, "moves", "moves ", "moves 11d ", "not a card"),
        (2, "moves", "moves ", "moves 7d:4b+3b ", "not a move"),
        (3, "marks", "-", "helped undone", "marks are some of undone, helped, in this order"),
        (3, "marks", "-", "undone undone", "marks are some of"),
        (3, "marks", "-", "winning", "marks are some of"),
        (2, "points", "points ", "points 9 ", "not the points of a round"),
        (2, "points", "points ", f"points {LONG}", "not a number"),
        (2, "points", "points ", "points x", "not a number"),
        (2, "end", "end", "end now", "written 'end now', where a record has 'end'"),
        (3, "end", "won 1", "lost 1", "the last line is"),
        (3, "end", "won 1", f"won {LONG}", "the last line is"),
    ],
)
def test_what_no_record_has_is_refused_at_its_line(version: int, keyword: str, old: str, new: str, says: str) -> None:
    line = numbered(TEXTS[version], keyword)
    with pytest.raises(RecordError, match=re.escape(says)) as refused:
        Match.replay(Record.load(changed(TEXTS[version], line, old, new)))
    # A wrong seal is reported where its deck stands.
    assert refused.value.line == line + (says.startswith("this deck"))
    assert len(str(refused.value)) < 350


def test_a_record_of_a_newer_version_is_another_error() -> None:
    with pytest.raises(NewerRecordError):
        Record.load(TEXTS[3].replace("record 3", "record 4"))


@pytest.mark.parametrize("letter", ["é", "٣", "\udc80", "\u2028"])
@pytest.mark.parametrize("version", TEXTS)
def test_a_letter_that_is_not_ascii_is_refused_at_its_line(version: int, letter: str) -> None:
    with pytest.raises(RecordError, match="line 5: a letter that no record has"):
        Record.load(TEXTS[version].replace("person", f"person{letter}", 1))


@pytest.mark.parametrize("version", TEXTS)
@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (1, "", "\n"),
        (2, "form ", "form  "),
        (3, "target 1", "target 01"),
        (3, "target 1", "target +1"),
        (4, "house", "house "),
        (5, "easy", "easy "),
        (5, "easy", "easy\r"),
        (5, "easy", "easy\v"),
        (5, " easy", "\teasy"),
        (9, "b ", "b\t"),
        (9, "b ", "b  "),
        (10, "nonce ", "nonce  "),
    ],
)
def test_another_spelling_of_the_same_is_refused(version: int, line: int, old: str, new: str) -> None:
    text = TEXTS[version]
    line -= version == 1 and line > 7
    with pytest.raises(RecordError) as refused:
        Record.load(changed(text, line, old, new) if old else new + text)
    assert refused.value.line <= line <= refused.value.last


def test_the_lines_of_a_record_end_as_its_program_ends_them() -> None:
    for text in TEXTS.values():
        for other in (text.replace("\n", "\r\n"), text.replace("\n", "\r"), text[:-1], text + "\n"):
            with pytest.raises(RecordError):
                Record.load(other)


def test_cards_and_house_rules_have_one_order() -> None:
    text = Match(agreed("scopa", 11, ("napola", "re_bello")), ("person", "easy"), 0, version=2).record.dump()
    for other in ("re_bello napola", "napola napola re_bello"):
        with pytest.raises(RecordError, match=f"line 4: written 'house {other}', where"):
            Record.load(text.replace("napola re_bello", other))


@pytest.mark.parametrize("version", TEXTS)
def test_a_record_cut_off_anywhere_is_too_short(version: int) -> None:
    text = TEXTS[version][:1500]
    for end in range(len("scopa-desktop record 3\n"), len(text)):
        with pytest.raises(RecordError) as refused:
            Record.load(text[:end])
        assert refused.value.fault == Fault.SHORT
        assert refused.value.line >= text[:end].count("\n")
    with pytest.raises(RecordError, match="ends too early"):
        Record.load(TEXTS[version][:-1])


@pytest.mark.parametrize("version", TEXTS)
def test_nothing_comes_after_the_end(version: int) -> None:
    for more in ("end\n", "\n", "x", TEXTS[version]):
        with pytest.raises(RecordError) as refused:
            Record.load(TEXTS[version] + more)
        assert refused.value.fault in (Fault.LONG, Fault.SHORT)
        assert refused.value.line == TEXTS[version].count("\n") + 1


def test_a_round_has_a_deck_and_comes_after_the_one_before() -> None:
    text = TEXTS[2]
    with pytest.raises(RecordError, match="without a deck"):
        Record.load(text.replace("end\n", "round\nmoves -\nend\n"))
    moves, second = numbered(text, "moves"), numbered(text, "round", 2)
    lines = text.splitlines()
    lines[moves - 1 : moves + 1] = ["moves -"]
    with pytest.raises(RecordError, match=f"line {second + 1}: round 2 begins before round 1 is over"):
        Match.replay(Record.load("\n".join([*lines, ""])))


def test_a_move_after_the_end_of_a_round_is_refused() -> None:
    line = numbered(TEXTS[2], "moves")
    with pytest.raises(RecordError, match=f"line {line}: move 37 .7d. cannot be made"):
        Match.replay(Record.load(TEXTS[2].replace("\npoints", " 7d\npoints", 1)))


@pytest.mark.parametrize("version", TEXTS)
@pytest.mark.parametrize(
    ("keyword", "wrong", "where", "says", "fault"),
    [
        ("moves", r" \S+$", "points", r"tells the points \d \d, but the round is not over", Fault.POINTS),
        ("moves", r"$", "moves", r"move \d+ \(7d\) cannot be made: the match waits for won", Fault.MOVE),
        ("moves", r"^moves \S+", "moves", r"move 1 \(7d\) is against the rules: ", Fault.MOVE),
        ("points", r"\d$", "points", r"tells the points \d 9, but the round gives \d \d", Fault.POINTS),
        ("points", None, "moves", r"tells no points, but the round gives \d \d", Fault.POINTS),
        ("cut", r"\d+", "deck", r"cannot cut \d\d cards at 0", Fault.FORM),
    ],
)
def test_what_the_last_round_cannot_be_is_refused_at_its_line(
    version: int, keyword: str, wrong: str | None, where: str, says: str, fault: Fault
) -> None:
    lines = TEXTS[version].splitlines()
    last = max(at for at, line in enumerate(lines) if line == "round")
    place = next(at for at, line in enumerate(lines) if at > last and line.startswith(f"{keyword} "))
    told = next(at for at, line in enumerate(lines, 1) if at > last and line.startswith(f"{where} "))
    if wrong is None:
        del lines[place]
    else:
        new = {r"$": " 7d", r"^moves \S+": "moves 7d", r"\d$": "9", r"\d+": "0"}.get(wrong, "")
        lines[place] = re.sub(wrong, new, lines[place], count=1)
    with pytest.raises(RecordError, match=f"line {told}: .*{says}") as refused:
        Match.replay(Record.load(ended(lines) if version == 3 else "\n".join([*lines, ""])))
    assert refused.value.fault == fault


def test_another_seat_cannot_lead() -> None:
    line = numbered(TEXTS[2], "first", 2)
    with pytest.raises(RecordError, match=f"line {line - 2}: seat 0 leads this round, not 1"):
        Match.replay(Record.load(changed(TEXTS[2], line, "0", "1")))


def test_a_deck_has_every_card_once() -> None:
    line = numbered(TEXTS[1], "deck")
    first, second = TEXTS[1].splitlines()[line - 1].split(" ")[1:3]
    with pytest.raises(RecordError, match=f"line {line}: not the deck of this form"):
        Match.replay(Record.load(changed(TEXTS[1], line, first, second)))


# Who is dealt what


@pytest.mark.parametrize(
    ("form", "first", "given"),
    [
        ("scopa", 1, "101010 TTTT 101010101010101010101010101010"),
        ("scopa-28", 0, "010101 TTTT 010101010101010101"),
        ("pairs", 2, "230123012301 TTTT 230123012301230123012301"),
        ("scopone", 3, "301230123012301230123012301230123012 TTTT"),
        ("scientifico", 0, "0123012301230123012301230123012301230123"),
    ],
)
def test_cards_are_given_one_by_one_from_the_seat_that_leads(form: str, first: int, given: str) -> None:
    told = "".join("T" if seat == TABLE else str(seat) for seat in receivers(agreed(form), first))
    assert told == given.replace(" ", "")
    assert TABLE < 0


# The chain


def test_a_seal_is_computed_from_all_that_stands_before_it() -> None:
    content = TEXTS[3].encode()
    lines = content.split(b"\n")
    seals = [at for at, line in enumerate(lines) if line.startswith(b"seal ")]
    assert len(seals) == 6
    for at in seals:
        before = hashlib.sha256(b"".join(line + b"\n" for line in lines[:at])).hexdigest()
        deck, nonce = (lines[at + after].decode().partition(" ")[2] for after in (1, 2))
        assert lines[at].decode() == f"seal {hashlib.sha256(f'{before} {deck} {nonce}'.encode()).hexdigest()}"
    body, _, end = content.removesuffix(b"\n").rpartition(b"\n")
    assert end.decode() == f"end won 1 {hashlib.sha256(body + bytes([10])).hexdigest()}"


def test_the_cuts_of_the_program_are_computed_from_the_nonces() -> None:
    found = re.findall(r"^nonce (.*)\n(?:first . *\n)?cut (\d+) drawn$", TEXTS[3], re.MULTILINE)
    assert len(found) == 3
    for nonce, at in found:
        assert int(hashlib.sha256(f"cut {nonce}".encode()).hexdigest()[:15], 16) % 27 + 1 == int(at)


def exchange(first: str, second: str) -> Change:
    """Two plays of one round change places."""

    def change(lines: list[str]) -> None:
        (at,) = (at for at, line in enumerate(lines) if f" {first} " in line and f" {second} " in line)
        words = lines[at].split(" ")
        one, two = words.index(first), words.index(second)
        words[one], words[two] = words[two], words[one]
        lines[at] = " ".join(words)

    return change


def rounds(lines: list[str]) -> list[slice]:
    """Where the rounds stand."""
    starts = [at for at, line in enumerate(lines) if line == "round"]
    return [slice(begin, end) for begin, end in zip(starts, [*starts[1:], len(lines) - 1], strict=True)]


def swapped(lines: list[str]) -> None:
    first, _, third, _ = rounds(lines)
    lines[first], lines[third] = lines[third], lines[first]


def void(lines: list[str]) -> slice:
    """The first void deal."""
    at = [at for at, line in enumerate(lines) if line.startswith("seal ")][1]
    return slice(at, at + 4)


EDITS: dict[str, Change] = {
    "the player": lambda lines: lines.__setitem__(4, "players person hard"),
    "the target": lambda lines: lines.__setitem__(2, "target 11"),
    "the house rules": lambda lines: lines.__setitem__(3, "house -"),
    "practice": lambda lines: lines.insert(5, "practice again"),
    "who led": lambda lines: lines.__setitem__(6, "first 1"),
    "who cut": lambda lines: lines.__setitem__(10, "cut 13 person"),
    "where it was cut": lambda lines: lines.__setitem__(10, "cut 14 person"),
    "a mark less": lambda lines: lines.__setitem__(lines.index("marks undone helped"), "marks helped"),
    "a mark more": lambda lines: lines.__setitem__(lines.index("marks -"), "marks undone"),
    "two plays": exchange("7s:7d", "7b"),
    "the points": lambda lines: lines.__setitem__(lines.index("points 0 6"), "points 0 5"),
    "no first round": lambda lines: lines.__delitem__(rounds(lines)[0]),
    "no second round": lambda lines: lines.__delitem__(rounds(lines)[1]),
    "a round twice": lambda lines: lines.__setitem__(slice(-1, -1), lines[rounds(lines)[3]]),
    "rounds in another order": swapped,
    "no void deal": lambda lines: lines.__delitem__(void(lines)),
    "a void deal twice": lambda lines: lines.__setitem__(
        slice(void(lines).start, void(lines).start), lines[void(lines)]
    ),
}


@pytest.mark.parametrize("edit", EDITS)
@pytest.mark.parametrize("knowing", [False, True], ids=["simply", "with a last line that fits"])
def test_what_was_changed_after_a_seal_is_refused_where_it_was(edit: str, knowing: bool) -> None:
    lines = TEXTS[3].splitlines()
    EDITS[edit](lines)
    first = next(at for at, (old, new) in enumerate(zip(TEXTS[3].splitlines(), lines, strict=False), 1) if old != new)
    with pytest.raises(RecordError) as refused:
        Record.load(ended(lines) if knowing else "\n".join([*lines, ""]))
    assert refused.value.fault == Fault.CHANGED
    assert refused.value.line <= first <= refused.value.last
    told = f"something in lines {refused.value.line}-{refused.value.last} was changed after the "
    assert str(refused.value).startswith(f"line {refused.value.line}: {told}")


def test_a_long_wrong_line_is_told_in_part() -> None:
    assert RecordError(1, "x" * 300).what == "x" * 300
    assert RecordError(1, "x" * 301).what == f"{'x' * 300} …"


def test_the_chain_tells_after_which_deck_something_was_changed() -> None:
    with pytest.raises(RecordError, match="lines 1-10 was changed after the deck of round 1 was sealed"):
        Record.load(changed(TEXTS[3], 5, "easy", "hard"))
    with pytest.raises(RecordError, match="lines 11-19 was changed after the deck of round 2 was sealed"):
        Record.load(changed(TEXTS[3], 13, "marks -", "marks helped"))
    last = TEXTS[3].count("\n")
    with pytest.raises(RecordError, match=f"lines {last - 4}-{last} was changed after the record was written"):
        Record.load(changed(TEXTS[3], last - 2, "marks helped", "marks -"))


def test_the_last_line_tells_whether_the_match_goes_on() -> None:
    lines = TEXTS[3].splitlines()
    for told, says in (("end open", "nobody has won, but side 1 has"), ("end won 0", "side 0 has won, but side 1 has")):
        with pytest.raises(RecordError, match=f"line {len(lines)}: the record tells that {says}"):
            Match.replay(Record.load(ended(lines, told)))
    del lines[rounds(lines)[3]]
    with pytest.raises(RecordError, match="side 1 has won, but nobody has"):
        Match.replay(Record.load(ended(lines)))
    # What no file can prove: that the match did not go on after what its owner kept of it.
    assert Match.replay(Record.load(ended(lines, "end open"))).phase == Phase.SEAL


def test_every_bit_of_a_record_counts(tmp_path: Path) -> None:
    content = SMALL.encode()
    assert SMALL.count("\nseal ") == 2
    told = {outcome(content, other, place, tmp_path / "one.scopa") for place, other in changes(content)}
    assert told == {"refused"}


@pytest.mark.exhaustive
def test_every_value_of_every_byte_of_a_record_counts(tmp_path: Path) -> None:
    content = SMALL.encode()
    told = {outcome(content, other, place, tmp_path / "one.scopa") for place, other in changes(content, every=True)}
    assert told == {"refused"}


# Matches that began with an older version


@pytest.mark.parametrize("version", TEXTS)
def test_a_match_left_by_any_version_goes_on_in_its_own(version: int, tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path))
    file = tmp_path / "data" / "match.txt"
    file.parent.mkdir(exist_ok=True)
    lines = TEXTS[version].splitlines()
    at = numbered(TEXTS[version], "moves", 2)
    moves = " ".join(lines[at - 1].split(" ")[:6])
    tail = ["end"] if version < 3 else ["marks undone helped", f"end open {'0' * 64}"]
    left = [*lines[: at - 1], moves, *tail]
    file.write_text("\n".join([*left, ""]) if version < 3 else ended(left), encoding="ascii")
    match = store.load_match(lambda _: True)
    assert match is not None
    assert not store.notices
    assert match.phase == Phase.PLAY
    random = Random(version)
    undone = False
    while match.winner is None:
        if match.phase == Phase.PLAY and match.state is not None:
            if not undone and len(match.state.history) == 8:
                match.undo()
                undone = True
            match.play(random.choice(legal_moves(match.rules, match.state.hands[match.state.turn], match.state.table)))
        else:
            deck = fresh(match.rules.deck, match.chain)
            match.seal(deck)
            assert store.save_match(match)
            match.cut(deck.drawn, Cutter.DRAWN)
        assert store.save_match(match)
    written = file.read_text(encoding="ascii")
    told = verify.check(written)
    assert (told.record.version, told.match.winner) == (max(version, 2), match.winner)
    assert told.record.undone
    if version < 3:
        assert written.startswith("scopa-desktop record 2\n")
        assert written.endswith("\nend\n")
    assert store.load_match(lambda _: True) is not None


@pytest.mark.parametrize(
    ("keyword", "old", "new"),
    [
        ("first", "first 1", "first 2"),
        ("first", "first 1", "first -1"),
        ("first", "first 1", f"first {LONG}"),
        ("points", "points ", f"points {LONG}"),
        ("target", "target 11", f"target {LONG}"),
        ("scopa-desktop", "record 2", f"record {LONG}"),
    ],
)
def test_a_damaged_match_gives_way_to_the_save_before_it(keyword: str, old: str, new: str, tmp_path: Path) -> None:
    text = TEXTS[2]
    folder = tmp_path / "data"
    folder.mkdir(exist_ok=True)
    (folder / "match.txt").write_text(changed(text, numbered(text, keyword), old, new), encoding="ascii")
    (folder / "match.previous.txt").write_text(text, encoding="ascii")
    store = Store(Folders.find(tmp_path))
    match = store.load_match(lambda _: True)
    assert match is not None
    assert match.totals == (17, 12)
    assert [notice.key for notice in store.notices] == ["match_damaged"]
    assert (folder / "match.txt.damaged-1").exists()
