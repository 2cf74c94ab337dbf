"""The rest between two events: while only the clock is due, a second costs one small picture, not a frame."""

from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from klondike.app import App

LONGEST_TICK = 2.0  # seconds: what passes beyond it in one go is a machine that slept, not play


class Rest:
    """Lets the clock of the bar strike by itself, until anything else happens."""

    def __init__(self, app: "App") -> None:
        """Everything may be due."""
        self._app = app
        self.is_deep = False  # True: nothing but the clock is due

    @property
    def patience(self) -> float | None:
        """Seconds until the clock shows another second; None where it stands."""
        game = self._app.table.game
        return 1.001 - game.elapsed % 1.0 if game.is_started and not game.is_won else None

    def strike(self, seconds: float) -> bool:
        """Let time pass that brought no event; false where that takes a whole frame."""
        app = self._app
        if not self.is_deep or app.window.has_changed:
            return False
        begun = perf_counter()
        app.alt.age(seconds)
        app.desk.sounds.tick(seconds)
        if app.table.tick(min(seconds, LONGEST_TICK)):
            self.is_deep = app.session.keep_clock()
            app.window.present(app.table.strike(app.window.surface))
            app.tell(begun)
        return True
