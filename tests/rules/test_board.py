"""Boards drawn as text: the deal, each rule of the common ground, and what is asked of a board."""

import pickle

import pytest
from hypothesis import given, settings

from klondike.rules import RULE_SETS, SCORINGS, Board, Deal, Move, Zone, own_rules
from klondike.rules.cards import deck
from tests.strategies import boards, deals, mixed_rules

S1, S3 = RULE_SETS["S1"], RULE_SETS["S3"]


def moves_from(board: Board, source: str) -> str:
    return " ".join(str(move) for move in board.legal_moves() if str(move.source) == source)


def after(drawing: str, texts: str) -> Board:
    board = Board.parse(drawing)
    for move in map(Move.parse, texts.split()):
        assert board.is_legal(move), f"{move} on\n{board}"
        board = board.play(move)
    return board


def test_the_deal_is_laid_row_by_row_and_the_stock_drawn_in_order():
    """C1"""
    board = Board.deal(S1, deck())
    assert str(board) == (
        "S1 pass 1\n"
        "S: kc qc jc tc 9c 8c 7c 6c 5c 4c 3c 2c ac kd qd jd td 9d 8d 7d 6d 5d 4d 3d\n"
        "W:\nFS:\nFH:\nFD:\nFC:\n"
        "1: AS\n2: 2s 8S\n3: 3s 9s AH\n4: 4s ts 2h 6H\n5: 5s js 3h 7h TH\n"
        "6: 6s qs 4h 8h jh KH\n7: 7s ks 5h 9h qh ad 2D"
    )
    assert str(board.play(Move.parse("SW")).waste.top) == "3D"


@pytest.mark.parametrize(("columns", "stock"), [(7, 76), (9, 59), (10, 49)])
def test_two_decks_are_dealt_to_more_columns(columns, stock):
    """S4.7"""
    board = Board.deal(own_rules(S1, decks=2, columns=columns), deck(2))
    assert [len(pile.cards) for pile in board.tableau] == list(range(1, columns + 1))
    assert len(board.stock.cards) == stock
    assert len(board.foundations) == 8


def test_columns_build_down_in_alternating_colours_and_runs_move_as_one():
    """C2, C3, U17, U18: any part of the run may go, if its first card fits."""
    board = Board.parse("S1\n1: 3c 9S 8H 7S 6D\n2: 9C\n3: 8C\n4: 7H\n5: TD\n6: 7C")
    assert moves_from(board, "1") == "15x4 12x3 16"
    board = Board.parse("S1\n1: 9S 8H 7S 6D\n2: 9C\n3: 8D\n4: 9H 8S")
    assert moves_from(board, "1") == "12x3 13x2"
    assert str(after("S1\n1: 3c 9S 8H 7S\n2: 9C", "12x2")).splitlines()[-7:-5] == ["1: 3c 9S", "2: 9C 8H 7S"]


def test_whole_runs_only():
    """S3.2, S3.3: all face-up cards or none; a single card still goes home."""
    rules = "XB0R1"
    board = Board.parse(f"{rules}\nFD: AD\n1: 3c 9S 8D\n2: 9C\n3: TD\n4: 2D\n5: 3S")
    assert moves_from(board, "1") == "13x2"
    assert moves_from(board, "4") == "4FD 45"
    assert moves_from(board, "FD") == ""


@pytest.mark.parametrize(("code", "fits"), [("S1", "13x2 17x2"), ("XEA", "13x2 17x2 13 17")])
def test_an_empty_column_takes_a_king_or_whatever_the_rules_say(code, fits):
    """C4, S2.12, U22"""
    board = Board.parse(f"{code}\n1: KS QH\n2: 9H\n4: 9D\n5: 9S\n6: 9C")
    assert moves_from(board, "1") == fits
    assert moves_from(board, "2") == ("" if code == "S1" else "23 27")


def test_a_bared_card_turns_up():
    """C5"""
    board = after("S1\n1: 9h 2c KS\n3: KH QS\n4: 4H", "12")
    assert str(board[Move.parse("12").source].top) == "2C"
    assert board.tableau[0].face_down == 1
    assert str(board).splitlines()[-7] == "1: 9h 2C"


def test_foundations_build_in_suit_from_the_ace():
    """C6, U26"""
    board = Board.parse(
        "S1\nFS: AS\nW: 2C\n1: 2S\n2: 3S\n3: AH\n4: 2H\n5: AC\n6: 2S 2D".replace("2S 2D", "3D")
    )
    home = {str(move) for move in board.legal_moves() if move.target.zone is Zone.FOUNDATION}
    assert home == {"1FS", "3FH", "5FC"}


def test_only_the_top_of_the_waste_is_in_play():
    """C7"""
    board = Board.parse("S1\nW: AS 9D\n1: TS\n2: 2H")
    assert moves_from(board, "W") == "WS W1"
    assert str(board.play(Move.parse("W1")).waste.top) == "AS"


@pytest.mark.parametrize(("code", "back"), [("S1", "FH3 FH4"), ("XB0", "")])
def test_worrying_back(code, back):
    """S1.3, S3.3, U24, U25: the top of a foundation goes to a column where the rules let it."""
    board = Board.parse(f"{code}\nFH: AH 2H\nFS: AS 2S\n1: 4C\n2: 3D\n3: 3C\n4: 3S")
    assert moves_from(board, "FH") == back
    assert moves_from(board, "FS") == ("FS2" if back else "")


def test_foundation_cards_never_move_to_another_foundation():
    board = Board.parse("D9\nFS: AS\nGS:\n1: 9H")
    assert board.legal_moves() == ()


@pytest.mark.parametrize(("stock", "turned"), [("2c 9d 5h", "SWx3"), ("2c 9d", "SWx2"), ("2c", "SW")])
def test_drawing_three_with_leftovers(stock, turned):
    """C8, U10, U11: fewer when fewer are left, the last turned on top, the earlier ones below it."""
    drawing = f"S3\nS: {stock}\nW: KS QD"
    board = Board.parse(drawing)
    assert moves_from(board, "S") == turned
    drawn = board.play(Move.parse(turned))
    assert [str(card) for card in drawn.waste.cards] == ["KS", "QD", *reversed(stock.upper().split())]
    assert drawn.stock.cards == ()
    assert str(drawn.waste.top) == "2C"
    assert board == Board.parse(drawing)


def test_the_waste_below_a_leftover_comes_to_light_again():
    """U11, S2.1"""
    board = after("S3\nS: 2c\nW: KS QD\n1: 3D\n2: KC", "SW W1 W2 W3")
    assert str(board).splitlines()[-7:-4] == ["1: 3D 2C", "2: KC QD", "3: KS"]
    assert board.waste.cards == ()


@pytest.mark.parametrize("rules", [S1, S3], ids=str)
def test_a_recycle_keeps_the_order(rules):
    """C9, U9: the second pass shows the same cards as the first."""

    def one_pass(board: Board) -> tuple[list[str], Board]:
        tops = []
        while board.stock.cards:
            board = board.play(board.legal_moves()[0])
            tops.append(str(board.waste.top))
        return tops, board

    first, board = one_pass(Deal.numbered(11).board(rules))
    assert str(board.legal_moves()[0]) == "WS"
    second, board = one_pass(board.play(Move.parse("WS")))
    assert first == second
    assert board.pass_number == 2


@pytest.mark.parametrize(
    ("passes", "pass_number", "allowed"), [(1, 1, False), (3, 2, True), (3, 3, False), (0, 99, True)]
)
def test_the_limit_of_passes(passes, pass_number, allowed):
    """S2.2, S3.4, S4.2: only while the rules allow a pass more, and never with cards in the stock."""
    code = f"XP{passes}" if passes else "S1"
    board = Board.parse(f"{code} pass {pass_number}\nW: KS QD\n1: 4C")
    assert board.is_legal(Move.parse("WS")) == allowed
    assert not Board.parse(f"{code} pass {pass_number}\nS: 2c\nW: KS QD").is_legal(Move.parse("WS"))
    assert not Board.parse(f"{code} pass {pass_number}\n1: 2C").is_legal(Move.parse("WS"))


def won(but: str = "") -> str:
    """The drawing of a won board, or of one with a last card that lies in the third column."""
    suits = {suit: [f"{rank}{suit}" for rank in "A23456789TJQK"] for suit in "SHDC"}
    homes = [
        " ".join((f"F{suit}:", *(card for card in cards if card != but))) for suit, cards in suits.items()
    ]
    return "\n".join(("S1", *homes, f"3: {but}"))


def test_fifty_two_cards_home_win_and_nothing_moves_then():
    """C10"""
    board = Board.parse(won("KC"))
    assert not board.is_won
    assert moves_from(board, "3").split()[0] == "3FC"
    assert board.play(Move.parse("3FC")) == Board.parse(won())
    assert Board.parse(won()).is_won
    assert Board.parse(won()).legal_moves() == ()


def test_an_open_board_goes_home_by_itself_lowest_first():
    board = Board.parse("S1\nFS: AS\nFH: AH 2H 3H\n1: 6H 5S 4H 3S 2D\n2: AD\n3: 4S\n4: 5H\n5: 2S")
    assert board.is_open
    texts = []
    while move := board.finishing_move():
        texts.append(str(move))
        board = board.play(move)
    assert " ".join(texts) == "2FD 1FD 5FS 1FS 1FH 3FS 1FS 4FH 1FH"
    assert not any(pile.cards for pile in board.tableau)


@pytest.mark.parametrize("extra", ["S: 2c", "W: 2C", "6: 2c 3C"])
def test_a_board_with_hidden_or_waiting_cards_is_not_open(extra):
    assert not Board.parse(f"S1\n1: 9H\n{extra}").is_open


def test_moves_come_in_the_documented_order():
    board = Board.parse("S1\nS: 9c\nW: 2H\nFH: AH\nFS: AS 2S\n1: KH QS\n2: 2c KC\n3: 3S\n5: KD\n6: 3C\n7: 3D")
    assert " ".join(map(str, board.legal_moves())) == "SW WFH W3 W6 14x2 15 24 3FS 54 FS7"


@settings(max_examples=80)
@given(boards())
def test_invariants_of_boards_in_play(board):
    cards = [card for pile in board.pile_ids for card in board[pile].cards]
    assert sorted(cards) == sorted(deck(board.rules.decks))
    assert all(len(pile.face_up) >= 1 for pile in board.tableau if pile.cards)
    assert board.stock.face_up == ()
    for pile in (board.waste, *board.foundations):
        assert pile.face_up == pile.cards


@settings(max_examples=40)
@given(mixed_rules(), deals)
def test_a_deal_starts_with_every_card_once(rules, deal):
    board = deal.board(rules)
    assert sum(len(board[pile].cards) for pile in board.pile_ids) == 52 * rules.decks
    assert all(pile.face_down == len(pile.cards) - 1 for pile in board.tableau)


def test_boards_are_values():
    board = Board.deal(S1, deck())
    assert pickle.loads(pickle.dumps(board)) == board
    assert hash(Board.parse(str(board))) == hash(board)
    assert board != Board.deal(own_rules(S1, scoring=SCORINGS["NN"]), deck())
    with pytest.raises(AttributeError):
        board.stock = board.waste
