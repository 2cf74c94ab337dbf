"""The launcher is clicked: the desktop's own starter opens the game from it, from any working directory."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import desktopentry
from tests.desktop.desktop import ROOT, Desktop
from tests.desktop.waiting import until
from tests.programs import need

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="desktop entries are of free desktops")


@pytest.fixture
def entry(desktop: Desktop) -> Path:
    """The launcher installed in the desktop's home."""
    desktop.environ["XDG_DATA_HOME"] = str(desktop.folder / "home" / "share of mine")
    command = [sys.executable, "-m", "klondike", "--install-launcher"]
    done = subprocess.run(command, cwd=ROOT, env=desktop.environ, check=True, capture_output=True, text=True)
    path = desktop.folder / "home/share of mine/applications/klondike.desktop"
    assert done.stdout == f"Klondike is in the menu of programs now: {path}\n"
    return path


def test_the_entry_opens_the_game(desktop: Desktop, entry: Path) -> None:
    keys = desktopentry.entry(entry)
    folder = Path(keys.get("Path", "/"))
    player = desktop.start(program=desktopentry.arguments(keys["Exec"]), folder=folder)
    assert player.title == "Klondike"
    player.key("ctrl+q")
    assert player.wait_exit() == 0


def test_the_starter_of_the_desktop_opens_it(desktop: Desktop, entry: Path) -> None:
    need("gio")
    search = ("search", "--onlyvisible", "--class", "^klondike$")
    subprocess.run(["gio", "launch", entry], cwd="/", env=desktop.environ, check=True)
    window = until(lambda: desktop.tool(*search, check=False).split(), 20, "a window")[0]
    process = int(desktop.tool("getwindowpid", window))
    desktop.tool("windowactivate", "--sync", window, "key", "ctrl+q")
    until(lambda: not is_running(process), 10, "the end of the program")


def is_running(process: int) -> bool:
    """Whether there is such a process, not counting one that has ended and waits to be noticed."""
    try:
        os.kill(process, 0)
        return ") Z " not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (ProcessLookupError, FileNotFoundError):
        return False
