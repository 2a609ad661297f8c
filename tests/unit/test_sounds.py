"""Sounds: the files are what the script makes, the device gets their samples, and without one nothing is said."""

from __future__ import annotations

import importlib
import importlib.util
import math
import subprocess
import sys
import threading
import wave
from array import array
from collections.abc import Callable
from itertools import pairwise
from types import ModuleType

import pytest

from scopa_desktop.library import decks
from scopa_desktop.ui.access import sounds
from scopa_desktop.ui.access.sounds import DeviceError, Mixer, Speaker

FOLDER = decks.assets() / "sounds"
NAMES = sorted(sounds.TELLING)
LONG = ("win", "lose")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The script that makes the sounds."""
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples(name: str) -> array[int]:
    """The samples of a sound's file."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        return array("h", file.readframes(file.getnframes()))


def test_there_is_a_file_for_every_sound_and_no_other() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.wav")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_files_are_what_the_script_makes(script: ModuleType, name: str) -> None:
    assert script.make(name) == (FOLDER / f"{name}.wav").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_soft_at_both_ends_and_has_no_click(name: str) -> None:
    heard = samples(name)
    assert len(heard) <= sounds.RATE * (1.5 if name in LONG else 0.35)
    assert (heard[0], heard[-1]) == (0, 0)
    assert max(abs(sample) for sample in heard[:20]) < 600
    assert max(abs(after - before) for before, after in pairwise(heard)) < 0.35 * 32_768
    assert abs(sum(heard) / len(heard)) < 33
    assert max(map(abs, heard)) == pytest.approx(0.5 * 32_768, rel=0.01)


def test_all_sounds_are_about_as_loud() -> None:
    def loudness(heard: array[int]) -> float:
        window = sounds.RATE // 20
        starts = range(0, len(heard) - window + 1, 400)
        return 10 * math.log10(max(sum(one * one for one in heard[at : at + window]) / window for at in starts))

    levels = [loudness(samples(name)) for name in NAMES]
    assert max(levels) - min(levels) < 4


class Loudspeaker:
    """A device that asks when the test says so, and keeps what it got."""

    def __init__(self) -> None:
        self.mixer: Mixer | None = None
        self.started = threading.Event()
        self.stopped = threading.Event()
        self.closed = threading.Event()

    def start(self, mixer: Mixer) -> None:
        self.mixer = mixer
        self.started.set()

    def stop(self) -> None:
        self.mixer = None
        self.stopped.set()

    def close(self) -> None:
        self.mixer = None
        self.closed.set()

    def ask(self, count: int) -> list[int]:
        """What it plays next."""
        assert self.mixer is not None
        return list(self.mixer.send(count))


PATIENCE = 10


def speaking(device: Loudspeaker) -> Speaker:
    """A speaker on this device."""
    return Speaker(FOLDER, lambda: device)


def heard_in_full(device: Loudspeaker, wanted: Callable[[list[int]], bool]) -> list[int]:
    """What the device plays until it is what is wanted."""
    got: list[int] = []
    clock = threading.Event()
    for _ in range(2000):
        got += [sample for sample in device.ask(256) if sample or got]
        if wanted(got):
            return got
        clock.wait(0.001)
    raise AssertionError("never heard")


def test_a_sound_reaches_the_device_at_its_volume() -> None:
    device = Loudspeaker()
    speaker = speaking(device)
    speaker.say(["card"], 100)
    assert device.started.wait(PATIENCE)
    whole = list(samples("card"))
    whole = whole[next(at for at, sample in enumerate(whole) if sample) :]
    got = heard_in_full(device, lambda got: len(got) >= len(whole))
    assert got[: len(whole)] == whole
    speaker.say(["card"], 20)
    got = heard_in_full(device, lambda got: len(got) >= len(whole) // 2)
    assert max(map(abs, got)) == pytest.approx(max(map(abs, whole)) * 0.2**1.5, rel=0.02)
    speaker.close()
    assert device.closed.is_set()


def test_sounds_together_are_added_and_never_overflow() -> None:
    device = Loudspeaker()
    speaker = speaking(device)
    speaker.say(["card", "win", "scopa", "lose"], 100)
    assert device.started.wait(PATIENCE)
    last_three = [samples(name) for name in ("win", "scopa", "lose")]
    expected = [max(-32_768, min(32_767, sum(sound[at] for sound in last_three))) for at in range(4000)]
    assert device.ask(4000) == expected
    speaker.close()


def test_the_device_rests_after_silence_and_plays_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "IDLE", 0.02)
    device = Loudspeaker()
    speaker = speaking(device)
    speaker.say(["tick"], 60)
    assert device.started.wait(PATIENCE)
    device.ask(sounds.RATE)
    assert device.stopped.wait(PATIENCE)
    device.started.clear()
    speaker.say(["tick"], 60)
    assert device.started.wait(PATIENCE)
    speaker.close()


def test_nothing_is_opened_before_the_first_sound() -> None:
    def never() -> Loudspeaker:
        raise AssertionError("opened")

    Speaker(FOLDER, never).close()


def test_a_missing_device_is_tried_again_only_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def missing() -> Loudspeaker:
        tried.append(1)
        raise DeviceError("no device")

    speaker = Speaker(FOLDER, missing)
    for _ in range(3):
        speaker.say(["card"], 60)
    speaker.close()
    assert len(tried) == 1
    monkeypatch.setattr(sounds, "AGAIN", 0.0)
    speaker = Speaker(FOLDER, missing)
    for _ in range(3):
        speaker.say(["card"], 60)
    speaker.close()
    assert len(tried) == 4


def test_a_device_that_asks_no_more_is_given_back() -> None:
    device = Loudspeaker()
    speaker = speaking(device)
    for _ in range(8):
        speaker.say(["card"], 60)
    speaker.close()
    assert device.closed.is_set()


CHILD = """
import sys
from itertools import pairwise
from itertools import pairwise
from pathlib import Path
from scopa_desktop.ui.access.sounds import Speaker, open_speaker
if "without" in sys.argv:
    sys.modules["miniaudio"] = None
speaker = Speaker(Path(sys.argv[1]), open_speaker)
speaker.say(["card"], 0)
speaker.say(["tick"], 0)
speaker.close()
print("silent")
"""


@pytest.mark.parametrize("library", ["with", "without"])
def test_the_real_loudspeaker_writes_nothing_where_there_is_none(library: str) -> None:
    command = [sys.executable, "-c", CHILD, str(FOLDER), library]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "silent\n", "")


def test_the_library_asks_for_the_samples_in_a_thread_of_its_own() -> None:
    pytest.importorskip("miniaudio")
    miniaudio = importlib.import_module("miniaudio")
    asked = threading.Event()
    where = []

    def mixer() -> Mixer:
        wanted = yield array("h")
        while True:
            where.append(threading.current_thread())
            asked.set()
            wanted = yield array("h", bytes(2 * wanted))

    device = sounds.MiniaudioDevice(miniaudio, [miniaudio.Backend.NULL])
    playing = mixer()
    next(playing)
    device.start(playing)
    assert asked.wait(PATIENCE)
    device.stop()
    device.close()
    assert where[0] is not threading.current_thread()
