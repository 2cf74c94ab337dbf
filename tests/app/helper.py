"""A helper process that is none: what is asked of it is answered here, when a test wants it."""

from random import Random

from klondike.solver import Limits
from klondike.solver.questions import Answer, Question
from klondike.solver.shorten import shorter_lines
from klondike.solver.solve import solve
from tests.pilot import Pilot


class Helper:
    """In place of the worker; nothing of it runs by itself, and nothing can fail."""

    patience = None

    def __init__(self, notify):
        self.notify = notify
        self.ready: list[Answer] = []

    def ask(self, question: Question) -> None:
        raise NotImplementedError

    def answers(self) -> list[Answer]:
        ready, self.ready = self.ready, []
        return ready

    def stop(self) -> None:
        """Nothing is ever under way."""

    def watch(self) -> None:
        """Nothing has to be replaced."""

    def close(self) -> None:
        """Nothing is open."""


class Oracle(Helper):
    """Answers at once, or keeps silent for ever."""

    is_silent = False
    shortest = 0  # moves of the line that it found last

    def ask(self, question: Question) -> None:
        if self.is_silent:
            return
        verdict = solve(question.board, Limits(question.seconds))
        if question.line:
            line = next(shorter_lines(question.board, list(question.line), Random(1), lambda: False))
            type(self).shortest = len(line)
            verdict = verdict._replace(line=line)
        self.ready.append(Answer(question.number, verdict))


def ask(pilot: Pilot, key: str) -> str:
    """Press a key, let the answers come, one in each picture, and read what is said."""
    pilot.key(key)
    pilot.frames(8)
    return pilot.table.toaster.toast.text
