"""The way back: to the last position of the player's game that can be won, past the move that lost it."""

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from klondike.rules import Board, Game, Help
from klondike.rules.telling import told
from klondike.rules.wording import capital, count
from klondike.solver.errands import Errand, Wish
from klondike.solver.rewind import Found, Rewind
from klondike.solver.verdict import Reason, Verdict
from klondike.ui.toast import Offer

if TYPE_CHECKING:
    from klondike.desk import Desk
    from klondike.screens.ending import EndingScreen

SECONDS = 4.0  # for each position
LOST_ALWAYS = "This deal could not be won. It was not you."
CANT_TELL = "Too hard to tell in so short a time."
CANT_LOOK = "Looking ahead does not work here just now."
STILL_WINNABLE = "It can still be won from here."
STAYS_LOST = "In this game no move is taken back that far."
ICON = "undo"


def why_unknown(reason: Reason | None) -> str:
    """Why a question is left without an answer."""
    return CANT_LOOK if reason is Reason.FAILED else CANT_TELL


class WayBack:
    """Looks for the last position that can be won, offers to go there, and goes."""

    def __init__(self, desk: "Desk") -> None:
        """Serve the game on this desk."""
        self._desk = desk
        self._reason: Reason | None = None  # why the last search left something unknown

    @property
    def _game(self) -> Game:
        return self._desk.session.game

    @property
    def _boards(self) -> list[Board]:
        """The boards of the game so far, in the order of play."""
        game = self._game
        return [game.dealt, *(entry.board for entry in game.history[: game.moves])]

    def searching(self) -> "Generator[Wish, Verdict, Found]":
        """Find out how far back the game could surely be won."""
        rewind, self._reason = Rewind(self._boards), None
        while (board := rewind.next_board()) and self._reason is not Reason.FAILED:
            verdict = yield Wish(board, SECONDS)
            self._reason = verdict.reason or self._reason
            rewind.take(verdict)
        return rewind.so_far

    def pointing(self, words: str) -> Errand:
        """Say why there is no hint, and offer to go back where that helps."""
        found = yield from self.searching()
        moves, say = self._moves_back(found), self._desk.table.say
        if found.is_lost_from_start:
            say(LOST_ALWAYS, ICON)
        elif moves:
            more = f"{words} {capital(count(moves, 'move'))} ago it could still be won."
            say(more, ICON, Offer("Go back", self._bringing(found)))
        else:
            say(words, ICON)

    def _moves_back(self, found: Found) -> int:
        """How many moves ago it could be won, 0 for none."""
        return 0 if found.index is None else self._game.moves - found.index

    def _bringing(self, found: Found) -> Callable[[], None]:
        """Go back later, unless the game has taken another way meanwhile."""
        place = slice(found.index, (found.index or 0) + 2)
        boards = self._boards[place]

        def bring() -> None:
            if self._boards[place] == boards:
                self.bring(found)

        return bring

    def going(self) -> Errand:
        """Go back to where it can be won."""
        self.bring((yield from self.searching()))

    def telling(self, panel: "EndingScreen") -> Errand:
        """Say at the end of a game that it could not be won, or how far back it could."""
        found = yield from self.searching()
        moves = self._moves_back(found)
        if found.is_lost_from_start:
            panel.tell(LOST_ALWAYS)
        elif moves and found.index is not None and found.index >= self._game.settled:
            words = f"{capital(count(moves, 'move'))} ago this deal could still be won."
            panel.tell(words, (f"Go back {count(moves, 'move')}", lambda: self.bring(found)))

    def bring(self, found: Found) -> None:
        """Go back to where it can be won, or say why not."""
        game, say = self._game, self._desk.table.say
        if found.index is None:
            say(LOST_ALWAYS if found.is_lost_from_start else why_unknown(self._reason), ICON)
        elif found.index == game.moves:
            say(STILL_WINNABLE, "yes")
        elif found.index < game.settled:
            say(STAYS_LOST, ICON)
        else:
            self._take_back(found.index, is_exact=found.is_exact)

    def _take_back(self, moves: int, *, is_exact: bool) -> None:
        """Take the moves back, and point at the first of them if it is proved that it lost the game."""
        game, table = self._game, self._desk.table
        words, lost = f"Back {count(game.moves - moves, 'move')}.", game.history[moves].move
        change = game.undo_to(moves)
        if not change or not lost:
            return
        game.help(Help.BACK)
        table.commit(change)
        if is_exact:
            table.hint.warn(lost)
            words += f" What lost the game: “{told(game.board, lost)}”"
        table.say(words, ICON)
