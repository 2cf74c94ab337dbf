"""The statistics: pages per set of rules, what stands there, and the wish to clear it."""

import pygame
import pytest

from klondike.screens.statistics import CLEAR, EMPTY, Figure, StatisticsPage, StatisticsScreen
from klondike.ui.pen import Pen
from klondike.ui.widgets import Label
from tests.screens.fitting import SIZES, faults
from tests.ui.events import click, key

FIGURES = (
    ("Played", "96"),
    ("Won", "41"),
    ("Share won", "43 %"),
    ("Current streak", "4"),
    ("Longest streak", "9"),
    ("Best time of wins", "3:05"),
    ("Average time of wins", "1:06:48"),
    ("Best score of wins", "12,745"),
)
PAGES = (
    StatisticsPage("S1", "Standard · Draw 1", ()),
    StatisticsPage("S3", "Standard · Draw 3", FIGURES),
    StatisticsPage("V3", "Vegas · Draw 3", (*FIGURES[:7], ("Balance", "−1,127 $"))),
)
LARGE, SMALL, TINY = ((1280, 800), 1.0), ((640, 480), 1.0), ((640, 480), 2.0)


def opened(
    pen: Pen, window: tuple[tuple[int, int], float] = LARGE, start: int = 1, pages: tuple = PAGES
) -> tuple[StatisticsScreen, list[str]]:
    cleared: list[str] = []
    sheet = StatisticsScreen(pen, pages, start, cleared.append, pace=0)
    sheet.resize(*window)
    return sheet, cleared


def shown(sheet: StatisticsScreen) -> list[tuple[str, str]]:
    return [(item.label, item.value) for item, _ in sheet.body.items if isinstance(item, Figure)]


def texts(sheet: StatisticsScreen) -> list[str]:
    return [item.text for item, _ in sheet.body.items if isinstance(item, Label)]


def test_it_opens_on_the_set_in_play(pen: Pen) -> None:
    sheet, _ = opened(pen)
    assert shown(sheet) == list(FIGURES)


@pytest.mark.parametrize("window", [SMALL, TINY])
def test_small_windows_show_every_figure(pen: Pen, window: tuple[tuple[int, int], float]) -> None:
    sheet, _ = opened(pen, window)
    words = dict(shown(sheet)) or dict(zip(texts(sheet)[::2], texts(sheet)[1::2], strict=True))
    assert words == dict(FIGURES)


def test_pages_turn_by_mouse_and_keys(pen: Pen) -> None:
    sheet, _ = opened(pen)
    click(sheet, sheet.targets["Vegas · Draw 3"].center)
    assert ("Balance", "−1,127 $") in shown(sheet)
    sheet.handle(key(pygame.K_UP))
    assert shown(sheet) == list(FIGURES)


def test_a_set_without_games_says_so_and_has_nothing_to_clear(pen: Pen) -> None:
    sheet, cleared = opened(pen, start=0)
    assert EMPTY in texts(sheet)
    assert shown(sheet) == []
    click(sheet, sheet.targets[CLEAR].center)
    assert cleared == []


def test_the_button_says_which_set_is_to_be_cleared(pen: Pen) -> None:
    sheet, cleared = opened(pen)
    click(sheet, sheet.targets[CLEAR].center)
    sheet.handle(key(pygame.K_RETURN))
    assert cleared == ["S3", "S3"]
    assert shown(sheet) == list(FIGURES)


def test_the_keys_alone_can_clear_another_set(pen: Pen) -> None:
    sheet, cleared = opened(pen, SMALL)
    for code in (pygame.K_DOWN, pygame.K_TAB, pygame.K_RETURN):
        sheet.handle(key(code))
    assert cleared == ["V3"]


def test_new_figures_stay_on_the_same_set(pen: Pen) -> None:
    sheet, _ = opened(pen)
    sheet.update((PAGES[1]._replace(figures=()), PAGES[2]))
    assert "Standard · Draw 3" in texts(sheet)
    assert EMPTY in texts(sheet)
    sheet.update(PAGES)
    assert shown(sheet) == list(FIGURES)
    sheet.update(PAGES[:1])
    assert sheet.page == PAGES[0]


def test_figures_may_come_before_the_window(pen: Pen) -> None:
    sheet = StatisticsScreen(pen, PAGES, 7, lambda _: None, pace=0)
    assert sheet.page == PAGES[2]
    sheet.update(PAGES[1:])
    sheet.resize(*LARGE)
    assert sheet.page == PAGES[2]


@pytest.mark.parametrize("pages", [(), PAGES[:1], PAGES[1:2]])
@pytest.mark.parametrize("window", [LARGE, TINY])
def test_one_set_or_none_needs_no_list(
    pen: Pen, pages: tuple[StatisticsPage, ...], window: tuple[tuple[int, int], float]
) -> None:
    sheet, _ = opened(pen, window, 0, pages)
    assert set(sheet.targets) == {CLEAR, "Close"}
    assert [page.title for page in pages if page.title not in texts(sheet)] == []
    assert faults(sheet) == []


@pytest.mark.parametrize("unit", [0.9, 1.0, 1.01, 1.07, 1.125, 1.25])
def test_a_sheet_that_fits_has_no_scroll_bar(pen: Pen, unit: float) -> None:
    for pages in (PAGES, PAGES[:1]):
        sheet, _ = opened(pen, ((1600, 1000), unit), 0, pages)
        assert not sheet.body.scrolls


def test_the_first_game_does_not_change_the_size_of_the_sheet(pen: Pen) -> None:
    sheet, _ = opened(pen, pages=PAGES[:1])
    before = sheet.frame.sheet
    sheet.update([PAGES[0]._replace(figures=FIGURES)])
    assert sheet.frame.sheet == before


def test_all_pages_are_of_one_size(pen: Pen) -> None:
    sheet, _ = opened(pen)
    sizes = set()
    for index in range(len(PAGES)):
        sheet.turn_to(index)
        sizes.add(sheet.frame.sheet.size)
    assert len(sizes) == 1


@pytest.mark.parametrize(("size", "unit"), SIZES)
@pytest.mark.parametrize("page", range(len(PAGES)))
def test_all_is_inside_and_nothing_overlaps(pen: Pen, page: int, size: tuple[int, int], unit: float) -> None:
    sheet, _ = opened(pen, (size, unit), page)
    assert faults(sheet) == []


def test_a_long_name_is_cut_in_the_list_and_whole_on_its_page(pen: Pen) -> None:
    title = "Rules of my own with a name that goes on and on"
    sheet, _ = opened(pen, pages=(*PAGES, StatisticsPage("X", title, FIGURES)), start=3)
    assert title in texts(sheet)
    assert faults(sheet) == []


def test_escape_closes_it(pen: Pen) -> None:
    sheet, _ = opened(pen)
    sheet.handle(key(pygame.K_ESCAPE))
    assert sheet.is_closed
