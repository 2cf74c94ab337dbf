"""Cards that go home by themselves, one after the other, once the player has said so."""

from typing import TYPE_CHECKING

from klondike.rules import Cause
from klondike.scene.motion import SPEED_FACTORS, Kind
from klondike.ui.toast import Toast

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

QUICKER = 0.9  # with each card the pause before the next is shorter
REST_IS_OPEN = "Everything is turned. The rest goes home by itself."


class Finish:
    """A timer that makes the next move home; anything the player does stops it."""

    def __init__(self, table: "TableScreen") -> None:
        """Send home the cards of one table."""
        self._table = table
        self._due: float | None = None
        self._sent = 0

    @property
    def is_running(self) -> bool:
        """Whether cards go home by themselves just now."""
        return self._due is not None

    def start(self) -> None:
        """Send up every card that can go."""
        table = self._table
        if table.game.board.finishing_move() is None:
            return
        self._due, self._sent = table.now, 0
        while self._due is not None and not self._pause:
            self._next()

    def stop(self) -> None:
        """Leave the rest to the player."""
        self._due = None
        self.offer()

    def step(self, now: float) -> None:
        """Send the next card when it is due."""
        if self._due is not None and now >= self._due:
            self._next()

    def offer(self) -> None:
        """Offer to send the rest home while nothing is hidden, where the rules have it (S2.4)."""
        board, toaster = self._table.game.board, self._table.toaster
        is_offered = toaster.toast.text == REST_IS_OPEN and not toaster.is_leaving
        is_taken = board.is_won or self.is_running or self._table.game.is_watched
        is_due = board.is_open and board.rules.autoplay and not is_taken
        if is_due and not is_offered:
            toaster.show(Toast(REST_IS_OPEN, "finish", "Send home", self.start, stays=True))
        elif is_offered and not is_due:
            toaster.dismiss()

    @property
    def _pause(self) -> float:
        motion = self._table.motion
        tempo = motion.tempos[Kind.FINISH]
        return max(tempo.quickest, tempo.stagger * QUICKER**self._sent) * SPEED_FACTORS[motion.speed]

    def _next(self) -> None:
        table = self._table
        move = table.game.board.finishing_move()
        self._due = table.now + self._pause if move else None
        self._sent += 1
        if move:
            table.commit(table.game.play(move, Cause.AUTOPLAY), Kind.FINISH)
