"""Messages on the table: they leave cards in sight where they can."""

import pygame
import pytest

from klondike.rules import Zone
from tests.app.lines import winning_line

CODE = "Deal code copied: KL1-S3-02K7MRX"


def column_ends(pilot) -> list[pygame.Rect]:
    tops = [pilot.board[pile].top for pile in pilot.board.pile_ids if pile.zone is Zone.TABLEAU]
    return [pygame.Rect(pilot.table.layout.box_at(pilot.table.homes[top])) for top in tops if top]


@pytest.mark.parametrize("size", [(1280, 800), (640, 480)])
def test_a_message_about_no_card_leaves_the_ends_of_long_columns_in_sight(start, size):
    pilot = start(rules="S3", deal=173, size=size, moves=winning_line()[:58])
    pilot.quiet()
    pilot.table.say(CODE, "copy")
    pilot.settle()
    toaster = pilot.table.toaster
    usual = toaster.rect.copy()
    usual.centerx = size[0] // 2
    assert usual.collidelist(column_ends(pilot)) >= 0
    assert toaster.rect.collidelist(column_ends(pilot)) < 0


def test_a_message_lies_in_the_middle_of_the_foot_where_nothing_is(start):
    pilot = start(rules="S3", deal=173, size=(1280, 800))
    pilot.quiet()
    pilot.table.say(CODE, "copy")
    pilot.settle()
    assert pilot.table.toaster.rect.centerx == 640
    assert len(pilot.table.toaster.lines) == 1


@pytest.mark.parametrize(
    ("name", "icon"), [("ctrl+c", "copy"), ("ctrl+right", "hash"), ("a", "help"), ("1", "")]
)
def test_each_message_has_the_sign_of_what_it_speaks_of(start, name, icon):
    pilot = start(rules="S3", deal=173)
    pilot.quiet()
    pilot.key(name)
    pilot.settle()
    toast = pilot.table.toaster.toast
    assert toast.icon == icon
    assert bool(toast.text) == bool(icon)
