"""The statistics: per set of rules its figures, how it went in drawings, and all past games."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from klondike.screens.figure import Figure
from klondike.screens.paged import BOX_GAP, ListBox, PagedSheet, Tab
from klondike.screens.past_games import PastBody, PastGames, PastSource
from klondike.screens.past_head import Column, Head, fitting, lanes
from klondike.screens.plots import Bar, BarPlot, Course, LinePlot, Strip
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Item, Kind, Paragraph, Widget

EMPTY = "No games counted here yet. A game that had a move counts once it is won or given up."
FEW = "Play five games to see a line here."
NO_WINS = "No wins yet."
NO_GAMES = "no games counted here yet"
CLEAR, EXPORT = "Clear these statistics…", "Export…"
FIGURE, CAPTION = 30, 15
FIGURE_HIGH, FIGURE_GAP, WIDEST_GAP = 60.0, 20.0, 96.0
PLOT_HIGH, PLOT_GAP, LINE_SHARE = 196.0, 16.0, 0.57
SIGN = 48
LEAD, SMALL_LEAD = 150.0, 24.0  # above the sign where there are no figures
HEAD_HIGH = 40.0
ACTIONS_ROOM = 190.0  # for what can be done with a row, right of its words
BOX_WIDE = 280.0
TOP = 8.0
ORDER = "-date"
COLUMNS = (
    Column("date", "Date", 136),
    Column("deal", "Deal", 156, first=""),
    Column("result", "Result", 112),
    Column("time", "Time", 70, "right", first=""),
    Column("moves", "Moves", 78, "right", first=""),
    Column("score", "Score", 78, "right"),
    Column("help", "Help", 100, "right"),
)
MATTERS = ("date", "result", "time", "deal", "score", "moves", "help")


class StatisticsPage(NamedTuple):
    """What is known of the games by one set of rules; without figures nothing was played."""

    key: str
    title: str
    figures: tuple[tuple[str, str], ...] = ()
    line: Course | None = None
    """None: too few games to draw anything"""
    bars: tuple[Bar, ...] = ()
    last: bytes = b""
    score: str = "Score"
    """what the points are called, nothing where none are kept"""


class Desire(NamedTuple):
    """What the statistics read from, and whom they tell."""

    page: Callable[[str], StatisticsPage]
    past: Callable[[str], PastSource]
    clear: Callable[[str], None]
    export: Callable[[], None]


class Number(Figure):
    """A large number over its words."""

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give the width of the longer of both."""
        number = pen.text_size(self.value, FIGURE, "semibold")[0]
        return max(number, pen.text_size(self.label, CAPTION)[0]) / pen.unit, FIGURE_HIGH

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw number and words."""
        x, y = self.rect.topleft
        pen.text(surface, self.value, (x, y + pen.px(18)), FIGURE, weight="semibold")
        label = pen.shorten(self.label, self.rect.w, CAPTION)
        pen.text(surface, label, (x, y + pen.px(48)), CAPTION, pen.theme.panel.ink2)


class Sign(Item):
    """A quiet drawing where figures will be."""

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw it in the middle."""
        pen.icon(surface, "stats", self.rect.center, SIGN, pen.theme.panel.edge, 1.6)


class Notice(Item):
    """A quiet sentence on a ground of its own."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Write it about the middle."""
        pen.box(surface, self.rect, 12, pen.theme.panel.well)
        text = pen.shorten(self.text, self.rect.w - pen.px(32), 16)
        pen.text(surface, text, self.rect.center, 16, pen.theme.panel.ink2, align="centre")

    def say(self) -> str:
        """Say it."""
        return self.text


class StatisticsScreen(PagedSheet):
    """How it went with each set of rules; the chosen one stands in a box beside the title."""

    name = "statistics"
    title = "Statistics"
    width = 1080.0
    height = 768.0

    def __init__(
        self, pen: Pen, tabs: Sequence[tuple[str, str]], start: int, desire: Desire, pace: float = 1.0
    ) -> None:
        """Show the page of one of the tabs (key, title)."""
        super().__init__(pen, max(0, min(start, len(tabs) - 1)), pace)
        self.body = PastBody()
        self._tabs = tuple(tabs)
        self._desire = desire
        self.box = ListBox([title for _, title in tabs], self.index, self.turn_to, self._toggle_list)
        self.notice = ""
        self._read()

    def _read(self) -> None:
        """Read the page anew."""
        key = self._tabs[self.index][0]
        self.page = self._desire.page(key)
        columns = [column for column in COLUMNS if column.name != "score" or self.page.score]
        self._columns = [
            column._replace(title=self.page.score) if column.name == "score" else column for column in columns
        ]
        self.head = Head(self._columns, ORDER, self._sort)
        self.past = PastGames(self._desire.past(key), self.head)

    @property
    def tabs(self) -> Sequence[Tab]:
        """Give the names of the sets of rules."""
        return [Tab(title) for _, title in self._tabs]

    @property
    def controls(self) -> list[Widget]:
        """Give what can be pressed, in the order of Tab."""
        return [*([] if self.is_small or len(self._tabs) < 2 else [self.box]), *super().controls]

    def update(self) -> None:
        """Read everything anew, as after something was cleared."""
        self._read()
        if self.size != (0, 0):
            self.body.offset = 0
            self.lay_out()

    def turn_to(self, index: int) -> None:
        """Show the page of that number, from its top."""
        if index != self.index:
            self.index, self.is_list_open, self.body.offset = index, False, 0
            self.update()
            self.group.focus_on(self._of_kind(ListBox))
        else:
            super().turn_to(index)

    def tell(self, text: str) -> None:
        """Say something short over the figures."""
        self.notice, self.body.offset = text, 0
        self.lay_out()

    def _sort(self, order: str) -> None:
        self.head.order = order
        self.past.ids, self.past.at = self.past.source.sort(order), 0
        self.dirty = True

    def footer(self) -> Sequence[Button]:
        """Offer to write all games into a file, and to clear what is shown."""
        buttons = (Button(EXPORT, self._desire.export, Kind.QUIET), Button(CLEAR, self.clear, Kind.DANGER))
        for button in buttons:
            button.is_enabled, button.reason = bool(self.page.figures), NO_GAMES
        return buttons

    def clear(self) -> None:
        """Say that what is shown is to be cleared; whoever hears it asks first."""
        self._desire.clear(self.page.key)

    def first_focus(self) -> Widget | None:
        """Give the keyboard to the past games."""
        return self.past if self.page.figures else self._of_kind(ListBox) or self.closer

    # -- the parts -----------------------------------------------------------------------------------

    def build(self, width: float) -> float:
        """Put the page under the open list, if it is open."""
        if self.is_small:
            return self._build_small(width)
        self.inset, y = 0.0, TOP
        if self.is_list_open:
            y = self._open_list(y, width) + BOX_GAP
        return self.build_page(y, width)

    def build_page(self, y: float, width: float) -> float:
        """Put figures, drawings and the table one below the other."""
        if self.notice:
            y = self.put(Notice(self.notice), 0, y, width, 48) + 16
        if not self.page.figures:
            return self._put_empty(y, width)
        y = self._put_figures(y, width) + FIGURE_GAP
        y = self._put_plots(y, width) + 16
        if self.page.last:
            fits = int((width - 116) / 7)
            y = self.put(Strip(self.page.last[-fits:]), 0, y, width) + 8
        return self._put_table(y, width)

    def _put_empty(self, y: float, width: float) -> float:
        y += SMALL_LEAD if self.is_small else LEAD
        self.put(Sign(), 0, y, width, SIGN)
        return self.put(Paragraph(EMPTY, width, role="ink2", align="centre"), 0, y + SIGN + 12, width)

    def _put_figures(self, y: float, width: float) -> float:
        items = [Number(*figure) for figure in self.page.figures]
        widths = [item.natural(self.pen)[0] + 1 for item in items]
        gap = (width - sum(widths)) / max(1, len(items) - 1)
        if gap >= FIGURE_GAP:
            lefts = [sum(widths[:i]) + min(gap, WIDEST_GAP) * i for i in range(len(items))]
            return max(self.put(item, x, y, wide) for item, x, wide in zip(items, lefts, widths, strict=True))
        columns = max(1, min(4, int(width / (max(widths) + 12))))
        cell = width / columns
        for i, item in enumerate(items):
            self.put(item, i % columns * cell, y + i // columns * (FIGURE_HIGH + 12), cell - 12)
        return y + -(-len(items) // columns) * (FIGURE_HIGH + 12) - 12

    def _put_plots(self, y: float, width: float) -> float:
        if self.page.line is None:
            return self.put(Notice(FEW), 0, y, width, 72)
        line, bars = LinePlot(self.page.line), BarPlot(self.page.bars, NO_WINS)
        if width < 700:
            y = self.put(line, 0, y, width, PLOT_HIGH) + PLOT_GAP
            return self.put(bars, 0, y, width, PLOT_HIGH)
        left = (width - PLOT_GAP) * LINE_SHARE
        self.put(line, 0, y, left, PLOT_HIGH)
        return self.put(bars, left + PLOT_GAP, y, width - PLOT_GAP - left, PLOT_HIGH)

    def _put_table(self, y: float, width: float) -> float:
        self.head.columns = fitting(self._columns, width, MATTERS)
        self.head.at = min(self.head.at, len(self.head.columns) - 1)
        self.head.places = lanes(self.head.columns, width, ACTIONS_ROOM if width > 900 else 0)
        bottom = self.put(self.past, 0, y + HEAD_HIGH, width)
        self.put(self.head, 0, y, width, HEAD_HIGH)
        return bottom

    # -- the box beside the title ----------------------------------------------------------------------

    def _place_ends(self) -> None:
        super()._place_ends()
        pen, closer = self.pen, self.closer.rect
        self.box.index, self.box.is_open = self.index, self.is_list_open
        box = pygame.Rect(0, 0, pen.px(BOX_WIDE), pen.px(44))
        box.midright = (closer.left - pen.px(16), closer.centery)
        self.box.place(pen, box)

    def _paint_head(self, surface: pygame.Surface) -> None:
        super()._paint_head(surface)
        if self.box in self.group.widgets:
            self.box.draw(self.pen, surface)
        elif len(self._tabs) < 2:
            self._paint_only(surface)

    def _paint_only(self, surface: pygame.Surface) -> None:
        """Say whose figures these are where there is nothing to choose from."""
        pen, closer, left = self.pen, self.closer.rect, self.frame.body.x
        title = pen.text_size(self.title, self.measures.title_size, "bold")[0]
        right = closer.left - pen.px(12)
        words = pen.shorten(self._tabs[0][1], right - left - title - pen.px(24), 17)
        pen.text(surface, words, (right, closer.centery), 17, pen.theme.panel.ink2, align="right")
