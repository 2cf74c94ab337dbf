"""The bar in windows of any width, and settings that are followed while the table lies open."""

import pygame
import pytest

from klondike.rules import STOCK
from klondike.scene.barwords import Figure, Reading, Status
from klondike.scene.fades import Fades
from klondike.ui.commands import Command
from tests.app.checks import check_at_rest, differing
from tests.pilot import Pilot

WIDTHS = range(1000, 639, -40)


def painted(pilot: Pilot) -> list[str]:
    """The figures that the bar paints when they get other texts."""
    bar, layer = pilot.table.bar, pilot.table.painter.layer
    shown = bar._shown
    names = {}
    for number, figure in enumerate(shown.figures):
        others = list(shown.figures)
        others[number] = figure._replace(text="7")
        rects = bar.paint(layer, shown._replace(figures=tuple(others)), Fades())
        names[figure.label] = bool(rects)
        bar.paint(layer, shown, Fades())
    return [label for label, is_painted in names.items() if is_painted]


def test_a_narrow_bar_drops_the_score_first_then_the_moves(start):
    pilot = start(rules="S3", deal=173, moves=["SWx3"], text_size=150)
    seen: list[list[str]] = []
    widest: list[int] = []
    for width in WIDTHS:
        pilot.resize((width, 600))
        labels = painted(pilot)
        if labels not in seen:
            seen.append(labels)
        cells = [cell.w for cell in pilot.table.bar._figures.cells]
        widest = max(widest, cells, key=len)
        assert cells == widest[: len(cells)]  # each figure keeps its cell
    assert seen == [["Time", "Moves", "Score"], ["Time", "Moves"], ["Time"]]


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_no_figure_lies_over_a_button_or_another(start, text_size):
    pilot = start(rules="S3", deal=173, moves=["SWx3"], text_size=text_size)
    for width in WIDTHS:
        pilot.game.elapsed += 3600.0  # no digit of a long game either
        pilot.resize((width, 600))
        bar = pilot.table.bar
        rects = [
            *bar._figures.cells,
            *(rect for name, rect in bar.buttons.items() if name != Command.CHOOSE_GAME),
        ]
        assert all(rect.collidelist(rects[i + 1 :]) < 0 for i, rect in enumerate(rects)), width


def test_figures_that_change_move_nothing(pilot):
    bar, layer, shown = pilot.table.bar, pilot.table.painter.layer, pilot.table.bar._shown
    cells, buttons = list(bar._figures.cells), bar.buttons
    for text in ("0", "11", "888"):
        figures = tuple(figure._replace(text=text) for figure in shown.figures)
        bar.paint(layer, shown._replace(figures=figures), Fades())
        assert (bar._figures.cells, bar.buttons) == (cells, buttons)
        everything = shown._replace(figures=figures, status=Status(text))
        bar.paint(layer, everything, Fades())
        assert bar._figures.cells == cells


def test_a_figure_stands_at_the_right_of_its_cell(pilot):
    bar, layer = pilot.table.bar, pilot.table.painter.layer
    reading = Reading("", Status(), (Figure("1", "0000", ""),), frozenset(), None, None)
    bar.paint(layer, reading, Fades())
    (cell,) = bar._figures.cells
    shown = layer.subsurface(cell).copy()
    ground = pilot.table.painter.ground.subsurface(cell)
    columns = [x for x in range(cell.w) if column_of(shown, x) != column_of(ground, x)]
    assert min(columns) > cell.w / 2
    assert max(columns) >= cell.w - 5


def column_of(surface, x: int) -> list[tuple[int, ...]]:
    """The pixels of a column."""
    return [tuple(surface.get_at((x, y))) for y in range(surface.get_height())]


@pytest.mark.parametrize(("width", "has_words"), [(640, False), (998, False), (1000, True), (1400, True)])
def test_buttons_have_words_only_where_there_is_room(pilot, width, has_words):
    pilot.resize((width, 760))
    assert pilot.app.unit == 1.0
    for command in (Command.MENU, Command.NEW_GAME, Command.HINT, Command.UNDO, Command.REDO):
        button = pilot.table.bar.buttons[command]
        assert (button.w > button.h + 20) == has_words


# -- settings, followed at once ----------------------------------------------------------------------


def change(pilot: Pilot, key: str, value: object) -> None:
    """As the sheet of the settings does it."""
    pilot.app.desk.change_setting(key, value)
    pilot.frames(1)
    assert getattr(pilot.store.settings, key) == value


@pytest.mark.parametrize(("key", "value"), [("left_handed", True), ("theme", "charcoal"), ("text_size", 150)])
def test_a_setting_is_followed_by_the_whole_picture(pilot, key, value):
    before = pilot.window.surface.copy()
    change(pilot, key, value)
    pilot.quiet()
    assert pilot.window.surface.get_buffer().raw != before.get_buffer().raw
    assert differing(pilot) is None
    check_at_rest(pilot)


def test_left_handed_puts_the_stock_on_the_other_side(pilot):
    before = pilot.table.layout.stock
    change(pilot, "left_handed", True)
    after = pilot.table.layout.stock
    assert before.x != after.x == pilot.window.size[0] - before.right
    pilot.click(after.centre)
    assert pilot.game.moves == 2


def test_the_table_starts_left_handed_where_that_was_chosen(start):
    usual = start(rules="S3", deal=173).table.layout.stock
    stock = start(rules="S3", deal=173, left_handed=True).table.layout.stock
    assert usual.x != stock.x == 800 - usual.right


def test_no_card_flies_once_speed_is_off_and_cards_fly_once_it_is_on_again(pilot):
    change(pilot, "speed", "off")
    pilot.click(STOCK)
    assert not pilot.table.motion.is_moving
    change(pilot, "speed", "slow")
    pilot.click(STOCK)
    assert pilot.table.motion.is_moving


def test_another_theme_paints_another_ground(pilot):
    spot = (5, 590)
    before = pilot.window.surface.get_at(spot)
    change(pilot, "theme", "charcoal")
    assert pilot.window.surface.get_at(spot) != before


def test_larger_text_makes_the_bar_larger(pilot):
    unit, height = pilot.app.unit, pilot.table.bar.area.h
    change(pilot, "text_size", 150)
    assert pilot.app.unit > unit
    assert pilot.table.bar.area.h > height


# -- what is known of the position -------------------------------------------------------------------


def title_block(pilot: Pilot) -> bytes:
    """The picture between the buttons on the left and the figures."""
    bar = pilot.table.bar
    width = bar._figures.cells[0].x - bar._title_left
    part = pygame.Rect(bar._title_left, bar.area.y, width, bar.area.h)
    return pygame.image.tobytes(pilot.table.painter.layer.subsurface(part), "RGB")


def test_the_status_stands_under_the_title_and_half_a_sentence_is_never_shown(pilot):
    pilot.resize((1280, 760))
    looks = []
    for status in (
        Status(),
        Status("Can be won", "yes"),
        Status("Can’t be won from here", "no", is_bad=True),
    ):
        pilot.table.tell(status)
        pilot.frames(1)
        pilot.settle()
        looks.append(title_block(pilot))
    assert len(set(looks)) == 3
    pilot.resize((640, 480))
    signs = []
    for text in ("Can’t be won from here, whatever is tried", "Can’t be won from here, and this is as long"):
        pilot.table.tell(Status(text, "no", is_bad=True))
        pilot.frames(1)
        pilot.settle()
        signs.append(title_block(pilot))
    assert signs[0] == signs[1], "only the sign where the words do not fit"
    pilot.table.tell(Status())
    pilot.frames(1)
    pilot.settle()
    assert title_block(pilot) != signs[0]


FIGURES = [("Balance", "−$1,004", "−$999"), ("Balance", "−$104", "$0"), ("Moves", "1,000", "999")]


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
@pytest.mark.parametrize(("label", "wide", "narrow"), FIGURES)
def test_nothing_stays_of_a_figure_that_was_wider(start, size, label, wide, narrow):
    pilot = start(rules="V3", deal=173, size=size)
    pilot.quiet()
    bar, layer, shown = pilot.table.bar, pilot.table.painter.layer, pilot.table.bar._shown

    def picture(text: str) -> bytes:
        figures = tuple(each._replace(text=text) if each.label == label else each for each in shown.figures)
        bar.paint(layer, shown._replace(figures=figures), Fades())
        return layer.subsurface(bar.area).copy().get_buffer().raw

    picture(wide)
    mended = picture(narrow)
    bar.forget()
    assert mended == picture(narrow)
