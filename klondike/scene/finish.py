"""The end of a game: its cards go home one after the other, when the player says so or wants it always."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from klondike.rules import Board, Cause, Change, Move, Zone
from klondike.rules.homeward import finishing_line, is_free
from klondike.scene.along import Along, pause
from klondike.scene.motion import Kind
from klondike.ui.toast import Offer, Toast

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

REST_IS_OPEN = "Everything is turned. The rest goes home by itself."
COLUMNS_ARE_OPEN = "Every column is turned. The rest goes home by itself, with the stock."
OFFERS = (REST_IS_OPEN, COLUMNS_ARE_OPEN)
OWN = (Cause.PLAY, Cause.ALONG)


class Finish:
    """A timer that makes the next move home; anything the player does stops it."""

    def __init__(self, table: "TableScreen") -> None:
        """Send home the cards of one table."""
        self._table = table
        self.along = Along(table)
        self._due: float | None = None
        self._sent = 0
        self._cause = Cause.AUTOPLAY
        self._rest: list[Move] | None = None  # of a line to the end; None: whatever fits goes home
        self._known: tuple[Board, tuple[Move, ...]] | None = None

    @property
    def is_running(self) -> bool:
        """Whether cards go home one after the other just now."""
        return self._due is not None

    @property
    def is_moving(self) -> bool:
        """Whether any card goes home without being sent."""
        return self.is_running or self.along.is_moving

    def start(self) -> None:
        """Send up every card that can go."""
        if self._table.game.board.finishing_move():
            self._begin(None)

    def end(self) -> None:
        """Make all moves to the end of the game, from the stock and the waste too (U131)."""
        if self._line:
            self._begin(self._line)

    def stop(self) -> None:
        """Leave the rest to the player."""
        self._due = None
        self.offer()

    def step(self, now: float) -> None:
        """Make the next move when it is due."""
        self.along.step(now)
        while self._due is not None and now >= self._due:
            self._next()

    def follow(self, change: Change) -> None:
        """Take in a change: cards may follow it home, and the rest may go or be offered to go."""
        self.along.follow(change)
        table = self._table
        goes_by_itself = table.preferences.finishes and change.cause in OWN and self._is_due
        if goes_by_itself and is_free(table.game.board, self._line):
            self._rest, self._cause, self._sent = list(self._line), Cause.ALONG, 0
            self._due = max(table.now, table.motion.lands(table.motion.in_flight))
        self.offer()

    def offer(self) -> None:
        """Offer to send the rest home while that ends the game (U130), where the rules have it (S2.4)."""
        toaster = self._table.toaster
        is_offered = toaster.toast.text in OFFERS and not toaster.is_leaving
        is_due = self._is_due
        if is_due and not is_offered:
            words = REST_IS_OPEN if self._table.game.board.is_open else COLUMNS_ARE_OPEN
            toaster.show(Toast(words, "finish", (Offer("Send home", self.end),), stays=True))
        elif is_offered and not is_due:
            toaster.dismiss()

    @property
    def _is_due(self) -> bool:
        game = self._table.game
        is_taken = self.is_running or self.along.is_awaited or game.is_watched
        return game.rules.autoplay and not is_taken and bool(self._line)

    @property
    def _line(self) -> tuple[Move, ...]:
        """The moves that end the game from here, none where none are known to."""
        board = self._table.game.board
        if self._known is None or self._known[0] is not board:
            self._known = board, finishing_line(board)
        return self._known[1]

    def _begin(self, line: Sequence[Move] | None) -> None:
        self._rest = None if line is None else list(line)
        self._cause, self._sent, self._due = Cause.AUTOPLAY, 0, self._table.now
        while self._due is not None and not self._pause:
            self._next()

    @property
    def _pause(self) -> float:
        return pause(self._table.motion, self._sent)

    def _next(self) -> None:
        table = self._table
        move = self._taken() if self._rest is not None else table.game.board.finishing_move()
        self._due = table.now + self._pause if move else None
        self._sent += 1
        if move:
            self._make(move)

    def _make(self, move: Move) -> None:
        """Make a move; cards of the stock have to be seen before the next one."""
        table, is_home = self._table, move.target.zone is Zone.FOUNDATION
        table.commit(table.game.play(move, self._cause), Kind.FINISH if is_home else None)
        if self._due is not None and not is_home:
            self._due = max(self._due, table.motion.lands(table.motion.in_flight))

    def _taken(self) -> Move | None:
        return self._rest.pop(0) if self._rest else None
