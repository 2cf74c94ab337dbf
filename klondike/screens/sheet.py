"""The sheet: paper over the table with a title, a body that scrolls if it must, and buttons at its foot."""

from collections.abc import Callable, Sequence

import pygame

from klondike.screens.body import EDGE, Body
from klondike.screens.fading import Fading
from klondike.screens.footer import place_lines
from klondike.screens.frame import (
    TIGHT,
    WIDE,
    Frame,
    Measures,
    framed,
    nowhere,
    paper_size,
    sheet_width,
    takes_all,
)
from klondike.screens.paper import FLAT, Paper
from klondike.ui.commands import Command
from klondike.ui.keys import pressed_key
from klondike.ui.pen import Pen
from klondike.ui.widgets.base import ENTER, Item, Widget
from klondike.ui.widgets.buttons import Button, IconButton, Kind
from klondike.ui.widgets.words import Label, Paragraph

WHEEL_STEP = 56
LINE = 60.0  # points, the height of a line of settings
APART = 16.0  # least room between the words of a line and its control
STEPS = {pygame.K_UP: -WHEEL_STEP, pygame.K_DOWN: WHEEL_STEP}  # points, where arrows mean nothing else
PAGES = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9, pygame.K_HOME: -1e6, pygame.K_END: 1e6}


class Sheet(Fading):
    """Base of the sheets.

    A subclass says `title` and `width` (points), and builds its body with `build` and its buttons with
    `footer`. Both run anew at every change of size, so values live in the screen, not in its widgets.
    """

    title = ""
    width = 560.0
    height: float | None = None  # points; None: as high as the body needs
    is_question = False  # True: a click beside the sheet does not close it

    def __init__(self, pen: Pen, pace: float = 1.0) -> None:
        super().__init__(pen, pace)
        self.frame = nowhere()
        self.is_small = False  # True: it takes the whole window; `build` may ask
        self.body = Body()
        self.foot: list[Button] = []
        self.closer = IconButton("close", "Close", self.close, "Esc")
        self._pressed_beside = False

    def build(self, width: float) -> float:  # noqa: ARG002
        """Put the body together for a width in points; return its height."""
        return 0.0

    def footer(self) -> Sequence[Button]:
        """Give the buttons: quiet ones stand left, the others right, the primary last."""
        return ()

    def first_focus(self) -> Widget | None:
        """Give the widget that has the keyboard at the start."""
        return self.primary

    @property
    def primary(self) -> Button | None:
        """Give the button that Enter presses."""
        return next((button for button in self.foot if button.kind == Kind.PRIMARY), None)

    def put(
        self, item: Item, x: float, y: float, width: float | None = None, height: float | None = None
    ) -> float:
        """Place an item in the body, in points, its own size where none is said; return its bottom."""
        return self.body.put(self.pen, item, (x, y, width, height))

    def put_line(
        self, y: float, width: float, label: str, widget: Widget, note: str = "", *, line: float = LINE
    ) -> float:
        """Place words left and a widget right, or below them where they do not fit; return the bottom."""
        wide, high = widget.natural(self.pen)
        words = max(Label(label).natural(self.pen)[0], Label(note, 15).natural(self.pen)[0]) + 1
        if words + APART + wide > width:
            y = self.put(Paragraph(label, width), 0, y + 8, width)
            y = self.put(Paragraph(note, width, 15, "ink2"), 0, y, width) if note else y
            return self.put(widget, 0, y + 6, min(wide, width), high) + 10
        if note:
            self.put(Label(note, 15, "ink2"), 0, y + line / 2, words, 22)
        self.put(Label(label), 0, y + line / 2 - (20 if note else 10), words, 20)
        left = (self.pen.px(width) - self.pen.px(wide)) / self.pen.unit  # all end at the same pixel
        self.put(widget, left, y + (line - high) / 2, wide, high)
        return y + line

    def resize(self, size: tuple[int, int], unit: float) -> None:
        """Lay everything out for another window."""
        super().resize(size, unit)
        self.lay_out()

    def lay_out(self) -> None:
        """Build the body anew and give every part its place."""
        self._picture = None
        high = self._fit()
        self.body.lay(self.pen, self.frame.body, high, self.frame.sheet.right, spare=self._spare)
        self._place_ends()
        self._take_widgets()
        self.dirty = True

    @property
    def _spare(self) -> int:
        """Give the device pixels between the body and the lower edge, if no buttons stand there."""
        sheet, body = self.frame
        return 0 if self.foot else max(0, sheet.bottom - body.bottom - self.pen.px(EDGE))

    @property
    def measures(self) -> Measures:
        """Give the measures of its fixed parts."""
        return TIGHT if self.is_small else WIDE

    @property
    def controls(self) -> list[Widget]:
        """Give what can be pressed, in the order of Tab."""
        return [*self.body.widgets, *self.foot, self.closer, self.body.bar]

    @property
    def printable(self) -> pygame.Rect:
        """Give the part of the paper in device pixels that the body may be painted on."""
        return self.frame.sheet

    def spot(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of paper of that size in device pixels: the middle of the window."""
        return pygame.Rect(((self.size[0] - size[0]) // 2, (self.size[1] - size[1]) // 2), size)

    def _fit(self) -> float:
        """Build the body and lay the frame around it; return the height of all of the body in points."""
        self.is_small = False
        high = self._rebuild(self._body_width)
        self.is_small = takes_all(self.size, self.pen.unit, (self.width, self._total(high)))
        if self.is_small:
            high = self._rebuild(self._body_width)
        self.frame = self._framed(high)
        return high

    @property
    def _body_width(self) -> float:
        return sheet_width(self.size, self.pen.unit, self.width, self.measures) - 2 * self.measures.side

    def _rebuild(self, width: float) -> float:
        self.body.clear()
        self.foot = list(self.footer())
        return self.build(width)

    def _total(self, high: float) -> float:
        return self.measures.head + high + self._foot if self.height is None else self.height

    @property
    def _foot(self) -> float:
        return self.measures.foot if self.foot else self.measures.bare_foot

    def _framed(self, high: float) -> Frame:
        measures, unit = self.measures, self.pen.unit
        size = paper_size(self.size, unit, (self.width, self._total(high)), measures)
        return framed(self.spot(size), unit, measures.head, measures.side, self._foot)

    def _place_ends(self) -> None:
        pen, sheet, body, measures = self.pen, *self.frame, self.measures
        inset, side, high = pen.px(measures.close_inset), pen.px(44), pen.px(Button.height)
        middle = sheet.y + pen.px(measures.title_middle)
        self.closer.place(pen, pygame.Rect(sheet.right - inset - side, middle - side // 2, side, side))
        top = sheet.bottom - pen.px(measures.button_rise) - high
        place_lines(pen, [self.foot], pygame.Rect(body.x, top, body.w, high))

    def _take_widgets(self) -> None:
        is_first = not self.group.widgets
        self.group.fill(self.controls)
        if is_first:
            self.group.focus_on(self.first_focus())

    def _widgets_changed(self, event: pygame.event.Event) -> None:
        super()._widgets_changed(event)
        if self.pace == 0:
            self.group.settle()
        if event.type == pygame.KEYDOWN and self.group.focus:
            self.body.reveal(self.group.focus)

    def scroll_by(self, distance: float) -> None:
        """Show the body from that many device pixels further down."""
        self.body.scroll_to(self.body.offset + distance)
        self.dirty = True

    def _mouse_used(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_by(-getattr(event, "precise_y", event.y) * self.pen.px(WHEEL_STEP))
        else:
            self._beside(event)

    def _beside(self, event: pygame.event.Event) -> None:
        is_beside = not self.frame.sheet.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed_beside = is_beside
            self.dirty = True
        elif event.type == pygame.MOUSEBUTTONUP:
            if self._pressed_beside and is_beside and not self.is_question:
                self.close()
            self._pressed_beside = False

    def _key_down(self, event: pygame.event.Event) -> bool:
        is_new = not getattr(event, "repeat", False)
        if event.key == pygame.K_ESCAPE and is_new:
            self.close()
        elif pressed_key(event) == ENTER:
            if self.primary and self.primary.is_enabled and is_new:
                self.primary.press()
        elif event.key in PAGES:
            self.scroll_by(PAGES[event.key] * self.frame.body.h)
        return super()._key_down(event)

    def obey(self, command: Command) -> bool:
        """Close on the wish to cancel."""
        if command == Command.CANCEL and self.takes_input:
            self.close()
            return True
        return False

    def say(self) -> str:
        """Say the title and what has the keyboard."""
        return ". ".join([self.title, *self.focus_words])

    def close(self) -> None:
        """Go away, fading unless nothing is to move."""
        self.group.focus_on(None)
        super().close()

    def leave_by(self, way: Callable[[], object]) -> None:
        """Go away, then go on in a way that was chosen here; only once."""
        if self.takes_input:
            self.close()
            way()

    @property
    def ground(self) -> tuple[Paper, pygame.Rect]:
        """Give the paper and its place in device pixels."""
        return FLAT if self.is_small else self.paper, self.frame.sheet

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet as it is when it rests."""
        paper, place = self.ground
        paper.lay(self.pen, surface, place)
        self._paint_head(surface)
        self.body.paint(self.pen, surface, self.printable)
        for button in self.foot:
            button.draw(self.pen, surface)

    def _paint_head(self, surface: pygame.Surface) -> None:
        pen, measures, left = self.pen, self.measures, self.frame.body.x
        title = pen.shorten(self.title, self.closer.rect.left - left, measures.title_size, "bold")
        middle = self.frame.sheet.y + pen.px(measures.title_middle)
        pen.text(surface, title, (left, middle), measures.title_size, weight="bold")
        self.closer.draw(pen, surface)
