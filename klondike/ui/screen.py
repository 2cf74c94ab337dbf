"""What every screen is: something that takes events and commands, moves in time, and can be drawn."""

from typing import TYPE_CHECKING

import pygame

from klondike.ui.commands import TEXT_SIZES, USUAL, Command, Keymap, command_for
from klondike.ui.keys import pressed_key
from klondike.ui.pen import Pen
from klondike.ui.theme import Theme

if TYPE_CHECKING:
    from klondike.ui.tooltip import Tip

PASSES = (Command.QUIT, Command.FULL_SCREEN, *TEXT_SIZES)  # these mean the same whatever is open


class Screen:
    """One layer of the program; the topmost that takes input has the events.

    The program calls `handle` first; what it does not consume becomes a command for `obey`.
    Places of events are device pixels.
    """

    name = ""
    is_opaque = False  # True: nothing below needs to be drawn
    covers_table = True  # True: the game clock stands still
    opener: Command | None = None  # the button of the bar that it unfolds from, pressed meanwhile
    keymap: Keymap = USUAL  # the keys that the player chose

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.size = (0, 0)
        self.dirty = True
        self.is_closed = False  # the program drops the screen when it finds this True

    @property
    def is_moving(self) -> bool:
        """Tell if `step` would change the picture."""
        return False

    @property
    def takes_input(self) -> bool:
        """Tell if events belong to this screen and not to the one below."""
        return not self.is_closed

    def covers(self, point: tuple[int, int]) -> bool:  # noqa: ARG002
        """Tell if mouse events at this place belong to this screen and not to the one below."""
        return True

    def tip_at(self, point: tuple[int, int]) -> "Tip | None":  # noqa: ARG002
        """Give what a tooltip says of a place in device pixels."""
        return None

    def resize(self, size: tuple[int, int], unit: float) -> None:
        """Fit into a window of that many device pixels, with that many of them in a point."""
        self.size = size
        self.pen = self.pen.at_unit(unit)
        self.dirty = True

    def command_of(self, event: pygame.event.Event) -> Command | None:
        """Give the command of a pressed key, None for all else."""
        return command_for(event, self.keymap)

    def passes(self, event: pygame.event.Event) -> bool:
        """Tell if an event means the same whatever is open; plain letters and signs never do."""
        return self.command_of(event) in PASSES and not pressed_key(event).is_sign

    def calm(self) -> None:
        """Move as little as can be from now on."""

    def restyle(self, theme: Theme) -> None:
        """Take other colours."""
        self.pen = self.pen.in_theme(theme)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """Take an event; True when it needs no further meaning."""
        return False

    def obey(self, command: Command) -> bool:  # noqa: ARG002
        """Carry out a command; True when it was one for this screen."""
        return False

    @property
    def patience(self) -> float | None:
        """Give the seconds until `age` does something by itself, though nothing moves; None: it does not."""
        return None

    def follow(self, key: str, value: object) -> None:
        """Take note of a setting that was changed elsewhere while this is open."""

    def age(self, seconds: float) -> None:
        """Let time pass, also while nothing moves."""

    def step(self, seconds: float) -> None:
        """Move on in time."""

    def draw(self, surface: pygame.Surface, lag: float) -> list[pygame.Rect] | None:  # noqa: ARG002
        """Draw itself, `lag` seconds after the last step; return the parts that changed, None for all."""
        return None

    def close(self) -> None:
        """Go away."""
        self.is_closed = True
        self.dirty = True
