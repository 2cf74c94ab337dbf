"""Cards that go home by themselves after the player's own moves, and games that end by themselves."""

import pytest

from klondike.rules import STOCK, Card, Move, Zone, column
from tests.app.checks import check_at_rest, check_cards
from tests.app.lines import open_at, winning_line
from tests.pilot import Pilot
from tests.rules.wins import DRAW_1, DRAW_3

ACE = Card.parse("AH")  # of deal 0 it lies open
OPEN = open_at()


@pytest.fixture
def pilot(start) -> Pilot:
    """Deal 0, of which one ace goes home after whatever the player does."""
    return start(rules="S1", deal=0, homing="always")


def is_home(pilot: Pilot, card: Card = ACE) -> bool:
    return pilot.pile_of(card).zone is Zone.FOUNDATION


@pytest.mark.parametrize(("homing", "moves"), [("never", 1), ("safe", 2), ("always", 2)])
def test_a_card_goes_home_after_a_move_of_the_player(start, homing, moves):
    pilot = start(rules="S1", deal=0, homing=homing)
    pilot.settle()
    assert not is_home(pilot)
    pilot.click(STOCK)
    pilot.settle()
    assert (pilot.game.moves, is_home(pilot)) == (moves, moves > 1)
    check_at_rest(pilot)


def test_the_setting_is_followed_from_the_next_move_on(start):
    pilot = start(rules="S1", deal=0)
    pilot.app.desk.change_setting("homing", "always")
    pilot.settle()
    assert pilot.game.moves == 0
    pilot.key("space")
    pilot.settle()
    assert is_home(pilot)


def test_nothing_goes_by_itself_where_the_rules_say_so(start):
    """S2.4"""
    pilot = start(rules="EN", deal=0, homing="always", finish_by_itself=True)
    pilot.key("space")
    pilot.settle()
    assert not is_home(pilot)


def test_it_goes_when_the_card_of_the_player_has_landed_and_has_a_ring_then(pilot):
    pilot.key("space")
    assert pilot.table.motion.is_moving
    assert not is_home(pilot)
    pilot.frames(20)
    assert is_home(pilot)
    pilot.frames(20)
    assert not pilot.table.motion.is_moving
    assert pilot.table.glow.is_moving


def test_one_undo_takes_back_both_and_nothing_goes_again(pilot):
    before = pilot.board
    pilot.key("space")
    pilot.settle()
    after = pilot.board
    pilot.key("u")
    pilot.settle()
    assert pilot.board == before
    assert pilot.game.undos == 1
    pilot.key("y")
    pilot.settle()
    assert pilot.board == after
    check_at_rest(pilot)


def test_an_undo_before_it_went_leaves_it(pilot):
    before = pilot.board
    pilot.key("space")
    pilot.key("u")
    pilot.settle()
    assert pilot.board == before


def test_no_card_goes_while_one_is_pressed_or_held(pilot):
    """U133"""
    pilot.press(STOCK)
    pilot.release()
    other = pilot.board[column(1)].top
    pilot.press(other)
    pilot.frames(60)
    assert not is_home(pilot)
    pilot.move((pilot.at.x + 60, pilot.at.y + 60))
    pilot.frames(60)
    assert pilot.table.hand.cards == (other,)
    assert not is_home(pilot)
    pilot.release()
    pilot.settle()
    assert is_home(pilot)
    check_at_rest(pilot)


def test_the_table_sleeps_while_a_card_that_would_go_waits(pilot):
    pilot.press(STOCK)
    pilot.release()
    pilot.press(pilot.board[column(1)].top)
    pilot.frames(60)
    assert not pilot.table.is_moving


def test_no_card_goes_while_the_keyboard_holds_one(start):
    pilot = start(rules="S1", deal=15, homing="always", moves=["71", "57", "43", "SW", "SW", "W5"])
    pilot.key("space")
    pilot.key("return")
    pilot.key("return")
    held = pilot.table.hand.cards
    moves = pilot.game.moves
    pilot.frames(60)
    assert (pilot.table.hand.cards, pilot.game.moves) == (held, moves)


def test_a_click_that_fell_between_is_not_lost(pilot):
    pilot.click(STOCK)
    pilot.press(STOCK, frames=30)
    pilot.release()
    pilot.settle()
    assert len(pilot.board.waste.cards) == 2
    assert is_home(pilot)


def test_another_command_sends_the_waiting_card_first(pilot):
    pilot.key("space")
    assert not is_home(pilot)
    pilot.key("h")
    assert is_home(pilot)


def test_all_go_at_once_where_nothing_moves(start):
    pilot = start(rules="S1", deal=0, homing="always", speed="off")
    pilot.key("space")
    pilot.frames(1)
    assert is_home(pilot)
    check_at_rest(pilot)


def test_each_is_kept_as_a_move_of_its_own(pilot, tmp_path):
    pilot.key("space")
    pilot.settle()
    kept = pilot.kept(tmp_path / "copy").game
    assert (kept.board, kept.moves) == (pilot.board, 2)
    assert [entry.is_along for entry in kept.history] == [False, True]
    kept.undo()
    assert kept.moves == 0


def test_a_card_brought_down_from_home_stays(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:OPEN], homing="always")
    back = next(move for move in pilot.board.legal_moves() if move.source.zone is Zone.FOUNDATION)
    card = pilot.board[back.source].top
    pilot.drag(card, back.target)
    pilot.settle()
    assert pilot.pile_of(card) == back.target
    check_cards(pilot)


def test_a_second_click_takes_back_no_earlier_move(start):
    """Between the clicks on a card that does not move, another one goes home by itself."""
    pilot = start(rules="S1", deal=0, homing="always")
    stuck = pilot.board[column(1)].top
    spot = pilot.place(stuck)
    pilot.key("space")
    pilot.click(spot)
    pilot.settle()
    assert is_home(pilot)
    moves = pilot.game.moves
    pilot.click(spot, clicks=2)
    pilot.settle()
    assert pilot.game.moves == moves
    assert is_home(pilot)


def test_watching_a_game_sends_nothing_home(start):
    pilot = start(rules="S1", deal=0, homing="always", finish_by_itself=True)
    pilot.app.desk.watching.past(pilot.game.code, "SW SW SW")
    for _ in range(400):
        pilot.frames(1)
    assert pilot.table.game.is_watched
    assert [entry.is_along for entry in pilot.table.game.history] == [False] * 3
    assert pilot.table.game.board[column(6)].top == ACE


# -- the end of a game -------------------------------------------------------------------------------


def check_won_once(pilot: Pilot) -> None:
    pilot.settle()
    assert pilot.game.is_won
    totals = pilot.store.totals(pilot.game.rules.key)
    assert (totals.played, totals.won) == (1, 1)
    check_cards(pilot)


def test_the_end_goes_by_itself_after_a_move_of_the_player(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: OPEN - 1], finish_by_itself=True)
    pilot.settle()
    assert not pilot.game.is_won
    pilot.make(winning_line()[OPEN - 1])
    assert not pilot.table.toaster.is_shown
    check_won_once(pilot)


def test_with_always_the_end_needs_no_offer(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: OPEN - 1], homing="always")
    pilot.make(winning_line()[OPEN - 1])
    check_won_once(pilot)


def test_a_click_stops_it_and_it_is_offered_then(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: OPEN - 1], finish_by_itself=True)
    pilot.make(winning_line()[OPEN - 1])
    while pilot.game.moves < OPEN + 3:
        pilot.frames(1)
    pilot.press((790, 590))
    pilot.release()
    moves = pilot.game.moves
    pilot.settle()
    assert pilot.game.moves == moves
    assert pilot.table.toaster.toast.offers[0].label == "Send home"
    pilot.key("u")
    pilot.settle()
    assert pilot.game.moves == OPEN - 1


def near_end(start, won: tuple[int, str], rules: str, at: int, **settings) -> Pilot:
    """A won game before a move, after which the rest can be made with cards in the stock still."""
    moves = won[1].split()
    pilot = start(rules=rules, deal=won[0], moves=moves[:at], **settings)
    pilot.settle()
    assert not pilot.table.toaster.toast.offers
    pilot.make(Move.parse(moves[at]))
    pilot.settle()
    return pilot


FREE, COSTLY = 78, 76  # moves before the last one that such an end takes
TURNED = "Every column is turned. The rest goes home by itself, with the stock."


def test_the_end_is_offered_and_made_from_the_stock_too(start):
    """U130, U131: cards home fly as at every end, those of the stock are drawn as ever."""
    pilot = near_end(start, DRAW_3, "S3", FREE)
    assert pilot.board.stock.cards
    assert pilot.table.toaster.toast.text == TURNED
    pilot.click(pilot.table.toaster.rect.center)
    check_won_once(pilot)
    assert STOCK in [entry.move.source for entry in pilot.game.history[FREE + 1 :]]
    assert not any(entry.is_along for entry in pilot.game.history)


def test_cards_of_the_stock_lie_open_before_they_go_home(start):
    pilot = near_end(start, DRAW_3, "S3", FREE)
    pilot.click(pilot.table.toaster.rect.center)
    while len(pilot.board.waste.cards) < 2 or pilot.board.stock.cards:
        pilot.frames(1)
    drawn = pilot.board.waste.top
    while pilot.pile_of(drawn).zone is not Zone.FOUNDATION:
        turn = pilot.shown(drawn).turn
        pilot.frames(1)
    assert turn == 1.0


def test_it_goes_by_itself_where_that_is_wanted(start):
    check_won_once(near_end(start, DRAW_3, "S3", FREE, finish_by_itself=True))


def test_sending_home_what_fits_turns_no_stock(start):
    pilot = near_end(start, DRAW_3, "S3", FREE)
    before = pilot.board.stock
    pilot.key("a")
    pilot.settle()
    assert pilot.board.stock == before
    assert pilot.table.toaster.toast.offers[0].label == "Send home"


def test_an_end_that_costs_points_is_offered_and_does_not_go_by_itself(start):
    """S0.3: each turning over takes 100 points in draw 1."""
    pilot = near_end(start, DRAW_1, "S1", COSTLY, finish_by_itself=True)
    assert pilot.game.moves == COSTLY + 1
    assert pilot.table.toaster.toast.offers[0].label == "Send home"


def test_the_end_from_the_stock_is_stopped_by_a_key_and_offered_again(start):
    pilot = near_end(start, DRAW_3, "S3", FREE)
    pilot.click(pilot.table.toaster.rect.center)
    pilot.frames(20)
    pilot.key("escape")
    moves = pilot.game.moves
    pilot.settle()
    assert FREE + 1 < moves == pilot.game.moves
    assert pilot.table.toaster.toast.offers[0].label == "Send home"
    check_at_rest(pilot)
