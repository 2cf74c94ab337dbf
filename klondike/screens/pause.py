"""The pause: the cards are out of sight until the player goes on."""

from collections.abc import Callable

import pygame

from klondike.ui.commands import Command
from klondike.ui.keys import HELD
from klondike.ui.pen import LINE_HEIGHT, Pen
from klondike.ui.screen import PASSES, Screen
from klondike.ui.theme import mix

WORDS = "Paused. Click to go on."
SUITS = "SHDC"
SUIT, SUIT_STEP = 64, 92
LEAST_STEPS = 5  # steps that must fit in the width
TEXT = 26
MARGIN = 24
BUTTONS = (1, 2, 3)  # the wheel counts as buttons too
GOES_ON = (pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
TAKEN = (*GOES_ON, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)


class PauseScreen(Screen):
    """Covers the table wholly; any click or key goes on."""

    name = "pause"
    is_opaque = True

    def __init__(self, pen: Pen, ground: Callable[[], pygame.Surface] | None = None) -> None:
        """Cover the table with what its `ground` is at each picture, or with a flat one."""
        super().__init__(pen)
        self.ground = ground
        self._is_pressed = False

    @property
    def targets(self) -> dict[str, pygame.Rect]:
        """Give the place to click: everywhere."""
        return {WORDS: pygame.Rect((0, 0), self.size)}

    def say(self) -> str:
        """Say what is shown."""
        return WORDS

    def handle(self, event: pygame.event.Event) -> bool:
        """Go on at a whole click or a fresh key; to quit and to fill the screen need no going on."""
        if event.type not in TAKEN or self.passes(event):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._is_pressed = event.button in BUTTONS
        elif event.type in GOES_ON and self._is_meant(event):
            self.close()
        return True

    def _is_meant(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            return self._is_pressed and event.button in BUTTONS
        return event.key not in HELD and not getattr(event, "repeat", False)

    def obey(self, command: Command) -> bool:
        """Go on at any command but those that need no going on."""
        if command in PASSES or self.is_closed:
            return False
        self.close()
        return True

    def draw(self, surface: pygame.Surface, lag: float) -> None:  # noqa: ARG002
        """Draw the ground, the four suits and what to do."""
        self._draw_ground(surface)
        pen, table, (wide, high) = self.pen, self.pen.theme.table, surface.get_size()
        step = min(pen.px(SUIT_STEP), wide // LEAST_STEPS)
        side, y = step * SUIT / SUIT_STEP, high * 0.44
        for i, letter in enumerate(SUITS):
            pen.suit(surface, letter, (wide / 2 + (i - 1.5) * step, y), side, table.tint, 108)
        y += side / 2 + pen.px(44)
        for line in pen.wrap(WORDS, wide - 2 * pen.px(MARGIN), TEXT, "semibold"):
            pen.text(surface, line, (wide / 2, y), TEXT, table.ink, "semibold", align="centre")
            y += pen.px(TEXT * LINE_HEIGHT)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        ground = self.ground() if self.ground else None
        if ground and ground.get_size() == surface.get_size():
            surface.blit(ground, (0, 0))
        else:
            surface.fill(mix(self.pen.theme.table.hi, self.pen.theme.table.lo, 0.35))
