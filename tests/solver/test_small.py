"""The verdicts of the search, against an exhaustive search of positions small enough for one."""

from itertools import product
from random import Random

import pytest

from klondike.solver.position import Options, Position
from klondike.solver.search import Search
from klondike.solver.verdict import Limits, Watch
from tests.solver.exhaustive import Game, small_of

DECKS = (
    (4, (0, 1, 2, 3), 3),
    (5, (0, 1, 2, 3), 3),
    (5, (0, 1, 2), 4),
    (7, (0, 2), 3),
    (6, (1, 2, 3), 3),
)
"""ranks, suits, columns"""
FAMILIES = ((True, False), (False, False), (False, True))
PASSES = (0, 1, 2, 3, 5)
DEALS = 2
"""of each deck, dealt and after random moves"""


def verdict(position: Position, oracle_from: int | None) -> bool:
    return Search(position, Watch(Limits(None, None, None), lambda: False), oracle_from).run()


@pytest.mark.parametrize("passes", PASSES)
@pytest.mark.parametrize("draw", (1, 2, 3))
@pytest.mark.parametrize(("back", "whole"), FAMILIES)
def test_the_verdict_is_that_of_an_exhaustive_search(back: bool, whole: bool, draw: int, passes: int) -> None:
    options = Options(draw, passes, back, whole)
    random = Random(repr(options))
    wrong, compared = [], 0
    for (ranks, suits, columns), _ in product(DECKS, range(DEALS)):
        game = Game(ranks, suits, options)
        dealt = game.deal(columns, random)
        for small in (dealt, game.played(dealt, random.randint(3, 25), random)):
            truth = game.can_be_won(small, 2000)
            if truth is None:
                continue
            compared += 1
            position = game.position(small)
            wrong += [position for start in (None, 0) if verdict(position, start) != truth]
    assert wrong == []
    assert compared > DEALS * len(DECKS)


def test_a_place_taken_for_a_while_is_found_again() -> None:
    """A king from the stock has to come and go before another takes its place for good."""
    columns = ((17, 12, 9, 5), 0), ((), 0), ((3, 19, 11), 2)
    position = Position(Options(back=False), columns, (13, 15, 16, 18, 14), 0, (3, 2, 3, 0), ranks=5)
    game = Game(position.ranks, position.suits, position.options)
    assert game.can_be_won(small_of(position))
    assert verdict(position, None)
