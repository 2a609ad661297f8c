"""The program on a private bus, as a screen reader finds it: the tree, the announcements on the wire, a whole match."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.engine import Card, Dealt, Laid, Swept, Took
from scopa_desktop.match import Match, Record, Scored, Won

READER = Path(__file__).with_name("reader.py")
SYSTEM_PYTHON = "/usr/bin/python3"
SESSION = """
"$1" -m scopa_desktop --lang en & game=$!
"$2" "$3" "${@:4}"; code=$?
kill $game; wait $game; exit $code
"""
SUITS = {"d": "coins", "c": "cups", "s": "swords", "b": "clubs"}
RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king")


def has_reader() -> bool:
    """Whether the system has what a screen reader needs."""
    tools = all(map(shutil.which, ("Xvfb", "xdotool", "dbus-run-session", "xvfb-run")))
    check = "import gi; gi.require_version('Atspi', '2.0')"
    done = subprocess.run([SYSTEM_PYTHON, "-c", check], capture_output=True, check=False) if tools else None
    return done is not None and done.returncode == 0


pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not has_reader(), reason="needs an X display, D-Bus and AT-SPI"
)
Reader = Callable[..., list[Any]]


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    """Starts the program on a bus of its own and lets the reader do something there; what the reader prints."""
    folder = tmp_path / "config"
    folder.mkdir()
    (folder / "settings.json").write_text('{"motion": "off", "pace": "none", "level": "easy"}')
    wishes = {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "SCOPA_DESKTOP_HOME": str(tmp_path)}

    def reader(*arguments: str) -> list[Any]:
        command = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--", "bash", "-c", SESSION]
        command += ["bash", sys.executable, SYSTEM_PYTHON, str(READER), *arguments]
        done = subprocess.run(
            command, env=os.environ | wishes, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, done.stderr[-3000:]
        return [json.loads(line) for line in done.stdout.splitlines() if line.startswith(("[", "{"))]

    return reader


def the(card: Card) -> str:
    """A card as a sentence has it."""
    name = f"{RANKS[card.rank - 1]} of {SUITS[card.suit.letter]}"
    return "the settebello" if card.code == "7d" else f"the {name}"


def all_of(cards: tuple[Card, ...]) -> str:
    """Cards as a sentence has them."""
    names = [the(card) for card in cards]
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]


def moves_told(record: Record) -> list[str]:
    """What a match must have announced of its deals and moves, made from its record alone."""
    told: list[str] = []
    match = Match(record.rules, record.players, record.rounds[0].deals[0].first)
    for one in record.rounds:
        for deal in one.deals:
            match.seal(deal.deck)
            assert deal.cut is not None
            told += sentences(match.cut(deal.cut), match)
        for move in one.moves:
            told += sentences(match.play(move), match)
    return told


def sentences(events: Any, match: Match) -> list[str]:
    """What is said of the events of one step."""
    told = []
    swept = any(isinstance(event, Swept) for event in events)
    for event in events:
        match event:
            case Dealt(first, _, table) if table:
                told.append("You lead this round." if first == 0 else "The computer leads this round.")
            case Dealt():
                last = match.state is not None and not match.state.stock
                told.append("The last cards are dealt." if last else "New cards are dealt.")
            case Laid(seat, card):
                told.append(f"You lay {the(card)}." if seat == 0 else f"The computer lays {the(card)}.")
            case Took(seat, card, taken):
                who = "You take" if seat == 0 else "The computer takes"
                told.append(f"{who} {all_of(taken)} with {the(card)}." + (" Scopa!" if swept else ""))
            case Scored() | Won():
                pass
    return told


def is_move(text: str) -> bool:
    """Whether a sentence tells of a deal or of a move."""
    return text.endswith("dealt.") or "this round." in text or text.startswith(("You lay", "You take", "The computer "))


def test_a_match_is_played_by_what_the_tree_and_the_announcements_tell(read: Reader, tmp_path: Path) -> None:
    heard = read("play")
    texts = [text for text, _ in heard]
    match = Match.replay(Record.load((tmp_path / "data" / "match.txt").read_text()))
    assert match.winner is not None
    assert texts[-1] == ("You win!" if match.winner == 0 else "The computer wins")
    told = [text for text in texts if is_move(text) and "wins" not in text and "took last" not in text]
    wanted = moves_told(match.record)
    missed = len(wanted) - len(told)  # what was announced before the reader listened
    assert 0 <= missed <= 2
    assert told == wanted[missed:]
    rounds = [text for text in texts if text.startswith("This round:")]
    assert len(rounds) == len(match.scores)
    mine, theirs = match.totals
    assert rounds[-1].endswith(f"Match: {mine} to {theirs}.")
    urgent = {text for text, politeness in heard if politeness == 2}
    assert "Your turn." in urgent
    assert not any(is_move(text) for text in urgent - {texts[0]})


def test_everything_that_takes_the_focus_has_a_name_and_a_role(read: Reader) -> None:
    found = read("tree")
    showing = [one for one in found if {"focusable", "showing"} <= set(one["states"])]
    assert len(showing) >= 12
    assert [one for one in showing if not one["name"].strip()] == []
    assert {one["role"] for one in showing} <= {
        "push button",
        "panel",
        "toggle button",
        "check box",
        "label",
        "status bar",
    }
    names = {one["name"] for one in found if one["role"] == "panel"}
    assert {"Table", "Your hand"} <= names
    assert any(one["role"] == "status bar" and one["name"] for one in found)


def test_pages_tell_their_heads_and_options(read: Reader) -> None:
    found = read("tree", "ctrl+comma")
    showing = [one for one in found if "showing" in one["states"]]
    assert ("heading", "Settings") in {(one["role"], one["name"]) for one in showing}
    assert any(one["role"] == "page tab" and one["name"] == "Rules" for one in showing)
    options = [one for one in showing if one["role"] == "radio button"]
    assert all(one["name"] for one in options)
    assert any("checked" in one["states"] for one in options)
