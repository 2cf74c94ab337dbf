"""Cards held by the keyboard: where they hang, where they may be put down, and what is said of it."""

import pytest

from klondike.rules import Board, Card, Move, column
from klondike.scene.keyboard import IN_HAND
from klondike.scene.layout import Hit
from tests.app.checks import check_at_rest, differing
from tests.app.fingers import place, target
from tests.pilot import Pilot


@pytest.fixture
def pilot(midgame: Pilot) -> Pilot:
    return midgame


def picked_up(pilot: Pilot) -> tuple[Card, ...]:
    """The run of two in the hand."""
    pilot.key("3")
    pilot.key("return")
    pilot.settle()
    assert target(pilot) == column(5)
    return pilot.table.hand.cards


def test_picked_up_cards_lie_a_little_off_their_landing_place(pilot):
    before = pilot.board
    cards, landing = picked_up(pilot), pilot.table.layout.homes(before.play(Move.parse("36x2")))
    aside = {(pilot.shown(card).x - landing[card].x, pilot.shown(card).y - landing[card].y) for card in cards}
    assert aside == {(6, -7)}  # 8 and 10 points where cards are larger
    assert pilot.board == before


def test_left_and_right_go_through_the_takers_and_the_origin(pilot):
    picked_up(pilot)
    seen = []
    for _ in range(4):
        pilot.key("right")
        seen.append(target(pilot))
    assert seen == [column(2), column(5)] * 2


def test_enter_on_the_origin_and_escape_put_back(pilot):
    before, moves = pilot.board, pilot.game.moves
    for keys in (["right", "return"], ["escape"], ["3"], ["z"]):
        picked_up(pilot)
        for key in keys:
            pilot.key(key)
        pilot.settle()
        check_at_rest(pilot)
        assert (pilot.board, pilot.game.moves) == (before, moves)


def test_what_enter_will_do_is_said_once_in_a_game(pilot):
    picked_up(pilot)
    assert pilot.table.toaster.toast.text == IN_HAND
    pilot.key("escape")
    pilot.quiet()
    picked_up(pilot)
    assert not pilot.table.toaster.is_shown


@pytest.mark.parametrize("key", ["return", "escape"])
def test_what_was_said_of_held_cards_goes_with_them(pilot, key):
    picked_up(pilot)
    pilot.key(key)
    pilot.settle()
    assert not pilot.table.hand.cards
    assert not pilot.table.toaster.is_shown


def test_a_press_of_the_mouse_puts_back(pilot):
    picked_up(pilot)
    pilot.move((30, 500))
    assert pilot.table.hand.cards
    pilot.click((30, 500))
    pilot.settle()
    check_at_rest(pilot)


def test_a_digit_says_why_the_cards_may_not_lie_there(pilot):
    picked_up(pilot)
    pilot.key("1")
    assert pilot.table.toaster.toast.text == "A red seven goes only on a black eight."
    assert pilot.table.hand.cards


def test_enter_on_a_card_that_stays_says_why(pilot):
    pilot.key("5")
    pilot.key("return")
    assert pilot.table.toaster.toast.text == "A black four goes only on a red five."
    assert not pilot.table.hand.cards


def test_the_pile_under_the_hand_makes_room(start):
    """A long column closes up as if the held cards lay on it, and opens again."""
    pilot = start(rules="S1", deal=0, size=(640, 480), speed="off")
    drawing = "S1 pass 1\n1: ac 2c 3c 4c 5c 6c KH QS JH TS 9H 8S 7H 6S\n2: 5H 4S 3H 2S"
    pilot.game._begin(Board.parse(drawing))
    pilot.table.moves = pilot.board.legal_moves()
    pilot.table.fit()
    pilot.key("2")
    while place(pilot) != Hit(column(1), 4):
        pilot.key("2")
    before = dict(pilot.table.homes)
    pilot.key("return")
    pilot.settle()
    layout, last = pilot.table.layout, pilot.table.hand.cards[-1]
    assert layout.box_at(pilot.shown(last)).bottom <= layout.bottom
    lying = pilot.board[column(0)].top
    assert pilot.shown(lying).y < before[lying].y
    assert differing(pilot) is None
    pilot.key("escape")
    pilot.settle()
    check_at_rest(pilot)


def test_a_resize_takes_the_held_cards_along(pilot):
    cards = picked_up(pilot)
    pilot.resize((1280, 800))
    pilot.settle()
    layout = pilot.table.layout
    landing = layout.homes(pilot.board.play(Move.parse("36x2")))
    assert pilot.shown(cards[0]).x - landing[cards[0]].x == 8
    assert pilot.shown(cards[0]).y - landing[cards[0]].y == -10
