"""The end of a game: cards that go home by themselves, the win, and what may happen in between."""

import pygame
import pytest

from klondike.rules import STOCK, column
from klondike.rules.reasons import NOTHING_FITS
from tests.app.checks import check_at_rest, check_cards
from tests.app.lines import open_at, winning_line
from tests.pilot import Pilot

EMPTY_TABLE = (790, 590)
OPEN = open_at()


@pytest.fixture
def pilot(start) -> Pilot:
    """Everything is turned, and the last move was made by the mouse; the rest goes home by itself."""
    pilot = start(rules="S3", deal=173, moves=winning_line()[: OPEN - 1])
    pilot.make(winning_line()[OPEN - 1])
    pilot.settle()
    return pilot


def send_home(pilot: Pilot, moves: int) -> None:
    """Let cards go home by themselves until the game has so many moves."""
    pilot.key("a")
    while pilot.game.moves < moves:
        pilot.frames(1)


def check_won_once(pilot: Pilot) -> None:
    """The game is won, and in the books exactly once."""
    pilot.settle()
    assert pilot.game.is_won
    totals = pilot.store.totals("S3")
    assert (totals.played, totals.won) == (1, 1)
    check_cards(pilot)
    check_at_rest(pilot)


def test_the_rest_is_offered_as_soon_as_everything_is_open(pilot):
    assert pilot.table.toaster.toast.offers
    pilot.click(pilot.table.toaster.rect.center)
    check_won_once(pilot)


def test_the_rest_is_not_offered_before(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: OPEN - 3])
    pilot.make(winning_line()[OPEN - 3])
    pilot.settle()
    assert not pilot.table.toaster.is_shown


def test_the_offer_ends_with_the_move_that_is_taken_back(pilot):
    pilot.key("u")
    pilot.settle()
    assert not pilot.table.toaster.is_shown


def test_a_wheel_over_the_offer_does_not_take_it(pilot):
    spot = pilot.table.toaster.rect.center
    pilot.post(pygame.MOUSEBUTTONDOWN, button=5, pos=spot, clicks=1, touch=False)
    pilot.frames(1)
    assert not pilot.table.finish.is_running


def test_each_card_is_a_move_of_its_own(pilot):
    cards_left = sum(len(pile.cards) for pile in pilot.board.tableau)
    pilot.key("a")
    pilot.settle()
    assert pilot.game.moves == OPEN + cards_left


@pytest.mark.parametrize("key", ["escape", "space", "u", "ctrl+y"])
def test_a_key_interrupts(pilot, key):
    send_home(pilot, OPEN + 3)
    pilot.key(key)
    moves = pilot.game.moves
    pilot.settle()
    assert pilot.game.moves == moves
    assert not pilot.table.finish.is_running
    check_at_rest(pilot)


@pytest.mark.parametrize("target", [EMPTY_TABLE, STOCK, (400, 300)])
def test_a_click_interrupts_and_does_nothing_else(pilot, target):
    send_home(pilot, OPEN + 3)
    pilot.press(target)
    moves = pilot.game.moves
    pilot.release()
    pilot.settle()
    assert pilot.game.moves == moves
    check_at_rest(pilot)


def test_an_interrupted_rest_can_be_sent_home_again(pilot):
    send_home(pilot, OPEN + 3)
    pilot.key("escape")
    pilot.key("a")
    check_won_once(pilot)


def test_animation_off_sends_all_home_at_once(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:OPEN], speed="off")
    pilot.key("a")
    assert pilot.game.is_won
    check_won_once(pilot)


def test_the_last_card_by_hand_wins(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    check_won_once(pilot)


@pytest.mark.parametrize("key", ["u", "ctrl+z", "y", "a", "space"])
def test_a_won_game_stays_won(start, key):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    board = pilot.board
    pilot.key(key)
    assert pilot.board == board
    check_won_once(pilot)


def test_no_card_can_be_taken_from_a_won_game(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    pilot.settle()
    corner = pilot.table.layout.foundations[0]
    pilot.press((corner.x + 20, corner.y + 20))
    pilot.move((300, 400))
    assert pilot.table.hand.cards == ()
    pilot.release()
    assert pilot.game.is_won


@pytest.mark.parametrize("at", [OPEN + 2, len(winning_line()) - 1, len(winning_line())])
def test_a_resize_at_the_end_still_wins_once(pilot, at):
    send_home(pilot, at)
    pilot.resize((1000, 700))
    check_won_once(pilot)


@pytest.mark.parametrize("at", [OPEN + 2, len(winning_line()) - 1, len(winning_line())])
def test_minimising_at_the_end_still_wins_once(pilot, at):
    send_home(pilot, at)
    pilot.hide()
    pilot.frames(100)
    pilot.restore()
    check_won_once(pilot)


def test_a_lost_focus_at_the_end_still_wins_once(pilot):
    send_home(pilot, OPEN + 2)
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.frames(1)
    pilot.post(pygame.WINDOWFOCUSGAINED)
    check_won_once(pilot)


def test_a_new_deal_after_the_win_counts_nothing_more(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    pilot.settle()
    pilot.key("f2")
    pilot.settle()
    assert (pilot.store.totals("S3").played, pilot.store.totals("S3").won) == (1, 1)
    check_at_rest(pilot)


def test_a_new_deal_ends_the_sending_home(pilot):
    send_home(pilot, OPEN + 2)
    pilot.key("f2")
    pilot.key("f2")
    moves = pilot.game.moves
    pilot.settle()
    assert pilot.game.moves == moves
    assert not pilot.table.finish.is_running
    check_at_rest(pilot)


def test_a_card_is_not_sent_home_while_one_is_held(pilot):
    top = next(pilot.board[column(i)].top for i in range(7) if pilot.board[column(i)].cards)
    pilot.take(top, (0, -30))
    pilot.frames(60)
    assert pilot.game.moves == OPEN


def test_rules_that_never_finish_by_themselves_offer_nothing(start):
    """S2.4: the same open board is offered to be finished under other rules."""
    offers = {}
    for rules in ("S3", "HN"):
        pilot = start(rules=rules, deal=173, moves=winning_line()[: open_at() - 1], folder=rules)
        pilot.make(winning_line()[open_at() - 1])
        assert pilot.board.is_open
        offers[rules] = [offer.label for offer in pilot.table.toaster.toast.offers]
    assert offers == {"S3": ["Send home"], "HN": []}


def test_it_is_said_where_no_card_goes_home(start):
    pilot = start(rules="S3", deal=173)
    pilot.quiet()
    assert not pilot.board.finishing_move()
    pilot.key("a")
    assert pilot.table.toaster.toast.text == NOTHING_FITS
    assert pilot.game.moves == 0
