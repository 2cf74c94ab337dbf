"""What is proved about the positions of one game, so that nothing is asked twice."""

from klondike.rules import Board, Change
from klondike.solver.verdict import Verdict


class Knowledge:
    """Verdicts by position, and what follows from them."""

    def reset(self) -> None:
        """Forget everything: another deal, or other rules."""

    def learn(self, board: Board, verdict: Verdict) -> None:
        """Take in what the solver answered; the boards along a winning line are won with the rest of it."""

    def follow(self, change: Change) -> None:
        """Take in which move leads from which board to which."""

    def verdict(self, board: Board) -> Verdict | None:
        """What is known: proved with its line from this board, or not found in a search; else None."""
        return None

    def is_worth_asking(self, board: Board, seconds: float) -> bool:
        """Whether nothing is proved and no search of so many seconds has failed."""
        return True
