"""When play is over, and when no useful move can be found: by hand, and against trying everything."""

from time import process_time

import pytest
from hypothesis import given, settings

from klondike.rules import RULE_SETS, Board, Deal, Move, Zone
from klondike.rules.stuck import coming_cards, has_useful_move, is_stuck
from tests.rules.deadends import OVER, USEFUL, USELESS, board_of, sparse
from tests.strategies import boards

GOING_ON = {
    "a card goes home": "R0, 1: AC",
    "a card of the waste fits": "R1, W: 4H, 1: 5C",
    "a draw brings one": "R1, S: 4h, 1: 5C",
    "many draws bring one": "R1, S: 4h 9d 9h 9c 9s, 1: 5C",
    "another pass brings one": "R3 pass 2, W: 4H 9H, 1: 5C",
    "draws of three bring it in the next pass only": "Q3, W: 9H TD, S: jd 9d 4h, 1: 5C",
    "the last draw of one card brings it": "Q0, W: 9H 9D TD, S: 4h, 1: 5C",
    "a king leaves what lies under it": "R0, 1: 9c KH",
    "a run goes on another": "R0, 1: 5C 4H, 2: 6D",
    "part of a run fits": "S1, 1: 9C, 2: 5C 4H, 3: 5S",
    "a foundation gives back": "S1, FH: AH 2H, 1: 3C",
    "the end of a run goes to a space": "XEA, 1: 9H 8C",
}


@pytest.mark.parametrize("reason", OVER)
def test_play_is_over(reason):
    """S3.7: no card moves, now or after any turning of the stock that the rules leave."""
    assert is_stuck(board_of(OVER[reason]))


@pytest.mark.parametrize("reason", GOING_ON)
def test_play_goes_on(reason):
    """S3.7: never said while a move is left, or a pass that brings one."""
    assert not is_stuck(board_of(GOING_ON[reason]))


def test_a_won_board_is_no_dead_end():
    homes = (f"F{suit}: " + " ".join(f"{rank}{suit}" for rank in "A23456789TJQK") for suit in "SHDC")
    board = board_of(", ".join(("R0", *homes)))
    assert board.is_won
    assert not is_stuck(board)
    assert not has_useful_move(board)


def shape(board: Board) -> tuple[object, ...]:
    """What a move changes that is more than turning the stock or another order of the columns."""
    return board.foundations, tuple(sorted(board.tableau))


def can_change(board: Board) -> bool:
    """Whether any line of moves whatever changes the shape of a board: everything is tried."""
    seen, waiting = set(), [board]
    while waiting:
        here = waiting.pop()
        if shape(here) != shape(board):
            return True
        place = here.pass_number if board.rules.passes else 0
        state = here.stock, here.waste, here.tableau, place
        if state not in seen:
            seen.add(state)
            waiting += map(here.play, here.legal_moves())
    return False


def test_play_is_over_exactly_when_no_line_of_moves_changes_anything():
    """S3.7"""
    over = [board for board in map(sparse, range(600)) if not board.is_won and is_stuck(board)]
    for board in map(sparse, range(600)):
        assert is_stuck(board) == (not can_change(board)), board
    assert 40 < len(over) < 560


@settings(max_examples=60)
@given(boards())
def test_no_dead_end_is_seen_where_moves_change_something(board):
    """S3.7"""
    assert is_stuck(board) == (not board.is_won and not can_change(board))


def turned(board: Board) -> list[Board]:
    """The boards that turning the stock leads to, this one first, until they come again."""
    found, states = [], set()
    while (board.stock, board.waste, board.rules.passes and board.pass_number) not in states:
        found.append(board)
        states.add((board.stock, board.waste, board.rules.passes and board.pass_number))
        turns = [move for move in board.legal_moves() if Zone.STOCK in (move.source.zone, move.target.zone)]
        board = board.play(turns[0]) if turns else board
    return found


def test_the_coming_cards_are_those_that_turning_shows():
    """C8, C9"""
    for board in map(sparse, range(300)):
        shown = {position.waste.top for position in turned(board)} - {None}
        assert set(coming_cards(board)) == shown


@pytest.mark.parametrize("reason", USEFUL)
def test_a_useful_move_is_found(reason):
    assert has_useful_move(board_of(USEFUL[reason]))


@pytest.mark.parametrize("reason", USELESS)
def test_no_useful_move_is_found(reason):
    assert not has_useful_move(board_of(USELESS[reason]))


def leads_on(before: Board, move: Move) -> bool:
    """A move that leads on by itself, told by what it changes."""
    after = before.play(move)
    hidden_then = sum(pile.face_down for pile in before.tableau)
    hidden_now = sum(pile.face_down for pile in after.tableau)
    is_bared = hidden_now < hidden_then
    is_home = sum(len(pile.cards) for pile in after.foundations) > sum(
        len(pile.cards) for pile in before.foundations
    )
    is_played = move.source.zone is Zone.WASTE and move.target.zone is not Zone.STOCK
    return is_home or is_played or is_bared


def can_lead_on(board: Board) -> bool:
    """The definition, tried out: after any turning one move, or one other move, any turning, and one move."""
    firsts = [(at, move) for at in turned(board) for move in at.legal_moves()]
    if any(leads_on(at, move) for at, move in firsts):
        return True
    for move in board.legal_moves():
        if Zone.STOCK not in (move.source.zone, move.target.zone):
            lent = board.play(move)[move.target].top if move.source.zone is Zone.FOUNDATION else None
            for at in turned(board.play(move)):
                for second in at.legal_moves():
                    is_return = second.target.zone is Zone.FOUNDATION and at[second.source].top == lent
                    if leads_on(at, second) and not is_return:
                        return True
    return False


def test_a_useful_move_is_found_exactly_where_there_is_one():
    found = 0
    for board in map(sparse, range(400)):
        if not board.is_won:
            found += has_useful_move(board)
            assert has_useful_move(board) == can_lead_on(board), board
            assert not (has_useful_move(board) and is_stuck(board))
    assert 40 < found < 360


@settings(max_examples=60)
@given(boards())
def test_useful_moves_of_real_games(board):
    if not board.is_won:
        assert has_useful_move(board) == can_lead_on(board)


@pytest.mark.parametrize("question", [is_stuck, has_useful_move])
def test_it_is_known_at_once(question):
    """A frame lasts 16 milliseconds, and this is asked after each move: two decks take the longest."""
    rules, times = RULE_SETS["EA"], []
    for number in range(20):
        board = Deal.numbered(number).board(rules)
        begin = process_time()
        question(board)
        times.append(process_time() - begin)
    assert sorted(times)[10] < 0.005
