"""Which screen an event belongs to: the keyboard to the topmost, the pointer to the one it is over."""

from collections.abc import Sequence

import pygame

from klondike.ui.screen import Screen

POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Attention:
    """Remembers which screen the pointer is over, and which one it was pressed on."""

    def __init__(self) -> None:
        """The pointer is over nothing yet."""
        self._under: Screen | None = None
        self._pressed: Screen | None = None

    def addressed(self, event: pygame.event.Event, screens: Sequence[Screen]) -> Screen | None:
        """The screen, of these from the lowest up, that is to handle the event."""
        takers = [screen for screen in reversed(screens) if screen.takes_input]
        if event.type not in POINTER:
            return takers[0] if takers else None
        under = next((screen for screen in takers if screen.covers(event.pos)), None)
        if self._pressed in takers and event.type != pygame.MOUSEBUTTONDOWN:
            under = self._pressed  # what began on a screen ends there
        self._follow(under, event)
        return under

    def _follow(self, under: Screen | None, event: pygame.event.Event) -> None:
        if self._under not in (None, under):
            self._under.handle(pygame.event.Event(pygame.WINDOWLEAVE))
        self._under = under
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = under
        elif event.type == pygame.MOUSEBUTTONUP:
            self._pressed = None
