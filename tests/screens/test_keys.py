"""The page of keys: every line by mouse and keyboard, what is told, and how it fits."""

import pygame
import pytest

from klondike.assets import assets_folder
from klondike.scene.drawings import Drawings
from klondike.screens.keys import AS_BEFORE, NONE, PART_OF_SYSTEM, RESET, WAITING, KeyRow
from klondike.screens.settings import PAGES, SettingsScreen
from klondike.store.settings import Settings
from klondike.ui.commands import USUAL, Command, all_key_names
from klondike.ui.keys import LONE_ALT, Key
from klondike.ui.ownkeys import all_slots, keymap_of
from klondike.ui.pen import Pen
from klondike.ui.widgets import Label, ListRow
from tests.screens.fitting import SIZES, faults
from tests.ui.events import click, key

KEYS_PAGE = next(i for i, page in enumerate(PAGES) if page.tab.title == "Keys")
DRAWINGS = Drawings(assets_folder() / "cards")
LARGE, SMALL = (1280, 800), (640, 480)
BOTH = pytest.mark.parametrize("size", [LARGE, SMALL])


class Opened:
    """The open page, and what it told."""

    def __init__(self, pen: Pen, size: tuple[int, int] = LARGE, unit: float = 1.0, keys: str = "") -> None:
        self.told: list[tuple[str, object]] = []
        values = Settings()._asdict() | {"draw": 3, "keys": keys}
        self.sheet = SettingsScreen(pen, values, lambda *told: self.told.append(told), DRAWINGS, pace=0)
        self.sheet.keymap = keymap_of(keys)
        self.sheet.resize(size, unit)
        self.sheet.turn_to(KEYS_PAGE)

    @property
    def rows(self) -> dict[str, KeyRow]:
        return {row.slot.name: row for row in self.sheet.group.widgets if isinstance(row, KeyRow)}

    @property
    def focus(self) -> str:
        return self.sheet.group.focus.slot.name

    def press(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            self.sheet.handle(key(code, mod))

    def wait_at(self, name: str) -> KeyRow:
        self.sheet.body.reveal(self.rows[name])
        click(self.sheet, self.rows[name].rect.center)
        assert self.rows[name].is_waiting
        return self.rows[name]


def test_the_names_of_the_pages_stay_in_sight(pen: Pen) -> None:
    opened = Opened(pen)
    names = [each for each in opened.sheet.group.widgets if isinstance(each, ListRow)]
    before = [name.rect.y for name in names]
    opened.wait_at(list(opened.rows)[-1])
    names = [each for each in opened.sheet.group.widgets if isinstance(each, ListRow)]
    assert opened.sheet.body.offset > 0
    assert [name.rect.y for name in names] == before


def test_every_command_is_listed_with_its_keys(pen: Pen) -> None:
    opened = Opened(pen, keys="hint\tX\nstatistics")
    assert list(opened.rows) == [slot.name for slot in all_slots()]
    assert opened.rows["hint"].names == ("X",)
    assert opened.rows["undo"].names == all_key_names(Command.UNDO)
    assert opened.rows["statistics"].say() == f"Statistics, {NONE}"
    assert opened.rows["enter_code"].say() == "Enter a deal code, Ctrl V"


@BOTH
def test_a_click_and_a_key_give_the_key(pen: Pen, size: tuple[int, int]) -> None:
    opened = Opened(pen, size)
    row = opened.wait_at("hint")
    assert row.say() == f"Hint, {WAITING}"
    opened.press(pygame.K_x)
    assert opened.told == [("keys", "hint\tX\tH")]
    assert opened.rows["hint"].names == ("X", "H")
    assert (opened.focus, opened.rows["hint"].is_waiting) == ("hint", False)


@BOTH
def test_it_goes_without_a_mouse(pen: Pen, size: tuple[int, int]) -> None:
    opened = Opened(pen, size)
    for _ in opened.sheet.group.widgets:
        opened.press(pygame.K_TAB)
        if isinstance(opened.sheet.group.focus, KeyRow):
            break
    opened.press(pygame.K_UP)
    assert opened.focus == "new_game"
    opened.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    opened.press(pygame.K_RETURN, mod=pygame.KMOD_LCTRL)
    assert opened.told == [("keys", "today\tCtrl+Enter\tT")]
    assert opened.focus == "today"
    assert opened.rows["today"].shows_focus
    opened.press(pygame.K_TAB)
    assert not isinstance(opened.sheet.group.focus, KeyRow)
    opened.press(pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert opened.focus == "today"
    opened.press(*[pygame.K_DOWN] * 99)
    assert opened.focus == list(opened.rows)[-1]
    rect = opened.rows[opened.focus].rect
    assert opened.sheet.body.view.contains(rect)


def test_a_key_of_another_moves_and_it_is_said(pen: Pen) -> None:
    opened = Opened(pen)
    opened.wait_at("hint")
    opened.press(pygame.K_s)
    assert opened.rows["hint"].note == "S was “Statistics”, which has no key now."
    assert opened.rows["statistics"].names == ()
    assert opened.told == [("keys", "hint\tS\tH\nstatistics")]


def test_escape_cancels_and_closes_only_then(pen: Pen) -> None:
    opened = Opened(pen)
    row = opened.wait_at("hint")
    opened.press(pygame.K_ESCAPE)
    assert not row.is_waiting
    assert not opened.sheet.is_closed
    opened.press(pygame.K_ESCAPE)
    assert opened.sheet.is_closed
    assert opened.told == []


def test_leaving_the_line_cancels(pen: Pen) -> None:
    opened = Opened(pen)
    row = opened.wait_at("hint")
    opened.press(pygame.K_TAB)
    assert not row.is_waiting
    opened.wait_at("hint")
    click(opened.sheet, opened.rows["hint"].rect.center)
    assert not opened.rows["hint"].is_waiting
    assert opened.told == []


@pytest.mark.parametrize(
    ("code", "mod"),
    [(pygame.K_LSHIFT, pygame.KMOD_LSHIFT), (pygame.K_LALT, pygame.KMOD_LALT), (pygame.K_RCTRL, 0)],
)
def test_it_goes_on_waiting_while_only_modifiers_are_held(pen: Pen, code: int, mod: int) -> None:
    opened = Opened(pen)
    row = opened.wait_at("hint")
    opened.press(code, mod=mod)
    assert row.is_waiting
    assert opened.told == []


def test_alt_alone_is_a_key_too(pen: Pen) -> None:
    opened = Opened(pen)
    opened.wait_at("hint")
    opened.press(LONE_ALT.code)
    assert opened.told == [("keys", "hint\tAlt\tH\nmenu\tF10")]


@pytest.mark.parametrize(
    ("code", "mod", "words"),
    [
        (pygame.K_F4, pygame.KMOD_LALT, "Alt+F4 belongs to the system."),
        (pygame.K_d, pygame.KMOD_LGUI, PART_OF_SYSTEM),
        (pygame.K_PRINTSCREEN, 0, "This key has no name here. Please take another."),
        (pygame.K_h, 0, "H is its key already."),
    ],
)
def test_what_is_refused_is_said(pen: Pen, code: int, mod: int, words: str) -> None:
    opened = Opened(pen)
    opened.wait_at("hint")
    opened.press(code, mod=mod)
    assert (opened.told, opened.rows["hint"].note) == ([], words)
    assert opened.rows["hint"].say().endswith(words)


@BOTH
def test_reset_brings_all_back(pen: Pen, size: tuple[int, int]) -> None:
    opened = Opened(pen, size, keys="hint\tS\nstatistics")
    click(opened.sheet, opened.sheet.targets[RESET].center)
    assert opened.told == [("keys", "")]
    assert opened.sheet.keymap == USUAL
    assert AS_BEFORE in [item.text for item, _ in opened.sheet.body.items if isinstance(item, Label)]
    click(opened.sheet, opened.sheet.targets[RESET].center)
    assert len(opened.told) == 1


def test_keys_that_close_or_quit_elsewhere_can_be_given(pen: Pen) -> None:
    opened = Opened(pen)
    opened.wait_at("hint")
    opened.press(pygame.K_F11)
    assert opened.sheet.keymap.meant[Key(pygame.K_F11)] == Key(pygame.K_h)


@pytest.mark.parametrize(("size", "unit"), SIZES)
def test_all_is_inside_and_nothing_overlaps(pen: Pen, size: tuple[int, int], unit: float) -> None:
    opened = Opened(pen, size, unit)
    assert faults(opened.sheet) == []
    opened.wait_at("undo")
    opened.press(pygame.K_s)
    assert faults(opened.sheet) == []
    assert all(row.height_in(opened.sheet.pen, row.rect.w / unit) > 0 for row in opened.rows.values())
