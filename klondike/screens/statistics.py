"""The statistics: per set of rules its figures, large, and a way to clear them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from klondike.screens.figure import Figure
from klondike.screens.paged import PagedSheet, Tab
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Hairline, Item, Kind, Label, Paragraph

EMPTY = "No games counted here yet. A game that had a move counts once it is won or given up."
CLEAR = "Clear these statistics…"
FIGURE, CAPTION = 30, 15
TILE_HEIGHT, TILE_GAP = 104.0, 12.0
TILE_SIDE = 18.0  # left and right of the words in a tile
MOST_COLUMNS = 4
USUAL_FIGURES = 8  # room is kept for them where nothing was played yet
USUAL_TILE = 165.0
SIGN = 48
HEADING = 44.0


class StatisticsPage(NamedTuple):
    """The figures of one set of rules: (label, value) in the order they are read; none: never played."""

    key: str
    title: str
    figures: tuple[tuple[str, str], ...]


class Tile(Figure):
    """A large number with its label, on a ground of its own."""

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give the width of the longer of both."""
        number, words = (
            pen.text_size(self.value, FIGURE, "semibold")[0],
            pen.text_size(self.label, CAPTION)[0],
        )
        return max(number, words) / pen.unit + 2 * TILE_SIDE, TILE_HEIGHT

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw ground, number and label."""
        panel, left = pen.theme.panel, self.rect.x + pen.px(TILE_SIDE)
        pen.box(surface, self.rect, 12, panel.well)
        pen.text(surface, self.value, (left, self.rect.y + pen.px(42)), FIGURE, panel.ink, "semibold")
        pen.text(surface, self.label, (left, self.rect.y + pen.px(74)), CAPTION, panel.ink2)


class Sign(Item):
    """A quiet drawing where figures will be."""

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw it in the middle."""
        pen.icon(surface, "stats", self.rect.center, SIGN, pen.theme.panel.edge, 1.6)


class StatisticsScreen(PagedSheet):
    """The figures of all sets of rules; `reset` hears the key of the one to be cleared."""

    name = "statistics"
    title = "Statistics"
    width = 1080.0

    def __init__(
        self,
        pen: Pen,
        pages: Sequence[StatisticsPage],
        start: int,
        reset: Callable[[str], None],
        pace: float = 1.0,
    ) -> None:
        super().__init__(pen, max(0, min(start, len(pages) - 1)), pace)
        self.pages = tuple(pages)
        self._reset = reset

    @property
    def tabs(self) -> Sequence[Tab]:
        """Give the names of the sets of rules."""
        return [Tab(page.title) for page in self.pages]

    @property
    def page(self) -> StatisticsPage | None:
        """Give the page that is shown."""
        return self.pages[self.index] if self.pages else None

    def update(self, pages: Sequence[StatisticsPage]) -> None:
        """Show other figures, still those of the same set of rules if it is among them."""
        places, old = {page.key: i for i, page in enumerate(pages)}, self.page
        self.index = places.get(old.key, 0) if old else 0
        self.pages = tuple(pages)
        if self.size != (0, 0):
            self.lay_out()

    def footer(self) -> Sequence[Button]:
        """Offer to clear what is shown, if there is anything."""
        button = Button(CLEAR, self.reset, Kind.DANGER)
        button.is_enabled = bool(self.page and self.page.figures)
        return [button]

    def reset(self) -> None:
        """Say that the figures shown are to be cleared; whoever hears it asks first."""
        if self.page:
            self._reset(self.page.key)

    def build_page(self, y: float, width: float) -> float:
        """Put a heading over the figures, in a grid or as a list; all pages are as high as the fullest."""
        if self.page and (not self.is_small or len(self.pages) == 1):  # else the list box names it
            self.put(Label(self.page.title, 20, weight="bold"), 0, y, width, 28)
            y += HEADING
        figures = self.page.figures if self.page else ()
        if not figures:
            return self._put_empty(y, width)
        columns = self._columns(width)
        return self._list(figures, y, width) if columns < 2 else self._grid(figures, y, width)

    def _put_empty(self, y: float, width: float) -> float:
        high = self._grid_height(width)
        if self.is_small:
            return self.put(Paragraph(EMPTY, width, role="ink2"), 0, y, width)
        self.put(Sign(), 0, y + high / 2 - 60, width, SIGN)
        self.put(Paragraph(EMPTY, width, role="ink2", align="centre"), 0, y + high / 2, width)
        return y + high

    def _columns(self, width: float) -> int:
        tiles = [Tile(*figure) for page in self.pages for figure in page.figures]
        widest = max((tile.natural(self.pen)[0] for tile in tiles), default=USUAL_TILE)
        return max(1, min(MOST_COLUMNS, int((width + TILE_GAP) / (widest + TILE_GAP))))

    def _grid_height(self, width: float) -> float:
        most = max([USUAL_FIGURES, *(len(page.figures) for page in self.pages)])
        return -(-most // self._columns(width)) * (TILE_HEIGHT + TILE_GAP) - TILE_GAP

    def _grid(self, figures: Sequence[tuple[str, str]], y: float, width: float) -> float:
        columns = self._columns(width)
        tile = (width - (columns - 1) * TILE_GAP) / columns
        for i, figure in enumerate(figures):
            row, column = divmod(i, columns)
            x, top = column * (tile + TILE_GAP), y + row * (TILE_HEIGHT + TILE_GAP)
            self.put(Tile(*figure), x, top, tile, TILE_HEIGHT)
        return y + self._grid_height(width)

    def _list(self, figures: Sequence[tuple[str, str]], y: float, width: float) -> float:
        for label, value in figures:
            room = self.pen.text_size(value, 20, "semibold")[0] / self.pen.unit + 1
            self.put(Label(label, 17, "ink2"), 0, y, width - room - 12, 44)
            self.put(Label(value, 20, weight="semibold", align="right"), width - room, y, room, 44)
            y = self.put(Hairline(), 0, y + 44, width)
        return y
