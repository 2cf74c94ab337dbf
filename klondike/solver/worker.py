"""The process that solves for the game, seen from the game: asked without waiting, replaced when it fails."""

from collections.abc import Callable, Sequence
from time import monotonic

from klondike.solver.questions import Answer, Question

GRACE = 3.0
"""seconds that an answer may come late"""


class Worker:
    """Answers one question at a time; every question gets a last answer, whatever happens to the process.

    All methods are called by one thread, its owner's. `notify` is called by others as well, whenever
    `answers` or `watch` has something new.
    """

    def __init__(
        self,
        notify: Callable[[], None],
        command: Sequence[str] | None = None,
        clock: Callable[[], float] = monotonic,
        grace: float = GRACE,
    ) -> None:
        """Nothing is started yet; `command` runs another program than the solver's own."""

    def ask(self, question: Question) -> None:
        """Have a question answered, in place of the one under way; numbers are never used twice."""

    def stop(self) -> None:
        """End the question under way: it is answered soon."""

    def answers(self) -> list[Answer]:
        """Those that came since the last call."""
        return []

    def watch(self) -> None:
        """Replace a process that died or is silent for too long, and ask it again, once."""

    @property
    def patience(self) -> float | None:
        """Seconds until `watch` has to be called; None: not before something is asked."""
        return None

    def close(self) -> None:
        """End the process; nothing is answered any more."""
