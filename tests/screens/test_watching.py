"""The panel under a watched game: how it goes by itself, its buttons and keys, and where it lies."""

import pygame
import pytest

from klondike.screens.film import Film
from klondike.screens.watching import EVERY, WatchingScreen
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from tests.screens.samples import picture
from tests.ui.events import click, down, key

LARGE = ((1280, 800), 1.0)
WINDOWS = (LARGE, ((640, 480), 1.0), ((640, 480), 2.0), ((800, 600), 1.5), ((3840, 2160), 2.0))
LENGTH = 118


class Panel(WatchingScreen):
    """A panel that remembers what it showed and told."""

    def __init__(self, pen: Pen, at: int = 0, least: int = 0) -> None:
        self.shown: list[int] = []
        self.told: list[object] = []
        self.is_busy = False
        film = Film(
            LENGTH,
            self.shown.append,
            lambda place: place >= least,
            self.told.append,
            lambda: self.told.append("ended"),
            lambda: self.is_busy,
        )
        super().__init__(pen, film, at, pace=0)
        self.resize(*LARGE)


def press(panel: Panel, *codes: int) -> None:
    for code in codes:
        panel.handle(key(code))


def test_it_goes_by_itself_two_moves_a_second(pen: Pen) -> None:
    panel = Panel(pen)
    for _ in range(40):
        panel.age(0.125)
    assert panel.shown == list(range(1, 11))
    assert panel.patience == EVERY
    panel.age(0.75)
    assert (panel.shown[-1], panel.patience) == (11, EVERY / 2)


def test_it_waits_for_cards_that_still_fly(pen: Pen) -> None:
    panel = Panel(pen)
    panel.is_busy = True
    panel.age(5.0)
    assert panel.shown == []
    assert 0 < (panel.patience or 0) < EVERY
    panel.is_busy = False
    panel.age(0.01)
    assert panel.shown == [1]


def test_it_stops_at_the_end_and_begins_anew_from_there(pen: Pen) -> None:
    panel = Panel(pen, LENGTH - 1)
    panel.age(1.0)
    panel.age(1.0)
    assert (panel.shown, panel.is_playing, panel.patience) == ([LENGTH], False, None)
    press(panel, pygame.K_SPACE)
    assert (panel.shown[-1], panel.is_playing) == (0, True)


def test_keys_of_the_panel(pen: Pen) -> None:
    panel = Panel(pen, 61)
    press(panel, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_END, pygame.K_HOME, pygame.K_LEFT)
    assert (panel.shown, panel.is_playing) == ([62, 61, 60, LENGTH, 0], False)
    press(panel, pygame.K_SPACE)
    assert panel.is_playing
    press(panel, pygame.K_SPACE, pygame.K_RETURN)
    assert (panel.is_playing, panel.told) == (False, [0])


def test_buttons_of_the_panel(pen: Pen) -> None:
    panel = Panel(pen, 61)
    for name in ("On", "Back", "Back", "First", "Last"):
        click(panel, panel.targets[name].center)
    assert panel.shown == [62, 61, 60, 0, LENGTH]
    click(panel, panel.targets["Play from here"].center)
    click(panel, panel.targets["Back to your game"].center)
    assert panel.told == [LENGTH, "ended"]


def test_after_a_click_space_still_means_play(pen: Pen) -> None:
    panel = Panel(pen, 61)
    click(panel, panel.targets["On"].center)
    press(panel, pygame.K_SPACE)
    assert (panel.shown, panel.is_playing) == ([62], True)


def test_a_button_with_the_keyboard_is_pressed_by_space(pen: Pen) -> None:
    panel = Panel(pen, 61)
    press(panel, pygame.K_TAB, pygame.K_SPACE)
    assert panel.shown == [0]


def test_the_line_leads_anywhere(pen: Pen) -> None:
    panel = Panel(pen)
    track = panel.line.track
    panel.handle(down((track.centerx, track.centery)))
    assert panel.shown == [59]
    assert panel.say() == "Watching, move 59 of 118. Move, 59 of 118"


def test_from_where_it_cannot_be_played_the_button_is_off(pen: Pen) -> None:
    panel = Panel(pen, 10, least=10)
    assert panel.play.is_enabled
    press(panel, pygame.K_LEFT, pygame.K_RETURN)
    assert (panel.play.is_enabled, panel.told) == (False, [])


def test_it_ends_once(pen: Pen) -> None:
    panel = Panel(pen)
    press(panel, pygame.K_ESCAPE, pygame.K_ESCAPE)
    panel.close()
    assert (panel.told, panel.is_closed) == (["ended"], True)
    panel.age(9.0)
    assert panel.shown == []


def test_nothing_else_is_for_anybody(pen: Pen) -> None:
    panel = Panel(pen)
    assert panel.handle(down((5, 5)))
    assert panel.handle(key(pygame.K_u))
    assert panel.obey(Command.UNDO)
    assert not panel.handle(key(pygame.K_F11))
    assert not panel.obey(Command.QUIT)
    assert (panel.shown, panel.told) == ([], [])
    assert panel.obey(Command.CANCEL) in (True, False)
    assert panel.told == ["ended"]


@pytest.mark.parametrize("window", WINDOWS)
def test_all_of_it_is_in_the_window_and_nothing_overlaps(
    pen: Pen, window: tuple[tuple[int, int], float]
) -> None:
    panel = Panel(pen)
    panel.resize(*window)
    places = list(panel.targets.values())
    assert pygame.Rect((0, 0), window[0]).contains(panel.sheet)
    assert all(panel.sheet.contains(place) for place in places)
    assert [a for i, a in enumerate(places) if a.collidelist(places[i + 1 :]) >= 0] == []
    assert {"Pause", "Move", "Play from here", "Back to your game"} <= set(panel.targets)
    assert panel.line.track.w >= 80 * window[1]
    assert picture(panel).get_at(panel.sheet.center)[:3] != (0, 0, 0)
