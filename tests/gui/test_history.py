"""Matches played, replay, files, statistics and players at the window."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from scopa_desktop import match as matches
from scopa_desktop.engine import Move, State, Step, agreed, play
from scopa_desktop.library.archive import Archive
from scopa_desktop.library.preferences import Preferences
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.match import Match, Phase
from scopa_desktop.record import Record
from tests.dealing import left_on_the_table
from tests.golden import make
from tests.screen import Screen

Opener = Callable[..., Screen]
WHOLE = make.recorded(agreed("scopa"), 8, whole=True)
OLDER = (make.FOLDER / "records" / "version-2.scopa").read_text(encoding="ascii")


def without_end(record: Record, moves: int) -> Record:
    """A match that was won, without its last moves."""
    last = record.rounds[-1]
    rounds = (*record.rounds[:-1], replace(last, moves=last.moves[:-moves], points=None))
    return replace(record, rounds=rounds, winner=None)


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
    middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)


def read(screen: Screen) -> None:
    """Wait until the history has done what it was asked for."""
    screen.program.history.read()
    screen.until(lambda: not screen.program.history.property("busy"))


def figures(screen: Screen, form: str = "", house: str = "", level: str = "") -> dict[str, Any]:
    """The statistics of who plays now."""
    read(screen)
    told: dict[str, Any] = screen.program.history.figures(form, house, level)
    return told


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
    assert again.match.phase == Phase.WON
    assert kept(tmp_path) == [record.dump()]


def test_a_match_that_cannot_be_kept_is_told_at_once_and_kept_at_the_next_start(
    open_screen: Opener, tmp_path: Path
) -> None:
    left_on_the_table(tmp_path, Match.replay(without_end(WHOLE, 2)))
    in_the_way = tmp_path / "data" / "history"
    in_the_way.write_text("a file")
    screen = open_screen(motion="off", pace="none")
    record = play_to_the_end(screen)
    screen.until(lambda: screen.sees("notice"))
    assert screen.text("notice-text").startswith("The match that is over could not be kept")
    screen.close()
    in_the_way.unlink()
    open_screen(tmp_path)
    assert kept(tmp_path) == [record.dump()]


def test_a_match_given_up_that_could_not_be_kept_is_kept_as_soon_as_there_is_room(
    screen: Screen, tmp_path: Path
) -> None:
    screen.until_my_turn()
    screen.play_by_keys()
    screen.until_my_turn()
    in_the_way = tmp_path / "data" / "history"
    in_the_way.write_text("a file")
    records = []
    for _ in range(2):
        screen.until_my_turn()
        screen.play_by_keys()
        screen.until_my_turn()
        records.append(screen.saved().record)
        screen.game.newMatch({})
    in_the_way.unlink()
    screen.close()
    assert kept(tmp_path) == [record.dump() for record in records]


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
    screen.click("yes")
    screen.until_my_turn()
    assert kept(tmp_path) == [before.dump()]
    pick(screen, "G", "Matches played")
    screen.until(lambda: screen.sees("past-1"))
    assert "Given up at 0 to 0" in str(screen.find("past-1").property("text"))


def test_a_match_is_replayed_step_by_step(finished: Screen) -> None:
    record = finished.saved().record
    pick(finished, "G", "Matches played")
    finished.until(lambda: finished.sees("past-1"))
    finished.press("Return")
    finished.until(lambda: finished.sees("board"))
    match = Match.begun(record)
    match.repeat(record.rounds[0].deals[0])

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


def test_what_is_no_file_of_this_computer_cannot_be_dropped(screen: Screen, tmp_path: Path) -> None:
    data = QMimeData()
    where, action = screen.window.contentItem().boundingRect().center(), Qt.DropAction.CopyAction
    buttons, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for urls, taken in (
        ([QUrl("https://example.org/a.scopa")], False),
        ([QUrl.fromLocalFile(str(tmp_path / "a.scopa"))], True),
    ):
        data.setUrls(urls)
        enter = QDragEnterEvent(where.toPoint(), action, data, buttons, none)
        QGuiApplication.sendEvent(screen.window, enter)
        assert enter.isAccepted() == taken
        assert screen.sees("drop-here") == taken
        QGuiApplication.sendEvent(screen.window, QDragLeaveEvent())
        assert not screen.sees("drop-here")


def test_what_cannot_be_written_or_read_is_told_in_words(screen: Screen, tmp_path: Path) -> None:
    screen.until_my_turn()
    (tmp_path / "file").write_text("in the way of a folder")
    screen.program.replay.saveGame(QUrl.fromLocalFile(str(tmp_path / "file" / "mine.scopa")))
    said = [str(item.property("text")) for item in screen.items()]
    assert "The match was not saved" in said
    assert "mine.scopa: Not a directory" in said or "mine.scopa: File exists" in said
    screen.press("Return")
    screen.program.replay.openFile(QUrl.fromLocalFile(str(tmp_path / "none.scopa")))
    assert "none.scopa: No such file or directory" in [str(item.property("text")) for item in screen.items()]
    screen.press("Return")
    screen.program.exchange.exportTo(QUrl.fromLocalFile(str(tmp_path / "file" / "all.json")))
    screen.until(lambda: not screen.program.history.property("busy"))
    assert screen.program.exchange.property("outcome")["key"] == "failed"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text.replace("record 2", "record 9"), "bad.scopa was written by a newer version"),
        (lambda _: "a letter", "line 1\n\nThis is no saved match"),
        (lambda text: text.replace("points ", "points 9", 1), "line 14\n\nThese are not the points"),
        (lambda text: text[: text.index("points")], "line 14\n\nThe end of the match is missing"),
        (lambda text: text + "more\n", "There is something after the end"),
        (
            lambda _: WHOLE.dump().replace("players person easy", "players person hard"),
            "lines 1 to 10\n\nSomething here",
        ),
        (lambda text: text.replace("seal 77c2", "seal 77c3", 1), "line 9\n\nThis deck does not have its seal"),
        (lambda text: text.replace("\nmoves ", "\nmoves 1d ", 1), "line 13\n\nA move here is against the rules"),
    ],
)
def test_a_file_that_is_refused_says_why(
    screen: Screen, tmp_path: Path, change: Callable[[str], str], says: str
) -> None:
    file = tmp_path / "bad.scopa"
    file.write_text(change(OLDER), encoding="ascii")
    before = screen.match
    screen.program.replay.openFile(QUrl.fromLocalFile(str(file)))
    screen.until(lambda: any(says in str(item.property("text")) for item in screen.items()))
    assert not screen.sees("board")
    assert screen.match is before
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
    assert screen.sees("covered")
    for at in range(screen.program.replay.property("count")):
        screen.program.replay.go(at)
        assert set(screen.find("replay-0").property("codes")) <= {""}
    screen.program.replay.showSeals()
    assert [told["open"] for told in screen.program.seals.property("deals")] == [False]
    screen.click_below("play-on")
    screen.until(lambda: screen.sees("yes"))
    screen.click("yes")
    assert screen.until_my_turn()
    assert screen.saved().record == saved
    assert len(kept(tmp_path)) == 1


def test_a_match_given_up_was_revealed_and_goes_on_with_a_new_deal(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, Match.replay(without_end(WHOLE, 9)))
    screen = open_screen(motion="off", pace="none")
    assert screen.until_my_turn()
    before = screen.match.record
    screen.press("N")
    screen.until(lambda: screen.sees("yes"))
    screen.click("yes")
    screen.until_my_turn()
    screen.program.replay.openMatch(1)
    screen.until(lambda: screen.sees("play-on"))
    assert not screen.sees("covered")
    assert "" not in screen.find("replay-0").property("codes")
    assert screen.text("play-on") == "Play on with a new deal"
    screen.click_below("play-on")
    assert not screen.until_my_turn()  # the count of the round before
    screen.press("Space")
    assert screen.until_my_turn()
    record = screen.saved().record
    assert record.rounds[:-1] == before.rounds[:-1]
    assert record.rounds[-1].deals != before.rounds[-1].deals
    assert kept(tmp_path) == [before.dump()]


def test_a_match_of_the_history_is_played_through_once_to_be_shown(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Archive(tmp_path / "data" / "history").add(WHOLE, "p1", datetime(2026, 11, 29))
    screen = open_screen(motion="off", pace="none")
    assert screen.until_my_turn()
    made = []

    def counted(state: State, move: Move) -> Step:
        made.append(move)
        return play(state, move)

    monkeypatch.setattr(matches, "play", counted)
    replay = screen.program.replay
    replay.openMatch(1)
    screen.until(lambda: screen.sees("replay-0"))
    for _ in WHOLE.rounds:
        replay.goRound(1)
    replay.showSeals()
    screen.drawn()
    assert made == [move for one in WHOLE.rounds for move in one.moves]


def test_statistics_count_the_matches_of_who_plays(finished: Screen) -> None:
    won = finished.stage.property("winner") == 0
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("played"))
    told = figures(finished)
    record = finished.saved().record
    assert (told["played"], told["won"], told["rounds"]) == (1, int(won), len(record.rounds))
    assert told["points"] == list(finished.saved().totals)
    assert finished.find("played").property("value") == "1"
    assert figures(finished, form="scopa-28")["played"] == 0
    assert figures(finished, "scopa", "-", "easy")["played"] == 1


def test_a_match_that_ends_while_the_statistics_are_known_is_counted(open_screen: Opener, tmp_path: Path) -> None:
    left_on_the_table(tmp_path, Match.replay(without_end(WHOLE, 2)))
    screen = open_screen(motion="off", pace="none")
    assert figures(screen)["played"] == 0
    play_to_the_end(screen)
    assert figures(screen)["played"] == 1
    assert screen.program.history.property("count") == 1


def test_a_match_that_ends_while_the_others_are_being_read_is_counted(open_screen: Opener, tmp_path: Path) -> None:
    archive = Archive(tmp_path / "data" / "history")
    for seed in range(3):
        archive.add(make.recorded(agreed("scopa"), seed, whole=True), "p1", datetime(2026, 11, 29))
    screen = open_screen(motion="off", pace="none")
    history = screen.program.history
    history.read()
    assert history.property("busy")
    history.keep(WHOLE)
    assert figures(screen)["played"] == 4
    assert history.property("count") == 4


def name_player(screen: Screen, button: str, name: str) -> None:
    """Have the page of the statistics, once it has its figures, ask for a name, and type it."""
    screen.until(lambda: not screen.program.history.property("busy"))
    screen.click_below(button)
    screen.until(lambda: screen.sees("name"))
    screen.find("name").setProperty("text", "")
    for letter in name:
        screen.press(letter.upper())


def test_the_family_has_matches_and_statistics_of_its_own(finished: Screen, tmp_path: Path) -> None:
    mine = finished.saved().record
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("played"))
    assert not finished.sees("remove-player")
    name_player(finished, "add-player", "zia")
    finished.press("Return")
    finished.until(lambda: finished.sees("player-p2"))
    assert finished.program.family.property("player") == "p2"
    assert json.loads((tmp_path / "data" / "players.json").read_text())["p2"] == "zia"
    assert figures(finished)["played"] == 0
    assert finished.match.phase != Phase.WON
    finished.press("Esc")
    finished.until(lambda: not finished.sees("player-p2"))
    assert finished.until_my_turn()
    finished.play_by_keys()
    finished.until_my_turn()
    theirs = finished.match.record
    pick(finished, "G", "Matches played")
    finished.until(lambda: finished.sees("no-match"))
    finished.find("player-p1").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    finished.press("Space")
    finished.until(lambda: finished.sees("past-1"))
    assert finished.find("player-p1").hasActiveFocus()
    finished.press("Esc")
    finished.until(lambda: not finished.sees("past-1"))
    assert finished.match.record == mine
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("played"))
    assert figures(finished)["played"] == 1
    finished.click_below("player-p2")
    assert finished.match.record == theirs
    finished.close()
    assert (tmp_path / "data" / "p2-match.txt").read_text() == theirs.dump()


def test_a_name_that_is_taken_is_refused(finished: Screen) -> None:
    finished.program.family.rename("p1", "Anna")
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("played"))
    name_player(finished, "add-player", "anna")
    finished.until(lambda: finished.sees("taken"))
    finished.press("Return")
    assert finished.program.family.names == {"p1": "Anna"}
    finished.press("2")
    finished.until(lambda: not finished.sees("taken"))
    finished.press("Return")
    assert finished.program.family.names == {"p1": "Anna", "p2": "anna2"}


@pytest.mark.slow
def test_a_player_who_is_removed_takes_matches_and_statistics_along(
    finished: Screen, open_screen: Opener, tmp_path: Path
) -> None:
    family = finished.program.family
    family.rename("p1", "Anna")
    family.add("Carlo")
    finished.until_my_turn()
    finished.play_by_keys()
    finished.until_my_turn()
    theirs = finished.match.record
    family.choose("p1")
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("played"))
    finished.click_below("remove-player")
    finished.until(lambda: finished.sees("no"))
    finished.click("no")
    finished.until(lambda: not finished.sees("no"))
    assert len(kept(tmp_path)) == 1
    finished.click_below("remove-player")
    finished.until(lambda: finished.sees("yes"))
    finished.click("yes")
    finished.until(lambda: family.names == {"p2": "Carlo"})
    read(finished)
    assert kept(tmp_path) == []
    assert finished.match.record == theirs
    assert not list((tmp_path / "data").glob("match*"))
    assert not finished.sees("remove-player")
    finished.close()
    again = open_screen(tmp_path)
    assert again.program.family.names == {"p2": "Carlo"}
    assert again.match.record == theirs


def test_another_player_in_the_middle_of_a_practice_deal_finds_a_match_of_their_own(screen: Screen) -> None:
    screen.until_my_turn()
    screen.play_by_keys()
    screen.until_my_turn()
    mine = screen.match.record
    screen.program.practice.playNumber(17)
    screen.until_my_turn()
    screen.program.family.add("Carlo")
    screen.until_my_turn()
    assert screen.program.session.record == screen.match.record != mine
    screen.program.family.choose("p1")
    screen.until_my_turn()
    assert screen.match.practice == "numbered 17"
    assert screen.program.session.record == mine


def test_players_whose_list_is_lost_are_found_by_their_matches(open_screen: Opener, tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path))
    store.player = "p3"
    assert store.save_match(Match.replay(without_end(WHOLE, 2)))
    Archive(tmp_path / "data" / "history").add(WHOLE, "p2", datetime(2026, 11, 29))
    (tmp_path / "data" / "players.json").write_text("{")
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert "list of the players was damaged" in screen.text("notice-text")
    assert list(screen.program.family.names) == ["p1", "p2", "p3"]
    screen.program.family.choose("p2")
    assert figures(screen)["played"] == 1


def test_export_delete_and_import_give_the_same_statistics(finished: Screen, tmp_path: Path) -> None:
    file, table = tmp_path / "all.json", tmp_path / "all.csv"
    history, family = finished.program.history, finished.program.family
    family.rename("p1", "Anna")
    family.add("Carlo")
    for record in (make.recorded(agreed("scopa"), 5, whole=True), make.recorded(agreed("scopa-28"), 6, whole=True)):
        history.keep(record)
    family.choose("p1")

    def everything() -> dict[str, object]:
        told: dict[str, object] = {}
        for key, name in list(family.names.items()):
            family.choose(key)
            told[name] = (figures(finished), history.property("fairness"))
        return told

    before, files = everything(), kept(tmp_path)
    assert [told[0]["played"] for told in before.values()] == [1, 2]  # type: ignore[index]

    exchange = finished.program.exchange

    def done(key: str) -> dict[str, Any]:
        finished.until(lambda: not history.property("busy"))
        outcome: dict[str, Any] = exchange.property("outcome")
        assert outcome["key"] == key
        return outcome

    exchange.exportTo(QUrl.fromLocalFile(str(file)))
    assert done("exported")["count"] == 3
    exchange.exportTo(QUrl.fromLocalFile(str(table)))
    assert done("exported")["count"] == 3
    assert len(table.read_text(encoding="utf-8").splitlines()) == 4
    exchange.importFrom(QUrl.fromLocalFile(str(file)))
    assert done("imported") == {"key": "imported", "file": "all.json", "count": 0, "damaged": 0, "known": 3, "left": 0}
    history.forgetAll()
    assert kept(tmp_path) == []
    exchange.importFrom(QUrl.fromLocalFile(str(file)))
    assert done("imported") == {"key": "imported", "file": "all.json", "count": 3, "damaged": 0, "known": 0, "left": 0}
    assert sorted(kept(tmp_path)) == sorted(files)
    after = everything()
    assert {name: after[name] for name in before} == before
    exchange.importFrom(QUrl.fromLocalFile(str(table)))
    done("table")
    exchange.importFrom(QUrl.fromLocalFile(str(tmp_path / "none.json")))
    assert done("failed")["detail"] == "No such file or directory"


@pytest.mark.slow
def test_everything_is_deleted_when_it_is_wished(finished: Screen, tmp_path: Path) -> None:
    finished.program.family.rename("p1", "Anna")
    finished.program.family.add("Carlo")
    finished.until_my_turn()
    finished.program.practice.playNumber(17)
    finished.program.settings.choose("text", 150)
    deck = tmp_path / "data" / "decks" / "mine.txt"
    rest = [tmp_path / "config" / "settings.json.damaged-1", tmp_path / "data" / "p2-match.txt.damaged-1"]
    rest += [tmp_path / "data" / "players.json.damaged-1", tmp_path / "data" / "match.txt.new"]
    rest += [tmp_path / "state" / "window.json", tmp_path / "data" / "history" / "000009_x.scopa.new"]
    deck.parent.mkdir()
    for file in [deck, *rest]:
        file.parent.mkdir(exist_ok=True)
        file.write_text("mine")
    finished.press("Ctrl+T")
    finished.until(lambda: finished.sees("delete") and not finished.program.history.property("busy"))
    finished.click_below("delete")
    finished.until(lambda: finished.sees("no"))
    finished.click("no")
    finished.until(lambda: not finished.sees("no"))
    assert len(kept(tmp_path)) == 1
    finished.click_below("delete")
    finished.until(lambda: finished.sees("yes"))
    finished.click("yes")
    finished.until(lambda: not finished.sees("delete"))
    finished.until_my_turn()
    left = [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*")) if path.is_file()]
    assert left == ["data/decks/mine.txt", "data/match.previous.txt", "data/match.txt"]
    assert finished.saved().totals == (0, 0)
    assert finished.saved().practice == ""
    assert finished.program.family.names == {"p1": ""}
    assert finished.program.settings.values == Preferences()
    finished.close()
    assert not (tmp_path / "config" / "settings.json").exists()


def test_the_page_about_cheating_counts_what_was_dealt(finished: Screen) -> None:
    pick(finished, "H", "Does the computer cheat?")
    finished.until(lambda: finished.sees("dealt-easy-settebello"))
    (row,) = finished.program.history.property("fairness")
    assert row["decks"] == len(finished.saved().record.rounds)
    for kind in row["kinds"]:
        assert 0 <= kind["low"] <= kind["mean"] <= kind["high"]
    finished.click("fairness-seals")
    finished.until(lambda: finished.sees("check"))
