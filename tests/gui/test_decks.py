"""Decks of pictures: what is a deck, what is wrong with one, and a deck of one's own in the window."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem

from scopa_desktop.engine import Suit, agreed, deck
from scopa_desktop.library.decks import DEFAULT, DeckError, assets, find, load
from scopa_desktop.ui.decks import Decks
from tests.dealing import arranged, left_on_the_table
from tests.screen import PATIENCE, Screen

Opener = Callable[..., Screen]

FIELDS: dict[str, object] = {
    "name": "Mine",
    "author": "Me",
    "licence": "CC0",
    "width": 50,
    "height": 80,
    "corner": 4,
    "ground": "#fffdf5",
    "contents": ["courts"],
    "names": "latin",
    "index": ["A", "F", "C", "R"],
    "backs": ["plain", "striped"],
    "ink": {"d": "#8a5d00", "c": "#c81a24", "s": "#1d4fae", "b": "#0d6a31"},
}
FACES = [card.code for card in deck()]
COURTS = [code for code in FACES if int(code[:-1]) > 7]
REST = [*(f"sign-{suit.letter}" for suit in Suit), "back-plain", "back-striped"]
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="80"><rect width="50" height="80" fill="#8a5d00"/></svg>'
)


def described(fields: dict[str, object]) -> str:
    """The fields as TOML, whose strings, numbers and lists are written as in JSON."""
    tables = {name: value for name, value in fields.items() if isinstance(value, dict)}
    lines = [f"{name} = {json.dumps(value)}" for name, value in fields.items() if name not in tables]
    for name, table in tables.items():
        lines += [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in table.items())]
    return "\n".join(lines)


def made(folder: Path, pictures: list[str] | None = None, kind: str = ".svg", **fields: Any) -> Path:
    """A deck's folder; `fields` replace or (None) remove those of its description."""
    folder.mkdir(parents=True)
    told = {name: value for name, value in (FIELDS | fields).items() if value is not None}
    (folder / "deck.toml").write_text(described(told), encoding="utf-8")
    for name in pictures if pictures is not None else FACES + REST:
        if kind == ".svg":
            (folder / f"{name}.svg").write_text(SVG)
        else:
            image = QImage(5, 8, QImage.Format.Format_RGB32)
            image.fill(0x8A5D00)
            assert image.save(str(folder / f"{name}{kind}"))
    return folder


def unlike(name: str, value: object) -> dict[str, Any]:
    """A field that differs, for `made`."""
    return {name: value}


def pips(codes: list[str]) -> list[str]:
    return [f"{code}-pip" for code in codes]


@pytest.mark.parametrize("kind", [".svg", ".png"])
def test_a_folder_with_all_its_pictures_is_a_deck(tmp_path: Path, kind: str) -> None:
    folder = made(tmp_path / "mine", kind=kind)
    one = load(folder)
    assert (one.key, one.name, one.author, one.licence) == ("mine", "Mine", "Me", "CC0")
    assert (one.ratio, one.corner, one.ground, one.names) == (1.6, 0.08, "#fffdf5", "latin")
    assert (one.index, one.ink) == (("A", "F", "C", "R"), FIELDS["ink"])
    assert one.faces == {code: folder / f"{code}{kind}" for code in FACES}
    assert one.signs == {suit.letter: folder / f"sign-{suit.letter}{kind}" for suit in Suit}
    assert list(one.backs) == ["plain", "striped"]
    assert one.pips == {}


def test_the_decks_that_come_with_the_program_are_whole() -> None:
    found, errors = find(assets() / "decks")
    assert not errors
    assert DEFAULT in found
    assert all(set(one.faces) == set(FACES) and set(one.pips) == set(COURTS) for one in found.values())


@pytest.mark.parametrize("name", FIELDS)
def test_a_description_without_one_of_its_fields_is_refused(tmp_path: Path, name: str) -> None:
    folder = made(tmp_path / "mine", **unlike(name, None))
    with pytest.raises(DeckError, match=name) as caught:
        load(folder)
    assert caught.value.file == folder / "deck.toml"
    assert str(folder / "deck.toml") in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((name, value) for name in ("name", "author", "licence") for value in (7, "", ["Mine"])),
        *((name, value) for name in ("width", "height") for value in ("50", True, -1, 0, 10_000, [50])),
        *((name, value) for name in ("corner", "margin") for value in ("4", False, -1)),
        *(("ground", value) for value in ("white", "#fff", "#fffdf5 ", "#gggggg", 7)),
        *(("contents", value) for value in ("courts", [], ["figures"], [1])),
        *(("names", value) for value in ("german", "", 1)),
        *(("index", value) for value in ("AFCR", ["A", "F", "C"], ["A", "F", "C", 13], ["A", "", "C", "R"])),
        *(("called", value) for value in ("Mio", {"it": ""}, {"it": 7}, {"it": "Il\nmio"})),
        *(("backs", value) for value in ("plain", [], [""], [1])),
        *(("ink", value) for value in ("#8a5d00", {"d": "#8a5d00"}, {**FIELDS["ink"], "b": "green"})),  # type: ignore[dict-item]
    ],
)
def test_a_field_of_another_kind_or_out_of_its_range_is_refused(tmp_path: Path, name: str, value: object) -> None:
    folder = made(tmp_path / "mine", **unlike(name, value))
    with pytest.raises(DeckError) as caught:
        load(folder)
    assert caught.value.file == folder / "deck.toml"


@pytest.mark.parametrize("content", [b"name = ", b"\xff\xfe", b"", b'name = "Mine"\nname = "Yours"'])
def test_a_description_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes) -> None:
    folder = made(tmp_path / "mine")
    (folder / "deck.toml").write_bytes(content)
    with pytest.raises(DeckError) as caught:
        load(folder)
    assert caught.value.file == folder / "deck.toml"


def test_a_folder_of_pictures_without_a_description_is_refused(tmp_path: Path) -> None:
    folder = made(tmp_path / "mine")
    (folder / "deck.toml").unlink()
    (tmp_path / "notes").mkdir()
    found, errors = find(tmp_path)
    assert not found
    assert [error.file for error in errors] == [folder / "deck.toml"]


@pytest.mark.parametrize("missing", ["1d", "7d", "10b", "sign-c", "back-striped"])
def test_a_missing_picture_is_named(tmp_path: Path, missing: str) -> None:
    folder = made(tmp_path / "mine")
    (folder / f"{missing}.svg").unlink()
    with pytest.raises(DeckError, match="is missing") as caught:
        load(folder)
    assert caught.value.file == folder / f"{missing}.svg"


def test_a_deck_that_promises_pips_must_have_them(tmp_path: Path) -> None:
    folder = made(tmp_path / "mine", FACES + REST + pips(COURTS[:-1]), contents=["courts", "pips"])
    with pytest.raises(DeckError) as caught:
        load(folder)
    assert caught.value.file == folder / f"{COURTS[-1]}-pip.svg"


def test_square_corners_are_corners(tmp_path: Path) -> None:
    assert load(made(tmp_path / "mine", corner=0)).corner == 0


def test_the_first_of_two_decks_of_a_name_is_used_and_a_broken_one_is_told(tmp_path: Path) -> None:
    made(tmp_path / "theirs" / "mine", name="Theirs")
    made(tmp_path / "ours" / "mine", name="Ours")
    made(tmp_path / "ours" / "other", name="Other")
    broken = made(tmp_path / "ours" / "broken", ["1d"])
    found, errors = find(tmp_path / "theirs", tmp_path / "nowhere", tmp_path / "ours")
    assert {key: one.name for key, one in found.items()} == {"mine": "Theirs", "other": "Other"}
    assert [error.file.parent for error in errors] == [broken]


def names(decks: Decks, codes: list[str]) -> list[str]:
    """The files of the faces in use."""
    faces: dict[str, QUrl] = dict(decks.property("faces"))
    return [Path(faces[code].toLocalFile()).stem for code in codes]


@pytest.fixture
def three(tmp_path: Path) -> Decks:
    """Decks with courts, with pips and with both."""
    made(tmp_path / "napoletane", FACES + REST + pips(COURTS), contents=["courts", "pips"])
    made(tmp_path / "courts")
    made(tmp_path / "pips", [code for code in FACES if code not in COURTS] + REST + pips(COURTS), contents=["pips"])
    found, errors = find(tmp_path)
    assert not errors
    return Decks(found)


@pytest.mark.parametrize(
    ("key", "form_of_pips", "shown"),
    [
        ("napoletane", False, COURTS),
        ("napoletane", True, pips(COURTS)),
        ("courts", False, COURTS),
        ("courts", True, COURTS),
        ("pips", False, pips(COURTS)),
        ("pips", True, pips(COURTS)),
    ],
)
def test_a_deck_shows_what_the_form_wants_if_it_has_it(
    three: Decks, key: str, form_of_pips: bool, shown: list[str]
) -> None:
    three.use(key, "", form_of_pips)
    assert names(three, COURTS) == shown
    low = [code for code in FACES if code not in COURTS]
    assert names(three, low) == low


def test_a_deck_is_called_as_in_the_language_of_the_window(tmp_path: Path) -> None:
    made(tmp_path / "napoletane", called={"it": "Mie", "de": "Meine"})
    decks = Decks(find(tmp_path)[0])
    assert decks.property("all") == [{"key": "napoletane", "name": "Mine"}]
    for language, name in (("it", "Mie"), ("de", "Meine"), ("fr", "Mine"), ("en", "Mine")):
        decks.speak(language)
        assert decks.property("all") == [{"key": "napoletane", "name": name}]


def test_a_back_that_the_deck_has_not_gives_way_to_its_first(three: Decks) -> None:
    three.use("courts", "striped", False)
    assert three.property("backKey") == "striped"
    three.use("courts", "cubes-navy", False)
    assert three.property("backKey") == "plain"


# In the window


def drawn(item: QQuickItem, *, hidden: bool = False) -> Iterator[QQuickItem]:
    """The pictures in an item that are seen, or also those that are not."""
    todo = [item]
    while todo:
        one = todo.pop()
        if hidden or one.isVisible():
            todo.extend(one.childItems())
            if one.property("retainWhileLoading") is not None:
                yield one


def pictures(screen: Screen, name: str) -> Iterator[QQuickItem]:
    """The pictures that are seen of the cards whose names begin so."""
    for item in screen.items():
        if item.objectName().startswith(name):
            yield from drawn(item)


def file(picture: QQuickItem) -> Path:
    return Path(picture.property("source").toLocalFile())


def drawn_from(screen: Screen, folder: Path) -> bool:
    """Whether all pictures of the cards on the table come from a folder and are loaded."""
    found = list(pictures(screen, "card-"))
    return bool(found) and all(file(one).parent == folder and one.property("progress") == 1 for one in found)


def notices(screen: Screen) -> list[str]:
    """What the notices say, one after the other; each is dismissed."""
    told = []
    while screen.sees("notice"):
        told.append(screen.text("notice-text"))
        screen.click("dismiss")
    return told


def keys(screen: Screen) -> list[Any]:
    return [one["key"] for one in screen.program.decks.property("all")]


@pytest.mark.parametrize("kind", [".svg", ".png"])
def test_a_deck_of_the_user_is_chosen_in_the_settings(open_screen: Opener, tmp_path: Path, kind: str) -> None:
    folder = made(tmp_path / "data" / "decks" / "mine", kind=kind)
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert keys(screen)[-1] == "mine"
    assert not screen.sees("notice")
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-2"))
    screen.click("page-2")
    screen.click_below("deck-mine")
    screen.until(lambda: drawn_from(screen, folder))
    assert json.loads((tmp_path / "config" / "settings.json").read_text())["deck"] == "mine"
    screen.close()
    again = open_screen(tmp_path)
    again.until(lambda: drawn_from(again, folder))


def test_a_broken_deck_is_refused_with_a_notice_that_names_the_file(open_screen: Opener, tmp_path: Path) -> None:
    folder = made(tmp_path / "data" / "decks" / "mine", FACES[1:] + REST)
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert "mine" not in keys(screen)
    assert notices(screen) == [f"A deck of cards cannot be used: {folder / '1d.svg'}: is missing"]
    assert screen.until_my_turn()


def test_a_deck_that_is_gone_gives_way_to_the_napoletane_with_a_notice(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path, deck="mine", motion="off", pace="none")
    assert notices(screen) == ["The deck of cards “mine” is not there any more; the Neapolitan cards are used."]
    screen.until(lambda: drawn_from(screen, assets() / "decks" / "napoletane"))
    assert screen.program.settings.values.deck == "mine"


@pytest.mark.parametrize(("form", "picture"), [("scopa", "8d"), ("scopa-pips", "8d-pip")])
def test_the_form_of_pips_shows_cards_without_figures(
    open_screen: Opener, tmp_path: Path, form: str, picture: str
) -> None:
    left_on_the_table(tmp_path, arranged("8d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d", rules=agreed(form)))
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert {file(one).stem for one in pictures(screen, "card-8d")} >= {picture}


@pytest.mark.parametrize("size", [12, 20, 25])
@pytest.mark.parametrize("key", ["napoletane", "piacentine"])
def test_the_index_covers_nothing_of_the_art(open_screen: Opener, tmp_path: Path, key: str, size: int) -> None:
    screen = open_screen(tmp_path, deck=key, index=size, motion="off", pace="none")
    margin = screen.program.decks.property("margin")
    faces = [one for one in pictures(screen, "card-") if file(one).stem in FACES]
    assert faces
    for art in faces:
        (index,) = (item for item in art.parentItem().childItems() if item.property("item"))
        free = art.x() + margin * art.width()
        column = index.property("item").property("column")
        assert index.x() + column * index.width() <= free + 0.01
        assert art.x() + art.width() <= art.parentItem().width() + 0.01


def opposite(face: QQuickItem) -> QQuickItem | None:
    """The number in the lower right corner of a card, if there is one."""
    found = [loader for item in face.childItems() for loader in item.childItems() if loader.objectName() == "opposite"]
    return found[0].property("item") if found else None


@pytest.mark.parametrize("size", [12, 20, 25, 50])
@pytest.mark.parametrize("key", ["napoletane", "piacentine", "french"])
def test_the_opposite_corner_has_the_number_turned_round_below_the_art(
    open_screen: Opener, tmp_path: Path, key: str, size: int
) -> None:
    screen = open_screen(tmp_path, deck=key, index=size, both_corners=True, motion="off", pace="none")
    faces = [one for one in pictures(screen, "card-") if file(one).stem in FACES]
    assert faces
    for art in faces:
        face = art.parentItem()
        number = opposite(face)
        if size <= screen.program.decks.property("drawnIndex"):
            assert number is None
            continue
        assert number is not None
        assert number.property("code") == face.property("code")
        assert number.property("glyph") == pytest.approx(max(16, face.width() * (20 if size == 50 else size) / 100))
        corner = number.mapRectToItem(face, QRectF(0, 0, number.property("glyph"), number.height()))
        assert art.y() >= -0.01
        assert art.y() + art.height() <= corner.top() + 0.01
        assert face.width() * 0.9 < corner.right() < face.width()
        assert corner.bottom() < face.height()


def test_the_opposite_corner_is_bare_until_it_is_wished(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert screen.until_my_turn()
    faces = [art.parentItem() for art in pictures(screen, "card-") if file(art).stem in FACES]
    assert faces
    assert not any(opposite(face) for face in faces)
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-2"))
    screen.click("page-2")
    screen.click_below("both-corners")
    assert json.loads((tmp_path / "config" / "settings.json").read_text())["both_corners"] is True
    screen.press("Esc")
    screen.until(lambda: all(opposite(face) for face in faces))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a file whose reader waits for its writer")
@pytest.mark.qt_log_ignore("Cannot set file position")
def test_a_picture_that_is_long_in_coming_holds_no_frame_up(open_screen: Opener, tmp_path: Path) -> None:
    folder = made(tmp_path / "data" / "decks" / "mine")
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert screen.until_my_turn()
    slow = folder / f"{screen.hand[0]}.svg"
    slow.unlink()
    os.mkfifo(slow)
    pipe = os.open(slow, os.O_RDWR)
    waited: list[bool] = []
    delivered: list[bool] = []

    def deliver() -> None:
        if not delivered:
            delivered.append(True)
            (folder / "whole").write_text(SVG)
            (folder / "whole").replace(slow)
            os.write(pipe, SVG.encode())
            os.close(pipe)

    def give_up() -> None:
        waited.append(True)
        deliver()

    watch = Timer(PATIENCE / 1000, give_up)
    watch.start()
    try:
        screen.program.settings.put(deck="mine")
        for _ in range(3):
            screen.drawn()
        assert not waited, "the window waited for the picture"
        assert slow in {file(one) for one in pictures(screen, "card-")}
    finally:
        watch.cancel()
        deliver()
    screen.until(lambda: drawn_from(screen, folder))


def ready(screen: Screen) -> set[str]:
    """The faces that are drawn at the size of the table, seen or not."""
    ahead = next(item for item in screen.window.findChildren(QQuickItem, "drawn-ahead"))
    return {file(one).stem for one in drawn(ahead, hidden=True) if one.property("progress") == 1}


@pytest.mark.slow
@pytest.mark.parametrize("key", ["napoletane", "french"])
def test_a_card_that_turns_up_is_drawn_at_once(open_screen: Opener, tmp_path: Path, key: str) -> None:
    screen = open_screen(tmp_path, deck=key, motion="calm", pace="none")
    screen.until(lambda: ready(screen) >= set(FACES))
    turned = 0
    while turned < 9:
        screen.stage.skip()
        before = {*screen.hand, *screen.table}
        screen.until(lambda: screen.phase == "mine")
        screen.turn.make(screen.moves()[0])
        screen.until(lambda: not screen.thinking)
        screen.stage.skip()
        for code in (*screen.hand, *screen.table):
            shown = {file(one).stem: one.property("progress") for one in pictures(screen, f"card-{code}")}
            assert shown.pop(code) == 1
            assert all(name.startswith("sign-") for name in shown)
        turned += len({*screen.hand, *screen.table} - before)


def test_a_card_face_down_shows_its_back(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(tmp_path, motion="off")
    screen.until_my_turn()
    down = [item for item in screen.items() if item.objectName().startswith("card-") and not item.property("face")]
    assert len(down) == 40 - len(screen.hand) - len(screen.table)
    assert {file(one).stem for item in down for one in drawn(item)} == {"back-cubes-navy"}


def test_the_decks_of_the_program_are_named_in_the_language_of_the_window(open_screen: Opener, tmp_path: Path) -> None:
    made(tmp_path / "data" / "decks" / "mine", name="Le mie carte")
    screen = open_screen(tmp_path)
    screen.program.base.speak("it")
    screen.program.settings.put(deck="mine")
    screen.stage.skip()
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("page-2"))
    screen.click("page-2")
    named = [screen.find(f"deck-{key}").property("text") for key in keys(screen)]
    own = ["Napoletane", "Piacentine", "Francesi", "Francesi, quattro colori", "A caratteri grandi"]
    assert sorted(named) == sorted([*own, "Le mie carte"])


@pytest.mark.slow
@pytest.mark.parametrize(("key", "suit"), [("napoletane", "Coins"), ("french", "Diamonds")])
def test_the_count_names_the_suit_as_the_deck_does(open_screen: Opener, tmp_path: Path, key: str, suit: str) -> None:
    screen = open_screen(tmp_path, deck=key, motion="off", pace="none")
    while screen.until_my_turn():
        screen.turn.make(screen.moves()[0])
    told = [str(item.property("text")) for item in screen.items()]
    assert [name for name in ("Coins", "Diamonds") if name in told] == [suit]


@pytest.mark.parametrize(("key", "told"), [("piacentine", "2 cards, 1 coin."), ("french4", "2 cards, 1 diamond.")])
def test_a_pile_is_read_with_the_suits_of_the_deck(open_screen: Opener, tmp_path: Path, key: str, told: str) -> None:
    left_on_the_table(tmp_path, arranged("7b 2c 5b", "1b 3s 10s", "8s 4b 6c 7d"))
    screen = open_screen(tmp_path, deck=key, motion="off", pace="none")
    screen.until_my_turn()
    screen.click("hand-7b")
    screen.until_my_turn()
    screen.press("C")
    assert told[:-1] in screen.text("status")
