"""The bar over the table: menu, new, title on the left; figures, undo and redo on the right.

It has no ground of its own. What does not fit is dropped in a fixed order, by measured width: the words on
the buttons, then the score, then the moves. Figures stand right-aligned in cells of fixed width, so that
nothing moves when a digit comes.
"""

from typing import NamedTuple

import pygame

from klondike.scene.layout import Layout
from klondike.scene.stamps import Stamps
from klondike.ui.commands import Command
from klondike.ui.pen import Pen

BUTTON, LOW_BUTTON = 44, 40
LOW_BAR_BELOW = 52
WORDS_FROM = 1000  # points of window width
MARGIN, GAP, FIGURE_GAP = 12, 8, 24

LEFT = ((Command.MENU, "menu", "Menu"), (Command.NEW_GAME, "plus", "New"))
RIGHT = ((Command.REDO, "redo", "Redo"), (Command.UNDO, "undo", "Undo"))


class Figure(NamedTuple):
    """One figure of the bar: its text, the widest text its cell is made for, its label."""

    text: str
    widest: str
    label: str


class Reading(NamedTuple):
    """All that the bar shows; equal readings need no painting."""

    title: str
    figures: tuple[Figure, ...]
    disabled: frozenset[Command]
    hot: Command | None
    pressed: Command | None
    focused: Command | None = None


class Bar:
    """Paints the bar into the table's layer and knows where its buttons are."""

    def __init__(self, layout: Layout, pen: Pen, stamps: Stamps, ground: pygame.Surface) -> None:
        """Take the geometry, what draws, and the ground that lies under the bar."""
        self._pen = pen
        self._stamps = stamps
        self._ground = ground
        self.area = pygame.Rect(layout.bar)
        self._is_low = self.area.h < pen.px(LOW_BAR_BELOW)
        self._has_words = self.area.w >= pen.px(WORDS_FROM)
        self._shown: Reading | None = None
        self._buttons = self._placed()

    def paint(self, layer: pygame.Surface, reading: Reading) -> list[pygame.Rect]:
        """Paint what differs from before; returns the changed rectangles."""
        if reading == self._shown:
            return []
        changed = self._changed(reading)
        self._shown = reading
        layer.set_clip(changed)
        layer.blit(self._ground, changed, changed)
        for command, icon, word in LEFT + RIGHT:
            self._button(layer, command, icon, word, reading)
        self._figures(layer, reading.figures)
        self._title(layer, reading.title, self._figures_left(reading.figures))
        layer.set_clip(None)
        return [changed]

    def command_at(self, point: tuple[float, float]) -> Command | None:
        """The button under a point."""
        return next((command for command, rect in self._buttons.items() if rect.collidepoint(point)), None)

    @property
    def disabled(self) -> frozenset[Command]:
        """The buttons that do nothing just now."""
        return self._shown.disabled if self._shown else frozenset()

    @property
    def buttons(self) -> dict[Command, pygame.Rect]:
        """Where each button is, in device pixels."""
        return dict(self._buttons)

    def _changed(self, reading: Reading) -> pygame.Rect:
        """Only the figures' part when nothing else changed: the clock ticks every second."""
        shown = self._shown
        if shown is None or shown._replace(figures=reading.figures) != reading:
            return self.area
        left = min(self._figures_left(shown.figures), self._figures_left(reading.figures))
        return pygame.Rect(left, self.area.y, self._figures_right - left + 1, self.area.h)

    def _placed(self) -> dict[Command, pygame.Rect]:
        pen, places = self._pen, {}
        height = pen.px(LOW_BUTTON if self._is_low else BUTTON)
        top = self.area.y + (self.area.h - height) // 2 + pen.px(1)
        x = self.area.x + pen.px(MARGIN)
        for command, _, word in LEFT:
            places[command] = pygame.Rect(x, top, self._button_width(word), height)
            x = places[command].right + pen.px(GAP)
        self._title_left = x + pen.px(4)
        x = self.area.right - pen.px(MARGIN)
        for command, _, word in RIGHT:
            width = self._button_width(word)
            places[command] = pygame.Rect(x - width, top, width, height)
            x -= width + pen.px(GAP)
        self._figures_right = x - pen.px(4)
        return places

    def _button_width(self, word: str) -> int:
        if not self._has_words:
            return self._pen.px(BUTTON)
        return self._pen.px(BUTTON + 12) + self._pen.text_size(word, 16, "semibold")[0]

    def _button(
        self, layer: pygame.Surface, command: Command, icon: str, word: str, reading: Reading
    ) -> None:
        pen, rect = self._pen, self._buttons[command]
        state = self._state(command, reading)
        alpha = 110 if state == "disabled" else 255
        self._stamps.pill(layer, rect, state)
        pen.icon(layer, icon, (rect.x + pen.px(22), rect.centery), 22, pen.theme.table.ink, alpha=alpha)
        if self._has_words:
            word_at = (rect.x + pen.px(40), rect.centery)
            pen.text(layer, word, word_at, 16, pen.theme.table.ink, "semibold", alpha=alpha)
        if command is reading.focused:
            pen.ring(layer, rect, 10, pen.theme.table.cursor, 3, 2)

    def _state(self, command: Command, reading: Reading) -> str:
        if command in reading.disabled:
            return "disabled"
        if command is reading.pressed:
            return "press"
        return "hover" if command is reading.hot else "rest"

    def _figures(self, layer: pygame.Surface, figures: tuple[Figure, ...]) -> None:
        """Draw them from the right."""
        draw = self._low_figure if self._is_low else self._high_figure
        right = self._figures_right
        for figure in reversed(self._fitting(figures)):
            draw(layer, figure, right)
            right -= self._cell_width(figure) + self._pen.px(FIGURE_GAP)

    def _figures_left(self, figures: tuple[Figure, ...]) -> int:
        return self._figures_right - sum(
            self._cell_width(f) + self._pen.px(FIGURE_GAP) for f in self._fitting(figures)
        )

    def _fitting(self, figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
        """Drop the last ones first (score, then moves) until title and figures have room."""
        room = self._figures_right - self._title_left - self._pen.px(24)
        while (
            len(figures) > 1 and sum(self._cell_width(f) + self._pen.px(FIGURE_GAP) for f in figures) > room
        ):
            figures = figures[:-1]
        return figures

    def _cell_width(self, figure: Figure) -> int:
        pen = self._pen
        if self._is_low:
            return pen.text_size(figure.widest, 18, "semibold")[0] + self._low_label_width(figure)
        return max(pen.text_size(figure.widest, 20, "semibold")[0], pen.text_size(figure.label, 14)[0])

    def _low_label_width(self, figure: Figure) -> int:
        if figure.label == "Time":
            return 0
        return self._pen.px(6) + self._pen.text_size(figure.label.lower(), 15)[0]

    def _high_figure(self, layer: pygame.Surface, figure: Figure, right: int) -> None:
        pen, top = self._pen, self._buttons[Command.UNDO].y
        pen.text(
            layer, figure.text, (right, top + pen.px(14)), 20, pen.theme.table.ink, "semibold", align="right"
        )
        pen.text(layer, figure.label, (right, top + pen.px(35)), 14, pen.theme.table.ink2, align="right")

    def _low_figure(self, layer: pygame.Surface, figure: Figure, right: int) -> None:
        pen, middle = self._pen, self._buttons[Command.UNDO].centery
        if figure.label != "Time":
            pen.text(
                layer,
                figure.label.lower(),
                (right, middle + pen.px(1)),
                15,
                pen.theme.table.ink2,
                align="right",
            )
            right -= self._low_label_width(figure)
        pen.text(layer, figure.text, (right, middle), 18, pen.theme.table.ink, "semibold", align="right")

    def _title(self, layer: pygame.Surface, title: str, right: int) -> None:
        pen = self._pen
        room = right - self._title_left
        if not self._is_low and room > pen.px(60):
            text = pen.shorten(title, room, 17, "semibold")
            pen.text(
                layer,
                text,
                (self._title_left, self._buttons[Command.UNDO].centery),
                17,
                pen.theme.table.ink,
                "semibold",
            )
