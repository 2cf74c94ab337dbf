"""What moves after the cards have landed: the swell, the ring, the leaping cards of a won game."""

from itertools import pairwise

import pygame
import pytest

from klondike.rules import Zone
from tests.app.checks import check_at_rest, differing
from tests.app.lines import open_at, winning_line
from tests.pilot import Pilot

LAST = len(winning_line()) - 1


def won(start, **settings) -> Pilot:
    """The last card was just sent home, and has landed."""
    pilot = start(rules="S3", deal=173, moves=winning_line()[:LAST], size=(640, 480), **settings)
    pilot.quiet()
    pilot.table.play(winning_line()[LAST])
    while pilot.table.motion.is_moving:
        pilot.frames(1)
    return pilot


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
def test_the_cards_of_a_won_game_leap_for_eight_seconds_at_most(start, speed):
    pilot = won(start, cascade=True, speed=speed)
    begun = pilot.table.now
    while pilot.table.is_moving:
        pilot.frames(1)
    assert 4.0 < pilot.table.now - begun <= 8.1
    pilot.settle()
    assert pilot.screen.name == "result"
    check_at_rest(pilot)


def test_the_trail_is_there_and_goes_away(start):
    pilot = won(start, cascade=True)
    plain = pilot.table.painter.layer.copy()
    pilot.frames(120)
    layer = pilot.table.painter.layer
    assert pygame.mask.from_threshold(layer, (0, 0, 0), (1, 1, 1, 255), plain).count() < 0.9 * 640 * 480
    pilot.settle()
    assert differing(pilot) is None


def test_no_card_that_leaps_cuts_a_hole_into_the_trails(start):
    pilot = won(start, cascade=True)
    painter, board, table = pilot.table.painter, pilot.board, pilot.table
    homes = {pile: table.layout.slot(pile) for pile in board.pile_ids if pile.zone is Zone.FOUNDATION}
    before = painter.layer.copy()
    for pile in homes:
        painter.bare(pile, board[pile].cards[0])
    empty = {pile: painter.layer.subsurface(slot).copy() for pile, slot in homes.items()}
    painter.layer.blit(before, (0, 0))
    assert table.cascade.is_moving
    while table.cascade.is_moving:
        for pile, slot in homes.items():
            seen = painter.layer.subsurface(slot)
            bare = pygame.mask.from_threshold(seen, (0, 0, 0), (1, 1, 1, 255), empty[pile])
            assert bare.count() < 0.05 * slot.w * slot.h
        pilot.frames(6)


def test_of_where_a_card_was_nothing_stays_but_the_stamps(start):
    pilot = won(start, cascade=True)
    pilot.frames(30)
    compared = 0
    for _ in range(240):
        pilot.frames(1)
        whole = pilot.table.painter.layer.copy()
        pilot.table.cascade.draw(whole)
        if not pilot.table.toaster.is_shown:
            assert pilot.window.surface.get_buffer().raw == whole.get_buffer().raw
            compared += 1
    assert compared > 60


@pytest.mark.parametrize("end", [lambda pilot: pilot.key("escape"), lambda pilot: pilot.click((300, 300))])
def test_any_key_or_click_ends_it_and_the_result_comes(start, end):
    pilot = won(start, cascade=True)
    pilot.frames(60)
    assert pilot.table.cascade.is_moving
    end(pilot)
    assert not pilot.table.cascade.is_moving
    pilot.settle()
    assert pilot.screen.name == "result"
    assert differing(pilot) is None


def test_a_new_game_ends_it_and_no_result_comes(start):
    pilot = won(start, cascade=True)
    pilot.frames(60)
    pilot.key("f2")
    pilot.settle()
    assert not pilot.game.is_won
    assert pilot.app.top is pilot.table


def test_another_size_ends_it(start):
    pilot = won(start, cascade=True)
    pilot.frames(60)
    pilot.resize((800, 600))
    assert not pilot.table.cascade.is_moving
    pilot.settle()
    assert differing(pilot) is None


@pytest.mark.parametrize("settings", [{"cascade": False}, {"speed": "off", "cascade": True}])
def test_nothing_leaps_where_it_is_not_wished_for(start, settings):
    pilot = won(start, **settings)
    pilot.frames(2)
    assert not pilot.table.cascade.is_moving
    assert pilot.screen.name == "result"


def test_with_reduced_motion_the_kings_glow_once(start):
    pilot = won(start, cascade=True, reduced_motion=True)
    assert pilot.table.glow.is_moving
    begun = pilot.table.now
    while pilot.table.is_moving:
        pilot.frames(1)
    assert pilot.table.now - begun < 0.5


def test_with_reduced_motion_no_card_is_ever_between_two_places(start):
    pilot = start(rules="S3", deal=173, size=(640, 480), reduced_motion=True)
    for move in winning_line()[:40]:
        pilot.table.play(move)
        for _ in range(4):
            pilot.frames(1)
            assert all(pilot.shown(card) == home for card, home in pilot.table.homes.items())
    pilot.settle()
    assert differing(pilot) is None


def test_with_reduced_motion_the_rest_goes_home_at_once(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: open_at()], reduced_motion=True)
    pilot.key("a")
    assert pilot.game.is_won


def test_with_reduced_motion_a_move_leaves_a_ring_that_fades(start):
    pilot = start(rules="S3", deal=173, size=(640, 480), reduced_motion=True)
    pilot.quiet()
    columns = (move for move in pilot.table.moves if move.source.zone == move.target.zone == Zone.TABLEAU)
    pilot.table.play(next(columns))
    assert pilot.table.glow.is_moving
    pilot.frames(30)
    ringed = pilot.window.surface.copy()
    pilot.settle()
    assert not pilot.table.glow.is_moving
    assert ringed.get_buffer().raw != pilot.window.surface.get_buffer().raw
    assert differing(pilot) is None


def test_a_card_that_is_home_swells_for_a_moment(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:LAST], size=(640, 480))
    pilot.quiet()
    pilot.table.play(winning_line()[LAST])
    card, motion, sizes = pilot.board[winning_line()[LAST].target].top, pilot.table.motion, []
    while motion.is_moving:
        pilot.frames(1, 1 / 120)
        sizes.append(motion.size(card, pilot.table.now))
        assert differing(pilot) is None
    assert 1.02 < max(sizes) <= 1.03
    assert sizes[0] == sizes[-1] == 1.0


def test_cards_go_home_faster_and_faster(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: open_at()], size=(640, 480))
    pilot.quiet()
    pilot.key("a")
    times = []
    while not pilot.game.is_won:
        before = pilot.game.moves
        pilot.frames(1, 1 / 120)
        times += [pilot.table.now] * (pilot.game.moves - before)
    pauses = [after - before for before, after in pairwise(times)]
    assert pauses[0] > pauses[-1]
    assert min(pauses) >= 0.045


def test_with_reduced_motion_sheets_and_messages_only_fade(start):
    pilot = start(size=(1280, 800), reduced_motion=True)
    pilot.key("f1")
    place = pilot.screen.ground[1]
    assert (pilot.screen.rise, pilot.screen.seconds) == (0.0, (0.08, 0.08))
    pilot.settle()
    assert pilot.screen.ground[1] == place
    pilot.key("escape")
    pilot.settle()
    pilot.table.say("Something.")
    pilot.frames(2)
    foot = pilot.table.toaster.rect.bottom
    pilot.settle()
    assert pilot.table.toaster.rect.bottom == foot


def test_with_reduced_motion_a_hint_stands_still(start):
    pilot = start(size=(640, 480), reduced_motion=True)
    pilot.quiet()
    pilot.table.hint.show(pilot.table.moves[0])
    assert not pilot.table.hint.is_moving
