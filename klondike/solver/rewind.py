"""The last position of a game that can be won: which one to ask about next, and what follows."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from klondike.rules import Board
from klondike.solver.verdict import Outcome, Verdict

MOST_UNKNOWN = 6
"""boards that nothing is found out about, before it is left at that"""


class Found(NamedTuple):
    """How far a game was surely won."""

    index: int | None  # type: ignore[assignment]
    """of the last board that is proved winnable"""
    is_exact: bool
    """whether the board after it is proved unwinnable, or there is none"""
    is_lost_from_start: bool
    """whether the first board is proved unwinnable"""


class Rewind:
    """A binary search: before a position that can be won all can be, after one that cannot none can."""

    def __init__(self, boards: Sequence[Board]) -> None:
        """The boards of a game in the order of play, the first as dealt."""
        self._boards = boards
        self._won, self._lost = -1, len(boards)  # the last one that is, the first one that is
        self._unknown: set[int] = set()

    def next_board(self) -> Board | None:
        """The board to be judged next; None: finished."""
        index = self._next()
        return None if index is None else self._boards[index]

    def take(self, verdict: Verdict) -> None:
        """Take in the verdict on the next board."""
        index = self._next()
        if index is None:
            return
        if verdict.outcome is Outcome.WINNABLE:
            self._won = index
        elif verdict.outcome is Outcome.UNWINNABLE:
            self._lost = index
        else:
            self._unknown.add(index)

    @property
    def so_far(self) -> Found:
        """What is known yet, were one to stop here."""
        won, lost = self._won, self._lost
        return Found(won if won >= 0 else None, is_exact=lost == won + 1, is_lost_from_start=lost == 0)

    @property
    def result(self) -> Found | None:
        """What came out; None while there is something to ask."""
        return self.so_far if self._next() is None else None

    def _next(self) -> int | None:
        """The middle of the widest gap between what was asked, the later one of two."""
        between = sorted(index for index in self._unknown if self._won < index < self._lost)
        edges = [self._won, *between, self._lost]
        gap, index = max((after - before, (before + after) // 2) for before, after in pairwise(edges))
        return index if gap > 1 and len(self._unknown) < MOST_UNKNOWN else None
