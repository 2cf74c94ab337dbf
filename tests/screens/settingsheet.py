"""An open sheet of settings to test with, and what it told."""

import pygame

from klondike.assets import assets_folder
from klondike.scene.drawings import Drawings
from klondike.screens.settings import PAGES, SettingsScreen
from klondike.ui.pen import Pen
from klondike.ui.widgets import Slider
from tests.ui.events import click, key

VALUES: dict[str, object] = {
    "draw": 3,
    "ask_before_losing": True,
    "keep_past_games": True,
    "help": "hint",
    "keys": "",
    "hint_first": "card",
    "homing": "never",
    "finish_by_itself": False,
    "pause_away": False,
    "show_places": False,
    "texture": True,
    "theme": "blue",
    "panels": "light",
    "large_print": False,
    "four_colours": False,
    "back": "table",
    "strong_outlines": False,
    "large_buttons": False,
    "bright_cursor": False,
    "speech": False,
    "click": "move",
    "click_first": "best",
    "right_click_home": True,
    "stock_count": True,
    "show_time": True,
    "show_moves": True,
    "show_score": True,
    "left_handed": False,
    "text_size": 100,
    "speed": "normal",
    "reduced_motion": False,
    "cascade": True,
    "sound": True,
    "volume": 55,
}
LARGE, SMALL = (1280, 800), (640, 480)
DRAWINGS = Drawings(assets_folder() / "cards")
APPEARANCE, SOUND, EASIER = [
    next(i for i, page in enumerate(PAGES) if page.tab.title == title)
    for title in ("Appearance", "Motion and sound", "Easier to see")
]


class Opened:
    """An open sheet of settings, and what it told."""

    def __init__(self, pen: Pen, size: tuple[int, int] = LARGE, unit: float = 1.0, **values: object) -> None:
        self.told: list[tuple[str, object]] = []
        self.sheet = SettingsScreen(pen, VALUES | values, self.hear, DRAWINGS, pace=0)
        self.sheet.resize(size, unit)

    def hear(self, name: str, value: object) -> None:
        self.told.append((name, value))

    def press(self, *codes: int) -> None:
        for code in codes:
            self.sheet.handle(key(code))

    def click(self, target: str) -> None:
        click(self.sheet, self.sheet.targets[target].center)

    def turn_to(self, page: int) -> None:
        self.sheet.turn_to(page)

    def focus_on(self, label: str) -> None:
        """Press Tab until the keyboard is at that control."""
        for _ in self.sheet.group.widgets:
            self.press(pygame.K_TAB)
            focus = self.sheet.group.focus
            if label in (getattr(focus, "name", None), getattr(focus, "label", None)):
                return
        raise AssertionError(f"Tab never comes to {label}")

    def slider(self) -> Slider:
        return next(each for each in self.sheet.group.widgets if isinstance(each, Slider))
