"""Taps as the rule sets have them: S2.5's one tap and two quick ones, and the best move of the others."""

import pytest

from klondike.rules import STOCK, WASTE, Card, column, foundation
from klondike.rules.cards import deck
from tests.pilot import Pilot

# The ace lies alone in the first column; both red threes are open, one in the longest column.
OPEN = {0: "AS", 7: "3H", 27: "3D", 28: "2S", 29: "KS"}


@pytest.fixture
def cards() -> str:
    """A deck with these cards at their places in dealing order, the others in any order."""
    rest = iter([str(card) for card in deck() if str(card) not in OPEN.values()])
    return " ".join(OPEN.get(place) or next(rest) for place in range(52))


@pytest.fixture
def easy(start, cards) -> Pilot:
    """Easy: the ace is home, the two lies on the waste and could go home or to a column."""
    pilot = start(rules="EN", deck=cards)
    pilot.click(Card.parse("AS"))
    pilot.click(STOCK)
    pilot.settle()
    assert pilot.board[foundation(0)].top == Card.parse("AS")
    return pilot


def test_one_tap_sends_a_card_home(easy):
    """S2.5: and waits a moment first, since a second tap would mean another move."""
    easy.click(WASTE)
    assert easy.board[WASTE].top == Card.parse("2S")
    easy.frames(30)
    assert easy.board[foundation(0)].top == Card.parse("2S")


def test_two_quick_taps_send_it_to_the_longest_column_instead(easy):
    """S2.5"""
    easy.double_click(WASTE)
    easy.frames(30)
    assert easy.board[column(6)].top == Card.parse("2S")
    assert len(easy.board[foundation(0)].cards) == 1


def test_two_quick_taps_send_a_king_to_the_empty_column(easy):
    """S2.5: for one tap there is no place, and nothing happens."""
    easy.click(STOCK)
    moves = easy.game.moves
    easy.click(WASTE)
    easy.frames(30)
    assert easy.game.moves == moves
    easy.double_click(WASTE)
    assert easy.board[column(0)].top == Card.parse("KS")


def test_a_tap_that_waits_is_not_lost_when_another_follows_elsewhere(easy):
    easy.click(WASTE)
    easy.click(STOCK)
    assert easy.board[foundation(0)].top == Card.parse("2S")
    assert easy.board[WASTE].top == Card.parse("KS")


def test_a_tap_that_waits_is_forgotten_when_the_card_is_dragged(easy):
    easy.click(WASTE)
    easy.take(Card.parse("2S"))
    easy.frames(30)
    assert easy.table.hand.cards == (Card.parse("2S"),)
    assert easy.game.moves == 2


def test_one_click_makes_the_best_move_of_other_rules_at_once(start, cards):
    """U32, U206: and a double click on the same card sends it home all the same."""
    pilot = start(rules="S1", deck=cards)
    pilot.click(Card.parse("AS"))
    pilot.click(STOCK)
    two = pilot.place(WASTE)
    pilot.click(two)
    assert Card.parse("2S") in (pilot.board[column(6)].top, pilot.board[foundation(0)].top)
    pilot.click(two, clicks=2)
    assert pilot.board[foundation(0)].top == Card.parse("2S")


def test_a_press_that_ends_on_another_card_is_no_click(start):
    pilot = start(rules="T1", deal=173)
    hidden = pilot.board[column(3)].cards[0]
    below = pilot.board[column(3)].cards[1]
    pilot.press(hidden)
    pilot.release(below)
    pilot.frames(30)
    assert pilot.game.moves == 0
