"""The clock of the game: from the first move to the last card, and only while the table lies open."""

import pygame
import pytest

from klondike.rules import STOCK
from klondike.ui.screen import Screen
from tests.app.lines import open_at, winning_line


@pytest.fixture
def pilot(start):
    """A fresh deal, everything at rest."""
    return start(rules="S3", deal=173)


def test_it_stands_before_the_first_move(pilot):
    pilot.frames(10, 1.0)
    assert pilot.game.elapsed == 0


def test_it_starts_with_the_first_move(pilot):
    pilot.click(STOCK)
    pilot.frames(10, 1.0)
    assert pilot.game.elapsed == pytest.approx(10, abs=0.1)


def test_it_runs_on_while_cards_fly_and_a_card_is_held(pilot):
    pilot.click(STOCK)
    pilot.take(pilot.board.tableau[0].top)
    before = pilot.game.elapsed
    pilot.frames(60)
    assert pilot.game.elapsed - before == pytest.approx(1)


@pytest.mark.parametrize("gone", [pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN], ids=pygame.event.event_name)
def test_it_stands_while_the_window_is_away(pilot, gone):
    pilot.click(STOCK)
    pilot.post(gone)
    pilot.frames(1)
    before = pilot.game.elapsed
    pilot.frames(10, 1.0)
    assert pilot.game.elapsed == before
    pilot.restore()
    pilot.frames(1, 1.0)
    assert pilot.game.elapsed > before


def test_it_stands_under_a_sheet(pilot):
    pilot.click(STOCK)
    before = pilot.game.elapsed
    sheet = Screen(pilot.table.pen)
    pilot.app.open(sheet)
    pilot.frames(10, 1.0)
    assert pilot.game.elapsed == before
    sheet.close()
    pilot.frames(2, 1.0)
    assert pilot.game.elapsed > before


@pytest.mark.parametrize("key", ["f1", "f10", "p", "s", "ctrl+,"])
def test_it_stands_under_the_programs_own_sheets(pilot, key):
    pilot.click(STOCK)
    pilot.settle()
    pilot.key(key)
    assert pilot.screen is not pilot.table
    before = pilot.game.elapsed
    pilot.frames(10, 1.0)
    assert pilot.game.elapsed == before


def test_it_stops_with_the_last_card_not_with_its_flight(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    won_at = pilot.game.elapsed
    pilot.settle()
    pilot.frames(5, 1.0)
    assert pilot.game.elapsed == won_at


def test_an_undone_first_move_does_not_stop_it(pilot):
    pilot.click(STOCK)
    pilot.key("u")
    before = pilot.game.elapsed
    pilot.frames(5, 1.0)
    assert pilot.game.elapsed == pytest.approx(before + 5)


def test_restart_sets_it_back_and_stops_it(pilot):
    pilot.click(STOCK)
    pilot.frames(5, 1.0)
    pilot.key("r")
    pilot.frames(5, 1.0)
    assert pilot.game.elapsed == 0


def test_the_second_that_is_shown_is_the_one_that_is_kept(pilot, tmp_path):
    pilot.click(STOCK)
    for step in range(8):
        pilot.frames(3, 0.3)
        assert int(pilot.kept(tmp_path / str(step)).game.elapsed) == int(pilot.game.elapsed)


def test_the_clock_of_a_try_before_is_not_that_of_this_one(pilot, tmp_path):
    for _ in range(2):
        pilot.key("r")
        pilot.settle()
        pilot.click(STOCK)
        kept = pilot.kept(tmp_path / str(pilot.store.totals("S3").played)).game
        assert kept.is_started
        assert kept.elapsed < 1
        pilot.frames(20, 1.0)


def test_where_the_clock_has_no_file_the_whole_game_is_kept(pilot, tmp_path):
    pilot.paths.clock.unlink()
    pilot.paths.clock.mkdir()
    pilot.click(STOCK)
    pilot.frames(20, 1.0)
    assert int(pilot.kept(tmp_path / "copy").game.elapsed) == int(pilot.game.elapsed)


def test_the_win_in_the_books_says_the_time_on_the_clock(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: open_at()])
    pilot.frames(90, 1.0)
    pilot.key("a")
    pilot.settle()
    (result,) = pilot.store.results("S3")
    assert (result.seconds, result.moves, result.score) == (
        round(pilot.game.elapsed),
        pilot.game.moves,
        pilot.game.score,
    )
    assert result.seconds >= 90
