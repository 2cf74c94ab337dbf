"""Moves in words: every legal move can be told, and a sign never gives the card away."""

import pytest
from hypothesis import given

from klondike.rules import Board, Move
from klondike.rules.reasons import NAMES, SUIT_NAMES
from klondike.rules.telling import SIGNS, sign_of, told
from tests.strategies import boards

DRAWING = "S1 pass 1\nS: 2c\nW: 9H\nFS: AS 2S\n1: TC\n2: 5d JD\n3: 3H\n4: KH\n5: 3S\n6: QS"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("SW", "Turn the stock."),
        ("W1", "Move the nine of hearts onto the ten of clubs."),
        ("12", "Move the ten of clubs onto the jack of diamonds."),
        ("47", "Move the king of hearts to the empty column."),
        ("5FS", "Send the three of spades home."),
        ("FS3", "Bring the two of spades back onto the three of hearts."),
    ],
)
def test_a_move_is_told_as_a_request(move, words):
    board = Board.parse(DRAWING)
    assert board.is_legal(Move.parse(move))
    assert told(board, Move.parse(move)) == words


def test_turning_the_waste_over_is_told():
    assert told(Board.parse("S1 pass 1\nW: 9H"), Move.parse("WS")) == "Turn the waste over."


@given(boards())
def test_every_legal_move_has_words_and_a_sign_that_names_no_card(board):
    """U125"""
    for move in board.legal_moves():
        assert told(board, move).endswith(".")
        assert not any(name in sign_of(move) for name in (*NAMES, *SUIT_NAMES))
        assert sign_of(move) in SIGNS.values()
