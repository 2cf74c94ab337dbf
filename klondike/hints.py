"""What the player asks of a position: a hint, a sign that there is one, or to be shown how it is won."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from klondike.rules import Board, Help, Move
from klondike.rules.stuck import has_useful_move
from klondike.rules.telling import sign_of, told
from klondike.scene.cues import SoundKind
from klondike.solver.errands import Errand, Wish
from klondike.solver.ordering import advice
from klondike.solver.verdict import Outcome, Reason, Verdict
from klondike.wayback import CANT_LOOK, WayBack, why_unknown

if TYPE_CHECKING:
    from klondike.desk import Desk

HINT_SECONDS, SHOW_SECONDS = 2.0, 15.0
KEEPS_WINNABLE = "This keeps the game winnable."
NO_MOVE, NO_WIN = "No move helps here.", "This game can’t be won any more."
ICON = "hint"
SHOW = ("Show how this is won?", "This game will then not count as won.", "Show me", "Keep playing")


class Hints:
    """Answers the player on the table."""

    def __init__(self, desk: "Desk", way_back: WayBack) -> None:
        """Advise on the game of this desk; where no move helps, the way back may."""
        self._desk = desk
        self._way_back = way_back
        self._shown: tuple[Board, Move] | None = None  # the last hint
        self._is_excused = False  # for not looking ahead

    def hinting(self) -> Errand:
        """Show a move that keeps the game winnable, or a good one."""
        yield from self._advising(self._show)

    def signing(self) -> Errand:
        """Say only that there is such a move, and where."""
        yield from self._advising(self._sign)

    def showing(self) -> Errand:
        """Show how the game is won from here, if the player means it."""
        game, table = self._desk.session.game, self._desk.table
        verdict = yield Wish(game.board, SHOW_SECONDS)
        if verdict.outcome is Outcome.UNWINNABLE:
            yield from self._way_back.pointing(NO_WIN)
        elif verdict.outcome is Outcome.UNKNOWN:
            table.say(why_unknown(verdict.reason), "help")
        elif Help.SHOWN in game.helps:
            self._desk.watching.show_me(verdict.line)
        else:
            self._ask_whether_to_show(game.board, verdict)

    def _advising(self, tell: Callable[[Board, Move, str], None]) -> Errand:
        board = self._desk.session.game.board
        verdict = yield Wish(board, HINT_SECONDS)
        move, is_proved = advice(board, verdict)
        if move:
            tell(board, move, KEEPS_WINNABLE if is_proved else self._excuse(verdict))
        elif verdict.outcome is Outcome.UNWINNABLE:
            yield from self._way_back.pointing(NO_WIN if has_useful_move(board) else NO_MOVE)
        else:
            self._desk.table.say(f"{NO_MOVE} {self._excuse(verdict)}".strip(), ICON)

    def _excuse(self, verdict: Verdict) -> str:
        """Why a move is no more than a good guess, where that is worth a word: once."""
        if verdict.reason is not Reason.FAILED or self._is_excused:
            return ""
        self._is_excused = True
        return CANT_LOOK

    def _show(self, board: Board, move: Move, more: str) -> None:
        desk = self._desk
        if self._shown != (board, move):  # the same hint again is no second one
            self._shown = board, move
            desk.session.help(Help.HINT)
        desk.table.hint.show(move)
        desk.sounds.play(SoundKind.HINT)
        desk.table.say(f"{told(board, move)} {more}".strip(), ICON)

    def _sign(self, _: Board, move: Move, more: str) -> None:
        self._desk.session.help(Help.SIGN)
        self._desk.table.say(f"{sign_of(move)} {more if more == CANT_LOOK else ''}".strip(), ICON)

    def _ask_whether_to_show(self, board: Board, verdict: Verdict) -> None:
        from klondike.screens.question import Question, QuestionScreen

        desk = self._desk

        def answered(is_yes: bool, _: bool) -> None:  # noqa: FBT001
            if is_yes and desk.session.game.board is board:
                desk.watching.show_me(verdict.line)

        desk.open(QuestionScreen(desk.pen, Question(*SHOW), answered, desk.pace))
