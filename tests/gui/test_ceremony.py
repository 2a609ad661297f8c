"""The sealed deck at the window: its seal before the cut, cutting by mouse, keys and number, and the deck revealed."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from scopa_desktop.engine import FORMS, Dealt, agreed, deal, parse_codes
from scopa_desktop.match import Cutter, Deal, Match, Phase
from scopa_desktop.record import TABLE, receivers
from scopa_desktop.seal import SealedDeck, fresh
from scopa_desktop.ui.pages.seals import commands
from tests.dealing import left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]
QUIET = {"motion": "off", "pace": "none"}


def asked(open_screen: Opener, **preferences: object) -> Screen:
    """A window that waits for the cut of its first deck."""
    screen = open_screen(**(QUIET | {"ceremony": True} | preferences))
    screen.until(lambda: screen.sees("cutting"))
    return screen


def spaced(seal: str) -> str:
    """A seal as it is shown."""
    return " ".join(seal[at : at + 8] for at in range(0, 64, 8))


def test_the_seal_is_shown_and_kept_before_the_deck_is_cut(open_screen: Opener) -> None:
    screen = asked(open_screen)
    saved = screen.saved()
    assert saved.phase == Phase.CUT
    assert screen.text("cut-seal") == spaced(saved.deals[-1].deck.seal)
    assert not screen.hand
    assert not screen.table


@pytest.mark.parametrize(
    ("keys", "at"),
    [
        (("Return",), 20),
        (("Left", "Left", "Space"), 18),
        (("Right", "PgUp", "Enter"), 26),
        (("Home", "Return"), 1),
        (("End", "PgDown", "Return"), 34),
        (("7", "Return"), 7),
        (("1", "7", "Return"), 17),
        (("3", "9", "Return"), 39),
        (("4", "1", "Return"), 1),
        (("4", "0", "Return"), 4),
    ],
)
def test_the_deck_is_cut_by_keys(open_screen: Opener, keys: tuple[str, ...], at: int) -> None:
    screen = asked(open_screen)
    for key in keys:
        screen.press(key)
    screen.until_my_turn()
    made = screen.saved().deals[-1]
    assert (made.cut, made.by) == (at, Cutter.PERSON)
    assert len(screen.hand) == 3
    screen.press("1")
    assert any(played.seat == 0 for played in screen.state.history) or screen.turn.property("chosen")


def test_the_deck_is_cut_by_dragging(open_screen: Opener) -> None:
    screen = asked(open_screen)
    screen.drawn()
    middle, wide = screen.middle("deck"), int(screen.find("deck").width())
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(screen.window, left, none, middle)
    for step in range(1, 5):
        QTest.mouseMove(screen.window, middle - QPoint(wide * step // 16, 0))
    QTest.mouseRelease(screen.window, left, none, middle - QPoint(wide // 4, 0))
    at = screen.find("deck").property("at")
    assert 8 <= at <= 12
    screen.click("cut")
    assert screen.saved().deals[-1].cut == at


def test_the_deck_is_cut_for_me(open_screen: Opener) -> None:
    screen = asked(open_screen)
    screen.click("cut-for-me")
    screen.until_my_turn()
    made = screen.saved().deals[-1]
    assert (made.cut, made.by) == (made.deck.drawn, Cutter.DRAWN)


def test_without_waiting_the_program_cuts_where_the_seal_settles_it(open_screen: Opener) -> None:
    screen = open_screen(**QUIET, target=31)
    screen.play_round(screen.play_by_keys)
    made = screen.saved().record.rounds[0].deals[0]
    assert (made.cut, made.by) == (made.deck.drawn, Cutter.DRAWN)
    screen.click("check-deck")
    screen.until(lambda: screen.sees("check"))
    assert "the seal had settled it" in screen.text("cut-told")
    assert "The line below it computes the cut." in screen.text("sealed-text")


def test_every_round_is_cut_when_it_is_wished(open_screen: Opener) -> None:
    screen = open_screen(**QUIET, target=31)
    screen.play_round(screen.play_by_keys)
    screen.program.settings.choose("ceremony", True)
    screen.press("Space")
    screen.until(lambda: screen.sees("cutting"))
    screen.press("5")
    screen.press("Return")
    screen.until_my_turn()
    assert screen.saved().deals[-1].cut == 5


def test_a_deck_that_waits_for_its_cut_waits_after_a_restart(open_screen: Opener, tmp_path: Path) -> None:
    screen = asked(open_screen)
    seal = screen.saved().deals[-1].deck.seal
    screen.close()
    again = open_screen(tmp_path)
    again.until(lambda: again.sees("cutting"))
    assert again.text("cut-seal") == spaced(seal)
    again.press("Return")
    again.until_my_turn()
    assert again.saved().deals[-1].deck.seal == seal


def test_without_waiting_the_seal_is_on_the_table(screen: Screen) -> None:
    screen.until_my_turn()
    seal = screen.saved().deals[-1].deck.seal
    assert screen.sees("deal-seal")
    screen.click("deal-seal")
    screen.until(lambda: screen.sees("page-seal"))
    assert screen.text("page-seal") == spaced(seal)
    assert screen.sees("still-sealed")
    (told,) = screen.program.seals.property("deals")
    assert set(told) == {"round", "void", "givenUp", "seal", "first", "cut", "by", "chained", "open"}


def test_after_its_round_a_deck_is_revealed_and_checked(open_screen: Opener) -> None:
    screen = open_screen(**QUIET, target=31)
    screen.play_round(screen.play_by_keys)
    screen.click("check-deck")
    screen.until(lambda: screen.sees("check"))
    made = screen.saved().record.rounds[0].deals[0]
    told = screen.program.seals.property("deals")[0]
    assert (told["text"], told["nonce"], told["cut"]) == (made.deck.text, made.deck.nonce, made.cut)
    assert [one["code"] for one in told["dealt"]] == [card.code for card in made.deck.cut(made.cut or 0)]
    assert screen.text("page-nonce") == spaced(made.deck.nonce)
    screen.click("check")
    assert screen.text("checked").startswith("Right")
    screen.click_below("copy-Linux")
    assert QGuiApplication.clipboard().text() == commands(made)["linux"]
    screen.press("Esc")
    screen.until(lambda: not screen.sees("check"))
    screen.press("Space")
    screen.until_my_turn()
    screen.press("S")
    screen.until(lambda: screen.sees("deal-1"))
    assert screen.sees("check")
    screen.click("deal-1")
    assert screen.sees("still-sealed")
    assert not screen.sees("check")


def test_a_round_given_up_is_revealed(screen: Screen) -> None:
    screen.until_my_turn()
    screen.play_by_keys()
    screen.until_my_turn()
    seal = screen.saved().deals[-1].deck.seal
    screen.press("N")
    screen.until(lambda: screen.sees("yes"))
    assert any("the deck of its round is revealed" in str(item.property("text")) for item in screen.items())
    screen.click("yes")
    screen.until_my_turn()
    screen.press("S")
    screen.until(lambda: screen.sees("check"))
    told = screen.program.seals.property("deals")
    assert [(one["givenUp"], one["open"], one["seal"] == seal) for one in told] == [
        (True, True, True),
        (False, False, False),
    ]
    screen.click("check")
    assert screen.text("checked").startswith("Right")


def test_a_void_deal_is_revealed_at_once_and_cut_anew(open_screen: Opener, tmp_path: Path) -> None:
    match = Match(agreed("scopa"), ("person", "easy"), 0)
    kings = parse_codes("10d 10c 10s 4b")
    rest = [card for card in match.rules.deck if card not in kings]
    match.seal(SealedDeck((rest[-1], *rest[:6], *kings, *rest[6:-1]), "ab" * 32, match.chain))
    left_on_the_table(tmp_path, match)
    screen = asked(open_screen)
    screen.press("1")
    screen.press("Return")
    screen.until(lambda: screen.sees("revealed"))
    assert [made.cut for made in screen.saved().deals] == [1, None]
    screen.click_below("revealed")
    screen.until(lambda: screen.sees("check"))
    told = screen.program.seals.property("deals")
    assert [(one["void"], one["open"]) for one in told] == [(True, True), (False, False)]
    screen.press("Esc")
    screen.until(lambda: not screen.sees("check"))
    screen.click("cut-for-me")
    screen.until_my_turn()
    assert len(screen.saved().deals) == 2


@pytest.mark.parametrize("form", FORMS)
def test_cards_are_told_to_whom_the_engine_deals_them(form: str) -> None:
    rules = FORMS[form]
    for first in range(rules.seats):
        cards = rules.deck
        (event, *_) = deal(rules, cards, first, (0, 0)).events
        assert isinstance(event, Dealt)
        given = list(zip(cards, receivers(rules, first), strict=True))
        for seat, hand in enumerate(event.hands):
            assert tuple(card for card, to in given if to == seat)[: rules.hand] == hand
        assert tuple(card for card, to in given if to == TABLE) == event.table


def drawn() -> Deal:
    """A deal cut by the program."""
    deck = fresh(FORMS["scopa"].deck, "ab" * 32)
    return Deal(deck, 0, deck.drawn, Cutter.DRAWN)


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell")
@pytest.mark.parametrize("system", ["linux", "macos"])
def test_the_lines_shown_compute_the_seal_and_the_cut(system: str) -> None:
    made = drawn()
    tool = "sha256sum" if system == "linux" else "shasum"
    if subprocess.run(["sh", "-c", f"command -v {tool}"], check=False, capture_output=True).returncode:
        pytest.skip(f"there is no {tool} here")
    done = subprocess.run(["sh", "-c", commands(made)[system]], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [made.deck.seal, "-", str(made.cut)]
    assert len(commands(replace(made, by=Cutter.PERSON))[system].splitlines()) == 1


def test_the_lines_for_powershell_hash_the_same_texts() -> None:
    made = drawn()
    seal, cut = commands(made)["windows"].splitlines()
    (text,) = re.findall(r"GetBytes\('([^']*)'\)", seal)
    assert hashlib.sha256(text.encode("ascii")).hexdigest() == made.deck.seal
    (text, digits, places) = re.findall(r"GetBytes\('([^']*)'\).*Substring\(0, (\d+)\), 16\) % (\d+) \+ 1", cut)[0]
    assert text == f"cut {made.deck.nonce}"
    number = int(hashlib.sha256(text.encode("ascii")).hexdigest()[: int(digits)], 16)
    assert number < 2**63
    assert number % int(places) + 1 == made.cut


@pytest.mark.parametrize("version", [2, 3])
def test_a_match_begun_before_seals_were_chained_says_so(open_screen: Opener, tmp_path: Path, version: int) -> None:
    match = Match(agreed("scopa"), ("person", "easy"), 0, version=version)
    match.seal(fresh(match.rules.deck, match.chain))
    left_on_the_table(tmp_path, match)
    screen = asked(open_screen)
    screen.press("9")
    screen.press("Return")
    screen.play_round(screen.play_by_keys)
    screen.click("check-deck")
    screen.until(lambda: screen.sees("check"))
    assert screen.sees("not-chained") == (version == 2)
    assert ("all of this match before this deck" in screen.text("sealed-text")) == (version == 3)
    assert ("You chose the place" in screen.text("cut-told")) == (version == 3)
    screen.click("check")
    assert screen.text("checked").startswith("Right")
