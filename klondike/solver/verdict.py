"""What the solver answers, and the limits it works under."""

from collections.abc import Callable
from enum import StrEnum
from time import monotonic
from typing import NamedTuple

from klondike.rules import Move

MEGABYTE = 1_000_000
PART_STATES = 100_000
"""the most that a side question may look at"""
CHECK_EVERY = 16
"""looks at the clock once in so many states: about a millisecond"""


class Outcome(StrEnum):
    """Whether a position can be won."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"


class Reason(StrEnum):
    """Why the outcome is unknown."""

    TIME = "time"
    STATES = "states"
    MEMORY = "memory"
    STOPPED = "stopped"
    FAILED = "failed"
    """whoever searched came to grief"""


class Verdict(NamedTuple):
    """An answer: both certain ones are proved."""

    outcome: Outcome
    line: tuple[Move, ...] = ()
    """of a winnable position: moves that win, played through by the rules"""
    reason: Reason | None = None
    """of an unknown one"""
    states: int = 0
    """how many were looked at"""
    seconds: float = 0.0


class Limits(NamedTuple):
    """How long to look; None: no limit."""

    seconds: float | None = None
    states: int | None = None
    """looked at"""
    memory: int | None = 70 * MEGABYTE
    """bytes, roughly"""


class Halt(Exception):  # noqa: N818
    """The search has to end without an answer."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Watch:
    """Counts states and looks at the clock for a search and everything inside it."""

    def __init__(
        self, limits: Limits, should_stop: Callable[[], bool], clock: Callable[[], float] = monotonic
    ) -> None:
        self.clock, self.should_stop = clock, should_stop
        self.begun = clock()
        self.deadline = None if limits.seconds is None else self.begun + limits.seconds
        self.most = limits.states
        self.most_kept = limits.memory
        self.states = 0
        self.kept = 0
        """bytes kept in memory, roughly"""

    def count(self) -> None:
        """One more state; raises Halt when it is time to end."""
        self.states += 1
        if self.states % CHECK_EVERY == 1:
            self.check()
        if self.most is not None and self.states > self.most:
            raise Halt(Reason.STATES)

    def check(self) -> None:
        """Raise Halt when it is time to end."""
        if self.should_stop():
            raise Halt(Reason.STOPPED)
        if self.deadline is not None and self.clock() >= self.deadline:
            raise Halt(Reason.TIME)
        if self.most_kept is not None and self.kept > self.most_kept:
            raise Halt(Reason.MEMORY)

    def part(self, share: float) -> "Watch":
        """A watch that ends after a share of what is left, and after PART_STATES at most."""
        part = Watch(Limits(None, PART_STATES), self.should_stop, self.clock)
        if self.deadline is not None:
            part.deadline = part.begun + share * max(0.0, self.deadline - part.begun)
        return part

    @property
    def seconds(self) -> float:
        """Since the beginning."""
        return self.clock() - self.begun
