"""The table in words: piles, the whole of it, the place of the cursor, and what a move did."""

import pytest

from klondike.rules import RULE_SETS, WASTE, Board, Cause, Change, Deal, Game, Move, PileId, foundation
from klondike.rules.changes import deal_change
from klondike.rules.telling import card_name
from klondike.scene.saying import change_words, held_words, pile_words, place_words, table_words

BOARD = """S3
S: 2d 3d
W: 8S 5C QH 4C
FH: AH 2H
1: 7s 7d TH 9C
2: 4h KS QD JC TD
4: 3H
"""
FOUR, FIVE = PileId.parse("4"), PileId.parse("5")


def pile_of(drawing: str, pile: str) -> str:
    return pile_words(Board.parse(drawing), PileId.parse(pile))


def told(drawing: str, move: str) -> str:
    board = Board.parse(drawing)
    return change_words(Change(Cause.PLAY, board, board.play(Move.parse(move)), Move.parse(move)))


@pytest.mark.parametrize(
    ("pile", "words"),
    {
        "1": "Column one: two face down, ten of hearts, nine of clubs.",
        "4": "Column four: three of hearts.",
        "5": "Column five: empty.",
        "S": "Stock: two cards.",
        "W": "Waste: four of clubs on top, under it queen of hearts and five of clubs, four cards in all.",
        "FH": "Home in hearts: up to the two.",
        "FS": "Home in spades: none.",
    }.items(),
)
def test_a_pile_is_said_with_all_that_is_seen_of_it(pile, words):
    assert pile_of(BOARD, pile) == words


@pytest.mark.parametrize(
    ("drawing", "words"),
    [
        ("S3\nW: 4C", "Stock: empty, the waste can be turned over."),
        ("P1\nW: 4C", "Stock: empty, no more turns."),
        ("P3\nS: 4c", "Stock: one card, turn one of three."),
        ("S3\n1: 4C", "Stock: empty."),
    ],
)
def test_of_the_stock_it_is_said_whether_it_goes_on(drawing, words):
    assert pile_of(drawing, "S") == words


def test_the_waste_is_said_as_far_as_it_is_fanned():
    board = Board.parse("S1\nW: 8S 5C QH")
    rules = board.rules._replace(waste_fan=1)
    bare = Board(rules, board.stock, board.waste, board.foundations, board.tableau)
    assert pile_words(bare, WASTE) == "Waste: queen of hearts on top, three cards in all."
    assert pile_of("S3\nW: QH", "W") == "Waste: queen of hearts on top."
    assert pile_of("S3", "W") == "Waste: empty."


def test_a_pile_that_is_full_is_all_home():
    suit = " ".join(f"{rank}S" for rank in "A23456789TJQK")
    assert pile_of(f"S3\nFS: {suit}", "FS") == "Home in spades: all."


def test_where_all_cards_are_shown_those_below_are_named():
    assert pile_of("T1\n1: 7s 7d TH", "1") == (
        "Column one: below seven of spades and seven of diamonds, ten of hearts."
    )


def test_two_piles_of_a_suit_are_told_apart():
    drawing = next(key for key, rules in RULE_SETS.items() if rules.decks == 2) + "\nGH: AH"
    assert pile_of(drawing, "GH") == "Home in second hearts: up to the ace."
    assert pile_of(drawing, "FH") == "Home in hearts: none."


def test_the_table_is_said_from_the_stock_to_the_last_column():
    assert " ".join(table_words(Board.parse(BOARD))) == (
        "Stock: two cards. "
        "Waste: four of clubs on top, under it queen of hearts and five of clubs, four cards in all. "
        "Home: spades none, hearts up to the two, diamonds none, clubs none. Columns. "
        "One: two down, ten of hearts, nine of clubs. Two: one down, king of spades down to ten of diamonds. "
        "Three: empty. Four: three of hearts. Five: empty. Six: empty. Seven: empty."
    )
    assert "Nothing is home." in table_words(Board.parse("S3\n1: 3H"))


@pytest.mark.parametrize("key", RULE_SETS)
def test_every_card_that_can_move_is_named_in_its_pile(key):
    game = Game(Deal.numbered(3), RULE_SETS[key])
    for _ in range(20):
        moves = [move for move in game.board.legal_moves() if not move.turns_stock]
        for move in moves:
            name = card_name(game.board[move.source].cards[-move.count])
            if move.source.zone is not foundation(0).zone:
                assert name in pile_words(game.board, move.source)
                assert name.lower() in place_words(game.board, move.source, move.count).lower()
        game.play(next(iter(moves), game.board.legal_moves()[0]))


def test_the_cursor_says_its_card_first():
    board = Board.parse(BOARD)
    assert place_words(board, PileId.parse("2"), 3) == "Queen of diamonds and two cards on it, column two."
    assert place_words(board, FOUR, 1) == "Three of hearts, column four."
    assert place_words(board, FIVE, 0) == "Column five: empty."
    assert place_words(board, WASTE, 1).startswith("Waste: four of clubs")


def test_held_cards_say_where_they_would_lie():
    board = Board.parse(BOARD)
    assert held_words(board, WASTE, PileId.parse("1")) == "Onto nine of clubs, column one."
    assert held_words(board, WASTE, FIVE) == "To the empty place, column five."
    assert held_words(board, WASTE, WASTE) == "Back to where it was: waste."
    assert held_words(board, FOUR, foundation(1)) == "Home."


@pytest.mark.parametrize(
    ("drawing", "move", "words"),
    [
        ("S3\n1: ks 9C\n2: TH", "12", "Nine of clubs onto ten of hearts. King of spades turned up."),
        ("S3\n1: 9C 8H\n2: TH", "12x2", "Nine of clubs and one more onto ten of hearts."),
        ("S3\nW: KD\n2: TH", "W4", "King of diamonds to column four."),
        ("S3\n1: 5d AS", "1FS", "Ace of spades home. Five of diamonds turned up."),
        ("S3\nFS: AS\n1: 2H", "FS1", "Ace of spades onto two of hearts."),
        ("S3\nS: 5d 6d 7d", "SWx3", "Three cards turned, five of diamonds on top."),
        ("S3\nW: 5D", "WS", "The waste is turned over."),
    ],
)
def test_a_move_is_said_with_what_it_turned_up(drawing, move, words):
    assert told(drawing, move) == words


def test_going_back_and_beginning_are_said_too():
    game = Game(Deal.numbered(1), RULE_SETS["S3"])
    top = card_name(game.board.stock.cards[-3])
    game.play(Move.parse("SWx3"))
    assert change_words(game.undo()) == f"Taken back: three cards turned, {top} on top."
    assert change_words(game.redo()) == f"Three cards turned, {top} on top."
    game.play(Move.parse("SWx3"))
    assert change_words(game.undo_to(0)) == "Several moves taken back."
    assert change_words(game.restart()) == "The deal begins again."
    assert change_words(deal_change(game.board)) == "New deal: Standard · Draw 3."
    assert change_words(Change(Cause.LOAD, game.board, game.board)) == ""
