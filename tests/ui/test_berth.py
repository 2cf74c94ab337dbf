"""Where a message lies: at the foot, unless that covers what must stay free, or cards."""

import pygame
import pytest

from klondike.ui.berth import Areas, Berth
from klondike.ui.pen import Pen

WINDOW = (1280, 800)
SIZE, NARROW = (400, 48), (260, 72)
USUAL = pygame.Rect((440, 732), SIZE)
MIDDLE, LEFT, RIGHT = (pygame.Rect(x, 500, 142, 290) for x in (560, 50, 1090))
COLUMNS = [
    pygame.Rect(x, 200, 142, 590) for x in (40, 420, 610, 800, 990)
]  # 222 are free, and 132 at the right


def place(
    pen: Pen, free: list[pygame.Rect], cards: list[pygame.Rect], berth: Berth | None = None
) -> pygame.Rect:
    return (berth or Berth()).chosen(pen, WINDOW, [SIZE], Areas(free, cards)).rect


@pytest.mark.parametrize("areas", [[], [LEFT], [LEFT, RIGHT]])
def test_it_lies_at_the_foot_where_that_is_free(pen: Pen, areas: list[pygame.Rect]) -> None:
    assert place(pen, areas, []) == place(pen, [], areas) == USUAL


@pytest.mark.parametrize("areas", [[MIDDLE], [MIDDLE, LEFT], [MIDDLE, RIGHT]])
def test_else_it_lies_where_it_covers_nothing(pen: Pen, areas: list[pygame.Rect]) -> None:
    for free, cards in ((areas, []), ([], areas)):
        found = place(pen, free, cards)
        assert found.collidelist(areas) < 0
        assert pygame.Rect((0, 0), WINDOW).contains(found)


def test_what_must_stay_free_stays_so_though_cards_lie_elsewhere(pen: Pen) -> None:
    found = place(pen, [MIDDLE], [LEFT, RIGHT])
    assert not found.colliderect(MIDDLE)
    above = place(pen, [MIDDLE, LEFT, RIGHT], [])
    assert above.bottom < MIDDLE.top


def test_it_does_not_go_up_where_there_is_room_at_the_foot(pen: Pen) -> None:
    card, columns = pygame.Rect(170, 60, 142, 199), [pygame.Rect(560, 200, 142, 590)]
    found = place(pen, [card], columns)
    assert (found.bottom, found.collidelist(columns)) == (USUAL.bottom, -1)


def test_where_nothing_is_free_it_covers_little(pen: Pen) -> None:
    found = place(pen, [], COLUMNS)
    covered = sum(found.clip(column).w for column in COLUMNS)
    assert 0 < covered < sum(USUAL.clip(column).w for column in COLUMNS)


def test_a_narrower_shape_is_taken_only_where_it_covers_less(pen: Pen) -> None:
    shapes, columns = [SIZE, NARROW], [pygame.Rect(x, 200, 142, 590) for x in (40, 480, 680, 880, 1080)]
    assert Berth().chosen(pen, WINDOW, shapes) == (0, USUAL)
    number, rect = Berth().chosen(pen, WINDOW, shapes, Areas(in_sight=columns))
    assert (number, rect.size, rect.collidelist(columns)) == (1, NARROW, -1)


def test_it_stays_where_it_is_for_as_long_as_it_can(pen: Pen) -> None:
    berth = Berth()
    beside = place(pen, [MIDDLE], [], berth)
    assert beside != USUAL
    assert place(pen, [], [beside], berth) == beside
    assert place(pen, [], [], berth) == beside
    assert place(pen, [beside], [], berth) != beside
    berth.leave()
    assert place(pen, [], [], berth) == USUAL
