"""Reading aloud: in the program's language, at the rate chosen, cut off by what is urgent, and explained where absent.

The voice is Qt's own engine for tests, which speaks word by word in silence. It comes with the extra "speech".
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from scopa_desktop.library.store import Folders, Store
from scopa_desktop.ui.access.announcer import Announcer
from scopa_desktop.ui.access.speech import Speech, SystemReader, system_reader
from scopa_desktop.ui.app import App
from scopa_desktop.ui.settings.settings import Settings
from scopa_desktop.ui.start.base import Base
from tests.dealing import arranged, left_on_the_table
from tests.pages import CHOICE
from tests.screen import Screen

Opener = Callable[..., Screen]
pytestmark = pytest.mark.qt_log_ignore("pipewire", extend=True)  # a library that the module would like to have
MOVE = "The computer lays the five of swords."
TURN = "Your turn."


def module() -> Any:
    """QtTextToSpeech; the test is skipped where it is not installed or a library of the system is missing."""
    return pytest.importorskip("PySide6.QtTextToSpeech", exc_type=ImportError)


class Listening:
    """The program with the engine for tests as its voice, and the words that it spoke."""

    def __init__(self, folders: Folders, language: str, preferences: dict[str, object]) -> None:
        Settings(Store(folders)).put(motion="off", pace="none", **preferences)
        self.reader = SystemReader(module(), "mock")
        self.words: list[str] = []
        self.reader.voice.sayingWord.connect(lambda word, *_: self.words.append(word))
        self.program = App(Base(folders, language), reader=self.reader)

    def quiet(self, qtbot: Any) -> None:
        """Wait until the program waits for me, and be silent."""
        qtbot.waitUntil(lambda: bool(self.program.announcer.property("log")), timeout=15_000)
        self.program.speech.close()
        self.words.clear()

    def announce(self, text: str, urgent: bool = False) -> None:
        """Announce a sentence."""
        (self.program.announcer.insist if urgent else self.program.announcer.say)(text)


@pytest.fixture
def listen(tmp_path: Path) -> Iterator[Callable[..., Listening]]:
    """Starts the program with a voice."""
    started: list[Listening] = []

    def start(language: str = "en", **preferences: object) -> Listening:
        left_on_the_table(tmp_path, arranged(*CHOICE))
        started.append(Listening(Folders.find(tmp_path), language, preferences))
        return started[-1]

    yield start
    for one in started:
        one.program.close()


def test_what_is_announced_is_read_in_order(listen: Callable[..., Listening], qtbot: Any) -> None:
    heard = listen(speech=True)
    heard.quiet(qtbot)
    heard.announce(MOVE)
    heard.announce(TURN)
    wanted = f"{MOVE} {TURN}".replace(".", "").split()
    qtbot.waitUntil(lambda: len(heard.words) == len(wanted), timeout=15_000)
    assert [word.rstrip(".") for word in heard.words] == wanted


def test_what_is_urgent_cuts_off_what_is_being_read(listen: Callable[..., Listening], qtbot: Any) -> None:
    heard = listen(speech=True)
    heard.quiet(qtbot)
    heard.announce(MOVE)
    qtbot.waitUntil(lambda: bool(heard.words), timeout=15_000)
    heard.announce("You must take the five.", urgent=True)
    qtbot.waitUntil(lambda: heard.words[-1:] == ["five"] and "must" in heard.words, timeout=15_000)
    assert "swords" not in heard.words


@pytest.mark.parametrize(("percent", "rate"), [(50, -0.5), (100, 0), (150, 0.5), (200, 1)])
def test_the_rate_is_the_one_chosen(listen: Callable[..., Listening], percent: int, rate: float) -> None:
    heard = listen(speech=True, speech_rate=percent)
    heard.announce(TURN)
    assert heard.reader.voice.rate() == pytest.approx(rate)


def test_nothing_is_read_unless_wished_and_silence_is_at_once(listen: Callable[..., Listening], qtbot: Any) -> None:
    heard = listen()
    heard.announce(MOVE)
    assert heard.reader.voice.state().name == "Ready"
    heard.program.settings.put(speech=True)
    heard.announce(MOVE)
    qtbot.waitUntil(lambda: heard.reader.voice.state().name == "Speaking", timeout=15_000)
    heard.program.settings.put(speech=False)
    qtbot.waitUntil(lambda: heard.reader.voice.state().name == "Ready", timeout=15_000)


def test_a_voice_that_does_not_speak_the_language_reads_nothing(listen: Callable[..., Listening]) -> None:
    heard = listen("it", speech=True)
    assert heard.program.speech.property("available")
    assert heard.program.speech.property("foreign")
    heard.announce("Tocca a te.")
    assert heard.reader.voice.state().name == "Ready"


def test_a_voice_is_not_begun_before_it_is_wished(qtbot: Any, tmp_path: Path) -> None:
    assert qtbot is not None
    begun: list[str] = []

    class Slow:
        """QtTextToSpeech where the system takes its time."""

        class QTextToSpeech:
            def __init__(self, engine: str) -> None:
                begun.append(engine)

    settings = Settings(Store(Folders.find(tmp_path)))
    reader = SystemReader(Slow, "slow")
    speech = Speech(Announcer(), settings, reader)
    assert speech.property("available")
    assert not speech.property("foreign")
    speech.close()
    assert begun == []
    assert reader.voice
    assert begun == ["slow"]


def test_the_engine_for_tests_is_no_voice_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    found = module()
    monkeypatch.setattr(found.QTextToSpeech, "availableEngines", lambda: ["mock"])
    assert system_reader() is None


def test_the_absence_of_a_voice_is_explained(open_screen: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    screen = open_screen(motion="off", pace="none", speech=True)
    assert screen.until_my_turn()
    screen.press("Ctrl+,")
    screen.until(lambda: screen.sees("pages"))
    screen.find("pages").setProperty("currentIndex", 7)
    note: QQuickItem = screen.find("speech-absent")
    assert "no voice" in str(note.property("text"))
    assert not screen.sees("speech")
