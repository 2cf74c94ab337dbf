"""Sheets that are too long: what moves them, and what stays where it is."""

from collections.abc import Sequence

import pygame
import pytest

from klondike.screens.body import EDGE
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button
from tests.screens.samples import LARGE, SMALL, Long, Sample, opened, picture
from tests.ui.events import click, down, key, motion, up


class Bare(Long):
    """More rows than any window holds, and no buttons."""

    def footer(self) -> Sequence[Button]:
        return ()


def test_the_wheel_and_the_paging_keys_scroll(pen: Pen) -> None:
    sheet = opened(Long, pen)
    sheet.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert sheet.body.offset == 112
    sheet.handle(key(pygame.K_END))
    assert sheet.body.offset == sheet.body.height - sheet.body.view.h
    sheet.handle(key(pygame.K_PAGEUP))
    assert 0 < sheet.body.offset < sheet.body.height - sheet.body.view.h
    sheet.handle(key(pygame.K_HOME))
    assert sheet.body.offset == 0


def test_a_sheet_that_fits_does_not_scroll(pen: Pen) -> None:
    sheet = opened(Sample, pen)
    sheet.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-5))
    sheet.handle(key(pygame.K_END))
    assert sheet.body.offset == 0
    assert not sheet.body.scrolls


def test_tab_brings_hidden_widgets_into_view(pen: Pen) -> None:
    sheet = opened(Long, pen, SMALL)
    for _ in range(len(sheet.group.widgets)):
        sheet.handle(key(pygame.K_TAB))
        focus = sheet.group.focus
        assert focus is not None
        in_body = focus in sheet.body.widgets
        assert not in_body or sheet.body.view.contains(focus.rect)
        assert focus.shows_focus


def test_the_scroll_bar_can_be_dragged(pen: Pen) -> None:
    sheet = opened(Long, pen, SMALL)
    thumb = sheet.body.bar.thumb()
    sheet.handle(down(thumb.center))
    sheet.handle(motion((thumb.centerx, 2000)))
    assert sheet.body.offset == sheet.body.height - sheet.body.view.h
    sheet.handle(up((thumb.centerx, 2000)))
    assert not sheet.is_closed


def test_rows_scrolled_under_the_buttons_are_not_hit(pen: Pen) -> None:
    sheet = opened(Long, pen, SMALL)
    click(sheet, (sheet.frame.body.centerx, sheet.frame.sheet.bottom - 30))
    assert sheet.told == []


def test_the_body_does_not_paint_over_title_and_buttons(pen: Pen) -> None:
    sheet = opened(Long, pen, SMALL)
    strip = pygame.Rect(0, 0, 640, sheet.frame.body.y - 8)
    before = picture(sheet).subsurface(strip).copy().get_buffer().raw
    sheet.scroll_by(333)
    assert picture(sheet).subsurface(strip).copy().get_buffer().raw == before


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_a_long_sheet_without_buttons_is_used_down_to_its_lower_edge(pen: Pen, size: tuple[int, int]) -> None:
    sheet = opened(Bare, pen, size)
    assert sheet.body.view.bottom + pen.px(EDGE) == sheet.frame.sheet.bottom
    sheet.handle(key(pygame.K_END))
    assert sheet.body.items[-1][0].rect.bottom == sheet.frame.body.bottom  # the usual air is left in the end


def test_a_short_sheet_without_buttons_keeps_the_air_below_it(pen: Pen) -> None:
    sheet = Bare(pen)
    sheet.rows = 4
    sheet.resize(LARGE, 1.0)
    assert sheet.body.view == sheet.frame.body
