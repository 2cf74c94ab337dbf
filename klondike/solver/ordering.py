"""A good move where nothing is proved: what a sensible player tries first."""

from typing import NamedTuple

from klondike.rules import Board, Move
from klondike.solver.verdict import Verdict


class Advice(NamedTuple):
    """A move to make, None where there is none that leads on, and whether that is proved."""

    move: Move | None
    is_proved: bool


def advice(board: Board, verdict: Verdict | None) -> Advice:
    """The first move of a line that wins, or else the best guess; no move on a board that is lost."""
    return Advice(None, is_proved=False)


def ordered_moves(board: Board) -> tuple[Move, ...]:
    """The moves that lead on, the best first; whoever always makes the first one comes to an end.

    None of them only shuffles: the stock is turned for a card that has a place (U118).
    """
    return ()
