"""Sheets on their way in and out."""

from itertools import product

import pygame
import pytest

from klondike.screens.paper import NORMAL, lifted
from klondike.ui.pen import Pen
from tests.screens.samples import LARGE, SMALL, TABLE, Ask, Long, Sample, picture
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


class Still(Ask):
    """A sheet on the bare table that does not rise: all that changes is how much of it is there."""

    scrim = 0
    rise = 0.0
    rows = 6


class StillLarge(Still):
    """One that takes all of a small window."""

    rows = 40


def corners(sheet: Sample) -> list[pygame.Rect]:
    """Where pixels are softened, and may be a little too dark."""
    side, outer = sheet.pen.px(sheet.paper.radius) + 1, sheet.frame.sheet
    corner = pygame.Rect(0, 0, side, side)
    places = ("topleft", "topright", "bottomleft", "bottomright")
    return [corner.move(*pygame.Vector2(getattr(outer, name)) - getattr(corner, name)) for name in places]


@pytest.mark.parametrize("window", [(LARGE, 1.0), (LARGE, 1.3), (SMALL, 1.0)])
@pytest.mark.parametrize("kind", [Still, StillLarge])
@pytest.mark.parametrize("share", [0.3, 0.7])
def test_what_fades_is_one_picture_with_its_shadow(
    pen: Pen, kind: type[Sample], window: tuple[tuple[int, int], float], share: float
) -> None:
    sheet = kind(pen, pace=1.0)
    sheet.resize(*window)
    sheet.clock = 1 - (1 - share) ** (1 / 3)
    fading = picture(sheet)
    sheet.clock = 1.0
    rest, table, soft = picture(sheet), pygame.Color(TABLE), corners(sheet)
    places = list(product(range(0, window[0][0], 7), range(0, window[0][1], 7)))
    wrong = [
        place
        for place in places
        for whole, half, ground in zip(rest.get_at(place), fading.get_at(place), table, strict=True)
        if abs(half - ground - share * (whole - ground)) > 3
    ]
    assert [place for place in wrong if pygame.Rect(place, (1, 1)).collidelist(soft) < 0] == []
    assert len(places) > 6000


def test_a_picture_that_is_lifted_leaves_the_window_as_it_was(pen: Pen) -> None:
    sheet = Sample(pen)
    sheet.resize(LARGE, 1.0)
    surface = pygame.Surface(LARGE)
    surface.fill(TABLE)
    surface.set_clip((10, 10, 900, 600))
    before = surface.copy().get_buffer().raw
    layer = lifted(sheet.pen, NORMAL, surface, sheet.frame.sheet, sheet.paint)
    assert surface.copy().get_buffer().raw == before
    assert surface.get_clip() == (10, 10, 900, 600)
    assert layer.get_size() == sheet.frame.sheet.inflate(2 * 66, 2 * 66).size


@pytest.mark.parametrize("kind", [Sample, Long, Ask])
def test_a_change_of_size_on_the_way_in_is_followed(pen: Pen, kind: type[Sample]) -> None:
    changed, fresh = kind(pen, pace=1.0), kind(pen, pace=1.0)
    changed.resize(LARGE, 1.0)
    fresh.resize((1000, 700), 1.0)
    for sheet in (changed, fresh):
        sheet.step(0.05)
    picture(changed)
    changed.resize((1000, 700), 1.0)
    assert picture(changed).get_buffer().raw == picture(fresh).get_buffer().raw
