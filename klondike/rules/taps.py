"""The move that a tap on a card stands for: home, to a column, or the best one."""

from collections.abc import Callable, Mapping, Sequence

from klondike.rules.board import Board
from klondike.rules.cards import Card
from klondike.rules.moves import Move
from klondike.rules.piles import PileId, Zone
from klondike.rules.ruleset import Tap


def tapped_move(board: Board, tap: Tap, pile: PileId, count: int) -> Move | None:
    """The legal move of the card that lies `count` cards deep, with all that comes along; None without one.

    A tap never takes a card off a foundation (U42).
    """
    if pile.zone is Zone.FOUNDATION:
        return None
    along = board.movable_count(pile, count)
    moves = [move for move in board.legal_moves() if move.source == pile and move.count == along]
    return CHOICES[tap](board, moves)


def _home(_: Board, moves: Sequence[Move]) -> Move | None:
    return next((move for move in moves if move.target.zone is Zone.FOUNDATION), None)


def _column(board: Board, moves: Sequence[Move]) -> Move | None:
    """The longest column first, an empty one last (S2.5)."""
    columns = [move for move in moves if move.target.zone is Zone.TABLEAU]
    return max(columns, key=lambda move: len(board[move.target].cards), default=None)


def _best(board: Board, moves: Sequence[Move]) -> Move | None:
    """Home where the card can't be missed, else a column if that helps, else home, else any other column."""
    home, column = _home(board, moves), _column(board, moves)
    if home and is_safe(board, board[home.source].cards[-1]):
        return home
    if column and _helps(board, column):
        return column
    return home or (column if column and board[column.target].cards else None)


def is_safe(board: Board, card: Card) -> bool:
    """Whether no card of the other colour that could be laid on this one is still out (U45)."""
    others = [
        len(pile.cards)
        for index, pile in enumerate(board.foundations)
        if (index % 4 in (1, 2)) is not card.is_red
    ]
    return min(others) >= card.rank - 1


def _helps(board: Board, move: Move) -> bool:
    """Whether a move plays from the waste, turns a card up, or empties a column for good."""
    pile = board[move.source]
    if move.source.zone is not Zone.TABLEAU:
        return True
    is_whole = move.count == len(pile.cards)
    bares = move.count == len(pile.cards) - pile.face_down
    return bares and (not is_whole or bool(board[move.target].cards))


CHOICES: Mapping[Tap, Callable[[Board, Sequence[Move]], Move | None]] = {
    Tap.BEST: _best,
    Tap.HOME: _home,
    Tap.COLUMN: _column,
    Tap.NOTHING: lambda _board, _moves: None,
}
