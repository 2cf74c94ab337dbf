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


def _named(widget: Widget) -> Iterator[tuple[str, pygame.Rect]]:
    name = next((getattr(widget, attribute) for attribute in NAMES if hasattr(widget, attribute)), "")
    if name:
        yield name, widget.rect
    for option, part in zip(getattr(widget, "options", ()), getattr(widget, "parts", ()), strict=False):
        yield f"{name}: {option}", part
