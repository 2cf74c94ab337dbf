"""The sheet: paper over the table with a title, a body that scrolls if it must, and buttons at its foot."""

from collections.abc import Sequence

import pygame

from klondike.screens.body import Body
from klondike.screens.footer import place_buttons
from klondike.screens.frame import TIGHT, WIDE, Measures, fit, nowhere, sheet_width, takes_all
from klondike.screens.targets import visible_targets
from klondike.ui.commands import Command, command_for, pressed_key
from klondike.ui.pen import Pen
from klondike.ui.screen import Screen
from klondike.ui.theme import SCRIM, SCRIM_SHEET, Theme
from klondike.ui.widgets.base import ENTER_KEYS, Item, Widget
from klondike.ui.widgets.buttons import Button, IconButton, Kind
from klondike.ui.widgets.group import Group

OPEN_SECONDS, CLOSE_SECONDS = 0.14, 0.10
RISE = 12
RADIUS, BLUR, DROP, SHADE = 18, 28, 10, 120
WHEEL_STEP = 56
POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
AWAY = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST)
PASSES = (Command.QUIT, Command.FULL_SCREEN)
PAGES = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9, pygame.K_HOME: -1e6, pygame.K_END: 1e6}


class Sheet(Screen):
    """Base of the sheets.

    A subclass says `title` and `width` (points), and builds its body with `build` and its buttons with
    `footer`. Both run anew at every change of size, so values live in the screen, not in its widgets.
    """

    title = ""
    width = 560.0
    height: float | None = None  # points; None: as high as the body needs
    is_question = False  # True: a click beside the sheet does not close it

    def __init__(self, pen: Pen, pace: float = 1.0) -> None:
        super().__init__(pen)
        self.pace = pace  # factor of all durations; 0: nothing moves
        self.clock = 1.0 if pace == 0 else 0.0  # share of the opening or closing that has passed
        self.is_closing = False
        self.group = Group()
        self.frame = nowhere()
        self.is_small = False  # True: it takes the whole window; `build` may ask
        self.body = Body()
        self.foot: list[Button] = []
        self.closer = IconButton("close", "Close", self.close)
        self._layer: pygame.Surface | None = None
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

    def put_line(self, y: float, width: float, label: str, widget: Widget, note: str = "") -> float:
        """Place a line of settings: words at the left, a widget at the right; return its bottom."""
        return self.body.put_line(self.pen, (label, note), widget, (y, width))

    def resize(self, size: tuple[int, int], unit: float) -> None:
        """Lay everything out for another window."""
        super().resize(size, unit)
        self.lay_out()

    def restyle(self, theme: Theme) -> None:
        """Take other colours."""
        super().restyle(theme)
        self._layer = None

    def lay_out(self) -> None:
        """Build the body anew and give every part its place."""
        self.is_small = False
        high = self._rebuild(WIDE)
        if takes_all(self.size, self.pen.unit, (self.width, self._total(WIDE, high))):
            self.is_small = True
            high = self._rebuild(TIGHT)
        measures = TIGHT if self.is_small else WIDE
        design = (self.width, self._total(measures, high))
        self.frame = fit(self.size, self.pen.unit, design, self._foot(measures), measures)
        self.body.lay(self.pen, self.frame.body, high, self.frame.sheet.right)
        self._place_ends()
        self._take_widgets()
        self.dirty = True

    def _rebuild(self, measures: Measures) -> float:
        self.body.items, self.foot = [], list(self.footer())
        return self.build(sheet_width(self.size, self.pen.unit, self.width, measures) - 2 * measures.side)

    def _total(self, measures: Measures, high: float) -> float:
        return measures.head + high + self._foot(measures) if self.height is None else self.height

    def _foot(self, measures: Measures) -> float:
        return measures.foot if self.foot else measures.bare_foot

    def _take_widgets(self) -> None:
        is_first = not self.group.widgets
        self.group.fill([*self.body.widgets, *self.foot, self.closer, self.body.bar])
        if is_first:
            self.group.focus_on(self.first_focus())

    def _place_ends(self) -> None:
        pen, sheet, measures = self.pen, self.frame.sheet, self.frame.measures
        inset, side = pen.px(measures.close_inset), pen.px(44)
        self.closer.place(pen, pygame.Rect(sheet.right - inset - side, sheet.y + inset, side, side))
        lane = self.frame.body.copy()
        lane.bottom = sheet.bottom - pen.px(measures.button_rise)
        place_buttons(pen, self.foot, lane)

    def handle(self, event: pygame.event.Event) -> bool:
        """Give events to the widgets first; nothing of mouse and keys gets through to the table."""
        if self.is_closing:
            return False
        if self.group.handle(event):
            self._widgets_changed(event)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_by(-getattr(event, "precise_y", event.y) * self.pen.px(WHEEL_STEP))
        elif event.type in AWAY:
            self.group.let_go()
            self.dirty = True
        elif event.type in POINTER:
            self._beside(event)
        return event.type in POINTER or event.type == pygame.MOUSEWHEEL

    def _widgets_changed(self, event: pygame.event.Event) -> None:
        self.dirty = True
        if self.pace == 0:
            self.group.settle()
        if event.type == pygame.KEYDOWN and self.group.focus:
            self.body.reveal(self.group.focus)

    def scroll_by(self, distance: float) -> None:
        """Show the body from that many device pixels further down."""
        self.body.scroll_to(self.body.offset + distance)
        self.dirty = True

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
        elif pressed_key(event) in ENTER_KEYS:
            if self.primary and self.primary.is_enabled and is_new:
                self.primary.press()
        elif event.key in PAGES:
            self.scroll_by(PAGES[event.key] * self.frame.body.h)
        return command_for(event) not in PASSES

    def obey(self, command: Command) -> bool:
        """Close on the wish to cancel."""
        if command == Command.CANCEL and self.takes_input:
            self.close()
            return True
        return False

    def say(self) -> str:
        """Say the title and what has the keyboard."""
        return ". ".join([self.title, *([self.group.focus.say()] if self.group.focus else [])])

    @property
    def targets(self) -> dict[str, pygame.Rect]:
        """Give where the controls that can be seen are, by their words."""
        return visible_targets(self.group.widgets)

    @property
    def takes_input(self) -> bool:
        """Tell if events belong here: not any more while it goes away."""
        return not (self.is_closing or self.is_closed)

    @property
    def is_moving(self) -> bool:
        """Tell if it opens, closes, or a widget slides."""
        return self.clock < 1 or self.group.is_moving

    def close(self) -> None:
        """Go away, fading unless nothing is to move."""
        self.group.focus_on(None)
        if self.pace == 0:
            super().close()
        elif not self.is_closing:
            self.is_closing, self.clock = True, 0.0
        self.dirty = True

    def step(self, seconds: float) -> None:
        """Move on in time."""
        if self.pace == 0:
            self.group.settle()
            return
        seconds /= self.pace
        self.clock = min(1.0, self.clock + seconds / (CLOSE_SECONDS if self.is_closing else OPEN_SECONDS))
        self.group.step(seconds)
        self.is_closed = self.is_closing and self.clock >= 1

    @property
    def presence(self) -> float:
        """Give how much of the sheet is there, 0..1: in fast and out slowly at first."""
        return 1 - self.clock**2 if self.is_closing else 1 - (1 - self.clock) ** 3

    def draw(self, surface: pygame.Surface, lag: float) -> None:  # noqa: ARG002
        """Draw scrim and sheet over what is there."""
        share = self.presence
        self.pen.veil(surface, SCRIM, round(SCRIM_SHEET * share))
        if share >= 1:
            self._layer = None
            self.paint(surface)
            return
        if self._layer is None:
            self._layer = pygame.Surface(self.size, pygame.SRCALPHA)
            self.paint(self._layer)
        reach = self.pen.px(2 * BLUR + DROP)
        area = self.frame.sheet.inflate(2 * reach, 2 * reach).clip(surface.get_rect())
        self._layer.set_alpha(round(255 * share))
        surface.blit(self._layer, area.move(0, self.pen.px(RISE * (1 - share))), area)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet as it is when it rests."""
        pen, sheet = self.pen, self.frame.sheet
        self._paint_ground(surface)
        middle = sheet.y + pen.px(self.frame.measures.title_middle)
        left, size = self.frame.body.x, self.frame.measures.title_size
        title = pen.shorten(self.title, self.closer.rect.left - left, size, "bold")
        pen.text(surface, title, (left, middle), size, weight="bold")
        self.closer.draw(pen, surface)
        self.body.paint(pen, surface, sheet)
        for button in self.foot:
            button.draw(pen, surface)

    def _paint_ground(self, surface: pygame.Surface) -> None:
        panel, pen, sheet = self.pen.theme.panel, self.pen, self.frame.sheet
        if self.is_small:
            surface.fill(panel.sheet, sheet)
            return
        pen.shadow(surface, sheet, RADIUS, BLUR, DROP, SHADE)
        is_dark = panel.shift == "#FFFFFF"
        pen.box(surface, sheet, RADIUS, panel.sheet, line=panel.line if is_dark else None)
