"""Positions as the search takes them: the numbers of a board, and the options that it is played with."""

from typing import NamedTuple

from klondike.rules import Board, Card, Suit
from klondike.solver.deck import number

SUIT_ORDER = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)
RANKS = 13


class Options(NamedTuple):
    """The options that matter to winning."""

    draw: int = 1
    """cards turned at a time"""
    passes: int = 0
    """passes left, the one under way included; 0: without limit"""
    back: bool = True
    """foundation cards may go back to a column"""
    whole: bool = False
    """only whole runs move from column to column"""

    @property
    def is_reserve(self) -> bool:
        """Whether every card of stock and waste can be had at any time."""
        return self.draw == 1 and not self.passes


class Position(NamedTuple):
    """Where every card is, as numbers (see `deck`)."""

    options: Options
    columns: tuple[tuple[tuple[int, ...], int], ...]
    """of each column the cards from the lowest, and how many are face down"""
    stock: tuple[int, ...]
    """the waste from its lowest card, then the stock from the card that is drawn first"""
    waste: int
    """how many of those lie in the waste"""
    homes: tuple[int, int, int, int] = (0, 0, 0, 0)
    """the heights of the foundations"""
    ranks: int = RANKS
    suits: tuple[int, ...] = (0, 1, 2, 3)


def card_number(card: Card) -> int:
    """The number of a card of the rules."""
    return number(card.rank - 1, SUIT_ORDER.index(card.suit))


def options_of(board: Board) -> Options:
    """The options from here on; the passes already begun are used."""
    rules = board.rules
    passes = 0 if rules.passes is None else max(1, rules.passes - board.pass_number + 1)
    return Options(rules.draw, passes, rules.worrying_back, rules.whole_runs_only)


def position_of(board: Board) -> Position:
    """The position of a single-deck board whose spaces take kings."""
    columns = tuple((tuple(map(card_number, cards)), face_down) for cards, face_down in board.tableau)
    loose = (*board.waste.cards, *reversed(board.stock.cards))
    hearts, diamonds, spades, clubs = (len(board.foundations[suit].cards) for suit in SUIT_ORDER)
    return Position(
        options_of(board),
        columns,
        tuple(map(card_number, loose)),
        len(board.waste.cards),
        (hearts, diamonds, spades, clubs),
    )
