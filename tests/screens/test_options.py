"""The options of a new game: chosen by mouse and by keys, the long ones from a list."""

import pygame
import pytest

from klondike.rules import RULE_SETS
from klondike.rules.families import FAMILIES
from klondike.screens.picker import PickBox, PickRow
from klondike.screens.targets import widget_named, words_of
from klondike.ui.pen import Pen
from klondike.ui.widgets import ListRow
from tests.screens.fitting import SIZES, faults
from tests.screens.newgame import CUSTOM, LARGE, SMALL, Opened, custom


def test_options_by_mouse(pen: Pen) -> None:
    opened = Opened(pen, "C1")
    opened.click("Draw: Three cards")
    opened.click("Times through the deck: 3")
    opened.click("Scoring: Timed")
    opened.click("Deal")
    assert opened.dealt[0][0] == RULE_SETS["Y3"]


def test_options_by_keys(pen: Pen) -> None:
    opened = Opened(pen, "C1")
    opened.focus_on("Draw")
    opened.press(pygame.K_RIGHT)
    opened.focus_on("Scoring")
    opened.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert opened.dealt[0][0] == RULE_SETS["B3"]


def test_an_option_that_is_settled_is_only_told(pen: Pen) -> None:
    opened = Opened(pen, "G0")
    assert "Times through the deck: 3" in opened.sheet.targets
    opened.click("Draw: Three cards")
    assert not [name for name in opened.sheet.targets if name.startswith("Times")]
    assert {"Times through the deck", "No limit"} <= set(opened.words)


def test_the_keyboard_stays_at_an_option_that_is_changed(pen: Pen) -> None:
    opened = Opened(pen, "G0")
    opened.focus_on("Draw")
    opened.press(pygame.K_RIGHT, pygame.K_LEFT)
    assert words_of(opened.sheet.group.focus) == "Draw"
    assert opened.sheet.group.focus.shows_focus


def test_no_line_jumps_when_an_option_is_changed(pen: Pen) -> None:
    opened = Opened(pen, "C3")
    before = opened.sheet.targets
    opened.click("Scoring: Timed")
    after = opened.sheet.targets
    assert [name for name in before if before[name] != after[name]] == []


@pytest.mark.parametrize("size", [LARGE, SMALL])
@pytest.mark.parametrize("axis", FAMILIES[CUSTOM].axes, ids=lambda axis: axis.label)
def test_every_option_can_be_changed_by_keys(pen: Pen, axis, size: tuple[int, int]) -> None:
    opened = custom(pen, "D9", size)
    index = axis.chosen(opened.sheet.rules)
    opened.focus_on(axis.label)
    assert opened.sheet.body.view.inflate(4, 4).contains(opened.sheet.group.focus.rect)
    if axis.is_switch:
        opened.press(pygame.K_SPACE)
        other = axis.choices[1 - index]
    else:
        is_last = index == len(axis.choices) - 1
        way = (pygame.K_UP, pygame.K_LEFT) if is_last else (pygame.K_DOWN, pygame.K_RIGHT)
        opened.press(way[not isinstance(opened.sheet.group.focus, PickBox)])
        other = axis.choices[index + (-1 if is_last else 1)]
    assert getattr(opened.sheet.rules, axis.field) == other.values[0]


def test_a_list_opens_under_its_box_and_gives_the_keyboard_back(pen: Pen) -> None:
    opened = custom(pen)
    opened.focus_on("Scoring")
    opened.press(pygame.K_SPACE)
    assert isinstance(opened.sheet.group.focus, PickRow)
    opened.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert opened.sheet.rules.scoring.title == "Vegas"
    assert words_of(opened.sheet.group.focus) == "Scoring"
    assert opened.sheet.family.title == "Custom"


def test_a_list_is_shown_as_far_as_there_is_room_for_it(pen: Pen) -> None:
    opened = custom(pen)
    opened.focus_on("Scoring")
    opened.press(pygame.K_SPACE)
    sheet, rows = opened.sheet, [each for each in opened.sheet.group.widgets if isinstance(each, PickRow)]
    box, view = widget_named(sheet.group.widgets, "Scoring").rect, sheet.body.view
    assert rows[-1].rect.bottom <= view.bottom or box.top == view.top
    assert view.contains(next(row for row in rows if row.is_chosen).rect)


def test_arrows_in_an_open_list_stay_in_it(pen: Pen) -> None:
    opened = custom(pen)
    opened.focus_on("Scoring")
    opened.press(pygame.K_SPACE, pygame.K_UP)
    assert isinstance(opened.sheet.group.focus, PickRow)
    assert opened.sheet.family.title == "Custom"


def test_escape_closes_an_open_list_before_the_sheet(pen: Pen) -> None:
    opened = custom(pen)
    opened.focus_on("Scoring")
    opened.press(pygame.K_SPACE, pygame.K_ESCAPE)
    assert not [each for each in opened.sheet.group.widgets if isinstance(each, PickRow)]
    assert not opened.sheet.is_closed
    opened.press(pygame.K_ESCAPE)
    assert opened.sheet.is_closed


def test_a_list_is_not_open_any_more_where_its_choices_stand_side_by_side(pen: Pen) -> None:
    opened = custom(pen)
    opened.sheet.resize(SMALL, 2.0)
    opened.sheet.options.toggle("A click")
    assert [each for each in opened.sheet.group.widgets if isinstance(each, PickRow)]
    opened.sheet.resize((2560, 1600), 2.0)
    families = [each for each in opened.sheet.group.widgets if isinstance(each, ListRow)]
    assert len(families) == len(FAMILIES)
    assert all(each.is_row for each in families)
    opened.press(pygame.K_ESCAPE)
    assert opened.sheet.is_closed


def test_an_open_list_of_scorings_fits(pen: Pen) -> None:
    for size, unit in SIZES:
        opened = custom(pen)
        opened.sheet.resize(size, unit)
        opened.sheet.options.toggle("Scoring")
        is_narrow = size[0] / unit < 400  # there the longest names are cut
        assert [fault for fault in faults(opened.sheet) if not (is_narrow and fault.endswith(" cut"))] == []
