"""The pause: nothing of the table shows, and anything goes on."""

import pygame
import pytest

from klondike.screens.pause import WORDS, PauseScreen
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from tests.ui.events import click, down, key, motion, up

MIDDLE = (320, 240)
RED = pygame.Color("#FF0000")


def paused(pen: Pen, size: tuple[int, int] = (640, 480), unit: float = 1.0) -> PauseScreen:
    pause = PauseScreen(pen)
    pause.resize(size, unit)
    return pause


def test_a_click_goes_on(pen: Pen) -> None:
    pause = paused(pen)
    click(pause, pause.targets[WORDS].center)
    assert pause.is_closed


@pytest.mark.parametrize(
    "code", [pygame.K_p, pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_d, pygame.K_F2]
)
def test_a_key_goes_on_and_does_nothing_else(pen: Pen, code: int) -> None:
    pause = paused(pen)
    assert pause.handle(key(code))
    assert pause.is_closed


def test_the_key_that_paused_may_be_held(pen: Pen) -> None:
    pause = paused(pen)
    assert pause.handle(key(pygame.K_p, repeat=True))
    assert not pause.is_closed


@pytest.mark.parametrize(
    "code", [pygame.K_LALT, pygame.K_LSHIFT, pygame.K_RCTRL, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR]
)
def test_keys_that_go_with_others_do_not_count(pen: Pen, code: int) -> None:
    pause = paused(pen)
    pause.handle(key(code))
    assert not pause.is_closed


def test_a_release_alone_is_no_click(pen: Pen) -> None:
    pause = paused(pen)
    pause.handle(up(MIDDLE))
    assert not pause.is_closed


def test_the_wheel_is_no_click(pen: Pen) -> None:
    pause = paused(pen)
    pause.handle(down(MIDDLE, 4))
    pause.handle(up(MIDDLE, 4))
    assert not pause.is_closed


def test_the_mouse_may_move(pen: Pen) -> None:
    pause = paused(pen)
    assert pause.handle(motion(MIDDLE))
    assert not pause.is_closed


@pytest.mark.parametrize(("code", "mod"), [(pygame.K_F11, 0), (pygame.K_q, pygame.KMOD_LCTRL)])
def test_filling_the_screen_and_quitting_need_no_going_on(pen: Pen, code: int, mod: int) -> None:
    pause = paused(pen)
    assert not pause.handle(key(code, mod))
    assert not pause.is_closed


def test_commands_go_on_too(pen: Pen) -> None:
    pause = paused(pen)
    assert not pause.obey(Command.QUIT)
    assert pause.obey(Command.PAUSE)
    assert pause.is_closed


@pytest.mark.parametrize(
    ("size", "unit"), [((640, 480), 1.0), ((640, 480), 2.0), ((1280, 800), 1.0), ((3840, 2160), 2.0)]
)
def test_nothing_below_shows_and_the_signs_are_whole(pen: Pen, size: tuple[int, int], unit: float) -> None:
    surface = pygame.Surface(size)
    surface.fill(RED)
    paused(pen, size, unit).draw(surface, 0.0)
    width, height = size
    ground = surface.get_at((0, 0))
    assert ground != RED
    assert all(surface.get_at((x, y)) == ground for x in (0, width - 1) for y in range(0, height, 7))
    assert any(surface.get_at((x, round(height * 0.44))) != ground for x in range(width))


def test_the_ground_of_the_table_is_used_while_it_fits(pen: Pen) -> None:
    ground = pygame.Surface((640, 480))
    ground.fill(RED)
    pause = PauseScreen(pen, lambda: ground)
    for size, is_ground in (((640, 480), True), ((800, 600), False)):
        surface = pygame.Surface(size)
        pause.resize(size, 1.0)
        pause.draw(surface, 0.0)
        assert (surface.get_at((0, 0)) == RED) is is_ground


def test_the_clock_stands_still_and_the_table_is_hidden(pen: Pen) -> None:
    pause = paused(pen)
    assert (pause.covers_table, pause.is_opaque, pause.is_moving) == (True, True, False)
