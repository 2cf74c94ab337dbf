"""The tooltip: what the thing under the pointer is called, or why it cannot be used just now."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

import pygame

from klondike.ui.pen import Pen
from klondike.ui.screen import Screen
from klondike.ui.theme import TOAST, TOAST_INK, mix

TEXT, LINE = 15, 20  # points: size of the words, height of a line
RADIUS, ABOVE, BESIDE = 8, 8, 12  # points: of the corners, above and below the lines, beside them
APART = 8  # points from what it speaks of, and least distance from the edge of the window
WIDEST = 400  # points
KEY_GAP = 14  # points between the words and the key
BLUR, DROP, SHADE = 14, 5, 110
FAINT = 0.3  # of the way from the ink to the ground: the key


class Tip(NamedTuple):
    """What there is to say of a place in device pixels; a key stands after two spaces: "Undo  Ctrl+Z"."""

    place: pygame.Rect
    text: str


class Named(Protocol):
    """A widget, as far as a tooltip asks it."""

    rect: pygame.Rect
    clip: pygame.Rect | None

    @property
    def tip(self) -> str:
        """Give what is to be said of it."""

    def covers(self, place: tuple[int, int]) -> bool:
        """Tell if a place in device pixels is on it."""


def tip_of(widgets: Iterable[Named], point: tuple[int, int]) -> Tip | None:
    """Give what the widget at a place has to say, None for nothing."""
    widget = next((widget for widget in widgets if widget.covers(point)), None)
    if widget is None or not widget.tip:
        return None
    return Tip(widget.rect.clip(widget.clip) if widget.clip else widget.rect.copy(), widget.tip)


def spot(size: tuple[int, int], of: pygame.Rect, room: tuple[int, int], apart: int) -> pygame.Rect:
    """Give the place below the middle of something, above it where no room is left, in the window always."""
    area = pygame.Rect((0, 0), size)
    area.midtop = (of.centerx, of.bottom + apart)
    if area.bottom > room[1] - apart and of.top - apart - area.h >= 0:
        area.bottom = of.top - apart
    return area.clamp(pygame.Rect((0, 0), room).inflate(-2 * apart, 0)).clamp(pygame.Rect((0, 0), room))


class Tooltip(Screen):
    """Lies over all else while it is shown, and takes nothing."""

    name = "tooltip"
    covers_table = False
    takes_input = False

    def __init__(self, pen: Pen, tip: Tip) -> None:
        """Speak of one thing."""
        super().__init__(pen)
        self.tip = tip

    def change(self, tip: Tip) -> None:
        """Say something else of the same thing."""
        self.dirty = self.dirty or tip != self.tip
        self.tip = tip

    def resize(self, size: tuple[int, int], unit: float) -> None:
        """Fit into another window."""
        super().resize(size, unit)
        self._lay_out()

    def _lay_out(self) -> None:
        pen, (words, _, key) = self.pen, self.tip.text.partition("  ")
        self.key = key.replace("+", " ")  # as the menu shows it
        self.key_width = pen.text_size(self.key, TEXT, "semibold")[0] + pen.px(KEY_GAP) if self.key else 0
        beside = 2 * pen.px(BESIDE)
        room = min(pen.px(WIDEST), self.size[0] - 2 * pen.px(APART)) - beside - self.key_width
        self.lines = pen.wrap(words, room, TEXT)
        wide = max(pen.text_size(line, TEXT)[0] for line in self.lines) + self.key_width + beside
        size = (wide, pen.px(LINE) * len(self.lines) + 2 * pen.px(ABOVE))
        self.rect = spot(size, self.tip.place, self.size, pen.px(APART))

    def draw(self, surface: pygame.Surface, lag: float) -> None:  # noqa: ARG002
        """Draw paper and words."""
        self._lay_out()
        pen, rect = self.pen, self.rect
        pen.shadow(surface, rect, RADIUS, BLUR, DROP, SHADE)
        pen.box(surface, rect, RADIUS, TOAST, 0.96, "#FFFFFF", line_alpha=0.14)
        left, middle = rect.x + pen.px(BESIDE), rect.y + pen.px(ABOVE + LINE / 2 - 1)
        for i, line in enumerate(self.lines):
            pen.text(surface, line, (left, middle + i * pen.px(LINE)), TEXT, TOAST_INK)
        right = (rect.right - pen.px(BESIDE), middle)
        pen.text(surface, self.key, right, TEXT, mix(TOAST_INK, TOAST, FAINT), "semibold", align="right")
