"""Errands for the one helper process: each asks question after question, the most urgent goes first.

An errand is a generator: it yields what it wants to know and is sent the verdict. What is known already is
answered at once; what is interrupted is asked again.
"""

from collections.abc import Generator
from enum import IntEnum
from itertools import count
from typing import NamedTuple, Protocol

from klondike.rules import Board, Move
from klondike.solver.knowledge import Knowledge
from klondike.solver.questions import Answer, Purpose, Question
from klondike.solver.verdict import Verdict


class Urgency(IntEnum):
    """Whose errand goes first; there is at most one of each."""

    ASKED = 0
    """the player waits for it"""
    DEAL = 1
    """the player waits for a deal"""
    LIVE = 2
    """the line about the position on the table"""
    END = 3
    """whether the position is a dead end"""
    AFTER = 4
    """what is said of a game that is over"""
    AHEAD = 5
    """what may be wanted later"""


class Wish(NamedTuple):
    """What an errand wants to know: whether a board can be won, or a shorter line than this one."""

    board: Board
    seconds: float
    line: tuple[Move, ...] = ()


Errand = Generator[Wish, Verdict, None]


class Helper(Protocol):
    """What answers the questions."""

    def ask(self, question: Question) -> None:
        """Have a question answered, in place of the one under way."""

    def stop(self) -> None:
        """End the question under way."""

    def answers(self) -> list[Answer]:
        """Those that came since the last call."""


class _Open(NamedTuple):
    errand: Errand
    wish: Wish


class Errands:
    """Runs errands on one helper and remembers what is proved on the way."""

    def __init__(self, helper: Helper, knowledge: Knowledge) -> None:
        """Nothing is to be done yet."""
        self._helper, self._knowledge = helper, knowledge
        self._open: dict[Urgency, _Open] = {}
        self._asked: tuple[int, Urgency] | None = None  # the question under way, and for whom
        self._numbers = count(1)

    def is_busy(self, urgency: Urgency) -> bool:
        """Whether an errand of this urgency is under way."""
        return urgency in self._open

    def begin(self, urgency: Urgency, errand: Errand) -> None:
        """Begin an errand in place of the one of this urgency."""
        self.drop(urgency)
        self._go_on(urgency, errand, None)
        self._ask()

    def drop(self, urgency: Urgency) -> None:
        """End the errand of this urgency unfinished."""
        dropped = self._open.pop(urgency, None)
        if dropped:
            dropped.errand.close()
        if self._asked and self._asked[1] is urgency:
            self._asked = None
            self._helper.stop()

    def listen(self) -> None:
        """Take the answers that came, and ask what is to be asked next."""
        for answer in self._helper.answers():
            if self._asked and self._asked[0] == answer.number and answer.is_last:
                urgency, self._asked = self._asked[1], None
                errand, wish = self._open.pop(urgency)
                if not wish.line:
                    self._knowledge.learn(wish.board, answer.verdict, answer.marks)
                self._go_on(urgency, errand, answer.verdict)
        self._ask()

    def _go_on(self, urgency: Urgency, errand: Errand, verdict: Verdict | None) -> None:
        """Let an errand take a verdict, and those that are known without asking."""
        try:
            wish = next(errand) if verdict is None else errand.send(verdict)
            while known := self._known(wish):
                wish = errand.send(known)
        except StopIteration:
            return
        self._open.setdefault(urgency, _Open(errand, wish))

    def _known(self, wish: Wish) -> Verdict | None:
        return None if wish.line else self._knowledge.answer(wish.board, wish.seconds)

    def _ask(self) -> None:
        """Ask for the most urgent errand, in place of a less urgent one."""
        first = min(self._open, default=None)
        if first is None or (self._asked and self._asked[1] <= first):
            return
        wish, number = self._open[first].wish, next(self._numbers)
        purpose = Purpose.SHORTEN if wish.line else Purpose.JUDGE
        self._asked = number, first
        self._helper.ask(Question(number, wish.board, wish.seconds, purpose, wish.line))
