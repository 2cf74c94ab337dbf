"""A screen that fades in over the others, and out again, as one piece of paper."""

import pygame

from klondike.screens.paper import NORMAL, Paper, lifted
from klondike.screens.targets import visible_targets
from klondike.ui.attention import POINTER
from klondike.ui.pen import Pen
from klondike.ui.screen import Screen
from klondike.ui.theme import SCRIM, SCRIM_SHEET, Theme
from klondike.ui.tooltip import Tip, tip_of
from klondike.ui.widgets.group import Group

OPEN_SECONDS, CLOSE_SECONDS = 0.14, 0.10
CALM_SECONDS = 0.08  # where as little as can be is to move
MOUSE = (*POINTER, pygame.MOUSEWHEEL)
AWAY = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST)


class Fading(Screen):
    """Base of what lies over the table on paper; a subclass says where that is and paints it at rest."""

    paper = NORMAL
    scrim = SCRIM_SHEET  # alpha over the table, 0 for none
    rise = 12.0  # points it moves up while it opens

    def __init__(self, pen: Pen, pace: float = 1.0) -> None:
        super().__init__(pen)
        self.pace = pace  # factor of all durations; 0: nothing moves
        self.seconds = (OPEN_SECONDS, CLOSE_SECONDS)
        self.clock = 1.0 if pace == 0 else 0.0  # share of the opening or closing that has passed
        self.is_closing = False
        self.group = Group()
        self._picture: pygame.Surface | None = None  # of paper and shadow, while it fades

    @property
    def ground(self) -> tuple[Paper, pygame.Rect]:
        """Give the paper and its place in device pixels."""
        return self.paper, pygame.Rect((0, 0), self.size)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it as it is when it rests."""

    def calm(self) -> None:
        """Come and go without rising, and faster."""
        self.rise, self.seconds = 0.0, (CALM_SECONDS, CALM_SECONDS)

    def restyle(self, theme: Theme) -> None:
        """Take other colours."""
        super().restyle(theme)
        self._picture = None

    @property
    def takes_input(self) -> bool:
        """Tell if events belong here: not any more while it goes away."""
        return not (self.is_closing or self.is_closed)

    def handle(self, event: pygame.event.Event) -> bool:
        """Give events to the widgets first; nothing of mouse and keys gets through to what lies below."""
        if self.is_closing:
            return False
        if self.group.handle(event):
            self._widgets_changed(event)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type in AWAY:
            self.group.let_go()
            self.dirty = True
        elif event.type in MOUSE:
            self._mouse_used(event)
        return event.type in MOUSE

    def _widgets_changed(self, event: pygame.event.Event) -> None:  # noqa: ARG002
        """Follow the widgets, one of which took an event."""
        self.dirty = True

    def _key_down(self, event: pygame.event.Event) -> bool:
        """Take a key that no widget wants; True when it means nothing else."""
        return not self.passes(event)

    def _mouse_used(self, event: pygame.event.Event) -> None:
        """Take what the mouse does beside the widgets."""

    def tip_at(self, point: tuple[int, int]) -> Tip | None:
        """Give what the control at a place has to say."""
        return tip_of(self.group.widgets, point)

    @property
    def targets(self) -> dict[str, pygame.Rect]:
        """Give where the controls that can be seen are, by their words."""
        return visible_targets(self.group.widgets)

    @property
    def focus_words(self) -> list[str]:
        """Give what the control with the keyboard says, nothing without one."""
        return [self.group.focus.say()] if self.group.focus else []

    @property
    def is_moving(self) -> bool:
        """Tell if it opens, closes, or something on it moves."""
        return self.clock < 1 or self.group.is_moving

    def close(self) -> None:
        """Go away, fading unless nothing is to move."""
        if self.pace == 0:
            super().close()
        elif not self.is_closing:
            self.is_closing, self.clock = True, 0.0
        self.dirty = True

    def step(self, seconds: float) -> None:
        """Move on in time."""
        self.group.pass_time(seconds, self.pace)
        if self.pace:
            whole = self.pace * self.seconds[self.is_closing]
            self.clock = min(1.0, self.clock + seconds / whole)
            self.is_closed = self.is_closing and self.clock >= 1

    @property
    def presence(self) -> float:
        """Give how much of it is there, 0..1: in fast and out slowly at first."""
        return 1 - self.clock**2 if self.is_closing else 1 - (1 - self.clock) ** 3

    def draw(self, surface: pygame.Surface, lag: float) -> None:  # noqa: ARG002
        """Draw scrim and paper over what is there."""
        share = self.presence
        if self.scrim:
            self.pen.veil(surface, SCRIM, round(self.scrim * share))
        if share < 1:
            self._draw_faded(surface, share)
        else:
            self._picture = None
            self.paint(surface)

    def _draw_faded(self, surface: pygame.Surface, share: float) -> None:
        paper, place = self.ground
        if self._picture is None:
            self._picture = lifted(self.pen, paper, surface, place, self.paint)
        self._picture.set_alpha(round(255 * share))
        place = place.move(0, self.pen.px(self.rise * (1 - share)))
        surface.blit(self._picture, place.move(-paper.reach(self.pen), -paper.reach(self.pen)))
