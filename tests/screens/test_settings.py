"""The settings: every row by mouse and by keys, what is told when, and how it fits."""

import pygame
import pytest

from klondike.screens.paged import ListBox
from klondike.screens.settings import PAGES, Kind, Row
from klondike.ui.pen import Pen
from tests.screens.fitting import SIZES, faults
from tests.screens.samples import picture
from tests.screens.settingsheet import APPEARANCE, LARGE, SMALL, SOUND, VALUES, Opened
from tests.ui.events import click, down, motion, up

OWN_PAGES = (Kind.CARDS, Kind.KEYS)  # tested by themselves
ROWS = [(page, row) for page, each in enumerate(PAGES) for row in each.rows if row.kind not in OWN_PAGES]
EVERY_ROW = pytest.mark.parametrize(("page", "row"), ROWS, ids=[f"{page}-{row.key}" for page, row in ROWS])
TOLD_BY_KEY = {Kind.SEGMENTS: pygame.K_RIGHT, Kind.SLIDER: pygame.K_RIGHT, Kind.SWITCH: pygame.K_SPACE}


def other(row: Row) -> tuple[str, object]:
    """A choice of the row that is not made yet."""
    return next(choice for choice in row.choices if choice[1] != VALUES[row.key])


@EVERY_ROW
@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_mouse_changes_every_row(pen: Pen, page: int, row: Row, size: tuple[int, int]) -> None:
    opened = Opened(pen, size)
    opened.turn_to(page)
    opened.focus_on(row.label)
    if row.kind is Kind.SWITCH:
        opened.click(row.label)
        expected: object = not VALUES[row.key]
    elif row.kind is Kind.SLIDER:
        track = opened.slider().track
        click(opened.sheet, (track.right, track.centery))
        expected = row.scale.high
    else:
        option, expected = other(row)
        opened.click(f"{row.label}: {option}")
    assert opened.told == [(row.key, expected)]


@EVERY_ROW
@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_keys_change_every_row(pen: Pen, page: int, row: Row, size: tuple[int, int]) -> None:
    first = {row.key: row.choices[0][1]} if row.choices else {}
    opened = Opened(pen, size, **first)
    opened.turn_to(page)
    opened.focus_on(row.label)
    opened.press(TOLD_BY_KEY.get(row.kind, pygame.K_RIGHT))
    value = VALUES[row.key]
    if row.choices:
        expected = row.choices[1][1]
    else:
        expected = value + row.scale.step if isinstance(value, int) and row.kind is Kind.SLIDER else not value
    assert opened.told == [(row.key, expected)]


def test_moving_the_volume_turns_the_sound_on(pen: Pen) -> None:
    opened = Opened(pen, sound=False)
    opened.turn_to(SOUND)
    opened.focus_on("Volume")
    opened.press(pygame.K_RIGHT)
    assert opened.told == [("volume", 60), ("sound", True)]
    switch = next(each for each in opened.sheet.group.widgets if getattr(each, "label", "") == "Sound")
    assert switch.say() == "Sound, on"
    opened.press(pygame.K_RIGHT)
    assert opened.told[2:] == [("volume", 65)]


def test_a_volume_of_nought_leaves_the_sound_off(pen: Pen) -> None:
    opened = Opened(pen, sound=False)
    opened.turn_to(SOUND)
    opened.focus_on("Volume")
    opened.press(pygame.K_HOME)
    assert opened.told == [("volume", 0)]


def test_a_change_stays_when_the_sheet_is_laid_out_anew(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Draw: One card")
    opened.sheet.resize(SMALL, 1.0)
    opened.focus_on("Draw")
    opened.press(pygame.K_RIGHT)
    assert opened.told == [("draw", 1), ("draw", 3)]


def test_choosing_what_is_chosen_tells_nothing(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Draw: Three cards")
    assert opened.told == []


def test_other_rules_leave_the_draw_open_until_one_is_chosen(pen: Pen) -> None:
    opened = Opened(pen, draw=0)
    before = picture(opened.sheet)
    opened.focus_on("Draw")
    opened.press(pygame.K_LEFT)
    assert opened.told == []
    opened.press(pygame.K_RIGHT)
    assert opened.told == [("draw", 1)]
    acc = pygame.Color(pen.theme.panel.acc)
    chosen = opened.sheet.targets["Draw: One card"]
    place = (chosen.x + 6, chosen.centery)
    assert before.get_at(place) != acc
    assert picture(opened.sheet).get_at(place) == acc


def test_a_dragged_slider_tells_once_at_the_release_though_the_sheet_changes_under_it(pen: Pen) -> None:
    opened = Opened(pen)
    sheet = opened.sheet
    heard = opened.hear

    def grow(name: str, value: object) -> None:
        heard(name, value)
        sheet.resize(LARGE, 2.0)

    sheet._change = grow
    opened.turn_to(APPEARANCE)
    track = opened.slider().track
    sheet.handle(down(track.center))
    for x in range(track.centerx, track.right + 40, 10):
        sheet.handle(motion((x, track.centery)))
    assert opened.told == []
    sheet.handle(up((track.right + 30, track.centery)))
    assert opened.told == [("text_size", 200)]
    assert opened.slider().value == 200
    assert not opened.slider().is_pressed


@pytest.mark.parametrize("label", ["Text size", "Panels", "Table"])
def test_the_keyboard_stays_where_it_is_when_the_window_becomes_small_and_large(pen: Pen, label: str) -> None:
    opened = Opened(pen)
    opened.turn_to(APPEARANCE)
    opened.focus_on(label)
    for unit in (2.0, 1.0):
        opened.sheet.resize(LARGE, unit)
        focus = opened.sheet.group.focus
        assert focus is not None
        assert getattr(focus, "name", "") == label
        assert focus.shows_focus
        assert opened.sheet.body.view.contains(focus.rect)


def test_the_names_of_the_pages_keep_the_keyboard_as_a_list_box(pen: Pen) -> None:
    opened = Opened(pen)
    opened.press(pygame.K_DOWN)
    opened.sheet.resize(SMALL, 1.0)
    assert isinstance(opened.sheet.group.focus, ListBox)
    opened.press(pygame.K_DOWN)
    assert "Table: Felt" in opened.sheet.targets


def test_pages_turn_by_mouse_and_arrows(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Appearance")
    assert "Panels: Dark" in opened.sheet.targets
    opened.press(pygame.K_DOWN)
    assert "Speed of the cards: Off" in opened.sheet.targets
    opened.press(pygame.K_UP, pygame.K_UP, pygame.K_UP)
    assert "Draw: One card" in opened.sheet.targets


def test_a_list_box_turns_the_pages_of_a_small_window(pen: Pen) -> None:
    opened = Opened(pen, SMALL)
    assert isinstance(opened.sheet.group.focus, ListBox)
    opened.click("Playing")
    opened.click("Motion and sound")
    assert "Speed of the cards: Off" in opened.sheet.targets
    assert "Appearance" not in opened.sheet.targets
    opened.press(pygame.K_UP)
    assert "Table: Felt" in opened.sheet.targets
    opened.press(pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN)
    assert "A click on a card: Nothing" in opened.sheet.targets


def test_escape_closes_the_list_before_the_sheet(pen: Pen) -> None:
    opened = Opened(pen, SMALL)
    opened.press(pygame.K_SPACE)
    assert "Appearance" in opened.sheet.targets
    opened.press(pygame.K_ESCAPE)
    assert "Appearance" not in opened.sheet.targets
    assert not opened.sheet.is_closed
    opened.press(pygame.K_ESCAPE)
    assert opened.sheet.is_closed


@pytest.mark.parametrize("unit", [1.0, 1.1, 1.25, 1.3])
@pytest.mark.parametrize("page", [0, 1])
def test_all_controls_end_at_the_same_pixel(pen: Pen, page: int, unit: float) -> None:
    opened = Opened(pen, (1920, 1080), unit)
    opened.turn_to(page)
    middle = opened.sheet.frame.sheet.centerx
    rights = [widget.rect.right for widget in opened.sheet.body.widgets if widget.rect.right > middle]
    assert len(rights) > 4
    assert len(set(rights)) == 1


@pytest.mark.parametrize(("size", "unit"), SIZES)
@pytest.mark.parametrize("page", range(len(PAGES)))
def test_all_is_inside_and_nothing_overlaps(pen: Pen, page: int, size: tuple[int, int], unit: float) -> None:
    opened = Opened(pen, size, unit)
    opened.turn_to(page)
    assert faults(opened.sheet) == []
    if opened.sheet.is_small:
        opened.sheet._toggle_list()
        assert faults(opened.sheet) == []


def test_only_what_changes_the_picture_asks_for_a_new_one(pen: Pen) -> None:
    opened = Opened(pen)
    sheet = opened.sheet
    places = [(640, 700), (650, 700), sheet.targets["Draw: One card"].center]
    seen = []
    for place in places:
        sheet.dirty = False
        sheet.handle(motion(place))
        seen.append(sheet.dirty)
    assert seen == [False, False, True]
    assert not sheet.is_moving
