"""The last position of a game that can be won: which one to ask about next, and what follows."""

from collections.abc import Sequence
from typing import NamedTuple

from klondike.rules import Board
from klondike.solver.knowledge import Knowledge
from klondike.solver.verdict import Verdict


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

    def __init__(self, boards: Sequence[Board], known: Knowledge) -> None:
        """The boards of a game in the order of play, the first as dealt."""

    def next_board(self) -> Board | None:
        """The board to be judged next; None: finished."""
        return None

    def learn(self, verdict: Verdict) -> None:
        """Take in the verdict on the next board; `known` learns it too."""

    @property
    def so_far(self) -> Found:
        """What is known yet, were one to stop here."""
        return Found(None, is_exact=False, is_lost_from_start=False)

    @property
    def result(self) -> Found | None:
        """What came out; None while there is something to ask."""
        return None
