"""Many deals, solved side by side; the answers come in the order of the deals."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

from klondike.solver.answers import Answer
from klondike.solver.minimal import least_moves
from klondike.solver.solve import solve
from klondike.solver.tasks import Task
from klondike.solver.verdict import Limits, Outcome


class Job(NamedTuple):
    """A task, the limits it is solved under, and whether a line is wanted, and the shortest."""

    task: Task
    limits: Limits
    wants_moves: bool = False
    wants_shortest: bool = False


def answer(job: Job) -> Answer:
    """Solve one; the shortest line is looked for as long again."""
    board = job.task.board
    verdict = solve(board, job.limits)
    is_to_shorten = job.wants_shortest and verdict.outcome is Outcome.WINNABLE
    least = least_moves(board, job.limits) if is_to_shorten else None
    line = least.line if least else verdict.line
    return Answer(job.task.name, verdict._replace(line=line if job.wants_moves else ()), least)


def answers(jobs: Iterable[Job], processes: int) -> Iterator[Answer]:
    """The answers in the order of the jobs; with one process, without starting another."""
    if processes == 1:
        yield from map(answer, jobs)
        return
    from multiprocessing import get_context

    with get_context("spawn").Pool(processes, initializer=_leave_interrupts_to_parent) as pool:
        yield from pool.imap(answer, jobs)


def _leave_interrupts_to_parent() -> None:
    from signal import SIG_IGN, SIGINT, signal

    with suppress(ValueError):
        signal(SIGINT, SIG_IGN)
