"""What tells that a state is lost: a quick proof, and the oracle as long as it is worth what it costs."""

from math import inf
from typing import NamedTuple

from klondike.solver.oracle import MOST_STATES, Oracle
from klondike.solver.position import Options
from klondike.solver.relaxation import Growth
from klondike.solver.state import State

START_FROM = 300
"""states expanded before the oracle is asked about the first of all: most positions do without"""
GAIN = 8
"""states of the oracle that one state found lost is worth"""
GROWTH = 0.1
"""those that each state expanded is worth, so that the oracle is tried again now and then"""


class Terms(NamedTuple):
    """When the oracle is asked."""

    begins: int
    """after so many states expanded"""
    credit: float
    """states that it may look at before it was of use"""
    most: int
    """states that it may look at for one question"""


LOOSE = Terms(200, inf, MOST_STATES)
WHOLE = Terms(3000, inf, MOST_STATES)
COUNTED = Terms(1000, 500, 1000)


def terms_of(options: Options, begins: int | None) -> Terms:
    """Those of the options; `begins` in place of their own where it is given."""
    terms = COUNTED if options.passes else WHOLE if options.whole else LOOSE
    return terms if begins is None else terms._replace(begins=begins)


class Judge:
    """Judges the states of one search, the first of which is `start`."""

    def __init__(self, growth: Growth, oracle: Oracle | None, start: State, terms: Terms) -> None:
        self.growth, self.oracle, self.start = growth, oracle, start
        self.begins, self.credit, self.most = terms
        self.start_from = min(START_FROM, terms.begins) if oracle else -1
        self.expanded = 0
        self.is_over = False
        """whether the first state is lost, and all others with it"""

    def is_lost(self, state: State) -> bool:
        """Whether the state is certainly lost."""
        if self.expanded == self.start_from:
            self._judge_start()
        if self.is_over or self._is_lost(state):
            return True
        self.expanded += 1
        self.credit += GROWTH
        return False

    def _judge_start(self) -> None:
        self.start_from = -1
        if self.oracle:
            self.is_over = not self.oracle.is_alive(self.oracle.seen_from(self.start), MOST_STATES)

    def _is_lost(self, state: State) -> bool:
        """What the oracle knows comes first, what it has to find out last."""
        if not self.oracle or self.expanded < self.begins or self.credit < 0:
            return self.growth.is_lost(state)
        start = self.oracle.seen_from(state)
        known = self.oracle.alive.get(start[0])
        if known is not False:
            if self.growth.is_lost(state):
                return True
            if known or self._is_alive(self.oracle, start):
                return False
        self.credit += GAIN
        return True

    def _is_alive(self, oracle: Oracle, start: State) -> bool:
        """The oracle's answer, paid for."""
        before = oracle.asked
        is_alive = oracle.is_alive(start, self.most)
        self.credit -= oracle.asked - before
        return is_alive
