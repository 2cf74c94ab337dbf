"""A button held down: what may be wanted many times in a row is wished again and again."""

from typing import TYPE_CHECKING

from klondike.ui.commands import ROWS, Command

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

FIRST_SECONDS, NEXT_SECONDS = 0.4, 0.12  # as keys repeat


class Repeat:
    """Waits on a pressed button of the bar."""

    def __init__(self, table: "TableScreen") -> None:
        """Watch over one table."""
        self._table = table
        self._command: Command | None = None
        self._has_wished = False
        self._wait = 0.0

    @property
    def patience(self) -> float | None:
        """Seconds until the command is wished again."""
        return self._wait if self._command else None

    def press(self, command: Command) -> None:
        """Begin to wait, where the command is one that repeats."""
        self._command = command if ROWS[command].repeats else None
        self._wait, self._has_wished = FIRST_SECONDS, False

    def tick(self, seconds: float) -> None:
        """Let time pass while the button is held; a button that went out of use ends it."""
        if not self._command:
            return
        self._wait -= seconds
        if self._command in self._table.bar.disabled:
            self._command = None
        elif self._wait <= 0.0:
            self._wait, self._has_wished = NEXT_SECONDS, True
            self._table.listeners.wished(self._command)

    def stop(self) -> None:
        """Wish nothing more: the pointer has left the button."""
        self._command = None

    def release(self) -> bool:
        """End it; true when the hold has brought what a click would bring."""
        self._command = None
        return self._has_wished
