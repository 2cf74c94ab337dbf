"""Positions as short keys, and lines without the moves that lead back to where they were."""

from klondike.rules import Board, Move


def mark(board: Board) -> bytes:
    """The same for two boards of a game if and only if the same moves win both.

    The number of the pass counts only where passes are.
    """
    return b""


def direct(board: Board, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """The line without its detours: where it comes back to a position, what lies between is left out."""
    return line
