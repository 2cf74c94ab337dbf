"""Waiting for something to become true, with an end to the patience."""

import time
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")
BREAK = 0.01  # seconds between two looks


def until(look: Callable[[], Value | None], seconds: float, what: str) -> Value:
    """The first answer of `look` that counts as true; AssertionError names what did not come in time."""
    end = time.monotonic() + seconds
    while not (answer := look()):
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        time.sleep(BREAK)
    return answer
