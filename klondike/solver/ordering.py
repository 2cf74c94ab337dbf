"""A good move where nothing is proved: what a sensible player tries first."""

from collections.abc import Iterator
from typing import NamedTuple

from klondike.rules import STOCK, WASTE, Board, Card, Move, Zone
from klondike.rules.stuck import feeds
from klondike.solver.verdict import Outcome, Verdict


class Advice(NamedTuple):
    """A move to make, None where there is none that leads on, and whether that is proved."""

    move: Move | None
    is_proved: bool


def advice(board: Board, verdict: Verdict | None) -> Advice:
    """The first move of a line that wins, or else the best guess; no move on a board that is lost."""
    if verdict and verdict.outcome is Outcome.UNWINNABLE:
        return Advice(None, is_proved=True)
    if verdict and verdict.line and board.is_legal(verdict.line[0]):
        return Advice(verdict.line[0], is_proved=True)
    return Advice(next(iter(ordered_moves(board)), None), is_proved=False)


def ordered_moves(board: Board) -> tuple[Move, ...]:
    """The moves that lead on, the best first; whoever always makes the first one comes to an end.

    None of them only shuffles: the stock is turned for a card that has a place (U118), and a move that
    prepares another is named only where nothing else is left, and where the other then comes first.
    """
    gains = sorted(_gains(board), key=lambda move: _worth(board, move), reverse=True)
    turns = _turns(board) if feeds(board) else ()
    if gains or turns:
        return (*gains, *turns)
    prepared = [(move, board.play(move)) for move in _preparing(board)]
    ready = tuple(move for move, after in prepared if _is_ready(move, after))
    return ready or (_turns(board) if any(feeds(after) for _, after in prepared) else ())


def _turns(board: Board) -> tuple[Move, ...]:
    return tuple(move for move in board.legal_moves() if STOCK in move[:2])


def _gains(board: Board) -> Iterator[Move]:
    """The moves that bring the end nearer: cards go home, leave the waste, or bare one that is face down."""
    for move in board.legal_moves():
        is_home = move.target.zone is Zone.FOUNDATION
        is_played = move.source == WASTE and move.target != STOCK
        if is_home or is_played or _bares(board, move):
            yield move


def _preparing(board: Board) -> Iterator[Move]:
    """The moves between columns, and back to them from the foundations."""
    for move in board.legal_moves():
        if move.target.zone is Zone.TABLEAU and move.source != WASTE:
            yield move


def _is_ready(move: Move, after: Board) -> bool:
    """Whether a move that gains follows at once; after one from home more than a card that goes home."""
    is_lent = move.source.zone is Zone.FOUNDATION
    return any(not is_lent or WASTE in gain or _bares(after, gain) for gain in _gains(after))


def _bares(board: Board, move: Move) -> bool:
    pile = board[move.source]
    is_column = move.source.zone is Zone.TABLEAU
    return is_column and pile.face_down > 0 and move.count == len(pile.face_up)


def _worth(board: Board, move: Move) -> tuple[bool, bool, int, bool, bool]:
    """The higher, the sooner: home for good, bare (the most hidden first), from the waste, home for now.

    Last comes a card of the waste that would take a space.
    """
    is_home = move.target.zone is Zone.FOUNDATION
    is_space = move.target.zone is Zone.TABLEAU and not board[move.target].cards
    bares = _bares(board, move)
    hidden = board[move.source].face_down if bares else 0
    is_waste = move.source == WASTE
    return is_home and _is_safe(board, board[move.source].cards[-1]), bares, hidden, not is_space, is_waste


def _is_safe(board: Board, card: Card) -> bool:
    """Whether no card of the other colour that could be laid on this one is still out."""
    others = (
        pile for index, pile in enumerate(board.foundations) if (index % 4 in (1, 2)) is not card.is_red
    )
    return min(len(pile.cards) for pile in others) >= card.rank - 1
