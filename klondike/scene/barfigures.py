"""The figures of the bar: right-aligned in cells of fixed width, so that nothing moves when a digit comes."""

from collections.abc import Sequence

import pygame

from klondike.scene.barclock import SIGNS, BarClock
from klondike.scene.barwords import Figure, shared
from klondike.ui.pen import Pen

FIGURE, LOW_FIGURE = 20, 18  # points
FIGURE_GAP = 24
TIME = "Time"  # the label of the clock, which speaks for itself in a low bar


class BarFigures:
    """Places and paints the figures of one bar, each over its label, or beside it in a low bar."""

    def __init__(
        self, pen: Pen, ground: pygame.Surface, lane: pygame.Rect, button: pygame.Rect, *, is_low: bool
    ) -> None:
        """Take what draws, the ground under the bar, their part of it, and a button to line up with."""
        self._pen, self._ground, self._lane, self._is_low = pen, ground, lane, is_low
        self._size = pen.px(LOW_FIGURE if is_low else FIGURE)
        self._middle = button.centery if is_low else button.y + pen.px(14)
        self._label_middle = button.y + pen.px(35)
        self.cells: list[pygame.Rect] = []
        """of the figures painted last, as far as there is room for them"""

    @property
    def left(self) -> int:
        """Where they begin."""
        return self.cells[0].x if self.cells else self._lane.right

    def keep_their_cells(self, figures: Sequence[Figure]) -> bool:
        """Whether these have room in the cells where they are."""
        return self._placed(figures) == self.cells

    def paint(self, layer: pygame.Surface, figures: Sequence[Figure]) -> None:
        """Paint as many as there is room for, on a ground that is bare."""
        self.cells = self._placed(figures)
        for figure, cell in zip(figures, self.cells, strict=False):
            self._paint(layer, figure, cell)

    def mend(self, layer: pygame.Surface, old: Sequence[Figure], new: Sequence[Figure]) -> list[pygame.Rect]:
        """Paint those that differ, which keep their cells; returns the changed rectangles."""
        pairs = zip(old, new, self.cells, strict=False)
        return [self._mend(layer, before, after, cell) for before, after, cell in pairs if before != after]

    def clock(self, figures: Sequence[Figure], seconds: float) -> BarClock | None:
        """What draws the seconds that follow this one, which is shown; None where no time is shown."""
        cells = zip(figures, self.cells, strict=False)
        place = next((cell for figure, cell in cells if figure.label == TIME), None)
        if place is None:
            return None
        signs = {sign: self._picture(sign) for sign in SIGNS}
        return BarClock(signs, self._ground, (place.right, self._middle), seconds)

    def _picture(self, text: str) -> pygame.Surface:
        pen = self._pen
        return pen.lettering.picture(text, self._size, "semibold", pen.theme.table.ink)

    def _mend(self, layer: pygame.Surface, old: Figure, new: Figure, cell: pygame.Rect) -> pygame.Rect:
        """Of a clock with as many digits as before paint only the last ones, of all else the whole cell."""
        if new.label != TIME or len(new.text) != len(old.text):
            layer.blit(self._ground, cell, cell)
            self._paint(layer, new, cell)
            return cell
        digits = self._picture(new.text[shared(old.text, new.text) :])
        place = digits.get_rect(midright=(cell.right, self._middle))
        layer.blit(self._ground, place, place)
        layer.blit(digits, place)
        return place

    def _placed(self, figures: Sequence[Figure]) -> list[pygame.Rect]:
        """Cells of fixed width, right-aligned; the last figures are dropped until the rest fits."""
        gap, widths = self._pen.px(FIGURE_GAP), [self._cell_width(figure) for figure in figures]
        lane = self._lane
        while len(widths) > 1 and sum(widths) + gap * len(widths) > lane.w - gap:
            widths.pop()
        if sum(widths) > lane.w:  # the last one would lie over the buttons
            widths.clear()
        cells, right = [], lane.right
        for width in reversed(widths):
            cells.append(pygame.Rect(right - width, lane.y, width, lane.h))
            right -= width + gap
        return cells[::-1]

    def _cell_width(self, figure: Figure) -> int:
        pen, size = self._pen, LOW_FIGURE if self._is_low else FIGURE
        width = max(pen.text_size(text, size, "semibold")[0] for text in (figure.text, figure.widest))
        if self._is_low:
            return width + self._low_label_width(figure)
        return max(width, pen.text_size(figure.label, 14)[0])

    def _low_label_width(self, figure: Figure) -> int:
        if figure.label == TIME:
            return 0
        return self._pen.px(6) + self._pen.text_size(figure.label.lower(), 15)[0]

    def _paint(self, layer: pygame.Surface, figure: Figure, cell: pygame.Rect) -> None:
        (self._paint_low if self._is_low else self._paint_high)(layer, figure, cell.right)

    def _paint_high(self, layer: pygame.Surface, figure: Figure, right: int) -> None:
        pen, table = self._pen, self._pen.theme.table
        pen.text(layer, figure.text, (right, self._middle), FIGURE, table.ink, "semibold", align="right")
        pen.text(layer, figure.label, (right, self._label_middle), 14, table.ink2, align="right")

    def _paint_low(self, layer: pygame.Surface, figure: Figure, right: int) -> None:
        pen, table = self._pen, self._pen.theme.table
        if figure.label != TIME:
            pen.text(layer, figure.words, (right, self._middle + pen.px(1)), 15, table.ink2, align="right")
            right -= self._low_label_width(figure)
        pen.text(layer, figure.text, (right, self._middle), LOW_FIGURE, table.ink, "semibold", align="right")
