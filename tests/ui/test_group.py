"""Widgets together: the order of Tab, the ring, the arrows, one hover at a time."""

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets import Group, Segments
from tests.ui.events import down, key, motion, up
from tests.ui.samples import MAKERS, Heard, laid


def row_of(pen: Pen, heard: Heard, *names: str) -> Group:
    widgets = [MAKERS[name](heard) for name in names]
    for i, widget in enumerate(widgets):
        laid(pen, widget, (20, 20 + 70 * i))
    return Group(widgets)


def test_tab_goes_round_in_order_and_back(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "second", "switch", "primary")
    seen = []
    for mod in (0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LSHIFT):
        assert group.handle(key(pygame.K_TAB, mod))
        assert group.focus is not None
        seen.append(group.widgets.index(group.focus))
    assert seen == [0, 1, 2, 0, 2, 1]
    assert [widget.has_focus for widget in group.widgets] == [False, True, False]


def test_tab_passes_by_what_is_disabled(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "second", "switch", "primary")
    group.widgets[1].is_enabled = False
    group.handle(key(pygame.K_TAB))
    group.handle(key(pygame.K_TAB))
    assert group.focus is group.widgets[2]


def test_the_ring_comes_with_a_key_and_goes_with_the_mouse(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "second", "primary")
    group.focus_on(group.widgets[0])
    assert not group.widgets[0].shows_focus
    group.handle(key(pygame.K_TAB))
    assert group.widgets[1].shows_focus
    group.handle(down(group.widgets[0].rect.center))
    assert group.focus is group.widgets[0]
    assert not any(widget.shows_focus for widget in group.widgets)


def test_arrows_walk_through_a_menu(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "menu row", "menu row", "menu row")
    group.widgets[1].is_enabled = False
    assert not group.handle(key(pygame.K_RETURN))
    assert group.handle(key(pygame.K_DOWN))
    assert group.focus is group.widgets[0]
    group.handle(key(pygame.K_DOWN))
    assert group.focus is group.widgets[2]
    group.handle(key(pygame.K_DOWN))
    assert group.focus is group.widgets[0]
    assert not heard
    group.handle(key(pygame.K_RETURN))
    assert heard == ["pressed"]


def test_arrows_choose_in_a_list(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "list row", "list row")
    group.widgets[0].is_chosen = True
    group.handle(key(pygame.K_TAB))
    assert group.focus is group.widgets[0]
    group.handle(key(pygame.K_DOWN))
    assert (group.focus is group.widgets[1], heard) == (True, ["pressed"])


def test_arrows_leave_other_widgets_alone(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "switch", "menu row")
    group.focus_on(group.widgets[0])
    assert not group.handle(key(pygame.K_DOWN))
    assert group.focus is group.widgets[0]


def test_focus_and_press_survive_a_rebuild(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "second", "primary")
    group.handle(key(pygame.K_TAB))
    group.handle(down(group.widgets[1].rect.center))
    group.fill(row_of(pen, heard, "second", "primary").widgets)
    assert group.focus is group.widgets[1]
    group.handle(up(group.widgets[1].rect.center))
    assert heard == ["pressed"]


def test_the_part_under_the_mouse_survives_a_rebuild_and_stays_warm(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "segments")
    before = group.widgets[0]
    assert isinstance(before, Segments)
    group.handle(motion(before.parts[2].center))
    group.step(1.0)
    group.fill(row_of(pen, heard, "segments").widgets)
    after = group.widgets[0]
    assert isinstance(after, Segments)
    assert (after.under, [warmth.value for warmth in after.warmths]) == (2, [0, 0, 1])
    assert not group.is_moving


def test_only_the_widget_under_the_mouse_is_hovered(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "second", "primary")
    assert group.handle(motion(group.widgets[0].rect.center))
    assert not group.handle(motion(group.widgets[0].rect.center))
    assert group.handle(motion(group.widgets[1].rect.center))
    assert [widget.is_hovered for widget in group.widgets] == [False, True]


def test_widgets_among_which_another_comes_rest_again(pen: Pen, heard: Heard) -> None:
    group = row_of(pen, heard, "second", "primary")
    first, last = group.widgets
    group.handle(motion(last.rect.center))
    new = row_of(pen, heard, "switch").widgets[0]
    group.fill([first, new, last])
    assert [widget.is_hovered for widget in group.widgets] == [False, False, True]
    for _ in range(30):
        group.step(1 / 60)
    assert not group.is_moving
