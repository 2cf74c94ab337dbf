"""The pause: the cards are out of sight until the player goes on."""

from collections.abc import Callable

import pygame

from klondike.ui.commands import Command, command_for
from klondike.ui.pen import LINE_HEIGHT, Pen
from klondike.ui.screen import Screen
from klondike.ui.theme import mix

WORDS = "Paused. Click to go on."
SUITS = "SHDC"
SUIT, SUIT_GAP = 64, 28
TEXT = 26
MARGIN = 24
BUTTONS = (1, 2, 3)  # the wheel counts as buttons too
PASSES = (Command.QUIT, Command.FULL_SCREEN)
GOES_ON = (pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
TAKEN = (*GOES_ON, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)
# Held together with other keys, as to change to another program; alone they mean nothing.
MODIFIERS = frozenset(range(pygame.K_LCTRL, pygame.K_RGUI + 1)) | {pygame.K_CAPSLOCK, pygame.K_MODE}


class PauseScreen(Screen):
    """Covers the table wholly; any click or key goes on."""

    name = "pause"
    is_opaque = True

    def __init__(self, pen: Pen, ground: Callable[[], pygame.Surface] | None = None) -> None:
        """Cover the table with its own ground, or with a flat one."""
        super().__init__(pen)
        self.ground = ground
        self._is_pressed = False

    @property
    def targets(self) -> dict[str, pygame.Rect]:
        """Give the place to click: everywhere."""
        return {WORDS: pygame.Rect((0, 0), self.size)}

    def handle(self, event: pygame.event.Event) -> bool:
        """Go on at a whole click or a fresh key; to quit and to fill the screen need no going on."""
        if event.type not in TAKEN or command_for(event) in PASSES:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._is_pressed = event.button in BUTTONS
        elif event.type in GOES_ON and self._is_meant(event):
            self.close()
        return True

    def _is_meant(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            return self._is_pressed and event.button in BUTTONS
        return event.key not in MODIFIERS and not getattr(event, "repeat", False)

    def obey(self, command: Command) -> bool:
        """Go on at any command but those that need no going on."""
        if command in PASSES or self.is_closed:
            return False
        self.close()
        return True

    def draw(self, surface: pygame.Surface, alpha: float) -> None:  # noqa: ARG002
        """Draw the ground, the four suits and what to do."""
        self._draw_ground(surface)
        pen, table = self.pen, self.pen.theme.table
        lines = pen.wrap(WORDS, surface.get_width() - 2 * pen.px(MARGIN), TEXT, "semibold")
        middle, y = surface.get_width() / 2, surface.get_height() * 0.44
        for i, letter in enumerate(SUITS):
            x = middle + (i - 1.5) * pen.px(SUIT + SUIT_GAP)
            pen.suit(surface, letter, (x, y), pen.px(SUIT), table.tint, 108)
        y += pen.px(SUIT / 2 + 44)
        for line in lines:
            pen.text(surface, line, (middle, y), TEXT, table.ink, "semibold", align="centre")
            y += pen.px(TEXT * LINE_HEIGHT)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        ground = self.ground() if self.ground else None
        if ground and ground.get_size() == surface.get_size():
            surface.blit(ground, (0, 0))
        else:
            surface.fill(mix(self.pen.theme.table.hi, self.pen.theme.table.lo, 0.35))
