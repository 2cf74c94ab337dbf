"""The table of commands: complete, without clashes, exact about modifiers."""

from collections import Counter

import pygame
import pytest

from klondike.ui.commands import COMMANDS, ROWS, Command, all_key_names, command_for, key_names
from klondike.ui.icons import ICONS
from klondike.ui.keys import CTRL, HeldKeys, Key, pressed_key
from tests.ui.events import key


def test_every_command_has_one_row_with_words_keys_and_icon() -> None:
    assert Counter(row.command for row in COMMANDS) == Counter(Command)
    assert all(row.label and row.keys and row.group and row.icon in ICONS for row in COMMANDS)


def test_no_key_is_bound_twice() -> None:
    counts = Counter(key for row in COMMANDS for key in row.keys)
    assert max(counts.values()) == 1


def test_labels_differ_and_have_no_full_stop() -> None:
    labels = [row.label for row in COMMANDS]
    assert len(set(labels)) == len(labels)
    assert not any(label.endswith((".", "!")) for label in labels)


@pytest.mark.parametrize(
    ("code", "mod", "command"),
    [
        (pygame.K_F2, 0, Command.NEW_GAME),
        (pygame.K_n, 0, Command.NEW_GAME),
        (pygame.K_n, pygame.KMOD_LCTRL, Command.NEW_GAME),
        (pygame.K_r, 0, Command.RESTART),
        (pygame.K_z, pygame.KMOD_RCTRL, Command.UNDO),
        (pygame.K_z, 0, Command.UNDO),
        (pygame.K_u, 0, Command.UNDO),
        (pygame.K_BACKSPACE, 0, Command.UNDO),
        (pygame.K_y, pygame.KMOD_LCTRL, Command.REDO),
        (pygame.K_y, 0, Command.REDO),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Command.REDO),
        (pygame.K_SPACE, 0, Command.DRAW),
        (pygame.K_d, 0, Command.DRAW),
        (pygame.K_a, 0, Command.FINISH),
        (pygame.K_c, pygame.KMOD_LCTRL, Command.COPY_CODE),
        (pygame.K_v, pygame.KMOD_LCTRL, Command.ENTER_CODE),
        (pygame.K_s, 0, Command.STATISTICS),
        (pygame.K_COMMA, pygame.KMOD_LCTRL, Command.SETTINGS),
        (pygame.K_F1, 0, Command.HELP),
        (pygame.K_F11, 0, Command.FULL_SCREEN),
        (pygame.K_RETURN, pygame.KMOD_LALT, Command.FULL_SCREEN),
        (pygame.K_p, 0, Command.PAUSE),
        (pygame.K_PAUSE, 0, Command.PAUSE),
        (pygame.K_F10, 0, Command.MENU),
        (pygame.K_q, pygame.KMOD_LCTRL, Command.QUIT),
        (pygame.K_ESCAPE, 0, Command.CANCEL),
        (pygame.K_LEFT, 0, Command.STEP),
        (pygame.K_DOWN, 0, Command.STEP),
        (pygame.K_END, 0, Command.ROW_END),
        (pygame.K_PAGEUP, 0, Command.ROW),
        (pygame.K_1, 0, Command.COLUMN),
        (pygame.K_0, 0, Command.COLUMN),
        (pygame.K_w, 0, Command.PILE),
        (pygame.K_q, 0, Command.PILE),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Command.NEXT_CARD),
        (pygame.K_RETURN, 0, Command.TAKE),
        (pygame.K_KP_ENTER, 0, Command.TAKE),
        (pygame.K_e, 0, Command.TAKE),
        (pygame.K_RETURN, pygame.KMOD_RSHIFT, Command.BEST_MOVE),
        (pygame.K_m, 0, Command.BEST_MOVE),
        (pygame.K_f, 0, Command.SEND_HOME),
        (pygame.K_c, 0, Command.FOUR_COLOURS),
        (pygame.K_F6, 0, Command.BAR),
        (pygame.K_RIGHT, pygame.KMOD_LCTRL, Command.NEXT_DEAL),
        (pygame.K_LEFT, pygame.KMOD_RCTRL, Command.PREVIOUS_DEAL),
        (pygame.K_PLUS, pygame.KMOD_LCTRL, Command.LARGER_TEXT),
        (pygame.K_EQUALS, pygame.KMOD_LCTRL, Command.LARGER_TEXT),
        (pygame.K_EQUALS, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Command.LARGER_TEXT),
        (pygame.K_KP_PLUS, pygame.KMOD_LCTRL, Command.LARGER_TEXT),
        (pygame.K_MINUS, pygame.KMOD_LCTRL, Command.SMALLER_TEXT),
        (pygame.K_KP_MINUS, pygame.KMOD_LCTRL, Command.SMALLER_TEXT),
        (pygame.K_0, pygame.KMOD_LCTRL, Command.USUAL_TEXT),
        (pygame.K_KP0, pygame.KMOD_LCTRL, Command.USUAL_TEXT),
        (pygame.K_KP3, pygame.KMOD_NUM, Command.COLUMN),
    ],
)
def test_keys_give_their_commands(code: int, mod: int, command: Command) -> None:
    assert command_for(key(code, mod)) == command


@pytest.mark.parametrize(
    ("code", "mod"),
    [
        (pygame.K_r, pygame.KMOD_LCTRL),
        (pygame.K_a, pygame.KMOD_LCTRL),
        (pygame.K_s, pygame.KMOD_LALT),
        (pygame.K_d, pygame.KMOD_LSHIFT),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LALT),
        (pygame.K_F11, pygame.KMOD_LSHIFT),
        (pygame.K_v, 0),
        (pygame.K_COMMA, 0),
        (pygame.K_LEFT, pygame.KMOD_LSHIFT),
        (pygame.K_LALT, pygame.KMOD_LALT),
        (pygame.K_KP1, 0),
        (pygame.K_1, pygame.KMOD_LALT),
        (pygame.K_x, 0),
    ],
)
def test_other_modifiers_mean_nothing(code: int, mod: int) -> None:
    assert command_for(key(code, mod)) is None


@pytest.mark.parametrize("lock", [pygame.KMOD_CAPS, pygame.KMOD_NUM, pygame.KMOD_CAPS | pygame.KMOD_NUM])
def test_locks_do_not_matter(lock: int) -> None:
    assert command_for(key(pygame.K_n, lock)) == Command.NEW_GAME
    assert command_for(key(pygame.K_z, pygame.KMOD_LCTRL | lock)) == Command.UNDO


def test_letters_of_other_scripts_count_by_their_place() -> None:
    cyrillic_ya_on_z = key(0x44F, scancode=pygame.KSCAN_Z)
    assert command_for(cyrillic_ya_on_z) == Command.UNDO
    assert command_for(key(pygame.K_y, scancode=pygame.KSCAN_Z)) == Command.REDO  # German: Y is where it says


def test_only_presses_give_commands() -> None:
    assert command_for(pygame.event.Event(pygame.KEYUP, key=pygame.K_n, mod=0)) is None
    assert command_for(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0))) is None


def test_digits_that_need_shift_count_by_their_place() -> None:
    french_e_acute_on_2 = key(0xE9, scancode=pygame.KSCAN_2)
    assert command_for(french_e_acute_on_2) == Command.COLUMN
    assert pressed_key(french_e_acute_on_2) == Key(pygame.K_2)


def test_repeats_count_for_undo_redo_and_steps_only() -> None:
    repeating = {row.command for row in COMMANDS if command_for(key(*pressed(row.keys[0]), repeat=True))}
    assert repeating == {Command.UNDO, Command.REDO, Command.STEP, Command.NEXT_CARD}


def pressed(bound: Key) -> tuple[int, int]:
    return bound.code, pygame.KMOD_LCTRL if bound.modifiers & CTRL else 0


def test_held_keys_mark_repeats_until_released() -> None:
    held = HeldKeys()
    assert not held.mark(key(pygame.K_n)).repeat
    assert held.mark(key(pygame.K_n)).repeat
    assert not held.mark(key(pygame.K_r)).repeat
    held.mark(pygame.event.Event(pygame.KEYUP, key=pygame.K_n))
    assert not held.mark(key(pygame.K_n)).repeat


def test_a_lost_focus_lets_all_keys_go() -> None:
    held = HeldKeys()
    held.mark(key(pygame.K_n))
    held.mark(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not held.mark(key(pygame.K_n)).repeat


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (Command.UNDO, "Ctrl+Z"),
        (Command.NEW_GAME, "F2"),
        (Command.SETTINGS, "Ctrl+,"),
        (Command.DRAW, "Space"),
        (Command.CANCEL, "Esc"),
    ],
)
def test_menus_show_the_first_key(command: Command, name: str) -> None:
    assert key_names(command) == name


def test_the_help_shows_all_keys() -> None:
    assert all_key_names(Command.REDO) == ("Ctrl+Y", "Y", "Ctrl+Shift+Z")
    assert all_key_names(Command.COLUMN) == ("1 … 9, 0",)
    assert all_key_names(Command.FULL_SCREEN) == ("F11", "Alt+Enter")
    assert all(name.isprintable() for row in ROWS for name in all_key_names(row))
