"""The result: what comes next by mouse and keys, and where the panel lies."""

import pygame
import pytest

from klondike.rules import RULE_SETS
from klondike.scene.layout import Layout
from klondike.screens.result import Figure, Outcome, ResultScreen
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from klondike.ui.screen import Screen
from klondike.ui.widgets import Label
from tests.screens.samples import LARGE, TABLE, picture
from tests.ui.events import click, down, key

FIGURES = (("time", "3:05"), ("moves", "109"), ("score", "745"), ("wins in a row", "5"))
OUTCOME = Outcome(
    "Well played.",
    "Your fastest win here so far.",
    FIGURES,
    "Before: best 3:31, usual 6:48",
    "No hints, 6 moves undone",
)
WATCHED = "watched"
BESIDE = (100, 700)
WINDOWS = (((640, 480), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0), ((640, 480), 2.0), ((3840, 2160), 2.0))


class Result(ResultScreen):
    """A result that remembers what was wished."""

    def __init__(self, pen: Pen, outcome: Outcome = OUTCOME, pace: float = 0) -> None:
        self.wishes: list[Command | str] = []
        super().__init__(pen, outcome, self.wishes.append, lambda: self.wishes.append(WATCHED), pace)
        self.resize(LARGE, 1.0)


def clicks(result: Result, place: tuple[int, int], count: int) -> None:
    for number in range(1, count + 1):
        result.handle(down(place))
        result.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, clicks=number))


@pytest.mark.parametrize(
    ("label", "command", "closes"),
    [
        ("New game", Command.NEW_GAME, True),
        ("Same deal again", Command.RESTART, True),
        ("Watch it", WATCHED, True),
    ],
)
def test_buttons_tell_the_wish(pen: Pen, label: str, command: Command | str, closes: bool) -> None:
    result = Result(pen)
    click(result, result.targets[label].center)
    assert (result.wishes, result.is_closed) == ([command], closes)


def test_enter_deals_anew(pen: Pen) -> None:
    result = Result(pen)
    result.handle(key(pygame.K_RETURN))
    assert (result.wishes, result.is_closed) == ([Command.NEW_GAME], True)


def test_keys_lead_to_the_other_buttons(pen: Pen) -> None:
    result = Result(pen)
    for code in (pygame.K_LEFT, pygame.K_RETURN):
        result.handle(key(code))
    assert result.wishes == [Command.RESTART]


def test_a_double_click_on_the_table_deals_anew(pen: Pen) -> None:
    result = Result(pen)
    clicks(result, BESIDE, 2)
    assert (result.wishes, result.is_closed) == ([Command.NEW_GAME], True)


def test_a_single_click_on_the_table_does_nothing(pen: Pen) -> None:
    result = Result(pen)
    clicks(result, BESIDE, 1)
    assert (result.wishes, result.is_closed) == ([], False)


def test_a_double_click_on_the_panel_does_nothing(pen: Pen) -> None:
    result = Result(pen)
    clicks(result, result.frame.sheet.move(0, 12).midtop, 2)
    assert (result.wishes, result.is_closed) == ([], False)


def test_clicks_that_began_before_it_was_there_do_nothing(pen: Pen) -> None:
    result = Result(pen, pace=1.0)
    clicks(result, BESIDE, 2)
    assert (result.wishes, result.takes_input) == ([], True)


def test_esc_leaves_the_table_in_sight(pen: Pen) -> None:
    result = Result(pen)
    result.handle(key(pygame.K_ESCAPE))
    assert (result.wishes, result.is_closed) == ([], True)


@pytest.mark.parametrize("command", [Command.NEW_GAME, Command.RESTART])
def test_commands_it_has_buttons_for(pen: Pen, command: Command) -> None:
    result = Result(pen)
    assert result.obey(command)
    assert not result.obey(command)
    assert (result.wishes, result.is_closed) == ([command], True)


@pytest.mark.parametrize("code", [pygame.K_s, pygame.K_F1, pygame.K_F10])
def test_other_keys_keep_their_meaning(pen: Pen, code: int) -> None:
    result = Result(pen)
    assert not result.handle(key(code))
    assert not result.is_closed


@pytest.mark.parametrize("code", [pygame.K_LEFT, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB])
def test_its_own_keys_have_no_other_meaning(pen: Pen, code: int) -> None:
    assert Result(pen).handle(key(code))


@pytest.mark.parametrize(
    "window", [((1280, 800), 1.0), ((1920, 1080), 1.25), ((3840, 2160), 2.0), ((640, 480), 1.0)]
)
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=str)
def test_the_foundations_stay_in_sight(
    pen: Pen, rules: object, window: tuple[tuple[int, int], float]
) -> None:
    result = Result(pen)
    result.resize(*window)
    layout = Layout.fitted(*window, rules)  # type: ignore[arg-type]
    assert result.frame.sheet.top >= max(box.bottom for box in layout.foundations)


@pytest.mark.parametrize("window", WINDOWS)
def test_the_buttons_show_in_every_window(pen: Pen, window: tuple[tuple[int, int], float]) -> None:
    result = Result(pen)
    result.resize(*window)
    sheet = result.frame.sheet
    assert pygame.Rect((0, 0), window[0]).contains(sheet)
    assert list(result.targets) == ["Watch it", "Same deal again", "New game"]
    assert all(sheet.contains(place) for place in result.targets.values())


def figures(result: Result) -> list[pygame.Rect]:
    return [item.rect for item, _ in result.body.items if isinstance(item, Figure)]


def test_figures_stand_in_a_line(pen: Pen) -> None:
    assert len({place.y for place in figures(Result(pen))}) == 1


def test_figures_stand_two_by_two_in_a_narrow_window(pen: Pen) -> None:
    result = Result(pen)
    result.resize((700, 900), 1.0)
    places = figures(result)
    assert (len({place.y for place in places}), len({place.x for place in places})) == (2, 2)


def test_an_outcome_of_few_words(pen: Pen) -> None:
    full, bare = Result(pen), Result(pen, Outcome("Well played.", "", ()))
    assert bare.frame.sheet.h < full.frame.sheet.h
    assert list(bare.targets) == list(full.targets)


def test_the_table_is_not_darkened(pen: Pen) -> None:
    result = Result(pen)
    assert picture(result).get_at((5, 5)) == pygame.Color(TABLE)
    assert picture(result).get_at(result.frame.sheet.center) != pygame.Color(TABLE)


def test_opening_begins_with_almost_nothing(pen: Pen) -> None:
    result = Result(pen, pace=1.0)
    result.step(0.001)
    shown, table = picture(result), pygame.Color(TABLE)
    places = [(x, y) for x in range(0, LARGE[0], 9) for y in range(0, LARGE[1], 9)]
    assert all(max(abs(shown.get_at(place)[i] - table[i]) for i in range(3)) < 12 for place in places)


def test_the_end_of_opening_is_the_picture_at_rest(pen: Pen) -> None:
    moving, resting = Result(pen, pace=1.0), Result(pen)
    moving.clock = 0.99
    seen = [picture(result).subsurface(resting.frame.sheet.inflate(80, 80)) for result in (moving, resting)]
    assert pygame.transform.average_color(seen[0])[:3] == pygame.transform.average_color(seen[1])[:3]


def test_a_screen_covers_every_place(pen: Pen) -> None:
    assert Screen(pen).covers((5, 5))


@pytest.mark.parametrize("window", [*WINDOWS, ((500, 200), 1.0)])
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=str)
def test_the_bar_is_left_to_the_table(pen: Pen, rules: object, window: tuple[tuple[int, int], float]) -> None:
    result = Result(pen)
    result.resize(*window)
    (wide, _), bar, sheet = window[0], Layout.fitted(*window, rules).bar, result.frame.sheet  # type: ignore[arg-type]
    inside = [(x, y) for x in (0, wide // 2, wide - 1) for y in (0, bar.h - 1)]
    assert all(result.covers(point) == sheet.collidepoint(point) for point in inside)
    assert all(result.covers((x, bar.h)) for x in (0, wide // 2, wide - 1))
    assert result.covers(sheet.center)


def notes(result: Result) -> list[pygame.Rect]:
    return [item.rect for item, _ in result.body.items if type(item) is Label]


def test_the_notes_stand_side_by_side_where_there_is_room(pen: Pen) -> None:
    result = Result(pen)
    left, right = notes(result)
    assert left.y == right.y
    assert left.right < right.left
    assert right.right == result.frame.body.right
    result.resize((360, 900), 1.0)
    left, right = notes(result)
    assert left.bottom <= right.top


def test_a_low_window_shows_no_notes(pen: Pen) -> None:
    result = Result(pen)
    result.resize((900, 480), 1.0)
    assert notes(result) == []
