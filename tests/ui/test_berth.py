"""Where a message lies: at the foot, unless that covers what must stay free."""

import pygame
import pytest

from klondike.ui.berth import Berth
from klondike.ui.pen import Pen

WINDOW = (1280, 800)
USUAL = pygame.Rect(440, 732, 400, 48)
MIDDLE, LEFT, RIGHT = (pygame.Rect(x, 500, 142, 290) for x in (560, 50, 1090))


@pytest.mark.parametrize("free", [[], [LEFT], [LEFT, RIGHT]])
def test_it_lies_at_the_foot_where_that_is_free(pen: Pen, free: list[pygame.Rect]) -> None:
    assert Berth().chosen(pen, WINDOW, USUAL, free) == USUAL


@pytest.mark.parametrize("free", [[MIDDLE], [MIDDLE, LEFT], [MIDDLE, RIGHT], [MIDDLE, LEFT, RIGHT]])
def test_else_it_lies_where_it_covers_nothing_of_that(pen: Pen, free: list[pygame.Rect]) -> None:
    place = Berth().chosen(pen, WINDOW, USUAL, free)
    assert place.collidelist(free) < 0
    assert pygame.Rect((0, 0), WINDOW).contains(place)


def test_it_stays_where_it_is_for_as_long_as_it_can(pen: Pen) -> None:
    berth = Berth()
    left = berth.chosen(pen, WINDOW, USUAL, [MIDDLE])
    assert left.x < USUAL.x
    assert berth.chosen(pen, WINDOW, USUAL, [MIDDLE.move(400, 0)]) == left
    assert berth.chosen(pen, WINDOW, USUAL, [LEFT]) != left
    assert berth.chosen(pen, WINDOW, USUAL, []) == USUAL
