"""The room in which everything sounds: a small one with curtains. What is played in it belongs together."""

import math
from random import Random

from .samples import RATE, Samples, closed, high_pass, length, low_pass

ECHOES = 44
FIRST, LAST = 0.004, 0.110  # seconds after which the first and the last echo arrive
DYING = 0.026  # seconds in which echoes fall to a third
LEVEL = 0.16
SEED = 1885
MUFFLED = 2600.0  # Hz: curtains swallow what is higher
SOFT = 7500.0  # Hz: nothing in the room is sharper
RUMBLE = 45.0  # Hz
FADE = 0.025  # seconds


def in_room(dry: Samples, seconds: float) -> Samples:
    """The sound as it is heard in the room, `seconds` long, from silence to silence."""
    wet = [0.0] * max(len(dry), length(seconds))
    for delay, level in _echoes():
        for index, sample in enumerate(dry[: len(wet) - delay], delay):
            wet[index] += level * sample
    wet = low_pass(low_pass(wet, MUFFLED), MUFFLED)
    for index, sample in enumerate(low_pass(dry, SOFT)):
        wet[index] += sample
    return closed(high_pass(wet, RUMBLE), seconds, FADE)


def _echoes() -> list[tuple[int, float]]:
    """When each echo arrives, in samples, and how loud it is, some upside down."""
    chance, echoes = Random(SEED), []
    for number in range(ECHOES):
        seconds = FIRST + (LAST - FIRST) * (number + chance.random()) / ECHOES
        sign = 1 if chance.random() < 0.5 else -1
        echoes.append((round(seconds * RATE), sign * LEVEL * math.exp(-seconds / DYING)))
    return echoes
