"""Cards that go home by themselves after a move of the player, where the settings have it so.

Each is a move of its own, made a moment after the one before; all are taken back with the player's.
"""

from typing import TYPE_CHECKING

from klondike.rules import Cause, Change
from klondike.rules.homeward import Homing, brought_down, homing_move
from klondike.scene.motion import SPEED_FACTORS, Kind

if TYPE_CHECKING:
    from klondike.rules import Move
    from klondike.scene.motion import Motion
    from klondike.scene.table import TableScreen

QUICKER = 0.9  # with each card the pause before the next is shorter


def pause(motion: "Motion", sent: int) -> float:
    """Seconds until the next card goes home, when so many have gone one after the other."""
    tempo = motion.tempos[Kind.FINISH]
    return max(tempo.quickest, tempo.stagger * QUICKER**sent) * SPEED_FACTORS[motion.speed]


class Along:
    """A timer that makes the next move home; it waits while anything is pressed or held (U133)."""

    def __init__(self, table: "TableScreen") -> None:
        """Send home the cards of one table."""
        self._table = table
        self._due: float | None = None
        self._sent = 0

    @property
    def is_awaited(self) -> bool:
        """Whether a card is still to go."""
        return self._due is not None

    @property
    def is_moving(self) -> bool:
        """Whether one goes as soon as its time has come."""
        return self.is_awaited and not self._is_held

    def follow(self, change: Change) -> None:
        """See whether a card goes home after a change: only the player's own moves have such followers."""
        table = self._table
        begins, goes_on = change.cause is Cause.PLAY, change.cause is Cause.ALONG
        self._due = None
        self._sent = self._sent + 1 if goes_on else 0
        if (begins or goes_on) and not table.finish.is_running and self._move():
            landed = table.motion.lands(table.motion.in_flight)
            self._due = max(table.now, landed) if begins else table.now + pause(table.motion, self._sent)

    def step(self, now: float) -> None:
        """Send the cards that are due."""
        while self._due is not None and now >= self._due and not self._is_held:
            self._send()

    def hurry(self) -> None:
        """Send all at once: the player turns to something else."""
        while self.is_moving:
            self._send()

    @property
    def _is_held(self) -> bool:
        table = self._table
        return bool(table.hand.grip or table.hand.cards or table.pointer.is_pressed)

    def _move(self) -> "Move | None":
        game, homing = self._table.game, self._table.preferences.homing
        if homing is Homing.NEVER or game.is_watched:
            return None
        return homing_move(game.board, homing, brought_down(game))

    def _send(self) -> None:
        self._due, move = None, self._move()
        if move:
            self._table.commit(self._table.game.play(move, Cause.ALONG), Kind.FINISH)
