"""The window: another size at any moment, nothing drawn that did not change."""

import pygame
import pytest

from klondike.rules import STOCK, Zone
from klondike.window import MINIMUM_SIZE
from tests.app.checks import check_at_rest, check_cards
from tests.app.lines import winning_line

SIZES = [(640, 480), (1000, 700), (1366, 500), (640, 900), (1920, 1080)]


@pytest.fixture
def pilot(start):
    """A game under way, everything at rest."""
    pilot = start(rules="S3", deal=173, moves=winning_line()[:30])
    pilot.quiet()
    return pilot


@pytest.mark.parametrize("size", SIZES)
def test_a_resize_while_cards_fly_ends_at_the_new_homes(pilot, size):
    pilot.click(STOCK)
    pilot.frames(2)
    assert pilot.table.is_moving
    pilot.resize(size)
    assert pilot.table.layout.size == size
    pilot.settle()
    check_cards(pilot)
    check_at_rest(pilot)


@pytest.mark.parametrize("size", SIZES)
def test_a_drag_goes_on_through_a_resize(pilot, size):
    move = next(m for m in pilot.board.legal_moves() if m.source.zone is Zone.TABLEAU)
    expected = pilot.board.play(move)
    card = pilot.board[move.source].cards[-move.count]
    pilot.take(card)
    pilot.resize(size)
    assert pilot.table.hand.cards[0] == card
    grip = pilot.table.hand.drag.grip
    corner = pilot.landing(move.target)
    pilot.move((corner.x + grip.x, corner.y + grip.y))
    pilot.release()
    assert pilot.board == expected
    pilot.settle()
    check_at_rest(pilot)


def test_a_drag_can_be_cancelled_after_a_resize(pilot):
    before = pilot.board
    pilot.take(next(pile.top for pile in before.tableau if pile.cards))
    pilot.resize((640, 480))
    pilot.key("escape")
    pilot.settle()
    assert pilot.board == before
    check_at_rest(pilot)


def test_a_resize_changes_neither_score_nor_moves_nor_time(pilot):
    before = (pilot.game.score, pilot.game.moves, pilot.board)
    elapsed = pilot.game.elapsed
    for size in SIZES:
        pilot.resize(size)
    assert (pilot.game.score, pilot.game.moves, pilot.board) == before
    assert pilot.game.elapsed - elapsed < 0.2


def test_a_live_resize_ends_sharp(pilot):
    for width in range(800, 1000, 40):
        pilot.resize((width, 700))
    pilot.quiet()
    assert pilot.table.art._former == {}


def test_full_screen_and_back_gives_the_same_window(pilot):
    before = pilot.window.size
    for _ in range(10):
        pilot.key("f11")
        pilot.frames(1)
    assert pilot.window.size == before
    assert pilot.window.restored_size == before
    check_cards(pilot)


def test_alt_enter_fills_the_screen(pilot):
    before = pilot.window.size
    pilot.key("alt+return")
    pilot.frames(1)
    assert pilot.store.settings.fullscreen
    assert (pilot.window.size != before, pilot.window.restored_size) == (True, before)


def test_the_size_of_the_screen_is_not_kept_as_the_players(pilot):
    players = pilot.window.size
    pilot.key("f11")
    pilot.key("ctrl+q")
    assert pilot.store.settings.window == players


def test_everything_fits_the_smallest_window(start):
    pilot = start(rules="D9", deal=1, size=MINIMUM_SIZE)
    check_cards(pilot)


# -- drawing only what changed -----------------------------------------------------------------------


def test_a_quiet_table_draws_nothing(start):
    pilot = start(rules="S3", deal=173)
    pilot.quiet()
    pilot.window.shown.clear()
    assert pilot.frames(100) == 0
    assert pilot.window.shown == []


def test_a_quiet_game_draws_once_a_second(pilot):
    pilot.window.shown.clear()
    pilot.frames(10 * 60)
    assert 9 <= len(pilot.window.shown) <= 11


def test_the_tick_of_the_clock_draws_a_small_part(pilot):
    pilot.window.shown.clear()
    pilot.frames(60)
    (parts,) = pilot.window.shown
    assert covered(parts, pilot.window.size) < 0.02


def covered(parts: list[pygame.Rect], size: tuple[int, int]) -> float:
    """The share of the window that these rectangles cover together."""
    mask = pygame.Surface(size, pygame.SRCALPHA)
    for part in parts:
        mask.fill("white", part)
    return pygame.mask.from_surface(mask).count() / (size[0] * size[1])


def test_a_hidden_window_draws_nothing(pilot):
    pilot.hide()
    pilot.window.shown.clear()
    pilot.frames(100)
    pilot.frames(5, 1.0)
    assert pilot.window.shown == []


def test_a_window_that_comes_back_draws_everything(pilot):
    pilot.hide()
    pilot.window.shown.clear()
    pilot.restore()
    assert pilot.window.shown[0] is None


def test_a_motion_over_the_empty_table_draws_nothing(pilot):
    pilot.move((5, 590))
    pilot.window.shown.clear()
    for x in range(6, 15):
        pilot.move((x, 590))
    assert pilot.window.shown == []


def test_a_still_hand_with_cards_in_it_draws_nothing(pilot):
    pilot.take(next(pile.top for pile in pilot.board.tableau if pile.cards))
    pilot.settle()
    pilot.window.shown.clear()
    pilot.frames(30)
    assert len(pilot.window.shown) <= 1  # the clock may have ticked


def test_flying_cards_draw_a_part_of_the_window(pilot):
    pilot.click(STOCK)
    pilot.window.shown.clear()
    pilot.frames(5)
    assert len(pilot.window.shown) == 5
    for parts in pilot.window.shown:
        assert parts is not None
        assert covered(parts, pilot.window.size) < 0.3


def test_quit_by_the_window_ends_the_program(pilot):
    pilot.post(pygame.QUIT)
    pilot.frames(1)
    assert pilot.app.screens == []
    pilot.frames(3)
    assert pilot.app.screens == []


def test_a_window_that_is_used_is_shown_though_it_was_said_to_be_away(start):
    pilot = start()
    pilot.hide()
    shown = len(pilot.window.shown)
    pilot.frames(3)
    assert len(pilot.window.shown) == shown
    pilot.move((300, 300))
    pilot.frames(1)
    assert pilot.window.shown[shown:] == [None]
