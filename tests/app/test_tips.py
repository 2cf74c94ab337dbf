"""Tooltips in the program: when they come and go, and what they say of the bar and of sheets."""

import pygame
import pytest

from klondike.rest import IDLE_WAIT
from klondike.rules import STOCK
from klondike.scene.barwords import Status
from klondike.tips import WAIT
from klondike.ui.commands import Command
from tests.app.checks import differing
from tests.app.lines import winning_line

WINNABLE = Status("Can be won", "yes")
WORKED_OUT = "Worked out for this position, whatever lies face down."


def shown(pilot) -> str:
    """What the tooltip says, "" where there is none."""
    top = pilot.app.screens[-1]
    return top.tip.text if top.name == "tooltip" else ""


def rest(pilot, point) -> str:
    """Move there, wait, and tell what is said."""
    pilot.move(point)
    pilot.settle()
    pilot.frames(1, WAIT)
    pilot.frames(1)
    return shown(pilot)


def sleep_of(pilot) -> float:
    """How long the program sleeps, once its pictures are prepared."""
    return next(wait for wait in iter(pilot.app.rest.patience, None) if wait)


def button(pilot, command):
    return pilot.table.bar.buttons[command].center


@pytest.fixture
def pilot(start):
    playing = start(size=(1280, 800), deal=173, moves=winning_line()[:6], help="none")
    playing.quiet()
    return playing


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (Command.MENU, "Menu  F10"),
        (Command.NEW_GAME, "New game  F2"),
        (Command.CHOOSE_GAME, "Choose a game  G"),
        (Command.HINT, "Hint  H"),
        (Command.UNDO, "Undo  Ctrl+Z"),
        (Command.REDO, "Redo: no move was taken back"),
    ],
)
def test_the_buttons_of_the_bar_say_name_and_key_or_why_they_are_off(pilot, command, words):
    assert rest(pilot, button(pilot, command)) == words


def test_undo_says_why_it_cannot(start):
    pilot = start(size=(1280, 800), help="none")
    assert rest(pilot, button(pilot, Command.UNDO)) == "Undo: no move to take back yet"
    pilot.click(STOCK)
    pilot.game.settle(1)
    pilot.key("escape")
    pilot.quiet()
    pilot.table.touch()
    pilot.frames(1)
    assert rest(pilot, button(pilot, Command.UNDO)) == "Undo: no further move can be taken back in this game"


def test_it_comes_after_a_rest_and_the_program_sleeps_until_then(pilot):
    pilot.quiet()
    pilot.move(button(pilot, Command.MENU))
    pilot.settle()
    left = sleep_of(pilot)
    assert 0 < left < WAIT
    pilot.frames(1, left - 0.05)
    assert (shown(pilot), sleep_of(pilot)) == ("", pytest.approx(0.05, abs=0.001))
    pilot.frames(1, 0.05)
    pilot.frames(1, 0.0)
    assert shown(pilot) == "Menu  F10"
    assert pilot.app.desk.tips.patience is None


def test_it_costs_nothing_while_it_is_shown(start):
    pilot = start(size=(1280, 800), help="none")
    pilot.quiet()
    assert rest(pilot, button(pilot, Command.MENU))
    assert pilot.frames(20) == 0
    assert sleep_of(pilot) == IDLE_WAIT


def test_time_that_passed_before_the_pointer_came_does_not_count(pilot):
    pilot.post(
        pygame.MOUSEMOTION, pos=button(pilot, Command.MENU), rel=(1, 1), buttons=(0, 0, 0), touch=False
    )
    pilot.frames(1, 30.0)
    pilot.frames(1, 0.1)
    assert shown(pilot) == ""


@pytest.mark.parametrize(
    "ending",
    [
        lambda pilot: pilot.press(),
        lambda pilot: pilot.press(button=3),
        lambda pilot: pilot.key("z"),
        lambda pilot: pilot.post(pygame.MOUSEWHEEL, x=0, y=1),
        lambda pilot: pilot.post(pygame.WINDOWLEAVE),
        lambda pilot: pilot.post(pygame.WINDOWFOCUSLOST),
        lambda pilot: pilot.move((400, 500)),
        lambda pilot: pilot.move(button(pilot, Command.HINT)),
    ],
)
def test_it_goes_at_once_and_stays_away(pilot, ending):
    assert rest(pilot, button(pilot, Command.UNDO))
    ending(pilot)
    pilot.frames(1, 0.0)
    assert shown(pilot) == ""
    pilot.settle()
    assert differing(pilot) is None


def test_after_a_press_it_waits_until_the_pointer_has_left(pilot):
    assert rest(pilot, button(pilot, Command.UNDO))
    pilot.click(button(pilot, Command.UNDO))
    assert rest(pilot, (pilot.at.x + 1, pilot.at.y)) == ""
    assert rest(pilot, button(pilot, Command.HINT)) == "Hint  H"
    assert rest(pilot, button(pilot, Command.UNDO)) == "Undo  Ctrl+Z"


def test_nothing_is_said_while_something_is_dragged(pilot):
    card = next(
        pilot.board[move.source].cards[-move.count] for move in pilot.table.moves if not move.turns_stock
    )
    pilot.take(card)
    assert rest(pilot, button(pilot, Command.HINT)) == ""
    pilot.release()


def test_nothing_is_said_to_a_finger(pilot):
    pilot.post(pygame.MOUSEMOTION, pos=button(pilot, Command.MENU), rel=(1, 1), buttons=(0, 0, 0), touch=True)
    pilot.frames(2, WAIT)
    assert shown(pilot) == ""


def test_the_status_says_where_it_comes_from(pilot):
    pilot.table.tell(WINNABLE)
    pilot.frames(1)
    assert rest(pilot, pilot.table.bar.status_place.center) == WORKED_OUT
    title = pilot.table.bar.buttons[Command.CHOOSE_GAME]
    assert rest(pilot, (title.centerx, title.y + 5)) == "Choose a game  G"


def test_where_only_the_sign_of_the_status_is_seen_its_words_are_said(start):
    pilot = start(size=(640, 480), rules="S3", help="none", large_buttons=True)
    pilot.table.tell(Status("Can’t be won from here", "no", is_bad=True))
    pilot.quiet()
    assert pilot.table.bar.status_words == ""
    place = pilot.table.bar.status_place
    assert place.w > 0
    assert rest(pilot, place.center) == f"Can’t be won from here. {WORKED_OUT}"


def test_what_changes_below_the_pointer_is_said_anew(pilot):
    pilot.table.tell(WINNABLE)
    pilot.frames(1)
    assert rest(pilot, pilot.table.bar.status_place.center) == WORKED_OUT
    pilot.table.tell(WINNABLE._replace(text="Too hard to tell", sign="help"))
    pilot.frames(2)
    assert shown(pilot) != WORKED_OUT


@pytest.mark.parametrize("size", [(1280, 800), (640, 480)])
def test_the_close_sign_of_a_sheet_says_what_it_does(start, size):
    pilot = start(size=size, help="none")
    pilot.key("ctrl+,")
    pilot.settle()
    assert rest(pilot, pilot.screen.closer.rect.center) == "Close  Esc"
    tooltip = pilot.screen
    assert pygame.Rect((0, 0), size).contains(tooltip.rect)
    pilot.key("escape")
    pilot.settle()
    assert [screen.name for screen in pilot.app.screens] == ["table"]


def test_a_button_that_cannot_be_pressed_yet_says_why(pilot):
    pilot.key("ctrl+v")
    pilot.settle()
    screen = pilot.screen
    assert not screen.deal.is_enabled
    assert rest(pilot, screen.deal.rect.center) == "A deal code comes first"


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_every_tooltip_of_the_bar_stays_in_the_window_beside_its_button(start, size, scale):
    pilot = start(size=size, help="none", text_size=scale)
    pilot.quiet()
    for command, place in pilot.table.bar.buttons.items():
        assert rest(pilot, place.center), command
        assert pygame.Rect((0, 0), size).contains(pilot.screen.rect)
        assert not pilot.screen.rect.colliderect(place)


def test_a_window_of_another_size_takes_it_away(pilot):
    assert rest(pilot, button(pilot, Command.UNDO))
    pilot.resize((800, 600))
    pilot.frames(2)
    assert shown(pilot) == ""
    assert differing(pilot) is None


def test_the_clock_runs_and_is_seen_under_a_tooltip(pilot):
    assert rest(pilot, button(pilot, Command.MENU))
    before = int(pilot.game.elapsed)
    pilot.frames(3, 1.0)
    assert int(pilot.game.elapsed) == before + 3
    assert shown(pilot)
    assert differing(pilot) is None
