"""Changes of a board: why one changed, and every card that lies elsewhere for it."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from klondike.rules.board import Board
from klondike.rules.cards import Card
from klondike.rules.moves import Move
from klondike.rules.piles import EMPTY, PileId, Zone, hidden


class Cause(StrEnum):
    """Why a board changed."""

    DEAL = "deal"
    PLAY = "play"
    AUTOPLAY = "autoplay"
    """a card that the player sent home with all others that can go"""
    ALONG = "along"
    """a move that followed the player's own by itself, and is taken back with it"""
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    LOAD = "load"


FORWARD = frozenset((Cause.PLAY, Cause.AUTOPLAY, Cause.ALONG, Cause.REDO))
"""the causes that lead on along a line of moves, and may win"""


class Spot(NamedTuple):
    """Where a card lies in a pile, 0 the lowest, and which side is up."""

    pile: PileId
    index: int  # type: ignore[assignment]
    face_up: bool


class Shift(NamedTuple):
    """One card that lies elsewhere, or on its other side."""

    card: Card
    source: Spot
    target: Spot


class Change(NamedTuple):
    """What happened to a board; `points` is what the score changed by."""

    cause: Cause
    before: Board
    after: Board
    move: Move | None = None
    points: int = 0

    def shifts(self) -> tuple[Shift, ...]:
        """Every card whose (pile, index, face) differs, in order of arrival, cards merely turned last.

        Cards arrive row by row, those for the stock after all others.
        """
        changed = [pile for pile in self.before.pile_ids if self.before[pile] is not self.after[pile]]
        old = {card: spot for pile in changed for card, spot in _spots(self.before, pile)}
        moved = [
            Shift(card, old[card], spot)
            for pile in changed
            for card, spot in _spots(self.after, pile)
            if old[card] != spot
        ]
        return tuple(sorted(moved, key=_arrival))


def _spots(board: Board, pile: PileId) -> Iterator[tuple[Card, Spot]]:
    cards, face_down = board[pile]
    for index, card in enumerate(cards):
        yield card, Spot(pile, index, index >= face_down)


def _arrival(shift: Shift) -> tuple[bool, bool, int]:
    source, target = shift.source, shift.target
    return source[:2] == target[:2], target.pile.zone is Zone.STOCK, target.index


def shown_change(board: Board) -> Change:
    """The change to a board that is merely shown: no card is on its way to it."""
    return Change(Cause.LOAD, board, board)


def deal_change(board: Board) -> Change:
    """The change from all cards in the stock to a board just dealt."""
    columns = board.tableau
    dealt = [pile.cards[row] for row in range(len(columns)) for pile in columns if row < len(pile.cards)]
    stock = hidden((*board.stock.cards, *reversed(dealt)))
    before = Board(board.rules, stock, EMPTY, board.foundations, (EMPTY,) * len(columns))
    return Change(Cause.DEAL, before, board)
