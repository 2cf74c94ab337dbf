"""What tells that states are lost: the first of all once, others while the oracle is worth its cost."""

from typing import Any

from klondike.rules import RULE_SETS
from klondike.solver.judge import GAIN, Judge, Terms
from klondike.solver.solve import solve
from klondike.solver.state import State
from klondike.solver.verdict import Limits, Outcome
from tests.solver.positions import numbered

COST = 10
"""states of each question to the oracle"""


def state(key: int) -> State:
    return key, 0, 0, 0, 0, 0, ()


class Never:
    """A quick proof that finds none."""

    def is_lost(self, _state: State) -> bool:
        return False


class Told:
    """An oracle that knows which keys are lost."""

    def __init__(self, lost: set[int]) -> None:
        self.lost, self.alive, self.asked = lost, dict[int, bool](), 0
        self.questions: list[int] = []

    def seen_from(self, state: State) -> State:
        return state

    def is_alive(self, start: State, _most: int) -> bool:
        self.questions.append(start[0])
        self.asked += COST
        return start[0] not in self.lost


def judge(oracle: Any, credit: float = 100, begins: int = 0) -> Judge:
    growth: Any = Never()
    return Judge(growth, oracle, state(0), Terms(begins, credit, 5))


def test_all_is_lost_where_the_first_is() -> None:
    judging = judge(Told({0}))
    assert all(judging.is_lost(state(key)) for key in range(9))


def test_the_first_is_asked_about_once_and_soon() -> None:
    oracle = Told(set())
    judging = judge(oracle, begins=10**6)
    assert not any(judging.is_lost(state(key)) for key in range(1, 1000))
    assert oracle.questions == [0]


def test_an_oracle_that_is_of_no_use_is_hardly_asked() -> None:
    oracle = Told(set())
    judging = judge(oracle)
    assert not any(judging.is_lost(state(key)) for key in range(1, 1001))
    assert oracle.asked < 100 + 0.1 * 1000 + 3 * COST


def test_an_oracle_that_finds_many_lost_is_asked_on() -> None:
    oracle = Told(set(range(1, 1001)))
    judging = judge(oracle)
    assert GAIN < COST
    assert sum(judging.is_lost(state(key)) for key in range(1, 1001)) > 30


def test_what_no_passes_could_win_is_lost_at_once() -> None:
    verdict = solve(numbered(6_000_029, RULE_SETS["G3"]), Limits(states=2000))
    assert verdict.outcome is Outcome.UNWINNABLE
