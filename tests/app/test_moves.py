"""Every legal move can be made by the mouse, at any moment, and the picture ends where the board is."""

from random import Random

import pygame
import pytest

from klondike.rules import STOCK, Zone
from tests.app.checks import check_at_rest, check_cards
from tests.app.lines import some_move, winning_line

TABLES = [
    ("S1", (800, 600), False, 11),
    ("S3", (1024, 768), False, 12),
    ("V3", (640, 480), True, 13),
    ("T1", (1280, 720), False, 14),
    ("D9", (1024, 768), False, 15),
]
MOVES = 40


@pytest.mark.parametrize(("rules", "size", "left_handed", "seed"), TABLES)
def test_every_move_can_be_made_by_the_mouse(start, rules, size, left_handed, seed):
    pilot, chance = start(rules=rules, deal=seed, size=size, left_handed=left_handed), Random(seed)
    for _ in range(MOVES):
        move = some_move(pilot.board, chance)
        if not move:
            break
        expected = pilot.board.play(move)
        pilot.make(move)
        assert pilot.board == expected, move
        check_cards(pilot)
        pilot.settle()
        check_at_rest(pilot)


@pytest.mark.parametrize(("rules", "size", "left_handed", "seed"), TABLES)
def test_moves_can_be_made_while_cards_are_still_in_flight(start, rules, size, left_handed, seed):
    pilot, chance = (
        start(rules=rules, deal=seed, size=size, left_handed=left_handed, speed="slow"),
        Random(seed),
    )
    in_flight = 0
    for _ in range(MOVES):
        move = some_move(pilot.board, chance)
        if not move:
            break
        expected = pilot.board.play(move)
        in_flight += pilot.table.motion.is_moving
        pilot.make(move, frames=0)
        pilot.frames(1)
        assert pilot.board == expected, move
        check_cards(pilot)
    assert in_flight > MOVES / 2
    pilot.settle()
    check_at_rest(pilot)


def test_a_whole_game_is_won_by_the_mouse_alone(start):
    pilot = start(rules="S3", deal=173)
    for move in winning_line():
        pilot.make(move)
    assert pilot.game.is_won
    assert pilot.store.totals("S3").won == 1


def test_a_card_dropped_beside_the_middle_of_a_column_falls_on_it(start):
    pilot = start(rules="S3", deal=173)
    move = next(m for m in pilot.board.legal_moves() if m.target.zone is Zone.TABLEAU)
    expected = pilot.board.play(move)
    corner = pilot.landing(move.target)
    pilot.drag(pilot.board[move.source].top, (corner.x + 0.4 * pilot.table.layout.card_width, corner.y + 60))
    assert pilot.board == expected


def test_a_card_dropped_far_below_a_column_falls_on_it(start):
    pilot = start(rules="S3", deal=173)
    move = next(m for m in pilot.board.legal_moves() if m.target.zone is Zone.TABLEAU)
    expected = pilot.board.play(move)
    corner = pilot.landing(move.target)
    pilot.drag(pilot.board[move.source].top, (corner.x, pilot.window.size[1] - 30))
    assert pilot.board == expected


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
def test_no_speed_makes_a_move_wait(start, speed):
    pilot = start(rules="S3", deal=173, speed=speed)
    for move in winning_line()[:12]:
        expected = pilot.board.play(move)
        pilot.make(move)
        assert pilot.board == expected


@pytest.mark.parametrize("end", [lambda pilot: pilot.key("escape"), lambda pilot: pilot.press((790, 590))])
@pytest.mark.parametrize("calm", [False, True], ids=["flying", "fading"])
def test_a_key_or_a_press_ends_the_deal(start, end, calm):
    pilot = start(rules="S3", deal=173, reduced_motion=calm)
    pilot.quiet()
    pilot.key("f2")
    pilot.frames(3)
    assert pilot.table.motion.is_moving
    end(pilot)
    pilot.frames(1)
    assert not pilot.table.motion.is_moving
    check_at_rest(pilot)


def test_the_press_that_ends_the_deal_is_not_lost(start):
    pilot = start(rules="S3", deal=173)
    pilot.quiet()
    pilot.key("f2")
    pilot.frames(3)
    pilot.click(STOCK)
    assert pilot.game.moves == 1


def test_a_key_that_is_held_leaves_the_deal_alone(start):
    pilot = start(rules="S3", deal=173)
    pilot.quiet()
    values = {"key": pygame.K_F2, "mod": 0, "unicode": "", "scancode": 0}
    for _ in range(3):
        pilot.post(pygame.KEYDOWN, **values)
        pilot.frames(2)
    assert pilot.table.motion.is_moving
