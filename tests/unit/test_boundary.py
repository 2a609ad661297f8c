"""Where bytes become values: what is no file, too large, too deep or cannot be written again is told, at once."""

from __future__ import annotations

import os
import socket
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_desktop import boundary
from scopa_desktop.boundary import FileError, pairs, printable, read_bytes, read_json, read_text, read_toml

posix = pytest.mark.skipif(os.name != "posix", reason="pipes, devices and sockets that have a name")


def a_pipe(path: Path) -> Path:
    os.mkfifo(path)
    return path


def a_folder(path: Path) -> Path:
    path.mkdir()
    return path


def a_socket(path: Path) -> Path:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))
    return path


def a_link_to_nothing(path: Path) -> Path:
    path.symlink_to(path.with_name("nowhere"))
    return path


def a_link_to_itself(path: Path) -> Path:
    path.symlink_to(path)
    return path


def a_device_without_end(_: Path) -> Path:
    return Path("/dev/zero")


def a_long_name(path: Path) -> Path:
    return path.with_name("x" * 300)


def a_long_path(path: Path) -> Path:
    return path.joinpath(*["x"] * 3000)


def a_name_with_nothing_in_it(path: Path) -> Path:
    return path.with_name("a\0b")


def half_a_character(path: Path) -> Path:
    return path.with_name("\ud800")


NO_FILES: list[Callable[[Path], Path]] = [
    a_pipe,
    a_folder,
    a_socket,
    a_link_to_nothing,
    a_link_to_itself,
    a_device_without_end,
    a_long_name,
    a_long_path,
    a_name_with_nothing_in_it,
    half_a_character,
]


@posix
@pytest.mark.parametrize("made", NO_FILES)
def test_what_is_no_file_is_neither_read_nor_waited_for(tmp_path: Path, made: Callable[[Path], Path]) -> None:
    with pytest.raises(OSError, match=r".") as caught:
        read_bytes(made(tmp_path / "x"), 1000)
    assert not isinstance(caught.value, FileNotFoundError)
    str(caught.value).encode()


def test_what_is_not_there_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_bytes(tmp_path / "none", 1000)


def test_nothing_is_read_beyond_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "large"
    file.write_bytes(b"x" * 1000)
    assert read_bytes(file, 1000) == b"x" * 1000
    with file.open("wb") as opened:
        opened.truncate(10**12)  # nearly all of it is a hole
    tracemalloc.start()
    with pytest.raises(FileError, match="larger than 1000 bytes"):
        read_bytes(file, 1000)
    assert tracemalloc.get_traced_memory()[1] < 1_000_000
    tracemalloc.stop()


def test_a_wrong_byte_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_bytes(b"one\ntwo\nthr\xff\xff")
    with pytest.raises(FileError) as caught:
        read_text(file, 1000)
    assert (caught.value.file, caught.value.line) == (file, 3)
    assert str(caught.value) == f"{file}: line 3: a byte that is not utf-8"
    with pytest.raises(FileError, match="line 3: a byte that is not ascii"):
        read_text(file, 1000, "ascii")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": [1, "b"]}', {"a": [1, "b"]}),
        ("\ufeff{}", {}),
        (r'["\ud83d\ude00"]', ["\U0001f600"]),
        (r'["a\ud800b", {"\udfff": 1}]', ["a\ufffdb", {"\ufffd": 1}]),
        ('["' + "[" * 500 + '"]', ["[" * 500]),
        ("[" * boundary.DEPTH + "]" * boundary.DEPTH, None),
    ],
)
def test_json_is_read_and_can_be_written_again(tmp_path: Path, text: str, value: object) -> None:
    file = tmp_path / "one.json"
    file.write_text(text, encoding="utf-8")
    read = read_json(file)
    assert value is None or read == value
    repr(read).encode()


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "Expecting value"),
        ('{"a": 1,\n"b" 2}', 2, "Expecting ':'"),
        ("\n" + "[" * 20_000, 2, "too many lists"),
        ('{"a":' * 20_000, 1, "too many lists"),
        ("[" * (boundary.DEPTH + 1) + "]" * (boundary.DEPTH + 1), 1, "too many lists"),
        ("9" * 5000, 0, "4300 digits"),
        ('"' * 900_000, 1, "Extra data"),
        ('"\\' * 400_000, 1, "Unterminated string"),
    ],
)
def test_json_that_is_none_or_too_much_is_told_with_its_line(tmp_path: Path, text: str, line: int, says: str) -> None:
    file = tmp_path / "one.json"
    file.write_text(text)
    with pytest.raises(FileError, match=says) as caught:
        read_json(file)
    assert (caught.value.file, caught.value.line) == (file, line)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = " + "[" * 20_000, 1),
        ("\na" + ".a" * 20_000 + " = 1", 2),
        ("a" + " . a" * 9_000 + " = 1", 1),
        ('\n\n"a"' + '."a"' * 9_000 + " = 1", 3),
        ("[" + "a." * 9_000 + "a]", 1),
        ("a = " + "{a = " * 9_000, 1),
        ("a" + ".a" * (boundary.DOTS + 1) + " = 1", 1),
        ("a = 1\nb = \n", 2),
        ("#" * (boundary.DESCRIPTION + 1), 1),
        ('a = """' + '\\"""' * 15_000, 0),
        ("a = " + "9" * 60_000, 0),
    ],
)
def test_toml_that_is_none_or_too_much_is_told_before_it_costs_room(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "one.toml"
    file.write_text(text)
    tracemalloc.start()
    with pytest.raises(FileError) as caught:
        read_toml(file)
    assert tracemalloc.get_traced_memory()[1] < 20_000_000
    tracemalloc.stop()
    assert (caught.value.file, caught.value.line) == (file, line)


def test_dots_in_words_and_remarks_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    dots = "." * 100
    file.write_text(f'# {dots}\na = "{dots}[["\nb = \'{dots}{{{{\'\nc = """\n{dots}"""\nd.e = 1.5\n')
    assert read_toml(file) == {"a": f"{dots}[[", "b": f"{dots}{{{{", "c": dots, "d": {"e": 1.5}}


def test_what_can_still_be_read_of_a_damaged_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_bytes(b'{"text": 150, "motion": "fast", "board": true "none: 3, "far": 99999999999, "name": "J\xffn" ')
    assert pairs(file) == {"text": 150, "motion": "fast", "board": True, "name": "J\ufffdn"}
    assert pairs(tmp_path / "none") == {}
    file.write_bytes(b'"a":' * boundary.DESCRIPTION)
    assert pairs(file) == {}


def test_what_is_shown_is_one_line_of_what_can_be_shown() -> None:
    assert printable("a\nb\x1b[31m\u202ec\udcff ü 😀") == "a\ufffdb\ufffd[31m\ufffdc\ufffd ü 😀"
    assert printable("x" * 4600, 10) == "xxxxx…xxxxx"


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes")
def test_a_name_that_is_no_text_is_read_and_shown(tmp_path: Path) -> None:
    file = Path(os.fsdecode(bytes(tmp_path) + b"/\xff"))
    file.write_text("{")
    with pytest.raises(FileError) as caught:
        read_json(file)
    assert str(caught.value) == f"{tmp_path}/\ufffd: line 1: Expecting property name enclosed in double quotes"
