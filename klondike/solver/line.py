"""Lines: the steps of the search carried out with real moves on a real board."""

from collections.abc import Iterable

from klondike.rules import STOCK, WASTE, Board, Card, Move, PileId, Suit, Zone, column, foundation
from klondike.rules.ruleset import KING
from klondike.solver.deck import rank_and_suit
from klondike.solver.legal import allows
from klondike.solver.moves import step_parts
from klondike.solver.position import SUIT_ORDER, card_number

MOST_DRAWS = 200
"""more than any card needs: the stock twice, one by one"""


class LineError(ValueError):
    """Steps that the rules do not allow: the search has a fault."""


class Line:
    """The moves made so far, all of them legal, and the boards around them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.boards = [board]
        self.moves: list[Move] = []
        self.places: dict[Card, PileId] = {
            card: column(index) for index, pile in enumerate(board.tableau) for card in pile.cards
        }
        """of each card the column where it lies, or its foundation; those of the stock and waste have none"""
        self.places |= {card: foundation(card.suit) for pile in board.foundations for card in pile.cards}

    def play(self, move: Move) -> None:
        """Make a move; raises LineError when the rules do not allow it."""
        if not allows(self.board, move):
            raise LineError(f"{move} is not legal.")
        if move.target.zone is not Zone.STOCK and move.target.zone is not Zone.WASTE:
            for card in self.board[move.source].cards[-move.count :]:
                self.places[card] = move.target
        self.board = self.board.play(move)
        self.boards.append(self.board)
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
        elif self._is_home(card):
            self.play(self._place(foundation(card.suit), 1, card, choice))
        else:
            index, above = self._where(card)
            self._move(index, above + 1, card, choice)

    def carry(self, card: Card, target: PileId) -> None:
        """Bring a card, with all that lies on it, to a pile; draw until it comes up if it is in the stock."""
        if self._is_loose(card):
            self._draw(card)
            self.play(Move(WASTE, target))
        elif self._is_home(card):
            self.play(Move(foundation(card.suit), target))
        else:
            index, above = self._where(card)
            self.play(Move(column(index), target, above + 1))

    def column_under(self, parent: Card | None) -> PileId:
        """The column where this card lies, or the first empty one."""
        if parent:
            return column(self._where(parent)[0])
        return column(next(index for index, pile in enumerate(self.board.tableau) if not pile.cards))

    def finish(self) -> None:
        """Send home what is left, the lowest first."""
        while not self.board.is_won:
            heights = [len(pile.cards) for pile in self.board.foundations]
            rank = min(heights)
            self.send_home(Card(rank + 1, Suit(heights.index(rank))))

    def _is_loose(self, card: Card) -> bool:
        return card not in self.places

    def _is_home(self, card: Card) -> bool:
        return self.places[card].zone is Zone.FOUNDATION

    def _draw(self, card: Card) -> None:
        """Draw until the card is on top of the waste, turning the waste over where it has to be."""
        for _ in range(MOST_DRAWS):
            if self.board.waste.top == card:
                return
            left = len(self.board.stock.cards)
            drawn = min(left, self.board.rules.draw)
            self.play(Move(STOCK, WASTE, drawn) if left else Move(WASTE, STOCK))
        raise LineError(f"{card} does not come up.")

    def _where(self, card: Card) -> tuple[int, int]:
        """The column of a card, and how many cards lie on it."""
        index = self.places[card].index
        cards = self.board.tableau[index].cards
        return index, len(cards) - 1 - cards.index(card)

    def _move(self, index: int, count: int, card: Card, upper: int | None) -> None:
        self.play(self._place(column(index), count, card, upper))

    def _place(self, source: PileId, count: int, card: Card, upper: int | None) -> Move:
        """The move of so many cards, `card` the lowest of them, to a column; `upper` chooses the parent."""
        for index, pile in enumerate(self.board.tableau):
            if column(index) != source and _takes(pile.top, card, upper):
                return Move(source, column(index), count)
        raise LineError(f"{card} has no place.")

    def without_loops(self) -> tuple[Move, ...]:
        """The moves less all between two equal boards."""
        sizes = [_sizes(board) for board in self.boards]
        alike: dict[tuple[int, ...], list[int]] = {}
        for index, size in enumerate(sizes):
            alike.setdefault(size, []).append(index)
        short, index = [], 0
        while index < len(self.moves):
            board = self.boards[index]
            index = max(other for other in alike[sizes[index]] if self.boards[other] == board)
            short += self.moves[index : index + 1]
            index += 1
        return tuple(short)


def _sizes(board: Board) -> tuple[int, ...]:
    """How many cards lie where: boards that differ in it are not equal, and it is soon told."""
    columns = [len(cards) for cards, _ in board.tableau]
    return len(board.stock.cards), len(board.waste.cards), *columns


def _takes(top: Card | None, card: Card, upper: int | None) -> bool:
    if top is None:
        return card.rank == KING
    fits = top.rank == card.rank + 1 and top.is_red != card.is_red
    return fits and (upper is None or card_number(top) & 1 == upper)


def line_of(board: Board, steps: Iterable[int]) -> tuple[Move, ...]:
    """The moves from a board to the win that the steps of a search stand for; raises LineError."""
    line = Line(board)
    for step in steps:
        line.follow(step)
    line.finish()
    return line.without_loops()


def wins(board: Board, moves: Iterable[Move]) -> bool:
    """Whether these moves are legal from this board, one after the other, and win."""
    for move in moves:
        if not allows(board, move):
            return False
        board = board.play(move)
    return board.is_won
