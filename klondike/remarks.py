"""What is said of a game without being asked: whether it can be won, and of one that is over how it could."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from klondike.rules import Board, Game, Help, Move
from klondike.scene.barwords import Status
from klondike.solver.errands import Errand, Wish
from klondike.solver.marks import direct
from klondike.solver.verdict import Outcome, Reason, Verdict
from klondike.ui.toast import Offer

if TYPE_CHECKING:
    from klondike.desk import Desk

LINE_SECONDS, SHORTEN_SECONDS = 10.0, 5.0
SAYS = {
    Outcome.WINNABLE: Status("Can be won", "yes"),
    Outcome.UNWINNABLE: Status("Can’t be won from here", "no", is_bad=True),
    Outcome.UNKNOWN: Status("Too hard to tell", "help"),
}
NOT_LOOKING = Status("Can’t look ahead just now", "help")
LEFT_LOST = "The deal before could not be won."


def status_of(verdict: Verdict) -> Status:
    """The line in the bar for a verdict."""
    return NOT_LOOKING if verdict.reason is Reason.FAILED else SAYS[verdict.outcome]


class Remarks:
    """Says by itself what is proved."""

    def __init__(self, desk: "Desk") -> None:
        """Speak of the game of this desk."""
        self._desk = desk

    def judging(self) -> Errand:
        """Say in the bar whether the position can be won."""
        game = self._desk.session.game
        verdict = yield Wish(game.board, LINE_SECONDS)
        if not self._desk.watching.is_on:  # another game has the bar; this is asked again after it
            self._desk.table.tell(status_of(verdict))
            game.help(Help.LINE)

    def proving(self, board: Board, then: Callable[[], None]) -> Errand:
        """Go on where it is proved that a board can't be won."""
        verdict = yield Wish(board, LINE_SECONDS)
        if verdict.outcome is Outcome.UNWINNABLE:
            then()

    def shortening(self, tell: Callable[[tuple[Move, ...]], None]) -> Errand:
        """Tell the shortest line to the win that was found in a few seconds, at most the player's own."""
        game = self._desk.session.game
        verdict = yield Wish(game.dealt, SHORTEN_SECONDS, direct(game.dealt, game.lines))
        tell(verdict.line)

    def looking_back(self, game: Game) -> Errand:
        """Say of a game that was given up in how few moves its deal can be won, or that it can't be."""
        verdict = yield Wish(game.dealt, LINE_SECONDS)
        if verdict.line:
            verdict = yield Wish(game.dealt, SHORTEN_SECONDS, verdict.line)
        table, watching = self._desk.table, self._desk.watching
        if watching.is_on or table.toaster.is_shown:  # it is not worth an interruption
            return
        if verdict.line:
            spelled = " ".join(map(str, verdict.line))
            words = f"The deal before could be won in {len(verdict.line)} moves."
            watch = Offer("Watch", lambda: watching.past(game.code, spelled))
            again = Offer("Play it again", lambda: self._desk.dealing.again(game.code))
            table.say(words, "hint", watch, again)
        elif verdict.outcome is Outcome.UNWINNABLE:
            table.say(LEFT_LOST, "hint")
