"""Shorter lines: every one wins, each is shorter than the one before, and it ends when it is told to."""

from itertools import count, islice
from random import Random

import pytest

from klondike.rules import RULE_SETS, own_rules
from klondike.solver import Limits
from klondike.solver.shorten import moves_of, shorter_lines
from klondike.solver.solve import solve
from klondike.solver.walk import IMPOSSIBLE, Walk, legs_of, start_of
from tests.solver.positions import numbered, rules_of, wins

RULES = [
    rules_of(1),
    rules_of(3),
    rules_of(1, passes=2),
    rules_of(3, passes=3, back=False),
    rules_of(1, back=False, whole=True),
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("number", range(4))
def test_lines_get_shorter_and_win(rules, number: int) -> None:  # type: ignore[no-untyped-def]
    board = numbered(number, rules)
    line = solve(board, Limits(states=3000)).line
    asked = count()
    lines = list(shorter_lines(board, line, Random(1), lambda: next(asked) > 60)) if line else []
    lengths = [len(line), *map(len, lines)]
    assert all(wins(board, each) for each in lines)
    assert lengths == sorted(set(lengths), reverse=True)


def test_there_is_something_to_gain() -> None:
    board = numbered(3, rules_of(1))
    line = solve(board).line
    shorter = list(islice(shorter_lines(board, line, Random(1)), 5))[-1]
    assert len(shorter) < 0.9 * len(line)


@pytest.mark.parametrize("rules", RULES)
def test_legs_are_the_line_without_its_draws(rules) -> None:  # type: ignore[no-untyped-def]
    boards = (numbered(number, rules) for number in count())
    board, line = next((each, line) for each in boards if (line := solve(each, Limits(states=500)).line))
    legs = legs_of(board, line)
    assert moves_of(board, legs) == line
    assert Walk(start_of(board)).take(legs, len(line)) == len(line)
    assert Walk(start_of(board)).take(legs, len(line) - 1) == IMPOSSIBLE
    assert Walk(start_of(board)).take(legs[:-1], len(line)) == IMPOSSIBLE


def test_rules_that_are_not_covered_shorten_nothing() -> None:
    board = numbered(1, own_rules(RULE_SETS["S1"], space_rank=None))
    assert list(shorter_lines(board, solve(board).line, Random(1))) == []
