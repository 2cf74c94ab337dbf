"""The help: all keys of all commands, the mouse, and reading it in small windows."""

import pygame
import pytest

from klondike.rules import RULE_SETS
from klondike.scene.preferences import Preferences
from klondike.screens.help import HelpScreen, key_groups
from klondike.screens.mousewords import mouse_words
from klondike.ui.commands import COMMANDS, all_key_names
from klondike.ui.pen import Pen
from klondike.ui.widgets import Keys, Label
from tests.screens.fitting import SIZES, faults
from tests.ui.events import click, key

MOUSE = mouse_words(RULE_SETS["S3"], Preferences())
EVERY_SIZE = pytest.mark.parametrize(("size", "unit"), SIZES)


def opened(pen: Pen, size: tuple[int, int] = (1280, 800), unit: float = 1.0) -> HelpScreen:
    sheet = HelpScreen(pen, MOUSE, pace=0)
    sheet.resize(size, unit)
    return sheet


def listed(sheet: HelpScreen) -> dict[str, tuple[str, ...]]:
    """The keys that follow each label."""
    found: dict[str, tuple[str, ...]] = {}
    label = ""
    for item, _ in sheet.body.items:
        if isinstance(item, Keys):
            found[label] = found.get(label, ()) + item.names
        elif isinstance(item, Label) and item.text != "/":
            label = item.text
    return found


@EVERY_SIZE
def test_every_command_is_listed_with_all_its_keys(pen: Pen, size: tuple[int, int], unit: float) -> None:
    told: dict[str, tuple[str, ...]] = {}
    for row in COMMANDS:
        label = row.listed or row.label
        told[label] = told.get(label, ()) + all_key_names(row.command)
    assert listed(opened(pen, size, unit)) == told


@EVERY_SIZE
def test_alternatives_have_a_stroke_between_them(pen: Pen, size: tuple[int, int], unit: float) -> None:
    items = [item for item, _ in opened(pen, size, unit).body.items]
    between = sum(isinstance(item, Label) and item.text == "/" for item in items)
    between += sum(len(item.names) - 1 for item in items if isinstance(item, Keys))
    assert between == sum(len(line.names) - 1 for group in key_groups() for line in group.lines)


def test_all_about_the_mouse_is_there(pen: Pen) -> None:
    texts = [item.text for item, _ in opened(pen).body.items if isinstance(item, Label)]
    assert [(action, texts[texts.index(action) + 1]) for action, _ in MOUSE] == list(MOUSE)


@EVERY_SIZE
def test_all_is_inside_and_nothing_overlaps(pen: Pen, size: tuple[int, int], unit: float) -> None:
    assert faults(opened(pen, size, unit)) == []


def test_a_high_window_shows_all_at_once(pen: Pen) -> None:
    assert not opened(pen, (1280, 800)).body.scrolls


def test_arrows_and_paging_keys_scroll_small_windows(pen: Pen) -> None:
    sheet = opened(pen, (640, 480))
    for code, expected in ((pygame.K_DOWN, 56), (pygame.K_DOWN, 112), (pygame.K_UP, 56), (pygame.K_HOME, 0)):
        sheet.handle(key(code))
        assert sheet.body.offset == expected
    sheet.handle(key(pygame.K_END))
    assert sheet.body.offset == sheet.body.height - sheet.body.view.h


def test_it_closes_by_key_and_mouse(pen: Pen) -> None:
    by_key, by_mouse, by_tab = opened(pen), opened(pen), opened(pen)
    by_key.handle(key(pygame.K_ESCAPE))
    click(by_mouse, by_mouse.targets["Close"].center)
    by_tab.handle(key(pygame.K_TAB))
    by_tab.handle(key(pygame.K_RETURN))
    assert [by_key.is_closed, by_mouse.is_closed, by_tab.is_closed] == [True, True, True]


@pytest.mark.parametrize(("size", "unit"), [((1280, 800), 1.0), ((900, 640), 1.0), ((640, 480), 1.0)])
def test_headings_keep_clear_of_the_line_above(pen: Pen, size: tuple[int, int], unit: float) -> None:
    sheet = opened(pen, size, unit)
    heading = next(item for item, _ in sheet.body.items if isinstance(item, Label))
    assert sheet.body.scrolls == (heading.rect.top > sheet.body.view.top)
    assert sheet.body.scrolls == (size != (1280, 800))
