"""A choice among many: a box that says the chosen one, and opens the others under itself."""

from collections.abc import Callable, Sequence

import pygame

from klondike.screens.paged import BOX_EDGE, BOX_ROW, BoxRow, ListBox, Tray
from klondike.ui.pen import Pen
from klondike.ui.widgets import Item

LIST_GAP = 6.0  # between the box and its open list
GRID_ROW = 40.0  # height of a line where there are several columns
BOX_WORDS = 72.0  # room in a box beside its words

Put = Callable[[Item, float, float, float, float], float]


class PickBox(ListBox):
    """The box of a choice that has words of its own beside it."""

    def __init__(
        self,
        label: str,
        titles: Sequence[str],
        index: int,
        choose: Callable[[int], object],
        toggle: Callable[[], object],
    ) -> None:
        super().__init__(titles, index, choose, toggle)
        self.label = label

    @property
    def name(self) -> str:
        """Give the words in the box."""
        return self.titles[self.index] if self.index >= 0 else ""

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give room to the longest words, 44 high."""
        widest = max(pen.text_size(title, 17, "semibold")[0] for title in self.titles)
        return widest / pen.unit + BOX_WORDS, 44.0

    def say(self) -> str:
        """Say what is chosen of what."""
        return f"{self.label}, {super().say()}"


class PickRow(BoxRow):
    """A line of an open list; words that are too long are cut."""

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the row."""
        whole = self.title
        self.title = pen.shorten(whole, self.rect.w - pen.px(24), 17, "semibold")
        super().draw(pen, surface)
        self.title = whole


def put_list(box: ListBox, put: Put, at: tuple[float, float], width: float, columns: int = 1) -> float:
    """Put the open list of a box at x, y in points, in columns from top to bottom; return its bottom."""
    (x, y), lines, high = at, -(-len(box.titles) // columns), BOX_ROW if columns == 1 else GRID_ROW
    bottom = put(Tray(), x, y, width, lines * high + 2 * BOX_EDGE)
    wide = (width - 2 * BOX_EDGE) / columns
    for i, title in enumerate(box.titles):
        column, line = divmod(i, lines)
        row = PickRow(title, _choosing(box, i), is_chosen=i == box.index)
        put(row, x + BOX_EDGE + column * wide, y + BOX_EDGE + line * high, wide, high)
    return bottom


def _choosing(box: ListBox, index: int) -> Callable[[], object]:
    return lambda: box.choose(index)
