"""Whether play is over (S3.7), and whether a move can be found that leads on."""

from collections.abc import Iterator

from klondike.rules.board import Board
from klondike.rules.cards import RANKS, Card, Suit
from klondike.rules.moves import Move
from klondike.rules.piles import PileId, Zone


def is_stuck(board: Board) -> bool:
    """Whether no card can ever move again (S3.7), which is certain; a won board is not stuck.

    Turning the stock is no move in this sense, but every card counts that it can bring to the top of the
    waste, in this pass and in those that the rules leave. A whole column that could only change to a space
    does not count: nothing would differ but its place.
    """
    return not (board.is_won or any(_changes(board, move) for move in board.legal_moves()) or feeds(board))


def has_useful_move(board: Board) -> bool:
    """Whether a move can be found that leads on, at once or after one other move. False claims no loss.

    A move leads on when a card goes home; when a card of the waste is played, or one that turning the
    stock alone can bring there; or when all face-up cards of a column go to another and bare a face-down
    one. The other move is any between columns, or back from a foundation: it may empty a column for a king,
    bare a card that can go home, or offer a place. Back and home again leads nowhere.
    """
    if board.is_won:
        return False
    return _leads_on(board) or any(_prepares(board, move) for move in board.legal_moves())


def coming_cards(board: Board) -> tuple[Card, ...]:
    """Every card that is the top of the waste now, or will be when only the stock is turned (C8, C9)."""
    rules, turned, waiting = board.rules, board.waste.cards, board.stock.cards[::-1]
    tops = (*turned[-1:], *_tops(waiting, rules.draw))
    if rules.passes is None or board.pass_number < rules.passes:
        tops += _tops(turned + waiting, rules.draw)
    return tops


def _tops(cards: tuple[Card, ...], draw: int) -> tuple[Card, ...]:
    """The last card of each draw, when these cards are drawn one after the other."""
    return tuple(cards[min(place, len(cards)) - 1] for place in range(draw, len(cards) + draw, draw))


def feeds(board: Board) -> bool:
    """Whether some pile takes the top of the waste, or a card that turning the stock alone brings there."""
    fitting = set(taken(board))
    return any(card[:2] in fitting for card in coming_cards(board))


def taken(board: Board) -> Iterator[tuple[int, Suit]]:
    """Rank and suit of each card that some pile takes from the waste (C2, C4, C6)."""
    for index, pile in enumerate(board.foundations):
        yield len(pile.cards) + 1, Suit(index % 4)
    for pile in board.tableau:
        if pile.top:
            fitting = (suit for suit in Suit if suit.is_red != pile.top.is_red)
            yield from ((pile.top.rank - 1, suit) for suit in fitting)
        else:
            lead = board.rules.space_rank
            ranks = range(1, len(RANKS) + 1) if lead is None else (lead,)
            yield from ((rank, suit) for rank in ranks for suit in Suit)


def _changes(board: Board, move: Move) -> bool:
    """Whether a card moves and more differs after it than which of the columns is empty."""
    if move.turns_stock:
        return False
    is_to_space = move.target.zone is Zone.TABLEAU and not board[move.target].cards
    is_all = move.source.zone is Zone.TABLEAU and move.count == len(board[move.source].cards)
    return not (is_to_space and is_all)


def _leads_on(board: Board, lent: PileId | None = None) -> bool:
    """Whether some move leads on; the top card of the column `lent` came from a foundation."""
    return any(_is_home(move, lent) or bares(board, move) for move in board.legal_moves()) or feeds(board)


def _is_home(move: Move, lent: PileId | None) -> bool:
    return move.target.zone is Zone.FOUNDATION and move.source != lent


def bares(board: Board, move: Move) -> bool:
    """Whether a move between columns turns a card up."""
    pile = board[move.source]
    is_between = move.source.zone is move.target.zone is Zone.TABLEAU
    return is_between and pile.face_down > 0 and move.count == len(pile.face_up)


def _prepares(board: Board, move: Move) -> bool:
    if not _changes(board, move):
        return False
    lent = move.target if move.source.zone is Zone.FOUNDATION else None
    return _leads_on(board.play(move), lent)
