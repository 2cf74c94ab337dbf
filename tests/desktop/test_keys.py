"""Keys as a real keyboard sends them: Alt alone and with others, the bar, the text, keys of one's own."""

import sys
import time

import pytest

from klondike.store.paths import portable_paths
from klondike.store.store import open_store
from tests.desktop.checks import PLAYED, WON
from tests.desktop.desktop import Desktop
from tests.desktop.player import Player
from tests.desktop.table import Table, come_back, middle
from tests.programs import need

OTHER_WINDOW = (sys.executable, "-m", "tests.desktop.window")
EMPTY = (400, 780)  # nothing lies there
QUIET_SECONDS = 0.7
MOVED = ("mousemove_relative", 60, 20, "sleep", 0.1)


@pytest.fixture
def table(desktop: Desktop) -> Table:
    """A game with some moves made."""
    need("openbox")
    return come_back(desktop, WON.after(PLAYED))


def screen(player: Player) -> str:
    """What is open after a moment in which it could have come."""
    time.sleep(QUIET_SECONDS)
    return str(player.now["screen"])


def place(desktop: Desktop, player: Player) -> str:
    """Where the window is."""
    return desktop.tool("getwindowgeometry", player.window)


def test_alt_alone_opens_the_menu_and_closes_it(table: Table) -> None:
    for expected in ("menu", "table"):
        table.player.key("alt")
        table.wait_for_screen(expected)


def test_alt_with_a_key_or_a_button_of_the_window_manager_does_not(desktop: Desktop, table: Table) -> None:
    player = table.player
    player.key("alt+Return")
    assert screen(player) == "table"
    player.key("alt+Return")
    assert screen(player) == "table"
    before = place(desktop, player)
    player.move(EMPTY)
    desktop.tool("keydown", "alt", "mousedown", 1, "sleep", 0.1, *MOVED * 3, "mouseup", 1, "keyup", "alt")
    assert screen(player) == "table"
    assert place(desktop, player) != before


def test_alt_tab_to_another_window_and_back_does_not(desktop: Desktop, table: Table) -> None:
    other = desktop.start(desktop.folder / "other.jsonl", program=OTHER_WINDOW)
    other.open()
    table.player.restore()
    time.sleep(QUIET_SECONDS)
    for expected in (other.window, table.player.window):
        desktop.tool("keydown", "alt", "sleep", 0.1, "key", "Tab", "sleep", 0.2, "keyup", "alt")
        assert screen(table.player) == "table"
        assert desktop.tool("getactivewindow").strip() == expected
    table.player.key("alt")
    table.wait_for_screen("menu")


def test_the_bar_can_be_used_without_a_mouse(table: Table) -> None:
    player = table.player
    player.key("F6", "Right", "Right", "Return")
    table.wait_for_screen("new_game")
    player.key("Escape")
    table.wait_for_screen("table")
    player.key("Home", "Return")
    table.wait_for_screen("menu")


def test_the_text_grows_by_the_keys_of_any_keyboard(table: Table) -> None:
    steps = {"ctrl+plus": 110, "ctrl+KP_Add": 120, "ctrl+minus": 110, "ctrl+KP_Subtract": 100}
    for key, size in {**steps, "ctrl+equal": 110, "ctrl+0": 100}.items():
        table.player.key(key)
        table.player.wait_for(lambda record, size=size: record["said"] == f"Text size {size} %")


def test_a_key_of_ones_own_is_chosen_by_mouse_and_keyboard(desktop: Desktop, table: Table) -> None:
    player = table.player
    player.key("ctrl+comma")
    table.wait_for_screen("settings")
    for target in ("Keys", "Choose a game"):
        record = player.wait_for(lambda record, target=target: target in record["targets"])
        player.click(middle(record["targets"][target]))
        time.sleep(QUIET_SECONDS)
    player.key("x", "Escape")
    table.wait_for_screen("table")
    player.key("x")
    table.wait_for_screen("new_game")
    store = open_store(portable_paths(desktop.folder / "state"))
    assert store.settings.keys == "choose_game\tX\tG"
    store.close()
