"""What people do to windows while cards are in the hand or on their way; nothing of it may cost a card."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.desktop.checks import (
    PLAYED,
    RUN,
    WON,
    assert_goes_on,
    assert_laid_out,
    resize,
    size_of,
    wait_for_height,
    wait_home,
)
from tests.desktop.desktop import Desktop
from tests.desktop.player import Point
from tests.desktop.table import Table, come_back
from tests.desktop.waiting import until

HUGE = (3840, 2160)
SMALLEST = (640, 480)
BAR = (200, 20)  # between the buttons and the figures of the low bar
SIZES = [SMALLEST, (700, 860), (1279, 481), (1280, 800)]


@pytest.fixture
def table(desktop: Desktop) -> Table:
    """A game with some moves made; the next one takes a run along."""
    return come_back(desktop, WON.after(PLAYED))


@pytest.fixture
def huge(desktop: Desktop, tmp_path: Path) -> Iterator[Desktop]:
    """A desktop as large as any."""
    folder = tmp_path / "huge"
    folder.mkdir()
    made = Desktop(folder, HUGE)
    try:
        made.open()
        yield made
    finally:
        made.close()


# -- sizes


def test_a_drop_counts_where_the_cards_were_when_the_window_changed_just_after_it(
    desktop: Desktop, table: Table
) -> None:
    hand = table.take_hold(RUN)
    table.player.carry(hand, table.aim(table.player.now, RUN, hand))
    desktop.tool("mouseup", 1, "windowsize", table.player.window, *SMALLEST)
    table.game.play(RUN)
    wait_for_height(table, SMALLEST[1])
    table.wait()
    table.player.click(BAR)  # the hand let go beside the smaller window: SDL may swallow one press now
    table.undo()
    assert_goes_on(desktop, table)


@pytest.mark.parametrize("size", SIZES)
def test_a_held_run_lives_through_a_change_of_size(
    desktop: Desktop, table: Table, size: tuple[int, int]
) -> None:
    hand = table.take_hold(RUN)
    record = resize(table, size)
    left, top, width, height = record["cards"][str(table.lead(RUN))]
    assert left <= hand[0] <= left + width
    assert top <= hand[1] <= top + height
    table.player.carry(hand, table.aim(record, RUN, hand))
    table.player.release()
    table.game.play(RUN)
    assert_laid_out(table)
    table.undo()
    assert_goes_on(desktop, table)


def test_cards_in_flight_find_their_way_through_changes_of_size(desktop: Desktop, table: Table) -> None:
    for size in SIZES:
        table.play(RUN)
        resize(table, size)
        assert_laid_out(table)
        table.undo()
        resize(table, (900, 600))
        assert_laid_out(table)
    assert_goes_on(desktop, table)


def test_a_window_as_large_as_any_and_as_small_as_none(huge: Desktop) -> None:
    table = come_back(huge, WON.after(PLAYED))
    resize(table, (3800, 2100))
    assert_laid_out(table)
    table.player.resize(300, 200)
    table.player.wait_for(lambda record: size_of(record)[1] < 2100)
    resize(table, (3000, 800))
    assert_goes_on(huge, table)


@pytest.mark.parametrize("key", ["F11", "alt+Return"])
def test_full_screen_and_back(desktop: Desktop, table: Table, key: str) -> None:
    size = table.player.size
    table.player.key(key)
    wait_for_height(table, desktop.size[1])
    until(lambda: table.player.size == desktop.size, 5, "full screen")
    assert_laid_out(table)
    table.play(RUN)
    table.player.key(key)
    wait_for_height(table, size[1])
    until(lambda: table.player.size == size, 5, "the window as it was")
    table.undo()
    assert_goes_on(desktop, table)


def test_full_screen_in_the_middle_of_a_drag_ends_the_drag(desktop: Desktop, table: Table) -> None:
    table.take_hold(RUN)
    table.player.key("F11")
    wait_for_height(table, desktop.size[1])
    wait_home(table)
    table.player.release()
    assert_goes_on(desktop, table)


def test_who_left_in_full_screen_comes_back_to_it_and_to_the_window_from_there(
    desktop: Desktop, table: Table
) -> None:
    resize(table, (1000, 700))
    table.player.key("F11")
    wait_for_height(table, desktop.size[1])
    table.player.key("ctrl+q")
    assert table.player.wait_exit() == 0
    again = Table(desktop.play(), table.game)
    wait_for_height(again, desktop.size[1])
    assert_laid_out(again)
    again.player.key("F11")
    wait_for_height(again, 700)
    assert again.player.size == (1000, 700)
    assert_goes_on(desktop, again)


# -- ends of drags


def escape(table: Table, _: Point) -> None:
    table.player.key("Escape")


def press_another_button(table: Table, hand: Point) -> None:
    table.player.click(hand, button=3)


def let_go_outside(table: Table, hand: Point) -> None:
    resize(table, (800, 600))
    table.player.carry(hand, (1000, 300))
    table.player.release()


def let_go_below(table: Table, hand: Point) -> None:
    resize(table, (800, 600))
    table.player.carry(hand, (300, 700))
    table.player.release()


@pytest.mark.parametrize("end", [escape, press_another_button, let_go_outside, let_go_below])
def test_a_drag_that_comes_to_nothing_loses_nothing(
    desktop: Desktop, table: Table, end: Callable[[Table, Point], None]
) -> None:
    hand = table.take_hold(RUN)
    end(table, hand)
    wait_home(table)
    table.player.release()
    assert_goes_on(desktop, table)


def test_a_drag_out_of_the_window_and_in_again_goes_on(desktop: Desktop, table: Table) -> None:
    resize(table, (800, 600))
    hand = table.take_hold(RUN)
    target = table.aim(table.player.now, RUN, hand)
    table.player.carry(hand, (1000, 300))
    table.player.carry((1000, 300), target)
    table.player.release()
    table.game.play(RUN)
    table.wait()
    table.undo()
    assert_goes_on(desktop, table)
