"""Widgets together: who has the mouse, who has the keyboard."""

from collections.abc import Sequence

import pygame

from klondike.ui.keys import SHIFT, Key, pressed_key
from klondike.ui.widgets.base import Widget

POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)
TABS = {Key(pygame.K_TAB): 1, Key(pygame.K_TAB, SHIFT): -1}
UP_DOWN = {Key(pygame.K_UP): -1, Key(pygame.K_DOWN): 1}


class Group:
    """A set of widgets in the order of Tab.

    One of them may have the keyboard; the ring that shows it appears with the first key
    and goes with the next press of the mouse.
    """

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets = list(widgets)
        self.focus: Widget | None = None
        self.shows_focus = False

    def fill(self, widgets: Sequence[Widget]) -> None:
        """Take other widgets; those made anew have focus and mouse from those at the same places."""
        index = self.widgets.index(self.focus) if self.focus in self.widgets else None
        self.focus_on(None)
        for old, new in zip(self.widgets, widgets, strict=False):
            if old not in widgets and new not in self.widgets:
                new.take_over(old)
        self.widgets = list(widgets)
        if index is not None and index < len(self.widgets):
            self.focus_on(self.widgets[index])

    def focus_on(self, widget: Widget | None) -> None:
        """Give the keyboard to a widget, or to none."""
        if widget is not self.focus:
            if self.focus:
                self.focus.lose_focus()
            self.focus = widget
            if widget:
                widget.gain_focus()
        if widget:
            widget.shows_focus = self.shows_focus

    def show_focus(self) -> None:
        """Make the ring visible: a key was used."""
        self.shows_focus = True
        self.focus_on(self.focus)

    def let_go(self) -> None:
        """Forget the mouse everywhere."""
        for widget in self.widgets:
            widget.let_go()

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the widgets it concerns; True when one took it."""
        if event.type in POINTER:
            return sum(widget.handle(event) for widget in self.widgets) > 0
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._mouse_down(event)
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        return self.focus is not None and self.focus.handle(event)

    def _mouse_down(self, event: pygame.event.Event) -> bool:
        self.shows_focus = False
        self.focus_on(self.focus)
        hit = next((widget for widget in reversed(self.widgets) if widget.handle(event)), None)
        if hit:
            self.focus_on(hit)
        return hit is not None

    def _key_down(self, event: pygame.event.Event) -> bool:
        key = pressed_key(event)
        if key in TABS:
            self.move_focus(TABS[key])
            return True
        if self.focus is not None and self.focus.handle(event):
            self.show_focus()
            return True
        return key in UP_DOWN and self._move_row(UP_DOWN[key])

    def move_focus(self, way: int) -> None:
        """Lead the keyboard to the next (1) or previous (-1) place where Tab halts."""
        stops = [widget for widget in self.widgets if widget.is_tab_stop or widget is self.focus]
        if stops:
            start = stops.index(self.focus) if self.focus else (-1 if way > 0 else 0)
            self.shows_focus = True
            self.focus_on(stops[(start + way) % len(stops)])

    def _move_row(self, way: int) -> bool:
        rows = [widget for widget in self.widgets if widget.is_row and widget.is_enabled]
        if not rows or not (self.focus is None or self.focus.is_row):
            return False
        start = rows.index(self.focus) if self.focus in rows else (-1 if way > 0 else 0)
        self.shows_focus = True
        target = rows[(start + way) % len(rows)]
        self.focus_on(target)
        if target.follows_focus:
            target.press()
        return True

    @property
    def is_moving(self) -> bool:
        """Tell if a widget moves."""
        return any(widget.is_moving for widget in self.widgets)

    def step(self, seconds: float) -> None:
        """Move on in time."""
        for widget in self.widgets:
            widget.step(seconds)

    def settle(self) -> None:
        """Finish all movement at once."""
        for widget in self.widgets:
            widget.settle()

    def pass_time(self, seconds: float, pace: float) -> None:
        """Move on by that factor of all durations; with none nothing moves."""
        if pace:
            self.step(seconds / pace)
        else:
            self.settle()
