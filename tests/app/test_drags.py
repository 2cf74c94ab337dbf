"""Drags that end in no move: nothing is lost, nothing is counted, and the cards go home."""

import pygame
import pytest

from klondike.rules import STOCK, Card, PileId, Zone, column
from tests.app.checks import check_at_rest, check_cards, differing
from tests.app.lines import WON_DEAL, open_at, winning_line
from tests.pilot import RIGHT, Pilot

OUTSIDE = ((-60, -40), (400, 5000), (4000, 300), (-5, 300))


@pytest.fixture
def pilot(start) -> Pilot:
    """A fresh deal, everything at rest."""
    return start(rules="S3", deal=173)


def movable(pilot: Pilot) -> tuple[Card, PileId]:
    """A card that has somewhere to go, and where."""
    move = next(m for m in pilot.board.legal_moves() if m.source.zone is Zone.TABLEAU)
    return pilot.board[move.source].cards[-move.count], move.target


def check_nothing_happened(pilot: Pilot, before) -> None:
    """As before the drag: board, moves, undo, clock, and every card at home in the end."""
    assert not pilot.table.pointer.is_dragging
    pilot.frames(3)
    check_cards(pilot)
    assert pilot.board == before
    pilot.settle()
    check_at_rest(pilot)
    assert (pilot.game.moves, pilot.game.is_started, pilot.game.can_undo) == (0, False, False)
    pilot.frames(5, 1.0)
    assert pilot.game.elapsed == 0


def test_a_refused_drop_flies_home(pilot):
    card, before = pilot.board[column(0)].top, pilot.board
    pilot.drag(card, (300, 400))
    assert pilot.shown(card) != pilot.table.homes[card]
    check_nothing_happened(pilot, before)


def test_a_drop_on_a_pile_that_does_not_take_it_flies_home(pilot):
    taken = {move.target for move in pilot.board.legal_moves() if move.source == column(0)}
    target = next(pile for pile in map(column, range(1, 7)) if pile not in taken)
    before = pilot.board
    pilot.drag(before[column(0)].top, target)
    check_nothing_happened(pilot, before)


def test_a_drop_on_its_own_place_is_nothing(pilot):
    card, before = pilot.board[column(3)].top, pilot.board
    pilot.take(card)
    pilot.move((pilot.at.x - 38, pilot.at.y - 38))
    pilot.release()
    check_nothing_happened(pilot, before)


@pytest.mark.parametrize("point", OUTSIDE)
def test_a_release_outside_the_window_flies_home(pilot, point):
    before = pilot.board
    pilot.take(before[column(0)].top)
    pilot.move(point)
    pilot.release()
    check_nothing_happened(pilot, before)


@pytest.mark.parametrize(
    "event",
    [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN],
    ids=pygame.event.event_name,
)
def test_a_window_that_goes_away_takes_the_drag_with_it(pilot, event):
    before = pilot.board
    card, target = movable(pilot)
    pilot.take(card)
    pilot.post(event)
    pilot.frames(1)
    pilot.restore()
    pilot.release(pilot.landing(target))
    check_nothing_happened(pilot, before)


@pytest.mark.parametrize("key", ["escape", "ctrl+z", "u", "ctrl+y", "space", "d", "a"])
def test_a_key_of_play_only_ends_the_drag(pilot, key):
    before = pilot.board
    card, target = movable(pilot)
    pilot.take(card)
    pilot.key(key)
    assert not pilot.table.pointer.is_dragging
    pilot.release(pilot.landing(target))
    check_nothing_happened(pilot, before)


def test_the_undo_key_in_a_drag_takes_back_no_move(pilot):
    pilot.click(STOCK)
    pilot.settle()
    before = pilot.board
    pilot.take(before[column(0)].top)
    pilot.key("ctrl+z")
    assert pilot.board == before
    assert pilot.game.undos == 0


@pytest.mark.parametrize("key", ["f2", "ctrl+n", "r"])
def test_a_new_deal_in_a_drag_loses_no_card(pilot, key):
    pilot.take(pilot.board[column(0)].top)
    pilot.key(key)
    assert not pilot.table.pointer.is_dragging
    check_cards(pilot)
    pilot.release()
    pilot.settle()
    check_at_rest(pilot)


def test_the_second_button_ends_the_drag(pilot):
    before = pilot.board
    card, target = movable(pilot)
    pilot.take(card)
    pilot.press(pilot.landing(target), RIGHT)
    pilot.release(button=RIGHT)
    pilot.release()
    check_nothing_happened(pilot, before)


def test_the_first_button_is_ignored_while_the_second_ends_the_drag(pilot):
    before = pilot.board
    card, target = movable(pilot)
    pilot.take(card)
    pilot.press(button=RIGHT)
    pilot.move(pilot.landing(target))
    pilot.release()
    pilot.release(button=RIGHT)
    check_nothing_happened(pilot, before)


def test_the_wheel_does_not_drop_a_card(pilot):
    pilot.take(pilot.board[column(0)].top)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.post(kind, button=4, pos=tuple(pilot.at), clicks=1, touch=False)
    pilot.frames(1)
    assert pilot.table.pointer.is_dragging


def test_a_motion_without_a_button_ends_the_drag(pilot):
    before = pilot.board
    card, target = movable(pilot)
    pilot.take(card)
    pilot.held = (0, 0, 0)  # the release happened where no one could tell
    pilot.move(pilot.landing(target))
    assert not pilot.table.pointer.is_dragging
    pilot.press()
    pilot.release()
    check_nothing_happened(pilot, before)


def test_a_click_on_the_stock_with_a_card_in_the_hand_draws_nothing(pilot):
    before = pilot.board
    pilot.take(before[column(0)].top)
    pilot.move(STOCK)
    pilot.press(clicks=1)
    pilot.release()
    check_nothing_happened(pilot, before)


def test_a_press_that_moves_under_eight_points_is_a_click(pilot):
    card = pilot.board[column(0)].top
    pilot.press(card)
    pilot.move((pilot.at.x + 5, pilot.at.y + 5))
    assert not pilot.table.pointer.is_dragging
    assert pilot.shown(card) == pilot.table.homes[card]
    pilot.app.desk.change_setting("click", "nothing")
    pilot.release()
    assert not pilot.table.is_moving


def test_eight_points_of_way_begin_a_drag(pilot):
    pilot.press(pilot.board[column(0)].top)
    pilot.move((pilot.at.x + 8, pilot.at.y))
    assert pilot.table.pointer.is_dragging


def test_a_face_down_card_cannot_be_taken(pilot):
    hidden = pilot.board[column(6)].cards[0]
    pilot.press(hidden)
    pilot.move((pilot.at.x + 60, pilot.at.y + 60))
    assert not pilot.table.pointer.is_dragging


def test_the_stock_cannot_be_dragged(pilot):
    pilot.press(STOCK)
    pilot.move((pilot.at.x + 60, pilot.at.y + 60))
    assert not pilot.table.pointer.is_dragging


def test_the_whole_run_hangs_on_the_pointer(start):
    pilot = start(rules="T1", deal=173, moves=())
    card, target = movable(pilot)
    pilot.drag(card, target)
    pilot.settle()
    lead = pilot.board[target].cards[-2]
    pilot.take(lead)
    assert pilot.table.hand.cards == pilot.board[target].cards[-2:]


def test_the_card_below_the_held_one_is_seen_at_once(start):
    pilot = start(rules="S3", deal=173, moves=["SWx3"])
    pilot.quiet()
    top = pilot.board.waste.top
    below = pilot.board.waste.cards[-2]
    pilot.take(top, (0, 150))
    resting = pilot.table.painter._looks[PileId(Zone.WASTE)].cards
    assert resting[-1][0] == below


# -- presses that come to nothing because the board changes under them -------------------------------


@pytest.mark.parametrize("key", ["ctrl+z", "f2", "r"])
def test_a_press_outlives_no_change_of_the_board(start, key):
    pilot = start(rules="S3", deal=173)
    card, target = movable(pilot)
    pilot.drag(card, target)
    pilot.settle()
    pilot.press(pilot.board[target].cards[0])
    pilot.key(key)
    before = pilot.board
    pilot.release()
    assert pilot.board == before
    check_cards(pilot)


def test_a_press_on_the_stock_ends_when_the_key_draws(pilot):
    pilot.press(STOCK)
    pilot.key("space")
    assert pilot.game.moves == 1
    check_cards(pilot)
    pilot.release()
    check_cards(pilot)


def test_a_second_button_on_a_message_does_not_use_it(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: open_at() - 1])
    pilot.make(winning_line()[open_at() - 1])
    pilot.settle()
    source = next(move.source for move in pilot.board.legal_moves() if move.source.zone is Zone.TABLEAU)
    pilot.take(pilot.board[source].top, (0, 20))
    pilot.press(pilot.table.toaster.rect.center, RIGHT)
    assert not pilot.table.finish.is_running
    assert not pilot.table.pointer.is_dragging


@pytest.mark.parametrize("depth", [1, 3])
def test_of_where_the_held_cards_were_nothing_stays(start, depth):
    pilot = start(rules="S3", deal=WON_DEAL, moves=winning_line()[:40])
    pilot.quiet()
    longest = max(pilot.board.tableau, key=lambda pile: len(pile.face_up))
    assert len(longest.face_up) >= depth
    pilot.take(longest.cards[-depth])
    for step in range(40):
        pilot.move((100 + 13 * step, 140 + 37 * step % 400))
        assert len(pilot.table.hand.cards) == depth
        assert differing(pilot) is None
