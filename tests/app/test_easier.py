"""The settings that make everything easier to see, followed on the table at once."""

from itertools import groupby

import pygame
import pytest

from klondike.rules import STOCK, foundation
from klondike.store.settings import Settings
from klondike.ui.commands import Command
from klondike.ui.theme import THEMES, rgb
from tests.app.lines import winning_line
from tests.pilot import Pilot

DARK = 60  # of 255


@pytest.fixture
def pilot(tmp_path):
    playing = Pilot(tmp_path, size=(1280, 800), deal=173, moves=winning_line()[:6])
    playing.quiet()
    yield playing
    playing.close()


def below_bar(pilot: Pilot) -> bytes:
    top = pilot.table.layout.bar.bottom
    width, height = pilot.window.size
    return pygame.image.tobytes(pilot.window.surface.subsurface((0, top, width, height - top)), "RGB")


def at(pilot: Pilot, point) -> pygame.Color:
    return pilot.window.surface.get_at((round(point[0]), round(point[1])))


@pytest.mark.parametrize("theme", THEMES)
def test_strong_outlines_draw_a_dark_line_round_each_card_on_one_colour(pilot, theme):
    desk = pilot.app.desk
    desk.change_setting("theme", theme)
    desk.change_setting("strong_outlines", True)
    pilot.quiet()
    layout, table = pilot.table.layout, pilot.table.pen.theme.table
    left = layout.stock.x
    middle = layout.stock.y + layout.card_height // 2
    assert all(max(at(pilot, (left + dx, middle))[:3]) < DARK for dx in (0, 1))
    corners = [(2, layout.size[1] - 3), (layout.size[0] // 2, layout.size[1] - 3)]
    assert {tuple(at(pilot, corner))[:3] for corner in corners} == {rgb(table.lo)}


def test_strong_outlines_let_the_edges_of_a_stock_be_told_apart(pilot):
    pilot.app.desk.change_setting("strong_outlines", True)
    pilot.quiet()
    slot = pilot.table.layout.slot(STOCK)
    upwards = [max(at(pilot, (slot.centre.x, slot.bottom - 1 - up))[:3]) < DARK for up in range(12)]
    assert [is_dark for is_dark, _ in groupby(upwards)][:4] == [True, False, True, False]


def test_strong_outlines_make_empty_places_and_signs_plainer(pilot):
    empty = next(foundation(i) for i in range(4) if not pilot.board[foundation(i)].cards)
    slot = pilot.table.layout.slot(empty)
    spots = [(slot.x + slot.w // 2, slot.y + 1), slot.centre]
    before = [sum(at(pilot, spot)[:3]) for spot in spots]
    pilot.app.desk.change_setting("strong_outlines", True)
    pilot.quiet()
    assert all(sum(at(pilot, spot)[:3]) > old + 90 for spot, old in zip(spots, before, strict=True))


def test_everything_is_as_before_when_it_is_put_off_again(pilot):
    before = below_bar(pilot)
    for value in (True, False):
        for key in ("strong_outlines", "bright_cursor", "large_buttons"):
            pilot.app.desk.change_setting(key, value)
        pilot.quiet()
        assert (below_bar(pilot) == before) is not value


def test_large_buttons_are_a_quarter_larger_and_stay_under_the_mouse(pilot):
    before = pilot.table.bar.buttons[Command.UNDO].h
    pilot.app.desk.change_setting("large_buttons", True)
    pilot.frames(1)
    undo = pilot.table.bar.buttons[Command.UNDO]
    assert undo.h == pytest.approx(1.25 * before, abs=1)
    moves = pilot.game.moves
    pilot.click((undo.x + 2, undo.y + 2))
    assert pilot.game.moves == moves - 1


@pytest.mark.parametrize(
    ("text", "scale"), [(90, 1.125), (100, 1.25), (150, 1.875), (180, 2.0), (200, 2.0), (250, 2.5)]
)
def test_large_buttons_grow_only_as_far_as_every_sheet_is_made_for(text, scale):
    assert Settings(text_size=text, large_buttons=True).scale == pytest.approx(scale)
    assert Settings(text_size=text).scale == text / 100


def test_a_bright_cursor_is_white_between_black_lines_on_every_table(pilot):
    desk = pilot.app.desk
    desk.change_setting("bright_cursor", True)
    for theme in THEMES:
        desk.change_setting("theme", theme)
        pilot.quiet()
        pilot.key("q")
        pilot.frames(2)
        slot = pilot.table.layout.slot(STOCK)
        line = [at(pilot, (slot.x - dx, slot.centre[1])) for dx in range(1, 14)]
        whites = [i for i, colour in enumerate(line) if min(colour[:3]) > 245]
        blacks = [i for i, colour in enumerate(line) if max(colour[:3]) < 10]
        assert whites
        assert min(blacks) < min(whites) <= max(whites) < max(blacks)
