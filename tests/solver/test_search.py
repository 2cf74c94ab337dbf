"""The search counts what it keeps as large as it is."""

import tracemalloc

import pytest

from klondike.rules import RULE_SETS
from klondike.solver.deck import deck_of
from klondike.solver.position import RANKS, position_of
from klondike.solver.search import Search
from klondike.solver.solve import never
from klondike.solver.verdict import Halt, Limits, Watch
from tests.solver.positions import numbered

STATES = 500
SUITS = (0, 1, 2, 3)
HARD = {"P1": 1_000_026, "Q0": 1_000_008}
"""deals that no look at so few states decides, by their rules"""


@pytest.mark.parametrize("rules", HARD)
def test_memory_is_counted_as_it_is_used(rules: str) -> None:
    board = numbered(HARD[rules], RULE_SETS[rules])
    watch = Watch(Limits(states=STATES, memory=None), never)
    deck_of(RANKS, SUITS)  # made once for all searches, so that it belongs to none
    tracemalloc.start()
    try:
        search = Search(position_of(board), watch)
        with pytest.raises(Halt):
            search.run()
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 0.6 * used < watch.kept < 1.5 * used
