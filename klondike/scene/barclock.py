"""The last digit of the clock in the bar: for nine seconds of ten nothing else in the window changes."""

import pygame

RADIX = 10


class BarClock:
    """Draws that digit straight into the picture, as long as the digits before it stay as they are."""

    def __init__(
        self,
        digits: list[pygame.Surface],
        ground: pygame.Surface,
        middle_right: tuple[int, int],
        seconds: float,
    ) -> None:
        """Take pictures of the ten digits, the ground under the bar, where the clock ends, what it shows."""
        self._digits, self._ground = digits, ground
        self._place = digits[0].get_rect(midright=middle_right)
        self._before = int(seconds) // RADIX

    def strike(self, surface: pygame.Surface, seconds: float) -> pygame.Rect | None:
        """Draw this second over the one before; returns where, None where more than a digit changes."""
        before, last = divmod(int(seconds), RADIX)
        if before != self._before:
            return None
        surface.blit(self._ground, self._place, self._place)
        surface.blit(self._digits[last], self._place)
        return self._place
