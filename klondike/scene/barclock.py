"""The clock of the bar while it alone runs: its last digits, drawn without the bar."""

from collections.abc import Mapping

import pygame

from klondike.scene.reading import clock

SIGNS = "0123456789:"
TENS = 10


class BarClock:
    """Draws the digits that change straight into the picture, as long as no other digit comes."""

    def __init__(
        self,
        signs: Mapping[str, pygame.Surface],
        ground: pygame.Surface,
        middle_right: tuple[int, int],
        seconds: float,
    ) -> None:
        """Take pictures of the signs, the ground under the bar, where the clock ends and what it shows."""
        self._signs, self._ground = signs, ground
        self._right, self._middle = middle_right
        self._height = signs["0"].get_height()
        self._seconds = int(seconds)

    def keeps_tens(self, seconds: float) -> bool:
        """Whether only the last digit would change; with others a score may."""
        return int(seconds) // TENS == self._seconds // TENS

    def strike(self, surface: pygame.Surface, seconds: float) -> pygame.Rect | None:
        """Draw this second over the one shown; returns where, None where it takes more digits."""
        former, text = clock(self._seconds), clock(seconds)
        if len(former) != len(text):
            return None
        self._seconds, same = int(seconds), 0
        while same < len(text) - 1 and text[same] == former[same]:
            same += 1
        left, top = self._right, self._middle - self._height // 2
        for sign in reversed(text[same:]):
            picture = self._signs[sign]
            left -= picture.get_width()
            surface.blit(self._ground, (left, top), (left, top, *picture.get_size()))
            surface.blit(picture, (left, top))
        return pygame.Rect(left, top, self._right - left, self._height)
