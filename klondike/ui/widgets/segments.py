"""A few words side by side, one of them chosen."""

from collections.abc import Callable, Sequence

import pygame

from klondike.ui.pen import Pen
from klondike.ui.theme import mix
from klondike.ui.widgets.base import State, Widget
from klondike.ui.widgets.glide import Glide, Warmth

TEXT = 16
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Segments(Widget):
    """A choice of one among few; arrows, Home and End move it, Space takes the next."""

    def __init__(
        self, name: str, options: Sequence[str], index: int, action: Callable[[int], object]
    ) -> None:
        super().__init__(lambda: action(self.index))
        self.name = name
        self.options = tuple(options)
        self.index = index
        self.parts: list[pygame.Rect] = []
        self.under = -1  # the part under the mouse
        self.slide = Glide(index)
        self.warmths = [Warmth() for _ in self.options]  # of each part: one cools while the next warms

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

    def choose(self, index: int) -> None:
        """Choose a part, if it is another one, and tell."""
        if index != self.index and 0 <= index < len(self.options):
            self.index = index
            self.slide.aim(index)
            if self.action:
                self.action()

    def press(self) -> None:
        """Take the part under the mouse, else the next one."""
        self.choose(self.under if self.is_hovered else (self.index + 1) % len(self.options))

    def key(self, event: pygame.event.Event) -> bool:
        """Move the choice."""
        ends = {pygame.K_HOME: 0, pygame.K_END: len(self.options) - 1}
        if event.key in STEPS:
            self.choose(self.index + STEPS[event.key])
        elif event.key in ends:
            self.choose(ends[event.key])
        return event.key in STEPS or event.key in ends

    def handle(self, event: pygame.event.Event) -> bool:
        """Note the part under the mouse, then go on as every widget."""
        before = self.under
        if hasattr(event, "pos"):
            x = event.pos[0]
            self.under = next((i for i, part in enumerate(self.parts) if part.left <= x < part.right), -1)
        return super().handle(event) or (self.is_hovered and before != self.under)

    def mouse_down(self, event: pygame.event.Event) -> bool:
        """Begin a press, which the part under the mouse answers at once."""
        is_mine = super().mouse_down(event)
        if is_mine and self.under >= 0:
            self.warmths[self.under].settle(1.0)
        return is_mine

    @property
    def is_moving(self) -> bool:
        """Tell if the choice slides or a part changes its colour."""
        lags = [warmth.lags(self._heat_of(i)) for i, warmth in enumerate(self.warmths)]
        return self.slide.is_moving or any(lags)

    def step(self, seconds: float) -> None:
        """Slide the choice, and let the colours answer the mouse."""
        self.slide.step(seconds)
        for i, warmth in enumerate(self.warmths):
            warmth.step(seconds, self._heat_of(i))

    def settle(self) -> None:
        """Put the choice where it belongs."""
        self.slide.settle()
        for i, warmth in enumerate(self.warmths):
            warmth.settle(self._heat_of(i))

    def _heat_of(self, part: int) -> float:
        return self._heat if part == self.under else 0.0

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

    def say(self) -> str:
        """Say the name and the choice."""
        return f"{self.name}, {self.options[self.index]}, {self.index + 1} of {len(self.options)}"
