"""Shows a tooltip when the pointer has rested for a while on something that has more to say."""

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from klondike.app import App
    from klondike.ui.tooltip import Tip, Tooltip

WAIT = 0.6  # seconds of rest
ENDS = frozenset((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN))
AWAY = frozenset((pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))


class Tips:
    """Watches the pointer of one program; after a press or a key nothing is said until it leaves."""

    def __init__(self, app: "App") -> None:
        """The pointer is nowhere yet."""
        self._app = app
        self._at: tuple[int, int] | None = None  # where the pointer rests, while that may be spoken of
        self._tip: Tip | None = None  # what it rests on
        self._left = WAIT
        self._is_new = False
        self._shown: Tooltip | None = None
        self._answered: pygame.Rect | None = None

    @property
    def patience(self) -> float | None:
        """Seconds until a tooltip is due, None where none is."""
        is_waiting = self._tip is not None and self._shown is None
        return max(0.0, self._left) if is_waiting else None

    def watch(self, event: pygame.event.Event) -> None:
        """Follow the pointer; everything but its moving ends what is shown."""
        if event.type == pygame.MOUSEMOTION:
            is_free = not (any(event.buttons) or getattr(event, "touch", False))
            self._at = event.pos if is_free else None
            self._look()
        elif event.type in ENDS:
            self._answered = self._tip.place if self._tip else self._answered
            self._forget()
        elif event.type in AWAY:
            self._at = self._answered = None
            self._forget()

    def tick(self, seconds: float) -> None:
        """Let time pass; what lies under the resting pointer may have changed."""
        if self._tip is None:
            return
        self._look()
        if self._is_new:
            self._is_new = False  # these seconds passed before it came here
            return
        self._left -= seconds
        if self._tip and self._left <= 0 and not self._shown:
            self._show(self._tip)

    def _look(self) -> None:
        tip = self._spoken_of()
        if tip is None or self._tip is None or tip.place != self._tip.place:
            self._forget()
            self._left, self._is_new = WAIT, True
        elif self._shown:
            self._shown.change(tip)
        self._tip = tip

    def _spoken_of(self) -> "Tip | None":
        """What is to be said of the place where the pointer rests, unless it was answered there."""
        point = self._at
        if point is None:
            return None
        takers = [screen for screen in reversed(self._app.screens) if screen.takes_input]
        under = next((screen for screen in takers if screen.covers(point)), None)
        if self._answered and self._answered.collidepoint(point):
            return None
        self._answered = None
        return under.tip_at(point) if under else None

    def _show(self, tip: "Tip") -> None:
        from klondike.ui.tooltip import Tooltip

        self._shown = Tooltip(self._app.desk.pen, tip)
        self._app.lay_over(self._shown)

    def _forget(self) -> None:
        self._tip = None
        if self._shown:
            self._shown.close()
            self._shown = None
