"""Pictures of a user's deck that are empty, damaged or would take too long are refused by name, undrawn."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from scopa_desktop.boundary import FileError
from scopa_desktop.library import pictures
from scopa_desktop.library.decks import DeckError, assets, find, load
from scopa_desktop.library.pictures import ELEMENTS, LEVELS, check
from tests.gui.test_decks import FACES, made

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 50 80">'
RECT = '<rect width="50" height="80"/>'


def svg(inner: str) -> bytes:
    return f"{HEAD}{inner}</svg>".encode()


def bomb(levels: int, fan: int, href: str = "xlink:href") -> bytes:
    """Each level uses the one below several times."""
    groups = [f'<g id="a0">{RECT}</g>']
    groups += [f'<g id="a{at}">{f"""<use {href}="#a{at - 1}"/>""" * fan}</g>' for at in range(1, levels + 1)]
    return svg(f'<defs>{"".join(groups)}</defs><use {href}="#a{levels}"/>')


REFUSED = {
    "empty": (b"", "is no drawing"),
    "no XML": (b"a letter", "is no drawing"),
    "cut short": (svg(RECT)[:-20], "is no drawing"),
    "another kind": (b"<html><rect/></html>", "is no drawing"),
    "nothing drawn": (svg("<g/><defs/>"), "draws nothing"),
    "no width": (svg(RECT).replace(b"viewBox", b'width="0" viewBox'), "has no size"),
    "no box": (svg(RECT).replace(b"0 0 50 80", b"0 0 0 80"), "has no size"),
    "half a box": (svg(RECT).replace(b"0 0 50 80", b"50 80"), "has no size"),
    "a box of words": (svg(RECT).replace(b"0 0 50 80", b"a b c d"), "is no drawing"),
    "a bomb": (bomb(6, 10), "draws more than"),
    "a bomb in new words": (bomb(6, 10, "href"), "draws more than"),
    "a chain": (bomb(pictures.USES + 1, 1), "uses elements that use others"),
    "a circle": (svg(f'<g id="a">{RECT}<use xlink:href="#a"/></g>'), "uses elements that use others"),
    "a bomb of patterns": (
        svg(
            '<pattern id="p0"><rect/></pattern>'
            + "".join(f'<pattern id="p{n}">{f"""<rect fill="url(#p{n - 1})"/>""" * 20}</pattern>' for n in range(1, 5))
            + '<rect fill="url(#p4)"/>'
        ),
        "draws more than",
    ),
    "too many": (svg(RECT * (ELEMENTS + 1)), "draws more than"),
    "too many filters": (svg('<rect filter="url(#f)"/>' * 51), "draws more than"),
    "too many filters in styles": (svg('<rect style="fill:red; filter:url(#f)"/>' * 51), "draws more than"),
    "filters in a sheet": (svg(f"<style>rect {{filter: url(#f)}}</style>{RECT}"), "in a style sheet"),
    "too deep": (svg("<g>" * 20_000 + RECT + "</g>" * 20_000), "inside each other"),
    "too large": (svg(RECT + " " * pictures.SVG_BYTES), "larger than"),
    "entities": (b'<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>' + svg(RECT), "declares entities"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_drawing_that_shows_nothing_or_takes_too_long_is_refused(tmp_path: Path, name: str) -> None:
    content, says = REFUSED[name]
    file = tmp_path / "7d.svg"
    file.write_bytes(content)
    with pytest.raises(FileError, match=says) as caught:
        check(file)
    assert caught.value.file == file


@pytest.mark.parametrize(
    "content",
    [
        svg(RECT),
        svg(RECT * (ELEMENTS - 1)),
        bomb(3, 10),
        svg("<g>" * (LEVELS - 3) + RECT + "</g>" * (LEVELS - 3)),
        svg('<text x="1" y="9">7</text>'),
        b'<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/none.dtd">'
        + svg(RECT),
        svg(f"<style>rect {{fill: red}}</style>{RECT}").replace(b"viewBox", b'width="50mm" height="80mm" viewBox'),
        svg(RECT).decode().replace("<svg", '<?xml version="1.0" encoding="UTF-16"?><svg').encode("utf-16"),
    ],
)
def test_an_ordinary_drawing_is_taken(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "7d.svg"
    file.write_bytes(content)
    check(file)


def test_the_cards_of_the_program_are_far_from_the_limits() -> None:
    for file in (assets() / "decks").glob("*/1*.svg"):
        drawing = pictures._Drawing(file, file.read_bytes())
        drawing.check()
        assert drawing._whole[""] < ELEMENTS / 2
        assert file.stat().st_size < pictures.SVG_BYTES / 10


def png(tmp_path: Path, width: int = 5, height: int = 8) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0x8A5D00)
    file = tmp_path / "7d.png"
    assert image.save(str(file))
    return file


def test_every_changed_bit_of_a_png_is_noticed(tmp_path: Path) -> None:
    file = png(tmp_path)
    check(file)
    good = file.read_bytes()
    for bit in range(8 * len(good)):
        wrong = bytearray(good)
        wrong[bit // 8] ^= 1 << bit % 8
        with pytest.raises(FileError):
            pictures._check_png(file, bytes(wrong))
    for end in range(len(good)):
        with pytest.raises(FileError):
            pictures._check_png(file, good[:end])


def test_a_png_larger_than_any_screen_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="wider or higher"):
        check(png(tmp_path, pictures.PIXELS + 1, 1))


@pytest.mark.parametrize("picture", ["7d", "sign-c", "back-striped"])
def test_a_deck_with_an_empty_picture_is_refused_by_its_name(tmp_path: Path, picture: str) -> None:
    folder = made(tmp_path / "theirs" / "mine")
    (folder / f"{picture}.svg").write_bytes(b"")
    found, errors = find(tmp_path / "ours", tmp_path / "theirs")
    assert not found
    assert [error.file for error in errors] == [folder / f"{picture}.svg"]
    assert str(errors[0]).startswith(f"{folder / picture}.svg: is no drawing")


@pytest.mark.parametrize(
    "fields",
    [
        {"width": 5e-324},
        {"width": 0.5, "height": 0.8},
        {"width": 80, "height": 50},
        {"width": 10, "height": 31},
        {"corner": 26},
        {"margin": 26},
        {"drawn_index": 101},
        {"index": ["Asso", "F", "C", "R"]},
        {"backs": ["plain", "x" * 61]},
        {"backs": ["plain", "x" * 300]},
        {"backs": ["plain", "../mine/back-plain"]},
        {"backs": ["plain", "a\\b"]},
        {"backs": ["plain", "c:d"]},
        {"backs": ["plain", "a\0b"]},
        {"backs": ["plain"] * 101},
        {"name": "x" * 201},
        {"author": "two\nlines"},
    ],
)
def test_a_field_beyond_what_a_card_can_have_is_refused(tmp_path: Path, fields: dict[str, Any]) -> None:
    folder = made(tmp_path / "mine", **fields)
    with pytest.raises(DeckError) as caught:
        load(folder)
    assert caught.value.file == folder / "deck.toml"


@pytest.mark.skipif(os.name != "posix", reason="names of files are bytes")
def test_whatever_lies_among_the_decks_the_good_one_is_found(tmp_path: Path) -> None:
    place = tmp_path / "decks"
    good = made(place / "good")
    for name in (b"\xff", b"\x1b[31m"):
        made(Path(os.fsdecode(bytes(place) + b"/" + name)))
    (place / "file").write_text("")
    (place / "link").symlink_to(place / "nowhere")
    (place / "pipe").mkdir()
    os.mkfifo(place / "pipe" / "deck.toml")
    (place / "folder" / "deck.toml").mkdir(parents=True)
    os.mkfifo(made(place / "picture", [code for code in FACES if code != "7d"]) / "7d.svg")
    found, errors = find(tmp_path / "ours", place)
    assert {key: one.faces["7d"] for key, one in found.items()} == {"good": good / "7d.svg"}
    assert len(errors) == 5
    assert all(str(error).isprintable() for error in errors)
    assert find(good / "deck.toml", tmp_path.joinpath(*["x"] * 3000)) == ({}, [])
