"""Moves and their text."""

import pytest
from hypothesis import given, settings

from klondike.rules import STOCK, WASTE, BadMove, Move, column, foundation
from tests.strategies import boards

TEXTS = {
    "SW": Move(STOCK, WASTE),
    "SWx3": Move(STOCK, WASTE, 3),
    "WS": Move(WASTE, STOCK),
    "W5": Move(WASTE, column(4)),
    "63x4": Move(column(5), column(2), 4),
    "0FH": Move(column(9), foundation(1)),
    "GS2": Move(foundation(4), column(1)),
    "WGC": Move(WASTE, foundation(7)),
}


@pytest.mark.parametrize(("text", "move"), TEXTS.items())
def test_texts(text, move):
    assert str(move) == text
    assert Move.parse(text) == move


def test_which_of_them_turn_the_stock():
    assert [text for text, move in TEXTS.items() if move.turns_stock] == ["SW", "SWx3", "WS"]


@settings(max_examples=60)
@given(boards())
def test_every_legal_move_reads_back(board):
    for move in board.legal_moves():
        assert Move.parse(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "S",
        "W",
        "sw",
        "63x",
        "63x1",
        "63x0",
        "63x04",
        "63x14",
        "63x-2",
        "63x" + "9" * 5000,
        "6 3",
        "FX2",
        "SWW",
    ],
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(BadMove, match="is not a move"):
        Move.parse(text)
