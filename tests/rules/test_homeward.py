"""Which cards go home by themselves, and when a game can be ended."""

import pytest
from hypothesis import given, settings

from klondike.rules import RULE_SETS, Board, Card, Deal, Move, Zone, own_rules
from klondike.rules.homeward import Homing, brought_down, finishing_line, homing_move, is_free
from tests.rules.positions import game_at, play
from tests.rules.wins import DRAW_1, DRAW_3
from tests.strategies import boards, games

RANKS = "A23456789TJQK"
RED_LATE = "{rules}\nFS: 4S\nFH: 3H\nFC: 3C\nFD: 4D\n1: 5S\n2: 4H\n3: 5D\nS: 9c\n"


def drawn(drawing: str) -> str:
    """The drawing with each foundation from its ace up, of which only the top card was named."""
    return "\n".join(_from_ace(line) if line[0] == "F" else line for line in drawing.splitlines())


def _from_ace(line: str) -> str:
    pile, top = line.split()
    return " ".join([pile, *(rank + top[1] for rank in RANKS[: RANKS.index(top[0]) + 1])])


def move_of(drawing: str, homing: Homing) -> str:
    return str(homing_move(Board.parse(drawn(drawing)), homing) or "")


def test_never_means_never():
    assert move_of(RED_LATE.format(rules="S1"), Homing.NEVER) == ""


def test_always_means_whatever_fits_the_lowest_first():
    assert move_of(RED_LATE.format(rules="S1"), Homing.ALWAYS) == "2FH"


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("S1\nFS: 3S\nFC: 3C\nFH: 3H\nFD: 3D\n1: 4S\n", "1FS"),
        ("S1\nFS: 3S\nFC: 3C\nFH: 3H\nFD: 2D\n1: 4S\n", ""),
        ("S1\nFS: 3S\nFH: 5H\nFD: 3D\n1: 4S\n", "1FS"),
        ("S1\nFS: 3S\nFH: 2H\nFD: KD\n1: 4S\n", ""),
        ("S1\nFH: AH\n1: 2H\n2: 9C\n", ""),
        ("S1\nFH: AH\nFS: AS\nFC: AC\n1: 2H\n", "1FH"),
        ("S1\n1: AS\n", "1FS"),
    ],
)
def test_a_card_is_safe_when_both_of_the_other_colour_are_home_up_to_the_rank_below(drawing, move):
    """U45"""
    assert move_of(drawing, Homing.SAFE) == move


@pytest.mark.parametrize(
    ("rules", "move"),
    [("S1", "WFS"), ("S3", ""), ("V3", "WFS"), ("Q3", "")],
    ids=["1", "3", "once", "thrice"],
)
def test_a_card_of_the_waste_is_safe_where_the_order_of_the_stock_stays(rules, move):
    """U135: in a draw of three, a card less is another order, unless the waste is not turned over again."""
    assert move_of(f"{rules}\nS: 9c 8c 7c\nW: 9D AS\n", Homing.SAFE) == move
    assert move_of(f"{rules}\nS: 9c 8c 7c\nW: 9D AS\n", Homing.ALWAYS) == "WFS"


def test_no_card_goes_by_itself_where_the_rules_say_so():
    """S2.4"""
    assert move_of("EN\n1: AS\n", Homing.ALWAYS) == ""


@settings(max_examples=60)
@given(boards())
def test_what_goes_by_itself_is_legal_and_comes_from_no_foundation(board):
    for homing in Homing:
        move = homing_move(board, homing)
        if move:
            assert board.is_legal(move)
            assert move.target.zone is Zone.FOUNDATION is not move.source.zone
            assert homing is not Homing.NEVER
            assert board.rules.autoplay


@settings(max_examples=30)
@given(games())
def test_what_is_safe_is_needed_by_no_card_that_is_out(game):
    """U45: on every board of a game."""
    for board in [game.dealt, *(entry.board for entry in game.history)]:
        move = homing_move(board, Homing.SAFE)
        cards = board[move.source].cards[-1:] if move else ()
        piles = (board.stock, board.waste, *board.tableau)
        out = {(card.rank + 1, not card.is_red) for pile in piles for card in pile.cards}
        assert not out & {(card.rank, card.is_red) for card in cards}


def test_a_card_brought_down_stays_until_the_player_moves_it():
    game = game_at(drawn("S1\nFH: 5H\n1: 6S\n2: 6C\n3: KS\nS: 9c"))
    play(game, "FH1")
    assert brought_down(game) == {Card.parse("5H")}
    assert homing_move(game.board, Homing.ALWAYS, brought_down(game)) is None
    play(game, "SW")
    assert homing_move(game.board, Homing.ALWAYS, brought_down(game)) is None
    play(game, "12")
    assert brought_down(game) == set()
    assert str(homing_move(game.board, Homing.ALWAYS, brought_down(game))) == "2FH"


def test_a_card_taken_down_and_back_is_not_down():
    game = game_at(drawn("S1\nFH: 5H\n1: 6S\nS: 9c"))
    play(game, "FH1")
    game.undo()
    assert brought_down(game) == set()


# -- the line to the end -----------------------------------------------------------------------------


def after(rules: str, won: tuple[int, str], moves: int) -> Board:
    board = Deal.numbered(won[0]).board(RULE_SETS[rules])
    for word in won[1].split()[:moves]:
        board = board.play(Move.parse(word))
    return board


def ended(board: Board, line: tuple[Move, ...]) -> Board:
    """The board after these moves, each of which is legal."""
    for move in line:
        assert board.is_legal(move)
        board = board.play(move)
    return board


@pytest.mark.parametrize(("rules", "won"), [("S1", DRAW_1), ("S3", DRAW_3)])
def test_the_line_wins_also_from_stock_and_waste(rules, won):
    """U131"""
    boards_of = [after(rules, won, moves) for moves in range(len(won[1].split()))]
    lines = [finishing_line(board) for board in boards_of]
    assert any(line and board.stock.cards for line, board in zip(lines, boards_of, strict=True))
    for board, line in zip(boards_of, lines, strict=True):
        assert ended(board, line).is_won == bool(line)


@pytest.mark.parametrize(
    ("rules", "drawn_in_order", "ends"),
    [
        ("S1", "8 7", True),
        ("S1", "8 9 7", True),
        ("G1", "8 7", True),
        ("G1", "8 9 7", False),
        ("G3", "9 T 8 J 7", True),
        ("G3", "T Q 9 K 8 J 7", False),
        ("G0", "T Q 9 K 8 J 7", True),
        ("S3", "9 8 7", True),
        ("S3", "7 8 9", False),
        ("S3", "T J 9 8 7", False),
    ],
)
def test_the_end_is_only_offered_where_the_rules_reach_it(rules, drawn_in_order, ends):
    """U130: the draw and the passes left decide."""
    assert bool(finishing_line(_almost(rules, drawn_in_order))) is ends


def _almost(rules: str, drawn_in_order: str) -> Board:
    """All home but the spades from a rank on, of which some lie in the stock."""
    stock = drawn_in_order.split()[::-1]
    low = min(map(RANKS.index, stock))
    rest = [rank for rank in RANKS[low:] if rank not in stock]
    columns = "\n".join(f"{number}: {rank}S" for number, rank in enumerate(rest, 1))
    hidden = " ".join(f"{rank.lower()}s" for rank in stock)
    text = f"{rules}\nS: {hidden}\nFS: {RANKS[low - 1]}S\nFH: KH\nFD: KD\nFC: KC\n{columns}"
    return Board.parse(drawn(text))


def test_nothing_is_tried_while_a_card_of_a_column_is_hidden():
    board = after("S1", DRAW_1, 40)
    assert any(pile.face_down for pile in board.tableau)
    assert finishing_line(board) == ()


@settings(max_examples=60)
@given(boards())
def test_every_open_board_is_ended_and_every_line_wins(board):
    line = finishing_line(board)
    assert line or not board.is_open or board.is_won
    assert not line or ended(board, line).is_won


def test_a_line_that_turns_the_waste_over_costs_points_where_that_costs():
    """S0.3"""
    board = _almost("S1", "8 9 7")
    line = finishing_line(board)
    assert Move.parse("WS") in line
    assert not is_free(board, line)
    free = own_rules(RULE_SETS["S1"], scoring=RULE_SETS["S3"].scoring)
    assert is_free(Board(free, board.stock, board.waste, board.foundations, board.tableau), line)
    assert is_free(board, ())
