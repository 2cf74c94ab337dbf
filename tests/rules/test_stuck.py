"""When play is over, and when no useful move can be found: by hand, and against trying everything."""

from random import Random
from time import process_time

import pytest
from hypothesis import given, settings

from klondike.rules import RULE_SETS, Board, Card, Deal, Move, Pile, Zone, parse_rule_code
from klondike.rules.cards import deck
from klondike.rules.piles import hidden
from klondike.rules.stuck import coming_cards, has_useful_move, is_stuck
from tests.strategies import boards

KINGS = "1: KH, 2: KC, 3: KS"
COVERED = "4: 9C, 5: 9D, 6: 9S, 7: JD"
OVER = {
    "no card fits, though the stock can be turned": "R0, S: 9h, 1: 5C, 2: 5S",
    "the stock brings only cards that fit nowhere": "R1, S: 9h 9d, 1: 5C, 2: 5S",
    "the card that fits lies under the top, and there is no pass": "R1, W: 4H 9H, 1: 5C",
    "the last pass is used up": "R3 pass 3, W: 4H 9H, 1: 5C",
    "draws of three pass it by": "Q0, W: 4H 9H 9D, 1: 5C",
    "no draw, no pass, no move": "R1, W: 9H, 1: 5C",
    "part of a run fits, and only whole runs move": "R0, 1: 9C, 2: 5C 4H, 3: 5S",
    "a foundation gives nothing back": "R0, FH: AH 2H, 1: 3C",
    "kings only change their spaces": f"R0, {KINGS}",
    "with any card for a space too": "XEA, 1: 9H, 2: 9D",
    "everything is gone": "R0, 1: 5C",
}
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


def board_of(drawing: str) -> Board:
    """A drawing that stands in one line."""
    return Board.parse(drawing.replace(", ", "\n"))


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


SPARSE_KEYS = "S1 S3 R0 R1 R3 Q0 Q1 Q3 XEA XD3P2EA XB0R1EA D9 V3 GT"
SPARSE_RULES = tuple(map(parse_rule_code, SPARSE_KEYS.split()))


def sparse(seed: int) -> Board:
    """A board with few cards, the others being out of play: often play is over there, or nearly."""
    chance = Random(seed)
    rules = chance.choice(SPARSE_RULES)
    ranks = chance.sample(range(1, 14), chance.randint(3, 9))
    cards = [card for card in deck(rules.decks) if card.rank in ranks]
    chance.shuffle(cards)

    def some(most: int) -> tuple[Card, ...]:
        return tuple(cards.pop() for _ in range(min(len(cards), chance.randint(0, most))))

    columns = [
        Pile(laid, len(laid) - 1) if laid else Pile() for laid in (some(3) for _ in range(rules.columns))
    ]
    homes = [Pile() for _ in range(4 * rules.decks)]
    suit = chance.randrange(4)
    low = [card for card in deck() if card.suit == suit][: chance.choice((0, 0, 1, 4))]
    if not set(low) & {card for pile in columns for card in pile.cards}:
        homes[suit] = Pile(tuple(low))
        cards = [card for card in cards if card not in low]
    stock, waste = hidden(some(6)), Pile(some(6))
    passes = chance.randint(1, rules.passes or 5)
    return Board(rules, stock, waste, tuple(homes), tuple(columns), passes)


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


USEFUL = {
    "a card goes home": "S1, 1: AC",
    "a card of the waste goes to a column": "S1, W: 4H, 1: 5C",
    "a card that comes goes to a column": "S1, S: 4h 9d, 1: 5C",
    "a card comes that goes home": "S3, S: 9d 9h 9c ah 9s 2h",
    "a face-down card is bared": "S1, 1: 9h 4H, 2: 5C",
    "a king leaves his column": "S1, 1: 9h KH",
    "a column is emptied for a king": f"S1, 1: 4H, 2: 5C, 3: 9h KH, {COVERED}",
    "a card is bared that can go home": "S1, FC: AC 2C 3C 4C, 1: 5C 4H, 2: 5S",
    "a place is offered from a foundation": "S1, FH: AH 2H 3H 4H 5H 6H, 1: 7C, 2: 9c 5S",
}
USELESS = {
    "nothing moves": "S1, 1: 9H, 2: 9D",
    "only turning is left": "S1, S: 9h 9c, W: 9D, 1: 9S",
    "part of a run goes to and fro": "S1, 1: 5C 4H, 2: 5S",
    "back and home again": "S1, FH: AH 2H, 1: 3C",
    "one foundation or the other": "D9, FH: AH 2H, GH: AH', 1: 3C",
    "a column is emptied, and no king waits": "S1, 1: 4H, 2: 5C",
    "the king stands at the bottom of his column": "S1, 1: 4H, 2: 5C, 3: KH",
    "the king comes after the last pass": "V3, W: KH 9D, 1: 4H, 2: 5C",
}


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
