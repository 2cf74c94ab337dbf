"""Windows that are put away, that lose the keyboard, that are there twice, or in which nothing happens."""

import sys
import time
from collections.abc import Iterator
from itertools import pairwise

import pytest

from klondike.ui.theme import TOAST
from tests.desktop.checks import PLAYED, RUN, WON, assert_goes_on, wait_home
from tests.desktop.desktop import Desktop
from tests.desktop.player import Player
from tests.desktop.table import Table, come_back, kept, kept_game, middle, sit_down
from tests.desktop.waiting import until
from tests.programs import need

OTHER_WINDOW = (sys.executable, "-m", "tests.desktop.window")
EMPTY = (20, 780)  # nothing lies there
QUIET_SECONDS = 3
COUNTED_SECONDS = 6  # the first two are drawn with all the bar
PLENTY = 5000  # pixels of a toast


@pytest.fixture
def table(desktop: Desktop) -> Table:
    """A game with some moves made; the next one takes a run along."""
    return come_back(desktop, WON.after(PLAYED))


@pytest.fixture
def managed(desktop: Desktop) -> Desktop:
    """A desktop on which windows can be put away."""
    need("openbox")
    return desktop


def under_the_pointer(desktop: Desktop) -> str:
    """The window of the server that a press would go to."""
    return desktop.tool("getmouselocation", "--shell").split("WINDOW=")[1]


def bring_back(desktop: Desktop, table: Table, window: str) -> None:
    """Show the window again; it takes a moment until it gets what the mouse does."""
    table.player.restore()
    until(lambda: under_the_pointer(desktop) == window, 5, "the window under the pointer")


def is_followed(player: Player) -> bool:
    """Whether the stock answers the pointer that comes and goes; the clock draws a picture too."""
    stock = middle(player.now["piles"]["S"])
    for point in (EMPTY, stock):
        player.move(point)
        time.sleep(0.1)
    return len(player.look()) > 2


def click_away(table: Table) -> None:
    """Click where nothing lies: no one told SDL of the release, so it swallows one press."""
    table.player.click(EMPTY)


def test_a_window_put_away_in_the_middle_of_a_drag(managed: Desktop, table: Table) -> None:
    table.take_hold(RUN)
    window = under_the_pointer(managed)
    table.player.minimise()
    table.player.release()
    bring_back(managed, table, window)
    wait_home(table)
    click_away(table)
    assert_goes_on(managed, table)


def test_a_window_put_away_draws_nothing_and_stops_its_clock(managed: Desktop, table: Table) -> None:
    table.wait_still()
    window = under_the_pointer(managed)
    table.player.minimise()
    assert records_in(table.player, QUIET_SECONDS) <= 1
    bring_back(managed, table, window)
    until(lambda: is_followed(table.player), 5, "pictures that follow the pointer")
    assert_goes_on(managed, table)
    table.player.look()
    seconds = table.player.records[-1]["t"]
    assert kept_game(managed).elapsed < seconds - QUIET_SECONDS + 1


def test_another_window_takes_the_keyboard_in_the_middle_of_a_drag(desktop: Desktop, table: Table) -> None:
    table.take_hold(RUN)
    window = under_the_pointer(desktop)
    other = desktop.start(desktop.folder / "other", program=OTHER_WINDOW)
    wait_home(table)
    table.player.release()
    other.kill()
    bring_back(desktop, table, window)
    click_away(table)
    assert_goes_on(desktop, table)


def test_the_game_pauses_when_another_window_takes_the_keyboard(desktop: Desktop) -> None:
    with kept(desktop) as store:
        store.change(pause_away=True)
    table = come_back(desktop, WON.after(PLAYED))
    table.wait_still()
    window = under_the_pointer(desktop)
    other = desktop.start(desktop.folder / "other", program=OTHER_WINDOW)
    table.wait_for_screen("pause")
    other.kill()
    bring_back(desktop, table, window)
    table.player.click(EMPTY)
    table.wait_for_screen("table")
    assert_goes_on(desktop, table)


def test_cards_go_home_by_themselves_after_the_move_of_a_player(desktop: Desktop) -> None:
    with kept(desktop) as store:
        store.change(homing="always")
    player = desktop.play("--code", "KL1-S1-000000G")
    player.wait_still()
    player.key("space")
    player.wait_for(lambda record: record["moves"] == 2)
    player.key("u")
    player.wait_for(lambda record: record["moves"] == 0)


# -- two copies


def test_a_second_copy_says_so_and_leaves_the_game_of_the_first_alone(desktop: Desktop, table: Table) -> None:
    table.wait_still()
    window = under_the_pointer(desktop)
    second = desktop.play("--code", WON.code)
    assert second.wait_still()["moves"] == 0
    assert_a_toast_is_shown_for_a_while(desktop)
    second.key("space", "space")
    second.wait_for(lambda record: record["moves"] == 2)
    second.key("ctrl+q")
    assert second.wait_exit() == 0
    bring_back(desktop, table, window)
    assert_goes_on(desktop, table)


def assert_a_toast_is_shown_for_a_while(desktop: Desktop) -> None:
    seen = toast_pixels(desktop)
    until(lambda: toast_pixels(desktop) < seen - PLENTY, 12, "a toast that goes by itself")


def toast_pixels(desktop: Desktop) -> int:
    """How many pixels of the screen are as dark as toasts are."""
    import pygame

    return pygame.mask.from_threshold(desktop.screenshot(), TOAST, (12, 12, 12, 255)).count()


# -- nothing to do


def records_in(player: Player, seconds: float) -> int:
    """How many pictures are drawn while nobody does anything."""
    player.look()
    before = len(player.records)
    time.sleep(seconds)
    player.look()
    return len(player.records) - before


def test_nothing_is_drawn_while_nothing_happens(desktop: Desktop) -> None:
    player = sit_down(desktop, WON).player
    player.wait_still()
    assert records_in(player, QUIET_SECONDS) == 0


def test_the_running_clock_is_drawn_once_a_second(desktop: Desktop) -> None:
    table = sit_down(desktop, WON)
    table.player.key("space")
    table.game.play(table.board.legal_moves()[0])
    table.player.wait_still()
    assert QUIET_SECONDS - 1 <= records_in(table.player, QUIET_SECONDS) <= QUIET_SECONDS + 1


def test_the_running_clock_is_seen_to_run(desktop: Desktop) -> None:
    table = sit_down(desktop, WON)
    table.player.key("space")
    table.game.play(table.board.legal_moves()[0])
    table.player.wait_still()
    seen = list(pictures_in(desktop, COUNTED_SECONDS))
    assert COUNTED_SECONDS - 1 <= sum(one != other for one, other in pairwise(seen)) <= COUNTED_SECONDS + 1


def pictures_in(desktop: Desktop, seconds: float) -> Iterator[bytes]:
    """What is on the screen, ten times a second."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield desktop.screenshot().get_buffer().raw
        time.sleep(0.1)
