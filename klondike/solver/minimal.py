"""The fewest moves that win a position: the best line found, and whether that none is shorter is proved."""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import NamedTuple

from klondike.rules import STOCK, Board, Move
from klondike.solver.frontier import Frontier
from klondike.solver.line import Line, LineError
from klondike.solver.position import position_of
from klondike.solver.shorten import play_legs
from klondike.solver.solve import NO_LIMITS, is_covered, never, solve
from klondike.solver.verdict import Halt, Limits, Watch
from klondike.solver.walk import legs_of_steps

WEIGHTS = (16, 8, 4, 3, 2, 1)
"""short lines are found first, and what is proved comes last"""
SHARE = 0.08
"""of the time left for each but the last"""


class Least(NamedTuple):
    """The shortest line known."""

    moves: int
    line: tuple[Move, ...]
    is_proved: bool
    """no line is shorter"""
    bound: int
    """no line is shorter than this"""


def least_moves(
    board: Board,
    limits: Limits = NO_LIMITS,
    should_stop: Callable[[], bool] = never,
    clock: Callable[[], float] = monotonic,
    recycle: int = 1,
) -> Least | None:
    """The shortest winning line that is found within the limits; None where none is known.

    A recycle counts as `recycle` moves: one as the game counts them, none as published lists do. For rules
    that the solver does not cover nothing is proved.
    """
    watch = Watch(limits, should_stop, clock)
    line = solve(board, limits, should_stop, clock).line
    if not line:
        return Least(0, (), is_proved=True, bound=0) if board.is_won else None
    if not is_covered(board.rules):
        return Least(length(line, recycle), line, is_proved=False, bound=0)
    return _searched(board, line, watch, recycle)


def _searched(board: Board, line: tuple[Move, ...], watch: Watch, recycle: int) -> Least:
    """What is found below the length of this line: quickly first, then all."""
    position = position_of(board)
    for weight in WEIGHTS:
        part = watch if weight == 1 else _part(watch)
        frontier = Frontier(position, part, length(line, recycle), recycle, weight)
        line, is_proved = _shorter(board, line, frontier)
        if is_proved:
            break
    moves = length(line, recycle)
    return Least(moves, line, is_proved, moves if is_proved else min(moves, frontier.bound))


def _part(watch: Watch) -> Watch:
    part = watch.part(SHARE)
    part.most_kept = watch.most_kept
    if watch.most is not None:
        part.most = min(part.most or watch.most, watch.most)
    return part


def length(line: Iterable[Move], recycle: int) -> int:
    """The moves of a line, a recycle counting as so many."""
    return sum(recycle if move.target == STOCK else 1 for move in line)


def _shorter(board: Board, line: tuple[Move, ...], frontier: Frontier) -> tuple[tuple[Move, ...], bool]:
    """The shortest line that the search finds, and whether it ended: then none is shorter."""
    try:
        frontier.run()
        has_ended = True
    except Halt:
        has_ended = False
    try:
        return line if frontier.win is None else _line(board, frontier.steps()), has_ended
    except LineError:  # what was found cannot be played: nothing is said with it
        return line, False


def _line(board: Board, steps: Iterable[int]) -> tuple[Move, ...]:
    line = Line(board)
    play_legs(line, legs_of_steps(steps))
    line.finish()
    return tuple(line.moves)
