"""Clicks, double clicks and keys: what they do, and what they leave alone."""

import pygame
import pytest

from klondike.rules import STOCK, WASTE, Game, Zone, column, foundation
from klondike.ui.commands import Command
from tests.app.checks import check_at_rest, check_cards
from tests.app.lines import open_at, torn_at, winning_line
from tests.pilot import Pilot

EMPTY_TABLE = (790, 590)


@pytest.fixture
def pilot(start) -> Pilot:
    """A fresh deal, everything at rest."""
    return start(rules="S3", deal=173)


def ahead(start, moves: int, **options) -> Pilot:
    """The winning line, so many moves along."""
    pilot = start(rules="S3", deal=173, moves=winning_line()[:moves], **options)
    pilot.quiet()
    return pilot


def before_home(zone: Zone) -> int:
    """How many moves of the winning line come before one from such a pile to its foundation."""
    return next(
        count
        for count, move in enumerate(winning_line())
        if move.source.zone is zone and move.target.zone is Zone.FOUNDATION
    )


def test_a_click_on_the_stock_draws(pilot):
    pilot.click(STOCK)
    assert len(pilot.board.waste.cards) == 3


@pytest.mark.parametrize("key", ["space", "d"])
def test_a_key_draws(pilot, key):
    pilot.key(key)
    assert len(pilot.board.waste.cards) == 3


def test_each_click_of_a_fast_hand_draws(pilot):
    for clicks in (1, 2, 3, 4):
        pilot.click(STOCK, clicks=clicks)
    assert len(pilot.board.waste.cards) == 12


def test_a_click_on_the_empty_stock_turns_the_waste_over(pilot):
    for _ in range(8):
        pilot.click(STOCK)
    assert not pilot.board.stock.cards
    pilot.click(STOCK)
    assert len(pilot.board.stock.cards) == 24
    assert pilot.board.pass_number == 2


def test_the_second_pass_comes_in_the_order_of_the_first(pilot):
    pilot.click(STOCK)
    first = pilot.board.waste
    for _ in range(9):
        pilot.click(STOCK)
    assert pilot.board.waste == first


def test_no_pass_left_is_said_and_adds_nothing(start):
    pilot = start(rules="V3", deal=173)
    for _ in range(8):
        pilot.click(STOCK)
    pilot.quiet()
    moves, board = pilot.game.moves, pilot.board
    pilot.click(STOCK)
    assert "No more turns" in pilot.table.toaster.toast.text
    assert (pilot.game.moves, pilot.board) == (moves, board)


def test_a_click_on_a_place_without_stock_and_waste_is_nothing(start):
    pilot = ahead(start, open_at())
    moves = pilot.game.moves
    pilot.click(STOCK)
    assert pilot.game.moves == moves


def test_a_click_on_the_waste_of_a_fresh_deal_is_nothing(pilot):
    pilot.click(WASTE)
    assert pilot.game.moves == 0


@pytest.mark.parametrize("click", [Pilot.double_click, Pilot.right_click])
@pytest.mark.parametrize("zone", [Zone.TABLEAU, Zone.WASTE])
def test_a_double_or_right_click_sends_a_card_home(start, zone, click):
    count = before_home(zone)
    pilot, move = ahead(start, count), winning_line()[count]
    expected = pilot.board.play(move)
    click(pilot, pilot.board[move.source].top)
    assert pilot.board == expected


def test_two_quick_clicks_on_different_cards_send_nothing_home(start):
    count = before_home(Zone.TABLEAU)
    pilot, move = ahead(start, count), winning_line()[count]
    pilot.app.desk.change_setting("click", "nothing")
    other = next(pile for pile in map(column, range(7)) if pile != move.source and pilot.board[pile].cards)
    pilot.click(other)
    pilot.click(pilot.board[move.source].top, clicks=2)
    assert pilot.game.moves == count


def test_a_double_click_on_a_card_without_a_home_shakes_it(pilot):
    card = next(
        pile.top
        for pile in pilot.board.tableau
        if not any(
            move.target.zone is Zone.FOUNDATION and pilot.board[move.source] is pile
            for move in pilot.board.legal_moves()
        )
    )
    pilot.double_click(card)
    assert pilot.table.motion._flights[card].tempo.sway > 0
    assert pilot.game.moves == 0
    pilot.settle()
    check_at_rest(pilot)


def test_a_double_click_on_a_face_down_card_is_nothing(pilot):
    pilot.double_click(pilot.board[column(6)].cards[0])
    assert not pilot.table.is_moving
    assert pilot.game.moves == 0


def test_a_double_click_on_a_foundation_sends_all_home(start):
    pilot = ahead(start, open_at())
    pilot.double_click(foundation(0))
    pilot.settle()
    assert pilot.game.is_won


def test_a_single_click_takes_no_card_off_a_foundation(start):
    pilot = ahead(start, open_at())
    moves = pilot.game.moves
    for index in range(4):
        pilot.click(foundation(index), clicks=1)
    assert pilot.game.moves == moves


def test_a_right_click_on_the_table_sends_all_home(start):
    pilot = ahead(start, open_at())
    pilot.right_click(EMPTY_TABLE)
    pilot.settle()
    assert pilot.game.is_won


def test_a_right_click_on_the_bar_is_nothing(start):
    pilot = ahead(start, open_at())
    pilot.right_click((400, 5))
    pilot.settle()
    assert pilot.game.moves == open_at()


def test_sending_home_moves_nothing_where_nothing_fits(start):
    pilot = start(rules="S3", deal=1)
    while pilot.board.finishing_move():
        pilot.right_click(EMPTY_TABLE)
        pilot.settle()
    moves = pilot.game.moves
    pilot.right_click(EMPTY_TABLE)
    assert not pilot.table.is_moving
    assert pilot.game.moves == moves


# -- keys --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["ctrl+z", "z", "u", "backspace"])
def test_undo_takes_the_last_move_back(pilot, key):
    before = pilot.board
    pilot.click(STOCK)
    pilot.key(key)
    assert pilot.board == before
    pilot.settle()
    check_at_rest(pilot)


@pytest.mark.parametrize("key", ["ctrl+y", "y", "ctrl+shift+z"])
def test_redo_makes_it_again(pilot, key):
    pilot.click(STOCK)
    after = pilot.board
    pilot.key("u")
    pilot.key(key)
    assert pilot.board == after


def test_undo_of_nothing_is_nothing(pilot):
    pilot.key("u")
    pilot.key("y")
    assert not pilot.table.is_moving
    assert pilot.game.undos == 0


def test_draw_undo_draw_shows_the_same_cards(pilot):
    pilot.click(STOCK)
    first = pilot.board.waste
    pilot.key("u")
    pilot.click(STOCK)
    assert pilot.board.waste == first


def test_the_buttons_of_the_bar_undo_and_redo(pilot):
    before = pilot.board
    pilot.click(STOCK)
    pilot.click(pilot.table.bar.buttons[Command.UNDO].center)
    assert pilot.board == before
    pilot.click(pilot.table.bar.buttons[Command.REDO].center)
    assert pilot.game.moves == 1


def test_a_press_on_a_button_that_is_released_elsewhere_is_nothing(pilot):
    pilot.click(STOCK)
    pilot.press(pilot.table.bar.buttons[Command.UNDO].center)
    pilot.release(EMPTY_TABLE)
    assert pilot.game.moves == 1


def test_a_held_new_game_key_deals_once(pilot):
    first = pilot.game.code
    for _ in range(5):
        pilot.post(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode="", scancode=0)
        pilot.frames(1)
    second = pilot.game
    assert second.code != first
    pilot.post(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode="", scancode=0)
    pilot.frames(1)
    assert pilot.game is second


def test_restart_gives_the_same_deal(pilot):
    board = pilot.board
    for _ in range(5):
        pilot.click(STOCK)
    pilot.key("r")
    assert pilot.board == board
    assert (pilot.game.moves, pilot.game.can_undo) == (0, False)
    pilot.settle()
    check_at_rest(pilot)


def test_hundred_undos_and_redos_in_flight_lose_no_card(start):
    pilot = ahead(start, 60)
    for index in range(100):
        pilot.key("u" if index % 5 < 3 else "y")
        check_cards(pilot)
    pilot.settle()
    check_at_rest(pilot)


def test_a_driver_without_cursors_does_no_harm(pilot, monkeypatch):
    def refuse(*shape):
        raise pygame.error("Error while creating system cursor")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    pilot.move(STOCK)
    pilot.click(STOCK)
    assert pilot.game.moves == 1


def test_a_double_click_is_one_move_though_the_first_click_made_another(start):
    count = torn_at()
    pilot, move = ahead(start, count), winning_line()[count]
    expected = Game.load(pilot.game.dump())
    expected.play(move)
    pilot.double_click(pilot.board[move.source].top)
    assert pilot.board == expected.board
    assert (pilot.game.moves, pilot.game.score, pilot.game.undos) == (count + 1, expected.score, 0)
