"""Winning lines without their draws: as many moves are counted as playing them takes.

A leg is a card that goes to a parent, with all that lies on it; the parent is a card number, SPACE for an
empty column or HOME. Draws and recycles go without saying: a leg of a card in the stock needs those that
bring it up.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from klondike.rules import Board, Move
from klondike.solver.deck import rank_and_suit
from klondike.solver.moves import step_parts
from klondike.solver.position import RANKS, Position, card_number, position_of

Leg = tuple[int, int]
CARDS = 4 * RANKS
SPACE, HOME = CARDS, CARDS + 1
IN_STOCK, AT_HOME = -1, -2
IMPOSSIBLE = 1_000_000
"""more moves than any line has: the legs cannot be played"""
PARTS = [rank_and_suit(card) for card in range(CARDS)]


class Start(NamedTuple):
    """A position, ready to be walked from."""

    position: Position
    where: list[int]
    """of each card its column, IN_STOCK or AT_HOME"""


def start_of(board: Board) -> Start:
    """The start of all walks from a single-deck board."""
    position = position_of(board)
    where = [AT_HOME] * CARDS
    for index, (cards, _) in enumerate(position.columns):
        for card in cards:
            where[card] = index
    for card in position.stock:
        where[card] = IN_STOCK
    return Start(position, where)


def legs_of(board: Board, line: Iterable[Move]) -> list[Leg]:
    """The legs of a line."""
    legs = []
    for move in line:
        cards, target = board[move.source].cards, board[move.target]
        board = board.play(move)
        if move.target.zone == "foundation":
            legs.append((card_number(cards[-1]), HOME))
        elif move.target.zone == "tableau":
            parent = SPACE if target.top is None else card_number(target.top)
            legs.append((card_number(cards[-move.count]), parent))
    return legs


def legs_of_steps(steps: Iterable[int]) -> Iterator[Leg]:
    """The legs of a search's steps that tell the parents (see `state`)."""
    for step in steps:
        card, goes_home, upper = step_parts(step)
        lower_parent = (card & ~1) + 4
        yield card, HOME if goes_home else SPACE if lower_parent >= CARDS else lower_parent + upper


class Walk:
    """One way through the game, and how many moves it has taken."""

    def __init__(self, start: Start) -> None:
        position = start.position
        self.options = position.options
        self.columns = [list(cards) for cards, _ in position.columns]
        self.face_down = [face_down for _, face_down in position.columns]
        self.stock, self.waste = list(position.stock), position.waste
        self.passes = position.options.passes
        self.homes = list(position.homes)
        self.where = start.where[:]
        self.moves = 0

    def take(self, legs: Sequence[Leg], most: int) -> int:
        """The moves that these legs need to win; IMPOSSIBLE if they do not, or need more than `most`."""
        for card, parent in legs:
            if self.moves >= most or not self._step(card, parent):
                return IMPOSSIBLE
        return self.moves if sum(self.homes) == CARDS and self.moves <= most else IMPOSSIBLE

    def _step(self, card: int, parent: int) -> bool:
        target = self._target(card, parent)
        if target is None:
            return False
        source = self.where[card]
        run = self._lifted(source, card, parent) if source >= 0 else self._fetched(card)
        if not run or source == target:
            return False
        self.moves += 1
        for each in run:
            self.where[each] = target
        if target == AT_HOME:
            self.homes[PARTS[card][1]] += 1
        else:
            self.columns[target] += run
        return True

    def _target(self, card: int, parent: int) -> int | None:
        """The column that takes the card, or AT_HOME; None when it does not fit there."""
        rank, suit = PARTS[card]
        if parent == HOME:
            return AT_HOME if self.homes[suit] == rank else None
        if parent == SPACE:
            return self.columns.index([]) if [] in self.columns else None
        column = self.where[parent]
        return column if column >= 0 and self.columns[column][-1] == parent else None

    def _lifted(self, column: int, card: int, parent: int) -> list[int]:
        """The card and what lies on it, taken off their column; nothing if the rules do not allow it."""
        cards, face_down = self.columns[column], self.face_down[column]
        place = cards.index(card)
        moves_whole = place == face_down or not self.options.whole
        is_free = place == len(cards) - 1 if parent == HOME else moves_whole
        if place < face_down or not is_free:
            return []
        run = cards[place:]
        del cards[place:]
        if place <= face_down:
            self.face_down[column] = max(0, place - 1)
        return run

    def _fetched(self, card: int) -> list[int]:
        """The card, taken from the stock or from its foundation; nothing if that cannot be."""
        rank, suit = PARTS[card]
        if self.where[card] == AT_HOME:
            self.homes[suit] -= 1
            return [card] if self.homes[suit] == rank and self.options.back else []
        index = self.stock.index(card)
        draws = self._draws(index + 1)
        if draws is None:
            return []
        self.moves += draws
        del self.stock[index]
        self.waste = index
        return [card]

    def _draws(self, position: int) -> int | None:
        """The draws and recycles that bring up the card at this position; None if none do."""
        count, draw = len(self.stock), self.options.draw
        in_this = self._rounds(position, self.waste, count)
        if in_this is not None:
            return in_this
        in_next = self._rounds(position, 0, count)
        if in_next is None or self.passes == 1:
            return None
        self.passes = max(0, self.passes - 1)
        return -(-(count - self.waste) // draw) + 1 + in_next

    def _rounds(self, position: int, waste: int, count: int) -> int | None:
        if position < max(waste, 1):
            return None
        rounds = -(-(position - waste) // self.options.draw)
        return rounds if position == count or waste + rounds * self.options.draw == position else None
