"""Keys that change something at once: the size of the text, four colours, the deal next to this one, Alt."""

import pygame
import pytest

from klondike.dealing import NO_NEIGHBOUR, NO_NUMBER
from klondike.quick import stepped
from klondike.rules import STOCK, Deal, deal_code
from klondike.rules.deals import DEAL_NUMBERS
from tests.app.checks import check_at_rest
from tests.app.lines import winning_line
from tests.decktext import deck_text
from tests.pilot import Pilot

ALT = pygame.KMOD_LALT


def said(pilot: Pilot) -> str:
    return pilot.table.toaster.toast.text


def over(pilot: Pilot) -> list[str]:
    """What is said over the sheets."""
    return [screen.toaster.toast.text for screen in pilot.app.screens if screen.name == "said"]


# -- the size of the text ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "step", "expected"),
    [
        (100, 10, 110),
        (100, -10, 90),
        (90, -10, 90),
        (200, 10, 200),
        (125, 10, 130),
        (125, -10, 120),
        (300, -10, 200),
        (50, 10, 90),
    ],
)
def test_steps_are_whole_tens_within_the_scale(size, step, expected):
    assert stepped(size, step) == expected


def test_the_text_grows_and_shrinks_at_once_and_it_is_said(pilot):
    before = pilot.table.pen.unit
    for key, size in (("ctrl+=", 110), ("ctrl+=", 120), ("ctrl+-", 110), ("ctrl+0", 100), ("ctrl+-", 90)):
        pilot.key(key)
        assert pilot.store.settings.text_size == size
        assert said(pilot) == f"Text size {size} %"
        assert pilot.table.pen.unit == pytest.approx(before * size / 100)
    pilot.settle()
    check_at_rest(pilot)


@pytest.mark.parametrize("opener", ["f1", "f10", "p", "s", "ctrl+,", "f3", "ctrl+v", "g"])
def test_the_text_grows_also_under_an_open_sheet(pilot, opener):
    pilot.key(opener)
    pilot.settle()
    screen, before = pilot.screen, pilot.screen.pen.unit
    pilot.key("ctrl+=")
    assert pilot.app.top is screen
    assert screen.pen.unit == pytest.approx(1.1 * before)
    assert over(pilot) == ["Text size 110 %"]
    pilot.key("ctrl+=")
    assert over(pilot) == ["Text size 120 %"]
    pilot.settle()
    pilot.frames(1, 9.0)
    pilot.settle()
    assert (over(pilot), pilot.app.top) == ([], screen)


def test_what_lies_over_a_sheet_stays_when_that_goes(pilot):
    pilot.key("f1")
    pilot.settle()
    pilot.key("ctrl+=")
    pilot.key("escape")
    pilot.settle()
    assert over(pilot) == ["Text size 110 %"]
    pilot.key("ctrl+=")
    assert said(pilot) == "Text size 120 %"
    assert pilot.app.top is pilot.table


def test_the_open_settings_show_the_new_size(pilot):
    pilot.key("ctrl+,")
    screen = pilot.screen
    screen.turn_to([tab.title for tab in screen.tabs].index("Appearance"))
    pilot.key("ctrl+=")
    pilot.key("ctrl+=")
    assert screen.values["text_size"] == 120
    assert "Text size, 120" in " ".join(widget.say() for widget in screen.group.widgets)


# -- four colours ------------------------------------------------------------------------------------


def test_four_colours_come_and_go_at_once(pilot):
    """U143."""
    before = pilot.table.art.deck.is_four_coloured
    pilot.key("c")
    assert (pilot.store.settings.four_colours, said(pilot)) == (True, "Four colours on")
    assert pilot.table.art.deck.is_four_coloured is not before
    pilot.settle()
    check_at_rest(pilot)
    pilot.key("c")
    assert (pilot.store.settings.four_colours, said(pilot)) == (False, "Four colours off")
    assert pilot.table.art.deck.is_four_coloured is before


# -- deals next to each other ------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "number"), [("ctrl+right", 174), ("ctrl+left", 172)])
def test_the_next_and_the_previous_number_are_dealt_by_the_same_rules(start, key, number):
    """U137."""
    pilot = start(rules="V3", deal=173)
    pilot.store.change(rules="S1")
    pilot.key(key)
    assert pilot.game.code == deal_code(Deal.numbered(number), pilot.game.rules)
    assert pilot.game.rules.key == "V3"
    assert said(pilot) == f"Deal number {number}."


def test_a_game_in_play_is_asked_for_first(pilot):
    code = pilot.game.code
    pilot.key("ctrl+right")
    assert (pilot.screen.name, pilot.game.code) == ("question", code)
    pilot.settle()
    pilot.key("escape")
    pilot.settle()
    pilot.key("ctrl+right")
    pilot.settle()
    pilot.click(pilot.screen.targets["New deal"].center)
    assert pilot.game.deal.number == 174
    assert pilot.store.totals("S3").played == 1


@pytest.mark.parametrize(
    ("options", "key", "words"),
    [
        ({"deal": 0}, "ctrl+left", NO_NEIGHBOUR),
        ({"deal": DEAL_NUMBERS - 1}, "ctrl+right", NO_NEIGHBOUR),
        ({"deck": deck_text(Deal.numbered(5).cards(1))}, "ctrl+right", NO_NUMBER),
    ],
)
def test_where_there_is_none_it_is_said(start, options, key, words):
    pilot = start(rules="S3", **options)
    code = pilot.game.code
    pilot.key(key)
    assert (pilot.game.code, said(pilot)) == (code, words)


# -- Alt alone ---------------------------------------------------------------------------------------


def down(pilot: Pilot, key: int, mod: int = ALT) -> None:
    pilot.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def up(pilot: Pilot, key: int, mod: int = 0) -> None:
    pilot.post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)


@pytest.mark.parametrize("key", [pygame.K_LALT, pygame.K_RALT])
@pytest.mark.parametrize("frames", [0, 1, 5])
def test_alt_alone_opens_the_menu_and_closes_it(pilot, key, frames):
    for expected in ("menu", "table", "menu"):
        down(pilot, key)
        pilot.frames(frames)
        assert pilot.screen.name != expected
        up(pilot, key)
        pilot.frames(1)
        pilot.settle()
        assert pilot.screen.name == expected


@pytest.mark.parametrize("between", [pygame.K_RETURN, pygame.K_F4, pygame.K_TAB, pygame.K_x])
@pytest.mark.parametrize("frames", [0, 1])
def test_alt_with_another_key_does_not(pilot, monkeypatch, between, frames):
    monkeypatch.setattr(pilot.window, "toggle_full_screen", lambda: True)
    down(pilot, pygame.K_LALT)
    pilot.frames(frames)
    down(pilot, between)
    up(pilot, between, ALT)
    pilot.frames(frames)
    up(pilot, pygame.K_LALT)
    pilot.frames(1)
    assert pilot.screen is pilot.table


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LGUI])
def test_alt_with_another_modifier_does_not(pilot, held):
    down(pilot, pygame.K_LALT, ALT | held)
    up(pilot, pygame.K_LALT, held)
    pilot.frames(1)
    assert pilot.screen is pilot.table


@pytest.mark.parametrize(
    "event",
    [
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWTAKEFOCUS,
        pygame.WINDOWEXPOSED,
        pygame.WINDOWMOVED,
        pygame.WINDOWLEAVE,
        pygame.WINDOWMINIMIZED,
    ],
)
@pytest.mark.parametrize("is_after", [False, True])
def test_alt_that_takes_the_player_elsewhere_does_not(pilot, event, is_after):
    """SDL lets all keys go before it tells that the focus is lost."""
    down(pilot, pygame.K_LALT)
    pilot.frames(1)
    if not is_after:
        pilot.post(event)
    up(pilot, pygame.K_LALT)
    if is_after:
        pilot.post(event)
    pilot.frames(2)
    pilot.restore()
    assert pilot.screen is pilot.table


def test_alt_with_a_press_of_the_mouse_does_not(pilot):
    down(pilot, pygame.K_LALT)
    pilot.click((20, 500))
    up(pilot, pygame.K_LALT)
    pilot.frames(1)
    assert pilot.screen is pilot.table


def test_alt_that_is_held_long_does_not(pilot):
    down(pilot, pygame.K_LALT)
    pilot.frames(1)
    pilot.frames(1, 1.5)
    up(pilot, pygame.K_LALT)
    pilot.frames(1)
    assert pilot.screen is pilot.table


def test_while_alt_is_held_its_time_counts_each_second_of_the_clock(pilot):
    pilot.click(STOCK)
    pilot.quiet()
    down(pilot, pygame.K_LALT)
    pilot.frames(1)
    while pilot.app.rest.patience() == 0.0:
        pilot.frames(1)
    assert not pilot.app.rest.strike(1.5)


def test_alt_is_for_the_menu_of_the_table_only(pilot):
    pilot.key("f1")
    pilot.settle()
    down(pilot, pygame.K_LALT)
    up(pilot, pygame.K_LALT)
    pilot.frames(1)
    assert pilot.screen.name == "help"


def test_alt_opens_the_menu_over_a_result(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1], speed="off")
    pilot.make(winning_line()[-1])
    pilot.settle()
    assert pilot.screen.name == "result"
    down(pilot, pygame.K_LALT)
    up(pilot, pygame.K_LALT)
    pilot.frames(1)
    assert pilot.screen.name == "menu"
