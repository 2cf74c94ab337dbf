"""Dead ends: by hand, and against trying every line of moves on the whole board."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from klondike.rules import RULE_SETS, Board, Deal
from klondike.rules.outlook import MOST, Outlook
from klondike.rules.stuck import has_useful_move, is_stuck
from tests.rules.deadends import OVER, USEFUL, USELESS, board_of, sparse
from tests.strategies import boards, wander

DEAD_ENDS = USELESS | {"three moves prepare nothing": "S1, 1: 9C 8H, 2: 9S, 3: 7S 6H, 4: 7C"}
GOING_ON = {
    "the last of a run makes room for another": "S1, 1: 8h 3H, 2: 5C 4H, 3: 5S, FS: AS 2S 3S 4S",
    "a place is offered by two cards from home": "S1, FC: AC 2C 3C, FH: AH 2H 3H 4H, 1: 5S, 2: 9c 2D",
    "a column is emptied for a king by two moves": "S1, 1: 6H 5C, 2: 7C, 3: 9h KH, 4: 9C, 5: 9D, 6: 9S",
}


def is_dead_end(board: Board) -> bool | None:
    outlook = Outlook(board)
    outlook.look(MOST)
    return outlook.is_dead_end


@pytest.mark.parametrize("reason", DEAD_ENDS)
def test_nothing_leads_on(reason: str) -> None:
    """U119, U128"""
    assert is_dead_end(board_of(DEAD_ENDS[reason]))


@pytest.mark.parametrize("reason", [*GOING_ON, *USEFUL])
def test_something_leads_on(reason: str) -> None:
    """U119"""
    assert is_dead_end(board_of((GOING_ON | USEFUL)[reason])) is False


@pytest.mark.parametrize("reason", OVER)
def test_where_no_card_moves_it_is_a_dead_end(reason: str) -> None:
    assert is_dead_end(board_of(OVER[reason]))


def hidden(board: Board) -> int:
    return sum(pile.face_down for pile in board.tableau)


def waiting(board: Board) -> set[object]:
    """The cards that are still to be played."""
    return {card[:] for card in (*board.stock.cards, *board.waste.cards)}


def at_home(board: Board) -> Counter[tuple[int, int]]:
    return Counter((card.rank, card.suit) for pile in board.foundations for card in pile.cards)


def leads_on(start: Board, here: Board) -> bool:
    """Whether the game has come on, told by nothing but where the cards are."""
    is_on = hidden(here) < hidden(start) or waiting(here) != waiting(start)
    return is_on or bool(at_home(here) - at_home(start))


def can_lead_on(board: Board) -> bool:
    """Whether any line of moves whatever comes on: everything is tried."""
    seen, open_ = set(), [board]
    while open_:
        here = open_.pop()
        if leads_on(board, here):
            return True
        place = here.pass_number if board.rules.passes else 0
        state = here.stock, here.waste, here.foundations, here.tableau, place
        if state not in seen:
            seen.add(state)
            open_ += map(here.play, here.legal_moves())
    return False


def test_a_dead_end_is_seen_exactly_where_no_line_of_moves_leads_on() -> None:
    """U119"""
    dead = 0
    for board in map(sparse, range(500)):
        if not board.is_won:
            dead += bool(is_dead_end(board))
            assert is_dead_end(board) == (not can_lead_on(board)), board
    assert 40 < dead < 460


@settings(max_examples=40)
@given(boards())
def test_a_dead_end_has_no_useful_move_and_where_no_card_moves_is_one(board: Board) -> None:
    found = is_dead_end(board)
    assert not (found and has_useful_move(board))
    assert found or not is_stuck(board)


@pytest.mark.parametrize("rules", ["S3", "G1", "EA"])
def test_it_may_be_looked_for_a_little_at_a_time(rules: str) -> None:
    for number in range(6):
        board = Deal.numbered(number).board(RULE_SETS[rules])
        for move in wander(board, Random(number), 60):
            board = board.play(move)
        slowly = Outlook(board)
        while not slowly.is_settled:
            slowly.look(1)
        assert slowly.is_dead_end == is_dead_end(board)


def test_what_takes_too_long_is_left_open() -> None:
    outlook = Outlook(board_of(DEAD_ENDS["three moves prepare nothing"]))
    outlook._looked_at = MOST
    outlook.look(100)
    assert outlook.is_settled
    assert outlook.is_dead_end is None


def test_a_won_board_is_no_dead_end() -> None:
    homes = (f"F{suit}: " + " ".join(f"{rank}{suit}" for rank in "A23456789TJQK") for suit in "SHDC")
    outlook = Outlook(board_of(", ".join(("R0", *homes))))
    assert outlook.is_settled
    assert outlook.is_dead_end is False
