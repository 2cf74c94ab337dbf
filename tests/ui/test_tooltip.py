"""The tooltip: where it lies, what it says, and which widgets have something to say."""

import pygame
import pytest

from klondike.ui.tooltip import Tip, Tooltip, spot, tip_of
from klondike.ui.widgets import Button, IconButton, Switch

ROOM = (640, 480)
SIZE = (120, 36)


def placed(widget, rect=(100, 100, 44, 44)):
    widget.rect = pygame.Rect(rect)
    return widget


def shown(pen, text, place=(300, 200, 44, 44), room=ROOM, unit=1.0) -> Tooltip:
    tooltip = Tooltip(pen, Tip(pygame.Rect(place), text))
    tooltip.resize(room, unit)
    return tooltip


def test_it_lies_below_the_middle_of_what_it_speaks_of():
    place = spot(SIZE, pygame.Rect(300, 200, 44, 44), ROOM, 8)
    assert (place.centerx, place.top) == (322, 252)


def test_at_the_lower_edge_it_lies_above():
    of = pygame.Rect(300, 420, 44, 44)
    assert spot(SIZE, of, ROOM, 8).bottom == of.top - 8


@pytest.mark.parametrize("x", [0, 4, 300, 590, 630])
@pytest.mark.parametrize("y", [0, 4, 200, 400, 440, 470])
def test_it_stays_in_the_window_and_covers_nothing_it_speaks_of(x, y):
    of = pygame.Rect(x, y, 44, 44).clip(pygame.Rect((0, 0), ROOM))
    place = spot(SIZE, of, ROOM, 8)
    assert pygame.Rect((0, 0), ROOM).contains(place)
    assert not place.colliderect(of)
    assert place.left >= 8
    assert place.right <= ROOM[0] - 8


def test_where_there_is_no_room_above_or_below_it_stays_in_the_window():
    assert pygame.Rect((0, 0), ROOM).contains(spot(SIZE, pygame.Rect(10, 5, 600, 470), ROOM, 8))


@pytest.mark.parametrize("unit", [1.0, 2.0])
def test_a_long_text_is_broken_into_lines_that_fit(pen, unit):
    tooltip = shown(pen, "Worked out for this position, whatever lies face down. " * 3, unit=unit)
    assert len(tooltip.lines) > 1
    assert pygame.Rect((0, 0), ROOM).contains(tooltip.rect)
    inner = tooltip.rect.w - 2 * tooltip.pen.px(12)
    assert all(tooltip.pen.text_size(line, 15)[0] <= inner for line in tooltip.lines)


def test_the_key_stands_apart(pen):
    tooltip = shown(pen, "Undo  Ctrl+Z")
    assert (tooltip.lines, tooltip.key) == (["Undo"], "Ctrl Z")
    assert tooltip.rect.w > shown(pen, "Undo").rect.w + tooltip.pen.text_size("Ctrl Z", 15)[0]


def test_it_is_drawn_where_it_says(pen):
    surface = pygame.Surface(ROOM)
    surface.fill("#808080")
    tooltip = shown(pen, "Undo  Ctrl+Z")
    tooltip.draw(surface, 0.0)
    inside = tooltip.rect.inflate(-20, -4)
    assert max(surface.get_at((inside.x, inside.y + 2))[:3]) < 60
    assert surface.get_at((5, 5))[:3] == (128, 128, 128)


def test_it_takes_nothing_and_lets_the_clock_run(pen):
    tooltip = shown(pen, "Undo")
    assert (tooltip.takes_input, tooltip.covers_table, tooltip.is_opaque) == (False, False, False)


def test_other_words_are_drawn_anew_and_the_same_are_not(pen):
    tooltip = shown(pen, "Pause")
    tooltip.dirty = False
    tooltip.change(Tip(pygame.Rect(tooltip.tip.place), "Pause"))
    assert not tooltip.dirty
    tooltip.change(Tip(pygame.Rect(tooltip.tip.place), "Play"))
    assert tooltip.dirty


def test_an_icon_says_its_name_and_key():
    assert IconButton("close", "Close", None, "Esc").tip == "Close  Esc"
    assert IconButton("close", "Close").tip == "Close"


def test_what_cannot_be_used_says_why():
    button, icon = Button("Deal"), IconButton("left", "Back", None, "Left")
    assert button.tip == ""
    for widget in (button, icon):
        widget.is_enabled, widget.reason = False, "the game begins here"
    assert (button.tip, icon.tip) == ("The game begins here", "Back: the game begins here")


def test_the_widget_at_a_place_speaks_as_far_as_it_can_be_seen():
    icon, switch = (
        placed(IconButton("close", "Close")),
        placed(Switch("Sound", print, value=True), (0, 0, 9, 9)),
    )
    assert tip_of([switch, icon], (110, 110)) == Tip(pygame.Rect(100, 100, 44, 44), "Close")
    assert tip_of([switch, icon], (5, 5)) is None
    assert tip_of([switch, icon], (300, 5)) is None
    icon.clip = pygame.Rect(0, 0, 640, 120)
    assert tip_of([icon], (110, 110)) == Tip(pygame.Rect(100, 100, 44, 20), "Close")
    assert tip_of([icon], (110, 130)) is None
