"""Waiting for something to become true, with an end to the patience."""

import time
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")
BREAK = 0.01  # seconds between two looks


def until(look: Callable[[], Value | None], seconds: float, what: str | Callable[[], str]) -> Value:
    """The first answer of `look` that counts as true; AssertionError names what did not come in time.

    What is known of that only then is told by a function.
    """
    end = time.monotonic() + seconds
    while not (answer := look()):
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds} s for {what if isinstance(what, str) else what()}")
        time.sleep(BREAK)
    return answer
