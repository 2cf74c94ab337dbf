"""Rows of menus and lists."""

from collections.abc import Callable

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets.base import State, Widget


class MenuRow(Widget):
    """A line of a menu: icon, words, and the key at the right."""

    enters = True
    is_row = True

    def __init__(self, icon: str, label: str, keys: str, action: Callable[[], object] | None = None) -> None:
        super().__init__(action)
        self.icon = icon
        self.label = label
        self.keys = keys

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give room to all three, 44 high."""
        words = pen.text_size(self.label, 17)[0] + pen.text_size(self.keys, 15)[0]
        return words / pen.unit + 52 + 24 + 16, 44.0

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the row, on a ground when it is pointed at."""
        panel, state, middle = pen.theme.panel, self.state, self.rect.centery
        ground = self.ground(pen, panel.hover if self.shows_focus else None)
        if ground:
            pen.box(surface, self.rect, 9, ground)
        alpha = 100 if state == State.DISABLED else 255
        left, right = self.rect.x, self.rect.right - pen.px(16)
        pen.icon(surface, self.icon, (left + pen.px(26), middle), 20, panel.ink2, alpha=alpha)
        pen.text(surface, self.label, (left + pen.px(52), middle - pen.px(1)), 17, panel.ink, alpha=alpha)
        keys = self.keys.replace("+", " ")
        pen.text(surface, keys, (right, middle - pen.px(1)), 15, panel.ink2, align="right", alpha=alpha)
        self.focus_ring(pen, surface, self.rect.inflate(-2 * pen.px(4), -2 * pen.px(4)), 6)

    def say(self) -> str:
        """Say the words and the key."""
        now = "" if self.is_enabled else ", not now"
        return f"{self.label}, {self.keys}{now}" if self.keys else f"{self.label}{now}"


class ListRow(Widget):
    """A line of a list of which one is chosen: a title with a note below it, or an icon before it."""

    is_row = True
    follows_focus = True

    def __init__(
        self,
        title: str,
        action: Callable[[], object] | None = None,
        *,
        note: str = "",
        icon: str = "",
        is_chosen: bool = False,
    ) -> None:
        super().__init__(action)
        self.title = title
        self.note = note
        self.icon = icon
        self.is_chosen = is_chosen

    @property
    def is_tab_stop(self) -> bool:
        """Let Tab halt at the chosen row only; the arrows lead on from there."""
        return self.is_enabled and self.is_chosen

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give room to the words, 54 high with a note and 48 without."""
        words = max(pen.text_size(self.title, 17, "semibold")[0], pen.text_size(self.note, 15)[0])
        return words / pen.unit + 32 + (32 if self.icon else 0), 54.0 if self.note else 48.0

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the row; the chosen one is filled."""
        ground = pen.theme.panel.acc if self.is_chosen else self.ground(pen)
        if ground:
            pen.box(surface, self.rect, 10, ground)
        self._words(pen, surface)
        self.focus_ring(pen, surface, self.rect, 10)

    def _words(self, pen: Pen, surface: pygame.Surface) -> None:
        panel, left, middle = pen.theme.panel, self.rect.x + pen.px(16), self.rect.centery
        ink = panel.on if self.is_chosen else panel.ink
        quiet = panel.on if self.is_chosen else panel.ink2
        weight = "semibold" if self.is_chosen or self.note else "regular"
        if self.icon:
            pen.icon(surface, self.icon, (left + pen.px(9), middle), 20, quiet)
            left += pen.px(32)
        if self.note:
            pen.text(surface, self.note, (left, middle + pen.px(11)), 15, quiet)
            middle -= pen.px(10)
        pen.text(surface, self.title, (left, middle - (0 if self.note else pen.px(1))), 17, ink, weight)

    def say(self) -> str:
        """Say title and note, and if it is the chosen one."""
        return ", ".join(part for part in (self.title, self.note, "chosen" if self.is_chosen else "") if part)
