"""The last position that can be won, found with few questions, as if all had been asked."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike.rules import Move
from klondike.solver import Limits, Outcome, Verdict
from klondike.solver.marks import boards_along
from klondike.solver.rewind import MOST_UNKNOWN, Found, Rewind
from klondike.solver.solve import solve
from tests.solver.positions import numbered, rules_of
from tests.strategies import wander

LIMITS = Limits(states=400)
VERDICTS = {outcome: Verdict(outcome) for outcome in Outcome}
BOARDS = tuple(boards_along(numbered(0, rules_of(1)), [Move.parse("SW")] * 20))


def ask(rewind: Rewind, outcomes: list[Outcome], most: int) -> Found:
    asked = 0
    while (board := rewind.next_board()) is not None:
        assert rewind.result is None
        rewind.take(VERDICTS[outcomes[BOARDS.index(board)]])
        asked += 1
    assert asked <= most
    assert rewind.result == rewind.so_far
    return rewind.so_far


@given(st.integers(0, len(BOARDS)))
def test_few_questions_find_it(won: int) -> None:
    outcomes = [Outcome.WINNABLE] * won + [Outcome.UNWINNABLE] * (len(BOARDS) - won)
    found = ask(Rewind(BOARDS), outcomes, 5)
    assert found == (won - 1 if won else None, True, won == 0)


@given(st.integers(0, len(BOARDS)), st.sets(st.integers(0, len(BOARDS) - 1)))
def test_nothing_is_claimed_that_is_not_proved(won: int, unknown: set[int]) -> None:
    outcomes = [Outcome.WINNABLE] * won + [Outcome.UNWINNABLE] * (len(BOARDS) - won)
    for index in unknown:
        outcomes[index] = Outcome.UNKNOWN
    found = ask(Rewind(BOARDS), outcomes, 5 + MOST_UNKNOWN)
    assert found.index is None or (found.index < won and found.index not in unknown)
    assert not found.is_exact or (found.index or 0) == max(won - 1, 0)
    assert not found.is_lost_from_start or (won == 0 and 0 not in unknown)


def test_nothing_found_out_ends_soon() -> None:
    found = ask(Rewind(BOARDS), [Outcome.UNKNOWN] * len(BOARDS), MOST_UNKNOWN)
    assert found == (None, False, False)


@pytest.mark.parametrize("rules", (rules_of(1, passes=1), rules_of(3, passes=2)))
def test_it_is_what_asking_for_all_boards_finds(rules: object) -> None:
    chance = Random(2)
    for number in range(3):
        board = numbered(number, rules)  # type: ignore[arg-type]
        played = tuple(boards_along(board, wander(board, chance, 24)))
        fresh = [solve(each, LIMITS).outcome for each in played]
        rewind = Rewind(played)
        while (asked := rewind.next_board()) is not None:
            rewind.take(solve(asked, LIMITS))
        found = rewind.so_far
        won = [index for index, outcome in enumerate(fresh) if outcome is Outcome.WINNABLE]
        if Outcome.UNKNOWN not in fresh:
            assert found == (max(won, default=None), True, not won)
        assert found.index is None or found.index >= max(won, default=0) or not found.is_exact
