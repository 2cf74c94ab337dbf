"""One widget of each kind, with what it tells remembered."""

from collections.abc import Callable

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets import (
    Button,
    Field,
    IconButton,
    Kind,
    ListRow,
    MenuRow,
    Scale,
    ScrollBar,
    Segments,
    Slider,
    Switch,
    Tick,
    Widget,
)


class Heard(list[object]):
    """Remembers what widgets tell."""

    def press(self) -> None:
        self.append("pressed")


MAKERS: dict[str, Callable[[Heard], Widget]] = {
    "primary": lambda heard: Button("Deal", heard.press, Kind.PRIMARY),
    "second": lambda heard: Button("Undo", heard.press),
    "quiet": lambda heard: Button("Watch it", heard.press, Kind.QUIET),
    "danger": lambda heard: Button("Clear", heard.press, Kind.DANGER, "trash"),
    "icon": lambda heard: IconButton("close", "Close", heard.press),
    "switch": lambda heard: Switch("Sound", heard.append, value=False, note="Soft and short"),
    "tick": lambda heard: Tick("Don’t ask again", heard.append, value=False),
    "segments": lambda heard: Segments("Draw", ("One", "Three", "Five"), 1, heard.append),
    "slider": lambda heard: Slider("Volume", 50, Scale(0, 100, 5), heard.append),
    "field": lambda heard: Field("Code", "KL1", action=heard.append),
    "menu row": lambda heard: MenuRow("restart", "Restart this deal", "R", heard.press),
    "list row": lambda heard: ListRow("Standard", heard.press, note="Three cards at a time"),
    "nav row": lambda heard: ListRow("Playing", heard.press, icon="cards"),
    "scroll bar": lambda heard: ScrollBar(heard.append),
}


def laid(pen: Pen, widget: Widget, place: tuple[int, int] = (20, 40)) -> Widget:
    width, height = widget.natural(pen)
    widget.place(pen, pygame.Rect(place, (pen.px(width), pen.px(height))))
    return widget
