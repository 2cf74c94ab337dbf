"""The loop: pictures between two steps, time that was slept through, patience, and what is shown of it."""

from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest

from klondike.app import LEAST_ROOM, MAX_LAG, STEP
from klondike.rest import LONGEST_TICK
from klondike.rules import STOCK
from klondike.window import Window, _scaled
from tests.pilot import Pilot

ENOUGH = 2000  # pictures and sounds are fewer


@pytest.fixture
def pilot(start) -> Pilot:
    """A game with one move, everything at rest."""
    pilot = start(rules="S3", deal=173, moves=["SWx3"])
    pilot.quiet()
    return pilot


def test_a_picture_between_two_steps_shows_the_cards_further_on(pilot):
    pilot.click(STOCK)
    pilot.frames(2)
    now, shown = pilot.table.now, pilot.window.surface.copy()
    pilot.frames(1, STEP / 2)
    assert pilot.table.now == now
    assert pilot.window.surface.get_buffer().raw != shown.get_buffer().raw


def test_after_a_stall_the_cards_are_still_seen_to_fly(pilot):
    pilot.key("f2", frames=0)
    pilot.frames(1)
    now = pilot.table.now
    pilot.frames(1, 20.0)
    assert pilot.table.now - now <= MAX_LAG + STEP
    assert pilot.table.motion.is_moving


def test_the_time_that_the_machine_slept_is_not_played(pilot):
    before = pilot.game.elapsed
    pilot.frames(1, 8 * 3600.0)
    assert pilot.game.elapsed - before == pytest.approx(LONGEST_TICK)
    assert LONGEST_TICK <= 5


def test_a_hidden_window_sleeps_long_though_cards_fly_and_the_clock_would_run(pilot):
    pilot.click(STOCK)
    assert pilot.app.rest.patience() < 1
    pilot.hide()
    assert pilot.app.rest.patience() > 1


def idle(pilot: Pilot) -> None:
    """Let the program do what it does while it waits."""
    for _ in range(ENOUGH):
        if pilot.app.rest.patience() > 0:
            return
        pilot.frames(1)
    raise AssertionError("it is never done")


def test_all_faces_are_made_while_nothing_happens(pilot):
    idle(pilot)
    art = pilot.table.art
    assert set(art._names()) <= art._made.keys()


def test_only_pictures_of_the_size_in_use_stay_on_the_disk(pilot):
    idle(pilot)
    folder, former = pilot.paths.cache / "pictures", pilot.table.art.size
    assert [path.name for path in folder.iterdir()] == ["{}x{}".format(*former)]
    pilot.resize((1000, 700))
    pilot.quiet()
    idle(pilot)
    assert pilot.table.art.size != former
    assert [path.name for path in folder.iterdir()] == ["{}x{}".format(*pilot.table.art.size)]


def test_full_screen_and_the_menu_in_one_batch_of_events(pilot):
    before = pilot.window.size
    pilot.key("f11", frames=0)
    pilot.key("f10", frames=0)
    pilot.frames(1)
    assert pilot.screen.name == "menu"
    assert pilot.window.size == pilot.window.surface.get_size() != before
    assert {screen.size for screen in pilot.app.screens} == {pilot.window.size}


@pytest.mark.parametrize("size", [(16, 700), (20, 20), (700, 16)])
def test_a_window_too_small_for_anything_goes_on(pilot, size):
    pilot.window._window.minimum_size = (1, 1)  # as with a window manager that cares for no minimum
    pilot.resize(size)
    assert pilot.window.size == size
    for key in ("space", "f10", "escape", "ctrl+,", "escape", "p", "escape"):
        pilot.key(key)
        pilot.settle()
    assert pilot.game.moves == 2
    assert pilot.app.screens == [pilot.table]
    assert pilot.table.size[0] >= LEAST_ROOM[0] and pilot.table.size[1] >= LEAST_ROOM[1]
    pilot.resize((800, 600))
    pilot.quiet()
    assert pilot.table.layout.size == (800, 600)


# -- the window --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP])
def test_positions_are_told_in_device_pixels(kind):
    event = _scaled(pygame.event.Event(kind, pos=(100, 40), button=1), 2.0)
    assert (event.type, event.pos, event.button) == (kind, (200, 80), 1)


def test_events_without_a_position_stay_as_they_are():
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u)
    assert _scaled(event, 2.0) is event


def test_a_click_on_a_doubled_screen_hits_what_it_shows(pilot):
    x, y = pilot.place(STOCK)
    pilot.window.scale = 2.0
    pilot.click((x / 2, y / 2))
    assert pilot.game.moves == 2


@pytest.fixture
def shown(pilot) -> Iterator[list[object]]:
    """What the window asked SDL to show: the rectangles, or None for everything."""
    asked: list[object] = []

    def update(_handle, rects, count):
        asked.append([(rect.x, rect.y, rect.w, rect.h) for rect in rects[:count]])

    fake = SimpleNamespace(flip=lambda: asked.append(None))
    with pytest.MonkeyPatch.context() as patch:  # the real window is to be closed afterwards
        patch.setattr(pilot.window, "_sdl", SimpleNamespace(SDL_UpdateWindowSurfaceRects=update))
        patch.setattr(pilot.window, "_window", fake)
        yield asked


def test_only_the_changed_parts_are_shown_clipped_and_joined(pilot, shown):
    parts = [(10, 10, 20, 20), (20, 20, 20, 20), (790, 590, 50, 50), (900, 10, 5, 5)]
    Window.present(pilot.window, [pygame.Rect(part) for part in parts])
    assert shown == [[(10, 10, 30, 30), (790, 590, 10, 10)]]


def test_everything_is_shown_where_no_parts_are_told(pilot, shown):
    Window.present(pilot.window, None)
    assert shown == [None]


def test_nothing_is_shown_where_nothing_inside_changed(pilot, shown):
    Window.present(pilot.window, [pygame.Rect(900, 10, 5, 5)])
    assert shown == []
