"""Own keys: what a text means, whatever it says, and what giving a key to a command does."""

import pygame
import pytest
from hypothesis import given as chance
from hypothesis import strategies as st

from klondike.ui.commands import (
    BOUND,
    COMMANDS,
    USUAL,
    Command,
    Keymap,
    all_key_names,
    command_for,
    key_names,
)
from klondike.ui.keys import ALT, CTRL, LONE_ALT, SHIFT, Key
from klondike.ui.ownkeys import (
    MOST,
    KeyRefused,
    Slot,
    all_slots,
    given,
    keymap_of,
    keys_in,
    parsed,
    spelled,
)
from tests.ui.events import key

PIECES = [*"\t\t\n+ABSXZ19.", "hint", "undo", "step.1", "menu", "Ctrl+", "Page up", "Alt"]
SLOTS = {slot.name: slot for slot in all_slots()}
HELD = {CTRL: pygame.KMOD_LCTRL, SHIFT: pygame.KMOD_LSHIFT, ALT: pygame.KMOD_LALT}
KEYS = st.builds(
    Key,
    st.sampled_from([*map(ord, "abcxyz019,;-+#"), pygame.K_F5, pygame.K_UP, pygame.K_TAB, pygame.K_RETURN]),
    st.sampled_from([0, CTRL, SHIFT, ALT, CTRL | SHIFT]),
)


def command(pressed: Key, keymap: Keymap) -> Command | None:
    mod = sum(mask for bit, mask in HELD.items() if pressed.modifiers & bit)
    return command_for(key(pressed.code, mod), keymap)


def checked(keymap: Keymap) -> None:
    """Every key means what it is listed for, none is listed twice, and the rest mean nothing."""
    listed = [(each, slot) for slot in SLOTS.values() for each in keys_in(slot, keymap)]
    assert len({each for each, _ in listed}) == len(listed)
    assert all(command(each, keymap) is slot.row.command for each, slot in listed)
    free = set(BOUND) - {each for each, _ in listed} - {Key(pygame.K_ESCAPE)}
    assert {command(each, keymap) for each in free} <= {None}
    assert all(len(keys_in(slot, keymap)) <= slot.most for slot in SLOTS.values())
    assert keymap_of(spelled(keymap)) == keymap


def test_no_text_means_the_table() -> None:
    assert keymap_of("") == USUAL == Keymap({}, {})
    assert spelled(USUAL) == ""


def test_every_command_but_to_let_go_can_have_other_keys() -> None:
    assert {slot.row.command for slot in SLOTS.values()} == set(Command) - {Command.CANCEL}
    assert {each for slot in SLOTS.values() for each in slot.usual} == set(BOUND) - {Key(pygame.K_ESCAPE)}
    labels = [slot.label for slot in SLOTS.values()]
    assert len(set(labels)) == len(labels)


def test_the_keys_of_the_table_have_names_that_lead_back_to_them() -> None:
    assert all(parsed(each.name) == each for each in BOUND if each.code != pygame.K_ESCAPE)


def test_a_text_gives_other_keys() -> None:
    keymap = keymap_of("hint\tX\tCtrl+J\ncursor\nundo\tBackspace")
    assert all_key_names(Command.HINT, keymap) == ("X", "Ctrl+J")
    assert key_names(Command.UNDO, keymap) == "Backspace"
    assert command(Key(pygame.K_x), keymap) is Command.HINT
    assert command(Key(pygame.K_h), keymap) is None
    assert command(Key(pygame.K_z), keymap) is None
    checked(keymap)


def test_a_key_of_another_command_is_taken_from_it() -> None:
    keymap = keymap_of("hint\tS")
    assert command(Key(pygame.K_s), keymap) is Command.HINT
    assert key_names(Command.STATISTICS, keymap) == ""
    checked(keymap)


@pytest.mark.parametrize(
    "text",
    [
        "nothing\tX",
        "hint\tno key",
        "hint\tEsc",
        "hint\tAlt+Tab",
        "hint\tCtrl+Alt+X",
        "hint\t",
        "\t\t\n\n\t",
        "cancel\tX",
        "step\tX",
        "step.9\tX",
        "hint\tx",
        "\x00\ud800",
        "hint\t\ud800",
        "hint\t\u200b",
        "menu",
    ],
)
def test_what_is_not_understood_leaves_the_keys_of_the_table(text: str) -> None:
    assert keymap_of(text) == USUAL


@chance(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
def test_any_text_makes_keys_without_a_clash(text: str) -> None:
    checked(keymap_of(text))


@chance(st.lists(st.tuples(st.sampled_from(list(SLOTS.values())), KEYS), max_size=12))
def test_any_keys_given_one_after_the_other_make_no_clash(gifts: list[tuple[Slot, Key]]) -> None:
    keymap = USUAL
    for slot, each in gifts:
        had = each in keys_in(slot, keymap)
        try:
            keymap, _ = given(keymap, slot, each)
        except KeyRefused as reason:
            assert str(reason).endswith((".", "another."))
        else:
            assert (each in keys_in(slot, keymap)) is not had
        checked(keymap)


def test_a_given_key_comes_first_and_the_others_stay() -> None:
    keymap, said = given(USUAL, SLOTS["draw"], Key(pygame.K_x))
    assert (all_key_names(Command.DRAW, keymap), said) == (("X", "Space", "D"), "")


def test_a_taken_key_is_said() -> None:
    keymap, said = given(USUAL, SLOTS["hint"], Key(pygame.K_d))
    assert said == "D was “Turn the stock”."
    assert all_key_names(Command.DRAW, keymap) == ("Space",)
    _, said = given(keymap, SLOTS["hint"], Key(pygame.K_SPACE))
    assert said == "Space was “Turn the stock”, which has no key now."


def test_its_own_key_goes_while_it_has_another() -> None:
    keymap, said = given(USUAL, SLOTS["draw"], Key(pygame.K_d))
    assert (all_key_names(Command.DRAW, keymap), said) == (("Space",), "D is free now.")
    with pytest.raises(KeyRefused, match="already"):
        given(keymap, SLOTS["draw"], Key(pygame.K_SPACE))


def test_no_command_has_more_keys_than_fit() -> None:
    keymap, _ = given(USUAL, SLOTS["undo"], Key(pygame.K_x))
    assert all_key_names(Command.UNDO, keymap) == ("X", "Ctrl+Z", "Z", "U")
    assert len(all_key_names(Command.UNDO, keymap)) == MOST


def test_a_part_of_a_command_has_one_key() -> None:
    keymap, said = given(USUAL, SLOTS["pile.1"], Key(pygame.K_q))
    assert said == "Q was “Stock”, which has no key now."
    assert all_key_names(Command.PILE, keymap) == ("Q",)
    keymap, _ = given(USUAL, SLOTS["step.3"], Key(pygame.K_i))
    assert all_key_names(Command.STEP, keymap) == ("Left", "Right", "I", "Down")


@pytest.mark.parametrize(
    ("pressed", "words"),
    [
        (Key(pygame.K_F4, ALT), "Alt\\+F4 belongs to the system"),
        (Key(pygame.K_x, CTRL | ALT), "belongs to the system"),
        (Key(pygame.K_PRINTSCREEN), "no name"),
        (Key(pygame.K_MENU, CTRL), "no name"),
    ],
)
def test_keys_that_cannot_be_had_are_refused(pressed: Key, words: str) -> None:
    with pytest.raises(KeyRefused, match=words):
        given(USUAL, SLOTS["hint"], pressed)


def test_the_last_key_of_the_menu_stays() -> None:
    keymap, _ = given(USUAL, SLOTS["hint"], Key(pygame.K_F10))
    with pytest.raises(KeyRefused, match="last key of “Menu”"):
        given(keymap, SLOTS["hint"], LONE_ALT)


@pytest.mark.parametrize("text", ["hint\tF10\tAlt", "hint\tF10\nundo\tAlt", "menu\nhint\tF10\tX\tAlt"])
def test_no_text_takes_the_last_key_of_the_menu(text: str) -> None:
    keymap = keymap_of(text)
    checked(keymap)
    assert command(Key(pygame.K_F10), keymap) is Command.MENU
    assert keymap_of(spelled(keymap)) == keymap


def test_many_keys_are_shown_together_only_while_they_are_those_of_the_table() -> None:
    caps = {row.command: row.caps for row in COMMANDS if row.caps}
    assert Command.COLUMN in caps
    keymap, _ = given(USUAL, SLOTS["column.1"], Key(pygame.K_j))
    assert all_key_names(Command.COLUMN, keymap) == ("J", *"234567890")
