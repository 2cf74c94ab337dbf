"""Verdicts on whole decks: those of other programs, and those that follow from one another."""

from functools import cache
from itertools import product
from random import Random

import pytest

from klondike.rules import Board
from klondike.solver import Limits, Outcome, Verdict
from klondike.solver.solve import solve
from tests.solver.positions import KNOWN, board_of, numbered, rules_of, wins

LIMITS = Limits(seconds=None, states=1200)
"""states, not seconds: the same on every machine"""
FAMILIES = ((True, False), (False, False), (False, True))
OPTIONS = tuple(product(FAMILIES, (1, 3), (1, 2, 3, None)))
MEANING = {"W": Outcome.WINNABLE, "U": Outcome.UNWINNABLE}
DECKS = [line.split() for line in KNOWN.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
CASES = [
    pytest.param(deck, options, MEANING[letter], id=f"{name}-{index}")
    for name, deck, letters in DECKS
    for index, (options, letter) in enumerate(zip(OPTIONS, letters, strict=True))
    if letter in MEANING
]


def solved(board: Board) -> Verdict:
    verdict = solve(board, LIMITS)
    assert (verdict.outcome is Outcome.WINNABLE) == wins(board, verdict.line)
    return verdict


@pytest.mark.parametrize(("deck", "options", "expected"), CASES)
def test_no_verdict_differs(
    deck: str, options: tuple[tuple[bool, bool], int, int | None], expected: Outcome
) -> None:
    (back, whole), draw, passes = options
    verdict = solved(board_of(deck, rules_of(draw, passes, back, whole)))
    assert verdict.outcome in (expected, Outcome.UNKNOWN)


@cache
def outcome(number: int, draw: int, passes: int | None, back: bool, whole: bool) -> Outcome:
    return solved(numbered(number, rules_of(draw, passes, back, whole))).outcome


HARDER = (
    ((3, None, True, False), (1, None, True, False)),
    ((3, 2, True, False), (1, 2, True, False)),
    ((3, None, False, False), (3, None, True, False)),
    ((1, None, False, True), (1, None, False, False)),
    ((1, 1, True, False), (1, 2, True, False)),
    ((1, 2, True, False), (1, None, True, False)),
    ((3, 3, False, False), (3, 7, False, False)),
    ((3, 7, False, False), (3, None, False, False)),
)


@pytest.mark.parametrize(("harder", "easier"), HARDER)
def test_what_can_be_won_can_be_won_under_easier_rules(harder: tuple, easier: tuple) -> None:  # type: ignore[type-arg]
    pairs = [(outcome(number, *harder), outcome(number, *easier)) for number in range(12)]
    assert (Outcome.WINNABLE, Outcome.UNWINNABLE) not in pairs
    assert (Outcome.WINNABLE, Outcome.WINNABLE) in pairs


@pytest.mark.parametrize(("back", "whole"), FAMILIES)
@pytest.mark.parametrize("passes", (None, 2))
@pytest.mark.parametrize("draw", (1, 3))
def test_every_position_of_a_winning_line_can_be_won(
    draw: int, passes: int | None, back: bool, whole: bool
) -> None:
    rules = rules_of(draw, passes, back, whole)
    boards = (numbered(number, rules) for number in range(100))
    board, line = next((board, line) for board in boards if (line := solved(board).line))
    for place, move in enumerate(line):
        board = board.play(move)
        if place % 12 == 0:
            assert solved(board).outcome is Outcome.WINNABLE
    assert board.is_won


@pytest.mark.parametrize("draw", (1, 3))
def test_random_play_never_makes_a_lost_game_winnable(draw: int) -> None:
    random, rules = Random(draw), rules_of(draw, passes=3)
    changes = []
    for number in range(8):
        board = numbered(number, rules)
        before = solved(board).outcome
        for _ in range(8):
            for _ in range(5):
                moves = board.legal_moves()
                board = board.play(random.choice(moves)) if moves else board
            after = solved(board).outcome
            changes.append((before, after))
            before = after
    assert (Outcome.UNWINNABLE, Outcome.WINNABLE) not in changes
    assert (Outcome.UNWINNABLE, Outcome.UNWINNABLE) in changes
