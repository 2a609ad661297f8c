"""Matches played, replay, files, statistics and players at the window."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from scopa_desktop.engine import agreed
from scopa_desktop.match import Match, Phase
from scopa_desktop.record import Record
from scopa_desktop.ui.archive import Archive
from tests.dealing import left_on_the_table
from tests.golden import make
from tests.screen import Screen

Opener = Callable[..., Screen]
WHOLE = make.recorded(agreed("scopa"), 8, whole=True)


def without_end(record: Record, moves: int) -> Record:
    """A match without its last moves."""
    last = record.rounds[-1]
    return replace(record, rounds=(*record.rounds[:-1], replace(last, moves=last.moves[:-moves], points=None)))


def kept(home: Path) -> list[str]:
    """The matches in the history, as their files tell them."""
    return [entry.path.read_text(encoding="ascii") for entry in Archive(home / "data" / "history").entries()]


def play_to_the_end(screen: Screen) -> Record:
    """Play the match out with keys."""
    while True:
        screen.play_round(screen.play_by_keys)
        if screen.match_over():
            return screen.saved().record
        screen.press("Space")


def pick(screen: Screen, menu: str, entry: str) -> None:
    """Choose an entry of the menu with its mnemonic, by its text."""
    screen.press(f"Alt+{menu}")
    screen.until(lambda: any(item.property("text") == entry for item in screen.items()))
    item = next(item for item in screen.items() if item.property("text") == entry and item.inherits("QQuickMenuItem"))
    item.forceActiveFocus()
    screen.drawn()
    from PySide6.QtTest import QTest

    middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)


@pytest.fixture
def finished(open_screen: Opener, tmp_path: Path) -> Screen:
    """A window in which a match has just been won or lost."""
    left_on_the_table(tmp_path, Match.replay(without_end(WHOLE, 2)))
    screen = open_screen(motion="off", pace="none")
    play_to_the_end(screen)
    return screen


def test_a_match_that_is_over_is_kept_once(finished: Screen, open_screen: Opener, tmp_path: Path) -> None:
    record = finished.saved().record
    assert kept(tmp_path) == [record.dump()]
    finished.close()
    again = open_screen(tmp_path)
    assert again.game.match.phase == Phase.WON
    assert kept(tmp_path) == [record.dump()]


def test_a_match_that_was_won_when_the_program_was_killed_is_kept_at_the_next_start(
    open_screen: Opener, tmp_path: Path
) -> None:
    left_on_the_table(tmp_path, Match.replay(WHOLE))
    open_screen(tmp_path, motion="off", pace="none")
    assert kept(tmp_path) == [WHOLE.dump()]


def test_a_match_given_up_is_kept_and_told(screen: Screen, tmp_path: Path) -> None:
    screen.until_my_turn()
    screen.play_by_keys()
    screen.until_my_turn()
    before = screen.saved().record
    screen.press("N")
    screen.until(lambda: screen.sees("yes"))
    screen.press("Return")
    screen.until_my_turn()
    assert kept(tmp_path) == [before.dump()]
    pick(screen, "G", "Matches played")
    screen.until(lambda: screen.sees("match-1"))
    assert "Given up at 0 to 0" in str(screen.find("match-1").property("text"))


def test_a_match_is_replayed_step_by_step(finished: Screen) -> None:
    record = finished.saved().record
    pick(finished, "G", "Matches played")
    finished.until(lambda: finished.sees("match-1"))
    finished.press("Return")
    finished.until(lambda: finished.sees("board"))
    match = Match(record.rules, record.players, record.rounds[0].deals[0].first)
    match.seal(record.rounds[0].deals[0].deck)
    match.cut(record.rounds[0].deals[0].cut or 0)

    def same() -> bool:
        state = match.state
        assert state is not None
        rows = [list(finished.find(f"replay-{row}").property("codes")) for row in range(3)]
        want = [[card.code for card in cards] for cards in (state.hands[1], state.table, state.hands[0])]
        return rows == want

    assert same()
    for move in record.rounds[0].moves[:8]:
        match.play(move)
        finished.press("Right")
        assert same()
    finished.press("Left")
    finished.press("Right")
    assert same()
    finished.press("PgDown")
    assert finished.text("replay-place").startswith("Round 2 of")
    finished.press("PgUp")
    assert finished.text("replay-place").startswith("Round 1 of")
    finished.press("End")
    last = f"Round {len(record.rounds)} of {len(record.rounds)} · move {len(record.rounds[-1].moves)}"
    assert finished.text("replay-place").startswith(last)
    finished.press("Home")
    finished.click("forward")
    assert finished.text("replay-place").startswith("Round 1 of")
    assert " move 1 of 36" in finished.text("replay-place")


def test_a_file_dropped_on_the_window_is_opened(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "a match.scopa"
    file.write_text(WHOLE.dump(), encoding="ascii")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    where, action = screen.window.contentItem().boundingRect().center(), Qt.DropAction.CopyAction
    buttons, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QGuiApplication.sendEvent(screen.window, QDragEnterEvent(where.toPoint(), action, data, buttons, none))
    QGuiApplication.sendEvent(screen.window, QDropEvent(where, action, data, buttons, none))
    screen.until(lambda: screen.sees("board"))
    assert screen.text("replay-place").startswith("Round 1 of")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text.replace("record 2", "record 9"), "written by a newer version"),
        (lambda text: text.replace("points ", "points 9", 1), "Line 14"),
        (lambda text: text[: len(text) // 2], "is no match that can be shown"),
        (lambda text: text + "more", "text after the end"),
    ],
)
def test_a_file_that_is_refused_says_why(
    screen: Screen, tmp_path: Path, change: Callable[[str], str], says: str
) -> None:
    file = tmp_path / "bad.scopa"
    file.write_text(change(WHOLE.dump()), encoding="ascii")
    before = screen.game.match
    screen.program.replay.openFile(QUrl.fromLocalFile(str(file)))
    screen.until(lambda: any(says in str(item.property("text")) for item in screen.items()))
    assert not screen.sees("board")
    assert screen.game.match is before
    screen.press("Return")
    screen.until(lambda: not screen.sees("yes"))


def test_a_match_is_saved_and_played_on(open_screen: Opener, tmp_path: Path) -> None:
    screen = open_screen(motion="off", pace="none")
    for _ in range(4):
        screen.until_my_turn()
        screen.play_by_keys()
    screen.until_my_turn()
    file = tmp_path / "mine.scopa"
    screen.program.replay.saveGame(QUrl.fromLocalFile(str(file)))
    saved = Record.load(file.read_text(encoding="ascii"))
    assert saved == screen.saved().record
    screen.play_by_keys()
    screen.until_my_turn()
    screen.program.replay.openFile(QUrl.fromLocalFile(str(file)))
    screen.until(lambda: screen.sees("play-on"))
    screen.click_below("play-on")
    screen.until(lambda: screen.sees("yes"))
    screen.press("Return")
    assert screen.until_my_turn()
    assert screen.saved().record == saved
    assert len(kept(tmp_path)) == 1


def test_statistics_count_the_matches_of_who_plays(finished: Screen) -> None:
    won = finished.game.property("winner") == 0
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("played"))
    figures = finished.program.history.figures("", "", "")
    record = finished.saved().record
    assert (figures["played"], figures["won"], figures["rounds"]) == (1, int(won), len(record.rounds))
    assert figures["points"] == list(finished.saved().totals)
    assert finished.find("played").property("value") == "1"
    assert finished.program.history.figures("scopa-28", "", "")["played"] == 0
    assert finished.program.history.figures("scopa", "-", "easy")["played"] == 1


def test_the_family_has_matches_and_statistics_of_its_own(finished: Screen, tmp_path: Path) -> None:
    mine = finished.saved().record
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("add-player"))
    finished.click("add-player")
    for letter in "zia":
        finished.press(letter.upper())
    finished.press("Return")
    finished.until(lambda: finished.sees("player-p2"))
    assert finished.program.history.property("player") == "p2"
    assert json.loads((tmp_path / "data" / "players.json").read_text())["p2"] == "zia"
    assert finished.program.history.property("matches") == []
    assert finished.game.match.phase != Phase.WON
    finished.press("Esc")
    finished.until(lambda: not finished.sees("player-p2"))
    assert finished.until_my_turn()
    finished.play_by_keys()
    finished.until_my_turn()
    theirs = finished.game.match.record
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("player-p1"))
    finished.click("player-p1")
    assert finished.game.match.record == mine
    assert len(finished.program.history.property("matches")) == 1
    finished.click("player-p2")
    assert finished.game.match.record == theirs
    finished.close()
    assert (tmp_path / "data" / "p2-match.txt").read_text() == theirs.dump()


def test_export_and_import_bring_everything_back(finished: Screen, tmp_path: Path) -> None:
    file, table = tmp_path / "all.json", tmp_path / "all.csv"
    before = kept(tmp_path)
    history = finished.program.history
    history.exportTo(QUrl.fromLocalFile(str(file)))
    history.exportTo(QUrl.fromLocalFile(str(table)))
    assert len(table.read_text(encoding="utf-8").splitlines()) == 2
    history.importFrom(QUrl.fromLocalFile(str(file)))
    assert history.property("outcome") == {"key": "imported", "detail": "0"}
    history.forgetAll()
    assert kept(tmp_path) == []
    history.importFrom(QUrl.fromLocalFile(str(file)))
    assert history.property("outcome") == {"key": "imported", "detail": "1"}
    assert kept(tmp_path) == before
    history.importFrom(QUrl.fromLocalFile(str(table)))
    assert history.property("outcome")["key"] == "failed"


def test_all_data_is_deleted_when_it_is_wished(finished: Screen, tmp_path: Path) -> None:
    finished.program.history.renamePlayer("p1", "Anna")
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("delete"))
    finished.click_below("delete")
    finished.until(lambda: finished.sees("no"))
    finished.click("no")
    finished.until(lambda: not finished.sees("no"))
    assert len(kept(tmp_path)) == 1
    finished.click_below("delete")
    finished.until(lambda: finished.sees("yes"))
    finished.click("yes")
    finished.until(lambda: not finished.sees("delete"))
    assert kept(tmp_path) == []
    assert not (tmp_path / "data" / "players.json").exists()
    finished.until_my_turn()
    assert finished.saved().totals == (0, 0)
    assert finished.program.settings.values.motion == "normal"


def test_the_page_about_cheating_counts_what_was_dealt(finished: Screen) -> None:
    pick(finished, "H", "Does the computer cheat?")
    finished.until(lambda: finished.sees("dealt-easy-settebello"))
    (row,) = finished.program.history.property("fairness")
    assert row["rounds"] == len(finished.saved().record.rounds)
    for kind in row["kinds"]:
        assert 0 <= kind["low"] <= kind["mean"] <= kind["high"]
    finished.click("fairness-seals")
    finished.until(lambda: finished.sees("check"))
