"""The move a tap stands for: a picture of the board, a card, and where it goes (U8, U32, U45, S2.5)."""

import pytest

from klondike.rules import Board, Move, PileId, Tap, tapped_move

BOARDS = {
    "a safe card goes home": ("FH: AH\nFD: AD\nFS: AS\n1: kd 2S\n2: 3D", Tap.BEST, "1", 1, "1FS"),
    "a card that may be missed stays on the columns": (
        "FS: AS 2S 3S\n1: kd 4S\n2: 5H",
        Tap.BEST,
        "1",
        1,
        "12",
    ),
    "the waste plays to a column first": ("FS: AS 2S 3S\nW: 4S\n2: 5H", Tap.BEST, "W", 1, "W2"),
    "home comes before a move that helps nothing": ("FS: AS 2S 3S\n1: 5D 4S\n2: 5H", Tap.BEST, "1", 1, "1FS"),
    "a covered card takes its run along": ("1: kd 5H 4S\n2: 6C", Tap.BEST, "1", 2, "12x2"),
    "a king that bares nothing stays": ("1: KS\n2: 2D", Tap.BEST, "1", 1, None),
    "a king that turns a card up moves": ("1: 2d KS\n2: 2H", Tap.BEST, "1", 1, "13"),
    "never off a foundation": ("FH: AH 2H\n1: 3S", Tap.BEST, "FH", 1, None),
    "home only": ("FS: AS\n1: 2S\n2: 3H", Tap.HOME, "1", 1, "1FS"),
    "home only, not to a column": ("1: 2S\n2: 3H", Tap.HOME, "1", 1, None),
    "the longest column first (S2.5)": ("W: 4S\n1: 5H\n2: kc 5D", Tap.COLUMN, "W", 1, "W2"),
    "an empty column last (S2.5)": ("W: KS\n1: QD\n2: 2C", Tap.COLUMN, "W", 1, "W3"),
    "nothing": ("FS: AS\n1: 2S", Tap.NOTHING, "1", 1, None),
}


@pytest.mark.parametrize(("drawing", "tap", "pile", "count", "move"), BOARDS.values(), ids=list(BOARDS))
def test_a_tap_stands_for_the_move(drawing, tap, pile, count, move):
    found = tapped_move(Board.parse("S1 pass 1\n" + drawing), tap, PileId.parse(pile), count)
    assert found == (Move.parse(move) if move else None)


def test_a_face_down_card_has_no_move():
    board = Board.parse("S1 pass 1\n1: 2s 3D\n2: 4C")
    assert tapped_move(board, Tap.BEST, PileId.parse("1"), 2) is None
