"""Drawings of boards: complete, and read with precise complaints."""

import pytest
from hypothesis import given, settings

from klondike.rules import BadBoard, Board
from tests.strategies import boards

WRONG = {
    "does not say the rules": [
        "1: 2C",
        "S1 pass",
        "S1 pass x",
        "S1 pass -1",
        "S1 turn 1",
        "S1 pass " + "9" * 5000,
    ],
    "No rules are called": ["", "Q9\n1: 2C", "XD2"],
    "no pass 0": ["S1 pass 0"],
    "no pass 3": ["XP2 pass 3"],
    "not a pile": ["S1\nX: 2C", "S1\n2C"],
    "not a card": ["S1\n1: 2C 1D", "S1\n1: 2C;QS"],
    "is there twice": ["S1\n1: 2C\n2: 2C", "S1\n1: 2C\n1: 3C", "S1\nS: 2c\nW: 2C"],
    "no pile 8": ["S1\n8: 2C"],
    "no pile GS": ["S1\nGS: AS"],
    "no 2C' in a game with one deck": ["S1\n1: 2C'"],
    "not a run": ["S1\n1: 9S 8S", "S1\n1: 9S 7H", "S1\n1: 8S 9H"],
    "not built up from its ace": ["S1\nFS: 2S", "S1\nFS: AS 3S", "S1\nFS: AH"],
    "on the wrong side": [
        "S1\n1: 2c",
        "S1\n1: 9S 8h",
        "S1\nS: 2C",
        "S1\nW: 2c",
        "S1\nFS: as",
        "S1\n1: Tc 9S",
    ],
}


@settings(max_examples=100)
@given(boards())
def test_every_board_reads_back(board):
    assert Board.parse(str(board)) == board


@pytest.mark.parametrize(
    ("complaint", "drawing"), [(reason, text) for reason, texts in WRONG.items() for text in texts]
)
def test_what_cannot_be_is_refused_with_the_reason(complaint, drawing):
    with pytest.raises(BadBoard, match=complaint):
        Board.parse(drawing)


def test_a_drawing_may_leave_out_piles_and_cards():
    board = Board.parse("  \n  S3 pass 2\n\n   3:  7c 8D  7S \n")
    assert board.pass_number == 2
    assert [len(pile.cards) for pile in board.tableau] == [0, 0, 3, 0, 0, 0, 0]
    assert board.tableau[2].face_down == 1
    assert Board.parse(str(board)) == board
