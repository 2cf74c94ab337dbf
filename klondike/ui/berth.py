"""Where a message lies: at the foot, but beside or above what must stay free, and beside cards if it can."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from klondike.ui.pen import Pen

SIDE, FOOT = 16, 20  # points from the left and right edges of the window, and from the lower one
APART = 16  # points from what is left free

Size = tuple[int, int]


class Areas(NamedTuple):
    """What a message must leave free, and what it leaves in sight where it can: cards, the bar."""

    free: Sequence[pygame.Rect] = ()
    in_sight: Sequence[pygame.Rect] = ()


NONE = Areas()


class Berthed(NamedTuple):
    """Which of some shapes a message takes, by its number, and where."""

    shape: int
    rect: pygame.Rect


class Berth:
    """Chooses among few places, and keeps to the one chosen for as long as that leaves free what must be."""

    def __init__(self) -> None:
        self._chosen: Berthed | None = None
        self._asked: tuple[Size, tuple[Size, ...]] = ((0, 0), ())  # the window and the shapes it was for

    def chosen(self, pen: Pen, window: Size, shapes: Sequence[Size], areas: Areas = NONE) -> Berthed:
        """Give shape and place by which least is covered: first of what must be free, then of the rest.

        Of equal ones one at the foot is taken, then the earlier shape, then what is nearest to the last one,
        or to the middle.
        """
        asked, last, foot = (window, tuple(shapes)), self._chosen, window[1] - pen.px(FOOT)
        if last is None or self._asked != asked or last.rect.collidelist(list(areas.free)) >= 0:
            near = last.rect.centerx if last and self._asked[0] == window else window[0] // 2

            def worth(each: Berthed) -> tuple[int, ...]:
                covered = [_covered(each.rect, kind) for kind in areas]
                return *covered, each.rect.bottom != foot, each.shape, abs(each.rect.centerx - near)

            last = min(_berths(pen, window, shapes, areas), key=worth)
            self._asked, self._chosen = asked, last
        return Berthed(last.shape, last.rect.copy())

    def leave(self) -> None:
        """Forget where the last message lay."""
        self._chosen = None


def _berths(pen: Pen, window: Size, shapes: Sequence[Size], areas: Areas) -> Iterator[Berthed]:
    """Give all that may be chosen: each shape in the middle of the foot, at its ends and beside each area."""
    apart, side = pen.px(APART), pen.px(SIDE)
    for number, size in enumerate(shapes):
        usual, furthest = pygame.Rect((0, 0), size), window[0] - side - size[0]
        usual.midbottom = (window[0] // 2, window[1] - pen.px(FOOT))
        beside = [
            x
            for area in (*areas.free, *areas.in_sight)
            for x in (area.right + apart, area.left - apart - size[0])
        ]
        lefts = [usual.x, side, furthest, *[x for x in beside if side <= x <= furthest]]
        tops = [min(usual.y, top) for top in _tops(areas.free, size[1], apart)]
        for spot in [*[(x, usual.y) for x in lefts], *[(usual.x, y) for y in tops]]:
            yield Berthed(number, pygame.Rect(spot, size))


def _tops(free: Sequence[pygame.Rect], high: int, apart: int) -> list[int]:
    """Give where it may begin under and above all that is left free."""
    if not free:
        return []
    above = min(area.top for area in free) - apart - high
    return [max(area.bottom for area in free) + apart, max(apart, above)]


def _covered(place: pygame.Rect, areas: Sequence[pygame.Rect]) -> int:
    """Give how many pixels of some areas a place covers."""
    shared = [place.clip(area) for area in areas]
    return sum(common.w * common.h for common in shared)
