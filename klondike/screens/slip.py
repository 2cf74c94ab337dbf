"""The slip: a small sheet that floats over the table in every window that can hold it.

It has no title row and no close sign; a heading is part of its body, and its buttons share the width or
stand one above the other where the window is narrow.
"""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from klondike.screens.footer import GAP
from klondike.screens.frame import WIDE, Frame
from klondike.screens.sheet import Sheet
from klondike.ui.pen import Pen
from klondike.ui.theme import SCRIM, SCRIM_SHEET
from klondike.ui.widgets import Button, Kind, Paragraph

TIGHT_GAP = 8  # between buttons one above the other
TIGHT_PADDING = 24  # least room of a button beside its words, both sides together
NARROW, TINY = 440, 320  # points of window width and height, below which everything moves together
ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1}


class Paper(NamedTuple):
    """How the paper of a slip looks: radius of its corners and its shadow in points, its darkness of 255."""

    radius: float
    blur: float
    drop: float
    shade: int


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

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Write the lines."""
        edges = {"left": self.rect.left, "centre": self.rect.centerx}
        top = (edges[self.align], self.rect.y)
        pen.paragraph(surface, self.text, top, self.rect.w, self.size, weight="bold", align=self.align)


class Slip(Sheet):
    """Base of the small sheets; `build` and `footer` are as for every sheet."""

    width = 500.0
    paper = Paper(18, 28, 10, 120)
    scrim = SCRIM_SHEET  # alpha over the table, 0 for none
    rise = 12.0  # points it moves up while it opens

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

    def spot(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of paper of that size in device pixels: the middle of the window."""
        return pygame.Rect(((self.size[0] - size[0]) // 2, (self.size[1] - size[1]) // 2), size)

    def lay_out(self) -> None:
        """Build the body anew and give every part its place."""
        room, width = self.room, self.paper_width - 2 * self.room.side
        self.body.items, self.foot = [], list(self.footer())
        high = self.build(width)
        self._layer = None
        self._lines = lines_of(self.pen, self.foot, self.pen.px(width))
        buttons = len(self._lines) * (room.button + TIGHT_GAP) - TIGHT_GAP + room.lead if self.foot else 0
        self.frame = self._framed(high, room.below + buttons)
        self.body.lay(self.pen, self.frame.body, high, self.frame.sheet.right)
        self._place_foot()
        self._take_widgets()
        self.dirty = True

    def _take_widgets(self) -> None:
        is_first = not self.group.widgets
        self.group.fill([*self.body.widgets, *self.foot, self.body.bar])
        if is_first:
            self.group.focus_on(self.first_focus())

    def _framed(self, high: float, foot: float) -> Frame:
        pen, room = self.pen, self.room
        total = pen.px(min(room.above + high + foot, self.most[1]))
        sheet = self.spot((pen.px(self.paper_width), total))
        view = sheet.inflate(-2 * pen.px(room.side), 0).move(0, pen.px(room.above))
        view.h = total - pen.px(room.above) - pen.px(foot)
        # What rounding took must not make a body scroll that fits.
        view.h = pen.px(high) if abs(view.h - pen.px(high)) <= 2 else max(1, view.h)
        return Frame(sheet, view, WIDE)

    def _place_foot(self) -> None:
        pen, body, high = self.pen, self.frame.body, self.pen.px(self.room.button)
        top = self.frame.sheet.bottom - pen.px(self.room.below) - high
        share = spread if len(self._lines) == 1 else filled
        for line in reversed(self._lines):
            for button, (left, wide) in zip(line, share(pen, line, body.w), strict=True):
                button.place(pen, pygame.Rect(body.x + left, top, wide, high))
            top -= high + pen.px(TIGHT_GAP)

    def _key_down(self, event: pygame.event.Event) -> bool:
        way = ARROWS.get(event.key)
        if way is None:
            return super()._key_down(event)
        self.group.move_focus(way)
        self.dirty = True
        return True

    def draw(self, surface: pygame.Surface, lag: float) -> None:  # noqa: ARG002
        """Draw scrim and paper over what is there."""
        share = self.presence
        if self.scrim:
            self.pen.veil(surface, SCRIM, round(self.scrim * share))
        if share >= 1:
            self._layer = None
            self.paint(surface)
        else:
            self._draw_moving(surface, share)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the paper and all on it as it is when it rests."""
        self._paint_shadow(surface, self.frame.sheet, 1.0)
        self._paint_paper(surface)

    def _draw_moving(self, surface: pygame.Surface, share: float) -> None:
        if self._layer is None:
            self._layer = self._lifted(surface)
        place = self.frame.sheet.move(0, self.pen.px(self.rise * (1 - share)))
        below = cut(surface, place)  # or the shadow would show through the paper
        self._paint_shadow(surface, place, share)
        surface.blit(below, place)
        self._layer.set_alpha(round(255 * share))
        surface.blit(self._layer, place)

    def _lifted(self, surface: pygame.Surface) -> pygame.Surface:
        """Give a picture of the paper alone; a layer as large as the window would be slow to come by."""
        sheet, picture = self.frame.sheet, pygame.Surface(self.frame.sheet.size, pygame.SRCALPHA)
        below = cut(surface, sheet)
        self._paint_paper(surface)
        self.pen.box(picture, picture.get_rect(), self.paper.radius, "#FFFFFF")
        picture.blit(surface, (0, 0), sheet, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(below, sheet)
        return picture

    def _paint_shadow(self, surface: pygame.Surface, place: pygame.Rect, share: float) -> None:
        radius, blur, drop, shade = self.paper
        self.pen.shadow(surface, place, radius, blur, drop, round(shade * share))

    def _paint_paper(self, surface: pygame.Surface) -> None:
        pen, panel = self.pen, self.pen.theme.panel
        is_dark = panel.shift == "#FFFFFF"
        line = panel.line if is_dark else None
        pen.box(surface, self.frame.sheet, self.paper.radius, panel.sheet, line=line)
        self._paint_body(surface)
        for button in self.foot:
            button.draw(pen, surface)

    def _paint_body(self, surface: pygame.Surface) -> None:
        # The lines above and below a scrolled body would cross the round corners.
        pen, sheet, whole = self.pen, self.frame.sheet, surface.get_clip()
        surface.set_clip(sheet.inflate(-2 * pen.px(6), -2 * pen.px(4)).clip(whole))
        self.body.paint(pen, surface, sheet)
        surface.set_clip(whole)


def cut(surface: pygame.Surface, place: pygame.Rect) -> pygame.Surface:
    """Give a copy of a part of a surface."""
    part = pygame.Surface(place.size, 0, surface)
    part.blit(surface, (0, 0), place)
    return part


def lines_of(pen: Pen, buttons: Sequence[Button], room: int) -> list[list[Button]]:
    """Share buttons out to lines of that many device pixels: one line, or the primary below the others."""
    if sum(_tight(pen, buttons)) + pen.px(GAP) * (len(buttons) - 1) <= room:
        return [list(buttons)] if buttons else []
    primary = [button for button in buttons if button.kind == Kind.PRIMARY]
    others = [button for button in buttons if button.kind != Kind.PRIMARY]
    return [*lines_of(pen, others, room), primary] if primary and others else [[button] for button in buttons]


def _tight(pen: Pen, buttons: Sequence[Button]) -> list[int]:
    return [pen.text_size(button.label, 17, "semibold")[0] + pen.px(TIGHT_PADDING) for button in buttons]


def spread(pen: Pen, line: Sequence[Button], room: int) -> list[tuple[int, int]]:
    """Give left edge and width in device pixels: quiet buttons left, others right, as wide as they like."""
    gap, widths = pen.px(GAP), [pen.px(button.natural(pen)[0]) for button in line]
    free = room - sum(widths) - gap * (len(line) - 1)
    if free < 0:
        return filled(pen, line, room)
    quiet = sum(button.kind == Kind.QUIET for button in line)
    lefts = [sum(widths[:i]) + gap * i + (free if i >= quiet else 0) for i in range(len(line))]
    return list(zip(lefts, widths, strict=True))


def filled(pen: Pen, line: Sequence[Button], room: int) -> list[tuple[int, int]]:
    """Give left edge and width in device pixels of buttons that take the whole width."""
    gap, tight = pen.px(GAP), _tight(pen, line)
    more = (room - sum(tight) - gap * (len(line) - 1)) // len(line)
    widths = [width + more for width in tight]
    return [(sum(widths[:i]) + gap * i, width) for i, width in enumerate(widths)]
