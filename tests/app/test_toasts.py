"""Messages on the table: they leave cards in sight where they can."""

import pygame
import pytest

from klondike.rules import Zone
from klondike.store.words import CANNOT_SAVE, DAMAGED_GAMES, NEWER_FILE
from tests.app.lines import winning_line

CODE = "Deal code copied: KL1-S3-02K7MRX"
LONG_NEWS = [DAMAGED_GAMES.format(name="k-1.db", folder="/home/me/games"), NEWER_FILE, CANNOT_SAVE]


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


def told_much(start, size):
    """A table with the largest text that has just been told more than a small window has room for."""
    pilot = start(rules="S3", deal=173, size=size, text_size=200, speed="off")
    pilot.quiet()
    pilot.store.messages += LONG_NEWS
    pilot.frames(1)
    return pilot


@pytest.mark.parametrize("is_clicked", [False, True])
def test_of_messages_that_a_window_has_no_room_for_each_is_seen(start, is_clicked):
    pilot = told_much(start, (640, 480))
    toaster, texts = pilot.table.toaster, []
    while toaster.is_shown:
        assert pygame.Rect(0, 0, 640, 480).contains(toaster.rect)
        texts.append(toaster.toast.text)
        if is_clicked:
            pilot.click(toaster.rect.center)
        else:
            pilot.frames(1, toaster.left)
    assert texts == [LONG_NEWS[0], " ".join(LONG_NEWS[1:])]


def test_a_message_that_a_smaller_window_has_no_room_for_goes_on_in_pages(start):
    pilot = told_much(start, (1280, 800))
    toaster, texts = pilot.table.toaster, []
    assert toaster.toast.then is None
    pilot.resize((640, 480))
    while toaster.is_shown:
        assert pygame.Rect(0, 0, 640, 480).contains(toaster.rect)
        assert toaster.left == toaster.toast.seconds
        texts.append(toaster.toast.text)
        pilot.click(toaster.rect.center)
    assert len(texts) > 1
    assert " ".join(texts) == " ".join(LONG_NEWS)
