"""The slip: a small sheet that floats over the table in every window that can hold it.

It has no title row and no close sign; a heading is part of its body, and its buttons share the width or
stand one above the other where the window is narrow.
"""

from typing import NamedTuple

import pygame

from klondike.screens.footer import TIGHT_GAP, lines_of, place_lines
from klondike.screens.frame import framed
from klondike.screens.sheet import Sheet
from klondike.ui.widgets import Paragraph, Widget

NARROW, TINY = 440, 320  # points of window width and height, below which everything moves together
INSET = (6, 4)  # points at the edge where a scrolled body would cross the round corners
ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1}


class Room(NamedTuple):
    """The air in and around a slip, in points."""

    margin: float  # least distance from the edge of the window
    side: float
    above: float
    below: float
    lead: float = 0.0  # between the body and the buttons
    button: float = 48.0  # height


WIDE_ROOM, NARROW_ROOM, TINY_ROOM = (
    Room(16, 32, 30, 28, 20),
    Room(16, 20, 18, 20, 20),
    Room(8, 20, 12, 12, 12, 44),
)


class Heading(Paragraph):
    """A title over as many lines as it needs."""

    def __init__(self, text: str, width: float, size: float = 24, *, align: str = "left") -> None:
        super().__init__(text, width, size, align=align)
        self.weight = "bold"


class Slip(Sheet):
    """Base of the small sheets; `build` and `footer` are as for every sheet."""

    width = 500.0

    @property
    def room(self) -> Room:
        """Give the air in and around it that the window leaves."""
        if self.size[1] < TINY * self.pen.unit:
            return TINY_ROOM
        return NARROW_ROOM if self.size[0] < NARROW * self.pen.unit else WIDE_ROOM

    @property
    def most(self) -> tuple[float, float]:
        """Give the width and height in points that it can have."""
        around, unit = 2 * self.room.margin, self.pen.unit
        return self.size[0] / unit - around, self.size[1] / unit - around

    @property
    def paper_width(self) -> float:
        """Give its width in points."""
        return min(self.width, self.most[0])

    @property
    def controls(self) -> list[Widget]:
        """Give what can be pressed, in the order of Tab."""
        return [*self.body.widgets, *self.foot, self.body.bar]

    @property
    def printable(self) -> pygame.Rect:
        """Give the part of the paper in device pixels that the body may be painted on."""
        return self.frame.sheet.inflate(*(-2 * self.pen.px(side) for side in INSET))

    def say(self) -> str:
        """Say all its words, and what has the keyboard."""
        words = [item.say() for item, _ in self.body.items if not isinstance(item, Widget)]
        said = [text if text.endswith((".", "?", "!", ":")) else f"{text}." for text in words if text]
        return " ".join([*(said or [f"{self.title}."]), *self.focus_words])

    def _fit(self) -> float:
        pen, room, width = self.pen, self.room, self.paper_width - 2 * self.room.side
        high = self._rebuild(width)
        self._lines = lines_of(pen, self.foot, pen.px(width))
        buttons = len(self._lines) * (room.button + TIGHT_GAP) - TIGHT_GAP + room.lead if self.foot else 0
        foot = room.below + buttons
        total = pen.px(min(room.above + high + foot, self.most[1]))
        sheet = self.spot((pen.px(self.paper_width), total))
        self.frame = framed(sheet, pen.unit, room.above, room.side, foot)
        return high

    def _place_ends(self) -> None:
        pen, body, high = self.pen, self.frame.body, self.pen.px(self.room.button)
        top = self.frame.sheet.bottom - pen.px(self.room.below) - high
        place_lines(pen, self._lines, pygame.Rect(body.x, top, body.w, high))

    def _paint_head(self, surface: pygame.Surface) -> None:
        """Leave the heading to the body."""

    def _key_down(self, event: pygame.event.Event) -> bool:
        way = ARROWS.get(event.key)
        if way is None:
            return super()._key_down(event)
        self.group.move_focus(way)
        self.dirty = True
        return True
