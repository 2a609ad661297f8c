"""The sounds of the table: what is shown is heard, and where nothing can be heard the program is silent."""

from __future__ import annotations

import ctypes
import importlib
import sys
import time
import wave
from array import array
from collections.abc import Callable, Generator, Sequence
from operator import add
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.library.preferences import Preferences
from scopa_desktop.ui.qml import offered
from scopa_desktop.ui.settings.settings import Settings

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1

RATE = 44_100
PERIOD = 40
"""Milliseconds of sound the device asks for at a time."""
AT_ONCE = 2
"""How many sounds begin together at most: when much is shown at once, those that tell most are heard."""
TELLING = ("win", "lose", "scopa", "settebello", "tick", "collect", "card", "slide", "deal")
"""Every sound; the first tell most."""
VOICES = 3
"""How many sounds are heard together at most; the oldest gives way."""
IDLE = 4.0
"""Seconds of silence after which the device is stopped, so that the computer may sleep."""
AGAIN = 20.0
"""Seconds after which a device that could not be used is tried again."""

Mixer: TypeAlias = "Generator[array[int], int, None]"


class Device(Protocol):
    """What plays: it asks a generator for so many samples at a time, in a thread of its own."""

    def start(self, mixer: Mixer) -> None:
        """Begin to ask `mixer`, a generator that waits for its first number of samples."""

    def stop(self) -> None:
        """Ask no more."""

    def close(self) -> None:
        """Give the device back."""


class DeviceError(Exception):
    """There is no device, or it cannot be used."""


class Voice(Protocol):
    """Who makes sounds heard."""

    def say(self, names: Sequence[str], volume: int) -> None:
        """Begin sounds together, at a volume from 0 to 100; it does not wait."""

    def close(self) -> None:
        """Fall silent for good."""


@QmlElement
@QmlSingleton
class Sounds(QObject):
    """Takes the names of sounds as things are shown, and has the most telling of each moment heard."""

    create = offered("sounds")
    changed = Signal()

    def __init__(self, settings: Settings, voice: Voice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._voice = voice
        self._waiting: list[str] = []
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._say)
        self._last = settings.values.volume or Preferences().volume
        settings.changed.connect(self._remember)

    @Slot(str)
    def play(self, name: str) -> None:
        """A sound of this moment."""
        self._waiting.append(name)
        self._moment.start()

    def _say(self) -> None:
        names = sorted(set(self._waiting), key=TELLING.index)[:AT_ONCE]
        self._waiting.clear()
        if volume := self._settings.values.volume:
            self._voice.say(names, volume)

    @Slot()
    def turn(self) -> None:
        """Switch the sound off, or on again as loud as it was."""
        self._settings.put(volume=0 if self._settings.values.volume else self._last)
        self.play("card")

    def _remember(self) -> None:
        self._last = self._settings.values.volume or self._last
        self.changed.emit()

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Whether sounds are to be heard."""
        return self._settings.values.volume > 0

    def close(self) -> None:
        """Fall silent for good."""
        self._moment.stop()
        self._voice.close()


class Speaker:
    """Plays the wave files of a folder on a device, which a thread of its own opens with the first sound."""

    def __init__(self, folder: Path, open_device: Callable[[], Device]) -> None:
        self._folder = folder
        self._open_device = open_device
        self._asked: SimpleQueue[tuple[Sequence[str], int] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._playing: list[array[int]] = []

    def say(self, names: Sequence[str], volume: int) -> None:
        """Begin sounds together, at a volume from 0 to 100; it does not wait."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
        self._asked.put((names, volume))

    def close(self) -> None:
        """Fall silent and give the device back."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(timeout=2)

    def _work(self) -> None:
        sounds = {file.stem: _samples(file) for file in self._folder.glob("*.wav")}
        device: Device | None = None
        running = False
        failed = -AGAIN
        while True:
            try:
                asked = self._asked.get(timeout=IDLE if running else None)
            except Empty:
                asked = ((), 0)
            if asked is None:
                break
            names, volume = asked
            if device is None and time.monotonic() - failed < AGAIN:
                continue
            try:
                if not names:
                    if device and not self._playing:
                        device.stop()
                        running = False
                    continue
                if len(self._playing) > 2 * VOICES:
                    raise DeviceError("the device asks for nothing any more")
                device = device or self._open_device()
                self._playing += [_quieter(sounds[name], volume) for name in names]
                if not running:
                    device.start(self._mixer())
                    running = True
            except DeviceError:
                if device is not None:
                    device.close()
                self._playing.clear()
                device, running, failed = None, False, time.monotonic()
        if device is not None:
            device.close()

    def _mixer(self) -> Mixer:
        """Gives the device its samples: those of all that plays, one on the other. It alone ends what plays."""
        mixer = self._mix()
        next(mixer)
        return mixer

    def _mix(self) -> Mixer:
        heard = array("h")
        while True:
            wanted = yield heard
            del self._playing[:-VOICES]
            parts = []
            for sound in tuple(self._playing):
                parts.append(sound[:wanted])
                del sound[:wanted]
                if not sound:
                    self._playing.remove(sound)
            heard = _sum(parts, wanted)


def _samples(file: Path) -> array[int]:
    """The samples of a wave file: 16 bits, one channel."""
    with wave.open(str(file)) as read:
        samples = array("h", read.readframes(read.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _quieter(samples: array[int], volume: int) -> array[int]:
    """Samples at a volume from 0 to 100, by the ear's measure rather than the meter's."""
    level = (volume / 100) ** 1.5
    return array("h", [int(sample * level) for sample in samples])


def _sum(parts: Sequence[array[int]], length: int) -> array[int]:
    """Parts on top of one another, as long as wanted; what would be too loud is cut."""
    total = array("h", bytes(2 * length))
    for number, part in enumerate(parts):
        if number == 0:
            total[: len(part)] = part
            continue
        try:
            total[: len(part)] = array("h", map(add, total, part))
        except OverflowError:
            cut = (max(-32_768, min(32_767, one + other)) for one, other in zip(total, part, strict=False))
            total[: len(part)] = array("h", cut)
    return total


def open_speaker() -> Device:
    """The loudspeaker of the system. Raises DeviceError where there is none or the library for it is not there."""
    try:
        miniaudio: Any = importlib.import_module("miniaudio")
    except (ImportError, OSError) as error:
        raise DeviceError(str(error)) from error
    _quiet_alsa()
    backend = miniaudio.Backend
    named = {"linux": ("PULSEAUDIO", "ALSA"), "win32": ("WASAPI", "DSOUND", "WINMM"), "darwin": ("COREAUDIO",)}
    return MiniaudioDevice(miniaudio, [getattr(backend, name) for name in named.get(sys.platform, ())])


class MiniaudioDevice:
    """A device of miniaudio, whose errors are ours."""

    def __init__(self, miniaudio: Any, backends: list[Any]) -> None:
        self._error: type[Exception] = miniaudio.MiniaudioError
        try:
            self._device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16, 1, RATE, PERIOD, backends=backends, app_name="Scopa"
            )
        except self._error as error:
            raise DeviceError(str(error)) from error

    def start(self, mixer: Mixer) -> None:
        """Begin to ask `mixer`."""
        try:
            self._device.start(mixer)
        except self._error as error:
            raise DeviceError(str(error)) from error

    def stop(self) -> None:
        """Ask no more."""
        try:
            self._device.stop()
        except self._error as error:
            raise DeviceError(str(error)) from error

    def close(self) -> None:
        """Give the device back."""
        self._device.close()


_ALSA_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
    lambda *_: None
)


def _quiet_alsa() -> None:
    """ALSA writes what it misses on stderr, unless it has someone else to tell."""
    if sys.platform == "linux":
        try:
            alsa = ctypes.CDLL("libasound.so.2")
        except OSError:
            return
        alsa.snd_lib_error_set_handler(_ALSA_HANDLER)
