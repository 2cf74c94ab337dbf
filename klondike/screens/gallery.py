"""Small pictures to choose from, in as many rows as the width asks for."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets import Choice, State
from klondike.ui.widgets.choice import STEPS

ROUNDING = 1.0  # points that a place may have lost to whole pixels
NAME_AT = 17  # points below a picture, the middle of its name


class Thumbs(NamedTuple):
    """The measures of the pictures in points."""

    least: float  # width
    most: float
    height: float
    gap: float
    name_room: float = 34.0  # under a picture; 0: no names stand there
    radius: float = 10.0


class Gallery(Choice):
    """Pictures of which one is chosen; a subclass paints them."""

    thumbs = Thumbs(100.0, 144.0, 76.0, 12.0)
    shows_check = True

    def __init__(
        self, name: str, options: Sequence[str], index: int, action: Callable[[int], object]
    ) -> None:
        super().__init__(name, options, index, action)  # a part is a picture with its name
        self.columns = len(self.options)
        self.thumb_height = 0

    def paint_thumb(self, pen: Pen, surface: pygame.Surface, i: int, thumb: pygame.Rect) -> None:
        """Paint one picture into its place."""

    def is_chosen(self, i: int) -> bool:
        """Tell if this picture is chosen."""
        return i == self.index

    def height_in(self, width: float) -> float:
        """Give the height in points that it takes in that width."""
        thumbs, rows = self.thumbs, -(-len(self.options) // self._columns(width))
        return rows * (thumbs.height + thumbs.name_room) + self._row_gap * (rows - 1)

    @property
    def full_width(self) -> float:
        """Give the width in points that all pictures want to stand in one row."""
        count = len(self.options)
        return count * self.thumbs.most + (count - 1) * self.thumbs.gap

    @property
    def _row_gap(self) -> float:
        return 0.0 if self.thumbs.name_room else self.thumbs.gap

    def _columns(self, width: float) -> int:
        thumbs = self.thumbs
        return max(1, min(len(self.options), int((width + thumbs.gap) / (thumbs.least + thumbs.gap))))

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Lay out the pictures, all of one size."""
        super().place(pen, rect)
        thumbs, room = self.thumbs, rect.w / pen.unit
        self.columns = self._columns(room + ROUNDING)
        wide = min(thumbs.most, (room + thumbs.gap) / self.columns - thumbs.gap)
        self.thumb_height = pen.px(thumbs.height)
        high = thumbs.height + max(0.0, thumbs.name_room - 6)
        down = thumbs.height + thumbs.name_room + self._row_gap
        self.parts = []
        for i in range(len(self.options)):
            row, column = divmod(i, self.columns)
            part = pen.rect(column * (wide + thumbs.gap), row * down, wide, high)
            self.parts.append(part.move(rect.topleft))

    @property
    def steps(self) -> Mapping[int, int]:
        """Give how far each key moves the choice: along the row, or to the row above or below."""
        rows = {pygame.K_UP: -self.columns, pygame.K_DOWN: self.columns}
        return STEPS | (rows if self.columns < len(self.options) else {})

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the pictures with their names."""
        for i, part in enumerate(self.parts):
            thumb = pygame.Rect(part.topleft, (part.w, self.thumb_height))
            self.paint_thumb(pen, surface, i, thumb)
            self._draw_marks(pen, surface, i, thumb)
            if self.thumbs.name_room:
                middle = (thumb.centerx, thumb.bottom + pen.px(NAME_AT))
                weight = "semibold" if self.is_chosen(i) else "regular"
                pen.text(surface, self.options[i], middle, 15, pen.theme.panel.ink, weight, align="centre")
        if self.shows_focus:
            self._draw_focus(pen, surface)

    def _draw_marks(self, pen: Pen, surface: pygame.Surface, i: int, thumb: pygame.Rect) -> None:
        panel, radius = pen.theme.panel, self.thumbs.radius
        if self.is_chosen(i):
            pen.ring(surface, thumb, radius, panel.acc)
            if self.shows_check:
                badge = pygame.Rect(thumb.right - pen.px(26), thumb.y + pen.px(6), pen.px(20), pen.px(20))
                pen.box(surface, badge, 10, panel.acc)
                pen.icon(surface, "check", badge.center, 14, panel.on, 3)
        elif self.warmths[i].value:
            width = 3 if self.state == State.PRESS and i == self.under else 2
            pen.ring(surface, thumb, radius, panel.edge, width, alpha=self.warmths[i].value)

    def _draw_focus(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw a ring round the rings of what is chosen."""
        chosen = [part for i, part in enumerate(self.parts) if self.is_chosen(i)] or self.parts[:1]
        for part in chosen:
            thumb = pygame.Rect(part.topleft, (part.w, self.thumb_height))
            pen.ring(surface, thumb, self.thumbs.radius, pen.theme.panel.focus, 3, 6)
