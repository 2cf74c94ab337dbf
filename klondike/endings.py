"""Whether the player's game has come to a dead end: looked for a little in every picture, and said once."""

from typing import TYPE_CHECKING

from klondike.rules import Board, Game
from klondike.rules.outlook import Outlook
from klondike.rules.stuck import has_useful_move, is_stuck

if TYPE_CHECKING:
    from klondike.advisor import Advisor
    from klondike.desk import Desk

AT_A_TIME = 6  # positions, about a millisecond in all


class Endings:
    """Says that no move leads on, where that is proved: never on a guess, and once for each dead end.

    Where the rules declare the end, it is told when no card moves any more (S3.7), everywhere else as soon as
    no moves lead on.
    """

    def __init__(self, desk: "Desk", advisor: "Advisor") -> None:
        """Say nothing yet."""
        self._desk, self._advisor = desk, advisor
        self._outlook: Outlook | None = None
        self._told: Game | None = None  # that it is in a dead end, which it has not left since

    @property
    def is_looking(self) -> bool:
        """Whether something is still to be looked at."""
        return self._outlook is not None

    def look(self, board: Board) -> None:
        """Find out about a position that is new, or that is to be said something about again."""
        self._outlook = Outlook(board)
        self.go_on()

    def go_on(self) -> None:
        """Look at a few positions more."""
        outlook = self._outlook
        if outlook:
            outlook.look(AT_A_TIME)
            if outlook.is_settled:
                self._outlook = None
                self._settle(outlook)

    def take_note(self) -> None:
        """It has been said now."""
        self._told = self._desk.session.game

    def _settle(self, outlook: Outlook) -> None:
        board, is_end = outlook.board, outlook.is_dead_end
        is_hopeful = has_useful_move(board) if is_end is None else not is_end
        self._advisor.tell_outlook(is_hopeful=is_hopeful)
        if board.rules.declares_end:
            is_end = is_stuck(board)
        self._note(board, is_end=bool(is_end))
        if is_end is None and not is_hopeful:
            self._advisor.prove_end(board, lambda: self._note(board, is_end=True))

    def _note(self, board: Board, *, is_end: bool) -> None:
        game = self._desk.session.game
        if game.board is not board:
            return
        if not is_end:
            self._told = None
        elif self._told is not game:
            self._desk.end_game()
