"""The log of a whole session: how it begins and ends, and what the player wanted."""

import subprocess
import sys
from pathlib import Path

import pytest

from klondike import __version__
from klondike.store.paths import portable_paths

ROOT = Path(__file__).resolve().parent.parent
SESSION = """
import sys
from pathlib import Path

import pygame

from klondike.app import App
from klondike.cli import Options
from klondike.start import run
from klondike.ui.commands import Command


def play(app):
    for key in (pygame.K_SPACE, pygame.K_F10):
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", repeat=False, scancode=0))
    app.desk.obey(Command.UNDO)
    if len(sys.argv) > 3:
        raise LookupError(sys.argv[3])
    app.quit()


App.run = play
status = run(Options(data_dir=Path(sys.argv[1]), log_level=sys.argv[2]))
print(status, "logging" in sys.modules)
"""


def session(folder: Path, *arguments: str) -> tuple[str, list[str]]:
    """What a session printed, and the lines of its log without the time."""
    (folder / "config").mkdir()
    (folder / "config" / "settings.json").write_text('{"window": [800, 600]}', encoding="utf-8")
    command = [sys.executable, "-c", SESSION, str(folder), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    log = portable_paths(folder).log
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return done.stdout.strip(), [line.split(" ", 2)[2] for line in lines if line[:2] == "20"]


BEGIN = f"INFO klondike: Klondike {__version__} begins: driver dummy, window (800, 600)"
END = "INFO klondike: Klondike ends"
COMMANDS = [f"DEBUG klondike: command: {name}" for name in ("draw", "menu", "undo")]


@pytest.mark.parametrize(("level", "told"), [("info", [BEGIN, END]), ("debug", [BEGIN, *COMMANDS, END])])
def test_a_session_is_told_as_wished(tmp_path: Path, level: str, told: list[str]) -> None:
    assert session(tmp_path, level) == ("0 True", told)


def test_usually_nothing_is_told_and_nothing_imported_for_it(tmp_path: Path) -> None:
    assert session(tmp_path, "warning") == ("0 False", [])


def test_what_went_wrong_is_told(tmp_path: Path) -> None:
    printed, lines = session(tmp_path, "warning", "no such card")
    assert (printed, lines) == ("1 True", ["ERROR klondike: the program ended"])
    assert "LookupError: no such card" in portable_paths(tmp_path).log.read_text(encoding="utf-8")
