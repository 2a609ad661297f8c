"""Thoughts away from the window's thread: what is told, what is forgotten, what is raised, and a quick end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from scopa_desktop.ai import LEVELS, Stop
from scopa_desktop.engine import Move, View, observe
from scopa_desktop.ui.table.thinker import Thinker
from tests.dealing import arranged, left_on_the_table
from tests.screen import Screen

Opener = Callable[..., Screen]
DEAL = ("9d 2c 5b", "1b 3s 10s", "5s 4b 6c 7d")
PATIENCE = 15
"""Seconds that a thought may take to begin or to end."""
AT_ONCE = 3000
"""Milliseconds that closing may take, also on a machine that has much else to do."""


class Pondering:
    """Thinks until it is told to stop; then its last card is its move."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.begun = threading.Event()
        self.stopped = threading.Event()

    def choose(self, view: View, stop: Stop) -> Move:
        assert isinstance(stop, threading.Event)
        self.begun.set()
        assert stop.wait(PATIENCE)
        self.stopped.set()
        return view.moves[-1]


class Lost:
    """A player with a mistake in it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, stop: Stop) -> Move:
        raise LookupError(f"nothing to play, {self.seed}, {len(view.moves)}, {stop.is_set()}")


class Told:
    """What a thinker told, and in which thread."""

    def __init__(self, thinker: Thinker) -> None:
        self.answers: list[object] = []
        self.failures = 0
        self.threads: set[threading.Thread] = set()
        thinker.answered.connect(self._answer)
        thinker.failed.connect(self._fail)

    def _answer(self, answer: object) -> None:
        self.answers.append(answer)
        self.threads.add(threading.current_thread())

    def _fail(self) -> None:
        self.failures += 1
        self.threads.add(threading.current_thread())


def first(view: View, stop: Stop) -> Move:
    assert not stop.is_set()
    return view.moves[0]


@pytest.fixture
def executor() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as threads:
        yield threads


@pytest.fixture
def thinker(executor: ThreadPoolExecutor, qtbot: QtBot) -> Iterator[Thinker]:
    assert qtbot
    made = Thinker(executor)
    yield made
    made.cancel()


@pytest.fixture
def told(thinker: Thinker) -> Told:
    return Told(thinker)


@pytest.fixture
def view() -> View:
    state = arranged(*DEAL).state
    assert state is not None
    return observe(state, 0)


def test_an_answer_comes_in_the_thread_of_the_window(thinker: Thinker, told: Told, view: View, qtbot: QtBot) -> None:
    thought: list[threading.Thread] = []

    def think(seen: View, stop: Stop) -> Move:
        thought.append(threading.current_thread())
        return first(seen, stop)

    thinker.ask(think, view)
    qtbot.waitUntil(lambda: told.answers == [view.moves[0]])
    assert told.threads == {threading.current_thread()}
    assert thought[0] is not threading.current_thread()


def test_no_answer_comes_before_the_window_looks_for_it(
    thinker: Thinker, told: Told, view: View, executor: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    thinker.ask(first, view)
    executor.submit(int).result(PATIENCE)
    assert not told.answers
    qtbot.waitUntil(lambda: bool(told.answers))


def test_a_cancelled_question_is_never_answered(
    thinker: Thinker, told: Told, view: View, executor: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    player = Pondering()
    returned = QSignalSpy(thinker._returned)
    thinker.ask(player.choose, view)
    assert player.begun.wait(PATIENCE)
    thinker.cancel()
    assert player.stopped.wait(PATIENCE)
    qtbot.waitUntil(lambda: returned.count() == 1)
    assert (told.answers, told.failures) == ([], 0)
    thinker.ask(first, view)
    qtbot.waitUntil(lambda: told.answers == [view.moves[0]])
    executor.submit(int).result(PATIENCE)


def test_an_answer_already_on_its_way_is_forgotten_too(
    thinker: Thinker, told: Told, view: View, executor: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    """The thought is over, but the window has not looked yet when the question is cancelled."""
    returned = QSignalSpy(thinker._returned)
    thinker.ask(first, view)
    executor.submit(int).result(PATIENCE)
    thinker.cancel()
    qtbot.waitUntil(lambda: returned.count() == 1)
    assert told.answers == []


def test_a_second_question_replaces_the_first(thinker: Thinker, told: Told, view: View, qtbot: QtBot) -> None:
    player = Pondering()
    thinker.ask(player.choose, view)
    assert player.begun.wait(PATIENCE)
    thinker.ask(first, view)
    qtbot.waitUntil(lambda: bool(told.answers))
    assert player.stopped.is_set()
    assert told.answers == [view.moves[0]] != [view.moves[-1]]


def test_of_many_questions_only_the_last_is_answered(
    thinker: Thinker, told: Told, view: View, executor: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    players = [Pondering() for _ in range(50)]
    for player in players:
        thinker.ask(player.choose, view)
    thinker.ask(first, view)
    qtbot.waitUntil(lambda: bool(told.answers))
    executor.submit(int).result(PATIENCE)
    assert told.answers == [view.moves[0]]
    assert all(player.stopped.is_set() for player in players)


def test_what_a_thought_raises_is_told_and_raised(thinker: Thinker, told: Told, view: View, qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as caught:
        thinker.ask(Lost(7).choose, view)
        qtbot.waitUntil(lambda: bool(caught))
    assert [repr(error) for _, error, _ in caught] == [repr(LookupError("nothing to play, 7, 3, False"))]
    assert told.failures == 1
    assert told.answers == []
    assert told.threads == {threading.current_thread()}


def test_what_a_cancelled_thought_raises_is_forgotten(
    thinker: Thinker, told: Told, view: View, executor: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    returned = QSignalSpy(thinker._returned)
    thinker.ask(Lost(7).choose, view)
    executor.submit(int).result(PATIENCE)
    thinker.cancel()
    qtbot.waitUntil(lambda: returned.count() == 1)
    assert told.failures == 0


# In the window


def test_what_a_player_raises_is_raised_in_the_window(
    open_screen: Opener, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "normal", Lost)
    left_on_the_table(tmp_path, arranged(*DEAL))
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert screen.until_my_turn()
    with qtbot.captureExceptions() as caught:
        screen.press("2")
        screen.until(lambda: bool(caught))
    assert [str(error).partition(",")[0] for _, error, _ in caught] == ["nothing to play"]
    assert screen.phase != "theirs"
    assert len(screen.saved().record.rounds[-1].moves) == 1
    screen.press("Ctrl+Z")
    assert screen.until_my_turn()
    assert screen.hand == DEAL[0].split()


def test_the_window_closes_at_once_while_a_player_thinks(
    open_screen: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Pondering] = []

    def player(seed: int) -> Pondering:
        made.append(Pondering(seed))
        return made[-1]

    monkeypatch.setitem(LEVELS, "normal", player)
    left_on_the_table(tmp_path, arranged(*DEAL))
    screen = open_screen(tmp_path, motion="off", pace="none")
    assert screen.until_my_turn()
    screen.press("2")
    assert made[-1].begun.wait(PATIENCE)
    clock = QElapsedTimer()
    clock.start()
    screen.close()
    assert clock.elapsed() < AT_ONCE
    assert made[-1].stopped.is_set()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("player")]
    assert len(screen.saved().record.rounds[-1].moves) == 1
