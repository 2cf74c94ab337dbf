"""The help: what the mouse does, and every key, made from the table of commands."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import pygame

from klondike.screens.frame import MARGIN
from klondike.screens.paged import Divider
from klondike.screens.sheet import STEPS, Sheet
from klondike.ui.commands import COMMANDS, USUAL, Keymap, Row, all_key_names
from klondike.ui.lines import filled
from klondike.ui.pen import Pen
from klondike.ui.widgets import Keys, Label, Paragraph
from klondike.ui.widgets.words import OR

GROUPS = {
    "game": "Games",
    "play": "At the table",
    "looks": "Text and colours",
    "cursor": "Cursor",
    "window": "Panels and window",
}
HEAD, KEY_LINE, NEXT_LINE, GROUP_GAP = 28.0, 31.0, 31.0, 6.0
COLUMN_GAP = 28.0
LABEL_GAP = 14.0  # least room between words and keys
MOUSE_GAP = 8.0
TOP = 10.0


class Line(NamedTuple):
    """The words for a command, or for some that belong together, and all their keys."""

    label: str
    names: tuple[str, ...]


class KeyGroup(NamedTuple):
    """Lines under a heading."""

    title: str
    lines: tuple[Line, ...]


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

    def __init__(self, pen: Pen, mouse: Sequence[tuple[str, str]], pace: float = 1.0) -> None:
        """Show what the mouse does, action and result, and the keys that the sheet is given."""
        super().__init__(pen, pace)
        self.mouse = mouse

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
        groups = key_groups(self.keymap)
        if shape is None:
            y = self._mouse(width) + GROUP_GAP
            return self._groups(groups, 0, y, width)
        room = shape.key_width(width)
        high = self._mouse(shape.mouse)
        for number, share in enumerate(self._shared_out(groups, shape.keys, room)):
            high = max(high, self._groups(share, shape.left(number, width), 0, room))
        for number in range(shape.keys):
            self.put(Divider(), shape.left(number, width) - COLUMN_GAP / 2, 4, 2, high - 4)
        return high

    def _mouse(self, width: float) -> float:
        y = self.put(Label("Mouse", 18, weight="bold"), 0, 0, width, 26) + HEAD - 22
        for action, result in self.mouse:
            y = self.put(Label(action, 17, weight="semibold"), 0, y, width, 24)
            y = self.put(Paragraph(result, width, role="ink2"), 0, y, width) + MOUSE_GAP
        return y - MOUSE_GAP

    def _groups(self, groups: Sequence[KeyGroup], x: float, y: float, width: float) -> float:
        left = self._keys_left(groups, width)
        for title, lines in groups:
            self.put(Label(title, 18, weight="bold"), x, y, width, 26)
            y += HEAD
            for line in lines:
                y = self._key_line(line, (x, y), left, width)
            y += GROUP_GAP
        return y - GROUP_GAP

    def _keys_left(self, groups: Sequence[KeyGroup], width: float) -> float:
        """Give where keys begin beside their labels, 0 where they must stand below them."""
        lines = [line for group in groups for line in group.lines]
        left = LABEL_GAP + max((self._points(Label(line.label)) for line in lines), default=0)
        keys = [self._room(line, name) for line in lines for name in line.names]
        return left if left + max(keys, default=0) <= width else 0.0

    def _room(self, line: Line, *names: str) -> float:
        """Give the width of some of a line's keys side by side, with the stroke before those that follow."""
        return self._points(Keys(names)) + (0 if names[-1] == line.names[-1] else OR)

    def _key_line(self, line: Line, at: tuple[float, float], left: float, width: float) -> float:
        x, y = at
        self.put(Label(line.label), x, y, left - 8 if left else width, KEY_LINE if left else 28)
        y += 0 if left else 28
        parts = list(self._wrapped(line, width - left))
        for i, names in enumerate(parts):
            end = x + left + self._points(Keys(names))
            self.put(Keys(names), x + left, y + 1, None, KEY_LINE - 2)
            if i < len(parts) - 1:
                self.put(Label("/", 15, "ink2", align="centre"), end, y + 1, OR, KEY_LINE - 2)
                y += NEXT_LINE
        return y + KEY_LINE

    def _wrapped(self, line: Line, room: float) -> Iterator[list[str]]:
        """Break the keys of a line into parts that fit."""
        return filled(line.names, lambda names: self._room(line, *names) <= room)

    def _points(self, item: Label | Keys) -> float:
        return item.natural(self.pen)[0]

    def _shared_out(self, groups: Sequence[KeyGroup], columns: int, width: float) -> list[list[KeyGroup]]:
        """Fill the columns one after the other, none much higher than the others."""
        heights = [self._group_height(group, width) for group in groups]
        shares: list[list[KeyGroup]] = [[] for _ in range(columns)]
        above = 0.0
        for group, height in zip(groups, heights, strict=True):
            middle = (above + height / 2) / sum(heights)
            shares[min(columns - 1, int(middle * columns))].append(group)
            above += height
        return shares

    def _group_height(self, group: KeyGroup, width: float) -> float:
        room = width - self._keys_left([group], width)
        lines = sum(len(list(self._wrapped(line, room))) for line in group.lines)
        return HEAD + NEXT_LINE * lines + GROUP_GAP

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll with the arrows, which mean nothing else here."""
        if event.type == pygame.KEYDOWN and event.key in STEPS and not self.is_closing:
            self.scroll_by(self.pen.px(STEPS[event.key]))
            return True
        return super().handle(event)


def key_groups(keymap: Keymap = USUAL) -> list[KeyGroup]:
    """Give the commands that have keys, group by group, those that share a line together."""
    return [
        KeyGroup(GROUPS.get(name, name.capitalize()), tuple(_lines(list(rows), keymap)))
        for name, rows in groupby(COMMANDS, key=lambda row: row.group)
    ]


def _lines(rows: Sequence[Row], keymap: Keymap) -> Iterator[Line]:
    for label, together in groupby(rows, key=lambda row: row.listed or row.label):
        names = tuple(name for row in together for name in all_key_names(row.command, keymap))
        if names:
            yield Line(label, names)
