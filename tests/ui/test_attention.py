"""Events go to the screen that they belong to."""

import pygame
import pytest

from klondike.ui.attention import Attention
from klondike.ui.screen import Screen


class Half(Screen):
    """Covers the points right of its edge, and remembers what it was told."""

    def __init__(self, edge: int) -> None:
        self.edge = edge
        self.is_closed = False
        self.told: list[int] = []

    def covers(self, point):
        return point[0] >= self.edge

    def handle(self, event):
        self.told.append(event.type)
        return True


@pytest.fixture
def screens():
    return [Half(0), Half(100)]


def at(x: int, kind: int = pygame.MOUSEMOTION) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=(x, 0))


def test_keys_belong_to_the_topmost(screens):
    assert Attention().addressed(pygame.event.Event(pygame.KEYDOWN, key=1), screens) is screens[1]


def test_the_pointer_belongs_to_the_screen_below_it(screens):
    attention = Attention()
    assert [attention.addressed(at(x), screens) for x in (150, 50)] == [screens[1], screens[0]]


def test_a_screen_that_the_pointer_leaves_is_told(screens):
    attention = Attention()
    attention.addressed(at(150), screens)
    attention.addressed(at(50), screens)
    assert (screens[1].told, screens[0].told) == ([pygame.WINDOWLEAVE], [])


def test_a_press_ends_where_it_began(screens):
    attention = Attention()
    attention.addressed(at(150, pygame.MOUSEBUTTONDOWN), screens)
    assert attention.addressed(at(50), screens) is screens[1]
    assert attention.addressed(at(50, pygame.MOUSEBUTTONUP), screens) is screens[1]
    assert attention.addressed(at(50), screens) is screens[0]


def test_a_closed_screen_takes_nothing(screens):
    screens[1].is_closed = True
    assert Attention().addressed(at(150), screens) is screens[0]
