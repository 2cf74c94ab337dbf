"""Switch and tick: a line of text that is on or off."""

from collections.abc import Callable

import pygame

from klondike.ui.pen import Pen
from klondike.ui.theme import mix
from klondike.ui.widgets.base import State, Widget
from klondike.ui.widgets.glide import Glide

BODY = 17
SMALL = 15


class Switch(Widget):
    """A line of text with a switch at its right end; the whole line is the target."""

    def __init__(self, label: str, action: Callable[[bool], object], *, value: bool, note: str = "") -> None:
        super().__init__(lambda: action(self.value))
        self.label = label
        self.note = note
        self.value = value
        self.knob = Glide(float(value))

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give room to the text and the switch, 56 high."""
        words = max(pen.text_size(self.label, BODY)[0], pen.text_size(self.note, SMALL)[0])
        return words / pen.unit + 24 + 52, 56.0

    def press(self) -> None:
        """Switch over."""
        self.value = not self.value
        self.knob.aim(float(self.value))
        super().press()

    @property
    def is_moving(self) -> bool:
        """Tell if the knob slides."""
        return self.knob.is_moving or super().is_moving

    def step(self, seconds: float) -> None:
        """Slide the knob."""
        super().step(seconds)
        self.knob.step(seconds)

    def settle(self) -> None:
        """Put the knob where it belongs."""
        super().settle()
        self.knob.settle()

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw text and switch."""
        panel, middle = pen.theme.panel, self.rect.centery
        faint = 120 if self.state == State.DISABLED else 255
        if self.note:
            pen.text(surface, self.note, (self.rect.x, middle + pen.px(11)), SMALL, panel.ink2, alpha=faint)
            middle -= pen.px(10)
        pen.text(surface, self.label, (self.rect.x, middle), BODY, panel.ink, alpha=faint)
        track = pygame.Rect(0, 0, pen.px(52), pen.px(30))
        track.midright = self.rect.midright
        self._draw_switch(pen, surface, track)
        self.focus_ring(pen, surface, track, 15)

    def _draw_switch(self, pen: Pen, surface: pygame.Surface, track: pygame.Rect) -> None:
        panel = pen.theme.panel
        ground = mix(panel.acc if self.value else panel.well, panel.shift, 0.1 * self.warmth.value)
        share = 0.4 if self.state == State.DISABLED else 1.0
        edge = panel.acc if self.value else panel.edge
        pen.box(surface, track, 15, ground, share, edge, line_alpha=share, width=1.5)
        side, margin = pen.px(22), pen.px(4)
        knob = pygame.Rect(track.x + margin, 0, side, side)
        knob.x += round((track.w - 2 * margin - side) * self.knob.value)
        knob.centery = track.centery
        pen.box(surface, knob, 11, panel.on if self.value else panel.edge, 1.0 if self.value else share)
        if self.value:
            pen.icon(surface, "check", knob.center, 14, panel.acc, 3)

    def say(self) -> str:
        """Say the line and how the switch stands."""
        return f"{self.label}, {'on' if self.value else 'off'}"


class Tick(Widget):
    """A box to tick, with its text; all of it is the target."""

    def __init__(self, label: str, action: Callable[[bool], object], *, value: bool) -> None:
        super().__init__(lambda: action(self.value))
        self.label = label
        self.value = value

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give room to box and text, 44 high."""
        return 36 + pen.text_size(self.label, 16)[0] / pen.unit, 44.0

    def press(self) -> None:
        """Tick or clear."""
        self.value = not self.value
        super().press()

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw box, tick and text."""
        panel = pen.theme.panel
        share = 0.4 if self.state == State.DISABLED else 1.0
        box = pygame.Rect(self.rect.x, 0, pen.px(24), pen.px(24))
        box.centery = self.rect.centery
        ground = panel.acc if self.value else self.ground(pen, panel.sheet)
        edge = panel.acc if self.value else panel.edge
        pen.box(surface, box, 6, ground, share, edge, line_alpha=share, width=1.8)
        if self.value:
            pen.icon(surface, "check", box.center, 18, panel.on, 3)
        left = self.rect.x + pen.px(36)
        pen.text(surface, self.label, (left, self.rect.centery), 16, panel.ink, alpha=round(255 * share))
        self.focus_ring(pen, surface, box, 6)

    def say(self) -> str:
        """Say the text and if it is ticked."""
        return f"{self.label}, {'ticked' if self.value else 'not ticked'}"
