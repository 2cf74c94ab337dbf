"""What is proved about the positions of one game, so that nothing is asked twice."""

from collections.abc import Sequence
from itertools import islice
from math import inf
from typing import NamedTuple

from klondike.rules import Board, Change, Move
from klondike.rules.changes import FORWARD, Cause
from klondike.solver.marks import mark, straightened
from klondike.solver.verdict import Outcome, Reason, Verdict

MOST_POSITIONS = 20_000
"""that are remembered, a quarter of a kilobyte each"""
FINAL = {Reason.MEMORY, Reason.STATES}
"""reasons that more time does nothing about"""
NO_SEARCH = {Reason.STOPPED, Reason.FAILED}
"""reasons for which the next search may go well"""
LOST = Verdict(Outcome.UNWINNABLE)


class Rest(NamedTuple):
    """What a winning line has left at a position."""

    line: tuple[Move, ...]
    done: int
    """moves of it made before"""

    @property
    def length(self) -> int:
        """The moves left."""
        return len(self.line) - self.done


class Knowledge:
    """Verdicts by position, all of one deal under one set of rules, and what follows from them."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Forget everything: another deal, or other rules."""
        self._won: dict[bytes, Rest] = {}
        self._lost: dict[bytes, None] = {}
        self._unknown: dict[bytes, Verdict] = {}
        self._origins: dict[bytes, tuple[bytes, Move]] = {}

    def learn(self, board: Board, verdict: Verdict, marks: Sequence[bytes] = ()) -> None:
        """Take in what the solver answered; an answer that was cut short says nothing.

        All boards along a winning line are won with the rest of it, and all that this board was reached from.
        Where their marks come with the answer, its line is without detours, and nothing has to be played.
        """
        if verdict.outcome is Outcome.WINNABLE:
            is_marked = len(marks) == len(verdict.line) + 1 and marks[0] == mark(board)
            self._learn_line(*((verdict.line, marks) if is_marked else straightened(board, verdict.line)))
        elif verdict.outcome is Outcome.UNWINNABLE:
            self._lost[mark(board)] = None
        elif verdict.reason not in NO_SEARCH:
            seconds = inf if verdict.reason in FINAL else verdict.seconds
            self._unknown[mark(board)] = verdict._replace(seconds=seconds)
        self._forget_oldest()

    def follow(self, change: Change) -> None:
        """Take in which move leads from which board to which; what that proves is known from now on."""
        if change.move is None:
            return
        if change.cause in FORWARD:
            self._connect(change.before, change.move, change.after)
        elif change.cause is Cause.UNDO:
            self._connect(change.after, change.move, change.before)

    def verdict(self, board: Board) -> Verdict | None:
        """What is known of a board, or None: its verdict, or that a search of so many seconds found nothing.

        The seconds are infinite where more of them would not help.
        """
        key = mark(board)
        if board.is_won:
            return Verdict(Outcome.WINNABLE)
        if rest := self._won.get(key):
            return Verdict(Outcome.WINNABLE, rest.line[rest.done :])
        if self._is_lost(key):
            return LOST
        return self._from_next(board, key) or self._unknown.get(key)

    def answer(self, board: Board, seconds: float) -> Verdict | None:
        """What is proved of a board, or that a search of so many seconds found nothing; else None."""
        known = self.verdict(board)
        is_short = known and known.outcome is Outcome.UNKNOWN and known.seconds < seconds
        return None if is_short else known

    def _connect(self, before: Board, move: Move, after: Board) -> None:
        origin, key = mark(before), mark(after)
        if self._is_lost(origin):
            self._lost[key] = None
        if key != origin:
            self._origins.setdefault(key, (origin, move))
        if key in self._won:
            self._learn_origins(key)

    def _learn_line(self, line: tuple[Move, ...], marks: Sequence[bytes]) -> None:
        for done, key in enumerate(marks):
            self._keep(key, Rest(line, done))
        self._learn_origins(marks[0])

    def _learn_origins(self, key: bytes) -> None:
        """Where a board can be won, all can that it was reached from."""
        met = {key}
        while (origin := self._origins.get(key)) and origin[0] not in met:
            rest = self._won[key]
            key, move = origin
            met.add(key)
            self._keep(key, Rest((move, *rest.line[rest.done :]), 0))

    def _keep(self, key: bytes, rest: Rest) -> None:
        known = self._won.get(key)
        if known is None or rest.length < known.length:
            self._won[key] = rest
        self._unknown.pop(key, None)

    def _is_lost(self, key: bytes) -> bool:
        """Whether this position or one that it was reached from is lost."""
        met = set()
        while key not in self._lost:
            met.add(key)
            origin = self._origins.get(key)
            if origin is None or origin[0] in met:
                return False
            key = origin[0]
        return True

    def _from_next(self, board: Board, key: bytes) -> Verdict | None:
        """What the positions one move on prove: one of them won, or all of them lost."""
        are_lost = True
        for move in board.legal_moves():
            after = mark(board.play(move))
            if rest := self._won.get(after):
                self._keep(key, Rest((move, *rest.line[rest.done :]), 0))
                return Verdict(Outcome.WINNABLE, self._won[key].line)
            are_lost = are_lost and after in self._lost
        if are_lost:
            self._lost[key] = None
        return LOST if are_lost else None

    def _forget_oldest(self) -> None:
        for known in (self._won, self._lost, self._unknown, self._origins):
            for key in tuple(islice(known, max(0, len(known) - MOST_POSITIONS))):
                del known[key]
