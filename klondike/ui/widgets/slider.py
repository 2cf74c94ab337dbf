"""A knob on a line: a number between two others."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets.base import State, Widget

KNOB = 26
WORDS_ROOM = 64
STEPS = {
    pygame.K_LEFT: -1,
    pygame.K_DOWN: -1,
    pygame.K_RIGHT: 1,
    pygame.K_UP: 1,
    pygame.K_PAGEDOWN: -5,
    pygame.K_PAGEUP: 5,
    pygame.K_HOME: -1000,
    pygame.K_END: 1000,
}


class Scale(NamedTuple):
    """The numbers a slider can give, and how they are written."""

    low: int
    high: int
    step: int = 1
    words: str = "{} %"

    def nearest(self, value: float) -> int:
        """Give the number of the scale that lies nearest."""
        steps = round((value - self.low) / self.step)
        return max(self.low, min(self.high, self.low + steps * self.step))


class Slider(Widget):
    """A number to set by dragging or with the arrows; its value stands to the right of the line.

    Where the value moves the slider itself, as a size of text does, `waits` keeps it until the release.
    """

    words_room: float = WORDS_ROOM  # points at the right for the value

    def __init__(
        self, name: str, value: int, scale: Scale, action: Callable[[int], object], *, waits: bool = False
    ) -> None:
        super().__init__(lambda: action(self.value))
        self.waits = waits
        self.told = value
        self.name = name
        self.value = value
        self.scale = scale
        self.track = pygame.Rect(0, 0, 1, 1)

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give 220 points of line and room for the value, 44 high."""
        return 220.0 + self.words_room, 44.0

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Lay out the line: half a knob inside the left edge, the value at the right."""
        super().place(pen, rect)
        half = pen.px(KNOB / 2)
        self.track = pygame.Rect(rect.x + half, 0, rect.w - 2 * half - pen.px(self.words_room), pen.px(6))
        self.track.centery = rect.centery

    def set(self, value: float) -> None:
        """Take the nearest number of the scale and tell, if it is another one."""
        self.value = self.scale.nearest(value)
        if not (self.waits and self.is_pressed):
            self.tell()

    def tell(self) -> None:
        """Say the value to whom it concerns, once for each new one."""
        if self.value != self.told:
            self.told = self.value
            if self.action:
                self.action()

    def drag(self, place: tuple[int, int]) -> None:
        """Bring the knob under the mouse."""
        share = (place[0] - self.track.x) / max(1, self.track.w)
        self.set(self.scale.low + share * (self.scale.high - self.scale.low))

    def mouse_up(self, event: pygame.event.Event) -> bool:
        """Let the knob go, wherever the mouse is by now."""
        was_mine = super().mouse_up(event)
        if was_mine:
            self.tell()
        return was_mine

    def press(self) -> None:
        """Do nothing: the knob has followed the mouse, and Space has no meaning here."""

    def key(self, event: pygame.event.Event) -> bool:
        """Move by a step, by five, or to an end."""
        steps = STEPS.get(event.key, 0)
        if steps:
            self.set(self.value + steps * self.scale.step)
        return steps != 0

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw line, knob and value."""
        panel = pen.theme.panel
        share = 0.4 if self.state == State.DISABLED else 1.0
        knob = self._knob(pen)
        pen.box(surface, self.track, 3, panel.line)
        done = pygame.Rect(self.track.topleft, (max(self.track.h, knob.centerx - self.track.x), self.track.h))
        pen.box(surface, done, 3, panel.acc, share)
        if self.warmth.value:
            halo = knob.inflate(pen.px(20), pen.px(20))
            pen.box(surface, halo, KNOB / 2 + 10, panel.acc, 0.15 * self.warmth.value)
        face = panel.sheet if panel.shift == "#000000" else panel.ink
        pen.box(surface, knob, KNOB / 2, face, 1.0, panel.acc, line_alpha=share, width=2.5)
        words = self.scale.words.format(self.value)
        pen.text(surface, words, self.rect.midright, 16, panel.ink, "semibold", align="right")
        self.focus_ring(pen, surface, knob, KNOB / 2)

    def _knob(self, pen: Pen) -> pygame.Rect:
        share = (self.value - self.scale.low) / max(1, self.scale.high - self.scale.low)
        knob = pygame.Rect(0, 0, pen.px(KNOB), pen.px(KNOB))
        knob.center = (self.track.x + round(self.track.w * share), self.track.centery)
        return knob

    def say(self) -> str:
        """Say the name and the value."""
        return f"{self.name}, {self.scale.words.format(self.value)}"
