"""Is this position winnable, and how: the one question, for every set of rules."""

from collections.abc import Callable
from time import monotonic

from klondike.rules import Board, Move
from klondike.rules.ruleset import KING
from klondike.solver.line import line_of, wins
from klondike.solver.plain import plain_search
from klondike.solver.position import position_of
from klondike.solver.search import Search
from klondike.solver.verdict import Halt, Limits, Outcome, Verdict, Watch

SHARE_OF_NEIGHBOURS = 0.3
"""of the time, for rules that are not covered: spent on the nearest rules that are"""


def never() -> bool:
    """No one stops the search."""
    return False


def solve(
    board: Board,
    limits: Limits = Limits(),  # noqa: B008 (a constant)
    should_stop: Callable[[], bool] = never,
    clock: Callable[[], float] = monotonic,
) -> Verdict:
    """Whether a position can be won under its rules, with a line that the rules have played through.

    `should_stop` is asked about once a millisecond; `clock` tells seconds.
    """
    watch = Watch(limits, should_stop, clock)
    try:
        watch.check()
        line = _line(board, watch)
    except Halt as halt:
        return Verdict(Outcome.UNKNOWN, (), halt.reason, watch.states, watch.seconds)
    outcome = Outcome.UNWINNABLE if line is None else Outcome.WINNABLE
    return Verdict(outcome, line or (), None, watch.states, watch.seconds)


def _line(board: Board, watch: Watch) -> tuple[Move, ...] | None:
    """A winning line, or None when there is none; raises Halt."""
    if board.is_won:
        return ()
    if is_covered(board):
        return _searched(board, watch)
    return plain_search(board, watch)


def is_covered(board: Board) -> bool:
    """Whether the fast search settles these rules."""
    rules = board.rules
    is_mixed = rules.whole_runs_only and rules.worrying_back
    return rules.decks == 1 and rules.space_rank == KING and not is_mixed


def _searched(board: Board, watch: Watch) -> tuple[Move, ...] | None:
    search = Search(position_of(board), watch)
    if not search.run():
        return None
    line = line_of(board, search.steps())
    assert wins(board, line)
    return line
