"""A message that lies over whatever is open, for what is said of all of it."""

import pygame

from klondike.ui.pen import Pen
from klondike.ui.screen import Screen
from klondike.ui.toast import Toast, Toaster


class Said(Screen):
    """Shows one toast over all else, takes nothing, and goes with it."""

    name = "said"
    covers_table = False
    takes_input = False

    def __init__(self, pen: Pen, toast: Toast, pace: float = 1.0) -> None:
        super().__init__(pen)
        self.toaster = Toaster(pace)
        self.toaster.show(toast)

    def say(self, toast: Toast) -> None:
        """Say something else instead."""
        self.toaster.show(toast)
        self.dirty = True

    @property
    def is_moving(self) -> bool:
        """Tell if it rises or fades."""
        return self.toaster.is_moving

    @property
    def patience(self) -> float | None:
        """Give the seconds until it goes."""
        return self.toaster.patience

    def age(self, seconds: float) -> None:
        """Let it grow old."""
        self.toaster.tick(seconds)
        self._follow()

    def step(self, seconds: float) -> None:
        """Rise or fade."""
        self.toaster.step(seconds)
        self._follow()

    def _follow(self) -> None:
        if not self.toaster.is_shown:
            self.close()
        elif self.toaster.dirty:
            self.toaster.dirty, self.dirty = False, True

    def draw(self, surface: pygame.Surface, lag: float) -> None:  # noqa: ARG002
        """Draw the toast at the foot of the window."""
        self.toaster.draw(self.pen, surface)
