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
        self.place = signs["0"].get_rect(midright=middle_right)
        self._last_digits = [self._on_ground(signs[sign]) for sign in SIGNS[:TENS]]
        self._set(seconds)

    def _set(self, seconds: float) -> None:
        self._text, ten = clock(seconds), int(seconds) // TENS * TENS
        self.last = ten + TENS - 1
        """the second after which more than the last digit changes"""
        self.digits = dict(enumerate(self._last_digits, start=ten))
        """the last digit of each second until then, a picture to be put in its place"""

    def _on_ground(self, digit: pygame.Surface) -> pygame.Surface:
        """A last digit with what lies under it, so that a second takes one small picture."""
        picture = self._ground.subsurface(self.place).copy()
        picture.blit(digit, (0, 0))
        return picture

    def turn(self, surface: pygame.Surface, seconds: float) -> pygame.Rect | None:
        """Draw all digits that differ from the last turn; returns where, None where their number does."""
        former, text = self._text, clock(seconds)
        if len(former) != len(text):
            return None
        same = shared(former, text)
        (left, top), right = self.place.topright, self.place.right
        for sign in reversed(text[same:]):
            picture = self._signs[sign]
            left -= picture.get_width()
            surface.blit(self._ground, (left, top), (left, top, *picture.get_size()))
            surface.blit(picture, (left, top))
        self._set(seconds)
        return pygame.Rect(left, top, right - left, self.place.h)
