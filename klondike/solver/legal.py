"""Whether one move is legal, without a look at all the others: for the long lines that the solver plays."""

from collections.abc import Callable

from klondike.rules import STOCK, WASTE, Board, Card, Move, Pile, Zone
from klondike.rules.board import IS_RED


def allows(board: Board, move: Move) -> bool:
    """Whether the rules allow this move on the board: the same as `board.is_legal(move)`."""
    source, target, count = move
    if source.zone is Zone.STOCK or target.zone is Zone.STOCK:
        return _turns(board, move)
    pile = board[source]
    if source == target or not 0 < count <= len(pile.cards) - pile.face_down:
        return False
    lead = pile.cards[-count]
    return GIVES[source.zone](board, move, pile) and TAKES[target.zone](board, move, lead)


def _turns(board: Board, move: Move) -> bool:
    """Whether the move draws from the stock, or turns the waste over."""
    if left := len(board.stock.cards):
        return move == (STOCK, WASTE, min(board.rules.draw, left))
    passes = board.rules.passes
    return (
        move == (WASTE, STOCK, 1)
        and bool(board.waste.cards)
        and (passes is None or board.pass_number < passes)
    )


def _waste_gives(_board: Board, move: Move, _pile: Pile) -> bool:
    return move.count == 1


def _foundation_gives(board: Board, move: Move, _pile: Pile) -> bool:
    goes_back = move.count == 1 and move.target.zone is Zone.TABLEAU
    return goes_back and board.rules.worrying_back and not board.is_won


def _column_gives(board: Board, move: Move, pile: Pile) -> bool:
    goes_home = move.target.zone is Zone.FOUNDATION
    is_whole = move.count == len(pile.cards) - pile.face_down
    return goes_home or is_whole or not board.rules.whole_runs_only


def _foundation_takes(board: Board, move: Move, lead: Card) -> bool:
    index = move.target.index
    cards = board.foundations[index].cards
    return move.count == 1 and lead[1] == index % 4 and lead[0] == len(cards) + 1


def _column_takes(board: Board, move: Move, lead: Card) -> bool:
    cards = board.tableau[move.target.index].cards
    if not cards:
        return board.rules.space_rank in (None, lead[0])
    rank, suit, _ = cards[-1]
    return rank == lead[0] + 1 and IS_RED[suit] != IS_RED[lead[1]]


def _waste_takes(_board: Board, _move: Move, _lead: Card) -> bool:
    return False


GIVES: dict[Zone, Callable[[Board, Move, Pile], bool]] = {
    Zone.WASTE: _waste_gives,
    Zone.FOUNDATION: _foundation_gives,
    Zone.TABLEAU: _column_gives,
}
TAKES: dict[Zone, Callable[[Board, Move, Card], bool]] = {
    Zone.WASTE: _waste_takes,
    Zone.FOUNDATION: _foundation_takes,
    Zone.TABLEAU: _column_takes,
}
