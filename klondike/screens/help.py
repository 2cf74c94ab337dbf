"""The help: what the mouse does, and every key, made from the table of commands."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import pygame

from klondike.screens.frame import MARGIN
from klondike.screens.paged import Divider
from klondike.screens.sheet import Sheet
from klondike.ui.commands import COMMANDS, Row, all_key_names
from klondike.ui.widgets import Keys, Label, Paragraph
from klondike.ui.widgets.words import OR

MOUSE = (
    ("Drag", "Put a card or a run of cards where you like."),
    ("Click a card", "Make its best move, or what the settings say."),
    ("Click the stock", "Turn cards. When it is empty, turn the waste over."),
    ("Hold still on a covered card", "It rises above the others for as long as you hold it."),
    ("Double or right click a card", "Send it home, to the four foundations."),
    ("Double click a foundation", "Send home all that fits."),
    ("Right click the table", "Send home all that fits."),
    ("Right click while you drag", "The cards go back."),
)
GROUPS = {
    "game": "Games",
    "play": "At the table",
    "cursor": "Cursor",
    "deal": "Deal codes",
    "panels": "Panels",
    "window": "Window",
}
HEAD, KEY_LINE, NEXT_LINE, GROUP_GAP = 28.0, 32.0, 32.0, 6.0
COLUMN_GAP = 40.0
TOP = 10.0
ARROWS = {pygame.K_UP: -56.0, pygame.K_DOWN: 56.0}


class Columns(NamedTuple):
    """How a width is shared out, in points: the mouse's part, then so many columns of keys."""

    mouse: float
    keys: int

    def left(self, number: int, width: float) -> float:
        """Give the left edge of a column of keys."""
        return self.mouse + COLUMN_GAP + number * (self.key_width(width) + COLUMN_GAP)

    def key_width(self, width: float) -> float:
        """Give the width of a column of keys."""
        return (width - self.mouse) / self.keys - COLUMN_GAP


# by the least width of the body; below all of them everything stands in one column
SHAPES = ((880.0, Columns(200, 2)), (600.0, Columns(236, 1)))


class HelpScreen(Sheet):
    """Mouse on the left, keys on the right; one under the other where the window is narrow."""

    name = "help"
    title = "Help and keys"
    width = 1240.0

    def build(self, width: float) -> float:
        """Put the mouse and the groups of keys side by side as the width allows."""
        shape = next((shape for least, shape in SHAPES if width >= least), None)
        high = self._parts(shape, width)
        if self._total(high) <= self.size[1] / self.pen.unit - 2 * MARGIN:
            return high
        # All of it lies a little lower under the line that a body has which is scrolled.
        self.body.items = [(item, place.move(0, self.pen.px(TOP))) for item, place in self.body.items]
        return high + TOP

    def _parts(self, shape: Columns | None, width: float) -> float:
        if shape is None:
            y = self._mouse(width) + GROUP_GAP
            return self._groups(key_groups(), 0, y, width)
        room = shape.key_width(width)
        high = self._mouse(shape.mouse)
        for number, groups in enumerate(self._shared_out(shape.keys, room)):
            high = max(high, self._groups(groups, shape.left(number, width), 0, room))
        for number in range(shape.keys):
            self.put(Divider(), shape.left(number, width) - COLUMN_GAP / 2, 4, 2, high - 4)
        return high

    def _mouse(self, width: float) -> float:
        y = self.put(Label("Mouse", 18, weight="bold"), 0, 0, width, 26) + HEAD - 22
        for action, result in MOUSE:
            y = self.put(Label(action, 17, weight="semibold"), 0, y, width, 24)
            y = self.put(Paragraph(result, width, role="ink2"), 0, y, width) + 14
        return y - 14

    def _groups(self, groups: Sequence[Sequence[Row]], x: float, y: float, width: float) -> float:
        left = self._keys_left(groups, width)
        for rows in groups:
            title = GROUPS.get(rows[0].group, rows[0].group.capitalize())
            self.put(Label(title, 18, weight="bold"), x, y, width, 26)
            y += HEAD
            for row in rows:
                y = self._key_row(row, (x, y), left, width)
            y += GROUP_GAP
        return y - GROUP_GAP

    def _keys_left(self, groups: Sequence[Sequence[Row]], width: float) -> float:
        """Give where keys begin beside their labels, 0 where they must stand below them."""
        rows = [row for group in groups for row in group]
        left = 16 + max((self._points(Label(row.label)) for row in rows), default=0)
        keys = [self._room(row, name) for row in rows for name in all_key_names(row.command)]
        return left if left + max(keys, default=0) <= width else 0.0

    def _room(self, row: Row, *names: str) -> float:
        """Give the width of some of a row's keys in one line, with the stroke of a line that goes on."""
        return self._points(Keys(names)) + (0 if names[-1] == all_key_names(row.command)[-1] else OR)

    def _key_row(self, row: Row, at: tuple[float, float], left: float, width: float) -> float:
        x, y = at
        self.put(Label(row.label), x, y, left - 8 if left else width, KEY_LINE if left else 28)
        y += 0 if left else 28
        lines = list(self._wrapped(row, width - left))
        for i, names in enumerate(lines):
            end = x + left + self._points(Keys(names))
            self.put(Keys(names), x + left, y + 1, None, KEY_LINE - 2)
            if i < len(lines) - 1:
                self.put(Label("/", 15, "ink2", align="centre"), end, y + 1, OR, KEY_LINE - 2)
                y += NEXT_LINE
        return y + KEY_LINE

    def _wrapped(self, row: Row, room: float) -> Iterator[list[str]]:
        """Break the keys of a row into lines that fit."""
        line: list[str] = []
        for name in all_key_names(row.command):
            if line and self._room(row, *line, name) > room:
                yield line
                line = []
            line = [*line, name]
        yield line

    def _points(self, item: Label | Keys) -> float:
        return item.natural(self.pen)[0]

    def _shared_out(self, columns: int, width: float) -> list[list[tuple[Row, ...]]]:
        """Fill the columns one after the other, none much higher than the others."""
        groups = key_groups()
        heights = [self._group_height(rows, width) for rows in groups]
        shares: list[list[tuple[Row, ...]]] = [[] for _ in range(columns)]
        above = 0.0
        for rows, height in zip(groups, heights, strict=True):
            middle = (above + height / 2) / sum(heights)
            shares[min(columns - 1, int(middle * columns))].append(rows)
            above += height
        return shares

    def _group_height(self, rows: Sequence[Row], width: float) -> float:
        room = width - self._keys_left([rows], width)
        further = sum(len(list(self._wrapped(row, room))) - 1 for row in rows)
        return HEAD + len(rows) * KEY_LINE + further * NEXT_LINE + GROUP_GAP

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll with the arrows, which mean nothing else here."""
        if event.type == pygame.KEYDOWN and event.key in ARROWS and not self.is_closing:
            self.scroll_by(self.pen.px(ARROWS[event.key]))
            return True
        return super().handle(event)


def key_groups() -> list[tuple[Row, ...]]:
    """Give the commands that have keys, group by group."""
    bound = (row for row in COMMANDS if row.keys)
    return [tuple(rows) for _, rows in groupby(bound, key=lambda row: row.group)]
