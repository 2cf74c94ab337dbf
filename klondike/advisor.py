"""The advisor: says about the position on the table as much as the player wants to be told.

What takes the solver is left to the counsel, which comes with the first question: the table must be there at
once, and whoever wants no help pays nothing for it.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from klondike.ahead import Ahead
from klondike.endings import Endings
from klondike.rules import Board, Change, Deal, Game, Move, RuleSet
from klondike.scene.barwords import Status
from klondike.ui.commands import Command
from klondike.ui.toast import Offer

if TYPE_CHECKING:
    from klondike.counsel import Counsel
    from klondike.desk import Desk
    from klondike.screens.ending import EndingScreen

NONE, SIGN, HINT, ALL = "none", "sign", "hint", "all"  # how much help, as the settings name it
PLACE = "place"  # what a hint shows first, as the settings name it
NO_MOVE_FOUND = Status("No useful move found")
LESS_HELP = "The settings allow no such help."
AHEAD = (
    "locale signal threading selectors subprocess queue json klondike.rules.drawing klondike.rules.telling "
    "klondike.solver.verdict klondike.solver.questions klondike.solver.errands klondike.solver.worker "
    "klondike.solver.ordering klondike.watching klondike.wayback klondike.hints klondike.counsel"
)
"""what the first question needs"""


class Advisor:
    """Whatever is said about the player's game, by itself and when asked for."""

    def __init__(self, desk: "Desk") -> None:
        """Say nothing yet."""
        self._desk = desk
        self._endings = Endings(desk, self)
        self._ahead = Ahead(AHEAD)
        self._placed: Board | None = None  # of which the last hint was

    @cached_property
    def _counsel(self) -> "Counsel":
        from klondike.counsel import Counsel

        return Counsel(self._desk)

    @property
    def _is_called(self) -> bool:
        return "_counsel" in self.__dict__

    @property
    def _level(self) -> str:
        return self._desk.session.store.settings.help

    def follow(self, change: Change) -> None:
        """The player's game has changed."""
        if self._is_called:
            self._counsel.follow(change)
        self.look()

    def look(self) -> None:
        """Say by itself what the player wants to be told of this position."""
        session = self._desk.session
        board = session.game.board
        if self._level == ALL and not board.is_won:
            self._counsel.judge()
        elif self._is_called:
            self._counsel.rest()
        self._endings.look(board)
        if session.wants_winnable and session.next_deal(session.chosen_rules) is None:
            self._counsel.put_deal_by(session.chosen_rules)

    def tell_outlook(self, *, is_hopeful: bool) -> None:
        """Say in the bar that no moves were found that lead on, where it does not say more."""
        if self._level != ALL or self._desk.session.game.is_won:
            self._desk.table.tell(Status() if is_hopeful else NO_MOVE_FOUND)

    def prove_end(self, board: Board, then: Callable[[], None]) -> None:
        """Go on where it is proved that a board can't be won, as far as the player wants such help."""
        if self._level in (HINT, ALL):
            self._counsel.prove_end(board, then)

    def turn_away(self) -> None:
        """The player has turned to something else: what was asked before is answered no more."""
        if self._is_called:
            self._counsel.turn_away()

    def find_deal(self, rules: RuleSet, then: Callable[[Deal], None]) -> None:
        """Find a deal that can be won."""
        self._counsel.find_deal(rules, then)

    def hint(self) -> None:
        """Show a move, or only say that there is one, or nothing, as the player has it."""
        if self._allows(SIGN, HINT, ALL):
            counsel = self._counsel
            (counsel.sign if self._level == SIGN or self._is_place_first() else counsel.hint)()

    def _is_place_first(self) -> bool:
        """Whether a hint only says where to look: the first one on a board, where the player wants it so."""
        board, former = self._desk.session.game.board, self._placed
        self._placed = board
        return self._desk.session.store.settings.hint_first == PLACE and former is not board

    def go_back(self) -> None:
        """Go back to where the game could still be won."""
        if self._allows(HINT, ALL):
            self._counsel.go_back()

    def show_me(self) -> None:
        """Show how the game is won."""
        if self._allows(HINT, ALL):
            self._counsel.show_me()

    def about_end(self, panel: "EndingScreen") -> None:
        """No move leads on: say how it could have been won."""
        self._endings.take_note()
        if self._level in (HINT, ALL):
            self._counsel.about_end(panel)

    def about_win(self, tell: Callable[[tuple[Move, ...]], None]) -> None:
        """The game is won: tell the shortest way to it that is found in a few seconds."""
        if self._level in (HINT, ALL):
            self._counsel.about_win(tell)

    def about_loss(self, game: Game) -> None:
        """A game was given up: tell whether its deal could be won."""
        if self._level in (HINT, ALL):
            self._counsel.about_loss(game)

    def listen(self, elapsed: float) -> None:
        """Hear what was found out in the meantime."""
        self._endings.go_on()
        if self._is_called:
            self._counsel.listen(elapsed)

    @property
    def patience(self) -> float | None:
        """Seconds until `listen` wants to be called though no event came; None: never."""
        if self._endings.is_looking:
            return 0.0
        return self._counsel.patience if self._is_called else None

    def close(self) -> None:
        """Let nothing outlive the game."""
        if self._is_called:
            self._counsel.close()

    def prepare(self) -> bool:
        """Import something that the first question needs; false where that is done, or no help is wanted."""
        return self._level != NONE and self._ahead.prepare()

    def _allows(self, *levels: str) -> bool:
        """Whether the player wants such help; says where to change it if not."""
        is_allowed = self._level in levels
        if not is_allowed:
            offer = Offer("Settings", lambda: self._desk.obey(Command.SETTINGS))
            self._desk.table.say(LESS_HELP, "hint", offer)
        return is_allowed
