"""The bar that shows how far a long sheet is scrolled."""

from collections.abc import Callable

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets.base import State, Widget

LEAST_THUMB = 44


class ScrollBar(Widget):
    """A thumb on a track; `total`, `shown` and `offset` are device pixels of the content."""

    def __init__(self, action: Callable[[int], object]) -> None:
        super().__init__(lambda: action(self.offset))
        self.total = self.shown = 1
        self.offset = 0
        self.least = LEAST_THUMB
        self.grip = 0  # where the thumb is held, from its top

    @property
    def is_tab_stop(self) -> bool:
        """Let Tab pass: the paging keys scroll from everywhere."""
        return False

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give 20 points of width to aim at."""
        return 20.0, 100.0

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Take a place; the thumb never gets shorter than a target."""
        super().place(pen, rect)
        self.least = min(pen.px(LEAST_THUMB), rect.h)

    def thumb(self) -> pygame.Rect:
        """Give the place of the thumb."""
        height = max(self.least, self.rect.h * self.shown // max(1, self.total))
        free = self.rect.h - height
        top = self.rect.y + free * self.offset // max(1, self.total - self.shown)
        return pygame.Rect(self.rect.x, top, self.rect.w, height)

    def mouse_down(self, event: pygame.event.Event) -> bool:
        """Take hold of the thumb, or bring its middle here."""
        thumb = self.thumb()
        held = thumb.collidepoint(event.pos)
        self.grip = event.pos[1] - thumb.y if held else thumb.h // 2
        return super().mouse_down(event)

    def drag(self, place: tuple[int, int]) -> None:
        """Bring the held part of the thumb under the mouse."""
        free = max(1, self.rect.h - self.thumb().h)
        share = (place[1] - self.grip - self.rect.y) / free
        self.offset = round(max(0.0, min(1.0, share)) * (self.total - self.shown))
        if self.action:
            self.action()

    def press(self) -> None:
        """Do nothing more: the content has followed the thumb."""

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw track and thumb, broader under the mouse."""
        panel = pen.theme.panel
        width = pen.px(6 if self.state == State.REST else 10)
        for part, colour in ((self.rect, panel.well), (self.thumb(), panel.edge)):
            lane = pygame.Rect(0, part.y, width, part.h)
            lane.centerx = part.centerx
            pen.box(surface, lane, 5, colour)
