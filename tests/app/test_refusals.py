"""What the mouse is told of moves that are refused."""

import pytest

from klondike.rules import column
from tests.pilot import Pilot


@pytest.fixture
def pilot(midgame: Pilot) -> Pilot:
    return midgame


def test_a_refused_drop_says_why(pilot):
    pilot.drag(pilot.board[column(2)].cards[-2], column(0))
    assert pilot.table.toaster.toast.text == "A red seven goes only on a black eight."


def test_a_drop_beside_all_piles_or_on_its_own_says_nothing(pilot):
    card = pilot.board[column(2)].cards[-2]
    pilot.take(card, (10, 10))
    pilot.release()
    assert not pilot.table.toaster.is_shown


def test_only_every_third_refused_click_says_why(pilot):
    card, told = pilot.board[column(4)].top, []
    for _ in range(6):
        pilot.click(card)
        told.append(pilot.table.toaster.is_shown)
        pilot.quiet()
    assert told == [False, False, True] * 2
    for _ in range(3):
        pilot.right_click(card)
    assert pilot.table.toaster.toast.text == "Next home in clubs is the three."
