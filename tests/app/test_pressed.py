"""What is held down shows it: cards and the stock rise a little, and buttons that repeat do so."""

import pygame
import pytest

from klondike.rules import STOCK, Zone
from klondike.scene.repeat import FIRST_SECONDS, NEXT_SECONDS
from klondike.ui.commands import Command
from tests.app.checks import check_at_rest
from tests.pilot import FRAME, Pilot

EMPTY_TABLE = (790, 590)
MOVES = ["SWx3"] * 6


@pytest.fixture
def pilot(start) -> Pilot:
    """A game with some moves, everything at rest."""
    pilot = start(rules="S3", deal=173, moves=MOVES, click="nothing")
    pilot.quiet()
    return pilot


def rise(pilot: Pilot, before: pygame.Surface, box: pygame.Rect) -> int:
    """By how many pixels what lay in a box lies higher now."""
    inner = box.inflate(-box.w // 3, -box.h // 3)
    was = pygame.image.tobytes(before.subsurface(inner), "RGB")
    shifted = [inner.move(0, -up) for up in range(5)]
    now = [pygame.image.tobytes(pilot.window.surface.subsurface(each), "RGB") for each in shifted]
    return now.index(was)


def wait(pilot: Pilot, seconds: float) -> None:
    """Let time pass in frames."""
    pilot.frames(round(seconds / FRAME))


@pytest.mark.parametrize("is_stock", [True, False], ids=["stock", "card"])
def test_what_is_pressed_on_rises_until_it_is_let_go(pilot, is_stock):
    move = next(m for m in pilot.board.legal_moves() if m.source.zone is Zone.TABLEAU)
    card = pilot.board.stock.top if is_stock else pilot.board[move.source].top
    box = pygame.Rect(pilot.table.layout.box_at(pilot.table.homes[card]))
    target = STOCK if is_stock else card
    pilot.move(target)
    before = pilot.window.surface.copy()
    pilot.press()
    assert rise(pilot, before, box) == pilot.table.pen.px(2)
    pilot.release((box.centerx, pilot.table.layout.bar.bottom + 1) if is_stock else None)
    assert rise(pilot, before, box) == 0
    check_at_rest(pilot)


def test_cards_that_cannot_be_moved_do_not_rise(pilot):
    column = next(p for p in pilot.board.pile_ids if pilot.board[p].face_down > 1 and p.zone is Zone.TABLEAU)
    card = pilot.board[column].cards[0]
    pilot.move(card)
    before = pilot.window.surface.copy()
    pilot.press()
    assert pygame.image.tobytes(pilot.window.surface, "RGB") == pygame.image.tobytes(before, "RGB")


def test_undo_repeats_while_it_is_held(pilot):
    button = pilot.table.bar.buttons[Command.UNDO].center
    pilot.press(button)
    wait(pilot, FIRST_SECONDS - 0.1)
    assert pilot.game.moves == len(MOVES)
    wait(pilot, 0.1 + 2.5 * NEXT_SECONDS)
    taken_back = len(MOVES) - pilot.game.moves
    assert taken_back in (2, 3)
    pilot.release()
    wait(pilot, 1.0)
    assert len(MOVES) - pilot.game.moves == taken_back  # the release of a held button is no click


def test_undo_held_to_the_first_deal_ends_there(pilot):
    pilot.press(pilot.table.bar.buttons[Command.UNDO].center)
    wait(pilot, FIRST_SECONDS + 20 * NEXT_SECONDS)
    assert (pilot.game.moves, pilot.table.pointer.repeat.patience) == (0, None)
    pilot.release()
    assert pilot.game.moves == 0


@pytest.mark.parametrize("command", [Command.UNDO, Command.MENU])
def test_a_short_press_is_one_click(pilot, command):
    pilot.click(pilot.table.bar.buttons[command].center)
    assert (pilot.game.moves, len(pilot.app.screens)) == (
        (len(MOVES) - 1, 1) if command is Command.UNDO else (len(MOVES), 2)
    )


def test_a_pointer_that_leaves_the_button_wishes_nothing(pilot):
    pilot.press(pilot.table.bar.buttons[Command.UNDO].center)
    pilot.move(EMPTY_TABLE)
    wait(pilot, 2.0)
    pilot.release()
    assert pilot.game.moves == len(MOVES)
