"""Sheets: where they lie, how they open and close, and who gets the keys."""

from itertools import pairwise

import pygame
import pytest

from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from klondike.ui.theme import theme
from klondike.ui.widgets import Field
from tests.screens.samples import LARGE, SMALL, Ask, Long, Sample, opened, picture
from tests.ui.events import click, down, key, motion, typed, up


@pytest.mark.parametrize("unit", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("size", [SMALL, (800, 600), (1024, 768), LARGE, (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("kind", [Sample, Long, Ask])
def test_a_sheet_lies_in_its_window(pen: Pen, kind: type[Sample], size: tuple[int, int], unit: float) -> None:
    sheet = opened(kind, pen, size, unit)
    frame, window = sheet.frame, pygame.Rect((0, 0), size)
    assert window.contains(frame.sheet)
    assert frame.sheet.contains(frame.body)
    assert sheet.is_small == (frame.sheet == window)
    if not sheet.is_small:
        assert frame.sheet.inflate(30 * unit, 30 * unit).clamp(window) == frame.sheet.inflate(
            30 * unit, 30 * unit
        )
    assert all(frame.sheet.contains(button.rect) for button in (*sheet.foot, sheet.closer))
    assert all(not button.rect.colliderect(frame.body) for button in sheet.foot)


def test_a_small_window_is_filled_by_a_large_sheet_only(pen: Pen) -> None:
    assert opened(Sample, pen, SMALL).is_small
    assert not opened(Sample, pen, LARGE).is_small
    assert not opened(Ask, pen, SMALL).is_small


def test_buttons_stand_in_order_and_do_not_overlap(pen: Pen) -> None:
    for size, unit in ((SMALL, 1.0), (LARGE, 1.0), (SMALL, 2.0)):
        quiet, cancel, take = opened(Sample, pen, size, unit).foot
        assert all(a.rect.right < b.rect.left for a, b in pairwise((quiet, cancel, take)))
        assert quiet.rect.bottom == cancel.rect.bottom == take.rect.bottom


def test_the_primary_has_the_keyboard_but_no_ring_at_first(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    assert sheet.group.focus is sheet.primary
    assert sheet.primary is not None
    assert not sheet.primary.shows_focus


def test_enter_presses_the_primary_also_from_other_places(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    sheet.handle(key(pygame.K_RETURN))
    sheet.group.focus_on(sheet.body.widgets[0])
    sheet.handle(key(pygame.K_RETURN))
    assert sheet.told == ["take", "take"]
    sheet.handle(key(pygame.K_RETURN, repeat=True))
    assert len(sheet.told) == 2


def test_enter_presses_another_button_that_has_the_keyboard(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    sheet.group.focus_on(sheet.foot[0])
    sheet.handle(key(pygame.K_RETURN))
    assert sheet.told == ["help"]


def test_a_disabled_primary_is_not_pressed(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    assert sheet.primary is not None
    sheet.primary.is_enabled = False
    sheet.handle(key(pygame.K_RETURN))
    assert sheet.told == []


@pytest.mark.parametrize("kind", [Sample, Ask])
def test_escape_and_the_close_sign_close(pen: Pen, kind: type[Sample]) -> None:
    by_key, by_mouse, by_command = (opened(kind, pen) for _ in range(3))
    by_key.handle(key(pygame.K_ESCAPE))
    click(by_mouse, by_mouse.closer.rect.center)
    assert by_command.obey(Command.CANCEL)
    assert by_key.is_closed
    assert by_mouse.is_closed
    assert by_command.is_closed


def test_a_click_beside_closes_but_not_a_question(pen: Pen) -> None:
    sheet, question = opened(Sample, pen), opened(Ask, pen)
    click(sheet, (5, 5))
    click(question, (5, 5))
    assert (sheet.is_closed, question.is_closed) == (True, False)


def test_a_press_that_only_ends_beside_does_not_close(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    sheet.handle(down(sheet.frame.body.center))
    sheet.handle(up((5, 5)))
    sheet.handle(down((5, 5)))
    sheet.handle(up(sheet.frame.body.center))
    assert not sheet.is_closed


@pytest.mark.parametrize("code", [pygame.K_n, pygame.K_z, pygame.K_SPACE, pygame.K_F1, pygame.K_x])
def test_keys_of_the_table_do_not_get_through(pen: Pen, code: int) -> None:
    sheet = opened(Sample, pen)
    sheet.group.focus_on(None)
    assert sheet.handle(key(code))


def test_quit_and_full_screen_get_through(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    assert not sheet.handle(key(pygame.K_q, pygame.KMOD_LCTRL))
    assert not sheet.handle(key(pygame.K_F11))
    assert not sheet.handle(key(pygame.K_RETURN, pygame.KMOD_LALT))
    assert not sheet.obey(Command.QUIT)


def test_mouse_events_do_not_get_through(pen: Pen) -> None:
    sheet = opened(Ask, pen)
    for event in (motion((5, 5)), down((5, 5)), up((5, 5)), down((5, 5), 3)):
        assert sheet.handle(event)


def test_typing_goes_to_the_field(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    field = sheet.body.widgets[-1]
    assert isinstance(field, Field)
    click(sheet, field.rect.center)
    typed(sheet, "nz 7")
    assert field.text == "nz 7"


def test_a_change_of_size_keeps_focus_and_scrolling(pen: Pen) -> None:
    sheet = opened(Long, pen)
    for _ in range(12):
        sheet.handle(key(pygame.K_TAB))
    index = sheet.group.widgets.index(sheet.group.focus or sheet.closer)
    sheet.resize(SMALL, 1.0)
    assert sheet.group.widgets.index(sheet.group.focus or sheet.closer) == index
    assert 0 <= sheet.body.offset <= sheet.body.height - sheet.body.view.h


def test_only_what_changes_the_picture_makes_it_dirty(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    sheet.handle(motion((5, 5)))
    sheet.dirty = False
    sheet.handle(motion((7, 7)))
    assert not sheet.dirty
    sheet.handle(motion(sheet.closer.rect.center))
    assert sheet.dirty


def test_a_mouse_that_leaves_the_window_hovers_nothing(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    sheet.handle(motion(sheet.closer.rect.center))
    sheet.handle(pygame.event.Event(pygame.WINDOWLEAVE))
    assert not any(widget.is_hovered for widget in sheet.group.widgets)


def test_other_colours_are_taken_at_once(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    sheet.restyle(theme("charcoal"))
    colour = picture(sheet).get_at((sheet.frame.sheet.centerx, sheet.frame.sheet.bottom - 10))
    assert colour == pygame.Color(theme("charcoal").panel.sheet)


def test_it_says_its_title_and_what_has_the_keyboard(pen: Pen) -> None:
    assert opened(Sample, pen).say() == "Sample. Take, button"
