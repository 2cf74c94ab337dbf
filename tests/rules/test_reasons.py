"""Why a move is refused: the named sentences exactly, and for every refusal one sentence that says why."""

import re

import pytest
from hypothesis import given

from klondike.rules import STOCK, Board, Move, PileId, column, own_rules
from klondike.rules.reasons import NO_USE, why_not
from tests.strategies import boards

SENTENCE = re.compile(r"[A-Z][^.!?]*\.")

REFUSALS = {
    "a card on a wrong one": ("S1", "1: 6H\n2: 8S", "1", 1, "2", "A red six goes only on a black seven."),
    "a run on a wrong one": ("S1", "1: 9C 8D\n2: TS", "1", 2, "2", "A black nine goes only on a red ten."),
    "an ace": ("S1", "1: AS\n2: 3H", "1", 1, "2", "A black ace goes only on a red two."),
    "a king on a card": ("S1", "1: KS\n2: QH", "1", 1, "2", "A king goes only to an empty column."),
    "a space": ("S1", "1: 3C 2D", "1", 2, "3", "Only a king goes to an empty column."),
    "a covered card of the waste": (
        "S3",
        "W: 4S 6H\n1: 5H",
        "W",
        2,
        "1",
        "Only the top card of the waste is in play.",
    ),
    "a part of a run": (
        "R0",
        "1: 7S 6H\n2: 7C",
        "1",
        1,
        "2",
        "Runs move only as a whole in this game.",
    ),
    "back, where home is for good": (
        "R0",
        "FH: AH 2H\n1: 3S",
        "FH",
        1,
        "1",
        "A card that is home stays there in this game.",
    ),
    "a deck that was gone through": ("V3", "W: 3S", "W", 1, "S", "No more turns of the deck in this game."),
    "the other foundation of the suit": (
        "D9",
        "FH: AH 2H\nGH: AH' 2H' 3H'\n1: 4H'",
        "1",
        1,
        "FH",
        "Next home in hearts is the three.",
    ),
    "two foundations of a suit": (
        "D9",
        "FH: AH 2H\nGH: AH' 2H' 3H'\n1: 6H'",
        "1",
        1,
        "FH",
        "Next home in hearts is the three or the four.",
    ),
    "home too early": ("S1", "FH: AH 2H\n1: 5H", "1", 1, "FH", "Next home in hearts is the three."),
    "home to another suit, too early": (
        "S1",
        "FH: AH 2H\n1: 5H",
        "1",
        1,
        "FS",
        "Next home in hearts is the three.",
    ),
    "home to another suit": ("S1", "FH: AH 2H\n1: 3H", "1", 1, "FS", "Only spades go home here."),
    "two at once": ("S1", "1: 2H AS", "1", 2, "FS", "Cards go home one at a time."),
    "a hidden card": ("S1", "1: 6h 3S\n2: 7S", "1", 2, "2", "Only a card that lies face up can be moved."),
    "to the waste": ("S1", "1: 6H", "1", 1, "W", "Only the cards of the stock go to the waste."),
    "to the stock": ("S1", "1: 6H", "1", 1, "S", "No card goes back to the stock."),
    "the waste too early": (
        "S1",
        "S: 6h\nW: 7S",
        "W",
        1,
        "S",
        "The waste is turned over when the stock is empty.",
    ),
    "no card at all": ("S1", "1: 6H", "2", 0, "1", "There is no card here."),
    "its own place": ("S1", "1: 6H", "1", 1, "1", "The card lies here already."),
    "a lower card of a foundation": (
        "S1",
        "FH: AH 2H\n1: 2S",
        "FH",
        2,
        "1",
        "Only the top card of a foundation can come back.",
    ),
    "between foundations": (
        "S1",
        "FH: AH 2H",
        "FH",
        1,
        "FD",
        "From home a card goes only to a column.",
    ),
}


@pytest.mark.parametrize(
    ("rules", "drawing", "pile", "count", "target", "reason"),
    REFUSALS.values(),
    ids=list(REFUSALS),
)
def test_a_refusal_has_its_sentence(rules, drawing, pile, count, target, reason):
    board = Board.parse(f"{rules} pass 1\n{drawing}")
    assert why_not(board, PileId.parse(pile), count, PileId.parse(target)) == reason


NOWHERE = {
    "a card that waits": ("S1", "1: 6H\n2: 8S", "1", 1, "A red six goes only on a black seven."),
    "a king without a space": (
        "S1",
        "1: kd KS\n2: 2S\n3: 2C\n4: 4S\n5: 4C\n6: 6S\n7: 6C",
        "1",
        1,
        "A king goes only to an empty column.",
    ),
    "a covered card of the waste": (
        "S3",
        "W: 4S 6H\n1: 5H",
        "W",
        2,
        "Only the top card of the waste is in play.",
    ),
    "a part of a run": ("R0", "1: 7S 6H\n2: 9C", "1", 1, "A black seven goes only on a red eight."),
    "a king that gains nothing": ("S1", "1: KS\n2: 2D", "1", 1, NO_USE),
    "a card that is home for good": (
        "R0",
        "FH: AH 2H\n1: 3S",
        "FH",
        1,
        "A card that is home stays there in this game.",
    ),
}


@pytest.mark.parametrize(("rules", "drawing", "pile", "count", "reason"), NOWHERE.values(), ids=list(NOWHERE))
def test_a_card_without_a_move_has_its_sentence(rules, drawing, pile, count, reason):
    assert why_not(Board.parse(f"{rules} pass 1\n{drawing}"), PileId.parse(pile), count) == reason


@pytest.mark.parametrize("space_rank", [13, None])
def test_a_king_on_a_card_is_told_where_kings_go(space_rank):
    board = Board.parse("S1 pass 1\n1: KS\n2: QH")
    board = Board(
        own_rules(board.rules, space_rank=space_rank),
        board.stock,
        board.waste,
        board.foundations,
        board.tableau,
    )
    expected = "A king goes only to an empty column." if space_rank else "A king goes on no other card."
    assert why_not(board, column(0), 1, column(1)) == expected


@given(boards())
def test_every_refusal_has_one_sentence_and_no_legal_move_has(board):
    legal = set(board.legal_moves())
    for pile, count in every_grip(board):
        for target in board.pile_ids:
            reason = why_not(board, pile, count, target)
            is_legal = Move(pile, target, count) in legal or is_turn(board, pile, target)
            assert (reason == "") if is_legal else SENTENCE.fullmatch(reason), (pile, count, target)


@given(boards())
def test_every_card_that_stays_has_one_sentence(board):
    for pile, count in every_grip(board):
        reason = why_not(board, pile, count)
        assert SENTENCE.fullmatch(reason) or pile == STOCK


def every_grip(board: Board) -> list[tuple[PileId, int]]:
    """Every card of every pile, and beside them what is no card."""
    return [(pile, count) for pile in board.pile_ids for count in range(len(board[pile].cards) + 2)]


def is_turn(board: Board, pile: PileId, target: PileId) -> bool:
    """Whether the stock is turned so: then any of its cards stands for all."""
    return any(pile == move.source and target == move.target for move in board.legal_moves() if STOCK in move)
