"""The process that solves for the game: questions come as lines of the input, answers go to the output.

A newer line ends the search under way, which is answered all the same; the end of the input ends the process
at once, so that it never outlives the game.
"""

import gc
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import BinaryIO

from klondike.rules import Move
from klondike.solver.line import wins
from klondike.solver.marks import straightened
from klondike.solver.questions import (
    Answer,
    BadMessage,
    Purpose,
    Question,
    answer_text,
    parse_question,
)
from klondike.solver.shorten import shorter_lines
from klondike.solver.solve import solve
from klondike.solver.verdict import Limits, Outcome, Reason, Verdict

POLITENESS = 10
"""how far the process steps back behind the game and everything else"""
FAILED = Verdict(Outcome.UNKNOWN, reason=Reason.FAILED)


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer the questions of the source, one after the other; the end of it ends the process."""
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(source, lines), daemon=True).start()
    while True:
        text = lines.get().decode("utf-8", "replace").strip()
        for answer in answers(text, lambda: not lines.empty()) if text else ():
            target.write(f"{answer_text(answer)}\n".encode())
            target.flush()
        gc.collect()


def _read(source: BinaryIO, lines: "SimpleQueue[bytes]") -> None:
    with suppress(OSError):
        for line in source:
            lines.put(line)
    os._exit(0)


def answers(text: str, should_stop: Callable[[], bool]) -> Iterator[Answer]:
    """The answers to a question of one line, whatever it is and whatever happens."""
    number = 0
    try:
        question = parse_question(text)
        number = question.number
        yield from PURPOSES[question.purpose](question, should_stop)
    except BadMessage as problem:
        yield Answer(problem.number, FAILED)
    except Exception:  # whoever asked waits for an answer, and the next question may go well
        yield Answer(number, FAILED)


def _judged(question: Question, should_stop: Callable[[], bool]) -> Iterator[Answer]:
    number, board = question.number, question.board
    verdict = solve(board, Limits(question.seconds), should_stop)
    marks: tuple[bytes, ...] = ()
    if verdict.outcome is Outcome.WINNABLE:
        line, marks = straightened(board, verdict.line)
        verdict = verdict._replace(line=line)
    yield Answer(number, verdict, marks=marks)


def _shortened(question: Question, should_stop: Callable[[], bool]) -> Iterator[Answer]:
    number, board, seconds, _, line = question
    if not wins(board, line):
        raise ValueError("The line to be shortened does not win.")
    begun = monotonic()

    def is_over() -> bool:
        return should_stop() or monotonic() - begun > seconds

    for shorter in shorter_lines(board, line, Random(number), is_over) if line else ():
        line = shorter
        yield Answer(number, _won(line, begun), is_last=False)
    yield Answer(number, _won(line, begun))


def _won(line: tuple[Move, ...], begun: float) -> Verdict:
    return Verdict(Outcome.WINNABLE, line, seconds=monotonic() - begun)


PURPOSES: dict[Purpose, Callable[[Question, Callable[[], bool]], Iterator[Answer]]] = {
    Purpose.JUDGE: _judged,
    Purpose.SHORTEN: _shortened,
}


def main() -> None:
    """Serve the game that started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the game, which ends this when it ends
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(POLITENESS)
    gc.freeze()
    gc.disable()  # a search makes no rings of garbage, and looking through all it holds takes time
    with open(0, "rb") as source, open(1, "wb") as target:
        serve(source, target)


if __name__ == "__main__":
    main()
