"""The quick look at one move says what the rules say, of every move that could be thought of."""

from itertools import product
from random import Random

import pytest

from klondike.rules import RULE_SETS, Board, Move, RuleSet, own_rules
from klondike.solver.legal import allows
from tests.solver.positions import numbered

S1 = RULE_SETS["S1"]
RULES = {
    "standard": S1,
    "limited": RULE_SETS["P3"],
    "whole runs": RULE_SETS["R1"],
    "any card to a space": own_rules(S1, space_rank=None, draw=3),
    "nothing comes back": own_rules(S1, worrying_back=False, passes=2),
    "two decks": RULE_SETS["EA"],
}
COUNTS = range(6)


def thinkable(board: Board) -> list[Move]:
    piles = board.pile_ids
    return [*map(Move._make, product(piles, piles, COUNTS)), *board.legal_moves()]


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_it_allows_what_is_legal(rules: RuleSet) -> None:
    random, board = Random(1), numbered(11, rules)
    for _ in range(60):
        legal = set(board.legal_moves())
        assert {move for move in thinkable(board) if allows(board, move)} == legal
        home = [move for move in legal if move.target.zone == "foundation"]
        moves = home if home and random.random() < 0.8 else sorted(legal)
        if not moves:
            break
        board = board.play(random.choice(moves))


def test_nothing_is_allowed_once_all_is_won() -> None:
    from klondike.solver.solve import solve

    board = numbered(3, S1)
    for move in solve(board).line:
        board = board.play(move)
    assert board.is_won
    assert not any(allows(board, move) for move in thinkable(board))
