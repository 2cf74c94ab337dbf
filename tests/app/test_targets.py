"""What is pressed is large enough for any hand."""

import pytest

from klondike.ui.commands import Command
from klondike.ui.widgets import Button, IconButton

BUTTON, LEAST = 44, 24  # points
SHEETS = [
    Command.MENU,
    Command.CHOOSE_GAME,
    Command.SETTINGS,
    Command.STATISTICS,
    Command.RULES,
    Command.HELP,
    Command.ENTER_CODE,
]


def sides(rect, unit: float) -> float:
    return round(min(rect.w, rect.h) / unit, 1)


@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("command", SHEETS)
def test_all_that_is_pressed_on_a_sheet_is_large_enough(start, command, size):
    pilot = start(size=size, speed="off")
    pilot.app.desk.obey(command)
    pilot.settle()
    sheet, unit = pilot.screen, pilot.app.unit
    shown = [each for each in sheet.group.widgets if each.rect.w and each is not sheet.body.bar]
    small = {
        each.say(): sides(each.rect, unit)
        for each in shown
        if sides(each.rect, unit) < (BUTTON if isinstance(each, Button | IconButton) else LEAST)
    }
    assert shown
    assert small == {}


@pytest.mark.parametrize(("size", "least"), [((640, 480), 40), ((1280, 800), BUTTON), ((1920, 1080), BUTTON)])
def test_the_buttons_of_the_bar_are_large_enough(start, size, least):
    pilot = start(size=size)
    unit = pilot.app.unit
    buttons = {
        command: sides(rect, unit)
        for command, rect in pilot.table.bar.buttons.items()
        if command is not Command.CHOOSE_GAME  # the title: it is written, not pressed by most
    }
    assert len(buttons) >= 5
    assert min(buttons.values()) >= least
