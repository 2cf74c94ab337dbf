"""What all things on a sheet share: a place, states, and how they meet mouse and keys."""

from collections.abc import Callable
from enum import StrEnum

import pygame

from klondike.ui.keys import Key, pressed_key
from klondike.ui.pen import Pen
from klondike.ui.theme import mix
from klondike.ui.widgets.glide import Warmth

SPACE = Key(pygame.K_SPACE)
ENTER = Key(pygame.K_RETURN)  # that of the keypad too, see `pressed_key`
LEFT_BUTTON = 1
HANDLERS = {
    pygame.MOUSEMOTION: "mouse_moved",
    pygame.MOUSEBUTTONDOWN: "mouse_down",
    pygame.MOUSEBUTTONUP: "mouse_up",
    pygame.KEYDOWN: "key_down",
    pygame.TEXTINPUT: "text_in",
}


class State(StrEnum):
    """How a widget looks apart from the focus."""

    REST = "rest"
    HOVER = "hover"
    PRESS = "press"
    DISABLED = "disabled"


class Item:
    """Something drawn at a place; its rect is in device pixels."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give the width and height in points that it likes to have."""
        return 0.0, 0.0

    def place(self, pen: Pen, rect: pygame.Rect) -> None:  # noqa: ARG002
        """Take a place; parts inside are laid out with the pen's measures."""
        self.rect = rect

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw itself in its rect."""

    def say(self) -> str:
        """Put itself into words for speech; empty when there is nothing to say."""
        return ""


class Widget(Item):
    """An item that can be pressed; its whole rect is the target.

    A press acts when it is released inside. `clip` hides the parts of a target that are scrolled away.
    """

    enters = False  # True: Enter presses it; False: Enter is left to the sheet
    is_row = False  # True: the up and down keys lead to its neighbours
    follows_focus = False  # True: a key that leads to it also presses it

    def __init__(self, action: Callable[[], object] | None = None) -> None:
        super().__init__()
        self.action = action
        self.clip: pygame.Rect | None = None
        self.is_enabled = True
        self.reason = ""  # why it cannot be used, while it cannot; goes on after a colon
        self.is_hovered = False
        self.is_pressed = False
        self.has_focus = False
        self.shows_focus = False
        self.warmth = Warmth()

    @property
    def state(self) -> State:
        """Tell which of the looks applies now."""
        if not self.is_enabled:
            return State.DISABLED
        if self.is_pressed and self.is_hovered:
            return State.PRESS
        return State.HOVER if self.is_hovered or self.is_pressed else State.REST

    @property
    def tip(self) -> str:
        """Give what its tooltip says, a key after two spaces; "" for nothing."""
        return "" if self.is_enabled else self.reason[:1].upper() + self.reason[1:]

    @property
    def is_tab_stop(self) -> bool:
        """Tell if Tab halts here."""
        return self.is_enabled

    @property
    def is_moving(self) -> bool:
        """Tell if `step` would change the picture."""
        return self.warmth.lags(self._heat)

    def step(self, seconds: float) -> None:
        """Move on in time."""
        self.warmth.step(seconds, self._heat)

    def settle(self) -> None:
        """Finish any movement at once."""
        self.warmth.settle(self._heat)

    @property
    def _heat(self) -> float:
        """Give where the warmth goes to: up while the pointer is here."""
        return float(self.state in (State.HOVER, State.PRESS))

    def gain_focus(self) -> None:
        """Take the keyboard."""
        self.has_focus = True

    def lose_focus(self) -> None:
        """Give the keyboard away."""
        self.has_focus = self.shows_focus = False

    def take_over(self, old: "Widget") -> None:
        """Go on with the mouse of the widget that was here before."""
        self.is_hovered, self.is_pressed, self.warmth = old.is_hovered, old.is_pressed, old.warmth

    def let_go(self) -> None:
        """Forget the mouse: it has left the window, or the widget is gone."""
        self.is_hovered = self.is_pressed = False

    def covers(self, place: tuple[int, int]) -> bool:
        """Tell if a place in device pixels is on the visible part of the widget."""
        return self.rect.collidepoint(place) and (self.clip is None or self.clip.collidepoint(place))

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it was for this widget or changed its look."""
        name = HANDLERS.get(event.type)
        return self.is_enabled and name is not None and bool(getattr(self, name)(event))

    def press(self) -> None:
        """Act as if it had been pressed and released."""
        if self.action:
            self.action()

    def drag(self, place: tuple[int, int]) -> None:
        """Follow the mouse while it is pressed."""

    def key(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """Take a key other than the pressing ones; True when it meant something."""
        return False

    def mouse_moved(self, event: pygame.event.Event) -> bool:
        """Note if the mouse is here, and follow it while pressed."""
        was = self.is_hovered
        self.is_hovered = self.covers(event.pos)
        if self.is_pressed:
            self.drag(event.pos)
        return self.is_pressed or was != self.is_hovered

    def mouse_down(self, event: pygame.event.Event) -> bool:
        """Begin a press."""
        if event.button != LEFT_BUTTON or not self.covers(event.pos):
            return False
        self.is_hovered = self.is_pressed = True
        self.warmth.settle(1.0)  # a press is answered at once
        self.drag(event.pos)
        return True

    def mouse_up(self, event: pygame.event.Event) -> bool:
        """End a press; it acts when it ends inside."""
        if event.button != LEFT_BUTTON or not self.is_pressed:
            return False
        self.is_pressed = False
        self.is_hovered = self.covers(event.pos)
        if self.is_hovered:
            self.press()
        return True

    def key_down(self, event: pygame.event.Event) -> bool:
        """Take a key while the keyboard is here."""
        if not self.has_focus:
            return False
        key = pressed_key(event)
        if key == SPACE or (self.enters and key == ENTER):
            if not getattr(event, "repeat", False):
                self.press()
            return True
        return self.key(event)

    def text_in(self, event: pygame.event.Event) -> bool:
        """Take typed text while the keyboard is here."""
        return self.has_focus and self.write(event.text)

    def write(self, text: str) -> bool:  # noqa: ARG002
        """Take typed text; True when it was wanted."""
        return False

    def ground(self, pen: Pen, rest: str | None = None) -> str | None:
        """Give the colour under it: its answer to the mouse, else the one at rest."""
        panel = pen.theme.panel
        if self.state == State.PRESS:
            return panel.press
        share = self.warmth.value
        return mix(rest or panel.sheet, panel.hover, share) if share and self.is_enabled else rest

    def ink(self, pen: Pen) -> str:
        """Give the colour of a quiet sign on it, which stands out under the pointer."""
        panel = pen.theme.panel
        return mix(panel.ink2, panel.ink, self.warmth.value)

    def focus_ring(self, pen: Pen, surface: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
        """Draw the ring that says the keyboard is here, around a part of the widget."""
        if self.shows_focus:
            pen.ring(surface, rect, radius, pen.theme.panel.focus)
