"""Widgets: what mouse and keys do to them, how large they are, and what they say."""

import pygame
import pytest

from klondike.ui.pen import Pen
from klondike.ui.theme import THEMES, theme
from klondike.ui.widgets import (
    Button,
    Keys,
    Kind,
    Label,
    ListRow,
    Paragraph,
    ScrollBar,
    Segments,
    State,
    Switch,
    Tick,
    Widget,
)
from klondike.ui.widgets.glide import WARM_SECONDS
from tests.ui.events import OUTSIDE, click, down, key, motion, up
from tests.ui.samples import MAKERS, Heard, laid

TARGET = 44


@pytest.fixture(params=MAKERS)
def widget(request: pytest.FixtureRequest, pen: Pen, heard: Heard) -> Widget:
    made = laid(pen, MAKERS[request.param](heard))
    if isinstance(made, ScrollBar):
        made.total, made.shown = 400, 100
    return made


PRESSED = [name for name in MAKERS if name not in ("slider", "field", "scroll bar", "segments")]


@pytest.fixture(params=PRESSED)
def presser(request: pytest.FixtureRequest, pen: Pen, heard: Heard) -> Widget:
    return laid(pen, MAKERS[request.param](heard))


def test_press_and_release_inside_acts_once(presser: Widget, heard: Heard) -> None:
    assert presser.handle(down(presser.rect.center))
    assert not heard
    assert presser.handle(up(presser.rect.center))
    assert len(heard) == 1


def test_release_outside_does_not_act(presser: Widget, heard: Heard) -> None:
    presser.handle(down(presser.rect.center))
    presser.handle(motion(OUTSIDE))
    presser.handle(up(OUTSIDE))
    assert not heard
    assert presser.state == State.REST


def test_a_press_may_leave_and_come_back(presser: Widget, heard: Heard) -> None:
    presser.handle(down(presser.rect.center))
    presser.handle(motion(OUTSIDE))
    assert presser.state == State.HOVER
    presser.handle(motion(presser.rect.center))
    assert presser.state == State.PRESS
    presser.handle(up(presser.rect.center))
    assert len(heard) == 1


def test_release_without_a_press_does_nothing(presser: Widget, heard: Heard) -> None:
    assert not presser.handle(up(presser.rect.center))
    presser.handle(down(OUTSIDE))
    assert not presser.handle(up(presser.rect.center))
    assert not heard


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_other_buttons_do_nothing(presser: Widget, heard: Heard, button: int) -> None:
    assert not presser.handle(down(presser.rect.center, button))
    assert not presser.handle(up(presser.rect.center, button))
    assert not heard


def test_a_lost_mouse_forgets_the_press(presser: Widget, heard: Heard) -> None:
    presser.handle(down(presser.rect.center))
    presser.let_go()
    presser.handle(up(presser.rect.center))
    assert not heard


def test_space_presses_what_has_the_keyboard(presser: Widget, heard: Heard) -> None:
    assert not presser.handle(key(pygame.K_SPACE))
    presser.gain_focus()
    assert presser.handle(key(pygame.K_SPACE))
    assert len(heard) == 1


def test_a_held_space_presses_once(presser: Widget, heard: Heard) -> None:
    presser.gain_focus()
    presser.handle(key(pygame.K_SPACE, repeat=False))
    presser.handle(key(pygame.K_SPACE, repeat=True))
    assert len(heard) == 1


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_presses_buttons_and_is_left_to_the_sheet_by_others(
    presser: Widget, heard: Heard, code: int
) -> None:
    presser.gain_focus()
    assert presser.handle(key(code)) == presser.enters
    assert len(heard) == presser.enters
    assert not presser.handle(key(code, pygame.KMOD_LALT))


def test_a_disabled_widget_is_deaf(widget: Widget, heard: Heard) -> None:
    widget.gain_focus()
    widget.is_enabled = False
    click(widget, widget.rect.center)
    assert not widget.handle(key(pygame.K_SPACE))
    assert not heard
    assert widget.state == State.DISABLED
    assert not widget.is_tab_stop


def test_what_is_scrolled_away_cannot_be_hit(presser: Widget, heard: Heard) -> None:
    presser.clip = pygame.Rect(presser.rect.x, presser.rect.bottom, 500, 100)
    click(presser, presser.rect.center)
    assert not heard
    assert presser.state == State.REST


@pytest.mark.parametrize("unit", [1.0, 1.25, 2.0])
def test_targets_are_large_enough(pen: Pen, widget: Widget, unit: float) -> None:
    laid(pen.at_unit(unit), widget)
    assert widget.rect.h >= TARGET * unit
    assert widget.rect.w >= (20 if isinstance(widget, ScrollBar) else TARGET) * unit


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("state", State)
def test_every_state_is_drawn_inside_the_ring(pen: Pen, widget: Widget, state: State, name: str) -> None:
    pen = pen.in_theme(theme(name))
    surface = pygame.Surface((640, 480))
    surface.fill(pen.theme.panel.sheet)
    blank = surface.copy()
    widget.is_enabled = state != State.DISABLED
    widget.is_hovered, widget.is_pressed = state in (State.HOVER, State.PRESS), state == State.PRESS
    widget.has_focus = widget.shows_focus = True
    widget.draw(pen, surface)
    assert surface.get_buffer().raw != blank.get_buffer().raw
    surface.fill(pen.theme.panel.sheet, widget.rect.inflate(16, 16))
    assert surface.get_buffer().raw == blank.get_buffer().raw


def test_states_look_different(pen: Pen, presser: Widget) -> None:
    looks = set()
    for hover, press, enabled, focus in (
        (0, 0, 1, 0),
        (1, 0, 1, 0),
        (1, 1, 1, 0),
        (0, 0, 0, 0),
        (0, 0, 1, 1),
    ):
        surface = pygame.Surface((640, 200))
        surface.fill(pen.theme.panel.sheet)
        presser.is_hovered, presser.is_pressed = bool(hover), bool(press)
        presser.is_enabled, presser.shows_focus = bool(enabled), bool(focus)
        presser.settle()
        presser.draw(pen, surface)
        looks.add(surface.get_buffer().raw)
    least = {Switch: 4, Tick: 5}.get(type(presser), 5 - isinstance(presser, ListRow))
    assert len(looks) >= least


@pytest.mark.parametrize("unit", [1.0, 1.5])
@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("label", ["OK", "Keep playing", "Same deal again", "Go back to a winnable position"])
def test_text_fits_buttons(pen: Pen, unit: float, kind: Kind, label: str) -> None:
    pen = pen.at_unit(unit)
    button = laid(pen, Button(label, None, kind))
    assert pen.text_size(label, 17, "semibold")[0] + 2 * pen.px(16) <= button.rect.w


def test_everything_says_what_it_is(widget: Widget) -> None:
    assert isinstance(widget, ScrollBar) or len(widget.say()) > 3


def test_one_segment_cools_while_the_next_warms(pen: Pen, heard: Heard) -> None:
    segments = laid(pen, MAKERS["segments"](heard))
    assert isinstance(segments, Segments)
    first, last = segments.parts[0], segments.parts[2]
    segments.handle(motion(first.center))
    assert [round(warmth.value, 1) for warmth in segments.warmths] == [0, 0, 0]
    segments.step(WARM_SECONDS)
    assert not segments.is_moving
    segments.handle(motion(last.center))
    assert segments.is_moving
    segments.step(WARM_SECONDS / 2)
    assert [warmth.value for warmth in segments.warmths] == [0.5, 0, 0.5]
    segments.handle(motion(OUTSIDE))
    segments.step(WARM_SECONDS)
    assert not segments.is_moving
    segments.handle(down(first.center))
    assert [warmth.value for warmth in segments.warmths] == [1, 0, 0]


def test_what_widgets_say_follows_their_state(pen: Pen, heard: Heard) -> None:
    switch = laid(pen, MAKERS["switch"](heard))
    assert switch.say() == "Sound, off"
    switch.press()
    assert (switch.say(), heard) == ("Sound, on", [True])
    assert MAKERS["segments"](heard).say() == "Draw, Three, 2 of 3"
    assert MAKERS["slider"](heard).say() == "Volume, 50 %"
    assert Keys(("Ctrl+Z", "U")).say() == "Ctrl Z or U"


def test_words_take_the_room_they_need(pen: Pen) -> None:
    text = "It will count as not won. The deal stays in your past games."
    wide, narrow = (Paragraph(text, width).natural(pen) for width in (600, 200))
    assert wide[1] < narrow[1]
    assert Label("Undo").natural(pen)[0] == pen.text_size("Undo", 17)[0]
    assert Keys(("Ctrl+Z",)).natural(pen)[0] > Keys(("Z",)).natural(pen)[0]
    assert Keys(("Plus", "Minus")).natural(pen) == Keys(("Z", "Y")).natural(pen)  # their signs, not words
