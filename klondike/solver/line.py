"""Lines: the steps of the search carried out with real moves on a real board."""

from collections.abc import Iterable

from klondike.rules import WASTE, Board, Card, Move, PileId, Suit, Zone, column, foundation
from klondike.solver.deck import rank_and_suit
from klondike.solver.moves import step_parts
from klondike.solver.position import SUIT_ORDER, card_number

MOST_DRAWS = 200
"""more than any card needs: the stock twice, one by one"""


class LineError(ValueError):
    """Steps that the rules do not allow: the search has a fault."""


class Line:
    """A board, and the moves made on it so far; every one of them must be legal."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.moves: list[Move] = []

    def play(self, move: Move) -> None:
        """Make a move; raises LineError when it is not legal."""
        if not self.board.is_legal(move):
            raise LineError(f"{move} is not legal.")
        self.board = self.board.play(move)
        self.moves.append(move)

    def follow(self, step: int) -> None:
        """Carry out a step of the search."""
        card, goes_home, upper = step_parts(step)
        rank, suit = rank_and_suit(card)
        if goes_home:
            self.send_home(Card(rank + 1, SUIT_ORDER[suit]))
        else:
            self.lay(Card(rank + 1, SUIT_ORDER[suit]), upper)

    def send_home(self, card: Card) -> None:
        """Send a card home, after moving away what lies on it."""
        home = foundation(card.suit)
        if self._is_loose(card):
            self._draw(card)
            self.play(Move(WASTE, home))
            return
        index, above = self._where(card)
        if above:
            cover = self.board.tableau[index].cards[-above]
            self._move(index, above, cover, upper=None)
        self.play(Move(column(index), home))

    def lay(self, card: Card, upper: int) -> None:
        """Lay a card on a column; with whole runs on the upper of its two parents or the lower."""
        choice = upper if self.board.rules.whole_runs_only else None
        if self._is_loose(card):
            self._draw(card)
            self.play(Move(WASTE, self._place(WASTE, 1, card, choice).target))
        elif card in self.board.foundations[card.suit].cards:
            home = foundation(card.suit)
            self.play(self._place(home, 1, card, choice))
        else:
            index, above = self._where(card)
            self._move(index, above + 1, card, choice)

    def finish(self) -> None:
        """Send home what is left, the lowest first."""
        while not self.board.is_won:
            heights = [len(pile.cards) for pile in self.board.foundations]
            rank = min(heights)
            self.send_home(Card(rank + 1, Suit(heights.index(rank))))

    def _is_loose(self, card: Card) -> bool:
        return card in self.board.waste.cards or card in self.board.stock.cards

    def _draw(self, card: Card) -> None:
        """Draw until the card is on top of the waste, turning the waste over where it has to be."""
        for _ in range(MOST_DRAWS):
            if self.board.waste.top == card:
                return
            self.play(self.board.legal_moves()[0])
        raise LineError(f"{card} does not come up.")

    def _where(self, card: Card) -> tuple[int, int]:
        """The column of a face-up card, and how many cards lie on it."""
        for index, pile in enumerate(self.board.tableau):
            if card in pile.face_up:
                return index, len(pile.cards) - 1 - pile.cards.index(card)
        raise LineError(f"{card} is not in play.")

    def _move(self, index: int, count: int, card: Card, upper: int | None) -> None:
        self.play(self._place(column(index), count, card, upper))

    def _place(self, source: PileId, count: int, card: Card, upper: int | None) -> Move:
        """The move of so many cards, `card` the lowest of them, to a column; `upper` chooses the parent."""
        for move in self.board.legal_moves():
            if (move.source, move.count, move.target.zone) != (source, count, Zone.TABLEAU):
                continue
            parent = self.board[move.target].top
            if parent is None or upper is None or card_number(parent) & 1 == upper:
                return move
        raise LineError(f"{card} has no place.")


def line_of(board: Board, steps: Iterable[int]) -> tuple[Move, ...]:
    """The moves from a board to the win that the steps of a search stand for; raises LineError."""
    line = Line(board)
    for step in steps:
        line.follow(step)
    line.finish()
    return without_loops(board, line.moves)


def without_loops(board: Board, moves: Iterable[Move]) -> tuple[Move, ...]:
    """The line less all moves between two equal boards."""
    boards, kept = [board], list(moves)
    for move in kept:
        boards.append(boards[-1].play(move))
    last = {each: index for index, each in enumerate(boards)}
    short, index = [], 0
    while index < len(kept):
        index = last[boards[index]]
        if index < len(kept):
            short.append(kept[index])
        index += 1
    return tuple(short)


def wins(board: Board, moves: Iterable[Move]) -> bool:
    """Whether these moves are legal from this board, one after the other, and win."""
    for move in moves:
        if not board.is_legal(move):
            return False
        board = board.play(move)
    return board.is_won
