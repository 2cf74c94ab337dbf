"""The statistics: figures, drawings, past games, what is wished of them, in every window."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pygame
import pytest

from klondike.screens.paged import ListBox
from klondike.screens.past_games import PastRow, PastSource
from klondike.screens.past_head import FALLING
from klondike.screens.plots import Bar, BarPlot, Course, LinePlot, Strip
from klondike.screens.statistics import (
    CLEAR,
    COLUMNS,
    EMPTY,
    EXPORT,
    FEW,
    Desire,
    Notice,
    Number,
    StatisticsPage,
    StatisticsScreen,
)
from klondike.ui.pen import Pen
from klondike.ui.widgets import Label
from tests.screens.fitting import SIZES, faults
from tests.screens.samples import picture
from tests.ui.events import click, key, motion

FIGURES = (
    ("games", "96"),
    ("won", "41"),
    ("share won", "43 %"),
    ("best time", "3:05"),
    ("usual time of a win", "1:06:48"),
    ("wins in a row", "4"),
    ("most wins in a row", "9"),
    ("most losses in a row", "12"),
)
LINE = Course(
    "Share won, last 20 games", [50.0, 40.0, 45.0] * 30, ((0.0, "0"), (50.0, "50"), (100.0, "100 %")), "45 %"
)
BARS = tuple(Bar(str(minute), minute % 4) for minute in range(3, 11))
PAGES = {
    "S1": StatisticsPage("S1", "Standard · Draw 1"),
    "S3": StatisticsPage("S3", "Standard · Draw 3", FIGURES, LINE, BARS, bytes([1, 0, 0] * 20)),
    "V3": StatisticsPage("V3", "Vegas · Draw 3", FIGURES, None, (), bytes([0, 1]), "Balance"),
    "X": StatisticsPage(
        "X", "Rules of my own with a name that goes on and on", FIGURES, LINE, (), bytes(9), ""
    ),
}
COUNTS = {"S1": 0, "S3": 10_000, "V3": 2, "X": 9}
LARGE, SMALL, TINY = ((1280, 800), 1.0), ((640, 480), 1.0), ((640, 480), 2.0)


class Sheet(StatisticsScreen):
    """Statistics that remember what was read and wished."""

    def __init__(
        self, pen: Pen, start: int = 1, pages: Sequence[str] = tuple(PAGES), pace: float = 0
    ) -> None:
        self.told: list[object] = []
        self.read: list[int] = []
        desire = Desire(PAGES.__getitem__, self._source, self.told.append, lambda: self.told.append(EXPORT))
        super().__init__(pen, [(code, PAGES[code].title) for code in pages], start, desire, pace)

    def _source(self, code: str) -> PastSource:
        def sort(order: str) -> Sequence[int]:
            numbers = range(COUNTS[code])
            return numbers[::-1] if order.startswith(FALLING) else numbers

        return PastSource(sort, self._rows, lambda number, action: self.told.append((number, action)))

    def _rows(self, numbers: Sequence[int]) -> Mapping[int, PastRow]:
        self.read.extend(numbers)
        return {number: row(number) for number in numbers}


def row(number: int) -> PastRow:
    words = {"date": "Today, 9:41", "deal": f"KL1-S3-{number}", "result": "Won" if number % 3 else "Not won"}
    words |= {"time": "4:32", "moves": "118", "score": "745", "help": "2 hints"}
    actions = ("Watch", "Play again") if number % 2 else ("Play again",)
    return PastRow(words, "yes" if number % 3 else "no", bool(number % 3), actions)


def opened(
    pen: Pen, window: tuple[tuple[int, int], float] = LARGE, start: int = 1, **values: object
) -> Sheet:
    sheet = Sheet(pen, start, **values)  # type: ignore[arg-type]
    sheet.resize(*window)
    return sheet


def press(sheet: Sheet, *codes: int) -> None:
    for code in codes:
        sheet.handle(key(code))


def items(sheet: Sheet, kind: type) -> list[object]:
    return [item for item, _ in sheet.body.items if isinstance(item, kind)]


def texts(sheet: Sheet) -> list[str]:
    return [item.text for item, _ in sheet.body.items if isinstance(item, Label | Notice)]


@pytest.mark.parametrize(
    ("count", "width", "unit"), [(60, 1016, 1.0), (60, 1270, 1.25), (31, 592, 1.0), (3, 300, 2.0)]
)
def test_the_marks_of_the_last_games_are_equally_far_apart(
    pen: Pen, count: int, width: int, unit: float
) -> None:
    strip, marks = Strip(bytes(count)), []
    other = pen.at_unit(unit)
    strip.rect = pygame.Rect(7, 5, width, round(36 * unit))
    other.box = lambda surface, rect, *_: marks.append(rect.copy())
    strip.draw(other, pygame.Surface((2000, 200)))
    assert len({right.x - left.x for left, right in pairwise(marks)}) == 1
    assert strip.rect.contains(marks[0])
    assert count < 20 or marks[-1].right == strip.rect.right


def test_it_opens_on_the_set_in_play_with_its_figures(pen: Pen) -> None:
    sheet = opened(pen)
    assert [(item.label, item.value) for item in items(sheet, Number)] == list(FIGURES)
    assert [len(items(sheet, kind)) for kind in (LinePlot, BarPlot, Strip)] == [1, 1, 1]
    assert sheet.box.name == "Standard · Draw 3"


def test_few_games_draw_no_line(pen: Pen) -> None:
    sheet = opened(pen, start=2)
    assert FEW in texts(sheet)
    assert items(sheet, LinePlot) == []


def test_a_set_that_was_never_played_says_so(pen: Pen) -> None:
    for window in (LARGE, SMALL):
        sheet = opened(pen, window, 0)
        assert EMPTY in texts(sheet)
        assert not any(button.is_enabled for button in sheet.foot)


def test_points_have_their_name_or_no_column(pen: Pen) -> None:
    titles = [[column.title for column in opened(pen, start=start).head.columns] for start in (1, 2, 3)]
    assert [("Score" in each, "Balance" in each) for each in titles] == [
        (True, False),
        (False, True),
        (False, False),
    ]


# -- past games --------------------------------------------------------------------------------------


def test_the_keyboard_begins_at_the_newest_game_and_enter_watches_it(pen: Pen) -> None:
    sheet = opened(pen)
    press(sheet, pygame.K_RETURN)
    assert sheet.told == [(9999, "Watch")]


def test_keys_lead_through_the_games_and_their_actions(pen: Pen) -> None:
    sheet = opened(pen)
    press(sheet, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_END, pygame.K_RETURN)
    assert sheet.told == [(9997, "Play again"), (0, "Play again")]
    assert sheet.body.view.contains(sheet.past.current)
    press(sheet, pygame.K_HOME, pygame.K_PAGEDOWN)
    assert sheet.past.at == 10
    assert sheet.past.current.top >= sheet.head.rect.bottom
    assert "11 of 10000" in sheet.say()


def test_a_game_without_its_moves_can_only_be_played_again(pen: Pen) -> None:
    sheet = opened(pen)
    press(sheet, pygame.K_DOWN, pygame.K_RETURN)
    assert sheet.told == [(9998, "Play again")]


def test_actions_stand_under_the_mouse(pen: Pen) -> None:
    sheet = opened(pen)
    place = sheet.past.row_rect(2)
    sheet.handle(motion(place.center))
    for label in ("Watch", "Play again"):
        click(sheet, sheet.past.actions(2)[label].center)
    assert sheet.told == [(9997, "Watch"), (9997, "Play again")]


def test_words_of_past_games_begin_and_end_with_their_table(pen: Pen) -> None:
    sheet = opened(pen, SMALL)
    words = sheet.head.words(sheet.pen, sheet.head.rect)
    assert (words[0].left, words[-1].right) == (sheet.head.rect.left, sheet.head.rect.right)
    assert all(here.right < there.left for here, there in pairwise(words))


def test_actions_leave_no_half_of_a_word_beside_them(pen: Pen) -> None:
    sheet = opened(pen, SMALL)
    sheet.scroll_by(sheet.past.rect.top - sheet.body.view.top)
    place = sheet.past.row_rect(3)
    sheet.handle(motion(place.center))
    left = min(action.left for action in sheet.past.actions(3).values())
    cut = next(cell for cell in sheet.head.words(sheet.pen, place) if cell.left < left < cell.right)
    part = picture(sheet).subsurface(cut.x, place.y + 4, left - cut.x - 4, place.h - 8)
    assert len({tuple(part.get_at((x, y))) for x in range(part.width) for y in range(part.height)}) == 1


def test_a_click_beside_the_actions_leads_the_keyboard_there(pen: Pen) -> None:
    sheet = opened(pen)
    click(sheet, sheet.past.row_rect(2).move(20, 0).midleft)
    assert (sheet.told, sheet.past.at) == ([], 2)


def test_a_double_click_watches(pen: Pen) -> None:
    sheet = opened(pen)
    place = sheet.past.row_rect(2).move(20, 0).midleft
    click(sheet, place)
    sheet.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, clicks=2))
    sheet.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, clicks=2))
    assert sheet.told == [(9997, "Watch")]


@pytest.mark.parametrize("index", range(len(COLUMNS)))
def test_titles_sort_by_mouse_and_keys(pen: Pen, index: int) -> None:
    by_mouse, by_keys = opened(pen), opened(pen)
    column = COLUMNS[index]
    click(by_mouse, by_mouse.head.cells(pen)[index].center)
    by_keys.group.focus_on(by_keys.head)
    press(by_keys, *[pygame.K_RIGHT] * index, pygame.K_RETURN)
    first = column.first + column.name
    expected = first.removeprefix(FALLING) if first == "-date" else first
    assert by_mouse.head.order == by_keys.head.order == expected
    press(by_keys, pygame.K_RETURN)
    assert by_keys.head.order.removeprefix(FALLING) == column.name
    assert by_keys.head.order != expected


def test_sorting_begins_at_the_first_row(pen: Pen) -> None:
    sheet = opened(pen)
    press(sheet, pygame.K_END)
    click(sheet, sheet.head.cells(pen)[1].center)
    assert (sheet.past.at, sheet.past.ids[0]) == (0, 0)


def test_only_games_in_view_are_read_and_drawn(pen: Pen) -> None:
    sheet = opened(pen)
    picture(sheet)
    assert 0 < len(set(sheet.read)) < 60
    sheet.scroll_by(100_000)
    picture(sheet)
    assert len(set(sheet.read)) < 120


def test_the_head_stays_in_sight_and_rows_under_it_cannot_be_pressed(pen: Pen) -> None:
    sheet = opened(pen)
    sheet.scroll_by(5000)
    assert sheet.head.rect.top == sheet.body.view.top
    sheet.handle(motion(sheet.head.rect.center))
    assert sheet.past.mouse is None


# -- pages and buttons -------------------------------------------------------------------------------


def test_the_buttons_tell_what_is_wished(pen: Pen) -> None:
    sheet = opened(pen)
    click(sheet, sheet.targets[EXPORT].center)
    click(sheet, sheet.targets[CLEAR].center)
    assert sheet.told == [EXPORT, "S3"]


@pytest.mark.parametrize("window", [LARGE, SMALL])
def test_another_set_is_chosen_in_the_box(pen: Pen, window: tuple[tuple[int, int], float]) -> None:
    sheet = opened(pen, window)
    sheet.group.focus_on(next(each for each in sheet.group.widgets if isinstance(each, ListBox)))
    press(sheet, pygame.K_DOWN)
    assert sheet.page.key == "V3"
    press(sheet, pygame.K_RETURN)
    assert sheet.is_list_open
    click(sheet, sheet.targets["Standard · Draw 3"].center)
    assert sheet.page.key == "S3"


def test_one_set_needs_no_box(pen: Pen) -> None:
    for window in (LARGE, TINY):
        sheet = opened(pen, window, 0, pages=("S3",))
        assert not any(isinstance(widget, ListBox) for widget in sheet.group.widgets)


@pytest.mark.parametrize("window", [LARGE, SMALL, TINY])
def test_one_set_is_named_beside_the_title(pen: Pen, window: tuple[tuple[int, int], float]) -> None:
    sheet = opened(pen, window, 0, pages=("X",))
    named = picture(sheet)
    sheet._tabs = (("X", ""),)
    sheet.restyle(pen.theme)
    changed = pygame.mask.from_threshold(named, (0, 0, 0), (1, 1, 1, 255), picture(sheet))
    changed.invert()
    places = changed.get_bounding_rects()
    room = sheet.frame.sheet.copy()
    room.right, room.bottom = sheet.closer.rect.left, sheet.frame.body.top
    assert places
    assert all(room.contains(place) for place in places)


def test_what_is_told_stands_over_the_figures(pen: Pen) -> None:
    sheet = opened(pen)
    sheet.scroll_by(4000)
    sheet.tell("All games are now in a file.")
    assert "All games are now in a file." in texts(sheet)
    assert sheet.body.offset == 0


def test_it_can_be_read_anew_before_and_after_it_has_a_window(pen: Pen) -> None:
    sheet = Sheet(pen)
    sheet.update()
    sheet.resize(*LARGE)
    sheet.update()
    assert len(sheet.past.ids) == 10_000


@pytest.mark.parametrize(("size", "unit"), SIZES)
@pytest.mark.parametrize("start", range(len(PAGES)))
def test_all_is_inside_and_nothing_overlaps(pen: Pen, start: int, size: tuple[int, int], unit: float) -> None:
    sheet = opened(pen, (size, unit), start)
    assert faults(sheet) == []
    assert picture(sheet).get_size() == size


@pytest.mark.parametrize(("size", "unit"), SIZES)
def test_the_columns_fit_their_table(pen: Pen, size: tuple[int, int], unit: float) -> None:
    sheet = opened(pen, (size, unit))
    lefts, rights = zip(*sheet.head.places, strict=True)
    assert list(lefts[1:]) == pytest.approx(list(rights[:-1]))
    assert rights[-1] * unit <= sheet.past.rect.w + 1 or len(lefts) == 1
    names = [column.name for column in sheet.head.columns]
    assert names[0] == "date"


def test_drawings_say_what_they_show(pen: Pen) -> None:
    sheet = opened(pen)
    said = [item.say() for kind in (LinePlot, BarPlot, Strip) for item in items(sheet, kind)]
    assert said[0] == "45 %"
    assert "3 in 3 minutes" in said[1]
    assert said[2] == "Last 60: 20 won"


def test_escape_closes_it(pen: Pen) -> None:
    sheet = opened(pen)
    press(sheet, pygame.K_ESCAPE)
    assert sheet.is_closed
