"""Lists of samples: how they are mixed, shaped in time, filtered and measured.

A sample is a float, 1.0 is full scale.
"""

import math
from random import Random

RATE = 44100
FULL = 32767
HEARD = 400.0  # Hz: below it the ear, and the loudspeaker of a notebook, take in ever less
WINDOW = 0.030  # seconds that the ear takes together

Samples = list[float]


def length(seconds: float) -> int:
    """The number of samples in so many seconds."""
    return round(seconds * RATE)


def noise(seconds: float, seed: int) -> Samples:
    """White noise, always the same for the same seed."""
    chance = Random(seed)
    return [2 * chance.random() - 1 for _ in range(length(seconds))]


def tone(seconds: float, hertz: float, decay: float) -> Samples:
    """A sine that dies away to a third in `decay` seconds."""
    turn, fall = 2 * math.pi * hertz / RATE, 1 / (decay * RATE)
    return [math.sin(turn * i) * math.exp(-fall * i) for i in range(length(seconds))]


def louder(samples: Samples, factor: float) -> Samples:
    """The same, so many times as loud."""
    return [factor * sample for sample in samples]


def mixed(*parts: tuple[float, Samples]) -> Samples:
    """Several sounds at once, each from its own second on."""
    starts = [length(start) for start, _ in parts]
    total = [0.0] * max(start + len(part) for start, (_, part) in zip(starts, parts, strict=True))
    for start, (_, part) in zip(starts, parts, strict=True):
        for index, sample in enumerate(part, start):
            total[index] += sample
    return total


def struck(samples: Samples, rise: float, decay: float) -> Samples:
    """Let a sound rise from nothing in `rise` seconds, and die away to a third in `decay` after that."""
    top, fall = max(1, length(rise)), 1 / (decay * RATE)
    rising = [0.5 - 0.5 * math.cos(math.pi * i / top) for i in range(top)]
    falling = [math.exp(-fall * i) for i in range(max(0, len(samples) - top))]
    return [sample * level for sample, level in zip(samples, rising + falling, strict=False)]


def closed(samples: Samples, seconds: float, fade: float) -> Samples:
    """Exactly so long, faded out over its last `fade` seconds."""
    count, out = length(seconds), length(fade)
    whole = (samples + [0.0] * count)[:count]
    for i in range(out):
        whole[count - 1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / out)
    return whole


def low_pass(samples: Samples, hertz: float) -> Samples:
    """Leave out what is higher, gently: 6 dB an octave."""
    share, level, passed = 1 - math.exp(-2 * math.pi * hertz / RATE), 0.0, []
    for sample in samples:
        level += share * (sample - level)
        passed.append(level)
    return passed


def high_pass(samples: Samples, hertz: float) -> Samples:
    """Leave out what is lower, as gently."""
    return [sample - low for sample, low in zip(samples, low_pass(samples, hertz), strict=True)]


def band(samples: Samples, low: float, high: float) -> Samples:
    """Leave what lies between, 12 dB an octave on both sides."""
    return low_pass(low_pass(high_pass(high_pass(samples, low), low), high), high)


def rms(samples: Samples) -> float:
    """The effective level."""
    return math.sqrt(math.fsum(sample * sample for sample in samples) / max(1, len(samples)))


def loudness(samples: Samples) -> float:
    """How loud the loudest moment seems, in dB below full scale."""
    heard, window = high_pass(samples, HEARD), length(WINDOW)
    starts = range(0, max(1, len(heard) - window + 1), window // 4)
    return 20 * math.log10(max(rms(heard[start : start + window]) for start in starts))
