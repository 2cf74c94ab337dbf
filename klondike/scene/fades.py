"""Parts of the bar that pass slowly from how they looked to how they look now."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame


class _Fade(NamedTuple):
    """One part: how it was, how it is to be, and how long that still takes, in seconds."""

    former: pygame.Surface
    latter: pygame.Surface
    left: float
    whole: float


class Fades:
    """All parts of one layer that fade, by their places; none most of the time."""

    def __init__(self) -> None:
        """Nothing fades."""
        self.pace = 1.0
        """factor of all durations; 0: everything is as it will be at once"""
        self._fades: dict[tuple[int, int, int, int], _Fade] = {}

    @property
    def is_moving(self) -> bool:
        """Whether the layer has to be painted again."""
        return bool(self._fades)

    def drop(self) -> None:
        """Let everything be as it will be; the layer has been painted anew."""
        self._fades = {}

    def begin(
        self, former: pygame.Surface, layer: pygame.Surface, parts: Sequence[tuple[pygame.Rect, float]]
    ) -> None:
        """Let parts of a freshly painted layer come slowly, in so many seconds, over how they were before.

        What faded already goes on, towards what is there now.
        """
        whole = layer.get_rect()
        self._fades = {
            place: fade._replace(latter=layer.subsurface(place).copy()) for place, fade in self._fades.items()
        }
        for rect, seconds in parts if self.pace else ():
            place, paced = rect.clip(whole), seconds * self.pace
            before, after = former.subsurface(place).copy(), layer.subsurface(place).copy()
            self._fades[place.x, place.y, place.w, place.h] = _Fade(before, after, paced, paced)

    def step(self, seconds: float) -> None:
        """Move on in time."""
        self._fades = {
            place: fade._replace(left=max(0.0, fade.left - seconds)) for place, fade in self._fades.items()
        }

    def paint(self, layer: pygame.Surface) -> list[pygame.Rect]:
        """Bring the layer up to date; returns where."""
        for place, (former, latter, left, whole) in self._fades.items():
            layer.blit(latter, place)
            former.set_alpha(round(255 * left / whole))
            layer.blit(former, place)
        painted = [pygame.Rect(place) for place in self._fades]
        self._fades = {place: fade for place, fade in self._fades.items() if fade.left > 0}
        return painted
