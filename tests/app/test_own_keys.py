"""Own keys in the running program: they play, they are named everywhere, and they last."""

import sys

import pygame
import pytest

from klondike.rules import WASTE
from klondike.screens.help import Keys
from klondike.screens.keys import RESET
from klondike.ui.widgets import Label, MenuRow
from tests.app.fingers import place
from tests.pilot import Pilot

OWN = "hint\tX\nundo\tJ\nquit\tK\nstep.1\tCtrl+J\npile.1\tS\nstatistics\nmenu\tF9\nlarger_text\tF7"


@pytest.fixture
def pilot(start) -> Pilot:
    pilot = start(rules="S3", deal=173, moves=["SWx3"], keys=OWN)
    pilot.quiet()
    return pilot


def test_they_play_and_the_former_ones_do_not(pilot):
    pilot.key("z")
    assert pilot.game.can_undo
    pilot.key("j")
    assert not pilot.game.can_undo
    pilot.key("f10")
    assert pilot.screen is pilot.table
    pilot.key("f9")
    assert pilot.screen.name == "menu"


def test_they_lead_the_cursor(pilot):
    pilot.key("s")
    assert place(pilot).pile == WASTE
    pilot.key("right")
    right = place(pilot)
    pilot.key("left")
    assert place(pilot) == right
    pilot.key("ctrl+j")
    assert place(pilot).pile == WASTE


def test_menu_and_help_name_them(pilot):
    pilot.key("f9")
    keys = {row.label: row.keys for row in pilot.screen.group.widgets if isinstance(row, MenuRow)}
    assert (keys["Quit"], keys["Statistics"]) == ("K", "")
    pilot.key("f1")
    pilot.settle()
    items = [item for item, _ in pilot.screen.body.items]
    at = next(i for i, item in enumerate(items) if isinstance(item, Label) and item.text == "Hint")
    assert isinstance(items[at + 1], Keys)
    assert items[at + 1].names == ("X",)


def test_a_letter_for_all_of_the_program_is_a_letter_in_a_sheet(pilot):
    pilot.key("ctrl+v")
    pilot.settle()
    pilot.key("k")
    assert pilot.app.screens
    pilot.key("f7")
    assert pilot.store.settings.text_size == 110
    pilot.key("escape")
    pilot.settle()
    pilot.key("k")
    assert not pilot.app.screens


def open_keys(pilot: Pilot) -> None:
    pilot.key("ctrl+,")
    pilot.settle()
    pilot.screen.turn_to([tab.title for tab in pilot.screen.tabs].index("Keys"))


def test_they_can_be_chosen_and_are_kept_and_taken_back(start):
    pilot = start(rules="S3", deal=173)
    open_keys(pilot)
    pilot.click(pilot.screen.targets["Choose a game"].center)
    pilot.key("x")
    pilot.key("escape")
    pilot.settle()
    pilot.key("x")
    assert pilot.screen.name == "new_game"
    assert pilot.store.settings.keys == "choose_game\tX\tG"
    again = start(rules="S3", deal=None)
    again.key("x")
    assert again.screen.name == "new_game"
    again.key("escape")
    again.settle()
    open_keys(again)
    again.click(again.screen.targets[RESET].center)
    again.key("escape")
    again.settle()
    again.key("x")
    assert again.screen is again.table
    assert again.store.settings.keys == ""


def test_alt_alone_is_given_only_once_it_is_let_go(start):
    pilot = start(rules="S3", deal=173)
    open_keys(pilot)
    pilot.click(pilot.screen.targets["Choose a game"].center)
    pilot.post(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_LALT, unicode="", scancode=0)
    pilot.frames(1)
    assert pilot.store.settings.keys == ""
    pilot.post(pygame.KEYUP, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    pilot.frames(1)
    assert pilot.store.settings.keys == "choose_game\tAlt\tG\nmenu\tF10"


def test_without_any_nothing_of_it_is_loaded(start, monkeypatch):
    monkeypatch.delitem(sys.modules, "klondike.ui.ownkeys", raising=False)
    start(rules="S3", deal=173)
    assert "klondike.ui.ownkeys" not in sys.modules


@pytest.mark.parametrize("text", ["hint\tEsc", "nonsense", "hint\tX\n" * 50, "hint\t\ud800"])
def test_a_strange_text_in_the_settings_does_no_harm(start, text):
    pilot = start(rules="S3", deal=173, keys=text)
    pilot.key("f1")
    assert pilot.screen.name == "help"
