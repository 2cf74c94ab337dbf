"""The keyboard in the bar: how it comes there and back, what it presses, and what it looks like."""

from random import Random

import pygame
import pytest

from klondike.ui.commands import Command
from tests.app.checks import differing
from tests.app.lines import winning_line
from tests.pilot import Pilot

IN_PLAY = [Command.MENU, Command.NEW_GAME, Command.CHOOSE_GAME, Command.HINT, Command.UNDO]
AT_FIRST = [Command.MENU, Command.NEW_GAME, Command.CHOOSE_GAME, Command.HINT]


@pytest.fixture
def pilot(start) -> Pilot:
    pilot = start(rules="S3", deal=173, size=(1000, 700), moves=winning_line()[:5])
    pilot.quiet()
    return pilot


def walked(pilot: Pilot, key: str) -> list[Command | None]:
    """The buttons that a key leads to until it comes round."""
    seen = [pilot.table.bar_keys.at]
    while not seen[1:] or seen[-1] != seen[0]:
        pilot.key(key)
        seen.append(pilot.table.bar_keys.at)
    return seen[:-1]


def test_f6_goes_to_the_bar_and_back(pilot):
    pilot.key("3")
    pilot.key("f6")
    assert pilot.table.bar_keys.at is Command.MENU
    assert not pilot.table.keyboard.is_shown
    place = pilot.table.keyboard.place
    pilot.key("f6")
    assert pilot.table.bar_keys.at is None
    assert pilot.table.keyboard.is_shown
    assert pilot.table.keyboard.place == place


def test_arrows_lead_over_all_that_can_be_pressed(pilot, start):
    pilot.key("f6")
    assert walked(pilot, "right") == IN_PLAY
    assert walked(pilot, "left") == [IN_PLAY[0], *IN_PLAY[:0:-1]]
    pilot.key("end")
    assert pilot.table.bar_keys.at is IN_PLAY[-1]
    pilot.key("home")
    assert pilot.table.bar_keys.at is IN_PLAY[0]
    fresh = start(rules="S3", deal=173, size=(1000, 700))
    fresh.quiet()
    fresh.key("f6")
    assert walked(fresh, "right") == AT_FIRST


def test_a_low_bar_has_no_title_to_go_to(start):
    pilot = start(rules="S3", deal=173, size=(640, 480))
    pilot.quiet()
    pilot.key("f6")
    assert walked(pilot, "right") == [each for each in AT_FIRST if each in pilot.table.bar.buttons]
    assert Command.CHOOSE_GAME not in pilot.table.bar.buttons


@pytest.mark.parametrize(("steps", "screen"), [(0, "menu"), (2, "new_game")])
@pytest.mark.parametrize("press", ["return", "space"])
def test_enter_and_space_press_and_the_keyboard_stays(pilot, steps, screen, press):
    pilot.key("f6")
    for _ in range(steps):
        pilot.key("right")
    pilot.key(press)
    assert pilot.screen.name == screen
    pilot.settle()
    pilot.key("escape")
    pilot.settle()
    assert pilot.table.bar_keys.at is IN_PLAY[steps]


def test_undo_can_be_pressed_until_nothing_is_left(pilot):
    pilot.key("f6")
    pilot.key("end")
    for _ in range(7):
        pilot.key("return")
    assert not pilot.game.can_undo
    assert pilot.table.bar_keys.at is Command.UNDO
    pilot.key("right")
    assert pilot.table.bar_keys.at is Command.REDO
    pilot.key("return")
    assert pilot.game.can_undo


@pytest.mark.parametrize("key", ["escape", "down", "f6"])
def test_these_keys_lead_back_to_the_cards(pilot, key):
    board = pilot.board
    pilot.key("f6")
    pilot.key(key)
    assert pilot.table.bar_keys.at is None
    assert pilot.table.keyboard.is_shown
    assert pilot.board == board


def test_keys_of_the_cursor_lead_back_and_mean_what_they_mean(pilot):
    pilot.key("f6")
    pilot.key("3")
    assert pilot.table.bar_keys.at is None
    assert pilot.table.keyboard.place.pile.index == 2


def test_other_keys_mean_the_same_and_the_keyboard_stays(pilot):
    moves = pilot.game.moves
    pilot.key("f6")
    pilot.key("z")
    assert pilot.game.undos == 1 or pilot.game.moves < moves
    assert pilot.table.bar_keys.at is Command.MENU


def test_the_mouse_takes_the_keyboard_out_of_the_bar(pilot):
    pilot.move((500, 400))
    pilot.key("f6")
    pilot.move((503, 402))
    assert pilot.table.bar_keys.at is Command.MENU
    pilot.move((520, 402))
    assert pilot.table.bar_keys.at is None
    pilot.key("f6")
    pilot.press((20, 500))
    pilot.release()
    assert pilot.table.bar_keys.at is None


def test_with_cards_in_the_hand_it_only_puts_them_back(pilot):
    pilot.key("tab")
    pilot.key("return")
    assert pilot.table.hand.carry
    pilot.key("f6")
    assert not pilot.table.hand.carry
    assert pilot.table.bar_keys.at is None


def test_a_button_that_goes_gives_the_keyboard_to_the_first(pilot):
    pilot.key("f6")
    pilot.key("right")
    pilot.key("right")
    assert pilot.table.bar_keys.at is Command.CHOOSE_GAME
    pilot.resize((640, 480))
    pilot.frames(2)
    assert pilot.table.bar_keys.at is Command.MENU
    assert differing(pilot) is None


def test_the_ring_is_drawn_round_the_button_and_leaves_nothing(pilot):
    before = pilot.window.surface.copy()
    pilot.key("f6")
    assert has_ring(pilot)
    for key in ("right", "right", "end", "left"):
        pilot.key(key)
        assert differing(pilot) is None
    pilot.key("f6")
    pilot.key("f6")
    pilot.key("escape")
    pilot.table.keyboard.hide()
    pilot.frames(1)
    bar = pygame.Rect(pilot.table.layout.bar)
    assert pilot.window.surface.subsurface(bar).get_buffer().raw == before.subsurface(bar).get_buffer().raw


def has_ring(pilot: Pilot) -> bool:
    rect = pilot.table.bar.buttons[Command.MENU]
    cursor = pygame.Color(pilot.table.pen.theme.table.cursor)
    return pilot.window.surface.get_at((rect.centerx, rect.top - 3)) == cursor


def test_there_is_no_ring_in_the_bar_while_the_keyboard_is_on_a_sheet(pilot):
    bare = pilot.window.surface.copy()
    pilot.key("f10")
    pilot.settle()
    below = shown_at(pilot)
    pilot.key("escape")
    pilot.settle()
    pilot.key("f6")
    assert has_ring(pilot)
    pilot.key("return")
    pilot.settle()
    assert pilot.screen.name == "menu"
    assert shown_at(pilot) == below != shown_at(pilot, bare)
    pilot.key("escape")
    pilot.settle()
    assert has_ring(pilot)


def shown_at(pilot: Pilot, surface: pygame.Surface | None = None) -> tuple[int, ...]:
    """The colour of the picture, or of another, where the ring of the first button is."""
    rect = pilot.table.bar.buttons[Command.MENU]
    return tuple((surface or pilot.window.surface).get_at((rect.centerx, rect.top - 3)))


@pytest.mark.parametrize("way", [(300, 300), None])
def test_the_mouse_on_a_sheet_takes_the_keyboard_out_of_the_bar(pilot, way):
    pilot.key("f6")
    pilot.key("return")
    pilot.settle()
    if way:
        pilot.move((200, 200))
        pilot.move(way)
        pilot.key("escape")
    else:
        pilot.click((900, 600))  # beside the menu
    pilot.settle()
    assert pilot.app.top is pilot.table
    assert pilot.table.bar_keys.at is None
    assert not has_ring(pilot)


@pytest.mark.parametrize("seed", range(3))
def test_any_keys_and_motions_leave_a_button_or_none_and_a_picture_as_painted_anew(start, seed):
    pilot, chance = start(rules="S3", deal=seed, size=(800, 600), left_handed=bool(seed % 2)), Random(seed)
    pilot.quiet()
    keys = ["f6", "left", "right", "home", "end", "up", "down", "return", "escape", "3", "z", "d", "tab"]
    for step in range(120):
        if pilot.app.top is not pilot.table:
            pilot.key("escape")
            pilot.settle()
        elif chance.random() < 0.1:
            pilot.move((chance.randrange(800), chance.randrange(600)))
        elif chance.random() < 0.03:
            pilot.resize(chance.choice([(640, 480), (800, 600), (1100, 700)]))
        else:
            pilot.key(chance.choice(keys))
        at = pilot.table.bar_keys.at
        assert at is None or at in pilot.table.bar.buttons
        assert not (at and pilot.table.keyboard.is_shown)
        if step % 10 == 0:
            assert differing(pilot) is None, f"after step {step}"


def test_the_keys_of_the_bar_are_those_of_every_sheet(start):
    pilot = start(rules="S3", deal=173, size=(1000, 700), keys="hint\tEnter\nundo\tRight")
    pilot.quiet()
    pilot.key("f6")
    pilot.key("right")
    pilot.key("right")
    pilot.key("return")
    assert pilot.screen.name == "new_game"
