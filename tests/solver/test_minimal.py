"""The fewest moves: against a search of all moves on small positions, and on decks whose number is known."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from klondike.rules import RULE_SETS, own_rules
from klondike.solver.frontier import Frontier
from klondike.solver.minimal import least_moves, length
from klondike.solver.position import Options
from klondike.solver.solve import NO_LIMITS, solve
from klondike.solver.verdict import Limits, Outcome, Watch
from tests.solver.exhaustive import Game, Small
from tests.solver.positions import board_of, numbered, rules_of, wins

DECKS = ((4, (0, 1, 2, 3), 3), (5, (0, 1, 2), 4), (7, (0, 2), 3), (4, (0, 1, 2, 3), 4))
"""ranks, suits, columns"""
FAMILIES = ((True, False), (False, False), (False, True))
ENDS = 16
"""positions near the end, for each of the options"""
MOST = 150
"""more moves than any small position needs"""
KNOWN = (
    (
        "AC6CADAHKHKDKC2C5CAS5H4DKS2H4H3H3D6D3C3S2D5D2S4C5S6S"
        "6H4SQCQDQHQSJCJDJHJSTCTDTHTS9C9D9H9S8C8D8H8S7C7D7H7S",
        1,
        80,
    ),
    (
        "7H2CQH2DACTD5S5H6D2SJCJS4S4HKC4C9S9H4DJHQSKDKS8C5CTS"
        "6H5DAD3DAH6C8D3SKH7D3H7SQC8S2HAS9C9DQDTC6S8HTH3CJD7C",
        3,
        112,
    ),
)
BACK_ON_BACK = (
    (
        7,
        Options(draw=3, passes=1),
        Small(
            (5, 0, 0, 6),
            (
                (((1, 1), (5, 0)), 1),
                (((0, 2), (6, 1), (3, 1), (1, 2)), 3),
                (((4, 2), (2, 2), (5, 2), (6, 0)), 3),
                (((6, 2), (0, 1), (5, 1)), 2),
            ),
            ((2, 1), (3, 2), (6, 3), (4, 1)),
            waste=1,
            passes=1,
        ),
        0,
    ),
    (
        6,
        Options(draw=3),
        Small(
            (0, 5, 6, 5),
            ((((5, 3), (3, 0)), 1), ((), 0), (((5, 1), (0, 0), (2, 0)), 2)),
            ((4, 0), (1, 0), (5, 0)),
            waste=0,
            passes=0,
        ),
        18,
    ),
    (
        5,
        Options(draw=3, passes=1, whole=True),
        Small(
            (5, 5, 0, 5),
            (((), 0), ((), 0), (((3, 2),), 0), ((), 0), ((), 0)),
            ((1, 2), (4, 2), (2, 2), (0, 2)),
            waste=4,
            passes=1,
        ),
        13,
    ),
)
"""ranks, options, positions where cards come back onto ones that came back, the fewest moves (0: lost)"""


@pytest.mark.parametrize("recycle", (0, 1))
@pytest.mark.parametrize("draw", (1, 3))
@pytest.mark.parametrize("passes", (0, 2))
@pytest.mark.parametrize(("back", "whole"), FAMILIES)
def test_no_line_of_a_small_position_is_shorter(
    back: bool, whole: bool, passes: int, draw: int, recycle: int
) -> None:
    options = Options(draw, passes, back, whole)
    random, found = Random(repr((options, recycle))), []
    for game, small in some_positions(options, random):
        frontier = Frontier(game.position(small), Watch(NO_LIMITS, lambda: False), MOST, recycle)
        frontier.run()
        found.append((frontier.most % MOST, game.fewest_moves(small, recycle, 1500)))
    compared = [(moves, truth) for moves, truth in found if truth is not None]
    assert [(moves, truth) for moves, truth in compared if moves != truth] == []
    assert any(truth for _, truth in compared)


def some_positions(options: Options, random: Random) -> Iterator[tuple[Game, Small]]:
    """Positions as they are dealt, a little later, and near the end, where most cards come back."""
    for ranks, suits, columns in DECKS:
        game = Game(ranks, suits, options)
        dealt = game.deal(columns, random)
        yield game, dealt
        yield game, game.played(dealt, random.randint(3, 25), random)
    for _ in range(ENDS):
        game = Game(random.choice((5, 6, 7)), (0, 1, 2, 3), options)
        yield game, game.near_the_end(random.choice((2, 3)), random)


@pytest.mark.parametrize(("ranks", "options", "small", "moves"), BACK_ON_BACK)
def test_a_card_that_came_back_is_used_by_one_that_comes_back_onto_it(
    ranks: int, options: Options, small: Small, moves: int
) -> None:
    game = Game(ranks, (0, 1, 2, 3), options)
    frontier = Frontier(game.position(small), Watch(NO_LIMITS, lambda: False), MOST, recycle=1)
    frontier.run()
    assert game.fewest_moves(small, 1, 5000) == moves
    assert frontier.most % MOST == moves


@pytest.mark.parametrize(("deck", "draw", "moves"), KNOWN)
def test_the_number_that_others_found(deck: str, draw: int, moves: int) -> None:
    board = board_of(deck, rules_of(draw))
    least = least_moves(board, recycle=0)
    assert least is not None
    assert (least.moves, least.bound, least.is_proved) == (moves, moves, True)
    assert wins(board, least.line)
    assert length(least.line, 0) == moves


@pytest.mark.parametrize("rules", (rules_of(1), rules_of(3, passes=3), rules_of(1, back=False, whole=True)))
def test_stopped_early_it_tells_the_best_line_and_proves_nothing(rules) -> None:  # type: ignore[no-untyped-def]
    boards = (numbered(number, rules) for number in count())
    board, line = next((each, line) for each in boards if (line := solve(each, Limits(states=900)).line))
    least = least_moves(board, Limits(states=900))
    assert least is not None
    assert not least.is_proved
    assert least.bound < least.moves == len(least.line) <= len(line)
    assert wins(board, least.line)


def test_each_recycle_is_a_move_of_the_game() -> None:
    line = solve(numbered(3, rules_of(3))).line
    assert length(line, 1) == len(line)
    assert length(line, 0) == sum(str(move) != "WS" for move in line) < len(line)


def test_a_lost_game_has_no_shortest_line_and_a_won_one_needs_no_move() -> None:
    rules = rules_of(3, passes=1)
    lost = next(
        board
        for number in count()
        if solve(board := numbered(number, rules), Limits(states=900)).outcome is Outcome.UNWINNABLE
    )
    assert least_moves(lost) is None
    board = numbered(3, rules_of(1))
    for move in solve(board).line:
        board = board.play(move)
    assert least_moves(board) == (0, (), True, 0)


def test_near_the_end_the_fewest_moves_are_proved_whatever_the_rules() -> None:
    for key in ("S1", "S3", "P3", "R0"):
        boards = (numbered(number, RULE_SETS[key]) for number in count())
        board, line = next((each, line) for each in boards if (line := solve(each, Limits(states=500)).line))
        for move in line[:-30]:
            board = board.play(move)
        least = least_moves(board)
        assert least is not None
        assert least.is_proved
        assert wins(board, least.line)


def test_of_rules_that_are_not_covered_nothing_is_proved() -> None:
    board = numbered(1, own_rules(RULE_SETS["S1"], space_rank=None))
    least = least_moves(board, Limits(states=2000))
    assert least is not None
    assert not least.is_proved
    assert wins(board, least.line)
