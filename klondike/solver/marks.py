"""Positions as short keys, and lines without the moves that lead back to where they were."""

from collections.abc import Iterable, Iterator

from klondike.rules import Board, Move

FACE_DOWN = 128
"""and how many are face down: more than any card, it ends a pile"""
SUIT, DECK = 4, 6
"""how far suit and deck are shifted beside the rank"""


def mark(board: Board) -> bytes:
    """The same for two positions of a game only where the same moves win both.

    The number of the pass matters only where passes are counted.
    """
    numbers = [0 if board.rules.passes is None else board.pass_number]
    for cards, face_down in (board.stock, board.waste, *board.foundations, *board.tableau):
        numbers += [rank | suit << SUIT | deck << DECK for rank, suit, deck in cards]
        numbers.append(FACE_DOWN + face_down)
    return bytes(numbers)


def boards_along(board: Board, line: Iterable[Move]) -> Iterator[Board]:
    """The board, and the boards after each move of a line that is trusted to be legal."""
    yield board
    for move in line:
        board = board.play(move)
        yield board


def direct(board: Board, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """The line without its detours: where it comes back to a position, what lies between is left out."""
    return straightened(board, line)[0]


def straightened(board: Board, line: tuple[Move, ...]) -> tuple[tuple[Move, ...], tuple[bytes, ...]]:
    """The line without its detours, and the marks of the boards along it."""
    marks = list(map(mark, boards_along(board, line)))
    last = {each: place for place, each in enumerate(marks)}
    moves, places = [], [last[marks[0]]]
    while places[-1] < len(line):
        moves.append(line[places[-1]])
        places.append(last[marks[places[-1] + 1]])
    return tuple(moves), tuple(marks[place] for place in places)
