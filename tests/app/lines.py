"""Games for the tests: lines of moves from a deal to its win, and players who wander."""

from collections.abc import Callable
from functools import cache
from random import Random

from klondike.rules import RULE_SETS, Board, Deal, Move, Tap, Zone, tapped_move

WON_DEAL = 173  # the plain player below wins it with draw 1 and with draw 3


@cache
def winning_line(rules: str = "S3", deal: int = WON_DEAL) -> tuple[Move, ...]:
    """The moves of a plain player who wins this deal."""
    return _line(rules, deal, lambda _board, _move: True)


@cache
def clicking_line(rules: str = "S3", deal: int = WON_DEAL) -> tuple[Move, ...]:
    """The same player with nothing but single clicks."""
    return _line(rules, deal, lambda board, move: clicked(board, move) or move.turns_stock)


def clicked(board: Board, move: Move) -> bool:
    """Whether a click on the lead card makes this move."""
    return tapped_move(board, Tap.BEST, move.source, move.count) == move


def _line(rules: str, deal: int, is_wanted: Callable[[Board, Move], bool]) -> tuple[Move, ...]:
    chosen = RULE_SETS[rules]
    board = Deal.numbered(deal).board(chosen)
    seen, line = {board}, []
    while not board.is_won:
        moves = (move for move in board.legal_moves() if _worth(board, move) and is_wanted(board, move))
        new = [move for move in moves if board.play(move) not in seen]
        line.append(max(new, key=lambda move, board=board: _worth(board, move)))
        board = board.play(line[-1])
        seen.add(board)
    return tuple(line)


def _worth(board: Board, move: Move) -> int:
    if move.source.zone is Zone.TABLEAU and move.target.zone is Zone.TABLEAU:
        pile = board[move.source]
        return 4 if pile.face_down and move.count == len(pile.face_up) else 0
    if move.source.zone is Zone.FOUNDATION:
        return 0
    return {Zone.FOUNDATION: 5, Zone.TABLEAU: 3}.get(move.target.zone, 1)


def open_at(rules: str = "S3", deal: int = WON_DEAL) -> int:
    """How many moves of the winning line lead to a board on which the rest goes home by itself."""
    chosen = RULE_SETS[rules]
    board = Deal.numbered(deal).board(chosen)
    for count, move in enumerate(winning_line(rules, deal)):
        if board.is_open:
            return count
        board = board.play(move)
    raise AssertionError("this line never opens everything")


def torn_at(rules: str = "S3", deal: int = WON_DEAL) -> int:
    """How many moves of the winning line come before one home with a card that a click sends elsewhere."""
    chosen = RULE_SETS[rules]
    board = Deal.numbered(deal).board(chosen)
    for count, move in enumerate(winning_line(rules, deal)):
        best = tapped_move(board, Tap.BEST, move.source, move.count)
        if move.target.zone is Zone.FOUNDATION and best not in (None, move):
            return count
        board = board.play(move)
    raise AssertionError("in this line a click always does what a double click does")


def some_move(board: Board, chance: Random) -> Move | None:
    """Any legal move, those of columns and foundations more often than the stock; None where none is left."""
    moves = board.legal_moves()
    others = [move for move in moves if not move.turns_stock]
    return chance.choice(others if others and chance.random() < 0.7 else moves) if moves else None
