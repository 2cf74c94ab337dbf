"""The picture as it was, going slowly over the one that has taken its place: how another look comes."""

from collections.abc import Sequence

import pygame

from klondike.ui.pen import Pen
from klondike.ui.screen import Screen

SECONDS = 0.2


class Crossfade(Screen):
    """Lies over all screens for a moment and takes nothing of what happens.

    What is below is drawn once and kept, and drawn again only when it changes: laying two pictures over
    each other is all that a large window has time for.
    """

    name = "crossfade"
    covers_table = False
    takes_input = False

    def __init__(self, pen: Pen, former: pygame.Surface, below: Sequence[Screen], pace: float) -> None:
        """Begin with a picture of the whole window; `pace` is the factor of the time, above 0."""
        super().__init__(pen)
        self._former = former
        self._latter: pygame.Surface | None = None
        self._is_kept = False  # True: what is below is the same as in the picture before
        self._below = tuple(below)
        self._seconds = pace * SECONDS
        self._clock = 0.0

    @property
    def is_opaque(self) -> bool:  # type: ignore[override]
        """Tell if nothing below has to be drawn; asked before each picture, which goes by the answer."""
        self._is_kept = self._latter is not None and not any(
            each.dirty or each.is_moving for each in self._below
        )
        return self._is_kept

    @property
    def is_moving(self) -> bool:
        """Tell if it is still to be seen."""
        return not self.is_closed

    def resize(self, size: tuple[int, int], unit: float) -> None:
        """Go at once where the window is another one."""
        super().resize(size, unit)
        if size != self._former.get_size():
            self.close()

    def restyle(self, theme: object) -> None:  # noqa: ARG002
        """Make way for another one."""
        self.close()

    def step(self, seconds: float) -> None:
        """Move on in time."""
        self._clock += seconds
        if self._clock >= self._seconds:
            self.close()

    def draw(self, surface: pygame.Surface, lag: float) -> None:
        """Lay what is left of the former picture over the other one."""
        if self._latter is None:
            self._latter = surface.copy()
        elif self._is_kept:
            surface.blit(self._latter, (0, 0))
        else:
            self._latter.blit(surface, (0, 0))
        left = 1 - (self._clock + lag) / self._seconds
        self._former.set_alpha(round(255 * max(0.0, left)))
        surface.blit(self._former, (0, 0))
