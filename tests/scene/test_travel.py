"""In which order the cards of a change travel, and lie on each other on their way."""

import pytest

from klondike.rules import RULE_SETS, STOCK, Deal, Game, Move
from klondike.scene.layout import Layout
from klondike.scene.motion import Kind
from klondike.scene.travel import travels


@pytest.fixture
def game():
    """A deal whose whole stock is turned."""
    game = Game(Deal.numbered(7), RULE_SETS["S3"])
    while game.board.stock.cards:
        draw(game)
    return game


def draw(game):
    return game.play(next(move for move in game.board.legal_moves() if move.source == STOCK))


def moved(change):
    """The kind and the order of the cards that change piles."""
    layout = Layout.fitted((1280, 800), 1.0, change.after.rules)
    homes = [layout.homes(board) for board in (change.before, change.after)]
    return travels(change, None, *homes)[-1]


def test_the_waste_is_turned_over_with_its_top_card_on_top(game):
    waste = game.board.waste.cards
    travel = moved(game.play(Move.parse("WS")))
    assert (travel.kind, tuple(travel.cards)) == (Kind.RECYCLE, waste)


def test_cards_that_go_back_to_the_stock_keep_lying_as_they_lay(game):
    fan = game.board.waste.cards[-3:]
    travel = moved(game.undo())
    assert (travel.kind, tuple(travel.cards)) == (Kind.UNDO, fan)


def test_drawn_cards_leave_in_the_order_in_which_they_come_to_lie(game):
    game.undo()
    travel = moved(draw(game))
    assert (travel.kind, tuple(travel.cards)) == (Kind.DRAW, game.board.waste.cards[-3:])
