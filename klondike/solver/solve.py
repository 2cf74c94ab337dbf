"""Is this position winnable, and how: the one question, for every set of rules."""

from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from klondike.rules import Board, Move
from klondike.rules.ruleset import KING, RuleSet
from klondike.solver.line import line_of, wins
from klondike.solver.plain import plain_search
from klondike.solver.position import position_of
from klondike.solver.search import Search
from klondike.solver.verdict import Halt, Limits, Outcome, Reason, Verdict, Watch

T = TypeVar("T")
Answer = tuple[Move, ...] | None
"""a winning line, or None when there is none"""
NO_LIMITS = Limits(None, None, None)
SHARE = 0.25
"""of the time left, for each of the neighbours of rules that are not covered"""


def never() -> bool:
    """Whether no one ever stops the search: False."""
    return False


def solve(
    board: Board,
    limits: Limits = NO_LIMITS,
    should_stop: Callable[[], bool] = never,
    clock: Callable[[], float] = monotonic,
) -> Verdict:
    """Whether a position can be won under its rules, with a line that the rules have played through.

    `should_stop` is asked about once a millisecond; `clock` tells seconds.
    """
    watch = Watch(limits, should_stop, clock)
    try:
        watch.check()
        line = _answer(board, watch)
    except Halt as halt:
        return Verdict(Outcome.UNKNOWN, (), halt.reason, watch.states, watch.seconds)
    outcome = Outcome.UNWINNABLE if line is None else Outcome.WINNABLE
    return Verdict(outcome, line or (), None, watch.states, watch.seconds)


def _answer(board: Board, watch: Watch) -> Answer:
    if board.is_won:
        return ()
    if is_covered(board.rules):
        return _searched(board, board.rules, watch)
    if board.rules.decks == 1:
        return _between_neighbours(board, watch)
    return plain_search(board, watch)


def is_covered(rules: RuleSet) -> bool:
    """Whether the fast search settles these rules."""
    is_mixed = rules.whole_runs_only and rules.worrying_back
    return rules.decks == 1 and rules.space_rank == KING and not is_mixed


def _searched(board: Board, rules: RuleSet, watch: Watch) -> Answer:
    """The answer under covered rules; a line has to win under the board's own too."""
    board_there = under(board, rules)
    search = Search(position_of(board_there), watch)
    if not search.run():
        return None
    line = line_of(board_there, search.steps())
    if board_there.rules is not board.rules and not wins(board, line):
        raise AssertionError("A line of the search does not win.")
    return line


def under(board: Board, rules: RuleSet) -> Board:
    """The same position under other rules."""
    return Board(rules, board.stock, board.waste, board.foundations, board.tableau, board.pass_number)


def _between_neighbours(board: Board, watch: Watch) -> Answer:
    """What is lost under looser rules is lost, what is won under stricter ones won; else the plain search."""
    rules = board.rules
    looser = rules._replace(whole_runs_only=False)
    if is_covered(looser) and _within_share(watch, lambda part: not _can_win(board, looser, part)):
        return None
    back = rules.worrying_back and not rules.whole_runs_only
    stricter = rules._replace(space_rank=KING, worrying_back=back)
    line = _within_share(watch, lambda part: _searched(board, stricter, part))
    return line or plain_search(board, watch)


def _can_win(board: Board, rules: RuleSet, watch: Watch) -> bool:
    return Search(position_of(under(board, rules)), watch).run()


def _within_share(watch: Watch, question: Callable[[Watch], T]) -> T | None:
    """The answer to a side question if it comes in a share of the time, else None."""
    part = watch.part(SHARE)
    try:
        return question(part)
    except Halt as halt:
        if halt.reason is Reason.STOPPED:
            raise
        return None
    finally:
        watch.states += part.states
