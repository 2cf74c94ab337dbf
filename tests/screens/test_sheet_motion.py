"""Sheets on their way in and out."""

import pygame

from klondike.ui.pen import Pen
from tests.screens.samples import LARGE, TABLE, Sample, picture
from tests.ui.events import down, key


def test_opening_and_closing_take_their_time(pen: Pen) -> None:
    sheet = Sample(pen, pace=1.0)
    sheet.resize(LARGE, 1.0)
    assert sheet.is_moving
    shares = []
    for _ in range(20):
        sheet.step(1 / 120)
        shares.append(sheet.presence)
    assert shares == sorted(shares)
    assert (shares[-1], sheet.is_moving) == (1.0, False)
    sheet.close()
    assert (sheet.takes_input, sheet.is_closed, sheet.is_moving) == (False, False, True)
    for _ in range(13):
        sheet.step(1 / 120)
    assert sheet.is_closed


def test_pace_stretches_the_opening(pen: Pen) -> None:
    slow = Sample(pen, pace=2.0)
    slow.resize(LARGE, 1.0)
    slow.step(0.14)
    assert slow.is_moving
    slow.step(0.15)
    assert not slow.is_moving


def test_an_opening_sheet_is_paler_than_an_open_one(pen: Pen) -> None:
    sheet = Sample(pen, pace=1.0)
    sheet.resize(LARGE, 1.0)
    start = picture(sheet)
    sheet.step(0.04)
    middle = picture(sheet)
    sheet.step(1)
    whole = picture(sheet)
    place = sheet.frame.sheet.center
    levels = [surface.get_at((place[0], place[1]))[0] for surface in (start, middle, whole)]
    assert levels == sorted(set(levels))
    assert start.get_at((5, 5)) == pygame.Color(TABLE)


def test_a_closing_sheet_takes_nothing_more(pen: Pen) -> None:
    sheet = Sample(pen, pace=1.0)
    sheet.resize(LARGE, 1.0)
    sheet.close()
    assert not sheet.handle(key(pygame.K_RETURN))
    assert not sheet.handle(down(sheet.closer.rect.center))
    assert sheet.told == []
