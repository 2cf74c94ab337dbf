"""The menu: its rows, its ways with mouse and keys, its shape in windows of all sizes."""

from itertools import combinations

import pygame
import pytest

from klondike.screens.menu import GROUPS, MenuScreen
from klondike.ui.commands import ROWS, Command
from klondike.ui.pen import Pen
from klondike.ui.theme import theme
from tests.screens.samples import picture
from tests.ui.events import click, down, key, motion, up

BUTTON = pygame.Rect(12, 6, 94, 44)
CODE = "KL1-S3-00002K7A"
LONG_CODE = "KL1-S3-" + "7Q" * 24
WINDOWS = (((640, 480), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0), ((640, 480), 2.0), ((3840, 2160), 2.0))


class Menu(MenuScreen):
    """A menu that remembers what was wished."""

    def __init__(
        self, pen: Pen, code: str = CODE, disabled: frozenset[Command] = frozenset(), pace: float = 0
    ) -> None:
        self.wishes: list[Command] = []
        super().__init__(pen, BUTTON, code, disabled, self.wishes.append, pace)


def opened(
    pen: Pen,
    window: tuple[tuple[int, int], float] = ((1280, 800), 1.0),
    code: str = CODE,
    disabled: frozenset[Command] = frozenset(),
) -> Menu:
    menu = Menu(pen.at_unit(window[1]), code, disabled)
    menu.anchor = pygame.Rect([round(side * window[1]) for side in BUTTON])
    menu.resize(*window)
    return menu


def press(menu: Menu, *codes: int) -> None:
    for code in codes:
        menu.handle(key(code))


def test_every_row_is_of_the_table_of_commands(pen: Pen) -> None:
    labels = [ROWS[command].label for group in GROUPS for command in group]
    assert list(opened(pen).targets) == [*labels, "Copy"]


@pytest.mark.parametrize("command", [command for group in GROUPS for command in group])
def test_a_click_closes_and_tells_the_wish(pen: Pen, command: Command) -> None:
    menu = opened(pen)
    click(menu, menu.targets[ROWS[command].label].center)
    assert (menu.wishes, menu.is_closed) == ([command], True)


def test_the_last_row_copies_the_code(pen: Pen) -> None:
    menu = opened(pen)
    click(menu, menu.targets["Copy"].center)
    assert menu.wishes == [Command.COPY_CODE]


def test_what_is_not_possible_now_does_nothing(pen: Pen) -> None:
    menu = opened(pen, disabled=frozenset((Command.FINISH,)))
    click(menu, menu.targets["Send home all that fits"].center)
    press(menu, pygame.K_a)
    assert (menu.wishes, menu.is_closed) == ([], False)


def test_enter_means_nothing_before_an_arrow(pen: Pen) -> None:
    menu = opened(pen)
    press(menu, pygame.K_RETURN)
    assert (menu.wishes, menu.is_closed) == ([], False)


@pytest.mark.parametrize(
    ("codes", "command"),
    [
        ((pygame.K_DOWN,), Command.NEW_GAME),
        ((pygame.K_DOWN, pygame.K_DOWN), Command.CHOOSE_GAME),
        ((pygame.K_UP,), Command.COPY_CODE),
        ((pygame.K_TAB,), Command.NEW_GAME),
        ((pygame.K_END, pygame.K_UP), Command.QUIT),
        ((pygame.K_END, pygame.K_HOME), Command.NEW_GAME),
    ],
)
def test_arrows_lead_to_a_row(pen: Pen, codes: tuple[int, ...], command: Command) -> None:
    menu = opened(pen)
    press(menu, *codes, pygame.K_RETURN)
    assert menu.wishes == [command]


def test_arrows_pass_what_is_not_possible_now(pen: Pen) -> None:
    menu = opened(pen, disabled=frozenset((Command.NEW_GAME, Command.CHOOSE_GAME)))
    press(menu, pygame.K_DOWN, pygame.K_RETURN)
    assert menu.wishes == [Command.TODAY]


@pytest.mark.parametrize(
    ("codes", "command"),
    [
        ((pygame.K_DOWN, pygame.K_RIGHT), Command.FINISH),
        ((pygame.K_DOWN, pygame.K_RIGHT, pygame.K_LEFT), Command.NEW_GAME),
        ((pygame.K_DOWN, pygame.K_LEFT), Command.NEW_GAME),
        ((pygame.K_RIGHT,), Command.NEW_GAME),
    ],
)
def test_arrows_lead_to_the_other_column(pen: Pen, codes: tuple[int, ...], command: Command) -> None:
    menu = opened(pen, WINDOWS[0])
    press(menu, *codes, pygame.K_RETURN)
    assert menu.wishes == [command]


def test_the_keys_beside_the_rows_work(pen: Pen) -> None:
    for code, mod, command in (
        (pygame.K_F2, 0, Command.NEW_GAME),
        (pygame.K_s, 0, Command.STATISTICS),
        (pygame.K_q, pygame.KMOD_LCTRL, Command.QUIT),
        (pygame.K_F11, 0, Command.FULL_SCREEN),
    ):
        menu = opened(pen)
        assert menu.handle(key(code, mod))
        assert (menu.wishes, menu.is_closed) == ([command], True)


def test_keys_of_the_table_stay_in_the_menu(pen: Pen) -> None:
    menu = opened(pen)
    assert menu.handle(key(pygame.K_z, pygame.KMOD_LCTRL))
    assert (menu.wishes, menu.is_closed) == ([], False)


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_F10])
def test_keys_that_close(pen: Pen, code: int) -> None:
    menu = opened(pen)
    press(menu, code)
    assert (menu.wishes, menu.is_closed) == ([], True)


@pytest.mark.parametrize("command", [Command.CANCEL, Command.MENU])
def test_commands_that_close(pen: Pen, command: Command) -> None:
    menu = opened(pen)
    assert menu.obey(command)
    assert (menu.wishes, menu.is_closed) == ([], True)


@pytest.mark.parametrize("place", [(900, 600), BUTTON.center])
def test_a_click_outside_closes(pen: Pen, place: tuple[int, int]) -> None:
    menu = opened(pen)
    click(menu, place)
    assert (menu.wishes, menu.is_closed) == ([], True)


def test_a_press_that_leaves_its_row_does_nothing(pen: Pen) -> None:
    menu = opened(pen)
    menu.handle(down(menu.targets["Quit"].center))
    menu.handle(up((900, 600)))
    assert (menu.wishes, menu.is_closed) == ([], False)


def test_it_chooses_once_while_it_fades(pen: Pen) -> None:
    menu = Menu(pen, pace=1.0)
    menu.resize((1280, 800), 1.0)
    menu.obey(Command.RESTART)
    menu.obey(Command.RESTART)
    press(menu, pygame.K_r)
    assert (menu.wishes, menu.is_closing, menu.is_closed) == ([Command.RESTART], True, False)
    menu.step(1.0)
    assert menu.is_closed


@pytest.mark.parametrize("window", WINDOWS)
def test_it_hangs_under_its_button_and_stays_in_the_window(
    pen: Pen, window: tuple[tuple[int, int], float]
) -> None:
    menu = opened(pen, window)
    sheet = menu.frame.sheet
    assert sheet.top >= menu.anchor.bottom
    assert sheet.left == menu.anchor.left
    assert pygame.Rect((0, 0), window[0]).contains(sheet)


@pytest.mark.parametrize("window", WINDOWS)
def test_rows_lie_on_the_sheet_and_apart(pen: Pen, window: tuple[tuple[int, int], float]) -> None:
    menu = opened(pen, window, LONG_CODE)
    places = list(menu.targets.values())
    assert all(menu.frame.sheet.contains(place) for place in places)
    assert not any(first.colliderect(second) for first, second in combinations(places, 2))


@pytest.mark.parametrize("window", [WINDOWS[0], WINDOWS[2], ((1000, 900), 1.0)])
def test_all_rows_show_in_low_windows_in_two_columns(pen: Pen, window: tuple[tuple[int, int], float]) -> None:
    menu = opened(pen, window)
    assert menu.targets["Send home all that fits"].top == menu.targets["New game"].top
    assert menu.targets["Copy"].left > menu.targets["New game"].right
    assert not menu.body.scrolls


def test_high_windows_have_one_column(pen: Pen) -> None:
    menu = opened(pen, ((1000, 1000), 1.0))
    assert {menu.targets[name].left for name in ("New game", "Quit", "Copy")} == {menu.anchor.left + 8}
    assert not menu.body.scrolls


def test_a_hint_and_the_next_deal_can_be_chosen_by_their_keys(pen: Pen) -> None:
    for code, mod, command in (
        (pygame.K_h, 0, Command.HINT),
        (pygame.K_RIGHT, pygame.KMOD_LCTRL, Command.NEXT_DEAL),
    ):
        menu = opened(pen)
        menu.handle(key(code, mod))
        assert (menu.wishes, menu.is_closed) == ([command], True)


def test_large_text_in_the_smallest_window_scrolls_to_the_row_in_use(pen: Pen) -> None:
    menu = opened(pen, WINDOWS[3])
    assert "Quit" not in menu.targets
    press(menu, pygame.K_END, pygame.K_UP)
    assert menu.frame.body.contains(menu.targets["Quit"])


def test_a_long_code_is_cut(pen: Pen) -> None:
    menu = opened(pen, ((1280, 1000), 1.0), code=LONG_CODE)
    row = menu.body.widgets[-1]
    shown = row.shown  # type: ignore[attr-defined]
    assert shown.startswith("KL1-S3-7Q7Q")
    assert shown.endswith("…")


def test_it_follows_its_button_when_the_text_grows(pen: Pen) -> None:
    menu = opened(pen)
    menu.resize((1280, 800), 1.5)
    assert menu.anchor == pygame.Rect(18, 9, 141, 66)
    assert menu.frame.sheet.left == 18


def test_a_pointed_row_looks_different(pen: Pen) -> None:
    menu = opened(pen)
    row = menu.targets["Settings"]
    before = picture(menu)
    menu.dirty = False
    menu.handle(motion(row.center))
    assert menu.dirty
    inside = (row.right - 4, row.centery)
    assert before.get_at(inside) != picture(menu).get_at(inside)


def test_it_shows_in_other_colours(pen: Pen) -> None:
    menu = opened(pen)
    corner = menu.frame.sheet.move(4, 30).topleft
    before = picture(menu).get_at(corner)
    menu.restyle(theme("charcoal"))
    assert picture(menu).get_at(corner) != before
