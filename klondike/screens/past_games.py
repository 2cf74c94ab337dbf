"""The table of past games: any number of them, of which only those in view are read and drawn."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from klondike.screens.body import Body
from klondike.screens.past_head import Column, Head
from klondike.ui.keys import Key, pressed_key
from klondike.ui.pen import Pen
from klondike.ui.widgets import Widget
from klondike.ui.widgets.base import ENTER, SPACE

ROW = 40.0
OUTCOME = "result"
ACTIONS = ("Watch", "Play again")
ACTION_PAD, ACTIONS_RIGHT = 12.0, 12.0
PAGE = 10  # rows that the paging keys go


class PastRow(NamedTuple):
    """A past game in words, by the names of the columns, and what can be done with it."""

    words: Mapping[str, str]
    icon: str
    is_good: bool
    actions: tuple[str, ...] = ACTIONS


class PastSource(NamedTuple):
    """Where past games come from, and who hears what is wished of one."""

    sort: Callable[[str], Sequence[int]]
    """the numbers of all games in an order: a name of a column, with "-" before it the highest first"""
    rows: Callable[[Sequence[int]], Mapping[int, PastRow]]
    chosen: Callable[[int, str], None]
    """hears the number of a game, and one of ACTIONS"""


class PastGames(Widget):
    """The rows; its rect is as high as all of them, however many there are."""

    enters = True

    def __init__(self, source: PastSource, head: Head) -> None:
        super().__init__()
        self.source = source
        self.head = head
        self.ids = source.sort(head.order)
        self.at = 0
        self.chosen = 0
        self.mouse: tuple[int, int] | None = None
        self._read: dict[int, PastRow] = {}

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give the height of all rows."""
        return 0.0, ROW * len(self.ids)

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Take a place, and the pen that tells which row is under the mouse."""
        super().place(pen, rect)
        self._pen = pen
        self._row = rect.h / max(1, len(self.ids))

    # -- rows ----------------------------------------------------------------------------------------

    def row_rect(self, index: int) -> pygame.Rect:
        """Give the place of a row."""
        top, bottom = round(index * self._row), round((index + 1) * self._row)
        return pygame.Rect(self.rect.x, self.rect.y + top, self.rect.w, bottom - top)

    @property
    def current(self) -> pygame.Rect:
        """Give the place of the row that the keyboard is on."""
        return self.row_rect(self.at)

    def row(self, index: int) -> PastRow | None:
        """Read a row, with those around it."""
        number = self.ids[index]
        if number not in self._read:
            around = self.ids[max(0, index - PAGE) : index + 2 * PAGE]
            self._read.update(self.source.rows([each for each in around if each not in self._read]))
        return self._read.get(number)

    def index_at(self, place: tuple[int, int]) -> int | None:
        """Give the row at a place in device pixels."""
        index = int((place[1] - self.rect.y) / self._row) if self.ids else -1
        return index if self.covers(place) and 0 <= index < len(self.ids) else None

    def covers(self, place: tuple[int, int]) -> bool:
        """Leave the titles of the columns to themselves: rows go under them."""
        return super().covers(place) and not self.head.rect.collidepoint(place)

    def actions(self, index: int) -> dict[str, pygame.Rect]:
        """Give the places of what can be done with a row."""
        row, right = self.row(index), self.row_rect(index).right - self._pen.px(ACTIONS_RIGHT)
        places: dict[str, pygame.Rect] = {}
        for label in reversed(row.actions if row else ()):
            wide = self._pen.text_size(label, 16, "semibold")[0] + 2 * self._pen.px(ACTION_PAD)
            line = self.row_rect(index)
            places[label] = pygame.Rect(right - wide, line.y, wide, line.h)
            right -= wide
        return dict(reversed(places.items()))

    # -- mouse and keys ------------------------------------------------------------------------------

    def mouse_moved(self, event: pygame.event.Event) -> bool:
        """Follow the mouse from row to row."""
        before, self.mouse = self.mouse, event.pos if self.covers(event.pos) else None
        return super().mouse_moved(event) or before != self.mouse

    def mouse_down(self, event: pygame.event.Event) -> bool:
        """Bring the keyboard to the row."""
        index = self.index_at(event.pos)
        if index is not None:
            self.at, self.mouse = index, event.pos
        return super().mouse_down(event)

    def mouse_up(self, event: pygame.event.Event) -> bool:
        """Do what was pressed, or what a double click means."""
        self.mouse = event.pos
        is_double = getattr(event, "clicks", 1) == 2 and not self._pointed(self.at)
        return super().mouse_up(event) and (not is_double or self._choose(0))

    def let_go(self) -> None:
        """Forget the mouse."""
        super().let_go()
        self.mouse = None

    def _pointed(self, index: int) -> str:
        """Give the action under the mouse."""
        places = self.actions(index) if self.mouse and self.ids else {}
        return next((label for label, place in places.items() if place.collidepoint(self.mouse)), "")  # type: ignore[arg-type]

    def press(self) -> None:
        """Do what is under the mouse with the row that was pressed."""
        label = self._pointed(self.at)
        if label:
            self.source.chosen(self.ids[self.at], label)

    def _choose(self, number: int) -> bool:
        row = self.row(self.at) if self.ids else None
        if row and row.actions:
            label = row.actions[min(number, len(row.actions) - 1)]
            self.source.chosen(self.ids[self.at], label)
        return True

    def key_down(self, event: pygame.event.Event) -> bool:
        """Take a key while the keyboard is here: Enter does what is chosen, at first Watch."""
        if not (self.has_focus and self.ids):
            return False
        key = pressed_key(event)
        if key in (ENTER, SPACE):
            return getattr(event, "repeat", False) or self._choose(self.chosen)
        if key in SIDES:
            self.chosen = SIDES[key]
        elif key in STEPS:
            self.at = max(0, min(len(self.ids) - 1, self.at + STEPS[key]))
            self.chosen = 0
        return key in SIDES or key in STEPS

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the rows that are in view."""
        lane = surface.get_clip().clip(self.rect)
        if not self.ids or not lane.h:
            return
        first = max(0, int((lane.top - self.rect.y) / self._row))
        last = min(len(self.ids) - 1, int((lane.bottom - 1 - self.rect.y) / self._row))
        for index in range(first, last + 1):
            row = self.row(index)
            if row:
                self._draw_row(pen, surface, index, row)

    def _draw_row(self, pen: Pen, surface: pygame.Surface, index: int, row: PastRow) -> None:
        panel, rect = pen.theme.panel, self.row_rect(index)
        is_hot = self.mouse is not None and self.index_at(self.mouse) == index
        is_here = self.has_focus and self.shows_focus and index == self.at
        lit = rect.inflate(2 * pen.px(8), 0)
        if is_hot or is_here:
            pen.box(surface, lit, 8, panel.hover)
        elif index < len(self.ids) - 1:
            pen.rule(surface, (rect.x, rect.bottom - 1), rect.w)
        places = self.actions(index) if is_hot or is_here else {}
        free = min((place.x for place in places.values()), default=rect.right)
        for column, cell in zip(self.head.columns, self.head.words(pen, rect), strict=True):
            if cell.right <= free:
                self._draw_cell(pen, surface, column, cell, row)
        self._draw_actions(pen, surface, index, places, is_here=is_here)
        if is_here:
            self.focus_ring(pen, surface, lit.inflate(-2 * pen.px(5), -2 * pen.px(5)), 5)

    def _draw_cell(
        self, pen: Pen, surface: pygame.Surface, column: Column, cell: pygame.Rect, row: PastRow
    ) -> None:
        panel, room = pen.theme.panel, cell.w
        x = cell.right if column.align == "right" else cell.x
        if column.name == OUTCOME:
            ink = panel.good if row.is_good else panel.ink2
            pen.icon(surface, row.icon, (cell.x + pen.px(9), cell.centery), 18, ink, 2.2)
            x, room = x + pen.px(26), room - pen.px(26)
        words = pen.shorten(row.words[column.name], room, 16)
        quiet = column.name == "date"
        pen.text(
            surface, words, (x, cell.centery), 16, panel.ink2 if quiet else panel.ink, align=column.align
        )

    def _draw_actions(
        self,
        pen: Pen,
        surface: pygame.Surface,
        index: int,
        places: Mapping[str, pygame.Rect],
        *,
        is_here: bool,
    ) -> None:
        panel, pointed = pen.theme.panel, self._pointed(index)
        chosen = list(places)[min(self.chosen, len(places) - 1)] if is_here and not self.mouse else ""
        for label, place in places.items():
            if label in (pointed, chosen):
                pen.box(surface, place.inflate(-pen.px(4), -2 * pen.px(5)), 7, panel.press)
            pen.text(surface, label, place.center, 16, panel.acc, "semibold", align="centre")

    def say(self) -> str:
        """Say the row that the keyboard is on, with its number among all."""
        row = self.row(self.at) if self.ids else None
        if not row:
            return "No past games"
        words = ", ".join(word for word in row.words.values() if word)
        return f"Past game {self.at + 1} of {len(self.ids)}: {words}"


class PastBody(Body):
    """A body in which the head of the table stays in sight, and single rows are brought into view."""

    def scroll_to(self, offset: float) -> None:
        """Show it from that many device pixels below its top."""
        super().scroll_to(offset)
        for item, _ in self.items:
            if isinstance(item, Head) and item.rect.top < self.view.top:
                item.place(self._pen, item.rect.move(0, self.view.top - item.rect.top))

    def reveal(self, widget: Widget) -> None:
        """Scroll so that a widget, or the row of the table that the keyboard is on, is seen whole."""
        if not isinstance(widget, PastGames):
            super().reveal(widget)
            return
        row, top = widget.current, self.view.top + widget.head.rect.h
        below = max(0, row.bottom - self.view.bottom)
        self.scroll_to(self.offset + (below or min(0, row.top - top)))


SIDES = {Key(pygame.K_LEFT): 0, Key(pygame.K_RIGHT): 1}
STEPS = {
    Key(pygame.K_UP): -1,
    Key(pygame.K_DOWN): 1,
    Key(pygame.K_PAGEUP): -PAGE,
    Key(pygame.K_PAGEDOWN): PAGE,
    Key(pygame.K_HOME): -(10**9),
    Key(pygame.K_END): 10**9,
}
