"""A good guess is legal, is there wherever a move leads on, and whoever follows it comes to an end.

With two decks a card may come back from home only for its twin to go there: that is no guess.
"""

import pytest
from hypothesis import given

from klondike.rules import RULE_SETS, STOCK, Board, Card, Move, Pile, RuleSet
from klondike.rules.stuck import has_useful_move
from klondike.solver import Outcome, Verdict
from klondike.solver.ordering import advice, ordered_moves
from tests.solver.positions import numbered, rules_of
from tests.strategies import boards

MOST = 500


@given(boards())
def test_moves_are_legal_and_named_wherever_one_leads_on(board: Board) -> None:
    moves = ordered_moves(board)
    assert set(moves) <= set(board.legal_moves())
    assert len(moves) == len(set(moves))
    assert bool(moves) <= has_useful_move(board)
    assert moves or board.rules.decks == 2 or not has_useful_move(board)


@pytest.mark.parametrize("rules", [*RULE_SETS.values(), rules_of(3, passes=2, whole=True)])
def test_whoever_follows_comes_to_an_end(rules: RuleSet) -> None:
    ends = set()
    for number in range(8):
        board = numbered(number, rules)
        for _ in range(MOST * rules.decks):
            move = advice(board, None).move
            if move is None:
                break
            board = board.play(move)
        else:
            pytest.fail(f"Deal {number} goes on without end.")
        ends.add(board.is_won)
        assert board.is_won or rules.decks == 2 or not has_useful_move(board)
    assert ends <= {True, False}


@given(boards())
def test_from_any_board_on_it_ends_too(board: Board) -> None:
    for _ in range(MOST * board.rules.decks):
        moves = ordered_moves(board)
        if not moves:
            return
        board = board.play(moves[0])
    pytest.fail("The guesses go on without end.")


def test_a_dead_deck_is_not_turned() -> None:
    """U118: on a board where only the stock can be turned, there is no hint."""
    stock, column = Pile((Card.parse("9S"), Card.parse("9C")), 2), Pile((Card.parse("5S"),))
    board = Board(RULE_SETS["S1"], stock, Pile(), (Pile(),) * 4, (column, *[Pile()] * 6))
    assert [move for move in board.legal_moves() if STOCK in move]
    assert ordered_moves(board) == ()
    assert advice(board, None) == (None, False)


def test_what_is_proved_comes_before_a_guess() -> None:
    board = numbered(0, rules_of(1))
    guess, other = ordered_moves(board)[0], Move.parse("SW")
    assert advice(board, Verdict(Outcome.WINNABLE, (other,))) == (other, True)
    assert advice(board, Verdict(Outcome.UNKNOWN)) == (guess, False)
    assert advice(board, Verdict(Outcome.UNWINNABLE)) == (None, True)
    assert advice(board, Verdict(Outcome.WINNABLE, (Move.parse("WS"),))) == (guess, False)
