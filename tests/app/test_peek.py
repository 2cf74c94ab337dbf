"""A covered card that the mouse holds still on."""

import pygame
import pytest

from klondike.rules import column
from tests.app.checks import check_at_rest, differing
from tests.pilot import Pilot


@pytest.fixture
def pilot(midgame: Pilot) -> Pilot:
    return midgame


def test_a_covered_card_rises_while_it_is_held_still(pilot):
    before, card = pilot.board, pilot.board[column(3)].cards[2]
    pilot.press(card)
    pilot.frames(20)
    assert pilot.table.pointer.peek.card is None
    pilot.frames(10)
    assert pilot.table.pointer.peek.card == card
    assert differing(pilot) is None
    pilot.release()
    pilot.settle()
    assert pilot.board == before
    check_at_rest(pilot)
    assert differing(pilot) is None


def test_an_uncovered_card_does_not_rise_and_is_clicked(pilot):
    pilot.press(pilot.board[column(2)].top)
    pilot.frames(60)
    assert pilot.table.pointer.peek.card is None
    pilot.release()
    assert pilot.table.motion.is_moving


def test_a_risen_card_can_be_dragged_on(pilot):
    cards = pilot.board[column(2)].cards[-2:]
    pilot.press(cards[0])
    pilot.frames(40)
    assert pilot.table.pointer.peek.card == cards[0]
    pilot.move((pilot.at.x + 40, pilot.at.y + 40))
    assert pilot.table.pointer.peek.card is None
    assert pilot.table.hand.cards == cards


def test_an_older_card_of_the_waste_rises_too(pilot):
    card = pilot.board.waste.cards[-2]
    pilot.press(card)
    pilot.frames(40)
    assert pilot.table.pointer.peek.card == card
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.frames(1)
    assert pilot.table.pointer.peek.card is None
