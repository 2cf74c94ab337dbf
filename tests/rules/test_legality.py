"""Which moves are legal, against a naive oracle, by exhaustion, and by counts of whole trees of moves."""

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings

from klondike.rules import (
    RULE_SETS,
    STOCK,
    WASTE,
    Board,
    Deal,
    Game,
    IllegalMove,
    Move,
    PileId,
    parse_rule_code,
)
from klondike.rules.cards import deck
from tests.rules import oracle
from tests.strategies import boards

PERFT = [
    line.split() for line in Path(__file__).with_name("perft.txt").read_text().splitlines() if line[0] != "#"
]


def legal_texts(board: Board) -> set[str]:
    return {str(move) for move in board.legal_moves()}


@settings(max_examples=250)
@given(boards())
def test_legal_moves_are_those_of_the_oracle(board):
    table = oracle.table_of(board)
    expected = {oracle.move_of(*move) for move in oracle.legal_moves(board.rules, table, board.pass_number)}
    moves = board.legal_moves()
    assert set(moves) == expected
    assert len(moves) == len(expected)


@settings(max_examples=60)
@given(boards())
def test_every_move_leads_where_the_oracle_says(board):
    table = oracle.table_of(board)
    for move in board.legal_moves():
        text = str(move.source), str(move.target), move.count
        assert oracle.table_of(board.play(move)) == oracle.after(table, *text)


@settings(max_examples=15)
@given(boards())
def test_every_other_move_is_refused_and_changes_nothing(board):
    game = Game(Deal.numbered(0), RULE_SETS["S1"])
    game._history[0] = game._history[0]._replace(board=board)
    for source, target, count in product(board.pile_ids, board.pile_ids, range(15)):
        move = Move(source, target, count)
        if move not in board.legal_moves():
            with pytest.raises(IllegalMove):
                game.play(move)
    assert game.board == board
    assert game.moves == 0


def dealt(rules: str, deal: str) -> Board:
    rule_set = parse_rule_code(rules)
    return Deal.numbered(int(deal)).board(rule_set)


def leaves(board: Board, depth: int) -> int:
    moves = board.legal_moves()
    return len(moves) if depth == 1 else sum(leaves(board.play(move), depth - 1) for move in moves)


@pytest.mark.parametrize(("rules", "deal", "depth", "count"), PERFT)
def test_perft(rules, deal, depth, count):
    """Every count of the file was made by the engine and by the oracle."""
    assert leaves(dealt(rules, deal), int(depth)) == int(count)


@pytest.mark.parametrize(("rules", "deal", "depth", "count"), [line for line in PERFT if int(line[3]) < 80])
def test_perft_of_the_oracle(rules, deal, depth, count):
    board = dealt(rules, deal)
    assert oracle.perft(board.rules, oracle.table_of(board), 1, int(depth)) == int(count)


TARGETS = """
    S1 pass 1
    FH: AH 2H 3H
    FC: AC
    1: 9H
    2: ts KD QS
    4: 4C
    5: 7S
    6: 2D
    7: QH
    """
ON_TABLE = {
    card for pile in ("FH", "FC", *"124567") for card in Board.parse(TARGETS)[PileId.parse(pile)].cards
}
FITTING = "1: 8S 8C, 2: JH JD, 3: KS KH KC, 4: 3D, 5: 6H 6D, 6: AS, 7: JS JC, FS: AS, FH: 4H, FD: AD, FC: 2C"


@pytest.mark.parametrize("card", [card for card in deck() if card not in ON_TABLE], ids=str)
def test_each_card_of_the_waste_fits_where_it_should_and_nowhere_else(card):
    """U26, U27: every card that is left against every pile of the table."""
    board = Board.parse(f"{TARGETS}\nW: {card}")
    targets = {str(move.target) for move in board.legal_moves() if move.source == WASTE}
    fitting = {entry.split(":")[0] for entry in FITTING.split(", ") if str(card) in entry.split(": ")[1]}
    assert targets - {"S"} == fitting


@pytest.mark.parametrize("card", deck(), ids=str)
def test_each_card_goes_from_column_to_column_on_the_two_that_take_it(card):
    """C2, U27: every card against all others."""
    takers = {
        str(top)
        for top in deck()
        if top != card and Board.parse(f"S1\n1: {card}\n2: {top}").is_legal(Move.parse("12"))
    }
    ranks, colours = "A23456789TJQK?", {"S": "HD", "C": "HD", "H": "SC", "D": "SC"}
    assert takers == {ranks[card.rank] + suit for suit in colours[card.suit.letter] if card.rank < 13}


def test_second_sets_of_foundations_are_targets_too():
    board = Board.parse("D9\nFS: AS 2S\nW: AS'\n1: 3S")
    assert legal_texts(board) >= {"WGS", "1FS"}
    board = Board.parse("D9\nFS: AS 2S\nGS: AS' 2S'\n1: 3S\n2: 3S'")
    assert {"1FS", "1GS", "2FS", "2GS"} == {text for text in legal_texts(board) if text[0] in "12"}
    assert str(Board.parse("D9\nFS: AS\nGS: AS'\n1: 2S'").finishing_move()) == "1FS"


@settings(max_examples=60)
@given(boards())
def test_what_comes_along_when_a_card_is_taken_hold_of(board):
    """C3, C6, C7, S3.2, S3.3, U28, U29"""
    for move in board.legal_moves():
        if STOCK not in (move.source, move.target):
            assert board.movable_count(move.source, move.count) == move.count
    for pile in board.pile_ids:
        run = len(board[pile].face_up)
        assert board.movable_count(pile, 0) == board.movable_count(pile, run + 1) == 0


@pytest.mark.parametrize(("code", "taken"), [("S1", [1, 2, 3, 0]), ("XR1", [3, 3, 3, 0])])
def test_runs_come_along_in_part_or_whole(code, taken):
    """C3, S3.2"""
    board = Board.parse(f"{code}\nFD: AD 2D\n1: 9c TS 9D 8S\n2: kd QH\n3: 4S 3D\nFS: AS")
    assert [board.movable_count(PileId.parse("1"), count) for count in range(1, 5)] == taken
    assert board.movable_count(PileId.parse("3"), 1) == 1  # it can go home
    assert board.movable_count(PileId.parse("FD"), 1) == 1
    assert board.movable_count(PileId.parse("FD"), 2) == 0
    assert Board.parse("XB0\nFD: AD").movable_count(PileId.parse("FD"), 1) == 0
