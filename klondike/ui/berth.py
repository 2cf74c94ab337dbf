"""Where a message lies: at the foot, but beside or above what it must leave free."""

from collections.abc import Sequence

import pygame

from klondike.ui.pen import Pen

SIDE, APART = 16, 16  # points from the left and right edges of the window, and from what is left free


class Berth:
    """Chooses among few places, and keeps to the one chosen for as long as that leaves all free."""

    def __init__(self) -> None:
        self._at = 0

    def chosen(
        self, pen: Pen, window: tuple[int, int], usual: pygame.Rect, free: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Give the place for a message that usually lies there, where it covers least of some areas."""
        if not free:
            self._at = 0
            return usual
        places = _places(pen, window, usual, free)
        covered = [sum(_shared(place, area) for area in free) for place in places]
        if covered[self._at]:
            self._at = covered.index(min(covered))
        return places[self._at]


def _places(
    pen: Pen, window: tuple[int, int], usual: pygame.Rect, free: Sequence[pygame.Rect]
) -> list[pygame.Rect]:
    """Give where it may lie: in the middle of the foot, left and right, under and above what is left free."""
    apart, right = pen.px(APART), window[0] - pen.px(SIDE) - usual.w
    under = max(area.bottom for area in free) + apart
    above = min(area.top for area in free) - apart - usual.h
    spots = (
        usual.topleft,
        (pen.px(SIDE), usual.y),
        (right, usual.y),
        (usual.x, min(usual.y, under)),
        (usual.x, min(usual.y, max(apart, above))),
    )
    return [pygame.Rect(spot, usual.size) for spot in spots]


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    """Give how many pixels two areas have in common."""
    common = one.clip(other)
    return common.w * common.h
