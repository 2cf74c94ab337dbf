"""The clock of the bar while it alone runs: its last digits, drawn without the bar."""

from collections.abc import Mapping

import pygame

from klondike.scene.barwords import shared
from klondike.scene.reading import clock

SIGNS = "0123456789:"
TENS = 10


class BarClock:
    """Draws the digits that change straight into the picture, as long as their number stays the same."""

    def __init__(
        self,
        signs: Mapping[str, pygame.Surface],
        ground: pygame.Surface,
        middle_right: tuple[int, int],
        seconds: float,
    ) -> None:
        """Take pictures of the signs, the ground under the bar, where the clock ends and what it shows."""
        self._signs, self._ground = signs, ground
        self._place = signs["0"].get_rect(midright=middle_right)
        self._last = [self._on_ground(signs[sign]) for sign in SIGNS[:TENS]]
        self._tens, self._text = int(seconds) // TENS, clock(seconds)

    def _on_ground(self, digit: pygame.Surface) -> pygame.Surface:
        """A last digit with what lies under it, so that a second takes one small picture."""
        picture = self._ground.subsurface(self._place).copy()
        picture.blit(digit, (0, 0))
        return picture

    def strike(self, surface: pygame.Surface, seconds: float) -> pygame.Rect | None:
        """Draw this second over the one shown; returns where, None where more than the last digit changes."""
        tens, last = divmod(int(seconds), TENS)
        if tens != self._tens:
            return None
        surface.blit(self._last[last], self._place)
        return self._place

    def turn(self, surface: pygame.Surface, seconds: float) -> pygame.Rect | None:
        """Draw all digits that differ from the last turn; returns where, None where their number does."""
        former, text = self._text, clock(seconds)
        if len(former) != len(text):
            return None
        same = shared(former, text)
        (left, top), right = self._place.topright, self._place.right
        for sign in reversed(text[same:]):
            picture = self._signs[sign]
            left -= picture.get_width()
            surface.blit(self._ground, (left, top), (left, top, *picture.get_size()))
            surface.blit(picture, (left, top))
        self._tens, self._text = int(seconds) // TENS, text
        return pygame.Rect(left, top, right - left, self._place.h)
