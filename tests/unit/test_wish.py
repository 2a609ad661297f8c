"""What one start says to another: a line that is read with limits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scopa_desktop.library.wish import LIMIT, Wish


@pytest.mark.parametrize(
    "file", ["/tmp/a match.scopa", "/tmp/perché.scopa", "/tmp/\udcff\n.scopa", "/" + "\udcff/" * 2047], ids=range(4)
)
def test_a_wish_is_one_line_and_comes_back(file: str) -> None:
    line = Wish(Path(file)).dump()
    assert line.count(b"\n") == 1
    assert len(line) < LIMIT
    assert Wish.load(line) == Wish(Path(file))


def test_a_file_is_named_from_the_root() -> None:
    assert Wish.load(Wish(Path("match.scopa")).dump()) == Wish(Path.cwd() / "match.scopa")
    assert Wish.load(Wish().dump()) == Wish()


def test_what_a_later_version_adds_is_passed_over() -> None:
    assert Wish.load(b'{"version": 2, "file": "/a", "form": "scopone", "deal": 17}\n') == Wish(Path("/a"))


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"a file\n",
        b"\xff\xfe\n",
        b"[]\n",
        b"{}\n",
        b'{"version": true}\n',
        b'{"version": 0}\n',
        b'{"version": 1, "file": ["a"]}\n',
        b'{"version": 1, "file": "a\\u0000b"}\n',
        b"[" * 60_000,
        b'{"version": 1' + b"0" * 5000 + b"}",
        json.dumps({"version": 1, "file": "a" * LIMIT}).encode(),
    ],
    ids=range(12),
)
def test_any_other_line_is_refused(line: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Wish.load(line)
