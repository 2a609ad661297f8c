"""Makes the sounds of the table, each from noise, filters and plucked strings: the same bytes on every run.

`python3 assets/sounds/make.py` writes them anew beside this file. Cards are bursts of filtered noise over the
short hum of a wooden table, the broom of a scopa is a stroke of bristles, the tones are those of a mandolin.
"""

from __future__ import annotations

import io
import math
import random
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 44_100
PEAK = 0.5
"""The loudest sample of each sound: 6 dB below full scale."""

Samples = list[float]


def count(seconds: float) -> int:
    """How many samples a time has."""
    return round(seconds * RATE)


def noise(seconds: float, chance: random.Random) -> Samples:
    """White noise."""
    return [chance.uniform(-1, 1) for _ in range(count(seconds))]


def shaped(samples: Samples, level: Callable[[float], float]) -> Samples:
    """Samples under an envelope over the time in seconds."""
    return [sample * level(at / RATE) for at, sample in enumerate(samples)]


def struck(attack: float, decay: float) -> Callable[[float], float]:
    """The envelope of something struck: up in a rounded `attack`, then down by e every `decay`."""

    def level(time: float) -> float:
        rise = 0.5 - 0.5 * math.cos(math.pi * min(1.0, time / attack))
        return rise * math.exp(-max(0.0, time - attack) / decay)

    return level


def stroke(seconds: float, top: float) -> Callable[[float], float]:
    """The envelope of a stroke: a rounded hill over `seconds`, highest at the share `top` of it."""

    def level(time: float) -> float:
        share = time / seconds
        if not 0 < share < 1:
            return 0.0
        bent = share / top / 2 if share < top else 0.5 + (share - top) / (1 - top) / 2
        return math.pow(0.5 - 0.5 * math.cos(2 * math.pi * bent), 1.2)

    return level


def band(samples: Samples, start: float, end: float, sharpness: float) -> Samples:
    """What passes a band whose middle glides from `start` to `end` Hz (a state-variable filter)."""
    low = high = 0.0
    passed = []
    for at, sample in enumerate(samples):
        middle = start * (end / start) ** (at / len(samples))
        step = math.tan(math.pi * middle / RATE)
        damp = 1 / sharpness
        high_part = (sample - (damp + step) * high - low) / (1 + step * (step + damp))
        band_part = step * high_part + high
        low_part = step * band_part + low
        high = step * high_part + band_part
        low = step * band_part + low_part
        passed.append(band_part * damp)
    return passed


def without_rumble(samples: Samples, below: float = 60.0) -> Samples:
    """Samples without what lies below, the constant part included."""
    keep = math.exp(-2 * math.pi * below / RATE)
    last = out = 0.0
    clean = []
    for sample in samples:
        out = keep * (out + sample - last)
        last = sample
        clean.append(out)
    return clean


def soft(samples: Samples, above: float) -> Samples:
    """Samples with what lies above taken back, 12 dB an octave."""
    share = 1 - math.exp(-2 * math.pi * above / RATE)
    first = second = 0.0
    mellow = []
    for sample in samples:
        first += share * (sample - first)
        second += share * (first - second)
        mellow.append(second)
    return mellow


def wood(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Samples:
    """The hum of struck wood: tones of (Hz, level, decay in seconds)."""
    return [
        sum(
            level * math.sin(2 * math.pi * pitch * at / RATE) * math.exp(-at / RATE / decay)
            for pitch, level, decay in modes
        )
        * min(1.0, at / count(0.002))
        for at in range(count(seconds))
    ]


def pluck(pitch: float, seconds: float, chance: random.Random, *, bright: float = 0.5, ring: float = 0.6) -> Samples:
    """A plucked pair of strings, a hair apart in pitch; `ring` is how long each takes to fall by e."""
    first = string(pitch, seconds, chance, bright, ring)
    second = string(pitch * 1.0016, seconds, chance, bright, ring)
    pair = soft(mixed((0, 0.5, first), (0.004, 0.5, second))[: count(seconds)], 2600)
    return shaped(pair, lambda time: min(1.0, time / 0.004))


def string(pitch: float, seconds: float, chance: random.Random, bright: float, ring: float) -> Samples:
    """One string after Karplus and Strong: a loop of noise that loses its highs on every round."""
    period = RATE / pitch - 0.5
    length = int(period)
    between = period - length
    loop = [chance.uniform(-1, 1) for _ in range(length + 2)]
    past = 0.0
    for at, sample in enumerate(loop):
        past += bright * (sample - past)
        loop[at] = past
    middle = sum(loop) / len(loop)
    loop = [sample - middle for sample in loop]
    loss = math.exp(-1 / (pitch * ring))
    played: Samples = []
    size = len(loop)
    for at in range(count(seconds)):
        here = loop[at % size]
        played.append(here)
        before = loop[(at + 1) % size]
        loop[at % size] = loss * 0.5 * (between * here + before + (1 - between) * loop[(at + 2) % size])
    return played


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """The sum of parts, each with its start in seconds and its level."""
    total = [0.0] * max(count(start) + len(part) for start, _, part in parts)
    for start, level, part in parts:
        at = count(start)
        for step, sample in enumerate(part):
            total[at + step] += level * sample
    return total


def eased(share: float) -> float:
    """From 0 to 1 as the share does, rounded at both ends; 1 beyond."""
    return math.sin(math.pi / 2 * min(1.0, share)) ** 2


def finished(samples: Samples, seconds: float, *, drive: float, fade: float = 0.02) -> bytes:
    """A wave file: no rumble, rounded peaks (the more `drive`, the rounder), soft ends, the common peak."""
    clean = without_rumble((samples + [0.0] * count(seconds))[: count(seconds)])
    top = max(map(abs, clean))
    clean = [math.tanh(drive * sample / top) for sample in clean]
    last, rise, fall = len(clean) - 1, count(0.002), count(fade)
    clean = [sample * eased(at / rise) * eased((last - at) / fall) for at, sample in enumerate(clean)]
    top = max(map(abs, clean))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        whole = (round(sample / top * PEAK * 32_767) for sample in clean)
        out.writeframes(b"".join(sample.to_bytes(2, "little", signed=True) for sample in whole))
    return file.getvalue()


TABLE = ((142.0, 0.9, 0.035), (231.0, 0.7, 0.028), (398.0, 0.5, 0.018), (655.0, 0.3, 0.010))


def card(chance: random.Random) -> bytes:
    """A card put down on the table."""
    slap = shaped(band(noise(0.10, chance), 1500, 800, 1.2), struck(0.003, 0.013))
    paper = shaped(band(noise(0.12, chance), 3000, 2200, 1.2), struck(0.005, 0.028))
    parts = mixed((0, 1.0, slap), (0.003, 0.22, paper), (0.001, 0.13, wood(0.16, TABLE)))
    return finished(soft(parts, 3800), 0.16, drive=1.8)


def slide(chance: random.Random) -> bytes:
    """A card drawn over the cloth."""
    rough = band(noise(0.24, chance), 45, 70, 0.8)
    top = max(map(abs, rough))
    paper = band(noise(0.24, chance), 2300, 1300, 1.3)
    grained = [sample * (0.75 + 0.25 * grain / top) for sample, grain in zip(paper, rough, strict=True)]
    return finished(shaped(soft(grained, 3500), stroke(0.24, 0.35)), 0.24, drive=1.3)


def collect(chance: random.Random) -> bytes:
    """Cards squared up on a pile: two flaps of paper and a soft stop."""
    first = shaped(band(noise(0.14, chance), 1500, 2500, 1.2), stroke(0.13, 0.6))
    second = shaped(band(noise(0.10, chance), 1900, 1300, 1.2), struck(0.005, 0.018))
    third = shaped(band(noise(0.12, chance), 1300, 800, 1.2), struck(0.004, 0.018))
    parts = mixed((0, 0.5, first), (0.085, 0.7, second), (0.145, 1.0, third), (0.146, 0.12, wood(0.14, TABLE)))
    return finished(soft(parts, 3500), 0.29, drive=1.8)


def deal(chance: random.Random) -> bytes:
    """A card flicked from the stock."""
    flick = shaped(band(noise(0.09, chance), 1400, 3400, 1.3), stroke(0.075, 0.7))
    land = shaped(band(noise(0.06, chance), 1700, 1000, 1.2), struck(0.003, 0.010))
    parts = mixed((0, 0.5, flick), (0.062, 1.0, land), (0.063, 0.07, wood(0.06, TABLE)))
    return finished(soft(parts, 4000), 0.13, drive=1.6)


def scopa(chance: random.Random) -> bytes:
    """One short stroke of a broom: many bristles, each a grain of its own."""
    length = 0.34
    bristles = [0.0] * count(length)
    for _ in range(500):
        bristles[chance.randrange(len(bristles))] += chance.uniform(-1, 1)
    straw = band(bristles, 1300, 3400, 2.5)
    dust = band(noise(length, chance), 800, 2000, 1.2)
    top, ground = max(map(abs, straw)), max(map(abs, dust))
    both = [0.8 * one / top + 0.6 * other / ground for one, other in zip(straw, dust, strict=True)]
    return finished(shaped(soft(both, 4500), stroke(length, 0.45)), length, drive=1.5)


def settebello(chance: random.Random) -> bytes:
    """Two quick notes of a mandolin, a fifth apart."""
    low = pluck(587.33, 0.34, chance, bright=0.4, ring=0.16)
    high = pluck(880.0, 0.27, chance, bright=0.4, ring=0.16)
    return finished(mixed((0, 0.8, low), (0.075, 1.0, high)), 0.345, drive=1.3, fade=0.06)


def tick(chance: random.Random) -> bytes:
    """A knuckle on wood for a line of the count."""
    knock = wood(0.09, ((620.0, 1.0, 0.014), (1010.0, 0.6, 0.010), (1720.0, 0.25, 0.006)))
    touch = shaped(band(noise(0.03, chance), 2600, 1800, 0.8), struck(0.002, 0.004))
    return finished(mixed((0, 1.0, knock), (0, 0.6, touch)), 0.09, drive=2.0)


def win(chance: random.Random) -> bytes:
    """A chord of the mandolin, broken upwards."""
    notes = ((0.0, 293.66), (0.13, 369.99), (0.26, 440.0), (0.39, 587.33), (0.41, 369.99), (0.43, 739.99))
    parts = [(start, 0.8, pluck(pitch, 1.45 - start, chance, bright=0.4, ring=0.45)) for start, pitch in notes]
    return finished(mixed(*parts), 1.45, drive=1.2, fade=0.35)


def lose(chance: random.Random) -> bytes:
    """Three notes down, soft and low."""
    notes = ((0.0, 349.23), (0.22, 293.66), (0.44, 220.0))
    parts = [(start, 0.8, pluck(pitch, 1.25 - start, chance, bright=0.3, ring=0.35)) for start, pitch in notes]
    return finished(mixed(*parts), 1.25, drive=1.2, fade=0.35)


SOUNDS = {made.__name__: made for made in (card, slide, collect, deal, scopa, settebello, tick, win, lose)}


def make(name: str) -> bytes:
    """The wave file of a sound."""
    return SOUNDS[name](random.Random(f"scopa {name}"))


if __name__ == "__main__":
    for sound in SOUNDS:
        Path(__file__).with_name(f"{sound}.wav").write_bytes(make(sound))
