"""What all choices of one among few share: parts side by side, each of which answers the mouse by itself."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from klondike.ui.widgets.base import Widget
from klondike.ui.widgets.glide import Warmth

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Choice(Widget):
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
        self.warmths = [Warmth() for _ in self.options]  # of each part: one cools while the next warms

    @property
    def count(self) -> int:
        """Give how many choices there are."""
        return len(self.options)

    @property
    def steps(self) -> Mapping[int, int]:
        """Give how far each key moves the choice."""
        return STEPS

    def part_at(self, place: tuple[int, int]) -> int:
        """Give the part at a place in device pixels, -1 for none."""
        return pygame.Rect(place, (1, 1)).collidelist(self.parts)

    def choose(self, index: int) -> None:
        """Choose a part, if it is another one, and tell."""
        if index != self.index and 0 <= index < self.count:
            self.index = index
            if self.action:
                self.action()

    def press(self) -> None:
        """Take the part under the mouse, else the next one."""
        self.choose(self.under if self.is_hovered else (self.index + 1) % self.count)

    def key(self, event: pygame.event.Event) -> bool:
        """Move the choice."""
        steps, ends = self.steps, {pygame.K_HOME: 0, pygame.K_END: self.count - 1}
        is_mine = event.key in steps or event.key in ends
        if is_mine:
            self.choose(ends.get(event.key, self.index + steps.get(event.key, 0)))
        return is_mine

    def handle(self, event: pygame.event.Event) -> bool:
        """Note the part under the mouse, then go on as every widget."""
        before = self.under
        if hasattr(event, "pos"):
            self.under = self.part_at(event.pos)
        return super().handle(event) or (self.is_hovered and before != self.under)

    def mouse_down(self, event: pygame.event.Event) -> bool:
        """Begin a press, which the part under the mouse answers at once."""
        is_mine = super().mouse_down(event)
        if is_mine and self.under >= 0:
            self.warmths[self.under].settle(1.0)
        return is_mine

    def take_over(self, old: Widget) -> None:
        """Go on with the mouse of the widget that was here before, part by part if it was the same choice."""
        super().take_over(old)
        if isinstance(old, Choice) and old.options == self.options:
            self.under, self.warmths = old.under, old.warmths

    @property
    def is_moving(self) -> bool:
        """Tell if a part changes its colour."""
        return any(warmth.lags(self._heat_of(i)) for i, warmth in enumerate(self.warmths))

    def step(self, seconds: float) -> None:
        """Let the colours answer the mouse."""
        for i, warmth in enumerate(self.warmths):
            warmth.step(seconds, self._heat_of(i))

    def settle(self) -> None:
        """Let them have answered."""
        for i, warmth in enumerate(self.warmths):
            warmth.settle(self._heat_of(i))

    def _heat_of(self, part: int) -> float:
        return self._heat if part == self.under else 0.0

    def say(self) -> str:
        """Say the name and the choice."""
        return f"{self.name}, {self.options[self.index]}, {self.index + 1} of {self.count}"
