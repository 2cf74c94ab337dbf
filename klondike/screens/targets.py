"""Where the controls of a sheet are, by the words that stand on them."""

from collections.abc import Iterable, Iterator

import pygame

from klondike.ui.widgets import Widget

NAMES = ("label", "title", "name")  # whichever a widget has


def visible_targets(widgets: Iterable[Widget]) -> dict[str, pygame.Rect]:
    """Give the visible part of every control in device pixels; a part of a choice is "Draw: One card"."""
    places = ((name, rect, widget.clip) for widget in widgets for name, rect in _named(widget))
    seen = {name: rect.clip(clip) if clip else rect.copy() for name, rect, clip in places}
    return {name: rect for name, rect in seen.items() if rect.w and rect.h}


def words_of(widget: Widget | None) -> str:
    """Give the words that a control is known by, nothing for one without."""
    return next((str(getattr(widget, name)) for name in NAMES if hasattr(widget, name)), "")


def widget_named(widgets: Iterable[Widget], words: str) -> Widget:
    """Give the control that is known by these words."""
    return next(widget for widget in widgets if words_of(widget) == words)


def _named(widget: Widget) -> Iterator[tuple[str, pygame.Rect]]:
    name = words_of(widget)
    if name:
        yield name, widget.rect
    for option, part in zip(getattr(widget, "options", ()), getattr(widget, "parts", ()), strict=False):
        yield f"{name}: {option}", part
