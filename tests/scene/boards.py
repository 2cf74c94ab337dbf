"""Boards for the tests of the table, with as many cards in each place as a test needs."""

from collections.abc import Sequence
from itertools import pairwise

from klondike.rules.board import Board
from klondike.rules.cards import deck
from klondike.rules.piles import Pile
from klondike.rules.ruleset import RuleSet
from klondike.scene.layout import Layout


def board_of(
    rules: RuleSet, columns: Sequence[tuple[int, int]] = (), *, stock: int = 0, waste: int = 0, home: int = 0
) -> Board:
    """A board with (face down, face up) cards in columns, and so many in stock, waste, first foundation."""
    cards = iter(deck(rules.decks))

    def pile(down: int, up: int) -> Pile:
        return Pile(tuple([next(cards) for _ in range(down + up)]), down)

    counts = [*columns, *[(0, 0)] * (rules.columns - len(columns))]
    empty_homes = [Pile(())] * (4 * rules.decks - 1)
    return Board(
        rules=rules,
        stock=pile(stock, 0),
        waste=pile(0, waste),
        foundations=(pile(0, home), *empty_homes),
        tableau=tuple([pile(down, up) for down, up in counts]),
    )


def strip_of(layout: Layout, board: Board, index: int) -> float | None:
    """The smallest visible strip of a column's covered faces, in pixels; None where none is covered."""
    homes = layout.homes(board)
    tops = [homes[card].y for card in board.tableau[index].cards if homes[card].turn]
    return min([below - above for above, below in pairwise(tops)], default=None)
