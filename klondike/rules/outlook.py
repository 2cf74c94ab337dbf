"""Whether any moves lead on from a position: exact, and found out a few positions at a time."""

from collections import deque

from klondike.rules.board import Board
from klondike.rules.moves import Move
from klondike.rules.piles import EMPTY, Pile, Zone
from klondike.rules.stuck import bares, coming_cards, taken

Shape = tuple[tuple[int, ...], tuple[Pile, ...]]
MOST = 1000
"""positions looked at before it is left open"""


class Outlook:
    """Looks from a board for a line of moves of any length that leads on.

    A move leads on when it turns a card up, plays a card of the waste, or brings a card home that was not
    home on this board. All others only prepare: turning the stock, cards from column to column that bare
    nothing, cards back from the foundations and home again. A board is a dead end when no preparing moves,
    however many and in any order, come to one that leads on. That is certain: they can reach only so many
    positions, and every one is looked at. The stock is no part of these positions, since no preparing move
    changes which cards turning it brings to the top of the waste.
    """

    def __init__(self, board: Board) -> None:
        """Nothing is looked at yet."""
        self.board = board
        self._home = [len(pile.cards) for pile in board.foundations]
        self._coming = {card[:2] for card in coming_cards(board)}
        first = Board(board.rules, EMPTY, EMPTY, board.foundations, board.tableau)
        self._seen, self._waiting = {_shape(first)}, deque([first])
        self._looked_at = 0
        self.is_dead_end: bool | None = False if board.is_won else None
        """None: not known yet"""

    @property
    def is_settled(self) -> bool:
        """Whether it is known, or given up."""
        return self.is_dead_end is not None or self._looked_at >= MOST

    def look(self, positions: int) -> None:
        """Look at so many more positions at most."""
        end = min(self._looked_at + positions, MOST)
        while self.is_dead_end is None and self._looked_at < end:
            self._looked_at += 1
            self._look_at(self._waiting.popleft())

    def _look_at(self, board: Board) -> None:
        moves = board.legal_moves()
        if not self._coming.isdisjoint(taken(board)) or any(self._leads_on(board, move) for move in moves):
            self.is_dead_end = False
            return
        for after in map(board.play, moves):
            shape = _shape(after)
            if shape not in self._seen:
                self._seen.add(shape)
                self._waiting.append(after)
        if not self._waiting:
            self.is_dead_end = True

    def _leads_on(self, board: Board, move: Move) -> bool:
        if move.target.zone is not Zone.FOUNDATION:
            return bares(board, move)
        rank, suit, _ = board[move.source].cards[-1]
        then = sum(height >= rank for height in self._home[suit::4])
        return sum(len(pile.cards) >= rank for pile in board.foundations[suit::4]) >= then


def _shape(board: Board) -> Shape:
    """The same for positions that differ only in the order of the columns."""
    return tuple(len(pile.cards) for pile in board.foundations), tuple(sorted(board.tableau))
