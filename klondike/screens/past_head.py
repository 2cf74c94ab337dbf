"""The head of the table of past games: its columns, and by which of them it is sorted."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from klondike.screens.body import EDGE
from klondike.ui.pen import Pen
from klondike.ui.widgets import Widget

SORT_SIGN = 16.0
PAD = 4.0  # points between the words of a column and its edge
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
FALLING = "-"  # before the name of a column: the highest first


class Column(NamedTuple):
    """A column: the name it is sorted by, its title, the points it needs, and how it is read."""

    name: str
    title: str
    width: float
    align: str = "left"
    first: str = FALLING
    """what it is sorted by at first: "-" the highest above"""


def fitting(columns: Sequence[Column], width: float, order: Sequence[str]) -> list[Column]:
    """Give the columns that have room on so many points; those named last in the order go first."""
    kept = list(columns)
    for name in reversed(order):
        if sum(column.width for column in kept) <= width or len(kept) == 1:
            break
        kept = [column for column in kept if column.name != name]
    return kept


def lanes(columns: Sequence[Column], width: float, spare: float) -> list[tuple[float, float]]:
    """Give left and right of each column in points; what is left over but `spare` is shared out."""
    more = max(0.0, width - spare - sum(column.width for column in columns)) / max(1, len(columns))
    left, places = 0.0, []
    for column in columns:
        places.append((left, left + column.width + more))
        left += column.width + more
    return places


def lettered(places: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Give where the words of each column stand: a little inside, but flush with the table at its ends."""
    last = len(places) - 1
    return [
        (left + (PAD if i else 0), right - (PAD if i < last else 0)) for i, (left, right) in enumerate(places)
    ]


class Head(Widget):
    """The titles of the columns; one that is pressed sorts by its column, again the other way round."""

    enters = True

    def __init__(self, columns: Sequence[Column], order: str, sort: Callable[[str], None]) -> None:
        super().__init__()
        self.columns = columns
        self.order = order
        self.sort = sort
        self.places: Sequence[tuple[float, float]] = ()
        self.at = next((i for i, each in enumerate(columns) if each.name == order.removeprefix(FALLING)), 0)
        self.under = -1

    def cells(self, pen: Pen) -> list[pygame.Rect]:
        """Give the place of each title."""
        return self.cells_in(pen, self.rect, self.places)

    def words(self, pen: Pen, row: pygame.Rect) -> list[pygame.Rect]:
        """Give where the words of each column stand in a row."""
        return self.cells_in(pen, row, lettered(self.places))

    @staticmethod
    def cells_in(pen: Pen, row: pygame.Rect, places: Sequence[tuple[float, float]]) -> list[pygame.Rect]:
        """Give the parts of a row between left and right edges in points."""
        return [
            pygame.Rect(row.x + pen.px(left), row.y, pen.px(right - left), row.h) for left, right in places
        ]

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Take a place, and the pen that tells which title is under the mouse."""
        super().place(pen, rect)
        self._pen = pen

    def handle(self, event: pygame.event.Event) -> bool:
        """Note the title under the mouse, then go on as every widget."""
        before = self.under
        if hasattr(event, "pos"):
            cells = self.cells(self._pen)
            self.under = next((i for i, cell in enumerate(cells) if cell.collidepoint(event.pos)), -1)
        return super().handle(event) or before != self.under

    def press(self) -> None:
        """Sort by the title under the mouse, or the one the keyboard is on."""
        self.at = self.under if self.is_hovered and self.under >= 0 else self.at
        column = self.columns[self.at]
        is_same = self.order.removeprefix(FALLING) == column.name
        first = column.first + column.name
        other = first[1:] if first.startswith(FALLING) else FALLING + first
        self.sort(other if is_same and self.order == first else first)

    def key(self, event: pygame.event.Event) -> bool:
        """Go to the next title."""
        step = STEPS.get(event.key)
        if step is None:
            return False
        self.is_hovered, self.at = False, max(0, min(len(self.columns) - 1, self.at + step))
        return True

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the titles on the colour of the sheet, and the sign of the order."""
        panel = pen.theme.panel
        # Rows go under it up to the line that a scrolled body has above.
        above, beside = pen.px(EDGE), pen.px(8)
        x, y, wide, high = self.rect
        surface.fill(panel.sheet, (x - beside, y - above, wide + 2 * beside, high + above))
        for i, (column, cell) in enumerate(zip(self.columns, self.words(pen, self.rect), strict=True)):
            is_sorted = self.order.removeprefix(FALLING) == column.name
            ink = panel.ink if is_sorted or i == self.under else panel.ink2
            self._draw_title(pen, surface, column, cell, ink, is_sorted=is_sorted)
            if i == self.at:
                self.focus_ring(pen, surface, cell.inflate(pen.px(2), -pen.px(10)), 7)
        pen.rule(surface, (self.rect.x, self.rect.bottom - 1), self.rect.w)

    def _draw_title(
        self,
        pen: Pen,
        surface: pygame.Surface,
        column: Column,
        cell: pygame.Rect,
        ink: str,
        *,
        is_sorted: bool,
    ) -> None:
        sign = "down" if self.order.startswith(FALLING) else "up"
        room, x = pen.px(SORT_SIGN + 6), cell.right if column.align == "right" else cell.x
        place = pen.text(surface, column.title, (x, cell.centery), 15, ink, "semibold", align=column.align)
        if is_sorted:
            middle = place.x - room // 2 if column.align == "right" else place.right + room // 2
            pen.icon(surface, sign, (middle, cell.centery + pen.px(1)), SORT_SIGN, ink, 2.4)

    def say(self) -> str:
        """Say the title and the order."""
        column = self.columns[self.at]
        ways = {column.name: ", lowest first", FALLING + column.name: ", highest first"}
        return f"Sort by {column.title}{ways.get(self.order, '')}"
