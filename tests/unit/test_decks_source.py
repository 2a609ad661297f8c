"""The committed decks are what their source draws, whole, and made only of what QtSvg draws correctly."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import build
import icon
from kit.cutting import Edge, cut, lean
from kit.geometry import Point, curve, ellipse, polygon
from kit.hold import FIST, Held, hold
from kit.palette import NAPOLETANE
from kit.svg import Canvas
from portraits.gallery import PORTRAITS, SITTERS
from scopa_desktop.ai import LEVELS
from table_art import TABLE

DECKS = Path(__file__).parents[2] / "assets" / "decks"
ALLOWED = {"svg", "defs", "g", "use", "path", "circle", "ellipse", "rect"}
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def folders() -> list[Path]:
    return sorted(path.parent for path in DECKS.glob("*/deck.toml"))


def wanted_faces(manifest: dict[str, Any]) -> set[str]:
    """The names of the faces a deck must have by what its manifest says it contains."""
    faces = {f"{rank}{suit}" for rank in range(1, 8) for suit in "dcsb"}
    for contents in manifest["contents"]:
        ending = {"courts": "", "pips": "-pip"}[contents]
        faces |= {f"{rank}{suit}{ending}" for rank in (8, 9, 10) for suit in "dcsb"}
    return faces


def drawings() -> list[Path]:
    places = [*folders(), DECKS.parent / "portraits"]
    return [path for folder in places for path in sorted(folder.glob("*.svg"))]


@pytest.mark.slow
def test_every_drawing_is_byte_for_byte_what_the_source_draws() -> None:
    for deck in build.DECKS.values():
        folder = DECKS / deck.folder
        assert {path.stem for path in folder.glob("*.svg")} == set(deck.names())
        different = [name for name in deck.names() if (folder / f"{name}.svg").read_bytes() != deck.svg(name).encode()]
        assert not different, f"{deck.folder}: run assets/decks/source/build.py for {different}"


@pytest.mark.parametrize(("place", "drawn"), [("table", TABLE), ("portraits", PORTRAITS)])
def test_table_and_portraits_are_byte_for_byte_what_the_source_draws(
    place: str, drawn: Mapping[str, Callable[[], str]]
) -> None:
    folder = DECKS.parent / place
    assert {file.stem for file in folder.glob("*.svg")} == set(drawn)
    for name, draw in drawn.items():
        assert (folder / f"{name}.svg").read_bytes() == draw().encode()


def test_every_portrait_has_a_name_and_a_level_and_every_level_a_portrait() -> None:
    told = tomllib.loads((DECKS.parent / "portraits" / "portraits.toml").read_text(encoding="utf-8"))
    assert set(told) == set(SITTERS)
    assert len({sitter["name"] for sitter in told.values()}) == len(SITTERS)
    assert {sitter["level"] for sitter in told.values()} == set(LEVELS)


def test_the_icon_is_byte_for_byte_what_the_source_draws() -> None:
    assert (DECKS.parent / "icon.svg").read_bytes() == icon.icon().encode()


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_a_deck_has_every_face_sign_and_back_it_promises(folder: Path) -> None:
    manifest = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    wanted = wanted_faces(manifest)
    wanted |= {f"sign-{suit}" for suit in "dcsb"} | {f"back-{name}" for name in manifest["backs"]}
    assert wanted <= {path.stem for path in folder.glob("*.svg")}
    assert set(manifest["ink"]) == set("dcsb")


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_a_face_fills_the_card_with_its_ground(folder: Path) -> None:
    manifest = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    width, height = str(manifest["width"]), str(manifest["height"])
    for name in wanted_faces(manifest):
        root = ElementTree.parse(folder / f"{name}.svg").getroot()
        assert root.get("viewBox") == f"0 0 {width} {height}"
        ground = root.find(f"{SVG}rect")
        assert ground is not None
        assert (ground.get("width"), ground.get("height"), ground.get("rx")) == (width, height, str(manifest["corner"]))
        assert ground.get("fill") == manifest["ground"]


@pytest.mark.parametrize("path", drawings(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_drawing_uses_only_what_qtsvg_draws(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    elements = list(root.iter())
    assert {element.tag.removeprefix(SVG) for element in elements} <= ALLOWED
    names = {element.get("id") for element in elements} - {None}
    links = {link.removeprefix("#") for element in elements if (link := element.get(LINK))}
    assert links <= names
    assert all(element.get("d", "M").startswith("M") for element in elements)


def test_a_sleeve_ends_where_the_turned_hand_has_its_wrist_and_the_thing_lies_behind_or_before_it() -> None:
    held = Held(FIST, (100, 50), 90, NAPOLETANE, lambda art: art.disc(0, 0, 9, "prop"), scale=1)
    assert held.wrist == pytest.approx((96, 87))
    assert replace(held, mirrored=True).wrist == pytest.approx((96, 13))
    assert (held.arm, replace(held, mirrored=True).arm) == (180, 0)
    for before in (False, True):
        art = Canvas()

        def sleeve(wrist: Point, art: Canvas = art) -> None:
            art.disc(*wrist, 5, "sleeve")

        hold(art, held, sleeve, before=before)
        drawn = [next(word for word in ("prop", "sleeve", "path") if word in part) for part in art.elements]
        assert drawn == (["sleeve", "prop", "path"] if before else ["prop", "sleeve", "path"])


def test_what_is_cut_ends_at_the_edge_and_keeps_the_rest() -> None:
    below = Edge((0, 1), 5)
    disc = cut(ellipse(0, 0, 10), below)
    left, top, right, bottom = disc.bounds()
    assert (round(left, 2), round(top, 2), round(right, 2), round(bottom, 2)) == (-10, -10, 10, 5)
    assert cut(ellipse(0, 20, 10), below).subpaths == ()
    wave = cut(curve("0,0 10,10 20,0 30,10 40,0"), below)
    assert len(wave.subpaths) == 3
    assert not any(sub.closed for sub in wave.subpaths)
    assert len(lean(polygon("0,0 5,0.1 10,0 10,10 0,10"), slack=0.2).subpaths[0].segments) == 3
