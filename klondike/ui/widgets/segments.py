"""A few words side by side, one of them chosen."""

from collections.abc import Callable, Sequence

import pygame

from klondike.ui.pen import Pen
from klondike.ui.theme import mix
from klondike.ui.widgets.base import State
from klondike.ui.widgets.choice import Choice
from klondike.ui.widgets.glide import Glide

TEXT = 16


class Segments(Choice):
    """A few words on one track; the mark of the chosen one slides."""

    def __init__(
        self, name: str, options: Sequence[str], index: int, action: Callable[[int], object]
    ) -> None:
        super().__init__(name, options, index, action)
        self.slide = Glide(index)

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give each word 17 points to both sides, 44 high."""
        return sum(self._widths(pen)) / pen.unit + 6, 44.0

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Lay out the words; what room is left over is shared out."""
        super().place(pen, rect)
        widths = self._widths(pen)
        spare = (rect.w - 2 * pen.px(3) - sum(widths)) / len(widths)
        x, high = float(rect.x + pen.px(3)), rect.h - 2 * pen.px(4)
        self.parts = []
        for width in widths:
            self.parts.append(pygame.Rect(round(x), rect.y + pen.px(4), round(width + spare), high))
            x += width + spare

    def _widths(self, pen: Pen) -> list[int]:
        return [pen.text_size(option, TEXT, "semibold")[0] + pen.px(34) for option in self.options]

    def part_at(self, place: tuple[int, int]) -> int:
        """Give the part above or below a place too: the edge of the track belongs to it."""
        return next((i for i, part in enumerate(self.parts) if part.left <= place[0] < part.right), -1)

    def choose(self, index: int) -> None:
        """Let the choice slide to another part, and tell."""
        if index != self.index and 0 <= index < self.count:
            self.slide.aim(index)
        super().choose(index)

    @property
    def is_moving(self) -> bool:
        """Tell if the choice slides or a part changes its colour."""
        return self.slide.is_moving or super().is_moving

    def step(self, seconds: float) -> None:
        """Slide the choice, and let the colours answer the mouse."""
        super().step(seconds)
        self.slide.step(seconds)

    def settle(self) -> None:
        """Put the choice where it belongs."""
        super().settle()
        self.slide.settle()

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the track, the choice and the words."""
        panel = pen.theme.panel
        dim = self.state == State.DISABLED
        share = 0.4 if dim else 1.0
        pen.box(surface, self.rect, 11, panel.well, 1.0, panel.edge, line_alpha=share, width=1.5)
        for i, warmth in enumerate(self.warmths):
            if warmth.value and i != self.index:
                pen.box(surface, self.parts[i], 8, mix(panel.well, panel.press, warmth.value))
        pen.box(surface, self._chosen(), 8, panel.acc, share)
        for i, part in enumerate(self.parts):
            ink = panel.on if i == self.index else panel.ink
            centre = (part.centerx, part.centery - pen.px(1))
            words = pen.shorten(self.options[i], part.w - pen.px(8), TEXT, "semibold")
            pen.text(surface, words, centre, TEXT, ink, "semibold", align="centre", alpha=120 if dim else 255)
        self.focus_ring(pen, surface, self.parts[self.index], 8)

    def _chosen(self) -> pygame.Rect:
        place = self.slide.value
        first = self.parts[min(int(place), len(self.parts) - 1)]
        second = self.parts[min(int(place) + 1, len(self.parts) - 1)]
        share = place - int(place)
        left = round(first.left + (second.left - first.left) * share)
        right = round(first.right + (second.right - first.right) * share)
        return pygame.Rect(left, first.y, right - left, first.h)
