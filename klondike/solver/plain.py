"""The plain search: every legal move of the rules, no knowledge; for rules that nothing better covers."""

from heapq import heappop, heappush

from klondike.rules import Board, Move
from klondike.solver.verdict import Watch

Key = tuple[object, ...]


def plain_search(board: Board, watch: Watch) -> tuple[Move, ...] | None:
    """A winning line, or None when there is none; raises Halt when the watch says so."""
    if board.is_won:
        return ()
    trail: list[tuple[int, Move]] = []
    waiting: list[Board | None] = [board]
    heap, seen = [(0, 0, 0)], {key_of(board)}
    while heap:
        _, _, index = heappop(heap)
        here = waiting[index]
        assert here is not None
        waiting[index] = None
        watch.count()
        for move in here.legal_moves():
            after = here.play(move)
            key = key_of(after)
            if key in seen:
                continue
            seen.add(key)
            watch.kept += KEPT_AS
            trail.append((index, move))
            if after.is_won:
                return _line(trail, len(trail))
            waiting.append(after)
            heappush(heap, (_order(after), -len(trail), len(trail)))
    return None


KEPT_AS = 8
"""a board is so many times as large as a state of the fast search"""


def key_of(board: Board) -> Key:
    """The board, the order of its columns and which foundation of a suit is which left out."""
    foundations = [len(pile.cards) for pile in board.foundations]
    suits = tuple(tuple(sorted(foundations[suit::4])) for suit in range(4))
    columns = tuple(sorted(board.tableau))
    return suits, columns, board.stock.cards, board.waste.cards, board.rules.passes and board.pass_number


def _line(trail: list[tuple[int, Move]], index: int) -> tuple[Move, ...]:
    moves = []
    while index:
        index, move = trail[index - 1]
        moves.append(move)
    return tuple(reversed(moves))


def _order(board: Board) -> int:
    """The lower, the sooner: few cards face down, many at home, few in the stock and the waste."""
    hidden = sum(pile.face_down for pile in board.tableau)
    home = sum(len(pile.cards) for pile in board.foundations)
    loose = len(board.stock.cards) + len(board.waste.cards)
    passes = board.pass_number if board.rules.passes else 0
    return 16 * hidden - 4 * home + 4 * loose + 20 * passes
